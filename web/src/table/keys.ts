// The keyboard: what each key does at the table, as long as nobody is writing.

import type { Deed, Screen } from './chunk'

export interface Keyed {
  screen: Screen
  open(sheet: string): void
  close(): boolean
  log(): void
  /** What was chosen on the map when the key came down: the map may have chosen something since. */
  chosen: string | null
}

/** Do what a key says; answers whether it was one of ours. */
export function press(event: KeyboardEvent, keyed: Keyed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') return keyed.close()
  if (writes(event.target)) return false
  const sheets: Record<string, string> = { t: 'chart', f: 'find', '?': 'keys' }
  const sheet = sheets[event.key.toLowerCase()]
  if (sheet) return done(() => keyed.open(sheet))
  if (event.key.toLowerCase() === 'l') return done(() => keyed.log())
  const deed = deedOf(event, keyed.screen.bar.deeds, keyed.chosen)
  if (deed) return done(() => deed.run())
  if (!keyed.screen.key(event)) return false
  leaveBar()
  return true
}

/** A button of the bar above keeps the focus after its sheet is closed; Enter belongs to the game again. */
function leaveBar(): void {
  const held = document.activeElement
  if (held instanceof HTMLElement && held.closest('header')) held.blur()
}

function deedOf(event: KeyboardEvent, deeds: Deed[], chosen: string | null): Deed | undefined {
  const key = event.key === 'P' ? 'p' : event.key
  if (key === 'Enter' && takesEnter(event.target, chosen)) return undefined
  return deeds.find((deed) => deed.key === key && !deed.off)
}

/** Whether what has the focus takes Enter for itself: a button does, and a place on the map that may be chosen. */
function takesEnter(target: EventTarget | null, chosen: string | null): boolean {
  const held = target instanceof Element ? target.closest('button, a, [role="button"], [role="link"]') : null
  const place = held?.getAttribute('data-place')
  if (!held || !place) return held !== null
  return place !== chosen && document.querySelector('[data-place][data-legal]') !== null
}

const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]'

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null
}

function done(act: () => void): true {
  act()
  return true
}

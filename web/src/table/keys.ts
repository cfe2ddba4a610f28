// The keyboard: what each key does at the table, as long as nobody is writing.

import type { Deed, Screen } from './chunk'

export interface Keyed {
  screen: Screen
  open(sheet: string): void
  close(): boolean
  log(): void
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
  const deed = deedOf(event, keyed.screen.bar.deeds)
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

function deedOf(event: KeyboardEvent, deeds: Deed[]): Deed | undefined {
  const key = event.key === 'P' ? 'p' : event.key
  // A button or a place on the map that has the focus takes Enter for itself.
  if (
    key === 'Enter' &&
    event.target instanceof Element &&
    event.target.closest('button, a, [role="button"], [role="link"]')
  ) {
    return undefined
  }
  return deeds.find((deed) => deed.key === key && !deed.off)
}

const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]'

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null
}

function done(act: () => void): true {
  act()
  return true
}

// What was told: the events of a match between the views before and after them.

import { apply } from '../wire/apply'
import type { Event } from '../wire'

export type View = Record<string, unknown>

export interface Told {
  seq: number
  /** The seat that decided, or that the dealer served. */
  seat: number
  dealer: boolean
  verb: string
  /** What it happened to; nothing where it is not told. */
  things: string[]
  text: string
  before: View
  after: View
}

const BACK = /^back to (\d+)$/

/** An event that the view before it has just met. */
export function tell(event: Event, before: View): Told {
  const words = event.text.split(' ')
  return {
    seq: event.seq,
    seat: Number(event.who.replace('*', '')),
    dealer: event.who.startsWith('*'),
    verb: words[0] ?? '',
    things: words.slice(1),
    text: event.text,
    before,
    after: apply(before, event.set),
  }
}

/** What stands once this happened too: an event `back to k` strikes what stands after k. */
export function append(told: readonly Told[], next: Told): Told[] {
  const back = BACK.exec(next.text)
  if (!back) return [...told, next]
  const kept = Number(back[1])
  return [...told.filter((each) => each.seq <= kept), next]
}

/** Whether this takes something back. */
export function takesBack(told: Told): boolean {
  return BACK.test(told.text)
}

/** Everything that happened, from the first view on. */
export function tellAll(view: View, events: readonly Event[]): { view: View; told: Told[] } {
  const told: Told[] = []
  let seen = view
  for (const event of events) {
    const next = tell(event, seen)
    seen = next.after
    const back = BACK.exec(event.text)
    while (back && (told.at(-1)?.seq ?? -1) > Number(back[1])) told.pop()
    told.push(next)
  }
  return { view: seen, told }
}

// Elfenland's things in the reader's language.

import { language, t, type Args } from '../../words/words.svelte'
import { inOrder } from './journey'
import type { Counts } from './view'

/** What says a sentence by its key; a test hands in its own. */
export type Say = (id: string, args?: Args) => string

export const say: Say = t

export function town(id: string): string {
  return t(`town-${id}`)
}

/** A road's two towns; its name in the notation begins with them. */
export function endsOf(road: string): [string, string] {
  const [one = '', other = ''] = road.split('-')
  return [one, other]
}

export function terrainOf(road: string): string {
  return road.split('-')[2] ?? ''
}

export function across(road: string, from: string): string {
  const [one, other] = endsOf(road)
  return one === from ? other : one
}

export function roadName(road: string, tell: Say = say): string {
  const [one, other] = endsOf(road)
  return tell('road-name', { from: tell(`town-${one}`), to: tell(`town-${other}`) })
}

/** Names or things as a list: "a, b and c". */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items)
}

/** Cards or counters in words: "3 dragons, 1 raft". */
export function counted(counts: Counts, tell: Say = say): string {
  const kinds = [...new Set(inOrder(counts))]
  const rest = Object.keys(counts).filter((word) => counts[word] && !kinds.includes(word))
  return [...kinds, ...rest]
    .map((thing) => tell('thing-count', { thing, count: counts[thing] ?? 0 }))
    .join(', ')
}

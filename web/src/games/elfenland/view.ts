// Elfenland's view, as the wire tells it, and what the screen reads off it.

import type { View } from '../../table/told'

export const KINDS = ['pig', 'elfcycle', 'cloud', 'unicorn', 'trollwagon', 'dragon'] as const
export const CARDS = [...KINDS, 'raft'] as const
export const NONE = 'none'
export const ELVENHOLD = 'elvenhold'

export type Counts = Record<string, number>
/** What a counter is, and whether its face is seen by its owner only. */
export interface Faced {
  kind: string
  hidden: boolean
}

export interface Elfenland {
  boot: string[]
  taken: string[][]
  road: Record<string, string>
  blocked: string[]
  obstacles: number[]
  hidden: (Counts | null)[]
  backs: number[]
  open: Counts[]
  row: Counts
  pool_left: number
  fresh: (string | null)[]
  kept: (Counts | null)[]
  hand: (Counts | null)[]
  held: number[]
  spent: Counts
  need: number
  seat: string
  first: string
  round_no: number
  lap: number
  over: number
  phase: string
  home: (string | null)[]
  outright: number
}

/** The wire checks what it says: here it only gets its name. */
export function read(view: View): Elfenland {
  return view as unknown as Elfenland
}

/** How many play: only they have a boot. */
export function seatsIn(view: Elfenland): number {
  return view.boot.filter((town) => town !== NONE).length
}

export function actor(view: Elfenland): number {
  return Number(view.seat)
}

/** The seats in turn order of this round. */
export function turnOrder(view: Elfenland): number[] {
  const seats = seatsIn(view)
  const first = Number(view.first)
  const start = Number.isInteger(first) ? first : 0
  return Array.from({ length: seats }, (_, place) => (start + place) % seats)
}

export function townsOf(view: Elfenland, seat: number): number {
  return view.taken[seat]?.length ?? 0
}

/** A word for each thing, the same thing once for each time it is there. */
export function each(counts: Counts | null | undefined): string[] {
  if (!counts) return []
  return Object.entries(counts).flatMap(([word, count]) => Array<string>(count).fill(word))
}

export function total(counts: Counts | null | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
}

/** What is more of in one count than in the other. */
export function gained(before: Counts, after: Counts): Counts {
  const more: Counts = {}
  for (const [word, count] of Object.entries(after)) {
    const added = count - (before[word] ?? 0)
    if (added > 0) more[word] = added
  }
  return more
}

/** The counters before a seat, as far as they are known: hidden ones first, unknown backs as `hidden`. */
export function countersOf(view: Elfenland, seat: number): Faced[] {
  const known = view.hidden[seat]
  const hidden = known ? each(known) : Array<string>(view.backs[seat] ?? 0).fill('hidden')
  const open = each(view.open[seat])
  return [...open.map((kind) => ({ kind, hidden: false })), ...hidden.map((kind) => ({ kind, hidden: true }))]
}

/** By town: the seats whose piece still lies there. */
export function piecesLeft(view: Elfenland, towns: string[]): Record<string, number[]> {
  const seats = Array.from({ length: seatsIn(view) }, (_, seat) => seat)
  const taken = view.taken.map((list) => new Set(list))
  const left = towns
    .filter((town) => town !== ELVENHOLD)
    .map((town) => [town, seats.filter((seat) => !taken[seat]?.has(town))] as const)
  return Object.fromEntries(left)
}

/** The home town of a seat, where it is known. */
export function homeOf(view: Elfenland, seat: number): string | null {
  const home = view.home[seat]
  return home && home !== NONE ? home : null
}

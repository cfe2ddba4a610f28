// The journey that I plan: legs that the server has offered or allowed, each with what it eats.

import type { Way } from '../../wire'
import { CARDS, each, type Counts } from './view'

/** One road of a journey. */
export interface Step {
  road: string
  to: string
  caravan: boolean
  /** The cards it eats; null where only the whole leg's are known. */
  cards: Counts | null
}

/** What was chosen with one tap: one or more roads. */
export interface Leg {
  moves: string[]
  cards: Counts
  newTowns: number
  steps: Step[]
  /** The ways that were offered before it: other ways to pay. */
  offers: Ways
}

export type Ways = Record<string, Way[]>
/** The town at the other end of a road. */
export type Across = (road: string, town: string) => string

/** All moves of the legs, in their order. */
export function movesOf(legs: readonly Leg[]): string[] {
  return legs.flatMap((leg) => leg.moves)
}

/** All cards that the legs eat. */
export function cardsOf(legs: readonly Leg[]): Counts {
  return sum(legs.map((leg) => leg.cards))
}

export function stepsOf(legs: readonly Leg[]): Step[] {
  return legs.flatMap((leg) => leg.steps)
}

/** Where the legs end. */
export function endOf(legs: readonly Leg[], boot: string): string {
  return stepsOf(legs).at(-1)?.to ?? boot
}

/** The leg that goes a way which the server offered. */
export function legOf(way: Way, ways: Ways): Leg {
  const cuts = stepCuts(way.moves)
  const steps = cuts.map((moves, place) => ({
    road: moves[0]!.split(' ')[1]!,
    to: way.via[place] ?? '',
    caravan: moves[0]!.startsWith('caravan '),
    cards: stepCards(way, ways, cuts, place),
  }))
  return { moves: way.moves, cards: way.cards, newTowns: way.new_towns, steps, offers: ways }
}

/** The leg of a single road that was paid in a way of one's own. */
export function legAlong(moves: string[], to: string, cards: Counts, newTowns: number, offers: Ways): Leg {
  const [first = ''] = moves
  const [verb, road = ''] = first.split(' ')
  return { moves, cards, newTowns, steps: [{ road, to, caravan: verb === 'caravan', cards }], offers }
}

/** A ride alone, or a caravan with its payments. */
function stepCuts(moves: readonly string[]): string[][] {
  const cuts: string[][] = []
  for (const move of moves) {
    if (move.startsWith('spend ')) cuts.at(-1)?.push(move)
    else cuts.push([move])
  }
  return cuts
}

/** What one step eats: its own payments, the whole way's cards if it is the only step, or what is more than without it. */
function stepCards(way: Way, ways: Ways, cuts: string[][], place: number): Counts | null {
  const own = spentIn(cuts[place]!)
  if (own) return own
  if (cuts.length === 1) return way.cards
  const until = cardsUntil(way, ways, cuts, place + 1)
  const before = cardsUntil(way, ways, cuts, place)
  return until && before ? difference(until, before) : null
}

/** The cards of a way's first steps: those of the way that the server offers to the town which they reach. */
function cardsUntil(way: Way, ways: Ways, cuts: string[][], count: number): Counts | null {
  if (count === 0) return {}
  if (count === cuts.length) return way.cards
  const moves = cuts.slice(0, count).flat()
  const offered = ways[way.via[count - 1] ?? '']?.find((other) => same(other.moves, moves))
  return offered?.cards ?? null
}

function spentIn(moves: readonly string[]): Counts | null {
  if (!moves[0]?.startsWith('caravan ')) return null
  return sum(moves.slice(1).map((move) => ({ [move.slice('spend '.length)]: 1 })))
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, place) => move === other[place])
}

export function sum(counts: readonly Counts[]): Counts {
  const all: Counts = {}
  for (const count of counts)
    for (const [word, number] of Object.entries(count)) all[word] = (all[word] ?? 0) + number
  return all
}

export function difference(whole: Counts, part: Counts): Counts {
  const rest: Counts = {}
  for (const [word, number] of Object.entries(whole)) {
    const left = number - (part[word] ?? 0)
    if (left > 0) rest[word] = left
  }
  return rest
}

/** Cards in the order in which the notation wants them said. */
export function inOrder(cards: Counts): string[] {
  const place = (word: string) => CARDS.indexOf(word as (typeof CARDS)[number])
  return each(cards).sort((one, other) => place(one) - place(other))
}

/** What pays a caravan, or throws cards away. */
export function payments(verb: 'spend' | 'discard', cards: Counts): string[] {
  return inOrder(cards).map((card) => `${verb} ${card}`)
}

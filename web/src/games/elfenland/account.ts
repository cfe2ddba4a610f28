// The account of a whole match: points round by round, and facts to talk about.

import type { Told } from '../../table/told'
import { gained, read, total, townsOf } from './view'

/** Towns of every seat after each round, the start first. */
export function pointsOf(told: readonly Told[], seats: number): number[][] {
  const all = Array.from({ length: seats }, () => [0])
  const last = told.at(-1)
  for (const each of told) {
    const [before, after] = [read(each.before), read(each.after)]
    const closes = before.round_no > 0 && after.round_no > before.round_no
    if (!closes && each !== last) continue
    all.forEach((points, seat) => points.push(townsOf(after, seat)))
  }
  return all
}

export interface Fact {
  id: string
  values: (number | string)[]
}

interface Sum {
  steps: number
  cards: number
  caravans: number
  borrowed: number
  towns: number
}

/** What each seat did in the whole match. */
export function factsOf(told: readonly Told[], seats: number): Fact[] {
  const sums = Array.from({ length: seats }, () => ({
    steps: 0,
    cards: 0,
    caravans: 0,
    borrowed: 0,
    towns: 0,
  }))
  const placedBy = new Map<string, number>()
  for (const each of told) {
    if (each.verb === 'place' && each.things[0] !== 'obstacle') placedBy.set(each.things.at(-1)!, each.seat)
    const sum = sums[each.seat]
    if (sum && !each.dealer) count(each, sum, placedBy)
  }
  sums.forEach((sum, seat) => (sum.towns = told.length ? townsOf(read(told.at(-1)!.after), seat) : 0))
  return [
    { id: 'steps', values: sums.map((sum) => sum.steps) },
    { id: 'cards', values: sums.map((sum) => (sum.towns ? (sum.cards / sum.towns).toFixed(1) : '–')) },
    { id: 'caravans', values: sums.map((sum) => sum.caravans) },
    { id: 'borrowed', values: sums.map((sum) => sum.borrowed) },
  ]
}

function count(each: Told, sum: Sum, placedBy: Map<string, number>): void {
  const [before, after] = [read(each.before), read(each.after)]
  const travels = ['ride', 'caravan', 'spend'].includes(each.verb)
  if (travels) sum.cards += total(gained(before.spent, after.spent))
  if (travels && before.boot[each.seat] !== after.boot[each.seat]) sum.steps += 1
  if (each.verb === 'caravan') sum.caravans += 1
  const owner =
    each.verb === 'ride' || each.verb === 'caravan' ? placedBy.get(each.things[0] ?? '') : undefined
  if (owner !== undefined && owner !== each.seat) sum.borrowed += 1
}

// The printed facts for the browser, read from where the rules engine reads them; facts only, no rule.

import { readFile } from 'node:fs/promises'

const WORLD = new URL('../../src/elvenhold/world/', import.meta.url)
const NONE = 0

export interface Town {
  id: string
  name: string
  gold: number
  x: number
  y: number
}

export interface Road {
  id: string
  a: string
  b: string
  terrain: string
  lake?: string
}

/** Cards a step costs; two numbers: with and against the current; null: no way through. */
export type Price = number | [number, number] | null

export interface World {
  kinds: string[]
  terrains: string[]
  chart: Record<string, Record<string, Price>>
  towns: Town[]
  roads: Road[]
}

/** Everything printed on the board and on the transport chart. */
export async function readWorld(): Promise<World> {
  const board = JSON.parse(await readFile(new URL('data/board.json', WORLD), 'utf8')) as Pick<
    World,
    'towns' | 'roads'
  >
  const printed = await readFile(new URL('transports.py', WORLD), 'utf8')
  const kinds = membersOf(printed, 'Transport')
  const terrains = membersOf(printed, 'Terrain')
  return {
    kinds,
    terrains,
    chart: chartOf(printed, kinds, terrains),
    towns: board.towns.map(({ id, name, gold, x, y }) => ({ id, name, gold, x, y })),
    roads: board.roads.map(({ id, a, b, terrain, lake }) => ({
      id,
      a,
      b,
      terrain,
      ...(lake ? { lake } : {}),
    })),
  }
}

function membersOf(printed: string, name: string): string[] {
  const body = printed.split(`class ${name}(IntEnum):`)[1]?.split('\nclass ')[0]
  const members = [...(body ?? '').matchAll(/^ {4}([A-Z]+) = (\d+)$/gm)]
  if (members.length === 0 || members.some((found, place) => Number(found[2]) !== place)) {
    throw new Error(`transports.py: ${name} is not written as expected`)
  }
  return members.map((found) => found[1]!.toLowerCase())
}

/** The transport chart as transports.py writes it. */
export function chartOf(printed: string, kinds: string[], terrains: string[]): World['chart'] {
  const rows = [...printed.matchAll(/^ {4}\(([\d, ]+)\), {2}# (\w+)$/gm)]
  const chart = Object.fromEntries(
    rows.map((found) => [found[2]!, priced(found[1]!.split(',').map(Number), terrains)]),
  )
  const last = kinds.at(-1)!
  chart[last] = {
    ...priced([], terrains),
    river: [numberOf(printed, 'DOWNSTREAM'), numberOf(printed, 'UPSTREAM')],
  }
  if (kinds.some((kind) => !chart[kind]))
    throw new Error('transports.py: the chart is not written as expected')
  return chart
}

function priced(costs: number[], terrains: string[]): Record<string, Price> {
  return Object.fromEntries(terrains.map((terrain, place) => [terrain, costs[place] || null]))
}

function numberOf(printed: string, name: string): number {
  const found = new RegExp(`^${name} = (\\d+)$`, 'm').exec(printed)
  const number = Number(found?.[1] ?? NONE)
  if (number === NONE) throw new Error(`transports.py: ${name} is not written as expected`)
  return number
}

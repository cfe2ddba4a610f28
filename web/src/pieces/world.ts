// The world as it is printed, for whoever draws it: kinds, terrains, the transport chart, towns and roads.

import printed from '../../generated/world.json'
import { KINDS, TERRAINS, type Kind, type Terrain } from '../board/pieces'

/** Cards a step costs; two numbers: with and against the current; null: no way through. */
export type Price = number | readonly [number, number] | null
export type Chart = Readonly<Record<Kind, Readonly<Record<Terrain, Price>>>>

export interface PrintedTown {
  id: string
  name: string
  gold: number
  x: number
  y: number
}

export interface PrintedRoad {
  id: string
  a: string
  b: string
  terrain: Terrain
  lake?: string
}

interface World {
  kinds: readonly Kind[]
  terrains: readonly Terrain[]
  chart: Chart
  towns: readonly PrintedTown[]
  roads: readonly PrintedRoad[]
}

export const WORLD = printed as unknown as World
export { KINDS, TERRAINS, type Kind, type Terrain }

/** What a kind costs on each terrain it can use, as it stands on its card; what lakes cost is up to the match. */
export function pricesOf(kind: Kind, lakes: readonly number[] = []): { terrain: Terrain; price: string }[] {
  const row = WORLD.chart[kind]
  return WORLD.terrains
    .map((terrain) => ({ terrain, price: priceText(kind, terrain, row[terrain], lakes) }))
    .filter(({ price }) => price !== '')
}

function priceText(kind: Kind, terrain: Terrain, price: Price, lakes: readonly number[]): string {
  if (kind === WORLD.kinds.at(-1) && terrain === 'lake') return [...new Set(lakes)].join('/')
  if (price === null) return ''
  return typeof price === 'number' ? `${price}` : price.join('/')
}

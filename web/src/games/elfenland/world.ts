// What is printed on the board, as far as the screen asks for it.

import { WORLD } from '../../pieces/world'
import { ELVENHOLD } from './view'

/** Every town, Elvenhold too. */
export const TOWNS: string[] = WORLD.towns.map((town) => town.id)
/** How many towns have pieces. */
export const PIECES = TOWNS.filter((town) => town !== ELVENHOLD).length
export const ROADS: string[] = WORLD.roads.map((road) => road.id)

// Mare Magnum is called magnum wherever words are looked up.
const LAKE_OF = new Map(
  WORLD.roads.map((road) => [road.id, road.lake?.split(' ').at(-1)?.toLowerCase() ?? '']),
)

export function lakeOf(road: string): string {
  return LAKE_OF.get(road) ?? ''
}

/** What the chart prints for a transport on a road; nothing where it cannot go. */
export function printedPrice(kind: string, road: string): number | null {
  const row = WORLD.chart[kind as keyof typeof WORLD.chart]
  const price = row?.[road.split('-')[2] as keyof typeof row]
  return typeof price === 'number' ? price : null
}

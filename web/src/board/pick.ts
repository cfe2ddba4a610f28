/** Which place a tap means: the one it hits, or the nearest legal one within a finger's width. */
import type { Point } from './config'
import { distanceTo, gap } from './lines'
import type { Place, Places } from './places'
import type { Way } from './state'

/** On screen: half a road's width, the circle around a counter's place, the circle around a finger. */
const ROAD = 12
const SLOT = 22
const FINGER = 28

export interface Tap {
  /** In the map's units. */
  at: Point
  /** Pixels on screen a unit. */
  k: number
  /** A finger rather than a mouse. */
  finger: boolean
  legal: Way
}

interface Hit extends Place {
  /** Pixels from the middle of the place, or from its line. */
  far: number
  legal: boolean
  inside: boolean
}

/** Nothing, the one place that is meant, or the two it may be. */
export function pick(places: Places, tap: Tap): Place[] {
  const hits = [...townHits(places, tap), ...roadHits(places, tap)]
  const legal = hits.filter((hit) => hit.legal).sort(nearest)
  if (tap.finger) {
    const inside = legal.filter((hit) => hit.inside)
    if (legal.length > 1 && inside.length !== 1) return legal.slice(0, 2).map(placeOf)
    const meant = inside[0] ?? legal[0]
    if (meant) return [placeOf(meant)]
  }
  const direct = hits.filter((hit) => hit.inside).sort(nearest)
  const meant = direct.find((hit) => hit.legal) ?? direct[0] ?? legal[0]
  return meant ? [placeOf(meant)] : []
}

function nearest(a: Hit, b: Hit): number {
  return a.far - b.far
}

function placeOf({ kind, id, at }: Hit): Place {
  return { kind, id, at }
}

function townHits(places: Places, { at, k, finger, legal }: Tap): Hit[] {
  const reach = finger ? FINGER : SLOT
  return Object.entries(places.geometry.towns).flatMap(([id, town]): Hit[] => {
    const middle: Point = [town.x, town.y]
    const far = gap(middle, at) * k
    const inside = far <= Math.max(town.r * k, ROAD)
    const allowed = legal.towns.includes(id)
    if (!inside && !(allowed && far <= reach)) return []
    return [{ kind: 'town', id, at: middle, far, legal: allowed, inside }]
  })
}

function roadHits(places: Places, { at, k, legal }: Tap): Hit[] {
  return Object.entries(places.geometry.roads).flatMap(([id, road]): Hit[] => {
    const middle = places.at('road', id)
    const toMiddle = gap(middle, at) * k
    if (toMiddle > SLOT && outside(road.line, at, ROAD / k)) return []
    const allowed = legal.roads.includes(id)
    const reach = places.geometry.towns
    const atTown = [road.from, road.to].some((town) => nearTown(reach[town]!, at))
    const toLine = distanceTo(road.line, at) * k
    if (toMiddle > SLOT && (toLine > ROAD || atTown)) return []
    const inside = toMiddle <= Math.max(17 * k, ROAD) || (toLine <= ROAD / 2 && !atTown)
    return [
      { kind: 'road', id, at: middle, far: Math.min(toMiddle, toLine + ROAD / 2), legal: allowed, inside },
    ]
  })
}

/** Roads meet in a town: there a tap means the town. */
function nearTown(town: { x: number; y: number; r: number }, at: Point): boolean {
  return gap([town.x, town.y], at) <= town.r
}

function outside(line: Point[], [x, y]: Point, air: number): boolean {
  const reach = 40 + air
  return !line.some(([px, py]) => Math.abs(px - x) < reach && Math.abs(py - y) < reach)
}

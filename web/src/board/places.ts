/** The places of the map: where each one is, what is next to it, in which order they are walked. */
import type { Geometry, Point } from './config'
import { pointAt } from './lines'
import type { Kind } from './state'

export interface Place {
  kind: Kind
  id: string
  at: Point
}

export interface Places {
  geometry: Geometry
  /** Each town with the roads that no town before it had: the order of the Tab key and of the text. */
  order: Place[]
  /** The roads that begin or end in a town. */
  roadsOf: (town: string) => string[]
  at: (kind: Kind, id: string) => Point
  kindOf: (id: string) => Kind
}

export function placesOf(geometry: Geometry): Places {
  const roads = new Map<string, string[]>(Object.keys(geometry.towns).map((town) => [town, []]))
  for (const [id, road] of Object.entries(geometry.roads)) {
    roads.get(road.from)!.push(id)
    roads.get(road.to)!.push(id)
  }
  const middles = new Map(
    Object.entries(geometry.roads).map(([id, road]) => [id, road.slot ?? pointAt(road.line, 0.5)]),
  )
  const at = (kind: Kind, id: string): Point => {
    if (kind === 'road') return middles.get(id)!
    const { x, y } = geometry.towns[id]!
    return [x, y]
  }
  const roadsOf = (town: string): string[] => roads.get(town) ?? []
  const kindOf = (id: string): Kind => (id in geometry.towns ? 'town' : 'road')
  return { geometry, roadsOf, at, kindOf, order: inOrder(Object.keys(geometry.towns), roadsOf, at) }
}

function inOrder(towns: string[], roadsOf: Places['roadsOf'], at: Places['at']): Place[] {
  const seen = new Set<string>()
  return towns.flatMap((town) => {
    const fresh = roadsOf(town).filter((road) => !seen.has(road))
    for (const road of fresh) seen.add(road)
    return [
      { kind: 'town', id: town, at: at('town', town) },
      ...fresh.map((id): Place => ({ kind: 'road', id, at: at('road', id) })),
    ] satisfies Place[]
  })
}

/** The town at the other end of a road. */
export function otherEnd(geometry: Geometry, road: string, town: string): string {
  const { from, to } = geometry.roads[road]!
  return from === town ? to : from
}

/** A road's line, beginning at this town. */
export function lineFrom(geometry: Geometry, road: string, town: string): Point[] {
  const { from, line } = geometry.roads[road]!
  return from === town ? line : [...line].reverse()
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const HEADING: Record<Arrow, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The place that lies best in this direction; the straighter and the nearer the better. */
export function toward(from: Point, candidates: Place[], arrow: Arrow, narrowest = 0.3): Place | null {
  const [hx, hy] = HEADING[arrow]
  let best: Place | null = null
  let least = Infinity
  for (const place of candidates) {
    const [dx, dy] = [place.at[0] - from[0], place.at[1] - from[1]]
    const far = Math.hypot(dx, dy)
    const straight = far ? (dx * hx + dy * hy) / far : 0
    const cost = far / straight ** 2
    if (straight > narrowest && cost < least) [best, least] = [place, cost]
  }
  return best
}

/** Where an arrow key leads: along the graph to the next town, or, when asked, to a road. */
export function step(places: Places, here: Place, arrow: Arrow, toRoads: boolean): Place | null {
  const near =
    here.kind === 'town' ? besideTown(places, here.id, toRoads) : besideRoad(places, here.id, toRoads)
  const towns = places.order.filter((place) => place.kind === 'town' && place.id !== here.id)
  return toward(here.at, near, arrow) ?? (toRoads ? null : toward(here.at, towns, arrow, 0.7))
}

function besideTown(places: Places, town: string, toRoads: boolean): Place[] {
  return places.roadsOf(town).map((road): Place => {
    if (toRoads) return { kind: 'road', id: road, at: places.at('road', road) }
    const id = otherEnd(places.geometry, road, town)
    return { kind: 'town', id, at: places.at('town', id) }
  })
}

function besideRoad(places: Places, road: string, toRoads: boolean): Place[] {
  const { from, to } = places.geometry.roads[road]!
  if (!toRoads) return [from, to].map((id): Place => ({ kind: 'town', id, at: places.at('town', id) }))
  return [from, to]
    .flatMap((town) => places.roadsOf(town))
    .filter((id) => id !== road)
    .map((id): Place => ({ kind: 'road', id, at: places.at('road', id) }))
}

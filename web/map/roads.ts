/** Roads as drawn lines: a curve from town to town through the place of its counter. */
import type { Board, BoardRoad, Corrections, Terrain } from './board.ts'
import { resample, type Point } from './plane.ts'

/** As many points as the fields and the plates look at. */
export const FINE = 60

export interface Road {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly terrain: Terrain
  readonly line: readonly Point[]
  readonly middle: Point
  readonly flows: string | undefined
}

function curve(a: Point, middle: Point, b: Point): Point[] {
  const bend: Point = [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2]
  const at = (t: number, i: 0 | 1): number => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * bend[i] + t * t * b[i]
  return Array.from({ length: 201 }, (_, i): Point => [at(i / 200, 0), at(i / 200, 1)])
}

function drawn(road: BoardRoad, places: ReadonlyMap<string, Point>, corrections: Corrections): Road {
  const middle = corrections.middles[road.id] ?? road.label_near
  const line = resample(curve(places.get(road.a)!, middle, places.get(road.b)!), FINE)
  const flows = road.downstream?.split(' to ')[1]
  return { id: road.id, from: road.a, to: road.b, terrain: road.terrain, line, middle, flows }
}

/** All roads of the board, corrected by hand where they crowded each other. */
export function drawRoads(board: Board, corrections: Corrections): Road[] {
  const places = new Map(board.towns.map((town): [string, Point] => [town.id, [town.x, town.y]]))
  return board.roads.map((road) => drawn(road, places, corrections))
}

/** The part of a line that lies farther than this from both its ends. */
export function trimmed(line: readonly Point[], near: number, far: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  const dense = resample(line, 241)
  return dense.filter(
    ([x, y]) => Math.hypot(x - first[0], y - first[1]) >= near && Math.hypot(x - last[0], y - last[1]) >= far,
  )
}

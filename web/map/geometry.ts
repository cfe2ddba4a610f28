/** The drawn board in figures: what the table needs at run time to put pieces on the map. */
import { readBoard, readCorrections, type Board, type Corrections, type Town } from './board.ts'
import { resample, tenth, type Point } from './plane.ts'
import { FRAME, placePlates, radiusOf, type Plate } from './plates.ts'
import { drawRoads, type Road } from './roads.ts'

export interface Atlas {
  readonly board: Board
  readonly corrections: Corrections
  readonly roads: readonly Road[]
  readonly plates: ReadonlyMap<string, Plate>
}

/** How many kinds of house groups a town may wear. */
export const HOUSES = 4
const COARSE = 24

/** Everything that the ground is drawn around. */
export function surveyed(): Atlas {
  const [board, corrections] = [readBoard(), readCorrections()]
  const roads = drawRoads(board, corrections)
  return { board, corrections, roads, plates: placePlates({ towns: board.towns, roads, corrections }) }
}

/** Which house group a town wears: always the same one for the same name. */
export function housesOf(town: Town): number {
  return [...town.name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % HOUSES
}

function rounded([x, y]: Point): Point {
  return [tenth(x), tenth(y)]
}

function townEntry(town: Town, plate: Plate): [string, unknown] {
  return [town.id, { x: town.x, y: town.y, r: radiusOf(town), houses: housesOf(town), plate }]
}

function roadEntry(road: Road): [string, unknown] {
  const line = resample(road.line, COARSE).map(rounded)
  const slot = road.terrain === 'river' ? null : rounded(road.middle)
  const { from, to, terrain, flows } = road
  return [road.id, { from, to, terrain, line, slot, ...(flows ? { flows } : {}) }]
}

/** The geometry file's contents. */
export function geometryOf({ board, corrections, roads, plates }: Atlas): object {
  return {
    frame: FRAME,
    towns: Object.fromEntries(board.towns.map((town) => townEntry(town, plates.get(town.id)!))),
    roads: Object.fromEntries(roads.map(roadEntry)),
    waters: corrections.waters,
    compass: corrections.compass,
  }
}

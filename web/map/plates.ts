/** Name plates: how large each must be, and where it covers the least. */
import { readNames, type Corrections, type Side, type Town } from './board.ts'
import { apart, grown, outside, overlap, tenth, type Point, type Rect } from './plane.ts'
import type { Road } from './roads.ts'

export interface Plate extends Rect {
  readonly side: Side
}

interface Choice {
  readonly plate: Plate
  readonly cost: number
}

interface Scene {
  readonly towns: readonly Town[]
  readonly roads: readonly Road[]
  readonly corrections: Corrections
}

export const FRAME: readonly [number, number, number, number] = [-22, -16, 1044, 776]
export const CAPITAL = 'elvenhold'
/** Half the height of a counter: what a plate leaves free around every place for one. */
export const COUNTER = 17
const LETTER = 14.6
const CAPITAL_LETTER = 19
const SEATS = 6 * 9.2
const GAP = 4
const SIDES: readonly Side[] = ['S', 'E', 'W', 'SE', 'SW', 'N', 'NE', 'NW']
const SHIFTS = [0, 4, -4, 8, -8, 12, -12, 16, -16, 20, -20, 24, -24, 28, -28]
/** Plates keep apart up to this size: on small screens their text stays readable while the ground shrinks. */
const ROOM = 1.6
const PUSHES = [0, 4, 8]

const WIDTHS: readonly (readonly [string, number])[] = [
  ["'’Iijl", 0.29],
  ['ftrs', 0.4],
  ['EFJLScezvxkyago', 0.51],
  ['bdhnpqu', 0.56],
  ['ABCDGHKNOPQRTUVXYZ', 0.64],
  ['MWmw', 0.83],
]

function widthOf(name: string, size: number): number {
  const em = [...name.normalize('NFD')].filter((letter) => /[\p{L}'’ -]/u.test(letter))
  return (
    size * em.reduce((sum, letter) => sum + (WIDTHS.find(([set]) => set.includes(letter))?.[1] ?? 0.5), 0)
  )
}

/** The radius of a town's disc. */
export function radiusOf(town: Town): number {
  return town.id === CAPITAL ? 30 : 18
}

function sizeOf(town: Town): Point {
  const capital = town.id === CAPITAL
  const widths = readNames(town).map((name) => widthOf(name, capital ? CAPITAL_LETTER : LETTER))
  const widest = Math.max(...widths, capital ? 0 : SEATS)
  return [tenth(widest + (capital ? 16 : 9)), capital ? 26 : 31]
}

function placed(town: Town, side: Side, [dx, dy]: Point): Plate {
  const [w, h] = sizeOf(town)
  const reach = radiusOf(town) + GAP
  const slant = side.length === 2 ? 0.8 : 1
  const [cx, cy] = [reach * slant + w / 2, reach * slant + h / 2]
  const east = side.includes('E') ? 1 : side.includes('W') ? -1 : 0
  const south = side.includes('S') ? 1 : side.includes('N') ? -1 : 0
  const x = tenth(town.x + east * cx + dx - w / 2)
  return { x, y: tenth(town.y + south * cy + dy - h / 2), w, h, side }
}

/** Along the town's rim by the shift, away from the town by the push. */
function moved(side: Side, shift: number, push: number): Point {
  if (side === 'E' || side === 'W') return [side === 'E' ? push : -push, shift]
  return [shift, side.includes('S') ? push : -push]
}

function candidates(town: Town, corrections: Corrections): Plate[] {
  const wish = corrections.plates[town.id]
  if (wish?.shift) return [placed(town, wish.side, wish.shift)]
  return (wish ? [wish.side] : SIDES).flatMap((side) =>
    SHIFTS.flatMap((shift) => PUSHES.map((push) => placed(town, side, moved(side, shift, push)))),
  )
}

/** How many points of roads a plate hides, the towns' own discs left out. */
export function hidden(plate: Rect, roads: readonly Road[], towns: readonly Town[]): number {
  const discs = towns.map((town): [Point, number] => [[town.x, town.y], radiusOf(town) + 2])
  const free = (point: Point): boolean => discs.every(([centre, r]) => apart(centre, point) > r)
  const under = (point: Point): boolean => outside(plate, point) < 4 && free(point)
  return roads.reduce((sum, road) => sum + road.line.filter(under).length, 0)
}

function inFrame(plate: Rect): boolean {
  const [x, y, w, h] = FRAME
  return plate.x > x + 4 && plate.y > y + 4 && plate.x + plate.w < x + w - 4 && plate.y + plate.h < y + h - 4
}

/** What a plate costs by itself, whatever the others do. */
function ownCost(plate: Plate, town: Town, scene: Scene): number {
  const place = scene.roads.filter((road) => outside(plate, road.middle) < COUNTER + 3).length
  const disc = scene.towns.filter((other) => outside(plate, [other.x, other.y]) < radiusOf(other) + 2).length
  const home: Point = [plate.x + plate.w / 2, plate.y + plate.h / 2]
  const stray = apart(home, [town.x, town.y]) / 8 + SIDES.indexOf(plate.side) * 0.5
  const far = inFrame(plate) ? 0 : 500
  return hidden(plate, scene.roads, scene.towns) * 3 + place * 90 + disc * 120 + far + stray
}

function choices(town: Town, scene: Scene): Choice[] {
  return candidates(town, scene.corrections).map((plate) => ({ plate, cost: ownCost(plate, town, scene) }))
}

function cheapest(choices: readonly Choice[], others: readonly Plate[]): Plate {
  const crowd = (plate: Plate): number =>
    others.filter((other) => overlap(grown(plate, ROOM), grown(other, ROOM))).length * 200
  const ranked = choices.map(({ plate, cost }): Choice => ({ plate, cost: cost + crowd(plate) }))
  return ranked.reduce((best, next) => (next.cost < best.cost ? next : best)).plate
}

/** Where every plate lies; a few sweeps, since each choice moves the others. */
export function placePlates(scene: Scene): Map<string, Plate> {
  const all = scene.towns.map((town) => [town.id, choices(town, scene)] as const)
  const plates = new Map(all.map(([id, options]) => [id, cheapest(options, [])]))
  for (let sweep = 0; sweep < 4; sweep++) {
    for (const [id, options] of all) {
      const others = [...plates].filter(([other]) => other !== id).map(([, plate]) => plate)
      plates.set(id, cheapest(options, others))
    }
  }
  return plates
}

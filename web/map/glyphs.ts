/** Trees, peaks, dunes and grass: where each small drawing stands. */
import type { Atlas } from './geometry.ts'
import { valueAt } from './grid.ts'
import { groundAt, type Ground, type Land } from './land.ts'
import { dice } from './noise.ts'
import { apart, nearest, outside, resample, type Point } from './plane.ts'
import { FRAME, radiusOf } from './plates.ts'

export interface Glyph {
  /** The drawing's name in the sheet of drawings. */
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly mirrored: boolean
}

interface Habit {
  /** Distance to its likes. */
  readonly apart: number
  /** Distance to roads, measured from the drawing's middle. */
  readonly road: number
  /** Half the drawing's height. */
  readonly rise: number
  readonly kinds: readonly (readonly [string, number])[]
}

const HABITS: Readonly<Record<Ground, Habit>> = {
  wood: {
    apart: 14.5,
    road: 12,
    rise: 7,
    kinds: [
      ['fir', 0.24],
      ['pine', 0.18],
      ['oak', 0.3],
      ['elm', 0.28],
    ],
  },
  plain: {
    apart: 24,
    road: 13,
    rise: 4,
    kinds: [
      ['tuft', 0.4],
      ['reed', 0.22],
      ['field', 0.22],
      ['tree', 0.16],
    ],
  },
  desert: {
    apart: 23,
    road: 13,
    rise: 5,
    kinds: [
      ['dune', 0.5],
      ['bar', 0.36],
      ['palm', 0.14],
    ],
  },
  mountain: {
    apart: 21,
    road: 16.5,
    rise: 10.5,
    kinds: [
      ['peak', 0.3],
      ['horn', 0.28],
      ['twin', 0.24],
      ['ridge', 0.18],
    ],
  },
}

const THROWS = 150_000
const BORDER = 14

interface Sites {
  readonly ways: readonly Point[]
  readonly places: readonly Point[]
  readonly coast: readonly Point[]
  readonly marks: readonly Point[]
  readonly atlas: Atlas
  readonly land: Land
}

function sitesOf(atlas: Atlas, land: Land): Sites {
  const mouths = Object.values(atlas.corrections.mouths).flatMap((line) => resample(line, 30))
  const ways = [...atlas.roads.flatMap(({ line }) => line), ...mouths]
  const places = atlas.roads.map(({ middle }) => middle)
  const coast = land.coast.flatMap((ring) => ring)
  const marks = atlas.corrections.landmarks.map(([, x, y]): Point => [x, y - 6])
  return { ways, places, coast, marks, atlas, land }
}

function onDryLand({ land, coast }: Sites, [x, y]: Point, rise: number): boolean {
  const dry =
    valueAt(land.height, x, y) > 0 && land.lakes.every(({ grid }) => valueAt(grid, x, y) < -6 - rise)
  return dry && nearest([x, y], coast) > 6 + rise
}

function clear({ ways, places, marks, atlas }: Sites, place: Point, habit: Habit): boolean {
  const free = atlas.board.towns.every(
    (town) => apart(place, [town.x, town.y]) > radiusOf(town) + 10 + habit.rise,
  )
  const plates = [...atlas.plates.values()]
  return (
    free &&
    plates.every((plate) => outside(plate, place) > 5 + habit.rise) &&
    nearest(place, places) > 20 + habit.rise &&
    nearest(place, marks) > 11 + habit.rise &&
    nearest(place, ways) > habit.road
  )
}

function chosen(kinds: Habit['kinds'], throwOf: number): string {
  let rest = throwOf
  for (const [kind, share] of kinds) {
    rest -= share
    if (rest < 0) return kind
  }
  return kinds[0]![0]
}

/** Whether a drawing may be mirrored: the light on the peaks always comes from the west. */
function turns(ground: Ground): boolean {
  return ground !== 'mountain'
}

/** Peaks may tower over their neighbours; nothing else stands out into another region. */
function ownSky(land: Land, ground: Ground, [x, y]: Point, rise: number): boolean {
  return ground === 'mountain' || groundAt(land, x, y - rise - 8)[0] === ground
}

/** Every small drawing on the land, from north to south. */
export function glyphsOf(atlas: Atlas, land: Land): Glyph[] {
  const [sites, roll] = [sitesOf(atlas, land), dice(2024)]
  const standing: Record<Ground, Point[]> = { plain: [], wood: [], desert: [], mountain: [] }
  const glyphs = atlas.corrections.landmarks.map(([kind, x, y]): Glyph => ({
    kind,
    x,
    y,
    scale: 1.15,
    mirrored: false,
  }))
  for (let i = 0; i < THROWS; i++) {
    const place: Point = [FRAME[0] + roll() * FRAME[2], FRAME[1] + roll() * FRAME[3]]
    const [ground, margin] = groundAt(land, ...place)
    const habit = HABITS[ground]
    if (!onDryLand(sites, place, habit.rise)) continue
    const room = habit.apart * (margin < BORDER ? 1.35 : 1)
    if (margin < 5 || !ownSky(land, ground, place, habit.rise)) continue
    if (nearest(place, standing[ground]) < room || !clear(sites, place, habit)) continue
    standing[ground].push(place)
    const [kind, scale] = [chosen(habit.kinds, roll()), 0.82 + roll() * 0.42]
    glyphs.push({
      kind,
      x: place[0],
      y: place[1] + habit.rise,
      scale,
      mirrored: roll() < 0.5 && turns(ground),
    })
  }
  return glyphs.sort((a, b) => a.y - b.y)
}

/** Small waves on the open sea, clear of the coast and of the ornaments. */
export function wavesOf({ corrections, plates }: Atlas, land: Land): Glyph[] {
  const roll = dice(77)
  const dry = (place: Point): boolean => [...plates.values()].some((plate) => outside(plate, place) < 12)
  const taken: Point[] = [corrections.compass, corrections.ship, corrections.serpent]
  const waves: Glyph[] = []
  for (let i = 0; i < 4000; i++) {
    const place: Point = [FRAME[0] + 14 + roll() * (FRAME[2] - 28), FRAME[1] + 10 + roll() * (FRAME[3] - 20)]
    if (valueAt(land.height, ...place) > -44 || nearest(place, taken) < 64 || dry(place)) continue
    taken.push(place)
    waves.push({ kind: 'wave', x: place[0], y: place[1], scale: 0.8 + roll() * 0.4, mirrored: roll() < 0.5 })
  }
  return waves
}

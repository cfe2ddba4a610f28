/** What the ground is made of, worked out from the roads: regions, coast and lakes. */
import type { Atlas } from './geometry.ts'
import { blurred, contours, gridOf, valueAt, type Field, type Grid } from './grid.ts'
import { noise } from './noise.ts'
import { nearest, type Point } from './plane.ts'
import { FRAME } from './plates.ts'

export const GROUNDS = ['plain', 'wood', 'desert', 'mountain'] as const
export type Ground = (typeof GROUNDS)[number]

export interface Lake {
  readonly id: string
  readonly grid: Grid
  readonly shore: Point[]
  readonly lines: readonly Point[][]
}

export interface Land {
  readonly height: Grid
  readonly coast: readonly Point[][]
  readonly waterLines: readonly (readonly Point[][])[]
  readonly regions: Readonly<Record<Ground, Point[][]>>
  readonly margins: Readonly<Record<Ground, Grid>>
  readonly lakes: readonly Lake[]
  readonly clouds: readonly (readonly Point[][])[]
}

const OUTWARD = [-5, -12, -21, -32]
const INWARD = [7, 15, 26]
/** Regions reach this far into each other, so that no gap opens where three of them meet. */
const MEET = -3
/** From this far off the frame's edge the land sinks. */
const TIDE = 54
const CLOUDS = [-0.24, -0.12, 0, 0.12, 0.24]

/** Every second point is close enough for fields as soft as these. */
function coarse(line: readonly Point[]): Point[] {
  return line.filter((_, i) => i % 2 === 0)
}

function nearness({ roads }: Atlas, ground: Ground, salt: number): Field {
  const points = roads
    .filter(({ terrain }) => terrain === ground)
    .flatMap(({ line }) => coarse(line).slice(3, -3))
  const wobble = noise(40 + salt, 0.012)
  return (x, y) => nearest([x, y], points) + 9 * wobble(x, y)
}

/** How much nearer a ground's own roads are than those of every other ground, on bent paper. */
function marginsOf(atlas: Atlas): Record<Ground, Grid> {
  const fields = GROUNDS.map((ground, salt) => nearness(atlas, ground, salt))
  const [bendX, bendY] = [noise(11, 0.009), noise(12, 0.009)]
  const near = fields.map((field) => gridOf((x, y) => field(x + 20 * bendX(x, y), y + 20 * bendY(x, y))))
  const margin = (own: number): Grid => {
    const rivals = near.filter((_, i) => i !== own)
    const values = near[own]!.values.map(
      (value, i) => Math.min(...rivals.map((grid) => grid.values[i]!)) - value,
    )
    return blurred({ ...near[own]!, values }, 4)
  }
  return Object.fromEntries(GROUNDS.map((ground, i) => [ground, margin(i)])) as Record<Ground, Grid>
}

/** How much the sea eats near the frame, so that the coast and its water lines stay in the picture. */
function tide(x: number, y: number, wobble: number): number {
  const [left, top, w, h] = FRAME
  const edge = Math.min(x - left, left + w - x, y - top, top + h - y) + 14 * wobble
  return Math.max(0, TIDE - edge) ** 2 / TIDE
}

function heightOf({ roads, board, corrections }: Atlas): Grid {
  const points: Point[] = [
    ...roads.flatMap(({ line }) => coarse(line)),
    ...board.towns.map(({ x, y }): Point => [x, y]),
  ]
  const [swell, bays] = [noise(21, 0.011), noise(22, 0.034)]
  return gridOf((x, y) => {
    const main = 57 + 25 * swell(x, y) - tide(x, y, bays(x * 0.7, y * 0.7)) - nearest([x, y], points)
    const islets = corrections.islets.map(([ix, iy, r]) => r - Math.hypot(x - ix, (y - iy) * 1.25))
    return Math.max(main, ...islets) + 9 * bays(x, y)
  })
}

/** Low ground that the sea cannot reach is land too. */
function drained(grid: Grid): Grid {
  const { cols, values } = grid
  const wet = new Uint8Array(values.length)
  const front = [0]
  for (let cell = front.pop(); cell !== undefined; cell = front.pop()) {
    if (wet[cell] || !(values[cell]! <= 0)) continue
    wet[cell] = 1
    front.push(cell + cols, cell - cols)
    if (cell % cols > 0) front.push(cell - 1)
    if ((cell + 1) % cols > 0) front.push(cell + 1)
  }
  return { ...grid, values: values.map((value, i) => (wet[i] ? value : Math.max(value, 1))) }
}

/** How far a place lies outside a triangle; less than nothing inside it. */
function triangle(corners: readonly Point[]): Field {
  return (x, y) => {
    let [far, side] = [Infinity, Infinity]
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % 3]!
      const [ex, ey, px, py] = [bx - ax, by - ay, x - ax, y - ay]
      const along = Math.min(Math.max((px * ex + py * ey) / (ex * ex + ey * ey), 0), 1)
      far = Math.min(far, Math.hypot(px - ex * along, py - ey * along))
      side = Math.min(side, ex * py - ey * px)
    })
    return side > 0 ? -far : far
  }
}

function clockwise(corners: readonly Point[]): Point[] {
  const [a, b, c] = corners as [Point, Point, Point]
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  return turn > 0 ? [a, b, c] : [a, c, b]
}

function lakeOf(atlas: Atlas, id: string, growth: number, seed: number): Lake {
  const ferries = atlas.board.roads.filter(({ lake }) => lake?.toLowerCase().endsWith(id))
  const ports = new Set(ferries.flatMap(({ a, b }) => [a, b]))
  const corners = atlas.board.towns.filter((town) => ports.has(town.id)).map(({ x, y }): Point => [x, y])
  const [outer, ripple] = [triangle(clockwise(corners)), noise(seed, 0.02)]
  const grid = gridOf((x, y) => growth + 11 * ripple(x, y) - outer(x, y))
  const lines = INWARD.map((level) => contours(grid, level)[0]!)
  return { id, grid, shore: contours(grid, 0)[0]!, lines }
}

function cloudsOf(): Point[][][] {
  const cloud = noise(77, 0.0052, 2)
  const grid = gridOf((x, y) => cloud(x, y), 16)
  return CLOUDS.map((level) => contours(grid, level))
}

/** The whole ground. */
export function landOf(atlas: Atlas): Land {
  const [height, margins] = [drained(heightOf(atlas)), marginsOf(atlas)]
  const regions = Object.fromEntries(GROUNDS.map((ground) => [ground, contours(margins[ground], MEET)]))
  return {
    height,
    margins,
    coast: contours(height, 0),
    waterLines: OUTWARD.map((level) => contours(height, level)),
    regions: regions as Record<Ground, Point[][]>,
    lakes: [lakeOf(atlas, 'magnum', 4, 31), lakeOf(atlas, 'nebulae', 8, 32)],
    clouds: cloudsOf(),
  }
}

/** The ground at a place, and how far it lies within its region. */
export function groundAt(land: Land, x: number, y: number): readonly [Ground, number] {
  const found = GROUNDS.map((ground) => [ground, valueAt(land.margins[ground], x, y)] as const)
  return found.reduce((best, next) => (next[1] > best[1] ? next : best))
}

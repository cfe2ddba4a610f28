/** Fields on a grid over the board, and their contour lines. */
import type { Point } from './plane.ts'

export type Field = (x: number, y: number) => number

export interface Grid {
  readonly x: number
  readonly y: number
  readonly step: number
  readonly cols: number
  readonly rows: number
  readonly values: Float64Array
}

/** The ground that is looked at: the frame and a good way beyond. */
const AREA = { x: -90, y: -90, w: 1180, h: 920 } as const

/** A field measured at every crossing of the grid. */
export function gridOf(field: Field, step = 5): Grid {
  const [cols, rows] = [Math.floor(AREA.w / step) + 1, Math.floor(AREA.h / step) + 1]
  const values = Float64Array.from({ length: cols * rows }, (_, i) =>
    field(AREA.x + (i % cols) * step, AREA.y + Math.floor(i / cols) * step),
  )
  return { x: AREA.x, y: AREA.y, step, cols, rows, values }
}

/** The field between the crossings. */
export function valueAt(grid: Grid, x: number, y: number): number {
  const gx = Math.min(Math.max((x - grid.x) / grid.step, 0), grid.cols - 1.001)
  const gy = Math.min(Math.max((y - grid.y) / grid.step, 0), grid.rows - 1.001)
  const [i, j] = [Math.floor(gx), Math.floor(gy)]
  const at = (di: number, dj: number): number => grid.values[(j + dj) * grid.cols + i + di]!
  const [u, v] = [gx - i, gy - j]
  return (1 - v) * ((1 - u) * at(0, 0) + u * at(1, 0)) + v * ((1 - u) * at(0, 1) + u * at(1, 1))
}

function softened(values: Float64Array, stride: number, length: number): Float64Array {
  return values.map((value, i) => {
    const place = Math.floor(i / stride) % length
    const before = place > 0 ? values[i - stride]! : value
    const after = place < length - 1 ? values[i + stride]! : value
    return (before + 2 * value + after) / 4
  })
}

/** The field, blurred so often with a 3 × 3 binomial. */
export function blurred(grid: Grid, times: number): Grid {
  let values = grid.values
  for (let i = 0; i < times; i++) values = softened(softened(values, 1, grid.cols), grid.cols, grid.rows)
  return { ...grid, values }
}

const [TOP, RIGHT, LOW, LEFT] = [0, 1, 2, 3] as const
/** How a contour crosses a cell, by which of its corners lie inside: pairs of edges, from and to. */
const CROSSINGS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[TOP, LEFT]],
  2: [[RIGHT, TOP]],
  3: [[RIGHT, LEFT]],
  4: [[LOW, RIGHT]],
  5: [
    [TOP, LEFT],
    [LOW, RIGHT],
  ],
  6: [[LOW, TOP]],
  7: [[LOW, LEFT]],
  8: [[LEFT, LOW]],
  9: [[TOP, LOW]],
  10: [
    [RIGHT, TOP],
    [LEFT, LOW],
  ],
  11: [[RIGHT, LOW]],
  12: [[LEFT, RIGHT]],
  13: [[TOP, RIGHT]],
  14: [[LEFT, TOP]],
}

interface Step {
  readonly point: Point
  readonly next: number
}

/** The field's value at a crossing; outside the grid everything is sea, so every ring closes. */
function insideBy(grid: Grid, level: number, i: number, j: number): number {
  if (i < 0 || j < 0 || i >= grid.cols || j >= grid.rows) return -1e-6
  return grid.values[j * grid.cols + i]! - level || 1e-9
}

function edgeNumber(grid: Grid, i: number, j: number, edge: number): number {
  const [ei, ej] = [edge === RIGHT ? i + 1 : i, edge === LOW ? j + 1 : j]
  return 2 * ((ej + 1) * (grid.cols + 3) + ei + 1) + (edge === TOP || edge === LOW ? 0 : 1)
}

function edgePoint(grid: Grid, level: number, i: number, j: number, edge: number): Point {
  const [ai, aj] = [edge === RIGHT ? i + 1 : i, edge === LOW ? j + 1 : j]
  const [bi, bj] = edge === TOP || edge === LOW ? [ai + 1, aj] : [ai, aj + 1]
  const [a, b] = [insideBy(grid, level, ai, aj), insideBy(grid, level, bi, bj)]
  const share = a / (a - b)
  return [grid.x + (ai + (bi - ai) * share) * grid.step, grid.y + (aj + (bj - aj) * share) * grid.step]
}

function stepsOf(grid: Grid, level: number): Map<number, Step> {
  const steps = new Map<number, Step>()
  for (let j = -1; j < grid.rows; j++) {
    for (let i = -1; i < grid.cols; i++) {
      const corners = [insideBy(grid, level, i, j), insideBy(grid, level, i + 1, j)]
      corners.push(insideBy(grid, level, i + 1, j + 1), insideBy(grid, level, i, j + 1))
      const kind = corners.reduce((sum, value, bit) => sum + (value > 0 ? 1 << bit : 0), 0)
      for (const [from, to] of CROSSINGS[kind] ?? []) {
        const next = edgeNumber(grid, i, j, to)
        steps.set(edgeNumber(grid, i, j, from), { point: edgePoint(grid, level, i, j, from), next })
      }
    }
  }
  return steps
}

/** The closed lines on which a field has a value, the longest first. */
export function contours(grid: Grid, level: number): Point[][] {
  const steps = stepsOf(grid, level)
  const rings: Point[][] = []
  for (let [start] = steps.keys(); start !== undefined; [start] = steps.keys()) {
    const ring: Point[] = []
    for (let at = start, step = steps.get(at); step; at = step.next, step = steps.get(at)) {
      ring.push(step.point)
      steps.delete(at)
    }
    rings.push(ring)
  }
  return rings.sort((a, b) => b.length - a.length)
}

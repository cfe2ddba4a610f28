/** Points and distances on the board's own plane of 1000 × 725 units. */
export type Point = readonly [number, number]

/** A rectangle by its upper left corner. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How far two points lie apart. */
export function apart(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
}

/** The point a share of the way from one point to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** How far a point lies outside a rectangle; nothing inside it. */
export function outside(rect: Rect, [x, y]: Point): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.w)
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.h)
  return Math.sqrt(dx * dx + dy * dy)
}

/** Whether two rectangles share ground. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/** A rectangle grown about its middle. */
export function grown(rect: Rect, share: number): Rect {
  const [w, h] = [rect.w * share, rect.h * share]
  return { x: rect.x - (w - rect.w) / 2, y: rect.y - (h - rect.h) / 2, w, h }
}

/** One decimal is a twelfth of a pixel: enough for every drawing. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0
}

/** The smallest distance from a point to any of the others. */
export function nearest(point: Point, others: readonly Point[]): number {
  const [x, y] = point
  let best = Infinity
  for (const [ox, oy] of others) best = Math.min(best, (ox - x) ** 2 + (oy - y) ** 2)
  return Math.sqrt(best)
}

/** Points at equal steps along a line, its ends included. */
export function resample(line: readonly Point[], count: number): Point[] {
  const reach = [0]
  for (let i = 1; i < line.length; i++) reach.push(reach[i - 1]! + apart(line[i - 1]!, line[i]!))
  const whole = reach.at(-1)!
  let at = 1
  return Array.from({ length: count }, (_, i) => {
    const want = (whole * i) / (count - 1)
    while (at < line.length - 1 && reach[at]! < want) at++
    const step = reach[at]! - reach[at - 1]! || 1
    return between(line[at - 1]!, line[at]!, (want - reach[at - 1]!) / step)
  })
}

/** How long a line is. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + apart(line[i]!, point), 0)
}

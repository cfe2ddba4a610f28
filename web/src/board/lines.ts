/** Lines on the map: how long they are, what lies beside them, how they are written as a path. */
import type { Point } from './config'

export function gap(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function lengthOf(line: Point[]): number {
  return line.reduce((sum, point, i) => (i ? sum + gap(line[i - 1]!, point) : 0), 0)
}

/** The point so far along the line, 0 being its start and 1 its end. */
export function pointAt(line: Point[], share: number): Point {
  let left = share * lengthOf(line)
  for (let i = 1; i < line.length; i++) {
    const step = gap(line[i - 1]!, line[i]!)
    if (left <= step && step > 0) return between(line[i - 1]!, line[i]!, left / step)
    left -= step
  }
  return line.at(-1)!
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The line without its first and its last units. */
export function trimmed(line: Point[], first: number, last: number): Point[] {
  const whole = lengthOf(line)
  const [from, to] = [first / whole, 1 - last / whole]
  if (from >= to) return [pointAt(line, 0.5)]
  let walked = 0
  const inner = line.filter((point, i) => {
    walked += i ? gap(line[i - 1]!, point) : 0
    return walked > first && walked < whole - last
  })
  return [pointAt(line, from), ...inner, pointAt(line, to)]
}

/** The same way, this many units to its right (to its left when negative). */
export function beside(line: Point[], units: number): Point[] {
  return line.map(([x, y], i) => {
    const [a, b] = [line[Math.max(i - 1, 0)]!, line[Math.min(i + 1, line.length - 1)]!]
    const far = gap(a, b) || 1
    return [x - (units * (b[1] - a[1])) / far, y + (units * (b[0] - a[0])) / far]
  })
}

export function pathOf(line: Point[]): string {
  return line.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

/** How far a point is from a line. */
export function distanceTo(line: Point[], point: Point): number {
  let least = Infinity
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(line[i - 1]!, line[i]!, point))
  return least
}

function toSegment(a: Point, b: Point, point: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const share = square ? ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square : 0
  return gap(between(a, b, Math.min(1, Math.max(0, share))), point)
}

/** Two digits after the point are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

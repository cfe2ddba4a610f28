/** Seeded noise and seeded dice, so that the map comes out the same on every machine. */
import type { Point } from './plane.ts'

function scrambled(seed: number): number {
  let n = seed | 0
  n = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  n = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  return (n ^ (n >>> 16)) >>> 0
}

/** Dice that always fall the same way for the same seed; each throw lies between 0 and 1. */
export function dice(seed: number): () => number {
  let state = scrambled(seed + 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return scrambled(state) / 4294967296
  }
}

const SLOPES: readonly Point[] = Array.from({ length: 16 }, (_, i): Point => {
  const turn = (i * Math.PI) / 8 + 0.2
  return [Math.cos(turn), Math.sin(turn)]
})

function slope(seed: number, cx: number, cy: number, dx: number, dy: number): number {
  const [gx, gy] = SLOPES[scrambled(Math.imul(cx, 374761393) + Math.imul(cy, 668265263) + seed * 7919) & 15]!
  return gx * dx + gy * dy
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function gradient(seed: number, x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - cx, y - cy]
  const [u, v] = [ease(dx), ease(dy)]
  const top = (1 - u) * slope(seed, cx, cy, dx, dy) + u * slope(seed, cx + 1, cy, dx - 1, dy)
  const low = (1 - u) * slope(seed, cx, cy + 1, dx, dy - 1) + u * slope(seed, cx + 1, cy + 1, dx - 1, dy - 1)
  return ((1 - v) * top + v * low) * 1.5
}

/** Fractal noise, about -1 to 1: each octave is twice as fine and half as strong. */
export function noise(seed: number, frequency: number, octaves = 3): (x: number, y: number) => number {
  const layers = Array.from(
    { length: octaves },
    (_, i) => [frequency * 2 ** i, 0.5 ** i, seed + 101 * i] as const,
  )
  const whole = 2 - 0.5 ** (octaves - 1)
  return (x, y) =>
    layers.reduce((sum, [f, strength, s]) => sum + strength * gradient(s, x * f, y * f), 0) / whole
}

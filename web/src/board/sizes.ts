/** Reading distances: what grows with the ground, what stops growing, what is only there from near. */

export interface Sizes {
  far: boolean
  /** One pixel on screen, in the map's units. */
  pixel: number
  piece: number
  plate: number
  town: number
  boot: number
  line: number
}

const FAR = 0.6
const NEAR = 1.6
const NAME = 14.6
const LEAST_NAME = 12

/** By the pixels a unit takes on screen. */
export function sizesAt(k: number): Sizes {
  const capped = Math.min(1, NEAR / k)
  const far = k < FAR
  const atLeast = (pixels: number): number => (far ? Math.max(1, pixels / k) : capped)
  return {
    far,
    pixel: 1 / k,
    piece: atLeast(0.5),
    plate: Math.max(capped, LEAST_NAME / (NAME * k)),
    town: atLeast(0.5),
    boot: atLeast(0.8),
    line: atLeast(FAR),
  }
}

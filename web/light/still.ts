// In the place of d3's glides: the camera glides by itself (src/board/zoom.ts), so that nothing has to be interrupted.

/** Interrupts nothing. */
export function interrupt(): void {}

/** Between two views; asked for only by a glide. */
export function interpolateZoom(): never {
  throw new Error('the camera does not glide by d3')
}

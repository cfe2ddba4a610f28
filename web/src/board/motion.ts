/** How much may travel, and how fast. */
import type { BoardConfig } from './config'

export type Motion = 'off' | 'quick' | 'normal' | 'still'

export function motionOf(config: BoardConfig): Motion {
  const wanted = config.motion()
  if (wanted === 'off') return 'off'
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : wanted
}

/** How fast everything runs: half the time when quick, none at all when off. */
export function pace(ms: number, motion: Motion): number {
  return motion === 'off' ? 0 : motion === 'quick' ? ms / 2 : ms
}

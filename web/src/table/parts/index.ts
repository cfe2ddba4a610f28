// The parts of the table that only wide screens show at once.

import type { Chunk, Size } from '../chunk'
import { atFirstSign, fetchNow, later } from '../later'

export const Log = later(async () => ({ default: (await import('./wide')).Log }))
export const Players = later(async () => ({ default: (await import('./wide')).Players }))
export const TabletFoot = later(async () => ({ default: (await import('./wide')).TabletFoot }))

atFirstSign(() => import('./Sheets.svelte'))

/** Fetch what a screen of this size shows at once. */
export async function partsFor(size: Size, chunk: Chunk): Promise<void> {
  if (size !== 'phone') await fetchNow([Log, Players, TabletFoot, chunk.Dock, chunk.Aside, chunk.Facts])
}

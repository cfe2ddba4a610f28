// The games that have a table in the browser, each a chunk that is fetched when it is needed.

import type { Chunk } from '../table/chunk'

const CHUNKS: Record<string, () => Promise<{ chunk: Chunk }>> = {
  elfenland: () => import('./elfenland/index'),
}

/** A game's chunk. */
export async function chunkOf(game: string): Promise<Chunk> {
  const load = CHUNKS[game]
  if (!load) throw new Error(`no table is drawn for ${game}`)
  return (await load()).chunk
}

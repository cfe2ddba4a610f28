// What will be needed next, fetched while the reader still reads.

import { prepare } from '../../router.svelte'
import { speak } from '../../words/words.svelte'

/** Fetch the table of a game, with its words; whatever fails now is fetched again when it is needed. */
export function layOut(game: string): void {
  prepare('/m/soon')
  fetchGame(game).catch(() => undefined)
}

async function fetchGame(game: string): Promise<void> {
  const [{ chunkOf }] = await Promise.all([import('../../games'), speak('table')])
  const chunk = await chunkOf(game)
  await Promise.all(chunk.parts.map(speak))
}

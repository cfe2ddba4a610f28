// The face of a game on the pages around the table: its pictures, and which options stand first in its form.
// Every game brings `games/<name>/face.ts`; a game without one is still played, in plainer clothes.

import type { Component } from 'svelte'

export interface Face {
  /** The options that people change first, in this order. */
  first: string[]
  /** Options that stand beside another one in its row. */
  beside: Record<string, string[]>
  /** Options that belong to the seats. */
  seats: string[]
  /** A small scene for the tile of the game. */
  Scene: Component
  /** The land, wide, for the first page. */
  Panorama: Component
  /** The land, whole and small. */
  Mini: Component
  /** What belongs to a chapter of the rules, if anything does. */
  Illustration: Component<{ chapter: string }>
}

const found = import.meta.glob<{ FACE: Face }>('../../games/*/face.ts')

/** The face of a game, if it has one. */
export async function faceOf(game: string): Promise<Face | null> {
  const load = found[`../../games/${game}/face.ts`]
  return load ? (await load()).FACE : null
}

// Legal moves: read from what the server hands over. Nothing here knows why a move is legal.

import type { May } from '../../table/match.svelte'

/** Whether exactly this move is legal. */
export function legal(may: May, move: string): boolean {
  if (!may) return false
  const cut = move.lastIndexOf(' ')
  if (cut < 0) return move in may
  return may[move.slice(0, cut)]?.includes(move.slice(cut + 1)) ?? false
}

/** The last words that may follow these first words. */
export function after(may: May, words: string): string[] {
  return may?.[words] ?? []
}

/** Every legal move in full. */
export function all(may: May): string[] {
  return Object.entries(may ?? {}).flatMap(([words, lasts]) =>
    lasts.length ? lasts.map((last) => `${words} ${last}`) : [words],
  )
}

/** The first words of everything that can be put on a road, each with its roads. */
export function placings(may: May): Record<string, string[]> {
  const found = Object.entries(may ?? {}).filter(([words]) => words.startsWith('place '))
  return Object.fromEntries(found)
}

/** The roads of the next step, on a ride or with a caravan. */
export function steps(may: May): string[] {
  return [...new Set([...after(may, 'ride'), ...after(may, 'caravan')])]
}

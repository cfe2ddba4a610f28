// How the match ended: who won and by what, and the rows of the ranking.

import type { Ending } from '../../table/chunk'
import { t } from '../../words/words.svelte'
import type { ElfenlandScreen } from './screen.svelte'
import { listed } from './words'

/** One seat's row of the result, as the wire tells it. */
export interface Row {
  seat: number
  rank: number
  score: number
  pieces: number
  cards: number
  distance: number | null
}

/** The rows of the result, the best first. */
export function rowsOf(result: Record<string, unknown> | null): Row[] {
  const seats = (result?.['seats'] ?? []) as Record<string, number>[]
  const rows = seats.map((row, seat) => ({
    seat,
    rank: row['rank'] ?? 0,
    score: row['score'] ?? 0,
    pieces: row['pieces'] ?? 0,
    cards: row['cards'] ?? 0,
    distance: 'distance' in row ? (row['distance'] ?? 0) : null,
  }))
  return rows.sort((one, other) => one.rank - other.rank || one.seat - other.seat)
}

export function endingOf(screen: ElfenlandScreen): Ending | null {
  const rows = rowsOf(screen.match.result)
  if (!rows.length) return null
  const homes = rows.some((row) => row.distance !== null) && screen.match.options['home_town'] === true
  return {
    title: titleOf(screen, rows, homes),
    rows: rows.map((row) => ({
      seat: row.seat,
      rank: row.rank,
      score: String(row.score),
      unit: homes ? unit('elfenland-result-points', row.score) : unit('elfenland-result-towns', row.score),
      note: noteOf(row, homes),
    })),
  }
}

/** The words of a count without its number, which is shown larger beside it. */
function unit(id: string, count: number): string {
  return t(id, { count }).replace(String(count), '').trim()
}

function noteOf(row: Row, homes: boolean): string {
  const towns = homes ? [t('elfenland-result-towns', { count: row.pieces })] : []
  const far = homes && row.distance !== null ? [t('elfenland-result-distance', { count: row.distance })] : []
  return [...towns, ...far, t('elfenland-result-cards', { count: row.cards })].join(' · ')
}

function titleOf(screen: ElfenlandScreen, rows: Row[], homes: boolean): string {
  const winners = (screen.match.result?.['winners'] ?? []) as number[]
  const names = listed(winners.map((seat) => screen.around.name(seat)))
  const you = winners.length === 1 && winners[0] === screen.me ? 'yes' : 'no'
  const second = rows.find((row) => !winners.includes(row.seat))
  const margin = (rows[0]?.score ?? 0) - (second?.score ?? 0)
  if (winners.length > 1) return t('elfenland-won', { by: 'shared', names, you, margin })
  if (screen.view.outright) return t('elfenland-won', { by: 'outright', names, you, margin })
  return t('elfenland-won', { by: decidedBy(rows, second, homes), names, you, margin })
}

/** What set the winner apart from the next, as the rows tell it. */
function decidedBy([first]: Row[], second: Row | undefined, homes: boolean): string {
  if (!second || first!.score > second.score) return homes ? 'points' : 'towns'
  return homes && (first!.distance ?? 0) < (second.distance ?? 0) ? 'nearest' : 'cards'
}

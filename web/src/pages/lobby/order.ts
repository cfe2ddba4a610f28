// How lists of matches are ordered, and where a match is found.

import type { MatchSeen } from '../../wire'

/** Whether I am to decide in this match. */
export function isMyTurn(match: MatchSeen): boolean {
  const waiting = match.waits.seats ?? []
  return match.state === 'running' && match.mine.some((seat) => waiting.includes(seat))
}

/** Those that wait for me first, then the latest. */
export function byTurn(matches: MatchSeen[]): MatchSeen[] {
  return [...matches].sort(
    (one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.updated - one.updated,
  )
}

/** The table of a match, with the key for those who watch. */
export function tableLink(match: MatchSeen): string {
  const key = match.mine.length === 0 && match.watch ? `?key=${encodeURIComponent(match.watch)}` : ''
  return `/m/${match.match}${key}`
}

/** The names of the seats that are to decide. */
export function deciders(match: MatchSeen): string[] {
  const waiting = match.waits.seats ?? []
  return match.seats.filter((seat) => waiting.includes(seat.seat)).map((seat) => seat.name)
}

/** How many seats are still free. */
export function freeSeats(match: MatchSeen): number {
  return match.seats.filter((seat) => seat.kind === 'open').length
}

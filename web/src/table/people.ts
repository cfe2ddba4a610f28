// People at the table: who sits where, as a list of words that every part of the frame shows alike.

import type { MatchSeen } from './match.svelte'
import type { SeatSeen } from '../wire'
import { t } from '../words/words.svelte'

export function seatAt(match: MatchSeen, seat: number): SeatSeen | undefined {
  return match.players?.seats.find((each) => each.seat === seat)
}

/** What a seat is called; a free one by its number. */
export function nameOf(match: MatchSeen, seat: number): string {
  return seatAt(match, seat)?.name || t('table-seat', { number: seat + 1 })
}

/** Who a seat is to me: you, a friend, a bot. */
export function tagOf(match: MatchSeen, seat: number): string {
  const found = seatAt(match, seat)
  if (!found) return ''
  if (found.stand_in && match.live) return t('table-stand-in', { bot: botName(found.bot) })
  if (match.seat === seat || (match.mine.length === 1 && match.mine[0] === seat)) return t('table-you')
  if (found.kind === 'bot') return t('table-bot', { bot: botName(found.bot) })
  if (found.kind === 'open') return t('table-open')
  if (!match.live) return ''
  return match.mine.includes(seat) ? t('table-here') : t('table-friend')
}

function botName(bot = ''): string {
  return t(`table-bot-${bot || 'other'}`)
}

/** Whether somebody who should decide is not there. */
export function isAway(match: MatchSeen, seat: number): boolean {
  const found = seatAt(match, seat)
  return match.live && found?.kind === 'human' && !found.here && !found.stand_in && match.seat !== seat
}

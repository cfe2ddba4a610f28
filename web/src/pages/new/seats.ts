// Who shall sit where, before a match is opened.

import type { SeatWish } from '../../wire'

const NAMELESS = ''

/** A seat for me and bots at the others, or free seats for friends. */
export function firstSeats(count: number, friends: boolean, bot: string): SeatWish[] {
  const others = Array.from({ length: count - 1 }, (): SeatWish => other(friends ? 'open' : 'bot', bot))
  return [{ kind: 'me' }, ...others]
}

/** As many seats; those that are added sit as the last one does, and I never lose mine. */
export function resized(seats: SeatWish[], count: number, bot: string): SeatWish[] {
  const kept = seats.slice(0, count)
  if (!kept.some(isMe)) kept[count - 1] = { kind: 'me' }
  const last = seats[seats.length - 1]
  const kind = last?.kind === 'open' ? 'open' : 'bot'
  while (kept.length < count) kept.push(other(kind, last?.bot || bot))
  return kept
}

/** I take this seat; whoever was meant for it takes mine. */
export function seatedAt(seats: SeatWish[], seat: number): SeatWish[] {
  const mine = seats.findIndex(isMe)
  const wish = seats[seat]
  if (mine < 0 || !wish) return seats
  return seats.map((each, at) => (at === seat ? { kind: 'me' } : at === mine ? wish : each))
}

/** The seats with another wish at one of them. */
export function changed(seats: SeatWish[], seat: number, wish: SeatWish): SeatWish[] {
  return seats.map((each, at) => (at === seat ? wish : each))
}

/** A wish as one word for a list to choose from: `bot:greedy`, `open`, `here`. */
export function wordOf(wish: SeatWish): string {
  return wish.kind === 'bot' ? `bot:${wish.bot ?? ''}` : wish.kind
}

/** The wish that such a word says. */
export function wishOf(word: string): SeatWish {
  if (word.startsWith('bot:')) return { kind: 'bot', bot: word.slice('bot:'.length) }
  return word === 'here' ? { kind: 'here', name: NAMELESS } : { kind: 'open' }
}

/** The seats as they are asked for: whoever shares my device and has no name is given one. */
export function named(seats: SeatWish[], someName: (seat: number) => string): SeatWish[] {
  return seats.map((seat, at) => {
    const name = seat.kind === 'here' ? seat.name?.trim() || someName(at) : ''
    return name ? { ...seat, name } : seat
  })
}

/** How many seats are wished for so. */
export function count(seats: SeatWish[], kind: SeatWish['kind']): number {
  return seats.filter((seat) => seat.kind === kind).length
}

function other(kind: 'open' | 'bot', bot: string): SeatWish {
  return kind === 'bot' ? { kind, bot } : { kind }
}

function isMe(seat: SeatWish): boolean {
  return seat.kind === 'me'
}

import { describe, expect, test } from 'vitest'
import type { SeatWish } from '../../wire'
import { count, firstSeats, named, resized, seatedAt, wishOf, wordOf } from './seats'

const words = (seats: SeatWish[]): string[] => seats.map(wordOf)

describe('the seats of a new match', () => {
  test('are mine and bots, or mine and free ones for friends', () => {
    expect(words(firstSeats(3, false, 'greedy'))).toEqual(['me', 'bot:greedy', 'bot:greedy'])
    expect(words(firstSeats(3, true, 'greedy'))).toEqual(['me', 'open', 'open'])
  })

  test('that are added are like the last one', () => {
    expect(words(resized(firstSeats(2, true, 'greedy'), 4, 'greedy'))).toEqual(['me', 'open', 'open', 'open'])
    expect(words(resized(firstSeats(2, false, 'random'), 3, 'greedy'))).toEqual([
      'me',
      'bot:random',
      'bot:random',
    ])
  })

  test('always hold mine, however few are left', () => {
    const last = seatedAt(firstSeats(4, false, 'greedy'), 3)
    expect(words(last)).toEqual(['bot:greedy', 'bot:greedy', 'bot:greedy', 'me'])
    expect(words(resized(last, 2, 'greedy'))).toEqual(['bot:greedy', 'me'])
  })

  test('at my device have names, if need be some', () => {
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'here', name: ' Ada ' }, { kind: 'here', name: ' ' }]
    const names = named(seats, (at) => `Player ${at + 1}`).map(({ name }) => name)
    expect(names).toEqual([undefined, 'Ada', 'Player 3'])
  })

  test('can be said in one word and read back', () => {
    const wishes: SeatWish[] = [{ kind: 'bot', bot: 'random' }, { kind: 'open' }, { kind: 'here', name: '' }]
    expect(wishes.map((wish) => wishOf(wordOf(wish)))).toEqual(wishes)
    expect(count(wishes, 'open')).toBe(1)
  })
})

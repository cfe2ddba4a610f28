import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Event, Happened, Players, Table } from '../wire'
import { MatchSeen } from './match.svelte'

const PLAYERS: Players = {
  t: 'players',
  match: 'm',
  name: '',
  state: 'running',
  seats: [],
  watching: 0,
  mine: [0],
  host: false,
  note: '',
  again: '',
}
const TABLE: Table = {
  t: 'table',
  match: 'm',
  game: 'elfenland',
  preset: '',
  options: {},
  seat: 0,
  seq: 4,
  view: { n: 4 },
  events: [event(5)],
  may: { pass: [] },
  waits: { seats: [0] },
  players: PLAYERS,
  result: null,
}

function event(seq: number, text = 'pass'): Event {
  return { seq, who: '1', text, set: [['n', seq]] }
}

function news(events: Event[], seat = 0): Happened {
  return { t: 'happened', match: 'm', seat, events, may: { stop: [] }, waits: { seats: [0] }, result: null }
}

let match: MatchSeen
let again: number

beforeEach(() => {
  vi.useFakeTimers()
  again = 0
  match = new MatchSeen('m', '', {
    enter: () => () => undefined,
    send: () => new Promise(() => undefined),
    sit: () => undefined,
    again: () => (again += 1),
  })
  match.pace = () => 100
  match.hear(TABLE)
})

describe('a match that is followed', () => {
  test('shows the latest table at once', () => {
    expect([match.view, match.seq, match.myTurn]).toEqual([{ n: 5 }, 5, true])
  })

  test('shows one event after the other, and lets nobody act before the last', () => {
    match.hear(news([event(6), event(7)]))
    expect([match.view, match.may]).toEqual([{ n: 6 }, null])
    vi.advanceTimersByTime(100)

    expect([match.view, match.may]).toEqual([{ n: 7 }, { stop: [] }])
  })

  test('finishes what is running when somebody is in a hurry', () => {
    match.hear(news([event(6), event(7), event(8)]))
    match.hurry()

    expect([match.view, match.myTurn]).toEqual([{ n: 8 }, true])
  })

  test('asks again after a gap', () => {
    match.hear(news([event(7)]))

    expect([again, match.seq]).toEqual([1, 5])
  })

  test('takes no event twice', () => {
    match.hear(news([event(5), event(6)]))

    expect(match.told.map((told) => told.seq)).toEqual([5, 6])
  })

  test('strikes what was taken back', () => {
    match.hear(news([event(6)]))
    match.hear(news([{ seq: 7, who: '1', text: 'back to 5', set: [['n', 5]] }]))
    match.hurry()

    expect([match.view, match.told.map((told) => told.seq)]).toEqual([{ n: 5 }, [5, 7]])
  })

  test('hears nothing that is meant for other eyes', () => {
    match.hear(news([event(6)], 1))

    expect(match.seq).toBe(5)
  })

  test('keeps what it heard when the line comes back with a later table', () => {
    match.hear({ ...TABLE, seq: 5, view: { n: 5 }, events: [event(6)] })

    expect(match.told.map((told) => told.seq)).toEqual([5, 6])
  })

  test('remembers the beginning when it learns of it', () => {
    match.recall(
      { n: 0 },
      [1, 2, 3, 4, 5].map((seq) => event(seq)),
    )

    expect(match.told.map((told) => told.seq)).toEqual([1, 2, 3, 4, 5])
  })
})

import { describe, expect, it } from 'vitest'
import type { Players, Replay, SeatSeen } from '../wire'
import { MatchSeen } from './match.svelte'
import { isAway, tagOf } from './people'
import { Replayed } from './replay.svelte'

const SEATS: SeatSeen[] = [
  { seat: 0, kind: 'human', name: 'Fern', here: false, away: 90 },
  { seat: 1, kind: 'human', name: 'Birk', here: false, away: 90, stand_in: true, bot: 'greedy' },
]
const SILENT = {
  enter: () => () => undefined,
  send: () => new Promise<never>(() => undefined),
  sit: () => undefined,
}

function atTable(mine: number[]): MatchSeen {
  const match = new MatchSeen('m1', '', { ...SILENT, again: () => undefined })
  match.players = { seats: SEATS, mine, state: 'running' } as unknown as Players
  return match
}

describe('people at the table', () => {
  it('are away when they have gone', () => {
    expect(isAway(atTable([]), 0)).toBe(true)
    expect(tagOf(atTable([]), 0)).not.toBe('')
  })

  it('see that a bot holds their own seat', () => {
    expect(tagOf(atTable([1]), 1)).toContain('stand-in')
  })

  it('are neither friends nor away in a match that is looked at again', () => {
    const replay = { match: 'm1', seat: -1, view: {}, events: [], seats: SEATS } as unknown as Replay
    const match = new Replayed(replay)
    expect(SEATS.map(({ seat }) => isAway(match, seat))).toEqual([false, false])
    expect(SEATS.map(({ seat }) => tagOf(match, seat))).toEqual(['', ''])
  })
})

import { describe, expect, test } from 'vitest'
import type { MatchSeen } from '../../wire'
import { byTurn, isMyTurn, tableLink } from './order'

function seen(match: string, some: Partial<MatchSeen>): MatchSeen {
  const state = 'running'
  const rest = { name: '', game: 'g', preset: 'p', seats: [], mine: [], waits: {}, watch: '', note: '' }
  return { match, state, created: 0, updated: 0, ...rest, ...some }
}

describe('a list of matches', () => {
  test('begins with those that wait for me', () => {
    const late = seen('late', { updated: 9 })
    const mine = seen('mine', { mine: [1], waits: { seats: [1] }, updated: 1 })
    const early = seen('early', { mine: [0], waits: { seats: [1] }, updated: 5 })
    expect(byTurn([early, mine, late]).map(({ match }) => match)).toEqual(['mine', 'late', 'early'])
  })

  test('knows that nobody is waited for once a match is over', () => {
    expect(isMyTurn(seen('m', { mine: [1], waits: { seats: [1] }, state: 'over' }))).toBe(false)
  })

  test('leads me to my seat, and others to where they may watch', () => {
    expect(tableLink(seen('m', { mine: [0], watch: 'k' }))).toBe('/m/m')
    expect(tableLink(seen('m', { watch: 'k' }))).toBe('/m/m?key=k')
  })
})

import { describe, expect, test } from 'vitest'
import type { Way } from '../../wire'
import { cardsOf, endOf, legOf, movesOf, payments, stepsOf } from './journey'

const FEODOR: Way = {
  moves: ['ride feodor-lapphalya-wood'],
  cards: { dragon: 2 },
  steps: 1,
  new_towns: 1,
  via: ['feodor'],
}
const ALBARAN: Way = {
  moves: ['ride feodor-lapphalya-wood', 'ride albaran-feodor-desert'],
  cards: { dragon: 3 },
  steps: 2,
  new_towns: 2,
  via: ['feodor', 'albaran'],
}
const CARAVAN: Way = {
  moves: ['caravan parundia-albaran-desert', 'spend pig', 'spend raft', 'spend raft'],
  cards: { pig: 1, raft: 2 },
  steps: 1,
  new_towns: 1,
  via: ['parundia'],
  caravans: 1,
}
const WAYS = { feodor: [FEODOR], albaran: [ALBARAN] }

describe('a planned journey', () => {
  test('knows what each step eats from the way to the town before it', () => {
    expect(legOf(ALBARAN, WAYS).steps.map((step) => step.cards)).toEqual([{ dragon: 2 }, { dragon: 1 }])
  })

  test('says nothing about a step that no offered way prices', () => {
    expect(legOf(ALBARAN, { albaran: [ALBARAN] }).steps.map((step) => step.cards)).toEqual([null, null])
  })

  test('knows what a caravan is paid with', () => {
    const [step] = legOf(CARAVAN, {}).steps

    expect(step).toEqual({
      road: 'parundia-albaran-desert',
      to: 'parundia',
      caravan: true,
      cards: { pig: 1, raft: 2 },
    })
  })

  test('goes on from leg to leg', () => {
    const legs = [legOf(ALBARAN, WAYS), legOf(CARAVAN, {})]

    expect(movesOf(legs)).toEqual([...ALBARAN.moves, ...CARAVAN.moves])
    expect(cardsOf(legs)).toEqual({ dragon: 3, pig: 1, raft: 2 })
    expect(stepsOf(legs)).toHaveLength(3)
    expect(endOf(legs, 'lapphalya')).toBe('parundia')
    expect(endOf([], 'lapphalya')).toBe('lapphalya')
  })

  test('says payments in the order of the notation', () => {
    expect(payments('spend', { raft: 1, pig: 2 })).toEqual(['spend pig', 'spend pig', 'spend raft'])
  })
})

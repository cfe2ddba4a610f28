import { describe, expect, test } from 'vitest'
import { apply } from './apply'

const VIEW = { boot: ['elvenhold', 'elvenhold'], hand: [{ pig: 1, dragon: 2 }, null], phase: 'plan' }

describe('a view after changes', () => {
  test('holds the new value at the end of each way', () => {
    const after = apply(VIEW, [
      ['boot', 1, 'beata'],
      ['hand', 0, 'pig', 0],
      ['phase', 'travel'],
    ])

    expect(after).toEqual({
      boot: ['elvenhold', 'beata'],
      hand: [{ pig: 0, dragon: 2 }, null],
      phase: 'travel',
    })
  })

  test('leaves the view before as it was', () => {
    apply(VIEW, [['hand', 0, 'pig', 7]])

    expect(VIEW.hand[0]).toEqual({ pig: 1, dragon: 2 })
  })

  test('shares what did not change', () => {
    const after = apply(VIEW, [['boot', 0, 'virst']])

    expect(after.hand).toBe(VIEW.hand)
  })

  test('takes changes one after the other', () => {
    const after = apply(VIEW, [
      ['phase', 'travel'],
      ['phase', 'over'],
    ])

    expect(after.phase).toBe('over')
  })

  test('lets a list, a mapping and nothing be written as a whole', () => {
    const after = apply<unknown>({ taken: [['beata']], kept: { pig: 1 }, pool: 3 }, [
      ['taken', 0, ['beata', 'virst']],
      ['kept', {}],
      ['pool', null],
    ])

    expect(after).toEqual({ taken: [['beata', 'virst']], kept: {}, pool: null })
  })

  test('makes a way where nothing was seen before', () => {
    const after = apply<unknown>({ hand: [null] }, [['hand', 0, 'pig', 2]])

    expect(after).toEqual({ hand: [{ pig: 2 }] })
  })
})

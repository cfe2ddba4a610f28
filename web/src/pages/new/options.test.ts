import { describe, expect, test } from 'vitest'
import type { GameSeen, OptionSeen, PresetSeen } from '../../wire'
import {
  changesOf,
  choicesOf,
  controlOf,
  differences,
  fitted,
  optionKey,
  valueKey,
  valuesOf,
} from './options'

function option(some: Partial<OptionSeen>): OptionSeen {
  return { name: 'some', kind: 'number', words: [], low: 0, high: 3, clauses: [], ...some }
}

const first: PresetSeen = { name: 'first', options: { goats: true, start: 'random', price: { a: 1, b: 2 } } }
const second: PresetSeen = {
  name: 'second',
  options: { goats: false, start: 'random', price: { a: 1, b: 2 } },
}
const start = option({
  name: 'start',
  kind: 'choice',
  words: ['random', 'seat:0', 'seat:1', 'seat:2', 'seat:3'],
})
const GAME: GameSeen = {
  name: 'any-game',
  fewest: 2,
  most: 4,
  presets: [first, second],
  options: [
    option({ name: 'goats', kind: 'switch' }),
    start,
    option({ name: 'price', kind: 'numbers', words: ['a', 'b'] }),
  ],
}

describe('an option', () => {
  test('has the control of its kind', () => {
    expect(controlOf(option({ kind: 'switch' }), [])).toBe('switch')
    expect(controlOf(option({ kind: 'numbers' }), [])).toBe('numbers')
    expect(controlOf(option({ kind: 'list' }), [])).toBe('checks')
    expect(controlOf(option({ kind: 'choice' }), ['Refill', 'Deal 8 more'])).toBe('segments')
    expect(controlOf(option({ kind: 'choice' }), ['Finish the round and count', 'Win on the spot'])).toBe(
      'select',
    )
    expect(controlOf(option({ kind: 'number' }), ['0', '1', '2', '3', '4', '5'])).toBe('select')
  })

  test('can take its words and its numbers', () => {
    expect(choicesOf(option({ words: ['none'], low: 1 }), 4)).toEqual(['none', 1, 2, 3])
  })

  test('names only seats that there are', () => {
    expect(choicesOf(start, 2)).toEqual(['random', 'seat:0', 'seat:1'])
  })

  test('finds its words by the spelling of keys', () => {
    expect(optionKey('elfenland', 'deal_mode')).toBe('elfenland-option-deal-mode')
    expect(valueKey('elfenland', 'start_player', 'seat:0')).toBe('elfenland-option-start-player-seat-0')
  })
})

describe('an edition', () => {
  test('is left by what differs from it, however deep', () => {
    const values = { ...valuesOf(first), price: { a: 1, b: 3 } }
    expect(changesOf(first, values)).toEqual({ price: { a: 1, b: 3 } })
    expect(changesOf(first, valuesOf(first))).toEqual({})
  })

  test('is told apart from the first one by name', () => {
    expect(differences(GAME).map(({ options }) => options)).toEqual([[], ['goats']])
  })

  test('keeps its own values when the form changes a copy', () => {
    const values = valuesOf(first)
    Object.assign(values.price as Record<string, number>, { a: 9 })
    expect(first.options.price).toEqual({ a: 1, b: 2 })
  })

  test('takes back a seat that a smaller table no longer has', () => {
    const values = { ...valuesOf(first), start: 'seat:3' }
    expect(fitted(GAME, first, values, 4).start).toBe('seat:3')
    expect(fitted(GAME, first, values, 3).start).toBe('random')
  })
})

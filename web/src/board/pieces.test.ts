import { describe, expect, it } from 'vitest'
import {
  boot,
  chip,
  counter,
  elvenhold,
  homeFlag,
  housesOf,
  KINDS,
  lakeBoat,
  obstacle,
  seal,
  seatShape,
  shapePath,
  slot,
  stepNumber,
  tick,
  townDisc,
} from './pieces'

const everything = [
  ...KINDS.map((kind) => counter(kind)),
  counter(null),
  counter('pig', { faceDown: true, mine: true }),
  obstacle(),
  boot(0),
  seatShape(3, 3.75),
  slot('wood'),
  lakeBoat(),
  townDisc(0),
  townDisc(2, true),
  elvenhold(),
  seal(5),
  tick(),
  homeFlag(),
  chip('any 3', 'caravan'),
  stepNumber(2),
]

describe('pieces', () => {
  it.each(everything)('are well-formed drawings: %s', (markup) => {
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      'text/xml',
    )
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('have no colour of their own, so that a change of theme draws nothing anew', () => {
    expect(everything.filter((markup) => /#[0-9a-f]{3,8}\b(?!")|style=|rgb/i.test(markup))).toEqual([])
  })

  it('show the back of a hidden counter, and its face to its owner in a ring', () => {
    expect(counter('pig', { faceDown: true })).toBe(counter(null))
    expect(counter('pig', { faceDown: true, mine: true })).toContain('p-secret')
    expect(counter('pig')).not.toContain('p-secret')
  })

  it('give every seat a shape of its own', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(shapePath)).size).toBe(6)
  })

  it('give a town the same houses each time, and not all towns the same', () => {
    expect(housesOf('feodor')).toBe(housesOf('feodor'))
    expect(
      new Set(['feodor', 'yttar', 'ixara', 'beata', 'tichih', 'virst', 'grangor'].map(housesOf)).size,
    ).toBeGreaterThan(2)
  })

  it('show words as words', () => {
    expect(chip('<b>&')).toContain('&lt;b>&amp;')
  })
})

import { describe, expect, it } from 'vitest'
import type { Point } from './config'
import { pick, type Tap } from './pick'
import { placesOf } from './places'
import { CROSS } from './sample'

const places = placesOf(CROSS)
const NONE = { roads: [], towns: [] }

function picked(at: Point, tap: Partial<Tap> = {}): string[] {
  return pick(places, { at, k: 1, finger: false, legal: NONE, ...tap }).map((place) => place.id)
}

describe('what a tap means', () => {
  it('is the town whose disc it hits, even where roads meet', () => {
    expect(picked([205, 190])).toEqual(['middle'])
  })

  it('is the road beside whose line it falls, 12 pixels at any zoom', () => {
    expect(picked([100, 205])).toEqual(['west-middle'])
    expect(picked([100, 190])).toEqual([])
    expect(picked([100, 190], { legal: { roads: ['west-middle'], towns: [] } })).toEqual(['west-middle'])
    expect(picked([100, 180], { k: 0.5, legal: { roads: ['west-middle'], towns: [] } })).toEqual([
      'west-middle',
    ])
    expect(picked([100, 195], { k: 3, legal: { roads: ['west-middle'], towns: [] } })).toEqual([])
  })

  it('is nothing in the open country', () => {
    expect(picked([300, 100])).toEqual([])
  })

  it('prefers what is legal among what it hits', () => {
    const legal = { roads: ['stream'], towns: [] }
    expect(picked([83, 214], { k: 0.4, legal })).toEqual(['stream'])
  })

  it('goes to a legal town within 28 pixels of a finger', () => {
    const legal = { roads: [], towns: ['north'] }
    expect(picked([236, 60], { finger: true, legal })).toEqual(['north'])
    expect(picked([240, 60], { finger: true, legal })).toEqual([])
    expect(picked([236, 60], { finger: true })).toEqual([])
  })

  it('asks when two legal places lie within a finger', () => {
    const legal = { roads: ['west-middle', 'stream'], towns: [] }
    expect(picked([130, 227], { k: 0.5, finger: true, legal }).sort()).toEqual(['stream', 'west-middle'])
  })

  it('does not ask when the finger is on one of two', () => {
    const legal = { roads: ['west-middle'], towns: ['middle'] }
    expect(picked([195, 200], { k: 0.3, finger: true, legal })).toEqual(['middle'])
  })
})

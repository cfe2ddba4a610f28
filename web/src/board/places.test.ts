import { describe, expect, it } from 'vitest'
import { bootArc } from './boots'
import { gap, pointAt, trimmed } from './lines'
import { lineFrom, placesOf, step } from './places'
import { CROSS } from './sample'
import { sizesAt } from './sizes'

const places = placesOf(CROSS)
const place = (id: string) => places.order.find((other) => other.id === id)!

describe('walking the map', () => {
  it('orders every town before the roads that no town before it had', () => {
    expect(places.order.map((other) => other.id)).toEqual([
      'middle',
      'west-middle',
      'middle-east',
      'middle-north',
      'stream',
      'west',
      'east',
      'north',
    ])
  })

  it('leads along the graph to the next town in the direction of the arrow', () => {
    expect(step(places, place('middle'), 'ArrowUp', false)?.id).toBe('north')
    expect(step(places, place('middle'), 'ArrowRight', false)?.id).toBe('east')
    expect(step(places, place('west'), 'ArrowRight', false)?.id).toBe('middle')
  })

  it('leads nowhere at the edge of the map', () => {
    expect(step(places, place('north'), 'ArrowUp', false)).toBeNull()
    expect(step(places, place('middle'), 'ArrowDown', false)).toBeNull()
  })

  it('leads to roads when asked, and from a road to its towns', () => {
    expect(step(places, place('middle'), 'ArrowUp', true)?.id).toBe('middle-north')
    expect(step(places, place('middle-north'), 'ArrowUp', false)?.id).toBe('north')
    expect(step(places, place('west-middle'), 'ArrowDown', true)?.id).toBe('stream')
  })

  it('gives a road without a slot the middle of its line', () => {
    expect(places.at('road', 'stream')).toEqual([130, 260])
  })
})

describe('lines', () => {
  it('are trimmed at both ends by their length', () => {
    expect(trimmed(lineFrom(CROSS, 'west-middle', 'west'), 20, 30)).toEqual([
      [80, 200],
      [170, 200],
    ])
  })

  it('begin at the town one asks for', () => {
    expect(lineFrom(CROSS, 'middle-north', 'north')[0]).toEqual([210, 60])
    expect(pointAt(lineFrom(CROSS, 'west-middle', 'middle'), 0.25)).toEqual([165, 200])
  })
})

describe('boots in a town', () => {
  it('stand at ten o’clock when alone, in the west when the plate is north', () => {
    const [[x, y]] = bootArc(CROSS.towns.middle!, 1) as [[number, number]]
    expect(x).toBeLessThan(-10)
    expect(y).toBeLessThan(0)
    const [[westX]] = bootArc(CROSS.towns.north!, 1) as [[number, number]]
    expect(westX).toBeLessThan(-25)
  })

  it('are six at most and never stand closer than a boot is wide', () => {
    for (const town of Object.values(CROSS.towns)) {
      const arc = bootArc(town, 6)
      expect(arc).toHaveLength(6)
      for (let i = 1; i < 6; i++) expect(gap(arc[i - 1]!, arc[i]!)).toBeGreaterThan(17)
    }
  })
})

describe('reading distances', () => {
  it('never show a name below 12 pixels', () => {
    for (const k of [0.6, 0.7, 0.9, 1.5, 1.7, 3])
      expect(sizesAt(k).plate * k * 14.6).toBeGreaterThanOrEqual(12 - 1e-9)
  })

  it('let pieces stop growing when only the ground does', () => {
    expect(sizesAt(3.2).piece * 3.2).toBeCloseTo(1.6)
    expect(sizesAt(1.2).piece).toBe(1)
  })

  it('call it far below 0.6', () => {
    expect([sizesAt(0.59).far, sizesAt(0.6).far]).toEqual([true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { hopping, movesBetween, wayBetween } from './anim'
import { placesOf } from './places'
import { CROSS } from './sample'
import { EMPTY, type BoardState } from './state'

const places = placesOf(CROSS)
const before: BoardState = {
  ...EMPTY,
  me: 0,
  seats: 2,
  boots: ['west', 'north'],
  pieces: { west: [1], middle: [0, 1], east: [0, 1], north: [0] },
  roads: { 'middle-east': { counter: 'pig' } },
}

describe('what moved between two states', () => {
  it('is nothing when nothing did', () => {
    expect(movesBetween(before, structuredClone(before), places)).toEqual([])
  })

  it('is a boot with the roads it took, and the piece it collected', () => {
    const after = { ...before, boots: ['middle', 'north'], pieces: { ...before.pieces, middle: [1] } }
    expect(movesBetween(before, after, places)).toEqual([
      { what: 'boot', seat: 0, from: 'west', to: 'middle', roads: ['west-middle'] },
      { what: 'piece', town: 'middle', seat: 0 },
    ])
  })

  it('is a counter that lies where none lay, and a badge that joins it', () => {
    const laid = { ...before, roads: { ...before.roads, 'middle-north': { counter: 'dragon' } } }
    expect(movesBetween(before, laid, places)).toEqual([
      { what: 'counter', road: 'middle-north', mine: false },
    ])
    const blocked = { ...before, roads: { 'middle-east': { counter: 'pig', badges: ['obstacle'] } } }
    expect(movesBetween(before, blocked, places)).toEqual([
      { what: 'counter', road: 'middle-east', mine: false },
    ])
  })

  it('lets my own preview settle where it lies', () => {
    const previewed = { ...before, preview: { road: 'middle-north', counter: 'dragon' } }
    const laid = { ...before, roads: { ...before.roads, 'middle-north': { counter: 'dragon' } } }
    expect(movesBetween(previewed, laid, places)).toEqual([
      { what: 'counter', road: 'middle-north', mine: true },
    ])
  })
})

describe('the way of a boot', () => {
  it('follows the plan when the plan leads there', () => {
    const planned = { ...before, route: { roads: ['stream', 'middle-east'], towns: ['middle', 'east'] } }
    expect(wayBetween(planned, 'west', 'east', places)).toEqual(['stream', 'middle-east'])
    expect(wayBetween(planned, 'west', 'north', places)).toEqual(['west-middle', 'middle-north'])
  })

  it('prefers a road with a counter between two towns', () => {
    const laid = { ...before, roads: { stream: { counter: 'raft' } } }
    expect(wayBetween(laid, 'west', 'middle', places)).toEqual(['stream'])
  })

  it('starts where the boot was, ends where it stands and takes 1600 ms at most', () => {
    const roads = ['west-middle', 'middle-east']
    const { frames, timing } = hopping(
      { what: 'boot', seat: 0, from: 'west', to: 'east', roads },
      places,
      'normal',
    )
    expect(frames[0]!.transform).toBe('translate(-280.0px, 10.0px)')
    expect(frames.at(-1)!.transform).toBe('translate(0.0px, -0.0px)')
    expect(timing.duration).toBe(840)
    const offsets = frames.map((frame) => frame.offset as number)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
    const far = {
      what: 'boot' as const,
      seat: 0,
      from: 'west',
      to: 'west',
      roads: Array<string>(6).fill('stream'),
    }
    expect(hopping(far, places, 'normal').timing.duration).toBe(1600)
    expect(hopping(far, places, 'quick').timing.duration).toBe(800)
  })
})

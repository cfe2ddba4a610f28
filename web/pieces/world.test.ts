// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { KINDS, TERRAINS } from '../src/board/pieces.ts'
import { chartOf, readWorld } from './world.ts'

describe('the printed world', () => {
  it('knows the transports and terrains in the order of the rules engine, and so do the drawings', async () => {
    const { kinds, terrains } = await readWorld()
    expect(kinds).toEqual([...KINDS])
    expect(terrains).toEqual([...TERRAINS])
  })

  it('reads the transport chart', async () => {
    const { chart } = await readWorld()
    expect(chart.dragon).toEqual({ plain: 1, wood: 2, desert: 1, mountain: 1, river: null, lake: null })
    expect(chart.pig?.desert).toBeNull()
    expect(chart.raft?.river).toEqual([1, 2])
  })

  it('holds all towns and roads of the board', async () => {
    const { towns, roads } = await readWorld()
    expect(towns.length).toBe(21)
    expect(roads.length).toBe(48)
    expect(towns[0]).toMatchObject({ id: 'elvenhold', gold: 0 })
    expect(roads.filter(({ terrain }) => terrain === 'lake').every(({ lake }) => lake)).toBe(true)
  })

  it('refuses a chart that is written in another way', () => {
    expect(() => chartOf('CHART = ()', ['pig', 'raft'], ['plain'])).toThrow('not written as expected')
  })
})

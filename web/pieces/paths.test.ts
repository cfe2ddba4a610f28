// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { rounded, stepsOf } from './paths.ts'

describe('a rounded path', () => {
  it('has whole numbers only', () => {
    expect(rounded('M1.4 2.6L10.2 2.4')).toBe('m1 3 9-1')
  })

  it('rounds points where they lie, so that errors do not add up', () => {
    expect(rounded('M0 0l.4 0l.4 0l.4 0')).toBe('m0 0h1')
  })

  it('goes back to where it started when it is closed', () => {
    expect(rounded('M10 10h5v5zl2 2')).toBe('m10 10h5v5zl2 2')
  })

  it('is scaled to a coarser grid', () => {
    expect(rounded('M512 256C0 0 0 0 100 100', 0.5)).toBe('m256 128c-256-128-256-128-206-78')
  })

  it('keeps an arc that is written without gaps', () => {
    expect(stepsOf('m10 10a5 5 0 01-3.5 2')).toEqual([
      { letter: 'm', numbers: [10, 10] },
      { letter: 'a', numbers: [5, 5, 0, 0, 1, -3.5, 2] },
    ])
  })

  it('refuses what is no path', () => {
    expect(() => rounded('M1')).toThrow('within a step')
    expect(() => rounded('K1 2')).toThrow('no step')
  })
})

import { describe, expect, test } from 'vitest'
import { ago, day, lasted } from './when'

const NOON = Date.parse('2026-11-19T12:00:00') / 1000

describe('when something was', () => {
  test('is said in the largest unit that fits', () => {
    expect(ago(NOON - 300, 'en', NOON)).toBe('5 minutes ago')
    expect(ago(NOON - 86_400, 'de', NOON)).toBe('gestern')
    expect(lasted(NOON - 2 * 86_400, 'de', NOON)).toBe('2 Tage')
  })

  test('is never in the future, whatever the clocks say', () => {
    expect(lasted(NOON + 50, 'en', NOON)).toBe('0 seconds')
  })

  test('is no day if it is today, a weekday within a week, else a date', () => {
    expect(day(NOON - 60, 'en', NOON)).toBeNull()
    expect(day(NOON - 2 * 86_400, 'en', NOON)).toBe('Tuesday')
    expect(day(NOON - 20 * 86_400, 'fr', NOON)).toBe('30 octobre')
  })
})

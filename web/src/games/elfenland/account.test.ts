import { describe, expect, test } from 'vitest'
import { tellAll } from '../../table/told'
import type { Event } from '../../wire'
import { factsOf, pointsOf } from './account'
import { trailOf } from './board'
import record from './fixtures/first-round.json'
import { read, townsOf } from './view'

const { view, told } = tellAll(record.view, record.events as Event[])

describe('the account of what was played', () => {
  test('counts the towns at the end of the round', () => {
    expect(pointsOf(told, 2).map((points) => points[1])).toEqual(
      [0, 1].map((seat) => townsOf(read(view), seat)),
    )
  })

  test('counts a step for every town of the route', () => {
    const steps = factsOf(told, 2).find((fact) => fact.id === 'steps')!

    expect(steps.values).toEqual([0, 1].map((seat) => trailOf(told, seat).roads.length))
  })

  test('follows the boot from Elvenhold to where it stands', () => {
    const { towns, roads } = trailOf(told, 0)

    expect(towns[0]).toBe('elvenhold')
    expect(towns.at(-1)).toBe(read(view).boot[0])
    expect(towns).toHaveLength(roads.length + 1)
  })
})

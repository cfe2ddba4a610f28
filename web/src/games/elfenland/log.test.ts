import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../wire'
import { tellAll, type Told } from '../../table/told'
import record from './fixtures/first-round.json'
import { groups, narrate } from './log'
import type { Voice } from './tellers'
import { speak, t } from '../../words/words.svelte'

const NAMES = ['Maren', 'Oskar']
const me: Voice = { say: t, me: 0, name: (seat) => NAMES[seat]! }
let told: Told[]

beforeAll(async () => {
  await Promise.all([speak('elfenland'), speak('elfenland/table/log')])
  told = tellAll(record.view, record.events as Event[]).told
})

function lines(id: string, voice = me): string[] {
  return narrate(told, voice)
    .filter((stretch) => stretch.id === id)
    .flatMap((stretch) => stretch.sentences.map((sentence) => sentence.text))
}

describe('the log of a round that was really played', () => {
  test('tells every event in one group, in order', () => {
    expect(groups(told).flat()).toEqual(told)
  })

  test('goes by the stations of the round', () => {
    const titles = narrate(told, me).map((stretch) => stretch.title)

    expect(titles.slice(0, 6)).toEqual([
      'Round 1 · Deal',
      'Round 1 · Hidden counter',
      'Round 1 · Counters',
      'Round 1 · Plan',
      'Round 1 · Travel',
      'Round 1 · Finish',
    ])
  })

  test('tells my cards to me and only the number of the others’', () => {
    const deal = lines('1 deal')

    expect(deal).toContain('Cards dealt: Oskar 8')
    expect(deal.at(-1)).toMatch(/^You are dealt \d/)
  })

  test('tells a counter taken and the one turned up for it in one sentence', () => {
    const takes = groups(told).filter((group) => group[0]!.verb === 'take')

    expect(takes.every((group) => group.length === 2)).toBe(true)
    expect(lines('1 counters')).toHaveLength(takes.length)
  })

  test('never names a secret of somebody else', () => {
    const all = narrate(told, me).flatMap((stretch) => stretch.sentences)

    expect(all.filter((sentence) => sentence.text.includes('?'))).toEqual([])
    expect(lines('1 hidden')).toContain('Oskar draws a hidden counter')
  })

  test('says what a ride cost from what was spent, and whether the town was new', () => {
    const rides = lines('1 travel').filter((line) => line.includes('→'))

    expect(rides[0]).toMatch(/^(You travel|Oskar travels) Elvenhold → \S+ .*· \d .* · new town$/)
  })

  test('lights the road and the town of a ride', () => {
    const ride = told.find((each) => each.verb === 'ride')!
    const sentence = narrate(told, me)
      .flatMap((stretch) => stretch.sentences)
      .find((each) => each.first === ride.seq)

    expect(sentence?.places[0]).toBe(ride.things[0])
  })

  test('says the same to somebody else in the third person', () => {
    const mine = lines('1 plan').find((line) => line.startsWith('You place'))
    const others = lines('1 plan', { ...me, me: 1 })

    expect(mine).toBeDefined()
    expect(others).toContain(mine!.replace('You place', 'Maren places'))
  })
})

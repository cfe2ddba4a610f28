import { describe, expect, test } from 'vitest'
import { append, tell, tellAll } from './told'

const START = { n: 0 }
const EVENTS = [
  { seq: 1, who: '*0', text: 'deal pig', set: [['n', 1]] },
  { seq: 2, who: '1', text: 'place hidden pig elvenhold-beata-plain', set: [['n', 2]] },
  { seq: 3, who: '1', text: 'back to 1', set: [['n', 1]] },
]

describe('what was told', () => {
  test('knows the seat that the dealer served', () => {
    const told = tell(EVENTS[0]!, START)

    expect([told.seat, told.dealer, told.verb, told.things]).toEqual([0, true, 'deal', ['pig']])
  })

  test('stands between the views before and after', () => {
    const { told } = tellAll(START, EVENTS.slice(0, 2))

    expect(told.map((each) => [each.before['n'], each.after['n']])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  test('is struck by what takes it back', () => {
    const { view, told } = tellAll(START, EVENTS)

    expect(view).toEqual({ n: 1 })
    expect(told.map((each) => each.seq)).toEqual([1, 3])
  })

  test('is struck the same way while the match goes on', () => {
    const before = tellAll(START, EVENTS.slice(0, 2)).told

    expect(append(before, tell(EVENTS[2]!, { n: 2 })).map((each) => each.seq)).toEqual([1, 3])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { Deed, Screen } from './chunk'
import { press, type Keyed } from './keys'

let done: string[]

function keyed(deeds: Deed[]): Keyed {
  const chosen = 'beata'
  const bar = { title: '', note: '', deeds, refusal: null }
  const screen = {
    bar,
    key: (event: KeyboardEvent) => (done.push(`game ${event.key}`), true),
  } as unknown as Screen
  return {
    screen,
    open: (sheet) => done.push(`open ${sheet}`),
    close: () => (done.push('close'), true),
    log: () => done.push('log'),
    chosen,
  }
}

const PASS: Deed = { id: 'pass', label: 'Pass', key: 'p', run: () => done.push('pass') }
const PLACE: Deed = {
  id: 'place',
  label: 'Place',
  key: 'Enter',
  off: 'no road yet',
  run: () => done.push('place'),
}

function type(key: string, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  let ours = false
  const hear = (heard: Event) => (ours = press(heard as KeyboardEvent, keyed([PASS, PLACE])))
  target.addEventListener('keydown', hear, { once: true })
  target.dispatchEvent(event)
  return ours
}

beforeEach(() => {
  done = []
  document.body.innerHTML = '<input id="name"><input id="box" type="checkbox"><button id="button"></button>'
})

describe('the keyboard at the table', () => {
  test('opens sheets', () => {
    type('t')
    type('?')
    type('l')

    expect(done).toEqual(['open chart', 'open keys', 'log'])
  })

  test('does a deed by its key, small or large', () => {
    type('P')

    expect(done).toEqual(['pass'])
  })

  test('does nothing that may not be done, and asks the game', () => {
    type('Enter')

    expect(done).toEqual(['game Enter'])
  })

  test('leaves letters to whoever writes, but closes on Escape', () => {
    const name = document.getElementById('name')!

    expect(type('p', name)).toBe(false)
    type('Escape', name)
    expect(done).toEqual(['close'])
  })

  test('confirms where the chosen place has the focus, and leaves other places to the map', () => {
    document.body.innerHTML =
      '<g role="button" data-place="beata"></g><g role="button" data-place="virst" data-legal></g>'
    const [beata, virst] = [...document.querySelectorAll('g')]
    const ready: Deed = { id: 'place', label: 'Place', key: 'Enter', run: () => done.push('place') }
    const enter = (target: Element): void => {
      const hear = (heard: Event) => press(heard as KeyboardEvent, keyed([ready]))
      target.addEventListener('keydown', hear, { once: true })
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    }
    enter(virst!)
    expect(done).toEqual(['game Enter'])
    enter(beata!)

    expect(done).toEqual(['game Enter', 'place'])
  })

  test('works while a switch has the focus', () => {
    type('p', document.getElementById('box')!)

    expect(done).toEqual(['pass'])
  })
})

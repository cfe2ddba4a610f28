import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Card from './Card.svelte'
import Chart from './Chart.svelte'
import Counter from './Counter.svelte'
import Stack from './Stack.svelte'
import { KINDS, pricesOf, TERRAINS, WORLD } from './world'

let shown: Record<string, unknown> | undefined

type Drawn = (internals: never, props: never) => unknown

function show<Piece extends Drawn>(piece: Piece, props: Parameters<Piece>[1]): HTMLElement {
  shown = mount(piece as unknown as Component<Record<string, unknown>>, { target: document.body, props })
  flushSync()
  return document.body
}

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
})

describe('a travel card', () => {
  it('has prices for the terrains it can use, and for no other', () => {
    expect(pricesOf('unicorn')).toEqual([
      { terrain: 'wood', price: '1' },
      { terrain: 'desert', price: '2' },
      { terrain: 'mountain', price: '1' },
    ])
  })

  it('of a raft has both ways of a river and what lakes cost in this match', () => {
    expect(pricesOf('raft', [2, 2])).toEqual([
      { terrain: 'river', price: '1/2' },
      { terrain: 'lake', price: '2' },
    ])
    expect(pricesOf('raft', [2, 1])[1]).toEqual({ terrain: 'lake', price: '2/1' })
  })

  it('that may be taken is a button with its name', () => {
    const taken = vi.fn()
    const button = show(Card, { kind: 'pig', name: 'Giant pig', onclick: taken }).querySelector('button')
    button?.click()
    expect(button?.getAttribute('aria-label')).toBe('Giant pig')
    expect(taken).toHaveBeenCalledOnce()
  })
})

describe('a counter', () => {
  it('that cannot be taken says why and does nothing', () => {
    const taken = vi.fn()
    const props = { kind: 'pig' as const, label: 'Pig', reason: 'Not in the desert', onclick: taken }
    const button = show(Counter, props).querySelector('button')
    button?.click()
    expect(button?.getAttribute('aria-label')).toBe('Pig. Not in the desert')
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    expect(taken).not.toHaveBeenCalled()
  })

  it('that nobody can take is a picture with a name', () => {
    const page = show(Counter, { kind: null, label: 'Hidden counter' })
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Hidden counter')
  })
})

describe('a stack of cards', () => {
  it('raises as many cards as a plan would eat, from the top, and says how many there are', () => {
    const page = show(Stack, { kind: 'dragon', name: 'Dragon', label: '4 dragons', count: 4, raised: 3 })
    const cards = [...page.querySelectorAll('.card')]
    expect(cards.map((card) => card.classList.contains('raised'))).toEqual([false, true, true, true])
    expect(page.querySelector('.count')?.textContent).toBe('4')
    expect(page.querySelector('[aria-label="4 dragons"]')?.getAttribute('role')).toBe('img')
  })

  it('of two shows no number', () => {
    const page = show(Stack, { kind: 'raft', name: 'Raft', label: '2 rafts', count: 2 })
    expect(page.querySelector('.count')).toBeNull()
  })
})

describe('the transport chart', () => {
  it('is a table with a head for every row and column', () => {
    const names = Object.fromEntries([...KINDS, ...TERRAINS].map((word) => [word, word.toUpperCase()]))
    const words = { caption: 'Prices', transportHead: 'Transport', mineHead: 'Mine', none: 'no way' }
    const page = show(Chart, { ...words, names, mine: { dragon: 3 }, lakes: [2, 2] })
    expect(page.querySelectorAll('th[scope=row]').length).toBe(WORLD.kinds.length)
    expect(page.querySelectorAll('th[scope=col]').length).toBe(WORLD.terrains.length + 2)
    const dragon = [...page.querySelectorAll('tbody tr')].find((row) => row.textContent?.includes('DRAGON'))
    expect([...(dragon?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.trim())).toEqual([
      '1',
      '2',
      '1',
      '1',
      'no way·',
      'no way·',
      '3',
    ])
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { createBoard, EMPTY, type Board, type BoardState } from './api'
import { CROSS } from './sample'

const state: BoardState = {
  ...EMPTY,
  me: 0,
  seats: 2,
  boots: ['west', 'north'],
  pieces: { west: [1], middle: [0, 1], east: [0, 1], north: [0] },
  roads: { 'middle-east': { counter: 'pig', badges: ['obstacle'] } },
  targets: { roads: ['middle-north'], towns: ['east'] },
}

let chosen: string[] = []
let board: Board | null = null

function laid(): HTMLElement {
  chosen = []
  const element = document.body.appendChild(document.createElement('div'))
  board = createBoard(element, {
    geometry: CROSS,
    grounds: { light: 'light.svg', dark: 'dark.svg' },
    names: (_kind, id) => id,
    describe: (kind, id) => `${kind} ${id}`,
    tooltip: (_kind, id) => ({ title: id }),
    choose: (kind, id) => chosen.push(`${kind} ${id}`),
    label: () => 'the map',
    motion: () => 'off',
  })
  board.set(state)
  return element
}

async function changesIn(element: HTMLElement, act: () => void): Promise<number> {
  let changes = 0
  const watch = new MutationObserver((records) => (changes += records.length))
  watch.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
  act()
  await new Promise((done) => setTimeout(done, 20))
  watch.disconnect()
  return changes
}

describe('the board', () => {
  afterEach(() => {
    board?.destroy()
    document.body.replaceChildren()
  })

  it('lets the Tab key walk exactly the legal places, every place being a named button', () => {
    const element = laid()
    const buttons = [...element.querySelectorAll('[role=button]')]
    expect(buttons).toHaveLength(8)
    const legal = buttons.filter((button) => button.getAttribute('tabindex') === '0')
    expect(legal.map((button) => button.getAttribute('aria-label'))).toEqual([
      'road middle-north',
      'town east',
    ])
    expect(element.querySelector('svg')!.getAttribute('aria-label')).toBe('the map')
  })

  it('can itself be reached while nothing is legal', () => {
    const element = laid()
    expect(element.querySelector('svg')!.getAttribute('tabindex')).toBe('-1')
    board!.set({ ...state, targets: EMPTY.targets })
    expect(element.querySelector('svg')!.getAttribute('tabindex')).toBe('0')
    expect(element.querySelectorAll('[role=button][tabindex="0"]')).toHaveLength(0)
  })

  it('touches nothing when the state is the same', async () => {
    const element = laid()
    expect(await changesIn(element, () => board!.set(structuredClone(state)))).toBe(0)
    expect(await changesIn(element, () => board!.set({ ...state, targets: EMPTY.targets }))).toBeGreaterThan(
      0,
    )
  })

  it('hands over the place that Enter chooses, and that an arrow leads to', () => {
    const element = laid()
    board!.focus('town', 'middle')
    const press = (key: string): boolean =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    press('ArrowRight')
    expect(element.contains(document.activeElement)).toBe(true)
    press('Enter')
    expect(chosen).toEqual(['town east'])
  })

  it('is also a text with a line a town', () => {
    laid()
    expect(board!.snapshotText()[3]).toBe('town north · road middle-north')
    expect(board!.snapshotText()).toHaveLength(4)
  })

  it('leaves nothing behind', () => {
    const element = laid()
    board!.destroy()
    board = null
    expect(element.childElementCount).toBe(0)
  })
})

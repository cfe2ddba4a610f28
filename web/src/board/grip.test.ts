import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bounded, carried, takeHold, Transform, type Bounds } from './grip'

const BOUNDS: Bounds = {
  least: 0.5,
  most: 3,
  world: [
    [0, 0],
    [1000, 800],
  ],
  size: [500, 400],
}
let root: SVGSVGElement
let shown: Transform
let letGo: () => void
const told = { began: vi.fn(), ended: vi.fn(), doubled: vi.fn(), clicked: vi.fn() }

function point(name: string, x: number, y: number, more: PointerEventInit = {}): void {
  const event = new PointerEvent(name, { clientX: x, clientY: y, buttons: 1, bubbles: true, ...more })
  root.dispatchEvent(event)
}

beforeEach(() => {
  vi.useFakeTimers()
  root = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  root.addEventListener('click', told.clicked)
  shown = new Transform(1, -100, -100)
  const moved = (transform: Transform): void => void (shown = transform)
  letGo = takeHold(root, { here: () => shown, bounds: () => BOUNDS, moved, ...told })
})

afterEach(() => {
  vi.runOnlyPendingTimers()
  letGo()
  root.remove()
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('the map in somebody’s hands', () => {
  test('goes with the mouse', () => {
    point('pointerdown', 50, 50)
    point('pointermove', 80, 70)
    point('pointerup', 80, 70, { buttons: 0 })
    expect([shown.k, shown.x, shown.y]).toEqual([1, -70, -80])
    expect([told.began.mock.calls.length, told.ended.mock.calls.length]).toEqual([1, 1])
  })

  test('is no click after a drag, and one after a press that stayed', () => {
    point('pointerdown', 50, 50)
    point('pointermove', 60, 50)
    point('pointerup', 60, 50, { buttons: 0 })
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    vi.advanceTimersByTime(1)
    expect(told.clicked).not.toHaveBeenCalled()
    point('pointerdown', 60, 50)
    point('pointerup', 62, 50, { buttons: 0 })
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(told.clicked).toHaveBeenCalledOnce()
  })

  test('comes nearer where two fingers part, and stays under both', () => {
    const touch = { pointerType: 'touch' }
    point('pointerdown', 200, 200, { ...touch, pointerId: 1 })
    point('pointerdown', 220, 200, { ...touch, pointerId: 2 })
    const held = [shown.invert([200, 200]), shown.invert([220, 200])]
    point('pointermove', 190, 200, { ...touch, pointerId: 1 })
    point('pointermove', 230, 200, { ...touch, pointerId: 2 })
    expect(shown.k).toBeCloseTo(2)
    expect(shown.apply(held[0]!)[0]).toBeCloseTo(190)
    expect(shown.apply(held[1]!)[0]).toBeCloseTo(230)
  })

  test('stays under a finger when the other one leaves', () => {
    const touch = { pointerType: 'touch' }
    point('pointerdown', 200, 200, { ...touch, pointerId: 1 })
    point('pointerdown', 220, 200, { ...touch, pointerId: 2 })
    point('pointermove', 240, 200, { ...touch, pointerId: 2 })
    point('pointerup', 200, 200, { ...touch, pointerId: 1, buttons: 0 })
    const before = shown
    point('pointermove', 240, 200, { ...touch, pointerId: 2 })
    expect([shown.k, shown.x, shown.y]).toEqual([before.k, before.x, before.y])
  })

  test('is wheeled around the place of the mouse, and rests a moment later', () => {
    const here = shown.invert([100, 100])
    const wheel = new WheelEvent('wheel', { deltaY: -500, bubbles: true, cancelable: true })
    root.dispatchEvent(Object.assign(wheel, { clientX: 100, clientY: 100 }))
    expect(shown.k).toBeCloseTo(2)
    expect(shown.apply(here)[0]).toBeCloseTo(100)
    expect(told.ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(told.ended).toHaveBeenCalledOnce()
  })

  test('is tapped twice by a finger at one place only', () => {
    const touch = { pointerType: 'touch' }
    for (const x of [50, 90, 91]) {
      point('pointerdown', x, 50, touch)
      point('pointerup', x, 50, { ...touch, buttons: 0 })
    }
    expect(told.doubled).toHaveBeenCalledOnce()
  })

  test('is let go of for good', () => {
    letGo()
    point('pointerdown', 50, 50)
    point('pointermove', 80, 70)
    expect(shown.x).toBe(-100)
  })
})

describe('the bounds of the map', () => {
  test('are kept in what SVG is told', () => {
    expect(`${bounded(new Transform(9, 0, 0), BOUNDS)}`).toBe('translate(0,0) scale(3)')
  })

  test('let nothing be seen beyond the world', () => {
    const far = bounded(new Transform(1, 300, -900), BOUNDS)
    expect([far.x, far.y]).toEqual([0, -400])
  })

  test('put a world that is smaller than the screen in its middle', () => {
    const small = bounded(new Transform(0.1, 0, 0), { ...BOUNDS, least: 0.25 })
    expect([small.k, small.x, small.y]).toEqual([0.25, 125, 100])
  })

  test('are asked for after nobody’s hands', () => {
    expect(() => carried([], 1)).toThrow('nobody')
  })
})

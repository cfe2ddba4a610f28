/** Hands on the map as a whole: it is dragged, pinched, wheeled and tapped twice, and stays within its bounds. */
import type { Point } from './config'

/** How the map lies on the screen. */
export class Transform {
  readonly k: number
  readonly x: number
  readonly y: number

  constructor(k: number, x: number, y: number) {
    this.k = k
    this.x = x
    this.y = y
  }

  apply([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y]
  }

  invert([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k]
  }

  /** As an attribute of SVG. */
  toString(): string {
    return `translate(${this.x},${this.y}) scale(${this.k})`
  }
}

/** How small and how large the map may be, what of it may be seen at most, and the size of the screen. */
export interface Bounds {
  least: number
  most: number
  world: [Point, Point]
  size: Point
}

export interface Grip {
  here(): Transform
  bounds(): Bounds
  began(): void
  moved(transform: Transform): void
  ended(): void
  doubled(event: MouseEvent): void
}

interface Finger {
  /** Where it is on the screen, and where it came down. */
  at: Point
  from: Point
  /** What of the map it holds. */
  spot: Point
}

/** A mouse that has gone further has dragged, and does not click any more. */
const DRAGGED = 4
const TAP = 10
const TAPS_APART = 500
const WHEEL_RESTS = 150
const LINE_OF_WHEEL = [0.002, 0.05, 1]

/** As near to what is wished for as the bounds allow. */
export function bounded({ k, x, y }: Transform, { least, most, world, size }: Bounds): Transform {
  const near = Math.min(most, Math.max(least, k))
  const [[left, top], [right, bottom]] = world
  return new Transform(near, within(x, near, left, right, size[0]), within(y, near, top, bottom, size[1]))
}

function within(at: number, k: number, low: number, high: number, length: number): number {
  const [before, after] = [-at / k - low, (length - at) / k - high]
  return at + k * (after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after))
}

/** Two fingers carry what they hold; one finger, or the mouse, drags it. */
export function carried([one, other]: Finger[], k: number): Transform {
  if (!one) throw new Error('nobody holds the map')
  if (!other) return laid(one.at, one.spot, k)
  const near = distance(one.at, other.at) / (distance(one.spot, other.spot) || 1)
  return laid(middle(one.at, other.at), middle(one.spot, other.spot), near)
}

function laid([x, y]: Point, [mx, my]: Point, k: number): Transform {
  return new Transform(k, x - mx * k, y - my * k)
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

/** Listens to hands until it is told to stop. */
export function takeHold(root: SVGSVGElement, grip: Grip): () => void {
  const fingers = new Map<number, Finger>()
  let tap: { at: Point; time: number } | null = null
  let wheeling = 0
  let byTouch = false

  function pressed(event: PointerEvent): void {
    byTouch = event.pointerType === 'touch'
    if (event.button !== 0 || event.ctrlKey || fingers.size > 1) return
    const at = onScreen(event)
    fingers.set(event.pointerId, { at, from: at, spot: grip.here().invert(at) })
    if (fingers.size === 1) grip.began()
  }

  function dragged(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    if (event.buttons === 0) return released(event)
    finger.at = onScreen(event)
    grip.moved(bounded(carried([...fingers.values()], grip.here().k), grip.bounds()))
  }

  function released(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const alone = fingers.size === 1
    fingers.delete(event.pointerId)
    for (const other of fingers.values()) other.spot = grip.here().invert(other.at)
    if (!alone) return
    grip.ended()
    const far = distance(finger.at, finger.from)
    if (!byTouch && far > DRAGGED) swallowClick()
    if (byTouch && event.type === 'pointerup' && far < TAP) tapped(event, finger.at)
  }

  function tapped(event: PointerEvent, at: Point): void {
    const twice = tap && event.timeStamp - tap.time < TAPS_APART && distance(tap.at, at) < TAP
    tap = twice ? null : { at, time: event.timeStamp }
    if (twice) grip.doubled(event)
  }

  function wheeled(event: WheelEvent): void {
    const [here, bounds] = [grip.here(), grip.bounds()]
    const turn = -event.deltaY * (LINE_OF_WHEEL[event.deltaMode] ?? 1) * (event.ctrlKey ? 10 : 1)
    const k = Math.min(bounds.most, Math.max(bounds.least, here.k * 2 ** turn))
    if (!wheeling && k === here.k) return
    event.preventDefault()
    if (!wheeling) grip.began()
    clearTimeout(wheeling)
    wheeling = window.setTimeout(() => {
      wheeling = 0
      grip.ended()
    }, WHEEL_RESTS)
    const at = onScreen(event)
    grip.moved(bounded(laid(at, here.invert(at), k), bounds))
  }

  function clickedTwice(event: MouseEvent): void {
    // A finger's double tap has been heard already.
    if (!byTouch) grip.doubled(event)
  }

  function keepStill(event: Event): void {
    if (event.type === 'dragstart' || fingers.size) event.preventDefault()
  }

  function onScreen(event: MouseEvent): Point {
    const box = root.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  const until = new AbortController()
  const { signal } = until
  root.addEventListener('pointerdown', pressed, { signal })
  root.addEventListener('wheel', wheeled, { signal, passive: false })
  root.addEventListener('dblclick', clickedTwice, { signal })
  root.addEventListener('dragstart', keepStill, { signal })
  document.addEventListener('selectstart', keepStill, { signal })
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, released, { signal })
  addEventListener('pointermove', dragged, { signal })
  return () => {
    clearTimeout(wheeling)
    until.abort()
  }
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', swallow, true)
  setTimeout(() => removeEventListener('click', swallow, true), 0)
}

/** The camera: pan and zoom by wheel, fingers and keys; the transform of two groups and nothing else. */
import type { Point } from './config'
import { bounded, takeHold, Transform, type Bounds } from './grip'

/** How much further than the frame one may push the map, and how near one may come. */
const AIR = 70
const NEAREST = 3.2
const NAMES_AIR = 48
const FRAMED = 1.15
const GLIDE = 280

export interface Camera {
  readonly k: number
  readonly size: Point
  toMap(screen: Point): Point
  toScreen(map: Point): Point
  fit(): void
  zoom(by: number): void
  /** Brings these points into view, with air around them for names. */
  frame(points: Point[]): void
  /** Moves as little as possible until the point is well inside. */
  keep(point: Point): void
  /** Ends a glide at once. */
  finish(): void
  destroy(): void
}

export interface CameraWishes {
  frame: [number, number, number, number]
  moved: (transform: Transform) => void
  settled: (transform: Transform) => void
  /** Milliseconds of a glide of the given length. */
  time: (ms: number) => number
  /** Whether a double tap here means to come nearer. */
  free: (screen: Point) => boolean
}

/** The smallest transform that shows the whole frame in the middle. */
export function fitted([x, y, w, h]: CameraWishes['frame'], [width, height]: Point): Transform {
  const k = Math.max(0.05, Math.min(width / w, height / h))
  return new Transform(k, (width - w * k) / 2 - x * k, (height - h * k) / 2 - y * k)
}

/** The transform that shows these points, not nearer than is good for an overview. */
export function framing(points: Point[], [width, height]: Point, least: number): Transform {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const air = Math.min(NAMES_AIR, width / 5, height / 5)
  const wide = (width - 2 * air) / Math.max(1, right - left)
  const high = (height - 2 * air) / Math.max(1, bottom - top)
  const k = Math.max(least, Math.min(FRAMED, wide, high))
  return new Transform(k, width / 2 - ((left + right) / 2) * k, height / 2 - ((top + bottom) / 2) * k)
}

export function createCamera(root: SVGSVGElement, wishes: CameraWishes): Camera {
  const [fx, fy, fw, fh] = wishes.frame
  const world: Bounds['world'] = [
    [fx - AIR, fy - AIR],
    [fx + fw + AIR, fy + fh + AIR],
  ]
  let size = measured()
  let whole = fitted(wishes.frame, size)
  let shown = whole
  let untouched = true
  let gliding = 0
  let target: Transform | null = null

  const letGo = takeHold(root, {
    here,
    bounds,
    began() {
      if (!target) root.classList.add('b-held')
    },
    moved(transform) {
      ;[untouched, target] = [false, null]
      show(transform)
    },
    ended() {
      root.classList.remove('b-held')
      if (!target) wishes.settled(shown)
    },
    doubled: nearer,
  })

  const watch = new ResizeObserver(resized)
  watch.observe(root)
  begin()

  function measured(): Point {
    const { width, height } = root.getBoundingClientRect()
    return [width || fw, height || fh]
  }

  function begin(): void {
    whole = fitted(wishes.frame, size)
    if (untouched) go(whole, 0)
  }

  function resized(): void {
    const next = measured()
    if (next[0] === size[0] && next[1] === size[1]) return
    const middle = here().invert([size[0] / 2, size[1] / 2])
    size = next
    begin()
    if (!untouched) {
      const k = Math.max(whole.k, here().k)
      go(new Transform(k, size[0] / 2 - middle[0] * k, size[1] / 2 - middle[1] * k), 0)
    }
  }

  function here(): Transform {
    return shown
  }

  function show(transform: Transform): void {
    shown = transform
    wishes.moved(transform)
  }

  function bounds(): Bounds {
    return { least: whole.k, most: Math.max(NEAREST, whole.k * 2.5), world, size }
  }

  function go(to: Transform, ms: number): void {
    cancelAnimationFrame(gliding)
    const [from, end] = [here(), bounded(to, bounds())]
    target = null
    if (ms <= 0 || typeof requestAnimationFrame === 'undefined') {
      show(end)
      return wishes.settled(end)
    }
    target = end
    const begun = performance.now()
    const frame = (now: number): void => {
      if (target !== end) return
      const share = Math.min(1, Math.max(0, (now - begun) / ms))
      if (share === 1) return go(end, 0)
      show(partWay(from, end, 1 - (1 - share) ** 3, size))
      gliding = requestAnimationFrame(frame)
    }
    gliding = requestAnimationFrame(frame)
  }

  function nearer(event: MouseEvent): void {
    const box = root.getBoundingClientRect()
    const at: Point = [event.clientX - box.left, event.clientY - box.top]
    if (!wishes.free(at)) return
    event.preventDefault()
    untouched = false
    go(around(here().k * (event.shiftKey ? 0.5 : 1.8), at), wishes.time(GLIDE))
  }

  function around(k: number, [x, y]: Point): Transform {
    const { least, most } = bounds()
    const [mx, my] = here().invert([x, y])
    const allowed = Math.min(most, Math.max(least, k))
    return new Transform(allowed, x - mx * allowed, y - my * allowed)
  }

  return {
    get k() {
      return here().k
    },
    get size() {
      return size
    },
    toMap: (point) => here().invert(point),
    toScreen: (point) => here().apply(point),
    fit() {
      untouched = true
      go(whole, wishes.time(GLIDE))
    },
    zoom(by) {
      untouched = false
      go(around((target ?? here()).k * by, [size[0] / 2, size[1] / 2]), wishes.time(GLIDE))
    },
    frame(points) {
      if (points.length === 0) return
      untouched = false
      go(framing(points, size, whole.k), wishes.time(GLIDE * 1.5))
    },
    keep(point) {
      const from = target ?? here()
      const [x, y] = from.apply(point)
      const [dx, dy] = [inset(x, size[0]), inset(y, size[1])]
      if (dx === 0 && dy === 0) return
      untouched = false
      go(new Transform(from.k, from.x + dx, from.y + dy), wishes.time(GLIDE))
    },
    finish() {
      if (target) go(target, 0)
    },
    destroy() {
      cancelAnimationFrame(gliding)
      target = null
      watch.disconnect()
      letGo()
    },
  }
}

function inset(value: number, length: number): number {
  const air = Math.min(64, length / 4)
  return value < air ? air - value : value > length - air ? length - air - value : 0
}

/** Between two transforms, so that the middle of the screen goes straight. */
export function partWay(from: Transform, to: Transform, share: number, [w, h]: Point): Transform {
  const middle: Point = [w / 2, h / 2]
  const [a, b] = [from.invert(middle), to.invert(middle)]
  const k = from.k * (to.k / from.k) ** share
  const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  return new Transform(k, middle[0] - x * k, middle[1] - y * k)
}

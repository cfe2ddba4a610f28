/** Hands on the board: mouse, finger and keys, turned into places. */
import type { Point } from './config'
import { pick } from './pick'
import { step, type Arrow, type Place, type Places } from './places'
import { svg } from './render'
import type { BoardState, Kind, Way } from './state'
import type { Camera } from './zoom'

const HIT = 12

export interface Hands {
  /** Which places may be chosen, and what every place is called. */
  update(state: BoardState): void
  focus(kind: Kind, id: string): void
  destroy(): void
}

export interface HandsWishes {
  root: SVGSVGElement
  layer: SVGGElement
  places: Places
  camera: Camera
  describe: (kind: Kind, id: string) => string
  state: () => BoardState
  /** Any touch of the board, before its meaning is known. */
  touched: () => void
  choose: (place: Place) => void
  ask: (two: Place[], at: Point) => void
  hover: (place: Place | null) => void
  focused: (place: Place | null) => void
}

interface Spot {
  place: Place
  node: SVGGElement
  label: string
  legal: boolean
}

export function createHands(wishes: HandsWishes): Hands {
  const { root, places, camera } = wishes
  const spots = new Map<string, Spot>()
  for (const place of places.order) spots.set(place.id, spotOf(place, wishes.layer))
  let finger = false
  let tapped: Point | null = null
  let hovered: string | null = null

  const listeners: [keyof GlobalEventHandlersEventMap, (event: never) => void, boolean?][] = [
    ['pointerdown', pressed, true],
    ['pointermove', moved],
    ['pointerleave', left],
    ['click', clicked],
    ['keydown', keyed],
    ['focusin', came],
    ['focusout', went],
  ]
  for (const [name, listener, capture] of listeners)
    root.addEventListener(name, listener as EventListener, capture)

  function pressed(event: PointerEvent): void {
    finger = event.pointerType === 'touch' || event.pointerType === 'pen'
    tapped = onScreen(event)
    wishes.touched()
  }

  function left(): void {
    if (hovered !== null) wishes.hover(null)
    hovered = null
  }

  function moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    if (event.buttons !== 0) return left()
    const [place] =
      event.target === root || root.contains(event.target as Node) ? meant(onScreen(event), false) : []
    const id = place?.id ?? null
    if (id === hovered) return
    hovered = id
    root.classList.toggle('b-pointing', place !== undefined && legal(wishes.state().targets, place))
    wishes.hover(place ?? null)
  }

  function clicked(event: MouseEvent): void {
    const direct = event.detail === 0 ? placeOf(event.target) : null
    // Browsers move a finger's click onto the nearest thing they take for a button: where it came down is what counts.
    const at = (finger && tapped) || onScreen(event)
    tapped = null
    const found = direct ? [direct] : meant(at, finger)
    if (found.length === 2) return wishes.ask(found, at)
    if (found[0]) wishes.choose(found[0])
  }

  function meant(at: Point, byFinger: boolean): Place[] {
    return pick(places, {
      at: camera.toMap(at),
      k: camera.k,
      finger: byFinger,
      legal: wishes.state().targets,
    })
  }

  function onScreen(event: MouseEvent): Point {
    const box = root.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  function placeOf(target: EventTarget | null): Place | null {
    const node = target instanceof Element ? target.closest('[data-place]') : null
    return spots.get(node?.getAttribute('data-place') ?? '')?.place ?? null
  }

  function keyed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = placeOf(event.target)
    if (here && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      wishes.touched()
      wishes.choose(here)
    } else if (isArrow(event.key)) {
      event.preventDefault()
      const next = here ? step(places, here, event.key, event.shiftKey) : start()
      if (next) focus(next.kind, next.id)
    }
  }

  function start(): Place | null {
    const { boots, me, targets } = wishes.state()
    const id = boots[me] ?? targets.towns[0] ?? targets.roads[0] ?? places.order[0]?.id
    return id ? (spots.get(id)?.place ?? null) : null
  }

  function came(event: FocusEvent): void {
    const place = placeOf(event.target)
    if (!place || !(event.target as Element).matches(':focus-visible')) return
    camera.keep(place.at)
    wishes.focused(place)
  }

  function went(event: FocusEvent): void {
    if (!placeOf(event.relatedTarget)) wishes.focused(null)
  }

  function focus(_kind: Kind, id: string): void {
    spots.get(id)?.node.focus({ preventScroll: true })
  }

  return {
    update(state) {
      let any = false
      for (const spot of spots.values()) {
        relabel(spot, wishes.describe(spot.place.kind, spot.place.id))
        relegal(spot, legal(state.targets, spot.place))
        any ||= spot.legal
      }
      const index = any ? '-1' : '0'
      if (root.getAttribute('tabindex') !== index) root.setAttribute('tabindex', index)
    },
    focus,
    destroy() {
      for (const [name, listener, capture] of listeners)
        root.removeEventListener(name, listener as EventListener, capture)
    },
  }
}

function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

function legal(targets: Way, { kind, id }: Place): boolean {
  return (kind === 'town' ? targets.towns : targets.roads).includes(id)
}

/** A place one can focus: never smaller on screen than a fingertip needs. */
function spotOf(place: Place, layer: SVGGElement): Spot {
  const node = svg('g', {
    role: 'button',
    tabindex: '-1',
    'data-place': place.id,
    'data-kind': place.kind,
    transform: `translate(${place.at[0]} ${place.at[1]})`,
  })
  node.innerHTML = `<g class="b-size-pixel"><circle class="b-hit" r="${HIT}"/></g>`
  layer.append(node)
  return { place, node, label: '', legal: false }
}

function relabel(spot: Spot, label: string): void {
  if (spot.label === label) return
  spot.label = label
  spot.node.setAttribute('aria-label', label)
}

function relegal(spot: Spot, allowed: boolean): void {
  if (spot.legal === allowed) return
  spot.legal = allowed
  spot.node.setAttribute('tabindex', allowed ? '0' : '-1')
  spot.node.toggleAttribute('data-legal', allowed)
}

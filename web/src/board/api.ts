/** The board from outside: state in, chosen place out. */
import './board.css'
import type { BoardConfig, Point } from './config'
import { createGround, createScale } from './ground'
import { createHands } from './input'
import { createLate } from './late'
import { motionOf, pace } from './motion'
import { placesOf, type Place } from './places'
import { createPainter, svg } from './render'
import { sceneOf } from './scene'
import { EMPTY, type BoardState, type Kind } from './state'
import { textOf } from './text'
import type { Wishes } from './travel'
import { createCamera } from './zoom'

export type { BoardConfig, Geometry, Tip } from './config'
export type { BoardState, Chip, Kind, Preview, RoadState, Trail, Way } from './state'
export { EMPTY } from './state'

export interface Board {
  /** Draws the difference: boots walk along roads, counters come from a seat's side, pieces go to their owner. */
  set(state: BoardState, options?: { animate?: boolean }): void
  /** Language or theme changed. */
  relabel(): void
  fit(): void
  zoom(by: number): void
  /** Brings these roads and towns into view. */
  frame(places: string[]): void
  /** Brings one place into view and points at it. */
  find(place: string): void
  focus(kind: Kind, id: string): void
  /** Ends running animations. */
  finish(): void
  /** The board as text, a line a town. */
  snapshotText(): string[]
  destroy(): void
}

const POINTED_MS = 2400
const TIP_AIR = 30

export function createBoard(element: HTMLElement, config: BoardConfig): Board {
  const places = placesOf(config.geometry)
  const host = element.appendChild(document.createElement('div'))
  host.className = 'b-board'
  const ground = createGround(host, config)
  const root = host.appendChild(svg('svg', { class: 'b-sheet', role: 'group' }))
  const world = root.appendChild(svg('g'))
  const painter = createPainter(world)
  const air = world.appendChild(svg('g', { 'aria-hidden': 'true' }))
  const spots = world.appendChild(svg('g', { class: 'b-spots' }))
  const { traveller, words, destroy } = createLate(host, wishes)
  const scale = createScale(root)
  let state: BoardState = EMPTY
  let drawn = false
  let found: string | null = null
  let focused: string | null = null
  let pointed: Place | null = null
  let forgetting: ReturnType<typeof setTimeout> | undefined

  const camera = createCamera(root, {
    frame: config.geometry.frame,
    time: (ms) => (motionOf(config) === 'still' ? 0 : pace(ms, motionOf(config))),
    free: (at) => !places.order.some((place) => isTarget(place) && near(place, at)),
    moved(transform) {
      world.setAttribute('transform', transform.toString())
      scale(transform.k)
      ground.move(transform)
      words.hush()
    },
    settled(transform) {
      ground.settle(transform)
      if (focused) say(places.order.find((place) => place.id === focused) ?? null)
    },
  })
  const hands = createHands({
    root,
    layer: spots,
    places,
    camera,
    describe: config.describe,
    state: () => state,
    touched() {
      finish()
      words.hush()
    },
    choose: ({ kind, id }) => config.choose(kind, id),
    ask: (two, at) =>
      words.ask(
        two.map(({ kind, id }) => config.tooltip(kind, id)?.title ?? config.describe(kind, id)),
        at,
        (index) => config.choose(two[index]!.kind, two[index]!.id),
      ),
    hover: point,
    focused(place) {
      focused = place?.id ?? null
      draw()
      point(place)
    },
  })

  function wishes(): Wishes {
    return { config, places, painter, camera, air, wake: painter.layer('route') }
  }

  function isTarget({ kind, id }: Place): boolean {
    return (kind === 'town' ? state.targets.towns : state.targets.roads).includes(id)
  }

  function near(place: Place, at: Point): boolean {
    const [x, y] = camera.toScreen(place.at)
    return Math.hypot(x - at[0], y - at[1]) < 28
  }

  function point(place: Place | null): void {
    pointed = place
    config.point?.(place?.kind ?? null, place?.id ?? null)
    say(place)
  }

  function say(place: Place | null): void {
    painter.hover(place ? `halo ${place.id}` : null)
    if (words.asking()) return
    const tip = place && config.tooltip(place.kind, place.id)
    words.say(tip, place ? camera.toScreen(place.at) : [0, 0], TIP_AIR)
  }

  function draw(): void {
    painter.draw(sceneOf(state, places, config, { found, focused }))
  }

  function finish(): void {
    traveller.finish()
    camera.finish()
    if (typeof root.getAnimations !== 'function') return
    for (const animation of root.getAnimations({ subtree: true })) animation.finish()
  }

  function relabel(): void {
    ground.dress()
    name()
    draw()
    hands.update(state)
  }

  function name(): void {
    root.setAttribute('aria-label', config.label?.() ?? '')
  }

  name()
  return {
    set(next, { animate = true } = {}) {
      const before = state
      state = next
      draw()
      hands.update(next)
      if (pointed) say(pointed)
      const motion = motionOf(config)
      if (host.dataset.motion !== motion) host.dataset.motion = motion
      if (animate && drawn) traveller.run(before, next)
      drawn = true
    },
    relabel,
    fit: camera.fit,
    zoom: camera.zoom,
    frame: (ids) => camera.frame(ids.map((id) => places.at(places.kindOf(id), id))),
    find(id) {
      const at = places.at(places.kindOf(id), id)
      camera.frame([at])
      found = id
      draw()
      clearTimeout(forgetting)
      forgetting = setTimeout(() => {
        found = null
        draw()
      }, POINTED_MS)
    },
    focus: hands.focus,
    finish,
    snapshotText: () => textOf(places, config),
    destroy() {
      clearTimeout(forgetting)
      ground.destroy()
      destroy()
      hands.destroy()
      camera.destroy()
      host.remove()
    },
  }
}

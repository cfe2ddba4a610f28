/** Runs what travels: the last state is already drawn, so stopping loses nothing. */
import { fadeIn, flying, hopping, landing, leaving, movesBetween, type Frames, type Moved } from './anim'
import type { BoardConfig, Point } from './config'
import { placeOnPlate } from './labels'
import { pathOf } from './lines'
import { motionOf, type Motion } from './motion'
import * as pieces from './pieces'
import type { Places } from './places'
import { svg, type Painter } from './render'
import { openLine } from './scene'
import type { BoardState } from './state'
import type { Camera } from './zoom'

const WIDE = 700

export interface Traveller {
  run(before: BoardState, after: BoardState): void
  finish(): void
}

export interface Wishes {
  config: BoardConfig
  places: Places
  painter: Painter
  camera: Camera
  /** Where things lie that are on their way out. */
  air: SVGGElement
  /** Where the way of a boot is drawn while it runs. */
  wake: SVGGElement
}

export function createTraveller({ config, places, painter, camera, air, wake }: Wishes): Traveller {
  const running = new Set<Animation>()

  function finish(): void {
    for (const animation of [...running]) animation.finish()
    running.clear()
    air.replaceChildren()
  }

  function start(node: SVGElement | null, { frames, timing }: Frames, ended?: () => void): void {
    if (!node || typeof node.animate !== 'function') return ended?.()
    const animation = node.animate(frames, timing)
    running.add(animation)
    animation.onfinish = () => {
      running.delete(animation)
      ended?.()
    }
  }

  function go(move: Moved, after: BoardState, motion: Motion): void {
    if (move.what === 'boot') {
      const node = painter.mover(`boot ${move.seat}`)
      if (motion === 'still') return start(node, fadeIn())
      const behind = wakeOf(move)
      start(node, hopping(move, places, motion), () => behind.remove())
    } else if (move.what === 'counter') {
      start(painter.mover(`counter ${move.road}`), arriving(move, motion))
    } else if (motion !== 'still') {
      leave(move.town, move.seat, after, motion)
    }
  }

  /** The way of a boot in red, in its seat's colour, for as long as it runs. */
  function wakeOf({ seat, roads }: Extract<Moved, { what: 'boot' }>): SVGGElement {
    const node = wake.appendChild(svg('g', { class: `b-wake seat-${seat}` }))
    const lines = roads.map((road) => openLine(places.geometry.roads[road]!, places, 1))
    const d = lines.map(pathOf).join('')
    node.innerHTML = `<path class="b-hem" d="${d}"/><path class="b-casing" d="${d}"/><path class="b-dashes" d="${d}"/>`
    return node
  }

  function arriving({ road, mine }: { road: string; mine: boolean }, motion: Motion): Frames {
    if (motion === 'still') return fadeIn()
    if (mine) return landing(motion)
    return flying(seatsSide(0.4), places.at('road', road), motion)
  }

  function leave(town: string, seat: number, { seats }: BoardState, motion: Motion): void {
    const node = svg('g')
    node.innerHTML = pieces.seatShape(seat, 5)
    air.append(node)
    const from = placeOnPlate(places.geometry.towns[town]!, seat, seats)
    start(node, leaving(from, seatsSide((seat + 0.5) / seats), motion), () => node.remove())
  }

  /** Where the players' panels are: on the right of a wide screen, above a narrow one. */
  function seatsSide(share: number): Point {
    const [w, h] = camera.size
    return camera.toMap(w >= WIDE ? [w + 20, h * share * 0.6] : [w * share, -20])
  }

  return {
    run(before, after) {
      finish()
      const motion = motionOf(config)
      if (motion === 'off' || document.visibilityState === 'hidden') return
      for (const move of movesBetween(before, after, places)) go(move, after, motion)
    },
    finish,
  }
}

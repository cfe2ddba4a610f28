/** What moved between two states, and how it travels there. */
import type { Point } from './config'
import { lengthOf, pointAt, between } from './lines'
import { lineFrom, otherEnd, type Places } from './places'
import { pace, type Motion } from './motion'
import type { BoardState } from './state'

export type Moved =
  | { what: 'boot'; seat: number; roads: string[]; from: string; to: string }
  | { what: 'counter'; road: string; mine: boolean }
  | { what: 'piece'; town: string; seat: number }

/** Everything that travels from one state to the next, boots first. */
export function movesBetween(before: BoardState, after: BoardState, places: Places): Moved[] {
  return [
    ...bootMoves(before, after, places),
    ...counterMoves(before, after),
    ...pieceMoves(before, after, places),
  ]
}

function bootMoves(before: BoardState, after: BoardState, places: Places): Moved[] {
  return after.boots.flatMap((to, seat): Moved[] => {
    const from = before.boots[seat]
    if (!from || !to || from === to) return []
    return [{ what: 'boot', seat, from, to, roads: wayBetween(before, from, to, places) }]
  })
}

function counterMoves(before: BoardState, after: BoardState): Moved[] {
  return Object.entries(after.roads).flatMap(([road, { counter, faceDown, badges = [] }]): Moved[] => {
    const old = before.roads[road]
    const lay = old?.counter === undefined && !old?.faceDown
    const fresh = lay ? counter !== undefined || faceDown === true : badges.length > (old.badges?.length ?? 0)
    const same = before.preview?.road === road
    return fresh ? [{ what: 'counter', road, mine: same }] : []
  })
}

function pieceMoves(before: BoardState, after: BoardState, places: Places): Moved[] {
  return Object.entries(before.pieces).flatMap(([town, seats]): Moved[] => {
    if (!(town in places.geometry.towns) || after.seats !== before.seats) return []
    const left = after.pieces[town] ?? []
    return seats.filter((seat) => !left.includes(seat)).map((seat) => ({ what: 'piece', town, seat }))
  })
}

/** The roads a boot took: the planned ones if they lead there, else the shortest way, over counters where there are any. */
export function wayBetween(before: BoardState, from: string, to: string, places: Places): string[] {
  const planned = before.route
  if (planned && planned.roads.length > 0 && leads(planned.roads, from, to, places)) return planned.roads
  return shortest(before, from, to, places)
}

function leads(roads: string[], from: string, to: string, places: Places): boolean {
  let here = from
  for (const road of roads) {
    const { from: a, to: b } = places.geometry.roads[road]!
    if (here !== a && here !== b) return false
    here = here === a ? b : a
  }
  return here === to
}

function shortest(before: BoardState, from: string, to: string, places: Places): string[] {
  const ways = new Map<string, string[]>([[from, []]])
  const queue = [from]
  for (const town of queue) {
    if (town === to) break
    for (const road of liked(before, places.roadsOf(town))) {
      const next = otherEnd(places.geometry, road, town)
      if (ways.has(next)) continue
      ways.set(next, [...ways.get(town)!, road])
      queue.push(next)
    }
  }
  return ways.get(to) ?? []
}

function liked(before: BoardState, roads: string[]): string[] {
  const rank = (road: string): number => (before.roads[road]?.counter ? 0 : 1)
  return [...roads].sort((a, b) => rank(a) - rank(b))
}

export interface Frames {
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
}

const CARD = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const BOOT_ROAD = 420
const BOOT_MOST = 1600
const HOP = 9
const PER_ROAD = 12

/** Where nothing may travel, things fade in where they are. */
export function fadeIn(): Frames {
  return { frames: [{ opacity: 0 }, { opacity: 1 }], timing: { duration: 120, easing: 'linear' } }
}

/** A boot hops along its roads, seen from where it ends. */
export function hopping(move: Extract<Moved, { what: 'boot' }>, places: Places, motion: Motion): Frames {
  const lines: Point[][] = []
  let here = move.from
  for (const road of move.roads) {
    lines.push(lineFrom(places.geometry, road, here))
    here = otherEnd(places.geometry, road, here)
  }
  const end = places.at('town', move.to)
  if (lines.length === 0) lines.push([places.at('town', move.from), end])
  const whole = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  const frames = lines.flatMap((line, i) => hops(line, end, i === 0))
  const ms = Math.min(BOOT_MOST, BOOT_ROAD * lines.length)
  const offsets = paced(lines.map((line) => lengthOf(line) / whole))
  frames.forEach((frame, i) => (frame.offset = offsets[i]!))
  return { frames, timing: { duration: pace(ms, motion), easing: 'ease-in-out' } }
}

function hops(line: Point[], end: Point, first: boolean): Keyframe[] {
  const shares = Array.from({ length: PER_ROAD + 1 }, (_, i) => i / PER_ROAD).slice(first ? 0 : 1)
  return shares.map((share) => {
    const [x, y] = pointAt(line, share)
    const up = Math.abs(Math.sin(share * 2 * Math.PI)) * HOP
    return { transform: move([x - end[0], y - end[1] - up]) }
  })
}

function paced(parts: number[]): number[] {
  const offsets = [0]
  let begun = 0
  for (const part of parts) {
    for (let i = 1; i <= PER_ROAD; i++) offsets.push(Math.min(1, begun + (part * i) / PER_ROAD))
    begun += part
  }
  offsets[offsets.length - 1] = 1
  return offsets
}

/** A counter comes in a small arc and lands with a squash. */
export function flying(from: Point, to: Point, motion: Motion): Frames {
  const start: Point = [from[0] - to[0], from[1] - to[1]]
  const middle = between(start, [0, 0], 0.55)
  return {
    frames: [
      { transform: `${move(start)} scale(1.15)`, offset: 0 },
      { transform: `${move([middle[0], middle[1] - 18])} scale(1.12)`, offset: 0.45 },
      { transform: 'translate(0, 0) scale(1)', offset: 0.82 },
      { transform: 'translate(0, 0) scale(1.04, 0.96)', offset: 0.91 },
      { transform: 'translate(0, 0) scale(1)', offset: 1 },
    ],
    timing: { duration: pace(380, motion), easing: CARD },
  }
}

/** What lay there as a preview settles. */
export function landing(motion: Motion): Frames {
  return {
    frames: [
      { transform: 'scale(1.1)', opacity: 0.75 },
      { transform: 'scale(1.04, 0.96)', offset: 0.6 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    timing: { duration: pace(160, motion), easing: CARD },
  }
}

/** A town's piece goes to its owner. */
export function leaving(from: Point, to: Point, motion: Motion): Frames {
  return {
    frames: [
      { transform: `${move(from)} scale(1)`, opacity: 1 },
      { transform: `${move(to)} scale(2)`, opacity: 0.4 },
    ],
    timing: { duration: pace(420, motion), easing: 'ease-in' },
  }
}

function move([x, y]: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

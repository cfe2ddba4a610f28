/** From a state to what is to be seen: every layer's things, each with a key, a place and its markup. */
import { bootArc } from './boots'
import type { BoardConfig, Point, RoadLine } from './config'
import { plates, waterNames } from './labels'
import { beside, gap, pathOf, round, trimmed } from './lines'
import * as pieces from './pieces'
import type { Places } from './places'
import { trailLines, trailStops } from './trail'
import type { BoardState, Kind, RoadState } from './state'

/** One thing to be seen. */
export interface Item {
  key: string
  at: Point
  /** Classes of the thing as a whole: changing them draws nothing anew. */
  look: string
  /** How it answers to the zoom. */
  size: 'ground' | 'piece' | 'plate' | 'town' | 'boot'
  markup: string
  /** Milliseconds before it appears. */
  wait?: number
}

/** What is painted first lies lowest. */
export const LAYERS = [
  'fade',
  'waters',
  'edges',
  'halos',
  'slots',
  'trail',
  'route',
  'counters',
  'plates',
  'towns',
  'boots',
  'steps',
  'chips',
] as const
export type Layer = (typeof LAYERS)[number]
export type Scene = Record<Layer, Item[]>

const STAGGER = 12
const STAGGER_MOST = 360
const HERE: Point = [0, 0]

/** What is pointed at from here, besides what the state says. */
export interface Marks {
  found: string | null
  focused: string | null
}

export function sceneOf(state: BoardState, places: Places, config: BoardConfig, marks: Marks): Scene {
  return {
    fade: state.dim.map((road) => fade(road, places)),
    waters: waterNames(config),
    edges: [
      ...edges(state.targets.roads, 'b-legal', places),
      ...edges(litRoads(state, places, marks), 'b-lit', places),
    ],
    halos: [...halos(state, places), ...rings(state, places, marks)],
    slots: slots(state, places),
    trail: trailLines(state, places),
    route: route(state, places),
    counters: counters(state, places),
    plates: plates(state, config),
    towns: towns(state, places),
    boots: boots(state, places),
    steps: steps(state, places),
    chips: chips(state, places),
  }
}

/** A road without the discs of its towns. */
export function openLine({ from, to, line }: RoadLine, places: Places, air: number): Point[] {
  const { towns } = places.geometry
  return trimmed(line, towns[from]!.r + air, towns[to]!.r + air)
}

function fade(id: string, places: Places): Item {
  const road = places.geometry.roads[id]!
  const line = pathOf(openLine(road, places, 2))
  return ground(`fade ${id}`, `t-${road.terrain}`, `<path d="${line}"/>`)
}

function ground(key: string, look: string, markup: string): Item {
  return { key, at: HERE, look, size: 'ground', markup }
}

function litRoads(state: BoardState, places: Places, { found }: Marks): string[] {
  const lit = found ? [...state.lit, found] : state.lit
  return [...new Set(lit)].filter((id) => id in places.geometry.roads)
}

function edges(ids: string[], look: string, places: Places): Item[] {
  return ids.flatMap((id) => {
    const road = places.geometry.roads[id]!
    if (road.terrain === 'lake' && look === 'b-legal') return []
    const line = openLine(road, places, 3)
    const d = pathOf(beside(line, 6.2)) + pathOf(beside(line, -6.2))
    return [ground(`${look} ${id}`, look, `<path class="b-dark" d="${d}"/><path class="b-bright" d="${d}"/>`)]
  })
}

function halos(state: BoardState, places: Places): Item[] {
  const home = state.boots[state.me]
  const from = home ? places.at('town', home) : null
  const roads = state.targets.roads.map((id) => halo('road', id, occupied(state, id) ? 21 : 16.6))
  const towns = state.targets.towns.map((id) => halo('town', id, places.geometry.towns[id]!.r + 6.5))
  return [...roads, ...towns]

  function halo(kind: Kind, id: string, r: number): Item {
    const at = places.at(kind, id)
    const wait = from ? Math.min(STAGGER_MOST, (gap(at, from) / 40) * STAGGER) : 0
    const markup = `<g class="b-halo"><circle class="b-ring" r="${r + 0.9}"/><circle class="b-gold" r="${r}"/></g>`
    const size = kind === 'town' ? 'town' : 'piece'
    return { key: `halo ${id}`, at, look: 'b-legal', size, markup, wait: Math.round(wait) }
  }
}

function occupied(state: BoardState, road: string): boolean {
  return state.roads[road]?.counter !== undefined || state.preview?.road === road
}

function covered(state: BoardState, road: string): boolean {
  return occupied(state, road) || state.trail?.roads.includes(road) === true
}

/** The ink ring of what is selected, the bright one of what is pointed at, both for the keyboard. */
function rings(state: BoardState, places: Places, { found, focused }: Marks): Item[] {
  const lit = new Set(found ? [...state.lit, found] : state.lit)
  const items = [...lit].filter((id) => id in places.geometry.towns).map((id) => ring(id, 'b-lit'))
  if (state.selected && known(state.selected)) items.push(ring(state.selected, 'b-chosen'))
  if (focused) items.push(ring(focused, 'b-focused'))
  return items

  function known(id: string): boolean {
    return id in places.geometry.towns || id in places.geometry.roads
  }

  function ring(id: string, look: string): Item {
    const kind = places.kindOf(id)
    const r = kind === 'town' ? places.geometry.towns[id]!.r + 9 : occupied(state, id) ? 23.5 : 19
    const markup = `<circle class="b-outer" r="${r}"/><circle class="b-inner" r="${r}"/>`
    const size = kind === 'town' ? 'town' : 'piece'
    return { key: `${look} ${id}`, at: places.at(kind, id), look, size, markup }
  }
}

function slots(state: BoardState, places: Places): Item[] {
  return Object.entries(places.geometry.roads).flatMap(([id, { slot, terrain }]): Item[] => {
    const legal = state.targets.roads.includes(id)
    if (!slot || covered(state, id) || (terrain === 'lake' && !legal)) return []
    const r = legal ? 13 : pieces.RADIUS.slot
    const markup = terrain === 'lake' ? pieces.lakeBoat(r) : pieces.slot(terrain as pieces.Terrain, r)
    const look = [legal ? 'b-open' : 'b-idle', state.dim.includes(id) ? 'b-dim' : ''].join(' ').trim()
    return [{ key: `slot ${id}`, at: slot, look, size: 'piece', markup }]
  })
}

function route(state: BoardState, places: Places): Item[] {
  return (state.route?.roads ?? []).map((id, i) => {
    const d = pathOf(openLine(places.geometry.roads[id]!, places, 1))
    return ground(
      `route ${i} ${id}`,
      '',
      `<path class="b-casing" d="${d}"/><path class="b-dashes" d="${d}"/>`,
    )
  })
}

function counters(state: BoardState, places: Places): Item[] {
  const { preview } = state
  const lying = Object.entries(state.roads).filter(([id]) => id in places.geometry.roads)
  const items = lying.map(([id, road]): Item => {
    const look = state.dim.includes(id) ? 'b-dim' : ''
    return { key: `counter ${id}`, at: places.at('road', id), look, size: 'piece', markup: lies(road) }
  })
  if (!preview) return items
  const at = places.at('road', preview.road)
  const markup = previewed(preview.counter, preview.obstacle === true)
  return [...items, { key: `preview ${preview.road}`, at, look: 'b-preview', size: 'piece', markup }]
}

/** A counter with what lies on it; what lies alone lies in the middle. */
export function lies({ counter, faceDown = false, badges = [] }: RoadState): string {
  const known = pieces.KINDS.find((kind) => kind === counter) ?? null
  const mine = faceDown && known !== null
  const face = counter || faceDown ? pieces.counter(known, { faceDown, mine }) : ''
  return (
    face + badges.map((badge, i) => placed(badgeOf(badge, face === ''), badgeAt(badge, i, face))).join('')
  )
}

function badgeOf(badge: string, alone: boolean): string {
  const r = alone ? 11.5 : pieces.RADIUS.badge
  if (badge === 'obstacle') return pieces.obstacle(r)
  return `<circle class="b-badge" r="${r}"/>${pieces.sign(badge, r * 1.3)}`
}

function badgeAt(badge: string, index: number, face: string): Point {
  if (!face) return [index * 14, 0]
  return badge === 'obstacle' || badge === 'gold' ? [12, 10.5] : [-12 - index * 3, 10.5]
}

function previewed(counter: string | undefined, obstacle: boolean): string {
  if (obstacle && !counter) {
    return `<g transform="translate(12 10.5)"><circle class="b-about" r="12"/>${pieces.obstacle()}</g>`
  }
  const known = pieces.KINDS.find((kind) => kind === counter) ?? null
  return `<circle class="b-about" r="19.2"/><g class="b-pale">${pieces.counter(known)}</g>`
}

function placed(markup: string, [x, y]: Point): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${markup}</g>`
}

function towns(state: BoardState, places: Places): Item[] {
  const stops = trailStops(state, places)
  return Object.entries(places.geometry.towns).map(([id, town]): Item => {
    const at: Point = [town.x, town.y]
    const stop = stops.get(id)
    const markup = stop ?? (town.r > 20 ? pieces.elvenhold(town.r) : discs(state, id, town.houses))
    return { key: `town ${id}`, at, look: town.r > 20 ? 'b-middle' : '', size: 'town', markup }
  })
}

/** A town near by, with houses, and from afar, where only what I still need counts. */
function discs({ me, pieces: left, trail }: BoardState, id: string, houses: number): string {
  const whose = trail?.seat ?? me
  const plain = whose < 0
  const needed = trail !== null || left[id]?.includes(me) === true
  const visited = !plain && !needed
  const seal = plain ? '' : needed ? pieces.seal(whose, 6.6) : pieces.tick(6.2)
  const afar = plain ? '' : needed ? pieces.seatShape(whose, 8.5) : pieces.tick(6.5)
  return (
    `<g class="b-near">${pieces.townDisc(houses, visited)}${placed(seal, [13.2, 12.8])}</g>` +
    `<g class="b-afar${visited ? ' b-done' : ''}"><circle class="b-dot" r="${visited ? 10 : 15}"/>${afar}</g>`
  )
}

function boots(state: BoardState, places: Places): Item[] {
  const ghost = state.route?.towns.at(-1)
  const standing = state.boots.map((town, seat) => ({ town, seat, look: '' }))
  if (ghost && state.me >= 0) standing.push({ town: ghost, seat: state.me, look: 'b-ghost' })
  return standing.flatMap(({ town, seat, look }): Item[] => {
    if (town === null || !(town in places.geometry.towns)) return []
    const here = standing.filter((other) => other.town === town).sort((a, b) => a.seat - b.seat)
    const place = places.geometry.towns[town]!
    const index = here.findIndex((other) => other.seat === seat && other.look === look)
    const markup = placed(pieces.boot(seat), bootArc(place, here.length)[index]!)
    return [{ key: `${look || 'boot'} ${seat}`, at: [place.x, place.y], look, size: 'boot', markup }]
  })
}

function steps({ route }: BoardState, places: Places): Item[] {
  return (route?.towns ?? []).map((town, i, all): Item => {
    const before = all.slice(0, i).filter((other) => other === town).length
    const markup = placed(pieces.stepNumber(i + 1), [-16.5 - before * 16, 14.5])
    return { key: `step ${i}`, at: places.at('town', town), look: '', size: 'town', markup }
  })
}

function chips(state: BoardState, places: Places): Item[] {
  return Object.entries(state.chips).map(([id, { text, icon }]): Item => {
    const town = places.geometry.towns[id]!
    const below = town.plate.side.startsWith('N')
    const crowded = !below && state.boots.includes(id)
    const at: Point = [crowded ? 38 : 0, (below ? 1 : -1) * (town.r + 21)]
    return {
      key: `chip ${id}`,
      at: [town.x, town.y],
      look: '',
      size: 'town',
      markup: placed(pieces.chip(text, icon), at),
    }
  })
}

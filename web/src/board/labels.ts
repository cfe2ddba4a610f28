/** Names on the map: plates with one place per seat, and the names of the waters. */
import type { BoardConfig, Plate, Point, TownPlace } from './config'
import * as pieces from './pieces'
import { round } from './lines'
import type { Item } from './scene'
import type { BoardState } from './state'

const SEAT_GAP = 9
const SHAPE = 3.75
const ROW = 10

export function plates(state: BoardState, config: BoardConfig): Item[] {
  return Object.entries(config.geometry.towns).map(([id, town]): Item => {
    const bare = town.r > 20 || state.trail !== null
    const plate = bare && town.r < 20 ? withoutRow(town.plate) : town.plate
    const hold = foothold(town, plate)
    const look = [town.r > 20 ? 'b-middle' : '', visited(state, id) ? 'b-visited' : ''].join(' ').trim()
    const markup = `<g transform="translate(${round(plate.x - hold[0])} ${round(plate.y - hold[1])})">${drawn(plate, config.names('town', id), town.r > 20)}${bare ? '' : row(state, id, plate)}${state.home === id ? flag(plate) : ''}</g>`
    return { key: `plate ${id}`, at: hold, look, size: 'plate', markup }
  })
}

/** Where a seat's place on a plate is, in the map's units. */
export function placeOnPlate({ plate }: TownPlace, seat: number, seats: number): Point {
  return [plate.x + plate.w / 2 + (seat - (seats - 1) / 2) * SEAT_GAP, plate.y + plate.h - ROW + 2]
}

export function waterNames(config: BoardConfig): Item[] {
  return config.geometry.waters.map(({ id, x, y, lines }) => {
    const parts = folded(config.names('water', id), lines)
    const spans = parts.map((part, i) => `<tspan x="0" y="${i * 17 - 5}">${escaped(part)}</tspan>`).join('')
    return { key: `water ${id}`, at: [x, y], look: '', size: 'plate', markup: `<text>${spans}</text>` }
  })
}

function drawn({ w, h }: Plate, name: string, middle: boolean): string {
  const base = middle ? h / 2 + 6.2 : 14.3
  return (
    `<rect class="b-plate" width="${w}" height="${h}" rx="4"/>` +
    `<text class="b-name" x="${round(w / 2)}" y="${round(base)}">${escaped(name)}</text>`
  )
}

function row({ pieces: left, seats }: BoardState, town: string, plate: Plate): string {
  const there = left[town] ?? []
  return Array.from({ length: seats }, (_, seat) => {
    const x = plate.w / 2 + (seat - (seats - 1) / 2) * SEAT_GAP
    const mark = there.includes(seat)
      ? pieces.seatShape(seat, SHAPE, { outline: false })
      : '<circle class="b-speck" r="1.25"/>'
    return `<g transform="translate(${round(x)} ${round(plate.h - ROW + 2)})">${mark}</g>`
  }).join('')
}

/** Outside the plate, at the end that is away from the town, so that it covers neither name nor houses. */
function flag({ w, h, side }: Plate): string {
  const at =
    side === 'E' ? `translate(${round(w)} ${h - 1}) scale(1.3)` : `translate(0 ${h - 1}) scale(-1.3 1.3)`
  return `<g transform="${at}">${pieces.homeFlag()}</g>`
}

/** At the end nobody's piece matters any more: only the name is left. */
function withoutRow(plate: Plate): Plate {
  const h = plate.h - ROW + 1
  const { side } = plate
  const up = side.startsWith('N') ? ROW - 1 : side.startsWith('S') ? 0 : (ROW - 1) / 2
  return { ...plate, h, y: plate.y + up }
}

/** The point of a plate nearest to its town: from there it grows and shrinks. */
function foothold({ x, y }: TownPlace, plate: Plate): Point {
  const within = (value: number, from: number, length: number): number =>
    Math.min(Math.max(value, from), from + length)
  return [round(within(x, plate.x, plate.w)), round(within(y, plate.y, plate.h))]
}

function visited({ me, pieces: left, trail }: BoardState, town: string): boolean {
  if (trail) return trail.towns.includes(town)
  return me >= 0 && left[town] !== undefined && !left[town].includes(me)
}

function folded(name: string, lines: number): string[] {
  const words = name.split(' ')
  return lines > 1 && words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)!] : [name]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

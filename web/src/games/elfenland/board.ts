// What lies on the map: the view, and what is chosen, in the words of the board.

import type { BoardState, Chip, Trail } from '../../board/api'
import type { Told } from '../../table/told'
import { t } from '../../words/words.svelte'
import { after } from './legal'
import type { ElfenlandScreen } from './screen.svelte'
import { actor, homeOf, NONE, piecesLeft, read, seatsIn, type Elfenland } from './view'
import { across, terrainOf } from './words'
import { ROADS, TOWNS } from './world'

const WATER = new Set(['river', 'lake'])

export function boardState(screen: ElfenlandScreen): BoardState {
  const { view, me } = screen
  const seats = seatsIn(view)
  return {
    me,
    seats,
    boots: view.boot.slice(0, seats),
    pieces: piecesLeft(view, TOWNS),
    home: me < 0 ? null : homeOf(view, me),
    roads: screen.routeOf === null ? roadsOf(view) : {},
    targets: targetsOf(screen),
    chips: chipsOf(screen),
    preview: previewOf(screen),
    route: routeOf(screen),
    trail: screen.routeOf === null ? null : trailOf(screen.match.told, screen.routeOf),
    dim: dimOf(screen),
    lit: screen.pointed,
    selected: screen.road,
  }
}

function roadsOf(view: Elfenland): BoardState['roads'] {
  const blocked = new Set(view.blocked)
  const carrying = Object.entries(view.road).filter(
    ([road, counter]) => counter !== NONE || blocked.has(road),
  )
  return Object.fromEntries(
    carrying.map(([road, counter]) => [
      road,
      { ...(counter === NONE ? {} : { counter }), ...(blocked.has(road) ? { badges: ['obstacle'] } : {}) },
    ]),
  )
}

function targetsOf(screen: ElfenlandScreen): BoardState['targets'] {
  if (!screen.may || screen.sending) return { roads: [], towns: [] }
  if (screen.phase === 'plan') return { roads: screen.picked ? screen.roads : [], towns: [] }
  if (screen.phase !== 'travel' || screen.journey.paying) return { roads: [], towns: [] }
  return { roads: [], towns: Object.keys(screen.journey.ways).filter((town) => town !== screen.journey.end) }
}

/** Towns that a caravan alone would reach next, with its price. */
function chipsOf(screen: ElfenlandScreen): Record<string, Chip> {
  if (screen.phase !== 'travel' || !screen.may || screen.journey.paying) return {}
  const { ways, end, may } = screen.journey
  const chips: Record<string, Chip> = {}
  for (const road of after(may, 'caravan')) {
    const town = across(road, end)
    const way = ways[town]?.[0]
    if (way?.steps !== 1 || !way.caravans) continue
    const count = Object.values(way.cards).reduce((sum, cards) => sum + cards, 0)
    chips[town] = { text: t('elfenland-any-cards', { count }), icon: 'caravan' }
  }
  return chips
}

function previewOf(screen: ElfenlandScreen): BoardState['preview'] {
  const { picked, road } = screen
  if (!picked || !road) return null
  if (picked === 'place obstacle') return { road, obstacle: true }
  return { road, counter: picked.split(' ').at(-1)! }
}

function routeOf(screen: ElfenlandScreen): BoardState['route'] {
  const { steps } = screen.journey
  if (!steps.length) return null
  return { roads: steps.map((step) => step.road), towns: steps.map((step) => step.to) }
}

/** While something is chosen: the land roads where it cannot go, except those that carry a counter already. */
function dimOf(screen: ElfenlandScreen): string[] {
  if (!screen.picked || screen.phase !== 'plan') return []
  const open = new Set(screen.roads)
  const empty = (road: string) => screen.view.road[road] === NONE
  return ROADS.filter((road) => !open.has(road) && !WATER.has(terrainOf(road)) && empty(road))
}

/** The whole route of a seat, as its boot went. */
export function trailOf(told: readonly Told[], seat: number): Trail {
  const roads: string[] = []
  const towns: string[] = []
  let road = ''
  for (const each of told) {
    const before = read(each.before)
    if (!towns.length) towns.push(before.boot[seat] ?? '')
    if ((each.verb === 'ride' || each.verb === 'caravan') && each.seat === seat) road = each.things[0] ?? ''
    const town = read(each.after).boot[seat] ?? ''
    if (town === towns.at(-1) || !road) continue
    roads.push(road)
    towns.push(town)
  }
  return { seat, roads, towns }
}

/** What has to be in view when my turn begins: my boot and where I may go. */
export function framed(screen: ElfenlandScreen): string[] {
  const { view, me } = screen
  if (me < 0 || actor(view) !== me) return []
  const boot = view.boot[me]
  const { towns } = targetsOf(screen)
  return [...(boot ? [boot] : []), ...towns, ...(routeOf(screen)?.towns ?? [])]
}

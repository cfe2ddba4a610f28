// What the map says about a place: its tooltip, and its full name for those who listen.

import type { Kind, Tip } from '../../board/api'
import { t } from '../../words/words.svelte'
import type { ElfenlandScreen } from './screen.svelte'
import { ELVENHOLD, NONE } from './view'
import { counted, listed, roadName, terrainOf, town } from './words'
import { lakeOf, printedPrice } from './world'

export function tipOf(screen: ElfenlandScreen, kind: Kind, id: string): Tip | null {
  if (kind === 'town') return { title: town(id), text: reachOf(screen, id) || leftOf(screen, id) }
  const title = t('elfenland-road-title', { road: roadName(id), terrain: t(`terrain-${terrainOf(id)}`) })
  return { title, text: roadText(screen, id) }
}

/** "Feodor to Lapphalya, woods, dragon, 2 cards, you have 3". */
export function describe(screen: ElfenlandScreen, kind: Kind, id: string): string {
  if (kind === 'town') return [town(id), reachOf(screen, id), leftOf(screen, id)].filter(Boolean).join(', ')
  const lake = lakeOf(id)
  const land = lake ? t(`lake-${lake}`) : t(`terrain-${terrainOf(id)}`)
  return [roadName(id), land, roadText(screen, id)].filter(Boolean).join(', ')
}

function roadText(screen: ElfenlandScreen, road: string): string {
  const counter = screen.view.road[road] ?? NONE
  const picked = screen.picked?.split(' ').at(-1) ?? ''
  const mayGo = screen.roads.includes(road) && screen.picked !== 'place obstacle'
  if (counter === NONE) return mayGo ? priced(screen, picked, road) : ''
  const blocked = screen.view.blocked.includes(road)
  const said = priced(screen, counter, road)
  return blocked ? `${said}, ${t('elfenland-with-obstacle')}` : said
}

/** A transport, its printed price on this road, and how many of its cards I hold. */
function priced(screen: ElfenlandScreen, kind: string, road: string): string {
  const price = printedPrice(kind, road)
  const name = t(`thing-${kind}`)
  if (price === null) return name
  const cost = t('elfenland-trip', { thing: name, count: price })
  return screen.me < 0 ? cost : `${cost}, ${t('elfenland-have', { count: screen.hand[kind] ?? 0 })}`
}

/** What the cheapest way there costs. */
function reachOf(screen: ElfenlandScreen, id: string): string {
  const way = screen.may && screen.phase === 'travel' ? screen.journey.ways[id]?.[0] : undefined
  if (!way) return ''
  return t('elfenland-reach', { steps: way.steps, cards: counted(way.cards), new: way.new_towns })
}

/** Whose piece still lies there. */
function leftOf(screen: ElfenlandScreen, id: string): string {
  if (id === ELVENHOLD) return ''
  const left = screen.order.filter((seat) => !screen.view.taken[seat]?.includes(id))
  if (!left.length) return t('elfenland-nobody-needs')
  return t('elfenland-still-needed', { names: listed(left.map((seat) => screen.around.name(seat))) })
}

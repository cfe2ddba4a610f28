// The board on a page of its own, to look at: ?show=travel, plan, six, end, quiet; with buttons for the rest.

import { createBoard, EMPTY, type BoardConfig, type BoardState, type Geometry } from '../board/api'
import { addSprite } from '../look/look'
import geometry from '../../generated/map/geometry.json'
import dark from '../../generated/map/ground-dark.svg?url'
import light from '../../generated/map/ground-light.svg?url'
import { SAMPLES } from './samples'

const map = geometry as unknown as Geometry
const asked = new URLSearchParams(location.search)
const names: Record<string, string> = {
  mahdavikia: 'Mah’Davikia',
  dagamura: 'Dag’Amura',
  albaran: 'Al’Baran',
  ergeren: 'Erg’Eren',
  magnum: 'Mare Magnum',
  nebulae: 'Mare Nebulae',
}

function nameOf(id: string): string {
  return names[id] ?? id.charAt(0).toUpperCase() + id.slice(1)
}

function titleOf(kind: 'road' | 'town', id: string): string {
  const road = map.roads[id]
  return kind === 'road' && road
    ? `${nameOf(road.from)} – ${nameOf(road.to)}, ${road.terrain}`
    : `${nameOf(id)}`
}

const config: BoardConfig = {
  geometry: map,
  grounds: { light, dark },
  names: (_kind, id) => nameOf(id),
  describe: titleOf,
  tooltip: (kind, id) => ({
    title: titleOf(kind, id),
    text: kind === 'road' ? 'one card a trip, for everyone' : '',
  }),
  choose: (kind, id) => {
    said.textContent = `chosen: ${kind} ${id}`
  },
  label: () => 'The map of Elfenland',
  motion: () => (asked.get('motion') as 'off' | 'quick' | 'normal' | null) ?? 'normal',
}

const style = document.createElement('style')
style.textContent =
  '#app{position:fixed;inset:0}#bar{position:fixed;left:8px;bottom:8px;display:flex;gap:6px;flex-wrap:wrap}'
document.head.append(style)
void addSprite()
const bar = document.createElement('div')
bar.id = 'bar'
const said = document.createElement('output')
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const begun = performance.now()
const board = createBoard(document.getElementById('app')!, config)
let state: BoardState = SAMPLES[asked.get('show') ?? 'travel'] ?? EMPTY
board.set(state)
const taken = performance.now() - begun

function button(text: string, pressed: () => void): void {
  const node = document.createElement('button')
  node.className = 'button'
  node.textContent = text
  node.addEventListener('click', pressed)
  bar.append(node)
}

button('+', () => board.zoom(1.4))
button('−', () => board.zoom(1 / 1.4))
button('fit', () => board.fit())
for (const name of Object.keys(SAMPLES)) {
  button(name, () => {
    state = SAMPLES[name]!
    board.set(state)
  })
}
bar.append(said)
if (asked.get('bar') !== 'off') document.body.append(bar)
Object.assign(window, { board, make: (at: HTMLElement) => createBoard(at, config), samples: SAMPLES, taken })

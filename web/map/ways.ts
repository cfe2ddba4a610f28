/** Roads on the ground, each terrain in its own pattern. */
import type { Terrain } from './board.ts'
import type { Atlas } from './geometry.ts'
import { valueAt } from './grid.ts'
import type { Land } from './land.ts'
import { lineWord, pointWord } from './path.ts'
import { lengthOf, resample, tenth, type Point } from './plane.ts'
import { radiusOf } from './plates.ts'
import { trimmed, type Road } from './roads.ts'

/** How far apart the pieces of a road are laid. */
const PITCH = { leaf: 5.6, stone: 8.2, chevron: 15 } as const
const SMOOTH = 9
/** How many steps of a river's mouth lead out into the sea. */
const CURRENT = 13

interface Mouth {
  readonly inland: string
  readonly current: string
}

interface Ways {
  readonly atlas: Atlas
  readonly land: Land
  readonly radii: ReadonlyMap<string, number>
}

function drawnPart({ radii }: Ways, road: Road, gap: number): Point[] {
  return trimmed(road.line, radii.get(road.from)! + gap, radii.get(road.to)! + gap)
}

function stepped(line: readonly Point[], pitch: number): Point[] {
  return resample(line, Math.max(3, Math.round(lengthOf(line) / pitch) + 1))
}

function downstream(road: Road): Road {
  return road.flows === road.from
    ? { ...road, from: road.to, to: road.from, line: [...road.line].reverse() }
    : road
}

function of(ways: Ways, terrain: Terrain): Road[] {
  return ways.atlas.roads.filter((road) => road.terrain === terrain).map(downstream)
}

function wordOf(ways: Ways, terrain: Terrain, gap: number, pitch = SMOOTH): string {
  return of(ways, terrain)
    .map((road) => lineWord(stepped(drawnPart(ways, road, gap), pitch)))
    .join('')
}

/** A marker stands on every point but the ends, so the line runs one step on at both. */
function strung(line: readonly Point[], id: string, pitch: number): string {
  const points = stepped(line, pitch)
  const [first, second] = points as [Point, Point]
  const [before, last] = points.slice(-2) as [Point, Point]
  const ahead: Point = [2 * first[0] - second[0], 2 * first[1] - second[1]]
  const beyond: Point = [2 * last[0] - before[0], 2 * last[1] - before[1]]
  return `<path marker-mid="url(#${id})" d="${lineWord([ahead, ...points, beyond])}"/>`
}

function band(cls: string, word: string, width: number, dash = ''): string {
  return `<path class="${cls}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`} d="${word}"/>`
}

function layered(id: string, word: string, layers: readonly (readonly [string, number, string?])[]): string {
  const uses = layers.map(
    ([cls, width, dash]) =>
      `<use href="#${id}" class="y ${cls}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
  )
  return `<defs><path id="${id}" d="${word}"/></defs>${uses.join('')}`
}

/** A river's way to the sea: a ribbon as far as the coast, and beyond it a current that fades. */
function mouthOf({ land }: Ways, line: readonly Point[], id: string): Mouth {
  const fine = resample(line, 60)
  const coast = fine.findIndex(([x, y]) => valueAt(land.height, x, y) < 0)
  const out = fine.slice(coast - 1, coast + CURRENT)
  const [[x1, y1], [x2, y2]] = [out[1]!, out.at(-1)!]
  const reach = `x1="${tenth(x1)}" y1="${tenth(y1)}" x2="${tenth(x2)}" y2="${tenth(y2)}"`
  const stops = '<stop class="vs"/><stop class="vs" offset="1" stop-opacity="0"/>'
  const fade = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${reach}>${stops}</linearGradient>`
  const current = `${fade}<path fill="none" stroke="url(#${id})" stroke-width="8.6" d="${lineWord(out)}"/>`
  return { inland: lineWord(resample(fine.slice(0, coast + 1), 8)), current }
}

function rivers(ways: Ways): string {
  const mouths = Object.values(ways.atlas.corrections.mouths).map((line, i) => mouthOf(ways, line, `F${i}`))
  const inland = mouths.map((mouth) => mouth.inland).join('')
  const open = layered('U', inland, [
    ['b ve', 11.4],
    ['b vw', 8.6],
  ])
  const ribbon = layered('V', wordOf(ways, 'river', -6), [
    ['ve', 11.4],
    ['vw', 8.6],
  ])
  const chevrons = of(ways, 'river').map((road) =>
    strung(drawnPart(ways, road, 11), 'chevron', PITCH.chevron),
  )
  const water = mouths.map(({ current }) => current).join('') + open + ribbon
  return `${water}<g fill="none">${chevrons.join('')}</g>`
}

function ferries(ways: Ways): string {
  const dots = layered('L', wordOf(ways, 'lake', 6), [
    ['ve', 5.4, '0 8'],
    ['lw', 3.4, '0 8'],
  ])
  const boats = of(ways, 'lake').map(({ middle }) => {
    const [x, y] = pointWord(middle).split(/ |(?=-)/)
    return `<use href="#boat" x="${x}" y="${y}"/>`
  })
  return dots + boats.join('')
}

function plains(ways: Ways): string {
  return layered('P', wordOf(ways, 'plain', 4.5), [
    ['pe', 8.2],
    ['pw', 5.6],
    ['pe', 1, '5 4.5'],
  ])
}

function deserts(ways: Ways): string {
  return layered('D', wordOf(ways, 'desert', 4.5), [
    ['de', 8.2],
    ['dw', 5.6],
    ['de', 2.3, '0 6.5'],
  ])
}

function woods(ways: Ways): string {
  const strings = of(ways, 'wood').map((road) => strung(drawnPart(ways, road, 5), 'leaf', PITCH.leaf))
  return `<g fill="none">${strings.join('')}</g>`
}

function mountains(ways: Ways): string {
  const line = band('y me', wordOf(ways, 'mountain', 2.5), 1.6)
  const stones = of(ways, 'mountain').map((road) => strung(drawnPart(ways, road, 6), 'stone', PITCH.stone))
  return `${line}<g fill="none">${stones.join('')}</g>`
}

/** All ways; what grows on the land stands between the water ways and the roads. */
export function waysOf(atlas: Atlas, land: Land, growth: string): string {
  const radii = new Map(atlas.board.towns.map((town) => [town.id, radiusOf(town)]))
  const ways = { atlas, land, radii }
  return [
    rivers(ways),
    growth,
    ferries(ways),
    mountains(ways),
    deserts(ways),
    plains(ways),
    woods(ways),
  ].join('')
}

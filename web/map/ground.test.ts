// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { geometryOf, surveyed } from './geometry.ts'
import { glyphsOf, wavesOf } from './glyphs.ts'
import { valueAt } from './grid.ts'
import { groundOf } from './ground.ts'
import { townsSprite } from './houses.ts'
import { landOf } from './land.ts'
import { apart, outside, type Point } from './plane.ts'
import { FRAME, radiusOf } from './plates.ts'

const atlas = surveyed()
const land = landOf(atlas)
const draw = groundOf(atlas)
const [light, dark] = [draw('light'), draw('dark')]

function packed(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

/** The points of a path of one absolute and many relative steps. */
function pointsOf(word: string): Point[] {
  const numbers = [...word.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
  const points: Point[] = [[numbers[0]!, numbers[1]!]]
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    const [x, y] = points.at(-1)!
    points.push([x + numbers[i]!, y + numbers[i + 1]!])
  }
  return points
}

test('the map is drawn the same every time', () => {
  expect(groundOf(surveyed())('light')).toBe(light)
}, 60_000)

test('the two themes differ in their colours only', () => {
  const bare = (text: string): string => text.replace(/<style>.*?<\/style>/, '')
  expect(bare(light)).toBe(bare(dark))
  expect(light).not.toBe(dark)
  expect(light + dark).not.toMatch(/undefined|NaN|\$/)
})

test('the map is light enough for a phone: 45 kB a ground, 60 kB in all', () => {
  const rest = packed(JSON.stringify(geometryOf(atlas))) + packed(townsSprite())
  expect(packed(light)).toBeLessThan(45_000)
  expect(packed(dark) + rest).toBeLessThan(60_000)
  expect(townsSprite().length).toBeLessThan(4_096)
})

test('no filter runs over the picture', () => {
  expect(light).not.toMatch(/<filter|<image|feTurbulence|blur/i)
})

test('chevrons point downstream', () => {
  const rivers = atlas.roads.filter(({ terrain }) => terrain === 'river')
  const places = new Map(atlas.board.towns.map((town): [string, Point] => [town.id, [town.x, town.y]]))
  const strings = [...light.matchAll(/marker-mid="url\(#chevron\)" d="([^"]+)"/g)].map(([, word]) =>
    pointsOf(word!),
  )
  expect(strings).toHaveLength(rivers.length)
  for (const river of rivers) {
    const source = river.flows === river.to ? river.from : river.to
    const near = (point: Point, town: string): boolean => apart(point, places.get(town)!) < 50
    const found = strings.filter((line) => near(line[0]!, source) && near(line.at(-1)!, river.flows!))
    expect([river.id, found.length]).toEqual([river.id, 1])
  }
  expect(light).toContain('<path class="cv" d="M-1.6-3L1.7 0-1.6 3"/>')
})

test('small drawings step aside for roads, places, towns and names', () => {
  const { landmarks } = atlas.corrections
  const grown = glyphsOf(atlas, land)
  expect(grown.length).toBeGreaterThan(500)
  const ways = atlas.roads.flatMap(({ line }) => line)
  const crowded = grown.filter(({ x, y }) => {
    const foot: Point = [x, y - 4]
    const town = atlas.board.towns.some((other) => apart(foot, [other.x, other.y]) < radiusOf(other) + 6)
    const plate = [...atlas.plates.values()].some((other) => outside(other, foot) < 3)
    const place = atlas.roads.some(({ middle }) => apart(middle, foot) < 20)
    return town || plate || place || ways.some((point) => apart(point, foot) < 6)
  })
  expect(crowded).toEqual([])
  expect(grown.filter(({ scale }) => scale === 1.15)).toHaveLength(landmarks.length)
})

test('ship, serpent, compass and waves keep to the open sea', () => {
  const { ship, serpent, compass } = atlas.corrections
  const waves = wavesOf(atlas, land).map(({ x, y }): Point => [x, y])
  const dry = [ship, serpent, compass, ...waves].filter(([x, y]) => valueAt(land.height, x, y) > -30)
  expect(dry).toEqual([])
})

test('every town stands on land and the coast stays in the picture', () => {
  const wet = atlas.board.towns.filter(({ x, y }) => valueAt(land.height, x, y) <= 0)
  expect(wet).toEqual([])
  const [left, top, w, h] = FRAME
  const out = land.coast.flat().filter(([x, y]) => x < left || y < top || x > left + w || y > top + h)
  expect(out).toEqual([])
})

test('ferries sail on water and roads lie dry', () => {
  const wet = ([x, y]: Point): boolean => land.lakes.some(({ grid }) => valueAt(grid, x, y) > 0)
  const ferries = atlas.roads.filter(({ terrain }) => terrain === 'lake')
  expect(ferries.filter(({ middle }) => !wet(middle))).toEqual([])
  expect(atlas.roads.filter(({ terrain, middle }) => terrain !== 'lake' && wet(middle))).toEqual([])
})

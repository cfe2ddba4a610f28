// @vitest-environment node
import { expect, test } from 'vitest'
import { geometryOf, surveyed } from './geometry.ts'
import { apart, grown, outside, overlap } from './plane.ts'
import { CAPITAL, COUNTER, FRAME, hidden, radiusOf } from './plates.ts'

const atlas = surveyed()
const { towns } = atlas.board
const plates = [...atlas.plates]

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]))
}

test('counter places lie at least 48 units apart, those on rivers included', () => {
  const near = pairs(atlas.roads).filter(([a, b]) => apart(a.middle, b.middle) < 48)
  expect(near.map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
})

test('two roads between the same towns lie at least 65 units apart at their middles', () => {
  const same = pairs(atlas.roads).filter(
    ([a, b]) => a.from + a.to === b.from + b.to || a.from + a.to === b.to + b.from,
  )
  expect(same).toHaveLength(7)
  expect(same.filter(([a, b]) => apart(a.middle, b.middle) < 65).map(([a, b]) => `${a.id} ${b.id}`)).toEqual(
    [],
  )
})

test('a counter never touches a town', () => {
  const touching = atlas.roads.flatMap((road) =>
    towns
      .filter((town) => apart(road.middle, [town.x, town.y]) < radiusOf(town) + COUNTER)
      .map((town) => `${road.id} ${town.id}`),
  )
  expect(touching).toEqual([])
})

test('a counter never touches another road', () => {
  const touching = pairs(atlas.roads).flatMap(([a, b]) =>
    [[a, b] as const, [b, a] as const]
      .filter(([own, other]) => other.line.some((point) => apart(own.middle, point) < COUNTER + 4))
      .map(([own, other]) => `${own.id} ${other.id}`),
  )
  expect(touching).toEqual([])
})

test('no plate covers a place for a counter', () => {
  const covered = plates.flatMap(([id, plate]) =>
    atlas.roads.filter((road) => outside(plate, road.middle) < COUNTER).map((road) => `${id} ${road.id}`),
  )
  expect(covered).toEqual([])
})

test('plates stay apart even when their text is two fifths larger, as on the smallest map with names', () => {
  const clash = pairs(plates).filter(([[, a], [, b]]) => overlap(grown(a, 1.4), grown(b, 1.4)))
  expect(clash.map(([[a], [b]]) => `${a} ${b}`)).toEqual([])
})

test('plates as large as that still leave every slot to be seen', () => {
  const covered = plates.flatMap(([id, plate]) =>
    atlas.roads
      .filter(({ terrain, middle }) => terrain !== 'river' && outside(grown(plate, 1.4), middle) < 9.5)
      .map((road) => `${id} ${road.id}`),
  )
  expect(covered).toEqual([])
})

test('no plate covers a town', () => {
  const covered = plates.flatMap(([id, plate]) =>
    towns
      .filter((town) => outside(plate, [town.x, town.y]) < radiusOf(town))
      .map((town) => `${id} ${town.id}`),
  )
  expect(covered).toEqual([])
})

test('plates lie within the frame', () => {
  const [x, y, w, h] = FRAME
  const out = plates.filter(([, p]) => p.x < x || p.y < y || p.x + p.w > x + w || p.y + p.h > y + h)
  expect(out.map(([id]) => id)).toEqual([])
})

test('plates hide hardly any road, save that of the capital with its five ways south', () => {
  const hiding = plates.filter(([id, plate]) => id !== CAPITAL && hidden(plate, atlas.roads, towns) > 6)
  expect(hiding.map(([id]) => id)).toEqual([])
  expect(hidden(atlas.plates.get('strykhaven')!, atlas.roads, towns)).toBe(0)
})

test('every plate has room for six seats', () => {
  expect(plates.filter(([id, { w, h }]) => id !== CAPITAL && (w < 64 || h < 31)).map(([id]) => id)).toEqual(
    [],
  )
})

interface RoadEntry {
  from: string
  to: string
  terrain: string
  line: [number, number][]
  slot: [number, number] | null
  flows?: string
}

test('the geometry tells every town and road, rivers with their flow and without a slot', () => {
  const told = JSON.parse(JSON.stringify(geometryOf(atlas))) as {
    towns: object
    roads: Record<string, RoadEntry>
  }
  const roads = Object.values(told.roads)
  expect([Object.keys(told.towns).length, roads.length]).toEqual([21, 48])
  const rivers = roads.filter(({ terrain }) => terrain === 'river')
  expect(rivers).toHaveLength(7)
  expect(roads.filter(({ slot }) => slot === null)).toEqual(rivers)
  expect(rivers.filter(({ flows, from, to }) => flows !== from && flows !== to)).toEqual([])
  expect(roads.filter(({ terrain, flows }) => terrain !== 'river' && flows !== undefined)).toEqual([])
})

test('a road begins and ends in the middle of its towns and passes its slot', () => {
  const told = geometryOf(atlas) as { roads: Record<string, RoadEntry> }
  const at = new Map(towns.map((town): [string, [number, number]] => [town.id, [town.x, town.y]]))
  for (const { from, to, line, slot } of Object.values(told.roads)) {
    expect([line[0], line.at(-1)]).toEqual([at.get(from), at.get(to)])
    if (slot) expect(Math.min(...line.map((point) => apart(point, slot)))).toBeLessThan(8)
  }
})

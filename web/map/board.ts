/** The board's facts and the table of corrections, as they are kept in their files. */
import { readFileSync } from 'node:fs'
import type { Point } from './plane.ts'

export type Terrain = 'plain' | 'wood' | 'desert' | 'mountain' | 'river' | 'lake'
export type Side = 'S' | 'E' | 'W' | 'SE' | 'SW' | 'N' | 'NE' | 'NW'

export interface Town {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

export interface BoardRoad {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly terrain: Terrain
  readonly label_near: Point
  readonly downstream?: string
  readonly lake?: string
}

export interface Board {
  readonly towns: readonly Town[]
  readonly roads: readonly BoardRoad[]
}

/** Where a name plate is wished by hand. */
export interface PlateWish {
  readonly side: Side
  readonly shift?: Point
}

export interface Corrections {
  readonly middles: Readonly<Record<string, Point>>
  readonly plates: Readonly<Record<string, PlateWish>>
  readonly mouths: Readonly<Record<string, readonly Point[]>>
  readonly waters: readonly { id: string; x: number; y: number; lines: number }[]
  /** Small islands: x, y and half their width. */
  readonly islets: readonly (readonly [number, number, number])[]
  /** Single drawings that the eye finds again: kind, x, y. */
  readonly landmarks: readonly (readonly [string, number, number])[]
  readonly compass: Point
  readonly ship: Point
  readonly serpent: Point
}

const WORLD = new URL('../../src/elvenhold/world/data/', import.meta.url)

function readJson(url: URL): unknown {
  return JSON.parse(readFileSync(url, 'utf8'))
}

/** The board of the rules engine: the one place where towns and roads are told. */
export function readBoard(): Board {
  return readJson(new URL('board.json', WORLD)) as Board
}

/** What the eye had to put right by hand. */
export function readCorrections(): Corrections {
  return readJson(new URL('corrections.json', import.meta.url)) as Corrections
}

/** Every name a town goes by in any language. */
export function readNames(town: Town): string[] {
  const words = readFileSync(new URL('names.toml', WORLD), 'utf8')
  const row = new RegExp(`^${town.id} = \\{(.*)\\}`, 'm').exec(words)?.[1] ?? ''
  return [town.name, ...[...row.matchAll(/"([^"]+)"/g)].map((found) => found[1]!)]
}

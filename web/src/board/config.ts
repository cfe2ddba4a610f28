/** What the board is told once: where everything is, how it is called, whom to ask. */
import type { Kind } from './state'

export type Point = [number, number]

/** A name plate and the side of its town it lies on. */
export interface Plate {
  x: number
  y: number
  w: number
  h: number
  side: string
}

export interface TownPlace {
  x: number
  y: number
  r: number
  houses: number
  plate: Plate
}

export interface RoadLine {
  from: string
  to: string
  terrain: string
  line: Point[]
  /** Where a counter lies; rivers have none. */
  slot: Point | null
  /** The town downstream. */
  flows?: string
}

/** The measured map, as `map/make.ts` writes it. */
export interface Geometry {
  frame: [number, number, number, number]
  towns: Record<string, TownPlace>
  roads: Record<string, RoadLine>
  waters: { id: string; x: number; y: number; lines: number }[]
  compass: Point
}

/** What a tooltip says. */
export interface Tip {
  title: string
  text?: string
}

export interface BoardConfig {
  geometry: Geometry
  /** Addresses of the two ground pictures. */
  grounds: { light: string; dark: string }
  names: (kind: 'town' | 'water', id: string) => string
  /** The full accessible name: "Feodor to Lapphalya, woods, dragon, 2 cards, you have 3". */
  describe: (kind: Kind, id: string) => string
  tooltip: (kind: Kind, id: string) => Tip | null
  /** A tap, a click or Enter on any place; the caller answers why it may not be. */
  choose: (kind: Kind, id: string) => void
  point?: (kind: Kind | null, id: string | null) => void
  /** What the board as a whole is called. */
  label?: () => string
  motion: () => 'off' | 'quick' | 'normal'
}

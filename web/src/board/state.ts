/** What lies on the map at one moment: everything the board draws is in here, and nothing else is. */

/** A road or a town. */
export type Kind = 'road' | 'town'

/** What lies on one road. */
export interface RoadState {
  /** The kind of transport, or of another counter. */
  counter?: string
  faceDown?: boolean
  /** What lies on it besides, such as 'obstacle'. */
  badges?: string[]
}

/** What I am about to lie on a road. */
export interface Preview {
  road: string
  counter?: string
  obstacle?: boolean
}

/** Roads and towns in the order they are meant. */
export interface Way {
  roads: string[]
  towns: string[]
}

/** A seat's way, from its first town on. */
export interface Trail extends Way {
  seat: number
}

/** A price that is tied to a town. */
export interface Chip {
  text: string
  icon?: string
}

export interface BoardState {
  /** My seat; -1 for a spectator. */
  me: number
  /** How many seats play. */
  seats: number
  /** The town of each seat's boot. */
  boots: (string | null)[]
  /** By town: the seats whose piece still lies there. */
  pieces: Record<string, number[]>
  /** My secret home town. */
  home: string | null
  roads: Record<string, RoadState>
  /** Where I may. */
  targets: Way
  /** By town: the price of a caravan there. */
  chips: Record<string, Chip>
  preview: Preview | null
  /** The planned route; its towns begin with the one after the boot's. */
  route: Way | null
  /** At the end: a seat's whole route. */
  trail: Trail | null
  /** Roads that cannot be used now; only while something is selected. */
  dim: string[]
  /** Roads and towns pointed at elsewhere. */
  lit: string[]
  selected: string | null
}

/** A board before anything lies on it. */
export const EMPTY: BoardState = {
  me: -1,
  seats: 0,
  boots: [],
  pieces: {},
  home: null,
  roads: {},
  targets: { roads: [], towns: [] },
  chips: {},
  preview: null,
  route: null,
  trail: null,
  dim: [],
  lit: [],
  selected: null,
}

// Positions to look at: invented, but legal.

import type { Kind } from '../../../board/pieces'

export interface Scene {
  counters: Record<string, Kind>
  obstacles: string[]
  /** `turn`: where on the rim of the town's disc the boot stands, in degrees. */
  boots: { seat: number; town: string; turn: number }[]
  /** How high a boot is. */
  boot: number
}

/** Four players in the middle of a round. */
export const UNDER_WAY: Scene = {
  counters: {
    'usselen-yttar-wood': 'pig',
    'wylhien-parundia-plain': 'elfcycle',
    'wylhien-albaran-desert': 'trollwagon',
    'parundia-albaran-desert': 'unicorn',
    'albaran-feodor-desert': 'dragon',
    'kihromah-dagamura-wood': 'unicorn',
    'feodor-lapphalya-wood': 'dragon',
    'dagamura-lapphalya-wood': 'elfcycle',
    'throtmanni-tichih-plain': 'trollwagon',
    'dagamura-mahdavikia-mountain': 'cloud',
    'rivinia-lapphalya-wood': 'pig',
  },
  obstacles: ['parundia-albaran-desert'],
  boots: [
    { seat: 4, town: 'kihromah', turn: 235 },
    { seat: 5, town: 'albaran', turn: 235 },
    { seat: 2, town: 'feodor', turn: 235 },
    { seat: 0, town: 'lapphalya', turn: 235 },
  ],
  boot: 27,
}

/** Everybody still at home in Elvenhold. */
export const BEFORE: Scene = {
  counters: {},
  obstacles: [],
  boots: [190, 240, 290, 340].map((turn, seat) => ({ seat, town: 'elvenhold', turn })),
  boot: 44,
}

// The round's stations, and where a table stands on its way.

export const STATIONS = ['deal', 'hidden', 'counters', 'plan', 'travel', 'finish'] as const
export type StationId = (typeof STATIONS)[number]

const STATION_OF: Record<string, StationId> = {
  start: 'deal',
  homes: 'deal',
  opening: 'deal',
  dealing: 'deal',
  hidden: 'hidden',
  showing: 'hidden',
  row: 'counters',
  draft: 'counters',
  refill: 'counters',
  blind: 'counters',
  plan: 'plan',
  travel: 'travel',
  caravan: 'travel',
  discard: 'travel',
  keep: 'finish',
  reveal: 'finish',
  over: 'finish',
}

export function stationOf(phase: string): StationId {
  return STATION_OF[phase] ?? 'deal'
}

/** What the dealer turns up belongs to the decision before it. */
export const DECIDED_IN: Record<string, string> = { refill: 'draft', blind: 'draft' }

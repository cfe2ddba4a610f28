// Positions to look at: invented, each with the states it is there for.

import { EMPTY, type BoardState } from '../board/api'

const TOWNS =
  'rivinia tichih throtmanni feodor albaran dagamura kihromah lapphalya parundia wylhien usselen yttar grangor mahdavikia ixara virst strykhaven beata ergeren jaccaranda'.split(
    ' ',
  )

const GONE: Record<string, number[]> = {
  beata: [0],
  strykhaven: [0],
  virst: [0, 3],
  ixara: [0, 3],
  lapphalya: [0],
  usselen: [3],
  yttar: [3],
  wylhien: [1],
  tichih: [1, 2],
  throtmanni: [1],
  rivinia: [1, 2],
  feodor: [2],
}

function left(seats: number): Record<string, number[]> {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return Object.fromEntries(TOWNS.map((town) => [town, all.filter((seat) => !GONE[town]?.includes(seat))]))
}

const roads: BoardState['roads'] = {
  'wylhien-parundia-plain': { counter: 'elfcycle' },
  'wylhien-albaran-desert': { counter: 'trollwagon' },
  'parundia-albaran-desert': { counter: 'unicorn', badges: ['obstacle'] },
  'albaran-feodor-desert': { counter: 'dragon' },
  'feodor-lapphalya-wood': { counter: 'dragon' },
  'throtmanni-tichih-plain': { counter: 'trollwagon' },
  'usselen-yttar-wood': { counter: 'pig' },
  'kihromah-dagamura-wood': { counter: 'unicorn' },
  'dagamura-lapphalya-wood': { counter: 'elfcycle' },
  'lapphalya-virst-plain': { counter: 'trollwagon' },
  'strykhaven-beata-plain': { counter: 'pig' },
  'grangor-mahdavikia-mountain': { counter: 'cloud', faceDown: true },
}

const travel: BoardState = {
  ...EMPTY,
  me: 0,
  seats: 4,
  boots: ['lapphalya', 'wylhien', 'feodor', 'usselen'],
  pieces: left(4),
  home: 'kihromah',
  roads,
  targets: { roads: [], towns: ['feodor', 'wylhien', 'parundia'] },
  chips: { wylhien: { text: 'any 3', icon: 'caravan' }, parundia: { text: 'any 4', icon: 'caravan' } },
  route: { roads: ['feodor-lapphalya-wood', 'albaran-feodor-desert'], towns: ['feodor', 'albaran'] },
}

const free = (terrains: string[], all: string[]): string[] =>
  all.filter((id) => terrains.some((terrain) => id.endsWith(terrain)) && !(id in roads))

const LAND = (
  'elvenhold-beata-plain ixara-virst-plain lapphalya-elvenhold-plain usselen-wylhien-plain dagamura-ixara-wood ' +
  'ergeren-elvenhold-wood feodor-rivinia-wood lapphalya-ixara-wood rivinia-lapphalya-wood throtmanni-rivinia-wood ' +
  'tichih-ergeren-wood usselen-parundia-wood albaran-dagamura-desert feodor-dagamura-desert throtmanni-albaran-desert ' +
  'throtmanni-feodor-desert dagamura-mahdavikia-mountain jaccaranda-throtmanni-mountain jaccaranda-tichih-mountain ' +
  'mahdavikia-ixara-mountain virst-strykhaven-mountain wylhien-jaccaranda-mountain yttar-grangor-mountain'
).split(' ')

const plan: BoardState = {
  ...travel,
  targets: { roads: free(['plain', 'wood'], LAND), towns: [] },
  dim: [...LAND.filter((id) => /desert|mountain/.test(id)), 'grangor-mahdavikia-mountain'],
  chips: {},
  route: null,
  preview: { road: 'feodor-rivinia-wood', counter: 'pig' },
  selected: 'feodor-rivinia-wood',
}

const six: BoardState = {
  ...EMPTY,
  me: 5,
  seats: 6,
  boots: ['elvenhold', 'elvenhold', 'elvenhold', 'elvenhold', 'elvenhold', 'elvenhold'],
  pieces: Object.fromEntries(TOWNS.map((town) => [town, [0, 1, 2, 3, 4, 5]])),
  home: 'wylhien',
  roads,
}

const crowd: BoardState = {
  ...six,
  me: -1,
  boots: ['feodor', 'feodor', 'feodor', 'rivinia', 'rivinia', 'rivinia'],
  lit: ['feodor-rivinia-wood', 'tichih'],
}

const packed: BoardState = {
  ...crowd,
  boots: six.boots.map(() => 'dagamura'),
}

const end: BoardState = {
  ...travel,
  targets: EMPTY.targets,
  chips: {},
  roads: {},
  route: null,
  boots: ['feodor', null, null, null],
  trail: {
    seat: 0,
    towns:
      'elvenhold beata strykhaven virst ixara lapphalya feodor albaran parundia usselen wylhien jaccaranda throtmanni rivinia tichih ergeren'.split(
        ' ',
      ),
    roads:
      'elvenhold-beata-plain strykhaven-beata-plain virst-strykhaven-mountain ixara-virst-plain lapphalya-ixara-wood feodor-lapphalya-wood albaran-feodor-desert parundia-albaran-desert usselen-parundia-wood wylhien-usselen-river wylhien-jaccaranda-mountain jaccaranda-throtmanni-mountain throtmanni-rivinia-wood rivinia-tichih-river tichih-ergeren-wood'.split(
        ' ',
      ),
  },
}

export const SAMPLES: Record<string, BoardState> = { travel, plan, six, crowd, packed, end }

// Tellers: one for each kind of event, from the notation's words to the key of a sentence.

import type { Told } from '../../table/told'
import { gained, read, seatsIn, total, countersOf, type Counts } from './view'
import { counted, listed, roadName, terrainOf, across, type Say } from './words'

/** Who tells, and to whom. */
export interface Voice {
  say: Say
  /** The seat that listens; -1: nobody's. */
  me: number
  name: (seat: number) => string
}

interface Line {
  seat: number | null
  text: string
  places?: string[]
}

export type Teller = (group: Told[], voice: Voice) => Line[]

const UNKNOWN = '?'

/** A sentence about one seat, said to it or about it. */
function about(one: Told, voice: Voice, id: string, args: Record<string, string | number> = {}): Line {
  const you = one.seat === voice.me ? 'yes' : 'no'
  return { seat: one.seat, text: voice.say(id, { you, name: voice.name(one.seat), ...args }) }
}

function countOf(words: string[]): Counts {
  const counts: Counts = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

function firstThings(group: Told[]): string[] {
  return group.map((each) => each.things[0] ?? UNKNOWN)
}

/** An event of one seat and no more than its thing. */
function plain(id: string): Teller {
  return ([one], voice) => [about(one!, voice, id, { counter: one!.things[0] ?? 'hidden' })]
}

const start: Teller = ([one], voice) => [
  about({ ...one!, seat: Number(one!.things[0]) }, voice, 'elfenland-log-start'),
]

const home: Teller = (group, voice) => {
  const mine = group.find((each) => each.things[0] !== UNKNOWN)
  const others: Line = { seat: null, text: voice.say('elfenland-log-home-others') }
  if (!mine) return [others]
  const text = voice.say('elfenland-log-home-me', { town: voice.say(`town-${mine.things[0]}`) })
  return [others, { seat: mine.seat, text, places: [mine.things[0]!] }]
}

const deal: Teller = (group, voice) => {
  const mine = group.filter((each) => each.seat === voice.me && each.things[0] !== UNKNOWN)
  const others = countOf(group.filter((each) => !mine.includes(each)).map((each) => String(each.seat)))
  const dealt = Object.entries(others).map(([seat, count]) =>
    voice.say('elfenland-log-dealt', { name: voice.name(Number(seat)), count }),
  )
  const lines: Line[] = []
  if (dealt.length)
    lines.push({ seat: null, text: voice.say('elfenland-log-deal-others', { names: dealt.join(', ') }) })
  const cards = counted(countOf(firstThings(mine)), voice.say)
  if (mine.length) lines.push(about(mine[0]!, voice, 'elfenland-log-deal-me', { cards }))
  return lines
}

const draw: Teller = (group, voice) => {
  if (group[0]!.things[0] === 'open') return []
  const mine = group.filter((each) => each.things[1] !== UNKNOWN && each.seat === voice.me)
  const others = group.filter((each) => !mine.includes(each)).map((each) => voice.name(each.seat))
  const lines = mine.map((each) =>
    about(each, voice, 'elfenland-log-draw-hidden-me', { counter: each.things[1] ?? '' }),
  )
  if (!others.length) return lines
  const args = { count: others.length, names: listed(others) }
  return [...lines, { seat: null, text: voice.say('elfenland-log-draw-hidden-others', args) }]
}

const turn: Teller = (group, voice) => {
  const counters = counted(countOf(group.map((each) => each.things[1] ?? UNKNOWN)), voice.say)
  return [{ seat: null, text: voice.say('elfenland-log-turn-up', { counters }) }]
}

const take: Teller = (group, voice) => {
  const one = group[0]!
  if (one.things[0] !== 'blind')
    return [about(one, voice, 'elfenland-log-take', { counter: one.things[0] ?? '' })]
  const drawn = group.find((each) => each.verb === 'draw')
  return drawn ? [about(one, voice, 'elfenland-log-take-blind', { counter: drawn.things[1] ?? '' })] : []
}

const pass: Teller = (group, voice) => {
  if (group.length === 1) return [about(group[0]!, voice, 'elfenland-log-pass')]
  const everybody = group.length === seatsIn(read(group[0]!.after))
  const names = listed(group.map((each) => voice.name(each.seat)))
  if (!everybody) return [{ seat: null, text: voice.say('elfenland-log-pass-many', { names }) }]
  return [{ seat: null, text: voice.say('elfenland-log-pass-all', { count: group.length }) }]
}

const place: Teller = ([one], voice) => {
  const road = one!.things.at(-1) ?? ''
  const obstacle = one!.things[0] === 'obstacle'
  const id = obstacle ? 'elfenland-log-obstacle' : 'elfenland-log-place'
  const line = about(one!, voice, id, { counter: one!.things[1] ?? '', road: roadName(road, voice.say) })
  return [{ ...line, places: [road] }]
}

const keep: Teller = (group, voice) => {
  const kept = group.map((each) => each.things.at(-1) ?? UNKNOWN).filter((word) => word !== UNKNOWN)
  if (!kept.length) return [about(group[0]!, voice, 'elfenland-log-keep-sealed')]
  return [about(group[0]!, voice, 'elfenland-log-keep', { counters: counted(countOf(kept), voice.say) })]
}

const reveal: Teller = ([one], voice) => {
  const after = read(one!.after)
  return Array.from({ length: seatsIn(after) }, (_, seat) => seat).flatMap((seat) => {
    const kept = countOf(countersOf(after, seat).map((counter) => counter.kind))
    if (!total(kept)) return []
    return [about({ ...one!, seat }, voice, 'elfenland-log-reveal', { counters: counted(kept, voice.say) })]
  })
}

/** A journey's step: what it cost is what lies with the spent cards now, and whether a piece was collected. */
function travelled(group: Told[], voice: Voice, id: string, road: string): Line {
  const [one, last] = [group[0]!, group.at(-1)!]
  const [before, after] = [read(one.before), read(last.after)]
  const from = before.boot[one.seat] ?? ''
  const arrived = after.boot[one.seat] ?? from
  const to = arrived === from ? across(road, from) : arrived
  const paid = gained(before.spent, after.spent)
  const fresh = (after.taken[one.seat]?.length ?? 0) > (before.taken[one.seat]?.length ?? 0)
  const line = about(one, voice, id, {
    from: voice.say(`town-${from}`),
    to: voice.say(`town-${to}`),
    how: Object.keys(paid)[0] ?? 'raft',
    cards: counted(paid, voice.say),
    new: fresh ? 'yes' : 'no',
  })
  return { ...line, places: [road, to] }
}

const ride: Teller = (group, voice) => [
  travelled(group, voice, 'elfenland-log-ride', group[0]!.things[0] ?? ''),
]

const caravan: Teller = (group, voice) => {
  const road = group[0]!.things[0] ?? ''
  const id = terrainOf(road) === 'lake' ? 'elfenland-log-boatmen' : 'elfenland-log-caravan'
  return [travelled(group, voice, id, road)]
}

const stop: Teller = ([one], voice) => {
  const town = read(one!.before).boot[one!.seat] ?? ''
  return [
    { ...about(one!, voice, 'elfenland-log-stop', { town: voice.say(`town-${town}`) }), places: [town] },
  ]
}

const discard: Teller = (group, voice) => {
  const cards = counted(countOf(firstThings(group)), voice.say)
  return [about(group[0]!, voice, 'elfenland-log-discard', { cards })]
}

const back: Teller = ([one], voice) => [about(one!, voice, 'elfenland-log-undo')]

/** Every verb that is told; a payment apart from its caravan says nothing of its own. */
export const tellers: Record<string, Teller> = {
  start,
  home,
  deal,
  draw,
  turn,
  hide: plain('elfenland-log-hide'),
  show: plain('elfenland-log-show'),
  take,
  pass,
  place,
  keep,
  '?': keep,
  reveal,
  ride,
  caravan,
  stop,
  discard,
  back,
}

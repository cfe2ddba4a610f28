// The log: what happened, in sentences; what belongs together in one.

import type { Sentence, Stretch } from '../../table/chunk'
import { takesBack, type Told } from '../../table/told'
import { stationOf } from './stations'
import { tellers, type Teller, type Voice } from './tellers'
import { read } from './view'

const JOINS = new Set([
  'deal deal',
  'home home',
  'draw draw',
  'turn turn',
  'take turn',
  'take draw',
  'caravan spend',
  'spend spend',
  'discard discard',
  'keep keep',
  '? ?',
  'keep ?',
  '? keep',
  'pass pass',
])
const OF_ONE_SEAT = new Set(['discard', 'keep', '?'])

/** What happened in sentences, by round and station. */
export function narrate(told: readonly Told[], voice: Voice, kept?: WeakMap<Told, Sentence[]>): Stretch[] {
  const stretches: Stretch[] = []
  for (const group of groups(told)) {
    const sentences = remembered(group, voice, kept)
    if (sentences.length) stretchOf(group, stretches, voice).sentences.push(...sentences)
  }
  return stretches
}

/** The events that one sentence tells, group by group. */
export function groups(told: readonly Told[]): Told[][] {
  const all: Told[][] = []
  for (const next of told) {
    const group = all.at(-1)
    if (group && joins(group.at(-1)!, next, group)) group.push(next)
    else all.push([next])
  }
  return all
}

function joins(one: Told, other: Told, group: Told[]): boolean {
  if (takesBack(one) || takesBack(other)) return false
  if (OF_ONE_SEAT.has(one.verb) && one.seat !== other.seat) return false
  if (other.verb === 'turn' && group[0]!.verb === 'take' && one.verb === 'turn') return true
  if (one.verb === 'draw' && one.things[0] !== other.things[0]) return false
  return JOINS.has(`${one.verb} ${other.verb}`)
}

/** A group whose last event is known already is told as before: only the end of the log is told anew. */
function remembered(group: Told[], voice: Voice, kept?: WeakMap<Told, Sentence[]>): Sentence[] {
  const last = group.at(-1)!
  const found = kept?.get(last)
  if (found && found[0]?.first === group[0]!.seq) return found
  const sentences = tellGroup(group, voice)
  kept?.set(last, sentences)
  return sentences
}

function tellGroup(group: Told[], voice: Voice): Sentence[] {
  const [first, last] = [group[0]!, group.at(-1)!]
  const teller: Teller | undefined = takesBack(first) ? tellers['back'] : tellers[first.verb]
  if (!teller) return []
  return teller(group, voice).map((told) => ({
    first: first.seq,
    last: last.seq,
    seat: told.seat,
    text: told.text,
    places: told.places ?? [],
  }))
}

function stretchOf(group: Told[], stretches: Stretch[], voice: Voice): Stretch {
  const view = read(group[0]!.before)
  const station = stationOf(view.phase)
  const number = Math.max(1, view.round_no)
  const id = `${number} ${station}`
  const present = stretches.at(-1)
  if (present?.id === id) return present
  const title = `${voice.say('elfenland-round', { number })} · ${voice.say(`elfenland-station-${station}`)}`
  const next = { id, title, sentences: [] }
  stretches.push(next)
  return next
}

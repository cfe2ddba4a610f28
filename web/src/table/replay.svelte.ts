// A match that is looked at again: the same table, at any event.

import type { Players, Replay } from '../wire'
import type { Answer } from '../wire/socket'
import { MatchSeen } from './match.svelte'
import { append, tell, type Told, type View } from './told'

const NOTHING = {
  enter: () => () => undefined,
  send: () => new Promise<Answer>(() => undefined),
  sit: () => undefined,
  again: () => undefined,
}

export class Replayed extends MatchSeen {
  override readonly live = false
  readonly all: Told[]
  readonly first: View
  /** How many events have been told. */
  at = $state(0)

  constructor(replay: Replay) {
    super(replay.match, '', NOTHING)
    this.first = replay.view
    this.all = tellEverything(replay)
    this.game = replay.game
    this.preset = replay.preset
    this.options = replay.options
    this.seat = replay.seat
    this.line_ = 'open'
    this.players = peopleOf(replay)
    this.#finished = replay.over ? replay.result : null
    this.goTo(this.all.length, false)
  }

  #finished: Record<string, unknown> | null

  /** Show the table after so many events. */
  goTo(count: number, lively = true): void {
    const at = Math.min(Math.max(count, 0), this.all.length)
    const onward = at === this.at + 1
    this.lively = lively && onward
    this.told = onward
      ? append(this.told, this.all[at - 1]!)
      : this.all.slice(0, at).reduce<Told[]>(strike, [])
    this.view = at ? this.all[at - 1]!.after : this.first
    this.seq = at ? this.all[at - 1]!.seq : 0
    this.at = at
    this.result = at === this.all.length ? this.#finished : null
  }

  /** The event with which each round begins. */
  readonly rounds = $derived.by<number[]>(() => {
    const starts: number[] = []
    this.all.forEach((told, place) => {
      const [before, after] = [roundIn(told.before), roundIn(told.after)]
      if (after > before) starts.push(place + 1)
    })
    return starts
  })
}

/** In place, so that a long match is folded at once. */
function strike(told: Told[], next: Told): Told[] {
  if (!next.text.startsWith('back to ')) {
    told.push(next)
    return told
  }
  return append(told, next)
}

function tellEverything(replay: Replay): Told[] {
  let view = replay.view as View
  return replay.events.map((event) => {
    const told = tell(event, view)
    view = told.after
    return told
  })
}

function roundIn(view: View): number {
  return Number(view['round_no'] ?? 0)
}

function peopleOf(replay: Replay): Players {
  return {
    t: 'players',
    match: replay.match,
    name: replay.name,
    state: replay.over ? 'over' : 'running',
    seats: replay.seats,
    watching: 0,
    mine: replay.seat >= 0 ? [replay.seat] : [],
    host: false,
    note: '',
    again: '',
  }
}

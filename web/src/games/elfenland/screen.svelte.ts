// The screen of Elfenland: what is chosen but not yet played, and everything that the parts of the screen show of it.

import { untrack } from 'svelte'
import type { Bar, Course, Ending, Place, Screen, Sentence, Stretch, Surroundings } from '../../table/chunk'
import { atFirstSign } from '../../table/later'
import type { MatchSeen } from '../../table/match.svelte'
import { screenSize } from '../../table/size.svelte'
import type { Told } from '../../table/told'
import type { Refused } from '../../wire'
import type { Answer } from '../../wire/socket'
import { has, speak, t } from '../../words/words.svelte'
import { barOf } from './bars'
import { choicesOf } from './choices'
import { Journeying } from './journeying.svelte'
import { all, legal, placings } from './legal'
import { payments } from './journey'
import { DECIDED_IN, STATIONS, stationOf } from './stations'
import { countersOf, read, total, townsOf, turnOrder, type Counts, type Elfenland, type Faced } from './view'
import { endsOf, say } from './words'
import { TOWNS } from './world'

export interface Refusal {
  text: string
  clause: string
}

/** What the parts of the screen ask of the map, once it is drawn. */
export interface MapHandle {
  find(place: string): void
  fit(): void
  frame(places: string[]): void
  focus(kind: 'town' | 'road', id: string): void
}

export class ElfenlandScreen implements Screen {
  readonly match: MatchSeen
  readonly around: Surroundings
  readonly journey: Journeying
  /** What is chosen: the first words of a placement, or a whole move. */
  picked = $state<string | null>(null)
  /** The road where it shall go. */
  road = $state<string | null>(null)
  /** Cards that are about to be paid or thrown away. */
  cards = $state.raw<Counts>({})
  refusal = $state.raw<Refusal | null>(null)
  /** What was sent and is not answered yet. */
  sending = $state(false)
  pointed = $state.raw<string[]>([])
  /** At the end: whose route is shown. */
  trail = $state<number | null>(null)
  map: MapHandle | null = null
  #kept = new WeakMap<Told, Sentence[]>()
  #voiceOf = ''
  #teller = $state.raw<typeof import('./wide') | null>(null)

  readonly view = $derived.by<Elfenland>(() => read(this.match.view ?? {}))
  readonly me = $derived.by(() => this.match.seat)
  readonly phase = $derived(this.view.phase)
  readonly myTurn = $derived.by(() => this.match.myTurn && !this.around.still)
  readonly may = $derived.by(() => (this.myTurn ? this.match.may : null))
  readonly hand = $derived<Counts>(this.view.hand[this.me] ?? {})
  readonly counters = $derived<Faced[]>(this.me < 0 ? [] : countersOf(this.view, this.me))
  readonly placings = $derived(placings(this.may))
  /** The roads where what is chosen may go. */
  readonly roads = $derived(this.picked ? (this.placings[this.picked] ?? []) : [])
  readonly order = $derived(turnOrder(this.view))
  readonly bar = $derived<Bar>(barOf(this))
  readonly log = $derived<Stretch[]>(this.#narrate())
  readonly ending = $derived<Ending | null>(this.#teller?.endingOf(this) ?? null)
  readonly busy = $derived.by(() => this.picked !== null || this.journey.legs.length > 0)

  readonly course = $derived.by<Course>(() => {
    const station = STATIONS.indexOf(stationOf(this.phase))
    const over = this.phase === 'over'
    const stations = STATIONS.map((id, place) => ({
      id,
      name: t(`elfenland-station-${id}`),
      state:
        over || place < station
          ? ('done' as const)
          : place === station
            ? ('now' as const)
            : ('later' as const),
    }))
    return {
      round: Math.max(1, this.view.round_no),
      rounds: Number(this.match.options['rounds'] ?? 4),
      stations,
    }
  })

  readonly places = $derived<Place[]>(TOWNS.map((id) => ({ id, name: t(`town-${id}`) })))

  constructor(match: MatchSeen, around: Surroundings) {
    this.match = match
    this.around = around
    this.journey = new Journeying(match, (refused) => this.refuse(refused))
    this.#fetchLog()
    // A new decision begins with nothing chosen.
    $effect(() => {
      void this.match.may
      untrack(() => this.#begin())
    })
  }

  /** Whose route the map shows at the end: mine, or that of the best. */
  get routeOf(): number | null {
    if (!this.ending) return null
    return this.trail ?? (this.me >= 0 ? this.me : (this.ending.rows[0]?.seat ?? null))
  }

  get chosen(): string | null {
    if (this.road && this.picked) return this.road
    return this.journey.legs.length ? this.journey.end : null
  }

  doing(seat: number): string {
    return doing(this, seat)
  }

  tally(seat: number): number {
    return townsOf(this.view, seat)
  }

  sentenceAt(seq: number): string {
    for (const stretch of this.log.toReversed()) {
      const found = stretch.sentences.findLast((each) => each.first <= seq)
      if (found) return found.text
    }
    return ''
  }

  point(places: string[]): void {
    this.pointed = places
  }

  find(place: string): void {
    this.map?.find(place)
    // The sheet that asked gives the focus back first.
    setTimeout(() => this.map?.focus('town', place))
  }

  /** Choose what to take, place, keep or show; choosing it again lets it go. */
  pick(move: string): void {
    this.refusal = null
    const same = this.picked === move
    this.picked = same ? null : move
    if (same || (this.road && !this.roads.includes(this.road))) this.road = null
  }

  /** A place on the map was tapped. */
  choose(kind: 'road' | 'town', id: string): void {
    this.refusal = null
    if (!this.myTurn) return
    if (this.phase === 'plan' && kind === 'road') this.#place(id)
    else if (this.phase === 'travel') this.#go(kind, id)
  }

  /** A card of the hand was tapped. */
  card(kind: string, add: boolean): void {
    this.refusal = null
    if (this.journey.paying) return this.journey.card(kind, add)
    if (!this.needs) return
    const count = (this.cards[kind] ?? 0) + (add ? 1 : -1)
    if (count < 0 || (add && total(this.cards) >= this.needs)) return
    this.cards = { ...this.cards, [kind]: count }
  }

  /** How many cards have to be chosen now. */
  get needs(): number {
    if (this.journey.paying) return this.journey.paying.need
    if (!this.may) return 0
    return this.phase === 'discard' || this.phase === 'caravan' ? this.view.need : 0
  }

  /** The cards that stand out of the hand: what the plan eats, or what is chosen. */
  get raised(): Counts {
    return this.phase === 'travel' ? this.journey.cards : this.cards
  }

  payWith(): void {
    void this.play(payments(this.phase === 'discard' ? 'discard' : 'spend', this.cards))
  }

  async play(moves: string[]): Promise<void> {
    if (this.sending || !moves.length) return
    this.sending = true
    this.refusal = null
    this.#answered(await this.match.play(moves))
  }

  async takeBack(): Promise<void> {
    this.sending = true
    this.#answered(await this.match.undo())
  }

  /** Whether my latest move is the latest of all: only the server knows whether it can be taken back. */
  get canTakeBack(): boolean {
    const last = this.match.told.at(-1)
    const mine = last && !last.dealer && last.seat === this.me && !last.text.startsWith('back')
    return !this.around.still && this.me >= 0 && this.match.state === 'running' && Boolean(mine)
  }

  /** Say why something may not be; null: it is of no interest any more. */
  refuse(refused: Refused | null): void {
    if (!refused) {
      this.refusal = null
      return
    }
    const clause = refused.clause
    const id = `clause-${clause}`
    const text =
      clause && has(id)
        ? t(id)
        : t(has(`table-refused-${refused.code}`) ? `table-refused-${refused.code}` : 'table-refused')
    this.refusal = { text, clause }
  }

  async why(move: string, after: string[] = []): Promise<void> {
    const answer = await this.match.why(move, after)
    if (answer.t === 'refused') this.refuse(answer)
  }

  key(event: KeyboardEvent): boolean {
    const digit = Number(event.key)
    if (!this.myTurn || !Number.isInteger(digit) || digit < 1) return false
    const move = choicesOf(this)[digit - 1]?.move
    if (!move) return false
    this.pick(move)
    return true
  }

  /** Every legal move in full. */
  get choices(): string[] {
    return all(this.may)
  }

  #begin(): void {
    this.picked = null
    this.road = null
    this.cards = {}
    this.sending = false
    this.refusal = null
    this.journey.begin(this.myTurn && this.phase === 'travel')
  }

  #answered(answer: Answer): void {
    if (answer.t !== 'refused') return
    this.sending = false
    this.refuse(answer)
  }

  #place(road: string): void {
    if (this.picked && this.roads.includes(road)) {
      this.road = road
      return
    }
    if (this.picked) return void this.why(`${this.picked} ${road}`)
    const fitting = this.fitting(road)
    if (!fitting.length) return void this.why(`${this.wish()} ${road}`)
    this.road = road
    if (fitting.length === 1) this.picked = fitting[0]!
  }

  /** What could go on a road. */
  fitting(road: string): string[] {
    return Object.keys(this.placings).filter((words) => this.placings[words]!.includes(road))
  }

  /** What I would place if I could: the first counter that I hold. */
  wish(): string {
    const first = this.counters[0]
    return first ? `place ${first.hidden ? 'hidden' : 'open'} ${first.kind}` : 'place obstacle'
  }

  #go(kind: 'road' | 'town', id: string): void {
    if (kind === 'road') {
      if (!this.journey.take(id)) void this.why(`ride ${id}`, this.journey.moves)
      return
    }
    if (id === this.journey.end || this.journey.goTo(id)) return
    const road = Object.keys(this.view.road).find((each) => {
      const ends = endsOf(each)
      return ends.includes(id) && ends.includes(this.journey.end)
    })
    if (road) void this.why(`ride ${road}`, this.journey.moves)
    else this.refusal = { text: t('elfenland-out-of-reach'), clause: '' }
  }

  /** The log and the end are told as soon as they are seen or something happens: on a phone, not before the first move. */
  #fetchLog(): void {
    const fetching = async (): Promise<void> => {
      const [teller] = await Promise.all([import('./wide'), speak('elfenland/table/log')])
      this.#teller = teller
    }
    if (this.around.still || screenSize.now !== 'phone') void fetching()
    else atFirstSign(fetching)
    $effect(() => {
      if ((this.match.lively || this.match.result) && !untrack(() => this.#teller)) void fetching()
    })
  }

  #narrate(): Stretch[] {
    const { me, around } = this
    const voice = { say, me, name: (seat: number) => around.name(seat) }
    const signature = `${me} ${t('elfenland-station-plan')} ${this.order.map((seat) => around.name(seat)).join()}`
    if (signature !== this.#voiceOf) {
      this.#voiceOf = signature
      this.#kept = new WeakMap()
    }
    return this.#teller?.narrate(this.match.told, voice, this.#kept) ?? []
  }

  legal(move: string): boolean {
    return legal(this.may, move)
  }
}

function doing(screen: ElfenlandScreen, seat: number): string {
  const { view, match } = screen
  if (match.result) return ''
  const waits = match.waits.seats ?? []
  if (waits.includes(seat)) return doingIn(view.phase)
  const station = stationOf(view.phase)
  const place = screen.order.indexOf(seat)
  const acting = screen.order.indexOf(waits[0] ?? -1)
  if (station === 'travel' && acting >= 0) {
    return place < acting
      ? t('elfenland-doing-travelled')
      : place === acting + 1
        ? t('elfenland-doing-next')
        : ''
  }
  if (station === 'plan') return lastPlan(screen, seat)
  return ''
}

/** What a seat did last while routes are planned. */
function lastPlan(screen: ElfenlandScreen, seat: number): string {
  const last = screen.match.told.findLast((told) => !told.dealer && told.seat === seat)
  if (!last || read(last.before).phase !== 'plan') return ''
  if (last.verb === 'pass') return t('elfenland-doing-passed')
  return last.verb === 'place'
    ? t('elfenland-doing-placed', {
        thing: say(`thing-${last.things[0] === 'obstacle' ? 'obstacle' : last.things[1]}.short`),
      })
    : ''
}

/** What the one who decides is doing; what the dealer turns up in between belongs to it. */
function doingIn(phase: string): string {
  const id = `elfenland-doing-${DECIDED_IN[phase] ?? phase}`
  return has(id) ? t(id) : ''
}

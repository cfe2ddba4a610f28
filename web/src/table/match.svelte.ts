// The match as this page knows it: the view, what happened, what may be done. All else is derived from it.

import type { Event, Happened, Players, Refused, Table, ToClient, Waits } from '../wire'
import { pageSocket, type Answer, type Guest, type Line, type Socket } from '../wire/socket'
import { append, tell, tellAll, type Told, type View } from './told'

export type May = Record<string, string[]> | null

/** How long an event is looked at before the next one, in milliseconds. */
export type Pace = (told: Told) => number

/** What a match needs of the socket. */
export type Spoken = Pick<Socket, 'enter' | 'send' | 'sit' | 'again'>

const FEW = 10
const MANY = 60
const NOBODY: Waits = {}

interface Outlook {
  may: May
  waits: Waits
  result: Record<string, unknown> | null
}

export class MatchSeen implements Guest {
  /** Whether people sit at this table now: a match that is looked at again has nobody there and nobody away. */
  readonly live: boolean = true
  readonly match: string
  key: string
  line_ = $state<Line>('connecting')
  game = $state('')
  preset = $state('')
  options = $state.raw<Record<string, unknown>>({})
  seat = $state(-1)
  view = $state.raw<View | null>(null)
  told = $state.raw<Told[]>([])
  seq = $state(-1)
  may = $state.raw<May>(null)
  waits = $state.raw<Waits>(NOBODY)
  players = $state.raw<Players | null>(null)
  result = $state.raw<Record<string, unknown> | null>(null)
  /** Why the match cannot be shown, as the server said it. */
  trouble = $state.raw<Refused | null>(null)
  /** Whether what changes now should be seen changing. */
  lively = $state(false)

  pace: Pace = () => 0
  #socket: Spoken
  #queue: Event[] = []
  #next: Outlook | null = null
  #timer = 0
  #leave: () => void = () => undefined
  #sits: number | null | undefined = undefined

  readonly mine = $derived(this.players?.mine ?? [])
  readonly state = $derived(this.players?.state ?? 'gathering')
  /** Several people at this device. */
  readonly shared = $derived(this.mine.length > 1)
  readonly myTurn = $derived(
    this.seat >= 0 && this.may !== null && (this.waits.seats ?? []).includes(this.seat),
  )

  constructor(match: string, key = '', socket: Spoken = pageSocket()) {
    this.match = match
    this.key = key
    this.#socket = socket
  }

  /** Follow the match from here on, or from what stood in the page already. */
  start(first: Table | null = null): void {
    if (first) this.hear(first)
    this.#leave = this.#socket.enter(this)
  }

  stop(): void {
    window.clearTimeout(this.#timer)
    this.#leave()
  }

  latest(): number | null {
    if (this.view === null) return null
    return this.#queue.at(-1)?.seq ?? this.seq
  }

  sits(): number | null | undefined {
    return this.#sits
  }

  line(state: Line): void {
    this.line_ = state
  }

  hear(message: ToClient): void {
    if (message.t === 'table') this.#sit(message)
    else if (message.t === 'happened') this.#happened(message)
    else if (message.t === 'players') this.players = message
    else if (message.t === 'refused') this.trouble = message
  }

  /** Play these moves one after the other, all or none. */
  play(moves: string[]): Promise<Answer> {
    return this.#socket.send({ t: 'play', match: this.match, seat: this.seat, seen: this.seq, moves })
  }

  undo(): Promise<Answer> {
    return this.#socket.send({ t: 'undo', match: this.match, seat: this.seat, seen: this.seq })
  }

  ask(after: string[]): Promise<Answer> {
    return this.#socket.send({ t: 'ask', match: this.match, seat: this.seat, after })
  }

  why(move: string, after: string[] = []): Promise<Answer> {
    return this.#socket.send({ t: 'why', match: this.match, seat: this.seat, move, after })
  }

  /** Somebody at this device takes it; null: nobody has it, and the secrets are hidden. */
  takeDevice(seat: number | null): void {
    this.#sits = seat
    this.#socket.sit(this.match, seat)
  }

  /** Learn how it all began, where only the latest part was told; the end is told from everything. */
  recall(first: View, events: readonly Event[]): void {
    const earliest = this.told[0]?.seq ?? 0
    const { told } = tellAll(
      first,
      events.filter((event) => event.seq < earliest),
    )
    this.told = [...told, ...this.told]
  }

  /** A tap finishes what is running. */
  hurry(): void {
    if (this.#queue.length) this.#catchUp()
  }

  #sit(table: Table): void {
    this.#forget()
    this.trouble = null
    this.game = table.game
    this.preset = table.preset
    this.options = table.options
    this.players = table.players
    const known = table.seat === this.seat ? this.told.filter((each) => each.seq <= table.seq) : []
    this.seat = table.seat
    this.lively = false
    const { view, told } = table.view ? tellAll(table.view, table.events) : { view: null, told: [] }
    this.view = view
    this.told = [...known, ...told]
    this.seq = table.events.at(-1)?.seq ?? table.seq
    this.#look(table)
  }

  #forget(): void {
    window.clearTimeout(this.#timer)
    this.#timer = 0
    this.#queue = []
    this.#next = null
  }

  #happened(news: Happened): void {
    if (news.seat !== this.seat || this.view === null) return
    const latest = this.latest() ?? -1
    const fresh = news.events.filter((event) => event.seq > latest)
    if (fresh.length && fresh[0]!.seq !== latest + 1) return this.#socket.again(this)
    this.#queue.push(...fresh)
    this.#next = news
    // What may be done holds only for the latest table: until it is reached, nothing may.
    if (this.#queue.length) this.may = null
    if (!this.#timer) this.#pump()
  }

  #pump(): void {
    this.#timer = 0
    if (document.hidden || this.#queue.length > MANY) return this.#catchUp()
    const event = this.#queue.shift()
    if (!event || this.view === null) return this.#settle()
    this.lively = true
    const told = this.#take(event, this.view)
    const haste = this.#queue.length > FEW ? FEW / this.#queue.length : 1
    const rest = this.pace(told) * haste
    if (!this.#queue.length) this.#settle()
    if (rest > 4) this.#timer = window.setTimeout(() => this.#pump(), rest)
    else this.#pump()
  }

  #take(event: Event, view: View): Told {
    const told = tell(event, view)
    this.view = told.after
    this.seq = told.seq
    this.told = append(this.told, told)
    return told
  }

  #catchUp(): void {
    window.clearTimeout(this.#timer)
    this.#timer = 0
    this.lively = false
    for (const event of this.#queue) if (this.view) this.#take(event, this.view)
    this.#queue = []
    this.#settle()
  }

  #settle(): void {
    if (!this.#next) return
    this.#look(this.#next)
    this.#next = null
  }

  #look(outlook: Outlook): void {
    this.may = outlook.may
    this.waits = outlook.waits
    this.result = outlook.result ?? null
  }
}

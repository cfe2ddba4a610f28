// The socket: one per page. It comes back by itself, and nothing that was sent is sent twice or lost.

import type { Ask, Done, Enter, FromClient, Planned, Play, Refused, ToClient, Undo, Why } from '../wire'

export type Line = 'connecting' | 'open' | 'lost'
export type Command = Play | Undo | Ask | Why
export type Answer = Done | Refused | Planned
type Unnamed<C> = C extends Command ? Omit<C, 'id'> : never

/** Whoever follows a match on this socket. */
export interface Guest {
  match: string
  /** An invitation or a watch link, for the first time. */
  key: string
  /** The number of the latest event that is known here. */
  latest(): number | null
  /** Several people at one device: who has it now; undefined where one person has a device. */
  sits(): number | null | undefined
  hear(message: ToClient): void
  line(state: Line): void
}

/** What the socket needs of the page; a test hands in its own. */
export interface Ways {
  open(): Wired
  later(run: () => void, ms: number): number
  never(timer: number): void
  chance(): number
}

export interface Wired {
  readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((said: { data: unknown }) => void) | null
}

const OPEN = 1
const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
const BEAT = 20_000
const PATIENCE = 8_000
const BUSY_TRIES = 4

interface Pending {
  command: Command
  tries: number
  answered: (answer: Answer) => void
}

export class Socket {
  #ways: Ways
  #wired: Wired | null = null
  #guests = new Set<Guest>()
  #pending = new Map<string, Pending>()
  #line: Line = 'connecting'
  #losses = 0
  #timer = 0
  #heart = 0

  constructor(ways: Ways = browserWays()) {
    this.#ways = ways
  }

  get line(): Line {
    return this.#line
  }

  /** Come to a match; answers how to go away again. */
  enter(guest: Guest): () => void {
    this.#guests.add(guest)
    guest.line(this.#line)
    if (this.#line === 'open') this.#greet(guest)
    else if (!this.#wired) this.#dial()
    return () => {
      this.#guests.delete(guest)
      this.#say({ t: 'leave', match: guest.match })
    }
  }

  /** Send a command; it keeps its id until it is answered, however often the line is lost. */
  send(command: Unnamed<Command>): Promise<Answer> {
    const named = { ...command, id: newId(this.#ways.chance) } as Command
    return new Promise((answered) => {
      this.#pending.set(named.id, { command: named, tries: 0, answered })
      this.#say(named)
    })
  }

  /** Tell who has the device now. */
  sit(match: string, seat: number | null): void {
    this.#say({ t: 'sit', match, seat })
  }

  /** Ask again for a match whose events do not follow on what is known. */
  again(guest: Guest): void {
    this.#greet(guest)
  }

  /** Try at once, because the network came back or the page is looked at again. */
  wake(): void {
    if (this.#line !== 'lost') return
    this.#ways.never(this.#timer)
    this.#dial()
  }

  #dial(): void {
    const wired = this.#ways.open()
    this.#wired = wired
    wired.onopen = () => this.#opened()
    wired.onclose = () => this.#closed(wired)
    wired.onmessage = (said) => this.#heard(JSON.parse(String(said.data)) as ToClient)
  }

  #opened(): void {
    this.#losses = 0
    this.#tell('open')
    for (const guest of this.#guests) this.#greet(guest)
    for (const { command } of this.#pending.values()) this.#say(command)
    this.#beat()
  }

  #greet(guest: Guest): void {
    const enter: Enter = { t: 'enter', match: guest.match }
    const after = guest.latest()
    if (after !== null) enter.after = after
    if (guest.key) enter.key = guest.key
    this.#say(enter)
    const seat = guest.sits()
    if (seat !== undefined) this.sit(guest.match, seat)
  }

  #closed(wired: Wired): void {
    if (wired !== this.#wired) return
    this.#wired = null
    this.#ways.never(this.#heart)
    this.#tell('lost')
    if (!this.#guests.size && !this.#pending.size) return
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#losses++)
    this.#timer = this.#ways.later(() => this.#dial(), most * (0.5 + this.#ways.chance() / 2))
  }

  #heard(message: ToClient): void {
    this.#beat()
    if (message.t === 'pong') return
    if (message.t === 'done' || message.t === 'refused' || message.t === 'planned') {
      if (this.#answer(message)) return
    }
    const match = 'match' in message ? message.match : null
    for (const guest of this.#guests) if (match === null || guest.match === match) guest.hear(message)
  }

  #answer(answer: Answer): boolean {
    const pending = this.#pending.get(answer.id)
    if (!pending) return false
    const busy = answer.t === 'refused' && answer.code === 'busy' && ++pending.tries < BUSY_TRIES
    if (busy) {
      this.#ways.later(() => this.#say(pending.command), FIRST_WAIT * 2 ** pending.tries)
      return true
    }
    this.#pending.delete(answer.id)
    pending.answered(answer)
    return true
  }

  /** Whatever is heard proves that the line stands; after a silence it is asked, and then given up. */
  #beat(): void {
    this.#ways.never(this.#heart)
    this.#heart = this.#ways.later(() => {
      this.#say({ t: 'ping' })
      this.#heart = this.#ways.later(() => this.#giveUp(), PATIENCE)
    }, BEAT)
  }

  #giveUp(): void {
    const wired = this.#wired
    if (!wired) return
    wired.close()
    this.#closed(wired)
  }

  #say(message: FromClient): void {
    if (this.#wired?.readyState === OPEN) this.#wired.send(JSON.stringify(message))
  }

  #tell(line: Line): void {
    this.#line = line
    for (const guest of this.#guests) guest.line(line)
  }
}

/** A new id: nobody else makes the same. It need not be secret, so it works where the page is not served securely. */
export function newId(chance: () => number = Math.random): string {
  const part = () => Math.floor(chance() * 36 ** 8).toString(36)
  return `${Date.now().toString(36)}-${part()}${part()}`
}

function browserWays(): Ways {
  const secure = location.protocol === 'https:'
  const address = `${secure ? 'wss' : 'ws'}://${location.host}/wire`
  return {
    open: () => new WebSocket(address) as unknown as Wired,
    later: (run, ms) => window.setTimeout(run, ms),
    never: (timer) => window.clearTimeout(timer),
    chance: Math.random,
  }
}

let shared: Socket | null = null

/** The socket of this page. */
export function pageSocket(): Socket {
  if (shared) return shared
  const socket = new Socket()
  addEventListener('online', () => socket.wake())
  addEventListener('visibilitychange', () => document.hidden || socket.wake())
  shared = socket
  return socket
}

// Written by tools/write_wire_types.py from src/elvenhold/wire; do not edit. `make types` writes it anew.

// From a client

/** What if I played these moves: what would be legal then, and how far could I travel? Answered by `Planned`. */
export interface Ask {
  t: 'ask'
  match: string
  id: string
  seat: number
  after?: string[]
}

/** Come to a match, as whoever sits there or as a spectator. Answered by `Table`, or by `Happened` after `after`. */
export interface Enter {
  t: 'enter'
  match: string
  after?: number | null
  key?: string
}

/** Go away from a match. Seats are kept. */
export interface Leave {
  t: 'leave'
  match: string
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  t: 'ping'
}

/** Play these moves one after the other, all of them or none. Answered by `Done` or `Refused`. */
export interface Play {
  t: 'play'
  match: string
  id: string
  seat: number
  seen: number
  moves: string[]
}

/** Several people at one device: this one has it now. `seat` null: nobody has, the secrets are hidden. */
export interface Sit {
  t: 'sit'
  match: string
  seat: number | null
}

/** Take my latest move back. Answered by `Done` or `Refused`. */
export interface Undo {
  t: 'undo'
  match: string
  id: string
  seat: number
  seen: number
}

/** Why may I not play this (after these moves)? Answered by `Refused` with the clause, or by `Done` if I may. */
export interface Why {
  t: 'why'
  match: string
  id: string
  seat: number
  move: string
  after?: string[]
}

export type FromClient = Enter | Leave | Sit | Play | Undo | Ask | Why | Ping

// To a client

/** A command was carried out; its events are told to everybody in `Happened`. */
export interface Done {
  t: 'done'
  id: string
  seq: number
}

/** One event as this audience was told it, and what it changed in its view. */
export interface Event {
  seq: number
  who: string
  text: string
  set?: ((string | number | number | boolean | unknown[] | Record<string, unknown> | null)[])[]
}

/** Events, in the order of their numbers and without a gap. */
export interface Happened {
  t: 'happened'
  match: string
  seat: number
  events: Event[]
  may: Record<string, string[]> | null
  waits: Waits
  result: Record<string, unknown> | null
}

/** How the table would look to me after the moves that I asked about; nothing has happened. */
export interface Planned {
  t: 'planned'
  id: string
  match: string
  seq: number
  after: string[]
  set: ((string | number | number | boolean | unknown[] | Record<string, unknown> | null)[])[]
  may: Record<string, string[]> | null
  ways: Record<string, Way[]>
}

/** Who is at the table; told whenever it changes. The same for everybody but `mine` and `host`. */
export interface Players {
  t: 'players'
  match: string
  name: string
  state: 'aside' | 'gathering' | 'over' | 'running'
  seats: SeatSeen[]
  watching: number
  mine: number[]
  host: boolean
  note: string
  again: string
}

/** I am here. */
export interface Pong {
  t: 'pong'
}

/** A command that was not carried out, and why; nothing has changed. */
export interface Refused {
  t: 'refused'
  id: string
  code: 'busy' | 'failed' | 'forbidden' | 'illegal' | 'malformed' | 'stale' | 'unknown'
  reason: string
  clause: string
  legal: string[]
  seq: number
}

/** A seat and who sits there, as everybody at the table may know it. */
export interface SeatSeen {
  seat: number
  kind: 'bot' | 'human' | 'open'
  name: string
  bot?: string
  stand_in?: boolean
  here?: boolean
  away?: number
  host?: boolean
}

/** Everything that this audience may see: a view some events ago, and the events since, so that they can be told. */
export interface Table {
  t: 'table'
  match: string
  game: string
  preset: string
  options: Record<string, unknown>
  seat: number
  seq: number
  view: Record<string, unknown> | null
  events: Event[]
  may: Record<string, string[]> | null
  waits: Waits
  players: Players
  result: Record<string, unknown> | null
}

/** Who is to decide, and since when (seconds since the epoch). */
export interface Waits {
  seats?: number[]
  since?: number
}

/** One way to travel to a town: what to play, and what it costs. */
export interface Way {
  moves: string[]
  cards: Record<string, number>
  steps: number
  new_towns: number
  via: string[]
  caravans?: number
}

export type ToClient = Table | Happened | Players | Done | Planned | Refused | Pong

// Pages

/** What can be played here, and which bots play it. */
export interface Catalogue {
  games: GameSeen[]
  bots: string[]
}

/** A link that works once and for a few minutes: go on playing as me on another device. */
export interface DeviceLink {
  key: string
  minutes: number
}

/** A game with everything that a form for a new match needs. */
export interface GameSeen {
  name: string
  fewest: number
  most: number
  presets: PresetSeen[]
  options: OptionSeen[]
}

/** What a host asks for at one seat: a bot instead of an absent or missing human, or the seat given back. */
export interface HostWish {
  seat: number
  bot?: string
}

/** The link to a free seat; the host's business. */
export interface Invitation {
  seat: number
  key: string
}

/** Take the seat of an invitation, or any free seat of a match in the lobby. */
export interface Join {
  key?: string
  match?: string
  name?: string
}

/** The links of a match: those to its free seats (for the host), and the one for spectators. */
export interface Links {
  seats: Invitation[]
  watch: string
}

/** My matches, those that wait for players, those that may be watched, and those that ended lately. */
export interface Lobby {
  mine: MatchSeen[]
  open: MatchSeen[]
  running: MatchSeen[]
  recent: MatchSeen[]
}

/** A match as a list shows it. */
export interface MatchSeen {
  match: string
  name: string
  game: string
  preset: string
  state: 'aside' | 'gathering' | 'over' | 'running'
  seats: SeatSeen[]
  mine: number[]
  waits: Waits
  created: number
  updated: number
  watch: string
  note: string
}

/** Who I am here: a guest, known by a cookie. */
export interface Me {
  id: string
  name: string
  new: boolean
}

/** A match to be opened. With every seat taken it may begin at once. */
export interface NewMatch {
  game: string
  seats: SeatWish[]
  preset?: string
  options?: Record<string, unknown>
  name?: string
  listed?: boolean
  start?: boolean
}

/** A match that I have just opened, joined or been given the next of. */
export interface Opened {
  match: string
}

/** An option of a game, as a form needs it. */
export interface OptionSeen {
  name: string
  kind: string
  words: string[]
  low: number
  high: number
  clauses: string[]
}

/** An edition and the value it gives to every option. */
export interface PresetSeen {
  name: string
  options: Record<string, unknown>
}

/** Me against bots; without a game, the first one there is. */
export interface Quick {
  game?: string
}

/** A record file to look at; nothing of it is kept. */
export interface RecordText {
  text: string
}

/** Call me, or this match, so. */
export interface Rename {
  name: string
}

/** A match from its first event, as one audience was told it. */
export interface Replay {
  match: string
  name: string
  game: string
  preset: string
  options: Record<string, unknown>
  seat: number
  view: Record<string, unknown>
  events: Event[]
  seats: SeatSeen[]
  over: boolean
  result: Record<string, unknown> | null
}

/** Who shall sit at a seat: me, somebody else at my device, a bot, or whoever takes the invitation. */
export interface SeatWish {
  kind: 'bot' | 'here' | 'me' | 'open'
  name?: string
  bot?: string
}

/** The key of a device link. */
export interface TakeDevice {
  key: string
}

/** Why a request was refused; nothing has changed. */
export interface Trouble {
  code: string
  reason: string
  expected: string
  clause: string
}

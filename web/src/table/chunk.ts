// The chunk of a game: everything that knows the game, behind what the frame asks of every game.

import type { Component } from 'svelte'
import type { MatchSeen } from './match.svelte'
import type { Told } from './told'

export type Size = 'desktop' | 'tablet' | 'phone'
export type Motion = 'off' | 'quick' | 'normal'

/** A station of the round. */
export interface Station {
  id: string
  name: string
  state: 'done' | 'now' | 'later'
}

/** How far the match has come. */
export interface Course {
  round: number
  rounds: number
  stations: Station[]
}

/** Something that can be done now, and the key that does it. */
export interface Deed {
  id: string
  label: string
  run: () => void
  key?: 'Enter' | 'Backspace' | 'p'
  primary?: boolean
  /** It takes back what is only planned: it stands beside the title. */
  minor?: boolean
  /** There is another way to it: where room is short, it is left out. */
  spare?: boolean
  /** Why it cannot be done, if so. */
  off?: string
}

/** What the action bar says and offers; the first deed is the primary one. */
export interface Bar {
  title: string
  note: string
  /** The note is the price of what is planned. */
  cost?: boolean
  deeds: Deed[]
  /** A reason, after something that may not be. */
  refusal: { text: string; clause: string } | null
}

/** One sentence of the log. */
export interface Sentence {
  /** The first and the last event that it tells. */
  first: number
  last: number
  seat: number | null
  text: string
  /** The roads and towns it speaks of. */
  places: string[]
}

export interface Stretch {
  id: string
  title: string
  sentences: Sentence[]
}

export interface Place {
  id: string
  name: string
}

/** How a match ended, in sentences. */
export interface Ending {
  title: string
  rows: { seat: number; rank: number; score: string; unit: string; note: string }[]
}

/** What a game's chunk knows about the match that is looked at. */
export interface Screen {
  readonly course: Course
  readonly bar: Bar
  readonly log: Stretch[]
  readonly places: Place[]
  readonly ending: Ending | null
  /** What a seat is doing, in words. */
  doing(seat: number): string
  /** The score of a seat as the narrow layouts show it. */
  tally(seat: number): number
  /** The seats in the order of this round. */
  readonly order: number[]
  /** A sentence for the event that a replay stands at. */
  sentenceAt(seq: number): string
  /** Point at roads and towns, or at none. */
  point(places: string[]): void
  find(place: string): void
  /** A key that only the game knows; true: it was one. */
  key(event: KeyboardEvent): boolean
  /** The place on the map that is chosen: Enter there confirms. */
  readonly chosen: string | null
  /** Whether something is about to be done: a tap elsewhere should not close the prompt. */
  readonly busy: boolean
}

export type ChunkProps = { screen: Screen; match: MatchSeen; size: Size }

/** A component that is fetched when it is first shown. */
export type Late<P extends ChunkProps> = () => Promise<{ default: Component<P> }>

/** What `games/<name>/index.ts` gives. */
export interface Chunk {
  /** The words that have to be spoken. */
  parts: string[]
  /** The words that can come after the first paint. */
  later: string[]
  open(match: MatchSeen, surroundings: Surroundings): Screen
  pace(told: Told): number
  /** What an event sounds like, if it sounds. */
  sound(told: Told): string
  Stage: Component<ChunkProps>
  Dock: Component<ChunkProps>
  Aside: Component<ChunkProps>
  Facts: Component<ChunkProps & { seat: number }>
  Sheet: Component<ChunkProps & { tab: string; stop: 'half' | 'full' }>
  /** What is not needed for the first look is fetched when it is. */
  late: {
    Chart: Late<ChunkProps>
    End: Late<ChunkProps>
  }
}

/** What the frame offers to a chunk. */
export interface Surroundings {
  name(seat: number): string
  motion(): Motion
  /** The match stands still: nothing may be done (a replay). */
  still: boolean
}

/** The board from outside: state in, chosen place out. */
import type { BoardConfig } from './config'
import type { BoardState, Kind } from './state'

export type { BoardConfig, Geometry, Tip } from './config'
export type { BoardState, Chip, Kind, Preview, RoadState, Trail, Way } from './state'
export { EMPTY } from './state'

export interface Board {
  /** Draws the difference: boots walk along roads, counters come from a seat's side, pieces go to their owner. */
  set(state: BoardState, options?: { animate?: boolean }): void
  /** Language or theme changed. */
  relabel(): void
  fit(): void
  zoom(by: number): void
  /** Brings these roads and towns into view. */
  frame(places: string[]): void
  /** Brings one place into view and points at it. */
  find(place: string): void
  focus(kind: Kind, id: string): void
  /** Ends running animations. */
  finish(): void
  /** The board as text, a line a town. */
  snapshotText(): string[]
  destroy(): void
}

export function createBoard(element: HTMLElement, config: BoardConfig): Board {
  void element
  void config
  throw new Error('the board is not drawn yet')
}

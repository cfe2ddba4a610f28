// Journeying: the route that I am putting together, tap by tap. The server says what each step costs and where it leads.

import type { MatchSeen } from '../../table/match.svelte'
import type { Planned, Refused, Way } from '../../wire'
import { apply } from '../../wire/apply'
import {
  cardsOf,
  endOf,
  legAlong,
  legOf,
  movesOf,
  payments,
  stepsOf,
  sum,
  type Leg,
  type Ways,
} from './journey'
import { legal, steps } from './legal'
import { read, total, type Counts } from './view'
import { across } from './words'

/** One way to pay for the latest leg. */
export interface Payment {
  way: Way
  chosen: boolean
  caravan: boolean
}

/** Cards that are being chosen for a caravan of the latest leg. */
interface Paying {
  /** The leg's moves before and after the caravan's payments. */
  before: string[]
  after: string[]
  road: string
  to: string
  need: number
  chosen: Counts
  newTowns: number
  leg: Leg | null
}

const MOST_PAYMENTS = 4

export class Journeying {
  legs = $state.raw<Leg[]>([])
  paying = $state.raw<Paying | null>(null)
  /** What the server said about the table after the legs. */
  planned = $state.raw<Planned | null>(null)
  #match: MatchSeen
  #refused: (refused: Refused | null) => void
  #asked = 0

  readonly moves = $derived(movesOf(this.legs))
  readonly steps = $derived(stepsOf(this.legs))
  readonly cards = $derived(this.paying ? sum([this.#fixed(), this.paying.chosen]) : cardsOf(this.legs))
  readonly newTowns = $derived(this.legs.reduce((towns, leg) => towns + leg.newTowns, 0))
  readonly ways = $derived<Ways>(this.planned?.ways ?? {})
  readonly may = $derived(this.planned?.may ?? null)
  readonly boot = $derived.by(() =>
    this.#match.view ? (read(this.#match.view).boot[this.#match.seat] ?? '') : '',
  )
  readonly end = $derived(endOf(this.legs, this.boot))

  /** Other ways to the same town, one for each pattern of rides and caravans. */
  readonly payments = $derived.by<Payment[]>(() => {
    const last = this.legs.at(-1)
    const to = last?.steps.at(-1)?.to
    if (!last || !to) return []
    const found = new Map<string, Payment>()
    const chosen = patternOf(last.moves)
    for (const way of last.offers[to] ?? []) {
      const pattern = patternOf(way.moves)
      const caravan = (way.caravans ?? 0) > 0
      if (!found.has(pattern)) found.set(pattern, { way, chosen: pattern === chosen, caravan })
    }
    return [...found.values()].slice(0, MOST_PAYMENTS)
  })

  constructor(match: MatchSeen, refused: (refused: Refused | null) => void) {
    this.#match = match
    this.#refused = refused
  }

  /** Begin anew; ask what is within reach if it is my journey. */
  begin(mine: boolean): void {
    this.legs = []
    this.paying = null
    this.planned = null
    if (mine) void this.#ask([])
    else this.#asked += 1
  }

  /** Go on to a town, the cheapest way. */
  goTo(town: string): boolean {
    const way = this.ways[town]?.[0]
    if (!way) return false
    void this.#set([...this.legs, legOf(way, this.ways)])
    return true
  }

  /** Take one road: a ride if it is legal, or else a caravan. */
  take(road: string): boolean {
    if (!steps(this.may).includes(road)) return false
    const to = across(road, this.end)
    const move = legal(this.may, `ride ${road}`) ? `ride ${road}` : `caravan ${road}`
    const way = this.ways[to]?.find((each) => each.steps === 1 && each.moves[0] === move)
    if (way) {
      void this.#set([...this.legs, legOf(way, this.ways)])
      return true
    }
    if (move.startsWith('ride')) void this.#ride(move, to)
    else void this.#announce(road, to)
    return true
  }

  /** Pay for the latest leg in another way. */
  pay(way: Way): void {
    const leg = legOf(way, this.legs.at(-1)?.offers ?? {})
    void this.#set([...this.legs.slice(0, -1), leg])
  }

  /** Whether the latest leg has a caravan whose cards can be chosen. */
  get choosable(): boolean {
    return this.legs.at(-1)?.steps.some((step) => step.caravan) ?? false
  }

  /** Choose the cards of the latest leg's last caravan anew. */
  choose(): void {
    const leg = this.legs.at(-1)
    const at = leg?.moves.findLastIndex((move) => move.startsWith('caravan ')) ?? -1
    if (!leg || at < 0) return
    const end = leg.moves.findIndex((move, place) => place > at && !move.startsWith('spend '))
    const stop = end < 0 ? leg.moves.length : end
    const road = leg.moves[at]!.split(' ')[1]!
    const to = leg.steps.find((step) => step.road === road)?.to ?? ''
    const [before, after] = [leg.moves.slice(0, at + 1), leg.moves.slice(stop)]
    this.paying = { before, after, road, to, need: stop - at - 1, chosen: {}, newTowns: leg.newTowns, leg }
  }

  /** Put one card to the caravan's payment, or take it back. */
  card(kind: string, add: boolean): void {
    const paying = this.paying
    if (!paying) return
    const count = Math.max(0, (paying.chosen[kind] ?? 0) + (add ? 1 : -1))
    if (add && total(paying.chosen) >= paying.need) return
    this.paying = { ...paying, chosen: { ...paying.chosen, [kind]: count } }
    if (total(this.paying.chosen) === paying.need) void this.#settle()
  }

  /** Take the latest leg back; answers whether there was one. */
  undo(): boolean {
    if (this.paying) {
      this.paying = null
      return true
    }
    if (!this.legs.length) return false
    void this.#set(this.legs.slice(0, -1))
    return true
  }

  reset(): void {
    this.paying = null
    if (this.legs.length) void this.#set([])
  }

  #fixed(): Counts {
    const others = this.paying?.leg ? this.legs.slice(0, -1) : this.legs
    const leg = this.paying?.leg
    const rest =
      leg?.steps.filter((step) => step.road !== this.paying?.road).map((step) => step.cards ?? {}) ?? []
    return sum([cardsOf(others), ...rest])
  }

  async #ride(move: string, to: string): Promise<void> {
    const before = this.planned
    const planned = await this.#ask([...this.moves, move])
    if (!planned || !before) return
    this.legs = [
      ...this.legs,
      legAlong(
        [move],
        to,
        this.#spentBetween(before, planned),
        this.#newBetween(before, planned),
        before.ways,
      ),
    ]
  }

  async #announce(road: string, to: string): Promise<void> {
    const moves = [...this.moves, `caravan ${road}`]
    const answer = await this.#match.ask(moves)
    if (answer.t === 'refused') return this.#refused(answer)
    if (answer.t !== 'planned') return
    const need = this.#seen(answer).need
    this.paying = {
      before: [`caravan ${road}`],
      after: [],
      road,
      to,
      need,
      chosen: {},
      newTowns: 0,
      leg: null,
    }
  }

  async #settle(): Promise<void> {
    const paying = this.paying
    if (!paying) return
    const legs = paying.leg ? this.legs.slice(0, -1) : this.legs
    const moves = [...paying.before, ...payments('spend', paying.chosen), ...paying.after]
    const before = paying.leg ? await this.#look(movesOf(legs)) : this.planned
    const planned = await this.#ask([...movesOf(legs), ...moves])
    this.paying = null
    if (!planned || !before) return
    const cards = this.#spentBetween(before, planned)
    const newTowns = this.#newBetween(before, planned)
    const leg = paying.leg
      ? { ...paying.leg, moves, cards, newTowns, steps: repaid(paying, cards) }
      : legAlong(moves, paying.to, cards, newTowns, before.ways)
    this.legs = [...legs, leg]
  }

  async #set(legs: Leg[]): Promise<void> {
    const before = this.legs
    this.#refused(null)
    this.legs = legs
    this.paying = null
    const planned = await this.#ask(movesOf(legs))
    if (!planned && this.legs === legs) this.legs = before
  }

  /** Ask what follows; only the latest question counts. */
  async #ask(moves: string[]): Promise<Planned | null> {
    const mine = ++this.#asked
    const answer = await this.#match.ask(moves)
    if (mine !== this.#asked) return null
    if (answer.t === 'refused') this.#refused(answer)
    if (answer.t !== 'planned') return null
    this.planned = answer
    return answer
  }

  async #look(moves: string[]): Promise<Planned | null> {
    const answer = await this.#match.ask(moves)
    return answer.t === 'planned' ? answer : null
  }

  #seen(planned: Planned): ReturnType<typeof read> {
    return read(apply(this.#match.view ?? {}, planned.set))
  }

  #spentBetween(before: Planned, after: Planned): Counts {
    const me = this.#match.seat
    const [had, has] = [this.#seen(before).hand[me] ?? {}, this.#seen(after).hand[me] ?? {}]
    const spent = Object.entries(had).map(([card, count]) => [card, count - (has[card] ?? 0)] as const)
    return Object.fromEntries(spent.filter(([, count]) => count > 0))
  }

  #newBetween(before: Planned, after: Planned): number {
    const me = this.#match.seat
    return (this.#seen(after).taken[me]?.length ?? 0) - (this.#seen(before).taken[me]?.length ?? 0)
  }
}

function patternOf(moves: readonly string[]): string {
  return moves.filter((move) => !move.startsWith('spend ')).join(', ')
}

/** The steps of a leg whose caravan was paid with other cards. */
function repaid(paying: Paying, cards: Counts): Leg['steps'] {
  const leg = paying.leg!
  if (leg.steps.length === 1) return [{ ...leg.steps[0]!, cards }]
  return leg.steps.map((step) => (step.road === paying.road ? { ...step, cards: paying.chosen } : step))
}

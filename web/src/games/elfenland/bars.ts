// The action bar, phase by phase: what this is, what the choice costs, and the button that names the deed.

import type { Bar, Deed } from '../../table/chunk'
import { t } from '../../words/words.svelte'
import { stepsOf } from './journey'
import type { ElfenlandScreen } from './screen.svelte'
import { DECIDED_IN } from './stations'
import { total, type Counts } from './view'
import { counted, roadName } from './words'

type Part = Omit<Bar, 'refusal'>

/** What the bar says now. */
export function barOf(screen: ElfenlandScreen): Bar {
  const part = screen.may ? mine(screen) : others(screen)
  const deeds = screen.sending ? part.deeds.map((deed) => ({ ...deed, off: t('table-sending') })) : part.deeds
  return { ...part, deeds, refusal: screen.refusal }
}

function mine(screen: ElfenlandScreen): Part {
  const make = BARS[screen.phase]
  return make ? make(screen) : { title: t(`elfenland-prompt-${screen.phase}`), note: '', deeds: [] }
}

const BARS: Record<string, (screen: ElfenlandScreen) => Part> = {
  draft: drafting,
  showing: showing,
  plan: planning,
  keep: keeping,
  travel: travelling,
  caravan: paying,
  discard: discarding,
}

/** Somebody else decides: who thinks, and about what. */
function others(screen: ElfenlandScreen): Part {
  const waits = screen.match.waits.seats ?? []
  const deeds = screen.canTakeBack ? [takeBack(screen)] : []
  if (screen.phase === 'over')
    return { title: screen.ending?.title ?? t('elfenland-prompt-over'), note: '', deeds }
  const seat = waits[0] ?? Number(screen.view.seat)
  const phase = DECIDED_IN[screen.phase] ?? screen.phase
  if (waits.includes(screen.me))
    return { title: t(`elfenland-prompt-${screen.phase}`, limits(screen)), note: '', deeds: [] }
  return {
    title: t(`elfenland-waiting-${phase}`, { name: screen.around.name(seat) }),
    note: watching(screen),
    deeds,
  }
}

function watching(screen: ElfenlandScreen): string {
  return screen.me < 0 && !screen.match.shared && !screen.around.still ? t('table-watching') : ''
}

function limits(screen: ElfenlandScreen): { limit: number; count: number } {
  const held = screen.view.held[screen.me] ?? 0
  return { limit: held - screen.view.need, count: 1 }
}

function deed(id: string, label: string, run: () => void, rest: Partial<Deed> = {}): Deed {
  return { id, label, run, ...rest }
}

function takeBack(screen: ElfenlandScreen): Deed {
  return deed('take-back', t('table-undo'), () => void screen.takeBack(), { key: 'Backspace' })
}

/** The thing that a move speaks of. */
function thingOf(move: string): string {
  return move.split(' ').at(-1) ?? ''
}

function choose(screen: ElfenlandScreen, label: (thing: string) => string): Deed {
  const picked = screen.picked
  if (!picked)
    return deed('choose', t('elfenland-choose-first'), () => undefined, {
      primary: true,
      off: t('elfenland-choose-first'),
    })
  return deed('choose', label(thingOf(picked)), () => void screen.play([picked]), {
    key: 'Enter',
    primary: true,
  })
}

function drafting(screen: ElfenlandScreen): Part {
  const lap = Math.max(1, screen.view.lap + 1)
  const laps = Number(screen.match.options['open_picks'] ?? 0)
  const note = laps ? t('elfenland-lap', { lap, laps }) : ''
  const blind = deed('blind', t('elfenland-do-take-blind'), () => void screen.play(['take blind']))
  const take = choose(screen, (thing) => t('elfenland-do-take', { thing }))
  const deeds = screen.picked === 'take blind' ? [{ ...blind, key: 'Enter' as const, primary: true }] : [take]
  if (screen.picked !== 'take blind' && screen.legal('take blind')) deeds.push(blind)
  return { title: t('elfenland-prompt-draft'), note, deeds: undoable(screen, deeds) }
}

function undoable(screen: ElfenlandScreen, deeds: Deed[]): Deed[] {
  return screen.canTakeBack ? [...deeds, takeBack(screen)] : deeds
}

function showing(screen: ElfenlandScreen): Part {
  const shows = screen.choices.filter((move) => move.startsWith('show '))
  const deeds = [
    deed('hide', t('elfenland-do-hide'), () => void screen.play(['hide']), { key: 'Enter', primary: true }),
    ...shows.map((move) =>
      deed(move, t('elfenland-do-show', { thing: thingOf(move) }), () => void screen.play([move])),
    ),
  ]
  return { title: t('elfenland-prompt-showing'), note: '', deeds }
}

function planning(screen: ElfenlandScreen): Part {
  const { picked, road } = screen
  const pass = deed('pass', t('elfenland-do-pass'), () => void screen.play(['pass']), { key: 'p' })
  const title = t('elfenland-prompt-plan')
  if (!picked) {
    const some = Object.keys(screen.placings).length > 0
    const note = road
      ? t('elfenland-which-counter', { road: roadName(road) })
      : t(some ? 'elfenland-pick-counter' : 'elfenland-only-pass')
    return { title, note, deeds: undoable(screen, [{ ...pass, primary: !some }]) }
  }
  const obstacle = picked === 'place obstacle'
  const thing = thingOf(picked)
  const name = t(obstacle ? 'thing-obstacle' : `thing-${thing}`)
  const note = road
    ? t('elfenland-thing-on-road', { thing: name, road: roadName(road) })
    : t('elfenland-may-go', { thing: name, count: screen.roads.length })
  const label = obstacle ? t('elfenland-do-place-obstacle') : t('elfenland-do-place', { thing })
  const off = road ? {} : { off: t('elfenland-choose-road') }
  const place = deed('place', label, () => void screen.play([`${picked} ${road}`]), {
    key: 'Enter',
    primary: true,
    ...off,
  })
  const cancel = deed('cancel', t('table-cancel'), () => screen.pick(picked), { key: 'Backspace' })
  return { title, note, deeds: [place, cancel, pass] }
}

function keeping(screen: ElfenlandScreen): Part {
  const deeds = [choose(screen, (thing) => t('elfenland-do-keep', { thing }))]
  return { title: t('elfenland-prompt-keep', { count: 1 }), note: '', deeds }
}

function travelling(screen: ElfenlandScreen): Part {
  const { journey } = screen
  const title = t(journey.paying ? 'elfenland-prompt-caravan' : 'elfenland-prompt-travel')
  if (journey.paying) return { title, note: chosenOf(screen), deeds: [back(screen)] }
  const stops = journey.may ? 'stop' in journey.may : true
  if (!journey.legs.length) {
    // Until the server has said where the boot can go, nothing is taken to be impossible.
    const nowhere = journey.planned?.after.length === 0 && !anyStep(screen)
    const stop = deed('stop', t('elfenland-do-stop'), () => void screen.play(['stop']), { primary: nowhere })
    const note = t(nowhere ? 'elfenland-no-step' : 'elfenland-tap-town')
    return { title, note, deeds: undoable(screen, [stop]) }
  }
  const onward = deed('travel-on', t('elfenland-do-travel-confirm'), () => void screen.play(journey.moves), {
    spare: true,
  })
  const stop = deed(
    'travel-stop',
    t('elfenland-do-travel-stop'),
    () => void screen.play([...journey.moves, 'stop']),
    {
      key: 'Enter',
      primary: true,
    },
  )
  const reset = deed('reset', t('table-reset'), () => journey.reset(), { minor: true, spare: true })
  const further = anyStep(screen) ? [onward] : []
  const deeds = stops ? [stop, ...further] : [{ ...onward, key: 'Enter' as const, primary: true }]
  return { title, note: costOf(screen), cost: true, deeds: [...deeds, back(screen), reset] }
}

function anyStep(screen: ElfenlandScreen): boolean {
  return Object.keys(screen.journey.ways).length > 0
}

function back(screen: ElfenlandScreen): Deed {
  return deed('undo', t('table-undo'), () => screen.journey.undo(), { key: 'Backspace', minor: true })
}

/** "2 steps: 3 dragons · 2 new towns · 5 cards left". */
function costOf(screen: ElfenlandScreen): string {
  const { journey, hand } = screen
  return t('elfenland-journey', {
    steps: stepsOf(journey.legs).length,
    cards: inShort(journey.cards),
    new: journey.newTowns,
    left: total(hand) - total(journey.cards),
  })
}

/** Many kinds of cards are said as their number alone: the hand shows which. */
function inShort(cards: Counts): string {
  const kinds = Object.values(cards).filter((count) => count > 0).length
  return kinds > 2 ? t('thing-count', { thing: 'card', count: total(cards) }) : counted(cards)
}

function chosenOf(screen: ElfenlandScreen): string {
  const paying = screen.journey.paying
  const chosen = paying ? total(paying.chosen) : total(screen.cards)
  return t('elfenland-cards-chosen', { chosen, count: screen.needs })
}

function paying(screen: ElfenlandScreen): Part {
  return cards(screen, t('elfenland-prompt-caravan'), t('elfenland-pay'))
}

function discarding(screen: ElfenlandScreen): Part {
  const count = screen.needs
  return cards(screen, t('elfenland-prompt-discard', limits(screen)), t('elfenland-do-discard', { count }))
}

function cards(screen: ElfenlandScreen, title: string, label: string): Part {
  const missing = screen.needs - total(screen.cards)
  const off = missing > 0 ? { off: chosenOf(screen) } : {}
  const act = deed('cards', label, () => screen.payWith(), { key: 'Enter', primary: true, ...off })
  return { title, note: chosenOf(screen), deeds: [act] }
}

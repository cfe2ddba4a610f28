// Elfenland's chunk: fetched when a match of it is looked at.

import type { Chunk } from '../../table/chunk'
import { later } from '../../table/later'
import type { Told } from '../../table/told'
import { ElfenlandScreen } from './screen.svelte'
import Sheet from './Sheet.svelte'
import Stage from './Stage.svelte'
import { read } from './view'

/** How long each kind of event is looked at. */
const PACES: Record<string, number> = {
  take: 520,
  turn: 120,
  draw: 160,
  place: 620,
  pass: 260,
  ride: 640,
  stop: 320,
  discard: 60,
  hide: 200,
  show: 500,
  keep: 120,
  reveal: 500,
}

export const chunk: Chunk = {
  parts: ['elfenland/table'],
  later: ['rules/elfenland'],
  open: (match, around) => new ElfenlandScreen(match, around),
  pace: (told) => paceOf(told),
  sound: (told) => soundOf(told),
  Stage,
  Dock: later(async () => ({ default: (await import('./wide')).Dock })),
  Aside: later(async () => ({ default: (await import('./wide')).Aside })),
  Facts: later(async () => ({ default: (await import('./wide')).Facts })),
  Sheet,
  late: {
    Chart: () => import('./Chart.svelte'),
    End: () => import('./End.svelte'),
  },
}

const SOUNDS: Record<string, string> = { take: 'counter', show: 'counter', discard: 'card', deal: 'card' }

function soundOf(told: Told): string {
  const [before, after] = [read(told.before), read(told.after)]
  if (after.phase === 'over') return 'end'
  if (told.verb === 'place') return told.things[0] === 'obstacle' ? 'obstacle' : 'counter'
  if (before.taken[told.seat]?.length !== after.taken[told.seat]?.length) return 'town'
  if (before.boot[told.seat] !== after.boot[told.seat]) return 'boot'
  return SOUNDS[told.verb] ?? ''
}

/** A caravan moves with its last payment. */
function paceOf(told: Told): number {
  const moved =
    told.verb === 'spend' && read(told.before).boot[told.seat] !== read(told.after).boot[told.seat]
  return moved ? 640 : (PACES[told.verb] ?? 0)
}

// What can be chosen by a tap or a digit: counters of the row, counters to place, counters to keep.

import { t } from '../../words/words.svelte'
import { after, legal } from './legal'
import type { ElfenlandScreen } from './screen.svelte'
import { KINDS, type Faced } from './view'

export interface Choice {
  id: string
  kind: string
  hidden: boolean
  label: string
  short: string
  /** What choosing it means; nothing: it cannot be chosen. */
  move: string | null
  reason: string | undefined
  count: number
}

function choice(kind: string, hidden: boolean, move: string | null, rest: Partial<Choice> = {}): Choice {
  const id = `${move ?? ''} ${kind} ${hidden}`
  const name = t(`thing-${kind}`)
  const label = hidden && kind !== 'hidden' ? t('elfenland-hidden-thing', { thing: name }) : name
  return {
    id,
    kind,
    hidden,
    label,
    short: t(`thing-${kind}.short`),
    move,
    reason: undefined,
    count: 1,
    ...rest,
  }
}

/** The open row and the blind draw. */
export function rowChoices(screen: ElfenlandScreen): Choice[] {
  const may = after(screen.may, 'take')
  const faces = KINDS.filter((kind) => (screen.view.row[kind] ?? 0) > 0)
  const row = faces.map((kind) =>
    choice(kind, false, may.includes(kind) ? `take ${kind}` : null, { count: screen.view.row[kind] ?? 1 }),
  )
  const pool = t('elfenland-blind', { count: screen.view.pool_left })
  const blind = choice('hidden', true, may.includes('blind') ? 'take blind' : null, {
    label: pool,
    short: t('elfenland-blind-short'),
  })
  return [...row, blind]
}

/** My counters and my obstacle, as far as they can be placed. */
export function placeChoices(screen: ElfenlandScreen): Choice[] {
  const road = screen.picked ? null : screen.road
  const placed = faces(screen.counters).map(({ kind, hidden, count }) => {
    const words = `place ${hidden ? 'hidden' : 'open'} ${kind}`
    const roads = screen.placings[words] ?? []
    const fits = roads.length > 0 && (!road || roads.includes(road))
    return choice(kind, hidden, fits ? words : null, {
      count,
      reason: fits ? undefined : t('elfenland-no-road-for'),
    })
  })
  const obstacle = screen.placings['place obstacle']
  if (!screen.view.obstacles[screen.me]) return placed
  const free = obstacle?.length && (!road || obstacle.includes(road))
  const reason = free ? undefined : t('elfenland-no-road-for-obstacle')
  return [...placed, choice('obstacle', false, free ? 'place obstacle' : null, { reason })]
}

/** The counters of which I keep one. */
export function keepChoices(screen: ElfenlandScreen): Choice[] {
  return faces(screen.counters).map(({ kind, hidden, count }) => {
    const move = `keep ${hidden ? 'hidden' : 'open'} ${kind}`
    return choice(kind, hidden, legal(screen.may, move) ? move : null, { count })
  })
}

/** The choices of this phase. */
export function choicesOf(screen: ElfenlandScreen): Choice[] {
  if (!screen.may) return []
  if (screen.phase === 'draft') return rowChoices(screen)
  if (screen.phase === 'plan') return placeChoices(screen)
  return screen.phase === 'keep' ? keepChoices(screen) : []
}

function faces(counters: Faced[]): (Faced & { count: number })[] {
  const found = new Map<string, Faced & { count: number }>()
  for (const each of counters) {
    const id = `${each.hidden} ${each.kind}`
    const known = found.get(id)
    found.set(id, { ...each, count: (known?.count ?? 0) + 1 })
  }
  return [...found.values()]
}

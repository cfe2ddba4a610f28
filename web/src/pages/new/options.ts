// The options of any game as a form: which control fits, what it says, what differs from the edition.
// Nothing here knows a game: kinds, words and bounds come from the catalogue, sentences from the game's words.

import type { GameSeen, OptionSeen, PresetSeen } from '../../wire'

export type Value = number | boolean | string | string[] | Record<string, number>
export type Values = Record<string, Value>

/** The control of an option. A choice of few short values is seen whole; a longer one unfolds. */
export type Control = 'switch' | 'segments' | 'select' | 'checks' | 'numbers'

const SEEN_WHOLE = 5
const SHORT = 34

/** The key of an option's words: `elfenland-option-deal-mode`. */
export function optionKey(game: string, option: string): string {
  return `${game}-option-${spelled(option)}`
}

/** The key of one value's words: `elfenland-option-deal-mode-refill`. */
export function valueKey(game: string, option: string, value: string): string {
  return `${optionKey(game, option)}-${spelled(value)}`
}

/** The control that fits an option whose choices say this. */
export function controlOf(option: OptionSeen, choices: string[]): Control {
  if (option.kind === 'switch') return 'switch'
  if (option.kind === 'numbers') return 'numbers'
  if (option.kind === 'list') return 'checks'
  const whole = choices.length <= SEEN_WHOLE && choices.join(' ').length <= SHORT
  return whole ? 'segments' : 'select'
}

/** The values that an option can take, if they can be counted out: its words, its numbers, or both. */
export function choicesOf(option: OptionSeen, seats: number): (string | number)[] {
  const words = option.words.filter((word) => seatOf(word) < seats)
  if (option.kind === 'choice') return words
  const numbers = Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at)
  return [...words, ...numbers]
}

/** The seat that a value names (`seat:2`), or -1. */
export function seatOf(value: unknown): number {
  const found = typeof value === 'string' ? /^seat:(\d+)$/.exec(value) : null
  return found ? Number(found[1]) : -1
}

/** Whether two values are the same. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The options that differ from the edition. */
export function changesOf(preset: PresetSeen, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, preset.options[name])),
  )
}

/** A copy of an edition's values. */
export function valuesOf(preset: PresetSeen): Values {
  return structuredClone(preset.options) as Values
}

/** The values that a smaller table no longer allows go back to the edition's. */
export function fitted(game: GameSeen, preset: PresetSeen, values: Values, seats: number): Values {
  const fit = game.options.map(({ name }): [string, Value] => {
    const value = values[name] as Value
    return [name, seatOf(value) < seats ? value : (preset.options[name] as Value)]
  })
  return Object.fromEntries(fit)
}

/** The options by name. */
export function optionsByName(game: GameSeen): Map<string, OptionSeen> {
  return new Map(game.options.map((option) => [option.name, option]))
}

/** The options whose value is not that of the game's first edition, for every other edition. */
export function differences(game: GameSeen): { preset: PresetSeen; options: string[] }[] {
  const base = game.presets[0]
  if (!base) return []
  return game.presets.map((preset) => ({ preset, options: Object.keys(changesOf(base, valuesOf(preset))) }))
}

function spelled(name: string): string {
  return name.replaceAll(/[_:]/g, '-')
}

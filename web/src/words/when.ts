// When something was, as the reader's language says it.

const STEPS: [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [60, 'second', 1],
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [Infinity, 'day', 86_400],
]
const WEEK = 6 * 86_400

/** How long ago: “5 minutes ago”, “yesterday”. Times are seconds since the epoch. */
export function ago(time: number, lang: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - time)
  const [, unit, seconds] = STEPS.find(([limit]) => passed < limit) ?? STEPS[3]!
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit)
}

/** How long it has lasted: “5 minutes”. */
export function lasted(time: number, lang: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - time)
  const [, unit, seconds] = STEPS.find(([limit]) => passed < limit) ?? STEPS[3]!
  const amount = Math.floor(passed / seconds)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

/** On which day: the day of the week within a week, else the date; `null` for today. */
export function day(time: number, lang: string, now = Date.now() / 1000): string | null {
  const then = new Date(time * 1000)
  if (then.toDateString() === new Date(now * 1000).toDateString()) return null
  const shape: Intl.DateTimeFormatOptions =
    now - time < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(lang, shape).format(then)
}

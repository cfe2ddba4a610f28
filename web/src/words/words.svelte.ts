// Words: every sentence of the interface, by its key, in the reader's language.

import { Spoken, type Value, type Words } from './sentence'

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, Value>

const KEPT_AS = 'elvenhold_lang'
const files = import.meta.glob<Words>('../../words/**/*.ftl', { import: 'default' })
const apart: Record<string, Record<string, () => Promise<Words>>> = {
  options: import.meta.glob<Words>(['../../words/*/*.ftl', '!../../words/{ui,pages,table,rules}/*'], {
    query: '?options',
    import: 'default',
  }),
  log: import.meta.glob<Words>('../../words/*/table/*.ftl', { query: '?log', import: 'default' }),
}
const spoken = new Map<Language, Spoken>()
const loaded = new Set<string>()
let parts = ['ui']
// What was asked for last: words that are fetched while a language is on its way are fetched in that one.
let wanted: Language = 'en'
// What is shown must be drawn anew when words arrive: every t() reads this number.
let version = $state(0)
let current = $state<Language>('en')

export function language(): Language {
  return current
}

/** What the reader chose last (the server reads the same cookie), or what the browser asks for. */
export function preferredLanguage(): Language {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${KEPT_AS}=`))
  const wishes = kept ? [kept.slice(KEPT_AS.length + 1)] : [...navigator.languages]
  const spoken = wishes.map((wish) => LANGUAGES.find((known) => known === wish.slice(0, 2).toLowerCase()))
  return spoken.find((known) => known !== undefined) ?? 'en'
}

/** Speak this language, as soon as its words are here. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  wanted = chosen
  await Promise.all(parts.map((part) => load(part, chosen)))
  if (wanted !== chosen) return
  current = chosen
  document.documentElement.lang = chosen
  version += 1
}

/** Fetch the words of one more part (a game, the rules), in the language that is spoken now. */
export async function speak(part: string): Promise<void> {
  if (!parts.includes(part)) parts = [...parts, part]
  if (await load(part, wanted)) version += 1
}

/** The sentence of a key; an unknown key stands for itself, so that a gap is seen and not hidden. */
export function t(id: string, args: Args = {}): string {
  void version
  const words = spoken.get(current)
  return words?.has(id) ? words.say(id, args) : id
}

/** Whether a key has words. */
export function has(id: string): boolean {
  void version
  return spoken.get(current)?.has(id) ?? false
}

/** Fetch the words of a part; whether they are new. */
async function load(part: string, lang: Language): Promise<boolean> {
  const path = pathOf(part, lang)
  if (loaded.has(path)) return false
  const [file = '', asked] = path.split('?')
  const read = (asked ? apart[asked]! : files)[file]
  if (!read) throw new Error(`no words at ${path}`)
  const words = await read()
  const known = spoken.get(lang) ?? new Spoken(lang)
  known.add(words)
  spoken.set(lang, known)
  loaded.add(path)
  return true
}

/** Where the words of a part are; some of what a game says is a part of its own. */
function pathOf(part: string, lang: Language): string {
  if (part.startsWith('rules/')) return `../../words/rules/${part.slice('rules/'.length)}.${lang}.ftl`
  const last = part.split('/').at(-1)!
  if (last in apart) return `../../words/${part.slice(0, -last.length)}${lang}.ftl?${last}`
  return `../../words/${part}/${lang}.ftl`
}

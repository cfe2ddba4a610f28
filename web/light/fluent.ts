// Words, read when the client is built: the browser gets sentences and the places in them, and no reader of Fluent.

import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { Part, Pattern, Words } from '../src/words/sentence.ts'

type Read = FluentResource['body'][number]
type ReadPattern = NonNullable<Read['value']>
type ReadPart = Exclude<ReadPattern, string>[number]
type ReadExpression = Exclude<ReadPart, string>

// What is not said at once is a module of its own: to whoever sets a match up; to whoever reads how it went or ended.
const APART: Record<string, RegExp> = {
  options: /^[a-z]+-(?:option-|preset-.+-text$)/,
  log: /^[a-z]+-(?:log-|won$|result-|end-|fact-)/,
}

/** Every `.ftl` file is a module of its words, and of those that are asked for apart. */
export function fluentWords(): Plugin {
  return {
    name: 'elvenhold:words',
    enforce: 'pre',
    transform(text, id) {
      const [file, asked] = id.split('?')
      if (!file?.endsWith('.ftl') || (asked && !(asked in APART))) return null
      const words = { ...aboveTable(file), ...wordsOf(text) }
      const wanted = Object.entries(words).filter(([key]) => asked === apart(key))
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, map: null }
    },
  }
}

/** Where a key is said if not at once. */
function apart(key: string): string | undefined {
  return Object.keys(APART).find((each) => APART[each]!.test(key))
}

/** What a game says at its table goes along with what it says anywhere: both are asked for at once. */
function aboveTable(file: string): Words {
  const game = file.replace(/\/words\/([^/]+)\/table\/([^/]+)$/, '/words/$1/$2')
  return game === file ? {} : wordsOf(readFileSync(game, 'utf8'))
}

/** The words of a file, by their keys; an attribute stands behind a dot. */
export function wordsOf(ftl: string): Words {
  const words: Words = {}
  for (const { id, value, attributes } of new FluentResource(ftl).body) {
    if (value !== null) words[id] = pattern(value)
    for (const [name, each] of Object.entries(attributes)) words[`${id}.${name}`] = pattern(each)
  }
  return words
}

function pattern(value: ReadPattern): Pattern {
  if (typeof value === 'string') return value
  const parts = value.map((each) => (typeof each === 'string' ? each : part(each)))
  return parts.every((each) => typeof each === 'string') ? parts.join('') : parts
}

function part(found: ReadExpression): Part {
  if (found.type === 'var') return [0, found.name]
  if (found.type === 'mesg') return [1, found.attr ? `${found.name}.${found.attr}` : found.name]
  if (found.type === 'str') return found.value
  if (found.type !== 'select' || found.selector.type !== 'var')
    throw new Error(`words may not use ${found.type}`)
  const variants = found.variants.map(({ key, value }) => [String(key.value), pattern(value)] as const)
  return [2, found.selector.name, variants[found.star]![0], Object.fromEntries(variants)]
}

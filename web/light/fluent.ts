// Words, read when the client is built: the browser gets sentences and the places in them, and no reader of Fluent.

import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { Part, Pattern, Words } from '../src/words/sentence.ts'

type Read = FluentResource['body'][number]
type ReadPattern = NonNullable<Read['value']>
type ReadPart = Exclude<ReadPattern, string>[number]
type ReadExpression = Exclude<ReadPart, string>

const OPTION = /^[a-z]+-option-/

/** Every `.ftl` file is a module of its words; what its options mean is another one, for whoever sets a match up. */
export function fluentWords(): Plugin {
  return {
    name: 'elvenhold:words',
    enforce: 'pre',
    transform(text, id) {
      const [file, asked] = id.split('?')
      if (!file?.endsWith('.ftl') || (asked && asked !== 'options')) return null
      const words = { ...aboveTable(file), ...wordsOf(text) }
      const wanted = Object.entries(words).filter(([key]) => OPTION.test(key) === (asked === 'options'))
      return { code: `export default ${JSON.stringify(Object.fromEntries(wanted))}`, map: null }
    },
  }
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

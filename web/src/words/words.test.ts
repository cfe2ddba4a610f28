import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const LANGUAGES = ['en', 'de', 'fr', 'it']

function filesUnder(folder: string, ends: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.some((end) => name.endsWith(end)) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const files = filesUnder(join(ROOT, 'words'), [`/${language}.ftl`, `.${language}.ftl`])
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  return bundle
}

/** The keys of the interface that the source says: whole ones, and the beginnings of those put together. */
function saidIn(source: string): { whole: string[]; begun: string[] } {
  const whole = [...source.matchAll(/['"`](ui-[a-z0-9-]*[a-z0-9])['"`]/g)].map((found) => found[1]!)
  const begun = [...source.matchAll(/`(ui-[a-z0-9-]*-)\$\{/g)].map((found) => found[1]!)
  return { whole, begun }
}

function quotedIn(ftl: string): string[] {
  return [...ftl.matchAll(/\{ (ui-[a-z0-9-]+) \}/g)].map((found) => found[1]!)
}

const english = readFileSync(join(ROOT, 'words/ui/en.ftl'), 'utf8') + readFileSync(join(ROOT, 'words/pages/en.ftl'), 'utf8')
const keys = [...english.matchAll(/^(ui-[a-z0-9-]+) =/gm)].map((found) => found[1]!)
const sources = filesUnder(join(ROOT, 'src'), ['.svelte', '.ts']).map((file) => readFileSync(file, 'utf8'))
const said = saidIn(sources.join('\n'))

describe('the words of the pages', () => {
  test.each(LANGUAGES)('every key that the pages say has words in %s', (language) => {
    const bundle = bundleOf(language)
    expect(said.whole.filter((key) => !bundle.hasMessage(key))).toEqual([])
    expect(said.begun.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })

  test('every key is said somewhere', () => {
    const used = new Set([...said.whole, ...quotedIn(english)])
    const unused = keys.filter((key) => !used.has(key) && !said.begun.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
  })

  test('a key that is missing and one that is never said are noticed', () => {
    expect(saidIn("t('ui-here') + t(`ui-more-${x}`)")).toEqual({ whole: ['ui-here'], begun: ['ui-more-'] })
    expect(bundleOf('en').hasMessage('ui-nowhere')).toBe(false)
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'

type Words = typeof import('./words.svelte')
let words: Words

beforeEach(async () => {
  vi.resetModules()
  words = await import('./words.svelte')
})

describe('speaking', () => {
  test('says of a part that is fetched while a language is on its way, in that language', async () => {
    await Promise.all([words.chooseLanguage('de'), words.speak('pages')])
    expect(words.t('ui-tables-title')).toBe('Tische')
  })

  test('changes the language of every part', async () => {
    await words.chooseLanguage('de')
    await words.speak('pages')
    await words.chooseLanguage('it')
    expect(words.t('ui-tables-title')).toBe('Tavoli')
    expect(document.documentElement.lang).toBe('it')
  })

  test('obeys the last wish, whichever words come first', async () => {
    await Promise.all([words.chooseLanguage('fr'), words.chooseLanguage('it')])
    expect(words.language()).toBe('it')
  })

  test('asks the browser for its languages, and the reader first of all', () => {
    vi.stubGlobal('navigator', { languages: ['pt-BR', 'fr-CH', 'de'] })
    expect(words.preferredLanguage()).toBe('fr')
    document.cookie = 'elvenhold_lang=it; path=/'
    expect(words.preferredLanguage()).toBe('it')
    document.cookie = 'elvenhold_lang=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    vi.stubGlobal('navigator', { languages: ['pt'] })
    expect(words.preferredLanguage()).toBe('en')
    vi.unstubAllGlobals()
  })

  test('lets a key that has no words stand for itself', async () => {
    await words.chooseLanguage('en')
    expect(words.t('ui-nowhere')).toBe('ui-nowhere')
    expect(words.has('ui-nowhere')).toBe(false)
  })
})

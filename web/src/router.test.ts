import { beforeEach, describe, expect, test, vi } from 'vitest'
import { begin, find, follows, go, match, router, type Route } from './router.svelte'

const load = (): Promise<never> => Promise.reject(new Error('not asked for'))
const PAGES: Route[] = [
  { page: 'landing', paths: ['/'], load },
  { page: 'match', paths: ['/m/:id'], load },
  { page: 'rules', paths: ['/rules', '/rules/:game'], load },
  { page: 'unknown', paths: [], load },
]

function pageOf(address: string): string {
  return find(PAGES, new URL(address, 'http://here')).place.page
}

function click(link: HTMLAnchorElement, how: MouseEventInit = {}): boolean {
  return follows(new MouseEvent('click', { button: 0, ...how }), link)
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  return link
}

describe('an address', () => {
  test('leads to its page, with or without a slash at the end', () => {
    expect(['/', '/m/abc', '/m/abc/', '/rules', '/rules/elfenland'].map(pageOf)).toEqual([
      'landing',
      'match',
      'match',
      'rules',
      'rules',
    ])
  })

  test('that nobody knows leads to the last page', () => {
    expect(['/m', '/m/a/b', '/nowhere'].map(pageOf)).toEqual(['unknown', 'unknown', 'unknown'])
  })

  test('says what is in it', () => {
    const { place } = find(PAGES, new URL('http://here/m/a%20b?key=k#EL-P4-6'))
    expect(place.params).toEqual({ id: 'a b' })
    expect(place.query.get('key')).toBe('k')
    expect(place.hash).toBe('EL-P4-6')
  })

  test('with a broken escape is taken as it is', () => {
    expect(match('/m/:id', '/m/%E0%A4')).toEqual({ id: '%E0%A4' })
  })
})

describe('a click on a link', () => {
  test('is followed here if it is plain and leads to us', () => {
    expect(click(linkTo('/tables'))).toBe(true)
  })

  test('is left to the browser if it asks for a window, a file, another site or the server', () => {
    const window = linkTo('/tables')
    window.target = '_blank'
    const file = linkTo('/tables')
    file.download = 'record.txt'
    expect(
      [window, file, linkTo('http://elsewhere/'), linkTo('/api/matches/x/record')].map((link) => click(link)),
    ).toEqual([false, false, false, false])
    expect(click(linkTo('/tables'), { ctrlKey: true })).toBe(false)
    expect(click(linkTo('/tables'), { button: 1 })).toBe(false)
  })
})

describe('going somewhere', () => {
  const component = (() => undefined) as never
  const pages: Route[] = [
    { page: 'first', paths: ['/'], load: () => Promise.resolve({ default: component }) },
    { page: 'lost', paths: ['/lost'], load: () => Promise.reject(new Error('no network')) },
    { page: 'unknown', paths: [], load: () => Promise.resolve({ default: component }) },
  ]

  beforeEach(async () => {
    document.body.innerHTML = '<h1>Heading</h1>'
    await begin(pages)
  })

  test('shows the page, keeps the address and moves the focus to the heading', async () => {
    await go('/somewhere?a=1')
    expect(router.shown?.place.page).toBe('unknown')
    expect(location.pathname + location.search).toBe('/somewhere?a=1')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  test('where the page cannot be fetched says so, and says it no longer elsewhere', async () => {
    await go('/lost')
    expect(router.failed).toBe(true)
    await go('/')
    expect(router.failed).toBe(false)
    expect(router.shown?.place.page).toBe('first')
  })
})

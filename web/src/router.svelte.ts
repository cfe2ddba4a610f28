// Where the reader is: addresses are real links, pages arrive when they are asked for.

import type { Component, Snippet } from 'svelte'

/** A place in the product: which page, and what its address says. */
export interface Place {
  page: string
  params: Record<string, string>
  query: URLSearchParams
  hash: string
}

export type PageComponent = Component<{ place: Place }>
// A page takes the place, or nothing: what it asks for is its own affair.
export type Loader = () => Promise<{ default: Component<never> }>

export type FrameComponent = Component<{ place: Place; children: Snippet }>

/** A page: the addresses that lead to it, how to fetch it, and how to fetch the bars around it, if it has any. */
export interface Route {
  page: string
  paths: string[]
  load: Loader
  frame?: () => Promise<{ default: FrameComponent }>
}

interface Shown {
  place: Place
  page: PageComponent
  frame: FrameComponent | undefined
}

interface Kept {
  key: string
}

const SCROLLS = 'elvenhold-scroll'
let routes: Route[] = []
let shown = $state.raw<Shown | null>(null)
let failed = $state(false)
let visit = 0

export const router = {
  get shown(): Shown | null {
    return shown
  },
  /** Whether the page that was asked for could not be fetched. */
  get failed(): boolean {
    return failed
  },
}

/** The parameters of a path that has this pattern (`/m/:id`), or null if it has not. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  const found = path.split('/').filter(Boolean)
  if (wanted.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const piece = found[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(piece)
    else if (part !== piece) return null
  }
  return params
}

/** The route of an address; the last route takes whatever no other one wants. */
export function find(known: Route[], url: URL): { route: Route; place: Place } {
  for (const route of known) {
    for (const path of route.paths) {
      const params = match(path, url.pathname)
      if (params) return { route, place: placeOf(route, params, url) }
    }
  }
  const route = known[known.length - 1]
  if (!route) throw new Error('there are no pages')
  return { route, place: placeOf(route, {}, url) }
}

/** Know the pages, and show the one of the present address. */
export async function begin(pages: Route[]): Promise<void> {
  routes = pages
  history.scrollRestoration = 'manual'
  if (!key()) history.replaceState({ key: fresh() } satisfies Kept, '')
  addEventListener('popstate', () => void show(new URL(location.href), true))
  addEventListener('pagehide', keepScroll)
  document.addEventListener('click', follow)
  await show(new URL(location.href), true, true)
}

/** Go to an address of ours. */
export async function go(address: string, replace = false): Promise<void> {
  keepScroll()
  const url = new URL(address, location.href)
  const state: Kept = { key: fresh() }
  if (replace) history.replaceState(state, '', url)
  else history.pushState(state, '', url)
  await show(url, false)
}

/** Fetch the page of an address before it is asked for. */
export function prepare(address: string): void {
  const { route } = find(routes, new URL(address, location.href))
  fetchPage(route).catch(() => undefined)
}

/** Be where the address says, once more: for a page whose words arrive after it has been drawn. */
export function settle(): void {
  requestAnimationFrame(() => arrive(location.hash.slice(1), scrollOf(key()), true))
}

/** Whether a click on a link is ours to follow: plain, same origin, not into a new window or a file. */
export function follows(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const here = !link.target && !link.hasAttribute('download') && link.origin === location.origin
  return plain && here && !event.defaultPrevented && !link.pathname.startsWith('/api/')
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || !follows(event, link)) return
  event.preventDefault()
  if (samePage(link)) toAnchor(link)
  else void go(link.href)
}

function samePage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}

function toAnchor(link: HTMLAnchorElement): void {
  keepScroll()
  history.pushState({ key: fresh() } satisfies Kept, '', link.href)
  if (shown) shown = { ...shown, place: { ...shown.place, hash: link.hash.slice(1) } }
  arrive(link.hash.slice(1), null)
}

async function show(url: URL, back: boolean, first = false): Promise<void> {
  const mine = ++visit
  const { route, place } = find(routes, url)
  const fetched = await fetchPage(route).catch(() => null)
  if (mine !== visit) return
  failed = fetched === null
  if (fetched === null) return
  shown = { place, ...fetched }
  const kept = back ? scrollOf(key()) : null
  if (!first) requestAnimationFrame(() => arrive(place.hash, kept))
}

async function fetchPage(route: Route): Promise<Omit<Shown, 'place'>> {
  const [page, frame] = await Promise.all([route.load(), route.frame?.()])
  return { page: page.default as PageComponent, frame: frame?.default }
}

/** Be at the right spot of a page that has just been drawn: where one was, at its anchor, or at its top. */
function arrive(hash: string, kept: number | null, again = false): void {
  const anchor = hash && kept === null ? document.getElementById(decode(hash)) : null
  if (anchor) {
    anchor.scrollIntoView({ behavior: 'instant' })
    focusOn(anchor)
    return
  }
  if (kept !== null || !again) scrollTo({ top: kept ?? 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('h1')
  if (heading && !again) focusOn(heading)
}

function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function placeOf(route: Route, params: Record<string, string>, url: URL): Place {
  return { page: route.page, params, query: url.searchParams, hash: url.hash.slice(1) }
}

function key(): string {
  return (history.state as Kept | null)?.key ?? ''
}

function fresh(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
}

function keepScroll(): void {
  const kept = Object.entries(scrolls()).slice(-30)
  const all = { ...Object.fromEntries(kept), [key()]: Math.round(scrollY) }
  sessionStorage.setItem(SCROLLS, JSON.stringify(all))
}

function scrollOf(name: string): number | null {
  return scrolls()[name] ?? null
}

function scrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLLS) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

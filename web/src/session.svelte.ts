// Who I am here, and how I like my screen. What must be known before the first paint is kept in cookies, which the
// server writes into the page; the rest stays in this browser.

import { api } from './api'
import type { Me } from './wire'
import { chooseLanguage, type Language } from './words/words.svelte'

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['normal', 'quick', 'off'] as const
export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]

const YEAR = 365 * 24 * 3600
const THEME = 'elvenhold_theme'
const LANGUAGE = 'elvenhold_lang'
const LIKES = 'elvenhold-likes'

interface Likes {
  motion: Motion
  sound: boolean
}

const likes = $state<Likes>({ motion: 'normal', sound: false, ...keptLikes() })
let theme = $state<Theme>(one(THEMES, cookie(THEME), 'auto'))
const night = matchMedia('(prefers-color-scheme: dark)')
let nightFalls = $state(night.matches)
night.addEventListener('change', () => (nightFalls = night.matches))
let me = $state.raw<Me | null>(null)
let asking: Promise<Me> | undefined

/** The reader and the settings; reading them in a component keeps it up to date. */
export const session = {
  get me(): Me | null {
    return me
  },
  get name(): string {
    return me?.name ?? ''
  },
  get theme(): Theme {
    return theme
  },
  set theme(chosen: Theme) {
    theme = chosen
    keepCookie(THEME, chosen)
    wear()
  },
  /** Whether the page is seen by lantern now. */
  get dark(): boolean {
    return theme === 'auto' ? nightFalls : theme === 'dark'
  },
  /** How much may travel over the screen; a browser that asks for less motion gets none. */
  get motion(): Motion {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : likes.motion
  },
  set motion(chosen: Motion) {
    like({ motion: chosen })
  },
  get sound(): boolean {
    return likes.sound
  },
  set sound(chosen: boolean) {
    like({ sound: chosen })
  },
}

/** Ask the server who I am: once, and again as long as I have no name, for a first seat brings one. */
export function whoAmI(): Promise<Me> {
  if (me && !me.name) asking = undefined
  asking ??= api.me().then(meet)
  asking.catch(() => (asking = undefined))
  return asking
}

/** Take another name. */
export async function rename(name: string): Promise<void> {
  meet(await api.rename(name))
}

/** Be the guest that the server says I am now. */
export function meet(found: Me): Me {
  me = found
  asking = Promise.resolve(found)
  return found
}

/** Speak a language from now on. */
export async function speakAlways(chosen: Language): Promise<void> {
  keepCookie(LANGUAGE, chosen)
  await chooseLanguage(chosen)
}

/** What the page wears: the theme and what the styles must know, on the root of the document. */
export function wear(): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dataset.motion = likes.motion
}

/** A cookie of ours, or nothing. */
export function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

function keepCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`
}

function like(changed: Partial<Likes>): void {
  Object.assign(likes, changed)
  localStorage.setItem(LIKES, JSON.stringify(likes))
  wear()
}

function keptLikes(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(LIKES) ?? '{}') as Partial<Likes>
  } catch {
    return {}
  }
}

function one<T extends string>(known: readonly T[], found: string, otherwise: T): T {
  return known.find((each) => each === found) ?? otherwise
}

// Parts of the table that not every screen shows, or nobody before the first move: each is fetched when it is shown,
// or as soon as somebody begins to do something, so that it is there before he asks for it.

import type { Component } from 'svelte'
import Later from './Later.svelte'

type Shown = Component<Record<string, unknown>>
export type Load = () => Promise<{ default: Shown }>

const SIGNS = ['pointerdown', 'keydown']
const loads = new Map<unknown, Load>()
const there = new Map<Load, Shown>()
const asked: (() => Promise<unknown>)[] = []

/** Stands in the place of a component that is fetched later. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what it takes is a matter between it and its place
export function later<Part extends Component<any>>(fetching: () => Promise<{ default: Part }>): Part {
  const load: Load = async () => {
    const found = (await fetching()) as unknown as { default: Shown }
    there.set(load, found.default)
    return found
  }
  const place = (inside: Parameters<Part>[0], props: Record<string, unknown>): unknown =>
    Later(inside, { load, props })
  loads.set(place, load)
  atFirstSign(load)
  return place as unknown as Part
}

/** The component itself, once it is here. */
export function arrived(load: Load): Shown | undefined {
  return there.get(load)
}

/** Fetch these parts now: they are shown as soon as anything is. */
export async function fetchNow(parts: unknown[]): Promise<void> {
  await Promise.all(parts.map((part) => loads.get(part)?.()))
}

/** Fetch something when somebody first touches the page or a key. */
export function atFirstSign(fetching: () => Promise<unknown>): void {
  if (!asked.length) for (const sign of SIGNS) addEventListener(sign, fetchAll, { passive: true })
  asked.push(fetching)
}

function fetchAll(): void {
  for (const sign of SIGNS) removeEventListener(sign, fetchAll)
  for (const fetching of asked.splice(0)) fetching().catch(() => undefined)
}

// The sprite: all signs of the page as symbols of one picture.

import { readFile } from 'node:fs/promises'
import { rounded } from './paths.ts'
import { BORROWED, DRAWN, type Borrowed } from './signs.ts'

const ICONS = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const SIZE = 512

type Icons = Record<string, { body: string }>

/** The sprite of the first load. */
export async function spriteOf(): Promise<string> {
  const { icons } = JSON.parse(await readFile(ICONS, 'utf8')) as { icons: Icons }
  const borrowed = Object.entries(BORROWED).map(([name, sign]) => borrow(name, sign, icons))
  const drawn = Object.entries(DRAWN).map(([name, path]) => draw(name, path))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="signs" aria-hidden="true">${borrowed.join('')}${drawn.join('')}</svg>`
}

function borrow(name: string, { from, grid = SIZE, stroke }: Borrowed, icons: Icons): string {
  const body = icons[from]?.body
  if (!body) throw new Error(`game-icons has no picture called ${from}`)
  const scale = grid / SIZE
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => `<path d="${rounded(found[1]!, scale)}"/>`)
  const thick = stroke ? ` stroke="currentColor" stroke-width="${Math.round(stroke * scale * 10) / 10}"` : ''
  return symbol(name, grid, thick ? `<g${thick}>${paths.join('')}</g>` : paths.join(''))
}

function draw(name: string, path: string): string {
  return symbol(
    name,
    24,
    `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`,
  )
}

function symbol(name: string, grid: number, inside: string): string {
  return `<symbol id="i-${name}" viewBox="0 0 ${grid} ${grid}">${inside}</symbol>`
}

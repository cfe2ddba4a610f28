// @vitest-environment node
// The numbers of looks 2.1, held by the colours that are really used.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('src/look/tokens.css', 'utf8')
const TEXT = 4.5
const MARK = 3
const THEMES = ['light', 'dark'] as const

type Theme = (typeof THEMES)[number]

const texts: [string, string][] = [
  ...['paper', 'raise', 'sink', 'now'].flatMap((ground) =>
    ['ink', 'ink-2'].map((ink): [string, string] => [ink, ground]),
  ),
  ['on-madder', 'madder'],
  ['on-madder', 'madder-deep'],
  ['madder', 'raise'],
  ['link', 'paper'],
  ['link', 'raise'],
  ['spruce', 'raise'],
  ['gold', 'raise'],
  ['on-coin', 'coin'],
  ['plate-ink', 'plate'],
  ['raise', 'ink'],
  ...['plain', 'wood', 'desert', 'mountain', 'river', 'lake'].map((terrain): [string, string] => [
    `t-${terrain}-ink`,
    `t-${terrain}`,
  ]),
]

const marks: [string, string][] = [
  ['edge', 'paper'],
  ['edge', 'raise'],
  ['edge', 'sink'],
  ['plate-edge', 'plate'],
  ['route', 'route-case'],
  ['ring', 'paper'],
  ['ring', 'raise'],
  ['halo-ring', 'halo'],
  ['done', 'card'],
  ...['dragon', 'unicorn', 'pig', 'elfcycle', 'cloud', 'trollwagon', 'raft'].map((kind): [string, string] => [
    'card-ink',
    `k-${kind}`,
  ]),
]

describe('colours', () => {
  it.each(THEMES.flatMap((theme) => texts.map((pair) => [...pair, theme] as const)))(
    'text %s on %s can be read by %s',
    (ink, ground, theme) => {
      expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(TEXT)
    },
  )

  it.each(THEMES.flatMap((theme) => marks.map((pair) => [...pair, theme] as const)))(
    'mark %s on %s can be seen by %s',
    (mark, ground, theme) => {
      expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(MARK)
    },
  )

  it.each([0, 1, 2, 3, 4, 5])(
    'seat %i can be told from panels and plates, by its line or by its fill',
    (seat) => {
      for (const theme of THEMES) {
        for (const ground of ['raise', 'plate', 'paper']) {
          const shown = [`seat-${seat}-line`, `seat-${seat}-on`].map((name) =>
            contrast(colour(name, theme), colour(ground, theme)),
          )
          expect(Math.max(...shown)).toBeGreaterThanOrEqual(MARK)
        }
      }
    },
  )

  it('measures as the standard does', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast(colour('ink', 'light'), colour('paper', 'light'))).toBeCloseTo(13.2, 1)
    expect(contrast(colour('ink', 'dark'), colour('paper', 'dark'))).toBeCloseTo(13.9, 1)
  })
})

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]
  if (!value) throw new Error(`no colour called ${name}`)
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value)
  return both ? both[theme === 'light' ? 1 : 2]! : value
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((place) => linear(parseInt(long.slice(place, place + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

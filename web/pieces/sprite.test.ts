// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { KINDS, TERRAINS } from '../src/board/pieces.ts'
import { BORROWED } from './signs.ts'
import { spriteOf } from './sprite.ts'

const FIRST_LOAD = 14_000

describe('the sprite', () => {
  it('holds every transport, every terrain and what else lies on the map', async () => {
    const sprite = await spriteOf()
    for (const name of [...KINDS, ...TERRAINS, 'obstacle', 'boot', 'castle', 'caravan', 'flag']) {
      expect(sprite).toContain(`<symbol id="i-${name}"`)
    }
  })

  it('is light enough for the first load', async () => {
    expect(gzipSync(await spriteOf(), { level: 9 }).length).toBeLessThanOrEqual(FIRST_LOAD)
  })

  it('keeps the colour of whoever uses it', async () => {
    const colours = [...(await spriteOf()).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((found) => found[1])
    expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']))
  })

  it('names whoever drew a picture, here and in the notice', async () => {
    const notice = (await readFile('../NOTICE', 'utf8')).replace(/\s+/g, ' ')
    for (const { from, by } of Object.values(BORROWED)) {
      expect(notice).toMatch(new RegExp(`${by}: [a-z, -]*\\b${from}\\b`))
    }
  })
})

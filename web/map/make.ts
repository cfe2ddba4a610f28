/** Makes the map: its figures, one ground a theme, and the little houses. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { townsSprite } from './houses.ts'
import { groundOf } from './ground.ts'
import { geometryOf, surveyed } from './geometry.ts'

const OUT = new URL('../generated/map/', import.meta.url)

function write(name: string, text: string): void {
  writeFileSync(new URL(name, OUT), text)
}

mkdirSync(OUT, { recursive: true })
const atlas = surveyed()
write('geometry.json', `${JSON.stringify(geometryOf(atlas))}\n`)
const ground = groundOf(atlas)
write('ground-light.svg', ground('light'))
write('ground-dark.svg', ground('dark'))
write('towns.svg', townsSprite())

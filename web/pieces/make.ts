// Makes what the pieces need before the page is built: the sprite, the fonts, the printed facts.

import { mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { makeFonts } from './fonts.ts'
import { spriteOf } from './sprite.ts'
import { readWorld } from './world.ts'

const out = new URL('../generated/', import.meta.url)

await mkdir(out, { recursive: true })
const sprite = await spriteOf()
await write('sprite.svg', sprite)
await write('sprite.ts', `export default ${JSON.stringify(sprite)}\n`)
await write('world.json', `${JSON.stringify(await readWorld(), null, 1)}\n`)
await makeFonts(new URL('fonts/', out), say)

async function write(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, out), text)
  say(name, Buffer.byteLength(text), gzipSync(text, { level: 9 }).length)
}

function say(name: string, bytes: number, packed = bytes): void {
  console.log(`${name.padEnd(34)} ${String(bytes).padStart(7)} bytes ${String(packed).padStart(7)} packed`)
}

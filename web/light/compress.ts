// Every file of the built client that can be made smaller, as small as it can be: once here, never on the server.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLER = /\.(?:js|css|svg|json|html|webmanifest|txt)$/
const SHORTEST = 512
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants

/** Writes a `.br` and a `.gz` beside what has been built. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'elvenhold:compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (SMALLER.test(name) && !name.startsWith('.')) pack(join(folder, name))
      }
    },
  }
}

function pack(path: string): void {
  const plain = readFileSync(path)
  if (plain.length < SHORTEST) return
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
  writeFileSync(`${path}.br`, brotli(plain))
}

function brotli(plain: Buffer): Buffer {
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return brotliCompressSync(plain, { params })
}

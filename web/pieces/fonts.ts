// The fonts: only the letters our four languages need, in as few bytes as they take.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

const FILES = new URL('../node_modules/@fontsource/', import.meta.url)

interface Cut {
  /** The file it becomes. */
  name: string
  from: string
  features: string[]
  letters?: string
}

/** Letters of English, German, French and Italian, figures, and the signs of good typesetting. */
export const LETTERS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)),
  'ÄÖÜäöüß',
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿ',
  'ÌÍÒÓÚìíòóúÁáÑñ',
  '–—‘’‚“”„«»‹›…·•×−½°©\u00a0\u202f\u2009',
].join('')

/** What names on the map are written with. */
export const NAME_LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéàèìòùäöüß'’- `

const FIGURES = ['kern', 'liga', 'tnum', 'lnum']

/** Every cut the page may load. */
export const CUTS: Cut[] = [
  { name: 'sans-400', from: 'source-sans-3/files/source-sans-3-latin-400-normal.woff2', features: FIGURES },
  { name: 'sans-600', from: 'source-sans-3/files/source-sans-3-latin-600-normal.woff2', features: FIGURES },
  { name: 'sans-700', from: 'source-sans-3/files/source-sans-3-latin-700-normal.woff2', features: FIGURES },
  {
    name: 'almendra-700',
    from: 'almendra/files/almendra-latin-700-normal.woff2',
    features: ['kern', 'liga'],
  },
  {
    name: 'alegreya-700',
    from: 'alegreya/files/alegreya-latin-700-normal.woff2',
    features: ['kern', 'lnum'],
  },
  {
    name: 'alegreya-500',
    from: 'alegreya/files/alegreya-latin-500-normal.woff2',
    features: ['kern'],
    letters: NAME_LETTERS,
  },
  {
    name: 'alegreya-500-italic',
    from: 'alegreya/files/alegreya-latin-500-italic.woff2',
    features: ['kern'],
    letters: NAME_LETTERS,
  },
]

/** Cut all fonts down and write them. */
export async function makeFonts(out: URL, say: (name: string, bytes: number) => void): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const { name, from, features, letters = LETTERS } of CUTS) {
    const whole = await readFile(new URL(from, FILES))
    const cut = await subset(whole, letters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
    })
    await writeFile(new URL(`${name}.woff2`, out), cut)
    say(`fonts/${name}.woff2`, cut.length)
  }
}

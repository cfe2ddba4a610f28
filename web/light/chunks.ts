// How the client is cut into files: few enough to be asked for at once, and nothing in them that a page does without.

import { readdirSync } from 'node:fs'

const games = readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** What every page needs; what draws pieces; the table with its board. What is named first is taken first. */
const FILES = [
  {
    name: 'base',
    test: new RegExp(
      [
        '/node_modules/(?:svelte|clsx|esm-env)/(?!.*(?:/elements/bindings/|svelte-head))',
        'vite/preload-helper',
        '/src/(?:words/(?:words|sentence)|router|session|look|pieces/Icon)\\b',
      ].join('|'),
    ),
  },
  {
    name: 'pieces',
    test: /\/src\/(?:pieces\/(?:Card|Counter|TerrainTag|Drawing|Obstacle|Seal|SeatShape|world)|board\/pieces)\.|\/src\/games\/[a-z]+\/(?:view|world|words|stations)\./,
  },
  {
    name: 'table',
    test: /\/src\/(?:board\/(?!travel|anim|tip|lively)|wire\/|games\/index|table\/(?:told|match|people|later|Later|Live|Playing|parts\/(?:Deeds|MapControls)))|\/src\/games\/[a-z]+\/(?:Journey|Picks|choices)\.|\/generated\/map\//,
  },
]

export const groups = FILES.map((file, place) => ({ ...file, priority: FILES.length - place }))

const AT_TABLE = new RegExp(`/(?:base|table|${games.join('|')})-`)

/** Scripts to fetch along with one that is asked for; at the table the server hints at them, or they are there already. */
export function along(_file: string, scripts: string[], { hostId }: { hostId: string }): string[] {
  return AT_TABLE.test(hostId) ? [] : scripts
}

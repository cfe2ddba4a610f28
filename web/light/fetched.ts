// Figures of the board are no script: the built client fetches them as files, while its scripts arrive.

import type { Plugin } from 'vite'

const FIGURES = /\/generated\/(?:map\/geometry|world)\.json$/

/** Makes a file of its own of every generated figure that a module asks for. */
export function fetchedFigures(): Plugin {
  return {
    name: 'elvenhold:figures',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!FIGURES.test(id)) return null
      const code = `import address from ${JSON.stringify(`${id}?url`)}
export default await (await fetch(address)).json()`
      return { code, moduleType: 'js' }
    },
  }
}

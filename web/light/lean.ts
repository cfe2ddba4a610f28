// What libraries bring along and this client never runs is left out of what travels.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Libraries of which hardly anything is ever run, and what stands in their place. */
const INSTEAD: Record<string, string> = {
  'd3-selection': 'selection.ts',
  'd3-transition': 'still.ts',
  'd3-interpolate': 'still.ts',
}
const ELEMENTS = '/internal/client/dom/elements/custom-element.js'

/** Leaves out what d3-zoom asks other libraries for in vain, and the custom elements of Svelte. */
export function leanLibraries(): Plugin {
  return {
    name: 'elvenhold:lean',
    enforce: 'pre',
    resolveId(source) {
      const found = INSTEAD[source]
      return found === undefined ? null : fileURLToPath(new URL(found, import.meta.url))
    },
    load(id) {
      return id.endsWith(ELEMENTS) ? 'export function create_custom_element() {}' : null
    },
  }
}

// What a library brings along and this client never runs is left out of what travels.

import type { Plugin } from 'vite'

const ELEMENTS = '/internal/client/dom/elements/custom-element.js'

/** Leaves out the custom elements of Svelte. */
export function leanLibraries(): Plugin {
  return {
    name: 'elvenhold:lean',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id.endsWith(ELEMENTS) ? 'export function create_custom_element() {}' : null
    },
  }
}

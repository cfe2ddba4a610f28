// How large the screen is: desktop, tablet or phone, as looks 9 has it.

import { MediaQuery } from 'svelte/reactivity'
import type { Size } from './chunk'

const wide = new MediaQuery('(min-width: 1180px), (min-width: 1000px) and (orientation: landscape)')
const narrow = new MediaQuery('(max-width: 699px), (max-height: 480px)')

export const screenSize = {
  get now(): Size {
    return narrow.current ? 'phone' : wide.current ? 'desktop' : 'tablet'
  },
}

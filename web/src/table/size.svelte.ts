// How large the screen is: desktop, tablet or phone, as looks 9 has it.

import type { Size } from './chunk'

const wide = matchMedia('(min-width: 1180px), (min-width: 1000px) and (orientation: landscape)')
const narrow = matchMedia('(max-width: 699px), (max-height: 480px)')
let now = $state(measured())
for (const query of [wide, narrow]) query.addEventListener('change', () => (now = measured()))

function measured(): Size {
  return narrow.matches ? 'phone' : wide.matches ? 'desktop' : 'tablet'
}

export const screenSize = {
  get now(): Size {
    return now
  },
}

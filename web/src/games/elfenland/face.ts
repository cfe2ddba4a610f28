// How Elfenland looks on the pages around the table.

import type { Face } from '../../pages/parts/faces'
import Illustration from './face/Illustration.svelte'
import Mini from './face/Mini.svelte'
import Panorama from './face/Panorama.svelte'
import Scene from './face/Scene.svelte'

export const FACE: Face = {
  first: ['home_town', 'deal_mode', 'caravan', 'boatmen', 'lake_cost', 'obstacles_per_player', 'early_end'],
  beside: { caravan: ['caravan_cost'] },
  seats: ['start_player'],
  Scene,
  Panorama,
  Mini,
  Illustration,
}

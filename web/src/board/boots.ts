/** Where boots stand: on the rim of a town's disc, in an arc when there are several. */
import type { Point, TownPlace } from './config'

const HALF_BOOT = 12.5
const OVER_THE_RIM = 9

// By the side of the name plate: where one boot stands, and how much each further one turns the arc away from the plate.
const ARCS: [string, [number, number]][] = [
  ['N', [178, 9]],
  ['E', [127, 2]],
  ['W', [127, -16]],
  ['', [127, -7]],
]

/** Where each of so many boots has its sole, seen from the middle of the town. */
export function bootArc(town: Pick<TownPlace, 'r' | 'plate'>, count: number): Point[] {
  const step = town.r > 20 ? 32 : 38
  const [first, further] = ARCS.find(([side]) => town.plate.side.startsWith(side))![1]
  const middle = first + (count - 1) * further
  const reach = town.r + OVER_THE_RIM
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((middle + ((count - 1) / 2 - i) * step) * Math.PI) / 180
    return [reach * Math.cos(angle), HALF_BOOT - reach * Math.sin(angle)]
  })
}

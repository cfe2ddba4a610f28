/** Where boots stand: on the rim of a town's disc, in an arc when there are several. */
import type { Point, TownPlace } from './config'

const HALF_BOOT = 12.5
const OVER_THE_RIM = 9

/** Where each of so many boots has its sole, seen from the middle of the town. */
export function bootArc(town: Pick<TownPlace, 'r' | 'plate'>, count: number): Point[] {
  const plateAbove = town.plate.side.startsWith('N')
  const step = town.r > 20 ? 32 : 38
  const middle = plateAbove ? 178 + (count - 1) * 9 : 127 - (count - 1) * 7
  const reach = town.r + OVER_THE_RIM
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((middle + ((count - 1) / 2 - i) * step) * Math.PI) / 180
    return [reach * Math.cos(angle), HALF_BOOT - reach * Math.sin(angle)]
  })
}

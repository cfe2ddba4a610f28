/** The board as text, for those who listen to it: a line a town, in the order of the Tab key. */
import type { BoardConfig } from './config'
import type { Places } from './places'

export function textOf(places: Places, config: BoardConfig): string[] {
  return places.order
    .filter((place) => place.kind === 'town')
    .map(({ id }) => {
      const roads = places.roadsOf(id).map((road) => config.describe('road', road))
      return [config.describe('town', id), ...roads].join(' · ')
    })
}

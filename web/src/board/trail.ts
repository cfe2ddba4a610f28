/** The end: a seat's whole way in its colour, its towns numbered as it came to them. */
import type { Item } from './scene'
import type { Places } from './places'
import { pathOf } from './lines'
import type { BoardState } from './state'

export function trailLines({ trail }: BoardState, places: Places): Item[] {
  if (!trail) return []
  return [...new Set(trail.roads)].map((id): Item => {
    const d = pathOf(places.geometry.roads[id]!.line)
    const markup = `<path class="b-casing" d="${d}"/><path class="b-rim" d="${d}"/><path class="b-way" d="${d}"/>`
    return { key: `trail ${id}`, at: [0, 0], look: `seat-${trail.seat}`, size: 'ground', markup }
  })
}

/** By town: its disc with the number of the visit. */
export function trailStops({ trail }: BoardState, places: Places): Map<string, string> {
  const stops = new Map<string, string>()
  if (!trail) return stops
  for (const town of trail.towns) {
    const place = places.geometry.towns[town]
    if (stops.has(town) || !place || place.r > 20) continue
    stops.set(town, stop(trail.seat, stops.size + 1))
  }
  return stops
}

function stop(seat: number, number: number): string {
  return (
    `<g class="b-stop seat-${seat}"><circle class="b-coat" r="18"/><circle class="b-face" r="14.6"/>` +
    `<text y="5.2">${number}</text></g>`
  )
}

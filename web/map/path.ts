/** Short path words: relative steps in whole tenths, so that no error adds up. */
import { lengthOf, resample, type Point } from './plane.ts'

function tenths([x, y]: Point): [number, number] {
  return [Math.round(x * 10), Math.round(y * 10)]
}

/** A number in tenths as short as SVG allows it. */
function short(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.')
}

function joined(numbers: readonly number[]): string {
  return numbers.reduce((text, number, i) => {
    const word = short(number)
    return text + (i > 0 && !word.startsWith('-') ? ' ' : '') + word
  }, '')
}

function moved(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  return [to[0] - from[0], to[1] - from[1]]
}

/** A broken line through the points. */
export function lineWord(points: readonly Point[]): string {
  const places = points.map(tenths)
  const steps = places.slice(1).flatMap((place, i) => moved(places[i]!, place))
  return `M${joined(places[0]!)}l${joined(steps)}`
}

/** A closed soft line: the points pull it, the middles between them lie on it. */
export function ringWord(ring: readonly Point[], spacing: number): string {
  const count = Math.max(6, Math.round(lengthOf([...ring, ring[0]!]) / spacing))
  const points = resample([...ring, ring[0]!], count + 1)
    .slice(0, -1)
    .map(tenths)
  const middle = (i: number): [number, number] => {
    const [a, b] = [points[i % count]!, points[(i + 1) % count]!]
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  }
  const steps = points.flatMap((_, i) => {
    const pull = points[(i + 1) % count]!
    return [...moved(middle(i), pull), ...moved(middle(i), middle(i + 1))]
  })
  return `M${joined(middle(0))}q${joined(steps)}z`
}

/** Soft closed lines in one word; scraps shorter than this are left out. */
export function ringsWord(rings: readonly Point[][], spacing: number, scrap = 60): string {
  const kept = rings.filter((ring) => lengthOf(ring) >= scrap)
  return kept.map((ring) => ringWord(ring, spacing)).join('')
}

/** A point as two short numbers. */
export function pointWord(point: Point): string {
  return joined(tenths(point))
}

/** A number as short as SVG allows it, to so many decimals. */
export function numberWord(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.')
}

/** The little houses on the towns' discs and the castle of Elvenhold, as one sprite. */

interface House {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly roof: number
  /** How the roof ends: over the gable, along the house, or as a tower's cap. */
  readonly kind: 'gable' | 'long' | 'tower'
}

const GROUPS: readonly (readonly House[])[] = [
  [
    { x: -3, y: 8, w: 6.5, h: 11, roof: 9.5, kind: 'tower' },
    { x: -10.5, y: 8, w: 7.5, h: 5.5, roof: 4.6, kind: 'gable' },
    { x: 3, y: 8, w: 8, h: 4.5, roof: 4, kind: 'long' },
  ],
  [
    { x: 2.5, y: 8, w: 6, h: 9, roof: 8.5, kind: 'tower' },
    { x: -11, y: 8, w: 7, h: 4.5, roof: 4, kind: 'gable' },
    { x: -5, y: 8, w: 8.5, h: 7, roof: 5, kind: 'long' },
  ],
  [
    { x: -10, y: 8, w: 5.5, h: 10.5, roof: 9, kind: 'tower' },
    { x: -4.5, y: 8, w: 8, h: 7, roof: 4.8, kind: 'gable' },
    { x: 3, y: 8, w: 8, h: 5, roof: 4, kind: 'gable' },
  ],
  [
    { x: -1.5, y: 8, w: 10, h: 7, roof: 5.5, kind: 'long' },
    { x: -9.5, y: 8, w: 5, h: 10, roof: 8, kind: 'tower' },
    { x: -6, y: 8, w: 7, h: 4.8, roof: 4.2, kind: 'gable' },
  ],
]

function roofOf({ x, y, w, h, roof, kind }: House): string {
  const eaves = `M${x - 1.2} ${y - h}`
  if (kind === 'long') return `${eaves}l2.2-${roof}h${w - 2}l2.2 ${roof}z`
  return `${eaves}l${(w + 2.4) / 2}-${roof} ${(w + 2.4) / 2} ${roof}z`
}

function doorOf({ x, y, w, h, kind }: House): string {
  if (kind === 'tower') return `M${x + w / 2} ${y - h + 2.5}v2.200M${x + w / 2} ${y - 3}v3`
  return kind === 'gable' ? `M${x + w / 2} ${y - 2.8}v2.800` : `M${x + 2} ${y - h + 2}h1.400m2 0h1.400`
}

function houseDrawing(house: House): string {
  const { x, y, w, h } = house
  const walls = `<path fill="var(--wall,#fff7e2)" d="M${x} ${y}v-${h}h${w}v${h}z"/>`
  return `${walls}<path fill="var(--roof,#b5482f)" d="${roofOf(house)}"/><path d="${doorOf(house)}"/>`
}

function group(houses: readonly House[], number: number): string {
  const ground = '<path d="M-12.500 8h25"/>'
  const pen =
    'fill="none" stroke="var(--ink,#2a2119)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"'
  return `<symbol id="houses-${number}" viewBox="-14 -14 28 28"><g ${pen}>${houses.map(houseDrawing).join('')}${ground}</g></symbol>`
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [turn, reach] = [(i * Math.PI) / points, i % 2 === 0 ? outer : inner]
    return `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

const CASTLE =
  '<path fill="var(--castle,#fff3d6)" d="M-16 13V-1l-1.500-2 3.500-8.500L-10.500-3-12-1v4h4V-4L-9.500-6.500-6-15l1.200-2.800V-20h.6v2.200L-3-15-1.500-11.500 0-23.500 1.500-11.500 3-15l1.200-2.800V-20h.6v2.200L6-15l3.500 8.500L8-4v7h4v-4l-1.500-2L14-11.500 17.500-3 16-1v14z"/>' +
  '<path fill="var(--spruce,#24493e)" d="M-3 13V7.500C-3 5.500-1.500 4 0 3.500 1.500 4 3 5.500 3 7.500V13zM-.7-6h1.400v5H-.7zM-6.200-2h1.200v3.500h-1.200zM5-2h1.200v3.500H5zM-14.500 3h1.200v3h-1.200zM13.300 3h1.200v3h-1.200z"/>'

function castle(): string {
  const ink = 'stroke="var(--ink,#2a2119)" stroke-linejoin="round"'
  const rays = `<path fill="var(--gold,#e0a526)" ${ink} stroke-width="1.500" d="${star(8, 34, 27)}"/>`
  const disc = `<circle r="25.500" fill="var(--spruce,#24493e)" ${ink} stroke-width="1.200"/>`
  const ring = '<circle r="23" fill="none" stroke="var(--gold,#e0a526)" stroke-width=".9"/>'
  return `<symbol id="castle" viewBox="-35 -35 70 70">${rays}${disc}${ring}<g transform="translate(0 3)">${CASTLE}</g></symbol>`
}

/** The sprite: `houses-0` to `houses-3` and `castle`, coloured by the page's own variables. */
export function townsSprite(): string {
  const symbols = GROUPS.map(group).join('') + castle()
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.replace(/(\.\d)00/g, '$1')}</svg>\n`
}

/** The ground as one picture: washed land, engraved water, small drawings, roads. */
import { BOAT, COMPASS, SERPENT, SHIP, definitions } from './drawings.ts'
import type { Atlas } from './geometry.ts'
import { glyphsOf, wavesOf, type Glyph } from './glyphs.ts'
import { GROUNDS, landOf, type Ground, type Lake, type Land } from './land.ts'
import { styleOf, type Theme } from './palette.ts'
import { numberWord, pointWord, ringsWord } from './path.ts'
import type { Point } from './plane.ts'
import { FRAME } from './plates.ts'
import { waysOf } from './ways.ts'

const LETTER: Readonly<Record<Ground, string>> = { plain: 'p', wood: 'w', desert: 'd', mountain: 'm' }
/** Strokes laid over each other fade like a blurred one and cost no filter. */
const FADE = [25, 22, 19, 16, 13, 10, 7.5, 5, 2.5]
const COAST_FADE = [20, 15, 10, 5]
const SHADE = [13, 10.5, 8, 5.5, 3]

function use(id: string, cls = '', more = ''): string {
  return `<use href="#${id}"${cls && ` class="${cls}"`}${more}/>`
}

function at([x, y]: Point, drawing: string, scale = 1): string {
  return `<g transform="translate(${pointWord([x, y])})${scale === 1 ? '' : `scale(${scale})`}">${drawing}</g>`
}

function waterLines(land: Land): string {
  const widths = [1.1, 0.95, 0.8, 0.6]
  const shares = [0.95, 0.8, 0.62, 0.45]
  return land.waterLines
    .map((rings, i) => {
      const word = ringsWord(rings, 12 + 2 * i)
      return `<path class="sl" stroke-width="${widths[i]}" opacity="${shares[i]}" d="${word}"/>`
    })
    .join('')
}

function faded(shape: string, cls: string, widths: readonly number[]): string {
  return widths.map((width) => use(shape, cls, ` stroke-width="${width}"`)).join('')
}

function region(ground: Ground): string {
  const [id, rim] = [`R${LETTER[ground]}`, `e${LETTER[ground]}`]
  const body =
    use(id, `r${LETTER[ground]}`) + faded(id, `${rim} r`, FADE) + faded('coast', `${rim} r`, COAST_FADE)
  return `<g clip-path="url(#K${LETTER[ground]})">${body}${use(id, rim, ' stroke-width="2.800"')}</g>`
}

function shapes(land: Land): string {
  const regions = GROUNDS.map((ground) => {
    const [letter, word] = [LETTER[ground], ringsWord(land.regions[ground], 11, 90)]
    return `<path id="R${letter}" d="${word}"/><clipPath id="K${letter}">${use(`R${letter}`)}</clipPath>`
  })
  const lakes = land.lakes.map(
    ({ id, shore }) =>
      `<path id="${id}" d="${ringsWord([shore], 9)}"/><clipPath id="K${id}">${use(id)}</clipPath>`,
  )
  const coast = `<path id="coast" d="${ringsWord(land.coast, 8, 20)}"/><clipPath id="Kc">${use('coast')}</clipPath>`
  return coast + regions.join('') + lakes.join('')
}

function lake({ id, lines }: Lake): string {
  const shores = lines.map((ring, i) => {
    const word = ringsWord([ring], 11)
    return `<path class="eL" stroke-width="${[1, 0.85, 0.7][i]}" opacity="${[0.75, 0.55, 0.4][i]}" d="${word}"/>`
  })
  const water = use(id, 'rl') + faded(id, 'eL r', FADE) + shores.join('')
  return `<g clip-path="url(#K${id})">${water}</g>${use(id, 'c', ' stroke-width="1.500"')}`
}

function wash(land: Land): string {
  const rim = `<g clip-path="url(#Kc)">${GROUNDS.map(region).join('')}`
  const edge = faded('coast', 'c r', [12, 7])
  const clouds = land.clouds.map((rings) => `<path class="cl" d="${ringsWord(rings, 38, 120)}"/>`).join('')
  return `${rim}${clouds}${edge}</g>`
}

function glyph({ kind, x, y, scale, mirrored }: Glyph): string {
  const size = numberWord(scale, 2)
  const turn = mirrored ? `-${size} ${size}` : size
  return `<use href="#${kind}" transform="translate(${pointWord([x, y])})scale(${turn})"/>`
}

function ornaments({ corrections }: Atlas): string {
  return (
    at(corrections.compass, COMPASS, 0.92) + at(corrections.ship, SHIP) + at(corrections.serpent, SERPENT)
  )
}

/** Everything both themes share: the picture without its style sheet. */
export function groundOf(atlas: Atlas): (theme: Theme) => string {
  const land = landOf(atlas)
  const [x, y, w, h] = FRAME
  const body = [
    `<defs>${definitions()}${BOAT}${shapes(land)}</defs>`,
    `<path class="se" d="M${x} ${y}h${w}v${h}h-${w}z"/>`,
    waterLines(land),
    `<g transform="translate(0 3)">${faded('coast', 'w', SHADE)}</g>`,
    wash(land),
    land.lakes.map(lake).join(''),
    use('coast', 'c', ' stroke-width="1.900"'),
    ornaments(atlas),
    `<g opacity=".7">${wavesOf(atlas, land).map(glyph).join('')}</g>`,
    waysOf(atlas, land, glyphsOf(atlas, land).map(glyph).join('')),
  ]
  const drawing = body.join('').replace(/(="\d*\.\d)00"/g, '$1"')
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.join(' ')}">`
  return (theme) => `${head}<style>${styleOf(theme)}</style>${drawing}</svg>\n`
}

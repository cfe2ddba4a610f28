// Pieces: every small thing that lies on the map, as SVG markup around the origin, in the board's units.
// Colours come from the classes of look/pieces.css, so that a change of theme draws nothing anew.

export const KINDS = ['pig', 'elfcycle', 'cloud', 'unicorn', 'trollwagon', 'dragon', 'raft'] as const
export const TERRAINS = ['plain', 'wood', 'desert', 'mountain', 'river', 'lake'] as const
export type Kind = (typeof KINDS)[number]
export type Terrain = (typeof TERRAINS)[number]
/** A seat's number; its colour and its shape are those of its place in looks 2.3. */
export type Seat = number

export const RADIUS = { counter: 16.5, slot: 9.5, town: 18, elvenhold: 30, badge: 9.5 } as const
export const BOOT_HEIGHT = 25

interface CounterLook {
  r?: number
  /** Lies with its back up. */
  faceDown?: boolean
  /** Mine although it lies face down: I see its face, in a dotted ring. */
  mine?: boolean
  /** A shadow below, as on the map. */
  shadow?: boolean
}

// The shapes as wide as a circle of radius 1 looks: circle, drop, triangle, square, diamond, star.
const SHAPES = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M0-1.36C.3-.8 1-.2 1 .38A1 1 0 0 1-1 .38C-1-.2-.3-.8 0-1.36z',
  'M0-1.06 1.16.96H-1.16z',
  'M-.93-.93H.93V.93H-.93z',
  'M0-1.3 1.1 0 0 1.3-1.1 0z',
  'M0-1.26 .33-.42 1.22-.38 .52.18 .76 1.05 0 .55-.76 1.05-.52.18-1.22-.38-.33-.42z',
] as const

const HOUSES = [
  house(-5.6, 7, 7, 4.2) + house(5.4, 7, 6.4, 5) + tower(0, 7, 5.6, 10),
  house(-5.4, 7, 6.6, 5.6) + house(3.6, 7, 9, 4.2) + tower(5.6, 4, 3.8, 7),
  house(-3.6, 7, 8.6, 4.4) + house(-6.6, 7, 4.6, 6.4) + tower(4.6, 7, 5.4, 9.4),
  tower(-4.8, 7, 4.8, 9) + house(1.6, 7, 7.4, 4.4) + tower(6.4, 7, 4.2, 6.6),
] as const

/** A transport's counter; without a kind, or face down and not mine, its back. */
export function counter(kind: Kind | null, look: CounterLook = {}): string {
  const { r = RADIUS.counter, faceDown = false, mine = false, shadow = true } = look
  const shade = shadow ? shadowOf(r) : ''
  if (kind === null || (faceDown && !mine)) return back(r, shade)
  const picture = sign(kind, r * 1.18)
  const ring = faceDown ? `<circle class="p-secret" r="${n(r * 1.13)}" stroke-width="${n(r * 0.09)}"/>` : ''
  return group(
    `p-counter k-${kind}`,
    `${shade}<circle class="p-card" r="${n(r * 0.97)}" stroke-width="${n(r * 0.075)}"/>` +
      `<circle class="p-face" r="${n(r * 0.8)}" stroke-width="${n(r * 0.06)}"/>${picture}${ring}`,
  )
}

/** A log across the road: eight-sided, as nothing else is. */
export function obstacle(r: number = RADIUS.badge): string {
  return group(
    'p-obstacle',
    `<path class="p-log" stroke-width="${n(r * 0.13)}" d="${octagon(r)}"/>${sign('obstacle', r * 1.3)}`,
  )
}

/** The boot of a seat, standing on the origin. */
export function boot(seat: Seat, height: number = BOOT_HEIGHT): string {
  const k = height / 446
  const layer = (name: string): string => `<use class="${name}" href="#i-boot" width="512" height="512"/>`
  return group(
    `p-boot seat-${seat}`,
    `<g transform="scale(${k.toFixed(4)}) translate(-290 -463)">${layer('p-casing')}${layer('p-leather')}${layer('p-boot-face')}` +
      `<path class="p-white" transform="translate(262 234) scale(62)" d="${shapePath(seat)}"/></g>`,
  )
}

/** The shape of a seat in its colour, `size` being the radius of the circle it looks as large as. */
export function seatShape(seat: Seat, size: number, look: { outline?: boolean } = {}): string {
  const line = look.outline === false ? '' : ` stroke-width="${n(0.16)}"`
  return `<path class="p-seat seat-${seat}${line ? ' p-outlined' : ''}"${line} transform="scale(${n(size)})" d="${shapePath(seat)}"/>`
}

/** The place on a road where a counter may lie. */
export function slot(terrain: Terrain, r: number = RADIUS.slot): string {
  return group(
    `p-slot t-${terrain}`,
    `<circle class="p-place" r="${n(r)}" stroke-width="${n(r * 0.13)}" stroke-dasharray="${n(r * 0.3)} ${n(r * 0.224)}"/>` +
      sign(terrain, r * 1.36),
  )
}

/** The small boat on a sea way. */
export function lakeBoat(r: number = RADIUS.slot): string {
  return group(
    'p-boat',
    `<circle class="p-water" r="${n(r)}" stroke-width="${n(r * 0.13)}"/>${sign('lake', r * 1.3)}`,
  )
}

/** A town: one of four little groups of houses on a disc. */
export function townDisc(houses: number, visited = false): string {
  const { town } = RADIUS
  return group(
    visited ? 'p-town p-visited' : 'p-town',
    `${shadowOf(town)}<circle class="p-disc" r="${town}" stroke-width="1.5"/>` +
      `<circle class="p-hair" r="${n(town - 2.3)}" stroke-width=".6"/>${HOUSES[houses % HOUSES.length] ?? ''}`,
  )
}

/** Which of the four groups of houses a town wears: always the same for the same name. */
export function housesOf(town: string): number {
  return [...town].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HOUSES.length
}

/** The town in the middle of everything: the gold star with the castle. */
export function elvenhold(r: number = RADIUS.elvenhold): string {
  const side = r * 1.42
  const square = `<rect class="p-star" x="${n(-side / 2)}" y="${n(-side / 2)}" width="${n(side)}" height="${n(side)}" stroke-width="${n(r * 0.035)}"`
  return group(
    'p-elvenhold',
    `${shadowOf(r * 0.8)}${square} transform="rotate(45)"/>${square}/>` +
      `<circle class="p-keep" r="${n(r * 0.68)}" stroke-width="${n(r * 0.05)}"/>` +
      `<circle class="p-keep-hair" r="${n(r * 0.62)}" stroke-width="${n(r * 0.02)}"/>` +
      `<use class="p-castle" href="#i-castle" ${box(r * 1.02)}/>`,
  )
}

/** The shape of a seat in a white seal. */
export function seal(seat: Seat, r = 6.4): string {
  return group(
    `p-seal seat-${seat}`,
    `<circle class="p-wax" r="${n(r)}" stroke-width="${n(r * 0.16)}"/>${seatShape(seat, r * 0.58)}`,
  )
}

/** Done: the green tick. */
export function tick(r = 6): string {
  return group(
    'p-tick',
    `<circle class="p-done" r="${n(r)}" stroke-width="${n(r * 0.2)}"/>` +
      `<path class="p-check" transform="scale(${n(r / 6)})" d="M-2.6.2-.8 2 2.7-1.9"/>`,
  )
}

/** The house flag of my home town; the origin is the foot of its pole. */
export function homeFlag(): string {
  return group(
    'p-home',
    '<path class="p-pole" d="M0 0V-15"/><path class="p-cloth" d="M.5-14.6H12L9.6-10.8 12-7H.5z"/>' +
      '<path class="p-white" d="M5.2-13.4 8.7-10.6H7.8V-8H2.7V-10.6H1.8z"/>',
  )
}

/** A word on a dark rounded bar (a price, a way to go), with a sign in front where one is named. */
export function chip(text: string, icon?: string): string {
  const lead = icon ? 17 : 0
  const width = 16 + lead + text.length * 7.2
  const left = -width / 2
  const picture = icon
    ? `<use class="p-chip-sign" href="#i-${icon}" x="${n(left + 7)}" y="-8" width="16" height="16"/>`
    : ''
  return group(
    'p-chip',
    `<rect class="p-bar" x="${n(left)}" y="-11.5" width="${n(width)}" height="23" rx="11.5"/>${picture}` +
      `<text class="p-words" x="${n(lead / 2)}" y="4.6">${escaped(text)}</text>`,
  )
}

/** The number of a planned step. */
export function stepNumber(step: number): string {
  return group(
    'p-step',
    `<circle class="p-flag" r="8.5" stroke-width="1.4"/><text class="p-words" y="4.4">${step}</text>`,
  )
}

/** A sign of the sprite around the origin, in ink. */
export function sign(name: string, size: number): string {
  return `<use class="p-ink" href="#i-${name}" ${box(size)}/>`
}

/** The path of a seat's shape, within about one unit around the origin. */
export function shapePath(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0]
}

function back(r: number, shade: string): string {
  return group(
    'p-back',
    `${shade}<circle class="p-spruce" r="${n(r * 0.97)}" stroke-width="${n(r * 0.075)}"/>` +
      `<circle class="p-gilt" r="${n(r * 0.78)}" stroke-width="${n(r * 0.06)}"/>` +
      `<use class="p-gold" href="#i-castle" ${box(r * 0.98)}/>`,
  )
}

function house(x: number, floor: number, width: number, height: number): string {
  return walls(x, floor, width, height) + roof(x, floor - height, width / 2 + 1, 3.4)
}

function tower(x: number, floor: number, width: number, height: number): string {
  const window = `<path class="p-pane" d="M${n(x - 0.8)} ${n(floor - height + 2)}h1.6v2.6h-1.6z"/>`
  return walls(x, floor, width, height) + window + roof(x, floor - height, width / 2 + 0.9, 6.4)
}

function walls(x: number, floor: number, width: number, height: number): string {
  return `<path class="p-wall" d="M${n(x - width / 2)} ${n(floor - height)}h${n(width)}v${n(height)}h${n(-width)}z"/>`
}

function roof(x: number, eaves: number, half: number, height: number): string {
  return `<path class="p-roof" d="M${n(x - half)} ${n(eaves)}L${n(x)} ${n(eaves - height)}L${n(x + half)} ${n(eaves)}z"/>`
}

function octagon(r: number): string {
  const corner = (i: number): string => {
    const angle = ((i + 0.5) * Math.PI) / 4
    return `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
  }
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].map(corner).join('L')}z`
}

function shadowOf(r: number): string {
  return `<circle class="p-shadow" cy="1.6" r="${n(r)}"/>`
}

function group(names: string, inside: string): string {
  return `<g class="${names}">${inside}</g>`
}

function box(size: number): string {
  return `x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function n(value: number): number {
  return Math.round(value * 100) / 100
}

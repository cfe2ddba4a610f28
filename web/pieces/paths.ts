// Paths: outlines rounded to a grid, every point rounded where it lies, so that errors do not add up.

const PARTS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
}

interface Step {
  letter: string
  numbers: number[]
}

/** The same outline with whole numbers only, scaled first; in relative steps, as short as they get. */
export function rounded(path: string, scale = 1): string {
  const exact: Pen = { x: 0, y: 0, startX: 0, startY: 0 }
  const drawn: Pen = { x: 0, y: 0, startX: 0, startY: 0 }
  const steps = stepsOf(path).map((step) => roundedStep(step, exact, drawn, scale))
  return steps.reduce(joined, { text: '', last: '' }).text
}

/** The strokes of a path one by one, each with its own letter. */
export function stepsOf(path: string): Step[] {
  const found: Step[] = []
  let letter = ''
  let numbers: number[] = []
  for (const part of separated(path)) {
    if (/[a-zA-Z]/.test(part)) {
      letter = part
      if (letter.toLowerCase() === 'z') found.push({ letter, numbers: [] })
      continue
    }
    numbers.push(Number(part))
    if (numbers.length < wanted(letter)) continue
    found.push({ letter, numbers })
    numbers = []
    if (letter === 'm') letter = 'l'
    if (letter === 'M') letter = 'L'
  }
  if (numbers.length > 0) throw new Error(`a path ends within a step: ${path.slice(-20)}`)
  return found
}

function wanted(letter: string): number {
  const count = NUMBERS[letter.toLowerCase()]
  if (!count) throw new Error(`no step of a path: ${letter}`)
  return count
}

// The two flags of an arc may be written without a gap.
function separated(path: string): string[] {
  const open = path.replace(
    /([aA])([^a-zA-Z]*)/g,
    (_all, letter: string, rest: string) => letter + arcs(rest).join(' '),
  )
  return open.match(PARTS) ?? []
}

function arcs(rest: string): string[] {
  const number = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))`
  const one = new RegExp(number.repeat(3) + String.raw`\s*,?\s*([01])\s*,?\s*([01])` + number.repeat(2), 'g')
  return [...rest.matchAll(one)].flatMap((found) => found.slice(1))
}

function roundedStep(step: Step, exact: Pen, drawn: Pen, scale: number): Step {
  const letter = step.letter.toLowerCase()
  const points = absolute(step, exact)
  if (letter === 'z') return closed(exact, drawn)
  const kept = letter === 'a' ? arcKept(step.numbers, scale) : []
  const near = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const)
  const end = points.at(-1)!
  const numbers = [...kept, ...near.flatMap(([x, y]) => [x - drawn.x, y - drawn.y])]
  ;[exact.x, exact.y] = end
  ;[drawn.x, drawn.y] = near.at(-1)!
  if (letter === 'm') Object.assign(exact, { startX: exact.x, startY: exact.y })
  if (letter === 'm') Object.assign(drawn, { startX: drawn.x, startY: drawn.y })
  return shortest(letter, numbers)
}

function closed(exact: Pen, drawn: Pen): Step {
  Object.assign(exact, { x: exact.startX, y: exact.startY })
  Object.assign(drawn, { x: drawn.startX, y: drawn.startY })
  return { letter: 'z', numbers: [] }
}

function absolute({ letter, numbers }: Step, pen: Pen): [number, number][] {
  const far = letter === letter.toUpperCase()
  const [x0, y0] = far ? [0, 0] : [pen.x, pen.y]
  const kind = letter.toLowerCase()
  if (kind === 'h') return [[x0 + numbers[0]!, pen.y]]
  if (kind === 'v') return [[pen.x, y0 + numbers[0]!]]
  const pairs = kind === 'a' ? numbers.slice(5) : numbers
  const points: [number, number][] = []
  for (let i = 0; i < pairs.length; i += 2) points.push([x0 + pairs[i]!, y0 + pairs[i + 1]!])
  return points
}

function arcKept(numbers: number[], scale: number): number[] {
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers
  return [Math.max(1, Math.round(rx * scale)), Math.max(1, Math.round(ry * scale)), turn, large, sweep]
}

function shortest(letter: string, numbers: number[]): Step {
  const [x = 0, y = 0] = numbers
  if (letter === 'h') return { letter, numbers: [x] }
  if (letter === 'v') return { letter, numbers: [y] }
  if (letter === 'l' && x === 0) return { letter: 'v', numbers: [y] }
  if (letter === 'l' && y === 0) return { letter: 'h', numbers: [x] }
  return { letter, numbers }
}

function joined(
  { text, last }: { text: string; last: string },
  { letter, numbers }: Step,
): { text: string; last: string } {
  const same = letter === last || (letter === 'l' && last === 'm')
  const still = 'lhv'.includes(letter) && numbers.every((one) => one === 0)
  if (still) return { text, last }
  const words = numbers.map((one, i) => (one >= 0 && (i > 0 || same) ? ` ${one}` : `${one}`)).join('')
  return { text: text + (same ? '' : letter) + words, last: letter }
}

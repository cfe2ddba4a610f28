/** Draws a scene: keeps what is the same, changes what differs, and nothing else. */
import { LAYERS, type Item, type Layer, type Scene } from './scene'

export const SVG = 'http://www.w3.org/2000/svg'

interface Drawn {
  node: SVGGElement
  /** Moves while the thing travels; its place is already the last one. */
  mover: SVGGElement
  body: SVGGElement
  item: Item
}

export interface Painter {
  draw(scene: Scene): void
  /** The part of a thing that may be moved by an animation. */
  mover(key: string): SVGGElement | null
  /** Where a layer's things are, for what joins them for a moment. */
  layer(name: Layer): SVGGElement
  /** Makes one thing a little larger than its like. */
  hover(key: string | null): void
}

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}

export function createPainter(world: SVGGElement): Painter {
  const layers = new Map<Layer, { node: SVGGElement; drawn: Map<string, Drawn> }>()
  for (const name of LAYERS) {
    const node = svg('g', { class: `b-${name}`, 'aria-hidden': 'true' })
    world.append(node)
    layers.set(name, { node, drawn: new Map() })
  }
  let hovered: SVGGElement | null = null

  function find(key: string): Drawn | null {
    for (const { drawn } of layers.values()) if (drawn.has(key)) return drawn.get(key)!
    return null
  }

  return {
    draw(scene) {
      for (const [name, { node, drawn }] of layers) paint(node, drawn, scene[name])
    },
    layer: (name) => layers.get(name)!.node,
    mover: (key) => find(key)?.mover ?? null,
    hover(key) {
      const next = key ? (find(key)?.node ?? null) : null
      if (next === hovered) return
      hovered?.classList.remove('b-hover')
      next?.classList.add('b-hover')
      hovered = next
    },
  }
}

function paint(layer: SVGGElement, drawn: Map<string, Drawn>, items: Item[]): void {
  const wanted = new Set(items.map((item) => item.key))
  for (const [key, { node }] of drawn) {
    if (wanted.has(key)) continue
    node.remove()
    drawn.delete(key)
  }
  for (const item of items) {
    const old = drawn.get(item.key)
    if (old) update(old, item)
    else drawn.set(item.key, add(layer, item))
  }
}

function add(layer: SVGGElement, item: Item): Drawn {
  const node = svg('g', { class: item.look, transform: shift(item) })
  const mover = svg('g', { class: 'b-mover' })
  const body = svg('g', { class: `b-size-${item.size}` })
  if (item.wait) node.style.setProperty('--wait', `${item.wait}ms`)
  body.innerHTML = item.markup
  mover.append(body)
  node.append(mover)
  layer.append(node)
  return { node, mover, body, item }
}

function update(drawn: Drawn, item: Item): void {
  const { node, body, item: old } = drawn
  if (old.at[0] !== item.at[0] || old.at[1] !== item.at[1]) node.setAttribute('transform', shift(item))
  if (old.look !== item.look) node.setAttribute('class', item.look)
  if (old.markup !== item.markup) body.innerHTML = item.markup
  drawn.item = item
}

function shift({ at: [x, y] }: Item): string {
  return `translate(${x} ${y})`
}

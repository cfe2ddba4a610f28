/** The ground: one picture a theme, laid under everything and moved with it. */
import type { BoardConfig } from './config'
import { sizesAt, type Sizes } from './sizes'

export interface Ground {
  /** Lays the picture of the theme that is on now. */
  dress(): void
  move(transform: { k: number; x: number; y: number }): void
  /** Draws the picture sharp again at this size. */
  settle(transform: { k: number; x: number; y: number }): void
  destroy(): void
}

const CROSS_FADE = 200

export function createGround(host: HTMLElement, { geometry, grounds }: BoardConfig): Ground {
  const [fx, fy, fw, fh] = geometry.frame
  const holder = host.appendChild(document.createElement('div'))
  holder.className = 'b-ground'
  const lantern = matchMedia('(prefers-color-scheme: dark)')
  lantern.addEventListener('change', dress)
  const theme = new MutationObserver(dress)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  let picture: HTMLImageElement | null = null
  let laid = ''
  let sharp = 0

  function move({ k, x, y }: { k: number; x: number; y: number }): void {
    const grown = sharp ? k / sharp : 1
    holder.style.transform = `translate(${x + fx * k}px, ${y + fy * k}px) scale(${grown})`
  }

  function dress(): void {
    const address = darkIn(host) ? grounds.dark : grounds.light
    if (address === laid) return
    const before = picture
    picture = document.createElement('img')
    picture.alt = ''
    picture.draggable = false
    picture.decoding = 'sync'
    picture.src = address
    laid = address
    holder.append(picture)
    if (before) crossFade(picture)
  }

  dress()
  return {
    dress,
    move,
    settle(transform) {
      // A theme that changed while the map was being measured is never missed: every rest looks again.
      dress()
      if (sharp !== transform.k) {
        sharp = transform.k
        holder.style.width = `${fw * sharp}px`
        holder.style.height = `${fh * sharp}px`
      }
      move(transform)
    },
    destroy() {
      lantern.removeEventListener('change', dress)
      theme.disconnect()
    },
  }
}

/** The latest picture comes up over those before it, and then lies alone, however quickly they were changed. */
function crossFade(picture: HTMLImageElement): void {
  const alone = (): void => {
    while (picture.previousSibling) picture.previousSibling.remove()
  }
  const fade = picture.animate?.([{ opacity: 0 }, { opacity: 1 }], CROSS_FADE)
  if (!fade) return alone()
  fade.onfinish = fade.oncancel = alone
}

/** Whether the page is seen by lantern here. */
export function darkIn(host: HTMLElement): boolean {
  const scheme = getComputedStyle(host).colorScheme
  if (scheme === 'dark' || scheme === 'light') return scheme === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

/** Writes the sizes of a zoom where the style sheet finds them, and only those that changed. */
export function createScale(root: SVGSVGElement): (k: number) => void {
  let last: Partial<Sizes> = {}
  return (k) => {
    const sizes = sizesAt(k)
    for (const [name, value] of Object.entries(sizes) as [keyof Sizes, number | boolean][]) {
      if (last[name] === value) continue
      if (typeof value === 'boolean') root.classList.toggle('b-is-far', value)
      else root.style.setProperty(`--b-${name}`, String(Math.round(value * 1000) / 1000))
    }
    last = sizes
  }
}

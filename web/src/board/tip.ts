/** Words beside a place: the tooltip, and the two lines that ask which place was meant. */
import type { Point, Tip } from './config'

export interface Words {
  /** Says something beside this point of the element; nothing hides it. */
  say(tip: Tip | null, at: Point, air: number): void
  /** Asks which of two was meant. */
  ask(titles: string[], at: Point, chosen: (index: number) => void): void
  asking(): boolean
  hush(): void
  destroy(): void
}

const EDGE = 6

export function createWords(host: HTMLElement): Words {
  const tip = host.appendChild(document.createElement('div'))
  tip.className = 'b-tip'
  tip.setAttribute('aria-hidden', 'true')
  tip.hidden = true
  const chooser = host.appendChild(document.createElement('div'))
  chooser.className = 'b-chooser'
  chooser.hidden = true
  chooser.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    hush()
    host.querySelector('svg')?.focus({ preventScroll: true })
  })
  let said = ''

  function hush(): void {
    tip.hidden = true
    chooser.hidden = true
    chooser.replaceChildren()
  }

  return {
    say(words, at, air) {
      tip.hidden = words === null
      if (!words) return
      const next = `${words.title}\n${words.text ?? ''}`
      if (next !== said) tip.replaceChildren(...lines(words))
      said = next
      beside(host, tip, at, air)
    },
    ask(titles, at, chosen) {
      hush()
      chooser.append(...titles.map((title, index) => button(title, () => chosen(index))))
      chooser.hidden = false
      beside(host, chooser, at, 14)
      chooser.querySelector('button')?.focus({ preventScroll: true })
    },
    asking: () => !chooser.hidden,
    hush,
    destroy() {
      tip.remove()
      chooser.remove()
    },
  }

  function button(title: string, chosen: () => void): HTMLButtonElement {
    const node = document.createElement('button')
    node.type = 'button'
    node.textContent = title
    node.addEventListener('click', () => {
      hush()
      chosen()
    })
    return node
  }
}

function lines({ title, text }: Tip): HTMLElement[] {
  const head = document.createElement('b')
  head.textContent = title
  if (!text) return [head]
  const rest = document.createElement('span')
  rest.textContent = text
  return [head, rest]
}

/** Above the point when there is room, else below it; never outside. */
function beside(host: HTMLElement, box: HTMLElement, [x, y]: Point, air: number): void {
  const [w, h] = [box.offsetWidth, box.offsetHeight]
  const left = Math.max(EDGE, Math.min(host.clientWidth - w - EDGE, x - w / 2))
  const above = y - air - h
  const top = above >= EDGE ? above : Math.min(host.clientHeight - h - EDGE, y + air)
  const there = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  if (box.style.transform !== there) box.style.transform = there
}

/** What travels and what is said beside a place: fetched after the board has been drawn. */
import { motionOf } from './motion'
import type { Words } from './tip'
import type { Traveller, Wishes } from './travel'

const SOON = 3000

export interface Late {
  traveller: Traveller
  words: Words
  destroy(): void
}

/** Until it is here, pieces are at once where they came to, and what was said last is said when it can be. */
export function createLate(host: HTMLElement, wishes: () => Wishes): Late {
  let traveller: Traveller | null = null
  let words: Words | null = null
  let unsaid: ((words: Words) => void) | null = null
  let gone = false
  const timer = setTimeout(fetchNow, SOON)

  function fetchNow(): void {
    clearTimeout(timer)
    import('./lively').then(arrived, () => undefined)
  }

  function arrived({ createTraveller, createWords }: typeof import('./lively')): void {
    if (gone || words) return
    traveller = createTraveller(wishes())
    words = createWords(host)
    unsaid?.(words)
    unsaid = null
  }

  function speak(saying: (words: Words) => void): void {
    if (words) return saying(words)
    unsaid = saying
    fetchNow()
  }

  return {
    traveller: {
      run(before, after) {
        if (traveller) traveller.run(before, after)
        else if (motionOf(wishes().config) !== 'off') fetchNow()
      },
      finish: () => traveller?.finish(),
    },
    words: {
      say(tip, at, air) {
        if (tip || words) speak((there) => there.say(tip, at, air))
        else unsaid = null
      },
      ask: (titles, at, chosen) => speak((there) => there.ask(titles, at, chosen)),
      asking: () => words?.asking() ?? false,
      hush() {
        unsaid = null
        words?.hush()
      },
      destroy: () => words?.destroy(),
    },
    destroy() {
      gone = true
      clearTimeout(timer)
      traveller?.finish()
      words?.destroy()
    },
  }
}

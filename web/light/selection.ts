// In the place of d3-selection: the few sentences of it that d3-zoom and the camera speak, about one element.

type Held = EventTarget & {
  __zoom?: unknown
  __data__?: unknown
  __on?: Heard[]
  style?: CSSStyleDeclaration
}
type Listener = (this: Held, event: Event, datum: unknown) => void
type Value = ((this: Held, datum: unknown) => unknown) | null

interface Heard {
  type: string
  name: string
  listener: Listener
  hear: (event: Event) => void
  options: AddEventListenerOptions | boolean | undefined
}

/** One element, or none. */
class Selection {
  readonly #held: Held[]

  constructor(held: Held[]) {
    this.#held = held
  }

  node(): Held | null {
    return this.#held[0] ?? null
  }

  datum(): unknown {
    return this.node()?.__data__
  }

  each(visit: Listener): this {
    for (const held of this.#held) (visit as Value)?.call(held, held.__data__)
    return this
  }

  call(ask: (...asked: unknown[]) => void, ...rest: unknown[]): this {
    ask(this, ...rest)
    return this
  }

  filter(wanted: (this: Held) => boolean): Selection {
    return new Selection(this.#held.filter((held) => wanted.call(held)))
  }

  property(name: string, value: Value): this {
    return this.each(function (this: Held) {
      Object.assign(this, { [name]: value?.call(this, this.__data__) })
    })
  }

  style(name: string, value: string): this {
    return this.each(function (this: Held) {
      this.style?.setProperty(name, value)
    })
  }

  /** Nothing glides by d3 here. */
  interrupt(): this {
    return this
  }

  /** Listen, or listen no longer, or ask who listens; names may be several, a bare `.name` means all that is heard. */
  on(
    names: string,
    ...[listener, options]: [(Listener | null)?, Heard['options']?]
  ): this | Listener | undefined {
    if (listener === undefined)
      return this.node()?.__on?.find((each) => `${each.type}.${each.name}` === names)?.listener
    for (const each of names.split(' ')) {
      const [type = '', name = ''] = each.split('.')
      for (const held of this.#held) {
        quiet(held, type, name)
        if (listener) listen(held, { type, name, listener, options })
      }
    }
    return this
  }
}

function quiet(held: Held, type: string, name: string): void {
  const ends = (each: Heard): boolean => each.name === name && (!type || each.type === type)
  for (const { type: heard, hear, options } of held.__on?.filter(ends) ?? [])
    held.removeEventListener(heard, hear, options)
  held.__on = held.__on?.filter((each) => !ends(each)) ?? []
}

function listen(held: Held, asked: Omit<Heard, 'hear'>): void {
  const hear = (event: Event): void => asked.listener.call(held, event, held.__data__)
  held.addEventListener(asked.type, hear, asked.options)
  held.__on!.push({ ...asked, hear })
}

export function select(held: Held): Selection {
  return new Selection([held])
}

/** Where an event happened, in the units of an element. */
export function pointer(event: MouseEvent & { sourceEvent?: MouseEvent }, place?: Element): [number, number] {
  const source = event.sourceEvent ?? event
  const within = place ?? (source.currentTarget as Element)
  const matrix = (within as SVGGraphicsElement).getScreenCTM?.()
  if (matrix && (within as SVGGraphicsElement).ownerSVGElement !== undefined) {
    const { x, y } = new DOMPoint(source.clientX, source.clientY).matrixTransform(matrix.inverse())
    return [x, y]
  }
  const { left, top } = within.getBoundingClientRect()
  return [source.clientX - left - within.clientLeft, source.clientY - top - within.clientTop]
}

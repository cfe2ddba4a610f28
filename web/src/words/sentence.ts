// Sentences with places in them, as the build has read them from the files of words.

export type Value = string | number

/** A text; what a variable says; another message; or one of several patterns, chosen by a variable. */
export type Part = string | [0, string] | [1, string] | [2, string, string, Record<string, Pattern>]
export type Pattern = string | Part[]
export type Words = Record<string, Pattern>

/** The words of one language, and how that language counts. */
export class Spoken {
  readonly #words: Words = {}
  readonly #plural: Intl.PluralRules
  readonly #number: Intl.NumberFormat

  constructor(language: string) {
    this.#plural = new Intl.PluralRules(language)
    this.#number = new Intl.NumberFormat(language)
  }

  add(words: Words): void {
    Object.assign(this.#words, words)
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#words, key)
  }

  /** The sentence of a key that has words. */
  say(key: string, values: Record<string, Value>): string {
    const pattern = this.#words[key]
    return pattern === undefined ? `{${key}}` : this.#fill(pattern, values)
  }

  #fill(pattern: Pattern, values: Record<string, Value>): string {
    if (typeof pattern === 'string') return pattern
    return pattern.map((part) => this.#one(part, values)).join('')
  }

  #one(part: Part, values: Record<string, Value>): string {
    if (typeof part === 'string') return part
    if (part[0] === 1) return this.say(part[1], values)
    const value = values[part[1]]
    if (part[0] === 2) return this.#fill(this.#choice(value, part[3]) ?? part[3][part[2]]!, values)
    if (value === undefined) return `{$${part[1]}}`
    return typeof value === 'number' ? this.#number.format(value) : value
  }

  #choice(value: Value | undefined, among: Record<string, Pattern>): Pattern | undefined {
    if (value === undefined) return undefined
    return among[value] ?? (typeof value === 'number' ? among[this.#plural.select(value)] : undefined)
  }
}

// The sprite: the signs of the page, laid into the document once.

import first from '../../generated/sprite.svg?url'

/** Lay the signs of the first load into the document; drawing `<use href="#i-dragon">` works from then on. */
export async function addSprite(): Promise<void> {
  const answer = await fetch(first)
  if (answer.ok) lay('first', await answer.text())
}

/** Lay further signs into the document, once. */
export function lay(name: string, symbols: string): void {
  const id = `signs-${name}`
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.innerHTML = symbols
  const svg = holder.firstElementChild
  if (!svg) return
  svg.id = id
  document.body.prepend(svg)
}

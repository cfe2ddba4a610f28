// Attention: the title of the page and its sign in the tab say when it is my turn.

import { t } from '../words/words.svelte'
import restingSign from './signs/resting.svg?url'
import turnSign from './signs/turn.svg?url'
import type { MatchSeen } from './match.svelte'
import { sound } from './sound'

/** Follow a match with the page's title, its sign and a sound. */
export function callForAttention(match: MatchSeen, soundOn: () => boolean): void {
  let before = false
  $effect(() => {
    const name = match.players?.name || t('ui-name')
    document.title = match.myTurn
      ? t('table-title-turn', { name })
      : name === t('ui-name')
        ? name
        : `${name} · ${t('ui-name')}`
    wearSign(match.myTurn ? turnSign : restingSign)
    if (match.myTurn && !before) sound('turn', soundOn())
    before = match.myTurn
  })
  $effect(() => () => wearSign(restingSign))
}

function wearSign(address: string): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const link =
    known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }))
  link.type = 'image/svg+xml'
  link.href = address
}

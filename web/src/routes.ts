// The pages and their addresses. Every page is a chunk of its own, fetched when it is asked for.

import type { FrameComponent, Loader, Route } from './router.svelte'
import { speak } from './words/words.svelte'

// A match brings its own bars and words; nothing of the other pages is fetched for it.
const table: Loader = () => import('./table/Table.svelte')

async function frame(): Promise<{ default: FrameComponent }> {
  const [shell] = await Promise.all([import('./pages/shell/Shell.svelte'), speak('pages')])
  return shell
}

// A record that is opened fills the page, so this page puts itself into the bars.
async function record(): ReturnType<Loader> {
  const [page] = await Promise.all([import('./pages/record/OpenRecord.svelte'), speak('pages')])
  return page
}

export const ROUTES: Route[] = [
  { page: 'landing', paths: ['/'], load: () => import('./pages/landing/Landing.svelte'), frame },
  { page: 'new', paths: ['/new'], load: () => import('./pages/new/NewMatch.svelte'), frame },
  { page: 'tables', paths: ['/tables'], load: () => import('./pages/lobby/Tables.svelte'), frame },
  { page: 'match', paths: ['/m/:id'], load: table },
  { page: 'replay', paths: ['/r/:id'], load: table },
  { page: 'join', paths: ['/join/:key'], load: () => import('./pages/join/Join.svelte'), frame },
  { page: 'record', paths: ['/replay'], load: record },
  {
    page: 'rules',
    paths: ['/rules', '/rules/:game'],
    load: () => import('./pages/rules/Rules.svelte'),
    frame,
  },
  { page: 'device', paths: ['/device/:key'], load: () => import('./pages/device/Device.svelte'), frame },
  { page: 'credits', paths: ['/credits'], load: () => import('./pages/credits/Credits.svelte'), frame },
  { page: 'unknown', paths: [], load: () => import('./pages/Unknown.svelte'), frame },
]

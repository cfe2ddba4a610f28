// What the server is asked for outside a match, and what it answers.

import type {
  Catalogue,
  DeviceLink,
  HostWish,
  Join,
  Links,
  Lobby,
  MatchSeen,
  Me,
  NewMatch,
  Opened,
  Replay,
  Trouble,
} from './wire'

/** A request that was not carried out; nothing has changed. */
export class Refusal extends Error {
  readonly trouble: Trouble
  readonly status: number

  constructor(trouble: Trouble, status: number) {
    super(trouble.reason || trouble.code)
    this.trouble = trouble
    this.status = status
  }
}

/** The code of whatever went wrong; `lost` where the server did not answer at all. */
export function codeOf(problem: unknown): string {
  return problem instanceof Refusal ? problem.trouble.code : 'lost'
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  catalogue: () => (catalogue ??= remember(get<Catalogue>(CATALOGUE))),
  lobby: () => get<Lobby>('/api/lobby'),
  open: (wish: NewMatch) => send<Opened>('POST', '/api/matches', wish),
  quick: (game = '') => send<Opened>('POST', '/api/quick', game ? { game } : {}),
  match: (id: string) => get<MatchSeen>(`/api/matches/${part(id)}`),
  links: (id: string) => get<Links>(`/api/matches/${part(id)}/links`),
  invitation: (key: string) => get<MatchSeen>(`/api/invitation/${part(key)}`),
  join: (wish: Join) => send<Opened>('POST', '/api/join', wish),
  start: (id: string) => send<Opened>('POST', `/api/matches/${part(id)}/start`),
  nameMatch: (id: string, name: string) => send<unknown>('PUT', `/api/matches/${part(id)}/name`, { name }),
  standIn: (id: string, wish: HostWish) => send<unknown>('POST', `/api/matches/${part(id)}/stand-in`, wish),
  giveBack: (id: string, wish: HostWish) => send<unknown>('POST', `/api/matches/${part(id)}/give-back`, wish),
  again: (id: string) => send<Opened>('POST', `/api/matches/${part(id)}/again`),
  replay: (id: string) => get<Replay>(`/api/matches/${part(id)}/replay`),
  record: (id: string) => `/api/matches/${part(id)}/record`,
  readRecord: (text: string) => send<Replay>('POST', '/api/replay', { text }),
  deviceLink: () => send<DeviceLink>('POST', '/api/device-link'),
  takeDevice: (key: string) => send<Me>('POST', '/api/device', { key }),
}

const CATALOGUE = '/api/catalogue'
const MET = 'elvenhold_met=1'
let meeting: Promise<unknown> | undefined

/**
 * A newcomer asks who he is before he asks for anything else. Two first requests side by side would each be answered
 * with a guest of its own, and whichever came last would be he: without what the other one did.
 */
async function introduced(): Promise<void> {
  if (document.cookie.includes(MET)) return
  meeting ??= fetch('/api/me', { credentials: 'same-origin' }).then((answer) => {
    if (answer.ok) document.cookie = `${MET}; path=/; max-age=31536000; samesite=lax`
  })
  await meeting.catch(() => undefined)
  meeting = undefined
}

let catalogue: Promise<Catalogue> | undefined

function remember(answer: Promise<Catalogue>): Promise<Catalogue> {
  answer.catch(() => (catalogue = undefined))
  return answer
}

function get<T>(path: string): Promise<T> {
  return call<T>(path, { headers: { Accept: 'application/json' } })
}

// The header is the guard against forged requests: no other site can send it.
function send<T>(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<T> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Elvenhold': '1' }
  return call<T>(path, { method, headers, body: JSON.stringify(body) })
}

async function call<T>(path: string, request: RequestInit): Promise<T> {
  if (path !== CATALOGUE) await introduced()
  const answer = await fetch(path, { credentials: 'same-origin', ...request })
  const text = await answer.text()
  if (!answer.ok) throw new Refusal(troubleIn(text, answer.status), answer.status)
  return (text ? JSON.parse(text) : undefined) as T
}

function troubleIn(text: string, status: number): Trouble {
  const nothing = { code: status >= 500 ? 'failed' : 'unknown', reason: '', expected: '', clause: '' }
  try {
    return { ...nothing, ...(JSON.parse(text) as Partial<Trouble>) }
  } catch {
    return nothing
  }
}

function part(text: string): string {
  return encodeURIComponent(text)
}

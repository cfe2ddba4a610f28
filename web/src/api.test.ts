import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, codeOf, Refusal } from './api'

type Asked = [string, RequestInit]

function answering(status: number, body: string): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push([path, request])
    return Promise.resolve(new Response(body || null, { status }))
  })
  return asked
}

beforeEach(() => void (document.cookie = 'elvenhold_met=1; path=/'))
afterEach(() => void vi.unstubAllGlobals())

describe('the server', () => {
  test('is told with every change that it comes from our own pages', async () => {
    const asked = answering(201, '{"match":"m1"}')
    expect(await api.quick('elfenland')).toEqual({ match: 'm1' })
    const [path, request] = asked[0]!
    expect(path).toBe('/api/quick')
    expect(request.method).toBe('POST')
    expect(new Headers(request.headers).get('X-Elvenhold')).toBe('1')
    expect(request.body).toBe('{"game":"elfenland"}')
  })

  test('is asked by a newcomer who he is before anything else, and once only', async () => {
    document.cookie = 'elvenhold_met=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    const asked = answering(200, '{}')
    await Promise.all([api.lobby(), api.quick()])
    expect(asked.map(([path]) => path)).toEqual(['/api/me', '/api/lobby', '/api/quick'])
    await api.lobby()
    expect(asked.length).toBe(4)
  })

  test('is asked for a match whatever its name is', async () => {
    const asked = answering(200, '{}')
    await api.match('a/b?c')
    expect(asked[0]![0]).toBe('/api/matches/a%2Fb%3Fc')
  })

  test('may answer with nothing', async () => {
    answering(204, '')
    expect(await api.nameMatch('m1', 'Friday')).toBeUndefined()
  })

  test('says why it refuses', async () => {
    answering(403, '{"code":"forbidden","reason":"every seat is taken"}')
    const refusal = await api.join({ key: 'k' }).catch((problem: unknown) => problem)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(codeOf(refusal)).toBe('forbidden')
    expect((refusal as Refusal).message).toBe('every seat is taken')
  })

  test('that breaks in a way of its own has failed', async () => {
    answering(502, '<html>bad gateway</html>')
    expect(codeOf(await api.lobby().catch((problem: unknown) => problem))).toBe('failed')
  })

  test('that does not answer is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(codeOf(await api.lobby().catch((problem: unknown) => problem))).toBe('lost')
  })

  test('is asked for the catalogue once, and again after a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await api.catalogue().catch(() => undefined)
    const asked = answering(200, '{"games":[],"bots":[]}')
    await api.catalogue()
    await api.catalogue()
    expect(asked.length).toBe(1)
  })
})

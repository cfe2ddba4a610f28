import { beforeEach, describe, expect, test } from 'vitest'
import type { FromClient, ToClient } from '../wire'
import { Socket, type Guest, type Line, type Wired } from './socket'

class Line1 implements Wired {
  readyState = 0
  said: FromClient[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((said: { data: unknown }) => void) | null = null
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.readyState = 3
  }
  up(): void {
    this.readyState = 1
    this.onopen?.()
  }
  down(): void {
    this.readyState = 3
    this.onclose?.()
  }
  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let lines: Line1[]
let timers: { run: () => void; ms: number; off: boolean }[]
let socket: Socket
let heard: ToClient[]
let states: Line[]
const guest: Guest = {
  match: 'm',
  key: '',
  latest: () => 7,
  sits: () => undefined,
  hear: (message) => heard.push(message),
  line: (state) => states.push(state),
}

beforeEach(() => {
  ;[lines, timers, heard, states] = [[], [], [], []]
  socket = new Socket({
    open: () => {
      const line = new Line1()
      lines.push(line)
      return line
    },
    later: (run, ms) => timers.push({ run, ms, off: false }),
    never: (timer) => {
      const found = timers[timer - 1]
      if (found) found.off = true
    },
    chance: () => 0.5,
  })
})

function latest(): Line1 {
  return lines.at(-1)!
}

function due(): void {
  const next = timers.filter((timer) => !timer.off).at(-1)!
  next.off = true
  next.run()
}

describe('the socket', () => {
  test('enters with the latest event that is known', () => {
    socket.enter(guest)
    latest().up()

    expect(latest().said).toEqual([{ t: 'enter', match: 'm', after: 7 }])
  })

  test('sends what was not answered again, with the same id, after the line was lost', () => {
    socket.enter(guest)
    latest().up()
    void socket.send({ t: 'play', match: 'm', seat: 0, seen: 7, moves: ['pass'] })
    const first = lines[0]!.said.at(-1)
    latest().down()
    due()
    latest().up()

    expect(lines).toHaveLength(2)
    expect(latest().said.at(-1)).toEqual(first)
  })

  test('answers a command once, with what answers it', async () => {
    socket.enter(guest)
    latest().up()
    const answer = socket.send({ t: 'undo', match: 'm', seat: 0, seen: 7 })
    const { id } = latest().said.at(-1) as { id: string }
    latest().hear({ t: 'done', id, seq: 8 })

    expect(await answer).toEqual({ t: 'done', id, seq: 8 })
    expect(heard).toEqual([])
  })

  test('asks a busy server again', () => {
    socket.enter(guest)
    latest().up()
    void socket.send({ t: 'undo', match: 'm', seat: 0, seen: 7 })
    const { id } = latest().said.at(-1) as { id: string }
    latest().hear({ t: 'refused', id, code: 'busy', reason: '', clause: '', legal: [], seq: 0 })
    const before = latest().said.length
    due()

    expect(latest().said.length).toBe(before + 1)
  })

  test('waits longer after every loss', () => {
    socket.enter(guest)
    const waits = [0, 1, 2].map(() => {
      latest().down()
      const wait = timers.at(-1)!.ms
      due()
      return wait
    })

    expect(waits).toEqual([187.5, 375, 750])
  })

  test('gives a silent line up', () => {
    socket.enter(guest)
    latest().up()
    due()
    expect(latest().said.at(-1)).toEqual({ t: 'ping' })
    due()

    expect(states.at(-1)).toBe('lost')
  })
})

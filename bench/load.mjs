// A load on a running server: real matches under the full rules, four sockets each, and each socket a seat of its own.
//
//   node bench/load.mjs <address> <matches> <think ms> <seconds> [server's process]    -> one line of JSON
//
// Whoever is to decide waits (think ± 50 %), plays a random legal move, and the clock runs until all four sockets of the
// match have been told of it. With the number of the server's process it also tells what a move costs there. Stops by
// itself; the address must be this machine's own.

import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

const [address, matches, think, seconds] = [process.argv[2], +process.argv[3], +process.argv[4], +process.argv[5]]
if (!/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(address)) throw new Error('only this machine, please')
const SEATS = 4
const SERVER = process.argv[6]
const HEADERS = { 'content-type': 'application/json', 'x-elvenhold': '1' }
const SETTLE = Math.max(1500, think * 2)
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
const tally = { own: [], all: [], moves: 0, told: 0, bytes: 0, refused: 0, over: 0, lost: 0, measuring: false }

async function ask(path, body, cookie = '') {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...HEADERS, ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return { said: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
}

async function open() {
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'open' }))
  const { said, cookie } = await ask('/api/matches', { game: 'elfenland', seats })
  const links = await ask(`/api/matches/${said.match}/links`, undefined, cookie)
  const room = { id: said.match, sockets: [], pending: null, seq: 0, ended: false }
  await Promise.all(links.said.seats.map((link) => enter(room, link)))
  return room
}

function enter(room, { seat, key }) {
  return new Promise((done) => {
    const socket = new WebSocket(address.replace('http', 'ws') + '/wire')
    room.sockets[seat] = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'enter', match: room.id, key }))
      done()
    }
    socket.onclose = () => (tally.lost += 1)
    socket.onerror = () => done()
    socket.onmessage = ({ data }) => hear(room, seat, data)
  })
}

function hear(room, seat, data) {
  const now = performance.now()
  if (tally.measuring) {
    tally.told += 1
    tally.bytes += data.length
  }
  const said = JSON.parse(data)
  if (said.t === 'refused') tally.refused += 1
  if (said.t === 'table' && said.view && said.may) room.next = { seat, may: said.may, seq: said.events.at(-1)?.seq ?? said.seq }
  if (said.t === 'happened') happened(room, seat, said, now)
}

function happened(room, seat, said, now) {
  if (said.may) room.next = { seat, may: said.may, seq: said.events.at(-1).seq }
  if (said.result && !room.ended) {
    room.ended = true
    tally.over += 1
  }
  const pending = room.pending
  if (!pending || said.events[0].seq !== pending.seen + 1) return
  if (seat === pending.seat && tally.measuring) tally.own.push(now - pending.since)
  pending.left -= 1
  if (pending.left) return
  if (tally.measuring) {
    tally.all.push(now - pending.since)
    tally.moves += 1
  }
  room.pending = null
  later(room)
}

function later(room) {
  if (room.ended) return
  if (think) setTimeout(play, think * (0.5 + Math.random()), room)
  else play(room)
}

function play(room) {
  const next = room.next
  if (!next || room.ended) return
  const heads = Object.keys(next.may)
  const head = heads[Math.floor(Math.random() * heads.length)]
  const words = next.may[head]
  const move = words.length ? `${head} ${words[Math.floor(Math.random() * words.length)]}` : head
  room.next = null
  room.pending = { seat: next.seat, seen: next.seq, left: SEATS, since: performance.now() }
  const command = { t: 'play', match: room.id, id: `c${next.seq}`, seat: next.seat, seen: next.seq, moves: [move] }
  room.sockets[next.seat].send(JSON.stringify(command))
}

// Seconds of work that the server has done so far; Linux counts them in hundredths, behind the name in brackets.
function worked() {
  if (!SERVER) return null
  const fields = readFileSync(`/proc/${SERVER}/stat`, 'utf8').split(') ')[1].split(' ')
  return (+fields[11] + +fields[12]) / 100
}

const at = (list, share) => (list.length ? +list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))].toFixed(2) : null)

const begun = performance.now()
const rooms = []
for (let i = 0; i < matches; i += 10) rooms.push(...(await Promise.all(Array.from({ length: Math.min(10, matches - i) }, open))))
const connecting = (performance.now() - begun) / 1000
await sleep(1000)
for (const room of rooms) setTimeout(play, Math.random() * think * 2, room)
await sleep(SETTLE)
const cpu = process.cpuUsage()
const before = worked()
tally.measuring = true
const from = performance.now()
await sleep(seconds * 1000)
tally.measuring = false
const took = (performance.now() - from) / 1000
const used = process.cpuUsage(cpu)
const work = SERVER ? worked() - before : null
console.log(
  JSON.stringify({
    matches, sockets: matches * SEATS, think, moves_s: +(tally.moves / took).toFixed(1), told_s: +(tally.told / took).toFixed(1),
    bytes_each: Math.round(tally.bytes / Math.max(tally.told, 1)), own_p50: at(tally.own, 0.5), own_p99: at(tally.own, 0.99),
    all_p50: at(tally.all, 0.5), all_p99: at(tally.all, 0.99), all_max: at(tally.all, 1), refused: tally.refused, over: tally.over,
    lost: tally.lost, opened_s: +connecting.toFixed(1), load_cpu: +((used.user + used.system) / 1e6 / took).toFixed(2),
    ...(work === null ? {} : { server_cpu: +(work / took).toFixed(2), us_move: Math.round((work / tally.moves) * 1e6) }),
  }),
)
process.exit(0)

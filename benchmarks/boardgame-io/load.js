// Plays on a boardgame.io server with `game.js`, four WebSockets a table, and prints one line of JSON:
// `node load.js --url http://127.0.0.1:PORT --tables N --rate R --seconds S`. R is moves a second over all tables;
// with 0 every table always has exactly one move under way.

'use strict'

const { parseArgs } = require('node:util')
const { setTimeout: sleep } = require('node:timers/promises')
const { io } = require('socket.io-client')
const game = require('./game.js')

const WARM_UP_MS = 2000
const TIMEOUT_MS = 10_000
const TABLES_AT_ONCE = 8 // while they are set up

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    tables: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
  },
})
const { url } = values
const tableCount = Number(values.tables)
const rate = Number(values.rate)
const seconds = Number(values.seconds)

const pick = (items) => items[Math.floor(Math.random() * items.length)]

function shuffled(items) {
  const rest = [...items]
  return items.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0])
}

// What the measurement has seen so far; `measuring` is false before and after it.
const seen = { measuring: false, over: false, latencies: [], refused: 0 }

class Table {
  // A table has at most one move under way. It is over when all four clients have its update.
  #move = null
  #clients = []

  onFree = () => {}

  get free() {
    return this.#move === null
  }

  async open() {
    const { matchID } = await post('create', { numPlayers: game.maxPlayers })
    this.matchID = matchID
    for (let seat = 0; seat < game.maxPlayers; seat += 1) {
      const playerID = String(seat)
      const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `Player ${seat}` })
      this.#clients.push(await this.#connect(playerID, playerCredentials))
    }
  }

  #connect(playerID, credentials) {
    const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true, reconnection: false })
    const client = { playerID, credentials, socket, state: null }
    socket.on('update', (matchID, state) => this.#onUpdate(client, state))
    socket.on('sync', (matchID, { state }) => { client.state = state })
    socket.on('disconnect', (reason) => fail(`a client lost its connection: ${reason}`))
    return new Promise((resolve) => {
      socket.on('connect_error', fail)
      socket.on('connect', () => socket.emit('sync', this.matchID, playerID, credentials, game.maxPlayers))
      // The first broadcast that reaches a client shows that the server counts it among those of the match.
      socket.once('matchData', () => resolve(client))
    })
  }

  // Like a player at a screen, the mover uses only what the server has sent to that player.
  play() {
    const { ctx } = this.#clients[0].state
    const playerID = ctx.activePlayers ? pick(Object.keys(ctx.activePlayers)) : ctx.currentPlayer
    const mover = this.#clients[playerID]
    const [type, ...args] = decide(mover.state.G, ctx.phase, playerID)
    const stateID = mover.state._stateID
    const timer = setTimeout(() => this.#end(true), TIMEOUT_MS)
    this.#move = { mover, stateID, timer, missing: this.#clients.length, started: performance.now() }
    const payload = { type, args, playerID, credentials: mover.credentials }
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.matchID, playerID)
  }

  // A refused move either returns the old state once more or, if it was stale, nothing at all.
  #onUpdate(client, state) {
    client.state = state
    const move = this.#move
    if (move === null) return
    if (state._stateID !== move.stateID + 1) {
      if (client === move.mover) this.#end(true)
      return
    }
    if (client === move.mover && seen.measuring) seen.latencies.push(performance.now() - move.started)
    move.missing -= 1
    if (move.missing === 0) this.#end(false)
  }

  #end(refused) {
    clearTimeout(this.#move.timer)
    this.#move = null
    if (refused) seen.refused += 1
    this.onFree()
  }
}

function decide(G, phase, playerID) {
  const { money, tickets } = G.players[playerID]
  if (phase === 'evaluation') return ['layTickets', shuffled(tickets).slice(0, G.lots.length)]
  const places = [...G.lots.keys()].filter((place) => G.lots[place].buyer === null && G.lots[place].price <= money)
  return places.length > 0 ? ['buy', pick(places)] : ['pass']
}

async function post(path, body) {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${url}/games/${game.name}/${path}`, request)
  if (!answer.ok) fail(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function fail(why) {
  console.error(why)
  process.exit(1)
}

async function openTables() {
  const tables = Array.from({ length: tableCount }, () => new Table())
  const waiting = [...tables]
  const worker = async () => {
    while (waiting.length > 0) await waiting.pop().open()
  }
  await Promise.all(Array.from({ length: TABLES_AT_ONCE }, worker))
  return tables
}

function saturate(tables) {
  for (const table of tables) {
    table.onFree = () => { if (!seen.over) table.play() }
    table.play()
  }
}

// Open loop: moves fall due at fixed times, whether or not the server keeps up. They go round the tables; a table with
// a move under way is passed over, and if all have one, the move that is due is left out.
async function pace(tables) {
  let next = 0
  const nextFree = () => {
    for (let tried = 0; tried < tables.length; tried += 1) {
      const table = tables[next]
      next = (next + 1) % tables.length
      if (table.free) return table
    }
  }
  const started = performance.now()
  for (let due = 0; !seen.over; due += 1) {
    const wait = started + (due * 1000) / rate - performance.now()
    if (wait > 0) await sleep(wait)
    if (!seen.over) nextFree()?.play()
  }
}

function percentile(sorted, share) {
  if (sorted.length === 0) return null
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(3))
}

async function main() {
  const tables = await openTables()
  if (rate > 0) pace(tables).catch(fail)
  else saturate(tables)

  await sleep(WARM_UP_MS)
  seen.measuring = true
  const started = performance.now()
  await sleep(seconds * 1000)
  seen.measuring = false
  seen.over = true
  const elapsed = (performance.now() - started) / 1000
  // Moves still under way are not measured, but must not have been lost.
  while (!tables.every((table) => table.free)) await sleep(10)

  const sorted = Float64Array.from(seen.latencies).sort()
  const result = {
    tables: tableCount,
    rate,
    moves: sorted.length,
    seconds: Number(elapsed.toFixed(3)),
    moves_per_second: Number((sorted.length / elapsed).toFixed(1)),
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
    refused: seen.refused,
  }
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
}

main().catch(fail)

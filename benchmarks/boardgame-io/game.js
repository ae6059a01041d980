// A stand-in for Tsukiji as a boardgame.io game: four players, moves, secrets and a state of about the same size.
// Not the rules of Tsukiji, only their weight: everyone places five secret tickets at the same time, then all buy in
// turn. When the deck runs out everything starts again, so that a load can run for any length of time.

'use strict'

const { INVALID_MOVE, Stage } = require('boardgame.io/core')

const PLAYERS = 4
const LOTS = 5
const CARDS_A_LOT = 3
const PRODUCTS = 6 // the last one has no marker on the market
const CARDS_A_PRODUCT = 21
const MARKERS = 5
const TRACK = 60

const TICKETS = ['0', '1', '2', '3', '4', 'annul', '-1', '+6', 'x2']
const REUSABLE = TICKETS.slice(0, LOTS)
const ADDS = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, annul: 0, '-1': -1, '+6': 6, x2: 0 }

const START_MONEY = [48, 51, 54, 57]
const PASS_INCOME = 3
const PRICES = [15, 12, 9, 6, 3] // most expensive lot first
const STEPS = [4, 2, 1, 0, -1] // how far the markers of a lot's cards go, most expensive lot first

const range = (end) => Array.from({ length: end }, (_, index) => index)

function newDeal(random) {
  return {
    round: 0,
    first: random.Die(PLAYERS) - 1,
    deck: random.Shuffle(range(PRODUCTS * CARDS_A_PRODUCT).map((card) => card % PRODUCTS)),
    market: random.Shuffle(range(MARKERS).map((marker) => marker + 1)),
    lots: [],
    purchases: 0,
    players: Object.fromEntries(
      range(PLAYERS).map((seat) => [
        seat,
        { money: START_MONEY[seat], tickets: TICKETS, laid: null, rows: range(PRODUCTS).map(() => []) },
      ]),
    ),
  }
}

function beginRound({ G, random }) {
  if (G.deck.length < LOTS * CARDS_A_LOT) Object.assign(G, newDeal(random))
  G.round += 1
  G.lots = range(LOTS).map(() => ({ cards: G.deck.splice(-CARDS_A_LOT), value: null, price: null, buyer: null }))
}

// boardgame.io asks a phase's `endIf` before its `onBegin`, so the round that ends has to clear what both ask for.
function endRound({ G }) {
  G.first = (G.first + 1) % PLAYERS
  G.purchases = 0
  for (const player of Object.values(G.players)) player.laid = null
}

// Reveals the tickets: gives every lot its price, moves the markers, and takes the special tickets away.
function valueLots({ G }) {
  const players = Object.values(G.players)
  G.lots.forEach((lot, place) => {
    const laid = players.map((player) => player.laid[place])
    const sum = laid.reduce((total, ticket) => total + ADDS[ticket], 0)
    lot.value = laid.includes('annul') ? 0 : sum * (laid.includes('x2') ? 2 : 1)
  })
  const ranked = [...G.lots].sort((one, other) => other.value - one.value)
  ranked.forEach((lot, rank) => {
    lot.price = PRICES[rank]
    for (const card of lot.cards) {
      if (card < MARKERS) G.market[card] = Math.min(TRACK, Math.max(1, G.market[card] + STEPS[rank]))
    }
  })
  for (const player of players) {
    player.tickets = player.tickets.filter((ticket) => REUSABLE.includes(ticket) || !player.laid.includes(ticket))
  }
}

function layTickets({ G, playerID }, tickets) {
  const player = G.players[playerID]
  const legal =
    player.laid === null &&
    Array.isArray(tickets) &&
    tickets.length === LOTS &&
    new Set(tickets).size === LOTS &&
    tickets.every((ticket) => player.tickets.includes(ticket))
  if (!legal) return INVALID_MOVE
  player.laid = tickets
}

function buy({ G, playerID }, place) {
  const player = G.players[playerID]
  const lot = G.lots[place]
  if (!lot || lot.buyer !== null || lot.price > player.money) return INVALID_MOVE
  player.money -= lot.price
  lot.buyer = playerID
  for (const card of lot.cards) player.rows[card].push(card)
  G.purchases += 1
}

function pass({ G, playerID }) {
  G.players[playerID].money += PASS_INCOME
  G.purchases += 1
}

// Nobody sees the deck; while tickets are laid, of the others' one sees only who has finished.
function playerView({ G, ctx, playerID }) {
  const { deck, ...open } = G
  if (ctx.phase !== 'evaluation') return { ...open, cardsLeft: deck.length }
  const players = {}
  for (const [seat, player] of Object.entries(G.players)) {
    const hidden = seat !== playerID && player.laid !== null
    players[seat] = hidden ? { ...player, laid: 'hidden' } : player
  }
  return { ...open, players, cardsLeft: deck.length }
}

module.exports = {
  name: 'fish-market',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => newDeal(random),
  playerView,
  phases: {
    evaluation: {
      start: true,
      next: 'purchase',
      onBegin: beginRound,
      onEnd: valueLots,
      endIf: ({ G }) => Object.values(G.players).every((player) => player.laid !== null),
      turn: { activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 } },
      moves: {
        // Players place tickets at the same time: without `ignoreStaleStateID` the second of two moves would be lost.
        layTickets: { move: layTickets, redact: true, ignoreStaleStateID: true },
      },
    },
    purchase: {
      next: 'evaluation',
      onEnd: endRound,
      endIf: ({ G }) => G.purchases === PLAYERS,
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
      },
      moves: { buy, pass },
    },
  },
}

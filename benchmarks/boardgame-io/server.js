// Serves `game.js` with boardgame.io as it comes, in-memory storage and Socket.IO: `node server.js PORT`.
// Listens on the loopback address only and prints `ready` when it does. `package.json` holds koa-compose at 4.1.0:
// with 4.2.0, which boardgame.io 0.50.2 would get today, all requests to its lobby are answered with 404.

'use strict'

// Before boardgame.io is loaded: in development it logs more and checks every move for what cannot be serialised.
process.env.NODE_ENV ??= 'production'

const { Server } = require('boardgame.io/server')
const game = require('./game.js')

const host = '127.0.0.1'
const port = Number(process.argv[2])
if (!Number.isInteger(port) || port < 1) {
  console.error('usage: node server.js PORT')
  process.exit(2)
}

process.on('SIGTERM', () => process.exit(0))

const server = Server({ games: [game], origins: [`http://${host}:${port}`] })
// boardgame.io has no option for the address, but hands its `port` to `net.Server.listen` as it is.
server.run({ port: { host, port }, callback: () => console.log('ready') })

"""The REST interface, by subject. `/api/openapi.json` describes it; live play is `socket.py`."""

from uogashi.server.web.routes import brought, games, guests, health, moves, replays, seats, tables

HANDLERS = [
    handler for routes in (guests, games, brought, tables, seats, moves, replays, health) for handler in routes.HANDLERS
]

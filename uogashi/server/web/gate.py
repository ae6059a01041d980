"""The gate: what every request passes before it is answered, and how a refusal is answered."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from uogashi.core.errors import Refusal
from uogashi.server.house import House, Unplayed
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable
from uogashi.server.web.answers import Problem
from uogashi.server.web.identity import SAFE_METHODS, bearer_token, check_csrf, check_origin, identify
from uogashi.server.web.limits import ENTRIES_A_UNIT, WAKE_COST, Limits, client_of

STATUS = {
    "guest-unknown": 401,
    "token-unknown": 401,
    "way-back-unknown": 401,
    "guest-banned": 403,
    "origin-foreign": 403,
    "csrf-missing": 403,
    "table-private": 403,
    "seat-not-yours": 403,
    "seat-needs-link": 403,
    "table-unknown": 404,
    "game-unknown": 404,
    "language-unknown": 404,
    "rules-missing": 404,
    "seat-unknown": 404,
    "step-unknown": 404,
    "move-late": 409,
    "move-id-used": 409,
    "name-taken": 409,
    "seat-secret": 409,
    "seat-sat": 409,
    "seat-taken": 409,
    "seat-present": 409,
    "seat-second": 409,
    "table-restless": 409,
    "tables-no-room": 409,
    "table-over": 409,
    "table-not-over": 409,
    "table-not-begun": 409,
    "too-many-requests": 429,
    "store-lost": 503,
}
"""Which refusal is which status; all others are 400."""


# --- who is asking -------------------------------------------------------------------------------------------------


class Gate:
    """What every request passes before it is answered."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits

    async def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if handler.opt.get("gate") is False:
            return
        if "cost" in handler.opt:
            await self.limits.requests.wait(client_of(connection.scope), handler.opt["cost"])
        guest = await identify(connection, self.house)
        connection.scope["state"]["guest"] = guest
        if connection.scope.get("method") in SAFE_METHODS or bearer_token(connection) is not None:
            return
        if handler.opt.get("anybody"):
            if "origin" in connection.headers:
                check_origin(connection, self.house.settings)
            return
        if guest is None:
            raise Refusal("guest-unknown")
        check_origin(connection, self.house.settings)
        check_csrf(connection, guest, self.house)


def provide_asker(request: Request[Any, Any, Any]) -> Guest | None:
    guest: Guest | None = request.scope["state"].get("guest")
    return guest


def provide_person(request: Request[Any, Any, Any]) -> Guest:
    guest = provide_asker(request)
    if guest is None:
        raise Refusal("guest-unknown")
    return guest


def address(house: House) -> str:
    """What links begin with: where people reach this server, if it knows. What a request says about that may be
    forged: without `public_url`, links are paths, and lead to wherever their reader is.
    """
    return house.settings.public_url.rstrip("/")


# --- what it costs ---------------------------------------------------------------------------------------------------


async def find_and_pay(
    table: str, house: House, limits: Limits, request: Request[Any, Any, Any], times: float, readable: bool = True
) -> LiveTable:
    """The cost of a table whose game is replayed this often; a sleeping or missing one also costs a lookup."""
    address = client_of(request.scope)
    if table not in house.tables.live:
        await limits.requests.wait(address, WAKE_COST)
    live = await (house.table(table) if readable else house.any_table(table))
    if times:
        await limits.requests.wait(address, times * len(live.log) / ENTRIES_A_UNIT)
    return live


# --- refusals ------------------------------------------------------------------------------------------------------


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer; after a refused move, with the table as its player sees it now."""
    house: House = request.app.state.house
    house.metrics.refusals[refusal.message.id] += 1
    status = STATUS.get(refusal.message.id, 400)
    headers = {"retry-after": str(refusal.message.arguments["seconds"])} if status == 429 else {}
    position = refusal.position if isinstance(refusal, Unplayed) else None
    return Response(Problem(refusal.message, position), status_code=status, headers=headers)

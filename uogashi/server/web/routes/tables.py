"""Tables: lists of them, new ones, and a table as the client sees it."""

from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from uogashi.core.errors import Refusal
from uogashi.server.house import House
from uogashi.server.messages import TableInfo
from uogashi.server.store.rows import OPEN, OVER, Guest, Summary
from uogashi.server.table import table_info
from uogashi.server.web.answers import PROBLEMS, Links, TableState
from uogashi.server.web.bodies import TableBody
from uogashi.server.web.gate import address, find_and_pay
from uogashi.server.web.limits import BYTES_A_UNIT, client_of
from uogashi.server.web.parameters import Asker, LinkHeader, Person, ReaderSeat, TableInPath, TheHouse, TheLimits

# --- lists ---------------------------------------------------------------------------------------------------------


def listed(found: list[Summary], guest: Guest | None, house: House) -> list[TableInfo]:
    infos = []
    for summary in found:
        live = house.tables.live.get(summary.table.id)
        present = {seat.guest for seat in live.seats if live.present(seat.guest)} if live is not None else set()
        unreadable = live.unreadable if live is not None else house.games.why_unreadable(summary.table)
        infos.append(table_info(summary.table, summary.seats, guest.id if guest else None, present, unreadable))
    return infos


@get("/api/lobby", summary="Public tables, the latest first", responses=PROBLEMS, opt={"cost": 1})
async def get_lobby(
    asker: Asker,
    house: TheHouse,
    which: FromQuery[Literal["open", "running", "over"]] = "open",
    before: Annotated[int | None, QueryParameter(ge=0, lt=1 << 53, description="Last changed before this.")] = None,
) -> list[TableInfo]:
    return listed(await house.lobby(which, before), asker, house)


@get("/api/tables", summary="Your tables, those first that wait for you", responses=PROBLEMS, opt={"cost": 1})
async def get_tables(person: Person, house: TheHouse) -> list[TableInfo]:
    return listed(await house.tables_of(person), person, house)


# --- a table -------------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Make a table", responses=PROBLEMS, opt={"cost": 4})
async def post_table(data: JSONBody[TableBody], person: Person, house: TheHouse) -> TableInfo:
    table = await house.create(
        person,
        data.game,
        data.seats,
        names=data.names,
        options=data.options,
        components=data.components,
        public=data.public,
        undo=data.undo,
        takeover=data.takeover,
    )
    return table.info(person.id)


@get("/api/tables/{table:str}", summary="A table as you see it", responses=PROBLEMS)
async def get_table(
    table: TableInPath,
    asker: Asker,
    house: TheHouse,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    seat: ReaderSeat = None,
    since: Annotated[int, QueryParameter(ge=0, lt=1 << 31)] = 0,
    link: LinkHeader = None,
) -> TableState:
    await find_and_pay(table, house, limits, request, 0, readable=False)
    live = await house.readable_table(asker, table, seat, link)
    log: Any = house.logs.since(live, seat, since)
    limits.requests.charge(client_of(request.scope), len(log) / BYTES_A_UNIT)
    return TableState(live.info(asker.id if asker else None), log, live.position(seat))


@get("/api/tables/{table:str}/links", summary="Links to invite others with", responses=PROBLEMS)
async def get_links(table: TableInPath, person: Person, house: TheHouse) -> Links:
    live = await house.table(table)
    host = live.row.host == person.id
    if not host and not live.seats_of(person.id):
        raise Refusal("seat-not-yours")
    base = f"{address(house)}/table/{table}"
    free = [seat.number for seat in live.seats if host and seat.guest is None and live.row.state != OVER]
    seats = {str(number): f"{base}#{house.signer.seat_link(table, number)}" for number in free}
    inviting = host and live.row.state == OPEN and any(seat.open for seat in live.seats)
    join = f"{base}#{house.signer.join_link(table)}" if inviting else None
    return Links(seats, join, f"{base}#{house.signer.watch_link(table)}")


HANDLERS = [get_lobby, get_tables, post_table, get_table, get_links]

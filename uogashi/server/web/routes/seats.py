"""Seats: sitting down, leaving, letting a bot play on, ending before the end, playing again with the same people."""

from litestar import post
from litestar.params import JSONBody

from uogashi.server.messages import TableInfo
from uogashi.server.web.answers import PROBLEMS
from uogashi.server.web.bodies import EndBody, SeatBody, StandInBody, TakeBody
from uogashi.server.web.parameters import Person, SeatInPath, TableInPath, TheHouse


@post(
    "/api/tables/{table:str}/seats/{seat:int}/take",
    summary="Sit down, or be ready",
    responses=PROBLEMS,
    status_code=200,
)
async def post_take(
    table: TableInPath, seat: SeatInPath, data: JSONBody[TakeBody], person: Person, house: TheHouse
) -> TableInfo:
    return (await house.take(person, table, seat, data.random, data.link)).info(person.id)


@post("/api/tables/{table:str}/leave", summary="Give up your seat", responses=PROBLEMS, status_code=200)
async def post_leave(table: TableInPath, data: JSONBody[SeatBody], person: Person, house: TheHouse) -> TableInfo:
    await house.leave(person, table, data.seat)
    return (await house.any_table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand-in",
    summary="Let a bot play on",
    responses=PROBLEMS,
    status_code=200,
)
async def post_stand_in(
    table: TableInPath, seat: SeatInPath, data: JSONBody[StandInBody], person: Person, house: TheHouse
) -> TableInfo:
    await house.stand_in(person, table, seat, data.bot)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/back",
    summary="Come back to your seat",
    responses=PROBLEMS,
    status_code=200,
)
async def post_back(table: TableInPath, seat: SeatInPath, person: Person, house: TheHouse) -> TableInfo:
    await house.come_back(person, table, seat)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/resign", summary="Give the game up", responses=PROBLEMS, status_code=200
)
async def post_resign(table: TableInPath, seat: SeatInPath, person: Person, house: TheHouse) -> TableInfo:
    await house.resign(person, table, seat)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/end",
    summary="Offer or accept to end here",
    responses=PROBLEMS,
    status_code=200,
)
async def post_end(
    table: TableInPath, seat: SeatInPath, data: JSONBody[EndBody], person: Person, house: TheHouse
) -> TableInfo:
    await house.agree_to_end(person, table, seat, data.agree)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again with the same people",
    responses=PROBLEMS,
    status_code=200,
    opt={"cost": 4},
)
async def post_rematch(table: TableInPath, person: Person, house: TheHouse) -> TableInfo:
    return (await house.rematch(person, table)).info(person.id)


HANDLERS = [post_take, post_leave, post_stand_in, post_back, post_resign, post_end, post_rematch]

"""Records, and games to look back on."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter
from litestar.response import Stream

from uogashi.server.replays import Replay, Step
from uogashi.server.web.answers import PROBLEMS
from uogashi.server.web.caching import A_DAY
from uogashi.server.web.gate import find_and_pay
from uogashi.server.web.parameters import Asker, LinkHeader, ReaderSeat, TableInPath, TheHouse, TheLimits

REPLAY_TIMES = 2
"""A whole replay shows each entry, and may have to play it first."""

encode = msgspec.json.Encoder().encode


@get("/api/tables/{table:str}/record", summary="The record, as far as you may know it", responses=PROBLEMS)
async def get_record(
    table: TableInPath,
    asker: Asker,
    house: TheHouse,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    seat: ReaderSeat = None,
    link: LinkHeader = None,
) -> Response[dict[str, Any]]:
    await find_and_pay(table, house, limits, request, 1)
    record = await house.record(asker, table, seat, link)
    return Response(record, headers={"content-disposition": f'attachment; filename="{record["game"]}-{table}.json"'})


@get("/api/tables/{table:str}/replay", summary="The game step by step, as you saw it", responses=PROBLEMS)
async def get_replay(
    table: TableInPath,
    asker: Asker,
    house: TheHouse,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    seat: ReaderSeat = None,
    link: LinkHeader = None,
) -> Response[list[Step]]:
    await find_and_pay(table, house, limits, request, REPLAY_TIMES)
    replay = await house.replay(asker, table, seat, link)
    answer: Any = Stream(write_steps(replay), media_type=MediaType.JSON, headers=kept_a_day(replay))
    return answer  # type: ignore[no-any-return]


async def write_steps(replay: Replay) -> AsyncIterator[bytes]:
    """All steps as one list: some are made and sent, then others have their turn."""
    before = b"["
    async for some in replay.steps():
        yield before + encode(some)[1:-1]
        before = b","
    yield b"]"


def kept_a_day(replay: Replay) -> dict[str, str]:
    """A game that is over does not change any more."""
    return {"cache-control": A_DAY} if replay.over else {}


@get("/api/tables/{table:str}/replay/{step:int}", summary="One step of the game", responses=PROBLEMS)
async def get_step(
    table: TableInPath,
    step: Annotated[int, PathParameter(ge=0, lt=1 << 31)],
    asker: Asker,
    house: TheHouse,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    seat: ReaderSeat = None,
    link: LinkHeader = None,
) -> Response[Step]:
    await find_and_pay(table, house, limits, request, 0 if house.replays.knows(table) else 1)
    replay = await house.replay(asker, table, seat, link)
    return Response(replay.step(step), headers=kept_a_day(replay))


HANDLERS = [get_record, get_replay, get_step]

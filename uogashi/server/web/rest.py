"""The REST interface: guests, lists, tables, records. `/api/openapi.json` describes it; live play is `socket.py`."""

import typing
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from uogashi import __version__
from uogashi.bots import BOT_NAMES
from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import ArgumentKind
from uogashi.server.house import House, Unplayed
from uogashi.server.links import TOKEN, WAY_BACK, new_guest_id
from uogashi.server.messages import (
    MOST_SEATS,
    PROTOCOL,
    Bot,
    Decisions,
    EntryInfo,
    Link,
    MoveId,
    Name,
    Position,
    Random,
    SeatNumber,
    Seq,
    TableInfo,
    socket_schema,
)
from uogashi.server.replays import Replay, Step
from uogashi.server.store.rows import OPEN, OVER, Guest, Summary
from uogashi.server.table import LiveTable, table_info
from uogashi.server.web.caching import A_DAY, Prepared
from uogashi.server.web.identity import (
    SAFE_METHODS,
    bearer_token,
    check_csrf,
    check_origin,
    end_cookie,
    identify,
    make_cookie,
    read_pass,
)
from uogashi.server.web.limits import BYTES_A_UNIT, ENTRIES_A_UNIT, WAKE_COST, Limits, client_of
from uogashi.text import choose_language, read_game_texts
from uogashi.text.markdown import HtmlRules, rules_as_html

encode = msgspec.json.Encoder().encode
# --- what is sent --------------------------------------------------------------------------------------------------


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NameBody(Body, frozen=True):
    """A name of one's choice."""

    name: Name


class BackBody(Body, frozen=True):
    """What stands behind the # of a way-back link."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class TableBody(Body, frozen=True):
    """A new table. A seat is `me`, `open` or the name of a bot; `components` has the figures that differ."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(min_length=1, max_length=MOST_SEATS)
    ]
    names: Annotated[list[Name | None], msgspec.Meta(max_length=MOST_SEATS)] | None = None
    """What the seats that are `me` are called, if several people play on one screen; null: as the guest is called."""
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    public: bool = False
    undo: bool = True
    takeover: bool = True


class TakeBody(Body, frozen=True):
    """To sit down: 16 random bytes for the shuffle, needed before the game begins; the link, where one is needed."""

    random: Random | None = None
    link: Link | None = None


class SeatBody(Body, frozen=True):
    """Which of one's seats; without it, all."""

    seat: SeatNumber | None = None


class StandInBody(Body, frozen=True):
    """Who plays on."""

    bot: Bot = BOT_NAMES[-1]


class EndBody(Body, frozen=True):
    """Whether the game shall end here."""

    agree: bool


class MoveBody(Body, frozen=True):
    """Decisions of one seat, all or none."""

    seat: SeatNumber
    after: Seq
    id: MoveId
    decisions: Decisions


class UndoBody(Body, frozen=True):
    """Take back the latest entry of one seat."""

    seat: SeatNumber
    after: Seq
    id: MoveId


# --- what is answered ----------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a message of the catalogue. To whoever could not play, how it looks now."""

    why: Message
    position: Position | None = None


class Me(msgspec.Struct, frozen=True):
    """Who you are. Whatever a browser changes must carry `csrf` in the header X-Uogashi-CSRF."""

    name: str | None
    csrf: str


class Secret(msgspec.Struct, frozen=True):
    """Something to keep for yourself: with it, anybody is you."""

    secret: str


class NewGuest(msgspec.Struct, frozen=True):
    """What a program needs to be this guest: the token goes into the header `Authorization: Bearer …`."""

    name: str
    token: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that is played here."""

    game: str
    rules: str
    fewest_players: int
    most_players: int
    options: dict[str, Any]
    """As they are if nothing is said."""
    variant: dict[str, Any]
    """The options that switch everything on."""
    offers: dict[str, list[Any]]
    """What a table may choose for an option instead: one value to switch on, or several to choose among."""
    recommends: dict[str, dict[str, Any]]
    """By number of players: what such a table does well to choose."""
    bots: list[str]


class Figures(msgspec.Struct, frozen=True):
    """Every figure of a game, and where each comes from."""

    figures: dict[str, Any]
    origins: dict[str, Any]


class Words(msgspec.Struct, frozen=True):
    """What a client needs to speak of a game: its sentences as a Fluent file, and what the arguments of facts are."""

    language: str
    texts: str
    facts: dict[str, dict[str, ArgumentKind]]


class Links(msgspec.Struct, frozen=True):
    """For whoever made the table the link of each seat that can be taken, and one for all open seats together; for all
    who sit there, that to watch.
    """

    seats: dict[str, str]
    join: str | None
    """None once no seat is open any more."""
    watch: str


class TableState(msgspec.Struct, frozen=True):
    """A table as its reader sees it."""

    info: TableInfo
    log: list[EntryInfo]
    position: Position | None


class DoneBody(msgspec.Struct, frozen=True):
    """It is stored, as this entry of the log."""

    seq: int


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "store-lost"]
    version: str
    protocol: int


PROBLEMS = {
    400: ResponseSpec(Problem, description="It cannot be done, or the request cannot be read"),
    401: ResponseSpec(Problem, description="Nobody knows who is asking"),
    403: ResponseSpec(Problem, description="Not for you"),
    404: ResponseSpec(Problem, description="There is no such thing"),
    405: ResponseSpec(Problem, description="Not in this way"),
    409: ResponseSpec(Problem, description="Too late, or not at this moment"),
    413: ResponseSpec(Problem, description="Too much"),
    429: ResponseSpec(Problem, description="Too often"),
    503: ResponseSpec(Problem, description="The store does not answer; ask again"),
}
UNCHANGED = {304: ResponseSpec(None, description="You have it already: it has not changed")}
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

TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{14}(?!\n)$", description="The table's id.")]
GameName = Annotated[str, PathParameter(max_length=32, description="The name of a game.")]
Language = Annotated[str, PathParameter(max_length=35, description="A language tag such as `nl` or `pt-BR`.")]
Seat = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
ReaderSeat = Annotated[
    int | None, QueryParameter(ge=0, lt=MOST_SEATS, description="Through this seat; without it, as a spectator.")
]
LinkHeader = Annotated[
    str | None, HeaderParameter(name="X-Uogashi-Link", max_length=100, description="A link, for a private table.")
]
Asker = NamedDependency[Guest | None]
Person = NamedDependency[Guest]
TheHouse = NamedDependency[House]
TheLimits = NamedDependency[Limits]
ThePrepared = NamedDependency[Prepared]


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
    anybody's: without `public_url`, links are paths, and lead to wherever their reader is.
    """
    return house.settings.public_url.rstrip("/")


# --- guests --------------------------------------------------------------------------------------------------------


def me(guest: Guest, house: House) -> Me:
    return Me(guest.name or None, house.signer.csrf(guest))


@get("/api/me", summary="Who you are; a new visitor becomes a guest", responses=PROBLEMS)
async def get_me(asker: Asker, house: TheHouse) -> Response[Me]:
    guest = asker or Guest(new_guest_id(), "")
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@put("/api/me", summary="Take a name", responses=PROBLEMS)
async def put_me(data: JSONBody[NameBody], person: Person, house: TheHouse) -> Response[Me]:
    guest = await house.rename(person, data.name)
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@delete(
    "/api/me",
    summary="Leave all tables and be forgotten",
    responses={204: ResponseSpec(None, description="Nothing is known of you any more"), **PROBLEMS},
    status_code=204,
)
async def delete_me(person: Person, house: TheHouse) -> Response[None]:
    await house.forget(person)
    return Response(None, cookies=[end_cookie(house)], status_code=204)


@post(
    "/api/me/renew",
    summary="Make all old cookies, tokens and way-back links worthless",
    responses=PROBLEMS,
    status_code=200,
)
async def renew_me(person: Person, house: TheHouse) -> Response[NewGuest]:
    guest = await house.renew(person)
    return Response(NewGuest(guest.name, house.signer.pass_of(TOKEN, guest)), cookies=[make_cookie(guest, house)])


@get("/api/me/way-back", summary="The link that brings you back on another device", responses=PROBLEMS)
async def get_way_back(person: Person, house: TheHouse) -> Secret:
    if not person.name:
        raise Refusal("name-missing")
    return Secret(f"{address(house)}/back#{house.signer.pass_of(WAY_BACK, person)}")


@get("/api/me/token", summary="A token with which a program plays as you", responses=PROBLEMS)
async def get_token(person: Person, house: TheHouse) -> Secret:
    if not person.name:
        raise Refusal("name-missing")
    return Secret(house.signer.pass_of(TOKEN, person))


@post("/api/back", summary="Come back by a way-back link", responses=PROBLEMS, opt={"anybody": True}, status_code=200)
async def come_back_by_link(data: JSONBody[BackBody], house: TheHouse) -> Response[Me]:
    guest = await read_pass(data.link, WAY_BACK, house)
    if guest is None or not guest.name:
        raise Refusal("way-back-unknown")
    return Response(me(guest, house), cookies=[make_cookie(guest, house)])


@post("/api/guests", summary="A new guest, for programs", responses=PROBLEMS, opt={"anybody": True, "cost": 1})
async def post_guest(data: JSONBody[NameBody], house: TheHouse) -> NewGuest:
    guest = await house.new_guest(data.name)
    return NewGuest(guest.name, house.signer.pass_of(TOKEN, guest))


# --- games ---------------------------------------------------------------------------------------------------------


def game_info(name: str, house: House) -> GameInfo:
    game = house.load_game(name)
    return GameInfo(
        game=name,
        rules=game.version,
        fewest_players=game.fewest_players,
        most_players=game.most_players,
        options=game.read_options({}, game.version),
        variant=dict(game.variant),
        offers={option: list(values) for option, values in game.offers.items()},
        recommends={str(players): dict(options) for players, options in game.recommends.items()},
        bots=list(BOT_NAMES),
    )


def check_game(name: str, house: House) -> str:
    if name not in house.game_names():
        raise Refusal("game-unknown", game=name, known=", ".join(house.game_names()))
    return name


@get("/api/games", summary="The games", responses={**UNCHANGED, **PROBLEMS})
async def get_games(
    house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[list[GameInfo]]:
    return prepared.answer(("games",), lambda: [game_info(name, house) for name in house.game_names()], request)


@get("/api/games/{game:str}/components", summary="The figures of a game", responses={**UNCHANGED, **PROBLEMS})
async def get_components(
    game: GameName,
    house: TheHouse,
    prepared: ThePrepared,
    request: Request[Any, Any, Any],
    players: Annotated[int, QueryParameter(ge=1, le=MOST_SEATS)],
) -> Response[Figures]:
    found = house.load_game(check_game(game, house))
    return prepared.answer(("components", game, players), lambda: Figures(*found.figures(players)), request)


@get(
    "/api/games/{game:str}/view.schema.json",
    summary="What a view of this game looks like",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_view_schema(
    game: GameName, house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[dict[str, Any]]:
    view = house.load_game(check_game(game, house)).view
    make = partial(msgspec.json.schema, typing.get_type_hints(view)["return"])
    return prepared.answer(("view", game), make, request)


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words of a game in the language nearest to this one",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_words(
    game: GameName, language: Language, house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[Words]:
    found, chosen = house.load_game(check_game(game, house)), choose_language(language)

    def make() -> Words:
        spoken, sentences = read_game_texts(found.folder, chosen)
        return Words(spoken, sentences, {kind.name: kind.argument_kinds for kind in found.facts})

    return prepared.answer(("words", game, chosen), make, request)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules of a game for players, as HTML",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_rules(
    game: GameName, language: Language, house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[HtmlRules]:
    chosen = choose_language(language)
    return prepared.answer(("rules", check_game(game, house), chosen), lambda: rules_as_html(game, chosen), request)


@get("/api/openapi.json", include_in_schema=False, opt={"gate": False})
async def get_openapi(prepared: ThePrepared, request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    return prepared.answer(("openapi",), request.app.openapi_schema.to_schema, request)


@get(
    "/api/socket.schema.json",
    summary="The messages on the WebSocket at /socket",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_socket_schema(prepared: ThePrepared, request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    return prepared.answer(("socket",), socket_schema, request)


# --- lists ---------------------------------------------------------------------------------------------------------


def listed(found: list[Summary], guest: Guest | None, house: House) -> list[TableInfo]:
    infos = []
    for summary in found:
        live = house.tables.get(summary.table.id)
        present = {seat.guest for seat in live.seats if live.present(seat.guest)} if live is not None else set()
        unreadable = live.unreadable if live is not None else house.why_unreadable(summary.table)
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
    table: TableId,
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
    log: Any = house.writings.since(live, seat, since)
    limits.requests.charge(client_of(request.scope), len(log) / BYTES_A_UNIT)
    return TableState(live.info(asker.id if asker else None), log, live.position(seat))


@get("/api/tables/{table:str}/links", summary="Links to invite others with", responses=PROBLEMS)
async def get_links(table: TableId, person: Person, house: TheHouse) -> Links:
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


@post(
    "/api/tables/{table:str}/seats/{seat:int}/take",
    summary="Sit down, or be ready",
    responses=PROBLEMS,
    status_code=200,
)
async def post_take(table: TableId, seat: Seat, data: JSONBody[TakeBody], person: Person, house: TheHouse) -> TableInfo:
    return (await house.take(person, table, seat, data.random, data.link)).info(person.id)


@post("/api/tables/{table:str}/leave", summary="Give up your seat", responses=PROBLEMS, status_code=200)
async def post_leave(table: TableId, data: JSONBody[SeatBody], person: Person, house: TheHouse) -> TableInfo:
    await house.leave(person, table, data.seat)
    return (await house.any_table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand-in",
    summary="Let a bot play on",
    responses=PROBLEMS,
    status_code=200,
)
async def post_stand_in(
    table: TableId, seat: Seat, data: JSONBody[StandInBody], person: Person, house: TheHouse
) -> TableInfo:
    await house.stand_in(person, table, seat, data.bot)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/back",
    summary="Come back to your seat",
    responses=PROBLEMS,
    status_code=200,
)
async def post_back(table: TableId, seat: Seat, person: Person, house: TheHouse) -> TableInfo:
    await house.come_back(person, table, seat)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/resign", summary="Give the game up", responses=PROBLEMS, status_code=200
)
async def post_resign(table: TableId, seat: Seat, person: Person, house: TheHouse) -> TableInfo:
    await house.resign(person, table, seat)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/end",
    summary="Offer or accept to end here",
    responses=PROBLEMS,
    status_code=200,
)
async def post_end(table: TableId, seat: Seat, data: JSONBody[EndBody], person: Person, house: TheHouse) -> TableInfo:
    await house.agree_to_end(person, table, seat, data.agree)
    return (await house.table(table)).info(person.id)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again with the same people",
    responses=PROBLEMS,
    status_code=200,
    opt={"cost": 4},
)
async def post_rematch(table: TableId, person: Person, house: TheHouse) -> TableInfo:
    return (await house.rematch(person, table)).info(person.id)


@post("/api/tables/{table:str}/moves", summary="Decide", responses=PROBLEMS, status_code=200)
async def post_move(table: TableId, data: JSONBody[MoveBody], person: Person, house: TheHouse) -> DoneBody:
    return DoneBody(await house.play(person, table, data.seat, data.after, data.id, data.decisions))


@post("/api/tables/{table:str}/undo", summary="Take back", responses=PROBLEMS, status_code=200)
async def post_undo(table: TableId, data: JSONBody[UndoBody], person: Person, house: TheHouse) -> DoneBody:
    return DoneBody(await house.undo(person, table, data.seat, data.after, data.id))


# --- what it costs ---------------------------------------------------------------------------------------------------

REPLAY_TIMES = 2
"""A whole replay shows each entry, and may have to play it first."""


async def find_and_pay(
    table: str, house: House, limits: Limits, request: Request[Any, Any, Any], times: float, readable: bool = True
) -> LiveTable:
    """A table whose game is gone through so many times; one that sleeps, or that is not there, costs a look, too."""
    address = client_of(request.scope)
    if table not in house.tables:
        await limits.requests.wait(address, WAKE_COST)
    live = await (house.table(table) if readable else house.any_table(table))
    if times:
        await limits.requests.wait(address, times * len(live.log) / ENTRIES_A_UNIT)
    return live


# --- records and replays -------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", summary="The record, as far as you may know it", responses=PROBLEMS)
async def get_record(
    table: TableId,
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
    table: TableId,
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
    table: TableId,
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


# --- health --------------------------------------------------------------------------------------------------------


@get("/health", summary="The server runs", opt={"gate": False})
async def get_health() -> Health:
    return Health("ok", __version__, PROTOCOL)


@get("/ready", summary="The server runs and can store", opt={"gate": False}, responses=PROBLEMS)
async def get_ready(house: TheHouse) -> Response[Health]:
    well = await house.well()
    return Response(Health("ok" if well else "store-lost", __version__, PROTOCOL), status_code=200 if well else 503)


HANDLERS = [
    get_me,
    put_me,
    delete_me,
    renew_me,
    get_way_back,
    get_token,
    come_back_by_link,
    post_guest,
    get_games,
    get_components,
    get_view_schema,
    get_words,
    get_rules,
    get_openapi,
    get_socket_schema,
    get_lobby,
    get_tables,
    post_table,
    get_table,
    get_links,
    post_take,
    post_leave,
    post_stand_in,
    post_back,
    post_resign,
    post_end,
    post_rematch,
    post_move,
    post_undo,
    get_record,
    get_replay,
    get_step,
    get_health,
    get_ready,
]


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer; to whoever could not play, how it looks now."""
    house: House = request.app.state.house
    house.metrics.refusals[refusal.message.id] += 1
    status = STATUS.get(refusal.message.id, 400)
    headers = {"retry-after": str(refusal.message.arguments["seconds"])} if status == 429 else {}
    position = refusal.position if isinstance(refusal, Unplayed) else None
    return Response(Problem(refusal.message, position), status_code=status, headers=headers)

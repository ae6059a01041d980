"""The games: their options, components, texts and rules, and the schemas of messages."""

import typing
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from uogashi.bots import BOT_NAMES
from uogashi.core.game import Game
from uogashi.server.messages import MOST_SEATS, socket_schema
from uogashi.server.web.answers import PROBLEMS, UNCHANGED, Figures, GameInfo, Words
from uogashi.server.web.client import find_files
from uogashi.server.web.parameters import TheHouse, ThePrepared
from uogashi.text import choose_language, read_game_texts
from uogashi.text.markdown import HtmlRules, rules_as_html

GameName = Annotated[str, PathParameter(max_length=32, description="The name of a game.")]
Language = Annotated[str, PathParameter(max_length=35, description="A language tag such as `nl` or `pt-BR`.")]


def game_info(name: str, game: Game) -> GameInfo:
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
        files=sorted(path.lstrip("/") for path in find_files(game.folder / "web")),
    )


@get("/api/games", summary="The games", responses={**UNCHANGED, **PROBLEMS})
async def get_games(
    house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[list[GameInfo]]:
    return prepared.answer(
        ("games",), lambda: [game_info(name, house.games.load(name)) for name in house.games.names()], request
    )


@get("/api/games/{game:str}/components", summary="The figures of a game", responses={**UNCHANGED, **PROBLEMS})
async def get_components(
    game: GameName,
    house: TheHouse,
    prepared: ThePrepared,
    request: Request[Any, Any, Any],
    players: Annotated[int, QueryParameter(ge=1, le=MOST_SEATS)],
) -> Response[Figures]:
    found = house.games.find(game)
    return prepared.answer(("components", game, players), lambda: Figures(*found.figures(players)), request)


@get(
    "/api/games/{game:str}/view.schema.json",
    summary="What a view of this game looks like",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_view_schema(
    game: GameName, house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[dict[str, Any]]:
    view = house.games.find(game).view
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
    found, chosen = house.games.find(game), choose_language(language)

    def make() -> Words:
        spoken, sentences = read_game_texts(found.folder, chosen)
        kinds = {kind.name: kind.argument_kinds for kind in found.facts}
        return Words(spoken, sentences, kinds, found.divisions.name if found.divisions is not None else None)

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
    house.games.find(game)
    return prepared.answer(("rules", game, chosen), lambda: rules_as_html(game, chosen), request)


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


HANDLERS = [get_games, get_components, get_view_schema, get_words, get_rules, get_openapi, get_socket_schema]

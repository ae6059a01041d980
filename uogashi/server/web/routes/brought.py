"""The files of a game from elsewhere for the browser, whose client was built without it: its shelf, a board, a
picture. The files are in the folder `web` of the game's package; docs/adding-a-game.md lists what may be there.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from uogashi.server.web.answers import PROBLEMS, UNCHANGED, Shelf
from uogashi.server.web.client import Client
from uogashi.server.web.parameters import TheHouse, ThePrepared
from uogashi.server.web.routes.games import GameName, Language
from uogashi.text import choose_language, read_shelf_texts

FilePath = Annotated[Path, PathParameter(description="A file of the game's folder `web`.")]


@get(
    "/api/games/{game:str}/shelf/{language:str}",
    summary="Title, sentence and credits of a game in the language nearest to this one",
    responses={**UNCHANGED, **PROBLEMS},
)
async def get_shelf(
    game: GameName, language: Language, house: TheHouse, prepared: ThePrepared, request: Request[Any, Any, Any]
) -> Response[Shelf]:
    found, chosen = house.games.find(game), choose_language(language)
    return prepared.answer(("shelf", game, chosen), lambda: Shelf(*read_shelf_texts(found.folder, chosen)), request)


@get("/games/{game:str}/{file:path}", include_in_schema=False, opt={"gate": False})
async def get_game_file(
    game: GameName, file: FilePath, house: TheHouse, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Only a file there with exactly this name is sent: no path leads out of the folder."""
    brought, path = read_web(house.games.find(game).folder), file.as_posix()
    if path not in brought.files:
        raise NotFoundException
    return brought.answer(path, request)


@cache
def read_web(folder: Path) -> Client:
    """The files that come with the game in this folder, read once; a newer one may change them all."""
    return Client(folder / "web", hashed=None)


HANDLERS = [get_shelf, get_game_file]

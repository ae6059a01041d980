"""Answers to requests, besides those in `messages.py`, which WebSockets share."""

from typing import Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from uogashi.core.errors import Message
from uogashi.core.facts import ArgumentKind
from uogashi.server.messages import EntryInfo, Position, TableInfo


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a message of the catalogue. After a refused move, the table as its player sees it now."""

    why: Message
    position: Position | None = None


class Me(msgspec.Struct, frozen=True):
    """Who you are. Whatever a browser changes must carry `csrf` in the header X-Uogashi-CSRF."""

    name: str | None
    csrf: str


class Secret(msgspec.Struct, frozen=True):
    """Something to keep for yourself: with it, anyone is you."""

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
    """The default values."""
    variant: dict[str, Any]
    """The options that switch everything on."""
    offers: dict[str, list[Any]]
    """What a table may choose for an option instead: one value to switch on, or several to choose among."""
    recommends: dict[str, dict[str, Any]]
    """By number of players: what such a table does well to choose."""
    bots: list[str]
    files: list[str] = []
    """Its files for the browser, at `/games/<game>/<file>`: `board.js`, `picture.svg`."""


class Figures(msgspec.Struct, frozen=True):
    """Every component of a game, and the source of each."""

    figures: dict[str, Any]
    origins: dict[str, Any]


class Words(msgspec.Struct, frozen=True):
    """What a client needs to speak of a game: its sentences as a Fluent file, and what the arguments of facts are."""

    language: str
    texts: str
    facts: dict[str, dict[str, ArgumentKind]]
    division: str | None = None
    """The message that names a division of the game, with `$number`; those of `<division>-of` (with `$total`, where
    that is known), `-before` and `-after` belong to it."""


class Shelf(msgspec.Struct, frozen=True):
    """What pages show of a game before its other texts are loaded, as a Fluent file: its title, its author."""

    language: str
    texts: str


class Links(msgspec.Struct, frozen=True):
    """For the table's creator, the link of each seat that can be taken, and one for all open seats together; for all
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

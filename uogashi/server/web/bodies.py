"""The bodies of requests."""

from typing import Annotated, Any

import msgspec

from uogashi.bots import BOT_NAMES
from uogashi.server.messages import MOST_SEATS, Bot, Decisions, Link, MoveId, Name, Random, SeatNumber, Seq


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

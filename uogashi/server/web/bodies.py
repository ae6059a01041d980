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
    """The fragment of a device link."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class TableBody(Body, frozen=True):
    """A new table. A seat is `me`, `open` or the name of a bot; `components` has the values that differ."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(min_length=1, max_length=MOST_SEATS)
    ]
    names: Annotated[list[Name | None], msgspec.Meta(max_length=MOST_SEATS)] | None = None
    """The names of the seats that are `me`, for pass and play; null: the guest's name."""
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
    """Whether to end the game here."""

    agree: bool


class MoveBody(Body, frozen=True):
    """Decisions of one seat, all or none."""

    seat: SeatNumber
    after: Seq
    id: MoveId
    decisions: Decisions


class UndoBody(Body, frozen=True):
    """Undo the latest entry of one seat."""

    seat: SeatNumber
    after: Seq
    id: MoveId

"""What people may be called: something that can be shown, that no bot is called, and nobody else at the same table."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from uogashi.bots import is_bot_name
from uogashi.core.errors import Refusal
from uogashi.core.errors import Seat as SeatArgument
from uogashi.server.store.rows import Guest, SeatRow

FORGOTTEN = "—"
"""Replaces the name of a guest whose data was deleted."""
BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""What shows nothing, though Unicode calls it printable: letters as broad as a space, and marks without any width."""
ACCENTS = re.compile("[\u0300-\u036f]")
LOOKALIKES = str.maketrans("аеорсухіѕјһԁɡαορνικτυχ", "aeopcyxisjhdgaopviktux")
"""Small letters of other alphabets that look like ours."""
DISTINCTIVE = ("L", "N", "So")
"""Letters, digits and pictures: by them people know each other apart. By dashes, marks and spaces they do not."""


def read_name(text: str) -> str:
    """A valid name, or a refusal."""
    name = " ".join(text.split())
    if not name.isprintable() or not any(is_distinctive(letter) for letter in name):
        raise Refusal("name-unreadable")
    check_no_bot(name)
    return name


def is_distinctive(letter: str) -> bool:
    """Whether this can be seen, and people know each other apart by it."""
    if BLANKS.match(letter) or MARKS.match(letter) or letter in "ーｰ\ufffc\ufffd":
        return False
    return unicodedata.category(letter).startswith(DISTINCTIVE)


def name_key(name: str) -> str:
    """Two names with the same key look much the same: in other letters, wider ones, with accents, or with something
    invisible in them.
    """
    plain = MARKS.sub("", BLANKS.sub(" ", unicodedata.normalize("NFKC", name))).casefold()
    bare = ACCENTS.sub("", unicodedata.normalize("NFKD", plain)).translate(LOOKALIKES)
    return " ".join(unicodedata.normalize("NFKC", bare).split())


def check_no_bot(name: str) -> None:
    if is_bot_name(name_key(name)):
        raise Refusal("name-of-a-bot", name=name)


def check_named(guest: Guest) -> None:
    if not guest.name:
        raise Refusal("name-missing")


def check_new_at_table(guest: Guest, seats: Iterable[SeatRow]) -> None:
    """Whether nobody else at this table is called as this guest is."""
    check_no_bot(guest.name)  # it may be older than this rule
    for seat in seats:
        if seat.guest != guest.id and name_key(seat.name or "") == name_key(guest.name):
            raise Refusal("name-taken", name=guest.name)


def check_seats(seats: Sequence[SeatRow]) -> None:
    """Whether no person has a bot's name, and no two people the same name."""
    called: dict[str, str] = {}
    for seat in seats:
        if seat.guest is None or seat.name is None:
            continue
        check_no_bot(seat.name)
        if called.setdefault(name_key(seat.name), seat.guest) != seat.guest:
            raise Refusal("name-twice", name=seat.name)


def name_seats(seats: Sequence[SeatRow], names: Sequence[str | None]) -> None:
    """Give people who pass and play their own names; without one, a seat keeps its guest's."""
    if len(names) != len(seats):
        raise Refusal("names-not-seats", names=len(names), seats=len(seats))
    given = [(seat, name) for seat, name in zip(seats, names, strict=True) if name is not None]
    for seat, name in given:
        if seat.guest is None:
            raise Refusal("name-not-yours", seat=SeatArgument(seat.number))
        seat.name = read_name(name)
    called = [name_key(seat.name or "") for seat in seats if seat.guest is not None]
    for seat, _ in given:
        assert seat.name is not None
        if called.count(name_key(seat.name)) > 1:
            raise Refusal("name-twice", name=seat.name)


def name_bots(seats: Iterable[SeatRow]) -> None:
    """Bots are called by their kind and counted: `greedy 1`, `greedy 2`."""
    counts: dict[str, int] = {}
    for seat in seats:
        if seat.guest is None and seat.bot is not None:
            counts[seat.bot] = counts.get(seat.bot, 0) + 1
            seat.name = f"{seat.bot} {counts[seat.bot]}"

"""What is stored, as plain structures: guests, tables, seats and the entries of each table's log."""

from typing import Any, Final

import msgspec

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
"""The states of a table: waiting for people, being played, finished in whatever way."""

BY_RULES: Final = "rules"
BY_RESIGNING: Final = "resigned"
BY_AGREEMENT: Final = "agreement"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
"""How a table came to its end."""

BEGIN: Final = "begin"
MOVES: Final = "moves"
UNDO: Final = "undo"
EVENT: Final = "event"
"""The kinds of entries: the deal, decisions, the undoing of an entry, and what happens around the game."""


class Guest(msgspec.Struct):
    """A person, or a program. `era` is raised to make all their old links and tokens worthless."""

    id: str
    name: str
    era: int = 0
    created: int = 0
    seen: int = 0


class SeatRow(msgspec.Struct):
    """A seat at a table: open, a person's, a bot's, or a person's with a stand-in bot."""

    number: int
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    added: str | None = None
    """The random bytes that its person added to the shuffle; without them, the person is not ready to begin."""
    resigned: bool = False
    agrees: bool = False
    """To end the game here."""
    seen: int = 0
    """When its person was last connected, in milliseconds; what they did since then is in the log."""

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def playing(self) -> bool:
        """Whether a person decides here."""
        return self.guest is not None and self.bot is None


class TableRow(msgspec.Struct):
    """A table, pinned to the rules version and the complete components it began with."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    figures: dict[str, Any]
    public: bool
    undo: bool
    takeover: bool
    host: str
    """The guest who made it."""
    secret: str
    """The server's part of the shuffle; its hash is shown from the first moment, itself at the end."""
    created: int
    changed: int
    state: str = OPEN
    end: str | None = None
    seed: str | None = None
    setup: dict[str, Any] | None = None
    seq: int = 0
    acting: int = 0
    """A bit for each seat that may act: shows who is still deciding without waking the table."""
    bots_act: bool = False
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch_of: str | None = None
    rematch: str | None = None


class EntryRow(msgspec.Struct):
    """One entry of a table's log. (table, seq) is unique, and so is (table, seat, id)."""

    table: str
    seq: int
    kind: str
    seat: int | None
    """Whose it is; None where it is nobody's, as the end of the game."""
    content: Any
    """Moves: `[[seat or "chance", words], …]`. Undo: the seq of the entry undone. Event: `[name, arguments]`."""
    at: int
    id: str | None = None
    """The move id that its client chose: identifies retries."""
    guest: str | None = None
    """Whose name is in it: used to find everything to delete for a guest."""


class HostCommand(msgspec.Struct):
    """Something that the host of the server asks for on the command line, and what came of it."""

    id: str
    name: str
    arguments: dict[str, Any]
    asked: int
    taken: int | None = None
    """When the server began to carry it out."""
    answer: dict[str, Any] | None = None
    """`{"done": …}`, or `{"refused": message}`."""


class Summary(msgspec.Struct):
    """A table in a list: what is known without waking it."""

    table: TableRow
    seats: list[SeatRow]

"""The news of a table for everyone who follows it, each as they may know it.

Most of it is the same for several readers, and is written only once.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from uogashi.core.verbs import SPECTATOR
from uogashi.server.messages import MOST_SEATS, EntryInfo, News
from uogashi.server.table import LiveTable, LogEntry

encode = msgspec.json.Encoder().encode


class Broadcast:
    """Entries, and how the table looks after them; `info` if its data has changed as well, and `acting` if
    others are to decide than before.
    """

    def __init__(
        self, table: LiveTable, entries: Sequence[LogEntry], *, info: bool, position: bool, acting: bool
    ) -> None:
        self.table = table
        self.entries = entries
        self.info = info
        self.always = position
        """The position is sent even to those who may not know of any of the entries."""
        self.acting = acting
        """It is also sent to them if others are to decide: a secret entry that the rules show to nobody may
        have made someone ready."""
        match = table.match
        self._phase = match.phase if match is not None else 0
        self._seen_alike = match is not None and self._phase == 0 and not match.game.private
        """Nobody sees more than others: all views are the same, but for who looks."""
        self._known_alike = all(table.open_to_all(each) for each in entries)
        self._made: dict[tuple[int | None, str | None], bytes | None] = {}
        self._known: dict[int | None, tuple[list[EntryInfo], Raw]] = {}
        """By the reader's numbering, if that is all that differs; else by their seat."""
        self._seen: Any = None
        self._view = b""

    def message(self, seat: int | None, guest: str | None) -> bytes | None:
        """The message for a reader in this seat, or a spectator; None if there is nothing that they may know."""
        key = (seat, guest if self.info else None)
        if key not in self._made:
            self._made[key] = None  # a game that fails fails once, not for each of a hundred spectators
            self._made[key] = self._write(seat, guest)
        return self._made[key]

    def _write(self, seat: int | None, guest: str | None) -> bytes | None:
        table = self.table
        known, log = self._write_log(seat)
        if not (known or self.info or self.always or self.acting):
            return None
        position = None
        if known or self.always or self.acting:
            seen = self._look(seat)
            position = table.position(seat, seen)
            if position is not None and (self.always or table.view_changed(self.entries, seat, self._phase)):
                position.view = self._write_view(seat, seen)
                position.outlook = table.outlook(seat)
        news: Any = log if known else []
        return encode(News(table.id, news, table.info(guest) if self.info else None, position))

    def _write_log(self, seat: int | None) -> tuple[list[EntryInfo], Raw]:
        """The entries that this reader may know of, and the same in JSON."""
        alike = self.table.known_seq(seat) if self._known_alike else seat
        if alike not in self._known:
            known = [info for each in self.entries if (info := self.table.entry_info(each, seat)) is not None]
            self._known[alike] = (known, Raw(encode(known)))
        return self._known[alike]

    def _look(self, seat: int | None) -> Any:
        """What this reader sees; None before the game has begun."""
        match = self.table.match
        if match is None:
            return None
        if self._seen_alike and isinstance(self._seen, msgspec.Struct):
            return replace(self._seen, viewer=seat)
        self._seen = match.view(SPECTATOR if seat is None else seat)
        return self._seen

    def _write_view(self, seat: int | None, seen: Any) -> Raw:
        """A view begins with who looks."""
        head = VIEWERS[seat]
        if not self._view or not self._seen_alike:
            written = encode(seen)
            assert written.startswith(head), "the first field of a view must be its viewer"
            self._view = written[len(head) :]
        return Raw(head + self._view)


VIEWERS = {seat: encode({"viewer": seat})[:-1] for seat in (None, *range(MOST_SEATS))}

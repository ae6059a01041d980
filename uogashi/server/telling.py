"""What everybody who follows a table is told of what happened there, each as they may know it.

Most of it is the same for several readers, and is written only once.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from uogashi.core.verbs import SPECTATOR
from uogashi.server.messages import EntryInfo, News
from uogashi.server.table import LiveTable, Logged

encode = msgspec.json.Encoder().encode


class Telling:
    """Entries, and how the table looks after them; `info` if what is known of it has changed, too."""

    def __init__(self, table: LiveTable, entries: Sequence[Logged], *, info: bool, position: bool) -> None:
        self.table = table
        self.entries = entries
        self.info = info
        self.always = position
        """The position is told even to those who may not know of any of the entries."""
        self._made: dict[tuple[int | None, str | None], bytes | None] = {}
        self._log: tuple[list[EntryInfo], Raw] | None = None
        self._view: bytes | None = None
        self._private = True

    def words(self, seat: int | None, guest: str | None) -> bytes | None:
        """The message for a reader in this seat, or a spectator; None if there is nothing that they may know."""
        key = (seat, guest if self.info else None)
        if key not in self._made:
            self._made[key] = self._write(seat, guest)
        return self._made[key]

    def _write(self, seat: int | None, guest: str | None) -> bytes | None:
        table = self.table
        told = [info for each in self.entries if (info := table.entry_info(each, seat)) is not None]
        if not (told or self.info or self.always):
            return None
        position = None
        if told or self.always:
            position = table.position(seat, told[-1].seq if told else None, view=False)
            if position is not None and (self.always or table.view_changed(self.entries, seat)):
                position.view = self._write_view(seat)
        log: Any = self._write_log(told) if told else []
        return encode(News(table.id, log, table.info(guest) if self.info else None, position))

    def _write_log(self, told: list[EntryInfo]) -> Raw:
        if self._log is None or self._log[0] != told:
            self._log = (told, Raw(encode(told)))
        return self._log[1]

    def _write_view(self, seat: int | None) -> Raw:
        """Where nobody knows more than others, all views are the same but for how they begin: with who looks."""
        match = self.table.match
        assert match is not None
        head = encode({"viewer": seat})[:-1]
        if self._view is None or self._private:
            self._private = match.game.private or match.phase != 0
            written = encode(match.view(SPECTATOR if seat is None else seat))
            assert written.startswith(head), "the first field of a view must be its viewer"
            self._view = written[len(head) :]
        return Raw(head + self._view)

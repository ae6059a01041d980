"""The logs of tables as JSON: a new follower is sent all of it, and it is written only once.

One for each way of reading: a seat's, or the spectators'. What a reader may not know is not in theirs.
"""

import msgspec
from msgspec import Raw

from uogashi.server.bounded import Bounded
from uogashi.server.replays import Slices
from uogashi.server.store.rows import UNDO
from uogashi.server.table import LiveTable, LogEntry

MOST_BYTES = 32 * 1024 * 1024
OBJECT_BYTES = 1000
"""What keeping even an empty one takes."""
ENTRIES_AT_ONCE = 16
"""This many are written before other tasks run: about half a millisecond."""

encode = msgspec.json.Encoder().encode


class WrittenLog:
    """What one way of reading may know of a log, entry by entry."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        self.seat = seat
        self.first = table.log[0] if table.log else None
        """By it we know whether this is still the same log: a table that was read again has a new one. One that cannot
        be read has none."""
        self.read = 0
        """Entries of the table's log, known or not."""
        self.texts: list[bytes] = []
        self.size = 0

    def go_on(self, table: LiveTable, most: int) -> bool:
        """Write this many more entries; returns whether that was all."""
        for logged in table.log[self.read : self.read + most]:
            self._add(table, logged)
        return self.read == len(table.log)

    def _add(self, table: LiveTable, logged: LogEntry) -> None:
        self.read += 1
        info = table.entry_info(logged, self.seat)
        if info is None:
            return
        self.texts.append(encode(info))
        self.size += len(self.texts[-1])
        if logged.kind == UNDO and info.undoes:
            # The undone entry says so from now on.
            assert table.match is not None
            undone = table.logged_of(table.match.entries[logged.number - 1].undoes or 0)
            self.texts[info.undoes - 1] = encode(table.entry_info(undone, self.seat))

    def since(self, number: int) -> Raw:
        """The entries after this one, as their reader counts them."""
        return Raw(b"[" + b",".join(self.texts[number:]) + b"]")


class LogCache:
    """The logs that were asked for last."""

    def __init__(self, slices: Slices) -> None:
        self.slices = slices
        self._kept: Bounded[tuple[str, int | None], WrittenLog] = Bounded(MOST_BYTES)

    async def prepare(self, table: LiveTable, seat: int | None) -> None:
        """Write what there is of a long log, in slices, so that there is little left to write when it is sent."""
        written = self._find(table, seat)
        while len(table.log) - written.read > ENTRIES_AT_ONCE:
            async with self.slices.slice():
                written.go_on(table, ENTRIES_AT_ONCE)
        self._keep(table, written)

    def since(self, table: LiveTable, seat: int | None, number: int = 0) -> Raw:
        """The entries after this one that this reader may know of, up to now."""
        written = self._find(table, seat)
        written.go_on(table, len(table.log))
        self._keep(table, written)
        return written.since(number)

    def _find(self, table: LiveTable, seat: int | None) -> WrittenLog:
        written = self._kept.get((table.id, seat))
        same = written is not None and table.log and written.first is table.log[0]
        return written if written is not None and same else WrittenLog(table, seat)

    def _keep(self, table: LiveTable, written: WrittenLog) -> None:
        self._kept.put((table.id, written.seat), written, written.size + OBJECT_BYTES)

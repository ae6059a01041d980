"""Everyone who follows a table: what they are sent when something happens there."""

import logging
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from uogashi.server.broadcast import Broadcast
from uogashi.server.log_cache import LogCache
from uogashi.server.messages import News
from uogashi.server.store.rows import OVER
from uogashi.server.table import LiveTable, LogEntry, Reader

LOG = logging.getLogger("uogashi.tables")
encode = msgspec.json.Encoder().encode


class Followers:
    """Sends news, to each reader what they may know."""

    def __init__(self, logs: LogCache) -> None:
        self.logs = logs

    def news(self, table: LiveTable, seat: int | None, guest: str | None, since: int = 0) -> bytes:
        """All that a reader needs to know of a table, with the entries after `since`."""
        log: Any = self.logs.since(table, seat, since)
        return encode(News(table.id, log, info=table.info(guest), position=table.position(seat)))

    def broadcast(
        self,
        table: LiveTable,
        entries: Sequence[LogEntry],
        *,
        info: bool = False,
        position: bool = False,
        acting: bool = False,
        but: Container[Reader] = (),
    ) -> None:
        """Send each follower the entries they may know of, and the table as they see it now.

        `acting`: others are to decide than before, which everyone may know.
        """
        broadcast = Broadcast(table, entries, info=info, position=position, acting=acting)
        for reader, seat in table.followers.items():
            if reader in but:
                continue
            with shown_if_possible(table):
                message = broadcast.message(seat, reader.guest_id)
                if message is not None:
                    reader.send(message)

    def dismiss(self, table: LiveTable) -> list[Reader]:
        """A client that looks through a seat it has lost becomes a spectator, if it may be one.

        It is sent all that a spectator knows: the numbering is different.
        """
        dismissed = []
        for reader, seat in list(table.followers.items()):
            if seat is None or table.row.state == OVER or table.seats[seat].guest == reader.guest_id:
                continue
            dismissed.append(reader)
            del table.followers[reader]
            news = encode(News(table.id, info=table.info(reader.guest_id)))
            if table.row.public or table.seats_of(reader.guest_id):
                with shown_if_possible(table):
                    news = self.news(table, None, reader.guest_id)
                    table.followers[reader] = None
            reader.send(news)
        return dismissed


@contextmanager
def shown_if_possible(table: LiveTable) -> Iterator[None]:
    """A game that cannot be shown to one reader: what happened is stored, and the others hear of it."""
    try:
        yield
    except Exception:
        LOG.exception("news failed", extra={"table": table.id, "game": table.row.game})

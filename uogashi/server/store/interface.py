"""What the house asks of whatever keeps its tables. Each room of the house names only the part that it needs.

`database.py` is the home of all of it; a test may put something else in the place of a part.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

from uogashi.server.store.rows import EntryRow, Guest, HostCommand, SeatRow, Summary, TableRow


class Conflict(Exception):
    """Another process has written there first."""


class Lost(Exception):
    """The store cannot be reached; whether the last write came through is not known."""


class TableStore(Protocol):
    """Tables with their seats and logs. What is written is on disk when the call returns."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        """A table with its seats and its whole log."""

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        """A new table. If it is a rematch of another one, that one learns of it; there is only one rematch."""

    async def append(
        self, entries: list[EntryRow], table: TableRow, seats: Sequence[SeatRow] = (), *, whole: bool = False
    ) -> None:
        """Append to a table's log; `whole` if more of the table or its seats has changed than who acts."""


class BotStore(Protocol):
    """Tables waiting for bots."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        """A table with its seats and its whole log."""

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to decide: after a start, they must be woken."""


class PresenceStore(Protocol):
    """Who was where."""

    async def seen(self, table: str, guest: str, at: int) -> None:
        """A guest was at this table until now."""


class ListStore(Protocol):
    """Lists of tables."""

    async def tables_of(self, guest: str, states: Sequence[str], most: int) -> list[Summary]:
        """A guest's tables, the latest changed first."""

    async def lobby(self, state: str, before: int, most: int) -> list[Summary]:
        """Public tables, those that changed last first."""


class GuestStore(Protocol):
    """Guests."""

    async def guest(self, id: str) -> Guest | None:
        """A guest, if they have ever done anything that is kept."""

    async def add_guest(self, guest: Guest) -> None:
        """A new guest; a conflict if there is one of this id."""

    async def put_guest(self, guest: Guest) -> None:
        """A guest who has changed; a conflict if they are gone: what was deleted does not come back."""

    async def forget_guest(self, guest: str, name: str) -> set[str]:
        """Delete a guest; their name is replaced by `name` everywhere. Returns the tables that changed."""


class AdmissionStore(Protocol):
    """Who is let in, and to how many tables."""

    async def count_tables(self, guest: str, rules: Mapping[str, Sequence[str]]) -> int:
        """At how many open and running tables of these games and versions of rules a guest sits, or is the host."""

    async def banned_guests(self) -> set[str]:
        """The ids of all who are let in no more."""

    async def put_ban(self, guest: str, name: str, at: int) -> None:
        """Let a guest in no more."""

    async def lift_ban(self, guest: str) -> bool:
        """Let a guest in again; whether they were banned."""


class HostStore(Protocol):
    """What the host of the server asks for."""

    async def remove_table(self, id: str) -> bool:
        """Delete a table with its seats and its log; whether it was there."""

    async def tables_naming(self, guest: str) -> list[str]:
        """The tables where a guest sits, or is named in the log."""

    async def rename_at(self, table: str, guest: str, name: str) -> None:
        """Call a guest otherwise at one table: in their seats, and wherever the log names them."""

    async def open_commands(self) -> list[HostCommand]:
        """Unanswered commands, in the order of asking."""

    async def take_command(self, id: str) -> bool:
        """The server carries it out from now on; False if it is gone."""

    async def answer_command(self, id: str, answer: dict[str, Any]) -> None:
        """What came of it, for the host's process."""

    async def drop_old_commands(self, before: int) -> None:
        """What a host's process left behind that was killed."""

    async def vacuum(self) -> tuple[int, int]:
        """Give room back to the disk; returns the bytes before and after. What is to be written waits meanwhile."""


class UpkeepStore(Protocol):
    """Deleting what is too old or too much, and whether anything can be stored at all."""

    async def try_writing(self) -> None:
        """Write something, to see whether anything can be written; raises `Lost` if not."""

    def sweep_tables(self, state: str, before: int) -> AsyncIterator[list[str]]:
        """Delete the tables of this state that nobody has touched since; yields the ids of each batch."""

    async def sweep_oldest(self) -> tuple[list[str], int]:
        """Delete some of the finished tables that nobody has touched for longest: their ids, and what that freed."""

    async def sweep_guests(self, before: int) -> None:
        """Delete the guests who sit nowhere and were not seen since."""

    async def used_bytes(self) -> int:
        """How much of the disk is taken by what is stored."""

    async def give_room_back(self) -> None:
        """Let what was deleted be free for others."""


class Store(
    TableStore,
    BotStore,
    PresenceStore,
    ListStore,
    GuestStore,
    AdmissionStore,
    HostStore,
    UpkeepStore,
    Protocol,
):
    """All of it."""

    async def key(self, name: str, fresh: str) -> str:
        """The key of this name; the first time, the one that is given is kept."""

    def count_by_state(self) -> dict[str, int]:
        """How many tables there are in each state; queried in the caller's thread, which waits for it."""

    def close(self) -> None:
        """Write what is still waiting, and release the database."""

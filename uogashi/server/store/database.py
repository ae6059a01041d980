"""The store: one interface, at home in SQLite and in PostgreSQL.

Everything is written by one thread, which commits what has gathered in the meantime in one transaction; whoever asked
for a write goes on when it is on disk. Reads go through a few threads of their own. What cannot be written raises
`Conflict` (somebody else has written there) or `Lost` (the database cannot be reached, and nobody knows whether the
last transaction came through: read again).
"""

import asyncio
import contextlib
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from uogashi.core.errors import Refusal
from uogashi.server.metrics import Histogram
from uogashi.server.store.file import DatabaseFile, FileGone, make_shrinkable
from uogashi.server.store.migrate import migrate
from uogashi.server.store.rows import OPEN, RUNNING, Entry, Guest, Seat, Summary, Table
from uogashi.server.store.schema import ENTRIES, GUESTS, KEYS, METADATA, SEATS, TABLES

Result = TypeVar("Result")

JSON_COLUMNS = ("options", "figures", "setup", "scores", "winners")
READERS = 2
MOST_IN_ONE_COMMIT = 1000
HOLD_SECONDS = 5.0
"""How long a server that has just ended may still hold the database."""
TRIED = "ready"
"""The name under which we write, among the keys, to see whether we can."""
ADVISORY_LOCK = 0x756F67617368
"""`uogash`: the number under which PostgreSQL knows that a server of ours is at work in a database."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Conflict(Exception):
    """Somebody else has written there first."""


class Lost(Exception):
    """The database cannot be reached; whether the last write came through is not known."""


class InUse(Lost):
    """Another server holds the database."""


class Append(msgspec.Struct):
    """Entries of one table's log, perhaps none, and what changes with them; `whole` if more than who acts has."""

    entries: list[Entry]
    table: Table
    seats: Sequence[Seat] = ()
    whole: bool = False


Work = Append | Callable[[sa.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

ENTRY_TYPES = {column.name: str(column.type) for column in ENTRIES.columns}
ADVANCE_TYPES = {
    "id": "VARCHAR(32)",
    "before": "INTEGER",
    "seq": "INTEGER",
    "acting": "INTEGER",
    "bots_act": "BOOLEAN",
    "changed": "BIGINT",
}


class Store:
    """Everything that is kept."""

    def __init__(self, url: str, hold_seconds: float | None = None) -> None:
        """`hold_seconds`: how long to wait for another one to let go of the database."""
        self.engine = make_engine(url)
        self.hold_seconds = hold_seconds
        self.commits = Histogram()
        """How long transactions took."""
        self._writing: sa.Connection | None = None
        self._pause = threading.Lock()
        """Whoever holds it keeps the writer waiting between two transactions."""
        self._file: DatabaseFile | None = None
        if self.engine.dialect.name == "sqlite":
            self._file = DatabaseFile(Path(str(self.engine.url.database)))
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write_for_ever, name="store-writer", daemon=True)

    # --- opening and closing ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Hold the database, bring its schema up to date and begin to write; refused if any of it cannot be done."""
        try:
            if self._file is not None:
                self._wait_for(self._file.hold)
            connection = self._connection()
            migrate(connection)
            if self._file is not None:
                make_shrinkable(driver_of(connection), self._file.path)
        except InUse:
            raise Refusal("database-in-use", database=self.named) from None
        except DBAPIError as error:
            raise unreachable(self.engine, error) from None
        except OSError as error:
            why_not = error.strerror or str(error)
            raise Refusal("database-unreachable", database=self.named, why=why_not) from None
        self._writer.start()

    def close(self) -> None:
        """Write what is still waiting, and let go."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._drop_connection()
        self.engine.dispose()
        if self._file is not None:
            self._file.release()

    @property
    def named(self) -> str:
        return name_of(self.engine)

    # --- writing ---------------------------------------------------------------------------------------------------

    async def write(self, work: Work) -> Any:
        """Wait until this is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    async def append(
        self, entries: list[Entry], table: Table, seats: Sequence[Seat] = (), *, whole: bool = False
    ) -> None:
        """Append to a table's log; `whole` if more of the table or its seats has changed than who acts."""
        await self.write(Append(entries, table, seats, whole))

    async def add_table(self, table: Table, seats: Sequence[Seat], entries: Sequence[Entry]) -> None:
        """A new table. If it is a rematch of another one, that one learns of it; there is only one rematch."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), table_row(table))
            connection.execute(sa.insert(SEATS), [seat_row(table.id, seat) for seat in seats])
            insert_entries(connection, entries)
            if table.rematch_of is not None:
                old = sa.update(TABLES).where(TABLES.c.id == table.rematch_of)
                connection.execute(old.values(rematch=table.id))

        await self.write(work)

    async def add_guest(self, guest: Guest) -> None:
        """A new guest; a conflict if there is one of this id."""
        await self.write(
            lambda connection: connection.execute(sa.insert(GUESTS), msgspec.structs.asdict(guest)) and None
        )

    async def put_guest(self, guest: Guest) -> None:
        """A guest who has changed; a conflict if they are gone: what was deleted does not come back."""

        def work(connection: sa.Connection) -> None:
            there = sa.update(GUESTS).where(GUESTS.c.id == guest.id)
            if not connection.execute(there.values(msgspec.structs.asdict(guest))).rowcount:
                raise Conflict

        await self.write(work)

    async def seen(self, table: str, guest: str, at: int) -> None:
        """A guest was at this table until now."""
        there = sa.and_(SEATS.c.table == table, SEATS.c.guest == guest)
        await self.write(lambda connection: connection.execute(sa.update(SEATS).where(there).values(seen=at)) and None)

    async def forget_guest(self, guest: str, name: str) -> set[str]:
        """Delete a guest; wherever their name stood, `name` stands from now on. Returns the tables that changed."""

        def work(connection: sa.Connection) -> set[str]:
            changed = set(connection.execute(sa.select(SEATS.c.table).where(SEATS.c.guest == guest)).scalars())
            changed |= set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.host == guest)).scalars())
            theirs = ENTRIES.c.guest == guest
            for row in connection.execute(sa.select(ENTRIES).where(theirs)).all():
                changed.add(row.table)
                event, arguments = decode(row.content)
                content = encode([event, {**arguments, "name": name}]).decode()
                there = sa.and_(ENTRIES.c.table == row.table, ENTRIES.c.seq == row.seq)
                connection.execute(sa.update(ENTRIES).where(there).values(content=content, guest=None))
            connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))
            connection.execute(sa.update(SEATS).where(SEATS.c.guest == guest).values(guest=None, name=name))
            connection.execute(sa.update(TABLES).where(TABLES.c.host == guest).values(host=""))
            return changed

        tables: set[str] = await self.write(work)
        return tables

    async def try_writing(self) -> None:
        """Write something, to see whether anything can be written; raises `Lost` if not."""
        if self._file is not None:
            file = self._file
            await self.read(lambda _: file.check_disk())

        def work(connection: sa.Connection) -> None:
            value = str(time.time_ns())
            tried = connection.execute(sa.update(KEYS).where(KEYS.c.name == TRIED).values(value=value))
            if not tried.rowcount:
                connection.execute(sa.insert(KEYS).values(name=TRIED, value=value))

        await self.write(work)

    async def key(self, name: str, fresh: str) -> str:
        """The key of this name; the first time, the one that is given is kept."""

        def work(connection: sa.Connection) -> str:
            kept = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
            if kept is None:
                connection.execute(sa.insert(KEYS).values(name=name, value=fresh))
            return str(kept or fresh)

        value: str = await self.write(work)
        return value

    # --- reading ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> tuple[Table, list[Seat], list[Entry]] | None:
        """A table with its seats and its whole log."""

        def work(connection: sa.Connection) -> tuple[Table, list[Seat], list[Entry]] | None:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                return None
            seats = connection.execute(sa.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number))
            entries = connection.execute(sa.select(ENTRIES).where(ENTRIES.c.table == id).order_by(ENTRIES.c.seq))
            return read_table(row), [read_seat(seat) for seat in seats], [read_entry(entry) for entry in entries]

        return await self.read(work)

    async def guest(self, id: str) -> Guest | None:
        """A guest, if they have ever done anything that is kept."""

        def work(connection: sa.Connection) -> Guest | None:
            row = connection.execute(sa.select(GUESTS).where(GUESTS.c.id == id)).first()
            return None if row is None else Guest(**row._mapping)

        return await self.read(work)

    async def tables_of(self, guest: str, states: Sequence[str], most: int) -> list[Summary]:
        """The tables at which a guest sits, those that changed last first."""
        theirs = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        return await self.read(
            lambda connection: summaries(connection, TABLES.c.id.in_(theirs), TABLES.c.state.in_(states), most=most)
        )

    async def count_tables(self, guest: str, rules: Mapping[str, Sequence[str]]) -> int:
        """At how many open and running tables of these games and versions of rules a guest sits, or is the host."""

        def work(connection: sa.Connection) -> int:
            theirs = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
            live = TABLES.c.state.in_((OPEN, RUNNING))
            readable = sa.tuple_(TABLES.c.game, TABLES.c.rules).in_(
                [(game, version) for game, versions in rules.items() for version in versions]
            )
            chosen = sa.and_(live, readable, sa.or_(TABLES.c.id.in_(theirs), TABLES.c.host == guest))
            return connection.execute(sa.select(sa.func.count()).select_from(TABLES).where(chosen)).scalar() or 0

        return await self.read(work)

    async def lobby(self, state: str, before: int, most: int) -> list[Summary]:
        """Public tables, those that changed last first."""
        listed = (TABLES.c.public, TABLES.c.state == state, TABLES.c.changed < before)
        return await self.read(lambda connection: summaries(connection, *listed, most=most))

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to decide: after a start, somebody must wake them."""

        def work(connection: sa.Connection) -> list[str]:
            waiting = sa.select(TABLES.c.id).where(TABLES.c.bots_act, TABLES.c.state == RUNNING)
            return list(connection.execute(waiting).scalars())

        return await self.read(work)

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Read in this thread, which waits for it."""
        try:
            self._check_file()
            with self.engine.connect() as connection:
                return work(connection)
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise Lost(str(error)) from error

    async def vacuum(self) -> tuple[int, int]:
        """Give room back to the disk; returns the bytes before and after. What is to be written waits meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._vacuum)

    def _vacuum(self) -> tuple[int, int]:
        try:
            with self._pause, self.engine.connect() as connection:
                alone = connection.execution_options(isolation_level="AUTOCOMMIT")
                before = self.size(alone)
                if self.engine.dialect.name == "sqlite":
                    alone.exec_driver_sql("VACUUM")
                    alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                else:
                    for table in METADATA.sorted_tables:
                        alone.exec_driver_sql(f"VACUUM (ANALYZE) {table.name}")
                return before, self.size(alone)
        except DBAPIError as error:
            raise Refusal("vacuum-failed", why=first_line(error)) from None

    def size(self, connection: sa.Connection) -> int:
        """Bytes on disk."""
        if self.engine.dialect.name == "sqlite":
            path = str(self.engine.url.database)
            return sum(file.stat().st_size for end in ("", "-wal") if (file := Path(path + end)).exists())
        return int(connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar() or 0)

    # --- the writer ------------------------------------------------------------------------------------------------

    def _write_for_ever(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs = [first]
            ending = False
            while len(jobs) < MOST_IN_ONE_COMMIT:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    ending = True
                    break
                jobs.append(job)
            settle(jobs, self._commit([work for work, _, _ in jobs]))
            if ending:
                return

    def _commit(self, works: list[Work]) -> list[Any]:
        """Do all of it in one transaction; if that cannot be, each in its own. What goes wrong is a result, too."""
        try:
            return self._transaction(works)
        except Exception as error:
            if isinstance(error, FileGone):
                self._save_log()  # another connection would open another file
                return [Lost(str(error))] * len(works)
            if is_lost(error):
                self._drop_connection()
                return [Lost(str(error))] * len(works)
            if len(works) > 1:
                return [self._commit([work])[0] for work in works]
            return [Conflict() if isinstance(error, (Conflict, IntegrityError)) else error]

    def _transaction(self, works: list[Work]) -> list[Any]:
        with self._pause:
            started = time.perf_counter()
            self._check_file()
            results = self._transact(self._connection(), works)
            # Only now: what was committed to a file that is gone is not stored, and must not be acknowledged.
            self._check_file()
            self.commits.observe(time.perf_counter() - started)
            return results

    def _transact(self, connection: sa.Connection, works: list[Work]) -> list[Any]:
        with connection.begin():
            appends = [work for work in works if isinstance(work, Append)]
            if appends:
                run_appends(connection, appends)
            return [None if isinstance(work, Append) else work(connection) for work in works]

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    def _save_log(self) -> None:
        """If only SQLite's log was deleted, what it holds is still open here: bring it into the database."""
        if self._writing is not None:
            with contextlib.suppress(Exception):
                driver_of(self._writing).execute("PRAGMA wal_checkpoint(PASSIVE)")

    # --- holding ---------------------------------------------------------------------------------------------------

    def _connection(self) -> sa.Connection:
        """The writer's connection, which holds the database for this server; made again if it was lost."""
        if self._writing is None:
            connection = self.engine.connect()
            try:
                self._hold(connection)
                if self._file is not None:
                    connection.execute(sa.text("SELECT count(*) FROM sqlite_master"))  # now SQLite's log is there
                    connection.rollback()
                    self._file.remember()
            except BaseException:
                connection.close()
                raise
            self._writing = connection
        return self._writing

    def _drop_connection(self) -> None:
        if self._file is not None:
            self._file.let_go_of_log()
        if self._writing is not None:
            with contextlib.suppress(Exception):
                self._writing.invalidate()
                self._writing.close()
            self._writing = None

    def _hold(self, connection: sa.Connection) -> None:
        """In PostgreSQL, a lock that goes with the connection: two servers must not drive the same tables."""
        if connection.dialect.name != "postgresql":
            return
        question = sa.select(sa.func.pg_try_advisory_lock(ADVISORY_LOCK))
        self._wait_for(lambda: bool(connection.execute(question).scalar()))
        connection.commit()

    def _wait_for(self, hold: Callable[[], bool]) -> None:
        """Try until it can be held: a server that has just ended, or a host's command, lets go in a moment."""
        give_up = time.monotonic() + (HOLD_SECONDS if self.hold_seconds is None else self.hold_seconds)
        while not hold():
            if time.monotonic() >= give_up:
                raise InUse
            time.sleep(0.1)


def make_engine(url: str) -> sa.Engine:
    """The database of this address; nothing is opened yet."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
        # A network that swallows everything must not stop the writer for ever.
        waiting = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "application_name": "uogashi"}
        return sa.create_engine(url, connect_args=waiting, pool_size=READERS + 1, pool_timeout=5, pool_pre_ping=True)
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def name_of(engine: sa.Engine) -> str:
    """The address of a database without its password."""
    return engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)


def unreachable(engine: sa.Engine, error: DBAPIError) -> Refusal:
    return Refusal("database-unreachable", database=name_of(engine), why=first_line(error))


def first_line(error: DBAPIError) -> str:
    """What the driver says."""
    return next(iter(str(error.orig).strip().splitlines()), "?")


def prepare_sqlite(connection: Any, record: Any) -> None:
    """What is acknowledged is on disk: `FULL` waits for it at every commit. A new file can give room back."""
    for pragma in (
        "auto_vacuum=INCREMENTAL",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def driver_of(connection: sa.Connection) -> Any:
    """The connection of Python's own driver, for what SQLAlchemy would wrap in a transaction."""
    return connection.connection.driver_connection


def is_lost(error: Exception) -> bool:
    """Whether it is the database that failed, not what was asked of it."""
    return isinstance(error, (DBAPIError, PoolTimeout, OSError, Lost)) and not isinstance(error, IntegrityError)


def settle(jobs: list[Job], results: list[Any]) -> None:
    """Tell all who wait, with one call into their loop."""
    loop = jobs[0][2]

    def tell() -> None:
        for (_, future, _), result in zip(jobs, results, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    # The loop may be closed already: then nobody waits any more.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(tell)


def run_appends(connection: sa.Connection, appends: list[Append]) -> None:
    """All entries in one statement, all tables in another; a table that is not where it should be is a conflict."""
    entries = [entry for each in appends for entry in each.entries]
    if entries:
        insert_entries(connection, entries)
    if advance_tables(connection, [advance_row(each) for each in appends]) != len(appends):
        raise Conflict
    for each in appends:
        if each.whole:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == each.table.id).values(table_row(each.table)))
        for seat in each.seats:
            there = sa.and_(SEATS.c.table == each.table.id, SEATS.c.number == seat.number)
            connection.execute(sa.update(SEATS).where(there).values(seat_row(each.table.id, seat)))


# Many rows in one statement, written out, where SQLAlchemy would send one statement a row: between any two of them
# SQLite's driver lets go of the interpreter, and gets it back only when the busy loop next gives way.


def insert_entries(connection: sa.Connection, entries: Sequence[Entry]) -> None:
    columns = ", ".join(f'"{name}"' for name in ENTRY_TYPES)
    rows = rows_text(connection.dialect.name, tuple(ENTRY_TYPES.values()), len(entries))
    values = tuple(value for entry in entries for value in entry_row(entry))
    connection.exec_driver_sql(f"INSERT INTO entries ({columns}) VALUES {rows}", values)


def advance_tables(connection: sa.Connection, advances: list[tuple[Any, ...]]) -> int:
    """Each table from the entry before to the one after; returns how many were where they should be."""
    rows = rows_text(connection.dialect.name, tuple(ADVANCE_TYPES.values()), len(advances))
    statement = (
        "UPDATE tables SET seq = new.column3, acting = new.column4, bots_act = new.column5, changed = new.column6 "
        f"FROM (VALUES {rows}) AS new WHERE tables.id = new.column1 AND tables.seq = new.column2"
    )
    return connection.exec_driver_sql(statement, tuple(value for row in advances for value in row)).rowcount


@cache
def rows_text(dialect: str, types: tuple[str, ...], count: int) -> str:
    """Places for so many rows of these types."""
    place = "?" if dialect == "sqlite" else "%s"
    row = ", ".join(place if dialect == "sqlite" else f"CAST({place} AS {each})" for each in types)
    return ", ".join([f"({row})"] * count)


def summaries(connection: sa.Connection, *conditions: Any, most: int) -> list[Summary]:
    """Tables with their seats, in two questions. The figures stay where they are: lists do not show them."""
    chosen = sa.select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
    tables = [read_table(row) for row in connection.execute(chosen)]
    seats: dict[str, list[Seat]] = {table.id: [] for table in tables}
    asked = sa.select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.number)
    for row in connection.execute(asked):
        seats[row.table].append(read_seat(row))
    return [Summary(table, seats[table.id]) for table in tables]


# --- rows ----------------------------------------------------------------------------------------------------------


def table_row(table: Table) -> dict[str, Any]:
    row = msgspec.structs.asdict(table)
    for name in JSON_COLUMNS:
        row[name] = None if row[name] is None else encode(row[name]).decode()
    return row


def read_table(row: Any) -> Table:
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else decode(values[name])
    values["figures"] = read_figures(row.figures)
    return Table(**values)


@lru_cache(maxsize=1000)
def read_figures(text: str) -> Any:
    """Most tables have the same figures: they share them."""
    return decode(text)


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(seat)}


def read_seat(row: Any) -> Seat:
    values = dict(row._mapping)
    del values["table"]
    return Seat(**values)


def entry_row(entry: Entry) -> tuple[Any, ...]:
    """The values of `ENTRY_TYPES`."""
    content = encode(entry.content).decode()
    return (entry.table, entry.seq, entry.kind, entry.seat, content, entry.at, entry.id, entry.guest)


def read_entry(row: Any) -> Entry:
    values = dict(row._mapping)
    values["kind"] = sys.intern(values["kind"])
    values["content"] = decode(values["content"])
    return Entry(**values)


def advance_row(append: Append) -> tuple[Any, ...]:
    """The values of `ADVANCE_TYPES`."""
    table = append.table
    before = append.entries[0].seq - 1 if append.entries else table.seq
    return (table.id, before, table.seq, table.acting, table.bots_act, table.changed)

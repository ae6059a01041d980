"""Nothing lost: people and bots play at many tables while the server is killed, or its database cut off, at random.

`python -m tests.server.crash --kills 50` is the long form (`make crash`); test_nothing_lost.py runs a short one. While
they play, everyone writes down what they sent and received; at the end all of it is compared with what is
stored. A seed decides who plays what and how long everything waits. How far the server has come by then is not in its
hands: a failing run is repeated only as nearly as the machine allows.
"""

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.running import Guest, RunningServer, say, with_view
from tools.postgresql import Postgresql
from uogashi.core.errors import Refusal
from uogashi.core.record import verify
from uogashi.games import load_game
from uogashi.server.store.conversion import read_entry, read_seat, read_table
from uogashi.server.store.engine import make_engine
from uogashi.server.store.rows import BY_RULES, MOVES, OVER, UNDO, EntryRow, SeatRow, TableRow
from uogashi.server.store.schema import ENTRIES, SEATS, TABLES

PERSON = "open"
COMPANIES = (
    (PERSON, PERSON),
    (PERSON, "greedy", PERSON, PERSON),
    (PERSON, "random", "greedy"),
    ("greedy", "random", "random"),
    (PERSON, PERSON, PERSON, PERSON),
    (PERSON, "greedy"),
    (PERSON, PERSON, "random"),
    (PERSON, "random", PERSON, "greedy"),
)
"""Who sits at the tables. Where only bots sit nobody looks, so that nobody wakes them but the server itself."""

QUIET = (0.05, 0.8)
"""Seconds from when everything works until it is disturbed again."""
OUTAGE = (1.2, 2.5)
"""Seconds that a crashed database stays away: longer than bots wait before they try again."""
LONGEST_OUTAGE = 20.0
"""Nor does it come back before someone has noticed, within this many seconds: a busy machine is slow at that, and
at playing before."""
PATIENCE = 60.0
"""Seconds for the last games to end, once nothing disturbs them any more."""
RECONNECT = (0.05, 0.25)
THINK = (0.0, 0.01)
UNDO_CHANCE, TWICE_CHANCE, HANG_UP_CHANCE, OLD_CHANCE = 0.06, 0.05, 0.01, 0.03
HALF_STARTED_CHANCE = 0.1
MOST_SHOWN = 30
FAIR_REFUSALS = {
    "move-late",
    "not-your-turn",
    "undo-nothing",
    "undo-others-acted",
    "undo-revealed",
    "table-over",
}
"""An answer that a fully informed player may get: another one was quicker."""
DISCONNECTED = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake)


# --- what people write down ----------------------------------------------------------------------------------------


@dataclass
class Sent:
    """A move or an undo that a player sent, and its answer."""

    message: dict[str, Any]
    first_answer: int | None = None
    """The number under which it was acknowledged."""
    refused: str | None = None

    @property
    def kind(self) -> str:
        return MOVES if self.message["type"] == "move" else UNDO


@dataclass
class Ledger:
    """All that was sent and received, and every error in it."""

    sent: dict[tuple[str, int, str], Sent] = field(default_factory=dict)
    heard: dict[tuple[str, int, int], tuple[Any, ...]] = field(default_factory=dict)
    """Kind, seat and time of each entry that a player heard of, by table, their seat and the number for them."""
    faults: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def note_done(self, sent: Sent, seq: int) -> None:
        if sent.refused is not None:
            self.faults.append(f"{name(sent)} was refused ({sent.refused}) and then acknowledged as {seq}")
        if sent.first_answer is None:
            sent.first_answer = seq
            self.counts["acknowledged"] += 1
        elif sent.first_answer != seq:
            self.faults.append(f"{name(sent)} was acknowledged as {sent.first_answer} and then as {seq}")

    def note_refused(self, sent: Sent, why: str) -> None:
        if sent.first_answer is not None:
            self.faults.append(f"{name(sent)} was acknowledged as {sent.first_answer} and then refused ({why})")
        elif why not in FAIR_REFUSALS:
            self.faults.append(f"{name(sent)} was refused ({why})")
        sent.refused = why
        self.counts["refused"] += 1

    def note_told(self, table: str, reader: int, entry: dict[str, Any]) -> None:
        key = (table, reader, entry["seq"])
        what = (entry["kind"], entry.get("seat"), entry["at"])
        if self.heard.setdefault(key, what) != what:
            which = f"table {table}: entry {entry['seq']} of seat {reader}"
            self.faults.append(f"{which} was told as {self.heard[key]} and then as {what}")


def name(sent: Sent) -> str:
    message = sent.message
    return f"table {message['table']}: {message['type']} {message['id']} of seat {message['seat']}"


# --- people --------------------------------------------------------------------------------------------------------


class Person:
    """A player in one seat, who decides at random, and reconnects and asks again whenever the line breaks."""

    def __init__(self, ledger: Ledger, guest: Guest, table: str, seat: int, rng: random.Random) -> None:
        self.ledger = ledger
        self.guest = guest
        self.table = table
        self.seat = seat
        self.rng = rng
        self.position: dict[str, Any] | None = None
        self.known: set[int] = set()
        """The entries of the log that this person heard of."""
        self.waiting: Sent | None = None
        """What was sent and not answered yet."""
        self.answered: list[Sent] = []
        self.looks_back = False

    async def play(self) -> None:
        """Until the game is over, all is answered and has been looked at once more."""
        while True:
            try:
                async with self.guest.connect() as socket:
                    await self.play_on(socket)
                    await self.look_back(socket)
                    return
            except DISCONNECTED as error:
                status = getattr(getattr(error, "response", None), "status_code", None)
                if status is not None and status < 500:
                    self.ledger.faults.append(f"table {self.table}: seat {self.seat} was not let in ({status})")
            self.ledger.counts["reconnections"] += 1
            await asyncio.sleep(self.rng.uniform(*RECONNECT))

    async def play_on(self, socket: ClientConnection) -> None:
        self.looks_back = False
        await self.follow(socket)
        if self.waiting is not None:
            await self.send_again(socket, self.waiting)
        while not (self.is_over() and self.waiting is None):
            message = json.loads(await socket.recv())
            await self.hear(socket, message)
            if message["type"] in ("news", "done", "refused"):
                await self.decide(socket)

    def is_over(self) -> bool:
        return self.position is not None and bool(self.position["over"])

    # --- hearing ---------------------------------------------------------------------------------------------------

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "news":
                for entry in message.get("log", ()):
                    self.take_in(entry)
                self.look(message.get("position"))
            case "done":
                sent = self.find(message["id"])
                self.ledger.note_done(sent, message["seq"])
                self.settle(sent)
            case "refused" if message.get("again"):
                self.ledger.counts["again"] += 1
                await asyncio.sleep(self.rng.uniform(*RECONNECT))
                if "id" not in message:
                    await self.follow(socket)
                elif self.waiting is not None and message["id"] == self.waiting.message["id"]:
                    await self.send_again(socket, self.waiting)
            case "refused":
                if "id" not in message:
                    self.ledger.faults.append(f"table {self.table}: seat {self.seat} was refused {message['why']}")
                    return
                sent = self.find(message["id"])
                self.ledger.note_refused(sent, message["why"]["id"])
                self.settle(sent)
                self.look(message.get("position"))

    def take_in(self, entry: dict[str, Any]) -> None:
        if entry["seq"] not in self.known and entry["kind"] in (MOVES, UNDO) and entry["seat"] == self.seat:
            # The answer comes before the news.
            self.ledger.counts["stored but not acknowledged at first"] += self.waiting is not None
        self.ledger.note_told(self.table, self.seat, entry)
        self.known.add(entry["seq"])

    def look(self, position: dict[str, Any] | None) -> None:
        if position is None:
            return
        if self.position is not None and position["seq"] < self.position["seq"]:
            went = f"from {self.position['seq']} to {position['seq']}"
            self.ledger.faults.append(f"table {self.table}: the position of seat {self.seat} went back {went}")
        self.position = with_view(position, self.position)

    def find(self, id: str) -> Sent:
        return self.ledger.sent[self.table, self.seat, id]

    def settle(self, sent: Sent) -> None:
        if sent is self.waiting:
            self.waiting = None
            if sent.first_answer is not None:
                self.answered.append(sent)

    # --- saying ----------------------------------------------------------------------------------------------------

    async def follow(self, socket: ClientConnection) -> None:
        since = 0 if self.looks_back else max(self.known, default=0)
        await say(socket, type="follow", table=self.table, seat=self.seat, since=since)

    async def decide(self, socket: ClientConnection) -> None:
        """Something new, if it is this person's turn and they have seen the result of their last decision."""
        position = self.position
        seen = self.answered[-1].first_answer if self.answered else 0
        if self.waiting is not None or position is None or position["seq"] < (seen or 0) or position["over"]:
            return
        if position["can_undo"] and self.rng.random() < UNDO_CHANCE:
            await self.send(socket, type="undo")
        elif position["legal"]:
            await self.send(socket, type="move", decisions=self.choose(position))

    def choose(self, position: dict[str, Any]) -> list[str]:
        """One decision, or several tickets at once: as many of them as there are lots without one, at most."""
        legal, view = position["legal"], position["view"]
        if not legal[0].startswith("ticket"):
            return [self.rng.choice(legal)]
        left = len(view["lots"]) - len(view["seats"][self.seat]["placed"])
        return self.rng.sample(legal, self.rng.choice((1, left, self.rng.randint(1, left))))

    async def send(self, socket: ClientConnection, **asked: Any) -> None:
        assert self.position is not None
        after = self.position["seq"]
        await asyncio.sleep(self.rng.uniform(*THINK))
        id = f"{self.seat}-{self.rng.getrandbits(64):x}"
        sent = Sent({"table": self.table, "seat": self.seat, "after": after, "id": id, **asked})
        self.ledger.sent[self.table, self.seat, id] = sent
        self.waiting = sent
        await say(socket, **sent.message)
        if self.rng.random() < HANG_UP_CHANCE:
            socket.transport.abort()
        elif self.rng.random() < TWICE_CHANCE:
            await self.send_again(socket, sent)
        elif self.answered and self.rng.random() < OLD_CHANCE:
            await self.send_again(socket, self.rng.choice(self.answered))

    async def send_again(self, socket: ClientConnection, sent: Sent) -> None:
        """The same once more, to the letter."""
        self.ledger.counts["retries"] += 1
        await say(socket, **sent.message)

    async def look_back(self, socket: ClientConnection) -> None:
        """The game is over: an old move is still answered as it was, and the whole log equals the news received."""
        before = set(self.known)
        self.looks_back = True
        if self.answered:
            await self.send_again(socket, self.rng.choice((self.answered[-1], self.rng.choice(self.answered))))
        await self.follow(socket)
        while True:
            message = json.loads(await socket.recv())
            await self.hear(socket, message)
            if message.get("log"):
                break
        untold = sorted(entry["seq"] for entry in message["log"] if entry["seq"] not in before)
        if untold:
            self.ledger.faults.append(f"table {self.table}: seat {self.seat} was not told of entries {untold} in time")


# --- tables --------------------------------------------------------------------------------------------------------


Tell = Callable[[str], None]


class Party:
    """Many tables at the same time. Where a game ends the next one begins, until nothing disturbs them any more."""

    def __init__(self, server: RunningServer, seed: int, tables: int, tell: Tell) -> None:
        self.server = server
        self.seed = seed
        self.tables = tables
        self.tell = tell
        self.ledger = Ledger()
        self.played: list[str] = []
        """The tables with started games."""
        self.ended = 0
        self.calm = asyncio.Event()
        self.client = httpx.AsyncClient(timeout=30)
        self.engine = make_engine(server.database)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as all_tables:
            for number in range(self.tables):
                all_tables.create_task(self.play_one_after_another(number))

    def progress(self, done: str) -> None:
        acknowledged = self.ledger.counts["acknowledged"]
        self.tell(f"{done}: {acknowledged} moves acknowledged, {self.ended} games ended")

    async def rises(self, count: str, times: int) -> bool:
        """Whether any player has counted it beyond these times."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_OUTAGE):
                while self.ledger.counts[count] == times:
                    await asyncio.sleep(0.05)
        return self.ledger.counts[count] > times

    async def play_one_after_another(self, number: int) -> None:
        company = COMPANIES[number % len(COMPANIES)]
        guests = [await self.new_guest(f"Guest {number}-{each}") for each in range(max(company.count(PERSON), 1))]
        for game in range(1_000_000):
            rng = random.Random(f"{self.seed}/{number}/{game}")
            await self.play_game(guests, rng.sample(company, len(company)), rng)
            self.ended += 1
            if self.calm.is_set():
                return

    async def play_game(self, guests: Sequence[Guest], seats: list[str], rng: random.Random) -> None:
        asked = {"game": "tsukiji", "seats": seats, "public": True}
        table = (await self.ask(guests[0], "POST", "/api/tables", asked))["id"]
        places = [seat for seat, who in enumerate(seats) if who == PERSON]
        for guest, seat in zip(guests, places, strict=False):
            added = {"random": f"{rng.getrandbits(128):032x}"}
            await self.ask(guest, "POST", f"/api/tables/{table}/seats/{seat}/take", added)
        self.played.append(table)
        if not places:
            return await self.wait_for_bots(table)
        async with asyncio.TaskGroup() as people:
            for guest, seat in zip(guests, places, strict=True):
                person = Person(self.ledger, guest, table, seat, random.Random(f"{rng.random()}"))
                people.create_task(person.play())
        return None

    async def wait_for_bots(self, table: str) -> None:
        """Look into the database: asking the server would wake the table."""
        while True:
            await asyncio.sleep(0.3)
            with contextlib.suppress(sa.exc.DBAPIError):
                if await asyncio.to_thread(self.state_of, table) == OVER:
                    return

    def state_of(self, table: str) -> str:
        with self.engine.connect() as connection:
            return str(connection.execute(sa.select(TABLES.c.state).where(TABLES.c.id == table)).scalar())

    # --- asking ----------------------------------------------------------------------------------------------------

    async def new_guest(self, called: str) -> Guest:
        made = await self.ask(None, "POST", "/api/guests", {"name": called})
        return Guest(self.server, made["token"], called)

    async def ask(self, guest: Guest | None, method: str, path: str, body: Any = None) -> Any:
        """Over HTTP, until there is an answer. Whatever is asked twice by that does no harm."""
        headers = {} if guest is None else guest.headers
        while True:
            try:
                answer = await self.client.request(method, self.server.address + path, headers=headers, json=body)
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.is_success:
                return answer.json()
            if answer is not None and answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                raise AssertionError(f"{method} {path} was answered with {answer.status_code} {answer.text}")
            self.ledger.counts["again"] += answer is not None
            await asyncio.sleep(0.05)

    async def records(self) -> dict[str, Any]:
        """The record of every game that is over, by table."""
        over = [table for table in self.played if await asyncio.to_thread(self.state_of, table) == OVER]
        return {table: await self.ask(None, "GET", f"/api/tables/{table}/record") for table in over}

    # --- what is stored --------------------------------------------------------------------------------------------

    def kept(self, records: dict[str, Any]) -> list["Kept"]:
        """All that was played, straight from the database."""
        with self.engine.connect() as connection:
            tables = {row.id: read_table(row) for row in connection.execute(sa.select(TABLES))}
            found = {id: Kept(tables[id], [], [], records.get(id)) for id in self.played}
            for row in connection.execute(sa.select(SEATS).order_by(SEATS.c.number)):
                if row.table in found:
                    found[row.table].seats.append(read_seat(row))
            for row in connection.execute(sa.select(ENTRIES).order_by(ENTRIES.c.seq)):
                if row.table in found:
                    found[row.table].entries.append(read_entry(row))
        return list(found.values())

    async def close(self) -> None:
        await self.client.aclose()
        self.engine.dispose()


# --- checking ------------------------------------------------------------------------------------------------------


@dataclass
class Kept:
    """A table's stored data, and its record as the server exports it."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    record: Any


def find_faults(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """Everything that is not as it was promised to the people at this table."""
    for check in (check_numbers, check_answers, check_authors, check_told, check_end, check_record):
        for fault in check(kept, ledger):
            yield f"table {kept.table.id}: {fault}"


def check_numbers(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """No number twice, none left out."""
    numbers = [entry.seq for entry in kept.entries]
    if numbers != list(range(1, len(numbers) + 1)) or kept.table.seq != len(numbers):
        yield f"the log has the numbers {numbers}, and the table is at {kept.table.seq}"


def check_answers(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """What was acknowledged is there once, as it was sent and under its number; what was refused is not there."""
    known = [dict(enumerate(known_to(kept, seat.number), start=1)) for seat in kept.seats]
    for (table, seat, id), sent in ledger.sent.items():
        if table != kept.table.id:
            continue
        found = {number: entry for number, entry in known[seat].items() if entry.seat == seat and entry.id == id}
        numbers = list(found)
        if len(found) > 1:
            yield f"{name(sent)} is there {len(found)} times: {numbers}"
        if sent.first_answer is not None and numbers != [sent.first_answer]:
            yield f"{name(sent)} was acknowledged as {sent.first_answer} and is stored as {numbers}"
        if sent.refused is not None and found:
            yield f"{name(sent)} was refused ({sent.refused}) and is stored as {numbers}"
        for entry in found.values():
            decisions = [words for mover, words in entry.content if mover == seat] if entry.kind == MOVES else None
            if (entry.kind, decisions) != (sent.kind, sent.message.get("decisions")):
                yield f"{name(sent)} was sent as {sent.message} and is stored as {entry.kind} {entry.content}"


def check_authors(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """There are no decisions but those that players sent, and the bots'."""
    for entry in kept.entries:
        if entry.kind not in (MOVES, UNDO):
            continue
        person = entry.seat is not None and kept.seats[entry.seat].guest is not None
        if person != (entry.id is not None) or (person and (entry.table, entry.seat, entry.id) not in ledger.sent):
            yield f"entry {entry.seq} of seat {entry.seat} has id {entry.id}, which nobody sent"


def check_told(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """Everyone heard of all that they may know, numbered without a gap, and just as it is stored."""
    for seat in kept.seats:
        if seat.guest is None:
            continue
        known = enumerate(known_to(kept, seat.number), start=1)
        stored = {number: (entry.kind, entry.seat, entry.at) for number, entry in known}
        heard = {
            number: what
            for (table, reader, number), what in ledger.heard.items()
            if (table, reader) == (kept.table.id, seat.number)
        }
        for number in sorted(stored.keys() | heard.keys()):
            if heard.get(number) != stored.get(number):
                which = f"entry {number} of seat {seat.number}"
                yield f"{which} was told as {heard.get(number)} and is stored as {stored.get(number)}"


def known_to(kept: Kept, reader: int) -> list[EntryRow]:
    """What a player in this seat may know of: of tickets that another one places, only that they are complete."""
    lots = len(kept.seats) + 1
    laid: Counter[int | None] = Counter()
    tickets = {
        entry.seq: sum(words.startswith("ticket") for mover, words in entry.content if mover == entry.seat)
        for entry in kept.entries
        if entry.kind == MOVES
    }
    known: dict[int, EntryRow] = {}
    for entry in kept.entries:
        unfinished = False
        if entry.kind == MOVES and tickets[entry.seq]:
            laid[entry.seat] += tickets[entry.seq]
            unfinished = laid[entry.seat] < lots
            if laid.total() == lots * len(kept.seats):
                laid.clear()
        elif entry.kind == UNDO:
            laid[entry.seat] -= tickets.get(entry.content, 0)
            unfinished = entry.content not in known
        if entry.seat == reader or not unfinished:
            known[entry.seq] = entry
    return list(known.values())


def check_end(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """The game has come to its end."""
    if (kept.table.state, kept.table.end) != (OVER, BY_RULES):
        yield f"the game is {kept.table.state}, waiting for {bin(kept.table.acting)}, after {kept.table.seq} entries"


def check_record(kept: Kept, ledger: Ledger) -> Iterator[str]:
    """The record is right, and its moves are those of the log that were not undone."""
    if kept.record is None:
        return  # the game has not come to its end
    try:
        verify(kept.record, load_game)
    except Refusal as foul:
        yield f"the record is not right: {foul.message}"
    standing: dict[int, EntryRow] = {}
    for entry in kept.entries:
        if entry.kind == MOVES:
            standing[entry.seq] = entry
        elif entry.kind == UNDO:
            undone = standing.pop(entry.content, None)
            if undone is None or undone.seat != entry.seat:
                yield f"entry {entry.seq} undoes {entry.content}, which is not there to be undone"
    moves = [move for entry in standing.values() for move in entry.content]
    if kept.record["moves"] != moves:
        yield f"the record has {len(kept.record['moves'])} moves, others than the {len(moves)} of the log"
    result = {"scores": kept.table.scores, "winners": kept.table.winners}
    if kept.record.get("result") != result:
        yield f"the record has the result {kept.record.get('result')}, the table {result}"


def check_log(server: RunningServer) -> Iterator[str]:
    """Nothing went wrong inside the server: it would be in its log."""
    for number, line in enumerate(server.log):
        # What is no JSON comes from Python itself, or is the note that the rules are being compiled.
        wrong = json.loads(line)["level"] in ("error", "critical") if line.startswith("{") else "Traceback" in line
        if wrong:
            rest = "" if line.startswith("{") else "".join(server.log[number + 1 : number + 40])
            yield f"the server's log has: {line}{rest}"


# --- disturbing ----------------------------------------------------------------------------------------------------

Disturb = Callable[[Party, random.Random], Awaitable[None]]


def kill_server(kills: int) -> Disturb:
    """`kill -9`, this many times; now and then once more before it is ready."""

    async def disturb(party: Party, rng: random.Random) -> None:
        server = party.server
        for number in range(1, kills + 1):
            await asyncio.sleep(rng.uniform(*QUIET))
            await asyncio.to_thread(server.kill)
            if rng.random() < HALF_STARTED_CHANCE:
                await kill_half_started(server, rng.uniform(0.2, 1.2))
                party.ledger.counts["kills while starting"] += 1
            await asyncio.to_thread(server.start)
            party.ledger.counts["kills"] += 1
            party.progress(f"kill {number} of {kills}")

    return disturb


async def kill_half_started(server: RunningServer, seconds: float) -> None:
    starting = asyncio.create_task(asyncio.to_thread(server.start))
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)
    with contextlib.suppress(AssertionError, ValueError):  # no output, or its pipe is closed
        await starting


def cut_database(postgresql: Postgresql, cuts: int, crashes: int) -> Disturb:
    """End the server's connections to its database, this many times, and crash the database in between."""

    async def disturb(party: Party, rng: random.Random) -> None:
        process = party.server.process
        assert process is not None
        crashing = set(rng.sample(range(1, cuts + crashes + 1), crashes))
        for number in range(1, cuts + crashes + 1):
            await asyncio.sleep(rng.uniform(*QUIET))
            if number in crashing:
                # On a slow machine players are still taking their seats.
                await party.rises("acknowledged", party.ledger.counts["acknowledged"])
                before = party.ledger.counts["again"]
                await asyncio.to_thread(postgresql.kill)
                await asyncio.sleep(rng.uniform(*OUTAGE))
                noticed = await party.rises("again", before)
                await asyncio.to_thread(postgresql.start)
                party.ledger.counts["crashes of the database"] += 1
                if not noticed:
                    party.ledger.faults.append("the database was away, and nobody was told to try again")
            else:
                party.ledger.counts["connections cut"] += await asyncio.to_thread(postgresql.cut_connections)
                party.ledger.counts["cuts"] += 1
            party.progress(f"cut {number} of {cuts + crashes}")
        if process.poll() is not None or party.server.process is not process:
            party.ledger.faults.append(f"the server ended with {process.poll()}")

    return disturb


# --- a whole run ---------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """What a run came to."""

    command: str
    ledger: Ledger
    kept: list[Kept]
    faults: list[str]
    figures: dict[str, Any]

    @property
    def summary(self) -> str:
        return ", ".join(f"{count} {what}" for what, count in self.figures.items())

    @property
    def report(self) -> str:
        more = [f"… and {len(self.faults) - MOST_SHOWN} more"] if len(self.faults) > MOST_SHOWN else []
        again = f"as nearly as the machine allows, this repeats it: {self.command}"
        return "\n".join([f"{len(self.faults)} faults", *self.faults[:MOST_SHOWN], *more, self.summary, again])


def run(
    folder: Path,
    database: str,
    disturb: Disturb,
    *,
    seed: int,
    command: str,
    tables: int = 8,
    tell: Tell = lambda line: None,
) -> Outcome:
    """Play and disturb, let all games come to their end, and compare."""
    with RunningServer(folder, database) as server:
        return asyncio.run(play_through(server, disturb, seed, command, tables, tell))


async def play_through(
    server: RunningServer, disturb: Disturb, seed: int, command: str, tables: int, tell: Tell
) -> Outcome:
    started = time.monotonic()
    party = Party(server, seed, tables, tell)
    faults = party.ledger.faults
    playing = asyncio.create_task(party.play())
    await disturb(party, random.Random(f"{seed}/disturb"))
    party.calm.set()
    try:
        async with asyncio.timeout(PATIENCE):
            await playing
    except TimeoutError:
        faults.append(f"not all games came to their end within {PATIENCE:.0f} seconds")
    except ExceptionGroup as wrong:
        faults.append(f"a player could not go on: {wrong.exceptions}")
    async with asyncio.timeout(PATIENCE):
        records = await party.records()
        # A server that has just started knows only what is stored.
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        if await party.records() != records:
            faults.append("the records are others after a new start")
        await asyncio.to_thread(server.kill)
    kept = party.kept(records)
    await party.close()
    for each in kept:
        faults.extend(find_faults(each, party.ledger))
    faults.extend(check_log(server))
    figures = {**party.ledger.counts, "games finished": len(records), "tables": len(kept)}
    figures |= {"entries": sum(len(each.entries) for each in kept), "seconds": round(time.monotonic() - started)}
    return Outcome(command, party.ledger, kept, faults, figures)


# --- the long form -------------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed, on each database")
    parser.add_argument("--cuts", type=int, default=20, help="how often PostgreSQL's connections are cut")
    parser.add_argument("--crashes", type=int, default=1, help="how often PostgreSQL itself crashes in between")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--tables", type=int, default=8, help="how many tables are played at the same time")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    asked = parser.parse_args()
    right = True
    for title, outcome in run_all(asked):
        if outcome.faults:
            right = False
            print(f"{title}: {outcome.report}", flush=True)
        else:
            print(f"{title}: nothing lost. {outcome.summary}", flush=True)
    return 0 if right else 1


def run_all(asked: argparse.Namespace) -> Iterator[tuple[str, Outcome]]:
    """What was asked for, one run after another."""

    def one(title: str, database: str, disturb: Disturb, flags: str) -> tuple[str, Outcome]:
        command = f"python -m tests.server.crash {flags} --tables {asked.tables} --seed {asked.seed}"
        print(f"{title}: {command}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            url = database or f"sqlite:///{Path(folder) / 'tables.db'}"
            chosen: dict[str, Any] = {"seed": asked.seed, "command": command, "tables": asked.tables}
            return title, run(Path(folder), url, disturb, **chosen, tell=lambda line: print(f"  {line}", flush=True))

    if asked.database != "postgresql" and asked.kills:
        flags = f"--database sqlite --kills {asked.kills}"
        yield one("SQLite, server killed", "", kill_server(asked.kills), flags)
    if asked.database != "sqlite" and asked.kills:
        flags = f"--database postgresql --kills {asked.kills} --cuts 0 --crashes 0"
        with Postgresql(durable=False) as postgresql:
            yield one("PostgreSQL, server killed", postgresql.new_database(), kill_server(asked.kills), flags)
    if asked.database != "sqlite" and asked.cuts + asked.crashes:
        flags = f"--database postgresql --kills 0 --cuts {asked.cuts} --crashes {asked.crashes}"
        with Postgresql(durable=True) as postgresql:
            disturb = cut_database(postgresql, asked.cuts, asked.crashes)
            yield one("PostgreSQL, database cut off", postgresql.new_database(), disturb, flags)


if __name__ == "__main__":
    sys.exit(main())

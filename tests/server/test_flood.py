"""One address cannot keep everyone else waiting, whatever it asks for and however often."""

import asyncio
import contextlib
import json
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.openapi.spec import OpenAPI
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.inside import Ear, begun, guests, in_a_house, play, replayed, start_one_bot, to_the_end
from tests.server.running import RunningServer, everybody_sits, hear, say
from tests.server.test_client import Visitor
from uogashi.core.match import Match
from uogashi.server.bounded import Bounded
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.table import LiveTable
from uogashi.server.web import limits
from uogashi.server.web.connections import READING_SECONDS, Connections
from uogashi.server.web.limits import FOLLOW_COST, Limiter, Limits, network_of
from uogashi_quay import GAME as QUAY

ONE, OTHER = "127.0.0.2", "127.0.0.3"
"""Two addresses of this machine."""


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# --- the client behind an address ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket of the system", "a socket of the system"),
    ],
)
def test_an_ipv4_address_stands_for_itself_and_an_ipv6_address_for_its_64(address: str, network: str) -> None:
    assert network_of(address) == network


class Patience:
    """Instead of waiting, records how long it would have waited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waited: list[float] = []
        monkeypatch.setattr("uogashi.server.web.limits.sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)


def test_what_costs_more_counts_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    cheap, costly = Limiter(1), Limiter(1)

    async def ask() -> None:
        for _ in range(5):
            await cheap.wait("somebody")
            await costly.wait("somebody", 2.0)

    asyncio.run(ask())
    assert [round(each) for each in patience.waited] == [2, 4]


def test_what_is_known_only_afterwards_is_waited_for_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    limiter = Limiter(1)

    async def ask() -> None:
        await limiter.wait("somebody")
        limiter.charge("somebody", 10)
        await limiter.wait("somebody else")
        await limiter.wait("somebody")

    asyncio.run(ask())
    assert [round(each) for each in patience.waited] == [7]


def test_many_addresses_do_not_fill_the_memory_nor_take_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 100)
    limiter = Limiter(0.001)
    tidied: list[float] = []
    tidy_up = Limiter._tidy_up

    def noted(limiter: Limiter, now: float) -> None:
        tidied.append(now)
        tidy_up(limiter, now)

    monkeypatch.setattr(Limiter, "_tidy_up", noted)
    for number in range(1000):
        limiter.charge(str(number), 1)
    assert len(limiter._paid_until) <= 100
    assert len(tidied) < 25


PLAYERS = 60
FILES, QUESTIONS = 15, 6
"""What a page asks for when a table is opened."""


def test_a_school_behind_one_address_opens_all_its_tables_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    usual = Limits(Settings())

    async def arrive() -> None:
        for _ in range(PLAYERS):
            for _ in range(FILES):
                await usual.requests.wait("school", limits.FILE_COST)
            for _ in range(QUESTIONS):
                await usual.requests.wait("school")
            await usual.requests.wait("school")
            assert usual.enter("school")
            await usual.messages.wait("school", FOLLOW_COST)

    asyncio.run(arrive())
    assert max(patience.waited) < limits.LONGEST_DELAY


def test_a_school_behind_one_address_plays_without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    usual = Limits(Settings())
    clock = time.monotonic()
    monkeypatch.setattr("uogashi.server.web.limits.monotonic", lambda: clock)

    async def play_a_minute() -> None:
        nonlocal clock
        for _ in range(60):
            clock += 1
            for _ in range(PLAYERS):  # everyone tries something out each second, and decides in every other
                await usual.messages.wait("school", limits.TRY_COST)
                await usual.messages.wait("school", 0.5)

    asyncio.run(play_a_minute())
    assert patience.waited == []


# --- on real sockets -----------------------------------------------------------------------------------------------


def anonymous(server: RunningServer, address: str, **headers: str) -> Any:
    """A WebSocket of nobody in particular, from this address."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return connect(
        server.socket_address,
        origin=Origin(server.address),
        local_addr=(address, 0),
        additional_headers=named,
        compression=None,
    )


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    few: dict[str, Any] = {"address_messages_per_second": 5, "most_connections": 12, "silent_seconds": 1}
    with RunningServer(tmp_path_factory.mktemp("strict"), **few) as running:
        yield running


def test_many_sockets_of_nobody_count_as_one_address(strict: RunningServer) -> None:
    table, _ = everybody_sits(strict, ["Aki", "Ben"], public=True)

    async def ask(address: str, times: int) -> float:
        started = time.perf_counter()
        async with anonymous(strict, address) as line:
            for _ in range(times):
                await say(line, type="follow", table=table)
                await hear(line, "news")
        return time.perf_counter() - started

    async def flood() -> tuple[list[float], float]:
        many = asyncio.gather(*(ask(ONE, 2) for _ in range(10)))
        await asyncio.sleep(0.5)
        elsewhere = await ask(OTHER, 2)
        return await many, elsewhere

    many, elsewhere = asyncio.run(flood())
    assert max(many) > 3
    assert elsewhere < 2


def test_an_address_has_only_so_many_sockets_and_others_come_in(strict: RunningServer) -> None:
    async def fill() -> tuple[int, str]:
        async with contextlib.AsyncExitStack() as open:
            refused = 0
            for _ in range(14):
                try:
                    await open.enter_async_context(anonymous(strict, ONE))
                except Exception as error:
                    assert "403" in str(error)
                    refused += 1
            other = await open.enter_async_context(anonymous(strict, OTHER))
            return refused, (await hear(other))["type"]

    assert asyncio.run(fill()) == (2, "welcome")


def test_what_a_stranger_says_about_addresses_is_not_believed(strict: RunningServer) -> None:
    """Not trusted, they would have a budget for every address they think of."""

    async def ask(number: int) -> None:
        async with anonymous(strict, ONE, X_Forwarded_For=f"10.0.0.{number}") as socket:
            for _ in range(4):
                await say(socket, type="ping")
                await hear(socket, "pong")

    async def flood() -> float:
        started = time.perf_counter()
        await asyncio.gather(*(ask(number) for number in range(10)))
        return time.perf_counter() - started

    assert asyncio.run(flood()) > 2


# --- answers that are made once ------------------------------------------------------------------------------------

ALWAYS_THE_SAME = (
    "/api/openapi.json",
    "/api/socket.schema.json",
    "/api/games",
    "/api/games/quay/components?players=2",
    "/api/games/quay/view.schema.json",
    "/api/games/quay/words/en",
    "/api/games/quay/rules/en",
)


def test_the_description_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[OpenAPI] = []
    to_schema = OpenAPI.to_schema

    def noted(description: OpenAPI) -> Any:
        written.append(description)
        return to_schema(description)

    monkeypatch.setattr(OpenAPI, "to_schema", noted)
    visitor = Visitor(tmp_path, [QUAY])
    assert len({visitor.get("/api/openapi.json").content for _ in range(3)}) == 1
    assert len(written) == 1


@pytest.mark.parametrize("path", ALWAYS_THE_SAME)
def test_what_never_changes_is_not_sent_twice(tmp_path: Path, path: str) -> None:
    visitor = Visitor(tmp_path, [QUAY])
    first = visitor.get(path)
    if first.status_code == 404:
        assert first.json()["why"]["id"] == "rules-missing"  # this little game has no pages
        return
    assert first.status_code == 200
    assert json.loads(first.content)
    again = visitor.get(path, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


# --- looking back --------------------------------------------------------------------------------------------------


class Counted:
    """How often entries were played again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        replay_entry = Match.replay_entry

        def counting(match: Match, *given: Any) -> Any:
            self.times += 1
            return replay_entry(match, *given)

        monkeypatch.setattr(Match, "replay_entry", counting)


def test_a_step_back_does_not_play_the_whole_game_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        await to_the_end(house, table, people)
        counted = Counted(monkeypatch)
        for number in range(20):
            (await house.replay(None, table.id, None, None)).step(number)
            (await house.replay(None, table.id, 1, None)).step(number)
        assert table.match is not None
        assert counted.times == len(table.match.standing)

    in_a_house(sqlite, test)


def test_a_replay_goes_on_with_the_game_and_back_with_an_undo(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        undone = 0
        while table.row.state == "running":
            assert table.match is not None
            seat = table.match.acting[0]
            await play(house, people[seat], table, seat, table.match.legal(seat)[0])
            if table.match.can_undo(seat) and undone < 10:
                await replayed(house, people[seat], table.id, seat)
                await house.undo(people[seat], table.id, seat, table.known_seq(seat), f"u{undone}")
                undone += 1
                kept = await replayed(house, people[seat], table.id, seat)
                house.replays._histories = Bounded(1)
                assert await replayed(house, people[seat], table.id, seat) == kept
                await play(house, people[seat], table, seat, table.match.legal(seat)[-1])
        assert undone == 10

    in_a_house(sqlite, test)


def test_the_log_that_is_told_again_says_what_was_taken_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        tickets = ("ticket 0", "ticket 1", "ticket 2", "ticket 3")
        for number in range(3):
            for seat in (0, 1):
                for reader in (None, 0, 1, 2):
                    written = json.loads(bytes(house.logs.since(table, reader)))
                    assert written == json.loads(json.dumps(asked(table, reader)))
                decisions = tickets[: number + 1] if number < 2 else tickets
                await play(house, people[seat], table, seat, *decisions)
                await house.undo(people[seat], table.id, seat, table.known_seq(seat), f"u{number}")
        table.stale = True
        again = await house.table(table.id)
        assert json.loads(bytes(house.logs.since(again, 0))) == json.loads(json.dumps(asked(again, 0)))

    def asked(table: LiveTable, reader: int | None) -> Any:
        return msgspec.to_builtins(table.entries_for(reader))

    in_a_house(sqlite, test)


def test_only_so_much_is_kept() -> None:
    kept: Bounded[str, str] = Bounded(10)
    for key in "abcde":
        kept.put(key, key.upper(), 3)
    assert (len(kept), kept.size) == (3, 9)
    assert kept.get("c") == "C"
    kept.put("f", "F", 3)
    assert (kept.get("c"), kept.get("d")) == ("C", None)
    kept.put("c", "C", 100)
    assert (len(kept), kept.get("c")) == (1, "C")


# --- bots ----------------------------------------------------------------------------------------------------------


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def noting(house: House, monkeypatch: pytest.MonkeyPatch) -> list[LiveTable]:
    """The tables where something was decided, in that order."""
    order: list[LiveTable] = []
    play_now = house.moves.play_now

    async def noted(table: Any, *given: Any) -> int:
        order.append(table)
        return await play_now(table, *given)

    monkeypatch.setattr(house.moves, "play_now", noted)
    return order


def test_owners_of_bots_tables_take_turns(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await house.bot_runner.stop()
        order = noting(house, monkeypatch)
        aki, ben = await guests(house, "Aki", "Ben")
        many = [await house.create(aki, "tsukiji", ["greedy", "greedy"]) for _ in range(30)]
        one = await house.create(ben, "tsukiji", ["greedy", "greedy"])
        for table in (*many, one):
            house.bot_queue.enqueue(table)
        start_one_bot(house)
        await until(lambda: len(order) >= 10)
        assert [table is one for table in order[:10]].count(True) == 5

    in_a_house(sqlite, test)


def test_bots_of_tables_with_people_come_first(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await house.bot_runner.stop()
        order = noting(house, monkeypatch)
        aki, ben = await guests(house, "Aki", "Ben")
        for _ in range(30):
            table = await house.create(aki, "tsukiji", ["greedy", "greedy"])
            await house.follow(Ear(), aki, table.id, None, 0, None)
        mine = await house.create(ben, "tsukiji", ["me", "greedy", "greedy"])
        await house.take(ben, mine.id, 0, "00" * 16)
        for each in house.tables.live.values():
            house.bot_queue.enqueue(each)
        start_one_bot(house)
        await until(lambda: len(order) >= 5)
        assert order[:2] == [mine, mine]
        assert mine not in order[2:]

    in_a_house(sqlite, test)


def test_bots_wait_until_somebody_watches(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        order = noting(house, monkeypatch)
        (aki,) = await guests(house, "Aki")
        alone, watched = [await house.create(aki, "tsukiji", ["greedy", "greedy"]) for _ in range(2)]
        await house.follow(Ear(aki), aki, watched.id, None, 0, None)
        order.clear()
        await until(lambda: watched.row.state == "over")
        assert order.count(alone) < order.count(watched) / 4

    # So slowly that a busy machine keeps pace: then the table alone has a tenth of its moves.
    in_a_house(sqlite, test, bot_moves_per_second=20)


def test_bots_that_nobody_watches_come_to_an_end_all_the_same(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        tables = [await house.create(aki, "tsukiji", ["greedy", "greedy"]) for _ in range(3)]
        await until(lambda: all(table.row.state == "over" for table in tables))

    in_a_house(sqlite, test, bot_moves_per_second=2000)


def test_only_so_many_tables_of_bots_are_kept_in_memory(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await house.bot_runner.stop()
        (aki,) = await guests(house, "Aki")
        for _ in range(10):
            await house.create(aki, "tsukiji", ["greedy", "greedy"])
        assert sum(house.bot_queue.waits(table) for table in house.tables.live.values()) == 4
        assert house.bot_queue.full
        left = next(table for table in house.tables.live.values() if not house.bot_queue.waits(table))
        await house.follow(Ear(aki), aki, left.id, None, 0, None)
        assert house.bot_queue.waits(left)

    in_a_house(sqlite, test, most_bot_tables=4)


def test_whoever_fills_the_queue_does_not_keep_others_out(sqlite: str) -> None:
    async def test(house: House) -> None:
        await house.bot_runner.stop()
        aki, ben = await guests(house, "Aki", "Ben")
        for _ in range(10):
            await house.create(aki, "tsukiji", ["greedy", "greedy"])
        mine = [await house.create(ben, "tsukiji", ["greedy", "greedy"]) for _ in range(10)]
        assert 1 <= sum(house.bot_queue.waits(table) for table in mine) <= 2

    in_a_house(sqlite, test, most_bot_tables=4)


def test_tables_of_bots_that_were_left_out_are_found_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uogashi.server.house.bot_runner.REFILL_SECONDS", 0.1)

    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        for _ in range(8):
            await house.create(aki, "tsukiji", ["greedy", "greedy"])
        for table in list(house.tables.live.values()):
            if not house.bot_queue.waits(table):
                del house.tables.live[table.id]  # as if it had fallen asleep
        async with asyncio.timeout(30):
            while await house.store.waiting_for_bots():
                await asyncio.sleep(0.05)

    in_a_house(sqlite, test, most_bot_tables=2)


# --- silent connections --------------------------------------------------------------------------------------------

MANY = 1500
DESCRIPTORS = 1024


@contextlib.contextmanager
def with_few_descriptors(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    """A server that may open only this many files and sockets."""
    server = RunningServer(folder, **settings)
    server.before = ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$@"', "sh"]
    with server:
        yield server


@pytest.fixture
def many_descriptors() -> Iterator[None]:
    """For ourselves."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], 4096), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def silent_line(server: RunningServer, address: str) -> socket.socket:
    line = socket.socket()
    line.bind((address, 0))
    line.connect(("127.0.0.1", server.port))
    return line


@pytest.mark.usefixtures("many_descriptors")
@pytest.mark.parametrize("addresses", [[ONE], [ONE, OTHER, "127.0.0.4", "127.0.0.5"]], ids=["one", "four"])
def test_others_are_served_beside_1500_silent_connections(tmp_path: Path, addresses: list[str]) -> None:
    with with_few_descriptors(tmp_path) as server, contextlib.ExitStack() as lines:
        for number in range(MANY):
            lines.enter_context(silent_line(server, addresses[number % len(addresses)]))
        for _ in range(5):
            assert httpx.get(f"{server.address}/health", timeout=5).status_code == 200
        table, (aki, _) = everybody_sits(server, ["Aki", "Ben"])
        assert aki.move(table, 0, "ticket 0")["seq"] > 0
        assert any('"few descriptors"' in line for line in server.log)
    assert not [line for line in server.log if json.loads(line)["level"] == "error"]


@pytest.mark.usefixtures("many_descriptors")
def test_running_out_of_descriptors_does_not_close_the_door(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, contextlib.ExitStack() as lines:
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (8, before[1]))
        for _ in range(50):
            lines.enter_context(silent_line(server, ONE))
        time.sleep(0.5)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
        lines.close()
        assert httpx.get(f"{server.address}/health", timeout=5).status_code == 200


UNFINISHED = {
    "nothing": b"",
    "a new line": b"\r\n",
    "half a line": b"GET /hea",
    "half of the headers": b"GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ",
    "headers after an answer": b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET /health HTTP/1.1\r\nHost: ",
}


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
def test_whoever_does_not_say_what_they_want_is_hung_up_on(strict: RunningServer, said: bytes) -> None:
    with silent_line(strict, ONE) as line:
        line.settimeout(6)
        line.sendall(said)
        heard = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(1 << 16):
                heard += more
    assert heard.startswith(b"HTTP/1.1 200") is (said == UNFINISHED["headers after an answer"])


def test_a_byte_now_and_then_does_not_help(strict: RunningServer) -> None:
    with silent_line(strict, ONE) as line:
        started = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - started < 10:
                line.sendall(b"G" if time.monotonic() - started < 0.1 else b"")
                line.sendall(b"X" * 2)
                time.sleep(0.2)
    assert time.monotonic() - started < 6


class FakeTransport:
    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


class FakeConnection:
    due = 0.0

    def __init__(self, waiting: int = 0) -> None:
        self.transport = FakeTransport(waiting)


def test_whoever_still_reads_an_answer_has_more_time() -> None:
    watch = Connections(Settings(), Counter())
    silent, reading, stuck, working = FakeConnection(), FakeConnection(5), FakeConnection(5), FakeConnection()
    every: list[Any] = [silent, reading, stuck, working]
    for each in every:
        assert watch.enter(each.transport, ONE)
        watch.wait_for(each, -1)
    watch.wait_for(every[2], -READING_SECONDS - 1)
    watch.work_on(every[3])
    watch.sweep()
    assert [each.transport.aborted for each in every] == [True, False, True, False]
    assert len(watch) == 2


def test_room_is_made_by_hanging_up_on_the_longest_silent() -> None:
    watch = Connections(Settings(), Counter(), descriptors=64 + 3)
    every: list[Any] = [FakeConnection() for _ in range(4)]
    for each in every[:3]:
        assert watch.enter(each.transport, ONE)
        watch.wait_for(each, 10)
    watch.work_on(every[0])
    assert watch.enter(every[3].transport, OTHER)
    assert [each.transport.aborted for each in every] == [False, True, False, False]
    for each in every:
        watch.work_on(each)
    assert not watch.enter(FakeTransport(), OTHER)  # type: ignore[arg-type]


def test_a_proxy_may_have_as_many_connections_as_it_needs() -> None:
    watch = Connections(Settings(most_tcp_connections=2, trusted_proxies="10.0.0.0/8"), Counter())
    assert [watch.enter(FakeTransport(), "10.1.2.3") for _ in range(4)] == [True] * 4  # type: ignore[arg-type]
    assert [watch.enter(FakeTransport(), ONE) for _ in range(4)] == [True, True, False, False]  # type: ignore[arg-type]


# --- nested too deeply ---------------------------------------------------------------------------------------------

DEEP = {
    "lists": b"[" * 60_000,
    "lists with an end": b"[" * 30_000 + b"]" * 30_000,
    "objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "a name": b'{"name":' + b"[" * 50_000 + b"}",
    "options": b'{"game":"tsukiji","seats":["me","open"],"options":{"a":' + b'{"a":' * 500 + b"1" + b"}" * 502,
    "figures": b'{"game":"tsukiji","seats":["me","open"],"components":{"lots":' + b"[" * 300 + b"]" * 300 + b"}}",
    "figures of figures": b'{"game":"market","seats":["me","me"],"components":'
    + b'{"players":' * 90
    + b"1"
    + b"}" * 91,
}
BODIES = [
    ("PUT", "/api/me"),
    ("POST", "/api/back"),
    ("POST", "/api/guests"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/00000000000000/moves"),
    ("POST", "/api/tables/00000000000000/undo"),
    ("POST", "/api/tables/00000000000000/leave"),
    ("POST", "/api/tables/00000000000000/seats/0/take"),
    ("POST", "/api/tables/00000000000000/seats/0/end"),
    ("POST", "/api/tables/00000000000000/seats/0/stand-in"),
]


@pytest.mark.parametrize("body", DEEP.values(), ids=DEEP)
def test_a_body_that_is_nested_too_deeply_cannot_be_read(server: RunningServer, body: bytes) -> None:
    guest = server.guest()
    for method, path in BODIES:
        answer = guest.ask(method, path, content=body)
        assert answer.status_code == 400, (method, path, answer.text)
        assert answer.json()["why"]["id"] == "request-unreadable"
        assert "nested" in answer.json()["why"]["arguments"]["why"]
    assert not [line for line in server.log if "Traceback" in line]


def test_a_message_that_is_nested_too_deeply_cannot_be_read(server: RunningServer) -> None:
    async def ask() -> list[str]:
        async with server.guest().connect() as line:
            await hear(line, "welcome")
            whys = []
            for text in ("[" * 15_000, '{"type":"ping","x":' + "[" * 40 + "]" * 40 + "}"):
                await line.send(text)
                refused = await hear(line, "refused")
                assert refused["why"]["id"] == "message-unreadable"
                whys.append(refused["why"]["arguments"]["why"])
            return whys

    assert all("nested" in why for why in asyncio.run(ask()))


def test_brackets_in_a_name_are_no_nesting(server: RunningServer) -> None:
    guest = server.guest()
    for name in ("[" * 40, '\\"[{' * 12, "\\" * 20 + "[" * 20):
        answer = guest.ask("PUT", "/api/me", json={"name": "A" + name[:39]})
        assert answer.status_code == 200, answer.text


STRANGE_FIGURES: list[Any] = [
    {"players": 5},
    {"players": {"2": 5}},
    {"players": {"2": []}},
    {"players": []},
    {"from": 5},
    {"from": {"lots": {}}, "lots": 3},
    {"lots": None},
    {"": {"": {}}},
]


@pytest.mark.parametrize("game", ["tsukiji", "market", "shopping"])
@pytest.mark.parametrize("figures", STRANGE_FIGURES, ids=json.dumps)
def test_strange_figures_are_no_mistake_of_the_server(server: RunningServer, game: str, figures: Any) -> None:
    body = {"game": game, "seats": ["me", "open"], "components": figures}
    answer = server.guest().ask("POST", "/api/tables", json=body)
    assert answer.status_code in (201, 400), answer.text


# --- where links lead ----------------------------------------------------------------------------------------------


def test_without_a_public_address_links_are_paths_whatever_a_request_says(server: RunningServer) -> None:
    guest = server.guest()
    table = guest.table("me", "open")
    forged = {
        "Host": "elsewhere.example",
        "X-Forwarded-Host": "elsewhere.example",
        "Forwarded": "host=elsewhere.example",
    }
    links = guest.get(f"/api/tables/{table}/links", headers=forged)
    every = [*links["seats"].values(), links["join"], links["watch"]]
    assert all(link.startswith(f"/table/{table}#") for link in every)
    assert guest.get("/api/me/way-back", headers=forged)["secret"].startswith("/back#")
    for path in ("/api/openapi.json", "/", f"/table/{table}", "/nowhere"):
        answer = guest.ask("GET", path, headers=forged)
        assert "elsewhere" not in answer.text + str(answer.headers)


def test_refusals_are_counted(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, [QUAY], requests_per_second=0.01)
    assert [visitor.get("/api/games").status_code for _ in range(2)] == [200, 429]
    assert visitor.app.limits.refusals == {"too-many-requests": 1}

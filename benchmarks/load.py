"""The load for the server: many tables of four clients each on real WebSockets, playing at a given rate.

    .venv-bench/bin/python benchmarks/load.py --url http://127.0.0.1:8000 --tables 100 --rate 200 --seconds 10

Latency is from sending a move to the server's acknowledgement, which comes after the move is on disk. With `--rate 0`
every table always has one move under way: this measures how many the server can take. The clients are written to take
little of the machine, so that there is more of it for the server; they use none of our code.
"""

import argparse
import asyncio
import json
import random
import secrets
import time
from typing import Any

import msgspec
import uvloop
from picows import WSListener, WSMsgType, ws_connect

PLAYERS = 4
WARM_UP_SECONDS = 2.0
LINES_AT_ONCE = 50


class Where(msgspec.Struct):
    """What a client needs of a position to decide."""

    seq: int
    acting: list[int]
    legal: list[str]
    over: bool


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    table: str | None = None
    id: str | None = None
    seq: int = 0
    position: Where | None = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Client(WSListener):  # type: ignore[misc]  # it is not installed where types are checked
    """One player at one table, on their own connection."""

    def __init__(self, load: "Load", token: str, seat: int) -> None:
        self.load = load
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table = ""
        self.position: Where | None = None
        self.transport: Any = None
        self.waiting: dict[str, asyncio.Future[int]] = {}
        self.news = asyncio.Event()

    async def open(self) -> None:
        address = "ws" + self.load.url.removeprefix("http") + "/socket"
        self.transport, _ = await ws_connect(lambda: self, address, extra_headers=self.headers)

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = decode(frame.get_payload_as_memoryview())
        if heard.type == "done" and heard.id in self.waiting:
            self.waiting.pop(heard.id).set_result(heard.seq)
        elif heard.type == "refused":
            self.load.refused += 1
            if heard.id in self.waiting:
                self.waiting.pop(heard.id).set_result(0)
        if heard.position is not None and heard.table == self.table:
            self.position = heard.position
            self.news.set()

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, encode(message))

    async def follow(self, table: str) -> None:
        self.table, self.position = table, None
        self.news.clear()
        self.send({"type": "follow", "table": table, "seat": self.seat})
        await self.news.wait()

    async def move(self) -> None:
        """Decide anything that is allowed, and wait for the acknowledgement."""
        position = self.position
        assert position is not None
        id = secrets.token_hex(8)
        decisions = [random.choice(position.legal)]
        if decisions[0].startswith("ticket"):
            decisions = random.sample(["ticket 0", "ticket 1", "ticket 2", "ticket 3", "ticket 4"], 5)
        move = {"type": "move", "table": self.table, "seat": self.seat, "after": position.seq, "id": id}
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting[id] = done
        self.news.clear()
        started = time.perf_counter()
        self.send({**move, "decisions": decisions})
        seq = await done
        self.load.took(started, time.perf_counter())
        # News of the move's changes follows it.
        while seq and self.position is not None and self.position.seq < seq:
            self.news.clear()
            await self.news.wait()


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """Just enough of HTTP: a general client takes more of the machine than the server."""

    def __init__(self, url: str) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        self.free: list[Connection] = []

    async def post(self, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        try:
            return await self.post_by(self.free.pop(), path, body, headers)
        except (IndexError, OSError, asyncio.IncompleteReadError):  # none is free, or the server has closed it
            connection = await asyncio.open_connection(self.host, int(self.port))
            return await self.post_by(connection, path, body, headers)

    async def post_by(self, connection: Connection, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        reader, writer = connection
        content = encode(body)
        lines = {"Host": self.host, "Content-Type": "application/json", "Content-Length": str(len(content)), **headers}
        head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(head.encode() + b"\r\n" + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length: ")[2].partition("\r\n")[0])
        received = await reader.readexactly(length)
        self.free.append((reader, writer))
        if not answer.startswith("http/1.1 20"):
            raise RuntimeError(f"{path}: {answer.splitlines()[0]} {received.decode()}")
        return json.loads(received)


class TableLoad:
    """A table with its four clients; when a game is over they play a rematch."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.clients: list[Client] = []
        self.latest = 0
        """Who moved last, and so knows how it looks now."""
        self.busy = False

    async def open(self) -> None:
        for seat in range(PLAYERS):
            answer = await self.load.http.post("/api/guests", {"name": f"load {seat}"}, {})
            client = Client(self.load, answer["token"], seat)
            self.clients.append(client)
            await client.open()
        body = {"game": "tsukiji", "seats": ["me", "open", "open", "open"], "public": True}
        table = await self.load.http.post("/api/tables", body, self.clients[0].headers)
        await self.sit(table["id"])

    async def sit(self, table: str) -> None:
        for client in self.clients:
            body = {"random": secrets.token_hex(16)}
            await self.load.http.post(f"/api/tables/{table}/seats/{client.seat}/take", body, client.headers)
        for client in self.clients:
            await client.follow(table)

    async def move(self) -> None:
        """One move by a seat that may act."""
        self.busy = True
        try:
            latest = self.clients[self.latest].position
            assert latest is not None
            if latest.over:
                await self.rematch()
                return
            self.latest = random.choice(latest.acting)
            mover = self.clients[self.latest]
            while mover.position is None or not mover.position.legal:
                mover.news.clear()
                await mover.news.wait()
            await mover.move()
        finally:
            self.busy = False

    async def rematch(self) -> None:
        path = f"/api/tables/{self.clients[0].table}/rematch"
        answer = await self.load.http.post(path, {}, self.clients[0].headers)
        self.load.games += 1
        await self.sit(answer["id"])


class Load:
    """All tables, and what they measured."""

    def __init__(self, url: str, tables: int, rate: float, seconds: float) -> None:
        self.url = url
        self.rate = rate
        self.seconds = seconds
        self.tables = [TableLoad(self) for _ in range(tables)]
        self.http = Http(url)
        self.measuring_from = float("inf")
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0

    def took(self, started: float, ended: float) -> None:
        if started >= self.measuring_from:
            self.latencies.append(ended - started)

    async def run(self) -> dict[str, Any]:
        await self.open()
        start = time.perf_counter()
        self.measuring_from = start + WARM_UP_SECONDS
        end = self.measuring_from + self.seconds
        if self.rate:
            await self.pace(end)
        else:
            await asyncio.gather(*(self.saturate(table, end) for table in self.tables))
        took = time.perf_counter() - self.measuring_from
        ordered = sorted(self.latencies)
        return {
            "tables": len(self.tables),
            "rate": self.rate,
            "moves": len(ordered),
            "seconds": round(took, 2),
            "moves_per_second": round(len(ordered) / took, 1),
            "p50_ms": round(ordered[len(ordered) // 2] * 1000, 2),
            "p99_ms": round(ordered[len(ordered) * 99 // 100] * 1000, 2),
            "refused": self.refused,
            "games": self.games,
        }

    async def open(self) -> None:
        gate = asyncio.Semaphore(LINES_AT_ONCE // 2)

        async def open_one(table: TableLoad) -> None:
            async with gate:
                await table.open()

        await asyncio.gather(*(open_one(table) for table in self.tables))

    async def saturate(self, table: TableLoad, end: float) -> None:
        while time.perf_counter() < end:
            await table.move()

    async def pace(self, end: float) -> None:
        """Makes this many moves a second, whether or not earlier ones have been answered; skips busy tables."""
        begun = time.perf_counter()
        under_way: set[asyncio.Task[None]] = set()
        started = 0
        place = 0
        while time.perf_counter() < end:
            due = int((time.perf_counter() - begun) * self.rate) - started
            for _ in range(due):
                for _ in self.tables:
                    place = (place + 1) % len(self.tables)
                    if not self.tables[place].busy:
                        task = asyncio.ensure_future(self.tables[place].move())
                        self.tables[place].busy = True
                        under_way.add(task)
                        task.add_done_callback(under_way.discard)
                        break
                started += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*under_way)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    print(json.dumps(uvloop.run(Load(asked.url, asked.tables, asked.rate, asked.seconds).run())))


if __name__ == "__main__":
    main()

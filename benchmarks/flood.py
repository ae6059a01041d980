"""One address floods the server as fast as it may, in each of many ways: how long do others wait for their answers?

    python -m benchmarks.flood                 # all ways; the results go to docs/speed.md
    python -m benchmarks.flood --only follow   # one of them
    python -m benchmarks.flood --of FOLDER     # another copy of the sources, to compare; nothing is written

The server runs on its default settings, with 1,024 descriptors. The flood comes from 127.0.0.2, in a separate
process; another visitor, at 127.0.0.3, asks ten times a second who they are, on a new connection each time, and moves
ten times a second on a WebSocket.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.run import ROOT, put_on_page
from benchmarks.server import server

RESULTS = Path(__file__).parent / "flood.json"
BEGIN, END = "<!-- figures of floods -->", "<!-- end of figures of floods -->"
FLOODER, VISITOR = "127.0.0.2", "127.0.0.3"
QUIET_SECONDS, FLOOD_SECONDS = 6.0, 10.0
BETWEEN_SECONDS = 0.1
MOST_TIMES = 3
"""Another visitor's median may grow by this factor."""
LINES, SOCKETS, SILENT = 60, 150, 1500
DESCRIPTORS = 1024
"""As many as most systems give to a process that does not ask for more."""
TABLES, OWNERS = 90, 3
"""Tables of bots that each of some guests makes."""

Figures = dict[str, Any]


# --- just enough of a client -----------------------------------------------------------------------------------------


class Http:
    """One connection over HTTP, from an address of our choice."""

    def __init__(self, url: str, address: str, token: str | None = None) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        self.address = address
        self.token = token
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        for _ in range(2):
            try:
                return await asyncio.wait_for(self._ask(method, path, body), 60)
            except (OSError, asyncio.IncompleteReadError):
                self.hang_up()  # the server had closed it
        return 0, b""

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self.line is None:
            self.line = await asyncio.open_connection(self.host, int(self.port), local_addr=(self.address, 0))
        reader, writer = self.line
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Content-Length: {len(body)}"]
        if self.token:
            lines.append(f"Authorization: Bearer {self.token}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        status = int(head.split()[1])
        if "transfer-encoding: chunked" in head:
            content = b""
            while size := int(await reader.readuntil(b"\r\n"), 16):
                content += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        else:
            content = await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0))
        if "connection: close" in head:
            self.line = None
        return status, content

    def hang_up(self) -> None:
        if self.line is not None:
            self.line[1].close()
        self.line = None

    async def get(self, path: str) -> Any:
        return json.loads((await self.ask("GET", path))[1])

    async def post(self, path: str, body: Any) -> Any:
        return json.loads((await self.ask("POST", path, json.dumps(body).encode()))[1])


async def new_guest(url: str, address: str) -> Http:
    http = Http(url, address)
    http.token = (await http.post("/api/guests", {"name": "somebody"}))["token"]
    return http


def open_socket(url: str, address: str, token: str | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return connect(
        f"ws{url.removeprefix('http')}/socket",
        origin=None if token else Origin(url),
        additional_headers=headers,
        local_addr=(address, 0),
        compression=None,
        max_size=None,
        open_timeout=60,
    )


async def hear(line: ClientConnection, *types: str) -> Any:
    while True:
        heard = json.loads(await line.recv())
        if heard["type"] in types:
            return heard


# --- the flood -------------------------------------------------------------------------------------------------------


async def for_ever(what: Callable[[], Awaitable[Any]]) -> None:
    """Again and again, as soon as there is an answer; reconnects when thrown out."""
    while True:
        try:
            await what()
        except Exception:
            await asyncio.sleep(0.1)


async def ask_again(url: str, path: str, body: bytes = b"") -> None:
    async def one() -> None:
        http = Http(url, FLOODER)
        await for_ever(lambda: http.ask("POST" if body else "GET", path, body))

    await asyncio.gather(*(one() for _ in range(LINES)))


async def say_again(url: str, message: dict[str, Any], token: str | None = None) -> None:
    async def one() -> None:
        async with open_socket(url, FLOODER, token) as line:
            while True:
                await line.send(json.dumps(message))
                await hear(line, "news", "tried", "refused")

    await asyncio.gather(*(for_ever(one) for _ in range(SOCKETS)))


async def follow(url: str, long: str) -> None:
    await say_again(url, {"type": "follow", "table": long})


async def try_out(url: str, long: str) -> None:
    guest = await new_guest(url, FLOODER)
    table = (await guest.post("/api/tables", {"game": "market", "seats": ["me", "me"]}))["id"]
    for seat in range(2):
        await guest.post(f"/api/tables/{table}/seats/{seat}/take", {"random": secrets.token_hex(16)})
    acting = (await guest.get(f"/api/tables/{table}"))["info"]["acting"][0]
    await say_again(url, {"type": "try", "table": table, "seat": acting, "decisions": []}, guest.token)


async def bots(url: str, long: str) -> None:
    async def make() -> None:
        guest = await new_guest(url, FLOODER)
        async with open_socket(url, FLOODER, guest.token) as line:
            for number in range(TABLES):
                made = await guest.post("/api/tables", {"game": "tsukiji", "seats": ["greedy"] * 4, "public": True})
                if number < 50:
                    await line.send(json.dumps({"type": "follow", "table": made["id"]}))
            while True:
                await line.recv()

    await asyncio.gather(*(for_ever(make) for _ in range(OWNERS)))


async def keep_silent(url: str, long: str) -> None:
    host, _, port = url.removeprefix("http://").partition(":")
    lines = []
    for number in range(SILENT):
        line = socket.socket()
        line.bind((FLOODER, 0))
        line.connect((host, int(port)))
        with contextlib.suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nX: " if number % 2 else b"")
        lines.append(line)
    await asyncio.sleep(3600)


WAYS: dict[str, tuple[str, Callable[[str, str], Awaitable[None]]]] = {
    "requests": ("any request", lambda url, long: ask_again(url, "/api/me")),
    "health": ("`/health`", lambda url, long: ask_again(url, "/health")),
    "openapi": ("`/api/openapi.json`", lambda url, long: ask_again(url, "/api/openapi.json")),
    "step": ("a step of a long game", lambda url, long: ask_again(url, f"/api/tables/{long}/replay/5")),
    "replay": ("all steps of a long game", lambda url, long: ask_again(url, f"/api/tables/{long}/replay")),
    "record": ("the record of a long game", lambda url, long: ask_again(url, f"/api/tables/{long}/record")),
    "nested": ("bodies of 60,000 `[`", lambda url, long: ask_again(url, "/api/guests", b"[" * 60_000)),
    "follow": (f"`follow` of a long game on {SOCKETS} anonymous sockets", follow),
    "try": (f"`try` on {SOCKETS} sockets", try_out),
    "bots": (f"{TABLES * OWNERS} tables of bots, {50 * OWNERS} of them watched", bots),
    "silent": (f"{SILENT:,} silent or incomplete connections", keep_silent),
}


async def long_game(folder: Path) -> str:
    """A game of several hundred entries, over and stored, before the server starts."""
    from uogashi.server.house import House
    from uogashi.server.settings import Settings
    from uogashi.server.store.database import DatabaseStore

    store = DatabaseStore(f"sqlite:///{folder / 'tables.db'}")
    store.open()
    house = House(store, Settings(bot_moves_per_second=0))
    await house.open()
    guest = await house.new_guest("host")
    table = await house.create(guest, "market", ["random"] * 4, public=True)
    while table.row.state == "running" and len(table.log) < 1000:
        await asyncio.sleep(0.01)
    await house.close()
    store.close()
    return table.id


# --- the other visitor -----------------------------------------------------------------------------------------------


class Visitor:
    """A client that asks and plays at a steady pace."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.asked: list[float] = []
        self.moved: list[float] = []

    async def visit(self) -> None:
        guest = await new_guest(self.url, VISITOR)
        table = (await guest.post("/api/tables", {"game": "tsukiji", "seats": ["me", "me"]}))["id"]
        for seat in range(2):
            await guest.post(f"/api/tables/{table}/seats/{seat}/take", {"random": secrets.token_hex(16)})
        await asyncio.gather(self.ask(guest), self.move(guest, table))

    async def ask(self, guest: Http) -> None:
        while True:
            started = time.perf_counter()
            while (status := (await guest.ask("GET", "/api/me"))[0]) != 200:
                assert status == 0, status
                await asyncio.sleep(0.01)
            self.asked.append(time.perf_counter() - started)
            guest.hang_up()
            await asyncio.sleep(BETWEEN_SECONDS)

    async def move(self, guest: Http, table: str) -> None:
        """Place a ticket and undo it, in turns: a game without an end."""
        async with open_socket(self.url, VISITOR, guest.token) as line:
            await line.send(json.dumps({"type": "follow", "table": table, "seat": 0}))
            seq = (await hear(line, "news"))["position"]["seq"]
            laid = False
            while True:
                what = {"type": "undo"} if laid else {"type": "move", "decisions": ["ticket 0"]}
                started = time.perf_counter()
                asked = {**what, "table": table, "seat": 0, "after": seq, "id": secrets.token_hex(8)}
                await line.send(json.dumps(asked))
                seq = (await hear(line, "done"))["seq"]
                self.moved.append(time.perf_counter() - started)
                laid = not laid
                await asyncio.sleep(BETWEEN_SECONDS)

    async def measure(self, seconds: float) -> Figures:
        self.asked, self.moved = [], []
        await asyncio.sleep(seconds)
        return {"request": spread(self.asked, seconds), "move": spread(self.moved, seconds)}


def spread(times: list[float], seconds: float) -> dict[str, float]:
    """Median and p99 in ms; a request without an answer counts as the whole time."""
    ordered = sorted(times) or [seconds]
    return {
        "p50_ms": round(median(ordered) * 1000, 2),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
        "count": len(times),
    }


async def measure(url: str, long: str, way: str) -> Figures:
    visitor = Visitor(url)
    visiting = asyncio.ensure_future(visitor.visit())
    await asyncio.sleep(1.5)
    quiet = await visitor.measure(QUIET_SECONDS)
    flood = subprocess.Popen([sys.executable, "-m", "benchmarks.flood", "--flood", way, url, long], cwd=ROOT)
    try:
        await asyncio.sleep(1)
        flooded = await visitor.measure(FLOOD_SECONDS)
    finally:
        flood.kill()
        flood.wait()
        visiting.cancel()
        ended = await asyncio.gather(visiting, return_exceptions=True)
    lost = [str(error) for error in ended if isinstance(error, Exception)]
    return {"quiet": quiet, "flooded": flooded, "lost": lost}


def measure_way(way: str, sources: Path) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        long = asyncio.run(long_game(Path(folder)))
        database = f"sqlite:///{folder}/tables.db"
        few = ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$@"', "sh"]
        command = [*few, sys.executable, "-m", "uogashi", "serve", "--port", "0", "--database", database]
        environment = {"UOGASHI_LOG": "off", "PYTHONPATH": str(sources)}
        with server(command, r"http://[^ ]+", environment) as (_, url, _):
            return asyncio.run(measure(url, long, way))


# --- showing ---------------------------------------------------------------------------------------------------------


def times(figures: Figures, what: str) -> float:
    return float(figures["flooded"][what]["p50_ms"] / figures["quiet"][what]["p50_ms"])


def page_lines(results: dict[str, Figures]) -> list[str]:
    lines = [
        "| one address floods with | request, quiet | flooded | p99 | move, quiet | flooded | p99 |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for way, found in results.items():
        cells = [WAYS[way][0]]
        for what in ("request", "move"):
            quiet, flooded = found["quiet"][what], found["flooded"][what]
            cells += [f"{quiet['p50_ms']:.1f}", f"{flooded['p50_ms']:.1f} ({times(found, what):.1f} ×)"]
            cells.append(f"{flooded['p99_ms']:.1f}")
        lines.append(f"| {' | '.join(cells)} |")
    worst = max(times(found, what) for found in results.values() for what in ("request", "move"))
    return [
        *lines,
        "",
        f"Wanted: no median grows to more than {MOST_TIMES} times. Measured: {worst:.1f} times at most.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--only", choices=WAYS, action="append", help="only this way; may be said several times")
    parser.add_argument("--of", type=Path, default=ROOT, help="a folder with other sources")
    parser.add_argument("--flood", nargs=3, metavar=("WAY", "URL", "TABLE"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.flood:
        way, url, table = asked.flood
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
        os.nice(5)  # where there are few cores, the flood must not take the visitor's time outside the server
        asyncio.run(WAYS[way][1](url, table))  # type: ignore[arg-type]  # it is a coroutine
        return
    console = Console(highlight=False, width=160)
    results = {}
    for way in asked.only or WAYS:
        console.print(f"{way} …", style="dim")
        results[way] = measure_way(way, asked.of.resolve())
        if results[way]["lost"]:
            console.print(f"the visitor was lost: {results[way]['lost']}", style="red")
    for line in page_lines(results):
        console.print(line)
    if not asked.only and asked.of == ROOT:
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        put_on_page(BEGIN, END, page_lines(results))


if __name__ == "__main__":
    main()

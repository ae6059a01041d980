"""The benchmark of the server, beside a boardgame.io server: moves a second and latency, memory, start, bots.

Each result is from a server in a separate process on loopback; ours stores every move durably in SQLite before
it acknowledges it, boardgame.io keeps everything in memory. The load is another process on the same machine. `--quick`
takes shorter runs, to see whether it works.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.run import PEER_PYTHON, ROOT, goal, machine, put_on_page, short

RESULTS = Path(__file__).parent / "server.json"
PEER = Path(__file__).parent / "boardgame-io"
NODE = ROOT / ".venv-bench" / "bin" / "node"
NPM = ROOT / ".venv-bench" / "bin" / "npm"
BEGIN, END = "<!-- figures of the server -->", "<!-- end of figures of the server -->"
UNLIMITED = {
    "UOGASHI_REQUESTS_PER_SECOND": "0",
    "UOGASHI_MESSAGES_PER_SECOND": "0",
    "UOGASHI_ADDRESS_MESSAGES_PER_SECOND": "0",
    "UOGASHI_BOT_MOVES_PER_SECOND": "0",
    "UOGASHI_MOST_CONNECTIONS": "0",
    "UOGASHI_MOST_TCP_CONNECTIONS": "0",
    "UOGASHI_MOST_TABLES": "1000000",
    "UOGASHI_LOG": "off",
}
TABLES = (10, 100, 1000)
RATE = 200
SATURATED = 1000
"""This many tables, each always with one move under way, measure how much a server can take."""
STORED = 10_000
BOT_TABLES = 40

Figures = dict[str, Any]


# --- servers -------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def ours(folder: Path, **environment: str) -> Iterator[tuple[int, str, float]]:
    """Our server: its process, its address and how long it took to start."""
    command = [
        sys.executable,
        "-m",
        "uogashi",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder / 'tables.db'}",
    ]
    with server(command, r"http://[^ ]+", {**UNLIMITED, **environment}) as started:
        yield started


@contextlib.contextmanager
def theirs() -> Iterator[tuple[int, str, float]]:
    port = free_port()
    with server([str(NODE), str(PEER / "server.js"), str(port)], "ready", {}) as (process, _, seconds):
        yield process, f"http://127.0.0.1:{port}", seconds


@contextlib.contextmanager
def server(command: list[str], ready: str, environment: dict[str, str]) -> Iterator[tuple[int, str, float]]:
    started = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        cwd=PEER,
        env={**os.environ, **environment},
        start_new_session=True,  # what is called node is a program that starts Node: both have to end
    )
    assert process.stdout is not None
    try:
        found = None
        while found is None:
            line = process.stdout.readline()
            if not line:
                sys.exit(f"{' '.join(command)} did not start")
            found = re.search(ready, line)
        yield process.pid, found[0], time.perf_counter() - started
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        process.stdout.close()


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- measuring -----------------------------------------------------------------------------------------------------


def load(url: str, tables: int, rate: float, seconds: float, *, peer: bool = False) -> Figures:
    """Play this many moves a second, 0 for as many as there can be."""
    words = ["--url", url, "--tables", str(tables), "--rate", str(rate), "--seconds", str(seconds)]
    program = [str(NODE), str(PEER / "load.js")] if peer else [str(PEER_PYTHON), "benchmarks/load.py"]
    done = subprocess.run([*program, *words], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode != 0:
        sys.exit(f"{' '.join(program)} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    if figures["refused"]:
        sys.exit(f"{figures['refused']} moves were refused by {url}")
    return figures


def measure_loads(seconds: float, runs: int, console: Console) -> dict[str, list[Figures]]:
    """Ours and theirs in turns."""
    taken: dict[str, list[Figures]] = {}
    for run in range(runs):
        for tables, rate in [*((count, RATE) for count in TABLES), (SATURATED, 0)]:
            console.print(
                f"run {run + 1} of {runs}: {tables} tables, {rate or 'as many as possible'} moves/s …", style="dim"
            )
            with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (_, url, _):
                taken.setdefault(f"ours {tables} {rate}", []).append(load(url, tables, rate, seconds))
            with theirs() as (_, url, _):
                taken.setdefault(f"theirs {tables} {rate}", []).append(load(url, tables, rate, seconds, peer=True))
    return taken


def measure_bots(seconds: float) -> dict[str, Figures]:
    """The latency of people's moves, with and without tables where bots play as fast as they can."""
    found = {}
    for name, bots in (("quiet", 0), ("beside bots", BOT_TABLES)):
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (_, url, _):
            busy = subprocess.Popen([sys.executable, "-m", "benchmarks.bot_tables", url, str(bots)], cwd=ROOT)
            time.sleep(1)
            found[name] = load(url, 10, 50, seconds)
            busy.terminate()
            busy.wait()
    return found


def measure_memory(tables: int) -> Figures:
    """Of a table in memory, alone and with its four connections, and of one that sleeps."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.table_memory", str(tables)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as (process, url, _):
        before = resident(process)
        words = ["--url", url, "--tables", str(tables), "--rate", str(RATE), "--seconds", "60"]
        playing = subprocess.Popen(
            [str(PEER_PYTHON), "benchmarks/load.py", *words], cwd=ROOT, stdout=subprocess.DEVNULL
        )
        time.sleep(50)
        figures["connected_kilobytes"] = (resident(process) - before) / tables
        playing.terminate()
        playing.wait()
    return figures


def resident(process: int) -> float:
    """Kilobytes of memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return float(found[1]) if found else 0.0


def measure_start(stored: int) -> Figures:
    """The time until the server answers, with this many tables in its database."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(store_tables(Path(folder), stored))
        seconds = []
        for _ in range(3):
            with ours(Path(folder)) as (_, _, took):
                seconds.append(took)
    return {"stored": stored, "seconds": sorted(seconds)[1]}


async def store_tables(folder: Path, count: int) -> None:
    """Running tables, one entry each, waiting for people."""
    from uogashi.server.house import House
    from uogashi.server.settings import Settings
    from uogashi.server.store.database import DatabaseStore

    store = DatabaseStore(f"sqlite:///{folder / 'tables.db'}")
    store.open()
    house = House(store, Settings(most_tables=10**9))
    await house.open()
    guest = await house.new_guest("host")

    async def one() -> None:
        table = await house.create(guest, "tsukiji", ["me", "me", "me", "me"], public=True)
        for seat in range(4):
            await house.take(guest, table.id, seat, secrets.token_hex(16))
        decisions = ["ticket 0", "ticket 1", "ticket 2", "ticket 3", "ticket 4"]
        await house.play(guest, table.id, 0, table.known_seq(0), "first", decisions)
        house.tables.live.pop(table.id)

    for start in range(0, count, 100):
        await asyncio.gather(*(one() for _ in range(start, min(start + 100, count))))
    await house.close()
    store.close()


# --- judging and showing -------------------------------------------------------------------------------------------


def middle(runs: list[Figures]) -> Figures:
    """The run in the middle, by its moves a second and its latency."""
    return sorted(runs, key=lambda run: run["p99_ms"] if run["rate"] else -run["moves_per_second"])[len(runs) // 2]


def judge(measured: dict[str, Any]) -> list[dict[str, Any]]:
    loads = measured["loads"]
    ours_full, theirs_full = loads[f"ours {SATURATED} 0"], loads[f"theirs {SATURATED} 0"]
    return [
        goal(
            f"p99 at {TABLES[-1]:,} tables, {RATE} moves/s in all, ms",
            loads[f"ours {TABLES[-1]} {RATE}"]["p99_ms"],
            at_most=50,
        ),
        goal("durable moves/s at saturation", ours_full["moves_per_second"], at_least=2000),
        goal(
            "moves/s at saturation, times boardgame.io's",
            ours_full["moves_per_second"] / theirs_full["moves_per_second"],
            at_least=1,
        ),
        goal("a live table, KB", measured["memory"]["live_kilobytes"], at_most=64),
        goal(f"start with {STORED:,} stored tables, s", measured["start"]["seconds"], at_most=3),
    ]


def page_lines(results: dict[str, Any]) -> Iterator[str]:
    measured = results["medians"]
    date, python = results["machine"]["date"], results["machine"]["python"]
    yield f"Measured on {date}, on the same machine, with Python {python} and {measured['peer']}."
    yield from ("", "| four-player tables | | moves/s | p50, ms | p99, ms |", "|---|---|---:|---:|---:|")
    for name, run in measured["loads"].items():
        who, tables, rate = name.split()
        what = f"{int(tables):,} tables, " + (f"{rate} moves/s requested" if rate != "0" else "saturated")
        label = "uogashi, durable" if who == "ours" else "boardgame.io, in memory"
        yield f"| {what} | {label} | {run['moves_per_second']:,.0f} | {run['p50_ms']:.1f} | {run['p99_ms']:.1f} |"
    yield from ("", "| people's moves at 10 tables, 50 per second | p50, ms | p99, ms |", "|---|---:|---:|")
    for name, run in measured["bots"].items():
        what = "no other load" if name == "quiet" else f"alongside {BOT_TABLES} tables of bots playing non-stop"
        yield f"| {what} | {run['p50_ms']:.1f} | {run['p99_ms']:.1f} |"
    memory = measured["memory"]
    yield from ("", "| memory | KB |", "|---|---:|")
    yield f"| a live table, in the middle of its game | {memory['live_kilobytes']:.0f} |"
    yield f"| a live table with its four connections | {memory['connected_kilobytes']:.0f} |"
    yield f"| a sleeping table, in memory | {memory['sleeping_kilobytes']:.1f} |"
    yield f"| a sleeping table, in the SQLite file | {memory['stored_kilobytes']:.0f} |"
    yield from ("", "| target | wanted | measured |", "|---|---:|---:|")
    for each in results["goals"]:
        yield f"| {each['goal']} | {each['wanted']} | {short(each['value'])}{'' if each['reached'] else ' (missed)'} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter runs; server.json stays as it is")
    quick = parser.parse_args().quick
    console = Console(highlight=False)
    subprocess.run([str(NPM), "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    taken = measure_loads(3 if quick else 8, 1 if quick else 3, console)
    console.print("bots, memory and start …", style="dim")
    measured = {
        "loads": {name: middle(runs) for name, runs in taken.items()},
        "bots": measure_bots(3 if quick else 10),
        "memory": measure_memory(100 if quick else 1000),
        "start": measure_start(500 if quick else STORED),
        "peer": f"boardgame.io {json.loads((PEER / 'package.json').read_text())['dependencies']['boardgame.io']}",
    }
    goals = judge(measured)
    results = {"machine": machine(), "medians": measured, "goals": goals, "runs": taken}
    for line in page_lines(results):
        console.print(line)
    if not quick:
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        put_on_page(BEGIN, END, page_lines(results))


if __name__ == "__main__":
    main()

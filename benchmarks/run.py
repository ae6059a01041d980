"""The benchmark: ours and our peers, in turns, on one core; a table on the screen and benchmarks/results.json.

Every result is the median of several runs, each in a separate process; ours and theirs alternate, so that anything
else the machine does falls on all of them. `--quick` takes fewer and shorter runs, to see whether it works.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from uogashi.core.places import OURS, own_names
from uogashi.terminal.warm import COMPILING, compile_command
from uogashi.text import texts

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).parent / "results.json"
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- figures by make bench -->", "<!-- end of figures -->"
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
PEER_PACKAGES = ("catanatron", "open_spiel", "rlcard")
PEER_NAMES = {
    "catanatron": "Catanatron, 4 random players",
    "hearts": "OpenSpiel C++ rollouts, hearts, 4 players",
    "goofspiel": "OpenSpiel C++ rollouts, goofspiel, 3 players",
    "uno": "RLCard, UNO, 2 random players",
}

Run = dict[str, float]


def one_core() -> None:
    """Keep a measured process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(command: list[str]) -> Run:
    result: Run = json.loads(output_of(command, preexec_fn=one_core).splitlines()[-1])
    return result


def output_of(command: list[str], **settings: Any) -> str:
    """What a command prints; where it fails, the benchmark ends with its output."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, **settings)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[1:])} failed:\n{done.stderr}")
    printed: str = done.stdout
    return printed


def measure_ours(*words: str) -> Run:
    return measure([sys.executable, "-m", "benchmarks.ours", *words])


def measure_peer(name: str, seconds: float) -> Run:
    return measure([str(PEER_PYTHON), "benchmarks/peers.py", name, str(seconds)])


def measure_seconds(command: list[str], **environment: str) -> Run:
    """How long a whole command takes."""
    started = time.perf_counter()
    output_of(command, env={**os.environ, **environment})
    return {"seconds": time.perf_counter() - started}


def first_compile(name: str) -> Run:
    with tempfile.TemporaryDirectory() as folder:
        return measure_seconds(compile_command(name, Path(folder) / "failed"), UOGASHI_CACHE=folder, **COMPILING)


def verifying(name: str, games: int) -> Run:
    """Whole commands, one process each: playing and writing this many games, then verifying what was written."""
    uogashi = [sys.executable, "-m", "uogashi"]
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "games.jsonl")
        simulate = [*uogashi, "simulate", name, "--games", str(games), "--seed", "1", "--workers", "1"]
        writing = measure_seconds([*simulate, "--records", file])["seconds"]
        reading = measure_seconds([*uogashi, "record", "verify", file, "--jobs", "1"])["seconds"]
    return {"write_seconds": writing, "verify_seconds": reading, "times": reading / writing}


def middle(runs: list[Run]) -> Run:
    return {name: median(run[name] for run in runs) for name in runs[0]}


def repeat(times: int, run: Callable[[], Run]) -> Run:
    return middle([run() for _ in range(times)])


def speeds(runs: int, seconds: float, console: Console) -> tuple[dict[str, Run], dict[str, list[Run]]]:
    """Random play, ours and theirs in turns: medians, and every single run."""
    ours = {f"{name} {players}": (name, str(players)) for name in own_names() for players in player_counts(name)}
    taken: dict[str, list[Run]] = {name: [] for name in (*ours, *PEER_NAMES)}
    for number in range(runs):
        console.print(f"run {number + 1} of {runs} …", style="dim")
        for name, words in ours.items():
            taken[name].append(measure_ours("playouts", *words, str(seconds)))
        for name in PEER_NAMES:
            taken[name].append(measure_peer(name, seconds))
    return {name: middle(each) for name, each in taken.items()}, taken


def player_counts(name: str) -> list[int]:
    from uogashi.games import load_game

    return list(load_game(name).player_counts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs; results.json stays as it is")
    quick = parser.parse_args().quick
    runs, seconds = (1, 0.5) if quick else (7, 2.0)
    sizes = (1_000, 10_000) if quick else (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
    console = Console(highlight=False)
    subprocess.run([sys.executable, "-m", "uogashi", "warm"], check=True, capture_output=True)
    medians, taken = speeds(runs, seconds, console)
    console.print("starts, copies and compiling …", style="dim")
    uogashi = [sys.executable, "-m", "uogashi"]
    measured: dict[str, Any] = {
        "speeds": medians,
        "greedy": {
            f"{name} {players}": repeat(
                min(runs, 5), partial(measure_ours, "playouts", name, str(players), str(seconds), "greedy")
            )
            for name in own_names()
            for players in player_counts(name)
        },
        "copy": {name: repeat(runs, partial(measure_ours, "copies", name)) for name in own_names()},
        "outlook": {name: repeat(runs, partial(measure_ours, "outlooks", name)) for name in own_names()},
        "help": repeat(runs, lambda: measure_seconds([*uogashi, "--help"])),
        "start": repeat(runs, lambda: measure_seconds([*uogashi, "simulate", "tsukiji", "--games", "1"])),
        "first compile": {name: repeat(min(runs, 3), partial(first_compile, name)) for name in own_names()},
        "verifying": {
            name: repeat(min(runs, 3), partial(verifying, name, 200 if quick else 10_000)) for name in own_names()
        },
    }
    console.print("cost per game, by number of games …", style="dim")
    measured["flat"] = {
        str(size): repeat(1 if size > 1_000_000 else min(runs, 5), partial(measure_ours, "flat", "tsukiji", str(size)))
        for size in sizes
    }
    goals = judge(measured)
    show(measured, goals, console)
    if not quick:
        results = {"machine": machine(), "medians": measured, "goals": goals, "runs": taken}
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
        put_on_page(BEGIN, END, page_lines(results))
        console.print("written to benchmarks/results.json and docs/speed.md", style="dim")


def judge(measured: dict[str, Any]) -> list[dict[str, Any]]:
    """What we set out to reach, and what we reached."""
    speed = measured["speeds"]
    games = speed["tsukiji 4"]["games_per_second"]
    decisions = speed["tsukiji 4"]["decisions_per_second"]
    flat = list(measured["flat"].values())
    costs = [each["microseconds_per_game"] for each in flat]
    return [
        goal("games/s, times Catanatron's", games / speed["catanatron"]["games_per_second"], at_least=2000),
        goal(
            "decisions/s, times OpenSpiel's hearts", decisions / speed["hearts"]["decisions_per_second"], at_least=1.5
        ),
        goal(
            "decisions/s of four greedy players",
            measured["greedy"]["tsukiji 4"]["decisions_per_second"],
            at_least=20_000,
        ),
        *(each for name in measured["copy"] for each in judge_game(name, measured)),
        goal(
            "slowest copy of a state, µs",
            max(each["copy_microseconds"] for each in measured["copy"].values()),
            at_most=0.2,
        ),
        goal(
            "record verify, times as slow as writing",
            max(each["times"] for each in measured["verifying"].values()),
            at_most=3,
        ),
        goal("later start of simulate, s", measured["start"]["seconds"], at_most=1.5),
        goal("uogashi --help, s", measured["help"]["seconds"], at_most=0.3),
        goal("cost per game, highest ÷ lowest", max(costs) / min(costs), at_most=1.25),
        goal("memory, largest ÷ smallest size", flat[-1]["peak_megabytes"] / flat[0]["peak_megabytes"], at_most=1.25),
    ]


def judge_game(name: str, measured: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A game's performance goals, from its own `goals.toml`."""
    title, wanted = texts().say(f"{name}-title"), game_goals(name)
    if least := wanted.get("decisions_per_second"):  # Tsukiji's are those beside our peers
        speeds = [each for key, each in measured["speeds"].items() if key.split()[0] == name]
        slowest = min(each["decisions_per_second"] for each in speeds)
        yield goal(f"decisions/s of {title}, fewest at any player count", slowest, at_least=least)
    yield goal(f"state of {title}, bytes", measured["copy"][name]["state_bytes"], at_most=wanted["state_bytes"])
    yield goal(
        f"first compile of {title}, s", measured["first compile"][name]["seconds"], at_most=wanted["compile_seconds"]
    )
    yield goal(
        f"preview of decisions in {title}, µs",
        measured["outlook"][name]["outlook_microseconds"],
        at_most=wanted["outlook_microseconds"],
    )


def game_goals(name: str) -> dict[str, float]:
    return tomllib.loads((OURS / name / "goals.toml").read_text(encoding="utf-8"))


def goal(name: str, value: float, at_least: float | None = None, at_most: float | None = None) -> dict[str, Any]:
    reached = (at_least is None or value >= at_least) and (at_most is None or value <= at_most)
    wanted = f"≥ {at_least:,.12g}" if at_least is not None else f"≤ {at_most:,.12g}"
    return {"goal": name, "value": value, "wanted": wanted, "reached": reached}


def show(measured: dict[str, Any], goals: list[dict[str, Any]], console: Console) -> None:
    table = Table("random play, one core", box=None, header_style="bold")
    table.add_column("games/s", justify="right")
    table.add_column("decisions/s", justify="right")
    for name, speed in measured["speeds"].items():
        table.add_row(label_of(name), f"{speed['games_per_second']:,.0f}", f"{speed['decisions_per_second']:,.0f}")
    for name, speed in measured["greedy"].items():
        label = f"{label_of(name)}, greedy"
        table.add_row(label, f"{speed['games_per_second']:,.0f}", f"{speed['decisions_per_second']:,.0f}")
    console.print(table)
    console.print()
    table = Table("games", box=None, header_style="bold")
    table.add_column("µs per game", justify="right")
    table.add_column("peak MB", justify="right")
    for size, each in measured["flat"].items():
        table.add_row(f"{int(size):,}", f"{each['microseconds_per_game']:.1f}", f"{each['peak_megabytes']:.0f}")
    console.print(table)
    console.print()
    table = Table("goal", box=None, header_style="bold")
    for column in ("wanted", "measured", ""):
        table.add_column(column, justify="right")
    for each in goals:
        mark = "[green]reached[/green]" if each["reached"] else "[red]missed[/red]"
        table.add_row(each["goal"], each["wanted"], short(each["value"]), mark)
    console.print(table)


def put_on_page(begin: str, end: str, lines: Iterable[str]) -> None:
    """Put results into docs/speed.md, between their two marks."""
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    _, _, tail = rest.partition(end)
    PAGE.write_text(head + begin + "\n" + "\n".join(lines) + "\n" + end + tail, encoding="utf-8")


def page_lines(results: dict[str, Any]) -> Iterator[str]:
    where = results["machine"]
    versions = ", ".join(f"{name} {number}" for name, number in where["versions"].items())
    yield f"Measured on {where['date']}: {where['processor']}, {where['system']}, Python {where['python']}, {versions}."
    yield from ("", "| random play, one core | games/s | decisions/s |", "|---|---:|---:|")
    for name, speed in results["medians"]["speeds"].items():
        games, decisions = f"{speed['games_per_second']:,.0f}", f"{speed['decisions_per_second']:,.0f}"
        yield f"| {label_of(name)} | {games} | {decisions} |"
    yield from ("", "| greedy play, one core | games/s | decisions/s |", "|---|---:|---:|")
    for name, speed in results["medians"]["greedy"].items():
        games, decisions = f"{speed['games_per_second']:,.0f}", f"{speed['decisions_per_second']:,.0f}"
        yield f"| {label_of(name)} | {games} | {decisions} |"
    yield from ("", "| cost per game, by number of games | µs per game | peak memory, MB |", "|---:|---:|---:|")
    for size, each in results["medians"]["flat"].items():
        yield f"| {int(size):,} | {each['microseconds_per_game']:.1f} | {each['peak_megabytes']:.0f} |"
    yield from ("", "| target | wanted | measured |", "|---|---:|---:|")
    for each in results["goals"]:
        yield f"| {each['goal']} | {each['wanted']} | {short(each['value'])}{'' if each['reached'] else ' (missed)'} |"


def label_of(name: str) -> str:
    return PEER_NAMES.get(name) or "uogashi, {} with {} players".format(*name.split())


def short(value: float) -> str:
    return f"{value:,.3g}" if value < 100 else f"{value:,.0f}"


def machine() -> dict[str, Any]:
    """What was measured, on what."""
    code = f"from importlib.metadata import version; print(*map(version, {PEER_PACKAGES}))"
    peers = subprocess.run([str(PEER_PYTHON), "-c", code], capture_output=True, text=True, check=True).stdout.split()
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "versions": {name: version(name) for name in ("uogashi", "numba", "numpy")}
        | dict(zip(PEER_PACKAGES, peers, strict=True)),
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown"


if __name__ == "__main__":
    main()

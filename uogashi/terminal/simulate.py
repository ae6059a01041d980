"""`uogashi simulate`: play many games between bots, write what was asked for and sum it up."""

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from uogashi.arena.files import RecordFile, TableFile
from uogashi.arena.simulate import Chunk, Observer, Plan, simulate
from uogashi.arena.statistics import Statistics
from uogashi.bots import read_bots
from uogashi.bots.own import bot_title
from uogashi.bots.players import ready_bots
from uogashi.core.chance import read_seed
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.games import load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.console import PlainConsole
from uogashi.terminal.exits import INTERRUPTED, OK
from uogashi.terminal.settings import asked_bots, asked_figures, asked_options, asked_rules
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

USUAL_BOT = "random"


def run_simulation(values: Values, say: Texts) -> int:
    game = load_game(values["game"])
    plan = make_plan(game, values, USUAL_BOT)
    statistics = Statistics(plan.players)
    files = [values[name] for name in ("records", "table") if values[name]]
    if len({Path(file).resolve() for file in files}) < len(files):
        raise Refusal("same-file")
    with ExitStack() as stack:
        observers: list[Observer] = [statistics]
        if values["records"]:
            observers.append(stack.enter_context(RecordFile(Path(values["records"]))))
        if values["table"]:
            observers.append(stack.enter_context(TableFile(Path(values["table"]), plan.seed, plan.players)))
        ensure_warm(game.name, say)
        observers.append(stack.enter_context(progress_bar(plan, say, shown=not values["json"])))
        stop = stack.enter_context(asked_to_stop(impatient=plan.has_own_bots))
        started = time.perf_counter()
        for chunk in simulate(plan, values["workers"]):
            for observer in observers:
                observer.step(chunk)
            if stop():
                break
        seconds = time.perf_counter() - started
    summary = summarise(plan, statistics, seconds, values["workers"])
    if values["json"]:
        print(json.dumps(summary))
    else:
        show_summary(summary, files, say)
    if stop():
        print(say.say("simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    return OK


def make_plan(game: Game, values: Values, usual_bot: str) -> Plan:
    """What is asked for, checked before anything is written."""
    game.check_players(values["players"])
    read_seed(game.name, values["seed"])
    bots = read_bots(asked_bots(values, usual_bot), values["players"])
    ready_bots(bots)
    return Plan(
        game=game.name,
        players=values["players"],
        games=values["games"],
        seed=values["seed"],
        bots=bots,
        options=asked_options(game, values),
        figures=asked_figures(game, values),
        rules=asked_rules(game, values),
        records=bool(values["records"]),
    )


@contextmanager
def asked_to_stop(impatient: bool = False) -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed: asked between chunks, so that every file ends with the same game.

    An exception in the middle of things would not do; it can even be lost inside compiled code. `impatient`: where
    the user's own code plays along, which may never come to an end, a second Ctrl-C does not wait.
    """
    asked = False

    def note(number: int, frame: Any) -> None:
        nonlocal asked
        if asked and impatient:
            raise KeyboardInterrupt
        asked = True

    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class ProgressBar:
    """An observer that moves the bar."""

    def __init__(self, progress: Progress, task: Any) -> None:
        self.progress = progress
        self.task = task

    def step(self, chunk: Chunk) -> None:
        self.progress.advance(self.task, chunk.games)


@contextmanager
def progress_bar(plan: Plan, say: Texts, shown: bool) -> Iterator[ProgressBar]:
    """A bar on the error stream, if a user can see it."""
    console = PlainConsole(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    disable = not (shown and sys.stderr.isatty())
    with Progress(*columns, console=console, transient=True, disable=disable) as progress:
        yield ProgressBar(progress, progress.add_task(say.say("simulate-progress"), total=plan.games))


def summarise(plan: Plan, statistics: Statistics, seconds: float, workers: int) -> dict[str, Any]:
    seats = range(plan.players) if statistics.games else ()
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "workers": workers,
        "games": statistics.games,
        "decisions": statistics.decisions,
        "seconds": seconds,
        "games_per_second": statistics.games / seconds if seconds else 0.0,
        "decisions_per_second": statistics.decisions / seconds if seconds else 0.0,
        "scores": [statistics.score_summary(seat) for seat in seats],
        "wins": [statistics.win_summary(seat) for seat in seats],
        "shared": statistics.shared,
    }


def show_summary(summary: dict[str, Any], files: list[str], say: Texts) -> None:
    console = PlainConsole()
    if not summary["games"]:
        console.print(say.say("simulate-none"))
        return
    title = say.say(
        "simulate-title",
        games=summary["games"],
        game=say.say(f"{summary['game']}-title"),
        players=summary["players"],
        seed=summary["seed"],
    )
    speed = say.say(
        "simulate-speed",
        seconds=say.number(summary["seconds"], 2),
        games=round(summary["games_per_second"]),
        decisions=round(summary["decisions_per_second"]),
    )
    console.print(title, style="bold")
    console.print(speed + "\n")
    table = Table(box=None, pad_edge=False, header_style="bold")
    names = ("seat", "bot", "mean", "deviation", "range", "quartiles", "wins", "interval")
    for name in names:
        table.add_column(say.say(f"simulate-{name}"), justify="left" if name in ("bot",) else "right")
    for bot, score, win in zip(summary["bots"], summary["scores"], summary["wins"], strict=True):
        table.add_row(
            str(score["seat"]),
            bot_title(bot),
            say.number(score["mean"], 2),
            say.number(score["deviation"], 2),
            f"{score['lowest']}–{score['highest']}",
            " ".join(map(str, score["quartiles"])),
            say.percent(win["share"]),
            f"{say.percent(win['low'])}–{say.percent(win['high'])}",
        )
    console.print(table)
    console.print("\n" + say.say("simulate-shared", shared=say.percent(summary["shared"] / summary["games"])))
    for file in files:
        console.print(say.say("simulate-written", file=file))

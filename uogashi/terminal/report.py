"""`uogashi report`: play many games at each player count and write a report on them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from uogashi.arena.files import naming
from uogashi.arena.simulate import Plan, simulate
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.games import load_game
from uogashi.report.findings import Findings
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import INTERRUPTED, OK
from uogashi.terminal.game_modules import Report
from uogashi.terminal.settings import asked_bots
from uogashi.terminal.simulate import asked_to_stop, make_plan, progress_bar
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

USUAL_BOT = "greedy"


def run_report(values: Values, say: Texts) -> int:
    game = load_game(values["game"])
    declared: Report = game.module("report")
    plans = make_plans(game, values)
    try:
        import matplotlib  # noqa: F401  # whether it is there, before anything is played
    except ImportError:
        raise Refusal("report-needs-matplotlib") from None
    from uogashi.report.files import make_files, sum_up

    folder = Path(values["folder"] or f"report-{game.name}")
    with new_folder(folder):
        played, stopped = play_games(game, declared.FIRST, plans, values, say)
        report = sum_up(game, declared.SECTIONS, played)
        bots = asked_bots(values, USUAL_BOT)
        files = make_files(report, declared.SECTIONS, say, bots=bots, components=values["components"])
        for name, content in files.items():
            with naming(folder / name):
                (folder / name).write_text(content, encoding="utf-8", newline="\n")
    print(say.say("report-written", file=str(folder / "report.html")))
    if stopped:
        print(say.say("report-stopped"), file=sys.stderr)
        return INTERRUPTED
    return OK


@contextmanager
def new_folder(folder: Path) -> Iterator[None]:
    """A folder to write to, made before anything is played; if nothing comes of it, it is not left behind."""
    with naming(folder):
        made = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        with suppress(OSError):  # something is in it
            for each in made:
                each.rmdir()
        raise


def play_games(
    game: Game, first: str | None, plans: list[Plan], values: Values, say: Texts
) -> tuple[list[tuple[Plan, Findings]], bool]:
    """The results of all plans, and whether it was stopped early; `first` is the fact that names the first player."""
    ensure_warm(game.name, say)
    played: list[tuple[Plan, Findings]] = []
    with asked_to_stop(impatient=plans[0].has_own_bots) as stop:
        for plan in plans:
            findings = Findings(game, plan.players, first)
            with progress_bar(plan, say, shown=True) as bar:
                for chunk in simulate(plan, values["workers"]):
                    findings.step(chunk)
                    bar.step(chunk)
                    if stop():
                        break
            played.append((plan, findings))
            if stop():
                break
        return played, stop()


def make_plans(game: Game, values: Values) -> list[Plan]:
    """A plan for each player count that is asked for, all checked before anything is played."""
    counts = sorted(set(values["players"])) or game.player_counts
    asked = [{**values, "players": players, "records": None} for players in counts]
    return [replace(make_plan(game, each, USUAL_BOT), facts=True) for each in asked]

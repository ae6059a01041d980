"""`uogashi report`: play many games at each player count and write a page of what they tell."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from uogashi.arena.files import naming
from uogashi.arena.report import Findings
from uogashi.arena.simulate import Plan, simulate
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.games import load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import INTERRUPTED, OK
from uogashi.terminal.rooms import Report
from uogashi.terminal.settings import asked_bots
from uogashi.terminal.simulate import asked_to_stop, make_plan, progress_bar
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

FORMAT = "uogashi-report"
VERSION = 1
USUAL_BOT = "greedy"


def run_report(values: Values, say: Texts) -> int:
    game = load_game(values["game"])
    room: Report = game.room("report")
    plans = make_plans(game, values)
    try:
        import matplotlib  # noqa: F401  # whether it is there, before anything is played
    except ImportError:
        raise Refusal("report-needs-matplotlib") from None
    folder = Path(values["folder"] or f"report-{game.name}")
    with new_folder(folder):
        played, stopped = play_games(game, room, plans, values, say)
        report = sum_up(game, room, played)
        for name, content in write_pages(game, room, report, values, say).items():
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
    game: Game, room: Report, plans: list[Plan], values: Values, say: Texts
) -> tuple[list[tuple[Plan, Findings]], bool]:
    """What came of all plans, and whether somebody stopped it early."""
    ensure_warm(game.name, say)
    played: list[tuple[Plan, Findings]] = []
    with asked_to_stop(impatient=plans[0].has_own_bots) as stop:
        for plan in plans:
            findings = Findings(game, plan.players, room.FIRST)
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


def sum_up(game: Game, room: Report, played: list[tuple[Plan, Findings]]) -> dict[str, Any]:
    """All the numbers of a report: the same whenever the same games are played, wherever and however fast."""
    plan, _ = played[0]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": plan.rules,
        "seed": plan.seed,
        "options": dict(plan.options),
        "players": {
            plan.players: {
                "bots": list(plan.bots),
                "components": plan.figures,
                **findings.summarise(tuple(room.SECTIONS)),
            }
            for plan, findings in played
        },
    }


def write_pages(game: Game, room: Report, report: dict[str, Any], values: Values, say: Texts) -> dict[str, str]:
    """The files of a report by their names."""
    from uogashi.terminal.page import Page, as_html, code

    page = Page(game.name, say, report["players"])
    games = sum(each["games"] for each in report["players"].values())
    title = say.say("report-title", game=say.say(f"{game.name}-title"), games=games)
    bots = code(asked_bots(values, USUAL_BOT))
    seed, file = (code(values[name] or "") for name in ("seed", "components"))
    options = code(json.dumps(report["options"], ensure_ascii=False))
    page.tell_opening(
        title,
        say.say("report-opening", bots=bots, seed=seed, rules=report["rules"]),
        say.say("report-options", options=options) if any(report["options"].values()) else "",
        say.say("report-components", file=file) if values["components"] else "",
        say.say("report-reading"),
    )
    page.tell_length()
    page.tell_scores()
    page.tell_wins()
    for section in room.SECTIONS:
        page.tell_section(section)
    return {
        "report.md": page.markdown,
        "report.html": as_html(page.markdown, page.pictures, title, say.language),
        "report.json": json.dumps(report, ensure_ascii=False) + "\n",
        **page.pictures,
    }

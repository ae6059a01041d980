"""`uogashi report`: play many games at each player count and write a page of what they tell."""

import json
import sys
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
from uogashi.terminal.simulate import asked_to_stop, make_plan, progress_bar
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

FORMAT = "uogashi-report"
VERSION = 1


def run_report(values: Values, say: Texts) -> int:
    game = load_game(values["game"])
    room: Report = game.room("report")
    plans = make_plans(game, values)
    try:
        import matplotlib  # noqa: F401  # whether it is there, before anything is played
    except ImportError:
        raise Refusal("report-needs-matplotlib") from None
    folder = Path(values["folder"] or f"report-{game.name}")
    with naming(folder):
        folder.mkdir(parents=True, exist_ok=True)
    ensure_warm(game.name, say)
    played: list[tuple[Plan, Findings]] = []
    with asked_to_stop() as stop:
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
        stopped = stop()
    report = sum_up(game, room, played)
    for name, content in write_pages(game, room, report, values, say).items():
        with naming(folder / name):
            (folder / name).write_text(content, encoding="utf-8", newline="\n")
    print(say.say("report-written", file=str(folder / "report.html")))
    if stopped:
        print(say.say("report-stopped"), file=sys.stderr)
        return INTERRUPTED
    return OK


def make_plans(game: Game, values: Values) -> list[Plan]:
    """A plan for each player count that is asked for, all checked before anything is played."""
    counts = sorted(set(values["players"])) or game.player_counts
    return [replace(make_plan(game, {**values, "players": players, "records": None}), facts=True) for players in counts]


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
    bots, seed, file = (code(values[name] or "") for name in ("bots", "seed", "components"))
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

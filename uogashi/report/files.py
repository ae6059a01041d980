"""The files of a report: all its numbers as JSON, and the page with its pictures as Markdown and HTML."""

import json
from collections.abc import Sequence
from typing import Any

from uogashi.arena.simulate import Plan
from uogashi.core.game import Game
from uogashi.core.sections import Section
from uogashi.report.document import as_html
from uogashi.report.findings import Findings
from uogashi.report.page import Page, code
from uogashi.text import Texts

FORMAT = "uogashi-report"
VERSION = 1


def sum_up(game: Game, sections: Sequence[Section], played: Sequence[tuple[Plan, Findings]]) -> dict[str, Any]:
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
                **findings.summarise(sections),
            }
            for plan, findings in played
        },
    }


def make_files(
    report: dict[str, Any], sections: Sequence[Section], say: Texts, *, bots: str, components: str | None
) -> dict[str, str]:
    """The files of a report by their names; its opening names the bots and the components file that were asked for."""
    page = Page(report["game"], say, report["players"])
    games = sum(each["games"] for each in report["players"].values())
    title = say.say("report-title", game=say.say(f"{report['game']}-title"), games=games)
    options = code(json.dumps(report["options"], ensure_ascii=False))
    page.tell_opening(
        title,
        say.say("report-opening", bots=code(bots), seed=code(report["seed"]), rules=report["rules"]),
        say.say("report-options", options=options) if any(report["options"].values()) else "",
        say.say("report-components", file=code(components)) if components else "",
        say.say("report-reading"),
    )
    page.tell_length()
    page.tell_scores()
    page.tell_wins()
    for section in sections:
        page.tell_section(section)
    return {
        "report.md": page.markdown,
        "report.html": as_html(page.markdown, page.pictures, title, say.language),
        "report.json": json.dumps(report, ensure_ascii=False) + "\n",
        **page.pictures,
    }

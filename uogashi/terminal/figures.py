"""`uogashi games` and `uogashi components`: the games, and every component with its source."""

import json
import sys
from collections.abc import Iterator
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any

from rich.table import Table
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.games import game_problems, load_game, sound_games
from uogashi.terminal.arguments import Values
from uogashi.terminal.console import PlainConsole
from uogashi.terminal.exits import OK
from uogashi.terminal.settings import asked_components, asked_rules
from uogashi.terminal.template import write_template
from uogashi.text import Texts

ORIGINS = ("text", "deduced", "review", "assumed")
NOT_WITH_TEMPLATE = ("players", "components", "json")


def list_games(values: Values, say: Texts) -> int:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("games-game", "games-title", "games-players", "games-credit"):
        table.add_column(say.say(column))
    for name in sound_games():
        game = load_game(name)
        counts = say.say("games-range", fewest=game.fewest_players, most=game.most_players)
        table.add_row(name, say.say(f"{name}-title"), counts, say.say(f"{name}-credit"))
    PlainConsole().print(table)
    for problem in game_problems():
        print(say.say("error", sentence=say.explain(problem.message)), file=sys.stderr)
    return OK


def list_components(values: Values, say: Texts) -> int:
    game = load_game(values["game"])
    if values["template"]:
        return print_template(game, values, say)
    override = asked_components(values)
    counts = [values["players"]] if values["players"] else list(game.player_counts)
    rules = asked_rules(game, values)
    found = {players: game.figures(players, override, rules) for players in counts}
    if values["json"]:
        print(json.dumps({str(players): {"components": f, "from": o} for players, (f, o) in found.items()}, indent=2))
        return OK
    console = PlainConsole()
    for players, (figures, origins) in found.items():
        title = say.say("components-title", game=say.say(f"{game.name}-title"), players=players)
        table = Table(title=title, title_justify="left", title_style="bold", box=None, header_style="bold")
        for column in ("components-figure", "components-value", "components-from"):
            table.add_column(say.say(column))
        for figure, value, origin in figure_rows(figures, origins):
            table.add_row(*map(Text, (figure, value, origin_words(origin, say))))
        console.print(table)
    console.print("\n" + say.say("components-hint"))
    return OK


def print_template(game: Game, values: Values, say: Texts) -> int:
    given = [name for name in NOT_WITH_TEMPLATE if values[name]]
    if given:
        raise Refusal("template-alone", option=f"--{given[0]}")
    print(write_template(game, asked_rules(game, values), say), end="")
    return OK


def origin_words(origin: str, say: Texts) -> str:
    """The four origins in this language, one or several; a user's own file may contain any text."""
    words = origin.split(", ")
    return say.join(say.say(f"origin-{word}") for word in words) if set(words) <= set(ORIGINS) else origin


def figure_rows(figures: dict[str, Any], origins: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """(component, value, source): a row for each component, or for each of its parts where their sources differ."""
    for name, value in figures.items():
        yield from part_rows(name, value, origins.get(name, ""))


def part_rows(name: str, value: Any, origin: Any) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from part_rows(f"{name}.{key}", each, origin.get(key, "") if isinstance(origin, dict) else origin)
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        # Cards, and other components with parts: a row for each, to keep them apart.
        for place, each in enumerate(value, start=1):
            where = origin[place - 1 : place] if isinstance(origin, list) else [origin]
            yield f"{name} {place}", in_words(each), str(where[0]) if where else ""
    elif isinstance(value, list) and isinstance(origin, list):
        yield from run_rows(name, value, origin)
    else:
        yield name, in_words(value), str(origin)


def run_rows(name: str, value: list[Any], origin: list[str]) -> Iterator[tuple[str, str, str]]:
    """A row for each run of numbers that come from the same place."""
    place = 1
    for where, run in groupby(zip_longest(value, origin[: len(value)], fillvalue=""), key=itemgetter(1)):
        parts = [each for each, _ in run]
        last = place + len(parts) - 1
        span = f"{place}" if place == last else f"{place}–{last}"
        yield f"{name} {span}", in_words(parts), where
        place = last + 1


def in_words(value: Any) -> str:
    """A value in readable form: no brackets, no quotation marks."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_words(each)}" for name, each in value.items())
    if isinstance(value, list):
        apart = "; " if any(isinstance(each, dict | list) for each in value) else " "
        return apart.join(map(in_words, value)) or "–"
    return json.dumps(value) if isinstance(value, bool | None) else str(value)

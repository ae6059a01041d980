"""The settings of a game as given on the command line: options and components."""

import json
from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile, Figures
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.terminal.arguments import Values


def asked_rules(game: Game, values: Values) -> str:
    """The version of the rules: that of `--rules`, or the newest."""
    rules = str(values["rules"] or game.version)
    game.check_rules(rules)
    return rules


def asked_bots(values: Values, usual: str) -> str:
    """Every `--bots`, as one list."""
    return ",".join(values["bots"]) or usual


def asked_options(game: Game, values: Values) -> dict[str, Any]:
    """`--variant`, and on top of it every `--option`; complete."""
    return game.read_options(chosen_options(game, values), asked_rules(game, values))


def chosen_options(game: Game, values: Values) -> dict[str, Any]:
    """Only those options that were named."""
    variant = game.variant if values["variant"] else {}
    return {**variant, **read_option_words(values["option"])}


def recommended_options(game: Game, values: Values) -> dict[str, Any]:
    """What the game recommends for this player count, as far as they have not chosen themselves."""
    if asked_rules(game, values) != game.version:
        return {}
    chosen = chosen_options(game, values)
    recommended = game.recommends.get(values["players"], {})
    return {option: value for option, value in recommended.items() if option not in chosen}


def asked_figures(game: Game, values: Values) -> Figures:
    """The components in force, with those of `--components`."""
    return game.figures(values["players"], asked_components(values), asked_rules(game, values))[0]


def asked_components(values: Values) -> ComponentsFile | None:
    """The file of `--components`, if one was given."""
    if not values["components"]:
        return None
    path = Path(values["components"])
    try:
        return ComponentsFile.parse(str(path), path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise Refusal("file-unreadable", file=str(path), why=str(error)) from None


def read_option_words(words: list[str]) -> dict[str, Any]:
    """`name=value`: JSON where it is JSON, a list where there are commas (or nothing), otherwise a word."""
    options: dict[str, Any] = {}
    for text in words:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Refusal("option-shape", value=text)
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            parts = [part.strip() for part in value.split(",") if part.strip()]
            options[name] = value.strip() if value.strip() and "," not in value else parts
    return options


def option_words(value: Any) -> str:
    """A value as `--option` takes it."""
    return value if isinstance(value, str) else json.dumps(value)

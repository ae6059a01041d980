"""`uogashi components GAME --template`: the game's components as a file to fill in, with what to look at in the box.

Loaded unchanged, the file changes nothing.
"""

import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from uogashi.core.game import Game
from uogashi.text import Texts

WIDTH = 110
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write_template(game: Game, rules: str, say: Texts) -> str:
    """The whole file."""
    content = game.components.fitting(game.older_shapes.get(rules, game.shapes)).content
    head = say.say("template-head", game=say.say(f"{game.name}-title"))
    lines = [*comments(head), *about(game, None, say), ""]
    figures = {name: value for name, value in content.items() if name not in ("players", "from")}
    for name, value in figures.items():
        if not isinstance(value, dict):
            lines += [*about(game, name, say), *figure_lines(content, (name,), value, say)]
    for name, value in figures.items():
        if isinstance(value, dict):
            lines += ["", *about(game, name, say), f"[{name}]"]
            for key, each in value.items():
                lines += figure_lines(content, (name, key), each, say)
    lines += [line for count in content.get("players", {}) for line in count_lines(game, content, count, say)]
    return "\n".join(lines) + "\n"


def count_lines(game: Game, content: Mapping[str, Any], count: str, say: Texts) -> Iterator[str]:
    """The components for one player count."""
    own = content["players"][count]
    figures = {name: value for name, value in own.items() if name != "from"}
    if not figures:
        return
    yield from ("", f"[players.{count}]")
    for name, value in figures.items():
        yield from about(game, name, say)
        origin = origin_words(own.get("from", {}).get(name), say)
        yield from assignment(name, value, origin)


# --- comments beside the values ----------------------------------------------------------------------------------


def about(game: Game, name: str | None, say: Texts) -> list[str]:
    """What to look at in the box for a component, or for all of them; nothing where the game has no hint."""
    id = f"{game.name}-about-{name.replace('_', '-')}" if name else f"{game.name}-about"
    return comments(say.say(id)) if say.knows(id) else []


def comments(text: str) -> list[str]:
    lines = [line for part in text.splitlines() for line in textwrap.wrap(part, WIDTH, break_long_words=False)]
    return [f"# {line}" for line in lines]


def figure_lines(content: Mapping[str, Any], place: tuple[str, ...], value: Any, say: Texts) -> list[str]:
    """One value for every player count, and the source of ours."""
    general = origin_words(dig(content.get("from", {}), place), say)
    parts = [general]
    for count, own in content.get("players", {}).items():
        special = dig(own.get("from", {}), place)
        if special is not None and origin_words(special, say) != general:
            parts.append(say.say("template-origin-for", players=int(count), origin=origin_words(special, say)))
    return assignment(place[-1], value, "; ".join(part for part in parts if part))


def dig(table: Any, place: tuple[str, ...]) -> Any:
    """The origin of a component in a table of origins, or of the whole table it belongs to."""
    for name in place:
        table = table.get(name) if isinstance(table, dict) else table
    return table


def origin_words(origin: Any, say: Texts) -> str:
    """The source of a component; if its parts have different ones, all of those."""
    if isinstance(origin, dict):
        origin = list(origin.values())
    words = origin if isinstance(origin, list) else [origin or ""]
    known = (say.say(f"origin-{word}") if say.knows(f"origin-{word}") else word for word in words)
    return ", ".join(dict.fromkeys(known))


# --- TOML --------------------------------------------------------------------------------------------------------


def assignment(name: str, value: Any, comment: str) -> list[str]:
    """`name = value  # comment`; what is too long for a line is broken, with its comment above it."""
    line = f"{key(name)} = {literal(value)}"
    remark = f"# {comment}" if comment else ""
    if len(line) <= WIDTH or not isinstance(value, list):
        return [f"{line:<35} {remark}".rstrip()] if len(line) <= WIDTH else [*filter(None, [remark]), line]
    items = [literal(each) for each in value]
    if any(isinstance(each, dict) for each in value):
        rows = [f"{item}," for item in items]
    else:
        rows = textwrap.wrap(", ".join(items) + ",", WIDTH - 4, break_long_words=False, break_on_hyphens=False)
    return [*filter(None, [remark]), f"{key(name)} = [", *(f"    {row}" for row in rows), "]"]


def literal(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {literal(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(literal, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)

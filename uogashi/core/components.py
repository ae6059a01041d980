"""The components of a game: from its `components.toml`, each with its source, overridden by a user's own file.

A components file gives values for every player count at its top level and for one count under `[players.N]`; the
tables `from` and `players.N.from` give the source of each. An override file has the same shape and needs to
name only what differs. Errors name the file and line.

A formula in P, the number of players, may replace any number: `"min(P + 1, 6)"`.
"""

import ast
import json
import operator
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from uogashi.core.errors import Message, Refusal

Figures = dict[str, Any]
Place = tuple[str, ...]
"""Where a component is: its key, and the keys below it."""

BIGGEST_FIGURE = 1_000_000


class ComponentsRefusal(Refusal):
    """A component is wrong; `file` and `line` say where, if it came from a file."""

    def __init__(self, message: Message, file: str | None = None, line: int | None = None) -> None:
        super().__init__(message.id, **message.arguments)
        self.file = file
        self.line = line

    def __str__(self) -> str:
        return super().__str__() if self.file is None else f"{self.file}:{self.line}: {super().__str__()}"


@dataclass(frozen=True)
class Problem:
    """An error in components: the sentence, and the places of the values that do not go together."""

    message: Message
    places: tuple[Place, ...]


def problem(place: Place, id: str, **arguments: Any) -> Problem:
    return Problem(Message(id, {"figure": ".".join(place), **arguments}), (place,))


# --- allowed values ----------------------------------------------------------------------------------------------


class Shape(Protocol):
    """The allowed values of a component."""

    def problems(self, value: Any, place: Place) -> Iterator[Problem]: ...

    def reckoned(self, value: Any, players: int) -> Any:
        """The same value with its formulas worked out; anything else stays as it is."""


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int = 0
    most: int = BIGGEST_FIGURE

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if type(value) is not int:
            yield problem(place, "figure-not-a-number", value=describe(value))
        elif not self.least <= value <= self.most:
            yield problem(
                place, "figure-out-of-range", value=describe(value), least=str(self.least), most=str(self.most)
            )

    def reckoned(self, value: Any, players: int) -> Any:
        return work_out(value, players) if isinstance(value, str) else value


@dataclass(frozen=True)
class Numbers:
    """A list of whole numbers."""

    each: Number = field(default_factory=Number)
    fewest: int = 1
    most: int = 1000

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield problem(place, "figure-not-a-list", value=describe(value))
        elif not self.fewest <= len(value) <= self.most:
            span = str(self.most) if self.fewest == self.most else f"{self.fewest}–{self.most}"
            yield problem(place, "figure-wrong-length", length=len(value), span=span)
        else:
            for index, item in enumerate(value, start=1):
                yield from self.each.problems(item, (*place, str(index)))

    def reckoned(self, value: Any, players: int) -> Any:
        return [self.each.reckoned(item, players) for item in value] if isinstance(value, list) else value


@dataclass(frozen=True)
class ByName:
    """A value for each of these names, each with its own shape."""

    parts: Mapping[str, Shape]

    @classmethod
    def of(cls, names: Sequence[str], each: Shape) -> "ByName":
        """Values of one shape."""
        return cls(dict.fromkeys(names, each))

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield problem(place, "figure-not-a-table", value=describe(value), names=", ".join(self.parts))
            return
        for name in value:
            if name not in self.parts:
                yield problem((*place, name), "figure-unknown", known=", ".join(self.parts))
        for name, shape in self.parts.items():
            if name in value:
                yield from shape.problems(value[name], (*place, name))
            else:
                yield problem((*place, name), "figure-missing")

    def reckoned(self, value: Any, players: int) -> Any:
        if not isinstance(value, dict):
            return value
        return {
            name: self.parts[name].reckoned(item, players) if name in self.parts else item
            for name, item in value.items()
        }


@dataclass(frozen=True)
class Names:
    """A list of some of these names, each at most once."""

    allowed: tuple[str, ...]

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield problem(place, "figure-not-a-list", value=describe(value))
            return
        for index, name in enumerate(value):
            if name not in self.allowed:
                known = ", ".join(map(describe, self.allowed))
                yield problem(place, "figure-unknown-name", value=describe(name), known=known)
            elif name in value[:index]:
                yield problem(place, "figure-name-twice", value=name)

    def reckoned(self, value: Any, players: int) -> Any:
        return value


@dataclass(frozen=True)
class Name:
    """One of these names."""

    allowed: tuple[str, ...]

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if value not in self.allowed:
            known = ", ".join(map(describe, self.allowed))
            yield problem(place, "figure-unknown-name", value=describe(value), known=known)

    def reckoned(self, value: Any, players: int) -> Any:
        return value


Check = Callable[[Figures, int], Iterator[Problem]]
"""A game's own check of values of the right shape, for a number of players."""


# --- formulas ----------------------------------------------------------------------------------------------------

LONGEST_FORMULA = 60
OPERATORS: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
FUNCTIONS: Mapping[str, Callable[..., int]] = {"min": min, "max": max}


def work_out(formula: str, players: int) -> Any:
    """`"2 * P"` for this number of players; other text stays as it is, and is refused as not a number."""
    if "P" not in formula:
        return formula
    try:
        return evaluate(ast.parse(formula[: LONGEST_FORMULA + 1].strip(), mode="eval").body, players)
    except (SyntaxError, ValueError, RecursionError):
        return formula


def evaluate(node: ast.expr, players: int) -> int:
    """Whole numbers, P, +, -, *, min and max: nothing else."""
    match node:
        case ast.Constant(value=int(number)) if type(number) is int:
            return min(number, BIGGEST_FIGURE)
        case ast.Name(id="P"):
            return players
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in OPERATORS:
            return OPERATORS[type(sign)](evaluate(left, players), evaluate(right, players))
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]) if name in FUNCTIONS and len(parts) > 1:
            return FUNCTIONS[name](*(evaluate(part, players) for part in parts))
    raise ValueError("no formula")


# --- reading -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ComponentsFile:
    """A components file as read: its content, and its text, to find lines in."""

    name: str
    text: str
    content: dict[str, Any]

    @classmethod
    def parse(cls, name: str, text: str) -> "ComponentsFile":
        """Read the text of a file; the name is what errors call it."""
        try:
            return cls(name, text, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            line = int(found[1]) if (found := re.search(r"line (\d+)", str(error))) else len(text.splitlines())
            raise ComponentsRefusal(Message("file-not-toml", {"why": str(error)}), name, max(line, 1)) from None
        except (ValueError, RecursionError):
            # Numbers of thousands of digits, and tables in tables in tables.
            raise ComponentsRefusal(Message("file-not-toml", {"why": "…"}), name, 1) from None

    def fitting(self, shapes: Mapping[str, Shape]) -> "ComponentsFile":
        """Only what these shapes include: today's components, as far as older rules had them."""
        return replace(self, content=known_part(self.content, shapes))

    def figures(self, players: int) -> Figures:
        """The values of this file for this number of players."""
        own = self.content.get("players", {}).get(str(players), {})
        return merge(without_notes(self.content), without_notes(own))

    def origins(self, players: int) -> dict[str, Any]:
        own = self.content.get("players", {}).get(str(players), {})
        return merge(self.content.get("from", {}), own.get("from", {}))

    def line(self, place: Place, players: int, depth: int = 1) -> int | None:
        """The line of a component, or of the known part of its place; None if this file does not give it."""
        below = find_line(self.text, ("players", str(players), *place), depth=2 + depth)
        return below or find_line(self.text, place, depth)

    def refuse(self, found: Problem, players: int) -> ComponentsRefusal:
        """The error that names the line of the value to blame: one that this file gives, if it gives any."""
        exact = [self.line(place, players, len(place)) for place in found.places]
        about = [self.line(place, players) for place in found.places]
        return ComponentsRefusal(found.message, self.name, next((line for line in exact + about if line), 1))


def load_figures(
    base: ComponentsFile,
    shapes: Mapping[str, Shape],
    check: Check,
    counts: range,
    players: int,
    override: ComponentsFile | None = None,
) -> tuple[Figures, dict[str, Any]]:
    """The components in force for this number of players, and the source of each."""
    figures: Figures = {}
    origins: dict[str, Any] = {}
    for file in (base, override) if override else (base,):
        for found in layout_problems(file, shapes, counts, players):
            raise file.refuse(found, players)
        given = {name: shapes[name].reckoned(figure, players) for name, figure in file.figures(players).items()}
        stated = file.origins(players)
        if file is not base:
            stated = merge(spread(file.name, changed_part(given, figures)), stated)
        figures = merge(figures, given)
        # Where a part of a table comes from elsewhere now, the others keep their origin.
        origins = merge({name: spread(origin, figures.get(name)) for name, origin in origins.items()}, stated)
        for found in figure_problems(figures, shapes, check, players):
            raise file.refuse(found, players)
    return {name: figures[name] for name in shapes}, origins


def check_complete(figures: Any, shapes: Mapping[str, Shape], check: Check, players: int) -> Figures:
    """Components given as a whole, as in a record: all present, none unknown, all possible."""
    if not isinstance(figures, dict):
        raise Refusal("figure-not-a-table", figure="components", value=describe(figures), names=", ".join(shapes))
    for name in figures:
        if name not in shapes:
            raise Refusal("figure-unknown", figure=name, known=", ".join(shapes))
    for found in figure_problems(figures, shapes, check, players):
        raise ComponentsRefusal(found.message)
    return figures


def figure_problems(figures: Figures, shapes: Mapping[str, Shape], check: Check, players: int) -> Iterator[Problem]:
    for name, shape in shapes.items():
        if name not in figures:
            yield problem((name,), "figure-missing")
            return
        for found in shape.problems(figures[name], (name,)):
            yield found
            return
    yield from check(figures, players)


def layout_problems(
    file: ComponentsFile, shapes: Mapping[str, Shape], counts: range, players: int
) -> Iterator[Problem]:
    """Keys that mean nothing, at the top level and for each player count."""
    by_count = file.content.get("players", {})
    if not isinstance(by_count, dict):
        yield problem(("players",), "figure-not-a-table", value=describe(by_count), names="2, 3, …")
        return
    for count in by_count:
        if count not in map(str, counts):
            message = Message("figure-players", {"count": count, "known": ", ".join(map(str, counts))})
            yield Problem(message, (("players", count),))
    for table, above in [(file.content, ()), *((by_count[count], ("players", count)) for count in by_count)]:
        if not isinstance(table, dict):
            yield problem(above, "figure-not-a-table", value=describe(table), names=", ".join(shapes))
            return
        origins = table.get("from", {})
        if not isinstance(origins, dict):
            yield problem((*above, "from"), "figure-not-a-table", value=describe(origins), names=", ".join(shapes))
            return
        for name in table:
            if name not in shapes and name != "from" and (above or name != "players"):
                yield problem((*above, name), "figure-unknown", known=", ".join(shapes))
        for name, origin in origins.items():
            if name not in shapes:
                yield problem((*above, "from", name), "figure-unknown", known=", ".join(shapes))
            elif not is_origin(origin):
                yield problem((*above, "from", name), "figure-origin", value=describe(origin))
        for name, shape in shapes.items():
            # Also values for other numbers of players than requested; parts of tables may be missing.
            if name in table and not isinstance(table[name], dict):
                asked = int(above[1]) if above else players
                yield from shape.problems(shape.reckoned(table[name], asked), (*above, name))


# --- helpers -----------------------------------------------------------------------------------------------------


def merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """The second over the first; tables are merged name by name."""
    merged = dict(below)
    for name, value in above.items():
        old = merged.get(name)
        merged[name] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def known_part(table: Mapping[str, Any], shapes: Mapping[str, Shape]) -> dict[str, Any]:
    """The part of a table of components, with its origins and those for player counts, that fits these shapes."""
    part: dict[str, Any] = {}
    for name, value in table.items():
        if name == "players":
            part[name] = {count: known_part(own, shapes) for count, own in value.items()}
        elif name == "from":
            part[name] = known_part(value, shapes)
        elif name in shapes:
            shape = shapes[name]
            known = shape.parts if isinstance(shape, ByName) and isinstance(value, dict) else None
            part[name] = value if known is None else {each: value[each] for each in value if each in known}
    return part


def changed_part(given: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """What a file really changes: values that it repeats keep their source."""
    part: dict[str, Any] = {}
    for name, value in given.items():
        old = before.get(name)
        new = changed_part(value, old) if isinstance(value, dict) and isinstance(old, dict) else value
        if value != old:
            part[name] = new
    return part


def is_origin(origin: Any) -> bool:
    """A text, or texts for the parts of a component."""
    if isinstance(origin, dict):
        return all(is_origin(part) for part in origin.values())
    if isinstance(origin, list):
        return all(isinstance(part, str) for part in origin)
    return isinstance(origin, str)


def spread(origin: Any, figure: Any) -> Any:
    """One origin for a whole table, given to each of its names."""
    if isinstance(figure, dict) and not isinstance(origin, dict):
        return {name: spread(origin, part) for name, part in figure.items()}
    return origin


def without_notes(table: Mapping[str, Any]) -> Figures:
    return {name: value for name, value in table.items() if name not in ("players", "from")}


def describe(value: Any) -> str:
    """A value as it is in the file."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        text = "…"
    return text if len(text) <= 60 else text[:57] + "…"


HEADER = re.compile(r"^\s*\[\s*([^\[\]]+?)\s*\]\s*(#.*)?$")
TOKEN = re.compile(r"\"(?:\\.|[^\"\\])*\"|'[^']*'|#.*|[\[\]{},]|[^\s\[\]{},#\"']+")
"""A string, a comment, a bracket, a comma, or anything else without them."""
KEY = re.compile(r"^\s*((?:[\w-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[\w-]+|\"[^\"]*\"|'[^']*'))*)\s*=")


def find_line(text: str, place: Sequence[str], depth: int = 1) -> int | None:
    """The line of a TOML text where this place, or at least its first `depth` names, is given."""
    wanted = list(place)
    best: tuple[list[str], int] | None = None
    for path, number in given_places(text):
        closer = best is None or len(path) > len(best[0])
        if closer and len(path) >= depth and path == wanted[: len(path)]:
            best = (path, number)
    return best[1] if best else None


def given_places(text: str) -> Iterator[tuple[list[str], int]]:
    """Every table and key of a TOML text with its line, and every item of a list, counted from 1."""
    table: list[str] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if header := HEADER.match(line):
            table = key_parts(header[1])
            yield table, number
        elif key := KEY.match(line):
            place = table + key_parts(key[1])
            yield place, number
            for index, item_line in enumerate(item_lines([line[key.end() :], *lines[number:]]), start=1):
                yield [*place, str(index)], number + item_line


def item_lines(lines: Sequence[str]) -> Iterator[int]:
    """If a list begins here: the line, counted from 0, where each of its items begins."""
    depth, item_due = 0, True
    for number, line in enumerate(lines):
        for token in TOKEN.findall(line):
            if token.startswith("#"):
                continue
            if depth == 0 and token != "[":
                return
            if depth == 1 and item_due and token not in ("]", ","):
                item_due = False
                yield number
            depth += (token in ("[", "{")) - (token in ("]", "}"))
            item_due = item_due or (depth == 1 and token == ",")
            if depth == 0:
                return


def key_parts(key: str) -> list[str]:
    return [part.strip().strip("\"'") for part in key.split(".")]

"""What every game must have, so that an author gets the names of missing parts."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from uogashi.core.chance import Source
from uogashi.core.errors import ENTRY, is_of_game
from uogashi.core.game import Game
from uogashi.core.verbs import VERBS

MODULES = ("board", "typed", "preview", "report")
"""Beside those that `GAME` names."""
OPTIONAL = ("prompts", "story", "drawn_story")
"""Modules that a game may do without."""
TEXTS = ("text/en.ftl", "text/shelf/en.ftl")
"""Its English messages, but for those of the terminal: browsers get these."""
FILES = ("components.toml", "record.schema.json", *TEXTS)
SHELF = ("title", "sentence", "credit", "whose")
"""The messages of `text/shelf`."""


class Missing(NamedTuple):
    """Something that a file or a record lacks; without a name, the file itself is not there."""

    file: str
    name: str = ""


def missing_from_rules(game: Game) -> Iterator[Missing]:
    """What the core cannot do without: verbs, and fields of the records."""
    for name in ("VERSIONS", "ACTIONS"):
        if not hasattr(game.rules, name):
            yield Missing("rules.py", name)
    for verb in VERBS:
        if not hasattr(game.rules, verb) and not hasattr(game.policy, verb):
            yield Missing("policy.py" if verb == "greedy" else "rules.py", verb)
    for record, dtype, fields in (
        ("state", game.state, list(Source.__annotations__)),
        ("config", game.config, ["rules", "players"]),
    ):
        yield from (Missing(record, field) for field in fields if field not in (dtype.names or ()))


def missing_from_folder(game: Game) -> Iterator[Missing]:
    """What the terminal and the server cannot do without: modules, files and the texts of the shelf."""
    for module in MODULES:
        if find_spec(f"{game.package}.{module}") is None:
            yield Missing(f"{module}.py")
    for file in FILES:
        if not (game.folder / file).is_file():
            yield Missing(file)
    for text in sorted((game.folder / "text").rglob("*.ftl")):
        check_text(text, game)
    yield from missing_from_shelf(game.name, game.folder / TEXTS[-1])


def check_text(file: Path, game: Game) -> None:
    place = file.relative_to(game.folder).as_posix()
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{place} is not UTF-8: {error}") from None
    for id in ENTRY.findall(text):
        if not is_of_game(id, game.name):
            raise ValueError(f"{place} has the message {id}: those of this game begin with “{game.name}-”")


def unreadable_messages(game: Game) -> Iterator[str]:
    """Where its texts are not valid Fluent, and the error there."""
    for file in sorted((game.folder / "text").rglob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in parse(text).body:
            if isinstance(entry, Junk):
                wrong = entry.annotations[0]
                line = text.count("\n", 0, wrong.span.start if wrong.span else 0) + 1
                yield f"{wrong.message} [{file.relative_to(game.folder).as_posix()}:{line}]"


def missing_from_shelf(name: str, shelf: Path) -> Iterator[Missing]:
    """What Fluent cannot read is also missing."""
    text = shelf.read_text(encoding="utf-8") if shelf.is_file() else ""
    found = {entry.id.name for entry in parse(text).body if isinstance(entry, Message) and entry.value is not None}
    yield from (Missing(TEXTS[-1], id) for part in SHELF if (id := f"{name}-{part}") not in found)

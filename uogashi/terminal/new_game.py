"""`uogashi new-game`: a folder with a small game that can be played and passes the test kit, to adapt."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from uogashi.core.errors import Refusal
from uogashi.core.sources import PACKAGE
from uogashi.games import NAME, game_names
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import OK
from uogashi.text import FALLBACK, FOLDER, Texts

TEMPLATE = PACKAGE / "template"
"""The game that is written, under its new name."""
TEMPLATE_NAME = "mygame"
TODO = "TODO: "


def write_game(values: Values, say: Texts) -> int:
    name = check_name(values["name"])
    folder = Path(values["into"] or ".") / name
    if folder.exists():
        raise Refusal("new-game-exists", folder=str(folder))
    # Everything is read before anything is written.
    files = dict(game_files(name))
    try:
        for place, text in files.items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise Refusal("file-unwritable", file=str(folder), why=error.strerror or str(error)) from None
    print(say.say("new-game-written", folder=str(folder)))
    for todo in find_todos(files):
        print(f"  {todo}")
    print("\n" + say.say("new-game-next", game=name, folder=str(folder)))
    return OK


def check_name(name: str) -> str:
    """A name that a game may have and that nothing else has."""
    if NAME.fullmatch(name) is None:
        raise Refusal("game-name-wrong", game=name)
    if name in game_names():
        raise Refusal("new-game-taken", game=name)
    if name in own_words():
        raise Refusal("new-game-word", game=name)
    return name


def own_words() -> set[str]:
    """How our own messages begin: those of a game of such a name would be taken for them."""
    files = [FOLDER / part / f"{FALLBACK}.ftl" for part in ("", "terminal", "web")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([a-z]+)-", text, re.MULTILINE))


def game_files(name: str) -> Iterator[tuple[str, str]]:
    """(place, text) of every file of the template, with the new name in both."""
    for file in sorted(TEMPLATE.rglob("*")):
        place = file.relative_to(TEMPLATE)
        # Not the leftovers of tools: __pycache__, .pytest_cache and the like.
        if file.is_file() and not any(part.startswith((".", "__pycache__")) for part in place.parts):
            yield renamed(place.as_posix(), name), renamed(file.read_text(encoding="utf-8"), name)


def renamed(text: str, name: str) -> str:
    return text.replace(TEMPLATE_NAME, name).replace(TEMPLATE_NAME.capitalize(), name.capitalize())


def find_todos(files: dict[str, str]) -> Iterator[str]:
    """What is left to do, and where: `uogashi_mygame/rules.py:15  every decision is a small number`."""
    for place, text in files.items():
        for number, line in enumerate(text.splitlines(), start=1):
            if TODO in line:
                yield f"{place}:{number}  {line.partition(TODO)[2].rstrip(chr(34) + ',')}"

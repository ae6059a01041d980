"""The catalogue: no message missing, unused or asked for with other arguments; every language like English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from uogashi.core.compile import PACKAGE
from uogashi.core.errors import Message, Seat
from uogashi.core.facts import CHANGE, SEAT
from uogashi.games import game_names, load_game
from uogashi.server.messages import EVENTS
from uogashi.terminal.main import PROGRAM
from uogashi.text import FALLBACK, Texts, catalogue_files, languages


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its arguments; a file that is not Fluent, or a message twice, fails."""
    found: dict[str, set[str]] = {}
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if "testing" not in path.parts:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


CALLS = {"say": None, "Refusal": None, "Message": 1, "problem": None}


def asked_for() -> Iterator[tuple[str, set[str] | None, Path]]:
    """(id, arguments or None if they cannot be seen, file) of every message that the code asks for by a literal id."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in CALLS:
                continue
            place = 1 if name == "problem" else 0
            if len(node.args) <= place:
                continue
            for id in literal_ids(node.args[place]):
                yield id, call_arguments(name, node), path


def literal_ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literal_ids(node.body)
        yield from literal_ids(node.orelse)


def call_arguments(name: str, node: ast.Call) -> set[str] | None:
    if name == "Message":
        if len(node.args) < 2:
            return set()
        table = node.args[1]
        if not isinstance(table, ast.Dict) or any(key is None for key in table.keys):
            return None
        return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    given = {str(keyword.arg) for keyword in node.keywords}
    return given | {"figure"} if name == "problem" else given


def computed_ids() -> set[str]:
    """Ids that the code puts together from what it knows: help, facts, things, columns of tables."""
    ids = {
        f"metavar-{name}"
        for name in (
            *("game", "number", "seed", "bots", "file", "option", "name", "chapter", "language"),
            *("host", "hosts", "address", "log"),
        )
    }
    ids |= {
        f"purpose-{name}"
        for name in ("rules", "records", "terminal", "text", "server", "store", "table", "test", "docs")
    }
    ids |= {f"table-fact-{name}" for name in EVENTS}
    ids |= {
        f"simulate-{name}" for name in ["seat", "bot", "mean", "deviation", "range", "quartiles", "wins", "interval"]
    }
    ids |= {"games-game", "games-title", "games-players", "games-credit"}
    ids |= {"components-figure", "components-value", "components-from"}

    def commands(command: Any) -> None:
        if command.path:
            ids.add(command.id)
        ids.update(f"{command.id}-{each.name}" for each in (*command.arguments, *command.options))
        for below in command.commands:
            commands(below)

    commands(PROGRAM)
    for name in game_names():
        game = load_game(name)
        ids |= {f"{name}-title", f"{name}-credit"}
        ids |= {f"{name}-fact-{kind.name}" for kind in game.facts}
        ids |= {
            f"{name}-thing-{word.replace('+', 'plus')}"
            for kind in game.facts
            for _, words in kind.arguments
            for word in (words or () if words is not SEAT and words is not CHANGE else ())
        }
    return ids


def computed_beginnings() -> set[str]:
    """How the ids begin that the code puts together: `tsukiji-phase-` of `f"tsukiji-phase-{phase}"`."""
    return {
        str(node.values[0].value)
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z]+(-[a-z]+)*-", str(node.values[0].value))
    }


def strings() -> set[str]:
    """Every string of the code: ids that are kept in tables."""
    return {
        node.value
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_message_asked_for_is_there_with_the_same_arguments() -> None:
    known = messages(FALLBACK)
    seen = 0
    for id, arguments, path in asked_for():
        seen += 1
        assert id in known, f"{path.name} asks for {id}, which no catalogue has"
        if arguments is not None:
            assert known[id] <= arguments, f"{path.name} does not give {id} all it needs: {known[id] - arguments}"
    assert seen > 100


def test_every_computed_message_is_there() -> None:
    assert computed_ids() <= set(messages(FALLBACK)), computed_ids() - set(messages(FALLBACK))


def test_no_message_is_unused() -> None:
    beginnings = tuple(computed_beginnings())
    used = {id for id, _, _ in asked_for()} | computed_ids() | strings()
    unused = {id for id in set(messages(FALLBACK)) - used if not id.startswith(beginnings)}
    assert not unused, f"nobody says {sorted(unused)}"


def test_facts_give_their_sentences_what_they_need() -> None:
    known = messages(FALLBACK)
    for name in game_names():
        for kind in load_game(name).facts:
            given = {argument for argument, _ in kind.arguments}
            given |= {f"{argument}_shown" for argument, words in kind.arguments if words is None or words is CHANGE}
            assert known[f"{name}-fact-{kind.name}"] <= given


@pytest.mark.parametrize("language", [language for language in languages() if language != FALLBACK] or [FALLBACK])
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert messages(language) == messages(FALLBACK)


def test_a_missing_message_or_argument_is_an_error() -> None:
    say = Texts()
    with pytest.raises(KeyError):
        say.say("no-such-message")
    with pytest.raises(KeyError):
        say.say("version")


def test_seats_are_called_by_their_names() -> None:
    say = Texts()
    message = Message("not-your-turn", {"seat": Seat(0), "acting": Seat(1), "count": 1, "decision": "pass"})
    assert say.explain(message, ["Aki", "Ben"]) == "Aki may not “pass” now: it is the turn of Ben"
    assert say.explain(message) == "player 1 may not “pass” now: it is the turn of player 2"

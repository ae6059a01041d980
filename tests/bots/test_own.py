"""Users' own bots, by file and by module: found, checked, and their failures reported to their author."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from uogashi.bots import is_bot_name
from uogashi.bots.own import BotFailure, OwnBot, bot_title
from uogashi.bots.players import play_to_the_end, ready_bots
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.games import load_game

SOURCE = """
from neighbour import FIRST

number = 3

class Chooser:
    def __call__(self, view, legal):
        return legal[FIRST]

chooser = Chooser()

def choose(view, legal):
    return legal[FIRST]

def by_default(view, legal, depth=2, **more):
    return legal[-1]

def one(view):
    return "pass"

def three(view, legal, more):
    return "pass"

def broken(view, legal):
    return deeper(view)

def deeper(view):
    raise ValueError("too deep")

def nothing(view, legal):
    return None

class Patient:
    async def __call__(self, view, legal):
        return legal[0]

patient = Patient()

async def waits(view, legal):
    return legal[0]

def talks(view, legal):
    raise ValueError("oops\\nand more\\nand more")

class Silent:
    def __str__(self):
        raise RuntimeError("I say nothing")

def silent(view, legal):
    return Silent()

def empties(view, legal):
    chosen = legal[0]
    legal.clear()
    return chosen
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "own_bots.py").write_text(SOURCE)
    (tmp_path / "neighbour.py").write_text("FIRST = 0\n")
    (tmp_path / "unfinished.py").write_text("import json\nx = 1 / 0\n")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n")
    (tmp_path / "unwritten.py").write_text("def choose(view, legal:\n    return\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("own_bots", "neighbour", "unfinished", "leaves"):
        sys.modules.pop(name, None)


def refused(spec: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        OwnBot(spec)
    return found.value


@pytest.mark.parametrize(
    "spec", ["own_bots.py:choose", "./own_bots.py:choose", "own_bots:choose", "own_bots:by_default"]
)
def test_a_function_is_found_in_a_file_or_a_module(spec: str, folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    assert play_to_the_end(match, [spec, "random"]).over


def test_it_is_found_by_its_whole_path_from_anywhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    assert OwnBot(f"{folder}/own_bots.py:choose")(None, ["a", "b"]) == "a"


def test_anything_that_can_be_called_will_do(folder: Path) -> None:
    assert OwnBot("own_bots.py:chooser")(None, ["a", "b"]) == "a"


def test_seats_that_name_the_same_function_share_it(folder: Path) -> None:
    one, other, ours = ready_bots(["own_bots.py:choose", "own_bots.py:choose", "greedy"])
    assert one is other
    assert ours == "greedy"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("none.py:choose", "file not found: none.py"),
        ("no/where.py:choose", "file not found: no/where.py"),
        ("nowhere:choose", "no module nowhere, neither in this folder nor installed"),
        ("no.where:choose", "no module no.where, neither in this folder nor installed"),
        ("..:choose", "no module .., neither in this folder nor installed"),
        ("neighbour.py:choose", "neighbour.py has no function “choose”; available: -"),
        ("own_bots.py:number", "own_bots.py:number is not a function"),
        ("own_bots.py:Chooser", "own_bots.py:Chooser is not a function"),
    ],
)
def test_what_is_not_there_is_said(spec: str, sentence: str, folder: Path) -> None:
    assert str(refused(spec)) == sentence


def test_the_functions_that_are_there_are_listed(folder: Path) -> None:
    assert str(refused("own_bots.py:chose")).startswith(
        "own_bots.py has no function “chose”; available: choose, by_default"
    )


@pytest.mark.parametrize("name", ["one", "three"])
def test_a_function_with_other_arguments_is_refused_at_once(name: str, folder: Path) -> None:
    said = "must take two arguments, what its seat sees and its legal decisions: def choose(view, legal)"
    assert str(refused(f"own_bots.py:{name}")) == f"own_bots.py:{name} {said}"


@pytest.mark.parametrize("name", ["waits", "patient"])
def test_a_function_that_answers_later_is_refused_at_once(name: str, folder: Path) -> None:
    said = "is an async function, but a bot must return its decision at once: use def, not async def"
    assert str(refused(f"own_bots.py:{name}")) == f"own_bots.py:{name} {said}"

    async def mine(view: Any, legal: list[str]) -> str:
        return legal[0]

    with pytest.raises(Refusal, match="mine is an async function"):
        ready_bots([mine, "greedy"])  # type: ignore[list-item]  # that is what is tried


def test_files_of_the_same_name_are_modules_of_their_own(folder: Path) -> None:
    for name in ("one", "other"):
        (folder / name).mkdir()
        (folder / name / "bot.py").write_text(f"def choose(view, legal): return '{name}'\n")
    one, other = OwnBot("one/bot.py:choose"), OwnBot("other/bot.py:choose")
    assert (one(None, []), other(None, [])) == ("one", "other")
    modules = {bot.function.__module__ for bot in (one, other)}
    assert len(modules) == 2
    assert modules <= set(sys.modules)


@pytest.mark.parametrize("spec", ["unfinished.py:choose", "unfinished:choose"])
def test_a_file_that_does_not_load_is_told_with_its_traceback(spec: str, folder: Path) -> None:
    failure = refused(spec)
    assert isinstance(failure, BotFailure)
    assert "ZeroDivisionError: division by zero" in str(failure)
    assert failure.trace.count("unfinished.py") == 1
    assert "line 2" in failure.trace


def test_a_file_that_ends_the_program_ends_only_itself(folder: Path) -> None:
    assert "leaves.py: SystemExit: 3" in str(refused("leaves.py:choose"))


def test_an_error_of_the_bot_is_told_from_its_own_first_line_on(folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    with pytest.raises(BotFailure) as failed:
        play_to_the_end(match, ["own_bots.py:broken", "random"])
    assert str(failed.value) == "bot own_bots.py:broken failed: ValueError: too deep"
    files = [line for line in failed.value.trace.splitlines() if line.lstrip().startswith("File ")]
    assert ["own_bots.py" in line for line in files] == [True, True]
    assert "in broken" in files[0]
    assert "in deeper" in files[1]
    assert not match.entries


def test_of_a_long_message_the_first_line_is_told(folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    with pytest.raises(BotFailure) as failed:
        play_to_the_end(match, ["own_bots.py:talks", "random"])
    assert str(failed.value) == "bot own_bots.py:talks failed: ValueError: oops"
    assert "SyntaxError: " in str(refused("unwritten.py:choose"))


def test_what_cannot_be_printed_is_no_decision_either(folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    with pytest.raises(BotFailure, match="silent chose “<Silent>”, which is not possible now; possible: ticket 0, "):
        play_to_the_end(match, ["own_bots.py:silent", "random"])


def test_no_decision_is_none_that_is_legal(folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    with pytest.raises(BotFailure, match=r"nothing chose “None”, which is not possible now; possible: ticket 0, "):
        play_to_the_end(match, ["own_bots.py:nothing", "random"])


def test_a_bot_may_do_with_its_list_what_it_likes(folder: Path) -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "theirs"], seed="own")
    assert play_to_the_end(match, ["own_bots.py:empties", "random"]).over


@pytest.mark.parametrize(
    ("bot", "title"),
    [
        ("greedy", "greedy"),
        ("bots/deep.py:choose", "deep:choose"),
        ("my_package.bots:choose", "my_package.bots:choose"),
        (test_a_bot_may_do_with_its_list_what_it_likes, "test_a_bot_may_do_with_its_list_what_it_likes"),
    ],
)
def test_seats_are_called_after_their_bots(bot: Any, title: str) -> None:
    assert bot_title(bot) == title
    if isinstance(bot, str):
        assert is_bot_name(f"{title} 1"), "no player may take that name"


@pytest.mark.parametrize("name", ["Aki", "12:30", "a: b", "me:you"])
def test_other_names_are_for_people(name: str) -> None:
    assert not is_bot_name(name)

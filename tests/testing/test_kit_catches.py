"""The kit finds what it is for: each fault, put into a sound game, is caught by its check."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import uogashi_quay
from tests.testing.faults import FAULTS
from uogashi.core import shown
from uogashi.core.outlook import Choice, Outlook
from uogashi.games import load_game
from uogashi.testing import GameKit, checks
from uogashi.testing.checks import CHECKS
from uogashi.testing.playthrough import Playthrough
from uogashi.testing.trace import find_game
from uogashi_quay import preview, prompts


@cache
def caught() -> dict[str, str | None]:
    """The message for each fault, from a process that interprets the rules."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.testing.faults"],
        env={**os.environ, "UOGASHI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, str | None] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught(fault: str) -> None:
    assert caught()[fault] is not None


def test_a_playthrough_can_be_repeated_from_its_words() -> None:
    playthrough = Playthrough(3, "kit/7", variant=True, choices=(3, 0, 12))
    assert playthrough.words() == "--players 3 --seed kit/7 --choices 3.0.12 --variant"
    done = subprocess.run(
        [sys.executable, "-m", "uogashi.testing", "ending", "uogashi.games.tsukiji:GAME", *playthrough.words().split()],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "passed\n", done.stderr


@pytest.mark.parametrize(("verb", "file"), [("legal", "rules.py"), ("odds", "rules.py"), ("greedy", "policy.py")])
def test_a_missing_verb_is_named(verb: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, policy = (without(module, verb) for module in (uogashi_quay.rules, uogashi_quay.policy))
    monkeypatch.setitem(sys.modules, "lacking", lacking(f"lacks_{verb}", rules=rules, policy=policy))
    with pytest.raises(AssertionError, match=f"^{file} of 'quay' has no `{verb}`$"):
        find_game("lacking:GAME")


def test_a_missing_field_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    config = np.dtype([("players", np.int32)])
    rules = without(uogashi_quay.rules, "nothing")
    monkeypatch.setitem(sys.modules, "lacking", lacking("lacks_rules", rules=rules, config=config))
    with pytest.raises(AssertionError, match=r"^the config record of 'quay' has no `rules`$"):
        find_game("lacking:GAME")


def fail(*given: object) -> None:
    raise ZeroDivisionError


def test_what_cannot_be_shown_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game, playthrough = uogashi_quay.GAME, Playthrough(2, "kit/1")
    CHECKS["shown"](game, playthrough)
    for changed, name in (
        (vars(game), "tell"),
        (vars(preview), "outlook"),
        (vars(prompts), "ask"),
        (vars(prompts), "warnings"),
    ):
        with monkeypatch.context() as patch:
            patch.setitem(changed, name, fail)
            with pytest.raises(ZeroDivisionError):
                CHECKS["shown"](game, playthrough)


@pytest.mark.parametrize(
    ("lacking", "looks"),
    [
        ("quay-ask-bidding", 1),
        ("quay-warning-last", 1),
        ("quay-outcome-money", 1),
        ("quay-ends-(won|lost|shared)", 1),
        ("quay-fact-bid-shown", 1),
        # Of the opening and of the last entry it is always looked at.
        ("quay-fact-drawn", 0),
        ("quay-fact-(taken|left)", 0),
    ],
)
def test_a_message_that_is_missing_is_caught(lacking: str, looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = uogashi_quay.GAME
    known = {id for id in shown.message_ids(game) if not re.fullmatch(lacking, id)}
    assert len(known) < len(shown.message_ids(game))
    monkeypatch.setattr(shown, "message_ids", lambda game: known)
    monkeypatch.setattr(checks, "LOOKS", looks)
    with pytest.raises(AssertionError, match=rf"^text/en\.ftl has no {lacking}$"):
        CHECKS["shown"](game, Playthrough(2, "kit/1"))


def test_of_what_only_the_terminal_has_nothing_is_shown() -> None:
    known = shown.message_ids(load_game("tsukiji"))
    assert "tsukiji-told-lot" not in known, "it is in text/terminal"
    assert {"tsukiji-title", "tsukiji-ask-evaluation"} <= known


def test_an_outlook_of_what_cannot_be_decided_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview, "outlook", lambda *given: Outlook([Choice("leap", [], {}, {})]))
    with pytest.raises(AssertionError, match=r"^the outlook has leap, which cannot be decided$"):
        CHECKS["shown"](uogashi_quay.GAME, Playthrough(2, "kit/1"))


def test_a_kit_without_a_folder_for_playthroughs_says_so() -> None:
    class Kit(GameKit):
        place = "uogashi_quay:GAME"

    with pytest.raises(AssertionError, match="Kit has no `golden`"):
        Kit.pytest_generate_tests(None)  # type: ignore[arg-type]  # it is not asked


def without(module: ModuleType, name: str) -> ModuleType:
    """A copy of a module that lacks something."""
    copy = ModuleType(module.__name__)
    copy.__dict__.update({each: value for each, value in vars(module).items() if each not in (name, "__file__")})
    copy.__file__ = module.__file__
    return copy


def lacking(field: str, **changes: Any) -> ModuleType:
    """A module whose `GAME` is Quay with these changes; an extra field makes its states differ from Quay's."""
    module: Any = ModuleType("lacking")
    state = np.dtype([*uogashi_quay.GAME.state.descr, (field, np.int64)])
    module.GAME = replace(uogashi_quay.GAME, state=state, **changes)
    found: ModuleType = module
    return found

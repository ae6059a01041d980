"""Facts as messages: which every game's log lines are made of."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from uogashi.core.errors import Message, Seat, Series, Term
from uogashi.core.facts import Fact
from uogashi.core.game import Game
from uogashi.core.story import FactWords, StoryLine
from uogashi.games import load_game
from uogashi_quay import GAME as QUAY

TSUKIJI = load_game("tsukiji")
WORDS = FactWords("tsukiji", TSUKIJI.facts)


def sentence(name: str, **arguments: Any) -> dict[str, Any]:
    message = WORDS.sentence(Fact(name, arguments))
    assert message.id == f"tsukiji-fact-{name}"
    return message.arguments


def test_seats_and_things_are_named_by_whoever_reads() -> None:
    assert sentence("ticket-placed", seat=1, lot=2, ticket="+6") == {
        "seat": Seat(1),
        "lot": 2,
        "lot_shown": "2",
        "ticket": Term("tsukiji-thing-plus6"),
    }


def test_a_change_is_shown_with_its_sign() -> None:
    assert sentence("tablet-given", lot=1, price=9, modifier=3)["modifier_shown"] == "+3"
    assert sentence("tablet-given", lot=1, price=9, modifier=0)["modifier_shown"] == "0"


def test_a_number_is_shown_without_one_but_with_a_real_minus() -> None:
    told = sentence("lot-valued", lot=1, struck=0, sum=4, doublings=0, value=-1)
    assert (told["value"], told["value_shown"], told["sum_shown"]) == (-1, "−1", "4")


def test_a_line_has_the_seat_of_its_fact() -> None:
    assert WORDS.line(Fact("passed", {"seat": 1, "income": 3})).seat == 1
    assert WORDS.line(Fact("lot-discarded", {"lot": 3})).seat is None


def test_a_game_that_tells_no_story_has_a_line_for_each_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [Fact("drawn", {"crate": 5}), Fact("left", {"seat": 1})]
    monkeypatch.setattr(Game, "find_module", lambda self, name: None)
    assert list(replace(QUAY).tell(facts)) == [
        StoryLine([Message("quay-fact-drawn", {"crate": 5, "crate_shown": "5"})]),
        StoryLine([Message("quay-fact-left", {"seat": Seat(1)})], 1),
    ]


def test_a_line_in_json_has_only_what_there_is() -> None:
    line = StoryLine([Message("sold", {"to": Series([Seat(0), Seat(1)]), "what": [Message("fish")]})])
    assert msgspec.to_builtins(line) == {
        "messages": [
            {
                "id": "sold",
                "arguments": {
                    "to": {"items": [{"seat": 0}, {"seat": 1}]},
                    "what": [{"id": "fish", "arguments": {}}],
                },
            }
        ]
    }

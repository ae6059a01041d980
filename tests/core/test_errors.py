"""Refusals: a sentence for people, an id and arguments for programs, and the same after a journey between processes."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from uogashi.core.components import ComponentsRefusal
from uogashi.core.errors import Message, Refusal, Seat, Term, in_short
from uogashi.core.record import Foul

WRONG = Refusal("players-wrong", game=Term("tsukiji-title"), players=7, fewest=2, most=4)


def test_a_refusal_is_a_sentence() -> None:
    assert str(WRONG) == "Tsukiji is for 2 to 4 players, not 7"
    assert WRONG.message == Message(
        "players-wrong", {"game": Term("tsukiji-title"), "players": 7, "fewest": 2, "most": 4}
    )


def test_it_is_one_in_a_script_that_only_imports_uogashi() -> None:
    code = "import uogashi\ntry: uogashi.load_game('chess')\nexcept uogashi.Refusal as refusal: print(refusal)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "unknown game “chess”; available: market, shopping, tsukiji\n"


def test_a_message_that_no_catalogue_has_is_shown_as_it_is() -> None:
    assert (
        str(Refusal("quay-too-wet", depth=3))
        == "quay-too-wet (depth=3)"
        == in_short(Message("quay-too-wet", {"depth": 3}))
    )
    assert str(Refusal("players-wrong")) == "players-wrong"  # without what the sentence asks for


def test_a_wrong_figure_says_where() -> None:
    assert (
        str(ComponentsRefusal(Message("file-not-toml", {"why": "so"}), "my.toml", 3)) == "my.toml:3: not valid TOML: so"
    )
    assert str(ComponentsRefusal(Message("file-not-toml", {"why": "so"}))) == "not valid TOML: so"


@pytest.mark.parametrize(
    "refusal",
    [
        WRONG,
        Refusal("not-your-turn", seat=Seat(1), decision="pass", acting=Seat(0), count=1),
        Foul(Refusal("record-empty"), 12),
        ComponentsRefusal(Message("file-not-toml", {"why": "so"}), "my.toml", 3),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
def test_a_refusal_stays_what_it_is(refusal: Refusal, duplicate: Any) -> None:
    same = duplicate(refusal)
    assert type(same) is type(refusal)
    assert vars(same) == vars(refusal)
    assert (str(same), same.args) == (str(refusal), refusal.args)

"""Records are declared once, and saved states stay readable."""

import hashlib
from pathlib import Path
from typing import Annotated, Any, Protocol

import numpy as np
import pytest

import uogashi_quay
from tests import QUAY
from uogashi.core.chance import GENERATOR, Source
from uogashi.core.facts import LOG
from uogashi.core.fields import Int8, Int8s, Int16, Int32s, record_dtype
from uogashi.games import game_names, load_game

GOLDEN = Path(__file__).parent.parent / "golden"
SHARED = {"generator": (GENERATOR, "0ffc159f35bfc516"), "log": (LOG, "2e20bd40a5f6de17")}
FOLDERS = {"quay": QUAY / "tests" / "golden"}
"""Where a game's fingerprints are, if not among the golden playthroughs of ours."""


def fingerprint(dtype: np.dtype[Any]) -> str:
    """Of names, types, shapes, order and padding of all fields."""
    return hashlib.sha256(repr(dtype.descr).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", [*game_names(), "quay"])
def test_records_of_every_game_have_the_bytes_that_they_always_had(name: str) -> None:
    game = uogashi_quay.GAME if name == "quay" else load_game(name)
    file = FOLDERS.get(name, GOLDEN) / f"{name}-fields.txt"
    found = f"state {fingerprint(game.state)}\nconfig {fingerprint(game.config)}\n"
    assert file.read_text() == found, (
        f"Stored states and pickles could not be read any more: put fields back, or pin what is new in {file.name}"
    )


@pytest.mark.parametrize("name", SHARED)
def test_records_that_all_games_share_have_the_bytes_that_they_always_had(name: str) -> None:
    dtype, pinned = SHARED[name]
    assert fingerprint(dtype) == pinned


def test_fields_stand_in_the_order_in_which_they_are_declared() -> None:
    class Crate(Source, Protocol):
        phase: Int8
        turn: Int16
        money: Annotated[Int32s, 3]
        bids: Annotated[Int8s, 2, 3]

    dtype = record_dtype(Crate)
    assert dtype.names == (
        *("chance_stream", "chance_position", "chance_key", "chance_words"),
        *("phase", "turn", "money", "bids"),
    )
    assert dtype["phase"] == np.int8
    assert dtype["turn"] == np.int16
    assert dtype["money"] == np.dtype((np.int32, 3))
    assert dtype["bids"] == np.dtype((np.int8, (2, 3)))
    assert dtype.isalignedstruct


def test_a_field_that_numpy_has_already_is_refused() -> None:
    class Fight(Protocol):
        round: Int8

    class Hand(Protocol):
        take: Annotated[Int8s, 4]

    with pytest.raises(TypeError, match=r"Fight\.round: records of NumPy have an attribute round of their own"):
        record_dtype(Fight)
    with pytest.raises(TypeError, match=r"Hand\.take: records of NumPy have an attribute take of their own"):
        record_dtype(Hand)


def test_a_field_without_a_size_is_refused() -> None:
    class Purse(Protocol):
        money: int

    class Row(Protocol):
        cards: Int8s

    class Word(Protocol):
        text: Annotated[str, 8]

    for declared, place in ((Purse, "Purse.money"), (Row, "Row.cards"), (Word, "Word.text")):
        with pytest.raises(TypeError, match=f"{place}: .* says no size"):
            record_dtype(declared)

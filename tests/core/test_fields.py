"""Records are declared once, and saved states stay readable."""

import hashlib
from typing import Annotated, Any, Protocol

import numpy as np
import pytest

import uogashi_quay
from uogashi.core.chance import GENERATOR, Source
from uogashi.core.facts import LOG
from uogashi.core.fields import Int8, Int8s, Int16, Int32s, record_dtype
from uogashi.games import game_names, load_game

PINNED = {
    "tsukiji state": "5828ae2d65feee00",
    "tsukiji config": "1a112631abba80ef",
    "market state": "24f1de58696cba94",
    "market config": "233230796686ea9f",
    "shopping state": "c891daf307c67960",
    "shopping config": "dcc3e121556d2b8d",
    "quay state": "42cebb5996c6b840",
    "quay config": "5581ff3802f7e373",
    "generator": "0ffc159f35bfc516",
    "log": "2e20bd40a5f6de17",
}
"""Fingerprints of names, types, shapes, order and padding of all fields, as they were before records were declared by
Protocols."""


@pytest.mark.parametrize("game", [*game_names(), "quay"])
def test_records_of_every_game_are_pinned(game: str) -> None:
    assert {f"{game} state", f"{game} config"} <= PINNED.keys()


def dtype_called(name: str) -> np.dtype[Any]:
    shared: dict[str, np.dtype[Any]] = {"generator": GENERATOR, "log": LOG}
    if name in shared:
        return shared[name]
    game, record = name.split()
    found = uogashi_quay.GAME if game == "quay" else load_game(game)
    return found.state if record == "state" else found.config


@pytest.mark.parametrize("name", PINNED)
def test_records_have_the_bytes_that_they_always_had(name: str) -> None:
    layout = repr(dtype_called(name).descr)
    assert hashlib.sha256(layout.encode()).hexdigest()[:16] == PINNED[name], (
        f"{layout}\nStates in databases and pickles could not be read any more: put fields back, or pin what is new"
    )


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

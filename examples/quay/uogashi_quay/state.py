"""The state of a game of Quay: one record of fixed size, and the record of the components in force."""

from typing import Annotated, Protocol

from uogashi.core.chance import Source
from uogashi.core.fields import Int8, Int8s, Int16, Int32, Int32s, record_dtype

SEATS = 6
CRATES = 4
"""Crates are worth from 1 to this."""
BIDS = 9
"""Bids are 0 to one less."""

# Phases.
DRAWING, BIDDING, AWARDING, TAKING, OVER = range(5)

NO_BID, HIDDEN_BID = -1, -2


class State(Source, Protocol):
    """A game in progress."""

    money: Annotated[Int32s, SEATS]
    crates: Annotated[Int32s, SEATS]
    """What the crates of each seat are worth together."""
    bids: Annotated[Int8s, SEATS]
    bag: Annotated[Int8s, CRATES]
    """How many crates of each worth are left."""
    players: Int8
    captain: Int8
    round_number: Int8
    phase: Int8
    acting_seats: Int16
    crate: Int8
    """What the crate of this round is worth."""
    buyer: Int8
    spare: Annotated[Int8s, 6]
    """Nothing: it fills the record up to a whole number of words."""


class Config(Protocol):
    """The components in force, the options and the version of the rules."""

    rules: Int32
    players: Int32
    rounds: Int32
    money: Int32
    bag: Annotated[Int32s, CRATES]


STATE = record_dtype(State)
CONFIG = record_dtype(Config)

"""The state of a game of Mygame: one record of fixed size, and the record of the components in force."""

from typing import Annotated, Protocol

from uogashi.core.chance import Source
from uogashi.core.fields import Int32, Int32s, record_dtype

SEATS = 4
MOST_TAKEN = 3


# TODO: all that a player could see on the table or hold in secret. The kit finds bytes between fields: reorder them.
class State(Source, Protocol):
    """A game in progress."""

    taken: Annotated[Int32s, SEATS]
    stones: Int32
    """How many are left."""
    players: Int32
    turn: Int32
    """The seat whose turn it is."""
    mygame_marker: Int32
    """Unused: no other game has this field, and the fields identify a state as this game's."""


class Config(Protocol):
    """The components in force, the options and the version of the rules."""

    rules: Int32
    players: Int32
    stones: Int32


STATE = record_dtype(State)
CONFIG = record_dtype(Config)

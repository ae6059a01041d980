"""The outcome of a seat's decisions, by name: `preview.py` of a game works it out from what that seat sees."""

from collections.abc import Container, Mapping

import msgspec

from uogashi.core.errors import Message


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision that is legal now. The names are those of `<game>-outcome-<name>` in the catalogue."""

    decision: str
    then: list[str]
    """What must be decided next in the same turn, chosen so that the current score is best."""
    change: dict[str, int]
    """What this decision alone changes."""
    after: dict[str, int]
    """What the seat would have at the end of its turn, after this decision and those of `then`."""
    ends: Message | None = None
    """This decision, with those of `then`, would end the game or begin its last turns: how, as far as known."""
    free: bool = False
    """It takes nothing from the seat: where it is the only decision there is, a page may take it for its player."""


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """What a seat could decide and the outcome of each, as far as the game can tell."""

    choices: list[Choice] = []
    columns: dict[str, dict[str, list[int | None]]] = {}
    """Further columns for lists of the view, by the list's name and their own; null where there is nothing to say."""


def is_free(change: Mapping[str, int], beside: Container[str] = ()) -> bool:
    """Whether a seat has less of nothing after this change; of what is `beside`, less is no loss."""
    return all(value >= 0 for name, value in change.items() if name not in beside)

"""The questions for a player of Quay, with their objects, and what to know while they decide."""

from uogashi.core.errors import Message
from uogashi_quay.view import QuayView


def ask(view: QuayView) -> Message:
    """What the viewer, whose turn it is, has to decide now. Its arguments also go into the texts of decisions."""
    seat = view.viewer or 0
    arguments = {"crate": view.crate, "money": view.money[seat], "bid": view.bids[seat] or 0}
    return Message(f"quay-ask-{view.phase}", arguments)


def warnings(view: QuayView) -> list[Message]:
    """The last crate is the last chance to spend money."""
    return [Message("quay-warning-last")] if view.round == view.rounds and view.phase != "over" else []

"""The questions for a player of Tsukiji, with their objects, and what to know while they decide or wait."""

from uogashi.core.errors import Message
from uogashi.games.tsukiji.view import TsukijiView


def ask(view: TsukijiView) -> Message:
    """What the viewer, whose turn it is, has to decide now. Its arguments also go into the texts of decisions."""
    mine = view.seats[view.viewer or 0]
    lot = len(mine.placed or ()) + 1 if view.phase == "evaluation" else 0
    arguments = {"lot": lot, "lots": len(view.lots), "money": mine.money}
    return Message(f"tsukiji-ask-{view.phase}", arguments)


def warnings(view: TsukijiView) -> list[Message]:
    """In the last round: that it is the last, and when the viewer buys for the last time."""
    if view.round < view.rounds or view.phase == "over":
        return []
    buying = view.phase != "evaluation" and view.viewer in view.acting
    return [Message("tsukiji-warning-last-purchase" if buying else "tsukiji-warning-last-round")]

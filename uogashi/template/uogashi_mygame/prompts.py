"""The questions for a player of Mygame, and what to know while they decide."""

from uogashi.core.errors import Message
from uogashi_mygame.view import MygameView


def ask(view: MygameView) -> Message:
    """What the viewer, whose turn it is, has to decide now. Its arguments also go into the texts of decisions."""
    return Message(f"mygame-ask-{view.phase}", {"stones": view.stones})


def warnings(view: MygameView) -> list[Message]:
    """TODO: what could soon end the game, and what the viewer would lose by it."""
    return []

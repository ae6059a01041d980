"""The questions for a player of Shopping Spree, with their objects, and what to know while they decide or wait."""

from typing import Any

from uogashi.core.errors import Message, Seat, Term
from uogashi.games.shopping.view import SeatView, ShoppingView


def ask(view: ShoppingView) -> Message:
    """What the viewer, whose turn it is, has to decide now. Its arguments also go into the texts of decisions."""
    mine = view.seats[view.viewer or 0]
    arguments = {"dot": mine.dot or "none", "steps": mine.exit_steps or 0, "yen": mine.basket_pays}
    return Message(f"shopping-ask-{view.phase}", {**arguments, "things": things_here(view, mine)})


def things_here(view: ShoppingView, mine: SeatView) -> Any:
    """What there is at the viewer's dot: items, and the machine if there are drinks for it."""
    here = next((dot for dot in view.dots if dot.dot == mine.dot), None)
    if here is None:
        return "none"
    machine = [Term("shopping-board-machine")] if here.machine and view.crate else []
    return [*(Term(f"shopping-thing-{thing}") for thing in here.things), *machine] or "none"


def warnings(view: ShoppingView) -> list[Message]:
    """That the end comes with this round, or who could trigger it next turn; and what the viewer would lose."""
    if view.phase == "over" or view.viewer is None:
        return []
    mine = view.seats[view.viewer]
    lost = {"basket": mine.basket_pays if mine.dot is not None and not mine.done else 0}
    if view.last_turn:
        return [Message("shopping-warning-last", lost)]
    if view.turn >= view.turn_limit:
        return [Message("shopping-warning-limit", {**lost, "turns": view.turn_limit})]
    return [
        Message(
            "shopping-warning-ends" if seat.could_end else "shopping-warning-ends-round",
            {**lost, "seat": Seat(seat.seat), "steps": seat.exit_steps},
        )
        for seat in view.seats
        if seat.seat != view.viewer and (seat.could_end or seat.could_end_round)
    ]

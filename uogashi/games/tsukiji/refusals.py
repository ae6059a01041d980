"""Why a decision is refused, as a message, and what is possible instead."""

from collections.abc import Callable
from typing import Any

from uogashi.core.errors import Message, Seat, Term
from uogashi.games.tsukiji import actions, reasons
from uogashi.games.tsukiji.evaluation import free_tickets
from uogashi.games.tsukiji.legality import refusal
from uogashi.games.tsukiji.notation import PRODUCT_NAMES, TICKET_NAMES
from uogashi.games.tsukiji.purchase import buy_refusal, lot_price
from uogashi.games.tsukiji.scoring import row_cards
from uogashi.games.tsukiji.state import EVALUATION, PAY_YAKUZA, PLACE_TAKUSAN, PURCHASE, Config, State

Details = dict[str, Any]
"""The numbers and names that a sentence asks for."""

ASKED = {
    EVALUATION: "tsukiji-asked-ticket",
    PURCHASE: "tsukiji-asked-purchase",
    PLACE_TAKUSAN: "tsukiji-asked-takusan",
    PAY_YAKUZA: "tsukiji-asked-yakuza",
}
"""What it is time for, where something else was decided."""


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    why = refusal(state, config, seat, action)
    if why == reasons.OTHER_PHASE:
        return Message(ASKED[int(state.phase)])
    if why not in REASONS:
        raise ValueError(f"decision {action} of seat {seat} is not refused by a rule of Tsukiji")
    id, details = REASONS[why]
    return Message(id, details(state, config, seat, action))


def thing(word: str) -> Term:
    """A card or ticket in a message; Fluent's ids have no plus sign."""
    return Term(f"tsukiji-thing-{word.replace('+', 'plus')}")


def ticket_details(state: State, config: Config, seat: int, action: int) -> Details:
    free = free_tickets(state, seat)
    tickets = [thing(name) for number, name in enumerate(TICKET_NAMES) if free >> number & 1]
    return {"ticket": thing(TICKET_NAMES[action - actions.TICKET]), "tickets": tickets}


def lot_details(state: State, config: Config, seat: int, action: int) -> Details:
    return {"lot": action - actions.BUY + 1, "lots": int(state.lots)}


def purchases(state: State, config: Config, seat: int) -> Details:
    """The lots that the seat can buy: how many, and their numbers."""
    lots = [lot + 1 for lot in range(int(state.lots)) if buy_refusal(state, config, seat, lot) == 0]
    return {"choices": len(lots), "lots": lots}


def sold_details(state: State, config: Config, seat: int, action: int) -> Details:
    lot = action - actions.BUY
    return {"lot": lot + 1, "buyer": Seat(int(state.lot_buyer[lot])), **purchases(state, config, seat)}


def price_details(state: State, config: Config, seat: int, action: int) -> Details:
    lot = action - actions.BUY
    price, money = lot_price(state, config, lot), int(state.money[seat])
    return {"lot": lot + 1, "price": price, "money": money, **purchases(state, config, seat)}


def takusan_details(state: State, config: Config, seat: int, action: int) -> Details:
    rows = [thing(name) for row, name in enumerate(PRODUCT_NAMES) if row_cards(state, seat, row) > 0]
    return {"row": thing(PRODUCT_NAMES[action - actions.TAKUSAN_ROW]), "rows": rows}


def yakuza_details(state: State, config: Config, seat: int, action: int) -> Details:
    rows = [thing(name) for row, name in enumerate(PRODUCT_NAMES) if state.row_products[seat, row] > 0]
    return {"row": thing(PRODUCT_NAMES[action - actions.YAKUZA_ROW]), "rows": rows}


REASONS: dict[int, tuple[str, Callable[[State, Config, int, int], Details]]] = {
    reasons.TICKET_GONE: ("tsukiji-ticket-gone", ticket_details),
    reasons.TICKET_LAID: ("tsukiji-ticket-laid", ticket_details),
    reasons.NO_SUCH_LOT: ("tsukiji-no-such-lot", lot_details),
    reasons.LOT_SOLD: ("tsukiji-lot-sold", sold_details),
    reasons.LOT_TOO_DEAR: ("tsukiji-lot-too-dear", price_details),
    reasons.NO_ROW: ("tsukiji-no-row", takusan_details),
    reasons.NO_PRODUCT: ("tsukiji-no-product", yakuza_details),
}

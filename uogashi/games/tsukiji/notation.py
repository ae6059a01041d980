"""Tsukiji in words: cards, tickets, decisions, facts and the setup, as they stand in records and on the wire."""

from collections import Counter
from typing import Any

from uogashi.core.errors import Message, Refusal, Seat, Term
from uogashi.core.facts import CHANGE, SEAT, FactKind
from uogashi.games.tsukiji import rules
from uogashi.games.tsukiji.state import (
    EVALUATION,
    HIDDEN_CARD,
    MARKERS,
    MOST_LOTS,
    PAY_YAKUZA,
    PLACE_TAKUSAN,
    PRODUCTS,
    PURCHASE,
    Config,
    State,
)

CARDS = ("ebi", "hotategai", "fugu", "tako", "sake", "maguro", "takusan", "yakuza")
PRODUCT_NAMES = CARDS[:PRODUCTS]
MARKER_NAMES = CARDS[:MARKERS]
TICKET_NAMES = ("0", "1", "2", "3", "4", "annul", "-1", "+6", "x2")
BONUS_NAMES = ("diversified", "specialised", "popular", "safe")
PHASE_NAMES = ("evaluation", "purchase", "takusan", "yakuza", "over")

DECISIONS = (
    *(f"ticket {ticket}" for ticket in TICKET_NAMES),
    *(f"buy {lot}" for lot in range(1, MOST_LOTS + 1)),
    "pass",
    *(f"takusan {product}" for product in PRODUCT_NAMES),
    *(f"yakuza {product}" for product in PRODUCT_NAMES),
)

SHOWN_CARDS = (*CARDS, "hidden")

# In the order of the numbers in rules.py.
FACTS = (
    FactKind("round-begins", (("round", None), ("first", SEAT)), reveals=True),
    FactKind(
        "lot-offered",
        (("lot", None), ("card1", SHOWN_CARDS), ("card2", SHOWN_CARDS), ("card3", SHOWN_CARDS)),
        reveals=True,
    ),
    FactKind("ticket-placed", (("seat", SEAT), ("lot", None), ("ticket", TICKET_NAMES))),
    FactKind("seat-ready", (("seat", SEAT),)),
    FactKind("ticket-revealed", (("lot", None), ("seat", SEAT), ("ticket", TICKET_NAMES)), reveals=True),
    FactKind(
        "lot-valued",
        (("lot", None), ("struck", None), ("sum", None), ("doublings", None), ("value", None)),
        reveals=True,
    ),
    FactKind("tablet-given", (("lot", None), ("price", None), ("modifier", CHANGE))),
    FactKind(
        "marker-moved",
        (("product", MARKER_NAMES), ("by", CHANGE), ("origin", None), ("space", None), ("moved", CHANGE)),
    ),
    FactKind("lot-bought", (("seat", SEAT), ("lot", None), ("price", None))),
    FactKind("passed", (("seat", SEAT), ("income", None))),
    FactKind("product-laid", (("seat", SEAT), ("product", PRODUCT_NAMES))),
    FactKind("takusan-laid", (("seat", SEAT), ("row", PRODUCT_NAMES))),
    FactKind("takusan-discarded", (("seat", SEAT),)),
    FactKind("yakuza-paid", (("seat", SEAT), ("row", PRODUCT_NAMES))),
    FactKind("yakuza-went", (("seat", SEAT),)),
    FactKind("lot-discarded", (("lot", None),)),
    FactKind("first-player", (("seat", SEAT),)),
    FactKind("final-price", (("product", MARKER_NAMES), ("rank", None), ("price", None))),
    FactKind("bonus", (("seat", SEAT), ("bonus", BONUS_NAMES), ("points", None))),
    FactKind(
        "scored",
        (("seat", SEAT), ("money", None), ("products", None), ("maguro", None), ("bonuses", None), ("total", None)),
    ),
)


# --- setup -------------------------------------------------------------------------------------------------------


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    spaces = [int(space) for space in state.marker_space]
    size = rules.deck_size(config)
    return {
        "first": int(state.first_player),
        "markers": [MARKER_NAMES[spaces.index(space)] for space in range(1, MARKERS + 1)],
        "deck": [SHOWN_CARDS[card] for card in state.deck[:size].tolist()],
    }


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """The setup as far as everybody has seen it: the deck only as far as dealt."""
    dealt = int(state.cards_dealt)
    if dealt > len(setup["deck"]):
        raise Refusal("tsukiji-setup-deck-short", cards=len(setup["deck"]), dealt=dealt)
    return {**setup, "deck": setup["deck"][:dealt]}


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record, whose deck may go only as far as its reader has seen it."""
    first, markers, deck = check_setup(config, setup)
    state.first_player = first
    state.marker_space[:] = [markers.index(name) + 1 for name in MARKER_NAMES]
    size = rules.deck_size(config)
    state.deck[:size] = [*map(CARDS.index, deck[:size]), *[HIDDEN_CARD] * (size - len(deck))]


def check_setup(config: Config, setup: Any) -> tuple[int, list[str], list[str]]:
    if not isinstance(setup, dict) or set(setup) != {"first", "markers", "deck"}:
        raise Refusal("setup-keys", keys="first, markers, deck")
    first, markers, deck = setup["first"], setup["markers"], setup["deck"]
    if type(first) is not int or not 0 <= first < int(config.players):
        raise Refusal("tsukiji-setup-first", value=str(first), last=int(config.players) - 1)
    if not isinstance(markers, list) or sorted(map(str, markers)) != sorted(MARKER_NAMES):
        raise Refusal("tsukiji-setup-markers", value=str(markers), known=", ".join(MARKER_NAMES))
    if not isinstance(deck, list):
        raise Refusal("tsukiji-setup-deck-list")
    for card, count in Counter(map(str, deck)).items():
        if card not in CARDS:
            raise Refusal("tsukiji-setup-card", value=card, known=", ".join(CARDS))
        if count > int(config.deck[CARDS.index(card)]):
            raise Refusal("tsukiji-setup-count", card=card, count=count, most=int(config.deck[CARDS.index(card)]))
    return first, markers, deck


# --- refusals ----------------------------------------------------------------------------------------------------


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    why = rules.refusal(state, config, seat, action)
    if why == rules.OTHER_PHASE:
        return explain_phase(state)
    if why == rules.TICKET_GONE:
        return Message(
            "tsukiji-ticket-gone", {"ticket": thing(TICKET_NAMES[action - rules.TICKET]), **tickets(state, seat)}
        )
    if why == rules.TICKET_LAID:
        return Message(
            "tsukiji-ticket-laid", {"ticket": thing(TICKET_NAMES[action - rules.TICKET]), **tickets(state, seat)}
        )
    if why == rules.NO_SUCH_LOT:
        return Message("tsukiji-no-such-lot", {"lot": action - rules.BUY + 1, "lots": int(state.lots)})
    if why == rules.LOT_SOLD:
        lot = action - rules.BUY
        return Message(
            "tsukiji-lot-sold",
            {"lot": lot + 1, "buyer": Seat(int(state.lot_buyer[lot])), **purchases(state, config, seat)},
        )
    if why == rules.LOT_TOO_DEAR:
        lot = action - rules.BUY
        return Message(
            "tsukiji-lot-too-dear",
            {
                "lot": lot + 1,
                "price": rules.lot_price(state, config, lot),
                "money": int(state.money[seat]),
                **purchases(state, config, seat),
            },
        )
    if why == rules.NO_ROW:
        rows = [thing(PRODUCT_NAMES[row]) for row in range(PRODUCTS) if rules.row_cards(state, seat, row) > 0]
        return Message("tsukiji-no-row", {"row": thing(PRODUCT_NAMES[action - rules.TAKUSAN_ROW]), "rows": rows})
    if why == rules.NO_PRODUCT:
        rows = [thing(PRODUCT_NAMES[row]) for row in range(PRODUCTS) if state.row_products[seat, row] > 0]
        return Message("tsukiji-no-product", {"row": thing(PRODUCT_NAMES[action - rules.YAKUZA_ROW]), "rows": rows})
    raise ValueError(f"decision {action} of seat {seat} is not refused by a rule of Tsukiji")


def thing(word: str) -> Term:
    """A card or ticket in a message; Fluent's ids have no plus sign."""
    return Term(f"tsukiji-thing-{word.replace('+', 'plus')}")


def explain_phase(state: State) -> Message:
    asked = {
        EVALUATION: "tsukiji-asked-ticket",
        PURCHASE: "tsukiji-asked-purchase",
        PLACE_TAKUSAN: "tsukiji-asked-takusan",
        PAY_YAKUZA: "tsukiji-asked-yakuza",
    }
    return Message(asked[int(state.phase)])


def tickets(state: State, seat: int) -> dict[str, Any]:
    free = rules.free_tickets(state, seat)
    return {"tickets": [thing(name) for number, name in enumerate(TICKET_NAMES) if free >> number & 1]}


def purchases(state: State, config: Config, seat: int) -> dict[str, Any]:
    """The lots that the seat can buy: how many, and their numbers."""
    lots = [lot + 1 for lot in range(int(state.lots)) if rules.buy_refusal(state, config, seat, lot) == 0]
    return {"choices": len(lots), "lots": lots}

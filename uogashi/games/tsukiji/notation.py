"""The notation of Tsukiji: cards, tickets, decisions and facts, as in records and on the wire."""

from uogashi.core.facts import CHANGE, SEAT, FactKind
from uogashi.games.tsukiji.state import MARKERS, MOST_LOTS, PRODUCTS

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

# In the order of the numbers in facts.py.
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

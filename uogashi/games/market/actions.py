"""The decisions of Tokyo Tsukiji Market as numbers.

A decision names an object — a market, a ship, an amount — and the phase gives the action: `price 300` and
`bid 300` are the same action in different phases.
"""

import numpy as np

from uogashi.games.market.state import (
    AQUARIUM,
    AWARDING,
    BANK,
    BARREL_AT,
    BIDDING,
    CONVERTING,
    DRAWING,
    ENTERING,
    ENTERING_AT,
    FIRST_PIECE,
    FISHING,
    FREEZING,
    GIVING,
    GOVERNMENT,
    HIGHEST_BID,
    KEEPING,
    KINDS,
    LAST_PIECE,
    LOTS,
    MACKEREL,
    MARKETS,
    MOST_PLAYERS,
    MOST_SHIPS,
    NEW_MARKET,
    OCTOPUS,
    OFFERING,
    OVER,
    PIECES,
    PLACES,
    PURCHASING,
    RENTALS,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SHIP_ACTS,
    SHIP_SIZES,
    SHIPS,
    SPOTS,
    TAKING,
    TAKING_AT,
    TRADING,
    TURN,
    UNLOADING,
    USED_SHIPS,
)

# First those without an object …
(
    FREEZE,
    THAW,
    KEEP,
    LOSE,
    GO_FISHING,
    PURCHASE,
    OPEN_PORT,
    END_TURN,
    DONE,
    BY_ACTION,
    BY_CART,
    BY_YEN,
    BY_PIECE,
    BY_OWN_TAKOYAKI,
    UNDOCK,
    DOCK,
    HAND_OVER,
    LICENCE,
    CONVERT,
    LOAN,
    SHARE,
    FREEZER,
    CART,
) = range(23)
# … then objects, whose meaning depends on the phase.
BUY_SHIP = CART + 1
ROW = BUY_SHIP + SHIP_SIZES
PLACE = ROW + 2
SPOT = PLACE + PLACES
KIND = SPOT + SPOTS
BARGE_KIND = KIND + KINDS
MARKET = BARGE_KIND + KINDS
SHIP = MARKET + MARKETS
PIECE = SHIP + MOST_SHIPS
LOT = PIECE + PIECES
SEAT = LOT + LOTS
AMOUNT = SEAT + MOST_PLAYERS
ACTIONS = AMOUNT + HIGHEST_BID + 1

# Ways into a market, as bits, in the order of their actions. With several different pieces that could pay, the piece
# itself is named instead of `by piece`.
WAY_ACTION, WAY_CART, WAY_YEN, WAY_PIECE, WAY_OWN_TAKOYAKI, WAY_PIECES = 1, 2, 4, 8, 16, 32

# --- what is asked -----------------------------------------------------------------------------------------------

BETWEEN = (range(OPEN_PORT, OPEN_PORT + 1), range(DONE, DONE + 1))
"""Between the steps of a fishing action, a visit or a purchase: to open a port, and to end it."""
PHASE_DECISIONS: dict[int, tuple[range, ...]] = {
    FREEZING: (range(FREEZE, THAW + 1),),
    KEEPING: (range(KEEP, LOSE + 1),),
    TURN: (range(GO_FISHING, END_TURN + 1), range(MARKET, SHIP)),
    ENTERING: (range(BY_ACTION, BY_OWN_TAKOYAKI + 1), range(PIECE, LOT)),
    FISHING: (*BETWEEN, range(SHIP, PIECE), range(LOT, SEAT)),
    SHIP_ACTS: (range(UNDOCK, HAND_OVER + 1), range(KIND, MARKET)),
    RETURNING: (range(KIND, BARGE_KIND),),
    GIVING: (range(PLACE, SPOT),),
    OFFERING: (range(DONE, DONE + 1), range(PIECE, LOT)),
    PURCHASING: (*BETWEEN, range(LOT, AMOUNT)),
    TAKING: (range(LOT, SEAT),),
    AWARDING: (range(SEAT, AMOUNT),),
    DRAWING: (range(PIECE, LOT),),
    NEW_MARKET: (range(MARKET, SHIP),),
    **dict.fromkeys(
        (ENTERING_AT, UNLOADING, REPRICING_AT, REPRICING, BARREL_AT, CONVERTING, TAKING_AT, BIDDING),
        (range(AMOUNT, ACTIONS),),
    ),
}
"""What is decided in each phase, visits apart."""
FISH_DECISIONS = [
    (range(LICENCE, LICENCE + 1), range(PIECE + int(FIRST_PIECE[kind]), PIECE + int(LAST_PIECE[kind]) + 1))
    for kind in range(KINDS)
]
VISIT_DECISIONS: dict[int, tuple[range, ...]] = {
    **dict(enumerate(FISH_DECISIONS)),
    MACKEREL: (*FISH_DECISIONS[MACKEREL], range(ROW, PLACE)),
    OCTOPUS: (*FISH_DECISIONS[OCTOPUS], range(CONVERT, CONVERT + 1)),
    SHIPS: (range(BUY_SHIP, ROW), range(SHIP, PIECE)),
    USED_SHIPS: (range(BUY_SHIP, ROW), range(SHIP, PIECE)),
    GOVERNMENT: (range(PIECE, LOT),),
    TRADING: (range(SPOT, KIND),),
    BANK: (range(LOAN, SHARE + 1),),
    RENTALS: (range(FREEZER, CART + 1),),
    AQUARIUM: (range(PIECE, LOT),),
}
"""What each market is for; during a visit, `BETWEEN` is also possible."""
VISITS = OVER + 1
"""A question is a phase; in a visit, this and the market."""
QUESTIONS: dict[int, tuple[range, ...]] = {
    **PHASE_DECISIONS,
    **{VISITS + market: (*BETWEEN, *decisions) for market, decisions in VISIT_DECISIONS.items()},
}
MOST_RANGES = max(map(len, QUESTIONS.values()))


def ranges_of(question: int) -> list[range]:
    """As many for each question: those that it does not need are empty."""
    decisions = QUESTIONS.get(question, ())
    return [*decisions, *[range(0)] * (MOST_RANGES - len(decisions))]


ASKED = [ranges_of(question) for question in range(VISITS + MARKETS)]
FIRST_ASKED = np.array([[decided.start for decided in ranges] for ranges in ASKED], np.int16)
END_ASKED = np.array([[decided.stop for decided in ranges] for ranges in ASKED], np.int16)
IS_ASKED = np.array([[any(action in decided for decided in ranges) for action in range(ACTIONS)] for ranges in ASKED])
"""Whether a decision is an answer to a question at all, be it a wrong one: no fish market buys others' pieces."""
IS_ASKED[VISITS : VISITS + KINDS, PIECE:LOT] = True

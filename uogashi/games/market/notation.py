"""The notation of Tokyo Tsukiji Market: decisions and facts, as in records and on the wire.

Most decisions are an object whose verb the phase implies: `price 300` after docking becomes `bid 300` in an auction.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.facts import SEAT, FactKind
from uogashi.games.market import actions
from uogashi.games.market.state import (
    AWARDING,
    BARREL_AT,
    BIDDING,
    CONFIG,
    CONVERTING,
    CRAB_PIECE,
    DRAWING,
    ENTERING,
    ENTERING_AT,
    FISHING,
    GOVERNMENT,
    HIGHEST_BID,
    IN_MARKET,
    LOT_KIND,
    LOTS,
    MOST_PLAYERS,
    MOST_SHIPS,
    NEW_MARKET,
    OFFERING,
    PIECE_KIND,
    PIECES,
    PLACES,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SPOTS,
    TAKING_AT,
    TAKOYAKI_LOT,
    TUNA_PIECE,
    UNLOADING,
    YEN,
    Config,
)

FISH = ("mackerel", "squid", "tuna", "snapper", "salmon", "octopus", "eel", "fugu", "crab")
KIND_NAMES = (*FISH, "takoyaki")
EXTRA_NAMES = ("ships", "government", "trading", "bank", "rentals", "aquarium", "used-ships")
MARKET_NAMES = (*FISH, *EXTRA_NAMES)
ROW_NAMES = ("fresh", "degraded")
SIZE_NAMES = ("one-slot", "two-slot", "three-slot", "four-slot", "barge")
WAY_NAMES = ("action", "cart", "yen", "piece", "own-takoyaki")
RENTAL_NAMES = ("freezer", "cart")
END_NAMES = ("money", "value")
PIECE_NAMES = (
    *("mackerel", "squid", "snapper", "fresh-salmon", "degraded-salmon", "octopus", "eel", "fugu", "takoyaki"),
    *("tuna",) * (CRAB_PIECE - TUNA_PIECE),
    *("crab",) * (PIECES - CRAB_PIECE),
)
"""What a piece is called in views and facts; tuna and crabs with their value."""
PHASE_NAMES = (
    *("freezing", "keeping", "turn", "entering", "entering-at", "fishing", "ship", "unloading", "repricing-at"),
    *("repricing", "market", "returning", "barrel-at", "converting", "giving", "offering", "purchasing", "taking"),
    *("taking-at", "bidding", "awarding", "drawing", "new-market", "over"),
)
PLAIN = (
    *("freeze", "thaw", "keep", "lose", "fishing", "purchase", "open port", "end turn", "done"),
    *("by action", "by cart", "by yen", "by piece", "by own takoyaki", "undock", "dock", "hand over"),
    *("licence", "convert", "loan", "share", "freezer", "cart"),
    *("buy ship 1", "buy ship 2", "buy ship 3", "buy ship 4", "buy barge", "sell barrel fresh", "sell barrel degraded"),
)
DECISIONS: tuple[str | None, ...] = (
    *PLAIN,
    *(None,) * (actions.BARGE_KIND - actions.PLACE),
    *(f"barge {kind}" for kind in FISH),
    *(None,) * (actions.ACTIONS - actions.MARKET),
)
FACTS = (  # in the order of the numbers in facts.py
    FactKind("turn-begins", (("seat", SEAT), ("turn", None))),
    FactKind("end-begins", (("seat", SEAT), ("why", END_NAMES), ("money", None), ("value", None))),
    FactKind("freezer-used", (("seat", SEAT),)),
    FactKind("fugu-kept", (("seat", SEAT), ("price", None))),
    FactKind("rotted", (("seat", SEAT), ("kind", KIND_NAMES), ("barrels", None))),
    FactKind("row-degraded", (("seat", SEAT), ("barrels", None))),
    FactKind("port-opened", (("seat", SEAT), ("port", None), ("yen", None))),
    FactKind("fishing-begins", (("seat", SEAT),)),
    FactKind("undocked", (("seat", SEAT), ("ship", None), ("size", SIZE_NAMES))),
    FactKind("fished", (("seat", SEAT), ("ship", None), ("kind", KIND_NAMES), ("barrels", None))),
    FactKind("barge-loaded", (("seat", SEAT), ("ship", None), ("kind", KIND_NAMES))),
    FactKind("handed-over", (("seat", SEAT), ("ship", None), ("kind", KIND_NAMES), ("barrels", None))),
    FactKind("docked", (("seat", SEAT), ("ship", None), ("size", SIZE_NAMES), ("barrels", None))),
    FactKind("priced", (("seat", SEAT), ("kind", KIND_NAMES), ("price", None))),
    FactKind("repriced", (("seat", SEAT), ("kind", KIND_NAMES), ("old", None), ("price", None))),
    FactKind("eel-track", (("value", None),)),
    FactKind("barrels-returned", (("seat", SEAT), ("kind", KIND_NAMES), ("barrels", None))),
    FactKind("unloading-paid", (("seat", SEAT), ("barrels", None), ("yen", None))),
    FactKind("no-auction", (("kind", KIND_NAMES),)),
    FactKind("drawn", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None)), reveals=True),
    FactKind("bid-made", (("seat", SEAT), ("bid", None))),
    FactKind("seat-ready", (("seat", SEAT),)),
    FactKind("bid-shown", (("seat", SEAT), ("bid", None)), reveals=True),
    FactKind("bids-tied", (("seat", SEAT), ("bid", None))),
    FactKind("auction-won", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None), ("bid", None), ("fisher", SEAT))),
    FactKind("overfished", (("market", MARKET_NAMES),)),
    FactKind("market-opened", (("market", MARKET_NAMES),), reveals=True),
    FactKind("entry-paid", (("seat", SEAT), ("way", WAY_NAMES), ("yen", None))),
    FactKind("entered", (("seat", SEAT), ("market", MARKET_NAMES))),
    FactKind("licence-paid", (("seat", SEAT), ("market", MARKET_NAMES), ("yen", None))),
    FactKind("licence-taken", (("seat", SEAT), ("market", MARKET_NAMES), ("yen", None))),
    FactKind("licence-returned", (("seat", SEAT), ("market", MARKET_NAMES))),
    FactKind(
        "sold", (("seat", SEAT), ("market", MARKET_NAMES), ("piece", PIECE_NAMES), ("value", None), ("yen", None))
    ),
    FactKind("barrel-sold", (("seat", SEAT), ("price", None), ("yen", None))),
    FactKind("converted", (("seat", SEAT), ("takoyaki", None))),
    FactKind(
        "ship-bought",
        (("seat", SEAT), ("market", MARKET_NAMES), ("ship", None), ("size", SIZE_NAMES), ("yen", None)),
    ),
    FactKind(
        "ship-sold", (("seat", SEAT), ("market", MARKET_NAMES), ("ship", None), ("size", SIZE_NAMES), ("yen", None))
    ),
    FactKind("loan-taken", (("seat", SEAT), ("yen", None))),
    FactKind("share-bought", (("seat", SEAT), ("yen", None))),
    FactKind("rented", (("seat", SEAT), ("rental", RENTAL_NAMES), ("yen", None))),
    FactKind("rental-returned", (("seat", SEAT), ("rental", RENTAL_NAMES))),
    FactKind("given", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None), ("yen", None))),
    FactKind("spot-sold", (("seat", SEAT), ("spot", None), ("worth", None), ("yen", None))),
    FactKind("spot-swapped", (("seat", SEAT), ("spot", None), ("worth", None))),
    FactKind("piece-offered", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None))),
    FactKind("piece-taken", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None))),
    FactKind("bought", (("seat", SEAT), ("seller", SEAT), ("piece", PIECE_NAMES), ("price", None))),
    FactKind("limit-reached", (("turns", None),)),
    FactKind("most-value", (("seat", SEAT), ("value", None), ("yen", None))),
    FactKind("least-value", (("seat", SEAT), ("value", None), ("yen", None))),
    FactKind("loans-repaid", (("seat", SEAT), ("loans", None), ("yen", None))),
    FactKind("shares-paid", (("seat", SEAT), ("shares", None), ("yen", None))),
    FactKind("scored", (("seat", SEAT), ("money", None), ("value", None), ("worth", None), ("total", None))),
    FactKind("piece-paid", (("seat", SEAT), ("piece", PIECE_NAMES), ("value", None))),
)


# --- decisions ---------------------------------------------------------------------------------------------------


def lot_words(lot: int) -> str:
    kind = KIND_NAMES[int(LOT_KIND[lot])]
    return kind if lot == TAKOYAKI_LOT else f"{kind} {ROW_NAMES[lot % 2]}"


@lru_cache(maxsize=64)
def piece_words(worth: tuple[int, ...]) -> tuple[str, ...]:
    """A kind of fish, the side of a salmon, the printed value of a tuna or crab; 0 where there is no such value."""
    words = [
        *("mackerel", "squid", "snapper", "salmon fresh", "salmon degraded", "octopus", "eel", "fugu", "takoyaki"),
        *(f"{KIND_NAMES[int(PIECE_KIND[piece])]} {worth[piece]}" for piece in range(TUNA_PIECE, PIECES)),
    ]
    return tuple(words)


AMOUNT_VERBS = {
    BIDDING: "bid",
    UNLOADING: "price",
    REPRICING: "price",
    CONVERTING: "price",
    REPRICING_AT: "at",
    TAKING_AT: "at",
    BARREL_AT: "at",
    ENTERING_AT: "at",
}
PIECE_VERBS = {DRAWING: "draw", OFFERING: "offer", IN_MARKET: "sell", ENTERING: "by"}
GIVE = -1
"""In place of a phase: the visit of the government market, where pieces are given."""


@lru_cache(maxsize=1024)
def names_in(phase: int, configs: bytes) -> tuple[str, ...]:
    """The name of every action in a phase, ships apart; what the phase has no verb for begins with a question mark."""
    config = read_config(configs)
    verb = {
        "place": "to",
        "spot": "spot",
        "kind": "return" if phase == RETURNING else "fish",
        "market": "new market" if phase == NEW_MARKET else "enter",
        "ship": "ship",
        "piece": "give" if phase == GIVE else PIECE_VERBS.get(phase, "?piece"),
        "lot": "reprice" if phase == FISHING else "take",
        "seat": "award seat" if phase == AWARDING else "from seat",
        "amount": AMOUNT_VERBS.get(phase, "?amount"),
    }
    return (
        *PLAIN,
        *(f"{verb['place']} {config.government_yen[place]}" for place in range(PLACES)),
        *(f"{verb['spot']} {config.trading_values[spot]}" for spot in range(SPOTS)),
        *(f"{verb['kind']} {kind}" for kind in FISH),
        *(f"barge {kind}" for kind in FISH),
        *(f"{verb['market']} {market}" for market in MARKET_NAMES),
        *("?ship",) * MOST_SHIPS,
        *(f"{verb['piece']} {words}" for words in piece_words(tuple(config.worth.tolist()))),
        *(f"{verb['lot']} {lot_words(lot)}" for lot in range(LOTS)),
        *(f"{verb['seat']} {seat}" for seat in range(MOST_PLAYERS)),
        *(f"{verb['amount']} {amount * YEN}" for amount in range(HIGHEST_BID + 1)),
    )


def read_config(configs: bytes) -> Config:
    records = new_records(CONFIG)
    records.view("u1")[:] = list(configs)
    config: Config = records[0]
    return config


def phase_now(states: Any) -> int:
    """The phase that decides how actions are called."""
    phase = int(states["phase"][0])
    if phase == IN_MARKET and states["market"][0] == GOVERNMENT:
        return GIVE
    return phase


def name_now(states: Any, configs: Any, action: int) -> str:
    """An action in notation, in this position."""
    if actions.SHIP <= action < actions.PIECE:
        verb = "ship" if states["phase"][0] == FISHING else "sell ship"
        ship = action - actions.SHIP
        # Numbers are a player's own: a ship of another player, or of nobody, is never meant.
        mine = states["ship_owner"][0, ship] == states["turn_player"][0]
        return f"{verb} {states['ship_number'][0, ship] if mine else '?'}"
    return names_in(phase_now(states), configs.tobytes())[action]


def find_now(states: Any, configs: Any, words: str) -> int | None:
    """The action that these words mean in this position."""
    verb, _, number = words.rpartition(" ")
    if verb == ("ship" if states["phase"][0] == FISHING else "sell ship") and number.isdecimal():
        for ship in range(MOST_SHIPS):
            mine = states["ship_owner"][0, ship] == states["turn_player"][0]
            if mine and str(states["ship_number"][0, ship]) == number:
                return actions.SHIP + ship
        return None
    return actions_in(phase_now(states), configs.tobytes()).get(words)


@lru_cache(maxsize=1024)
def actions_in(phase: int, configs: bytes) -> Mapping[str, int]:
    """What the words of a phase mean; of the printed values that there are not, none."""
    found: dict[str, int] = {}
    for action, name in enumerate(names_in(phase, configs)):
        if not name.startswith("?"):
            found.setdefault(name, action)
    return found


def is_decision(words: str) -> bool:
    """Whether some position knows these words, whatever their number."""
    return FORMS.fullmatch(words) is not None


FORMS = re.compile(
    "|".join(
        (
            *(re.escape(words) for words in PLAIN),
            f"(fish|barge|return) ({'|'.join(FISH)})",
            f"(enter|new market) ({'|'.join(MARKET_NAMES)})",
            f"(sell|give|offer|by) ({'|'.join(dict.fromkeys(piece_words((0,) * PIECES)[:TUNA_PIECE]))})",
            "(sell|give|offer|by|draw) (tuna|crab) [1-9][0-9]?",
            f"(reprice|take) ({'|'.join(map(lot_words, range(LOTS)))})",
            f"(from|award) seat [0-{MOST_PLAYERS - 1}]",
            "(price|at|to) [1-9][0-9]*00|bid (0|[1-9][0-9]*00)|spot [1-9][0-9]*|(sell )?ship [1-9][0-9]*",
        )
    )
)

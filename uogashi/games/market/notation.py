"""Tokyo Tsukiji Market in words: decisions, facts and the setup, as they stand in records and on the wire.

Most decisions are an object whose verb the phase gives: what is `price 300` after docking is `bid 300` in an auction.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import describe
from uogashi.core.errors import Message, Refusal, Seat, Term
from uogashi.core.facts import SEAT, FactKind
from uogashi.games.market import rules
from uogashi.games.market.state import (
    AWARDING,
    BARGE,
    BARREL_AT,
    BIDDING,
    CONFIG,
    CONVERTING,
    CRAB_PIECE,
    DRAWING,
    ENTERING,
    ENTERING_AT,
    FISHING,
    FREEZING,
    GIVING,
    GOVERNMENT,
    HIGHEST_BID,
    IN_MARKET,
    KEEPING,
    KINDS,
    LOT_KIND,
    LOTS,
    MOST_PLAYERS,
    MOST_SHIPS,
    NEW_MARKET,
    NO_KIND,
    NOBODY,
    OCTOPUS_PIECE,
    OFFERING,
    PIECE_KIND,
    PIECES,
    PLACES,
    PORTS,
    PURCHASING,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SHIP_ACTS,
    SPOTS,
    TAKE_LICENCE,
    TAKING,
    TAKING_AT,
    TAKOYAKI_LOT,
    TUNA_PIECE,
    TURN,
    UNLOADING,
    YEN,
    Config,
    State,
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
"""What a piece is called in views and facts; beside tuna and crabs stands their value."""
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
    *(None,) * (rules.BARGE_KIND - rules.PLACE),
    *(f"barge {kind}" for kind in FISH),
    *(None,) * (rules.ACTIONS - rules.MARKET),
)

FACTS = (  # in the order of the numbers in rules.py
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


Amounts = range(rules.AMOUNT, rules.ACTIONS)
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
    """An action in words, in this position."""
    if rules.SHIP <= action < rules.PIECE:
        verb = "ship" if states["phase"][0] == FISHING else "sell ship"
        ship = action - rules.SHIP
        # Numbers are a player's own: a ship of somebody else, or of nobody, is none that could be meant.
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
                return rules.SHIP + ship
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


# --- setup -------------------------------------------------------------------------------------------------------


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    in_play = [name for number, name in enumerate(MARKET_NAMES) if state.in_play[number]]
    return {
        "first": int(state.first_player),
        "fish": [name for name in in_play if name in FISH],
        "extra": [name for name in in_play if name in EXTRA_NAMES],
    }


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """Everything lies open from the start."""
    return setup


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record."""
    first, in_play = check_setup(config, setup)
    state.first_player = first
    for number, name in enumerate(MARKET_NAMES):
        state.in_play[number] = name in in_play


def check_setup(config: Config, setup: Any) -> tuple[int, list[str]]:
    if not isinstance(setup, dict) or set(setup) != {"first", "fish", "extra"}:
        raise Refusal("setup-keys", keys="first, fish, extra")
    first = setup["first"]
    if type(first) is not int or not 0 <= first < int(config.players):
        raise Refusal("market-setup-first", value=str(first), last=int(config.players) - 1)
    fish = check_markets(setup["fish"], FISH, int(config.fish_markets), int(config.chosen_fish))
    extra = check_markets(setup["extra"], EXTRA_NAMES, int(config.extra_markets), int(config.chosen_extra))
    return first, fish + extra


def check_markets(given: Any, known: tuple[str, ...], count: int, chosen: int) -> list[str]:
    """Some of these markets, as many as there must be, in their order, the first of them always among them."""
    expected = [name for number, name in enumerate(known) if chosen >> number & 1] if chosen else None
    in_order = isinstance(given, list) and given == [name for name in known if name in given]
    if in_order and (given == expected or (expected is None and len(given) == count and known[0] in given)):
        return list(given)
    wanted = ", ".join(expected or known)
    raise Refusal("market-setup-markets", value=describe(given), count=len(expected or ()) or count, known=wanted)


# --- refusals ----------------------------------------------------------------------------------------------------

REASONS = {
    rules.NO_ACTION_LEFT: "market-no-action-left",
    rules.NOTHING_TO_FISH: "market-nothing-to-fish",
    rules.NOTHING_TO_BUY: "market-nothing-to-buy",
    rules.NOT_IN_PLAY: "market-not-in-play",
    rules.NO_WAY_IN: "market-no-way-in",
    rules.NOTHING_TO_DO_THERE: "market-nothing-to-do-there",
    rules.ALL_PORTS_OPEN: "market-all-ports-open",
    rules.TOO_DEAR: "market-too-dear",
    rules.NOTHING_DONE: "market-nothing-done",
    rules.NOT_YOUR_SHIP: "market-not-your-ship",
    rules.SHIP_HAS_ACTED: "market-ship-has-acted",
    rules.SHIP_CANNOT_ACT: "market-ship-cannot-act",
    rules.SHIP_IN_PORT: "market-ship-in-port",
    rules.SHIP_AT_SEA: "market-ship-at-sea",
    rules.NO_FREE_PORT: "market-no-free-port",
    rules.NO_BARRELS: "market-no-barrels",
    rules.SHIP_FULL: "market-ship-full",
    rules.NO_LICENCE: "market-no-licence",
    rules.NO_BARGE: "market-no-barge",
    rules.NOTHING_ABOARD: "market-nothing-aboard",
    rules.NOT_ON_SALE: "market-not-on-sale",
    rules.SAME_PRICE: "market-same-price",
    rules.NO_SUCH_PRICE: "market-no-such-price",
    rules.SOLD_OUT: "market-sold-out",
    rules.ONE_A_VISIT: "market-one-a-visit",
    rules.NO_SLOT: "market-no-slot",
    rules.NOT_RETURNABLE: "market-not-returnable",
    rules.NOT_OWNED: "market-not-owned",
    rules.NOT_WANTED: "market-not-wanted",
    rules.SHIP_IS_NEW: "market-ship-is-new",
    rules.LOAN_OR_SHARE: "market-loan-or-share",
    rules.SPOT_DONE: "market-spot-done",
    rules.NOT_WORTH_ENOUGH: "market-not-worth-enough",
    rules.OWN_HARBOUR: "market-own-harbour",
    rules.BID_TOO_HIGH: "market-bid-too-high",
    rules.NOT_TIED: "market-not-tied",
    rules.NO_SUCH_WAY: "market-no-such-way",
}
ASKED = {
    FREEZING: "market-asked-freezing",
    KEEPING: "market-asked-keeping",
    TURN: "market-asked-turn",
    ENTERING: "market-asked-entering",
    FISHING: "market-asked-fishing",
    SHIP_ACTS: "market-asked-ship",
    UNLOADING: "market-asked-price",
    CONVERTING: "market-asked-price",
    REPRICING: "market-asked-price",
    REPRICING_AT: "market-asked-at",
    BARREL_AT: "market-asked-at",
    TAKING_AT: "market-asked-at",
    ENTERING_AT: "market-asked-at",
    IN_MARKET: "market-asked-market",
    RETURNING: "market-asked-returning",
    GIVING: "market-asked-giving",
    OFFERING: "market-asked-offering",
    PURCHASING: "market-asked-purchasing",
    TAKING: "market-asked-taking",
    BIDDING: "market-asked-bidding",
    AWARDING: "market-asked-awarding",
}
"""What it is time for, where something else was decided."""


Details = dict[str, Any]
"""The numbers and names that a sentence asks for; where one reason has several sentences, `case` chooses among them."""


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    why = rules.refusal(state, config, seat, action)
    if why == rules.OTHER_PHASE:
        return Message(ASKED[int(state.phase)], asked_about(state, config, seat))
    if why not in REASONS:
        raise ValueError(f"decision {action} of seat {seat} is not refused by a rule of the market")
    return Message(REASONS[why], DETAILS[why](state, config, seat, action))


def asked_about(state: State, config: Config, seat: int) -> Details:
    """The numbers and names that those sentences ask for."""
    phase = int(state.phase)
    if phase == ENTERING:
        return entry_asked(state, config, seat)
    if phase == IN_MARKET:
        return {"market": thing(MARKET_NAMES[int(state.market)])}
    if phase == SHIP_ACTS:
        ship = int(state.ship)
        free = rules.hand_over_refusal(state, config, seat, ship) == 0
        return {"ship": int(state.ship_number[ship]), "barge": int(free)}
    if phase in (UNLOADING, CONVERTING, REPRICING):
        return {"most": yen(int(config.prices) * YEN)}
    if phase == OFFERING:
        return {"spot": int(config.trading_values[int(state.spot)])}
    return {}


def yen(amount: int) -> str:
    """An amount in a message: a number would be grouped there."""
    return str(int(amount))


def thing(word: str) -> Term:
    return Term(f"market-thing-{word}")


def all_legal(state: State, config: Config, seat: int, first: int, end: int) -> list[int]:
    """Which of these actions the seat may take now, counted from the first."""
    return [each - first for each in range(first, end) if rules.refusal(state, config, seat, each) == 0]


def markets_open(state: State, config: Config, seat: int) -> Details:
    """The markets that the seat can enter: how many, and their names."""
    markets = [thing(MARKET_NAMES[market]) for market in all_legal(state, config, seat, rules.MARKET, rules.SHIP)]
    return {"choices": len(markets), "markets": markets}


def sellers(state: State, config: Config, seat: int) -> Details:
    """From whom the seat can buy."""
    seats = [Seat(seller) for seller in all_legal(state, config, seat, rules.SEAT, rules.AMOUNT)]
    return {"choices": len(seats), "sellers": seats}


# A turn, and entering a market.


def no_action_left(state: State, config: Config, seat: int, action: int) -> Details:
    return markets_open(state, config, seat)


def nothing_to_fish(state: State, config: Config, seat: int, action: int) -> Details:
    return {}


def nothing_to_buy(state: State, config: Config, seat: int, action: int) -> Details:
    money = int(state.money[seat])
    if action == rules.PURCHASE:
        return {"case": "purchase", "money": yen(money)}
    seller = action - rules.SEAT
    if seller >= int(state.players):
        return {"case": "nobody", "player": seller + 1, "players": int(state.players)}
    if seller == int(state.seller):
        return {"case": "already", "seller": Seat(seller)}
    choices = sellers(state, config, seat)
    return {"case": "seller", "seller": Seat(seller), "money": yen(money), **choices}


def not_in_play(state: State, config: Config, seat: int, action: int) -> Details:
    market = thing(MARKET_NAMES[action - rules.MARKET])
    return {"market": market, **markets_open(state, config, seat)}


def no_way_in(state: State, config: Config, seat: int, action: int) -> Details:
    """What the entry costs, and what of that the seat has. Yen and pieces are taken only once a turn."""
    market = action - rules.MARKET
    kind = int(config.entry_piece[market])
    return {
        "market": thing(MARKET_NAMES[market]),
        "needed": int(config.entry_actions[market]),
        "fee": yen(config.entry_yen[market]) if config.entry_yen[market] > 0 else "none",
        "piece": thing(KIND_NAMES[kind]) if kind != NO_KIND else "none",
        "others": int(config.entry_actions[market] > 0 or config.entry_yen[market] > 0),
        "left": int(state.actions_left),
        "carts": int(rules.carts_for(state, seat, market)),
        "money": yen(state.money[seat]),
        "owned": int(kind != NO_KIND and rules.owns_kind(state, seat, kind)),
    }


def nothing_to_do_there(state: State, config: Config, seat: int, action: int) -> Details:
    market = thing(MARKET_NAMES[action - rules.MARKET])
    return {"market": market, **markets_open(state, config, seat)}


def no_such_way(state: State, config: Config, seat: int, action: int) -> Details:
    return entry_asked(state, config, seat)


def entry_asked(state: State, config: Config, seat: int) -> Details:
    """The market that is being entered, and how that can be paid."""
    ways = rules.ways_in(state, config, seat, int(state.market))
    names = [thing(name) for number, name in enumerate(WAY_NAMES) if ways >> number & 1]
    if ways & rules.WAY_PIECES:
        pieces = rules.entry_pieces(state, config, seat, int(state.market))
        names += pieces_named(config, [piece for piece in range(PIECES) if pieces >> piece & 1])
    return {"market": thing(MARKET_NAMES[int(state.market)]), "ways": names}


def all_ports_open(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ports": PORTS}


def nothing_done(state: State, config: Config, seat: int, action: int) -> Details:
    phase = int(state.phase)
    if action == rules.OPEN_PORT:
        cost, money = int(config.ports[int(state.ports_open[seat]) - 1]), int(state.money[seat])
        return {"case": "port", "cost": yen(cost), "left": yen(money - cost)}
    if phase == FISHING:
        return {"case": "fishing"}
    if phase == PURCHASING:
        return {"case": "purchase"}
    return {"case": "visit", "market": thing(MARKET_NAMES[int(state.market)])}


def too_dear(state: State, config: Config, seat: int, action: int) -> Details:
    what, price = priced_thing(state, config, seat, action)
    return {"what": thing(what), "price": yen(price), "money": yen(state.money[seat])}


def priced_thing(state: State, config: Config, seat: int, action: int) -> tuple[str, int]:
    """What would be paid for, and how much; of things on sale, the cheapest."""
    market = int(state.market)
    if action == rules.OPEN_PORT:
        return "port", int(config.ports[int(state.ports_open[seat]) - 1])
    if action == rules.LICENCE:
        return "licence", int(config.licence_cost[market])
    if action == rules.SHARE:
        return "share", int(config.share)
    if action in (rules.FREEZER, rules.CART):
        return RENTAL_NAMES[action - rules.FREEZER], int(config.rent)
    if rules.BUY_SHIP <= action < rules.ROW:
        size = action - rules.BUY_SHIP
        return SIZE_NAMES[size], int(rules.ship_price(config, market, size))
    if action >= rules.AMOUNT:
        return KIND_NAMES[int(LOT_KIND[int(state.lot)])], (action - rules.AMOUNT) * YEN
    lot = action - rules.LOT
    prices = prices_of(state, config, int(state.seller), lot)
    return KIND_NAMES[int(LOT_KIND[lot])], prices[0]


def prices_of(state: State, config: Config, owner: int, lot: int) -> list[int]:
    """At which prices these are on sale, the cheapest first."""
    return [(price + 1) * YEN for price in range(int(config.prices)) if state.harbour[owner, lot, price] > 0]


# Ships and fishing.


def not_your_ship(state: State, config: Config, seat: int, action: int) -> Details:
    numbers = [int(number) for number in state.ship_number[state.ship_owner == seat]]
    return {"choices": len(numbers), "ships": sorted(numbers)}


def ship_has_acted(state: State, config: Config, seat: int, action: int) -> Details:
    if int(state.phase) == SHIP_ACTS:
        return {"case": "hand-over", "ship": int(state.ship_number[int(state.ship)])}
    free = all_legal(state, config, seat, rules.SHIP, rules.PIECE)
    numbers = sorted(int(state.ship_number[ship]) for ship in free)
    ship = int(state.ship_number[action - rules.SHIP])
    return {"case": "fishing", "ship": ship, "choices": len(numbers), "ships": numbers}


def ship_cannot_act(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[action - rules.SHIP])}


def ship_in_port(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[int(state.ship)])}


def ship_at_sea(state: State, config: Config, seat: int, action: int) -> Details:
    if action == rules.UNDOCK:
        return {"case": "undock", "ship": int(state.ship_number[int(state.ship)])}
    return {"case": "sell", "ship": int(state.ship_number[action - rules.SHIP])}


def ship_is_new(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[action - rules.SHIP])}


def no_free_port(state: State, config: Config, seat: int, action: int) -> Details:
    opened = int(state.ports_open[seat])
    cost = yen(config.ports[opened - 1]) if opened < PORTS else "none"
    size = int(state.ship_size[int(state.ship)]) if action == rules.DOCK else action - rules.BUY_SHIP
    if size == BARGE:
        return {"case": "barge", "opened": opened, "ports": PORTS, "cost": cost}
    return {"case": "ship", "opened": opened, "ports": PORTS, "cost": cost}


def no_barrels(state: State, config: Config, seat: int, action: int) -> Details:
    return {"fish": thing(fished(action)), **catches(state, config, seat)}


def fished(action: int) -> str:
    """The kind that was to be fished, onto the barge or not."""
    return FISH[(action - rules.KIND) % KINDS]


def catches(state: State, config: Config, seat: int) -> Details:
    """What the ship whose turn it is could catch."""
    kinds = [thing(FISH[kind]) for kind in all_legal(state, config, seat, rules.KIND, rules.BARGE_KIND)]
    return {"choices": len(kinds), "kinds": kinds}


def ship_full(state: State, config: Config, seat: int, action: int) -> Details:
    ship = int(state.ship)
    number, carried, barrels = int(state.ship_number[ship]), int(state.ship_kind[ship]), int(state.ship_barrels[ship])
    if state.ship_size[ship] == BARGE:
        return {"case": "barge", "ship": number}
    if fished(action) != FISH[carried]:
        return {"case": "other", "ship": number, "carried": thing(FISH[carried])}
    return {"case": "full", "ship": number, "carried": thing(FISH[carried]), "barrels": barrels}


def no_licence(state: State, config: Config, seat: int, action: int) -> Details:
    fish = fished(action)
    licences = int(state.licences[seat, FISH.index(fish)])
    return {"fish": thing(fish), "licences": licences, **catches(state, config, seat)}


def no_barge(state: State, config: Config, seat: int, action: int) -> Details:
    if action == rules.HAND_OVER:
        return {"fish": thing(FISH[int(state.ship_kind[int(state.ship)])])}
    return {"fish": thing(fished(action))}


def nothing_aboard(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[int(state.ship)])}


# Goods on sale.


def not_on_sale(state: State, config: Config, seat: int, action: int) -> Details:
    phase = int(state.phase)
    buying = phase in (TAKING, PURCHASING, TAKING_AT)
    seller = int(state.seller) if buying else seat
    if action >= rules.AMOUNT:
        lot, asked = int(state.lot), (action - rules.AMOUNT) * YEN
        prices = [f"¥{price}" for price in prices_of(state, config, seller, lot)]
        fish = thing(KIND_NAMES[int(LOT_KIND[lot])])
        return {"case": "price", "price": yen(asked), "fish": fish, "prices": prices}
    if phase == PURCHASING and seller == NOBODY:
        return {"case": "whom", **sellers(state, config, seat)}
    if buying:
        free = all_legal(state, config, seat, rules.LOT, rules.SEAT)
        return {"case": "seller", "seller": Seat(seller), **lot_names(action - rules.LOT), **lots(free)}
    if phase == FISHING:
        free = all_legal(state, config, seat, rules.LOT, rules.SEAT)
        return {"case": "reprice", **lot_names(action - rules.LOT), **lots(free)}
    return {"case": "barrel", "row": thing(ROW_NAMES[action - rules.ROW])}


def lot_names(lot: int) -> Details:
    """The fish of a lot and its row; takoyaki lie on none: `rowed` is 0."""
    rowed = int(lot != TAKOYAKI_LOT)
    return {"fish": thing(KIND_NAMES[int(LOT_KIND[lot])]), "row": thing(ROW_NAMES[lot % 2]), "rowed": rowed}


def lots(found: list[int]) -> Details:
    """Several lots by their fish: how many, and which."""
    kinds = sorted({int(LOT_KIND[lot]) for lot in found})
    return {"choices": len(kinds), "lots": [thing(KIND_NAMES[kind]) for kind in kinds]}


def same_price(state: State, config: Config, seat: int, action: int) -> Details:
    return {"price": yen((int(state.price) + 1) * YEN)}


def no_such_price(state: State, config: Config, seat: int, action: int) -> Details:
    return {"price": yen((action - rules.AMOUNT) * YEN), "most": yen(int(config.prices) * YEN)}


def own_harbour(state: State, config: Config, seat: int, action: int) -> Details:
    return sellers(state, config, seat)


# Markets.


def sold_out(state: State, config: Config, seat: int, action: int) -> Details:
    market = int(state.market)
    if action == rules.LICENCE:
        return {"case": "licence", "fish": thing(FISH[market])}
    if action == rules.CONVERT:
        return {"case": "takoyaki", "left": int(state.takoyaki_supply), "needed": int(config.takoyaki_made)}
    if action in (rules.LOAN, rules.SHARE, rules.FREEZER, rules.CART):
        names = {rules.LOAN: "loan", rules.SHARE: "share", rules.FREEZER: "freezer", rules.CART: "cart"}
        return {"case": "chit", "what": thing(names[action])}
    if rules.BUY_SHIP <= action < rules.ROW:
        sizes = [thing(SIZE_NAMES[size]) for size in all_legal(state, config, seat, rules.BUY_SHIP, rules.ROW)]
        size = thing(SIZE_NAMES[action - rules.BUY_SHIP])
        return {"case": "ship", "size": size, "choices": len(sizes), "sizes": sizes}
    return {"case": "piece", "fish": thing(KIND_NAMES[int(LOT_KIND[action - rules.LOT])])}


def one_a_visit(state: State, config: Config, seat: int, action: int) -> Details:
    return {"fish": thing(FISH[int(state.market)])}


def no_slot(state: State, config: Config, seat: int, action: int) -> Details:
    return {"slots": int(config.licence_slots)}


def returnable(state: State, config: Config, seat: int) -> Details:
    kinds = [thing(FISH[kind]) for kind in all_legal(state, config, seat, rules.KIND, rules.BARGE_KIND)]
    return {"choices": len(kinds), "kinds": kinds}


def not_returnable(state: State, config: Config, seat: int, action: int) -> Details:
    kind = action - rules.KIND
    choices = returnable(state, config, seat)
    if state.to_take == TAKE_LICENCE and kind == state.market:
        return {"case": "same", "fish": thing(FISH[kind]), **choices}
    return {"case": "needed", "fish": thing(FISH[kind]), **choices}


def not_owned(state: State, config: Config, seat: int, action: int) -> Details:
    if int(state.phase) == RETURNING:
        fish = thing(FISH[action - rules.KIND])
        return {"case": "licence", "fish": fish, **returnable(state, config, seat)}
    piece = OCTOPUS_PIECE if action == rules.CONVERT else action - rules.PIECE
    left = [int(state.pieces[seat, each]) - int(state.offered[each]) for each in range(PIECES)]
    names = pieces_named(config, [each for each in range(PIECES) if left[each] > 0])
    return {"case": "piece", **piece_named(config, piece), "choices": len(names), "pieces": names}


def piece_named(config: Config, piece: int) -> Details:
    """A piece, and its value if that is printed on it."""
    return {"piece": thing(PIECE_NAMES[piece]), "value": int(config.worth[piece]) if piece >= TUNA_PIECE else 0}


def pieces_named(config: Config, pieces: list[int]) -> list[Term]:
    names = dict.fromkeys(PIECE_NAMES[piece] for piece in pieces)
    return [thing(name) for name in names]


def not_wanted(state: State, config: Config, seat: int, action: int) -> Details:
    if int(state.phase) == GIVING:
        left = all_legal(state, config, seat, rules.PLACE, rules.SPOT)
        places = [int(config.government_yen[place]) for place in left]
        return {"case": "place", "yen": yen(config.government_yen[action - rules.PLACE]), "left": yen(places[0])}
    market = int(state.market)
    if market == GOVERNMENT:
        return {"case": "government"}
    free = pieces_named(config, all_legal(state, config, seat, rules.PIECE, rules.LOT))
    if rules.ROW <= action < rules.PLACE:
        return {"case": "barrel"}
    return {
        "case": "market",
        "market": thing(MARKET_NAMES[market]),
        **piece_named(config, action - rules.PIECE),
        "choices": len(free),
        "pieces": free,
    }


def loan_or_share(state: State, config: Config, seat: int, action: int) -> Details:
    if action == rules.LOAN:
        return {"case": "share", "shares": int(state.shares[seat])}
    return {"case": "loan", "loans": int(state.loans[seat])}


def spot_done(state: State, config: Config, seat: int, action: int) -> Details:
    free = [int(config.trading_values[spot]) for spot in all_legal(state, config, seat, rules.SPOT, rules.KIND)]
    spot = int(config.trading_values[action - rules.SPOT])
    return {"spot": spot, "choices": len(free), "spots": free}


def not_worth_enough(state: State, config: Config, seat: int, action: int) -> Details:
    if action == rules.DONE:
        spot = int(config.trading_values[int(state.spot)])
        return {"case": "offer", "spot": spot, "worth": int(rules.offer_worth(state, config))}
    spot = int(config.trading_values[action - rules.SPOT])
    return {"case": "spot", "spot": spot, "value": int(rules.resource_value(state, config, seat))}


# Auctions.


def bid_too_high(state: State, config: Config, seat: int, action: int) -> Details:
    most = int(rules.highest_bid(state, seat)) * YEN
    return {"bid": yen((action - rules.AMOUNT) * YEN), "most": yen(most)}


def not_tied(state: State, config: Config, seat: int, action: int) -> Details:
    tied = [Seat(each) for each in range(int(state.players)) if rules.is_highest(state, each)]
    return {"seat": Seat(action - rules.SEAT), "tied": tied}


DETAILS: dict[int, Callable[[State, Config, int, int], Details]] = {
    rules.NO_ACTION_LEFT: no_action_left,
    rules.NOTHING_TO_FISH: nothing_to_fish,
    rules.NOTHING_TO_BUY: nothing_to_buy,
    rules.NOT_IN_PLAY: not_in_play,
    rules.NO_WAY_IN: no_way_in,
    rules.NOTHING_TO_DO_THERE: nothing_to_do_there,
    rules.ALL_PORTS_OPEN: all_ports_open,
    rules.TOO_DEAR: too_dear,
    rules.NOTHING_DONE: nothing_done,
    rules.NOT_YOUR_SHIP: not_your_ship,
    rules.SHIP_HAS_ACTED: ship_has_acted,
    rules.SHIP_CANNOT_ACT: ship_cannot_act,
    rules.SHIP_IN_PORT: ship_in_port,
    rules.SHIP_AT_SEA: ship_at_sea,
    rules.NO_FREE_PORT: no_free_port,
    rules.NO_BARRELS: no_barrels,
    rules.SHIP_FULL: ship_full,
    rules.NO_LICENCE: no_licence,
    rules.NO_BARGE: no_barge,
    rules.NOTHING_ABOARD: nothing_aboard,
    rules.NOT_ON_SALE: not_on_sale,
    rules.SAME_PRICE: same_price,
    rules.NO_SUCH_PRICE: no_such_price,
    rules.SOLD_OUT: sold_out,
    rules.ONE_A_VISIT: one_a_visit,
    rules.NO_SLOT: no_slot,
    rules.NOT_RETURNABLE: not_returnable,
    rules.NOT_OWNED: not_owned,
    rules.NOT_WANTED: not_wanted,
    rules.SHIP_IS_NEW: ship_is_new,
    rules.LOAN_OR_SHARE: loan_or_share,
    rules.SPOT_DONE: spot_done,
    rules.NOT_WORTH_ENOUGH: not_worth_enough,
    rules.OWN_HARBOUR: own_harbour,
    rules.BID_TOO_HIGH: bid_too_high,
    rules.NOT_TIED: not_tied,
    rules.NO_SUCH_WAY: no_such_way,
}

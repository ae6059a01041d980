"""Why a decision is refused, as a message, and what is possible instead."""

from collections.abc import Callable
from typing import Any

from uogashi.core.errors import Message, Seat, Term
from uogashi.games.market import actions, reasons
from uogashi.games.market.auctions import highest_bid, is_highest
from uogashi.games.market.entering import carts_for, entry_pieces, ways_in
from uogashi.games.market.fleet import hand_over_refusal
from uogashi.games.market.holdings import owns_kind
from uogashi.games.market.legality import refusal
from uogashi.games.market.notation import (
    FISH,
    KIND_NAMES,
    MARKET_NAMES,
    PIECE_NAMES,
    RENTAL_NAMES,
    ROW_NAMES,
    SIZE_NAMES,
    WAY_NAMES,
)
from uogashi.games.market.ships import ship_price
from uogashi.games.market.state import (
    AWARDING,
    BARGE,
    BARREL_AT,
    BIDDING,
    CONVERTING,
    ENTERING,
    ENTERING_AT,
    FISHING,
    FREEZING,
    GIVING,
    GOVERNMENT,
    IN_MARKET,
    KEEPING,
    KINDS,
    LOT_KIND,
    NO_KIND,
    NOBODY,
    OCTOPUS_PIECE,
    OFFERING,
    PIECES,
    PORTS,
    PURCHASING,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SHIP_ACTS,
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
from uogashi.games.market.trading import offer_worth
from uogashi.games.market.worth import resource_value

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
    why = refusal(state, config, seat, action)
    if why == reasons.OTHER_PHASE:
        return Message(ASKED[int(state.phase)], asked_about(state, config, seat))
    if why not in REFUSALS:
        raise ValueError(f"decision {action} of seat {seat} is not refused by a rule of the market")
    sentence, details = REFUSALS[why]
    return Message(sentence, details(state, config, seat, action))


def asked_about(state: State, config: Config, seat: int) -> Details:
    """The numbers and names that those sentences ask for."""
    phase = int(state.phase)
    if phase == ENTERING:
        return entry_asked(state, config, seat)
    if phase == IN_MARKET:
        return {"market": thing(MARKET_NAMES[int(state.market)])}
    if phase == SHIP_ACTS:
        ship = int(state.ship)
        free = hand_over_refusal(state, config, seat, ship) == 0
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
    return [each - first for each in range(first, end) if refusal(state, config, seat, each) == 0]


def markets_open(state: State, config: Config, seat: int) -> Details:
    """The markets that the seat can enter: how many, and their names."""
    markets = [thing(MARKET_NAMES[market]) for market in all_legal(state, config, seat, actions.MARKET, actions.SHIP)]
    return {"choices": len(markets), "markets": markets}


def sellers(state: State, config: Config, seat: int) -> Details:
    """The players the seat can buy from."""
    seats = [Seat(seller) for seller in all_legal(state, config, seat, actions.SEAT, actions.AMOUNT)]
    return {"choices": len(seats), "sellers": seats}


# --- a turn, and entering a market -------------------------------------------------------------------------------


def no_action_left(state: State, config: Config, seat: int, action: int) -> Details:
    return markets_open(state, config, seat)


def nothing_to_fish(state: State, config: Config, seat: int, action: int) -> Details:
    return {}


def nothing_to_buy(state: State, config: Config, seat: int, action: int) -> Details:
    money = int(state.money[seat])
    if action == actions.PURCHASE:
        return {"case": "purchase", "money": yen(money)}
    seller = action - actions.SEAT
    if seller >= int(state.players):
        return {"case": "nobody", "player": seller + 1, "players": int(state.players)}
    if seller == int(state.seller):
        return {"case": "already", "seller": Seat(seller)}
    choices = sellers(state, config, seat)
    return {"case": "seller", "seller": Seat(seller), "money": yen(money), **choices}


def not_in_play(state: State, config: Config, seat: int, action: int) -> Details:
    market = thing(MARKET_NAMES[action - actions.MARKET])
    return {"market": market, **markets_open(state, config, seat)}


def no_way_in(state: State, config: Config, seat: int, action: int) -> Details:
    """What the entry costs, and what of that the seat has. Yen and pieces are taken only once a turn."""
    market = action - actions.MARKET
    kind = int(config.entry_piece[market])
    return {
        "market": thing(MARKET_NAMES[market]),
        "needed": int(config.entry_actions[market]),
        "fee": yen(config.entry_yen[market]) if config.entry_yen[market] > 0 else "none",
        "piece": thing(KIND_NAMES[kind]) if kind != NO_KIND else "none",
        "others": int(config.entry_actions[market] > 0 or config.entry_yen[market] > 0),
        "left": int(state.actions_left),
        "carts": int(carts_for(state, seat, market)),
        "money": yen(state.money[seat]),
        "owned": int(kind != NO_KIND and owns_kind(state, seat, kind)),
    }


def nothing_to_do_there(state: State, config: Config, seat: int, action: int) -> Details:
    market = thing(MARKET_NAMES[action - actions.MARKET])
    return {"market": market, **markets_open(state, config, seat)}


def no_such_way(state: State, config: Config, seat: int, action: int) -> Details:
    return entry_asked(state, config, seat)


def entry_asked(state: State, config: Config, seat: int) -> Details:
    """The market that is being entered, and how that can be paid."""
    ways = ways_in(state, config, seat, int(state.market))
    names = [thing(name) for number, name in enumerate(WAY_NAMES) if ways >> number & 1]
    if ways & actions.WAY_PIECES:
        pieces = entry_pieces(state, config, seat, int(state.market))
        names += pieces_named(config, [piece for piece in range(PIECES) if pieces >> piece & 1])
    return {"market": thing(MARKET_NAMES[int(state.market)]), "ways": names}


def all_ports_open(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ports": PORTS}


def nothing_done(state: State, config: Config, seat: int, action: int) -> Details:
    phase = int(state.phase)
    if action == actions.OPEN_PORT:
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
    """What would be paid for, and how much; for items on sale, the cheapest."""
    market = int(state.market)
    if action == actions.OPEN_PORT:
        return "port", int(config.ports[int(state.ports_open[seat]) - 1])
    if action == actions.LICENCE:
        return "licence", int(config.licence_cost[market])
    if action == actions.SHARE:
        return "share", int(config.share)
    if action in (actions.FREEZER, actions.CART):
        return RENTAL_NAMES[action - actions.FREEZER], int(config.rent)
    if actions.BUY_SHIP <= action < actions.ROW:
        size = action - actions.BUY_SHIP
        return SIZE_NAMES[size], int(ship_price(config, market, size))
    if action >= actions.AMOUNT:
        return KIND_NAMES[int(LOT_KIND[int(state.lot)])], (action - actions.AMOUNT) * YEN
    lot = action - actions.LOT
    prices = prices_of(state, config, int(state.seller), lot)
    return KIND_NAMES[int(LOT_KIND[lot])], prices[0]


def prices_of(state: State, config: Config, owner: int, lot: int) -> list[int]:
    """The prices at which these are on sale, the cheapest first."""
    return [(price + 1) * YEN for price in range(int(config.prices)) if state.harbour[owner, lot, price] > 0]


# --- ships and fishing -------------------------------------------------------------------------------------------


def not_your_ship(state: State, config: Config, seat: int, action: int) -> Details:
    numbers = [int(number) for number in state.ship_number[state.ship_owner == seat]]
    return {"choices": len(numbers), "ships": sorted(numbers)}


def ship_has_acted(state: State, config: Config, seat: int, action: int) -> Details:
    if int(state.phase) == SHIP_ACTS:
        return {"case": "hand-over", "ship": int(state.ship_number[int(state.ship)])}
    free = all_legal(state, config, seat, actions.SHIP, actions.PIECE)
    numbers = sorted(int(state.ship_number[ship]) for ship in free)
    ship = int(state.ship_number[action - actions.SHIP])
    return {"case": "fishing", "ship": ship, "choices": len(numbers), "ships": numbers}


def ship_cannot_act(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[action - actions.SHIP])}


def ship_in_port(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[int(state.ship)])}


def ship_at_sea(state: State, config: Config, seat: int, action: int) -> Details:
    if action == actions.UNDOCK:
        return {"case": "undock", "ship": int(state.ship_number[int(state.ship)])}
    return {"case": "sell", "ship": int(state.ship_number[action - actions.SHIP])}


def ship_is_new(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[action - actions.SHIP])}


def no_free_port(state: State, config: Config, seat: int, action: int) -> Details:
    opened = int(state.ports_open[seat])
    cost = yen(config.ports[opened - 1]) if opened < PORTS else "none"
    size = int(state.ship_size[int(state.ship)]) if action == actions.DOCK else action - actions.BUY_SHIP
    if size == BARGE:
        return {"case": "barge", "opened": opened, "ports": PORTS, "cost": cost}
    return {"case": "ship", "opened": opened, "ports": PORTS, "cost": cost}


def no_barrels(state: State, config: Config, seat: int, action: int) -> Details:
    return {"fish": thing(fished(action)), **catches(state, config, seat)}


def fished(action: int) -> str:
    """The kind that was to be fished, onto the barge or not."""
    return FISH[(action - actions.KIND) % KINDS]


def catches(state: State, config: Config, seat: int) -> Details:
    """What the ship whose turn it is could catch."""
    kinds = [thing(FISH[kind]) for kind in all_legal(state, config, seat, actions.KIND, actions.BARGE_KIND)]
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
    if action == actions.HAND_OVER:
        return {"fish": thing(FISH[int(state.ship_kind[int(state.ship)])])}
    return {"fish": thing(fished(action))}


def nothing_aboard(state: State, config: Config, seat: int, action: int) -> Details:
    return {"ship": int(state.ship_number[int(state.ship)])}


# --- goods on sale -----------------------------------------------------------------------------------------------


def not_on_sale(state: State, config: Config, seat: int, action: int) -> Details:
    phase = int(state.phase)
    buying = phase in (TAKING, PURCHASING, TAKING_AT)
    seller = int(state.seller) if buying else seat
    if action >= actions.AMOUNT:
        lot, asked = int(state.lot), (action - actions.AMOUNT) * YEN
        prices = [f"¥{price}" for price in prices_of(state, config, seller, lot)]
        fish = thing(KIND_NAMES[int(LOT_KIND[lot])])
        return {"case": "price", "price": yen(asked), "fish": fish, "prices": prices}
    if phase == PURCHASING and seller == NOBODY:
        return {"case": "whom", **sellers(state, config, seat)}
    if buying:
        free = all_legal(state, config, seat, actions.LOT, actions.SEAT)
        return {"case": "seller", "seller": Seat(seller), **lot_names(action - actions.LOT), **lots(free)}
    if phase == FISHING:
        free = all_legal(state, config, seat, actions.LOT, actions.SEAT)
        return {"case": "reprice", **lot_names(action - actions.LOT), **lots(free)}
    return {"case": "barrel", "row": thing(ROW_NAMES[action - actions.ROW])}


def lot_names(lot: int) -> Details:
    """The fish of a lot and its row; takoyaki are on none: `rowed` is 0."""
    rowed = int(lot != TAKOYAKI_LOT)
    return {"fish": thing(KIND_NAMES[int(LOT_KIND[lot])]), "row": thing(ROW_NAMES[lot % 2]), "rowed": rowed}


def lots(found: list[int]) -> Details:
    """Several lots by their fish: how many, and which."""
    kinds = sorted({int(LOT_KIND[lot]) for lot in found})
    return {"choices": len(kinds), "lots": [thing(KIND_NAMES[kind]) for kind in kinds]}


def same_price(state: State, config: Config, seat: int, action: int) -> Details:
    return {"price": yen((int(state.price) + 1) * YEN)}


def no_such_price(state: State, config: Config, seat: int, action: int) -> Details:
    return {"price": yen((action - actions.AMOUNT) * YEN), "most": yen(int(config.prices) * YEN)}


def own_harbour(state: State, config: Config, seat: int, action: int) -> Details:
    return sellers(state, config, seat)


# --- markets -----------------------------------------------------------------------------------------------------


def sold_out(state: State, config: Config, seat: int, action: int) -> Details:
    market = int(state.market)
    if action == actions.LICENCE:
        return {"case": "licence", "fish": thing(FISH[market])}
    if action == actions.CONVERT:
        return {"case": "takoyaki", "left": int(state.takoyaki_supply), "needed": int(config.takoyaki_made)}
    if action in (actions.LOAN, actions.SHARE, actions.FREEZER, actions.CART):
        names = {actions.LOAN: "loan", actions.SHARE: "share", actions.FREEZER: "freezer", actions.CART: "cart"}
        return {"case": "chit", "what": thing(names[action])}
    if actions.BUY_SHIP <= action < actions.ROW:
        sizes = [thing(SIZE_NAMES[size]) for size in all_legal(state, config, seat, actions.BUY_SHIP, actions.ROW)]
        size = thing(SIZE_NAMES[action - actions.BUY_SHIP])
        return {"case": "ship", "size": size, "choices": len(sizes), "sizes": sizes}
    return {"case": "piece", "fish": thing(KIND_NAMES[int(LOT_KIND[action - actions.LOT])])}


def one_a_visit(state: State, config: Config, seat: int, action: int) -> Details:
    return {"fish": thing(FISH[int(state.market)])}


def no_slot(state: State, config: Config, seat: int, action: int) -> Details:
    return {"slots": int(config.licence_slots)}


def returnable(state: State, config: Config, seat: int) -> Details:
    kinds = [thing(FISH[kind]) for kind in all_legal(state, config, seat, actions.KIND, actions.BARGE_KIND)]
    return {"choices": len(kinds), "kinds": kinds}


def not_returnable(state: State, config: Config, seat: int, action: int) -> Details:
    kind = action - actions.KIND
    choices = returnable(state, config, seat)
    if state.to_take == TAKE_LICENCE and kind == state.market:
        return {"case": "same", "fish": thing(FISH[kind]), **choices}
    return {"case": "needed", "fish": thing(FISH[kind]), **choices}


def not_owned(state: State, config: Config, seat: int, action: int) -> Details:
    if int(state.phase) == RETURNING:
        fish = thing(FISH[action - actions.KIND])
        return {"case": "licence", "fish": fish, **returnable(state, config, seat)}
    piece = OCTOPUS_PIECE if action == actions.CONVERT else action - actions.PIECE
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
        left = all_legal(state, config, seat, actions.PLACE, actions.SPOT)
        places = [int(config.government_yen[place]) for place in left]
        return {"case": "place", "yen": yen(config.government_yen[action - actions.PLACE]), "left": yen(places[0])}
    market = int(state.market)
    if market == GOVERNMENT:
        return {"case": "government"}
    free = pieces_named(config, all_legal(state, config, seat, actions.PIECE, actions.LOT))
    if actions.ROW <= action < actions.PLACE:
        return {"case": "barrel"}
    return {
        "case": "market",
        "market": thing(MARKET_NAMES[market]),
        **piece_named(config, action - actions.PIECE),
        "choices": len(free),
        "pieces": free,
    }


def loan_or_share(state: State, config: Config, seat: int, action: int) -> Details:
    if action == actions.LOAN:
        return {"case": "share", "shares": int(state.shares[seat])}
    return {"case": "loan", "loans": int(state.loans[seat])}


def spot_done(state: State, config: Config, seat: int, action: int) -> Details:
    free = [int(config.trading_values[spot]) for spot in all_legal(state, config, seat, actions.SPOT, actions.KIND)]
    spot = int(config.trading_values[action - actions.SPOT])
    return {"spot": spot, "choices": len(free), "spots": free}


def not_worth_enough(state: State, config: Config, seat: int, action: int) -> Details:
    if action == actions.DONE:
        spot = int(config.trading_values[int(state.spot)])
        return {"case": "offer", "spot": spot, "worth": int(offer_worth(state, config))}
    spot = int(config.trading_values[action - actions.SPOT])
    return {"case": "spot", "spot": spot, "value": int(resource_value(state, config, seat))}


# --- auctions ----------------------------------------------------------------------------------------------------


def bid_too_high(state: State, config: Config, seat: int, action: int) -> Details:
    most = int(highest_bid(state, seat)) * YEN
    return {"bid": yen((action - actions.AMOUNT) * YEN), "most": yen(most)}


def not_tied(state: State, config: Config, seat: int, action: int) -> Details:
    tied = [Seat(each) for each in range(int(state.players)) if is_highest(state, each)]
    return {"seat": Seat(action - actions.SEAT), "tied": tied}


# --- all reasons -------------------------------------------------------------------------------------------------

REFUSALS: dict[int, tuple[str, Callable[[State, Config, int, int], Details]]] = {
    reasons.NO_ACTION_LEFT: ("market-no-action-left", no_action_left),
    reasons.NOTHING_TO_FISH: ("market-nothing-to-fish", nothing_to_fish),
    reasons.NOTHING_TO_BUY: ("market-nothing-to-buy", nothing_to_buy),
    reasons.NOT_IN_PLAY: ("market-not-in-play", not_in_play),
    reasons.NO_WAY_IN: ("market-no-way-in", no_way_in),
    reasons.NOTHING_TO_DO_THERE: ("market-nothing-to-do-there", nothing_to_do_there),
    reasons.ALL_PORTS_OPEN: ("market-all-ports-open", all_ports_open),
    reasons.TOO_DEAR: ("market-too-dear", too_dear),
    reasons.NOTHING_DONE: ("market-nothing-done", nothing_done),
    reasons.NOT_YOUR_SHIP: ("market-not-your-ship", not_your_ship),
    reasons.SHIP_HAS_ACTED: ("market-ship-has-acted", ship_has_acted),
    reasons.SHIP_CANNOT_ACT: ("market-ship-cannot-act", ship_cannot_act),
    reasons.SHIP_IN_PORT: ("market-ship-in-port", ship_in_port),
    reasons.SHIP_AT_SEA: ("market-ship-at-sea", ship_at_sea),
    reasons.NO_FREE_PORT: ("market-no-free-port", no_free_port),
    reasons.NO_BARRELS: ("market-no-barrels", no_barrels),
    reasons.SHIP_FULL: ("market-ship-full", ship_full),
    reasons.NO_LICENCE: ("market-no-licence", no_licence),
    reasons.NO_BARGE: ("market-no-barge", no_barge),
    reasons.NOTHING_ABOARD: ("market-nothing-aboard", nothing_aboard),
    reasons.NOT_ON_SALE: ("market-not-on-sale", not_on_sale),
    reasons.SAME_PRICE: ("market-same-price", same_price),
    reasons.NO_SUCH_PRICE: ("market-no-such-price", no_such_price),
    reasons.SOLD_OUT: ("market-sold-out", sold_out),
    reasons.ONE_A_VISIT: ("market-one-a-visit", one_a_visit),
    reasons.NO_SLOT: ("market-no-slot", no_slot),
    reasons.NOT_RETURNABLE: ("market-not-returnable", not_returnable),
    reasons.NOT_OWNED: ("market-not-owned", not_owned),
    reasons.NOT_WANTED: ("market-not-wanted", not_wanted),
    reasons.SHIP_IS_NEW: ("market-ship-is-new", ship_is_new),
    reasons.LOAN_OR_SHARE: ("market-loan-or-share", loan_or_share),
    reasons.SPOT_DONE: ("market-spot-done", spot_done),
    reasons.NOT_WORTH_ENOUGH: ("market-not-worth-enough", not_worth_enough),
    reasons.OWN_HARBOUR: ("market-own-harbour", own_harbour),
    reasons.BID_TOO_HIGH: ("market-bid-too-high", bid_too_high),
    reasons.NOT_TIED: ("market-not-tied", not_tied),
    reasons.NO_SUCH_WAY: ("market-no-such-way", no_such_way),
}
"""The sentence of each reason, and what it asks for."""

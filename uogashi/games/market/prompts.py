"""The questions for a player of Tokyo Tsukiji Market, with their objects, and what to know while they decide or
wait.
"""

from typing import Any

from uogashi.core.errors import Message, Seat, Term
from uogashi.games.market.view import MarketView, SeatView

NONE = "none"
"""Where there is no such thing: messages choose by it."""


def ask(view: MarketView) -> Message:
    """What the viewer, whose turn it is, has to decide now. Its arguments also go into the texts of decisions."""
    mine = view.seats[view.viewer or 0]
    variant = "-own" if view.phase == "bidding" and view.auction and view.auction.fisher == view.viewer else ""
    return Message(f"market-ask-{view.phase}{variant}", {**context(view, mine), **details(view, mine)})


def context(view: MarketView, mine: SeatView) -> dict[str, Any]:
    """What is being decided about. Every sentence gets all of it: any decision may be named with what is asked now."""
    fish, value = object_of(view)
    return {
        "phase": view.phase,
        "money": mine.money,
        "market": thing(view.market),
        "place": thing(view.market and f"enter-{view.market}"),
        "fish": thing(fish),
        "value": value,
        "seller": NONE if view.seller is None else Seat(view.seller),
        "port": view.port_cost[mine.ports - 1] if mine.ports <= len(view.port_cost) else 0,
        "cost": next((each.licence_cost for each in view.fish if each.market == view.market), 0),
    }


def thing(name: str | None) -> Any:
    return NONE if name is None else Term(f"market-thing-{name}")


def object_of(view: MarketView) -> tuple[str | None, int]:
    """The fish that is asked about and the value printed on it: what is auctioned, given, priced or picked."""
    if view.auction is not None:
        return view.auction.fish, view.auction.value
    if view.given is not None:
        name, _, value = view.given.partition(" ")
        return name, int(value or 0)
    return (view.unpriced[0] if view.unpriced else view.lot), 0


def details(view: MarketView, mine: SeatView) -> dict[str, Any]:
    """What only the sentence of this phase needs."""
    find = DETAILS.get(view.phase)
    return find(view, mine) if find is not None else {}


def of_freezing(view: MarketView, mine: SeatView) -> dict[str, Any]:
    fresh = sum(sale.count for sale in mine.sale if sale.row == "fresh")
    return {"lost": mine.rotting, "moved": fresh, "uses": mine.freezer_uses}


def of_entering(view: MarketView, mine: SeatView) -> dict[str, Any]:
    fees = {each.market: each.entry_yen or 0 for each in view.fish} | {
        each.market: each.entry_yen or 0 for each in view.extra
    }
    return {"due": view.entry_due or 0, "fee": fees[view.market or ""]}


def of_ship(view: MarketView, mine: SeatView) -> dict[str, Any]:
    ship = next(ship for ship in mine.ships if ship.ship == view.ship)
    return {
        "ship": ship.ship,
        "size": thing(ship.size),
        "where": "port" if ship.port is not None else "sea",
        "barrels": len(ship.cargo),
        "cargo": [thing(fish) for fish in dict.fromkeys(ship.cargo)] or NONE,
    }


def of_pricing(view: MarketView, mine: SeatView) -> dict[str, Any]:
    return {"more": len(view.unpriced) - 1, "most": view.highest_price}


def of_picking(view: MarketView, mine: SeatView) -> dict[str, Any]:
    """The prices of the items on sale in the row in question, at the player's own harbour or the seller's."""
    owner = mine if view.seller is None or view.phase != "taking-at" else view.seats[view.seller]
    prices = sorted({sale.price for sale in owner.sale if (sale.fish, sale.row) == (view.lot, view.lot_row)})
    return {"row": thing(view.lot_row), "prices": [f"¥{price}" for price in prices]}


def of_offering(view: MarketView, mine: SeatView) -> dict[str, Any]:
    offered = [thing(label.partition(" ")[0]) for label in view.offered]
    return {"spot": view.spot, "worth": view.offered_worth or 0, "offered": offered or NONE}


def of_bidding(view: MarketView, mine: SeatView) -> dict[str, Any]:
    assert view.auction is not None
    return {"fisher": Seat(view.auction.fisher), "tied": max(view.auction.bids or [0])}


DETAILS = {
    "freezing": of_freezing,
    "keeping": lambda view, mine: {"yen": view.price},
    "turn": lambda view, mine: {"actions": view.actions_left},
    "entering": of_entering,
    "entering-at": of_picking,
    "ship": of_ship,
    "unloading": of_pricing,
    "converting": of_pricing,
    "repricing-at": of_picking,
    "repricing": lambda view, mine: {"yen": view.price, "most": view.highest_price},
    "returning": lambda view, mine: {"what": thing(view.taken)},
    "barrel-at": of_picking,
    "offering": of_offering,
    "taking-at": of_picking,
    "bidding": of_bidding,
    "awarding": of_bidding,
}


# --- warnings ----------------------------------------------------------------------------------------------------


def warnings(view: MarketView) -> list[Message]:
    """When the end comes, or who triggers it with their next turn, and what blocks those who have enough for it."""
    if view.phase == "over" or view.viewer is None:
        return []
    if view.turn >= view.turn_limit:
        return [Message("market-warning-limit", {"turns": view.turn_limit})]
    if view.final_turns:
        return [final_turns(view, view.viewer)]
    own = [Message("market-warning-ends-own")] if view.seats[view.viewer].ends_by else []
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    ending = [warn_of(seat, seat.ends_by[0], "ends") for seat in others if seat.ends_by]
    held = [warn_of(seat, why, "held") for seat in others if not seat.ends_by for why in reached(view, seat)]
    return ending + own + held


def final_turns(view: MarketView, viewer: int) -> Message:
    """The viewer's last turn is on, or comes, or is over."""
    to_wait = (viewer - view.player) % len(view.seats)
    if to_wait >= view.final_turns:
        return Message("market-warning-no-turn", {"turns": view.final_turns})
    return Message("market-warning-last-turn" if to_wait == 0 else "market-warning-one-turn")


def reached(view: MarketView, seat: SeatView) -> list[str]:
    """What this player has enough of for the end."""
    return [
        *(["money"] if seat.money >= view.end_money else []),
        *(["value"] if seat.value >= view.end_value else []),
    ]


def warn_of(seat: SeatView, why: str, how: str) -> Message:
    arguments = {"seat": Seat(seat.seat), "money": seat.money, "value": seat.value}
    return Message(f"market-warning-{how}-{why}", arguments)

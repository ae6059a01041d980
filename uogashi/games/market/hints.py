"""What can be typed now, for the line below the question: as far as a glance at the table shows."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from uogashi.games.market.descriptions import describe_labels
from uogashi.games.market.notation import FISH
from uogashi.games.market.view import ExtraMarketView, FishMarketView, MarketView, PieceView, SeatView, ShipView
from uogashi.games.market.vocabulary import (
    PLAIN,
    SIZES,
    VERBS,
    WAYS,
    entry_pieces,
    first_word,
    kind_of,
    lot_words,
    piece_words,
    prices_of,
    typed_form,
)
from uogashi.text import Texts

# --- each phase --------------------------------------------------------------------------------------------------

Hints = Iterable[str]


def hint_words(view: MarketView, mine: SeatView, say: Texts) -> str:
    """What can be typed, as far as a glance at the table shows; a question mark lists everything."""
    find = HINTS.get(view.phase)
    parts = list(find(view, mine, say)) if find is not None else []
    return say.say("market-ask-hint", words=say.join(parts)) if parts else ""


def verb_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    return (first_word(say, name) for name in VERBS[view.phase])


def turn_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    for name in VERBS["turn"]:
        if able(name, view, mine):
            yield f"{first_word(say, name)} …" if name == "enter" else typed_form(PLAIN.get(name, name), say)


def entering_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    """The ways to pay; where several different pieces could, which one."""
    several = entry_pieces(view, mine, view.market) if not view.entry_due else []
    for way in WAYS:
        if payable(way, view, mine) and not (way == "piece" and len(several) > 1):
            yield f"{first_word(say, 'by')} {first_word(say, way)}"
    if len(several) > 1:
        yield from (typed_form(f"by {piece_words(piece)}", say) for piece in several)


def fishing_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    yield from (ship_hint(ship, say) for ship in mine.ships if not ship.acted or ship.hands_over)
    if mine.sale:
        yield f"{first_word(say, 'reprice')} …"
    yield first_word(say, "done")


def activity_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    ship = next(ship for ship in mine.ships if ship.ship == view.ship)
    if not ship.acted and ship.port is not None:
        yield first_word(say, "undock")
    elif not ship.acted:
        yield from (typed_form(decision, say) for decision in catches_of(ship, view, mine))
        if has_free_port(mine, ship.size):
            yield first_word(say, "dock")
    if ship.hands_over:
        yield typed_form("hand over", say)


def visit_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    yield from market_hints(view, mine, say)
    if able("open", view, mine):
        yield typed_form("open port", say)
    yield first_word(say, "done")


def returning_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    return (say.thing("market", fish) for fish in returnable(view, mine))


def giving_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    return (str(place.yen) for place in view.government if place.left)


def offering_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    return (f"{first_word(say, 'offer')} …", first_word(say, "done"))


def purchasing_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    others = [seat for seat in view.seats if seat.sale and seat.seat not in (mine.seat, view.seller)]
    goods = [] if view.seller is None else goods_hints(view.seats[view.seller], say)
    return (*goods, *(seller_hint(seat, say) for seat in others), first_word(say, "done"))


def taking_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    return goods_hints(view.seats[view.seller or 0], say)


def awarding_hints(view: MarketView, mine: SeatView, say: Texts) -> Hints:
    bids = (view.auction.bids if view.auction is not None else None) or []
    return (f"{first_word(say, 'award')} {seat + 1}" for seat, bid in enumerate(bids) if bid == max(bids))


HINTS: dict[str, Callable[[MarketView, SeatView, Texts], Hints]] = {
    "freezing": verb_hints,
    "keeping": verb_hints,
    "turn": turn_hints,
    "entering": entering_hints,
    "fishing": fishing_hints,
    "ship": activity_hints,
    "market": visit_hints,
    "returning": returning_hints,
    "giving": giving_hints,
    "offering": offering_hints,
    "purchasing": purchasing_hints,
    "taking": taking_hints,
    "awarding": awarding_hints,
}
"""What can be typed in each phase; where an amount is asked for, a number is."""


# --- a turn ------------------------------------------------------------------------------------------------------


def able(verb: str, view: MarketView, mine: SeatView) -> bool:
    """Whether this is worth a hint."""
    if verb == "fishing":
        return view.actions_left > 0 and bool(mine.ships or mine.sale)
    if verb == "purchase":
        return view.actions_left > 0 and any(seat.sale for seat in view.seats if seat.seat != mine.seat)
    if verb == "enter":
        ways = [*view.fish, *view.extra] if view.actions_left or mine.cart_uses else without_action(view, mine)
        return bool(ways)
    if verb == "open":
        return mine.ports <= len(view.port_cost) and view.port_cost[mine.ports - 1] <= mine.money
    return True


def without_action(view: MarketView, mine: SeatView) -> list[str]:
    """Markets whose entry one has the yen or the piece for."""
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    found = [each.market for each in markets if each.entry_yen is not None and each.entry_yen <= mine.money]
    owned = {kind_of(piece) for piece in mine.pieces} | {sale.fish for sale in mine.sale if sale.row is None}
    return found + [each.market for each in markets if each.entry_piece in owned]


def payable(way: str, view: MarketView, mine: SeatView) -> bool:
    if way == "action":
        return view.actions_left > 0
    if way == "cart":
        return mine.cart_uses > 0 and view.market != "rentals"
    if view.entry_due:
        return False
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    market = next((each for each in markets if each.market == view.market), None)
    piece = market.entry_piece if market is not None else None
    if way == "yen":
        return market is not None and market.entry_yen is not None and market.entry_yen <= mine.money
    if way == "piece":
        return bool(entry_pieces(view, mine, view.market))
    return piece == "takoyaki" and any(sale.fish == "takoyaki" for sale in mine.sale)


# --- ships -------------------------------------------------------------------------------------------------------

LAST_PORT = 2


def ship_hint(ship: ShipView, say: Texts) -> str:
    """`ship 2 (at sea: 2 mackerel)`."""
    words = typed_form(f"ship {ship.ship}", say)
    if ship.port is not None:
        return say.say("market-hint-docked", words=words)
    cargo = say.join(describe_labels(ship.cargo, say)) or "none"
    return say.say("market-hint-at-sea", words=words, cargo=cargo)


def catches_of(ship: ShipView, view: MarketView, mine: SeatView) -> list[str]:
    """What a ship at sea has room and a licence for, as long as there are barrels; if it has no room, for the barge."""
    there = {market.market for market in view.fish if market.barrels}
    if ship.slots is None or len(ship.cargo) >= ship.slots or "salmon" in ship.cargo:
        others = [other.cargo[0] for other in mine.ships if other.slots and other.cargo and other.ship != ship.ship]
        free = [fish for fish in dict.fromkeys(mine.licences) if mine.licences.count(fish) > others.count(fish)]
        return [f"barge {fish}" for fish in free if fish in there and ship.hands_over]
    return [f"fish {fish}" for fish in dict.fromkeys(ship.cargo or mine.licences) if fish in there]


def has_free_port(mine: SeatView, size: str) -> bool:
    """The last port holds two ships or the barge, every other one ship."""
    docked = [ship for ship in mine.ships if ship.port is not None]
    by_port = [sum(ship.port == port for ship in docked) for port in range(mine.ports)]
    last = mine.ports > LAST_PORT and not any(ship.size == "barge" for ship in docked)
    if size == "barge":
        return last and by_port[LAST_PORT] == 0
    return 0 in by_port[:LAST_PORT] or (last and by_port[LAST_PORT] < 2)


# --- markets -----------------------------------------------------------------------------------------------------


def market_hints(view: MarketView, mine: SeatView, say: Texts) -> Iterator[str]:
    """What can be done in the market that is visited."""
    word = partial(first_word, say)
    market = view.market or ""
    if market in FISH:
        yield from fish_market_hints(view, mine, say)
    elif market in ("ships", "used-ships"):
        yield from ship_market_hints(view, mine, say)
    elif market == "trading":
        yield from (f"{word('spot')} {spot.value}" for spot in view.trading if spot.value <= mine.value)
    elif market == "aquarium":
        wanted = {want.fish: want.yen for want in view.aquarium if want.left}
        for piece in mine.pieces:
            if kind_of(piece) in wanted:
                yield with_yen(f"sell {piece_words(piece)}", wanted[kind_of(piece)], say)
    else:
        verbs = {"bank": ("loan", "share"), "rentals": ("freezer", "cart")}.get(market)
        yield from map(word, verbs) if verbs else [f"{word('give')} …"]


def fish_market_hints(view: MarketView, mine: SeatView, say: Texts) -> Iterator[str]:
    word = partial(first_word, say)
    market = next(each for each in view.fish if each.market == view.market)
    if market.licences and market.licence_cost <= mine.money:
        yield word("licence")
    for piece in mine.pieces:
        if kind_of(piece) == market.market and is_bought(piece, market):
            yield typed_form(f"sell {piece_words(piece)}", say)
    if market.market == "mackerel" and market.pays is not None and any(sale.fish == "mackerel" for sale in mine.sale):
        yield f"{word('sell')} {word('barrel')} …"
    if market.market == "octopus" and any(piece.piece == "octopus" for piece in mine.pieces):
        yield word("convert")


def is_bought(piece: PieceView, market: FishMarketView) -> bool:
    if piece.piece == "degraded-salmon":
        return market.degraded_pays is not None
    return market.pays is not None or market.pays_a_value is not None


def ship_market_hints(view: MarketView, mine: SeatView, say: Texts) -> Iterator[str]:
    """Ships that the player can afford, and their own in port."""
    used = view.market == "used-ships"
    slots = {name: number for number, name in SIZES.items()}
    for size in view.stock:
        left, price = (size.used, size.used_price) if used else (size.new, size.price)
        free = has_free_port(mine, size.size)
        if left and free and price is not None and price <= mine.money:
            yield with_yen(f"buy ship {slots[size.size]}" if size.size in slots else "buy barge", price, say)
    fetches = {size.size: size.used_fetches if used else size.fetches for size in view.stock}
    for ship in mine.ships:
        if ship.port is not None:
            yield with_yen(f"sell ship {ship.ship}", fetches[ship.size] or 0, say)


def with_yen(decision: str, yen: int, say: Texts) -> str:
    """`buy ship 2 (¥1000)`."""
    return say.say("market-hint-with", words=typed_form(decision, say), more=f"¥{yen}")


def returnable(view: MarketView, mine: SeatView) -> list[str]:
    """Licences of another kind that no ship needs."""
    ships = [ship.cargo[0] for ship in mine.ships if ship.cargo and ship.slots is not None]
    same = view.market if view.taken == "licence" else None
    kinds = dict.fromkeys(mine.licences)
    return [fish for fish in kinds if fish != same and mine.licences.count(fish) > ships.count(fish)]


# --- purchases ---------------------------------------------------------------------------------------------------


def seller_hint(seat: SeatView, say: Texts) -> str:
    """`from 2 (mackerel ¥100, eel ¥300)`."""
    goods = [
        say.say(
            "market-told-priced", goods=say.join(describe_labels([sale.fish] * sale.count, say)), yen=str(sale.price)
        )
        for sale in seat.sale
    ]
    return say.say("market-hint-with", words=typed_form(f"from seat {seat.seat}", say), more=say.join(goods))


def goods_hints(seat: SeatView, say: Texts) -> list[str]:
    """`take mackerel fresh (¥100, ¥300)`."""
    lots = dict.fromkeys((sale.fish, sale.row) for sale in seat.sale)
    return [
        say.say(
            "market-hint-with",
            words=typed_form(f"take {lot_words(lot)}", say),
            more=say.join(f"¥{price}" for price in prices_of(seat, lot)),
        )
        for lot in lots
    ]

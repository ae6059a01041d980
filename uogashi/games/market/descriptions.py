"""The table of Tokyo Tsukiji Market as text, part by part: the turn, every market, every company."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from uogashi.games.market.view import ExtraMarketView, FishMarketView, MarketView, SeatView, ShipView, SpotView
from uogashi.text import Texts, signed, with_minus

# --- the turn ----------------------------------------------------------------------------------------------------


def describe_turn(view: MarketView, seats: Sequence[str], say: Texts) -> str:
    turn = say.say("market-position-turn", turn=view.turn, turns=view.turn_limit)
    if view.phase == "over":
        return say.clauses(turn, say.say("market-phase-over"))
    name = say.seat_name(view.player, seats)
    parts = [turn, say.say("market-words-turn", seat=name, actions=view.actions_left), going_on(view, say)]
    if view.final_turns:
        parts.append(say.say("market-position-end", turns=view.final_turns))
    return say.clauses(*parts)


def going_on(view: MarketView, say: Texts) -> str:
    """The phase; of a visit, where it is."""
    if view.market is not None and view.phase in ("market", "entering"):
        return say.say("market-position-market", market=say.thing("market", view.market))
    return say.say(f"market-phase-{view.phase}")


def describe_auction(view: MarketView, seats: Sequence[str], say: Texts) -> str:
    auction = view.auction
    assert auction is not None
    parts = [
        say.say(
            "market-words-auction",
            fish=say.thing("market", auction.fish),
            value=auction.value,
            fisher=say.seat_name(auction.fisher, seats),
        )
    ]
    if auction.bids is not None:
        bids = [
            say.say("market-told-bid", seat=say.seat_name(seat, seats), bid=str(bid))
            for seat, bid in enumerate(auction.bids)
        ]
        parts.append(say.say("market-told-bids", bids=say.join(bids)))
    return say.sentences(*parts)


# --- the markets -------------------------------------------------------------------------------------------------


def describe_fish_market(market: FishMarketView, say: Texts, gain: int | None) -> str:
    name = say.thing("market", market.market)
    parts = [say.say("market-words-market", market=name), *describe_worth(market, say), *describe_pays(market, say)]
    licences = say.say("market-words-licences", licences=market.licences, cost=str(market.licence_cost))
    parts += [describe_stock(market, say), licences, describe_entry(market, say)]
    if gain is not None:
        parts.append(say.say("market-words-gain", gain=signed(gain)))
    return say.sentences(*parts)


def describe_worth(market: FishMarketView, say: Texts) -> Iterator[str]:
    if market.bag is not None:
        bag = say.join(map(str, market.bag)) or "–"
        yield say.say("market-words-bag", values=bag, barrels=market.auction_barrels)
    elif market.worth is None:
        yield say.say("market-words-square")
    elif market.degraded_worth is not None:
        yield say.say("market-words-salmon", worth=market.worth, degraded=market.degraded_worth)
    elif market.takoyaki_worth is not None:
        yield say.say("market-words-octopus", worth=market.worth, takoyaki=market.takoyaki_worth)
    else:
        yield say.say("market-words-worth", worth=market.worth)


def describe_pays(market: FishMarketView, say: Texts) -> Iterator[str]:
    if market.pays is not None:
        yield say.say("market-words-pays", yen=str(market.pays))
    if market.degraded_pays is not None:
        yield say.say("market-words-pays-degraded", yen=str(market.degraded_pays))
    if market.pays_a_value is not None:
        yield say.say("market-words-pays-value", yen=str(market.pays_a_value), more=str(market.pays_more or "none"))


def describe_stock(market: FishMarketView, say: Texts) -> str:
    if market.overfished:
        return say.say("market-words-overfished", pieces=market.pieces)
    return say.say("market-words-stock", barrels=market.barrels, pieces=market.pieces, takoyaki=market.takoyaki or 0)


def describe_entry(market: FishMarketView | ExtraMarketView, say: Texts) -> str:
    ways = [say.say("market-words-yen", yen=str(market.entry_yen))] if market.entry_yen else []
    if market.entry_actions:
        ways.append(say.say("market-words-actions", actions=market.entry_actions))
    if market.entry_piece:
        ways.append(say.say("market-words-a-piece", piece=say.thing("market", market.entry_piece)))
    return say.say("market-words-entry", ways=say.join(ways), count=len(ways))


def describe_extra_market(view: MarketView, market: ExtraMarketView, say: Texts) -> str:
    name = say.thing("market", market.market)
    parts = [say.say("market-words-market", market=name)]
    if market.market in ("ships", "used-ships"):
        parts += describe_ships(view, market.market, say)
    elif market.market == "government":
        places = [say.say("market-words-place", left=place.left, yen=str(place.yen)) for place in view.government]
        parts.append(say.say("market-words-takes", goods=say.join(places)))
    elif market.market == "trading":
        parts += [describe_spot(spot, say) for spot in view.trading]
    elif market.market == "bank":
        loans = say.say("market-board-loans", left=view.loans_left, yen=str(view.loan), back=str(view.repayment))
        shares = say.say("market-board-shares", left=view.shares_left, yen=str(view.share))
        parts.append(say.say("market-words-has", goods=say.join([loans, shares])))
    elif market.market == "rentals":
        parts.append(
            say.say("market-words-rentals", freezers=view.freezers_left, carts=view.carts_left, yen=str(view.rent))
        )
    else:
        in_play = {each.market for each in view.fish}
        wants = [
            say.say("market-words-want", left=want.left, fish=say.thing("market", want.fish), yen=str(want.yen))
            for want in view.aquarium
            if want.left and want.fish in in_play
        ]
        parts.append(say.say("market-words-takes", goods=say.join(wants) or "–"))
    return say.sentences(*parts, describe_entry(market, say))


def describe_ships(view: MarketView, market: str, say: Texts) -> Iterator[str]:
    """What is in stock, and what each size sells for."""
    used = market == "used-ships"
    stock = [
        say.say(
            "market-words-ship-stock",
            count=size.used if used else size.new,
            size=say.thing("market", size.size),
            yen=str(size.used_price if used else size.price),
        )
        for size in view.stock
        if (size.used if used else size.new)
    ]
    if stock:
        yield say.say("market-words-has", goods=say.join(stock))
    else:
        yield say.say("market-words-no-ships")
    fetches = [
        say.say(
            "market-words-fetches",
            size=say.thing("market", size.size),
            yen=str(size.used_fetches if used else size.fetches),
        )
        for size in view.stock
    ]
    yield say.say("market-words-buys", goods=say.join(fetches))


def describe_spot(spot: SpotView, say: Texts) -> str:
    if spot.yen is not None:
        return say.say("market-words-spot", value=spot.value, yen=str(spot.yen))
    pieces = say.join(describe_labels(spot.pieces, say))
    return say.say("market-words-pile", value=spot.value, pieces=pieces, worth=spot.worth)


def describe_labels(labels: Iterable[str], say: Texts) -> list[str]:
    """Pieces as text: `3 mackerel`, `tuna 20`."""
    return [
        say.say(
            "market-words-piece",
            count=count,
            piece=say.thing("market", name.partition(" ")[0]),
            printed=name.partition(" ")[2] or "none",
        )
        for name, count in Counter(labels).items()
    ]


# --- the companies -----------------------------------------------------------------------------------------------


def describe_company(view: MarketView, seat: SeatView, seats: Sequence[str], say: Texts) -> str:
    name = say.seat_name(seat.seat, seats)
    parts = [
        say.say("market-words-seat", seat=name, player=seat.seat + 1, money=str(seat.money), value=seat.value),
        say.say("market-words-score", score=with_minus(seat.score)),
        describe_licences(seat, say),
        *describe_fleet(seat, say),
        *describe_sale(seat, say),
    ]
    labels = [
        f"{piece.piece} {piece.printed}" if piece.printed is not None else piece.piece
        for piece in seat.pieces
        for _ in range(piece.count)
    ]
    if labels:
        parts.append(say.say("market-words-pieces", pieces=say.join(describe_labels(labels, say)), value=seat.value))
    for rental, uses in (("freezer", seat.freezer_uses), ("cart", seat.cart_uses)):
        if uses:
            parts.append(say.say("market-words-uses", rental=say.thing("market", rental), uses=uses))
    if seat.loans:
        parts.append(say.say("market-words-loans", loans=seat.loans, yen=str(seat.debt)))
    if seat.shares:
        parts.append(say.say("market-words-shares", shares=seat.shares, yen=str(seat.dividends)))
    if seat.seat == view.first:
        parts.append(say.say("market-words-first"))
    if seat.ends_by and not view.final_turns and view.phase != "over":
        why = say.list([say.thing("market", name) for name in seat.ends_by])
        parts.append(say.say("market-words-ends", why=why))
    if seat.ready:
        parts.append(say.say("market-words-ready"))
    if seat.bid is not None:
        parts.append(say.say("market-words-bid", bid=str(seat.bid)))
    return say.sentences(*parts)


def describe_licences(seat: SeatView, say: Texts) -> str:
    licences = describe_labels(seat.licences, say)
    if not licences:
        return say.say("market-words-no-licences", free=seat.slots_free)
    return say.say("market-words-own-licences", licences=say.join(licences), free=seat.slots_free)


def describe_fleet(seat: SeatView, say: Texts) -> Iterator[str]:
    yield say.say("market-words-ports", ports=seat.ports)
    for ship in seat.ships:
        yield describe_ship(ship, say)


def describe_ship(ship: ShipView, say: Texts) -> str:
    size = say.thing("market", ship.size)
    if ship.port is not None:
        return say.say("market-words-docked", ship=ship.ship, size=size)
    if not ship.cargo:
        return say.say("market-words-at-sea", ship=ship.ship, size=size)
    return say.say("market-words-laden", ship=ship.ship, size=size, cargo=say.join(describe_labels(ship.cargo, say)))


def describe_sale(seat: SeatView, say: Texts) -> Iterator[str]:
    for row in ("fresh", "degraded", None):
        goods = [
            say.say("market-words-goods", count=sale.count, fish=say.thing("market", sale.fish), yen=str(sale.price))
            for sale in seat.sale
            if sale.row == row
        ]
        if goods:
            yield say.say(f"market-words-{row or 'takoyaki'}", goods=say.join(goods))

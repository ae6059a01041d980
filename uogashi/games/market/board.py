"""How the terminal draws a game of Tokyo Tsukiji Market: the markets, every player's company, the result.

`draw_position` needs 80 columns and uses more; `describe_position` says the same in lines of text, for those who
listen or have less room.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.games.market.descriptions import (
    describe_auction,
    describe_company,
    describe_extra_market,
    describe_fish_market,
    describe_turn,
    going_on,
)
from uogashi.games.market.view import (
    ExtraMarketView,
    FishMarketView,
    MarketView,
    PieceView,
    SaleView,
    SeatView,
    ShipView,
    SpotView,
)
from uogashi.text import Texts, signed, with_minus
from uogashi.text.drawing import draw_story, first_that_fits, fit

BADGES = {
    "mackerel": "bold white on #2f6690",
    "squid": "bold black on #d8c7d9",
    "tuna": "bold white on #463b86",
    "snapper": "bold white on #b8394b",
    "salmon": "bold black on #ec8a42",
    "octopus": "bold white on #a33d6d",
    "eel": "bold white on #4d5b3a",
    "fugu": "bold black on #e6e0d0",
    "crab": "bold white on #a92f19",
    "takoyaki": "bold black on #d9b64a",
}
"""The colours of the fish. Sign and name tell them apart where there is no colour."""

QUIET = "bright_black"
YOURS = "bold #d2553a"
GOLD = "#b8860b"
LOST = "#d2553a"
FIRST = "◷"
ACTION, USED = "●", "○"
EMPTY = "□"
OVERFISHED = "✕"
BARRELS = "≡"
WIDE = 138
"""From this width on the log is beside the markets, and the companies two in a row."""
MARKETS_WIDTH = 84
LOG_LINES = 14
LONGEST_NAME = 14
INDENT = 4
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
Gains = Sequence[int | None]


# --- the whole table ---------------------------------------------------------------------------------------------


def draw_position(
    view: MarketView,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
    gains: Gains = (),
) -> RenderableType:
    """The table as one reader sees it; `gains` is what one more of each fish would add for them, `log` the game log.

    Where the lines are limited (`height`), less is drawn: whose turn it is and all scores always are.
    """
    return first_that_fits(drawings(view, seats, say, width, gains, log), width, height)


def drawings(
    view: MarketView, seats: Sequence[str], say: Texts, width: int, gains: Gains, log: Sequence[Text]
) -> Iterator[RenderableType]:
    """The same table, each time in fewer lines. The viewer's own company last: it is what one decides about."""
    if width >= WIDE:
        yield draw_wide(view, seats, say, width, gains, log)
    title, fish = draw_title(view, seats, say), draw_fish_markets(view, say, gains)
    extra, auction = draw_extra_markets(view, say, width), list(draw_auction(view, seats, say))
    yield Group(
        title, fish, extra, *(draw_company(view, seat, seats, say, width) for seat in companies(view)), *auction
    )
    *others, mine = companies(view)
    brief: list[RenderableType] = [draw_brief_company(view, seat, seats, say, width) for seat in others]
    brief.append(draw_company(view, mine, seats, say, width))
    entries = flow([(Text(), list(draw_entries(view, say)))], width)
    yield Group(title, fish, extra, *brief, *auction)
    yield Group(title, fish, *entries, *brief, *auction)
    yield Group(title, *flow([(Text(), list(draw_brief_markets(view, say)))], width), *entries, *brief, *auction)


def draw_wide(
    view: MarketView, seats: Sequence[str], say: Texts, width: int, gains: Gains, log: Sequence[Text]
) -> RenderableType:
    """The game log beside the markets, the companies two in a row."""
    beside = width - MARKETS_WIDTH - 2
    story = draw_story(log, say.say("market-what-happened"), beside, LOG_LINES)
    top = Table.grid(padding=(0, 2))
    top.add_column(width=MARKETS_WIDTH)
    top.add_column(width=beside)
    markets = Group(draw_fish_markets(view, say, gains), draw_extra_markets(view, say, MARKETS_WIDTH))
    top.add_row(markets, story)
    return Group(
        draw_title(view, seats, say), top, draw_companies(view, seats, say, width), *draw_auction(view, seats, say)
    )


def draw_companies(view: MarketView, seats: Sequence[str], say: Texts, width: int) -> Table:
    """Two in a row."""
    each = width // 2 - 1
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=each)
    grid.add_column(width=each)
    order = companies(view)
    for first in range(0, len(order), 2):
        grid.add_row(*(draw_company(view, seat, seats, say, each) for seat in order[first : first + 2]))
    return grid


def companies(view: MarketView) -> list[SeatView]:
    """In the order of the table, the viewer's own last."""
    if view.viewer is None:
        return view.seats
    return [*view.seats[view.viewer + 1 :], *view.seats[: view.viewer + 1]]


def draw_title(view: MarketView, seats: Sequence[str], say: Texts) -> Text:
    """Which turn it is and whose, what is going on, the actions left, and whether the end has begun."""
    line = Text.assemble(
        (f" {say.say('market-title')} ", "bold white on #24436f"),
        f"  {say.say('market-position-turn', turn=view.turn, turns=view.turn_limit)}",
    )
    if view.phase == "over":
        return line.append(f"  {say.say('market-phase-over')}")
    line.append(f"  {fit(say.seat_name(view.player, seats), LONGEST_NAME)}", style="bold")
    line.append(f"  {say.say('market-position-actions')} ")
    line.append(ACTION * view.actions_left + USED * (2 - view.actions_left), style=YOURS)
    line.append(f"  {going_on(view, say)}")
    if view.final_turns:
        line.append(f"  {say.say('market-position-end', turns=view.final_turns)}", style=YOURS)
    return line


def draw_auction(view: MarketView, seats: Sequence[str], say: Texts) -> Iterator[Text]:
    if view.auction is not None:
        yield Text(describe_auction(view, seats, say), style="bold")


def draw_badge(fish: str, say: Texts) -> Text:
    """The sign of a fish on its colour, three columns wide."""
    sign = say.say(f"market-sign-{fish}")
    # The style is that of the letters, not of the whole text: a cell of a table does not take it over.
    return Text.assemble((f" {sign} " if cell_len(sign) == 1 else f"{sign} ", BADGES[fish]))


# --- the markets -------------------------------------------------------------------------------------------------


def draw_fish_markets(view: MarketView, say: Texts, gains: Gains) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column(say.say("market-column-market"), no_wrap=True)
    for name in ("worth", "pays"):
        table.add_column(say.say(f"market-column-{name}"), justify="right", no_wrap=True)
    for name in ("barrels", "pieces", "licences"):
        table.add_column(say.say(f"market-column-{name}"), justify="right", no_wrap=True)
    table.add_column(say.say("market-column-entry"), no_wrap=True)
    if gains:
        table.add_column(say.say("market-column-gain"), justify="right", no_wrap=True)
    for place, market in enumerate(view.fish):
        gone = market.overfished
        name = say.thing("market", market.market)
        table.add_row(
            Text.assemble(draw_badge(market.market, say), " ", (fit(name, 12), "strike" if gone else "")),
            draw_worth(market, say),
            draw_pays(market, say),
            Text(OVERFISHED, style=LOST) if gone else str(market.barrels),
            draw_pieces_left(market, say),
            f"{market.licences} ¥{market.licence_cost}",
            draw_entry(market, say),
            *([draw_gain(gains[place])] if gains else []),
        )
    return table


def draw_worth(market: FishMarketView, say: Texts) -> Text:
    """The value of a piece; of tuna and crabs, those in the bag; of salmon, fresh and degraded."""
    if market.bag is not None:
        values = Counter(market.bag)
        parts = [f"{value}{str(count).translate(SMALL) if count > 1 else ''}" for value, count in values.items()]
        return Text(" ".join(parts) or "–", style="bold")
    if market.worth is None:
        return Text("n²", style="bold")
    worth = Text.assemble((str(market.worth), "bold"))
    if market.degraded_worth is not None:
        worth.append(f"/{market.degraded_worth}")
    if market.takoyaki_worth is not None:
        worth.append(f" {say.say('market-sign-takoyaki')}{market.takoyaki_worth}")
    return worth


def draw_pays(market: FishMarketView, say: Texts) -> Text:
    """What the market gives for a piece: an amount, or an amount per point of its value."""
    if market.pays is not None or market.degraded_pays is not None:
        return Text("/".join(f"¥{each}" if each else "–" for each in pays_each(market)))
    if market.pays_a_value is not None:
        more = f"+{market.pays_more}" if market.pays_more else ""
        return Text(f"×{market.pays_a_value}{more}")
    if market.takoyaki is not None:
        return Text(f"→ {say.say('market-sign-takoyaki')}")
    return Text("–", style=QUIET)


def pays_each(market: FishMarketView) -> list[int | None]:
    """What the market gives for a piece; of salmon for a fresh and a degraded one, where it buys any."""
    return [market.pays, *([market.degraded_pays] if market.degraded_worth is not None else [])]


def draw_pieces_left(market: FishMarketView, say: Texts) -> Text:
    left = Text(str(market.pieces))
    if market.takoyaki is not None:
        left.append(f" {say.say('market-sign-takoyaki')}{market.takoyaki}")
    return left


def draw_entry(market: FishMarketView | ExtraMarketView, say: Texts) -> Text:
    """Yen, a dot for each action, a piece: any of them."""
    ways = [f"¥{market.entry_yen}"] if market.entry_yen else []
    ways += [ACTION * market.entry_actions] if market.entry_actions else []
    if market.entry_piece:
        ways.append(say.say(f"market-sign-{market.entry_piece}"))
    return Text(" ".join(ways))


def draw_gain(gain: int | None) -> Text:
    return Text("") if gain is None else Text(signed(gain), style=YOURS if gain > 0 else QUIET)


def draw_extra_markets(view: MarketView, say: Texts, width: int) -> Table:
    table = Table.grid(padding=(0, 1))
    names = [say.thing("market", market.market) for market in view.extra]
    table.add_column(no_wrap=True, width=max(map(cell_len, names), default=0))
    table.add_column(no_wrap=True, min_width=4)
    table.add_column()
    for market, name in zip(view.extra, names, strict=True):
        room = width - max(map(cell_len, names)) - 4 - 2
        table.add_row(
            Text(name), draw_entry(market, say), Group(*flow([(Text(), draw_offer(view, market, say))], room))
        )
    return table


def draw_brief_markets(view: MarketView, say: Texts) -> Iterator[Text]:
    """The fish markets in a few lines: what a piece is worth, what is paid for it, the barrels left, how to enter."""
    for market in view.fish:
        line = Text.assemble(draw_badge(market.market, say), draw_worth(market, say), " ", draw_pays(market, say), " ")
        line.append(OVERFISHED if market.overfished else f"{BARRELS}{market.barrels}", style=QUIET)
        yield Text.assemble(line, " ", draw_entry(market, say))


def draw_entries(view: MarketView, say: Texts) -> Iterator[Text]:
    """The extra markets by name, and how to enter each."""
    for market in view.extra:
        yield Text.assemble(say.thing("market", market.market), " ", draw_entry(market, say))


def draw_offer(view: MarketView, market: ExtraMarketView, say: Texts) -> list[Text]:
    """What matters in an extra market now, in parts that stay whole."""
    drawn = {
        "ships": draw_stock,
        "used-ships": draw_used_stock,
        "government": draw_government,
        "trading": draw_trading,
        "bank": draw_bank,
        "rentals": draw_rentals,
        "aquarium": draw_aquarium,
    }
    return list(drawn[market.market](view, say))


def draw_stock(view: MarketView, say: Texts) -> Iterator[Text]:
    for size in view.stock:
        if size.new:
            yield Text.assemble(ship_size(size.size, say), (f" ¥{size.price}", "bold"), f" ×{size.new}")


def draw_used_stock(view: MarketView, say: Texts) -> Iterator[Text]:
    for size in view.stock:
        if size.used:
            yield Text.assemble(ship_size(size.size, say), (f" ¥{size.used_price}", "bold"), f" ×{size.used}")
    fetches = " ".join(f"¥{size.used_fetches}" for size in view.stock)
    yield Text(say.say("market-board-buys-ships", prices=fetches), style=QUIET)


def ship_size(size: str, say: Texts) -> str:
    """A box for each slot; the barge by its name."""
    slots = {"one-slot": 1, "two-slot": 2, "three-slot": 3, "four-slot": 4}
    return EMPTY * slots[size] if size in slots else say.thing("market", size)


def draw_government(view: MarketView, say: Texts) -> Iterator[Text]:
    for place in view.government:
        yield Text.assemble((f"¥{place.yen}", "bold" if place.left else QUIET), f" ×{place.left}")


def draw_trading(view: MarketView, say: Texts) -> Iterator[Text]:
    for spot in view.trading:
        line = Text.assemble((str(spot.value), "bold"), " → ")
        if spot.yen is not None:
            yield line.append(f"¥{spot.yen}", style="bold")
        else:
            yield line.append_text(draw_pile(spot, say))


def draw_pile(spot: SpotView, say: Texts) -> Text:
    """The pieces lying at a spot, each kind by its sign and number."""
    return Text.assemble(draw_labels(spot.pieces, say), f"({spot.worth})")


def draw_labels(labels: Iterable[str], say: Texts) -> Text:
    line = Text()
    for label, count in Counter(labels).items():
        name, _, printed = label.partition(" ")
        line.append_text(draw_piece(name, int(printed) if printed else None, count, say))
        line.append(" ")
    return line


def draw_piece(name: str, printed: int | None, count: int, say: Texts) -> Text:
    """The badge of a piece, the value printed on it, and how many there are; degraded salmon is marked."""
    fish = name.removeprefix("fresh-").removeprefix("degraded-")
    words = str(printed) if printed is not None else ""
    words += "↓" if name.startswith("degraded-") else ""
    words += f"×{count}" if count > 1 else ""
    return Text.assemble(draw_badge(fish, say), words)


def draw_bank(view: MarketView, say: Texts) -> Iterator[Text]:
    yield Text(say.say("market-board-loans", left=view.loans_left, yen=str(view.loan), back=str(view.repayment)))
    yield Text(say.say("market-board-shares", left=view.shares_left, yen=str(view.share)))


def draw_rentals(view: MarketView, say: Texts) -> Iterator[Text]:
    for rental, left in (("freezer", view.freezers_left), ("cart", view.carts_left)):
        yield Text.assemble(say.thing("market", rental), (f" ¥{view.rent}", "bold"), f" ×{left}")


def draw_aquarium(view: MarketView, say: Texts) -> Iterator[Text]:
    """Only fish that anyone could have."""
    in_play = {market.market for market in view.fish}
    for want in view.aquarium:
        if want.left and want.fish in in_play:
            yield Text.assemble(draw_badge(want.fish, say), (f"¥{want.yen}", "bold"), f" ×{want.left}")


# --- the companies -----------------------------------------------------------------------------------------------

Part = tuple[Text, list[Text]]
"""A label and what belongs to it, in pieces that stay whole."""


def draw_company(view: MarketView, seat: SeatView, seats: Sequence[str], say: Texts, width: int) -> RenderableType:
    """Who it is and what they have, then everything else in as many lines as it needs."""
    parts = [*licence_parts(seat, say), *ship_parts(view, seat, say), *sale_parts(seat, say), *piece_parts(seat, say)]
    return Group(draw_owner(view, seat, seats, say, width), *flow(parts, width, INDENT))


def draw_brief_company(view: MarketView, seat: SeatView, seats: Sequence[str], say: Texts, width: int) -> Text:
    """One line: money, value, score, and what is on sale there as far as there is room."""
    line = draw_owner(view, seat, seats, say, width)
    for _, items in sale_parts(seat, say):
        for item in items:
            if line.cell_len + 1 + item.cell_len <= width:
                line.append(" ")
                line.append_text(item)
    return line


def draw_owner(view: MarketView, seat: SeatView, seats: Sequence[str], say: Texts, width: int) -> Text:
    """Whose turn it is, who is first player, who has finished, who you are; money, value and score."""
    acting = seat.seat in view.acting
    line = Text.assemble(("▶ " if acting else "✓ " if seat.ready else "  ", YOURS if acting else ""))
    line.append(f"{seat.seat + 1} ", style=QUIET)
    name = fit(say.seat_name(seat.seat, seats), LONGEST_NAME)
    line.append(name, style="bold underline" if seat.seat == view.viewer else "bold")
    line.append(f" {FIRST}" if seat.seat == view.first else "", style=GOLD)
    line.append(" " * max(1, INDENT + LONGEST_NAME + 3 - line.cell_len))
    line.append(f"¥{seat.money}", style=f"bold {GOLD}")
    line.append(f"  {say.say('market-board-value')} ", style=QUIET)
    line.append(str(seat.value), style="bold")
    line.append(f"  {say.say('market-board-score')} ", style=QUIET)
    line.append(with_minus(seat.score), style="bold")
    line.append(f" ({signed(seat.bonus)})" if seat.bonus else "", style=QUIET)
    if seat.bid is not None:
        line.append(f"  {say.say('market-board-bid', bid=str(seat.bid))}", style=YOURS)
    if seat.ends_by and not view.final_turns and view.phase != "over":
        line.append(f"  {say.say('market-board-ends')}", style=YOURS)
    line.truncate(width, overflow="ellipsis")
    return line


def licence_parts(seat: SeatView, say: Texts) -> Iterator[Part]:
    items = [
        Text.assemble(draw_badge(fish, say), f"×{count}" if count > 1 else "")
        for fish, count in Counter(seat.licences).items()
    ]
    for rental, uses in (("freezer", seat.freezer_uses), ("cart", seat.cart_uses)):
        if uses:
            items.append(Text(f"{say.thing('market', rental)} {ACTION * uses}"))
    items.append(Text(say.say("market-board-slots", free=seat.slots_free), style=QUIET))
    yield label("licences", say), items
    if seat.loans:
        yield label("loans-held", say), [Text(str(seat.loans), style=LOST)]
    if seat.shares:
        yield label("shares-held", say), [Text(str(seat.shares))]


def ship_parts(view: MarketView, seat: SeatView, say: Texts) -> Iterator[Part]:
    """Those in port and those at sea, each with its number and its slots."""
    docked = [draw_ship(view, ship, say) for ship in seat.ships if ship.port is not None]
    items = docked or [Text("–", style=QUIET)]
    ports = len(view.port_cost) + 1
    if seat.ports < ports:
        items.append(Text(say.say("market-board-open", open=seat.ports, ports=ports), style=QUIET))
    yield label("port", say), items
    at_sea = [draw_ship(view, ship, say) for ship in seat.ships if ship.port is None]
    if at_sea:
        yield label("sea", say), at_sea


def draw_ship(view: MarketView, ship: ShipView, say: Texts) -> Text:
    line = Text.assemble((f"{ship.ship}", QUIET if ship.acted else "bold"), " ")
    if ship.slots is None:
        line.append(f"{say.thing('market', ship.size)} " if ship.cargo else say.thing("market", ship.size))
    for fish in ship.cargo:
        line.append_text(draw_badge(fish, say))
    if ship.slots is not None:
        line.append(EMPTY * (ship.slots - len(ship.cargo)), style=QUIET)
    return line


def sale_parts(seat: SeatView, say: Texts) -> Iterator[Part]:
    """What is on sale, fresh, degraded, and takoyaki; what is degraded will be lost next."""
    for row in ("fresh", "degraded", None):
        items = [draw_sale(sale, say) for sale in seat.sale if sale.row == row]
        if items:
            name = label(row or "takoyaki", say)
            yield Text(name.plain, style=LOST) if row == "degraded" else name, items


def draw_sale(sale: SaleView, say: Texts) -> Text:
    price = Text(f"¥{sale.price}", style=LOST if sale.row == "degraded" else "")
    return Text.assemble(draw_badge(sale.fish, say), price, f"×{sale.count}" if sale.count > 1 else "")


def piece_parts(seat: SeatView, say: Texts) -> Iterator[Part]:
    if seat.pieces:
        yield label("pieces", say), [draw_owned(piece, say) for piece in seat.pieces]


def draw_owned(piece: PieceView, say: Texts) -> Text:
    """How many, and what they are worth together."""
    line = draw_piece(piece.piece, piece.printed, piece.count, say)
    if piece.printed is None:
        line.append(f"={piece.value}", style=QUIET)
    return line


def label(name: str, say: Texts) -> Text:
    return Text(say.say(f"market-board-{name}"), style=QUIET)


# --- the result --------------------------------------------------------------------------------------------------


def draw_result(view: MarketView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> RenderableType:
    """The score sheet, the best first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(say.say("market-column-player"))
    columns = [("money", True), ("value", True), ("bonus", any(seat.bonus for seat in view.seats))]
    columns += [("debt", any(seat.debt for seat in view.seats)), ("dividends", any(s.dividends for s in view.seats))]
    shown = [name for name, wanted in columns if wanted]
    for name in (*shown, "total"):
        table.add_column(say.say(f"market-column-{name}"), justify="right")
    for seat in best_first(view, winners):
        won = seat.seat in winners
        cells = {
            "money": f"¥{seat.money}",
            "value": f"{seat.value} × {view.value_yen} = {seat.value * view.value_yen}",
            "bonus": signed(seat.bonus) if seat.bonus else "·",
            "debt": with_minus(-seat.debt) if seat.debt else "·",
            "dividends": signed(seat.dividends) if seat.dividends else "·",
        }
        name = fit(say.seat_name(seat.seat, seats), LONGEST_NAME)
        table.add_row(
            Text(("★ " if won else "  ") + name, style=YOURS if won else ""),
            *(cells[name] for name in shown),
            Text(with_minus(seat.score), style="bold"),
        )
    return table


def best_first(view: MarketView, winners: Sequence[int]) -> list[SeatView]:
    return sorted(view.seats, key=lambda seat: (seat.seat not in winners, -seat.score))


# --- as text -----------------------------------------------------------------------------------------------------


def describe_position(view: MarketView, seats: Sequence[str], say: Texts, gains: Gains = ()) -> Iterator[str]:
    """The table in lines of words."""
    yield describe_turn(view, seats, say)
    for place, market in enumerate(view.fish):
        yield describe_fish_market(market, say, gains[place] if gains else None)
    for extra in view.extra:
        yield describe_extra_market(view, extra, say)
    for seat in companies(view):
        yield describe_company(view, seat, seats, say)
    if view.auction is not None:
        yield describe_auction(view, seats, say)


def describe_result(view: MarketView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    """The score sheet in lines of words, the best first."""
    for seat in best_first(view, winners):
        yield say.say(
            "market-words-result",
            seat=say.seat_name(seat.seat, seats),
            money=str(seat.money),
            value=seat.value,
            worth=str(seat.value * view.value_yen),
            bonus=signed(seat.bonus) if seat.bonus else "none",
            debt=str(seat.debt or "none"),
            dividends=str(seat.dividends or "none"),
            total=with_minus(seat.score),
        )


# --- the legend --------------------------------------------------------------------------------------------------


def legend(view: MarketView, say: Texts) -> Iterator[tuple[Text, str]]:
    """What is drawn, sign by sign, and what each means."""
    fish = [market.market for market in view.fish]
    fish += ["takoyaki"] if "octopus" in fish else []
    one, takoyaki = draw_badge(fish[0], say), say.say("market-sign-takoyaki")
    names = (Text.assemble(draw_badge(each, say), f" {say.thing('market', each)}") for each in fish)
    yield Text("  ").join(names), ""
    yield Text.assemble(("▶ ✓ ", YOURS), (FIRST, GOLD)), say.say("market-legend-seats")
    yield Text(f"{ACTION}{USED}", style=YOURS), say.say("market-legend-actions")
    yield Text("15³ 20", style="bold"), say.say("market-legend-bag")
    yield Text("n²", style="bold"), say.say("market-legend-square")
    yield Text("0/4", style="bold"), say.say("market-legend-salmon")
    if "octopus" in fish:
        yield Text(f"3 {takoyaki}5"), say.say("market-legend-octopus")
        yield Text(f"→ {takoyaki}"), say.say("market-legend-convert")
    yield Text("×100+400  –"), say.say("market-legend-pays")
    yield Text(OVERFISHED, style=LOST), say.say("market-legend-overfished")
    yield Text("4 ¥100"), say.say("market-legend-licences")
    yield Text.assemble(f"¥200 {ACTION}{ACTION} ", say.say(f"market-sign-{fish[0]}")), say.say("market-legend-entry")
    yield Text("+1100", style=YOURS), say.say("market-legend-gain")
    yield Text(f"{EMPTY}{EMPTY} ¥1000 ×3"), say.say("market-legend-stock")
    yield Text("¥300 ×3"), say.say("market-legend-left")
    yield Text("5 → ¥800"), say.say("market-legend-trading")
    yield Text.assemble(("2", "bold"), " ", one, (EMPTY, QUIET)), say.say("market-legend-ship")
    yield Text.assemble(one, "¥200×2"), say.say("market-legend-sale")
    yield Text.assemble(one, "20↓×3", ("=12", QUIET)), say.say("market-legend-piece")
    yield Text(f"{BARRELS}5", style=QUIET), say.say("market-legend-barrels")
    yield Text("(+500)", style=QUIET), say.say("market-legend-bonus")
    yield Text("★", style=YOURS), say.say("market-legend-won")


# --- columns -----------------------------------------------------------------------------------------------------


def flow(parts: Sequence[Part], width: int, indent: int = 0) -> list[Text]:
    """Labels and what belongs to them, one after another, in lines of this width."""
    lines = [Text(" " * indent)]
    for name, items in parts:
        first, *others = items or [Text()]
        whole = Text.assemble(name, " " if name else "", first)
        # A badge keeps its own distance.
        for gap, item in chain([(3, whole)], ((1 if each.plain.startswith(" ") else 2, each) for each in others)):
            line = lines[-1]
            if line.cell_len > indent and line.cell_len + gap + item.cell_len > width:
                lines.append(line := Text(" " * indent))
            line.append(" " * gap if line.cell_len > indent else "")
            line.append_text(item)
    return lines

"""How the terminal draws a game of Tsukiji: the stall with its lots, the market track, the restaurants, the result.

`draw_position` needs 80 columns and uses more; `describe_position` says the same in lines of text, for those who
listen or have less room.
"""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from uogashi.games.tsukiji.quotation import struck_fours
from uogashi.games.tsukiji.view import LotView, MarkerView, RowView, SeatView, TsukijiView
from uogashi.text import Texts, signed, with_minus
from uogashi.text.drawing import draw_story, first_that_fits, fit

BADGES = {
    "ebi": "bold white on #a92f19",
    "hotategai": "bold white on #65666a",
    "fugu": "bold black on #e6e0d0",
    "tako": "bold white on #a33d6d",
    "sake": "bold black on #ec8a42",
    "maguro": "bold white on #463b86",
    "takusan": "bold black on #d9b64a",
    "yakuza": "bold white on #231f26",
}
"""The colours of the cards. Sign and name tell them apart where there is no colour."""

QUIET = "bright_black"
YOURS = "bold #d2553a"
GOLD = "#b8860b"
CLOCK = "◷"
AT = "@"
WIDE = 138
"""From this width on the log is beside the stall, and the restaurants beside the market."""
STALL_WIDTH = 90
LOG_LINES = 8
SPACES_A_ROW = 30
MARKET_WIDTH = 2 * SPACES_A_ROW + 2
LONGEST_NAME = 14
Gains = Sequence[int | None]


# --- the whole table ---------------------------------------------------------------------------------------------


def draw_position(
    view: TsukijiView,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
    gains: Gains = (),
) -> RenderableType:
    """The table as one reader sees it; `gains` is what each lot would add, `log` the latest part of the game log.

    Where the lines are limited (`height`), less is drawn: round, phase and scores always are.
    """
    return first_that_fits(drawings(view, seats, say, width, gains, log), width, height)


def drawings(
    view: TsukijiView, seats: Sequence[str], say: Texts, width: int, gains: Gains, log: Sequence[Text]
) -> Iterator[RenderableType]:
    """The same table, each time in fewer lines."""
    if width >= WIDE:
        yield draw_wide(view, seats, say, width, gains, log)
    title, stall = draw_title(view, say), draw_stall(view, seats, say, width, gains)
    brief = draw_restaurants(view, seats, say, brief=True)
    # The stall last, because it is what one decides about.
    yield Group(title, draw_restaurants(view, seats, say), draw_market(view, say), stall)
    yield Group(title, brief, draw_market(view, say), stall)
    yield Group(title, brief, draw_market(view, say, brief=True), stall)
    yield Group(title, brief, draw_prices(view, say, spaces=True), draw_maguro(view, say), stall)
    yield Group(title, brief, draw_prices(view, say, spaces=True), stall)


def draw_wide(
    view: TsukijiView, seats: Sequence[str], say: Texts, width: int, gains: Gains, log: Sequence[Text]
) -> RenderableType:
    """The game log beside the stall, the restaurants beside the market."""
    beside = width - STALL_WIDTH - 1
    story = draw_story(log, say.say("tsukiji-what-happened"), beside, LOG_LINES)
    top = Table.grid(padding=(0, 1))
    top.add_column(width=STALL_WIDTH)
    top.add_column(width=beside)
    top.add_row(draw_stall(view, seats, say, STALL_WIDTH, gains), story)
    bottom = Table.grid(padding=(0, 2))
    bottom.add_column(width=MARKET_WIDTH)
    bottom.add_column()
    bottom.add_row(draw_market(view, say), draw_restaurants(view, seats, say))
    return Group(draw_title(view, say), top, bottom)


def draw_title(view: TsukijiView, say: Texts) -> Text:
    rounds = "●" * (view.round - 1) + "◉" + "○" * (view.rounds - view.round)
    title = say.say("tsukiji-position-round", round=view.round, rounds=view.rounds)
    phase = say.say(f"tsukiji-phase-{view.phase}")
    return Text.assemble(
        (f" {say.say('tsukiji-title')} ", "bold white on #24436f"), f"  {title}  ", (rounds, YOURS), f"  {phase}"
    )


# --- the stall ---------------------------------------------------------------------------------------------------


def draw_stall(view: TsukijiView, seats: Sequence[str], say: Texts, width: int, gains: Gains) -> RenderableType:
    """The lots side by side; before the reveal the tablets are ready below."""
    room = min(width // len(view.lots), 24)
    stall = Table.grid()
    for _ in view.lots:
        stall.add_column(width=room)
    stall.add_row(*(draw_lot(view, lot, seats, say, room - 2, gains) for lot in view.lots))
    if view.lots[0].price is not None:
        return stall
    return Group(stall, draw_tablets(view, say))


def draw_lot(
    view: TsukijiView, lot: LotView, seats: Sequence[str], say: Texts, room: int, gains: Gains
) -> RenderableType:
    sold = lot.buyer is not None
    lines = [draw_tablet(lot, room)] if lot.price is not None else []
    lines += [draw_card_line(view, card, say, room, sold) for card in lot.cards]
    if lot.tickets is not None:
        lines.append(draw_tickets(lot, room, say))
        lines.append(spread(say.say("tsukiji-lot-value"), with_minus(lot.value or 0), room, right_style="bold"))
    else:
        lines.append(draw_own_ticket(view, lot, say, room))
    if sold:
        lines.append(Text(fit(say.seat_name(lot.buyer or 0, seats), room), style="italic"))
    else:
        gain = gains[lot.lot - 1] if gains else None
        id = "tsukiji-lot-gain" if lot.price is None else "tsukiji-lot-net"
        words = "" if gain is None else say.say(id)
        lines.append(spread(words, "" if gain is None else signed(gain), room, right_style=YOURS))
    return Panel(
        Group(*lines),
        title=say.say("tsukiji-lot-title", lot=lot.lot),
        title_align="left",
        border_style=QUIET if sold else GOLD if lot.clock else "default",
        padding=0,
    )


def draw_tablet(lot: LotView, room: int) -> Text:
    price = f"¥{lot.price}" + (f" {CLOCK}" if lot.clock else "")
    return spread(price, signed(lot.modifier or 0), room, left_style=f"bold {GOLD}", right_style="bold")


def draw_card_line(view: TsukijiView, card: str, say: Texts, room: int, sold: bool) -> Text:
    name = say.thing("tsukiji", card)
    price = next((str(marker.price) for marker in view.market if marker.product == card), "")
    badge = draw_badge(card, say)
    gap = " " if badge.cell_len + 1 + cell_len(name) + len(price) + bool(price) <= room else ""
    name = fit(name, room - badge.cell_len - len(gap) - len(price))
    line = Text.assemble(badge, gap, (name, QUIET if sold else ""))
    line.append(price.rjust(room - line.cell_len), style=QUIET)
    return line


def draw_badge(card: str, say: Texts) -> Text:
    """The sign of a card on its colour, three columns wide."""
    sign = say.say(f"tsukiji-sign-{card}")
    # The style is that of the letters, not of the whole text: a cell of a table does not take it over.
    return Text.assemble((f" {sign} " if cell_len(sign) == 1 else f"{sign} ", BADGES[card]))


def draw_tickets(lot: LotView, room: int, say: Texts) -> Text:
    """The tickets in the order of the seats; fours that an annulment struck out are crossed."""
    line = Text()
    tickets = lot.tickets or []
    struck = struck_fours(tickets.count("annul"), tickets.count("4"))
    for ticket in tickets:
        if line:
            line.append(" ")
        crossed = ticket == "4" and struck > 0
        struck -= crossed
        line.append_text(draw_ticket(ticket, say, crossed))
    return line if line.cell_len <= room else line[:room]


def draw_ticket(ticket: str, say: Texts, crossed: bool = False) -> Text:
    """A ticket in its colour; one cancelled by an annulment is in brackets."""
    sign = say.say("tsukiji-sign-annul") if ticket == "annul" else say.thing("tsukiji", ticket)
    if crossed:
        return Text(f"({sign})", style="strike dim")
    return Text(sign, style="bold" if ticket in ("0", "1", "2", "3", "4") else YOURS)


def draw_own_ticket(view: TsukijiView, lot: LotView, say: Texts, room: int) -> Text:
    placed = view.seats[view.viewer].placed if view.viewer is not None else None
    if not placed or len(placed) < lot.lot:
        return Text(" " * room)
    ticket = draw_ticket(placed[lot.lot - 1], say)
    words = fit(say.say("tsukiji-lot-ticket"), room - ticket.cell_len - 1)
    return Text.assemble(words, " " * (room - cell_len(words) - ticket.cell_len), ticket)


def draw_tablets(view: TsukijiView, say: Texts) -> Text:
    line = Text(say.say("tsukiji-tablets") + " ", style=QUIET)
    for tablet in view.tablets:
        line.append(f" ¥{tablet.price}", style=f"bold {GOLD}")
        line.append(f" {signed(tablet.modifier)}" + (f" {CLOCK}" if tablet.clock else "") + "  ", style="default")
    return line


# --- the market --------------------------------------------------------------------------------------------------


def draw_market(view: TsukijiView, say: Texts, brief: bool = False) -> RenderableType:
    """The track with its markers standing on their spaces, stacks rising; below, what each product would pay now."""
    lines: list[Text] = []
    for first in reversed(range(1, view.track + 1, SPACES_A_ROW)):
        last = min(first + SPACES_A_ROW - 1, view.track)
        # If the track is longer than usual, or lines are few, only the parts with markers.
        if (view.track <= 2 * SPACES_A_ROW and not brief) or any(
            first <= marker.space <= last for marker in view.market
        ):
            lines += draw_track(view, say, first, last)
    return Group(*lines, draw_prices(view, say), draw_maguro(view, say))


def draw_track(view: TsukijiView, say: Texts, first: int, last: int) -> Iterator[Text]:
    """Two columns a space: rows of markers, the upper ones of a stack higher, on a line of numbered planks."""
    standing = {(marker.space, marker.height): marker for marker in view.market if first <= marker.space <= last}
    for height in reversed(range(1 + max((height for _, height in standing), default=-1))):
        line = Text(" ")
        for space in range(first, last + 1):
            marker = standing.get((space, height))
            line.append_text(draw_marker(marker.product, say) if marker else Text("  "))
        yield line
    planks = Text(" ", style=GOLD)
    space = first
    while space <= last:
        if space % 5 == 0 or space == first:
            label = str(space)
            planks.append(label.ljust(2 if len(label) <= 2 else 4, "─"), style="bold default")
            space += 1 if len(label) <= 2 else 2
        else:
            planks.append("──")
            space += 1
    yield planks


def draw_marker(product: str, say: Texts) -> Text:
    sign = say.say(f"tsukiji-sign-{product}")
    return Text(set_cell_size(sign, 2), style=BADGES[product])


def draw_prices(view: TsukijiView, say: Texts, spaces: bool = False) -> Text:
    """The products by rank, with what a card would pay if the game ended now, and with `spaces` where its marker is."""
    id = "tsukiji-prices-final" if view.phase == "over" else "tsukiji-prices-now"
    line = Text(say.say(id), style=QUIET)
    for marker in sorted(view.market, key=rank_of):
        line.append("  ")
        line.append_text(draw_badge(marker.product, say))
        line.append(f"¥{marker.price}" if spaces else f" ¥{marker.price}", style="bold default")
        line.append(f"{AT}{marker.space}" if spaces else "", style=QUIET)
    return line


def rank_of(marker: MarkerView) -> int:
    return marker.rank


def draw_maguro(view: TsukijiView, say: Texts) -> Text:
    line = Text.assemble(draw_badge("maguro", say), (f" {say.say('tsukiji-maguro-table')} ", QUIET))
    for count, worth in enumerate(view.maguro[:8], start=1):
        line.append(f"  {count}:", style=QUIET)
        line.append(str(worth), style="bold default")
    return line


# --- the restaurants ---------------------------------------------------------------------------------------------


def draw_restaurants(view: TsukijiView, seats: Sequence[str], say: Texts, brief: bool = False) -> Table:
    """A line for each player; below it, unless it is to be `brief`, what each row would pay now."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column(say.say("tsukiji-column-player"), no_wrap=True)
    table.add_column(say.say("tsukiji-column-money"), justify="right")
    for row in view.seats[0].rows:
        table.add_column(draw_badge(row.product, say), justify="right", min_width=4)
    table.add_column(say.say("tsukiji-column-special"), no_wrap=True)
    table.add_column(draw_badge("yakuza", say), justify="right")
    table.add_column(say.say("tsukiji-column-score"), justify="right")
    for seat in view.seats:
        table.add_row(
            draw_name(view, seat, seats, say),
            Text(f"¥{seat.money}", style="bold"),
            *(draw_row(row, say, brief) for row in seat.rows),
            Text(" ").join(draw_ticket(ticket, say) for ticket in seat.special_tickets),
            Text(str(seat.yakuza_bought), style="" if seat.yakuza_bought else QUIET),
            draw_score(seat, brief),
        )
    return table


def draw_score(seat: SeatView, brief: bool) -> Text:
    """The current score, and how much of it are special points."""
    points = sum(seat.score.bonuses.values())
    apart = f"({signed(points)})" if points else ""
    return Text.assemble((f"{apart} " if brief and apart else "", QUIET), (str(seat.score.total), "bold")).append(
        f"\n{apart}" if apart and not brief else "", style=QUIET
    )


def draw_name(view: TsukijiView, seat: SeatView, seats: Sequence[str], say: Texts) -> Text:
    """Who sits there: whose turn it is, who is first player, who has finished, who you are."""
    acting = seat.seat in view.acting
    name = Text("▶ " if acting else "✓ " if seat.ready else "  ", style=YOURS if acting else "default")
    name.append(fit(say.seat_name(seat.seat, seats), LONGEST_NAME), style="bold" if seat.seat == view.viewer else "")
    if seat.seat == view.first:
        name.append(f" {CLOCK}", style=GOLD)
    return name


def draw_row(row: RowView, say: Texts, brief: bool = False) -> Text:
    """How many cards, a sign for each Takusan among them, and what the row would pay now."""
    if not row.cards:
        return Text("·", style=QUIET)
    cards = f"{row.cards}{say.say('tsukiji-sign-takusan') * row.takusan}"
    return Text.assemble((cards, "bold"), ("" if brief else f"\n¥{row.worth}", QUIET))


# --- the result --------------------------------------------------------------------------------------------------


def draw_result(view: TsukijiView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> RenderableType:
    """The score sheet, the best first."""
    bonuses = any(seat.score.bonuses for seat in view.seats)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column(say.say("tsukiji-column-player"))
    table.add_column(say.say("tsukiji-column-money"), justify="right")
    for row in view.seats[0].rows:
        table.add_column(draw_badge(row.product, say), justify="right", min_width=4)
    if bonuses:
        table.add_column(say.say("tsukiji-column-bonuses"), justify="right")
    table.add_column(say.say("tsukiji-column-total"), justify="right")
    for seat in sorted(view.seats, key=lambda each: (each.seat not in winners, -each.score.total)):
        won = seat.seat in winners
        table.add_row(
            Text(
                ("★ " if won else "  ") + fit(say.seat_name(seat.seat, seats), LONGEST_NAME), style=YOURS if won else ""
            ),
            f"¥{seat.money}",
            *(draw_row(row, say) for row in seat.rows),
            *([draw_bonuses(seat, say)] if bonuses else []),
            Text(str(seat.score.total), style="bold"),
        )
    return table


def draw_bonuses(seat: SeatView, say: Texts) -> Text:
    points = [f"{say.thing('tsukiji', name)} +{points}" for name, points in seat.score.bonuses.items()]
    return Text("\n".join(points) or "·")


# --- as text -----------------------------------------------------------------------------------------------------


def describe_position(view: TsukijiView, seats: Sequence[str], say: Texts, gains: Gains = ()) -> Iterator[str]:
    """The table in lines of words."""
    title = say.say("tsukiji-position-round", round=view.round, rounds=view.rounds)
    yield say.clauses(title, say.say(f"tsukiji-phase-{view.phase}"))
    for lot in view.lots:
        yield describe_lot(view, lot, seats, say, gains)
    if view.lots[0].price is None:
        tablets = [
            say.say("tsukiji-words-tablet", price=each.price, modifier=signed(each.modifier)) for each in view.tablets
        ]
        yield say.say("tsukiji-words-tablets", tablets=say.join(tablets))
    markers = [
        say.say("tsukiji-words-marker", product=say.thing("tsukiji", each.product), space=each.space, price=each.price)
        for each in sorted(view.market, key=rank_of)
    ]
    id = "tsukiji-words-market-final" if view.phase == "over" else "tsukiji-words-market"
    yield say.say(id, markers=say.join(markers))
    yield say.say("tsukiji-words-maguro", values=say.join(map(str, view.maguro[:8])))
    for seat in view.seats:
        yield describe_seat(view, seat, seats, say)


def describe_lot(view: TsukijiView, lot: LotView, seats: Sequence[str], say: Texts, gains: Gains) -> str:
    cards = say.join(say.thing("tsukiji", card) for card in lot.cards)
    parts = [say.say("tsukiji-words-lot", lot=lot.lot, cards=cards)]
    if lot.price is not None:
        id = "tsukiji-words-quoted-clock" if lot.clock else "tsukiji-words-quoted"
        value = with_minus(lot.value or 0)
        parts.append(say.say(id, value=value, price=lot.price, modifier=signed(lot.modifier or 0)))
    placed = view.seats[view.viewer].placed if view.viewer is not None else None
    if placed and len(placed) >= lot.lot:
        parts.append(say.say("tsukiji-words-ticket", ticket=say.thing("tsukiji", placed[lot.lot - 1])))
    if lot.buyer is not None:
        parts.append(say.say("tsukiji-words-sold", buyer=say.seat_name(lot.buyer, seats)))
    elif gains and gains[lot.lot - 1] is not None:
        id = "tsukiji-words-gain" if lot.price is None else "tsukiji-words-net"
        parts.append(say.say(id, gain=signed(gains[lot.lot - 1] or 0)))
    return say.sentences(*parts)


def describe_seat(view: TsukijiView, seat: SeatView, seats: Sequence[str], say: Texts) -> str:
    rows = [describe_row(row, say) for row in seat.rows if row.cards]
    tickets = [say.thing("tsukiji", ticket) for ticket in seat.special_tickets]
    parts = [
        say.say("tsukiji-words-seat", seat=say.seat_name(seat.seat, seats), money=seat.money, score=seat.score.total),
        say.say("tsukiji-words-rows", rows=say.join(rows)) if rows else say.say("tsukiji-words-no-rows"),
        say.say("tsukiji-words-special", tickets=say.join(tickets)) if tickets else say.say("tsukiji-words-no-special"),
    ]
    if seat.score.bonuses:
        bonuses = [f"{say.thing('tsukiji', name)} {signed(points)}" for name, points in seat.score.bonuses.items()]
        parts.append(say.say("tsukiji-words-bonuses", bonuses=say.join(bonuses)))
    if seat.yakuza_bought:
        parts.append(say.say("tsukiji-words-yakuza", count=seat.yakuza_bought))
    if seat.seat == view.first:
        parts.append(say.say("tsukiji-words-first"))
    if seat.ready:
        parts.append(say.say("tsukiji-words-ready"))
    return say.sentences(*parts)


def describe_row(row: RowView, say: Texts) -> str:
    product = say.thing("tsukiji", row.product)
    id = "tsukiji-words-row-takusan" if row.takusan else "tsukiji-words-row"
    return say.say(id, product=product, cards=row.cards, takusan=row.takusan, worth=row.worth)


def describe_result(view: TsukijiView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    """The score sheet in lines of words, the best first."""
    for seat in sorted(view.seats, key=lambda each: (each.seat not in winners, -each.score.total)):
        bonuses = sum(seat.score.bonuses.values())
        yield say.say(
            "tsukiji-fact-scored",
            seat=say.seat_name(seat.seat, seats),
            money=seat.money,
            products=seat.score.products,
            maguro=seat.score.maguro,
            bonuses=bonuses,
            total=seat.score.total,
        )


# --- the legend --------------------------------------------------------------------------------------------------


def legend(view: TsukijiView, say: Texts) -> Iterator[tuple[Text, str]]:
    """What is drawn, sign by sign, and what each means."""
    products = [row.product for row in view.seats[0].rows]
    takusan = say.say("tsukiji-sign-takusan")
    first = draw_badge(products[0], say)
    names = (Text.assemble(draw_badge(each, say), f" {say.thing('tsukiji', each)}") for each in products)
    yield Text("  ").join(names), ""
    yield draw_badge("takusan", say), say.say("tsukiji-legend-takusan")
    yield draw_badge("yakuza", say), say.say("tsukiji-legend-yakuza")
    yield Text("● ◉ ○", style=YOURS), say.say("tsukiji-legend-rounds")
    yield Text.assemble(("▶ ✓ ", YOURS), (CLOCK, GOLD)), say.say("tsukiji-legend-seats")
    yield Text.assemble(first, " ", (f"2{takusan} ", "bold"), ("¥7  ·", QUIET)), say.say("tsukiji-legend-row")
    yield (
        Text(" ").join(draw_ticket(each, say) for each in ("annul", "-1", "+6", "x2")),
        say.say("tsukiji-legend-tickets"),
    )
    yield draw_ticket("4", say, crossed=True), say.say("tsukiji-legend-struck")
    yield Text.assemble(first, (" 7", QUIET)), say.say("tsukiji-legend-card")
    yield Text.assemble(("¥15", f"bold {GOLD}"), f" +4 {CLOCK}"), say.say("tsukiji-legend-tablet")
    yield Text.assemble(first, ("¥10", "bold"), (f"{AT}16", QUIET)), say.say("tsukiji-legend-market")
    yield Text.assemble(draw_badge("maguro", say), (" 3:", QUIET), ("12", "bold")), say.say("tsukiji-legend-maguro")
    yield Text("(+5)", style=QUIET), say.say("tsukiji-legend-bonus")
    yield Text("★", style=YOURS), say.say("tsukiji-legend-won")


# --- columns -----------------------------------------------------------------------------------------------------


def spread(left: str, right: str, room: int, left_style: str = QUIET, right_style: str = "") -> Text:
    """One text at each end of a line."""
    left = fit(left, room - cell_len(right) - (1 if right else 0))
    gap = " " * (room - cell_len(left) - cell_len(right))
    return Text.assemble((left, left_style), gap, (right, right_style))

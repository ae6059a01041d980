"""How the terminal draws a game of Tsukiji: the lots, the market and the restaurants."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.games.tsukiji.view import LotView, SeatView, TsukijiView
from uogashi.text import Texts


def draw_position(view: TsukijiView, seats: Sequence[str], say: Texts) -> RenderableType:
    """The whole table as somebody sees it."""
    title = say.say("tsukiji-position-round", round=view.round, rounds=view.rounds)
    phase = say.say(f"tsukiji-phase-{view.phase}")
    return Group(
        Text(f"{title}, {phase}", style="bold"),
        Text(),
        draw_lots(view, seats, say),
        Text(),
        draw_market(view, say),
        Text(),
        draw_restaurants(view, seats, say),
    )


def draw_lots(view: TsukijiView, seats: Sequence[str], say: Texts) -> Table:
    table = columns(say, "lot", "cards", "value", "price", "modifier", "buyer")
    for lot in view.lots:
        table.add_row(
            str(lot.lot),
            ", ".join(say.say(f"tsukiji-thing-{card}") for card in lot.cards),
            "" if lot.value is None else str(lot.value),
            draw_price(lot, say),
            "" if lot.modifier is None else f"{lot.modifier:+d}",
            "" if lot.buyer is None else say.seat_name(lot.buyer, seats),
        )
    return table


def draw_price(lot: LotView, say: Texts) -> str:
    if lot.price is None:
        return ""
    return say.say("tsukiji-clock" if lot.clock else "tsukiji-yen", price=lot.price)


def draw_market(view: TsukijiView, say: Texts) -> Table:
    table = columns(say, "product", "space", "rank", "final")
    for marker in sorted(view.market, key=lambda each: each.rank):
        table.add_row(
            say.say(f"tsukiji-thing-{marker.product}"),
            str(marker.space),
            str(marker.rank),
            say.say("tsukiji-yen", price=marker.price),
        )
    return table


def draw_restaurants(view: TsukijiView, seats: Sequence[str], say: Texts) -> Table:
    table = columns(say, "player", "money", "rows", "special", "yakuza", "score")
    for seat in view.seats:
        table.add_row(
            say.seat_name(seat.seat, seats),
            say.say("tsukiji-yen", price=seat.money),
            draw_rows(seat, say),
            " ".join(say.say(f"tsukiji-thing-{ticket.replace('+', 'plus')}") for ticket in seat.special_tickets),
            str(seat.yakuza_bought),
            str(seat.score.total),
        )
    return table


def draw_rows(seat: SeatView, say: Texts) -> str:
    return ", ".join(
        say.say(
            "tsukiji-row-takusan" if row.takusan else "tsukiji-row",
            product=say.say(f"tsukiji-thing-{row.product}"),
            cards=row.cards,
            **({"takusan": row.takusan} if row.takusan else {}),
        )
        for row in seat.rows
        if row.cards
    )


def columns(say: Texts, *names: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(say.say(f"tsukiji-column-{name}"))
    return table

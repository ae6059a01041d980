"""How the terminal draws a game of Tsukiji: the lots, the market and the restaurants."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.games.tsukiji.view import LotView, RowView, SeatView, TsukijiView
from uogashi.text import Texts

STYLES = {
    "ebi": "red",
    "hotategai": "bright_black",
    "fugu": "bold",
    "tako": "magenta",
    "sake": "dark_orange",
    "maguro": "blue",
    "takusan": "green",
    "yakuza": "reverse",
}
"""Colours of the cards; their names tell them apart where there is no colour."""


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
            Text(", ").join(draw_card(card, say) for card in lot.cards),
            "" if lot.value is None else str(lot.value),
            draw_price(lot, say),
            "" if lot.modifier is None else draw_modifier(lot.modifier),
            "" if lot.buyer is None else say.seat_name(lot.buyer, seats),
        )
    return table


def draw_price(lot: LotView, say: Texts) -> str:
    if lot.price is None:
        return ""
    return say.say("tsukiji-clock" if lot.clock else "tsukiji-yen", price=lot.price)


def draw_modifier(modifier: int) -> str:
    return f"{modifier:+d}".replace("-", "−") if modifier else "0"


def draw_market(view: TsukijiView, say: Texts) -> Table:
    table = columns(say, "product", "space", "rank", "final")
    for marker in sorted(view.market, key=lambda each: each.rank):
        table.add_row(
            draw_card(marker.product, say),
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
            " ".join(say.thing("tsukiji", ticket) for ticket in seat.special_tickets),
            str(seat.yakuza_bought),
            str(seat.score.total),
        )
    return table


def draw_rows(seat: SeatView, say: Texts) -> Text:
    return Text(", ").join(draw_row(row, say) for row in seat.rows if row.cards)


def draw_row(row: RowView, say: Texts) -> Text:
    product = say.thing("tsukiji", row.product)
    if row.takusan:
        words = say.say("tsukiji-row-takusan", product=product, cards=row.cards, takusan=row.takusan)
    else:
        words = say.say("tsukiji-row", product=product, cards=row.cards)
    return Text(words, style=STYLES[row.product])


def draw_card(card: str, say: Texts) -> Text:
    return Text(say.thing("tsukiji", card), style=STYLES[card])


def columns(say: Texts, *names: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(say.say(f"tsukiji-column-{name}"))
    return table

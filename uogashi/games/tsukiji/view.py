"""What a seat, or a spectator, sees of a game of Tsukiji: in names, ready for JSON, made from a hidden state only."""

from typing import Any

import msgspec
import numpy as np

from uogashi.games.tsukiji import rules
from uogashi.games.tsukiji.notation import (
    BONUS_NAMES,
    MARKER_NAMES,
    PHASE_NAMES,
    PRODUCT_NAMES,
    SHOWN_CARDS,
    TICKET_NAMES,
)
from uogashi.games.tsukiji.state import (
    BONUSES,
    CARDS_A_LOT,
    EVALUATION,
    MAGURO,
    MARKERS,
    MOST_PLAYERS,
    NO_TABLET,
    PRODUCTS,
    SPECIAL_BITS,
    STATE,
)

FIELDS = STATE.names or ()


class LotView(msgspec.Struct, frozen=True):
    """A lot of the offer; value, price, modifier and tickets once it is quoted."""

    lot: int
    cards: list[str]
    value: int | None
    price: int | None
    modifier: int | None
    clock: bool
    buyer: int | None
    tickets: list[str] | None


class TabletView(msgspec.Struct, frozen=True):
    """A price tablet; the dearest carries the clock. `lot` is where it hangs, once the lots are quoted."""

    price: int
    modifier: int
    clock: bool
    lot: int | None


class MarkerView(msgspec.Struct, frozen=True):
    """A product on the market board; rank and price are those it would have if the game ended now."""

    product: str
    space: int
    height: int
    rank: int
    price: int


class RowView(msgspec.Struct, frozen=True):
    """A row of a restaurant: product cards, Takusan among them, and what the row is worth now."""

    product: str
    cards: int
    takusan: int
    worth: int


class ScoreView(msgspec.Struct, frozen=True):
    """What a restaurant would score if the game ended now."""

    money: int
    products: int
    maguro: int
    bonuses: dict[str, int]
    total: int


class SeatView(msgspec.Struct, frozen=True):
    """A restaurant. `placed` and `hand` only for the viewer's own seat, in an evaluation."""

    seat: int
    money: int
    rows: list[RowView]
    special_tickets: list[str]
    yakuza_bought: int
    ready: bool
    score: ScoreView
    placed: list[str] | None
    hand: list[str] | None


class TsukijiView(msgspec.Struct, frozen=True):
    """The whole table."""

    viewer: int | None
    round: int
    rounds: int
    phase: str
    acting: list[int]
    first: int
    lots: list[LotView]
    tablets: list[TabletView]
    track: int
    market: list[MarkerView]
    seats: list[SeatView]
    takusan_to_place: int
    yakuza_to_pay: int
    cards_left: int
    maguro: list[int]


def view(states: Any, configs: Any, seat: int) -> TsukijiView:
    """What this seat sees of the hidden state at the head of the array; a negative seat is a spectator."""
    # tolist() leaves the arrays inside a record as arrays.
    state = {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(FIELDS, states[0].tolist(), strict=True)
    }
    config = configs[0]
    ranks = np.zeros(MARKERS, np.int64)
    sheets = np.zeros((MOST_PLAYERS, 3 + BONUSES), np.int64)
    rules.reckon(states, configs, ranks, sheets)
    prices = [int(config.final_prices[rank]) for rank in ranks.tolist()]
    maguro = config.maguro.tolist()
    return TsukijiView(
        viewer=seat if seat >= 0 else None,
        round=state["round_number"],
        rounds=int(config.rounds),
        phase=PHASE_NAMES[state["phase"]],
        acting=[other for other in range(state["players"]) if state["acting_seats"] >> other & 1],
        first=state["first_player"],
        lots=[view_lot(state, config, lot) for lot in range(state["lots"])],
        tablets=[view_tablet(state, config, tablet) for tablet in range(state["lots"])],
        track=int(config.track),
        market=[
            MarkerView(
                product=MARKER_NAMES[product],
                space=state["marker_space"][product],
                height=state["marker_height"][product],
                rank=int(ranks[product]) + 1,
                price=prices[product],
            )
            for product in range(MARKERS)
        ],
        seats=[
            view_seat(state, other, other == seat, prices, maguro, sheets[other].tolist())
            for other in range(state["players"])
        ],
        takusan_to_place=state["takusan_to_place"],
        yakuza_to_pay=state["yakuza_to_pay"],
        cards_left=int(rules.deck_size(config)) - state["cards_dealt"],
        maguro=maguro[1 : max(cards_of(state, other, MAGURO) for other in range(state["players"])) + 8],
    )


def view_tablet(state: dict[str, Any], config: Any, tablet: int) -> TabletView:
    hanging = state["tablet"][: state["lots"]]
    return TabletView(
        price=int(config.prices[tablet]),
        modifier=int(config.modifiers[tablet]),
        clock=tablet == rules.BEST_TABLET,
        lot=hanging.index(tablet) + 1 if tablet in hanging else None,
    )


def view_lot(state: dict[str, Any], config: Any, lot: int) -> LotView:
    lots = state["lots"]
    offer = state["cards_dealt"] - CARDS_A_LOT * lots
    tablet = state["tablet"][lot]
    quoted = tablet != NO_TABLET
    buyer = state["lot_buyer"][lot]
    return LotView(
        lot=lot + 1,
        cards=[SHOWN_CARDS[state["deck"][offer + place * lots + lot]] for place in range(CARDS_A_LOT)],
        value=state["lot_value"][lot] if quoted else None,
        price=int(config.prices[tablet]) if quoted else None,
        modifier=int(config.modifiers[tablet]) if quoted else None,
        clock=tablet == rules.BEST_TABLET,
        buyer=buyer if buyer >= 0 else None,
        tickets=[TICKET_NAMES[state["ticket_on_lot"][seat][lot]] for seat in range(state["players"])]
        if quoted
        else None,
    )


def view_seat(
    state: dict[str, Any], seat: int, own: bool, prices: list[int], maguro: list[int], sheet: list[int]
) -> SeatView:
    evaluating = state["phase"] == EVALUATION
    owned = state["tickets_owned"][seat]
    free = owned & ~state["tickets_used"][seat]
    laid = state["tickets_laid"][seat]
    return SeatView(
        seat=seat,
        money=state["money"][seat],
        rows=[
            RowView(
                product=PRODUCT_NAMES[row],
                cards=cards_of(state, seat, row),
                takusan=state["row_takusan"][seat][row],
                worth=maguro[cards_of(state, seat, row)] if row == MAGURO else cards_of(state, seat, row) * prices[row],
            )
            for row in range(PRODUCTS)
        ],
        special_tickets=ticket_names(owned & SPECIAL_BITS),
        yakuza_bought=state["yakuza_bought"][seat],
        ready=evaluating and laid == state["lots"],
        score=ScoreView(
            money=sheet[0],
            products=sheet[1],
            maguro=sheet[2],
            bonuses={name: points for name, points in zip(BONUS_NAMES, sheet[3:], strict=True) if points},
            total=sum(sheet),
        ),
        placed=[TICKET_NAMES[ticket] for ticket in state["ticket_on_lot"][seat][:laid]] if own and evaluating else None,
        hand=ticket_names(free) if own and evaluating else None,
    )


def cards_of(state: dict[str, Any], seat: int, row: int) -> int:
    return int(state["row_products"][seat][row] + state["row_takusan"][seat][row])


def ticket_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(TICKET_NAMES) if bits >> number & 1]

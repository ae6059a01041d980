"""What a seat, or a spectator, sees of a game of Tsukiji: in names, ready for JSON, made from a hidden state only."""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records, new_records, read_records
from uogashi.core.verbs import SPECTATOR
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
    CONFIG,
    EVALUATION,
    MAGURO,
    MARKERS,
    MOST_PLAYERS,
    NO_TABLET,
    PRODUCTS,
    SPECIAL_BITS,
    STATE,
)

STATES, CONFIGS = new_records(STATE), new_records(CONFIG)
"""What arrays of them look like."""


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
    shown = copy_records(states)
    engine.hide(shown, configs, 0, SPECTATOR)
    everybody = open_view(shown.tobytes(), configs.tobytes())
    if seat < 0:
        return everybody
    seats = list(everybody.seats)
    seats[seat] = view_own_seat(states[0], seats[seat])
    return msgspec.structs.replace(everybody, viewer=seat, seats=seats)


@lru_cache(maxsize=32)
def open_view(states: bytes, configs: bytes) -> TsukijiView:
    """What everybody sees. Kept for a moment: a table is shown to all who sit at it, one after another."""
    state_array, config_array = read_records(states, STATES), read_records(configs, CONFIGS)
    state, config = in_plain_python(state_array[0]), in_plain_python(config_array[0])
    ranks = np.zeros(MARKERS, np.int64)
    sheets = np.zeros((MOST_PLAYERS, 3 + BONUSES), np.int64)
    rules.reckon(state_array, config_array, ranks, sheets)
    prices = [config["final_prices"][rank] for rank in ranks.tolist()]
    maguro = config["maguro"]
    return TsukijiView(
        viewer=None,
        round=state["round_number"],
        rounds=config["rounds"],
        phase=PHASE_NAMES[state["phase"]],
        acting=[seat for seat in range(state["players"]) if state["acting_seats"] >> seat & 1],
        first=state["first_player"],
        lots=[view_lot(state, config, lot) for lot in range(state["lots"])],
        tablets=[view_tablet(state, config, tablet) for tablet in range(state["lots"])],
        track=config["track"],
        market=[
            MarkerView(
                product=MARKER_NAMES[product],
                space=state["marker_space"][product],
                height=state["marker_height"][product],
                rank=rank + 1,
                price=prices[product],
            )
            for product, rank in enumerate(ranks.tolist())
        ],
        seats=[view_seat(state, seat, prices, maguro, sheets[seat].tolist()) for seat in range(state["players"])],
        takusan_to_place=state["takusan_to_place"],
        yakuza_to_pay=state["yakuza_to_pay"],
        cards_left=int(rules.deck_size(config_array[0])) - state["cards_dealt"],
        maguro=maguro[1 : max(cards_of(state, seat, MAGURO) for seat in range(state["players"])) + 8],
    )


def in_plain_python(record: Any) -> dict[str, Any]:
    """The fields of a record as numbers and lists; `tolist` alone leaves the arrays inside a record as arrays."""
    return {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(record.dtype.names, record.tolist(), strict=True)
    }


def view_tablet(state: dict[str, Any], config: dict[str, Any], tablet: int) -> TabletView:
    hanging = state["tablet"][: state["lots"]]
    return TabletView(
        price=config["prices"][tablet],
        modifier=config["modifiers"][tablet],
        clock=tablet == rules.BEST_TABLET,
        lot=hanging.index(tablet) + 1 if tablet in hanging else None,
    )


def view_lot(state: dict[str, Any], config: dict[str, Any], lot: int) -> LotView:
    lots = state["lots"]
    offer = state["cards_dealt"] - CARDS_A_LOT * lots
    tablet = state["tablet"][lot]
    quoted = tablet != NO_TABLET
    buyer = state["lot_buyer"][lot]
    return LotView(
        lot=lot + 1,
        cards=[SHOWN_CARDS[state["deck"][offer + place * lots + lot]] for place in range(CARDS_A_LOT)],
        value=state["lot_value"][lot] if quoted else None,
        price=config["prices"][tablet] if quoted else None,
        modifier=config["modifiers"][tablet] if quoted else None,
        clock=tablet == rules.BEST_TABLET,
        buyer=buyer if buyer >= 0 else None,
        tickets=[TICKET_NAMES[state["ticket_on_lot"][seat][lot]] for seat in range(state["players"])]
        if quoted
        else None,
    )


def view_seat(state: dict[str, Any], seat: int, prices: list[int], maguro: list[int], sheet: list[int]) -> SeatView:
    cards = [cards_of(state, seat, row) for row in range(PRODUCTS)]
    return SeatView(
        seat=seat,
        money=state["money"][seat],
        rows=[
            RowView(
                product=PRODUCT_NAMES[row],
                cards=count,
                takusan=state["row_takusan"][seat][row],
                worth=maguro[count] if row == MAGURO else count * prices[row],
            )
            for row, count in enumerate(cards)
        ],
        special_tickets=ticket_names(state["tickets_owned"][seat] & SPECIAL_BITS),
        yakuza_bought=state["yakuza_bought"][seat],
        ready=state["phase"] == EVALUATION and state["tickets_laid"][seat] == state["lots"],
        score=ScoreView(
            money=sheet[0],
            products=sheet[1],
            maguro=sheet[2],
            bonuses={name: points for name, points in zip(BONUS_NAMES, sheet[3:], strict=True) if points},
            total=sum(sheet),
        ),
        placed=None,
        hand=None,
    )


def view_own_seat(state: Any, seen: SeatView) -> SeatView:
    """In an evaluation, one's own tickets: those laid, and those still in hand."""
    if state["phase"] != EVALUATION:
        return seen
    seat = seen.seat
    laid = int(state["tickets_laid"][seat])
    free = int(state["tickets_owned"][seat]) & ~int(state["tickets_used"][seat])
    return msgspec.structs.replace(
        seen,
        placed=[TICKET_NAMES[ticket] for ticket in state["ticket_on_lot"][seat][:laid].tolist()],
        hand=ticket_names(free),
    )


def cards_of(state: dict[str, Any], seat: int, row: int) -> int:
    return int(state["row_products"][seat][row] + state["row_takusan"][seat][row])


def ticket_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(TICKET_NAMES) if bits >> number & 1]

"""What a seat, or a spectator, sees of a game of Tsukiji: in names, ready for JSON, made from a hidden state only."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add, mul
from typing import Any

import msgspec
import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records, new_records, plain_reader, read_records
from uogashi.core.match import seats_of
from uogashi.core.verbs import SPECTATOR
from uogashi.core.view import Change, Money, Phase, Points, Ready, SeatNumber, Thing
from uogashi.games.tsukiji import quotation
from uogashi.games.tsukiji.notation import (
    BONUS_NAMES,
    MARKER_NAMES,
    PHASE_NAMES,
    PRODUCT_NAMES,
    SHOWN_CARDS,
    TICKET_NAMES,
)
from uogashi.games.tsukiji.offer import deck_size
from uogashi.games.tsukiji.purchase import BEST_TABLET
from uogashi.games.tsukiji.quotation import SPARE_ANNULMENT, TICKET_VALUES
from uogashi.games.tsukiji.scoring import reckon
from uogashi.games.tsukiji.state import (
    ANNUL,
    BONUSES,
    CARDS_A_LOT,
    CONFIG,
    EVALUATION,
    MAGURO,
    MARKERS,
    MOST_PLAYERS,
    NO_TABLET,
    SPECIAL_BITS,
    STATE,
    TICKET_4,
    TIMES_2,
)

STATES, CONFIGS = new_records(STATE), new_records(CONFIG)
"""What arrays of them look like."""
read_state, plain_config = plain_reader(STATE), plain_reader(CONFIG)


class LotView(msgspec.Struct, frozen=True):
    """A lot of the offer; value, price, modifier and tickets once it is quoted.

    The value is the sum of what the tickets add, with this many fours cancelled, doubled this many times. `adds` is
    beside `tickets`: nothing for a cancelled four, for the annulment that cancels it, and for doublers.
    """

    lot: int
    cards: list[Thing]
    value: int | None
    sum: int | None
    struck: int | None
    doublings: int | None
    price: Money | None
    modifier: Change | None
    clock: bool
    buyer: SeatNumber | None
    tickets: list[Thing] | None
    adds: list[int] | None


class TabletView(msgspec.Struct, frozen=True):
    """A price tablet; the most expensive carries the clock. `lot` is where it hangs, once the lots are quoted."""

    price: Money
    modifier: Change
    clock: bool
    lot: int | None


class MarkerView(msgspec.Struct, frozen=True):
    """A product on the market board; rank and price are those it would have if the game ended now."""

    product: Thing
    space: int
    height: int
    rank: int
    price: Money


class RowView(msgspec.Struct, frozen=True):
    """A row of a restaurant: product cards, Takusan among them, and what the row is worth now."""

    product: Thing
    cards: int
    takusan: int
    worth: Money


class ScoreView(msgspec.Struct, frozen=True):
    """What a restaurant would score if the game ended now."""

    money: Money
    products: Points
    maguro: Points
    bonuses: dict[Thing, Points]
    total: Points


class SeatView(msgspec.Struct, frozen=True):
    """A restaurant. `placed` and `hand` only for the viewer's own seat, in an evaluation."""

    seat: SeatNumber
    money: Money
    rows: list[RowView]
    special_tickets: list[Thing]
    yakuza_bought: int
    ready: Ready
    score: ScoreView
    placed: list[Thing] | None
    hand: list[Thing] | None


class TsukijiView(msgspec.Struct, frozen=True):
    """The whole table."""

    viewer: SeatNumber | None
    round: int
    rounds: int
    phase: Phase
    acting: list[SeatNumber]
    first: SeatNumber
    lots: list[LotView]
    tablets: list[TabletView]
    track: int
    market: list[MarkerView]
    seats: list[SeatView]
    takusan_to_place: int
    yakuza_to_pay: int
    cards_left: int
    maguro: list[Money]


def view(states: Any, configs: Any, seat: int) -> TsukijiView:
    """What this seat sees of the hidden state at the head of the array; a negative seat is a spectator."""
    shown = states
    # A field of the whole array: NumPy takes five times as long to read one of a record.
    evaluating = states["phase"][0] == EVALUATION
    if seat >= 0 and evaluating:
        shown = copy_records(states)
        engine.hide(shown, configs, 0, SPECTATOR)
    everybody = open_view(shown.tobytes(), configs.tobytes())
    if seat < 0:
        return everybody
    seats = everybody.seats
    if evaluating:
        seats = [*seats[:seat], view_own_seat(states, seats[seat]), *seats[seat + 1 :]]
    return msgspec.structs.replace(everybody, viewer=seat, seats=seats)


@lru_cache(maxsize=8)
def open_view(states: bytes, configs: bytes) -> TsukijiView:
    """The public part. Cached briefly: a table is shown to all its players, one after another."""
    state, config = read_state(states), read_config(configs)
    players, lots = state["players"], state["lots"]
    ranks = np.zeros(MARKERS, np.int64)
    sheets = np.zeros((MOST_PLAYERS, 3 + BONUSES), np.int64)
    reckon(read_records(states, STATES), read_records(configs, CONFIGS), ranks, sheets)
    rank_list = ranks.tolist()
    prices = [config["final_prices"][rank] for rank in rank_list]
    maguro = config["maguro"]
    seats = [view_seat(state, seat, prices, maguro, sheet) for seat, sheet in enumerate(sheets[:players].tolist())]
    return TsukijiView(
        viewer=None,
        round=state["round_number"],
        rounds=config["rounds"],
        phase=PHASE_NAMES[state["phase"]],
        acting=list(seats_of(state["acting_seats"], players)),
        first=state["first_player"],
        lots=view_lots(state, config),
        tablets=view_tablets(config["prices"], config["modifiers"], state["tablet"][:lots]),
        track=config["track"],
        market=list(map(view_marker, MARKER_NAMES, state["marker_space"], state["marker_height"], rank_list, prices)),
        seats=seats,
        takusan_to_place=state["takusan_to_place"],
        yakuza_to_pay=state["yakuza_to_pay"],
        cards_left=config["deck_size"] - state["cards_dealt"],
        maguro=list(maguro[1 : max(seat.rows[MAGURO].cards for seat in seats) + 8]),
    )


@lru_cache(maxsize=32)
def read_config(configs: bytes) -> dict[str, Any]:
    """The components in plain Python: they stay the same for a whole game, and for most games."""
    return {**plain_config(configs), "deck_size": int(deck_size(read_records(configs, CONFIGS)[0]))}


@lru_cache(maxsize=256)
def view_tablets(prices: tuple[int, ...], modifiers: tuple[int, ...], hanging: tuple[int, ...]) -> list[TabletView]:
    """The tablets; `hanging` has the tablet of each lot."""
    return [
        TabletView(
            price=prices[tablet],
            modifier=modifiers[tablet],
            clock=tablet == BEST_TABLET,
            lot=hanging.index(tablet) + 1 if tablet in hanging else None,
        )
        for tablet in range(len(hanging))
    ]


@lru_cache(maxsize=4096)
def view_marker(product: str, space: int, height: int, rank: int, price: int) -> MarkerView:
    return MarkerView(product=product, space=space, height=height, rank=rank + 1, price=price)


def view_lots(state: dict[str, Any], config: dict[str, Any]) -> list[LotView]:
    lots, dealt = state["lots"], state["cards_dealt"]
    offer = [SHOWN_CARDS[card] for card in state["deck"][dealt - CARDS_A_LOT * lots : dealt]]
    buyers = [buyer if buyer >= 0 else None for buyer in state["lot_buyer"][:lots]]
    if state["tablet"][0] == NO_TABLET:
        return [view_unquoted(lot + 1, offer[lot::lots], buyers[lot]) for lot in range(lots)]
    laid = zip(*state["ticket_on_lot"][: state["players"]], strict=True)
    return [
        LotView(
            lot=lot + 1,
            cards=offer[lot::lots],
            value=value,
            sum=value >> tickets.count(TIMES_2),
            struck=struck_fours(tickets),
            doublings=tickets.count(TIMES_2),
            price=config["prices"][tablet],
            modifier=config["modifiers"][tablet],
            clock=tablet == BEST_TABLET,
            buyer=buyer,
            tickets=[TICKET_NAMES[ticket] for ticket in tickets],
            adds=list(added_values(tickets)),
        )
        for lot, (value, tablet, buyer, tickets) in enumerate(
            zip(state["lot_value"], state["tablet"], buyers, laid, strict=False)
        )
    ]


def view_unquoted(lot: int, cards: list[Thing], buyer: SeatNumber | None) -> LotView:
    """A lot that has no price yet."""
    return LotView(
        lot=lot,
        cards=cards,
        value=None,
        sum=None,
        struck=None,
        doublings=None,
        price=None,
        modifier=None,
        clock=False,
        buyer=buyer,
        tickets=None,
        adds=None,
    )


@lru_cache(maxsize=4096)
def struck_fours(tickets: tuple[int, ...]) -> int:
    return int(quotation.struck_fours(tickets.count(ANNUL), tickets.count(TICKET_4)))


@lru_cache(maxsize=4096)
def added_values(tickets: tuple[int, ...]) -> tuple[int, ...]:
    """What each ticket adds to the sum; of equal ones, the first fours are struck out, by the first annulments."""
    added, struck = [int(TICKET_VALUES[ticket]) for ticket in tickets], struck_fours(tickets)
    fours = [seat for seat, ticket in enumerate(tickets) if ticket == TICKET_4]
    annulments = [seat for seat, ticket in enumerate(tickets) if ticket == ANNUL]
    for seat in fours[:struck]:
        added[seat] = 0
    for seat in annulments[struck:]:
        added[seat] = SPARE_ANNULMENT
    return tuple(added)


def view_seat(
    state: dict[str, Any], seat: int, prices: Sequence[int], maguro: Sequence[int], sheet: Sequence[int]
) -> SeatView:
    """A restaurant as everyone sees it."""
    takusan = state["row_takusan"][seat]
    cards = tuple(map(add, state["row_products"][seat], takusan))
    worths = [*map(mul, cards, prices), maguro[cards[MAGURO]]]
    return SeatView(
        seat=seat,
        money=state["money"][seat],
        rows=list(map(view_row, PRODUCT_NAMES, cards, takusan, worths)),
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


@lru_cache(maxsize=4096)
def view_row(product: str, cards: int, takusan: int, worth: int) -> RowView:
    return RowView(product=product, cards=cards, takusan=takusan, worth=worth)


def view_own_seat(states: Any, seen: SeatView) -> SeatView:
    """In an evaluation, the viewer's own tickets: those placed, and those still in hand."""
    seat = seen.seat
    laid = int(states["tickets_laid"][0, seat])
    free = int(states["tickets_owned"][0, seat]) & ~int(states["tickets_used"][0, seat])
    return msgspec.structs.replace(
        seen,
        placed=[TICKET_NAMES[ticket] for ticket in states["ticket_on_lot"][0, seat, :laid].tolist()],
        hand=ticket_names(free),
    )


@lru_cache(maxsize=512)
def ticket_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(TICKET_NAMES) if bits >> number & 1]

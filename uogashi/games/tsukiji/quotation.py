"""C. The quotation: tickets are revealed, lots get their price tablets, and the market moves."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.tsukiji.facts import LOT_VALUED, MARKER_MOVED, TABLET_GIVEN, TICKET_REVEALED
from uogashi.games.tsukiji.offer import lot_card
from uogashi.games.tsukiji.state import (
    ANNUL,
    CARDS_A_LOT,
    MARKERS,
    PURCHASE,
    SPECIAL_BITS,
    TICKET_4,
    TIMES_2,
    Config,
    State,
)

# What each ticket adds to its lot: 0 to 4, annulment, -1, +6, x2.
TICKET_VALUES = np.array([0, 1, 2, 3, 4, 0, -1, 6, 0])
SPARE_ANNULMENT = 2


@compiled
def quote_lots(state: State, config: Config, log: Log) -> None:
    """Reveal, give out the price tablets, move the market, and let the first player buy."""
    for lot in range(int(state.lots)):
        state.lot_value[lot] = value_lot(state, lot, log)
    for lot in range(int(state.lots)):
        tablet = rank_of_lot(state.lot_value, int(state.lots), lot)
        state.tablet[lot] = tablet
        tell(log, EVERYONE, TABLET_GIVEN, lot + 1, int(config.prices[tablet]), int(config.modifiers[tablet]))
    return_tickets(state)
    move_market(state, config, log)
    state.phase = PURCHASE
    state.acting_seats = 1 << int(state.first_player)


@compiled
def value_lot(state: State, lot: int, log: Log) -> int:
    """What the tickets on a lot make it worth."""
    total = 0
    fours = 0
    annulments = 0
    doublings = 0
    for seat in range(int(state.players)):
        ticket = int(state.ticket_on_lot[seat, lot])
        total += int(TICKET_VALUES[ticket])
        fours += ticket == TICKET_4
        annulments += ticket == ANNUL
        doublings += ticket == TIMES_2
        tell(log, EVERYONE, TICKET_REVEALED, lot + 1, seat, ticket)
    struck = struck_fours(annulments, fours)
    # R1: an annulment without a four counts as +2.
    total += SPARE_ANNULMENT * (annulments - struck) - TICKET_4 * struck
    # R2: a negative sum is doubled too.
    value = total << doublings
    tell(log, EVERYONE, LOT_VALUED, lot + 1, struck, total, doublings, value)
    return value


@compiled
def struck_fours(annulments: int, fours: int) -> int:
    """R1: annulments and fours pair off, one to one."""
    return min(annulments, fours)


@compiled
def rank_of_lot(values: NDArray[Any], lots: int, lot: int) -> int:
    """How many lots count as higher: those worth more, and of equal ones those further left."""
    value = int(values[lot])
    higher = 0
    for other in range(lots):
        other_value = int(values[other])
        if other_value > value or (other_value == value and other < lot):
            higher += 1
    return higher


@compiled
def return_tickets(state: State) -> None:
    """Normal tickets return to their owners, used special ones leave the game."""
    for seat in range(int(state.players)):
        used_special = int(state.tickets_used[seat]) & SPECIAL_BITS
        state.tickets_owned[seat] = int(state.tickets_owned[seat]) & ~used_special
        state.tickets_used[seat] = 0


@compiled
def move_market(state: State, config: Config, log: Log) -> None:
    for product in range(MARKERS):
        by = market_change(state, config, product)
        space = int(state.marker_space[product])
        # R3: the track ends at 1 and at its last space.
        target = min(max(space + by, 1), int(config.track))
        if target != space:
            # R4: a marker that stays, by a sum of 0 or at an end of the track, is not lifted.
            move_marker(state, product, target)
        tell(log, EVERYONE, MARKER_MOVED, product, by, space, target, target - space)


@compiled
def market_change(state: State, config: Config, product: int) -> int:
    """The modifiers of the lots with this product, once per card."""
    change = 0
    for lot in range(int(state.lots)):
        for place in range(CARDS_A_LOT):
            if lot_card(state, lot, place) == product:
                change += int(config.modifiers[int(state.tablet[lot])])
    return change


@compiled
def move_marker(state: State, product: int, target: int) -> None:
    """Take the marker off its stack and put it on top of those on the target space (R4)."""
    space = int(state.marker_space[product])
    height = int(state.marker_height[product])
    below = 0
    for other in range(MARKERS):
        if other == product:
            continue
        if state.marker_space[other] == space and state.marker_height[other] > height:
            state.marker_height[other] = int(state.marker_height[other]) - 1
        if state.marker_space[other] == target:
            below += 1
    state.marker_space[product] = target
    state.marker_height[product] = below

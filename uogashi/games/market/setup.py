"""Setting up: which markets are in play, what is on their boards, and the ships of the box."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

import numpy as np

from uogashi.core.chance import shuffle
from uogashi.core.compile import compiled
from uogashi.games.market.state import (
    AQUARIUM,
    BANK,
    CRAB,
    EEL,
    GOVERNMENT,
    IN_STOCK,
    IN_THE_BOX,
    KINDS,
    MOST_SHIPS,
    NO_KIND,
    NO_SHIP,
    NOBODY,
    NOTHING,
    OCTOPUS,
    PIECE_KIND,
    PLACES,
    PRINTED,
    SHIP_SIZES,
    TUNA,
    TUNA_PIECE,
    Config,
    State,
)


@compiled
def draw_markets(state: State, always: int, count: int, wanted: int, chosen: int) -> None:
    """The first of these markets is always in play; the others are drawn at random or chosen."""
    for market in range(always, always + count):
        state.in_play[market] = market == always or chosen >> market & 1
    if chosen != 0:
        return
    others = np.arange(always + 1, always + count)
    shuffle(state, others, count - 1)
    for place in range(wanted - 1):
        state.in_play[others[place]] = 1


@compiled
def set_up_market(state: State, config: Config, market: int) -> None:
    """Lay out the contents of a market board."""
    state.in_play[market] = 1
    if market < KINDS:
        state.barrels[market] = config.barrels[market]
        state.market_pieces[market] = config.pieces[market]
        state.licences_left[market] = config.licences[market]
    if market == OCTOPUS:
        state.takoyaki_supply = config.takoyaki
    elif market == EEL:
        state.eel_track = 1
    elif market == TUNA or market == CRAB:
        for printed in range(PRINTED):
            if PIECE_KIND[TUNA_PIECE + printed] == market:
                state.bag[printed] = config.bag[printed]
    elif market == GOVERNMENT:
        for place in range(PLACES):
            state.government_left[place] = config.government_places[place]
    elif market == BANK:
        state.loans_left = config.loans
        state.shares_left = config.shares
    elif market == AQUARIUM:
        for kind in range(KINDS):
            state.aquarium_left[kind] = config.aquarium_wants[kind]


@compiled
def build_ships(state: State, config: Config) -> None:
    ship = 0
    for size in range(SHIP_SIZES):
        for _ in range(int(config.ship_stock[size])):
            state.ship_size[ship] = size
            state.ship_owner[ship] = IN_STOCK
            state.ship_kind[ship] = NO_KIND
            ship += 1
    for absent in range(ship, MOST_SHIPS):
        state.ship_owner[absent] = IN_THE_BOX


@compiled
def forget_choices(state: State) -> None:
    """Nothing is chosen between the steps of a turn: equal positions are equal bytes."""
    state.market = NOTHING
    state.ship = NO_SHIP
    state.lot = NOTHING
    state.price = NOTHING
    state.piece = NOTHING
    state.spot = NOTHING
    state.seller = NOBODY
    state.to_take = NOTHING

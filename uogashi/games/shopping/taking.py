"""Taking something from in front of a dot, and what comes out of the bags of tuna and crabs."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.shopping.actions import DRAW
from uogashi.games.shopping.basket import put_in_basket, thing_of
from uogashi.games.shopping.facts import DRAWN, TAKEN, TUNA_BOUGHT
from uogashi.games.shopping.reasons import BAG_EMPTY, NOT_HERE, TOO_DEAR
from uogashi.games.shopping.state import (
    CRAB,
    DRAWING_CRAB,
    DRAWING_TUNA,
    PRINTED,
    TUNA,
    TUNA_ITEM,
    TUNA_VALUES,
    Config,
    State,
)
from uogashi.games.shopping.turns import call_chance, end_turn


@compiled
def take_refusal(state: State, config: Config, seat: int, thing: int) -> int:
    if find_pile(state, config, int(state.place[seat]), thing) < 0:
        return NOT_HERE
    return bag_refusal(state, config, seat, thing)


@compiled
def find_pile(state: State, config: Config, dot: int, thing: int) -> int:
    """The leftmost pile of this item in front of a dot, -1 if there is none."""
    for place in range(int(config.dot_piles[dot])):
        pile = int(config.dot_pile[dot, place])
        if state.pile_thing[pile] == thing and state.pile_left[pile] > 0:
            return pile
    return -1


@compiled
def bag_refusal(state: State, config: Config, seat: int, thing: int) -> int:
    """R2: tuna and crabs come out of their bags, as long as there are any. R10: tuna is paid for with money in hand."""
    if thing < TUNA:
        return 0
    if thing == CRAB:
        return 0 if in_bag(state, TUNA_VALUES, PRINTED) > 0 else BAG_EMPTY
    if in_bag(state, 0, TUNA_VALUES) == 0:
        return BAG_EMPTY
    return 0 if state.money[seat] >= tuna_cost(state, config, seat) else TOO_DEAR


@compiled
def in_bag(state: State, first: int, end: int) -> int:
    count = 0
    for printed in range(first, end):
        count += int(state.bag[printed])
    return count


@compiled
def tuna_cost(state: State, config: Config, seat: int) -> int:
    """R10: more expensive with each tuna that a player has bought."""
    return int(config.tuna_price) + int(state.tuna_bought[seat]) * int(config.tuna_dearer)


@compiled
def take(state: State, config: Config, seat: int, thing: int, log: Log) -> None:
    if thing == TUNA:
        cost = tuna_cost(state, config, seat)
        state.money[seat] = int(state.money[seat]) - cost
        state.tuna_bought[seat] = int(state.tuna_bought[seat]) + 1
        tell(log, EVERYONE, TUNA_BOUGHT, seat, cost)
        call_chance(state, DRAWING_TUNA)
    elif thing == CRAB:
        call_chance(state, DRAWING_CRAB)
    else:
        pile = find_pile(state, config, int(state.place[seat]), thing)
        state.pile_left[pile] = int(state.pile_left[pile]) - 1
        put_in_basket(state, seat, thing)
        tell(log, EVERYONE, TAKEN, seat, thing)
        end_turn(state, config, log)


@compiled
def draw(state: State, config: Config, printed: int, log: Log) -> None:
    """A tuna or crab comes out of its bag."""
    seat = int(state.turn_player)
    item = TUNA_ITEM + printed
    state.bag[printed] = int(state.bag[printed]) - 1
    put_in_basket(state, seat, item)
    tell(log, EVERYONE, DRAWN, seat, thing_of(item), int(config.printed[printed]))
    end_turn(state, config, log)


@compiled
def weigh_bag(state: State, first: int, end: int, weights: NDArray[np.int64]) -> int:
    for printed in range(first, end):
        weights[DRAW + printed] = state.bag[printed]
    return in_bag(state, first, end)

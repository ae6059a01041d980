"""What baskets pay, who has how many papers, and what views show of both."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.shopping.state import (
    CLOTHING,
    DETERGENT,
    ITEMS,
    MAGAZINE,
    NEWSPAPER,
    NO_STACK,
    SALMON,
    SMALLS,
    STACK_OF,
    TUNA_ITEM,
    Config,
    State,
)


@compiled
def pays(state: State, config: Config, item: int) -> int:
    """What one of these would pay now, without detergent."""
    stack = int(STACK_OF[item])
    if stack > SMALLS:
        return int(state.stack[stack])
    if stack != NO_STACK:
        # R4: clothing and machines pay more than is on their stack.
        return int(state.stack[stack]) + int(config.over_stack)
    if item >= TUNA_ITEM:
        return int(config.printed_pays[item - TUNA_ITEM])
    if item == SALMON:
        # R9: the first leaving with salmon is paid better.
        return int(config.first_salmon) if state.salmon_sold == 0 else int(config.later_salmon)
    return 0


@compiled
def doubled(state: State, config: Config, seat: int, item: int) -> int:
    """How many of these clothing items get a detergent: the best-paid ones of the basket do (R15)."""
    detergents = int(state.basket[seat, DETERGENT])
    if detergents == 0 or item >= CLOTHING:
        return 0
    paid = pays(state, config, item)
    for other in range(CLOTHING):
        other_paid = pays(state, config, other)
        if other_paid > paid or (other_paid == paid and other < item):
            detergents -= int(state.basket[seat, other])
    return min(max(detergents, 0), int(state.basket[seat, item]))


@compiled
def item_pays(state: State, config: Config, seat: int, item: int) -> int:
    """What all items of this kind in a basket would pay now."""
    count = int(state.basket[seat, item])
    if count == 0:
        return 0
    return (count + doubled(state, config, seat, item)) * pays(state, config, item)


@compiled
def basket_pays(state: State, config: Config, seat: int) -> int:
    """What a basket would pay if its owner left now."""
    total = 0
    for item in range(ITEMS):
        total += item_pays(state, config, seat, item)
    return total


@compiled
def papers_of(state: State, seat: int) -> int:
    return int(state.carried_out[seat, MAGAZINE]) + int(state.carried_out[seat, NEWSPAPER])


@compiled
def reckon(states: Any, configs: Any, prices: NDArray[np.int64], sheets: NDArray[np.int64]) -> None:
    """What each item pays now; for each seat and item, how many a detergent doubles and what they all would pay."""
    state = states[0]
    config = configs[0]
    for item in range(ITEMS):
        prices[item] = pays(state, config, item)
    for seat in range(int(state.players)):
        for item in range(ITEMS):
            sheets[seat, item, 0] = doubled(state, config, seat, item)
            sheets[seat, item, 1] = item_pays(state, config, seat, item)

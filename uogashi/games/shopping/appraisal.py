"""What a sensible player thinks items are worth, and how soon the others could be done."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.shopping.scoring import basket_pays, doubled, pays
from uogashi.games.shopping.state import (
    CLOTHING,
    COLOURS,
    CRAB,
    DETERGENT,
    DRINK,
    MAGAZINE,
    MOST_DOTS,
    NEWSPAPER,
    OUTSIDE,
    PRINTED,
    TUNA,
    TUNA_VALUES,
    Config,
    State,
)
from uogashi.games.shopping.taking import bag_refusal, in_bag, tuna_cost

FIRST_BASKET = 1500
"""What is worth a first leaving: enough for tuna afterwards."""
FIRST_BASKET_OF_TWO = 2500
"""With two players more: the other alone can end the game, so that only baskets already cashed in count."""
LAST_BASKET = 1500
"""Nobody is expected to leave for the last time with less, though it might win."""
A_TURN = 500
"""What a good turn adds to a basket."""
HOPE = 200
"""What a detergent is worth before there is anything to double."""
SOON, SOON_OF_TWO = 3, 5
"""A game could be over in this many turns before a tuna is out of the store."""


@compiled
def weigh_things(state: State, config: Config, seat: int, gains: NDArray[np.float64]) -> None:
    """What one more of each item would add to the basket, or is expected to."""
    for thing in range(TUNA):
        gains[thing] = pays(state, config, thing)
    for thing in range(CLOTHING):
        gains[thing] += detergent_for(state, config, seat, thing)
    gains[DETERGENT] = detergent_gain(state, config, seat)
    gains[MAGAZINE] = 1  # it breaks ties
    gains[NEWSPAPER] = 1
    gains[TUNA] = mean_of_bag(state, config, 0, TUNA_VALUES) - tuna_cost(state, config, seat)
    if bag_refusal(state, config, seat, TUNA) != 0 or not can_spare(state, config, seat):
        gains[TUNA] = 0
    gains[CRAB] = mean_of_bag(state, config, TUNA_VALUES, PRINTED)


@compiled
def detergent_for(state: State, config: Config, seat: int, thing: int) -> int:
    """What the detergents of the basket would add to one more of this clothing: a spare one, or one from a cheaper."""
    spare = int(state.basket[seat, DETERGENT])
    if spare == 0:
        return 0
    paid = pays(state, config, thing)
    cheapest = paid
    for other in range(CLOTHING):
        twice = doubled(state, config, seat, other)
        spare -= twice
        if twice > 0:
            cheapest = min(cheapest, pays(state, config, other))
    return paid if spare > 0 else paid - cheapest


@compiled
def detergent_gain(state: State, config: Config, seat: int) -> int:
    """The best-paid clothing that is not doubled yet."""
    best = 0
    clothes = 0
    for thing in range(CLOTHING):
        count = int(state.basket[seat, thing])
        clothes += count
        if count > doubled(state, config, seat, thing):
            best = max(best, pays(state, config, thing))
    if best == 0 and int(state.basket[seat, DETERGENT]) <= clothes:
        return HOPE
    return best


@compiled
def mean_of_bag(state: State, config: Config, first: int, end: int) -> float:
    total = 0
    for printed in range(first, end):
        total += int(state.bag[printed]) * int(config.printed_pays[printed])
    return total / max(in_bag(state, first, end), 1)


@compiled
def machine_gain(state: State, config: Config) -> float:
    """What is expected to come out."""
    total = 0
    for colour in range(COLOURS):
        total += int(state.crate[colour]) * int(pays(state, config, DRINK + colour))
    return total * int(config.machine_odds[0]) / int(config.machine_odds[1])


@compiled
def best_there(state: State, config: Config, dot: int, gains: NDArray[np.float64]) -> float:
    """The worth of the best item in front of a dot, the machine included."""
    best = 0.0
    for place in range(int(config.dot_piles[dot])):
        pile = int(config.dot_pile[dot, place])
        if state.pile_left[pile] > 0:
            best = max(best, gains[int(state.pile_thing[pile])])
    if int(config.machine_dots) >> dot & 1 == 1:
        best = max(best, machine_gain(state, config))
    return best


@compiled
def best_anywhere(worth: NDArray[np.float64]) -> float:
    best = 0.0
    for dot in range(MOST_DOTS):
        best = max(best, worth[dot])
    return best


@compiled
def first_basket(state: State) -> int:
    return FIRST_BASKET if int(state.players) > 2 else FIRST_BASKET_OF_TWO


@compiled
def can_spare(state: State, config: Config, seat: int) -> bool:
    """Whether the price of a tuna can be spent: if all others could soon be done, not what keeps one ahead of them."""
    left = int(state.money[seat]) - tuna_cost(state, config, seat)
    slowest = 0
    richest = 0
    for other in range(int(state.players)):
        if other != seat:
            slowest = max(slowest, turns_to_be_done(state, config, other, LAST_BASKET))
            richest = max(richest, int(state.money[other]) + int(basket_pays(state, config, other)))
    return left > richest or slowest > (SOON if int(state.players) > 2 else SOON_OF_TWO)


@compiled
def turns(config: Config, steps: int) -> int:
    """How many turns this many steps take."""
    return (steps + int(config.steps_a_turn) - 1) // int(config.steps_a_turn)


@compiled
def turns_to_be_done(state: State, config: Config, seat: int, expected: int) -> int:
    """In how many turns a seat could have left for the last time, with a basket as can be expected then."""
    left = int(config.leavings) - int(state.leavings[seat])
    if left <= 0:
        return 0
    filling = (expected + A_TURN - 1) // A_TURN
    place = int(state.place[seat])
    if place == OUTSIDE:
        return 2 * (left - 1) + 1 + max(filling, 1)
    missing = max(expected - int(basket_pays(state, config, seat)), int(state.items[seat] == 0))
    away = turns(config, int(config.exit_distance[place]))
    if left > 1:
        return away + 2 * (left - 1)
    return away + (missing + A_TURN - 1) // A_TURN

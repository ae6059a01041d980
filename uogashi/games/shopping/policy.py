"""How a sensible player chooses in Shopping Spree.

`greedy` weighs every dot within reach: what the best thing there would add to the basket, and the best that could be
reached from there later, the less the farther. It goes home when the basket is worth it, when the others could end the
game before it is out, or when leaving wins.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.shopping import rules
from uogashi.games.shopping.state import (
    CLOTHING,
    COLOURS,
    CRAB,
    DETERGENT,
    DRINK,
    ENTERING,
    LANES,
    MAGAZINE,
    MOST_DOTS,
    NEWSPAPER,
    OUTSIDE,
    PRINTED,
    TAKING,
    THINGS,
    TUNA,
    TUNA_VALUES,
    Config,
    State,
)

FIRST_BASKET = 1500
"""What is worth a first leaving: enough for tuna afterwards."""
FIRST_BASKET_OF_TWO = 2500
"""With two players more: the other alone can end the game, so that only what was brought home counts."""
LAST_BASKET = 1500
"""Nobody is expected to leave for the last time with less, though it might win."""
PLENTY = 7000
"""With so much everybody leaves for the last time."""
A_TURN = 500
"""What a good turn adds to a basket."""
PATIENCE = 0.7
"""What the same thing is worth a turn later."""
HOMEWARD, HURRY = 450, 3000
"""What a turn nearer to the door is worth to who wants to go home, and to who has to."""
HOPE = 200
"""What a detergent is worth before there is anything to double."""
POOR = 150
"""If nothing better can be taken, it is time to go."""
SOON, SOON_OF_TWO = 3, 5
"""In so many turns a game could be over before a tuna is out of the store."""
NEVER = -1_000_000_000.0


@compiled
def greedy(state: State, config: Config, seat: int, mask: NDArray[np.uint8], rng: Source) -> int:
    """Of equally good decisions, one at random."""
    gains = np.zeros(THINGS)
    weigh_things(state, config, seat, gains)
    if state.phase == TAKING:
        return best_taken(state, config, seat, gains, mask, rng)
    worth = np.zeros(MOST_DOTS)
    for dot in range(MOST_DOTS):
        if int(config.dots) >> dot & 1 == 1:
            worth[dot] = best_there(state, config, dot, gains)
    if state.phase == ENTERING:
        return best_entrance(config, worth, rng)
    return best_walk(state, config, seat, worth, mask, rng)


# --- what things are worth ---------------------------------------------------------------------------------------


@compiled
def weigh_things(state: State, config: Config, seat: int, gains: NDArray[np.float64]) -> None:
    """What one more of each thing would add to the basket, or is expected to."""
    for thing in range(TUNA):
        gains[thing] = rules.pays(state, config, thing)
    for thing in range(CLOTHING):
        gains[thing] += detergent_for(state, config, seat, thing)
    gains[DETERGENT] = detergent_gain(state, config, seat)
    gains[MAGAZINE] = 1  # it breaks ties
    gains[NEWSPAPER] = 1
    gains[TUNA] = mean_of_bag(state, config, 0, TUNA_VALUES) - rules.tuna_cost(state, config, seat)
    if rules.bag_refusal(state, config, seat, TUNA) != 0 or not can_spare(state, config, seat):
        gains[TUNA] = 0
    gains[CRAB] = mean_of_bag(state, config, TUNA_VALUES, PRINTED)


@compiled
def detergent_for(state: State, config: Config, seat: int, thing: int) -> int:
    """What the detergents of the basket would add to one more of this clothing: a spare one, or one from a cheaper."""
    spare = int(state.basket[seat, DETERGENT])
    if spare == 0:
        return 0
    paid = rules.pays(state, config, thing)
    cheapest = paid
    for other in range(CLOTHING):
        twice = rules.doubled(state, config, seat, other)
        spare -= twice
        if twice > 0:
            cheapest = min(cheapest, rules.pays(state, config, other))
    return paid if spare > 0 else paid - cheapest


@compiled
def detergent_gain(state: State, config: Config, seat: int) -> int:
    """The best-paid clothing that is not doubled yet."""
    best = 0
    clothes = 0
    for thing in range(CLOTHING):
        count = int(state.basket[seat, thing])
        clothes += count
        if count > rules.doubled(state, config, seat, thing):
            best = max(best, rules.pays(state, config, thing))
    if best == 0 and int(state.basket[seat, DETERGENT]) <= clothes:
        return HOPE
    return best


@compiled
def mean_of_bag(state: State, config: Config, first: int, end: int) -> float:
    total = 0
    for printed in range(first, end):
        total += int(state.bag[printed]) * int(config.printed_pays[printed])
    return total / max(rules.in_bag(state, first, end), 1)


@compiled
def machine_gain(state: State, config: Config) -> float:
    """What is expected to come out."""
    total = 0
    for colour in range(COLOURS):
        total += int(state.crate[colour]) * int(rules.pays(state, config, DRINK + colour))
    return total * int(config.machine_odds[0]) / int(config.machine_odds[1])


@compiled
def best_there(state: State, config: Config, dot: int, gains: NDArray[np.float64]) -> float:
    """What the best thing in front of a dot is worth, the machine included."""
    best = 0.0
    for place in range(int(config.dot_piles[dot])):
        pile = int(config.dot_pile[dot, place])
        if state.pile_left[pile] > 0:
            best = max(best, gains[int(state.pile_thing[pile])])
    if int(config.machine_dots) >> dot & 1 == 1:
        best = max(best, machine_gain(state, config))
    return best


@compiled
def best_taken(
    state: State, config: Config, seat: int, gains: NDArray[np.float64], mask: NDArray[np.uint8], rng: Source
) -> int:
    chosen = rules.NOTHING
    best = 0.0
    equal = 1
    for action in range(rules.MACHINE, rules.DRAW):
        if mask[action] == 0 or action == rules.NOTHING:
            continue
        gain = machine_gain(state, config) if action == rules.MACHINE else gains[action - rules.TAKE]
        if gain > best:
            best = gain
            chosen = action
            equal = 1
        elif gain == best and gain > 0:
            equal += 1
            if draw_below(rng, equal) == 0:
                chosen = action
    return chosen


@compiled
def can_spare(state: State, config: Config, seat: int) -> bool:
    """Whether the price of a tuna can be spent: if all others could soon be done, not what keeps one ahead of them."""
    left = int(state.money[seat]) - rules.tuna_cost(state, config, seat)
    slowest = 0
    richest = 0
    for other in range(int(state.players)):
        if other != seat:
            slowest = max(slowest, turns_to_be_done(state, config, other, LAST_BASKET))
            richest = max(richest, int(state.money[other]) + int(rules.basket_pays(state, config, other)))
    return left > richest or slowest > (SOON if int(state.players) > 2 else SOON_OF_TWO)


# --- where to go -------------------------------------------------------------------------------------------------


@compiled
def best_entrance(config: Config, worth: NDArray[np.float64], rng: Source) -> int:
    """The entrance behind which the best begins."""
    chosen = rules.ENTER
    best = NEVER
    equal = 1
    for lane in range(LANES):
        door = int(config.entrance[lane])
        if door == OUTSIDE:
            continue
        value = max(worth[door], 0.0)
        for dot in range(MOST_DOTS):
            if int(config.reach_entered[door]) >> dot & 1 == 1:
                value = max(value, worth[dot] + prospects(config, worth, dot))
        if value > best:
            best = value
            chosen = rules.ENTER + lane
            equal = 1
        elif value == best:
            equal += 1
            if draw_below(rng, equal) == 0:
                chosen = rules.ENTER + lane
    return chosen


@compiled
def best_walk(
    state: State, config: Config, seat: int, worth: NDArray[np.float64], mask: NDArray[np.uint8], rng: Source
) -> int:
    hurry = homeward(state, config, seat, worth)
    if hurry > 0 and mask[rules.LEAVE] == 1:
        return rules.LEAVE
    chosen = rules.STAY
    best = NEVER
    equal = 1
    for action in range(rules.WALK, rules.HERE + 1):
        if mask[action] == 0:
            continue
        dot = action - rules.WALK if action < rules.STAY else int(state.place[seat])
        value = worth[dot] + prospects(config, worth, dot)
        if hurry > 0:
            value = worth[dot] - hurry * turns(config, int(config.exit_distance[dot]))
        if value > best:
            best = value
            chosen = action
            equal = 1
        elif value == best:
            equal += 1
            if draw_below(rng, equal) == 0:
                chosen = action
    return chosen


@compiled
def turns(config: Config, steps: int) -> int:
    """How many turns so many steps take."""
    return (steps + int(config.steps_a_turn) - 1) // int(config.steps_a_turn)


@compiled
def prospects(config: Config, worth: NDArray[np.float64], dot: int) -> float:
    """The best that can be reached from a dot later, the less the more turns it takes."""
    best = 0.0
    for other in range(MOST_DOTS):
        if other != dot and worth[other] > best:
            best = max(best, worth[other] * PATIENCE ** turns(config, int(config.distance[dot, other])))
    return best


# --- when to leave -----------------------------------------------------------------------------------------------


@compiled
def homeward(state: State, config: Config, seat: int, worth: NDArray[np.float64]) -> int:
    """What a turn nearer to the door is worth; 0: it is not time to leave yet."""
    if state.items[seat] == 0:
        return 0
    if could_be_shut_in(state, config, seat) or leaving_wins(state, config, seat):
        return HURRY
    first = int(state.leavings[seat]) + 1 < int(config.leavings)
    if rules.basket_pays(state, config, seat) >= (first_basket(state) if first else PLENTY):
        return HOMEWARD
    # What is above the safe items may fall on every step.
    full = config.dexterity == 1 and state.items[seat] >= config.safe_items
    return HOMEWARD if full or best_anywhere(worth) < POOR else 0


@compiled
def first_basket(state: State) -> int:
    return FIRST_BASKET if int(state.players) > 2 else FIRST_BASKET_OF_TWO


@compiled
def best_anywhere(worth: NDArray[np.float64]) -> float:
    best = 0.0
    for dot in range(MOST_DOTS):
        best = max(best, worth[dot])
    return best


@compiled
def could_be_shut_in(state: State, config: Config, seat: int) -> bool:
    """Whether the others could all be done before this seat is out, if it took one turn more, and it would lose so.

    Who has brought nothing home yet fears the worst; later nobody is expected to leave with next to nothing.
    """
    away = turns(config, int(config.exit_distance[int(state.place[seat])]))
    expected = 0 if int(state.leavings[seat]) == 0 else LAST_BASKET
    slowest = 0
    richest = 0
    for other in range(int(state.players)):
        if other != seat:
            slowest = max(slowest, turns_to_be_done(state, config, other, expected))
            richest = max(richest, int(state.money[other]) + int(rules.basket_pays(state, config, other)))
    return slowest <= away + 1 and richest >= int(state.money[seat])


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
    missing = max(expected - int(rules.basket_pays(state, config, seat)), int(state.items[seat] == 0))
    away = turns(config, int(config.exit_distance[place]))
    if left > 1:
        return away + 2 * (left - 1)
    return away + (missing + A_TURN - 1) // A_TURN


@compiled
def leaving_wins(state: State, config: Config, seat: int) -> bool:
    """Whether leaving now would end the game with more than anybody else can still get."""
    if int(state.leavings[seat]) + 1 < int(config.leavings):
        return False
    if rules.players_done(state, config) + 1 < int(state.players) - 1:
        return False
    basket = rules.basket_pays(state, config, seat)
    if basket < LAST_BASKET:
        return False
    money = int(state.money[seat]) + basket
    for other in range(int(state.players)):
        if other == seat:
            continue
        most = int(state.money[other])
        if has_a_turn_left(state, config, other) and int(state.items[other]) > 0:
            most += rules.basket_pays(state, config, other)
        if most >= money:
            return False
    return True


@compiled
def has_a_turn_left(state: State, config: Config, seat: int) -> bool:
    """Whether a seat still gets a turn, and could leave in it, after whoever's turn it is leaves for the last time."""
    if rules.ends_at_once(state, config) or state.place[seat] == OUTSIDE:
        return False
    players = int(state.players)
    later = (seat - int(state.first_player)) % players > (int(state.turn_player) - int(state.first_player)) % players
    return later and int(config.exit_distance[int(state.place[seat])]) <= int(config.steps_a_turn)

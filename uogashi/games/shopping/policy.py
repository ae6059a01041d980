"""How a sensible player chooses in Shopping Spree.

`greedy` weighs every dot within reach: what the best item there would add to the basket, and the best that could be
reached from there later, the less the farther. It heads for the exit when the basket is worth it, when the others could
end the game before it is out, or when leaving wins.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.shopping import actions
from uogashi.games.shopping.appraisal import (
    LAST_BASKET,
    best_anywhere,
    best_there,
    first_basket,
    machine_gain,
    turns,
    turns_to_be_done,
    weigh_things,
)
from uogashi.games.shopping.scoring import basket_pays
from uogashi.games.shopping.state import ENTERING, LANES, MOST_DOTS, OUTSIDE, TAKING, THINGS, Config, State
from uogashi.games.shopping.turns import ends_at_once, players_done

PLENTY = 7000
"""With this much money every player leaves for the last time."""
PATIENCE = 0.7
"""The worth of the same item a turn later."""
HOMEWARD, HURRY = 450, 3000
"""The worth of being a turn nearer to the door, for a player who wants to leave and for one who has to."""
POOR = 150
"""If nothing better can be taken, it is time to go."""
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


@compiled
def best_taken(
    state: State, config: Config, seat: int, gains: NDArray[np.float64], mask: NDArray[np.uint8], rng: Source
) -> int:
    chosen = actions.NOTHING
    best = 0.0
    equal = 1
    for action in range(actions.MACHINE, actions.DRAW):
        if mask[action] == 0 or action == actions.NOTHING:
            continue
        gain = machine_gain(state, config) if action == actions.MACHINE else gains[action - actions.TAKE]
        if gain > best:
            best = gain
            chosen = action
            equal = 1
        elif gain == best and gain > 0:
            equal += 1
            if draw_below(rng, equal) == 0:
                chosen = action
    return chosen


# --- where to go -------------------------------------------------------------------------------------------------


@compiled
def best_entrance(config: Config, worth: NDArray[np.float64], rng: Source) -> int:
    """The entrance leading to the best items."""
    chosen = actions.ENTER
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
            chosen = actions.ENTER + lane
            equal = 1
        elif value == best:
            equal += 1
            if draw_below(rng, equal) == 0:
                chosen = actions.ENTER + lane
    return chosen


@compiled
def best_walk(
    state: State, config: Config, seat: int, worth: NDArray[np.float64], mask: NDArray[np.uint8], rng: Source
) -> int:
    hurry = homeward(state, config, seat, worth)
    if hurry > 0 and mask[actions.LEAVE] == 1:
        return actions.LEAVE
    chosen = actions.STAY
    best = NEVER
    equal = 1
    for action in range(actions.WALK, actions.HERE + 1):
        if mask[action] == 0:
            continue
        dot = action - actions.WALK if action < actions.STAY else int(state.place[seat])
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
    if basket_pays(state, config, seat) >= (first_basket(state) if first else PLENTY):
        return HOMEWARD
    # What is above the safe items may fall on every step.
    full = config.dexterity == 1 and state.items[seat] >= config.safe_items
    return HOMEWARD if full or best_anywhere(worth) < POOR else 0


@compiled
def could_be_shut_in(state: State, config: Config, seat: int) -> bool:
    """Whether the others could all be done before this seat is out, if it took one turn more, and it would lose so.

    Before its first exit it assumes the worst; later it expects nobody to leave with next to nothing.
    """
    away = turns(config, int(config.exit_distance[int(state.place[seat])]))
    expected = 0 if int(state.leavings[seat]) == 0 else LAST_BASKET
    slowest = 0
    richest = 0
    for other in range(int(state.players)):
        if other != seat:
            slowest = max(slowest, turns_to_be_done(state, config, other, expected))
            richest = max(richest, int(state.money[other]) + int(basket_pays(state, config, other)))
    return slowest <= away + 1 and richest >= int(state.money[seat])


@compiled
def leaving_wins(state: State, config: Config, seat: int) -> bool:
    """Whether leaving now would end the game with more than anyone else can still get."""
    if int(state.leavings[seat]) + 1 < int(config.leavings):
        return False
    if players_done(state, config) + 1 < int(state.players) - 1:
        return False
    basket = basket_pays(state, config, seat)
    if basket < LAST_BASKET:
        return False
    money = int(state.money[seat]) + basket
    for other in range(int(state.players)):
        if other == seat:
            continue
        most = int(state.money[other])
        if has_a_turn_left(state, config, other) and int(state.items[other]) > 0:
            most += basket_pays(state, config, other)
        if most >= money:
            return False
    return True


@compiled
def has_a_turn_left(state: State, config: Config, seat: int) -> bool:
    """Whether a seat still gets a turn, and could leave in it, after the acting player leaves for the last time."""
    if ends_at_once(state, config) or state.place[seat] == OUTSIDE:
        return False
    players = int(state.players)
    later = (seat - int(state.first_player)) % players > (int(state.turn_player) - int(state.first_player)) % players
    return later and int(config.exit_distance[int(state.place[seat])]) <= int(config.steps_a_turn)

"""The vending machine.

An outcome is how many drinks of each colour come out, as digits of one number: the digit of a colour goes from 0 to
the number of such drinks in the crate.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.shopping.actions import COME_OUT
from uogashi.games.shopping.basket import crate_drinks, put_in_basket, refill_crate
from uogashi.games.shopping.facts import CAME_OUT, MACHINE_KEPT, MACHINE_USED
from uogashi.games.shopping.reasons import CRATE_EMPTY, NO_MACHINE_HERE
from uogashi.games.shopping.state import COLOURS, DRINK, MACHINE_RUNS, Config, State
from uogashi.games.shopping.turns import call_chance, end_turn


# An outcome is how many drinks of each colour come out, as digits of one number: the digit of a colour goes from 0 to
# the number of such drinks in the crate.
@compiled
def machine_refusal(state: State, config: Config, seat: int) -> int:
    if int(config.machine_dots) >> int(state.place[seat]) & 1 == 0:
        return NO_MACHINE_HERE
    return 0 if crate_drinks(state) > 0 else CRATE_EMPTY


@compiled
def use_machine(state: State, seat: int, log: Log) -> None:
    """R16: all drinks of the crate go in."""
    tell(log, EVERYONE, MACHINE_USED, seat, crate_drinks(state))
    call_chance(state, MACHINE_RUNS)


@compiled
def outcomes(state: State) -> int:
    """How many different outcomes there are."""
    count = 1
    for colour in range(COLOURS):
        count *= int(state.crate[colour]) + 1
    return count


@compiled
def outcome_weight(state: State, config: Config, outcome: int) -> int:
    """How likely it is that just these come out, each drink for itself; 0: it cannot be."""
    if outcome >= outcomes(state):
        return 0
    out, of = int(config.machine_odds[0]), int(config.machine_odds[1])
    weight = 1
    for colour in range(COLOURS):
        drinks = int(state.crate[colour])
        come_out = outcome % (drinks + 1)
        outcome //= drinks + 1
        weight *= choose(drinks, come_out) * out**come_out * (of - out) ** (drinks - come_out)
    return weight


@compiled
def choose(among: int, count: int) -> int:
    """In how many ways this many can be chosen among them."""
    ways = 1
    for each in range(count):
        ways = ways * (among - each) // (each + 1)
    return ways


@compiled
def weigh_outcomes(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    total = 0
    for outcome in range(outcomes(state)):
        weight = outcome_weight(state, config, outcome)
        weights[COME_OUT + outcome] = weight
        total += weight
    return total


@compiled
def run_machine(state: State, config: Config, outcome: int, log: Log) -> None:
    """Drinks that come out go into the basket, the rest returns to the crate, then those waiting beside it (R5)."""
    seat = int(state.turn_player)
    for colour in range(COLOURS):
        drinks = int(state.crate[colour])
        come_out = outcome % (drinks + 1)
        outcome //= drinks + 1
        state.crate[colour] = drinks - come_out
        for _ in range(come_out):
            put_in_basket(state, seat, DRINK + colour)
        if come_out > 0:
            tell(log, EVERYONE, CAME_OUT, seat, DRINK + colour, come_out)
    tell(log, EVERYONE, MACHINE_KEPT, crate_drinks(state))
    refill_crate(state, config, log)
    end_turn(state, config, log)

"""The rules of Mygame: the verbs that every game has (`uogashi/core/verbs.py`), then what happens in a turn."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, forget_source, renew_source
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi_mygame.state import MOST_TAKEN, Config, State

VERSIONS = ("1",)

# TODO: every decision is a small number; a composite one is a series of several.
ACTIONS = MOST_TAKEN  # action 0 takes one stone, and so on

# TODO: what can happen, in the order of FACTS in notation.py.
(TAKEN,) = range(1)

# TODO: why a decision is refused by a rule of this game.
TOO_MANY = FIRST_REASON


@compiled
def deal(state: State, config: Config) -> None:
    """Draw what chance decides before the first move."""
    # TODO: draw_below(state, 6) of uogashi.core.chance rolls a die


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    """Start from what was dealt."""
    state.players = config.players
    state.stones = config.stones


@compiled
def acting(state: State) -> int:
    """A bit for each seat that may act; 0: the game is over."""
    return 1 << int(state.turn) if state.stones > 0 else 0


@compiled
def secret_phase(state: State) -> int:
    """The number of the current phase of secret decisions; 0: none."""
    return 0  # TODO: if your game has such phases


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """Fill the mask, and return how many actions it allows."""
    count = 0
    for action in range(ACTIONS):
        allowed = refusal(state, seat, action) == 0
        mask[action] = allowed
        count += allowed
    return count


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    """When chance acts: how likely each action is."""
    for action in range(ACTIONS):
        weights[action] = 0  # TODO: if chance acts in mid-game
    return 0


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    """Do it and return how many facts were reported, or return why not."""
    why = refusal(state, seat, action)
    if why < 0:
        return why
    log.count = 0
    take(state, seat, action + 1, log)
    return int(log.count)


@compiled
def refusal(state: State, seat: int, action: int) -> int:
    """Why the seat may not do this now; 0 if it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.stones == 0:
        return GAME_OVER
    if seat != int(state.turn):
        return NOT_YOUR_TURN
    return 0 if action < int(state.stones) else TOO_MANY


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    """If the game ended now."""
    for seat in range(int(state.players)):
        out[seat] = state.taken[seat]


@compiled
def winners(state: State, config: Config) -> int:
    """A bit for each winner."""
    best, won = -1, 0
    for seat in range(int(state.players)):
        score = int(state.taken[seat])
        if score > best:
            best, won = score, 0
        if score == best:
            won |= 1 << seat
    return won


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """Forget what this seat may not know."""
    forget_source(state)  # TODO: others' cards, the order of the deck


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    """Deal what `hide` forgot again, as it could be."""
    renew_source(state, rng)  # TODO: what you hide


# --- a turn ------------------------------------------------------------------------------------------------------


@compiled
def take(state: State, seat: int, amount: int, log: Log) -> None:
    """TODO: what the rulebook says, one short function for each rule."""
    state.taken[seat] = int(state.taken[seat]) + amount
    state.stones = int(state.stones) - amount
    state.turn = (seat + 1) % int(state.players)
    tell(log, EVERYONE, TAKEN, seat, amount, int(state.stones))

"""Whole games between bots at compiled speed, decision by decision through the contract's verbs."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from uogashi.arena.tally import close_game, count_facts
from uogashi.bots import OWN, RANDOM
from uogashi.bots.choose import choose
from uogashi.core import verbs
from uogashi.core.arrays import new_records
from uogashi.core.chance import start_stream
from uogashi.core.compile import compiled
from uogashi.core.engine import roll_chance
from uogashi.core.verbs import CHANCE

if TYPE_CHECKING:  # what is compiled does not depend on it
    from uogashi.core.game import Game

GAME, BLANK, HIDDEN = range(3)
"""The places of the three states that a playout needs."""
NOBODY = NO_ANSWER = -1
SEAT_STREAMS = 8
"""Each game uses this many streams of the bots' key, one a seat."""


def new_scratches(game: "Game", bots: list[int]) -> Any:
    """An array of one scratch record: who plays, and what a game in progress needs to write down.

    One record instead of several arrays: it goes through compiled code as one pointer, without counting references.
    """
    scratch = np.dtype(
        [
            ("weights", np.int64, (game.actions,)),
            ("bots", np.int64, (CHANCE,)),
            ("seats", np.int64),
            ("row", np.int64),
            ("taken", np.int64),
            ("asked", np.int64),
            ("answer", np.int64),
            ("mask", np.uint8, (game.actions,)),
        ],
        align=True,
    )
    scratches = new_records(scratch)
    scratches[0].seats = len(bots)
    scratches[0].bots[: len(bots)] = bots
    clear_scratch(scratches[0])
    return scratches


def clear_scratch(scratch: Any) -> None:
    """No game is under way, and nobody is asked anything."""
    scratch.row = 0
    scratch.taken = 0
    scratch.asked = NOBODY
    scratch.answer = NO_ANSWER


@compiled
def play_games(
    states: Any,
    configs: Any,
    logs: Any,
    scratches: Any,
    rngs: Any,
    first: int,
    key: NDArray[np.uint32],
    bot_key: NDArray[np.uint32],
    scores: NDArray[np.int64],
    winners: NDArray[np.int64],
    decisions: NDArray[np.int64],
    moves: NDArray[np.int16],
    ledgers: Any,
    happened: NDArray[np.int32],
    named: NDArray[np.int8],
) -> None:
    """Play a game for each row of `scores`, game `first` from that stream of the key and so on.

    `states` are the game, a blank one, and what a bot may see. Who moved and what goes into `moves`, if it has room.
    If the log listens, facts go into the ledger, and game by game into `happened` and `named`.
    A bot that is not compiled is asked through the scratch record: `asked` is its seat, and once its `answer` is
    there, the same call goes on from where it was.
    """
    state = states[GAME]
    log = logs[0]
    scratch = scratches[0]
    listens = log.listens != 0
    for game in range(int(scratch.row), len(scores)):
        if scratch.asked == NOBODY:
            states[GAME] = states[BLANK]
            start_stream(state, key, first + game)
            for seat in range(int(scratch.seats)):
                start_stream(rngs[seat], bot_key, (first + game) * SEAT_STREAMS + seat)
            verbs.deal(state, configs[0])
            log.count = 0
            verbs.begin(state, configs[0], log)
            if listens:
                count_facts(ledgers[0], log)
        decisions[game] = play_out(states, configs[0], log, scratch, rngs, moves[game % len(moves)], ledgers[0])
        if scratch.asked != NOBODY:
            scratch.row = game
            return
        verbs.scores(state, configs[0], scores[game])
        winners[game] = verbs.winners(state, configs[0])
        if listens:
            close_game(ledgers[0], int(winners[game]), happened[game], named[game])


@compiled
def play_out(states: Any, config: Any, log: Any, scratch: Any, rngs: Any, moves: NDArray[np.int16], ledger: Any) -> int:
    """Play a game to its end, or to where a seat is asked; return how many decisions were taken, chance's included."""
    state = states[GAME]
    listens = log.listens != 0
    taken = int(scratch.taken)
    acting = int(verbs.acting(state))
    while acting != 0:
        seat = lowest_bit(acting)
        if seat == CHANCE:
            action = roll_chance(state, config, scratch.weights)
        elif scratch.bots[seat] == OWN:
            if scratch.answer == NO_ANSWER:
                scratch.asked = seat
                scratch.taken = taken
                return taken
            action = int(scratch.answer)
            scratch.answer = NO_ANSWER
        else:
            count = int(verbs.legal(state, config, seat, scratch.mask))
            bot = int(scratch.bots[seat])
            if bot != RANDOM:
                states[HIDDEN] = state
                verbs.hide(states[HIDDEN], config, seat)
            action = choose(bot, states[HIDDEN], config, seat, scratch.mask, count, rngs[seat])
        verbs.apply(state, config, seat, action, log)
        if listens:
            count_facts(ledger, log)
        if taken < len(moves):
            moves[taken, 0] = seat
            moves[taken, 1] = action
        taken += 1
        acting = int(verbs.acting(state))
    scratch.asked = NOBODY
    scratch.taken = 0
    return taken


@compiled
def lowest_bit(bits: int) -> int:
    place = 0
    while bits >> place & 1 == 0:
        place += 1
    return place

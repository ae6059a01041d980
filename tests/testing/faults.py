"""Quay with a fault put in, before one check of the kit: run by test_kit_catches.py, interpreted."""

import json
import random
from collections.abc import Callable
from typing import Any

from uogashi.core.chance import forget_source
from uogashi.core.game import Game
from uogashi.testing.checks import CHECKS
from uogashi.testing.playthrough import Playthrough
from uogashi.testing.trace import trace
from uogashi_quay import GAME, policy, rules
from uogashi_quay.state import BIDDING, HIDDEN_BID, OVER, TAKING

SOUND: dict[str, Any] = {
    name: getattr(rules, name) for name in ("legal", "apply", "hide", "imagine", "deal", "winners", "odds")
}


def hide_shows_bids(state: Any, config: Any, seat: int) -> None:
    forget_source(state)


def hide_shows_the_generator(state: Any, config: Any, seat: int) -> None:
    stream = int(state.chance_stream)
    SOUND["hide"](state, config, seat)
    state.chance_stream = stream


def hide_shows_half_of_a_bid(state: Any, config: Any, seat: int) -> None:
    bids = [int(bid) for bid in state.bids]
    SOUND["hide"](state, config, seat)
    for other, bid in enumerate(bids):
        if state.bids[other] == HIDDEN_BID and bid >= 2:
            state.spare[other] = 1


def legal_allows_too_much(state: Any, config: Any, seat: int, mask: Any) -> int:
    count: int = SOUND["legal"](state, config, seat, mask)
    if count and not mask[rules.LEAVE]:
        mask[rules.LEAVE] = 1
        count += 1
    return count


def legal_miscounts(state: Any, config: Any, seat: int, mask: Any) -> int:
    return int(SOUND["legal"](state, config, seat, mask)) + 1


def apply_changes_when_it_refuses(state: Any, config: Any, seat: int, action: int, log: Any) -> int:
    told: int = SOUND["apply"](state, config, seat, action, log)
    if told < 0:
        state.spare[0] = 1
    return told


def apply_remembers_the_order(state: Any, config: Any, seat: int, action: int, log: Any) -> int:
    told: int = SOUND["apply"](state, config, seat, action, log)
    if told >= 0 and state.phase == BIDDING:
        state.spare[0] = seat
    return told


def apply_never_ends(state: Any, config: Any, seat: int, action: int, log: Any) -> int:
    told: int = SOUND["apply"](state, config, seat, action, log)
    if state.phase == OVER:
        state.phase = TAKING
        state.acting_seats = 1
    return told


def imagine_forgets_ones_own_bid(state: Any, config: Any, seat: int, rng: Any) -> None:
    SOUND["imagine"](state, config, seat, rng)
    if seat >= 0 and state.phase == BIDDING and state.bids[seat] > 0:
        state.bids[seat] = 0


def deal_from_a_global_generator(state: Any, config: Any) -> None:
    SOUND["deal"](state, config)
    state.captain = random.randrange(int(config.players))


def apply_shows_before_it_says(state: Any, config: Any, seat: int, action: int, log: Any) -> int:
    told: int = SOUND["apply"](state, config, seat, action, log)
    if told >= 0 and rules.BID <= action < rules.AWARD:
        state.captain = action % int(state.players)
    return told


def odds_miss_an_outcome(state: Any, config: Any, weights: Any) -> int:
    total: int = SOUND["odds"](state, config, weights)
    if total > int(weights[0]) > 0:
        total -= int(weights[0])
        weights[0] = 0
    return total


def secret_phase_is_always_the_same(state: Any) -> int:
    return 1 if state.phase == BIDDING else 0


def winners_are_losers(state: Any, config: Any) -> int:
    won: int = SOUND["winners"](state, config)
    return ~won & (1 << int(state.players)) - 1 or won


def greedy_takes_the_first_it_thinks_of(state: Any, config: Any, seat: int, mask: Any, rng: Any) -> int:
    return rules.TAKE


def apply_writes_behind_a_field(state: Any, config: Any, seat: int, action: int, log: Any) -> int:
    if state.phase == TAKING:
        state.bids[len(state.bids)] = 0
    return int(SOUND["apply"](state, config, seat, action, log))


def legal_reads_before_a_field(state: Any, config: Any, seat: int, mask: Any) -> int:
    count: int = SOUND["legal"](state, config, seat, mask)
    return count + int(state.money[-1 - len(state.money)]) * 0


FAULTS: dict[str, tuple[Callable[..., Any], str]] = {
    fault.__name__: (fault, check)
    for fault, check in (
        (hide_shows_bids, "secrecy"),
        (hide_shows_the_generator, "secrecy"),
        (hide_shows_half_of_a_bid, "secrecy"),
        (legal_allows_too_much, "copies"),
        (legal_miscounts, "names"),
        (apply_changes_when_it_refuses, "refusals"),
        (apply_remembers_the_order, "interleavings"),
        (apply_never_ends, "ending"),
        (imagine_forgets_ones_own_bid, "imagining"),
        (deal_from_a_global_generator, "lockstep"),
        (winners_are_losers, "ending"),
        (apply_shows_before_it_says, "secrecy"),
        (odds_miss_an_outcome, "chances"),
        (secret_phase_is_always_the_same, "interleavings"),
        (greedy_takes_the_first_it_thinks_of, "policy"),
        (apply_writes_behind_a_field, "bounds"),
        (legal_reads_before_a_field, "bounds"),
    )
}


def bounds(game: Game, playthrough: Playthrough) -> None:
    """What the kit's interpreted run finds by playing at all."""
    try:
        for _ in trace(game, playthrough):
            pass
    except IndexError as error:
        raise AssertionError("an index is out of bounds") from error


def play_twelve(check: str) -> None:
    for number in range(12):
        (bounds if check == "bounds" else CHECKS[check])(GAME, Playthrough(3, f"fault/{number}"))


def catch(name: str) -> str | None:
    """The message of its check for this fault; None if it finds nothing."""
    fault, check = FAULTS[name]
    verb = next(verb for verb in (*SOUND, "secret_phase", "greedy") if name.startswith(verb))
    module = policy if verb == "greedy" else rules
    sound = getattr(module, verb)
    setattr(module, verb, fault)
    try:
        play_twelve(check)
    except AssertionError as caught:
        return str(caught)
    finally:
        setattr(module, verb, sound)
    return None


def main() -> None:
    """Print the message for every fault, after the sound game passed."""
    for check in {check for _, check in FAULTS.values()}:
        play_twelve(check)
    print(json.dumps({name: catch(name) for name in FAULTS}))


if __name__ == "__main__":
    main()

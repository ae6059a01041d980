"""The outcome of a decision before it is made: worked out by the rules themselves, on a copy of what the seat sees.

Scores are current scores. Before chance or unknown bids, only the decision's own effect is shown.
Fields are read as `states["phase"][0]`: this runs for every position, and `states[0].phase` takes ten times
as long.
"""

from typing import Any

from uogashi.core.arrays import copy_records
from uogashi.core.errors import Message, Seat
from uogashi.core.lookahead import after, legal_actions, score_now, tell_result
from uogashi.core.outlook import Choice, Outlook, is_free
from uogashi.games.market.actions import ACTIONS, AMOUNT
from uogashi.games.market.notation import name_now
from uogashi.games.market.outcomes import preview_value
from uogashi.games.market.state import (
    BARREL_AT,
    BIDDING,
    CRAB,
    ENTERING,
    ENTERING_AT,
    GIVING,
    KINDS,
    OVER,
    PIECE_KIND,
    PIECES,
    RETURNING,
    TAKING,
    TAKING_AT,
    TUNA,
    TUNA_PIECE,
    YEN,
)

CHEAPEST = (ENTERING_AT, BARREL_AT, TAKING_AT)
"""What is asked here is the price of something: the lowest is shown first, and leaves the most money."""
FOLLOWING = (ENTERING, RETURNING, GIVING, TAKING, *CHEAPEST)
"""What a decision leads to at once, without chance or other players, following the best continuation."""
PIECE_OF_KIND = {int(PIECE_KIND[piece]): piece for piece in reversed(range(PIECES))}
"""The first piece of each kind: of salmon, a fresh one."""


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and the outcome of each; beside each fish, what one more of it would add."""
    if hidden["phase"][0] == OVER:
        return Outlook()
    columns = {"fish": {"gain": piece_gains(hidden, configs, seat)}}
    return Outlook(preview_choices(hidden, configs, seat), columns)


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """What the board draws for this seat beside the public part."""
    return {} if hidden["phase"][0] == OVER else {"gains": piece_gains(hidden, configs, seat)}


# --- decisions ---------------------------------------------------------------------------------------------------


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision would change, and what this seat would have then."""
    actions = legal_actions(hidden, configs, seat, ACTIONS)
    if hidden["phase"][0] == BIDDING:
        return preview_bids(hidden, configs, seat, actions)
    now = holdings(hidden, configs, seat)
    choices = []
    for action in actions:
        decided = after(hidden, configs, seat, action)
        reached = holdings(decided, configs, seat)
        change = {name: value - now[name] for name, value in reached.items() if name in now}
        end, then = best_way_on(decided, configs, seat)
        left = holdings(end, configs, seat) if then else reached
        ends = ending(hidden, end, configs, seat)
        choices.append(Choice(name_now(hidden, configs, action), then, change, left, ends, is_free(change)))
    return choices


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """The end of a turn may end the game, or begin the turn of a player who triggers the end."""
    if after["phase"][0] == OVER:
        return tell_result("market-ends", after, configs, seat)
    if after["final_turns"][0] > before["final_turns"][0]:
        ending = int(after["turn_player"][0])
        # This seat comes last, in the next round unless a new one has just begun.
        later = after["turn_number"][0] + (ending != after["first_player"][0])
        turns = int(later <= configs["turn_limit"][0])
        return Message("market-ends-begins", {"seat": Seat(ending), "turns": turns})
    return None


def preview_bids(hidden: Any, configs: Any, seat: int, actions: list[int]) -> list[Choice]:
    """What a bid would earn if it won: the others' bids are unknown."""
    if not actions:
        return []
    now = holdings(hidden, configs, seat)
    scratch = copy_records(hidden)
    piece = int(scratch[0].piece)
    scratch[0].pieces[seat, piece] = int(scratch[0].pieces[seat, piece]) + 1
    won = holdings(scratch, configs, seat)
    choices = []
    for action in actions:
        bid = (action - AMOUNT) * YEN
        # Money counts as it is, and the highest and lowest value do not depend on it.
        left = {"money": won["money"] - bid, "value": won["value"], "score": won["score"] - bid}
        change = {f"{name}-won": value - now[name] for name, value in left.items()}
        then = {f"{name}-won": value for name, value in left.items()}
        choices.append(Choice(f"bid {bid}", [], change, then, free=is_free(change)))
    return choices


def best_way_on(states: Any, configs: Any, seat: int) -> tuple[Any, list[str]]:
    """What comes of the best way through the questions that follow at once, and the decisions that lead there."""
    best, then, score = states, list[str](), None
    phase = int(states["phase"][0])
    if phase not in FOLLOWING:
        return best, then
    actions = legal_actions(states, configs, seat, ACTIONS)
    for action in actions[:1] if phase in CHEAPEST else actions:
        end, further = best_way_on(after(states, configs, seat, action), configs, seat)
        reached = score_now(end, configs, seat)
        if score is None or reached > score:
            best, then, score = end, [name_now(states, configs, action), *further], reached
    return best, then


def holdings(states: Any, configs: Any, seat: int) -> dict[str, int]:
    """What this seat has now; during its turn, also its actions."""
    held = {
        "money": int(states["money"][0, seat]),
        "value": int(preview_value(states, configs, seat)),
        "score": score_now(states, configs, seat),
    }
    if states["turn_player"][0] == seat:
        held["actions"] = int(states["actions_left"][0])
    return held


# --- one piece more ----------------------------------------------------------------------------------------------


def piece_gains(hidden: Any, configs: Any, seat: int) -> list[int | None]:
    """For each fish market in play, what one piece more would add to this seat's current score, its price aside.

    None where there is no piece, or where the value of the next one is not known: tuna and crabs.
    """
    before = score_now(hidden, configs, seat)
    pieces = hidden["market_pieces"][0].tolist()
    return [
        None
        if kind in (TUNA, CRAB) or pieces[kind] == 0
        else score_with(hidden, configs, seat, PIECE_OF_KIND[kind]) - before
        for kind, in_play in enumerate(hidden["in_play"][0].tolist()[:KINDS])
        if in_play
    ]


def score_with(hidden: Any, configs: Any, seat: int, piece: int) -> int:
    """The score with one piece more, taken from its market; for takoyaki, from another harbour."""
    scratch = copy_records(hidden)
    kind = int(PIECE_KIND[piece])
    scratch["pieces"][0, seat, piece] += 1
    if kind < KINDS and piece < TUNA_PIECE:
        scratch["market_pieces"][0, kind] -= 1
        scratch["overfished"][0, kind] |= scratch["market_pieces"][0, kind] <= 0
    return score_now(scratch, configs, seat)


def score_gains(hidden: Any, configs: Any, kind: int) -> list[int]:
    """What one piece more of this kind would add to the score of every seat now: nobody would pay much more for it."""
    players = range(int(hidden[0].players))
    piece = PIECE_OF_KIND[kind]
    return [score_with(hidden, configs, seat, piece) - score_now(hidden, configs, seat) for seat in players]

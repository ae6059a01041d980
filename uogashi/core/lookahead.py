"""Looking ahead: decisions on a copy of a state. `preview.py` of every game uses it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.errors import Message, Seat
from uogashi.core.facts import new_logs
from uogashi.core.game import Game
from uogashi.core.match import Match, seats_of
from uogashi.core.verbs import CHANCE

SILENCE = new_logs(listens=False)


def legal_actions(states: Any, configs: Any, seat: int, actions: int) -> list[int]:
    """What the seat may do now, out of this many actions."""
    mask = np.zeros(actions, dtype=np.uint8)
    engine.legal(states, configs, 0, seat, mask)
    found: list[int] = mask.nonzero()[0].tolist()
    return found


def after(states: Any, configs: Any, seat: int, action: int) -> Any:
    """A copy in which it has been done."""
    reached = copy_records(states)
    done = engine.apply(reached, configs, 0, seat, action, SILENCE)
    assert done >= 0, "only legal decisions are looked at"
    return reached


def score_now(states: Any, configs: Any, seat: int) -> int:
    scores = np.zeros(CHANCE, dtype=np.int64)
    engine.scores(states, configs, 0, scores)
    return int(scores[seat])


def outcome(game: Game, hidden: Any, configs: Any, seat: int, decisions: Sequence[str]) -> Any:
    """What a seat would know after these decisions, played on what it knows now; what chance would do stays open."""
    reached = hidden
    for decision in decisions:
        action = game.find_decision(reached, configs, decision)
        assert action is not None, "only legal decisions are looked at"
        reached = after(reached, configs, seat, action)
    return reached


def find_end(match: Match, seat: int, decisions: Sequence[str]) -> Message | None:
    """Whether these decisions, which this seat may take, would end the game or begin its last turns, and how.

    Played on what the seat sees, without chance: draws are unknown, and so are others' secret decisions.
    """
    ending = getattr(match.game.preview, "ending", None)
    if not decisions or ending is None or match.phase != 0:
        return None
    hidden = match.hidden(seat)
    reached = outcome(match.game, hidden, match.configs, seat, decisions)
    end: Message | None = ending(hidden, reached, match.configs, seat)
    return end


def tell_result(id: str, states: Any, configs: Any, seat: int, **arguments: Any) -> Message:
    """How a game that is over ends for this seat: the message `<id>-won`, `-lost` or `-shared`, with `-tie` behind the
    first two where equal scores are decided by a tiebreaker; its own score and the best of the others.
    """
    players = int(configs["players"][0])
    scores = np.zeros(CHANCE, dtype=np.int64)
    engine.scores(states, configs, 0, scores)
    winners = seats_of(engine.winners(states, configs, 0), players)
    others = [other for other in range(players) if other != seat]
    best = max(others, key=lambda other: (other in winners, int(scores[other])))
    how = "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
    tie = "-tie" if how != "shared" and scores[best] == scores[seat] else ""
    result = {"own": int(scores[seat]), "best": int(scores[best]), "other": Seat(best)}
    return Message(f"{id}-{how}{tie}", {**result, **arguments})

"""Trying decisions out on a copy of a state: what `preview.py` of every game reckons with."""

from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.facts import new_logs
from uogashi.core.verbs import CHANCE

SILENCE = new_logs(listens=False)


def legal_actions(states: Any, configs: Any, seat: int, actions: int) -> list[int]:
    """What the seat may do now, out of so many actions."""
    mask = np.zeros(actions, dtype=np.uint8)
    engine.legal(states, configs, 0, seat, mask)
    found: list[int] = mask.nonzero()[0].tolist()
    return found


def after(states: Any, configs: Any, seat: int, action: int) -> Any:
    """A copy in which it has been done."""
    trial = copy_records(states)
    told = engine.apply(trial, configs, 0, seat, action, SILENCE)
    assert told >= 0, "only legal decisions are tried"
    return trial


def score_now(states: Any, configs: Any, seat: int) -> int:
    scores = np.zeros(CHANCE, dtype=np.int64)
    engine.scores(states, configs, 0, scores)
    return int(scores[seat])

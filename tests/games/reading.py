"""What tests of every game read from a match: facts, chance, and what the engine answers to a bare action."""

from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.facts import Fact
from uogashi.core.match import SCRATCH, Entry, Match
from uogashi.core.verbs import CHANCE


def facts_named(entry: Entry, name: str) -> list[dict[str, Any]]:
    return [fact.arguments for fact in entry.facts if fact.name == name]


def fact_names(entry: Entry) -> list[str]:
    return [fact.name for fact in entry.facts]


def all_facts(match: Match) -> list[Fact]:
    return [fact for entry in (match.opening, *match.standing) for fact in entry.facts]


def chance_moves(entry: Entry) -> list[str]:
    return [words for seat, words in entry.moves if seat == CHANCE]


def apply_raw(match: Match, seat: int, action: int) -> int:
    return int(engine.apply(match.states, match.configs, 0, seat, action, SCRATCH.logs))


def mask_of(match: Match, seat: int) -> list[int]:
    mask = np.zeros(match.game.actions, dtype=np.uint8)
    engine.legal(match.states, match.configs, 0, seat, mask)
    return [int(allowed) for allowed in mask]


def count_offered(match: Match, seat: int) -> int:
    """How many decisions the rules say they offer."""
    return int(engine.legal(match.states, match.configs, 0, seat, np.zeros(match.game.actions, dtype=np.uint8)))

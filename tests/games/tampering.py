"""Falsehoods that the record of any game can contain."""

import random
from typing import Any

import msgspec


def change_a_score(record: dict[str, Any], rng: random.Random) -> bool:
    scores = record["result"]["scores"]
    scores[rng.randrange(len(scores))] += rng.choice([-100, 100])
    return True


def change_winners(record: dict[str, Any], rng: random.Random) -> bool:
    result = record["result"]
    result["winners"] = [seat for seat in range(len(record["seats"])) if seat not in result["winners"]]
    return True


def duplicate(record: dict[str, Any]) -> dict[str, Any]:
    """As read from a file; quicker than copy.deepcopy."""
    copied: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return copied

"""Lies that can be told in the record of any game."""

import random
from typing import Any


def change_a_score(record: dict[str, Any], rng: random.Random) -> bool:
    scores = record["result"]["scores"]
    scores[rng.randrange(len(scores))] += rng.choice([-100, 100])
    return True


def change_winners(record: dict[str, Any], rng: random.Random) -> bool:
    result = record["result"]
    result["winners"] = [seat for seat in range(len(record["seats"])) if seat not in result["winners"]]
    return True

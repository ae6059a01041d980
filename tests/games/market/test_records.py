"""Records of Tokyo Tsukiji Market: valid under their schema, and complete."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from uogashi.arena.simulate import Plan, simulate
from uogashi.core.record import verify
from uogashi.games import load_game
from uogashi.games.market import GAME, notation

PACKAGE = GAME.folder.parent.parent
SCHEMAS = [
    Draft202012Validator(json.loads(Path(file).read_text(encoding="utf-8")))
    for file in (PACKAGE / "core" / "record.schema.json", GAME.folder / "record.schema.json")
]


def games(players: int, bot: str, count: int = 3, rules: str = GAME.version) -> list[dict[str, Any]]:
    plan = Plan("market", players, count, "records", (bot,) * players, records=True, rules=rules)
    return [json.loads(line) for chunk in simulate(plan) for line in chunk.records.splitlines()]


@pytest.mark.parametrize("rules", GAME.versions)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", list(GAME.player_counts))
def test_a_record_is_as_its_schemas_say_and_verifies(players: int, bot: str, rules: str) -> None:
    for record in games(players, bot, rules=rules):
        assert record["rules"] == rules
        for schema in SCHEMAS:
            schema.validate(record)
        verify(record, load_game)


@pytest.mark.parametrize(
    "move", [[0, "fish tuna to barge"], [0, "price 350"], [6, "done"], ["chance", "draw 20"], [0, "draw tuna 20"]]
)
def test_the_schema_knows_no_other_words(move: list[Any]) -> None:
    record = games(2, "random", 1)[0]
    assert SCHEMAS[1].is_valid(record)
    assert not SCHEMAS[1].is_valid({**record, "moves": [*record["moves"], move]})


def test_the_schema_knows_all_words() -> None:
    record = games(2, "random", 1)[0]
    for words in notation.DECISIONS:
        if words is not None:
            assert SCHEMAS[1].is_valid({**record, "moves": [[0, words]]}), words


def test_what_some_position_knows_is_a_decision_of_this_game() -> None:
    """Everything its records may say, by a seat or by chance; and nothing else."""
    record = games(2, "random", 1)[0]
    moves = [words for _, words in record["moves"]]
    more = ("hand over", "sell tuna 99", "by tuna 15", "by squid", "price 300", "bid 0", "new market eel")
    for words in (*moves, *notation.PLAIN, *more):
        assert notation.is_decision(words), words
    for words in ("", "price 350", "price", "bid 50", "sell tuna", "ship 0", "fish takoyaki", "hand", "from seat 6"):
        assert not notation.is_decision(words), words
        assert not SCHEMAS[1].is_valid({**record, "moves": [[0, words]]}), words

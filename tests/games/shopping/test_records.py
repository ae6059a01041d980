"""Records of Shopping Spree: valid under their schema, and complete."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.games.shopping.tables import COUNTS, GAME, ONE_DOT, SEATS
from uogashi.arena.simulate import Plan, simulate
from uogashi.core.components import ComponentsFile, merge
from uogashi.core.match import Match
from uogashi.core.record import Foul, restore, verify, write_record
from uogashi.games import load_game
from uogashi.games.shopping import notation

PACKAGE = GAME.folder.parent.parent
SCHEMAS = [
    Draft202012Validator(json.loads(Path(file).read_text(encoding="utf-8")))
    for file in (PACKAGE / "core" / "record.schema.json", GAME.folder / "record.schema.json")
]
SHOPPING = SCHEMAS[1]
CORNER = ComponentsFile.parse(
    "corner-shop.toml", (GAME.folder / "maps" / "corner-shop.toml").read_text(encoding="utf-8")
)


def games(players: int, bot: str, count: int = 2, **more: Any) -> list[dict[str, Any]]:
    plan = Plan("shopping", players, count, "records", (bot,) * players, records=True, **more)
    return [json.loads(line) for chunk in simulate(plan) for line in chunk.records.splitlines()]


def with_moves(record: dict[str, Any], *moves: Any) -> dict[str, Any]:
    return {**record, "moves": [*record["moves"], *moves]}


@pytest.mark.parametrize("rules", GAME.versions)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", COUNTS)
def test_a_record_is_as_its_schemas_say_and_verifies(players: int, bot: str, rules: str) -> None:
    for options in ({}, dict(GAME.variant)):
        for record in games(players, bot, options=options, rules=rules):
            assert record["rules"] == rules
            for schema in SCHEMAS:
                schema.validate(record)
            verify(record, load_game)


def test_a_record_of_another_map_is_too() -> None:
    figures = GAME.figures(3, CORNER)[0]
    for record in games(3, "random", figures=figures):
        SHOPPING.validate(record)
        verify(record, load_game)
        assert record["components"]["entrances"] == ["B4"]
    one_dot = merge(GAME.figures(2)[0], ONE_DOT)
    for record in games(2, "random", figures=one_dot, options={"turn_limit": 5}):
        SHOPPING.validate(record)
        verify(record, load_game)


@pytest.mark.parametrize(
    ("rules", "end", "right"),
    [("1", "usual", True), ("1", "even", False), ("2", "even", True), ("2", "usual", False), ("3", "even", False)],
)
def test_the_schema_knows_the_ends_of_each_version_of_the_rules(rules: str, end: str, right: bool) -> None:
    record = games(2, "random", 1)[0]
    assert SHOPPING.is_valid({**record, "rules": rules, "options": {"end": end}}) == right


def test_a_record_has_the_whole_setup_and_all_figures() -> None:
    record = games(4, "random", 1)[0]
    assert set(record["setup"]) == {"first", "clothes", "drinks"}
    assert len(record["setup"]["clothes"]) == 16
    assert [len(card) for card in record["setup"]["drinks"]] == [5] * 6
    assert record["components"] == GAME.figures(4)[0]


def test_what_chance_decided_stands_in_the_record() -> None:
    words = {
        move[1].split()[0]
        for players in (2, 5)
        for record in games(players, "greedy", 4, options={"dexterity": True})
        for move in record["moves"]
        if move[0] == "chance"
    }
    assert words == {"tuna", "crab", "machine", "falls", "holds"}


@pytest.mark.parametrize(
    "move",
    [
        [0, "take kimono"],
        [0, "take red-drink"],
        [0, "take crab 6"],
        [0, "walk H 1"],
        [0, "walk B6"],
        [0, "walk B 0"],
        [0, "enter"],
        [5, "leave"],
        [0, "crab 6"],
        ["chance", "crab"],
        ["chance", "machine"],
        ["chance", "machine 0 black"],
        ["chance", "machine 1 pink"],
        ["chance", "falls tuna"],
        ["chance", "drops shirt"],
        ["chance", "leave"],
    ],
)
def test_the_schema_knows_no_other_words(move: list[Any]) -> None:
    record = games(2, "random", 1)[0]
    assert SHOPPING.is_valid(record)
    assert not SHOPPING.is_valid(with_moves(record, move))


def test_the_schema_knows_all_words() -> None:
    record = games(2, "random", 1)[0]
    for words in notation.DECISIONS:
        if words is not None:
            assert SHOPPING.is_valid({**record, "moves": [[0, words]]}), words
    rolled = ["tuna 20", "crab 6", "machine nothing", "machine 2 black 1 red", "falls shirt", "holds tuna 25"]
    rolled += list(notation.outcome_names((1, 1, 1, 1, 1, 1)))
    for words in rolled:
        assert SHOPPING.is_valid({**record, "moves": [["chance", words]]}), words


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("options", "dexterity"), 1),
        (("options", "end"), "never"),
        (("options", "turn_limit"), 0),
        (("options", "speed"), 1),
        (("setup", "first"), 5),
        (("setup", "clothes", 0), "kimono"),
        (("setup", "drinks", 0, 0), "black"),
        (("components", "dots", 0), "H1"),
        (("components", "steps", 0), "A1"),
        (("components", "entrances"), []),
        (("components", "cards", 0), {"at": ["A1"]}),
        (("components", "cards", 0), {"at": ["A1"], "clothing": 1, "drinks": 5}),
        (("components", "cards", 0), {"bag": "tuna"}),
        (("components", "cards", 0), {"at": ["A1"], "bag": "squid"}),
        (("components", "crate"), 7),
        (("components", "barrels"), "3 * P"),
        (("components", "clothes", "kimono"), 1),
        (("components", "machine_odds"), [1]),
        (("components", "lanes"), 4),
    ],
)
def test_the_schema_refuses_what_the_game_refuses(path: tuple[Any, ...], value: Any) -> None:
    record = copy.deepcopy(games(2, "random", 1)[0])
    assert SHOPPING.is_valid(record)
    inner = record
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    assert not SHOPPING.is_valid(record)
    with pytest.raises(Foul):
        verify(record, load_game)


def test_every_figure_is_in_the_schema() -> None:
    components = SHOPPING.schema["properties"]["components"]  # type: ignore[index]
    assert components["required"] == list(GAME.figures(2)[0])


def test_a_spoilt_record_is_named_with_its_move() -> None:
    record = games(2, "greedy", 1)[0]
    number = next(place for place, move in enumerate(record["moves"]) if move[1].startswith("take "))
    spoilt = {**record, "moves": [*record["moves"][:number], [record["moves"][number][0], "take tuna"]]}
    spoilt.pop("result")
    with pytest.raises(Foul) as foul:
        verify(spoilt, load_game)
    assert foul.value.move == number + 1


def test_what_chance_decided_must_be_what_the_seed_rolls() -> None:
    record = games(2, "greedy", 1)[0]
    number = next(place for place, move in enumerate(record["moves"]) if move[0] == "chance")
    assert record["moves"][number - 1][1] in ("machine", "take crab", "take tuna")
    kind, *_ = record["moves"][number][1].split()
    others = {"machine": ["machine nothing", "machine 6 black"], "crab": ["crab 4", "crab 8"]}[kind]
    moves = copy.deepcopy(record["moves"][: number + 1])
    moves[number][1] = next(words for words in others if words != record["moves"][number][1])
    with pytest.raises(Foul) as foul:
        verify({**{name: value for name, value in record.items() if name != "result"}, "moves": moves}, load_game)
    assert foul.value.message.id == "seed-rolls-otherwise"


def test_the_drinks_of_a_card_may_stand_in_any_order_without_a_seed() -> None:
    record = copy.deepcopy(games(2, "greedy", 1)[0])
    record["setup"]["drinks"] = [card[::-1] for card in record["setup"]["drinks"]]
    with pytest.raises(Foul) as foul:
        verify(record, load_game)
    assert foul.value.message.id == "seed-deals-otherwise"
    record.pop("seed")
    verify(record, load_game)


def test_a_running_game_is_written_with_all_that_lies_open() -> None:
    match = Match.new(GAME, SEATS[:3], seed="running/1")
    (seat,) = match.acting
    match.play(seat, "enter B", "here", "take detergent")
    record = write_record(match)
    assert record["setup"] == match.setup
    assert "result" not in record
    SHOPPING.validate(record)
    assert restore(record, load_game).moves == match.moves

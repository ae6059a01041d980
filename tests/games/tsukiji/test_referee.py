"""Two implementations of the same rules: our records before an independent referee, and both before spoilt records."""

import copy
import random
from typing import Any

import msgspec
import pytest

from tests.games.tsukiji import referee as independent
from tests.games.tsukiji.tables import GAME
from uogashi.arena.simulate import Plan, simulate
from uogashi.core.record import Foul, verify
from uogashi.games import load_game

COUNTS = [2, 3, 4]


def simulated(players: int, games: int, seed: str, special_points: Any) -> list[dict[str, Any]]:
    plan = Plan(
        "tsukiji",
        players,
        games,
        seed,
        ("random",) * players,
        options=GAME.read_options({"special_points": special_points}, GAME.version),
        records=True,
    )
    return [msgspec.json.decode(line) for chunk in simulate(plan) for line in chunk.records.splitlines()]


@pytest.mark.parametrize("special_points", [False, True, ["popular"], ["safe", "specialised"]])
@pytest.mark.parametrize("players", COUNTS)
def test_the_referee_accepts_every_simulated_game(players: int, special_points: Any) -> None:
    records = simulated(players, 150, "referee", special_points)
    assert len(records) == 150
    for record in records:
        independent.referee(record)
        verify(record, load_game)


def spoil(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Change one thing: a move, their order, the deal, a component, the result or an option."""
    spoilt = copy.deepcopy(record)
    del spoilt["seed"]
    moves = spoilt["moves"]
    place = rng.randrange(len(moves))
    match rng.randrange(12):
        case 0:
            moves[place][1] = rng.choice(GAME.decisions)
        case 1:
            moves[place][0] = rng.randrange(len(spoilt["seats"]) + 1)
        case 2:
            del moves[place]
        case 3:
            moves.insert(place, rng.choice(moves))
        case 4:
            other = rng.randrange(len(moves))
            moves[place], moves[other] = moves[other], moves[place]
        case 5:
            deck = spoilt["setup"]["deck"]
            one, two = rng.sample(range(len(deck)), 2)
            deck[one], deck[two] = deck[two], deck[one]
        case 6:
            rng.shuffle(spoilt["setup"]["markers"])
        case 7:
            seat = rng.randrange(len(spoilt["seats"]))
            spoilt["result"]["scores"][seat] += rng.choice([-1, 1])
        case 8:
            spoilt["result"]["winners"] = [rng.randrange(len(spoilt["seats"]))]
        case 9:
            name = rng.choice(["prices", "modifiers", "final_prices", "maguro", "start_money"])
            figures = spoilt["components"][name]
            figures[rng.randrange(len(figures))] += rng.choice([-1, 1])
        case 10:
            spoilt["options"]["special_points"] = rng.sample(["diversified", "specialised", "popular", "safe"], 2)
        case 11:
            spoilt["moves"] = moves[:place]
            if rng.random() < 0.5:
                del spoilt["result"]
    return spoilt


RIGHT = -1


def their_verdict(record: dict[str, Any]) -> int | None:
    """RIGHT, the number of the bad move from 1, or None if something else is bad."""
    try:
        independent.referee(copy.deepcopy(record))
    except independent.Foul as foul:
        return None if foul.move_index is None else foul.move_index + 1
    return RIGHT


def our_verdict(record: dict[str, Any]) -> int | None:
    try:
        verify(record, load_game)
    except Foul as foul:
        return foul.move
    return RIGHT


@pytest.mark.parametrize("players", COUNTS)
def test_referee_and_verify_agree_on_spoilt_records(players: int) -> None:
    rng = random.Random(players)
    good = bad = 0
    for record in simulated(players, 40, "spoilt", True):
        for _ in range(15):
            spoilt = spoil(record, rng)
            theirs, ours = their_verdict(spoilt), our_verdict(spoilt)
            good += theirs == RIGHT
            bad += theirs != RIGHT
            assert (ours == RIGHT) == (theirs == RIGHT), f"referee {theirs}, verify {ours}: {spoilt}"
            if ours is not None and theirs is not None:
                assert ours == theirs, "both must blame the same move"
    assert good > 10
    assert bad > 200

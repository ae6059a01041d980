"""The greedy player: sensible, quick, and knowing no more than its seat may know."""

import numpy as np
import pytest

from tests.games.tsukiji.tables import GAME, give, place_markers, quoted, table
from uogashi.arena.playout import SEAT_STREAMS
from uogashi.arena.simulate import Plan, simulate
from uogashi.arena.statistics import Statistics
from uogashi.bots.players import decide, play_to_the_end
from uogashi.core import engine
from uogashi.core.arrays import new_records
from uogashi.core.chance import GENERATOR, new_generator, read_seed, start_stream
from uogashi.core.match import Match

VALUES = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "annul": 2, "-1": -1, "+6": 6, "x2": 4}
"""Roughly what a ticket adds."""


def greedy(match: Match, seat: int) -> str:
    return decide(match, seat, "greedy", new_generator("tsukiji", "greedy"))


def tickets_of(match: Match, seat: int) -> list[str]:
    """The tickets that greedy lays in this evaluation."""
    laid = []
    while seat in match.acting and match.view().phase == "evaluation":
        laid.append(greedy(match, seat).removeprefix("ticket "))
        match.play(seat, f"ticket {laid[-1]}")
    return laid


# --- strength ---


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (3, 0.75), (4, 0.70)])
@pytest.mark.parametrize("special_points", [False, True])
def test_one_greedy_beats_random_players(players: int, least: float, special_points: bool) -> None:
    bots = ("greedy", *("random",) * (players - 1))
    statistics = Statistics(players)
    for chunk in simulate(Plan("tsukiji", players, 1000, "strength", bots, {"special_points": special_points})):
        statistics.step(chunk)
    assert statistics.games == 1000
    assert statistics.win_summary(0)["low"] >= least


@pytest.mark.parametrize("seat", range(4))
def test_it_wins_from_every_seat(seat: int) -> None:
    bots = ["random"] * 4
    bots[seat] = "greedy"
    statistics = Statistics(4)
    for chunk in simulate(Plan("tsukiji", 4, 500, "seats", tuple(bots))):
        statistics.step(chunk)
    assert statistics.win_summary(seat)["low"] >= 0.85


# --- purchases ---


def test_it_buys_the_lot_that_is_worth_more_than_its_price() -> None:
    match = quoted(3, ["yakuza yakuza ebi", "sake sake sake", "ebi tako fugu", "yakuza yakuza yakuza"], first=0)
    place_markers(match, sake=50, ebi=1, tako=2, fugu=3, hotategai=4)
    assert greedy(match, 0) == "buy 2"


def test_it_passes_when_nothing_is_worth_its_price() -> None:
    match = quoted(2, ["yakuza yakuza yakuza", "yakuza ebi yakuza", "ebi hotategai fugu"])
    match.states[0].round_number = 7
    place_markers(match, ebi=1, hotategai=2, fugu=3, tako=40, sake=50)
    match.states[0].tablet[:3] = [2, 1, 0]
    give(match, 0, sake=3)
    assert greedy(match, match.acting[0]) == "pass"


def test_it_values_the_next_of_a_set_of_maguro() -> None:
    lots = ["maguro maguro maguro", "fugu fugu fugu", "tako tako tako", "ebi ebi ebi"]
    match = quoted(3, lots)
    match.states[0].round_number = 7
    place_markers(match, ebi=1, tako=2, fugu=3, hotategai=40, sake=50)
    match.states[0].tablet[:4] = [0, 1, 2, 3]
    give(match, 0, maguro=6)
    assert greedy(match, match.acting[0]) == "buy 1"


def test_it_never_buys_what_it_cannot_pay() -> None:
    match = quoted(3, ["sake sake sake", "sake sake ebi", "ebi ebi tako", "yakuza yakuza yakuza"])
    match.states[0].money[:] = 5
    assert greedy(match, match.acting[0]) in match.legal(match.acting[0])


def test_takusan_goes_where_it_brings_most_and_the_yakuza_gets_the_cheapest() -> None:
    match = quoted(2, ["takusan yakuza sake", "ebi ebi ebi", "tako tako tako"])
    place_markers(match, ebi=1, hotategai=2, fugu=3, tako=40, sake=50)
    give(match, 0, ebi=1, tako=1)
    match.play(0, "buy 1")
    assert greedy(match, 0) == "takusan sake"
    match.play(0, "takusan sake")
    assert greedy(match, 0) == "yakuza ebi"


# --- tickets ---


def test_it_lays_low_tickets_on_what_it_wants_and_high_ones_on_what_it_does_not() -> None:
    match = table(2, ["sake sake sake", "yakuza yakuza yakuza", "ebi ebi ebi"])
    place_markers(match, sake=40, tako=20, fugu=15, hotategai=10, ebi=1)
    match.states[0].round_number = 6
    laid = [VALUES[ticket] for ticket in tickets_of(match, 0)]
    assert laid[0] == min(laid)
    assert laid[0] < laid[1]


def test_it_pushes_up_what_it_owns() -> None:
    """In the last round, with many sake cards and a rival just ahead on the track, sake must rise."""
    match = table(2, ["sake sake yakuza", "tako tako yakuza", "yakuza yakuza yakuza"])
    place_markers(match, sake=30, tako=33, fugu=3, hotategai=2, ebi=1)
    give(match, 0, sake=8)
    give(match, 1, tako=8)
    match.states[0].round_number = 7
    match.states[0].money[:] = 0
    laid = [VALUES[ticket] for ticket in tickets_of(match, 0)]
    assert laid[0] > laid[1]


def test_special_tickets_are_used_when_they_pay() -> None:
    left = []
    for number in range(30):
        match = Match.new(GAME, ["a", "b", "c"], seed=f"special/{number}")
        play_to_the_end(match, ["greedy"] * 3)
        left += [len(seat.special_tickets) for seat in match.view().seats]
    assert np.mean(left) < 2.5


def test_it_goes_on_from_tickets_that_somebody_else_began_to_lay() -> None:
    match = table(4)
    match.play(0, "ticket 4", "ticket +6")
    laid = tickets_of(match, 0)
    assert len(laid) == 3
    assert "4" not in laid
    assert "+6" not in laid


# --- secrecy and sameness ---


def test_it_does_not_know_what_its_seat_may_not_know() -> None:
    """With other cards undealt and other tickets face down it decides the same."""
    rng = new_generator("tsukiji", "imagined")
    for number in range(20):
        match = Match.new(GAME, ["a", "b", "c"], seed=f"secret/{number}")
        match.play(1, "ticket 4", "ticket x2", "ticket 0", "ticket 1")
        decided = greedy(match, 0)
        other = match.fork()
        engine.imagine(other.states, other.configs, 0, 0, rng)
        assert other.states.tobytes() != match.states.tobytes()
        assert greedy(other, 0) == decided


def test_players_who_see_the_same_do_not_all_lay_the_same() -> None:
    different = 0
    for number in range(20):
        match = Match.new(GAME, ["a", "b", "c", "d"], seed=f"variety/{number}")
        rngs = new_generator("tsukiji", f"variety {number}")
        laid = [tuple(decide(match, seat, "greedy", rngs) for _ in range(1)) for seat in range(4)]
        different += len(set(laid)) > 1
    assert different > 10


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (Match.new(GAME, ["a", "b", "c", "d"], seed="same") for _ in range(2))
    for match in (first, second):
        play_to_the_end(match, ["greedy"] * 4)
    assert first.moves == second.moves


def test_compiled_and_simulated_games_are_those_of_a_match() -> None:
    chunk = next(iter(simulate(Plan("tsukiji", 3, 3, "twin", ("greedy",) * 3))))
    bot_key, _ = read_seed("tsukiji", "twin bots/0")
    for number in range(3):
        match = Match.new(GAME, ["a", "b", "c"], seed=f"twin/{number}")
        rngs = new_records(GENERATOR, 3)
        for seat in range(3):
            start_stream(rngs[seat], bot_key, number * SEAT_STREAMS + seat)
        while not match.over:
            seat = match.acting[0]
            match.play(seat, decide(match, seat, "greedy", rngs[seat : seat + 1]))
        assert match.scores == chunk.scores[number].tolist()

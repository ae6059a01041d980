"""The greedy player: it fills its basket, and is out in time."""

import numpy as np
import pytest

from tests.games.shopping.tables import (
    COUNTS,
    GAME,
    SEATS,
    at,
    bag,
    bare,
    crate,
    give,
    has_left,
    money,
    play,
    stacks,
    table,
    walk,
)
from uogashi.arena.simulate import Plan, simulate
from uogashi.bots.players import decide, play_to_the_end
from uogashi.core.chance import new_generator
from uogashi.core.match import Match
from uogashi.games.shopping import policy
from uogashi.games.shopping.notation import THING_NAMES
from uogashi.games.shopping.store import dot_number


def greedy(match: Match, seat: int = 0) -> str:
    return decide(match, seat, "greedy", new_generator("shopping", "greedy"))


def taken_at(match: Match, dot: str, by: str, seat: int = 0) -> str:
    """What greedy takes at this dot, coming from another."""
    at(match, seat, by)
    play(match, seat, walk(dot))
    return greedy(match, seat)


def lay_out(match: Match, dot: str, **things: int) -> None:
    """This many of these are in front of a dot, and nothing else."""
    state, config = match.states[0], match.configs[0]
    for pile in config.dot_pile[dot_number(dot), : config.dot_piles[dot_number(dot)]].tolist():
        state.pile_left[pile] = things.get(THING_NAMES[int(state.pile_thing[pile])], 0)


def play_turn(match: Match, seat: int) -> list[str]:
    """What greedy decides in the turn of this seat."""
    decided = []
    while match.acting == (seat,):
        decided.append(greedy(match, seat))
        match.play(seat, decided[-1])
    return decided


# --- strength ---


@pytest.mark.parametrize("players", COUNTS)
def test_one_greedy_beats_random_players_nearly_always(players: int) -> None:
    bots = ("greedy", *("random",) * (players - 1))
    winners = np.concatenate([chunk.winners for chunk in simulate(Plan("shopping", players, 100, "strength", bots))])
    assert (winners & 1).mean() >= 0.96


@pytest.mark.parametrize("players", COUNTS)
def test_games_of_greedy_players_take_8_to_25_turns_each(players: int) -> None:
    kinds = [kind.name for kind in GAME.facts]
    told = []
    for chunk in simulate(Plan("shopping", players, 60, "turns", ("greedy",) * players, facts=True)):
        assert chunk.tally is not None
        told.append(chunk.tally.happened)
    counts = np.concatenate(told)
    turns = counts[:, kinds.index("turn-begins")] / players
    assert turns.min() >= 6
    assert turns.max() <= 27
    assert 8 <= np.median(turns) <= 25
    assert not counts[:, kinds.index("limit-reached")].any()


@pytest.mark.parametrize("end", ["at-once", "round"])
def test_with_every_option_it_still_brings_the_game_to_its_end(end: str) -> None:
    options = {"dexterity": True, "stack_payout": True, "end": end}
    for number in range(3):
        match = Match.new(GAME, SEATS[:3], seed=f"variant/{number}", options=options)
        play_to_the_end(match, ["greedy"] * 3)
        assert match.view().turn < 30
        assert max(match.scores) > 2000


# --- what it takes ---


def test_it_takes_a_detergent_when_it_has_clothing_to_double() -> None:
    match = table(2)
    give(match, 0, "2 pillow case")
    assert taken_at(match, "B6", "A6") == "take detergent"


def test_it_takes_clothing_when_all_that_it_has_is_doubled() -> None:
    match = table(2)
    give(match, 0, "bra", "detergent")
    assert taken_at(match, "B6", "A6") == "take shirt"


def test_a_detergent_that_waits_makes_clothing_worth_more() -> None:
    match = table(2)
    give(match, 0, "2 detergent")
    # A bed sheet of 500 twice, or a washer of 600.
    assert taken_at(match, "B4", "B5") == "take bed sheet"


def test_without_detergent_it_takes_the_washer() -> None:
    assert taken_at(table(2), "B4", "B5") == "take washer"


def test_it_takes_no_second_detergent_before_it_has_clothing() -> None:
    match = table(2)
    lay_out(match, "B6", detergent=4)
    give(match, 0, "detergent")
    give(match, 0, "detergent")
    assert taken_at(match, "B6", "A6") == "nothing"


def test_it_uses_the_machine_when_that_pays_more_than_what_lies_there() -> None:
    # Six black drinks pay 600 on average, a salmon 500, a crab less than 600.
    assert taken_at(table(2), "B1", "B2") == "machine"
    assert taken_at(table(2), "C1", "C2") == "machine"


def test_it_takes_salmon_or_crab_when_the_crate_has_little() -> None:
    match = table(2)
    crate(match, "2 black")
    assert taken_at(match, "B1", "B2") == "take salmon"
    match = table(2)
    crate(match, "2 black")
    assert taken_at(match, "C1", "C2") == "take crab"


def test_it_looks_into_the_bag() -> None:
    match = table(2)
    crate(match)
    bag(match, "crab", 4)
    assert taken_at(match, "C1", "C2") == "take salmon"


def test_it_buys_tuna_when_it_has_the_money() -> None:
    match = table(2)
    has_left(match, 0, 1)
    money(match, 2500, 0)
    assert taken_at(match, "A1", "A2") == "take tuna"


def test_it_keeps_its_money_when_that_might_be_missing_at_the_end() -> None:
    match = table(2)
    money(match, 2500, 2400)
    has_left(match, 0, 1)
    has_left(match, 1, 1)
    at(match, 1, "B6")
    give(match, 1, "shirt")
    assert taken_at(match, "A1", "A2") == "nothing"


def test_it_never_takes_what_pays_nothing() -> None:
    match = table(2)
    stacks(match, **dict.fromkeys(["red_drink", "blue_drink", "green_drink", "yellow_drink", "white_drink"], 0))
    assert taken_at(match, "A2", "A1") == "nothing"


def test_it_takes_the_dearest_drink() -> None:
    match = table(2)
    stacks(match, red_drink=200, blue_drink=100, green_drink=0, yellow_drink=200)
    assert taken_at(match, "A2", "A1") == "take white drink"


def test_a_paper_that_may_break_a_tie_is_better_than_nothing() -> None:
    match = table(2)
    lay_out(match, "B6", magazine=1)
    assert taken_at(match, "B6", "A6") == "take magazine"


# --- when it leaves ---


def test_at_the_start_it_goes_in_and_takes_something() -> None:
    match = table(2)
    play_turn(match, 0)
    assert match.view().seats[0].items == 1


def test_it_does_not_leave_with_next_to_nothing_while_nobody_threatens() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "shirt")
    assert greedy(match) != "leave"


def test_it_leaves_for_the_first_time_with_a_good_basket() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "2 washer", "dryer", "2 bed sheet")
    assert greedy(match) == "leave"


def threatened(dot: str) -> Match:
    """The other player has only to step out to end the game, with more money."""
    match = table(2, options={"end": "at-once"})
    money(match, 0, 3000)
    has_left(match, 1, 1)
    at(match, 1, "B6")
    give(match, 1, "2 washer")
    at(match, 0, dot)
    give(match, 0, "shirt")
    return match


def test_it_gets_out_when_the_other_could_end_the_game() -> None:
    assert greedy(threatened("B5")) == "leave"


def test_it_hurries_to_the_door_when_the_other_could_end_the_game() -> None:
    match = threatened("A2")
    decision = greedy(match)
    play(match, 0, decision)
    assert match.view().seats[0].exit_steps <= 3


def test_it_leaves_when_that_wins() -> None:
    match = table(3)
    money(match, 3000, 2000, 1500)
    has_left(match, 0, 1)
    has_left(match, 1, 2)
    has_left(match, 2, 1)
    at(match, 2, "A1")
    at(match, 0, "B6")
    give(match, 0, "2 washer", "dryer", "shirt")
    assert greedy(match) == "leave"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    match = table(3)
    money(match, 0, 9000, 1500)
    has_left(match, 0, 1)
    has_left(match, 1, 2)
    at(match, 2, "A1")
    at(match, 0, "B6")
    give(match, 0, "2 washer", "dryer", "shirt")
    assert greedy(match) != "leave"


def leaving_wins(match: Match) -> bool:
    return bool(policy.leaving_wins(match.states[0], match.configs[0], 0))


def both_at_the_door(end: str) -> Match:
    """The first player would have 3200 then; the other could go out after that with far more."""
    match = table(2, options={"end": end})
    money(match, 1000, 3000)
    for seat in (0, 1):
        has_left(match, seat, 1)
    at(match, 1, "B6")
    give(match, 1, "2 bed sheet", "2 pillow case", "2 detergent")
    at(match, 0, "B4")
    give(match, 0, "2 washer", "dryer", "shirt")
    return match


def test_it_knows_that_leaving_wins_if_the_game_ends_at_once() -> None:
    assert leaving_wins(both_at_the_door("at-once"))


def test_if_the_round_is_finished_it_thinks_of_the_others_last_turn() -> None:
    match = both_at_the_door("even")
    assert not leaving_wins(match)
    match.play(0, "leave")
    match.play(1, "leave")
    assert match.winners == [1]


def test_when_nothing_is_left_worth_taking_it_goes_home() -> None:
    match = table(2)
    give(match, 0, "shirt")
    bare(match, *match.figures["dots"])
    crate(match)
    at(match, 0, "B6")
    assert greedy(match) == "leave"

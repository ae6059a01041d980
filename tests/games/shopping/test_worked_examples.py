"""The worked examples of the rules."""

from tests.games.reading import facts_named
from tests.games.shopping.tables import all_money, at, dot_of, fallen, give, leave_with, legal, money_of, play, table
from uogashi.core.match import Match

# --- the first to leave: crab 6, salmon, red drink, shirt × 2 ---


def first_out() -> Match:
    match = table(2)
    at(match, 0, "B6")
    give(match, 0, "2 shirt", "red drink", "salmon", "crab 6")
    return match


def test_the_first_to_leave_is_paid_800_for_shirts_300_for_a_drink_500_for_salmon_and_600_for_a_crab() -> None:
    match = first_out()
    entry = play(match, 0, "leave")
    paid = {fact["thing"]: fact["yen"] for fact in facts_named(entry, "paid")}
    assert paid == {"shirt": 800, "red-drink": 300, "salmon": 500, "crab": 600}


def test_together_they_pay_2200() -> None:
    match = first_out()
    play(match, 0, "leave")
    assert money_of(match, 0) == 800 + 300 + 500 + 600


def test_afterwards_shirts_and_red_drinks_are_worth_100_less() -> None:
    match = first_out()
    play(match, 0, "leave")
    assert fallen(match) == {"clothes": 100, "red-drink": 100}
    leave_with(match, 1, "shirt", "red drink")
    assert money_of(match, 1) == 300 + 200


# --- detergents: the shirt first, then one of the bras ---


def test_two_detergents_double_the_shirt_and_one_of_two_bras() -> None:
    match = table(2)
    entry = leave_with(match, 0, "2 bra", "shirt", "2 detergent")
    paid = {fact["thing"]: (fact["yen"], fact["doubled"]) for fact in facts_named(entry, "paid")}
    assert paid == {"shirt": (800, 1), "bra": (600 + 300, 1), "detergent": (0, 0)}
    assert money_of(match, 0) == 800 + 600 + 300


# --- 2 players, scripted ---


def first_player_leaves_twice(**options: str) -> Match:
    """The first player leaves on turns 2 and 4 with 600 and 500; the second has had three turns by then."""
    match = table(2, options=options)
    play(match, 0, "enter B", "walk B 4", "take washer")
    play(match, 1, "enter C", "walk C 4", "take pillow case")
    play(match, 0, "leave")
    play(match, 1, "walk C 3", "take washer")
    play(match, 0, "enter B", "walk B 5", "take dryer")
    play(match, 1, "walk C 6", "take pants")
    play(match, 0, "leave")
    return match


def test_the_first_player_leaves_on_turns_2_and_4_with_600_and_500() -> None:
    match = first_player_leaves_twice()
    left = [facts_named(entry, "left")[0] for entry in match.entries if facts_named(entry, "left")]
    assert [(fact["seat"], fact["time"], fact["yen"]) for fact in left] == [(0, 1, 600), (0, 2, 500)]
    assert match.view().turn == 4


def test_the_game_is_over_at_once() -> None:
    match = first_player_leaves_twice()
    assert match.over
    assert legal(match, 1) == []
    assert dot_of(match, 1) == "C6"
    assert all_money(match) == [1100, 0]
    assert match.winners == [0]


def test_with_the_end_even_the_second_player_still_has_a_turn_in_that_round() -> None:
    match = first_player_leaves_twice(end="even")
    assert not match.over
    assert match.acting == (1,)
    assert match.view().last_turn


def test_who_leaves_in_that_turn_is_paid() -> None:
    match = first_player_leaves_twice(end="even")
    play(match, 1, "leave")
    assert match.over
    # The machines' stack has paid twice by now.
    assert all_money(match) == [1100, (400 + 100) + (300 + 100) + (300 + 100)]
    assert match.winners == [1]


def test_who_does_not_leave_in_that_turn_gets_no_other() -> None:
    match = first_player_leaves_twice(end="even")
    play(match, 1, "walk C 5", "take underwear")
    assert match.over
    assert all_money(match) == [1100, 0]
    assert match.winners == [0]

"""Every ruling of uogashi/games/shopping/rulings.md, by its name."""

import math
import re

import pytest

from tests.games.reading import chance_moves, facts_named
from tests.games.shopping.tables import (
    COUNTS,
    GAME,
    SEATS,
    all_money,
    assert_consistent,
    at,
    bag,
    bare,
    basket_of,
    basket_pays,
    bought_tuna,
    crate,
    crate_of,
    dot_of,
    fallen,
    give,
    has_left,
    idle,
    idle_until,
    leave_with,
    legal,
    money,
    money_of,
    odds_after,
    one_dot,
    play,
    reach,
    refused,
    sold_salmon,
    stack_of,
    stacks,
    table,
    takes_at,
    things_at,
    turn_of,
    waiting,
    waiting_of,
    walk,
    walks,
    worth,
)
from uogashi.core.components import ComponentsFile
from uogashi.core.match import Match
from uogashi.core.record import verify, write_record
from uogashi.games import load_game

RULINGS = list(range(1, 18))


def test_every_ruling_has_a_test_and_an_entry_in_the_docs() -> None:
    tested = {int(number) for name in globals() for number in re.findall(r"^test_R(\d+)_", name)}
    assert sorted(tested) == RULINGS
    rulings = load_game("shopping").folder / "rulings.md"
    written = re.findall(r"^### Shopping R(\d+) ", rulings.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [int(number) for number in written] == RULINGS


# --- R1: sharing and passing dots ---


def test_R1_a_walk_may_end_where_somebody_stands() -> None:
    match = table(3)
    at(match, 0, "B5")
    at(match, 1, "B4")
    play(match, 0, "walk B 4")
    assert [dot_of(match, seat) for seat in (0, 1)] == ["B4", "B4"]


def test_R1_any_number_may_share_a_dot() -> None:
    match = table(5)
    for seat in range(5):
        play(match, seat, "enter B", "here", "nothing")
    assert [dot_of(match, seat) for seat in range(5)] == ["B6"] * 5


def test_R1_a_walk_may_lead_past_somebody() -> None:
    match = table(2)
    at(match, 0, "A5")
    at(match, 1, "A4")
    play(match, 0, "walk A 3")
    assert dot_of(match, 0) == "A3"


def test_R1_a_player_at_the_door_shuts_nobody_in_or_out() -> None:
    match = table(2)
    at(match, 1, "B6")
    at(match, 0, "B5")
    give(match, 0, "shirt")
    play(match, 0, "leave")
    assert dot_of(match, 0) is None
    idle(match, 1)
    at(match, 1, "B6")
    play(match, 0, "enter B")
    assert dot_of(match, 0) == "B6"


def test_R1_on_a_shared_dot_everybody_may_take() -> None:
    match = table(2)
    play(match, 0, "enter B", "here", "take detergent")
    play(match, 1, "enter B", "here", "take detergent")
    assert things_at(match, "B6")["detergent"] == 2


# --- R2: markers on the cards, and the bags ---


def test_R2_the_bags_hold_three_tuna_and_six_crabs_for_the_whole_game() -> None:
    view = table(2).view()
    assert view.tuna_bag == [15, 20, 25]
    assert view.crab_bag == [4, 5, 5, 6, 6, 8]


def test_R2_what_lies_on_the_cards_is_no_part_of_them() -> None:
    match = table(2)
    for crab in (4, 5, 5, 6, 6, 8):
        at(match, 0, "D2")
        turn_of(match, 0)
        play(match, 0, "walk D 1", "take crab", chance=f"crab {crab}")
    assert match.view().crab_bag == []
    assert takes_at(match, 0, "D1") == set()


def test_R2_every_crab_is_drawn_from_the_bag() -> None:
    match = table(2)
    at(match, 0, "D2")
    assert odds_after(match, 0, "walk D 1", "take crab") == {"crab 4": 1, "crab 5": 2, "crab 6": 2, "crab 8": 1}


def test_R2_every_tuna_is_drawn_from_the_bag() -> None:
    match = table(2)
    at(match, 0, "A2")
    money(match, 500)
    assert odds_after(match, 0, "walk A 1", "take tuna") == {"tuna 15": 1, "tuna 20": 1, "tuna 25": 1}


def test_R2_what_was_drawn_is_no_longer_in_the_bag() -> None:
    match = table(2)
    at(match, 0, "D2")
    play(match, 0, "walk D 1", "take crab", chance="crab 5")
    assert match.view().crab_bag == [4, 5, 6, 6, 8]
    assert basket_of(match, 0) == ["crab 5"]


@pytest.mark.parametrize("dot", ["C1", "D1"])
def test_R2_with_an_empty_bag_no_crab_can_be_taken_on_either_card(dot: str) -> None:
    match = table(2)
    bag(match, "crab")
    assert "crab" not in takes_at(match, 0, dot)
    at(match, 0, dot.replace("1", "2"))
    assert refused(match, 0, walk(dot), "take crab") == "shopping-bag-empty"


@pytest.mark.parametrize("dot", ["A1", "B1"])
def test_R2_with_an_empty_bag_no_tuna_can_be_taken_on_either_card(dot: str) -> None:
    match = table(2)
    money(match, 5000)
    bag(match, "tuna")
    assert "tuna" not in takes_at(match, 0, dot)
    at(match, 0, dot.replace("1", "2"))
    assert refused(match, 0, walk(dot), "take tuna") == "shopping-bag-empty"


def test_R2_both_cards_share_one_bag() -> None:
    match = table(2)
    bag(match, "crab", 8)
    at(match, 0, "D2")
    at(match, 1, "C2")
    play(match, 0, "walk D 1", "take crab", chance="crab 8")
    assert refused(match, 1, "walk C 1", "take crab") == "shopping-bag-empty"


def test_R2_the_500_yen_on_the_tuna_cards_are_nobodys() -> None:
    match = table(2)
    money(match, 500)
    at(match, 0, "A2")
    play(match, 0, "walk A 1", "take tuna", chance="tuna 15")
    assert money_of(match, 0) == 0


# --- R3: turning round ---


def test_R3_who_goes_back_may_go_as_far_as_in_any_other_direction() -> None:
    match = table(2)
    play(match, 0, "enter B", "walk B 5", "nothing")
    idle(match, 1)
    play(match, 0, "walk B 3", "nothing")
    idle(match, 1)
    # Back down the lane by which it came, three steps: turning costs none of them.
    entry = play(match, 0, "walk B 6")
    assert facts_named(entry, "walked") == [{"seat": 0, "lane": "B", "row": 6, "steps": 3}]


@pytest.mark.parametrize("came_from", ["A2", "B2", "A1", "A3"])
def test_R3_where_a_player_came_from_does_not_matter(came_from: str) -> None:
    match = table(2)
    everywhere = reach(match, 0, "A2")
    at(match, 0, came_from)
    if came_from != "A2":
        play(match, 0, "walk A 2", "nothing")
        idle(match, 1)
    assert walks(match.legal(0)) == everywhere


def test_R3_going_back_costs_its_steps() -> None:
    match = table(2)
    # From D4 to C4 one must walk up, across and down again: three steps; to C5 there and back would be a fourth.
    assert "C4" in reach(match, 0, "D4")
    assert "C5" not in reach(match, 0, "D4")


def test_R3_a_walk_there_and_back_does_not_end_where_it_began() -> None:
    match = table(2)
    at(match, 0, "B4")
    assert refused(match, 0, "walk B 4") == "shopping-same-dot"


# --- R4: more than is on the stack ---


@pytest.mark.parametrize(
    ("thing", "yen"),
    [
        *(("shirt", 400), ("pants", 400), ("bra", 300), ("underwear", 300), ("socks", 300)),
        *(("bed sheet", 500), ("pillow case", 500), ("washer", 600), ("dryer", 600)),
    ],
)
def test_R4_clothing_and_machines_pay_100_more_than_lies_on_their_stack(thing: str, yen: int) -> None:
    assert worth(thing) == yen


@pytest.mark.parametrize(
    ("drink", "yen"), [("black", 200), ("red", 300), ("blue", 300), ("green", 300), ("yellow", 300), ("white", 300)]
)
def test_R4_drinks_pay_just_what_lies_on_their_stack(drink: str, yen: int) -> None:
    assert worth(f"{drink} drink") == yen


def test_R4_from_an_empty_stack_clothing_still_pays_100() -> None:
    match = table(2)
    stacks(match, clothes=0)
    leave_with(match, 0, "shirt")
    assert money_of(match, 0) == 100


@pytest.mark.parametrize(
    ("thing", "yen"), [("shirt", 300), ("bra", 200), ("bed sheet", 400), ("washer", 500), ("red drink", 300)]
)
def test_R4_with_the_option_just_the_stack_is_paid(thing: str, yen: int) -> None:
    assert worth(thing, options={"stack_payout": True}) == yen


def test_R4_with_the_option_a_detergent_doubles_the_stack() -> None:
    assert worth("shirt", "detergent", options={"stack_payout": True}) == 600


# --- R5: more drinks than the crate holds ---


def test_R5_drinks_that_were_paid_go_to_the_crate() -> None:
    match = table(2)
    crate(match, "2 black")
    leave_with(match, 0, "2 red drink", "blue drink")
    assert crate_of(match) == {"black": 2, "red": 2, "blue": 1}
    assert waiting_of(match) == []


def test_R5_the_crate_holds_6_and_more_wait_beside_it() -> None:
    match = table(2)
    crate(match, "4 black")
    leave_with(match, 0, "blue drink", "red drink", "2 green drink")
    assert crate_of(match) == {"black": 4, "red": 1, "blue": 1}
    assert waiting_of(match) == ["green", "green"]


def test_R5_of_drinks_paid_at_once_those_taken_first_come_first() -> None:
    match = table(2)
    leave_with(match, 0, "white drink", "red drink", "shirt", "blue drink")
    assert crate_of(match) == {"black": 6}
    assert waiting_of(match) == ["white", "red", "blue"]


def test_R5_of_two_leavings_the_earlier_ones_drinks_come_first() -> None:
    match = table(2)
    leave_with(match, 0, "white drink")
    leave_with(match, 1, "red drink")
    assert waiting_of(match) == ["white", "red"]


def test_R5_waiting_drinks_refill_the_crate_after_its_next_use_oldest_first() -> None:
    match = table(2)
    waiting(match, "white", "red", "blue")
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine", chance="machine 2 black")
    assert crate_of(match) == {"black": 4, "white": 1, "red": 1}
    assert waiting_of(match) == ["blue"]
    assert facts_named(entry, "crate-refilled") == [{"drinks": 2}]


def test_R5_they_do_not_go_into_the_machine_in_that_use() -> None:
    match = table(2)
    waiting(match, "white")
    at(match, 0, "B2")
    assert all("white" not in words for words in odds_after(match, 0, "walk B 1", "machine"))


def test_R5_if_nothing_comes_out_they_go_on_waiting() -> None:
    match = table(2)
    waiting(match, "white")
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine", chance="machine nothing")
    assert (crate_of(match), waiting_of(match)) == ({"black": 6}, ["white"])
    assert facts_named(entry, "crate-refilled") == []


def test_R5_fewer_than_there_is_room_for_all_go_in() -> None:
    match = table(2)
    waiting(match, "white", "white")
    at(match, 0, "B2")
    play(match, 0, "walk B 1", "machine", chance="machine 5 black")
    assert (crate_of(match), waiting_of(match)) == ({"black": 1, "white": 2}, [])
    assert_consistent(match)


def test_R5_they_refill_the_crate_for_whoever_comes_next() -> None:
    match = table(2)
    crate(match, "6 black")
    waiting(match, "red", "green")
    for seat in (0, 1):
        at(match, seat, "B2")
    play(match, 0, "walk B 1", "machine", chance="machine 6 black")
    play(match, 1, "walk B 1", "machine", chance="machine 1 red 1 green")
    assert basket_of(match, 1) == ["red drink", "green drink"]


@pytest.mark.parametrize("rules", GAME.versions)
def test_R5_more_black_drinks_than_the_crate_holds_are_laid_out_beside_it(rules: str) -> None:
    match = table(2, figures={"drinks": {"black": 9}}, rules=rules)
    assert (crate_of(match), waiting_of(match)) == ({"black": 6}, ["black"] * 3)
    at(match, 0, "B2")
    play(match, 0, "walk B 1", "machine", chance="machine 2 black")
    assert (crate_of(match), waiting_of(match)) == ({"black": 6}, ["black"])
    assert_consistent(match)


def test_R5_a_file_may_make_the_crate_smaller_than_the_black_drinks_need() -> None:
    override = ComponentsFile.parse("mine.toml", "crate = 2\n")
    match = Match.new(GAME, SEATS[:2], figures=GAME.figures(2, override)[0])
    assert (crate_of(match), waiting_of(match)) == ({"black": 2}, ["black"] * 4)
    verify(write_record(match), load_game)


# --- R6: nowhere to go ---


def test_R6_who_has_nowhere_to_go_may_stay() -> None:
    match = one_dot()
    at(match, 0, "A1")
    assert match.legal(0) == ["stay"]


def test_R6_who_stays_may_take_something() -> None:
    match = one_dot()
    at(match, 0, "A1")
    entry = play(match, 0, "stay", "take magazine")
    assert facts_named(entry, "stayed") == [{"seat": 0}]
    assert basket_of(match, 0) == ["magazine"]


def test_R6_who_can_leave_may_not_stay() -> None:
    match = one_dot()
    at(match, 0, "A1")
    give(match, 0, "magazine")
    assert match.legal(0) == ["leave"]
    assert refused(match, 0, "stay") == "shopping-can-move"


def test_R6_on_our_map_nobody_may_ever_stay() -> None:
    match = table(2)
    for dot in match.figures["dots"]:
        at(match, 0, dot)
        assert refused(match, 0, "stay") == "shopping-can-move"


# --- R7: a game that does not end ---


@pytest.mark.parametrize("players", COUNTS)
def test_R7_after_60_turns_each_the_game_is_over(players: int) -> None:
    match = table(players)
    for seat in range(players):
        at(match, seat, "A6")
    last = players - 1
    turn_of(match, last, 59)
    idle(match, last)
    assert (match.view().turn, match.acting) == (60, (0,))
    for seat in range(players):
        assert not match.over
        entry = idle(match, seat)
    assert match.over
    assert facts_named(entry, "limit-reached") == [{"turns": 60}]


def test_R7_it_is_scored_as_it_stands_and_baskets_are_worth_nothing() -> None:
    match = table(2, options={"turn_limit": 1})
    money(match, 700, 300)
    at(match, 0, "A5")
    at(match, 1, "D5")
    give(match, 1, "2 washer", "dryer")
    idle(match, 0)
    entry = idle(match, 1)
    assert match.over
    assert match.scores == [700, 300]
    assert match.winners == [0]
    assert facts_named(entry, "basket-lost") == [{"seat": 1, "items": 3}]


def test_R7_who_leaves_in_the_last_turn_is_paid() -> None:
    match = table(2, options={"turn_limit": 1})
    idle(match, 0)
    leave_with(match, 1, "washer")
    assert match.over
    assert match.scores == [0, 600]


def test_R7_turns_are_counted_from_the_start_player_on() -> None:
    match = table(3, first=1, options={"turn_limit": 2})
    for seat in (1, 2, 0, 1, 2, 0):
        assert match.acting == (seat,)
        idle(match, seat)
    assert match.over


def test_R7_players_who_are_done_are_not_waited_for() -> None:
    match = table(4, options={"turn_limit": 1})
    has_left(match, 2, 2)
    has_left(match, 3, 2)
    idle(match, 0)
    idle(match, 1)
    assert match.over


# --- R8: the end ---


@pytest.mark.parametrize("players", COUNTS)
def test_R8_the_game_ends_at_once(players: int) -> None:
    match = table(players)
    for seat in range(1, players - 1):
        has_left(match, seat, 2)
    has_left(match, 0, 1)
    at(match, players - 1, "A3")
    leave_with(match, 0, "shirt")
    assert match.over


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R8_by_the_option_even_it_still_ends_at_once_with_three_and_more(players: int) -> None:
    match = table(players, options={"end": "even"})
    for seat in range(1, players - 1):
        has_left(match, seat, 2)
    has_left(match, 0, 1)
    at(match, players - 1, "A3")
    leave_with(match, 0, "shirt")
    assert match.over


def test_R8_by_the_option_even_two_play_the_round_to_its_end() -> None:
    match = table(2, options={"end": "even"})
    has_left(match, 0, 1)
    at(match, 1, "A3")
    entry = leave_with(match, 0, "shirt")
    assert not match.over
    assert facts_named(entry, "last-turn") == [{"seat": 1}]
    idle(match, 1)
    assert match.over


def test_R8_by_the_option_even_two_have_had_equally_many_turns() -> None:
    for first in (0, 1):
        match = table(2, first=first, options={"end": "even"})
        has_left(match, first, 1)
        leave_with(match, first, "shirt")
        idle(match, 1 - first)
        assert match.over
        turns = [
            fact["seat"] for entry in (match.opening, *match.entries) for fact in facts_named(entry, "turn-begins")
        ]
        assert turns.count(0) == turns.count(1)


def test_R8_by_the_option_even_nothing_is_left_of_the_round_if_the_second_player_is_done_first() -> None:
    match = table(2, options={"end": "even"})
    at(match, 0, "A3")
    has_left(match, 1, 1)
    turn_of(match, 1)
    leave_with(match, 1, "shirt")
    assert match.over


def test_R8_who_leaves_in_that_last_turn_is_paid() -> None:
    match = table(2, options={"end": "even"})
    has_left(match, 0, 1)
    leave_with(match, 0, "shirt")
    leave_with(match, 1, "2 washer")
    assert match.over
    assert all_money(match) == [400, 1200]


def test_R8_a_player_outside_may_enter_in_that_last_turn_and_gains_nothing() -> None:
    match = table(2, options={"end": "even"})
    has_left(match, 0, 1)
    has_left(match, 1, 1)
    leave_with(match, 0, "shirt")
    play(match, 1, "enter C", "here", "take pants")
    assert match.over
    assert all_money(match) == [400, 0]


def test_R8_with_two_the_start_player_can_force_a_win_if_the_game_ends_at_once() -> None:
    """Out on turns 2 and 4: the other has had three turns by then, and needs four to leave twice."""
    for answer in ("even", "at-once"):
        match = table(2, options={"end": answer})
        for turn in ("enter B, walk B 4, take washer", "leave", "enter B, walk B 5, take dryer", "leave"):
            if match.acting == (1,):
                idle(match, 1)
            play(match, 0, *turn.split(", "))
        assert (match.view().seats[1].leavings, match.over) == (0, answer == "at-once")


def test_R8_two_players_are_recommended_to_play_the_round_to_its_end() -> None:
    assert GAME.recommends == {2: {"end": "even"}}


@pytest.mark.parametrize("players", COUNTS)
def test_R8_under_rules_1_two_played_the_round_to_its_end_unless_they_chose_otherwise(players: int) -> None:
    match = table(players, rules="1")
    for seat in range(1, players - 1):
        has_left(match, seat, 2)
    has_left(match, 0, 1)
    at(match, players - 1, "A3")
    leave_with(match, 0, "shirt")
    assert match.over == (players > 2)


@pytest.mark.parametrize("players", COUNTS)
def test_R8_by_the_option_round_the_round_is_always_finished(players: int) -> None:
    match = table(players, options={"end": "round"})
    last = players - 1
    for seat in range(1, last):
        has_left(match, seat, 2)
    has_left(match, 0, 1)
    at(match, last, "A3")
    leave_with(match, 0, "shirt")
    assert match.acting == (last,)
    idle(match, last)
    assert match.over


def test_R8_by_the_option_round_who_has_had_the_turn_of_this_round_gets_no_other() -> None:
    match = table(3, options={"end": "round"})
    has_left(match, 1, 2)
    has_left(match, 2, 1)
    turn_of(match, 2)
    leave_with(match, 2, "shirt")
    assert match.over


def test_R8_by_the_option_round_the_round_is_that_of_the_start_player() -> None:
    match = table(3, first=2, options={"end": "round"})
    has_left(match, 2, 2)
    has_left(match, 0, 1)
    turn_of(match, 0)
    leave_with(match, 0, "shirt")
    assert match.acting == (1,)


# --- R9: the first salmon ---


def test_R9_the_first_leaving_with_salmon_is_paid_500_for_each() -> None:
    assert worth("3 salmon") == 1500


def test_R9_later_leavings_are_paid_400() -> None:
    match = table(2)
    leave_with(match, 0, "salmon")
    leave_with(match, 1, "2 salmon")
    assert money_of(match, 1) == 800


def test_R9_a_leaving_without_salmon_does_not_count() -> None:
    match = table(2)
    leave_with(match, 0, "shirt")
    leave_with(match, 1, "salmon")
    assert money_of(match, 1) == 500


def test_R9_the_same_players_second_salmon_is_paid_400_too() -> None:
    match = table(2)
    leave_with(match, 0, "salmon")
    idle(match, 1)
    leave_with(match, 0, "salmon")
    assert money_of(match, 0) == 900


def test_R9_salmon_never_falls_below_400() -> None:
    match = table(3)
    sold_salmon(match)
    for seat in range(3):
        leave_with(match, seat, "salmon")
    assert all_money(match) == [400, 400, 400]


# --- R10: what a tuna costs ---


@pytest.mark.parametrize(("bought", "cost"), [(0, 500), (1, 1000), (2, 1500)])
def test_R10_each_tuna_costs_500_more_than_the_one_before(bought: int, cost: int) -> None:
    match = table(2)
    bought_tuna(match, 0, bought)
    money(match, 2000)
    at(match, 0, "A2")
    entry = play(match, 0, "walk A 1", "take tuna", chance="tuna 15")
    assert money_of(match, 0) == 2000 - cost
    assert facts_named(entry, "tuna-bought") == [{"seat": 0, "yen": cost}]


def test_R10_it_is_paid_with_money_in_hand() -> None:
    match = table(2)
    at(match, 0, "A2")
    give(match, 0, "2 washer")
    money(match, 499)
    assert refused(match, 0, "walk A 1", "take tuna") == "shopping-too-dear"
    money(match, 500)
    assert "take tuna" in legal(match, 0, "walk A 1")


def test_R10_only_ones_own_tuna_make_it_dearer() -> None:
    match = table(2)
    money(match, 500, 500)
    for seat, tuna in ((0, 15), (1, 25)):
        at(match, seat, "A2")
        play(match, seat, "walk A 1", "take tuna", chance=f"tuna {tuna}")
    assert all_money(match) == [0, 0]


def test_R10_a_tuna_that_was_paid_still_counts() -> None:
    match = table(2)
    money(match, 500)
    at(match, 0, "A2")
    play(match, 0, "walk A 1", "take tuna", chance="tuna 15")
    idle(match, 1)
    leave_with(match, 0)
    assert money_of(match, 0) == 1500
    idle(match, 1)
    at(match, 0, "A2")
    play(match, 0, "walk A 1", "take tuna", chance="tuna 25")
    assert money_of(match, 0) == 500


def test_R10_the_money_goes_before_the_draw() -> None:
    match = table(2)
    money(match, 500)
    at(match, 0, "A2")
    entry = play(match, 0, "walk A 1", "take tuna", chance="tuna 20")
    assert [fact.name for fact in entry.facts][1:3] == ["tuna-bought", "drawn"]


def test_R10_a_crab_costs_nothing() -> None:
    match = table(2)
    at(match, 0, "D2")
    play(match, 0, "walk D 1", "take crab", chance="crab 8")
    assert money_of(match, 0) == 0


# --- R11: when nobody may leave ---


def test_R11_not_in_the_turn_of_entering() -> None:
    match = table(2)
    assert refused(match, 0, "enter B", "leave") == "shopping-just-entered"


def test_R11_not_with_an_empty_basket() -> None:
    match = table(2)
    at(match, 0, "B6")
    assert refused(match, 0, "leave") == "shopping-empty-basket"


@pytest.mark.parametrize("worthless", ["magazine", "newspaper", "detergent"])
def test_R11_any_item_will_do(worthless: str) -> None:
    match = table(2)
    leave_with(match, 0, worthless)
    assert match.view().seats[0].leavings == 1
    assert money_of(match, 0) == 0


def test_R11_in_the_turn_after_entering_one_may_leave() -> None:
    match = table(2)
    play(match, 0, "enter B", "here", "take shirt")
    idle(match, 1)
    play(match, 0, "leave")
    assert money_of(match, 0) == 400


# --- R12: the turn of leaving ---

NEAR = ["A5", "A6", "B4", "B5", "B6", "C4", "C5", "C6", "D5", "D6"]
"""The dots at most two steps away from B6 or C6."""


@pytest.mark.parametrize("dot", NEAR)
def test_R12_the_dot_at_the_door_must_be_within_two_steps(dot: str) -> None:
    match = table(2)
    leave_with(match, 0, "shirt", dot=dot)
    assert dot_of(match, 0) is None


def test_R12_from_everywhere_else_the_door_is_too_far() -> None:
    match = table(2)
    give(match, 0, "shirt")
    for dot in set(match.figures["dots"]) - set(NEAR):
        at(match, 0, dot)
        assert refused(match, 0, "leave") == "shopping-door-too-far"


def test_R12_nothing_is_taken_and_the_turn_is_over() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "shirt")
    assert refused(match, 0, "leave", "take detergent") == "not-your-turn"
    play(match, 0, "leave")
    assert match.acting == (1,)
    assert things_at(match, "B6")["detergent"] == 4


def test_R12_steps_that_are_left_are_lost() -> None:
    match = table(2)
    at(match, 0, "B6")
    give(match, 0, "shirt")
    assert refused(match, 0, "leave", "enter B") == "not-your-turn"


def test_R12_who_walks_to_the_door_and_takes_something_leaves_a_turn_later() -> None:
    match = table(2)
    at(match, 0, "B5")
    play(match, 0, "walk B 6", "take shirt")
    assert match.acting == (1,)
    idle(match, 1)
    play(match, 0, "leave")
    assert money_of(match, 0) == 400


# --- R13: choosing ---


def test_R13_any_item_of_a_card_may_be_chosen() -> None:
    match = table(2)
    assert takes_at(match, 0, "B6") == {"shirt", "magazine", "newspaper", "detergent"}


def test_R13_of_the_drinks_on_a_card_any_colour() -> None:
    match = table(2)
    colours = {"red drink", "blue drink", "green drink", "yellow drink", "white drink"}
    assert takes_at(match, 0, "A2") == colours
    for colour in sorted(colours):
        twin = match.fork()
        at(twin, 0, "A1")
        play(twin, 0, "walk A 2", f"take {colour}")
        assert basket_of(twin, 0) == [colour]


def test_R13_everybody_sees_what_lies_on_the_cards() -> None:
    match = Match.new(GAME, SEATS[:3], seed="open/1")
    cards = match.view().cards
    assert [card.things for card in cards] == [card.things for card in match.view(2).cards]
    drinks = [[name for name, count in card.things.items() for _ in range(count)] for card in cards[6:12]]
    assert drinks == [[f"{colour}-drink" for colour in card] for card in match.setup["drinks"]]


# --- R14: how stacks fall ---


def test_R14_a_stack_falls_once_however_many_items_it_paid() -> None:
    match = table(2)
    leave_with(match, 0, "3 shirt", "2 pants")
    assert fallen(match) == {"clothes": 100}


def test_R14_all_is_paid_before_any_stack_falls() -> None:
    assert worth("3 shirt", "2 pants", "3 red drink") == 5 * 400 + 3 * 300


def test_R14_every_stack_that_paid_falls() -> None:
    match = table(2)
    leave_with(match, 0, "washer", "pillow case", "shirt", "socks", "black drink", "white drink", "salmon", "crab 4")
    assert fallen(match) == dict.fromkeys(
        ["machines", "bedding", "clothes", "smalls", "black-drink", "white-drink"], 100
    )


def test_R14_no_stack_falls_below_nothing() -> None:
    match = table(2)
    stacks(match, clothes=100, red_drink=0)
    leave_with(match, 0, "shirt", "red drink")
    assert (stack_of(match, "clothes"), stack_of(match, "red-drink")) == (0, 0)
    leave_with(match, 1, "shirt", "red drink")
    assert (stack_of(match, "clothes"), stack_of(match, "red-drink")) == (0, 0)
    assert all_money(match) == [200, 100]


def test_R14_it_falls_by_100_for_every_leaving() -> None:
    match = table(3)
    for seat in range(3):
        leave_with(match, seat, "shirt")
    assert all_money(match) == [400, 300, 200]


# --- R15: which clothing gets detergent ---


def test_R15_detergents_go_to_the_best_paid_pieces_by_themselves() -> None:
    match = table(2)
    at(match, 0, "B6")
    give(match, 0, "bra", "shirt", "bed sheet", "2 detergent")
    doubled = {item.thing: item.doubled for item in match.view().seats[0].basket}
    assert doubled == {"bra": 0, "shirt": 1, "bed-sheet": 1, "detergent": 0}
    assert basket_pays(match, 0) == 300 + 2 * 400 + 2 * 500


def test_R15_one_at_most_on_an_item() -> None:
    assert worth("shirt", "4 detergent") == 800


def test_R15_those_left_over_do_nothing() -> None:
    assert worth("3 detergent") == 0
    assert worth("shirt", "2 detergent", "red drink") == 800 + 300


@pytest.mark.parametrize(("thing", "yen"), [("bed sheet", 1000), ("pillow case", 1000), ("socks", 600)])
def test_R15_bed_sheets_and_pillow_cases_are_clothing(thing: str, yen: int) -> None:
    assert worth(thing, "detergent") == yen


@pytest.mark.parametrize(
    ("thing", "yen"), [("washer", 600), ("dryer", 600), ("red drink", 300), ("salmon", 500), ("crab 8", 800)]
)
def test_R15_nothing_else_is(thing: str, yen: int) -> None:
    assert worth(thing, "detergent") == yen


def test_R15_it_is_what_is_paid_now_that_counts() -> None:
    match = table(2)
    stacks(match, bedding=0, clothes=100)
    leave_with(match, 0, "bed sheet", "bra", "shirt", "detergent")
    assert money_of(match, 0) == 100 + 2 * 300 + 200


def test_R15_no_other_choice_would_pay_more() -> None:
    assert worth("3 shirt", "2 socks", "pillow case", "4 detergent") == 2 * (500 + 3 * 400) + 2 * 300


# --- R16: the machine at random ---


def test_R16_all_drinks_in_the_crate_go_in_of_any_colour() -> None:
    match = table(2)
    crate(match, "2 black", "3 red", "white")
    at(match, 0, "C2")
    entry = play(match, 0, "walk C 1", "machine", chance="machine 2 black 3 red 1 white")
    assert facts_named(entry, "machine-used") == [{"seat": 0, "drinks": 6}]
    assert basket_of(match, 0) == ["black drink"] * 2 + ["red drink"] * 3 + ["white drink"]
    assert crate_of(match) == {}


def test_R16_each_comes_out_with_a_chance_of_one_half_for_itself() -> None:
    match = table(2)
    at(match, 0, "B2")
    odds = odds_after(match, 0, "walk B 1", "machine")
    ways = {f"machine {count} black": math.comb(6, count) for count in range(1, 7)}
    assert odds == {"machine nothing": 1, **ways}


def test_R16_the_rest_returns_to_the_crate() -> None:
    match = table(2)
    crate(match, "2 black", "red")
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine", chance="machine 1 black 1 red")
    assert basket_of(match, 0) == ["black drink", "red drink"]
    assert crate_of(match) == {"black": 1}
    assert facts_named(entry, "machine-kept") == [{"drinks": 1}]


def test_R16_one_drink_is_enough() -> None:
    match = table(2)
    crate(match, "green")
    at(match, 0, "B2")
    assert odds_after(match, 0, "walk B 1", "machine") == {"machine nothing": 1, "machine 1 green": 1}


def test_R16_an_empty_crate_cannot_be_used() -> None:
    match = table(2)
    crate(match)
    at(match, 0, "B2")
    assert "machine" not in legal(match, 0, "walk B 1")
    assert refused(match, 0, "walk B 1", "machine") == "shopping-crate-empty"


def test_R16_what_comes_out_is_drawn_by_the_program() -> None:
    match = table(2)
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine")
    (words,) = chance_moves(entry)
    came_out = [fact["count"] for fact in facts_named(entry, "came-out")]
    assert words == (f"machine {came_out[0]} black" if came_out else "machine nothing")


# --- R17: after the second leaving ---


def test_R17_who_has_left_twice_is_done_and_skipped() -> None:
    match = table(3)
    has_left(match, 0, 1)
    leave_with(match, 0, "shirt")
    assert match.view().seats[0].done
    idle(match, 1)
    idle(match, 2)
    assert match.acting == (1,)
    assert legal(match, 0) == []
    assert refused(match, 0, "enter B") == "not-your-turn"


def test_R17_who_has_left_once_enters_again_with_an_empty_basket() -> None:
    match = table(2)
    leave_with(match, 0, "shirt", "washer")
    assert basket_of(match, 0) == []
    idle(match, 1)
    assert match.legal(0) == ["enter B", "enter C"]


@pytest.mark.parametrize("players", COUNTS)
def test_R17_three_barrels_for_each_player_are_laid_out_and_two_each_are_used(players: int) -> None:
    match = table(players)
    assert match.view().barrels == 3 * players
    leave_with(match, 0, "shirt")
    assert match.view().barrels == 3 * players - 1
    for seat in range(players):
        has_left(match, seat, 2)
    assert match.view().barrels == players


def test_R17_the_round_goes_on_when_the_start_player_is_skipped() -> None:
    match = table(3)
    has_left(match, 0, 1)
    leave_with(match, 0, "shirt")
    assert match.view().turn == 1
    idle(match, 1)
    idle(match, 2)
    assert match.view().turn == 2
    idle_until(match, 1)
    assert match.view().turn == 3


def test_R17_what_lies_on_the_cards_is_not_refilled_for_the_second_time() -> None:
    match = table(2)
    bare(match, "B6")
    leave_with(match, 0, "shirt")
    idle(match, 1)
    play(match, 0, "enter B", "here")
    assert match.legal(0) == ["nothing"]

"""The rules of Shopping Spree, from the setup to the score."""

import itertools
import math
import random
from collections import Counter
from typing import Any

import pytest

from tests.games.reading import all_facts, apply_raw, chance_moves, count_offered, fact_names, facts_named, mask_of
from tests.games.shopping.tables import (
    CLOTHES,
    COUNTS,
    DRINKS,
    GAME,
    ONE_OF_EACH,
    SEATS,
    all_money,
    all_stacks,
    assert_consistent,
    at,
    bag,
    bare,
    basket_of,
    basket_pays,
    carried,
    carried_by,
    crate,
    crate_of,
    dot_of,
    everything,
    fallen,
    give,
    has_left,
    idle,
    leave_with,
    legal,
    money,
    money_of,
    odds_after,
    one_dot,
    play,
    reach,
    refusal_of,
    refused,
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
from uogashi.core.errors import Refusal, Term
from uogashi.core.match import Match
from uogashi.core.verbs import CHANCE, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi.games.shopping import actions, legality, reasons
from uogashi.games.shopping.notation import COLOUR_NAMES, DECISIONS, FACTS, THING_WORDS
from uogashi.games.shopping.state import DRAWING_CRAB, DRAWING_TUNA, FALLING, MACHINE_RUNS, TUNA_VALUES
from uogashi.games.shopping.walking import walk_refusal

LANES, ROWS = "ABCD", "123456"
DOTS = [lane + row for row in ROWS for lane in LANES]
CROSSINGS = "1236"
"""The rows with steps from lane to lane."""


def neighbours(dot: str) -> set[str]:
    """The dots one step away, as the rules describe the store."""
    lane, row = LANES.index(dot[0]), int(dot[1])
    found = {dot[0] + str(other) for other in (row - 1, row + 1) if 1 <= other <= 6}
    if dot[1] in CROSSINGS:
        found |= {LANES[other] + dot[1] for other in (lane - 1, lane + 1) if 0 <= other < 4}
    return found


def ends_of_walks(dot: str, fewest: int, most: int) -> set[str]:
    """Where every walk of this many steps ends, including turning round and passing dots twice."""
    found: set[str] = set()
    ends = {dot}
    for steps in range(1, most + 1):
        ends = {other for end in ends for other in neighbours(end)}
        found |= ends if steps >= fewest else set()
    return found


# --- setup -------------------------------------------------------------------------------------------------------

CARDS: list[tuple[str, dict[str, int] | str]] = [
    *(("A1", "tuna"), ("B1", "tuna"), ("B1", {"salmon": 5}), ("C1", {"salmon": 5}), ("C1", "crab"), ("D1", "crab")),
    *((dot, "drinks") for dot in ("A2", "B2", "B2", "C2", "C2", "D2")),
    *(("A3", "clothing"), ("B3", "clothing"), ("B3 C3", {"washer": 1}), ("C3", "clothing"), ("D3", "clothing")),
    *(("A4", "clothing"), ("B4", "clothing"), ("B4 C4", {"washer": 1}), ("C4", "clothing"), ("D4", "clothing")),
    *(("A5", "clothing"), ("B5", "clothing"), ("B5 C5", {"dryer": 1}), ("C5", "clothing"), ("D5", "clothing")),
    *(("A6", "clothing"), ("B6", "clothing")),
    ("B6 C6", {"magazine": 2, "newspaper": 2, "detergent": 4}),
    *(("C6", "clothing"), ("D6", "clothing")),
]
"""The map: the dots in front of each card, from left to right and from top to bottom, and the items on it."""
CLOTHING = {"shirt": 3, "pants": 3, "bra": 2, "underwear": 2, "socks": 2, "bed sheet": 2, "pillow case": 2}
OTHERS = {
    **dict.fromkeys(("dryer", "tuna 15", "tuna 20", "tuna 25", "crab 4", "crab 8"), 1),
    **dict.fromkeys(("washer", "magazine", "newspaper", "crab 5", "crab 6"), 2),
    "detergent": 4,
    "salmon": 10,
}


def test_the_store_has_32_cards() -> None:
    assert len(CARDS) == 32
    assert len(table(2).view().cards) == 32


@pytest.mark.parametrize("number", range(32))
def test_what_lies_on_every_card_of_the_map(number: int) -> None:
    match = Match.new(GAME, SEATS[:3], seed="cards/1")
    card, (dots, expected) = match.view().cards[number], CARDS[number]
    assert card.at == dots.split()
    if expected == "drinks":
        assert sum(card.things.values()) == 5
        assert set(card.things) <= {f"{colour}-drink" for colour in ONE_OF_EACH}
    elif expected == "clothing":
        assert list(card.things.values()) == [1]
        assert next(iter(card.things)).replace("-", " ") in CLOTHING
    elif isinstance(expected, str):
        assert (card.bag, card.things) == (expected, {})
    else:
        assert (card.bag, card.things) == (None, expected)


@pytest.mark.parametrize("players", COUNTS)
def test_how_many_there_are_of_everything(players: int) -> None:
    match = Match.new(GAME, SEATS[:players], seed="counts/1")
    assert everything(match) == {
        **CLOTHING,
        **{f"{colour} drink": 6 for colour in COLOUR_NAMES},
        **OTHERS,
    }


def test_the_clothes_are_16_and_there_is_a_card_for_each() -> None:
    assert sum(CLOTHING.values()) == sum(contents == "clothing" for _, contents in CARDS) == 16


def test_the_six_black_drinks_lie_in_the_crate_and_none_beside_it() -> None:
    match = Match.new(GAME, SEATS[:2], seed="crate/1")
    assert crate_of(match) == {"black": 6}
    assert waiting_of(match) == []


def test_no_black_drink_lies_on_a_card() -> None:
    for number in range(20):
        match = Match.new(GAME, SEATS[:2], seed=f"black/{number}")
        assert all("black" not in card for card in match.setup["drinks"])


def test_the_colours() -> None:
    assert COLOUR_NAMES == ("black", "red", "blue", "green", "yellow", "white")


def test_what_lies_on_the_stacks() -> None:
    heights = all_stacks(table(2))
    assert [heights.pop(name) for name in ("machines", "bedding", "clothes", "smalls")] == [500, 400, 300, 200]
    assert heights == {"black-drink": 200, **{f"{colour}-drink": 300 for colour in ONE_OF_EACH}}


def test_what_belongs_to_each_stack() -> None:
    things = {stack.stack: stack.things for stack in table(2).view().stacks}
    assert things["machines"] == ["washer", "dryer"]
    assert things["bedding"] == ["bed-sheet", "pillow-case"]
    assert things["clothes"] == ["shirt", "pants"]
    assert things["smalls"] == ["bra", "underwear", "socks"]
    assert all(things[f"{colour}-drink"] == [f"{colour}-drink"] for colour in COLOUR_NAMES)


@pytest.mark.parametrize("players", COUNTS)
def test_players_start_outside_with_an_empty_basket_and_no_yen(players: int) -> None:
    for seat in Match.new(GAME, SEATS[:players], seed="start/1").view().seats:
        assert (seat.dot, seat.basket, seat.money, seat.leavings) == (None, [], 0, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_the_start_player_is_drawn(players: int) -> None:
    matches = [Match.new(GAME, SEATS[:players], seed=f"first/{number}") for number in range(40)]
    assert {match.view().first for match in matches} == set(range(players))
    assert all(match.acting == (match.view().first,) for match in matches)


@pytest.mark.parametrize("players", COUNTS)
def test_turns_go_round_clockwise(players: int) -> None:
    match = table(players, first=players - 1)
    turns = []
    for _ in range(2 * players):
        turns.append(match.acting[0])
        idle(match, match.acting[0])
    assert turns == [(players - 1 + number) % players for number in range(2 * players)]


@pytest.mark.parametrize("players", [1, 6])
def test_it_is_a_game_for_2_to_5(players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.new(GAME, ["x"] * players, seed="players/1")
    assert refusal.value.message.id == "players-wrong"


# --- dealing ---


def test_clothes_and_drinks_are_dealt_at_random() -> None:
    deals = [Match.new(GAME, SEATS[:2], seed=f"deal/{number}").setup for number in range(120)]
    for place in range(16):
        assert {deal["clothes"][place] for deal in deals} == set(CLOTHING)
    for place in range(6):
        assert {colour for deal in deals for colour in deal["drinks"][place]} == set(ONE_OF_EACH)
        assert len({tuple(deal["drinks"][place]) for deal in deals}) > 40
    assert len({tuple(deal["clothes"]) for deal in deals}) == 120


def test_every_card_gets_a_shirt_as_often_as_any_other() -> None:
    deals = [Match.new(GAME, SEATS[:2], seed=f"fair/{number}").setup for number in range(300)]
    for place in range(16):
        shirts = sum(deal["clothes"][place] == "shirt" for deal in deals)
        assert shirts == pytest.approx(300 * 3 / 16, abs=4.5 * math.sqrt(300 * 3 / 16 * 13 / 16))


def test_a_deal_has_all_clothes_and_all_drinks_but_the_black_ones() -> None:
    for number in range(30):
        setup = Match.new(GAME, SEATS[:2], seed=f"whole/{number}").setup
        assert Counter(setup["clothes"]) == CLOTHING
        assert [len(card) for card in setup["drinks"]] == [5] * 6
        assert Counter(colour for card in setup["drinks"] for colour in card) == dict.fromkeys(ONE_OF_EACH, 6)


def test_every_arrangement_is_possible() -> None:
    luck = random.Random(4)
    for number in range(20):
        clothes, colours = list(CLOTHES), ONE_OF_EACH * 6
        luck.shuffle(clothes)
        luck.shuffle(colours)
        drinks = [colours[card : card + 5] for card in range(0, 30, 5)]
        match = table(2, clothes=clothes, drinks=drinks, first=number % 2)
        assert [next(iter(card.things)).replace("-", " ") for card in clothing_cards(match)] == clothes
        shown = [Counter({f"{colour}-drink": card.count(colour) for colour in card}) for card in drinks]
        assert [Counter(card.things) for card in match.view().cards[6:12]] == shown


def clothing_cards(match: Match) -> list[Any]:
    return [card for card, (_, contents) in zip(match.view().cards, CARDS, strict=True) if contents == "clothing"]


def test_five_of_a_colour_may_lie_on_one_card() -> None:
    drinks = [["red"] * 5, ["blue"] * 5, ["green"] * 5, ["yellow"] * 5, ["white"] * 5, ONE_OF_EACH]
    match = table(2, drinks=drinks)
    assert things_at(match, "A2") == {"red-drink": 5}
    assert things_at(match, "B2") == {"blue-drink": 5, "green-drink": 5}


def test_c1_to_c16_run_from_left_to_right_and_from_top_to_bottom() -> None:
    match = table(2)
    for dot, thing in zip([lane + row for row in "3456" for lane in LANES], CLOTHES, strict=True):
        assert thing.replace(" ", "-") in things_at(match, dot)


def test_d1_to_d6_run_from_left_to_right() -> None:
    colours = ["red", "blue", "green", "yellow", "white"]
    drinks = [[colour] * 5 for colour in colours] + [colours]
    match = table(2, drinks=drinks)
    assert takes_at(match, 0, "A2") == {"red drink"}
    assert takes_at(match, 0, "B2") == {"blue drink", "green drink"}
    assert takes_at(match, 0, "C2") == {"yellow drink", "white drink"}
    assert takes_at(match, 0, "D2") == {f"{colour} drink" for colour in colours}


SETUP = {"first": 0, "clothes": CLOTHES, "drinks": DRINKS}


@pytest.mark.parametrize(
    ("changed", "id"),
    [
        ({"first": 2}, "shopping-setup-first"),
        ({"first": -1}, "shopping-setup-first"),
        ({"first": True}, "shopping-setup-first"),
        ({"first": "0"}, "shopping-setup-first"),
        ({"clothes": CLOTHES[1:]}, "shopping-setup-dealt"),
        ({"clothes": [*CLOTHES, "shirt"]}, "shopping-setup-dealt"),
        ({"clothes": ["pants", *CLOTHES[1:]]}, "shopping-setup-dealt"),
        ({"clothes": ["kimono", *CLOTHES[1:]]}, "shopping-setup-dealt"),
        ({"clothes": "shirt"}, "shopping-setup-dealt"),
        ({"clothes": [*CLOTHES[1:], ["shirt"]]}, "shopping-setup-dealt"),
        ({"drinks": DRINKS[1:]}, "shopping-setup-drinks"),
        ({"drinks": [*DRINKS[1:], ONE_OF_EACH[1:]]}, "shopping-setup-drinks"),
        ({"drinks": [*DRINKS[1:], "white"]}, "shopping-setup-drinks"),
        ({"drinks": "red"}, "shopping-setup-drinks"),
        ({"drinks": [*DRINKS[1:], ["black", *ONE_OF_EACH[1:]]]}, "shopping-setup-dealt"),
        ({"drinks": [*DRINKS[1:], ["red"] * 5]}, "shopping-setup-dealt"),
        ({"drinks": [*DRINKS[1:], [1, 2, 3, 4, 5]]}, "shopping-setup-dealt"),
        ({"crate": ["black"]}, "setup-keys"),
    ],
)
def test_another_setup_is_refused(changed: dict[str, Any], id: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.settle(GAME, SEATS[:2], {**SETUP, **changed}, options={}, figures=GAME.figures(2)[0])
    assert refusal.value.message.id == id


@pytest.mark.parametrize("setup", [None, [], {}, {"first": 0}])
def test_a_setup_has_a_start_player_clothes_and_drinks(setup: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.settle(GAME, SEATS[:2], setup, options={}, figures=GAME.figures(2)[0])
    assert refusal.value.message.id == "setup-keys"


# --- options ---


def test_what_is_usual() -> None:
    usual = {"dexterity": False, "stack_payout": False, "end": "at-once", "turn_limit": 60}
    assert GAME.read_options({}, GAME.version) == usual
    assert GAME.read_options({}, "1") == {**usual, "end": "usual"}


@pytest.mark.parametrize(("rules", "end"), [("1", "even"), ("2", "usual")])
def test_each_version_of_the_rules_has_its_own_names_for_the_ends(rules: str, end: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.read_options({"end": end}, rules)
    assert refusal.value.message.id == "shopping-option-endings"


def test_what_rules_1_call_usual_is_even_today() -> None:
    figures = GAME.figures(2)[0]
    usual = GAME.make_config(figures, GAME.read_options({}, "1"), 2, "1")[0]
    even = GAME.make_config(figures, GAME.read_options({"end": "even"}, "2"), 2, "2")[0]
    assert usual.ending == even.ending


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"dexterty": True}, "option-unknown"),
        ({"dexterity": 1}, "shopping-option-switch"),
        ({"stack_payout": "yes"}, "shopping-option-switch"),
        ({"end": "never"}, "shopping-option-endings"),
        ({"end": None}, "shopping-option-endings"),
        ({"end": []}, "shopping-option-endings"),
        ({"turn_limit": 0}, "shopping-option-turns"),
        ({"turn_limit": 201}, "shopping-option-turns"),
        ({"turn_limit": 10.0}, "shopping-option-turns"),
        ({"turn_limit": True}, "shopping-option-turns"),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], id: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.read_options(options, GAME.version)
    assert refusal.value.message.id == id


# --- a turn: entering --------------------------------------------------------------------------------------------


def test_one_enters_at_the_bottom_of_b_or_c() -> None:
    match = table(2)
    assert match.legal(0) == ["enter B", "enter C"]
    assert refused(match, 0, "enter A") == "shopping-no-entrance"
    assert refused(match, 0, "enter D") == "shopping-no-entrance"


@pytest.mark.parametrize("lane", ["B", "C"])
def test_entering_is_the_first_step(lane: str) -> None:
    match = table(2)
    entry = play(match, 0, f"enter {lane}")
    assert dot_of(match, 0) == f"{lane}6"
    assert facts_named(entry, "entered") == [{"seat": 0, "lane": lane}]
    assert match.acting == (0,)


@pytest.mark.parametrize("lane", ["B", "C"])
def test_after_entering_up_to_two_steps_follow_or_here(lane: str) -> None:
    match = table(2)
    decisions = legal(match, 0, f"enter {lane}")
    assert walks(decisions) == ends_of_walks(f"{lane}6", 1, 2) - {f"{lane}6"}
    assert [words for words in decisions if not words.startswith("walk")] == ["here"]


def test_after_entering_at_b_these_dots_are_within_reach() -> None:
    assert walks(legal(table(2), 0, "enter B")) == {"A5", "A6", "B4", "B5", "C5", "C6", "D6"}


def test_three_steps_are_too_far_after_entering() -> None:
    match = table(2)
    assert refused(match, 0, "enter B", "walk B 3") == "shopping-too-far"
    assert refused(match, 0, "enter B", "walk C 4") == "shopping-too-far"


def test_who_stays_at_the_door_takes_something_there() -> None:
    match = table(2)
    play(match, 0, "enter B", "here", "take shirt")
    assert basket_of(match, 0) == ["shirt"]
    assert match.acting == (1,)


def test_who_has_entered_and_walked_takes_something_there() -> None:
    match = table(2)
    entry = play(match, 0, "enter C", "walk C 4", "take pillow case")
    assert facts_named(entry, "walked") == [{"seat": 0, "lane": "C", "row": 4, "steps": 2}]
    assert basket_of(match, 0) == ["pillow case"]


def test_nobody_enters_who_is_inside() -> None:
    match = table(2)
    at(match, 0, "B6")
    assert refused(match, 0, "enter B") == "shopping-asked-walking"


# --- a turn: walking ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dot", DOTS)
def test_up_and_down_the_lanes_and_across_in_rows_1_2_3_and_6(dot: str) -> None:
    shown = {each.dot: each.neighbours for each in table(2).view().dots}
    assert set(shown[dot]) == neighbours(dot)


def test_the_store_has_24_dots() -> None:
    assert [each.dot for each in table(2).view().dots] == DOTS


@pytest.mark.parametrize("row", ROWS)
def test_cross_passages(row: str) -> None:
    match = table(2, figures={"steps_a_turn": 1})
    across = {"B" + row} & reach(match, 0, "A" + row)
    assert bool(across) == (row in CROSSINGS)
    assert bool({"C" + row} & reach(match, 0, "B" + row)) == (row in CROSSINGS)
    assert bool({"D" + row} & reach(match, 0, "C" + row)) == (row in CROSSINGS)


@pytest.mark.parametrize("dot", DOTS)
def test_a_walk_of_1_to_3_steps_never_ends_where_it_began(dot: str) -> None:
    assert reach(table(2), 0, dot) == ends_of_walks(dot, 1, 3) - {dot}


def test_from_a_corner() -> None:
    assert reach(table(2), 0, "A1") == {"A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "D1"}


def test_from_the_middle_of_a_lane_without_a_passage() -> None:
    assert reach(table(2), 0, "A5") == {"A2", "A3", "A4", "A6", "B3", "B5", "B6", "C6"}


def test_turning_round_brings_one_to_the_next_dot_with_any_number_of_steps() -> None:
    # Three steps with a turn: up, down and up again, or sideways.
    assert neighbours("A4") <= ends_of_walks("A4", 3, 3) - {"A4"}
    assert neighbours("A4") <= reach(table(2), 0, "A4")


def test_the_dot_where_the_turn_began_is_refused_even_if_it_could_be_reached() -> None:
    assert "B2" in ends_of_walks("B2", 2, 2)
    match = table(2)
    at(match, 0, "B2")
    assert refused(match, 0, "walk B 2") == "shopping-same-dot"


def test_four_steps_are_too_far() -> None:
    match = table(2)
    at(match, 0, "A1")
    assert refused(match, 0, "walk A 5") == "shopping-too-far"
    at(match, 0, "B4")
    assert refused(match, 0, "walk A 5") == "shopping-too-far"


def test_outside_rows_4_and_5_lanes_are_left_by_row_3_or_6() -> None:
    assert reach(table(2), 0, "B4") == {
        "B1",
        "B2",
        "B3",
        "B5",
        "B6",
        "A3",
        "C3",
        "A2",
        "C2",
        "A4",
        "C4",
        "D3",
        "A6",
        "C6",
    }


@pytest.mark.parametrize(
    ("start", "end", "steps"), [("A1", "D1", 3), ("A1", "A2", 1), ("B4", "C4", 3), ("A5", "B6", 2)]
)
def test_a_walk_goes_by_a_shortest_way(start: str, end: str, steps: int) -> None:
    match = table(2)
    at(match, 0, start)
    entry = play(match, 0, walk(end))
    assert facts_named(entry, "walked") == [{"seat": 0, "lane": end[0], "row": int(end[1]), "steps": steps}]
    assert dot_of(match, 0) == end


def test_who_is_inside_must_walk_or_leave() -> None:
    match = table(2)
    at(match, 0, "B6")
    give(match, 0, "shirt")
    assert {words.split()[0] for words in match.legal(0)} == {"walk", "leave"}
    assert refused(match, 0, "take shirt") == "shopping-asked-walking"
    assert refused(match, 0, "here") == "shopping-asked-walking"
    assert refused(match, 0, "nothing") == "shopping-asked-walking"


def test_one_walk_a_turn() -> None:
    match = table(2)
    at(match, 0, "B6")
    assert refused(match, 0, "walk B 5", "walk B 4") == "shopping-asked-taking"


# --- a turn: taking ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dot", DOTS)
def test_what_can_be_taken_where(dot: str) -> None:
    """Just the items on the cards in front of a dot; tuna needs money."""
    match = table(2)
    money(match, 500)
    expected: set[str] = set()
    clothes = iter(CLOTHES)
    for dots, contents in CARDS:
        things = {next(clothes)} if contents == "clothing" else set()
        if contents == "drinks":
            things = {f"{colour} drink" for colour in ONE_OF_EACH}
        elif isinstance(contents, dict):
            things = set(contents)
        elif contents in ("tuna", "crab"):
            things = {contents}
        if dot in dots.split():
            expected |= things
    assert takes_at(match, 0, dot) == expected


def test_one_item_is_taken_and_the_turn_is_over() -> None:
    match = table(2)
    entry = play(match, 0, "enter B", "here", "take detergent")
    assert basket_of(match, 0) == ["detergent"]
    assert things_at(match, "B6")["detergent"] == 3
    assert facts_named(entry, "taken") == [{"seat": 0, "thing": "detergent"}]
    assert match.acting == (1,)


def test_nothing_need_be_taken() -> None:
    match = table(2)
    entry = play(match, 0, "enter B", "here", "nothing")
    assert basket_of(match, 0) == []
    assert facts_named(entry, "took-nothing") == [{"seat": 0}]
    assert match.acting == (1,)


def test_what_was_taken_is_gone() -> None:
    match = table(2)
    play(match, 0, "enter B", "here", "take shirt")
    assert "shirt" not in things_at(match, "B6")
    assert refused(match, 1, "enter B", "here", "take shirt") == "shopping-not-here"


def test_what_lies_elsewhere_cannot_be_taken() -> None:
    match = table(2)
    assert refused(match, 0, "enter B", "here", "take pants") == "shopping-not-here"
    assert refused(match, 0, "enter B", "here", "take washer") == "shopping-not-here"


def test_with_two_cards_of_the_same_thing_in_front_the_left_one_is_taken_first() -> None:
    match = table(2)
    left, right = match.view().cards[7], match.view().cards[8]
    assert left.things["red-drink"] == right.things["red-drink"] == 1
    at(match, 0, "B1")
    play(match, 0, "walk B 2", "take red drink")
    assert "red-drink" not in match.view().cards[7].things
    assert match.view().cards[8].things["red-drink"] == 1


def test_then_the_right_one() -> None:
    match = table(2)
    for seat in (0, 1):
        at(match, seat, "B1")
        play(match, seat, "walk B 2", "take red drink")
    assert "red-drink" not in things_at(match, "B2")
    assert things_at(match, "C2")["red-drink"] == 2


@pytest.mark.parametrize(
    ("row", "thing", "number"),
    [("3", "washer", 1), ("4", "washer", 1), ("5", "dryer", 1), ("6", "magazine", 2), ("6", "detergent", 4)],
)
def test_the_centre_cards_are_reached_from_b_and_from_c_and_are_one_stock(row: str, thing: str, number: int) -> None:
    match = table(2)
    assert things_at(match, "B" + row)[thing] == things_at(match, "C" + row)[thing] == number
    at(match, 0, "B2" if row == "3" else f"B{int(row) - 1}")
    play(match, 0, walk("B" + row), f"take {thing}")
    assert things_at(match, "B" + row).get(thing, 0) == things_at(match, "C" + row).get(thing, 0) == number - 1


def test_the_last_washer_of_a_row_taken_from_c_is_gone_from_b() -> None:
    match = table(2)
    at(match, 0, "C3")
    at(match, 1, "B3")
    play(match, 0, "walk C 4", "take washer")
    assert refused(match, 1, "walk B 4", "take washer") == "shopping-not-here"


def test_other_cards_are_reached_from_their_own_lane_only() -> None:
    match = table(2)
    assert takes_at(match, 0, "B3") == {"pants", "washer"}
    assert takes_at(match, 0, "C3") == {"bra", "washer"}
    assert takes_at(match, 0, "A3") == {"shirt"}


def test_washers_and_dryer_are_items_like_any_other() -> None:
    match = table(2)
    at(match, 0, "B4")
    play(match, 0, "walk B 5", "take dryer")
    assert basket_of(match, 0) == ["dryer"]


def test_a_basket_holds_any_number_of_items() -> None:
    match = table(2)
    things = ["3 shirt", "3 pants", "2 washer", "10 salmon", "6 red drink", "6 blue drink", "4 detergent"]
    leave_with(match, 0, *things)
    assert facts_named(match.entries[-1], "left")[0]["items"] == 34


# --- crab and tuna ---


def test_a_crab_is_drawn_at_random() -> None:
    drawn = set()
    for number in range(60):
        match = Match.new(GAME, SEATS[:2], seed=f"crab/{number}")
        seat = match.acting[0]
        at(match, seat, "D2")
        entry = match.play(seat, "walk D 1", "take crab")
        (words,) = chance_moves(entry)
        drawn.add(words)
        assert basket_of(match, seat) == [words]
        assert facts_named(entry, "drawn") == [{"seat": seat, "thing": "crab", "value": int(words.split()[1])}]
    assert drawn == {"crab 4", "crab 5", "crab 6", "crab 8"}


def test_odds_follow_what_is_left_in_the_bag() -> None:
    match = table(2)
    bag(match, "crab", 5, 5, 8)
    at(match, 0, "D2")
    assert odds_after(match, 0, "walk D 1", "take crab") == {"crab 5": 2, "crab 8": 1}


def test_a_tuna_is_paid_then_drawn() -> None:
    match = table(2)
    money(match, 800)
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "take tuna", chance="tuna 25")
    assert money_of(match, 0) == 300
    assert basket_of(match, 0) == ["tuna 25"]
    assert match.view().tuna_bag == [15, 20]
    assert fact_names(entry)[:3] == ["walked", "tuna-bought", "drawn"]
    assert match.acting == (1,)


def test_at_the_start_nobody_can_buy_tuna() -> None:
    match = table(2)
    at(match, 0, "A2")
    assert legal(match, 0, "walk A 1") == ["nothing"]


def test_three_tuna_cost_3000_together() -> None:
    match = table(2)
    money(match, 3000)
    for tuna in (15, 20, 25):
        at(match, 0, "A2")
        turn_of(match, 0)
        play(match, 0, "walk A 1", "take tuna", chance=f"tuna {tuna}")
    assert money_of(match, 0) == 0
    assert basket_of(match, 0) == ["tuna 15", "tuna 20", "tuna 25"]


def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    match = table(2)
    bag(match, "crab", 8)
    at(match, 0, "D2")
    for words in ("crab 6", "tuna 15", "crab 7", "machine nothing", "falls shirt", "take shirt"):
        with pytest.raises(Refusal) as refusal:
            play(match, 0, "walk D 1", "take crab", chance=words)
        assert refusal.value.message.id == "chance-impossible"


# --- a turn: the vending machine ---------------------------------------------------------------------------------


def test_the_machine_is_touched_from_b1_and_c1() -> None:
    match = table(2)
    touched = {each.dot for each in match.view().dots if each.machine}
    assert touched == {"B1", "C1"}
    for dot in DOTS:
        start = sorted(neighbours(dot))[0]
        at(match, 0, start)
        assert ("machine" in legal(match, 0, walk(dot))) == (dot in touched)


def test_elsewhere_it_is_refused() -> None:
    match = table(2)
    at(match, 0, "A2")
    assert refused(match, 0, "walk A 1", "machine") == "shopping-no-machine-here"


def test_it_is_used_instead_of_taking_an_item() -> None:
    match = table(2)
    at(match, 0, "B2")
    play(match, 0, "walk B 1", "machine", chance="machine 3 black")
    assert basket_of(match, 0) == ["black drink"] * 3
    assert match.acting == (1,)
    assert things_at(match, "B1")["salmon"] == 5


def test_nothing_may_come_out() -> None:
    match = table(2)
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine", chance="machine nothing")
    assert basket_of(match, 0) == []
    assert crate_of(match) == {"black": 6}
    assert fact_names(entry) == ["walked", "machine-used", "machine-kept", "turn-begins"]


def test_everything_may_come_out() -> None:
    match = table(2)
    at(match, 0, "B2")
    play(match, 0, "walk B 1", "machine", chance="machine 6 black")
    assert crate_of(match) == {}
    assert basket_of(match, 0) == ["black drink"] * 6


CRATES = [
    ["6 black"],
    ["black"],
    ["2 black", "3 red"],
    ["black", "2 blue", "3 white"],
    ["2 red", "2 green", "2 yellow"],
    ["black", "red", "blue", "green", "yellow", "white"],
]


@pytest.mark.parametrize("drinks", CRATES)
def test_the_odds_of_every_outcome_are_binomial(drinks: list[str]) -> None:
    match = table(2)
    crate(match, *drinks)
    at(match, 0, "B2")
    held = crate_of(match)
    expected = {}
    for out in itertools.product(*(range(count + 1) for count in held.values())):
        named = " ".join(f"{count} {colour}" for colour, count in zip(held, out, strict=True) if count)
        ways = [math.comb(count, some) for count, some in zip(held.values(), out, strict=True)]
        expected[f"machine {named or 'nothing'}"] = math.prod(ways)
    odds = odds_after(match, 0, "walk B 1", "machine")
    assert odds == expected
    assert sum(odds.values()) == 2 ** sum(held.values())


def test_with_other_odds_each_drink_still_decides_for_itself() -> None:
    match = table(2, figures={"machine_odds": [1, 3]})
    crate(match, "2 black", "red")
    at(match, 0, "B2")
    assert odds_after(match, 0, "walk B 1", "machine") == {
        "machine nothing": 8,
        "machine 1 black": 8,
        "machine 2 black": 2,
        "machine 1 red": 4,
        "machine 1 black 1 red": 4,
        "machine 2 black 1 red": 1,
    }


def test_a_machine_that_gives_everything_or_nothing() -> None:
    for odds, outcome in (([1, 1], "machine 6 black"), ([0, 1], "machine nothing")):
        match = table(2, figures={"machine_odds": odds})
        at(match, 0, "B2")
        assert odds_after(match, 0, "walk B 1", "machine") == {outcome: 1}


def test_an_outcome_names_colours_in_their_order() -> None:
    match = table(2)
    crate(match, "white", "yellow", "black")
    at(match, 0, "B2")
    entry = play(match, 0, "walk B 1", "machine", chance="machine 1 black 1 yellow 1 white")
    assert [fact["thing"] for fact in facts_named(entry, "came-out")] == ["black-drink", "yellow-drink", "white-drink"]


@pytest.mark.parametrize("words", ["machine 3 black", "machine 1 red", "machine", "machine 1 red 1 black", "crab 6"])
def test_more_than_the_crate_has_cannot_come_out(words: str) -> None:
    match = table(2)
    crate(match, "2 black")
    at(match, 0, "B2")
    with pytest.raises(Refusal) as refusal:
        play(match, 0, "walk B 1", "machine", chance=words)
    assert refusal.value.message.id == "chance-impossible"


# --- leaving and being paid --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "yen"),
    [
        *(("shirt", 400), ("pants", 400), ("bra", 300), ("underwear", 300), ("socks", 300)),
        *(("bed sheet", 500), ("pillow case", 500), ("washer", 600), ("dryer", 600)),
        *(("black drink", 200), ("red drink", 300), ("blue drink", 300), ("green drink", 300)),
        *(("yellow drink", 300), ("white drink", 300), ("salmon", 500)),
        *(("crab 4", 400), ("crab 5", 500), ("crab 6", 600), ("crab 8", 800)),
        *(("tuna 15", 1500), ("tuna 20", 2000), ("tuna 25", 2500)),
        *(("magazine", 0), ("newspaper", 0), ("detergent", 0)),
    ],
)
def test_what_the_bank_pays_for_each_kind_of_thing(thing: str, yen: int) -> None:
    assert worth(thing) == yen


def test_the_bank_pays_for_everything_in_the_basket() -> None:
    match = table(2)
    entry = leave_with(match, 0, "shirt", "washer", "2 black drink", "salmon", "tuna 15", "crab 4", "magazine")
    assert money_of(match, 0) == 400 + 600 + 400 + 500 + 1500 + 400
    assert facts_named(entry, "left") == [{"seat": 0, "time": 1, "items": 8, "yen": 3800}]
    assert sum(fact["yen"] for fact in facts_named(entry, "paid")) == 3800


def test_paid_facts_tell_things_values_and_counts() -> None:
    match = table(2)
    entry = leave_with(match, 0, "2 crab 5", "tuna 20", "3 red drink")
    assert [tuple(fact.values()) for fact in facts_named(entry, "paid")] == [
        (0, "red-drink", 0, 3, 0, 900),
        (0, "tuna", 20, 1, 0, 2000),
        (0, "crab", 5, 2, 0, 1000),
    ]


def test_what_is_paid_now_is_what_lies_on_the_stacks_now() -> None:
    match = table(2)
    stacks(match, machines=200, bedding=100, clothes=0, smalls=100, red_drink=100, black_drink=0)
    leave_with(match, 0, "washer", "bed sheet", "shirt", "bra", "red drink", "black drink")
    assert money_of(match, 0) == 300 + 200 + 100 + 200 + 100 + 0


def test_the_basket_says_before_what_leaving_would_bring() -> None:
    match = table(2)
    at(match, 0, "B6")
    give(match, 0, "2 bra", "shirt", "2 detergent", "salmon")
    expected = basket_pays(match, 0)
    play(match, 0, "leave")
    assert money_of(match, 0) == expected == 800 + 600 + 300 + 500


def test_yen_are_added_to_what_one_has() -> None:
    match = table(2)
    money(match, 700)
    leave_with(match, 0, "shirt")
    assert money_of(match, 0) == 1100


@pytest.mark.parametrize(
    ("thing", "stack"),
    [
        *(("shirt", "clothes"), ("pants", "clothes"), ("bra", "smalls"), ("underwear", "smalls"), ("socks", "smalls")),
        *(("bed sheet", "bedding"), ("pillow case", "bedding"), ("washer", "machines"), ("dryer", "machines")),
        *((f"{colour} drink", f"{colour}-drink") for colour in COLOUR_NAMES),
    ],
)
def test_the_stack_that_paid_loses_100(thing: str, stack: str) -> None:
    match = table(2)
    entry = leave_with(match, 0, thing)
    assert fallen(match) == {stack: 100}
    assert facts_named(entry, "stack-fell") == [{"stack": stack, "yen": stack_of(match, stack)}]


@pytest.mark.parametrize("thing", ["salmon", "crab 8", "tuna 15", "magazine", "newspaper", "detergent"])
def test_other_things_lower_no_stack(thing: str) -> None:
    match = table(2)
    leave_with(match, 0, thing)
    assert fallen(match) == {}


def test_doubled_clothing_lowers_its_stack_once() -> None:
    match = table(2)
    leave_with(match, 0, "shirt", "detergent")
    assert fallen(match) == {"clothes": 100}


def test_with_just_the_stack_paid_nothing_is_paid_from_an_empty_one() -> None:
    match = table(2, options={"stack_payout": True})
    stacks(match, clothes=0)
    leave_with(match, 0, "2 shirt", "detergent")
    assert money_of(match, 0) == 0


def test_with_just_the_stack_paid_everything_else_is_paid_as_usual() -> None:
    assert worth("salmon", "crab 8", "tuna 15", "red drink", options={"stack_payout": True}) == 500 + 800 + 1500 + 300


@pytest.mark.parametrize(
    ("thing", "yen"),
    [
        *(("shirt", 800), ("pants", 800), ("bra", 600), ("underwear", 600), ("socks", 600)),
        *(("bed sheet", 1000), ("pillow case", 1000), ("washer", 600), ("dryer", 600)),
    ],
)
def test_a_detergent_doubles_clothing_and_bedding_but_no_machine(thing: str, yen: int) -> None:
    assert worth(thing, "detergent") == yen


def test_a_detergent_taken_before_the_clothing_doubles_it_too() -> None:
    assert worth("detergent", "shirt") == worth("shirt", "detergent") == 800


def test_detergents_of_the_first_leaving_are_used_up() -> None:
    match = table(2)
    leave_with(match, 0, "2 detergent", "shirt")
    idle(match, 1)
    leave_with(match, 0, "bra")
    assert money_of(match, 0) == 800 + 300


def test_paid_items_leave_the_game_but_stay_in_view() -> None:
    match = table(2)
    leave_with(match, 0, "shirt", "crab 6", "magazine")
    assert basket_of(match, 0) == []
    assert carried_by(match, 0) == ["shirt", "magazine", "crab 6"]
    shown = [(each.thing, each.value, each.count) for each in match.view(1).seats[0].carried_out]
    assert shown == [("shirt", None, 1), ("magazine", None, 1), ("crab", 6, 1)]
    assert match.view().crab_bag == [4, 5, 5, 6, 8]


def test_drinks_go_to_the_crate_in_the_order_in_which_they_were_taken() -> None:
    match = table(2)
    crate(match, "5 black")
    leave_with(match, 0, "white drink", "red drink", "white drink", "blue drink")
    assert crate_of(match) == {"black": 5, "white": 1}
    assert waiting_of(match) == ["red", "white", "blue"]
    assert carried_by(match, 0) == []


def test_what_others_hold_is_not_touched() -> None:
    match = table(3)
    give(match, 1, "red drink", "shirt")
    give(match, 0, "blue drink")
    give(match, 2, "crab 4")
    leave_with(match, 0, "washer")
    assert [basket_of(match, seat) for seat in range(3)] == [[], ["red drink", "shirt"], ["crab 4"]]
    assert_consistent(match)


def test_leaving_takes_a_barrel() -> None:
    match = table(2)
    leave_with(match, 0, "shirt")
    assert (match.view().barrels, match.view().seats[0].leavings) == (5, 1)


def test_after_the_first_leaving_one_enters_again_on_the_next_turn() -> None:
    match = table(2)
    leave_with(match, 0, "shirt")
    assert dot_of(match, 0) is None
    idle(match, 1)
    play(match, 0, "enter C", "walk C 5", "take dryer")
    assert basket_of(match, 0) == ["dryer"]


def test_salmon_is_paid_by_the_leaving_not_by_the_piece() -> None:
    match = table(2)
    leave_with(match, 0, "5 salmon")
    assert money_of(match, 0) == 2500
    assert match.view().salmon_pays == 400
    leave_with(match, 1, "5 salmon")
    assert money_of(match, 1) == 2000


# --- the end -----------------------------------------------------------------------------------------------------


def last_but_one(players: int, end: str, leaver: int) -> Match:
    """All are done but this player, who has left once, and one other, who is in the store."""
    match = table(players, options={"end": end})
    other = (leaver + 1) % players
    for seat in range(players):
        if seat not in (leaver, other):
            has_left(match, seat, 2)
    at(match, other, "A3")
    give(match, other, "washer")
    has_left(match, leaver, 1)
    turn_of(match, leaver)
    return match


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("end", ["at-once", "even", "round"])
@pytest.mark.parametrize("leaver", range(5))
def test_the_end_when_all_but_one_have_left_twice(players: int, end: str, leaver: int) -> None:
    if leaver >= players:
        return
    match = last_but_one(players, end, leaver)
    other = (leaver + 1) % players
    leave_with(match, leaver, "shirt")
    to_its_end = end == "round" or (end == "even" and players == 2)
    comes_later = other > leaver
    assert match.over != (to_its_end and comes_later)
    if not match.over:
        assert match.acting == (other,)
        idle(match, other)
    assert match.over
    assert money_of(match, other) == 0


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("end", ["at-once", "even", "round"])
def test_before_that_the_game_goes_on(players: int, end: str) -> None:
    match = table(players, options={"end": end})
    for seat in range(players - 2):
        has_left(match, seat, 2)
    turn_of(match, players - 2)
    leave_with(match, players - 2, "shirt")
    assert not match.over
    assert match.acting == (players - 1,)


@pytest.mark.parametrize("end", ["at-once", "even", "round"])
def test_if_the_last_two_leave_in_one_round_both_are_paid_where_the_round_is_finished(end: str) -> None:
    match = table(3, options={"end": end})
    has_left(match, 0, 2)
    for seat in (1, 2):
        has_left(match, seat, 1)
    turn_of(match, 1)
    leave_with(match, 1, "shirt")
    if end == "round":
        leave_with(match, 2, "shirt")
    assert match.over
    assert all_money(match) == [0, 400, 300 if end == "round" else 0]


def test_who_has_not_left_is_paid_nothing_for_the_basket() -> None:
    match = last_but_one(3, "at-once", 0)
    entry = leave_with(match, 0, "shirt")
    assert match.over
    assert facts_named(entry, "basket-lost") == [{"seat": 1, "items": 1}]
    assert match.scores == [400, 0, 0]


def test_when_the_game_is_over_nobody_may_act() -> None:
    match = last_but_one(3, "at-once", 0)
    leave_with(match, 0, "shirt")
    assert [legal(match, seat) for seat in range(3)] == [[], [], []]
    assert refused(match, 1, "walk A 2") == "game-over"
    assert match.view().phase == "over"


def test_the_end_tells_money_papers_and_leavings() -> None:
    match = last_but_one(3, "at-once", 0)
    entry = leave_with(match, 0, "shirt", "magazine")
    assert [tuple(fact.values()) for fact in facts_named(entry, "scored")] == [
        (0, 400, 1, 2),
        (1, 0, 0, 0),
        (2, 0, 0, 2),
    ]


def test_most_yen_wins() -> None:
    match = table(3)
    money(match, 1000, 1200, 1100)
    assert match.winners == [1]
    assert match.scores == [1000, 1200, 1100]


def test_tied_most_magazines_and_newspapers_carried_out_win() -> None:
    match = table(3)
    money(match, 1000, 1000, 900)
    carried(match, 0, "magazine")
    carried(match, 1, "magazine", "newspaper")
    carried(match, 2, "2 newspaper", "magazine")
    assert match.winners == [1]


def test_a_magazine_counts_as_much_as_a_newspaper() -> None:
    match = table(2)
    money(match, 1000, 1000)
    carried(match, 0, "2 magazine")
    carried(match, 1, "2 newspaper")
    assert match.winners == [0, 1]


def test_papers_in_the_basket_do_not_count() -> None:
    match = table(2)
    money(match, 1000, 1000)
    give(match, 0, "2 magazine")
    assert match.winners == [0, 1]


def test_papers_do_not_beat_yen() -> None:
    match = table(2)
    money(match, 1000, 1100)
    carried(match, 0, "2 magazine", "2 newspaper")
    assert match.winners == [1]


def test_other_things_carried_out_break_no_tie() -> None:
    match = table(2)
    money(match, 1000, 1000)
    carried(match, 0, "3 detergent", "shirt")
    assert match.winners == [0, 1]


def test_still_tied_the_win_is_shared() -> None:
    match = table(5)
    money(match, 900, 1000, 1000, 1000, 0)
    carried(match, 1, "magazine")
    carried(match, 3, "newspaper")
    assert match.winners == [1, 3]


def test_with_nothing_earned_all_share() -> None:
    assert table(4).winners == [0, 1, 2, 3]


def test_papers_are_carried_out_by_leaving() -> None:
    match = table(2)
    leave_with(match, 0, "magazine", "2 newspaper")
    assert match.view().seats[0].papers == 3
    assert match.winners == [0]


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("limit", [1, 3])
def test_the_limit_of_turns_is_an_option(players: int, limit: int) -> None:
    match = table(players, options={"turn_limit": limit})
    for _ in range(limit * players):
        assert not match.over
        idle(match, match.acting[0])
    assert match.over


def test_at_the_limit_the_last_turn_of_a_finished_round_is_no_limit() -> None:
    match = table(2, options={"turn_limit": 1, "end": "round"})
    has_left(match, 0, 1)
    leave_with(match, 0, "shirt")
    entry = idle(match, 1)
    assert match.over
    assert facts_named(entry, "limit-reached") == []


# --- the option "dexterity" --------------------------------------------------------------------------------------

SEVEN = ["2 shirt", "2 pants", "bra", "socks", "washer"]
"""The washer was taken last."""


def pushing(*things: str, dot: str = "A3", **figures: Any) -> Match:
    match = table(2, options={"dexterity": True}, figures=figures)
    at(match, 0, dot)
    give(match, 0, *things)
    return match


def test_it_is_off_by_default() -> None:
    match = table(2)
    at(match, 0, "A3")
    give(match, 0, *SEVEN, "5 salmon")
    assert chance_moves(play(match, 0, "walk A 4")) == []


def test_with_six_items_nothing_falls() -> None:
    match = pushing(*SEVEN[:-1])
    entry = play(match, 0, "walk A 6")
    assert chance_moves(entry) == []
    assert match.acting == (0,)


def test_with_seven_the_last_one_taken_may_fall_in_one_of_six_cases() -> None:
    assert odds_after(pushing(*SEVEN), 0, "walk A 4") == {"falls washer": 1, "holds washer": 5}


def test_what_falls_is_lost() -> None:
    match = pushing(*SEVEN)
    entry = play(match, 0, "walk A 4", chance="falls washer")
    assert "washer" not in basket_of(match, 0)
    assert len(basket_of(match, 0)) == 6
    assert carried_by(match, 0) == []
    assert things_at(match, "B3").get("washer", 0) == 0
    assert facts_named(entry, "fell") == [{"seat": 0, "thing": "washer", "value": 0}]
    assert_consistent(match)


def test_what_holds_stays() -> None:
    match = pushing(*SEVEN)
    entry = play(match, 0, "walk A 4", chance="holds washer")
    assert basket_of(match, 0)[-1] == "washer"
    assert facts_named(entry, "basket-held") == [{"seat": 0}]


def test_then_one_takes_something_as_usual() -> None:
    match = pushing(*SEVEN)
    play(match, 0, "walk A 2", chance="falls washer")
    play(match, 0, "take red drink")
    assert basket_of(match, 0)[-1] == "red drink"
    assert match.acting == (1,)


def test_it_is_rolled_on_every_step() -> None:
    match = pushing(*SEVEN)
    play(match, 0, "walk A 6", chance=["holds washer"] * 3)
    assert match.view().phase == "taking"


def test_what_holds_on_one_step_may_fall_on_the_next() -> None:
    match = pushing(*SEVEN)
    play(match, 0, "walk A 6", chance=["holds washer", "falls washer"])
    assert len(basket_of(match, 0)) == 6
    assert match.view().phase == "taking"


def test_every_item_above_six_is_rolled_for_the_last_taken_first() -> None:
    match = pushing(*SEVEN, "salmon", "crab 8")
    play(match, 0, "walk A 4", chance=["holds crab 8", "falls salmon", "holds washer"])
    assert basket_of(match, 0)[6:] == ["washer", "crab 8"]


def test_the_first_six_never_fall() -> None:
    match = pushing(*SEVEN, "salmon", "crab 8")
    play(match, 0, "walk A 6", chance=["falls crab 8", "falls salmon", "falls washer"])
    assert basket_of(match, 0) == ["shirt", "shirt", "pants", "pants", "bra", "socks"]


def test_on_the_next_step_those_are_rolled_for_that_are_left() -> None:
    match = pushing(*SEVEN, "salmon", "crab 8")
    step_one = ["holds crab 8", "falls salmon", "holds washer"]
    play(match, 0, "walk A 5", chance=[*step_one, "falls crab 8", "holds washer"])
    assert basket_of(match, 0)[6:] == ["washer"]


def test_drinks_that_fall_go_to_the_crate() -> None:
    match = pushing(*SEVEN[:-1], "red drink")
    crate(match, "5 black")
    play(match, 0, "walk A 4", chance="falls red drink")
    assert crate_of(match) == {"black": 5, "red": 1}


def test_drinks_that_fall_wait_beside_a_full_crate() -> None:
    match = pushing(*SEVEN[:-1], "red drink", "blue drink")
    waiting(match, "green")
    play(match, 0, "walk A 4", chance=["falls blue drink", "falls red drink"])
    assert crate_of(match) == {"black": 6}
    assert waiting_of(match) == ["green", "blue", "red"]


def test_tuna_and_crabs_that_fall_do_not_go_back_to_their_bags() -> None:
    match = pushing(*SEVEN[:-1], "crab 8", "tuna 25")
    entry = play(match, 0, "walk A 4", chance=["falls tuna 25", "falls crab 8"])
    assert match.view().tuna_bag == [15, 20]
    assert match.view().crab_bag == [4, 5, 5, 6, 6]
    assert [tuple(fact.values()) for fact in facts_named(entry, "fell")] == [(0, "tuna", 25), (0, "crab", 8)]


def test_the_step_out_counts_too() -> None:
    match = pushing(*SEVEN, dot="B6")
    play(match, 0, "leave", chance="falls washer")
    assert dot_of(match, 0) is None
    assert money_of(match, 0) == 4 * 400 + 2 * 300


@pytest.mark.parametrize(("dot", "steps"), [("B6", 1), ("B5", 2), ("A6", 2), ("B4", 3), ("A5", 3)])
def test_every_step_to_the_door_and_out_is_rolled_for(dot: str, steps: int) -> None:
    match = pushing(*SEVEN, dot=dot)
    play(match, 0, "leave", chance=["holds washer"] * steps)
    assert money_of(match, 0) == 4 * 400 + 2 * 300 + 600


def test_what_fell_lowers_no_stack() -> None:
    match = pushing(*SEVEN, dot="B6")
    play(match, 0, "leave", chance="falls washer")
    assert fallen(match) == {"clothes": 100, "smalls": 100}


def test_a_fallen_detergent_doubles_nothing() -> None:
    match = pushing(*SEVEN[:-1], "detergent", dot="B6")
    play(match, 0, "leave", chance="falls detergent")
    assert money_of(match, 0) == 4 * 400 + 2 * 300


def test_what_is_taken_at_the_end_of_a_walk_is_safe_until_the_next_step() -> None:
    match = pushing(*SEVEN[:-1])
    entry = play(match, 0, "walk A 2", "take red drink")
    assert chance_moves(entry) == []
    assert len(basket_of(match, 0)) == 7


def test_only_the_basket_of_whoever_walks_is_pushed() -> None:
    match = pushing("shirt")
    give(match, 1, "2 pants", "6 salmon")
    assert chance_moves(play(match, 0, "walk A 4")) == []


def test_items_of_others_taken_in_between_do_not_count() -> None:
    match = pushing(*SEVEN[:-1])
    give(match, 1, "6 salmon")
    give(match, 0, "dryer")
    give(match, 1, "washer")
    play(match, 0, "walk A 4", chance="falls dryer")
    assert basket_of(match, 1) == ["salmon"] * 6 + ["washer"]
    assert_consistent(match)


def test_other_figures_for_what_is_safe_and_how_likely_it_falls() -> None:
    match = pushing("shirt", "2 pants", safe_items=2, fall_odds=[1, 4])
    assert odds_after(match, 0, "walk A 4") == {"falls pants": 1, "holds pants": 3}


def test_what_never_falls_cannot_be_said_to_fall() -> None:
    match = pushing(*SEVEN, fall_odds=[0, 6])
    with pytest.raises(Refusal) as refusal:
        play(match, 0, "walk A 4", chance="falls washer")
    assert refusal.value.message.id == "chance-impossible"
    assert odds_after(match, 0, "walk A 4") == {"holds washer": 6}


def test_another_item_than_is_rolled_for_cannot_fall() -> None:
    match = pushing(*SEVEN)
    for words in ("falls shirt", "holds shirt", "falls", "machine nothing", "crab 6"):
        with pytest.raises(Refusal) as refusal:
            play(match, 0, "walk A 4", chance=words)
        assert refusal.value.message.id == "chance-impossible"


def test_one_of_six_falls_in_the_long_run() -> None:
    fell = 0
    for number in range(180):
        match = Match.new(GAME, SEATS[:2], seed=f"falls/{number}", options={"dexterity": True})
        seat = match.acting[0]
        give(match, seat, "7 salmon")
        at(match, seat, "A3")
        (words,) = chance_moves(match.play(seat, "walk A 4"))
        fell += words == "falls salmon"
    assert fell == pytest.approx(30, abs=4.5 * math.sqrt(180 * 5 / 36))


def test_everybody_sees_what_is_at_risk() -> None:
    match = pushing(*SEVEN, "salmon")
    assert match.view(1).seats[0].at_risk == ["salmon", "washer"]
    assert match.view().safe_items == 6
    assert table(2).view().safe_items is None


# --- names and refusals ------------------------------------------------------------------------------------------


def test_the_names_of_all_decisions() -> None:
    names = [name for name in DECISIONS if name is not None]
    assert names[:7] == [f"enter {lane}" for lane in "ABCDEFG"]
    assert {f"walk {lane} {row}" for lane in LANES for row in ROWS} < set(names)
    assert {"stay", "here", "leave", "machine", "nothing"} < set(names)
    assert {words.removeprefix("take ") for words in names if words.startswith("take ")} == set(THING_WORDS)


def test_things_are_called_as_people_say_it() -> None:
    assert {"shirt", "red drink", "salmon", "crab", "tuna", "washer", "magazine", "detergent"} < set(THING_WORDS)
    assert {"bed sheet", "pillow case", "socks", "underwear", "bra", "pants", "dryer", "newspaper"} < set(THING_WORDS)
    assert len(THING_WORDS) == 7 + 2 + 6 + 6


def test_a_game_in_words() -> None:
    match = table(2)
    play(match, 0, "enter B", "here", "take shirt")
    play(match, 1, "enter C", "walk C 4", "nothing")
    play(match, 0, "leave")
    at(match, 1, "C2")
    play(match, 1, "walk C 1", "machine", chance="machine 2 black")
    assert match.moves == [
        *((0, "enter B"), (0, "here"), (0, "take shirt")),
        *((1, "enter C"), (1, "walk C 4"), (1, "nothing"), (0, "leave")),
        *((1, "walk C 1"), (1, "machine"), (CHANCE, "machine 2 black")),
    ]


ASKED = {
    "entering": "shopping-asked-entering",
    "walking-on": "shopping-asked-walking-on",
    "walking": "shopping-asked-walking",
    "taking": "shopping-asked-taking",
}
FITS = {
    "enter B": {"entering"},
    "walk B 5": {"walking", "walking-on"},
    "here": {"walking-on"},
    "stay": {"walking"},
    "leave": {"walking", "walking-on"},
    "machine": {"taking"},
    "take shirt": {"taking"},
    "nothing": {"taking"},
}
"""When each decision may be spoken of; at another time it is refused with what it is time for."""


def in_phase(phase: str) -> Match:
    match = table(2)
    if phase == "walking":
        at(match, 0, "B6")
    if phase in ("walking-on", "taking"):
        play(match, 0, "enter B")
    if phase == "taking":
        play(match, 0, "here")
    assert match.view().phase == phase
    return match


@pytest.mark.parametrize(
    ("phase", "decision"), [(phase, decision) for phase in ASKED for decision in FITS if phase not in FITS[decision]]
)
def test_what_it_is_not_time_for_is_refused_with_what_it_is_time_for(phase: str, decision: str) -> None:
    assert refused(in_phase(phase), 0, decision) == ASKED[phase]


@pytest.mark.parametrize("decision", [*FITS, "take tuna", "walk E 1"])
def test_out_of_turn_everything_is_refused(decision: str) -> None:
    for phase in ASKED:
        assert refused(in_phase(phase), 1, decision) == "not-your-turn"


def test_there_is_no_entrance_in_other_lanes() -> None:
    arguments = refusal_of(table(2), 0, "enter D").message.arguments
    assert arguments == {"lane": "D", "lanes": ["B", "C"]}


@pytest.mark.parametrize("dot", ["E1", "A7", "G9", "D8"])
def test_there_are_no_other_dots(dot: str) -> None:
    for phase in ("walking", "walking-on"):
        assert refused(in_phase(phase), 0, walk(dot)) == "shopping-no-such-dot"


def test_too_far_says_how_far() -> None:
    match = table(2)
    at(match, 0, "A1")
    assert refusal_of(match, 0, "walk C 4").message.arguments == {"dot": "C4", "here": "A1", "steps": 5, "most": 3}
    match = in_phase("walking-on")
    assert refusal_of(match, 0, "walk B 3").message.arguments == {"dot": "B3", "here": "B6", "steps": 3, "most": 2}


def test_the_dot_of_entering_is_here_and_no_walk() -> None:
    assert refused(in_phase("walking-on"), 0, "walk B 6") == "shopping-same-dot"


def test_the_door_too_far_says_how_far() -> None:
    match = table(2)
    at(match, 0, "A4")
    give(match, 0, "shirt")
    assert refused(match, 0, "leave") == "shopping-door-too-far"
    assert refusal_of(match, 0, "leave").message.arguments == {"here": "A4", "steps": 4, "most": 3}


def test_an_empty_basket_is_named_before_the_way() -> None:
    match = table(2)
    at(match, 0, "A1")
    assert refused(match, 0, "leave") == "shopping-empty-basket"


def test_not_here_says_what_is_here() -> None:
    arguments = refusal_of(in_phase("taking"), 0, "take washer").message.arguments
    assert arguments["here"] == "B6"
    assert arguments["thing"] == Term("shopping-thing-washer")
    assert arguments["choices"] == 4
    assert arguments["things"] == [
        Term(f"shopping-thing-{thing}") for thing in ("shirt", "magazine", "newspaper", "detergent")
    ]


def test_where_nothing_is_left_nothing_is_offered_instead() -> None:
    match = table(2)
    bare(match, "B6")
    play(match, 0, "enter B", "here")
    assert refusal_of(match, 0, "take shirt").message.arguments["choices"] == 0


def test_too_dear_says_price_and_money() -> None:
    match = table(2)
    money(match, 400)
    at(match, 0, "A2")
    play(match, 0, "walk A 1")
    arguments = refusal_of(match, 0, "take tuna").message.arguments
    assert (arguments["cost"], arguments["money"]) == ("500", "400")


def test_an_empty_bag_is_named_before_the_price() -> None:
    match = table(2)
    bag(match, "tuna")
    at(match, 0, "A2")
    assert refused(match, 0, "walk A 1", "take tuna") == "shopping-bag-empty"


def test_no_machine_here_says_where_it_is() -> None:
    arguments = refusal_of(in_phase("taking"), 0, "machine").message.arguments
    assert arguments == {"here": "B6", "choices": 2, "dots": ["B1", "C1"]}


def test_an_empty_crate_is_named_at_the_machine_only() -> None:
    match = table(2)
    crate(match)
    at(match, 0, "B2")
    assert refused(match, 0, "walk B 1", "machine") == "shopping-crate-empty"
    assert refused(match, 0, "walk B 3", "machine") == "shopping-no-machine-here"


@pytest.mark.parametrize("words", ["take kimono", "walk B5", "enter", "take red-drink", "machine 1 pink", ""])
def test_other_words_mean_nothing(words: str) -> None:
    for phase in ASKED:
        assert refused(in_phase(phase), 0, words) == "decision-unknown"


@pytest.mark.parametrize("words", ["crab 6", "machine 1 black", "machine nothing", "falls red drink", "holds tuna 20"])
def test_what_chance_decides_is_out_of_place_where_a_player_says_it(words: str) -> None:
    for phase in ASKED:
        assert refused(in_phase(phase), 0, words) == "decision-out-of-place"


def test_of_several_decisions_all_are_done_or_none() -> None:
    match = table(2)
    before = match.states.tobytes()
    assert refused(match, 0, "enter B", "walk B 4", "take dryer") == "shopping-not-here"
    assert match.states.tobytes() == before


def test_actions_out_of_range_are_refused() -> None:
    match = table(2)
    for action in (-1, actions.ACTIONS, actions.ACTIONS + 1000):
        assert apply_raw(match, 0, action) == NO_SUCH_DECISION


def test_strangers_are_refused() -> None:
    match = table(2)
    for stranger in (-1, 2, CHANCE, 8, 100):
        assert apply_raw(match, stranger, actions.ENTER + 1) == NOT_YOUR_TURN


def test_there_are_at_most_256_decisions() -> None:
    assert len(DECISIONS) == actions.ACTIONS <= 256


CHANCE_PHASES = {
    DRAWING_TUNA: range(actions.DRAW, actions.DRAW + 3),
    DRAWING_CRAB: range(actions.DRAW + TUNA_VALUES, actions.DRAW + TUNA_VALUES + 4),
    MACHINE_RUNS: range(actions.COME_OUT, actions.COME_OUT + 7),
    FALLING: (actions.FALL, actions.HOLD),
}


@pytest.mark.parametrize("phase", list(CHANCE_PHASES))
def test_chance_decides_only_what_it_is_asked_and_never_what_players_decide(phase: int) -> None:
    start = pushing(*SEVEN)
    start.states[0].phase = phase
    start.states[0].acting_seats = 1 << CHANCE
    start.states[0].rolled, start.states[0].steps_left = 6, 1
    for action in range(actions.ACTIONS):
        match = start.fork()
        before = match.states.tobytes()
        done = apply_raw(match, CHANCE, action)
        assert (done >= 0) == (action in CHANCE_PHASES[phase]), action
        assert done >= 0 or match.states.tobytes() == before


def test_chance_stands_on_no_dot() -> None:
    """It has no place among those of the seats: compiled code would read on beyond them."""
    match = table(2)
    match.states[0].phase = DRAWING_CRAB
    match.states[0].acting_seats = 1 << CHANCE
    interpreted = getattr(walk_refusal, "py_func", walk_refusal)
    assert interpreted(match.states[0], match.configs[0], CHANCE, 0) == reasons.OTHER_PHASE


def test_impossible_outcomes_are_told_apart_from_untimely_ones() -> None:
    match = table(2)
    bag(match, "crab", 8)
    match.states[0].phase = DRAWING_CRAB
    match.states[0].acting_seats = 1 << CHANCE
    assert apply_raw(match, CHANCE, actions.DRAW + TUNA_VALUES) == reasons.IMPOSSIBLE
    assert apply_raw(match, CHANCE, actions.DRAW) == reasons.OTHER_PHASE
    assert apply_raw(match, CHANCE, actions.COME_OUT) == reasons.OTHER_PHASE
    assert apply_raw(match, CHANCE, actions.HOLD) == reasons.OTHER_PHASE


def test_players_do_not_decide_for_chance() -> None:
    match = table(2)
    for action in range(actions.DRAW, actions.ACTIONS):
        assert apply_raw(match, 0, action) == reasons.OTHER_PHASE
        assert apply_raw(match, 1, action) == NOT_YOUR_TURN


def test_after_the_end_everything_is_refused_as_over() -> None:
    match = table(2, options={"turn_limit": 1})
    idle(match, 0)
    idle(match, 1)
    for action in range(actions.ACTIONS):
        assert apply_raw(match, 0, action) == GAME_OVER


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_just_what_is_not_refused(seed: int) -> None:
    luck = random.Random(seed)
    options = {"turn_limit": 12, **(GAME.variant if seed % 2 else {})}
    match = Match.new(GAME, SEATS[: 2 + seed % 4], seed=f"offered/{seed}", options=options)
    while not match.over:
        (seat,) = match.acting
        mask = mask_of(match, seat)
        for action in range(actions.DRAW):
            why = legality.refusal(match.states[0], match.configs[0], seat, action)
            assert (why == 0) == bool(mask[action]), DECISIONS[action]
        assert sum(mask) == count_offered(match, seat)
        for other in set(range(len(match.seats))) - {seat}:
            assert count_offered(match, other) == 0
        match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("seed", range(8))
def test_in_whole_games_nothing_is_made_or_lost_and_all_books_agree(seed: int) -> None:
    luck = random.Random(seed)
    options = {"turn_limit": 25, **(GAME.variant if seed % 2 else {})}
    match = Match.new(GAME, SEATS[: 2 + seed % 4], seed=f"books/{seed}", options=options)
    whole = everything(match)
    while not match.over:
        (seat,) = match.acting
        choices = match.legal(seat)
        match.play(seat, luck.choice([words for words in choices if words != "nothing"] or choices))
        assert_consistent(match)
    lost: Counter[str] = Counter()
    for fact in all_facts(match):
        if fact.name == "fell" and not fact.arguments["thing"].endswith("drink"):
            value = f" {fact.arguments['value']}" if fact.arguments["value"] else ""
            lost[fact.arguments["thing"].replace("-", " ") + value] += 1
    assert everything(match) + lost == whole


@pytest.mark.parametrize("players", COUNTS)
def test_every_game_comes_to_its_end(players: int) -> None:
    luck = random.Random(players)
    match = Match.new(GAME, SEATS[:players], seed=f"end/{players}")
    decisions = 0
    while not match.over:
        (seat,) = match.acting
        match.play(seat, luck.choice(match.legal(seat)))
        decisions += 1
    assert decisions <= GAME.longest(match.configs[0])
    least, most = GAME.score_range(match.configs[0])
    assert all(least <= score <= most for score in match.scores)
    assert match.winners


def test_a_turn_tells_when_it_begins() -> None:
    match = table(2)
    assert [fact.arguments for fact in match.opening.facts] == [{"seat": 0, "turn": 1}]
    entry = idle(match, 0)
    assert facts_named(entry, "turn-begins") == [{"seat": 1, "turn": 1}]
    entry = idle(match, 1)
    assert facts_named(entry, "turn-begins") == [{"seat": 0, "turn": 2}]


def test_facts_are_named_apart() -> None:
    assert len({kind.name for kind in FACTS}) == len(FACTS) == 21


def test_what_was_taken_can_be_taken_back_what_was_drawn_cannot() -> None:
    match = table(2)
    at(match, 0, "D2")
    play(match, 0, "walk D 1")
    match.undo(0)
    assert dot_of(match, 0) == "D2"
    play(match, 0, "walk D 1")
    play(match, 0, "take crab")
    with pytest.raises(Refusal) as refusal:
        match.undo(0)
    assert refusal.value.message.id == "undo-revealed"


def test_on_a_map_of_one_dot_a_game_can_be_played() -> None:
    match = one_dot()
    play(match, 0, "enter A", "here", "take magazine")
    play(match, 1, "enter A", "here", "nothing")
    play(match, 0, "leave")
    play(match, 1, "stay", "nothing")
    assert match.legal(0) == ["enter A"]

"""The store as data: what a map may be, what is wrong with one is named with its file and line, and the second map."""

import random
from typing import Any

import pytest

from tests.games.shopping.tables import COUNTS, GAME, SEATS, assert_consistent, everything, one_dot, play
from uogashi.core.components import ComponentsFile, ComponentsRefusal
from uogashi.core.match import Match

SHOP = (GAME.folder / "maps" / "corner-shop.toml").read_text(encoding="utf-8")
CORNER = ComponentsFile.parse("corner-shop.toml", SHOP)


def mine(text: str) -> ComponentsFile:
    return ComponentsFile.parse("mine.toml", text)


def refusal(text: str, players: int = 3) -> ComponentsRefusal:
    with pytest.raises(ComponentsRefusal) as refused:
        GAME.figures(players, mine(text))
    assert refused.value.file == "mine.toml"
    return refused.value


def changed_shop(old: str, new: str) -> tuple[str, int]:
    """The corner shop with something else in one place, and the line of it."""
    assert SHOP.count(old) == 1, f"{old} stands there {SHOP.count(old)} times"
    text = SHOP.replace(old, new)
    place = text.index(new) if new else SHOP.index(old)
    return text, text.count("\n", 0, place) + 1


# --- the map -----------------------------------------------------------------------------------------------------


def test_every_figure_says_where_it_comes_from() -> None:
    for players in COUNTS:
        figures, origins = GAME.figures(players)
        assert set(figures) == set(origins)


@pytest.mark.parametrize("players", COUNTS)
def test_three_barrels_for_each_player(players: int) -> None:
    assert GAME.figures(players)[0]["barrels"] == 3 * players


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("entrances", ["B6", "C6"]),
        ("machine", ["B1", "C1"]),
        ("crate", 6),
        ("tuna_bag", [15, 20, 25]),
        ("crab_bag", [4, 5, 5, 6, 6, 8]),
        ("stacks", {"machines": 500, "bedding": 400, "clothes": 300, "smalls": 200}),
        ("drink_stacks", {"black": 200, "red": 300, "blue": 300, "green": 300, "yellow": 300, "white": 300}),
        ("stack_falls", 100),
        ("over_stack", 100),
        ("first_salmon", 500),
        ("later_salmon", 400),
        ("tuna_pays", 100),
        ("crab_pays", 100),
        ("tuna_price", 500),
        ("tuna_dearer", 500),
        ("steps_a_turn", 3),
        ("leavings", 2),
        ("machine_odds", [1, 2]),
        ("safe_items", 6),
        ("fall_odds", [1, 6]),
    ],
)
def test_figures_are_those_of_the_rules_page(figure: str, value: Any) -> None:
    for players in COUNTS:
        assert GAME.figures(players)[0][figure] == value


@pytest.mark.parametrize(
    ("figure", "origin"),
    [
        ("steps", "assumed"),
        ("clothes", "assumed"),
        ("machine_odds", "assumed"),
        ("fall_odds", "assumed"),
        ("tuna_pays", "assumed"),
        ("crab_pays", "text"),
        ("stacks", "text"),
    ],
)
def test_what_is_assumed_says_so(figure: str, origin: str) -> None:
    assert GAME.figures(2)[1][figure] == origin


# --- what is wrong with a map, with its line ---------------------------------------------------------------------

TUNA_CARD = '{ at = ["A1"], bag = "tuna" }'
SOAP_CARD = '{ at = ["B4"], magazine = 1, newspaper = 1, detergent = 2 }'

WRONG_MAPS = [
    # names that mean nothing
    ('"A1-B1-C1",', '"A1-B1-D1",', "shopping-figure-unknown-dot"),
    ('entrances = ["B4"]', 'entrances = ["B5"]', "shopping-figure-unknown-dot"),
    ('machine = ["B1"]', 'machine = ["B1", "D1"]', "shopping-figure-unknown-dot"),
    (TUNA_CARD, '{ at = ["D1"], bag = "tuna" }', "shopping-figure-unknown-dot"),
    (TUNA_CARD, '{ at = ["A1", "D1"], bag = "tuna" }', "shopping-figure-unknown-dot"),
    ('"A4", "B4", "C4",', '"A4", "B4",', "shopping-figure-unknown-dot"),
    # dots that nobody can reach, entrances that cannot be distinguished
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", "D4",', "shopping-figure-dot-apart"),
    ('entrances = ["B4"]', 'entrances = ["B4", "B1"]', "shopping-figure-entrances-alike"),
    ('entrances = ["B4"]', "entrances = []", "figure-wrong-length"),
    # steps
    ('"A4-B4-C4",', '"A4-B4-A4",', "shopping-figure-step-twice"),
    ('"A4-B4-C4",', '"A4-B4-C4", "C4-B4",', "shopping-figure-step-twice"),
    ('"A4-B4-C4",', '"A4-B4-C4", "A3-A2",', "shopping-figure-step-twice"),
    ('"A4-B4-C4",', '"A4-A4-B4-C4",', "shopping-figure-step-twice"),
    ('"A4-B4-C4",', '"A4-B4-C4", "A4",', "shopping-figure-no-way"),
    ('"A4-B4-C4",', '"A4-B4-C4-",', "shopping-figure-no-way"),
    ('"A4-B4-C4",', '"A4-B4-C4", "",', "shopping-figure-no-way"),
    ('"A4-B4-C4",', '"A4–B4–C4",', "shopping-figure-no-way"),
    ('"A4-B4-C4",', "44,", "shopping-figure-no-way"),
    # dots
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", "H4",', "shopping-figure-no-dot"),
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", "A0",', "shopping-figure-no-dot"),
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", "A10",', "shopping-figure-no-dot"),
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", 4,', "shopping-figure-no-dot"),
    ('"A4", "B4", "C4",', '"A4", "B4", "C4", "A1",', "figure-name-twice"),
    ('machine = ["B1"]', 'machine = "B1"', "figure-not-a-list"),
    ('machine = ["B1"]', 'machine = ["B1", "B1"]', "figure-name-twice"),
    # cards
    (TUNA_CARD, '{ at = ["A1"] }', "shopping-figure-card-contents"),
    (TUNA_CARD, '{ at = ["A1"], bag = "tuna", salmon = 1 }', "shopping-figure-card-contents"),
    (TUNA_CARD, '{ at = ["A1"], clothing = 1, drinks = 5 }', "shopping-figure-card-contents"),
    (TUNA_CARD, '{ at = ["A1"], clothing = 1, detergent = 1 }', "shopping-figure-card-contents"),
    (TUNA_CARD, '{ bag = "tuna" }', "figure-missing"),
    (TUNA_CARD, '{ at = [], bag = "tuna" }', "figure-wrong-length"),
    (TUNA_CARD, '{ at = "A1", bag = "tuna" }', "figure-not-a-list"),
    (TUNA_CARD, '{ at = ["A1", "A1"], bag = "tuna" }', "figure-name-twice"),
    (TUNA_CARD, '{ at = ["lane A"], bag = "tuna" }', "shopping-figure-no-dot"),
    (TUNA_CARD, '{ at = ["A1"], bag = "squid" }', "figure-unknown-name"),
    (TUNA_CARD, '{ at = ["A1"], bag = ["tuna"] }', "figure-unknown-name"),
    (TUNA_CARD, '{ at = ["A1"], sushi = 1 }', "figure-unknown"),
    (TUNA_CARD, '{ at = ["A1"], clothing = 2 }', "figure-out-of-range"),
    (TUNA_CARD, '{ at = ["A1"], salmon = 0 }', "figure-out-of-range"),
    (TUNA_CARD, '{ at = ["A1"], salmon = 21 }', "figure-out-of-range"),
    (TUNA_CARD, '{ at = ["A1"], salmon = "five" }', "figure-not-a-number"),
    (TUNA_CARD, '"tuna"', "figure-not-a-table"),
    (SOAP_CARD, '{ at = ["B4"], magazine = 1, drinks = 2 }', "shopping-figure-card-contents"),
    # what is dealt onto the cards
    ("shirt = 2, pants = 1", "shirt = 3, pants = 1", "shopping-figure-clothes"),
    ('{ at = ["A4"], clothing = 1 }', '{ at = ["A4"], detergent = 1 }', "shopping-figure-clothes"),
    ("red = 2, blue = 2", "red = 3, blue = 2", "shopping-figure-drinks"),
]
BLAMED_ELSEWHERE = {
    # (old, new): the text in whose line the fault is found: where it shows, or what it conflicts with.
    ('"A4", "B4", "C4",', '"A4", "B4",'): '"C1-C2-C3-C4"',
    ('{ at = ["A4"], clothing = 1 }', '{ at = ["A4"], detergent = 1 }'): "clothes = {",
}


@pytest.mark.parametrize(
    ("old", "new", "id"), WRONG_MAPS, ids=[f"{id}-{number}" for number, (_, _, id) in enumerate(WRONG_MAPS)]
)
def test_a_wrong_map_is_named_with_file_and_line(old: str, new: str, id: str) -> None:
    text, line = changed_shop(old, new)
    if (old, new) in BLAMED_ELSEWHERE:
        line = text.count("\n", 0, text.index(BLAMED_ELSEWHERE[old, new])) + 1
    refused = refusal(text)
    assert (refused.message.id, refused.line) == (id, line)


WRONG_FIGURES = [
    ("machine_odds = [3, 2]\n", 1, "shopping-figure-odds"),
    ("machine_odds = [0, 0]\n", 1, "shopping-figure-odds"),
    ("machine_odds = [1, 36]\n", 1, "figure-out-of-range"),
    ("machine_odds = [1, 2, 3]\n", 1, "figure-wrong-length"),
    ("\nfall_odds = [7, 6]\n", 2, "shopping-figure-odds"),
    ("fall_odds = [\n    1,\n    101,\n]\n", 3, "figure-out-of-range"),
    ("fall_odds = 6\n", 1, "figure-not-a-list"),
    ("barrels = 5\n", 1, "shopping-figure-barrels"),
    ('barrels = "P"\n', 1, "shopping-figure-barrels"),
    ("# so many?\nbarrels = 6\nleavings = 3\n", 2, "shopping-figure-barrels"),
    ("leavings = 4\n", 1, "figure-out-of-range"),
    ("leavings = 0\n", 1, "figure-out-of-range"),
    ("\ncards = []\n", 2, "figure-wrong-length"),
    ("crate = 7\n", 1, "figure-out-of-range"),
    ("\n[drinks]\nred = 6\nblack = 21\n", 4, "figure-out-of-range"),
    ("clothes = { shirt = 4 }\n", 1, "shopping-figure-clothes"),
    ("clothes = { kimono = 1 }\n", 1, "figure-unknown"),
    ("drinks = { red = 5 }\n", 1, "shopping-figure-drinks"),
    ("drinks = { red = 21 }\n", 1, "figure-out-of-range"),
    ("drinks = { pink = 1 }\n", 1, "figure-unknown"),
    ("tuna_bag = [1, 2, 3, 4, 5, 6]\n", 1, "shopping-figure-too-many"),
    ("\ncrab_bag = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n", 2, "shopping-figure-too-many"),
    ("crab_bag = [4, 5,\n  0]\n", 2, "figure-out-of-range"),
    ("crab_bag = [4, 5,\n  6, 8, # the big one\n  100]\n", 3, "figure-out-of-range"),
    ("stacks = { drinks = 100 }\n", 1, "figure-unknown"),
    ("stacks = { clothes = -100 }\n", 1, "figure-out-of-range"),
    ("drink_stacks = { black = 10001 }\n", 1, "figure-out-of-range"),
    ("steps_a_turn = 0\n", 1, "figure-out-of-range"),
    ("steps_a_turn = 10\n", 1, "figure-out-of-range"),
    ("safe_items = 0\n", 1, "figure-out-of-range"),
    ("[players.3]\ntuna_price = true\n", 2, "figure-not-a-number"),
    ("lanes = 4\n", 1, "figure-unknown"),
    ('[from]\nlanes = "text"\n', 2, "figure-unknown"),
    ('entrances = [\n    "B6",\n    "C6",\n    "C1",\n]\n', 4, "shopping-figure-entrances-alike"),
    ('machine = [\n    "B1",\n\n    "E1",\n]\n', 4, "shopping-figure-unknown-dot"),
    ('machine = ["B1",\n "C1", "E1"]\n', 2, "shopping-figure-unknown-dot"),
    ('[players.3]\nmachine = [\n    "B1",\n    "E1",\n]\n', 4, "shopping-figure-unknown-dot"),
]


@pytest.mark.parametrize(
    ("text", "line", "id"), WRONG_FIGURES, ids=[f"{id}-{number}" for number, (_, _, id) in enumerate(WRONG_FIGURES)]
)
def test_a_wrong_figure_is_named_with_file_and_line(text: str, line: int, id: str) -> None:
    refused = refusal(text)
    assert (refused.message.id, refused.line) == (id, line)


def cards_text(*cards: str) -> str:
    return "cards = [\n" + "".join(f"    {card},\n" for card in cards) + "]\n"


BARE = "clothes = { shirt = 0, pants = 0, bra = 0, underwear = 0, socks = 0, 'bed sheet' = 0, 'pillow case' = 0 }\n"
NO_DRINKS = "drinks = { black = 6, red = 0, blue = 0, green = 0, yellow = 0, white = 0 }\n"
SOME_DRINKS = "drinks = { black = 6, red = 11, blue = 0, green = 0, yellow = 0, white = 0 }\n"
MANY_DRINKS = "drinks = { black = 6, red = 7, blue = 7, green = 7, yellow = 7, white = 7 }\n"
TOO_MANY = {
    "items": BARE + NO_DRINKS + cards_text(*['{ at = ["A1"], salmon = 20 }'] * 5),
    "drinks": BARE + MANY_DRINKS + cards_text('{ at = ["A1"], drinks = 20 }', '{ at = ["A2"], drinks = 15 }'),
    "drink-cards": BARE
    + SOME_DRINKS
    + cards_text(
        *(
            f'{{ at = ["{dot}"], drinks = 1 }}'
            for dot in (
                "A1",
                "B1",
                "C1",
                "D1",
                "A2",
                "B2",
                "C2",
                "D2",
                "A3",
                "B3",
                "C3",
            )
        )
    ),
    "piles-at-a-dot": BARE + NO_DRINKS + cards_text(*['{ at = ["A1"], salmon = 1 }'] * 25),
    "piles": BARE
    + NO_DRINKS
    + cards_text(*(f'{{ at = ["{lane}{row}"], salmon = 1 }}' for lane in "ABCD" for row in "123456" for _ in range(4))),
}


@pytest.mark.parametrize("what", list(TOO_MANY))
def test_more_than_there_is_room_for_is_refused(what: str) -> None:
    refused = refusal(TOO_MANY[what])
    assert refused.message.id == "shopping-figure-too-many"
    assert refused.message.arguments["what"] == what
    assert refused.line == (2 if what == "drinks" else 3)


def test_the_message_names_what_does_not_go_together() -> None:
    refused = refusal(changed_shop("red = 2, blue = 2", "red = 3, blue = 2")[0])
    assert refused.message.arguments == {"drinks": 11, "room": 10}
    refused = refusal("barrels = 5\n")
    assert refused.message.arguments == {"barrels": 5, "needed": 6}
    refused = refusal(changed_shop(TUNA_CARD, '{ at = ["D1"], bag = "tuna" }')[0])
    assert refused.message.arguments["dot"] == "D1"


def test_how_many_barrels_are_needed_depends_on_the_players() -> None:
    assert GAME.figures(2, mine("barrels = 4\n"))[0]["barrels"] == 4
    assert refusal("barrels = 4\n", players=3).message.id == "shopping-figure-barrels"


WHATEVER: list[Any] = [
    None,
    True,
    -1,
    7,
    2.5,
    "x",
    "A1",
    [],
    ["A1"],
    [["A1"]],
    [{}],
    {},
    {"A1": 1},
    [{"at": ["A1"]}],
    [[]],
]


@pytest.mark.parametrize("value", WHATEVER)
def test_whatever_stands_in_place_of_a_figure_is_taken_or_refused(value: Any) -> None:
    figures = GAME.figures(3)[0]
    for name in figures:
        try:
            checked = GAME.complete_figures({**figures, name: value}, 3)
        except ComponentsRefusal as refused:
            assert refused.message.id.startswith(("figure-", "shopping-figure-"))
        else:
            assert GAME.make_config(checked, GAME.read_options({}, GAME.version), 3)[0].players == 3


# --- other maps --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_the_corner_shop_can_be_opened_for_every_number_of_players(players: int) -> None:
    figures, origins = GAME.figures(players, CORNER)
    assert len(figures["dots"]) == 12
    assert origins["cards"] == "our own"
    match = Match.new(GAME, SEATS[:players], seed="corner/1", figures=figures)
    assert match.acting


def test_other_figures_stay_those_of_the_game() -> None:
    assert GAME.figures(3, CORNER)[0]["stacks"] == GAME.figures(3)[0]["stacks"]


def corner_shop(players: int, seed: str, **options: Any) -> Match:
    return Match.new(GAME, SEATS[:players], seed=seed, options=options, figures=GAME.figures(players, CORNER)[0])


def test_in_the_corner_shop_one_enters_below_b_only() -> None:
    match = corner_shop(2, "corner/2")
    (seat,) = match.acting
    assert match.legal(seat) == ["enter B"]
    play(match, seat, "enter B")
    assert set(match.legal(seat)) == {"here", *(f"walk {dot}" for dot in ("A 3", "A 4", "B 2", "B 3", "C 3", "C 4"))}


def test_in_the_corner_shop_washer_and_dryer_lie_between_the_lanes() -> None:
    things = {each.dot: each.things for each in corner_shop(2, "corner/3").view().dots}
    assert [dot for dot in things if "washer" in things[dot]] == ["A3", "B3"]
    assert [dot for dot in things if "dryer" in things[dot]] == ["B3", "C3"]


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_can_be_played_in_the_corner_shop(players: int, seed: int) -> None:
    luck = random.Random(seed)
    match = corner_shop(players, f"corner/{seed}", turn_limit=25)
    whole = everything(match)
    while not match.over:
        (seat,) = match.acting
        match.play(seat, luck.choice(match.legal(seat)))
        assert_consistent(match)
    assert everything(match) == whole
    assert match.winners


def test_on_a_map_of_one_dot_one_stays() -> None:
    match = one_dot()
    play(match, 0, "enter A", "here", "nothing")
    play(match, 1, "enter A", "here", "nothing")
    assert match.legal(0) == ["stay"]


def test_a_map_may_have_several_entrances_and_ends_of_lanes() -> None:
    figures = GAME.figures(2, mine('entrances = ["A6", "B6", "C6", "D6", "E6"]\n' + WIDER))[0]
    match = Match.new(GAME, SEATS[:2], seed="wide/1", figures=figures)
    (seat,) = match.acting
    assert match.legal(seat) == [f"enter {lane}" for lane in "ABCDE"]
    play(match, seat, "enter E")
    assert set(match.legal(seat)) == {"here", "walk E 5", "walk D 6", "walk D 5", "walk C 6"}


WIDER = """
dots = [
    "A6", "B6", "C6", "D6", "E6",
    "A5", "B5", "C5", "D5", "E5",
    "A4", "B4", "C4", "D4", "A3", "B3", "C3", "D3", "A2", "B2", "C2", "D2", "A1", "B1", "C1", "D1",
]
steps = [
    "A1-A2-A3-A4-A5-A6", "B1-B2-B3-B4-B5-B6", "C1-C2-C3-C4-C5-C6", "D1-D2-D3-D4-D5-D6",
    "A6-B6-C6-D6-E6-E5", "A1-B1-C1-D1",
]
"""


def test_a_walk_may_have_more_steps() -> None:
    figures = {**GAME.figures(2)[0], "steps_a_turn": 9}
    match = Match.new(GAME, SEATS[:2], seed="far/1", figures=figures)
    (seat,) = match.acting
    match.play(seat, "enter B")
    assert sum(words.startswith("walk") for words in match.legal(seat)) == 23


def test_a_store_needs_no_machine_and_no_bags() -> None:
    text = "machine = []\ntuna_bag = []\ncrab_bag = []\n"
    figures = GAME.figures(2, mine(text))[0]
    match = Match.new(GAME, SEATS[:2], seed="bare/1", figures=figures)
    assert match.view().crab_bag == []
    assert not any(each.machine for each in match.view().dots)


def test_figures_of_ones_own_are_played_by() -> None:
    figures = GAME.figures(2, mine("first_salmon = 700\nover_stack = 0\nstack_falls = 300\n"))[0]
    match = Match.new(GAME, SEATS[:2], seed="own/1", figures=figures)
    view = match.view()
    assert view.salmon_pays == 700
    assert [stack.pays for stack in view.stacks[:4]] == [500, 400, 300, 200]

"""Components: from the data file, changed by an override; errors name the file and line."""

import copy
import json
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uogashi.core.components import ComponentsFile, ComponentsRefusal, find_line, work_out
from uogashi.core.errors import Refusal
from uogashi.games import load_game

GAME = load_game("tsukiji")


def mine(text: str) -> ComponentsFile:
    return ComponentsFile.parse("mine.toml", text)


def test_every_player_count_has_figures_with_their_origin() -> None:
    for players in (2, 3, 4):
        figures, origins = GAME.figures(players)
        assert set(figures) == set(origins)
        assert json.loads(json.dumps(figures)) == figures
        words = json.dumps(origins)
        for word in set(words.replace('"', " ").replace(",", " ").split()) & {"text", "deduced", "review", "assumed"}:
            assert word in ("text", "deduced", "review", "assumed")


@pytest.mark.parametrize(
    ("players", "figure", "value"),
    [
        (2, "prices", [9, 6, 3]),
        (3, "prices", [12, 9, 6, 3]),
        (4, "prices", [15, 12, 9, 6, 3]),
        (2, "modifiers", [4, 1, -1]),
        (3, "modifiers", [4, 2, 0, -1]),
        (4, "modifiers", [4, 2, 1, 0, -1]),
        (4, "start_money", [48, 51, 54, 57]),
        (3, "final_prices", [10, 7, 5, 3, 1]),
        (3, "pass_income", 3),
        (3, "rounds", 7),
        (3, "track", 60),
    ],
)
def test_figures_are_those_of_the_rules_page(players: int, figure: str, value: Any) -> None:
    assert GAME.figures(players)[0][figure] == value


@pytest.mark.parametrize(("players", "product", "takusan", "yakuza"), [(2, 9, 4, 5), (3, 12, 6, 6), (4, 15, 7, 8)])
def test_decks_are_those_of_the_rules_page(players: int, product: int, takusan: int, yakuza: int) -> None:
    deck = GAME.figures(players)[0]["deck"]
    assert deck == {
        **dict.fromkeys(("ebi", "hotategai", "fugu", "tako", "sake", "maguro"), product),
        "takusan": takusan,
        "yakuza": yakuza,
    }


def test_an_override_changes_what_it_names_and_says_where_it_comes_from() -> None:
    override = mine("pass_income = 5\n[players.3]\nprices = [13, 9, 6, 3]\ndeck = { takusan = 5, yakuza = 7 }\n")
    figures, origins = GAME.figures(3, override)
    assert figures["pass_income"] == 5
    assert figures["prices"] == [13, 9, 6, 3]
    assert figures["deck"]["takusan"] == 5
    assert figures["deck"]["ebi"] == 12
    assert origins["prices"] == "mine.toml"
    assert origins["deck"]["takusan"] == origins["deck"]["yakuza"] == "mine.toml"
    assert origins["deck"]["ebi"] == "deduced"
    assert origins["track"] == "text"
    assert GAME.figures(2, override)[0]["prices"] == [9, 6, 3]


def test_an_override_may_say_itself_where_its_figures_come_from() -> None:
    override = mine(
        'pass_income = 5\ntrack = 50\n[from]\ntrack = "my box"\n[players.4]\ndeck = { ebi = 14, tako = 16 }\n'
    )
    origins = GAME.figures(4, override)[1]
    assert origins["track"] == "my box"
    assert origins["pass_income"] == "mine.toml"
    assert origins["deck"] == {**dict.fromkeys(origins["deck"], "text"), "ebi": "mine.toml", "tako": "mine.toml"}


def test_what_an_override_only_repeats_comes_from_where_it_came_from() -> None:
    origins = GAME.figures(4, mine("pass_income = 3\n[players.4]\ndeck = { ebi = 15 }\n"))[1]
    assert origins["pass_income"] == GAME.figures(4)[1]["pass_income"]
    assert origins["deck"]["ebi"] == "text"


WRONG = [
    ("prises = [1]\n", 1, "figure-unknown"),
    ("\n[players.3]\n\nprises = [1]\n", 4, "figure-unknown"),
    ('pass_income = "3"\n', 1, "figure-not-a-number"),
    ("pass_income = true\n", 1, "figure-not-a-number"),
    ("pass_income = 2.5\n", 1, "figure-not-a-number"),
    ("# a comment\npass_income = -1\n", 2, "figure-out-of-range"),
    ("rounds = 8\n", 1, "figure-out-of-range"),
    ("rounds = 0\n", 1, "figure-out-of-range"),
    ("track = 4\n", 1, "figure-out-of-range"),
    ("pass_income = 3\nfinal_prices = [10, 7, 5, 3]\n", 2, "figure-wrong-length"),
    ("maguro = []\n", 1, "figure-wrong-length"),
    ("maguro = 12\n", 1, "figure-not-a-list"),
    ('[players.3]\nprices = [12, 9, "six", 3]\n', 2, "figure-not-a-number"),
    ("[players.3]\nprices = [12, 9, 6]\n", 2, "tsukiji-figure-length"),
    ("[players.3]\nprices = [3, 6, 9, 12]\n", 2, "tsukiji-prices-not-dearest-first"),
    ("[players.3]\nmodifiers = [4, 2, 0, -1, -1]\n", 2, "tsukiji-figure-length"),
    ("[players.3]\nstart_money = [48, 51]\n", 2, "tsukiji-figure-length"),
    ("[players.3]\ndeck = { takusan = 7 }\n", 2, "tsukiji-deck-does-not-make-rounds"),
    ("pass_income = 4\nrounds = 6\n", 2, "tsukiji-deck-does-not-make-rounds"),
    ("[players.3.deck]\nebi = 11\n", 1, "tsukiji-deck-does-not-make-rounds"),
    ("deck = { salmon = 1 }\n", 1, "figure-unknown"),
    ("[deck]\nebi = 12\nsalmon = 1\n", 3, "figure-unknown"),
    ("deck = { ebi = -1 }\n", 1, "figure-out-of-range"),
    ("deck = 84\n", 1, "figure-not-a-table"),
    ('tickets = ["0", "1", "2", "3", "5"]\n', 1, "figure-unknown-name"),
    ('tickets = ["0", "1", "2", "3", "3"]\n', 1, "figure-name-twice"),
    ('tickets = ["0", "1", "2", "x2"]\n', 1, "tsukiji-too-few-tickets"),
    ("bonuses = { lucky = 3 }\n", 1, "figure-unknown"),
    ("[players.three]\nprices = [1]\n", 1, "figure-players"),
    ("rounds = 7\n[players.9]\nrounds = 7\n", 2, "figure-players"),
    ("track = 1000000000000000000\n", 1, "figure-out-of-range"),
    ("[players.4]\nprices = 'x'\n", 2, "figure-not-a-list"),
    ("from = { prices = 5 }\n", 1, "figure-origin"),
    ("from = { prices = [1, 2] }\n", 1, "figure-origin"),
    ("track = " + "9" * 30 + "\n", 1, "figure-out-of-range"),
    ("track = " + "9" * 5000 + "\n", 1, "file-not-toml"),
    ("track = " + "[" * 5000 + "\n", 1, "file-not-toml"),
    ("tickets = [0, 1, 2, 3, 4]\n", 1, "figure-unknown-name"),
    ("players = 3\n", 1, "figure-not-a-table"),
    ("from = 3\n", 1, "figure-not-a-table"),
    ('[from]\nprises = "text"\n', 2, "figure-unknown"),
    ("[players]\n3 = 4\n", 2, "figure-not-a-table"),
    ("prices = [12, 9\n", 1, "file-not-toml"),
    ("pass_income = 3\nthis is not toml\n", 2, "file-not-toml"),
]


@pytest.mark.parametrize(("text", "line", "id"), WRONG, ids=[f"{id}-{n}" for n, (_, _, id) in enumerate(WRONG)])
def test_a_wrong_override_is_named_with_file_and_line(text: str, line: int, id: str) -> None:
    with pytest.raises(ComponentsRefusal) as refused:
        GAME.figures(3, mine(text))
    assert (refused.value.message.id, refused.value.file, refused.value.line) == (id, "mine.toml", line)


def test_a_wrong_player_count_is_refused() -> None:
    for players in (1, 5):
        with pytest.raises(Refusal) as refused:
            GAME.figures(players)
        assert refused.value.message.id == "players-wrong"


def test_complete_figures_must_be_complete() -> None:
    figures = GAME.figures(3)[0]
    assert GAME.complete_figures(copy.deepcopy(figures), 3) == figures
    for name in figures:
        with pytest.raises(Refusal) as refused:
            GAME.complete_figures({key: value for key, value in figures.items() if key != name}, 3)
        assert refused.value.message.id == "figure-missing"
    with pytest.raises(Refusal) as refused:
        GAME.complete_figures({**figures, "extra": 1}, 3)
    assert refused.value.message.id == "figure-unknown"


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda each: st.lists(each) | st.dictionaries(st.text(), each),
    )
)
def test_no_value_whatever_makes_the_check_fail_otherwise_than_by_refusal(value: Any) -> None:
    figures = GAME.figures(3)[0]
    for name in figures:
        try:
            checked = GAME.complete_figures({**figures, name: value}, 3)
        except Refusal as refusal:
            assert refusal.message.arguments["figure"].startswith(name) or refusal.message.id.startswith("tsukiji")
        else:
            assert GAME.make_config(checked, GAME.read_options({}, GAME.version), 3)[0].players == 3


def test_lines_are_found_in_tables_and_dotted_keys() -> None:
    text = 'a = 1\n"b" = 2\n[c]\nd = 3\n[c.e]\nf.g = 4\n# a = 5\n'
    assert find_line(text, ["a"]) == 1
    assert find_line(text, ["b"]) == 2
    assert find_line(text, ["c", "d"]) == 4
    assert find_line(text, ["c", "e", "f", "g"]) == 6
    assert find_line(text, ["c", "x"]) == 3
    assert find_line(text, ["x"]) is None


LISTS = """\
plain = [1, 2,
    3]
nested = [
    [1, 2],   # [ not a list ]
    [
        3,
        4,
    ], [5],

    # ], the end? no
    [6],
]
texts = ["a, b", "]",
    'it, ] is', "# no comment", # "one"
    "say \\"[\\", and go on",
    "last"
]
tables = [
    { at = ["A1", "B1"], number = 1 }, { at = [
        "C1",
    ] },
    { at = [] },
]
empty = []
after = 7
[players.3]
mine = [
    1,

    2 ]
text = "[1,"
more = 5
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        *(("plain", 1), ("plain.1", 1), ("plain.2", 1), ("plain.3", 2)),
        *(("nested", 3), ("nested.1", 4), ("nested.2", 5), ("nested.3", 8), ("nested.4", 11)),
        *(("texts", 13), ("texts.1", 13), ("texts.2", 13), ("texts.3", 14), ("texts.4", 14)),
        *(("texts.5", 15), ("texts.6", 16)),
        *(("tables.1", 19), ("tables.2", 19), ("tables.3", 22)),
        *(("empty", 24), ("after", 25)),
        *(("players.3.mine.1", 28), ("players.3.mine.2", 30), ("players.3.more", 32)),
    ],
)
def test_the_line_of_every_item_of_a_list_is_found(place: str, line: int) -> None:
    names = place.split(".")
    assert find_line(LISTS, names, depth=len(names)) == line


@pytest.mark.parametrize(
    "place",
    ["plain.4", "nested.5", "texts.7", "tables.4", "empty.1", "after.1", "players.3.mine.3", "players.3.text.1"],
)
def test_there_are_no_more_items_than_a_list_has(place: str) -> None:
    names = place.split(".")
    assert find_line(LISTS, names, depth=len(names)) is None


def test_what_stands_within_an_item_is_found_by_the_line_of_the_item() -> None:
    assert find_line(LISTS, ["tables", "2", "at", "1"]) == 19
    assert find_line(LISTS, ["nested", "2", "1"]) == 5
    assert find_line(LISTS, ["nested", "9"]) == 3


def test_lists_in_files_are_those_that_toml_knows() -> None:
    content = tomllib.loads(LISTS)
    assert [len(content[name]) for name in ("plain", "nested", "texts", "tables", "empty")] == [3, 4, 6, 3, 0]


def test_a_wrong_item_is_named_with_its_own_line() -> None:
    with pytest.raises(ComponentsRefusal) as refused:
        GAME.figures(3, mine("# prices\n[players.3]\nprices = [\n    12, # dear\n    9,\n    'six',\n    3,\n]\n"))
    assert (refused.value.message.id, refused.value.line) == ("figure-not-a-number", 6)


# --- formulas in P -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("formula", "figure"),
    [("2 * P", 6), ("P+2", 5), ("min(P + 1, 6)", 4), ("max(1, P - 4, 0)", 1), ("P", 3), (" P - 1 ", 2), ("-P", "-P")],
)
def test_a_formula_is_worked_out_for_the_number_of_players(formula: str, figure: Any) -> None:
    assert work_out(formula, 3) == figure


@pytest.mark.parametrize(
    "text",
    ["3", "Q", "P / 2", "P ** P", "P.real", "min(P)", "min(*[P, 1])", "[P]", "P +", "__import__('os')", "P" * 99],
)
def test_what_is_no_formula_stays_as_it_is(text: str) -> None:
    assert work_out(text, 3) == text


def test_a_formula_in_a_file_is_a_figure_for_each_player_count() -> None:
    game = load_game("tsukiji")
    file = ComponentsFile.parse("mine.toml", 'pass_income = "P + 3"\nbonuses = { safe = "2 * P" }\n')
    for players in game.player_counts:
        figures, origins = game.figures(players, file)
        assert (figures["pass_income"], figures["bonuses"]["safe"]) == (players + 3, 2 * players)
        assert origins["pass_income"] == "mine.toml"


def test_a_formula_that_leads_nowhere_is_named_with_its_line() -> None:
    file = ComponentsFile.parse("mine.toml", '\npass_income = "P - 9"\n')
    with pytest.raises(ComponentsRefusal) as refused:
        load_game("tsukiji").figures(3, file)
    assert (refused.value.message.id, refused.value.line) == ("figure-out-of-range", 2)


def test_a_record_has_numbers_and_no_formulas() -> None:
    game = load_game("tsukiji")
    figures = {**game.figures(3)[0], "pass_income": "P"}
    with pytest.raises(ComponentsRefusal):
        game.complete_figures(figures, 3)

"""The rules of Tokyo Tsukiji Market, from the setup to the score."""

import random
from typing import Any

import numpy as np
import pytest

from tests.games.market.tables import (
    ALL_EXTRA,
    ALL_FISH,
    GAME,
    SEATS,
    actions_left,
    all_money,
    assert_consistent,
    bag,
    bank,
    bids,
    cargo_of,
    eel_track,
    extra_markets,
    fish_markets,
    legal,
    licences,
    licences_of,
    market_of,
    money,
    money_of,
    on_sale,
    overfish,
    own,
    pass_to,
    pieces_at,
    pieces_of,
    play,
    ports,
    refused,
    rentals,
    sail,
    sale_of,
    ship,
    ships_left,
    ships_of,
    spot,
    stock,
    stock_of,
    table,
    used_ships_left,
    value_of,
    without_ships,
    words_of_pieces,
    worth_of,
)
from tests.games.reading import all_facts, apply_raw, chance_moves, count_offered, fact_names, facts_named, mask_of
from uogashi.core import engine
from uogashi.core.components import ComponentsFile, ComponentsRefusal
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.verbs import CHANCE
from uogashi.games.market import longest_turn
from uogashi.games.market.actions import ACTIONS, END_TURN
from uogashi.games.market.components import BOX, box_totals
from uogashi.games.market.legality import refusal
from uogashi.games.market.state import KIND_LOT

COUNTS = [2, 3, 4, 5, 6]


# --- setup -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_fish_markets_in_play_are_two_more_than_players_and_extra_markets_as_many(players: int) -> None:
    match = Match.new(GAME, SEATS[:players], seed="setup")
    assert len(fish_markets(match)) == players + 2
    assert len(extra_markets(match)) == players


@pytest.mark.parametrize("players", COUNTS)
def test_mackerel_and_ships_are_always_in_play(players: int) -> None:
    for number in range(20):
        match = Match.new(GAME, SEATS[:players], seed=f"always/{number}")
        assert fish_markets(match)[0] == "mackerel"
        assert extra_markets(match)[0] == "ships"


def test_the_other_markets_and_the_start_player_are_drawn() -> None:
    matches = [Match.new(GAME, SEATS[:3], seed=f"drawn/{number}") for number in range(100)]
    assert {name for match in matches for name in fish_markets(match)} == set(ALL_FISH.split())
    assert {name for match in matches for name in extra_markets(match)} == set(ALL_EXTRA.split())
    assert {match.view().first for match in matches} == {0, 1, 2}
    assert len({tuple(fish_markets(match)) for match in matches}) > 30


def test_the_setup_tells_the_start_player_and_the_markets() -> None:
    match = Match.new(GAME, SEATS[:3], seed="told")
    setup = {"first": match.view().first, "fish": fish_markets(match), "extra": extra_markets(match)}
    assert match.setup == setup


STOCK = {
    "squid": (5, 10, 2),
    "tuna": (6, 5, 3),
    "snapper": (6, 18, 3),
    "salmon": (4, 10, 4),
    "octopus": (5, 8, 3),
    "eel": (6, 13, 3),
    "fugu": (3, 7, 1),
    "crab": (4, 8, 2),
}


@pytest.mark.parametrize("players", COUNTS)
def test_barrels_pieces_and_licences_of_every_market(players: int) -> None:
    match = table(players, ALL_FISH)
    assert {fish: stock_of(match, fish) for fish in STOCK} == STOCK
    assert stock_of(match, "mackerel") == (15, 30, players)


@pytest.mark.parametrize("players", COUNTS)
def test_mackerel_licences_are_two_for_each_player_the_starting_ones_included(players: int) -> None:
    assert GAME.figures(players)[0]["mackerel"]["licences"] == 2 * players


@pytest.mark.parametrize(
    ("players", "left"),
    [(2, [1, 2, 1, 1, 1]), (3, [1, 3, 2, 1, 1]), (4, [1, 4, 3, 1, 1]), (5, [1, 4, 3, 1, 1]), (6, [0, 4, 3, 1, 1])],
)
def test_ships_left_after_everybody_has_one(players: int, left: list[int]) -> None:
    assert ships_left(table(players)) == left


@pytest.mark.parametrize("players", COUNTS)
def test_every_player_starts_with_2000_yen_a_one_slot_ship_in_port_and_a_mackerel_licence(players: int) -> None:
    for seat in table(players).view().seats:
        assert seat.money == 2000
        assert [(each.size, each.port, each.cargo) for each in seat.ships] == [("one-slot", 0, [])]
        assert seat.licences == ["mackerel"]
        assert (seat.slots_free, seat.ports) == (3, 1)
        assert (seat.sale, seat.pieces, seat.loans, seat.shares) == ([], [], 0, 0)


def test_the_bags_hold_five_tuna_and_eight_crabs() -> None:
    match = table(3, "tuna crab")
    assert market_of(match, "tuna").bag == [15, 15, 15, 20, 25]
    assert market_of(match, "crab").bag == [4, 4, 4, 5, 5, 6, 6, 8]


def test_the_octopus_market_has_18_takoyaki() -> None:
    assert market_of(table(3, "octopus"), "octopus").takoyaki == 18


def test_what_a_licence_costs() -> None:
    costs = {market.market: market.licence_cost for market in table(3, ALL_FISH).view().fish}
    assert costs == {
        "mackerel": 100,
        "squid": 300,
        "tuna": 300,
        "snapper": 300,
        "salmon": 100,
        "octopus": 200,
        "eel": 300,
        "fugu": 0,
        "crab": 400,
    }


def test_what_it_costs_to_enter() -> None:
    view = table(3, ALL_FISH, ALL_EXTRA).view()
    fees = {market.market: (market.entry_actions, market.entry_yen) for market in (*view.fish, *view.extra)}
    by_two_actions = {"squid": (2, None), "octopus": (2, 200), "aquarium": (2, None)}
    by_yen = {"salmon": (None, 400), "rentals": (None, 200)}
    by_one_action = dict.fromkeys(["mackerel", "tuna", "snapper", "eel", "fugu", "crab"], (1, None))
    extra_by_one_action = dict.fromkeys(["ships", "government", "trading", "bank", "used-ships"], (1, None))
    assert fees == by_two_actions | by_yen | by_one_action | extra_by_one_action


def test_what_a_piece_is_worth_at_the_start() -> None:
    match = table(3, ALL_FISH)
    worth = {fish: worth_of(match, fish) for fish in ["mackerel", "squid", "snapper", "salmon", "octopus", "eel"]}
    assert worth == {"mackerel": 1, "squid": 0, "snapper": 6, "salmon": 0, "octopus": 3, "eel": 1}


def test_what_lies_on_the_extra_markets() -> None:
    view = table(3, "", ALL_EXTRA).view()
    assert [(place.yen, place.left) for place in view.government] == [(300, 3), (200, 10)]
    assert [(spot.value, spot.yen, spot.pieces) for spot in view.trading] == [
        (5, 800, []),
        (10, 1500, []),
        (15, 2200, []),
    ]
    assert (view.loans_left, view.shares_left) == (3, 2)
    assert (view.freezers_left, view.carts_left, view.rent) == (2, 2, 200)
    assert [size.used for size in view.stock] == [0, 0, 0, 0, 0]


def test_what_the_aquarium_wants() -> None:
    wants = {want.fish: (want.left, want.yen) for want in table(3, ALL_FISH, "aquarium").view().aquarium}
    assert wants == {
        "mackerel": (4, 300),
        "squid": (2, 600),
        "tuna": (1, 2000),
        "snapper": (3, 600),
        "salmon": (2, 700),
        "octopus": (3, 500),
        "eel": (2, 800),
        "fugu": (2, 500),
        "crab": (2, 1000),
    }


def test_at_six_players_the_figures_just_fill_the_box() -> None:
    assert box_totals(GAME.figures(6)[0]) == BOX == {"barrels": 54, "pieces": 127, "chits": 42}


def test_at_six_players_all_fifteen_ships_are_used() -> None:
    ships = GAME.figures(6)[0]["ships"]
    assert [ships[size] for size in ("one_slot", "two_slot", "three_slot", "four_slot", "barge")] == [6, 4, 3, 1, 1]


@pytest.mark.parametrize("players", COUNTS)
def test_no_player_count_needs_more_than_the_box_holds(players: int) -> None:
    assert all(count <= BOX[what] for what, count in box_totals(GAME.figures(players)[0]).items())


def test_a_market_that_is_not_in_play_cannot_be_entered() -> None:
    match = table(3, "eel")
    assert refused(match, 0, "enter squid") == "market-not-in-play"
    assert refused(match, 0, "enter bank") == "market-not-in-play"


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(Refusal):
        Match.new(GAME, [f"player {number}" for number in range(players)], seed="many")


# --- sources of components ---------------------------------------------------------------------------------------


def origins_of(players: int) -> dict[str, str]:
    """The source of each component: `{"eel.barrels": "text", "ports.2": "assumed", …}`."""
    words: dict[str, str] = {}
    for name, origin in GAME.figures(players)[1].items():
        if isinstance(origin, dict):
            words |= {f"{name}.{key}": word for key, word in origin.items()}
        elif isinstance(origin, list):
            words |= {f"{name}.{number}": word for number, word in enumerate(origin, start=1)}
        else:
            words[name] = origin
    return words


@pytest.mark.parametrize("players", COUNTS)
def test_every_figure_says_where_it_comes_from(players: int) -> None:
    figures, origins = GAME.figures(players)
    assert set(origins) == set(figures)
    assert set(origins_of(players).values()) <= {"text", "deduced", "review", "assumed"}
    for name, origin in origins.items():
        if isinstance(origin, dict):
            assert set(origin) == set(figures[name])


def test_what_the_pictures_hide_is_assumed_for_three_players() -> None:
    assumed = {name for name, word in origins_of(3).items() if word == "assumed"}
    fish = ["mackerel", "tuna", "snapper", "eel", "fugu", "crab"]
    extra = ["ships", "government", "trading", "bank", "used_ships"]
    assert assumed == {
        *("ports.2", "highest_price", "crab_values", "mackerel.pays", "octopus.takoyaki", "used_ships.barge_slots"),
        *("trading_values", "trading_yen", "aquarium_wants", "aquarium_pays"),
        *(f"{market}.entry_{way}" for market in (*fish, *extra) for way in ("actions", "yen", "piece")),
        *("snapper.pays", "salmon.pays", "salmon.degraded_pays", "octopus.pays"),
        *(f"{market}.licence_cost" for market in ["squid", "tuna", "snapper", "salmon", "octopus", "eel", "crab"]),
        *(f"{market}.licences" for market in ["squid", "snapper", "octopus", "crab"]),
        *(f"{market}.barrels" for market in ["squid", "snapper", "octopus", "crab"]),
        *(f"{market}.pieces" for market in ["squid", "octopus"]),
    }


def test_what_only_a_review_says() -> None:
    review = {name for name, word in origins_of(3).items() if word == "review"}
    assert review == {"ports.1", *(f"salmon.entry_{way}" for way in ("actions", "yen", "piece"))}


def test_that_other_player_counts_have_the_same_stock_is_assumed() -> None:
    for players in (2, 4, 5, 6):
        _, origins = GAME.figures(players)
        for market in ("mackerel", "salmon", "eel", "fugu", "tuna"):
            assert origins[market]["barrels"] == "assumed"
        assert origins["fish_markets"] == origins["extra_markets"] == "assumed"
        assert origins["mackerel"]["licences"] == "assumed"


def test_what_is_text_for_every_player_count() -> None:
    for players in GAME.player_counts:
        _, origins = GAME.figures(players)
        assert origins["snapper"]["pieces"] == origins["fugu"]["licences"] == origins["tuna_values"] == "text"


def test_the_mackerel_licences_of_three_players_are_text() -> None:
    assert GAME.figures(3)[1]["mackerel"]["licences"] == "text"


# --- custom components -------------------------------------------------------------------------------------------


def overridden(text: str, players: int = 3) -> dict[str, Any]:
    return GAME.figures(players, ComponentsFile.parse("mine.toml", text))[0]


def test_a_file_of_ones_own_changes_single_figures() -> None:
    figures = overridden("[squid]\nlicences = 3\n[mackerel]\nbarrels = 14\nlicences = 5\n")
    assert figures["squid"]["licences"] == 3
    assert figures["squid"]["barrels"] == 5


def test_a_figure_may_be_a_formula_in_the_number_of_players() -> None:
    for players in COUNTS:
        figures = overridden('[eel]\nlicences = "min(P - 1, 3)"\n', players)
        assert figures["eel"]["licences"] == min(players - 1, 3)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[mackerel]\nbarrels = 16\n", 1),
        ("start_money = 1000\n[eel]\npieces = 14\n", 2),
        ("[rentals]\nfreezers = 12\n", 1),
        ("crab_values = [4, 5]\n[fugu]\nbarrels = 10\n", 2),
    ],
)
def test_more_than_the_box_holds_is_refused(text: str, line: int) -> None:
    with pytest.raises(Refusal) as refusal:
        overridden(text, 6)
    assert refusal.value.message.id == "market-box-too-small"
    assert isinstance(refusal.value, ComponentsRefusal)
    assert (refusal.value.file, refusal.value.line) == ("mine.toml", line)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[ships]\none_slot = 2\n", "market-too-few-to-start"),
        ("[mackerel]\nlicences = 2\n", "market-too-few-to-start"),
        ("[eel]\nbarrels = 0\n", "figure-out-of-range"),
        ("[eel]\nentry_actions = 3\n", "figure-out-of-range"),
        ("[eel]\nentry_tuna = 100\n", "figure-unknown"),
        ("[eel]\nentry_actions = 0\n", "market-no-entry"),
        ("[bank]\nrepayment = 400\n", "market-loan-without-interest"),
        ("trading_values = [5, 5, 15]\n", "market-figure-not-rising"),
        ("[government]\nfirst_yen = 200\n", "market-places-alike"),
    ],
)
def test_figures_that_make_no_game_are_refused(text: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        overridden(text)
    assert refusal.value.message.id == why


# --- options -----------------------------------------------------------------------------------------------------


def test_more_markets_may_be_played_with() -> None:
    match = Match.new(GAME, SEATS[:2], seed="more", options={"fish_markets": 7, "extra_markets": 5})
    assert len(fish_markets(match)) == 7
    assert len(extra_markets(match)) == 5


def test_all_markets_may_be_played_with() -> None:
    match = Match.new(GAME, SEATS[:2], seed="all", options={"fish_markets": 9, "extra_markets": 7})
    assert fish_markets(match) == ALL_FISH.split()
    assert extra_markets(match) == ALL_EXTRA.split()


def test_a_set_of_markets_may_be_chosen() -> None:
    options = {"fish_markets": ["mackerel", "crab", "eel"], "extra_markets": ["ships", "bank"]}
    match = Match.new(GAME, SEATS[:4], seed="chosen", options=options)
    assert fish_markets(match) == ["mackerel", "eel", "crab"]
    assert extra_markets(match) == ["ships", "bank"]


def test_mackerel_and_ships_belong_to_every_chosen_set() -> None:
    match = Match.new(GAME, SEATS[:2], seed="chosen", options={"fish_markets": ["eel"], "extra_markets": ["bank"]})
    assert fish_markets(match) == ["mackerel", "eel"]
    assert extra_markets(match) == ["ships", "bank"]


@pytest.mark.parametrize(
    "options",
    [
        {"fish_markets": 0},
        {"fish_markets": 10},
        {"fish_markets": True},
        {"fish_markets": ["ships"]},
        {"fish_markets": []},
        {"fish_markets": "ships"},
        {"extra_markets": 8},
        {"extra_markets": ["eel"]},
        {"turn_limit": 0},
        {"turn_limit": 101},
        {"turn_limit": "40"},
        {"turn_limit": None},
        {"markets": 3},
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        Match.new(GAME, SEATS[:3], seed="wrong", options=options)


@pytest.mark.parametrize(
    "setup",
    [
        {"first": 3, "fish": ["mackerel", "eel"], "extra": ["ships"]},
        {"first": -1, "fish": ["mackerel", "eel"], "extra": ["ships"]},
        {"first": 0, "fish": ["eel"], "extra": ["ships"]},
        {"first": 0, "fish": ["eel", "mackerel"], "extra": ["ships"]},
        {"first": 0, "fish": ["mackerel", "squid"], "extra": ["ships"]},
        {"first": 0, "fish": ["mackerel", "eel"], "extra": ["ships", "bank"]},
        {"first": 0, "fish": ["mackerel", "eel"]},
        {"first": 0, "fish": "mackerel", "extra": ["ships"]},
    ],
)
def test_a_setup_that_the_options_do_not_allow_is_refused(setup: dict[str, Any]) -> None:
    options = {"fish_markets": ["eel"], "extra_markets": ["ships"]}
    with pytest.raises(Refusal):
        Match.settle(GAME, SEATS[:3], setup, options=options, figures=GAME.figures(3)[0])


# --- the harbour -------------------------------------------------------------------------------------------------


def test_ports_are_opened_in_order_for_500_each() -> None:
    match = table(3)
    entry = play(match, 0, "open port", "open port")
    assert [(fact["port"], fact["yen"]) for fact in facts_named(entry, "port-opened")] == [(1, 500), (2, 500)]
    assert money_of(match, 0) == 1000
    assert refused(match, 0, "open port") == "market-all-ports-open"


def test_opening_a_port_is_no_action() -> None:
    match = table(3)
    play(match, 0, "open port")
    assert match.view().actions_left == 2
    actions_left(match, 0)
    play(match, 0, "open port")


def test_a_port_is_opened_only_with_the_money_for_it() -> None:
    match = table(3)
    money(match, 400)
    assert refused(match, 0, "open port") == "market-too-dear"


def test_a_port_is_opened_in_ones_own_turn_only() -> None:
    assert refused(table(3), 1, "open port") == "not-your-turn"


def test_a_port_may_be_opened_within_a_fishing_action_a_visit_and_a_purchase() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 100")
    for decisions in (["fishing"], ["enter ships"], ["enter mackerel", "licence"], ["purchase"]):
        twin = match.fork()
        play(twin, 0, *decisions, "open port")
        assert twin.view().seats[0].ports == 2


def test_a_ship_may_dock_at_a_port_opened_in_the_same_fishing_action() -> None:
    match = table(3)
    ship(match, 0, "two-slot", "mackerel")
    play(match, 0, "fishing", "open port", "ship 2", "dock", "price 300", "done")
    assert ships_of(match, 0)[2] == "two-slot in port 1"


def test_a_port_is_not_opened_during_an_auction() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock")
    assert refused(match, 0, "open port") == "market-asked-bidding"
    bids(match, 0, 0, 0)
    assert refused(match, 0, "open port") == "market-asked-awarding"


def test_a_port_is_not_opened_so_that_a_visit_could_contain_nothing() -> None:
    match = table(3, "tuna")
    money(match, 700)
    assert refused(match, 0, "enter tuna", "open port") == "market-nothing-done"
    money(match, 800)
    play(match, 0, "enter tuna", "open port", "licence", "done")


def test_a_port_is_not_opened_so_that_a_purchase_could_contain_nothing() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 300")
    money(match, 700)
    assert refused(match, 0, "purchase", "open port") == "market-nothing-done"
    money(match, 800)
    play(match, 0, "purchase", "open port", "from seat 1", "take mackerel fresh", "at 300", "done")


def test_after_the_first_thing_of_a_visit_the_money_may_go_into_a_port() -> None:
    match = table(3, "tuna")
    money(match, 800)
    play(match, 0, "enter tuna", "licence", "open port", "done")
    assert money_of(match, 0) == 0


def test_a_docking_ship_takes_the_lowest_free_port() -> None:
    match = table(3)
    ports(match, 0, 2)
    for size in ("one-slot", "two-slot", "two-slot"):
        ship(match, 0, size)
    play(match, 0, "fishing", "ship 4", "dock", "ship 3", "dock", "ship 2", "dock", "done")
    assert ships_of(match, 0) == {
        1: "one-slot in port 0",
        2: "one-slot in port 2",
        3: "two-slot in port 2",
        4: "two-slot in port 1",
    }


def test_four_ships_at_the_most_are_docked_and_any_number_at_sea() -> None:
    match = table(3)
    ports(match, 0, 2)
    for port, size in ((1, "two-slot"), (2, "two-slot"), (2, "three-slot"), (None, "two-slot"), (None, "three-slot")):
        ship(match, 0, size, port=port)
    assert refused(match, 0, "fishing", "ship 5", "dock") == "market-no-free-port"
    play(match, 0, "fishing", "ship 2", "undock", "ship 5", "dock", "done")
    assert ships_of(match, 0)[5] == "two-slot in port 1"


def test_closed_ports_hold_no_ship() -> None:
    match = table(3)
    ship(match, 0, "two-slot")
    assert refused(match, 0, "fishing", "ship 2", "dock") == "market-no-free-port"
    ports(match, 0, 1)
    ship(match, 0, "two-slot", port=1)
    assert refused(match, 0, "fishing", "ship 2", "dock") == "market-no-free-port"


# --- licences ----------------------------------------------------------------------------------------------------


def test_any_number_of_licences_may_be_bought_in_a_visit() -> None:
    match = table(3, "tuna")
    play(match, 0, "enter tuna", "licence", "licence", "licence", "done")
    assert licences_of(match, 0) == ["mackerel", "tuna", "tuna", "tuna"]
    assert stock_of(match, "tuna")[2] == 0
    assert money_of(match, 0) == 2000 - 900


def test_of_mackerel_one_licence_may_be_bought_in_a_visit() -> None:
    match = table(3)
    assert refused(match, 0, "enter mackerel", "licence", "licence") == "market-one-a-visit"
    play(match, 0, "enter mackerel", "licence", "done", "enter mackerel", "licence", "done")
    assert licences_of(match, 0) == ["mackerel"] * 3


def test_licences_last_as_long_as_the_stock() -> None:
    match = table(3, "tuna")
    licences(match, 1, "3 tuna")
    own(match, 0, "tuna 15")
    assert refused(match, 0, "enter tuna", "licence") == "market-sold-out"


def test_a_licence_is_bought_with_money_in_hand() -> None:
    match = table(3, "crab")
    money(match, 300)
    assert refused(match, 0, "enter crab") == "market-nothing-to-do-there"
    money(match, 400)
    play(match, 0, "enter crab", "licence", "done")
    assert money_of(match, 0) == 0


def test_there_are_four_licence_slots_which_rentals_take_too() -> None:
    match = table(3, "tuna", "rentals")
    play(match, 0, "enter rentals", "freezer", "cart", "done")
    assert match.view().seats[0].slots_free == 1
    play(match, 0, "enter tuna", "by action", "licence")
    assert match.view().seats[0].slots_free == 0
    assert legal(match, 0, "licence") == ["return mackerel"]


def without_a_free_slot(cart: int) -> Match:
    """Three ships carry mackerel on three licences, and a cart with this many uses takes the last slot."""
    match = table(3, "tuna squid", "rentals")
    licences(match, 0, "3 mackerel")
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", "mackerel")
    ship(match, 0, "two-slot", "mackerel")
    rentals(match, 0, cart=cart)
    return match


def test_the_last_use_of_a_cart_makes_room_for_the_licence_of_the_market_it_opens() -> None:
    match = without_a_free_slot(cart=1)
    play(match, 0, "enter tuna", "licence", "done")
    assert licences_of(match, 0) == ["mackerel"] * 3 + ["tuna"]
    assert match.view().actions_left == 2


def test_a_cart_that_keeps_a_use_makes_no_room() -> None:
    assert refused(without_a_free_slot(cart=2), 0, "enter tuna") == "market-nothing-to-do-there"


def test_both_uses_of_a_cart_make_room_in_a_market_of_two_actions() -> None:
    match = without_a_free_slot(cart=2)
    play(match, 0, "enter squid", "licence", "done")
    assert licences_of(match, 0) == ["mackerel"] * 3 + ["squid"]
    assert match.view().actions_left == 2


def test_an_action_and_the_last_use_of_a_cart_make_room_in_either_order() -> None:
    for way in ("by action", "by cart"):
        match = without_a_free_slot(cart=1)
        play(match, 0, "enter squid", way, "licence", "done")
        assert licences_of(match, 0) == ["mackerel"] * 3 + ["squid"]
        assert match.view().actions_left == 1


# --- start of a turn ---------------------------------------------------------------------------------------------


def test_the_top_row_moves_to_the_bottom_prices_kept() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "mackerel fresh 300", "2 mackerel fresh 500", "eel fresh 1000")
    entry = pass_to(match, 1)
    assert sale_of(match, 1) == ["mackerel degraded 300", *["mackerel degraded 500"] * 2, "eel degraded 1000"]
    assert facts_named(entry, "row-degraded") == [{"seat": 1, "barrels": 4}]


def test_the_bottom_row_goes_back_to_its_markets_unpaid() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "2 mackerel degraded 300", "eel degraded 500")
    entry = pass_to(match, 1)
    assert sale_of(match, 1) == []
    assert money_of(match, 1) == 2000
    assert stock_of(match, "mackerel")[0] == 15
    assert stock_of(match, "eel")[0] == 6
    assert [(fact["kind"], fact["barrels"]) for fact in facts_named(entry, "rotted")] == [("mackerel", 2), ("eel", 1)]


def test_the_bottom_row_goes_before_the_top_row_comes_down() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 300", "mackerel degraded 300")
    pass_to(match, 1)
    assert sale_of(match, 1) == ["mackerel degraded 300"]


def test_a_barrel_is_on_sale_through_two_rounds() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 300")
    pass_to(match, 1)
    assert sale_of(match, 1) == ["mackerel degraded 300"]
    pass_to(match, 1)
    assert sale_of(match, 1) == []


def test_only_the_goods_of_the_player_whose_turn_begins_degrade() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300")
    on_sale(match, 2, "mackerel fresh 300")
    pass_to(match, 1)
    assert sale_of(match, 0) == sale_of(match, 2) == ["mackerel fresh 300"]


def test_barrels_lost_do_not_move_the_eel_track() -> None:
    match = table(3, "eel")
    eel_track(match, 5)
    on_sale(match, 1, "eel degraded 300", "eel fresh 300")
    pass_to(match, 1)
    assert worth_of(match, "eel") == 5


# --- two actions -------------------------------------------------------------------------------------------------


def test_a_turn_has_two_actions() -> None:
    match = table(3)
    play(match, 0, "fishing", "ship 1", "undock", "done", "enter mackerel", "licence", "done")
    assert match.view().actions_left == 0
    assert refused(match, 0, "fishing") == "market-no-action-left"
    assert refused(match, 0, "enter mackerel") == "market-no-way-in"


def test_the_same_action_may_be_taken_twice() -> None:
    match = table(3)
    on_sale(match, 1, "2 mackerel fresh 100")
    buy = ["purchase", "from seat 1", "take mackerel fresh", "at 100", "done"]
    play(match, 0, *buy, *buy)
    assert pieces_of(match, 0) == {"mackerel": 2}


def test_play_goes_clockwise_from_the_start_player() -> None:
    match = table(4, first=2)
    order = []
    for _ in range(6):
        order.append(match.acting)
        match.play(match.acting[0], "end turn")
    assert order == [(2,), (3,), (0,), (1,), (2,), (3,)]


def test_every_turn_begins_with_two_actions_again() -> None:
    match = table(2)
    play(match, 0, "fishing", "ship 1", "undock", "done", "end turn")
    assert match.view().actions_left == 2


def test_nobody_else_acts_in_a_turn() -> None:
    match = table(3)
    assert refused(match, 1, "fishing") == "not-your-turn"
    assert refused(match, 2, "end turn") == "not-your-turn"


# --- fishing -----------------------------------------------------------------------------------------------------


def test_a_ship_undocks_fishes_and_docks() -> None:
    match = table(3)
    play(match, 0, "fishing", "ship 1", "undock", "done")
    assert ships_of(match, 0) == {1: "one-slot at sea"}
    play(match, 0, "fishing", "ship 1", "fish mackerel", "done")
    assert cargo_of(match, 0, 1) == ["mackerel"]
    pass_to(match, 0)
    play(match, 0, "fishing", "ship 1", "dock", "price 400", "done")
    assert ships_of(match, 0) == {1: "one-slot in port 0"}
    assert cargo_of(match, 0, 1) == []
    assert sale_of(match, 0) == ["mackerel fresh 400"]


def test_a_ship_fishes_at_sea_only() -> None:
    assert refused(table(3), 0, "fishing", "ship 1", "fish mackerel") == "market-ship-in-port"


def test_a_ship_in_port_does_not_dock_and_one_at_sea_does_not_undock() -> None:
    match = table(3)
    assert refused(match, 0, "fishing", "ship 1", "dock") == "market-ship-in-port"
    sail(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 1", "undock") == "market-ship-at-sea"


def test_fishing_adds_one_barrel() -> None:
    match = table(3)
    ship(match, 0, "four-slot", "mackerel")
    play(match, 0, "fishing", "ship 2", "fish mackerel", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"] * 2
    assert stock_of(match, "mackerel")[0] == 13


@pytest.mark.parametrize(("size", "slots"), [("one-slot", 1), ("two-slot", 2), ("three-slot", 3), ("four-slot", 4)])
def test_a_ship_carries_as_many_barrels_as_it_has_slots(size: str, slots: int) -> None:
    match = table(3)
    sail(match, 0, 1)
    ship(match, 0, size, *["mackerel"] * (slots - 1))
    play(match, 0, "fishing", "ship 2", "fish mackerel", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"] * slots
    assert refused(match, 0, "fishing", "ship 2", "fish mackerel") == "market-ship-full"


def test_a_ship_carries_one_kind() -> None:
    match = table(3, "squid")
    licences(match, 0, "mackerel", "squid")
    ship(match, 0, "two-slot", "squid")
    assert refused(match, 0, "fishing", "ship 2", "fish mackerel") == "market-ship-full"
    play(match, 0, "fishing", "ship 2", "fish squid", "done")


def test_fishing_needs_a_licence_of_the_kind() -> None:
    match = table(3, "squid")
    sail(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 1", "fish squid") == "market-no-licence"


def test_as_many_ships_carry_a_kind_as_there_are_licences() -> None:
    match = table(3)
    licences(match, 0, "2 mackerel")
    ship(match, 0, "two-slot", "mackerel")
    ship(match, 0, "two-slot", "mackerel")
    sail(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 1", "fish mackerel") == "market-no-licence"
    play(match, 0, "fishing", "ship 2", "fish mackerel", "ship 3", "fish mackerel", "done")


def test_only_ones_own_ships_use_up_ones_licences() -> None:
    match = table(3)
    sail(match, 1, 1, "mackerel")
    sail(match, 0, 1)
    play(match, 0, "fishing", "ship 1", "fish mackerel", "done")


def test_of_salmon_a_ship_carries_one_barrel() -> None:
    match = table(3, "salmon")
    licences(match, 0, "2 salmon")
    sail(match, 0, 1)
    ship(match, 0, "four-slot", "salmon")
    ports(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 2", "fish salmon") == "market-ship-full"
    play(match, 0, "fishing", "ship 1", "fish salmon", "done")


def test_with_no_barrel_in_the_market_nobody_fishes_there() -> None:
    match = table(3, "squid")
    licences(match, 0, "squid")
    overfish(match, "squid")
    sail(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 1", "fish squid") == "market-no-barrels"


def test_a_ship_may_dock_full_or_not_and_even_empty() -> None:
    match = table(3)
    ports(match, 0, 2)
    licences(match, 0, "2 mackerel")
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "three-slot", "mackerel")
    ship(match, 0, "two-slot")
    entry = play(
        match, 0, "fishing", "ship 1", "dock", "price 300", "ship 2", "dock", "price 400", "ship 3", "dock", "done"
    )
    assert [fact["barrels"] for fact in facts_named(entry, "docked")] == [1, 1, 0]


def test_a_docked_ship_has_all_its_barrels_priced_in_the_top_row() -> None:
    match = table(3)
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 mackerel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300")
    assert legal(match, 0) == [f"price {yen}" for yen in range(100, 1100, 100)]
    play(match, 0, "price 100", "price 300", "done")
    assert sale_of(match, 0) == ["mackerel fresh 100", "mackerel fresh 300", "mackerel fresh 300"]


@pytest.mark.parametrize("wrong", ["price 0", "price 1100", "price 150", "price -100", "done"])
def test_prices_go_from_100_to_1000_in_hundreds(wrong: str) -> None:
    match = table(3)
    sail(match, 0, 1, "mackerel")
    assert refused(match, 0, "fishing", "ship 1", "dock", wrong)


def test_any_number_of_barrels_may_lie_at_a_price() -> None:
    match = table(3)
    ports(match, 0, 2)
    on_sale(match, 0, "6 mackerel fresh 300")
    ship(match, 0, "barge", "4 mackerel")
    play(match, 0, "fishing", "ship 2", "dock", *["price 300"] * 4, "done")
    assert sale_of(match, 0) == ["mackerel fresh 300"] * 10


def test_a_fishing_action_contains_at_least_one_thing() -> None:
    match = table(3)
    assert refused(match, 0, "fishing", "done") == "market-nothing-done"
    assert refused(match, 0, "fishing", "open port", "done") == "market-nothing-done"


def test_without_ships_and_goods_there_is_no_fishing_action() -> None:
    match = table(3)
    without_ships(match, 0)
    assert refused(match, 0, "fishing") == "market-nothing-to-fish"


def test_where_there_is_only_one_price_none_can_be_changed() -> None:
    match = table(3, highest_price=100)
    without_ships(match, 0)
    on_sale(match, 0, "mackerel fresh 100")
    assert refused(match, 0, "fishing") == "market-nothing-to-fish"


def test_a_ship_that_can_do_nothing_makes_no_fishing_action() -> None:
    match = table(3)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", port=0)
    assert refused(match, 0, "fishing", "ship 1") == "market-ship-cannot-act"
    play(match, 0, "fishing", "ship 2", "undock", "ship 1", "dock", "price 300", "done")


def test_a_ship_of_somebody_else_does_not_act() -> None:
    match = table(3)
    ship(match, 1, "two-slot")
    assert refused(match, 0, "fishing", "ship 2") == "decision-out-of-place"


def test_once_chosen_a_ship_acts() -> None:
    match = table(3)
    for words in ("done", "open port", "end turn"):
        assert refused(match, 0, "fishing", "ship 1", words) == "market-asked-ship"


@pytest.mark.parametrize(
    ("barrels", "yen"),
    [(1, 0), (2, 100), (3, 100), (4, 200), (5, 200), (6, 300), (7, 300), (8, 400), (9, 400), (12, 400)],
)
def test_unloading_many_barrels_in_one_fishing_action_is_paid(barrels: int, yen: int) -> None:
    match = table(3)
    ports(match, 0, 2)
    ship(match, 0, "barge", f"{barrels} mackerel")
    play(match, 0, "fishing", "ship 2", "dock", *["price 300"] * barrels, "done")
    assert money_of(match, 0) == 2000 + yen


def test_eels_put_on_sale_raise_the_track_one_each() -> None:
    match = table(3, "eel")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 eel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300")
    assert worth_of(match, "eel") == 2
    play(match, 0, "price 300", "price 300", "done")
    assert worth_of(match, "eel") == 4


def test_the_eel_track_ends_at_13() -> None:
    match = table(3, "eel")
    eel_track(match, 12)
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 eel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "price 300", "price 300", "done")
    assert worth_of(match, "eel") == 13


def test_fishing_and_repricing_eels_do_not_move_the_track() -> None:
    match = table(3, "eel")
    licences(match, 0, "eel")
    eel_track(match, 4)
    on_sale(match, 0, "eel fresh 300")
    sail(match, 0, 1)
    play(match, 0, "fishing", "ship 1", "fish eel", "reprice eel fresh", "at 300", "price 400", "done")
    assert worth_of(match, "eel") == 4


def test_the_barrels_of_a_barge_are_priced_in_the_order_of_the_kinds() -> None:
    match = table(3, "squid eel octopus")
    ports(match, 0, 2)
    ship(match, 0, "barge", "eel", "octopus", "2 mackerel")
    play(match, 0, "fishing", "ship 2", "dock", "price 100", "price 200", "price 300", "price 400", "done")
    assert sale_of(match, 0) == ["mackerel fresh 100", "mackerel fresh 200", "octopus fresh 300", "eel fresh 400"]


# --- entering a market -------------------------------------------------------------------------------------------


def test_an_entry_that_can_be_paid_in_one_way_only_is_paid_without_a_move() -> None:
    match = table(3, "salmon squid")
    entry = play(match, 0, "enter salmon")
    assert facts_named(entry, "entry-paid") == [{"seat": 0, "way": "yen", "yen": 400}]
    play(match, 0, "licence", "done")
    entry = play(match, 0, "enter squid")
    assert [fact["way"] for fact in facts_named(entry, "entry-paid")] == ["action", "action"]
    assert match.view().phase == "market"


def test_an_entry_with_several_ways_is_asked_for() -> None:
    match = table(3, "octopus", "rentals")
    own(match, 0, "takoyaki", "octopus")
    on_sale(match, 0, "takoyaki 300")
    rentals(match, 0, cart=2)
    assert legal(match, 0, "enter octopus") == ["by action", "by cart", "by yen", "by piece", "by own takoyaki"]
    assert legal(match, 0, "enter octopus", "by action") == ["by action", "by cart"]


def test_a_way_that_is_not_there_is_refused() -> None:
    match = table(3, "octopus")
    assert refused(match, 0, "enter octopus", "by cart") == "market-no-such-way"
    assert refused(match, 0, "enter octopus", "by piece") == "market-no-such-way"


def test_an_entry_of_two_actions_needs_both() -> None:
    match = table(3, "squid")
    actions_left(match, 1)
    assert refused(match, 0, "enter squid") == "market-no-way-in"


def test_a_visit_contains_at_least_one_thing() -> None:
    match = table(3, "tuna")
    assert refused(match, 0, "enter tuna", "done") == "market-nothing-done"
    assert refused(match, 0, "enter ships", "open port", "done") == "market-nothing-done"


def test_a_market_where_nothing_can_be_done_is_not_entered() -> None:
    match = table(3, "snapper", "government aquarium trading used-ships")
    money(match, 0)
    without_ships(match, 0)
    for market in ("snapper", "ships", "government", "aquarium", "trading", "used-ships"):
        assert refused(match, 0, f"enter {market}") == "market-nothing-to-do-there"


def test_a_visit_may_contain_many_things() -> None:
    match = table(3)
    own(match, 0, "2 mackerel")
    on_sale(match, 0, "mackerel degraded 900")
    sales = ["sell mackerel", "sell mackerel", "sell barrel degraded", "at 900"]
    play(match, 0, "enter mackerel", *sales, "licence", "done")
    assert money_of(match, 0) == 2000 + 100 + 3 * 200 - 100


def test_the_income_of_licences_comes_from_the_bank_at_every_visit() -> None:
    match = table(3)
    own(match, 0, "2 mackerel")
    play(match, 0, "enter mackerel", "sell mackerel", "done", "enter mackerel", "sell mackerel", "done")
    assert all_money(match) == [2000 + 2 * (100 + 200), 2200, 2200]


# --- mackerel ----------------------------------------------------------------------------------------------------


def test_the_mackerel_market_pays_200_for_a_piece() -> None:
    match = table(3)
    own(match, 0, "2 mackerel")
    play(match, 0, "enter mackerel", "sell mackerel", "done")
    assert money_of(match, 0) == 2000 + 100 + 200
    assert pieces_of(match, 0) == {"mackerel": 1}
    assert stock_of(match, "mackerel")[1] == 29


def test_a_mackerel_barrel_brings_200_whatever_its_price() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 1000", "mackerel fresh 100")
    play(match, 0, "enter mackerel", "sell barrel fresh", "at 1000", "done")
    assert money_of(match, 0) == 2000 + 100 + 200
    assert sale_of(match, 0) == ["mackerel fresh 100"]
    assert stock_of(match, "mackerel")[:2] == (14, 30)


def test_only_mackerel_barrels_are_sold_to_a_market() -> None:
    match = table(3, "eel squid")
    on_sale(match, 0, "eel fresh 300", "squid fresh 300")
    assert refused(match, 0, "enter eel", "sell eel") == "market-not-owned"
    assert refused(match, 0, "enter eel", "sell barrel fresh") == "market-asked-market"
    assert refused(match, 0, "enter mackerel", "sell barrel fresh") == "market-not-on-sale"


def test_barrels_of_others_are_not_sold() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 300")
    assert refused(match, 0, "enter mackerel", "sell barrel fresh") == "market-not-on-sale"


def test_a_barrel_is_sold_from_where_it_lies() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300")
    assert refused(match, 0, "enter mackerel", "sell barrel degraded") == "market-not-on-sale"
    assert refused(match, 0, "enter mackerel", "sell barrel fresh", "at 400") == "market-not-on-sale"


# --- squid -------------------------------------------------------------------------------------------------------


def test_the_squid_market_pays_500_for_each_of_any_number() -> None:
    match = table(3, "squid")
    own(match, 0, "5 squid")
    play(match, 0, "enter squid", "by action", *["sell squid"] * 5, "done")
    assert money_of(match, 0) == 2000 + 2500
    assert stock_of(match, "squid")[1] == 10


def test_the_squid_market_is_entered_by_two_actions() -> None:
    match = table(3, "squid")
    play(match, 0, "enter squid", "licence", "done")
    assert match.view().actions_left == 0


def test_a_squid_piece_pays_the_entry_and_goes_back_to_the_market() -> None:
    match = table(3, "squid")
    own(match, 0, "2 squid")
    play(match, 0, "enter squid", "by piece")
    assert pieces_of(match, 0) == {"squid": 1}
    assert stock_of(match, "squid")[1] == 9
    play(match, 0, "sell squid", "done")
    assert money_of(match, 0) == 2500


def test_a_squid_barrel_does_not_pay_the_entry() -> None:
    match = table(3, "squid")
    on_sale(match, 0, "squid fresh 300")
    actions_left(match, 0)
    assert refused(match, 0, "enter squid") == "market-no-way-in"


def test_the_only_squid_does_not_pay_for_a_visit_with_nothing_left_to_do() -> None:
    match = table(3, "squid")
    own(match, 0, "squid")
    money(match, 200)
    actions_left(match, 0)
    assert refused(match, 0, "enter squid") == "market-nothing-to-do-there"
    own(match, 0, "squid")
    play(match, 0, "enter squid", "sell squid", "done")


def test_squid_are_worth_nothing() -> None:
    match = table(3, "squid")
    own(match, 0, "5 squid")
    assert value_of(match, 0) == 0


# --- tuna and crab -----------------------------------------------------------------------------------------------


def test_the_tuna_market_pays_100_times_the_value() -> None:
    match = table(3, "tuna")
    own(match, 0, "tuna 20", "2 tuna 15")
    play(match, 0, "enter tuna", "sell tuna 20", "sell tuna 15", "done")
    assert money_of(match, 0) == 2000 + 2000 + 1500
    assert pieces_of(match, 0) == {"tuna 15": 1}


def test_sold_tuna_go_back_into_the_bag() -> None:
    match = table(3, "tuna")
    own(match, 0, "tuna 20")
    assert market_of(match, "tuna").bag == [15, 15, 15, 25]
    play(match, 0, "enter tuna", "sell tuna 20", "done")
    assert market_of(match, "tuna").bag == [15, 15, 15, 20, 25]
    assert_consistent(match)


def test_the_crab_market_pays_100_times_the_value_and_400_more() -> None:
    match = table(3, "crab")
    own(match, 0, "crab 8", "crab 4")
    play(match, 0, "enter crab", "sell crab 8", "sell crab 4", "done")
    assert money_of(match, 0) == 2000 + 1200 + 800
    assert market_of(match, "crab").bag == [4, 4, 4, 5, 5, 6, 6, 8]


def test_tuna_and_crabs_are_worth_what_is_printed() -> None:
    match = table(3, "tuna crab")
    own(match, 0, "tuna 25", "tuna 15", "crab 6")
    assert value_of(match, 0) == 25 + 15 + 6


def test_a_tuna_that_one_does_not_have_is_not_sold() -> None:
    match = table(3, "tuna")
    own(match, 0, "tuna 20")
    assert refused(match, 0, "enter tuna", "sell tuna 25") == "market-not-owned"
    assert refused(match, 0, "enter tuna", "sell tuna 16") == "decision-out-of-place"


def test_a_market_buys_its_own_kind_only() -> None:
    match = table(3, "tuna crab")
    own(match, 0, "crab 8", "tuna 15", "mackerel")
    assert refused(match, 0, "enter tuna", "sell crab 8") == "market-not-wanted"
    assert refused(match, 0, "enter tuna", "sell mackerel") == "market-not-wanted"


# --- red snapper, salmon -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "worth"), [(18, 6), (16, 6), (15, 5), (13, 5), (12, 4), (4, 2), (3, 1), (1, 1)])
def test_a_red_snapper_is_worth_a_third_of_those_left_rounded_up(left: int, worth: int) -> None:
    match = table(3, "snapper")
    stock(match, "snapper", pieces=left)
    assert worth_of(match, "snapper") == worth


@pytest.mark.parametrize("pieces", [0, 3, 17])
def test_overfished_red_snapper_stay_at_2_however_many_come_back(pieces: int) -> None:
    match = table(3, "snapper")
    overfish(match, "snapper", pieces=pieces)
    assert worth_of(match, "snapper") == 2


@pytest.mark.parametrize(("market", "piece"), [("snapper", "snapper"), ("octopus", "octopus"), ("octopus", "takoyaki")])
def test_snapper_octopus_and_takoyaki_are_not_bought_by_their_markets(market: str, piece: str) -> None:
    match = table(3, market)
    own(match, 0, "2 " + piece)
    way = ["by yen"] if market == "octopus" else []
    assert refused(match, 0, f"enter {market}", *way, f"sell {piece}") == "market-not-wanted"


def test_salmon_are_not_bought_by_their_market() -> None:
    match = table(3, "salmon")
    own(match, 0, "salmon fresh", "salmon degraded")
    assert refused(match, 0, "enter salmon", "sell salmon fresh") == "market-not-wanted"
    assert refused(match, 0, "enter salmon", "sell salmon degraded") == "market-not-wanted"


def test_a_fresh_salmon_is_worth_the_number_of_salmon_that_all_players_own() -> None:
    match = table(3, "salmon")
    own(match, 0, "2 salmon fresh")
    own(match, 1, "salmon degraded")
    own(match, 2, "salmon fresh", "salmon degraded")
    assert [value_of(match, seat) for seat in range(3)] == [2 * 5, 4, 5 + 4]


def test_salmon_on_sale_and_in_the_market_are_not_owned() -> None:
    match = table(3, "salmon")
    on_sale(match, 0, "2 salmon fresh 300")
    own(match, 1, "salmon fresh")
    assert value_of(match, 1) == 1


def test_salmon_from_the_top_row_is_fresh_and_from_the_bottom_row_degraded() -> None:
    match = table(3, "salmon")
    on_sale(match, 1, "salmon fresh 300", "salmon degraded 200")
    take = ["take salmon fresh", "at 300", "take salmon degraded", "at 200"]
    play(match, 0, "purchase", "from seat 1", *take, "done")
    assert pieces_of(match, 0) == {"salmon fresh": 1, "salmon degraded": 1}


def test_fresh_salmon_stay_fresh() -> None:
    match = table(3, "salmon")
    own(match, 0, "salmon fresh")
    pass_to(match, 0)
    pass_to(match, 0)
    assert pieces_of(match, 0) == {"salmon fresh": 1}


def test_the_salmon_market_is_entered_for_400_yen_only() -> None:
    match = table(3, "salmon")
    money(match, 300)
    assert refused(match, 0, "enter salmon") == "market-no-way-in"
    money(match, 500)
    play(match, 0, "enter salmon", "licence", "done")
    assert money_of(match, 0) == 0
    assert match.view().actions_left == 2


# --- octopus -----------------------------------------------------------------------------------------------------


def test_an_octopus_is_worth_3_and_a_takoyaki_5() -> None:
    match = table(3, "octopus")
    own(match, 0, "octopus", "2 takoyaki")
    assert value_of(match, 0) == 13


@pytest.mark.parametrize(("way", "yen", "actions"), [("by yen", 200, 2), ("by action", 0, 0), ("by piece", 0, 2)])
def test_the_octopus_market_is_entered_by_200_yen_two_actions_or_a_takoyaki(way: str, yen: int, actions: int) -> None:
    match = table(3, "octopus")
    own(match, 0, "takoyaki")
    play(match, 0, "enter octopus", way, "licence", "done")
    assert money_of(match, 0) == 2000 - yen - 200
    assert match.view().actions_left == actions
    assert market_of(match, "octopus").takoyaki == (18 if way == "by piece" else 17)


def test_a_takoyaki_on_sale_at_ones_own_harbour_pays_the_entry() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "takoyaki 300", "takoyaki 500")
    play(match, 0, "enter octopus", "by own takoyaki", "at 500", "licence", "done")
    assert sale_of(match, 0) == ["takoyaki 300"]
    assert market_of(match, "octopus").takoyaki == 17
    assert money_of(match, 0) == 1800


def test_a_takoyaki_on_sale_elsewhere_does_not_pay_the_entry() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "takoyaki 300")
    assert refused(match, 0, "enter octopus", "by own takoyaki") == "market-no-such-way"


def test_the_takoyaki_that_pays_the_entry_is_one_that_lies_there() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "takoyaki 300")
    assert refused(match, 0, "enter octopus", "by own takoyaki", "at 400") == "market-not-on-sale"


def test_several_octopus_may_be_converted_in_a_visit() -> None:
    match = table(3, "octopus")
    own(match, 0, "3 octopus")
    convert = ["convert", "price 200", "price 200", "price 300"]
    play(match, 0, "enter octopus", "by yen", *convert, *convert, "done")
    assert sale_of(match, 0) == ["takoyaki 200"] * 4 + ["takoyaki 300"] * 2
    assert pieces_of(match, 0) == {"octopus": 1}


def test_without_an_octopus_nothing_is_converted() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "octopus fresh 300")
    assert refused(match, 0, "enter octopus", "by yen", "convert") == "market-not-owned"


def test_an_octopus_is_converted_in_the_octopus_market_only() -> None:
    match = table(3, "octopus tuna")
    own(match, 0, "octopus")
    assert refused(match, 0, "enter tuna", "convert") == "market-asked-market"


# --- eel, fugu ---------------------------------------------------------------------------------------------------


def test_an_eel_is_worth_its_track_and_sold_for_100_times_it() -> None:
    match = table(3, "eel")
    own(match, 0, "2 eel")
    eel_track(match, 9)
    assert value_of(match, 0) == 18
    play(match, 0, "enter eel", "sell eel", "done")
    assert money_of(match, 0) == 2900
    assert worth_of(match, "eel") == 7


def test_eels_sold_in_one_visit_all_get_the_value_from_before() -> None:
    match = table(3, "eel")
    own(match, 0, "3 eel")
    eel_track(match, 9)
    play(match, 0, "enter eel", "sell eel", "licence", "sell eel", "sell eel")
    assert money_of(match, 0) == 2000 - 300 + 2700
    play(match, 0, "done")
    assert worth_of(match, "eel") == 3


def test_eels_sold_in_two_visits_get_the_values_of_each() -> None:
    match = table(3, "eel")
    own(match, 0, "2 eel")
    eel_track(match, 9)
    play(match, 0, "enter eel", "sell eel", "done", "enter eel", "sell eel", "done")
    assert money_of(match, 0) == 2000 + 900 + 700
    assert worth_of(match, "eel") == 5


def test_the_eel_track_does_not_fall_below_1() -> None:
    match = table(3, "eel")
    own(match, 0, "3 eel")
    eel_track(match, 4)
    play(match, 0, "enter eel", "sell eel", "sell eel", "sell eel", "done")
    assert money_of(match, 0) == 2000 + 1200
    assert worth_of(match, "eel") == 1


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_fugu_are_worth_their_number_squared_and_sold_all_together(number: int) -> None:
    match = table(3, "fugu")
    own(match, 0, f"{number} fugu")
    assert value_of(match, 0) == number * number
    play(match, 0, "enter fugu", "sell fugu", "done")
    assert money_of(match, 0) == 2000 + 100 * number * number
    assert pieces_of(match, 0) == {}
    assert stock_of(match, "fugu")[1] == 7


def test_the_fugu_licence_is_free() -> None:
    match = table(3, "fugu")
    money(match, 0)
    play(match, 0, "enter fugu", "licence", "done")
    assert money_of(match, 0) == 0
    assert licences_of(match, 0) == ["mackerel", "fugu"]
    assert refused(match, 0, "enter fugu") == "market-nothing-to-do-there"


def test_a_ship_with_slots_may_bring_in_several_fugu_on_one_licence() -> None:
    match = table(3, "fugu")
    licences(match, 0, "fugu")
    sail(match, 0, 1)
    ship(match, 0, "two-slot", "fugu")
    play(match, 0, "fishing", "ship 2", "fish fugu", "done")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "price 400", "done")
    assert sale_of(match, 0) == ["fugu fresh 300", "fugu fresh 400"]
    assert licences_of(match, 0) == []


# --- auctions ----------------------------------------------------------------------------------------------------


def odds_of(match: Match) -> dict[str, int]:
    """What chance may decide now, with its weights."""
    weights = np.zeros(GAME.actions, dtype=np.int64)
    engine.odds(match.states, match.configs, 0, weights)
    named = (
        (GAME.decision_name(match.states, match.configs, action), weights[action]) for action in range(GAME.actions)
    )
    return {words: int(weight) for words, weight in named if weight}


def auction(piece: str = "tuna 20", players: int = 3) -> Match:
    """The first player has just docked with enough barrels, and this piece was drawn."""
    kind = piece.split(maxsplit=1)[0]
    match = table(players, kind)
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna" if kind == "tuna" else "2 crab")
    play(match, 0, "fishing", "ship 2", "dock", chance=f"draw {piece}")
    return match


def test_three_tuna_barrels_go_back_and_a_tuna_is_drawn() -> None:
    match = auction("tuna 20")
    assert stock_of(match, "tuna")[0] == 6
    assert market_of(match, "tuna").bag == [15, 15, 15, 25]
    view = match.view().auction
    assert (view.fish, view.value, view.fisher) == ("tuna", 20, 0)


def test_two_crab_barrels_go_back_and_a_crab_is_drawn() -> None:
    match = auction("crab 8")
    assert stock_of(match, "crab")[0] == 4
    assert market_of(match, "crab").bag == [4, 4, 4, 5, 5, 6, 6]


@pytest.mark.parametrize(
    ("kind", "cargo", "weights"),
    [
        ("tuna", "3 tuna", {"tuna 15": 3, "tuna 20": 1, "tuna 25": 1}),
        ("crab", "2 crab", {"crab 4": 3, "crab 5": 2, "crab 6": 2, "crab 8": 1}),
    ],
)
def test_every_piece_in_the_bag_is_as_likely_to_be_drawn(kind: str, cargo: str, weights: dict[str, int]) -> None:
    match = table(3, kind)
    sail(match, 0, 1)
    ship(match, 0, "three-slot", cargo)
    match.replay_entry(0, [(0, "fishing"), (0, "ship 2"), (0, "dock")])
    assert odds_of(match) == {f"draw {words}": weight for words, weight in weights.items()}


def test_chance_draws_only_what_is_in_the_bag() -> None:
    match = table(3, "tuna")
    bag(match, "2 tuna 25")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    with pytest.raises(Refusal) as refusal:
        play(match, 0, "fishing", "ship 2", "dock", chance="draw tuna 15")
    assert refusal.value.message.id == "chance-impossible"
    entry = play(match, 0, "fishing", "ship 2", "dock")
    assert chance_moves(entry) == ["draw tuna 25"]


def test_one_tuna_barrel_less_brings_no_auction() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "2 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock", "done")
    assert chance_moves(entry) == []
    assert pieces_of(match, 0) == {}


def test_tuna_and_crab_barrels_are_never_put_on_sale() -> None:
    match = table(3, "tuna crab")
    ports(match, 0, 2)
    ship(match, 0, "barge", "2 tuna", "crab", "mackerel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "done")
    assert sale_of(match, 0) == ["mackerel fresh 300"]
    assert stock_of(match, "tuna")[0] == 6
    assert stock_of(match, "crab")[0] == 4


def test_all_players_bid_at_once_the_fisher_too() -> None:
    match = auction(players=4)
    assert list(match.acting) == [0, 1, 2, 3]
    match.play(2, "bid 0")
    assert list(match.acting) == [0, 1, 3]
    assert refused(match, 2, "bid 100") == "not-your-turn"


def test_the_highest_bidder_pays_the_fisher_and_takes_the_piece() -> None:
    match = auction("tuna 20")
    bids(match, 300, 1200, 1100)
    assert all_money(match) == [3200, 800, 2000]
    assert pieces_of(match, 1) == {"tuna 20": 1}
    assert match.acting == (0,)
    assert match.view().phase == "fishing"


def test_the_fisher_as_highest_bidder_pays_the_bank() -> None:
    match = auction("tuna 25")
    bids(match, 1500, 1200, 0)
    assert all_money(match) == [500, 2000, 2000]
    assert pieces_of(match, 0) == {"tuna 25": 1}


def test_others_do_not_pay_their_bids() -> None:
    match = auction()
    bids(match, 0, 2000, 1900)
    assert money_of(match, 2) == 2000


def test_tied_for_the_highest_bid_the_fisher_picks_among_the_tied() -> None:
    match = auction("crab 8", players=4)
    entry = bids(match, 100, 700, 300, 700)
    assert facts_named(entry, "bids-tied") == [{"seat": 0, "bid": 700}]
    assert match.legal(0) == ["award seat 1", "award seat 3"]
    assert refused(match, 0, "award seat 2") == "market-not-tied"
    assert refused(match, 0, "award seat 0") == "market-not-tied"
    assert refused(match, 1, "award seat 1") == "not-your-turn"
    play(match, 0, "award seat 3")
    assert all_money(match) == [2700, 2000, 2000, 1300]
    assert pieces_of(match, 3) == {"crab 8": 1}


def test_a_fisher_among_the_tied_may_pick_themselves_and_pay_the_bank() -> None:
    match = auction("tuna 15")
    bids(match, 500, 500, 0)
    play(match, 0, "award seat 0")
    assert all_money(match) == [1500, 2000, 2000]
    assert pieces_of(match, 0) == {"tuna 15": 1}


def test_tied_at_0_the_fisher_picks_too() -> None:
    match = auction("tuna 15")
    bids(match, 0, 0, 0)
    assert match.legal(0) == ["award seat 0", "award seat 1", "award seat 2"]
    play(match, 0, "award seat 2")
    assert all_money(match) == [2000, 2000, 2000]
    assert pieces_of(match, 2) == {"tuna 15": 1}


def test_bids_are_shown_to_all_afterwards() -> None:
    match = auction()
    entry = bids(match, 100, 700, 300)
    for seat in range(3):
        shown = [fact.arguments["bid"] for fact in match.facts(entry, seat) if fact.name == "bid-shown"]
        assert shown == [100, 700, 300]


@pytest.mark.parametrize("wrong", ["bid 2100", "bid 150", "bid -100", "pass"])
def test_a_bid_is_0_or_more_in_hundreds_and_at_most_ones_money(wrong: str) -> None:
    assert refused(auction(), 1, wrong)


def test_who_has_no_money_bids_0() -> None:
    match = auction()
    money(match, 2000, 0, 2000)
    assert match.legal(1) == ["bid 0"]


def test_a_barge_may_bring_several_auctions_tuna_before_crab_after_everything_is_priced() -> None:
    match = table(3, "tuna crab eel")
    ports(match, 0, 2)
    ship(match, 0, "barge", "2 crab", "4 tuna", "eel", "mackerel")
    entry = play(match, 0, "fishing", "ship 2", "dock", "price 300", "price 400")
    assert chance_moves(entry)[0].startswith("draw tuna")
    assert sale_of(match, 0) == ["mackerel fresh 300", "eel fresh 400"]
    entry = bids(match, 0, 700, 0)
    assert chance_moves(entry)[0].startswith("draw crab")
    bids(match, 0, 0, 200)
    assert match.view().gathered == ["tuna"]
    entry = play(match, 0, "done")
    assert fact_names(entry) == ["barrels-returned", "unloading-paid"]
    assert money_of(match, 0) == 2000 + 700 + 200 + 400


def test_money_from_one_auction_may_be_bid_in_the_next() -> None:
    match = table(3, "crab", crab={"barrels": 6}, squid={"barrels": 3})
    sail(match, 0, 1)
    ship(match, 0, "four-slot", "4 crab")
    money(match, 0, 1000, 0)
    play(match, 0, "fishing", "ship 2", "dock")
    bids(match, 0, 600, 0)
    assert len(match.legal(0)) == 7
    assert len(match.legal(1)) == 5


def test_unused_barrels_of_both_kinds_go_back() -> None:
    match = table(3, "tuna crab")
    ports(match, 0, 2)
    ship(match, 0, "barge", "2 tuna", "crab")
    entry = play(match, 0, "fishing", "ship 2", "dock", "done")
    returned = {fact["kind"]: fact["barrels"] for fact in facts_named(entry, "barrels-returned")}
    assert returned == {"tuna": 2, "crab": 1}


# --- buying from players ---------------------------------------------------------------------------------------------


def test_the_seller_is_paid_the_barrel_returns_and_a_piece_is_taken() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "eel fresh 700")
    entry = play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 700", "done")
    assert all_money(match) == [1300, 2700, 2000]
    assert pieces_of(match, 0) == {"eel": 1}
    assert sale_of(match, 1) == []
    assert stock_of(match, "eel")[:2] == (6, 12)
    assert facts_named(entry, "bought") == [{"seat": 0, "seller": 1, "piece": "eel", "price": 700}]


def test_a_purchase_is_one_action_for_any_number_of_items() -> None:
    match = table(3)
    on_sale(match, 1, "2 mackerel fresh 100", "mackerel degraded 200")
    on_sale(match, 2, "mackerel fresh 300")
    from_ben = ["from seat 1", "take mackerel fresh", "at 100", "take mackerel fresh", "at 100"]
    play(match, 0, "purchase", *from_ben, "take mackerel degraded", "at 200", "from seat 2")
    play(match, 0, "take mackerel fresh", "at 300", "done")
    assert pieces_of(match, 0) == {"mackerel": 4}
    assert match.view().actions_left == 1


def test_a_purchase_contains_at_least_one_item() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 100")
    assert refused(match, 0, "purchase", "done") == "market-nothing-done"


def test_what_was_done_in_one_action_does_not_count_for_the_next() -> None:
    match = table(3, "tuna")
    on_sale(match, 1, "2 mackerel fresh 100")
    play(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 100", "done")
    for action in ("purchase", "fishing", "enter tuna"):
        assert refused(match, 0, action, "done") == "market-nothing-done"


def test_with_nothing_on_sale_elsewhere_there_is_no_purchase() -> None:
    match = table(3)
    assert refused(match, 0, "purchase") == "market-nothing-to-buy"
    on_sale(match, 0, "mackerel fresh 100")
    assert refused(match, 0, "purchase") == "market-nothing-to-buy"


def test_nobody_buys_from_themselves() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 100")
    on_sale(match, 1, "mackerel fresh 100")
    assert refused(match, 0, "purchase", "from seat 0") == "market-own-harbour"


def test_nobody_buys_what_they_cannot_pay() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 300", "mackerel fresh 500", "mackerel degraded 600")
    money(match, 400)
    assert refused(match, 0, "purchase", "from seat 1", "take mackerel degraded") == "market-too-dear"
    assert refused(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 500") == "market-too-dear"
    play(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 300", "done")
    money(match, 200)
    assert refused(match, 0, "purchase") == "market-nothing-to-buy"


def test_what_is_not_on_sale_is_not_bought() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "mackerel fresh 300")
    assert refused(match, 0, "purchase", "from seat 2") == "market-nothing-to-buy"
    assert refused(match, 0, "purchase", "from seat 1", "take eel fresh") == "market-not-on-sale"
    assert refused(match, 0, "purchase", "from seat 1", "take mackerel degraded") == "market-not-on-sale"
    assert refused(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 400") == "market-not-on-sale"
    assert refused(match, 0, "purchase", "take mackerel fresh") == "market-not-on-sale"


def test_no_licence_is_needed_to_buy() -> None:
    match = table(3, "crab squid")
    licences(match, 0)
    on_sale(match, 1, "squid fresh 300")
    play(match, 0, "purchase", "from seat 1", "take squid fresh", "at 300", "done")
    assert pieces_of(match, 0) == {"squid": 1}


def test_fugu_too_are_bought_from_others_at_any_time() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu fresh 300", "fugu degraded 200")
    take = ["take fugu fresh", "at 300", "take fugu degraded", "at 200"]
    play(match, 0, "purchase", "from seat 1", *take, "done")
    assert pieces_of(match, 0) == {"fugu": 2}
    assert value_of(match, 0) == 4


def test_buying_red_snapper_changes_what_they_are_worth() -> None:
    match = table(3, "snapper")
    own(match, 1, "2 snapper")
    assert worth_of(match, "snapper") == 6
    on_sale(match, 1, "snapper fresh 300")
    play(match, 0, "purchase", "from seat 1", "take snapper fresh", "at 300", "done")
    assert worth_of(match, "snapper") == 5


# --- overfishing -------------------------------------------------------------------------------------------------


def last_squid(fish: str = "") -> Match:
    """One squid barrel is left, and a ship with a licence is at sea."""
    match = table(3, f"squid {fish}")
    licences(match, 0, "squid")
    sail(match, 0, 1)
    stock(match, "squid", barrels=1)
    return match


def test_a_new_fish_market_is_set_up_at_once_as_at_the_start() -> None:
    match = last_squid()
    entry = play(match, 0, "fishing", "ship 1", "fish squid", chance="new market eel")
    assert facts_named(entry, "market-opened") == [{"market": "eel"}]
    assert fish_markets(match) == ["mackerel", "squid", "eel"]
    assert stock_of(match, "eel") == STOCK["eel"]
    assert worth_of(match, "eel") == 1


@pytest.mark.parametrize("market", list(STOCK)[1:])
def test_every_market_in_the_box_may_come(market: str) -> None:
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid", chance=f"new market {market}")
    assert stock_of(match, market) == STOCK[market]
    assert_consistent(match)
    play(match, 0, "done")


def test_a_new_octopus_market_brings_its_takoyaki_and_a_new_tuna_market_its_bag() -> None:
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid", chance="new market octopus")
    assert market_of(match, "octopus").takoyaki == 18
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid", chance="new market tuna")
    assert market_of(match, "tuna").bag == [15, 15, 15, 20, 25]


def test_each_market_in_the_box_is_as_likely_as_any_other() -> None:
    match = last_squid("eel crab")
    match.replay_entry(0, [(0, "fishing"), (0, "ship 1"), (0, "fish squid")])
    assert odds_of(match) == {f"new market {market}": 1 for market in ["tuna", "snapper", "salmon", "octopus", "fugu"]}


@pytest.mark.parametrize("wrong", ["new market mackerel", "new market squid", "new market bank"])
def test_no_market_in_play_and_no_extra_market_comes(wrong: str) -> None:
    match = last_squid()
    with pytest.raises(Refusal) as refusal:
        play(match, 0, "fishing", "ship 1", "fish squid", chance=wrong)
    assert refusal.value.message.id == "chance-impossible"


def test_the_turn_goes_on_where_it_was() -> None:
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid")
    assert match.acting == (0,)
    assert match.view().phase == "fishing"
    assert len(fish_markets(match)) == 3


def test_the_new_market_may_be_entered_at_once() -> None:
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid", chance="new market crab")
    play(match, 0, "done", "enter crab", "licence", "done")
    assert licences_of(match, 0) == ["squid", "crab"]


def test_the_last_barrel_stays_on_the_ship_and_is_sold_as_usual() -> None:
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid")
    play(match, 0, "done", "fishing", "ship 1", "dock", "price 500", "done")
    assert sale_of(match, 0) == ["squid fresh 500"]
    play(match, 0, "end turn")
    play(match, 1, "purchase", "from seat 0", "take squid fresh", "at 500", "done")
    assert pieces_of(match, 1) == {"squid": 1}
    assert stock_of(match, "squid")[0] == 0


def test_overfishing_in_a_purchase_lets_the_purchase_go_on() -> None:
    match = table(3, "eel")
    stock(match, "eel", pieces=1)
    on_sale(match, 1, "eel fresh 300", "mackerel fresh 100")
    play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 300", chance="new market fugu")
    play(match, 0, "take mackerel fresh", "at 100", "done")
    assert pieces_of(match, 0) == {"mackerel": 1, "eel": 1}
    assert stock_of(match, "eel")[0] == 0


def test_mackerel_too_can_be_overfished() -> None:
    match = table(3)
    stock(match, "mackerel", barrels=1)
    sail(match, 0, 1)
    entry = play(match, 0, "fishing", "ship 1", "fish mackerel")
    assert facts_named(entry, "overfished") == [{"market": "mackerel"}]
    assert chance_moves(entry)[0] != "new market mackerel"


def test_pieces_sold_to_an_overfished_market_go_back_there() -> None:
    match = table(3, "eel")
    overfish(match, "eel")
    own(match, 0, "3 eel")
    play(match, 0, "enter eel", "sell eel", "done")
    assert stock_of(match, "eel")[:2] == (0, 11)


def test_red_snapper_are_worth_2_as_soon_as_they_are_overfished() -> None:
    match = table(3, "snapper")
    licences(match, 0, "snapper")
    own(match, 1, "3 snapper")
    sail(match, 0, 1)
    stock(match, "snapper", barrels=1)
    assert value_of(match, 1) == 15
    play(match, 0, "fishing", "ship 1", "fish snapper")
    assert value_of(match, 1) == 6


# --- ships and used ships ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "yen"), [("ship 1", 500), ("ship 2", 1000), ("ship 3", 1500), ("ship 4", 2000), ("barge", 1000)]
)
def test_ships_cost_500_a_slot_and_the_barge_1000(words: str, yen: int) -> None:
    match = table(3)
    ports(match, 0, 2)
    money(match, yen - 100)
    assert refused(match, 0, "enter ships", f"buy {words}") == "market-too-dear"
    money(match, yen)
    play(match, 0, "enter ships", f"buy {words}", "done")
    assert money_of(match, 0) == 0


@pytest.mark.parametrize(
    ("size", "yen"), [("one-slot", 100), ("two-slot", 100), ("three-slot", 200), ("four-slot", 200), ("barge", 100)]
)
def test_a_ship_is_sold_at_a_tenth_of_its_new_price_rounded_up_to_100(size: str, yen: int) -> None:
    match = table(3)
    ports(match, 0, 2)
    number = ship(match, 0, size, port=2)
    play(match, 0, "enter ships", f"sell ship {number}", "done")
    assert money_of(match, 0) == 2000 + yen


def test_ships_last_as_long_as_the_stock() -> None:
    match = table(3)
    ports(match, 0, 2)
    play(match, 0, "enter ships", "buy ship 1")
    assert refused(match, 0, "buy ship 1") == "market-sold-out"


def test_several_ships_may_be_bought_and_sold_in_a_visit() -> None:
    match = table(3)
    ports(match, 0, 2)
    play(match, 0, "enter ships", "buy ship 1", "buy ship 2", "sell ship 1", "done")
    assert ships_of(match, 0) == {2: "one-slot in port 1", 3: "two-slot in port 2"}
    assert money_of(match, 0) == 2000 - 500 - 1000 + 100


def test_numbers_of_ships_are_never_used_again() -> None:
    match = table(3)
    play(match, 0, "enter ships", "sell ship 1", "buy ship 1", "done")
    assert ships_of(match, 0) == {2: "one-slot in port 0"}


def test_a_ship_that_was_sold_can_be_bought_by_others() -> None:
    match = table(6)
    assert refused(match, 0, "enter ships", "buy ship 1") == "market-sold-out"
    play(match, 0, "enter ships", "sell ship 1", "done", "end turn")
    play(match, 1, "open port", "enter ships", "buy ship 1", "done")
    assert ships_of(match, 1) == {1: "one-slot in port 0", 2: "one-slot in port 1"}


@pytest.mark.parametrize(
    ("size", "words", "fetches", "costs"),
    [
        ("one-slot", "ship 1", 200, 300),
        ("two-slot", "ship 2", 400, 600),
        ("three-slot", "ship 3", 600, 900),
        ("four-slot", "ship 4", 800, 1200),
        ("barge", "barge", 400, 600),
    ],
)
def test_used_ships_are_bought_at_200_and_sold_at_300_a_slot(size: str, words: str, fetches: int, costs: int) -> None:
    match = table(3, "", "used-ships")
    ports(match, 0, 2)
    number = ship(match, 0, size, port=2)
    play(match, 0, "enter used-ships", f"sell ship {number}", "done")
    assert money_of(match, 0) == 2000 + fetches
    money(match, 2000)
    play(match, 0, "enter used-ships", f"buy {words}", "done")
    assert money_of(match, 0) == 2000 - costs
    assert used_ships_left(match) == [0] * 5


def test_the_used_ships_market_sells_only_what_it_has() -> None:
    match = table(3, "", "used-ships")
    ports(match, 0, 2)
    assert refused(match, 0, "enter used-ships", "buy ship 1") == "market-sold-out"


def test_a_used_ship_needs_a_free_port_too() -> None:
    match = table(3, "", "used-ships")
    without_ships(match, 1, used=True)
    assert refused(match, 0, "enter used-ships", "buy ship 1") == "market-no-free-port"


def test_the_used_ships_market_may_be_used_on_the_last_turn() -> None:
    match = table(2, "", "used-ships")
    money(match, 5000, 2000)
    pass_to(match, 1)
    pass_to(match, 0)
    pass_to(match, 1)
    assert match.view().final_turns == 1
    play(match, 1, "enter used-ships", "sell ship 1", "done", "end turn")
    assert match.over
    assert match.scores[1] == 2200


# --- government --------------------------------------------------------------------------------------------------


def test_the_government_pays_for_pieces_of_any_kind() -> None:
    pieces = ["mackerel", "squid", "snapper", "salmon fresh", "salmon degraded", "octopus", "eel", "fugu", "takoyaki"]
    pieces += ["tuna 25", "crab 8"]
    match = table(3, ALL_FISH, "government")
    own(match, 0, *pieces)
    gifts = [words for piece in pieces for words in (f"give {piece}", "to 200" if piece != "fugu" else "to 300")]
    play(match, 0, "enter government", *gifts, "done")
    assert pieces_of(match, 0) == {}
    assert money_of(match, 0) == 2000 + 10 * 200 + 300


def test_the_first_place_takes_3_and_the_second_10_in_the_whole_game() -> None:
    match = table(3, "", "government")
    own(match, 0, "5 mackerel")
    own(match, 1, "10 mackerel")
    play(match, 0, "enter government", *["give mackerel", "to 300"] * 3, "give mackerel")
    assert refused(match, 0, "to 300") == "market-not-wanted"
    play(match, 0, "to 200", "done", "end turn")
    assert legal(match, 1, "enter government", "give mackerel") == ["to 200"]
    play(match, 1, "enter government", *["give mackerel", "to 200"] * 9)
    assert refused(match, 1, "give mackerel") == "market-not-wanted"
    play(match, 1, "done")
    assert all_money(match) == [2000 + 3 * 300 + 200, 2000 + 9 * 200, 2000]
    pass_to(match, 0)
    assert refused(match, 0, "enter government") == "market-nothing-to-do-there"


def test_the_giver_chooses_the_place_for_every_piece() -> None:
    match = table(3, "", "government")
    own(match, 0, "3 mackerel")
    gifts = ["give mackerel", "to 200", "give mackerel", "to 300", "give mackerel", "to 200"]
    play(match, 0, "enter government", *gifts, "done")
    assert [place.left for place in match.view().government] == [2, 8]


def test_a_piece_that_one_does_not_own_is_not_given() -> None:
    match = table(3, "eel", "government")
    own(match, 0, "mackerel")
    on_sale(match, 0, "eel fresh 300")
    assert refused(match, 0, "enter government", "give eel") == "market-not-owned"


# --- trading -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "yen"), [(5, 800), (10, 1500), (15, 2200)])
def test_the_first_to_give_enough_gets_the_yen_and_the_pieces_lie_there(value: int, yen: int) -> None:
    match = table(3, "", "trading")
    own(match, 0, "15 mackerel")
    play(match, 0, "enter trading", f"spot {value}", *["offer mackerel"] * value, "done", "done")
    assert money_of(match, 0) == 2000 + yen
    assert pieces_at(match, value // 5) == {"mackerel": value}
    assert stock_of(match, "mackerel")[1] == 15


def test_less_than_a_spot_asks_for_is_refused() -> None:
    match = table(3, "", "trading")
    own(match, 0, "5 mackerel")
    assert refused(match, 0, "enter trading", "spot 5", *["offer mackerel"] * 4, "done") == "market-not-worth-enough"
    assert refused(match, 0, "enter trading", "spot 10") == "market-not-worth-enough"


def test_more_than_a_spot_asks_for_may_be_given_for_the_same_yen() -> None:
    match = table(3, "tuna", "trading")
    own(match, 0, "tuna 25", "mackerel")
    play(match, 0, "enter trading", "spot 5", "offer tuna 25", "offer mackerel", "done", "done")
    assert money_of(match, 0) == 2800
    assert pieces_at(match, 1) == {"mackerel": 1, "tuna 25": 1}


def test_a_piece_that_one_does_not_own_is_not_offered() -> None:
    match = table(3, "", "trading")
    own(match, 0, "5 mackerel")
    offer = ["offer mackerel"] * 5
    assert refused(match, 0, "enter trading", "spot 5", *offer, "offer mackerel") == "market-not-owned"
    assert refused(match, 0, "enter trading", "spot 5", "offer squid") == "market-not-owned"


def test_goods_on_sale_are_not_offered() -> None:
    match = table(3, "octopus", "trading")
    on_sale(match, 0, "3 takoyaki 300")
    assert refused(match, 0, "enter trading") == "market-nothing-to-do-there"


def test_after_the_sale_anyone_may_swap_but_nobody_gets_yen() -> None:
    match = table(3, "crab", "trading")
    own(match, 0, "6 mackerel")
    own(match, 1, "crab 6")
    play(match, 0, "enter trading", "spot 5", *["offer mackerel"] * 6, "done", "done", "end turn")
    play(match, 1, "enter trading", "spot 5", "offer crab 6", "done", "done", "end turn")
    assert pieces_of(match, 1) == {"mackerel": 6}
    assert pieces_at(match, 1) == {"crab 6": 1}
    assert all_money(match) == [2800, 2000, 2000]


def test_a_swap_asks_for_the_value_of_the_spot_not_of_the_pile() -> None:
    match = table(3, "tuna", "trading")
    spot(match, 1, "tuna 25")
    own(match, 0, "5 mackerel")
    play(match, 0, "enter trading", "spot 5", *["offer mackerel"] * 5, "done", "done")
    assert pieces_of(match, 0) == {"tuna 25": 1}


def test_all_three_spots_may_be_used_in_one_visit() -> None:
    match = table(3, "", "trading")
    own(match, 0, "29 mackerel")
    for value in (10, 5):
        first = ["enter trading"] if value == 10 else []
        play(match, 0, *first, f"spot {value}", *["offer mackerel"] * value, "done")
    assert refused(match, 0, "spot 15") == "market-not-worth-enough"
    play(match, 0, "done")
    assert money_of(match, 0) == 2000 + 1500 + 800


def test_pieces_taken_in_a_swap_may_be_given_at_another_spot() -> None:
    match = table(3, "tuna", "trading")
    spot(match, 1, "tuna 25")
    own(match, 0, "5 mackerel")
    play(
        match, 0, "enter trading", "spot 5", *["offer mackerel"] * 5, "done", "spot 15", "offer tuna 25", "done", "done"
    )
    assert money_of(match, 0) == 2000 + 2200


def test_a_spot_may_be_begun_only_if_all_ones_pieces_together_are_worth_enough() -> None:
    match = table(3, "fugu", "trading")
    own(match, 0, "2 fugu")
    assert refused(match, 0, "enter trading") == "market-nothing-to-do-there"
    own(match, 0, "fugu")
    assert legal(match, 0, "enter trading") == ["open port", "spot 5"]


def test_an_offer_once_begun_is_completed() -> None:
    match = table(3, "", "trading")
    own(match, 0, "5 mackerel")
    assert legal(match, 0, "enter trading", "spot 5") == ["offer mackerel"]
    assert refused(match, 0, "enter trading", "spot 5", "done") == "market-not-worth-enough"


# --- bank --------------------------------------------------------------------------------------------------------


def test_a_loan_brings_500_and_costs_1000_at_the_end() -> None:
    match = table(2, "", "bank")
    play(match, 0, "enter bank", "loan", "loan", "done")
    assert money_of(match, 0) == 3000
    assert match.scores == [3000 - 2000, 2000]


def test_a_share_costs_300() -> None:
    match = table(2, "", "bank")
    play(match, 0, "enter bank", "share", "done")
    assert money_of(match, 0) == 1700


def test_there_are_three_loans_and_two_shares() -> None:
    match = table(3, "", "bank")
    play(match, 0, "enter bank", "loan", "loan", "loan")
    assert refused(match, 0, "loan") == "market-sold-out"
    play(match, 0, "done", "end turn")
    play(match, 1, "enter bank", "share", "share")
    assert refused(match, 1, "share") == "market-sold-out"


def test_who_has_a_loan_may_never_take_a_share_and_the_other_way_round() -> None:
    match = table(3, "", "bank")
    bank(match, 0, loans=1)
    bank(match, 1, shares=1)
    assert refused(match, 0, "enter bank", "share") == "market-loan-or-share"
    play(match, 0, "end turn")
    assert refused(match, 1, "enter bank", "loan") == "market-loan-or-share"


def test_in_one_visit_too_it_is_one_kind_or_the_other() -> None:
    match = table(3, "", "bank")
    assert refused(match, 0, "enter bank", "loan", "share") == "market-loan-or-share"
    assert refused(match, 0, "enter bank", "share", "loan") == "market-loan-or-share"


def test_loans_and_shares_take_no_licence_slot() -> None:
    match = table(3, "", "bank")
    play(match, 0, "enter bank", "loan", "loan", "loan", "done")
    assert match.view().seats[0].slots_free == 3


def test_a_share_is_bought_with_money_in_hand() -> None:
    match = table(3, "", "bank")
    money(match, 200)
    assert refused(match, 0, "enter bank", "share") == "market-too-dear"
    bank(match, 1, loans=3)
    assert refused(match, 0, "enter bank") == "market-nothing-to-do-there"


# --- rentals -----------------------------------------------------------------------------------------------------


def test_the_rentals_are_entered_for_200_yen_and_each_costs_200() -> None:
    match = table(3, "", "rentals")
    play(match, 0, "enter rentals", "freezer", "cart", "cart", "done")
    assert money_of(match, 0) == 2000 - 200 - 3 * 200
    assert match.view().actions_left == 2
    assert (match.view().seats[0].freezer_uses, match.view().seats[0].cart_uses) == (2, 4)


def test_there_are_two_freezers_and_two_carts() -> None:
    match = table(3, "", "rentals")
    licences(match, 0)
    play(match, 0, "enter rentals", "freezer", "freezer", "cart")
    assert refused(match, 0, "freezer") == "market-sold-out"
    play(match, 0, "cart")
    assert refused(match, 0, "cart") == "market-sold-out"


def test_a_rental_needs_the_fee_and_the_rent() -> None:
    match = table(3, "", "rentals")
    money(match, 300)
    assert refused(match, 0, "enter rentals") == "market-nothing-to-do-there"
    money(match, 400)
    play(match, 0, "enter rentals", "cart", "done")
    assert money_of(match, 0) == 0


def test_a_freezer_returns_after_two_uses_and_can_be_rented_again() -> None:
    match = table(3, "", "rentals")
    on_sale(match, 1, "mackerel fresh 300")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    entry = play(match, 1, "freeze")
    assert facts_named(entry, "rental-returned") == []
    assert (match.view().freezers_left, match.view().seats[1].slots_free) == (1, 2)
    pass_to(match, 1)
    entry = play(match, 1, "freeze")
    assert facts_named(entry, "rental-returned") == [{"seat": 1, "rental": "freezer"}]
    assert (match.view().freezers_left, match.view().seats[1].slots_free) == (2, 3)
    assert sale_of(match, 1) == ["mackerel fresh 300"]
    play(match, 1, "enter rentals", "freezer", "done")


def test_a_cart_returns_after_two_uses_and_can_be_rented_again() -> None:
    match = table(3, "squid", "rentals")
    rentals(match, 0, cart=2)
    actions_left(match, 0)
    entry = play(match, 0, "enter squid", "licence", "done")
    assert facts_named(entry, "rental-returned") == [{"seat": 0, "rental": "cart"}]
    assert match.view().carts_left == 2
    play(match, 0, "enter rentals", "cart", "done")


def test_a_half_used_rental_is_used_before_a_fresh_one() -> None:
    match = table(3, "", "rentals")
    rentals(match, 0, cart=3)
    assert match.view().carts_left == 0
    actions_left(match, 0)
    play(match, 0, "enter mackerel", "licence", "done")
    assert match.view().carts_left == 1


def test_a_rental_is_never_given_back_unused() -> None:
    match = table(3, "squid tuna", "rentals")
    rentals(match, 0, freezer=2, cart=2)
    licences(match, 0, "2 squid")
    assert legal(match, 0, "enter tuna", "by action", "licence") == ["return squid"]
    assert legal(match, 0, "enter rentals", "freezer") == ["return squid"]


# --- aquarium ----------------------------------------------------------------------------------------------------


def test_the_aquarium_pays_for_what_it_wants_and_keeps_it() -> None:
    pieces = ["mackerel", "squid", "snapper", "salmon fresh", "salmon degraded", "octopus", "eel", "fugu"]
    pieces += ["tuna 15", "crab 4"]
    match = table(3, ALL_FISH, "aquarium")
    own(match, 0, *pieces)
    before = [stock_of(match, fish) for fish in ALL_FISH.split()]
    play(match, 0, "enter aquarium", *(f"sell {piece}" for piece in pieces), "done")
    assert money_of(match, 0) == 2000 + 300 + 600 + 600 + 700 + 700 + 500 + 800 + 500 + 2000 + 1000
    assert pieces_of(match, 0) == {}
    assert [stock_of(match, fish) for fish in ALL_FISH.split()] == before
    assert match.view().actions_left == 0


@pytest.mark.parametrize(
    ("piece", "number"),
    [("mackerel", 4), ("squid", 2), ("snapper", 3), ("octopus", 3), ("eel", 2), ("fugu", 2), ("salmon degraded", 2)],
)
def test_the_aquarium_takes_so_many_of_each_in_the_whole_game(piece: str, number: int) -> None:
    match = table(3, ALL_FISH, "aquarium")
    own(match, 0, f"{number} {piece}")
    own(match, 1, piece)
    play(match, 0, "enter aquarium", *[f"sell {piece}"] * number, "done", "end turn")
    own(match, 1, "crab 8")
    assert refused(match, 1, "enter aquarium", f"sell {piece}") == "market-not-wanted"


def test_the_aquarium_pays_the_same_for_every_tuna_and_wants_one() -> None:
    match = table(3, "tuna", "aquarium")
    own(match, 0, "tuna 15", "tuna 25")
    play(match, 0, "enter aquarium", "sell tuna 15")
    assert money_of(match, 0) == 4000
    assert refused(match, 0, "sell tuna 25") == "market-not-wanted"


def test_fresh_and_degraded_salmon_are_the_same_to_the_aquarium() -> None:
    match = table(3, "salmon", "aquarium")
    own(match, 0, "salmon fresh", "2 salmon degraded")
    play(match, 0, "enter aquarium", "sell salmon fresh", "sell salmon degraded")
    assert refused(match, 0, "sell salmon degraded") == "market-not-wanted"
    assert money_of(match, 0) == 2000 + 1400


def test_the_aquarium_wants_no_takoyaki() -> None:
    match = table(3, "octopus", "aquarium")
    own(match, 0, "takoyaki")
    assert refused(match, 0, "enter aquarium") == "market-nothing-to-do-there"


def test_eels_sold_to_the_aquarium_do_not_move_the_track() -> None:
    match = table(3, "eel", "aquarium")
    own(match, 0, "2 eel")
    eel_track(match, 6)
    play(match, 0, "enter aquarium", "sell eel", "sell eel", "done")
    assert worth_of(match, "eel") == 6


# --- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("yen", "ends"), [(4900, False), (5000, True), (9000, True)])
def test_5000_yen_at_the_start_of_a_turn_bring_the_end(yen: int, ends: bool) -> None:
    match = table(3)
    money(match, 2000, yen, 2000)
    pass_to(match, 1)
    assert (match.view().final_turns > 0) is ends


@pytest.mark.parametrize(("mackerel", "ends"), [(13, False), (14, True), (15, True)])
def test_pieces_worth_50_at_the_start_of_a_turn_bring_the_end(mackerel: int, ends: bool) -> None:
    match = table(3, "fugu")
    own(match, 1, "6 fugu", f"{mackerel} mackerel")
    pass_to(match, 1)
    assert (match.view().final_turns > 0) is ends


def test_only_the_player_whose_turn_begins_is_looked_at() -> None:
    match = table(3)
    money(match, 2000, 2000, 6000)
    pass_to(match, 1)
    assert match.view().final_turns == 0
    pass_to(match, 2)
    assert match.view().final_turns == 3


def test_getting_rich_within_a_turn_brings_no_end_before_the_next_one() -> None:
    match = table(2, "tuna")
    own(match, 0, "tuna 25")
    money(match, 3000)
    play(match, 0, "enter tuna", "sell tuna 25", "done", "end turn")
    assert match.view().final_turns == 0
    pass_to(match, 0)
    assert match.view().final_turns == 2


def test_goods_on_sale_do_not_count_as_value() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "12 takoyaki 300", "3 octopus fresh 300")
    pass_to(match, 1)
    assert value_of(match, 1) == 0
    assert match.view().final_turns == 0


def test_after_the_last_turn_the_game_is_over_and_scored() -> None:
    match = table(2)
    money(match, 2000, 5000)
    own(match, 0, "mackerel")
    own(match, 1, "3 mackerel")
    pass_to(match, 1)
    pass_to(match, 0)
    entry = play(match, 0, "end turn")
    assert match.over
    assert match.acting == ()
    assert facts_named(entry, "scored") == [
        {"seat": 0, "money": 2000, "value": 1, "worth": 100, "total": 1600},
        {"seat": 1, "money": 5000, "value": 3, "worth": 300, "total": 6300},
    ]
    assert match.scores == [1600, 6300]
    assert match.winners == [1]
    assert refused(match, 0, "end turn") == "game-over"


# --- the score ---------------------------------------------------------------------------------------------------


def test_the_highest_value_gets_1000_and_the_lowest_pays_500() -> None:
    match = table(3)
    own(match, 1, "4 mackerel")
    own(match, 2, "2 mackerel")
    assert match.scores == [2000 - 500, 2000 + 1000 + 400, 2000 + 200]


def test_a_score_is_yen_and_100_for_each_of_value() -> None:
    match = table(3, ALL_FISH)
    eel_track(match, 5)
    own(match, 0, "2 eel", "3 fugu", "octopus", "takoyaki", "squid", "mackerel", "tuna 20", "crab 5", "salmon fresh")
    own(match, 1, "tuna 25", "salmon degraded")
    value = 10 + 9 + 3 + 5 + 0 + 1 + 20 + 5 + 2
    assert value_of(match, 0) == value
    assert match.scores == [2000 + 1000 + 100 * value, 2000 + 100 * 29, 1500]


def test_ships_licences_and_rentals_are_worth_nothing_at_the_end() -> None:
    match = table(3, "tuna", "rentals")
    ship(match, 0, "four-slot", "2 tuna")
    licences(match, 0, "mackerel", "2 tuna")
    rentals(match, 0, cart=2)
    assert match.scores == [2000, 2000, 2000]


def test_most_yen_wins() -> None:
    match = table(3)
    money(match, 2000, 2100, 1900)
    assert match.winners == [1]


def test_the_end_tells_bonuses_loans_and_shares() -> None:
    match = table(2, "", "bank", turn_limit=1)
    own(match, 0, "mackerel")
    bank(match, 0, loans=1)
    bank(match, 1, shares=1)
    play(match, 0, "end turn")
    entry = play(match, 1, "end turn")
    assert facts_named(entry, "most-value") == [{"seat": 0, "value": 1, "yen": 1000}]
    assert facts_named(entry, "least-value") == [{"seat": 1, "value": 0, "yen": 500}]
    assert facts_named(entry, "loans-repaid") == [{"seat": 0, "loans": 1, "yen": 1000}]
    assert facts_named(entry, "shares-paid") == [{"seat": 1, "shares": 1, "yen": 500}]
    assert match.scores == [2000 + 1000 - 1000 + 100, 2000 - 500 + 500]


# --- games at random ----------------------------------------------------------------------------------------------


def any_of(dice: random.Random, choices: list[str]) -> str:
    """First what to do, then which of it: the many markets and prices leave room for the rest, and turns are long."""
    verbs = sorted({words.split()[0] for words in choices})
    verb = dice.choice([verb for verb in verbs if verb != "end"] if len(verbs) > 1 and dice.random() < 0.9 else verbs)
    return dice.choice([words for words in choices if words.split()[0] == verb])


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_ends_even_of_players_who_never_end_it_by_themselves(seed: int) -> None:
    dice = random.Random(seed)
    players = 2 + seed % 5
    options = {"fish_markets": 9, "extra_markets": 7, "turn_limit": 4}
    match = Match.new(GAME, SEATS[:players], seed=f"turns/{seed}", options=options)
    match.states[0].money[:players] = 4000
    most = longest_turn(match.configs[0])
    steps = 0
    while not match.over:
        seat = match.acting[0]
        choices = match.legal(seat)
        assert choices
        words = any_of(dice, [words for words in choices if words != "end turn"] or choices)
        match.play(seat, words)
        assert_consistent(match)
        steps = 0 if words == "end turn" else steps + 1
        assert steps <= most


@pytest.mark.parametrize("seed", range(4))
def test_every_fishing_action_ends_with_a_fleet_beside_a_barge(seed: int) -> None:
    """R24: handing over is free, but it needs barrels aboard, and those come by activities only."""
    dice = random.Random(seed)
    match = table(2, "eel salmon fugu")
    ports(match, 0, 2)
    licences(match, 0, "mackerel", "eel", "salmon", "fugu")
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "barge")
    ship(match, 0, "two-slot", "eel")
    ship(match, 0, "three-slot", "salmon")
    match.play(0, "fishing")
    steps = handed_over = 0
    while match.view().phase != "turn":
        choices = match.legal(0)
        assert choices
        # The barge docks last, so that it can take something.
        more = [words for words in choices if words not in ("done", "ship 2")]
        words = "hand over" if "hand over" in choices and dice.random() < 0.8 else dice.choice(more or choices)
        match.play(0, words)
        assert_consistent(match)
        handed_over += words == "hand over"
        steps += 1
    assert 0 < handed_over <= 2 * 3
    assert steps <= longest_turn(match.configs[0])


@pytest.mark.parametrize("seed", range(4))
def test_yen_pieces_and_chits_are_never_made_or_lost(seed: int) -> None:
    dice = random.Random(100 + seed)
    options = {"fish_markets": 9, "extra_markets": 7, "turn_limit": 12}
    match = Match.new(GAME, SEATS[:4], seed=f"kept/{seed}", options=options)
    config = match.configs[0]
    while not match.over:
        seat = match.acting[0]
        match.play(seat, any_of(dice, match.legal(seat)))
        state = match.states[0]
        assert (state.money >= 0).all()
        assert (state.licences.sum(axis=0) + state.licences_left == config.licences).all()
        assert state.loans.sum() + state.loans_left == 3
        assert state.shares.sum() + state.shares_left == 2
        at_sea = {kind: int(state.ship_barrels[state.ship_kind == kind].sum()) for kind in range(9)}
        for kind in range(9):
            if not state.overfished[kind]:
                lot = int(KIND_LOT[kind])
                lying = int(state.on_sale[:, lot : lot + 2].sum()) if lot >= 0 else 0
                out = at_sea[kind] + int(state.barge_cargo[kind]) + int(state.to_price[kind] + state.gathered[kind])
                assert state.barrels[kind] + lying + out == config.barrels[kind]


# --- the engine's side -------------------------------------------------------------------------------------------


def test_there_are_at_most_256_decisions() -> None:
    assert ACTIONS <= 256
    assert GAME.actions == ACTIONS == len(GAME.decisions)


def test_actions_out_of_range_are_refused() -> None:
    match = table(2)
    before = match.states.tobytes()
    for action in (-1, ACTIONS, 10_000):
        assert apply_raw(match, 0, action) < 0
    for seat in (-1, 1, 2, 7, 100):
        assert apply_raw(match, seat, END_TURN) < 0
        assert sum(mask_of(match, seat)) == 0
    assert match.states.tobytes() == before


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_is_just_what_is_not_refused(seed: int) -> None:
    dice = random.Random(200 + seed)
    options = {"fish_markets": 9, "extra_markets": 7, "turn_limit": 10}
    match = Match.new(GAME, SEATS[:3], seed=f"offered/{seed}", options=options)
    for step in range(600):
        if match.over:
            break
        seat = dice.choice(match.acting)
        mask = mask_of(match, seat)
        assert count_offered(match, seat) == sum(mask)
        if step % 10 == 0:
            refusals = [refusal(match.states[0], match.configs[0], seat, action) for action in range(GAME.actions)]
            assert [int(why == 0) for why in refusals] == mask
        match.play(seat, any_of(dice, match.legal(seat)))


def test_nothing_is_chosen_between_the_steps_of_a_turn() -> None:
    # Equal positions are equal bytes, whatever led there.
    dice = random.Random(300)
    options = {"fish_markets": 9, "extra_markets": 7, "turn_limit": 25}
    match = Match.new(GAME, SEATS[:3], seed="chosen", options=options)
    while not match.over:
        seat = match.acting[0]
        match.play(seat, any_of(dice, match.legal(seat)))
        if match.view().phase == "turn":
            state = match.states[0]
            for name in ("market", "ship", "lot", "price", "piece", "spot", "seller", "to_take"):
                assert getattr(state, name) == -1, name
            for name in ("steps", "entry_due", "licence_taken", "takoyaki_to_price", "eels_sold", "unloaded"):
                assert getattr(state, name) == 0, name
            for name in ("ship_acted", "ship_new", "repriced", "to_price", "gathered", "offered", "spot_used"):
                assert not getattr(state, name).any(), name
    assert {"bought", "docked", "licence-taken", "sold"} <= {fact.name for fact in all_facts(match)}


def test_a_refused_series_changes_nothing() -> None:
    match = table(3)
    before = match.states.tobytes()
    with pytest.raises(Refusal):
        match.play(0, "fishing", "ship 1", "undock", "done", "enter mackerel", "licence", "licence")
    assert match.states.tobytes() == before
    assert match.entries == []


def test_what_chance_decides_stands_in_the_moves_in_words() -> None:
    assert auction("tuna 20").moves[-1] == (CHANCE, "draw tuna 20")
    match = last_squid()
    play(match, 0, "fishing", "ship 1", "fish squid", chance="new market eel")
    assert match.moves[-1] == (CHANCE, "new market eel")


def test_pieces_are_named_by_kind_side_and_printed_value() -> None:
    match = table(3, ALL_FISH)
    assert {"mackerel", "salmon fresh", "salmon degraded", "tuna 15", "tuna 25", "crab 8"} <= set(
        words_of_pieces(match)
    )


def test_a_turn_tells_when_it_begins() -> None:
    match = table(2)
    play(match, 0, "end turn")
    play(match, 1, "end turn")
    turns = [fact.arguments for fact in all_facts(match) if fact.name == "turn-begins"]
    assert turns == [{"seat": 0, "turn": 1}, {"seat": 1, "turn": 1}, {"seat": 0, "turn": 2}]

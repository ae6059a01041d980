"""The greedy player: it runs a company, and triggers the end of the game."""

from typing import Any

import numpy as np
import pytest

from tests.games.market.tables import cargo_of, licences, money, on_sale, own, play, ports, sail, ship, ships_of, table
from uogashi.arena.simulate import Plan, simulate
from uogashi.arena.statistics import Statistics
from uogashi.bots.players import decide
from uogashi.core.chance import new_generator
from uogashi.core.match import Match
from uogashi.games.market import GAME

PLAYERS = list(GAME.player_counts)


def greedy(match: Match, seat: int = 0) -> str:
    return decide(match, seat, "greedy", new_generator("market", "greedy"))


def turn_of(match: Match, seat: int = 0) -> list[str]:
    """Everything that greedy decides in the turn of this seat."""
    decided = []
    while match.acting == (seat,) and match.view().player == seat:
        decided.append(greedy(match, seat))
        match.play(seat, decided[-1])
    return decided


# --- strength ---


@pytest.mark.parametrize("players", PLAYERS)
def test_one_greedy_beats_random_players(players: int) -> None:
    statistics = Statistics(players)
    bots = ("greedy", *("random",) * (players - 1))
    for chunk in simulate(Plan("market", players, 400, "strength", bots)):
        statistics.step(chunk)
    assert statistics.win_summary(0)["low"] >= 0.97


def happened(players: int, rules: str, *kinds: str, games: int = 500) -> list[Any]:
    """How often these facts were reported in each of many games of greedy players."""
    names = [kind.name for kind in GAME.facts]
    counts = []
    for chunk in simulate(Plan("market", players, games, "ends", ("greedy",) * players, facts=True, rules=rules)):
        assert chunk.tally is not None
        counts.append(chunk.tally.happened)
    told = np.concatenate(counts)
    return [told[:, names.index(kind)] for kind in kinds]


@pytest.mark.parametrize("rules", GAME.versions)
@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_players_bring_the_game_to_its_end(players: int, rules: str) -> None:
    """By the rules in 99 of 100 games, with two players in 95, and as a rule in 10 to 30 turns."""
    limit, begun = happened(players, rules, "limit-reached", "turn-begins")
    assert (limit > 0).mean() <= (0.05 if players == 2 else 0.01)
    turns = begun / players
    assert np.median(turns) >= 10
    assert np.quantile(turns, 0.9) <= 30


def test_greedy_players_use_the_barge_where_it_pays() -> None:
    """With few players, who have the time and the fish for it; by the older rules it served too little."""
    used = {players: (happened(players, "2", "barge-loaded")[0] > 0).mean() for players in PLAYERS}
    assert used[2] > used[4] > used[6]
    assert used[2] > 0.5
    assert used[6] < 0.01
    assert not happened(2, "1", "barge-loaded")[0].any()


# --- what it does ---


def beside_a_barge(fish: str = "snapper", rules: str = "2") -> Match:
    """No money, all ports open, ship 1 and the barge, ship 2, at sea, and licences for mackerel and this."""
    match = table(2, fish, rules=rules, start_money=0)
    licences(match, 0, "mackerel", fish)
    ports(match, 0, 2)
    sail(match, 0, 1)
    ship(match, 0, "barge")
    return match


def test_it_buys_the_barge_and_the_ports_for_it_where_enough_turns_are_to_come() -> None:
    match = table(2, "snapper")
    licences(match, 0, "mackerel", "snapper")
    ship(match, 0, "two-slot")
    ship(match, 0, "two-slot")
    money(match, 3000)
    decided = turn_of(match)
    assert decided.count("open port") == 2
    assert "buy barge" in decided


def test_it_does_not_buy_the_barge_where_it_has_no_time_to_pay() -> None:
    match = table(2, "snapper")
    licences(match, 0, "mackerel", "snapper")
    ship(match, 0, "two-slot")
    ship(match, 0, "two-slot")
    money(match, 3000)
    match.states[0].turn_number = 16
    assert "buy barge" not in turn_of(match)


def test_it_fishes_for_the_barge_hands_over_and_brings_the_barge_home_last() -> None:
    match = beside_a_barge()
    ship(match, 0, "two-slot", "2 snapper")
    decided = turn_of(match)
    fishing = decided[decided.index("fishing") :]
    assert fishing.index("hand over") < fishing.index("barge snapper") < fishing.index("dock")
    assert fishing[fishing.index("dock") - 1] == "ship 2"
    assert ships_of(match, 0)[1] == "one-slot at sea"


def test_it_sends_the_barge_out_before_others_fish() -> None:
    match = table(2, "snapper", start_money=0)
    licences(match, 0, "mackerel", "snapper")
    ports(match, 0, 2)
    sail(match, 0, 1)
    ship(match, 0, "barge", port=2)
    decided = turn_of(match)
    assert decided[:5] == ["fishing", "ship 2", "undock", "ship 1", "barge snapper"]


def test_it_does_not_overfish_for_the_barge() -> None:
    match = beside_a_barge("eel")
    match.states[0].barrels[6] = 1
    turn_of(match)
    assert "eel" not in cargo_of(match, 0, 2)


def test_it_keeps_its_last_pieces_where_only_value_is_missing() -> None:
    match = table(3, "squid")
    money(match, 5100, 500, 500)
    own(match, 0, "2 mackerel")
    own(match, 1, "3 mackerel")
    own(match, 2, "3 mackerel")
    assert "sell mackerel" not in turn_of(match)


def test_it_sails_out_when_it_can_fish() -> None:
    match = table(2, "snapper")
    decided = turn_of(match)
    assert "undock" in decided
    assert decided[-1] == "end turn"


def test_it_docks_a_full_ship_and_asks_less_than_the_fish_is_worth() -> None:
    match = table(2, "snapper", start_money=0)
    licences(match, 0, "mackerel", "snapper")
    sail(match, 0, 1, "snapper")
    decided = turn_of(match)
    prices = [int(words.split()[1]) for words in decided if words.startswith("price")]
    assert prices
    assert 100 <= prices[0] < 600


def test_it_buys_what_is_worth_more_than_its_price() -> None:
    match = table(2, "eel")
    match.states[0].eel_track = 9
    on_sale(match, 1, "eel fresh 300")
    assert "take eel fresh" in turn_of(match)


def test_it_does_not_buy_what_is_too_dear() -> None:
    match = table(2, "eel")
    on_sale(match, 1, "eel fresh 900")
    assert "purchase" not in turn_of(match)


def test_it_sells_crabs_where_more_is_paid_than_they_score() -> None:
    match = table(2, "crab")
    own(match, 0, "crab 8", "crab 6")
    decided = turn_of(match)
    assert {"sell crab 8", "sell crab 6"} <= set(decided)


def test_it_bids_no_more_than_the_tuna_is_worth() -> None:
    match = table(3, "tuna", tuna={"auction_barrels": 1}, start_money=9000)
    licences(match, 0, "mackerel", "tuna")
    sail(match, 0, 1, "tuna")
    play(match, 0, "fishing", "ship 1", "dock", chance="draw tuna 20")
    bids = [int(greedy(match, seat).split()[1]) for seat in range(3)]
    assert all(0 < bid < 2000 for bid in bids)

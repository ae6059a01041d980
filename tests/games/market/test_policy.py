"""The greedy player: it runs a company, and brings the game to its end."""

import numpy as np
import pytest

from tests.games.market.tables import licences, on_sale, own, play, sail, table
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


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_players_bring_the_game_to_its_end(players: int) -> None:
    """By the rules, not by the limit of turns, in at least 95 of 100 games, and in 10 to 30 turns as a rule."""
    kinds = [kind.name for kind in GAME.facts]
    counts = []
    for chunk in simulate(Plan("market", players, 500, "ends", ("greedy",) * players, facts=True)):
        assert chunk.tally is not None
        counts.append(chunk.tally.happened)
    told = np.concatenate(counts)
    assert (told[:, kinds.index("limit-reached")] > 0).mean() <= 0.05
    turns = told[:, kinds.index("turn-begins")] / players
    assert np.median(turns) >= 10
    assert np.quantile(turns, 0.9) <= 30


# --- what it does ---


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

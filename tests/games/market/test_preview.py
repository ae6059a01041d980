"""The predicted outcome of a decision is its real outcome."""

import time
from typing import Any

import pytest

from tests.games.market.tables import (
    GAME,
    bank,
    eel_track,
    licences,
    money,
    on_sale,
    own,
    play,
    rentals,
    sail,
    ship,
    stock,
    table,
)
from uogashi.bots.players import decide, new_luck
from uogashi.core import engine
from uogashi.core.lookahead import SILENCE
from uogashi.core.match import Match
from uogashi.core.outlook import Choice, Outlook
from uogashi.games.market import preview

NAMES = ["a", "b", "c", "d", "e", "f"]
EVERYTHING = {"fish_markets": 9, "extra_markets": 7}


def choices(match: Match, seat: int = 0) -> dict[str, Choice]:
    return {each.decision: each for each in preview.preview_choices(match.hidden(seat), match.configs, seat)}


def held(match: Match, seat: int) -> dict[str, int]:
    view = match.view(seat)
    mine = view.seats[seat]
    actions = {"actions": view.actions_left} if view.player == seat else {}
    return {"money": mine.money, "value": mine.value, "score": mine.score, **actions}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_previews_of_whole_games_come_true(players: int, bot: str) -> None:
    match = Match.new(GAME, NAMES[:players], seed="preview", options={**EVERYTHING, "turn_limit": 6})
    luck = new_luck(match)
    seen = 0
    while not match.over:
        seat = match.acting[0]
        found = preview.preview_choices(match.hidden(seat), match.configs, seat)
        assert [choice.decision for choice in found] == match.legal(seat)
        if len(match.entries) % 5 == 0 and match.view().phase != "bidding":
            for choice in found:
                comes_true(match, seat, choice)
                seen += 1
        match.play(seat, decide(match, seat, bot, luck))
    assert seen > 50


def comes_true(match: Match, seat: int, choice: Choice) -> None:
    now, twin = held(match, seat), match.fork()
    # What chance does is no part of it: an entry that it belongs to is compared without.
    for number, decision in enumerate((choice.decision, *choice.then)):
        states = twin.hidden(seat)
        action = GAME.find_decision(states, twin.configs, decision)
        assert action is not None
        engine.apply(states, twin.configs, 0, seat, action, SILENCE)
        twin.states = states
        if number == 0:
            then = held(twin, seat)
            assert choice.change == {name: then[name] - now[name] for name in then if name in now}
    assert choice.after == held(twin, seat)


def test_entering_shows_the_fee_and_what_licences_bring() -> None:
    match = table(3, "squid salmon", "rentals")
    assert choices(match)["enter mackerel"].change == {"money": 100, "value": 0, "score": 100, "actions": -1}
    assert choices(match)["enter squid"].change["actions"] == -2
    assert choices(match)["enter salmon"].change == {"money": -400, "value": 0, "score": -400, "actions": 0}
    assert choices(match)["enter rentals"].change["money"] == -200


def test_what_must_be_decided_next_is_chosen_for_the_best_score() -> None:
    match = table(2, "squid")
    own(match, 0, "squid")
    rentals(match, 0, cart=2)
    entering = choices(match)["enter squid"]
    assert entering.change == {"money": 0, "value": 0, "score": 0, "actions": 0}
    assert entering.then == ["by action", "by action"]
    assert entering.after["actions"] == 0


def test_a_purchase_shows_the_cheapest_and_the_best() -> None:
    match = table(2, "eel")
    eel_track(match, 7)
    on_sale(match, 1, "mackerel fresh 100", "eel fresh 600", "eel fresh 300")
    play(match, 0, "purchase")
    buying = choices(match)["from seat 1"]
    assert buying.then == ["take eel fresh", "at 300"]
    assert buying.after["value"] == 7
    play(match, 0, "from seat 1")
    assert choices(match)["take mackerel fresh"].then == ["at 100"]
    assert choices(match)["take mackerel fresh"].after["money"] == 1900


def test_a_licence_for_which_another_goes_back() -> None:
    match = table(3, "eel")
    licences(match, 0, "4 mackerel")
    play(match, 0, "enter eel")
    assert choices(match)["licence"].then == ["return mackerel"]
    assert choices(match)["licence"].after["money"] == 1700


def test_giving_shows_the_better_place() -> None:
    match = table(2, extra="government")
    own(match, 0, "2 mackerel")
    play(match, 0, "enter government")
    assert choices(match)["give mackerel"].then == ["to 300"]
    assert choices(match)["give mackerel"].after["money"] == 2300


def test_a_bid_shows_what_winning_would_bring_and_nothing_of_the_others() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    licences(match, 0, "tuna")
    money(match, 1000, 700, 300)
    play(match, 0, "fishing", "ship 2")
    play(match, 0, "dock", chance="draw tuna 20")
    for seat, most in ((0, 1000), (1, 700), (2, 300)):
        found = choices(match, seat)
        assert list(found) == [f"bid {bid}" for bid in range(0, most + 1, 100)]
        assert found["bid 200"].change == {"money-won": -200, "value-won": 20, "score-won": 20 * 100 + 1000 - 200}
        assert found["bid 200"].after["money-won"] == most - 200
        assert (found["bid 0"].free, found["bid 100"].free) == (True, False)
    before = choices(match, 2)
    match.play(0, "bid 1000")
    assert choices(match, 2) == before, "what others bid changes nothing"
    assert choices(match, 0) == {}


def test_where_chance_follows_nothing_of_it_is_told() -> None:
    match = table(2, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    licences(match, 0, "tuna")
    play(match, 0, "fishing", "ship 2")
    assert choices(match)["dock"].change == {"money": 0, "value": 0, "score": 0, "actions": 0}
    assert choices(match)["dock"].then == []
    assert choices(match)["dock"].free


def test_done_shows_what_unloading_earns_and_how_the_track_falls() -> None:
    match = table(2, "eel")
    sail(match, 0, 1)
    ship(match, 0, "two-slot", "2 mackerel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "price 300")
    assert choices(match)["done"].change["money"] == 100
    match = table(2, "eel")
    eel_track(match, 6)
    own(match, 0, "3 eel")
    play(match, 0, "enter eel", "sell eel")
    assert choices(match)["done"].change["value"] == 2 * (4 - 6)


def test_a_loan_costs_and_a_share_may_bring() -> None:
    match = table(2, extra="bank")
    bank(match, 1, loans=1)
    play(match, 0, "enter bank")
    assert choices(match)["loan"].change == {"money": 500, "value": 0, "score": -500, "actions": 0}
    assert choices(match)["share"].change == {"money": -300, "value": 0, "score": 200, "actions": 0}
    assert not [each.decision for each in choices(match).values() if each.free], "what is lost now is lost"


def test_one_more_of_each_fish() -> None:
    match = table(3, "snapper fugu tuna salmon")
    own(match, 0, "2 fugu", "mackerel")
    own(match, 1, "2 salmon fresh", "mackerel")
    own(match, 2, "mackerel")
    gains = dict(
        zip(
            [market.market for market in match.view().fish],
            preview.piece_gains(match.hidden(0), match.configs, 0),
            strict=True,
        )
    )
    assert gains == {"mackerel": 100, "tuna": None, "snapper": 600, "salmon": 300, "fugu": 500}
    assert preview.piece_gains(match.hidden(2), match.configs, 2)[0] == 100, "still the lowest"
    stock(match, "snapper", pieces=1)
    gained = preview.piece_gains(match.hidden(0), match.configs, 0)
    assert gained[2] == 200, "the last one overfishes the market"
    stock(match, "snapper", pieces=0)
    assert preview.piece_gains(match.hidden(0), match.configs, 0)[2] is None


def test_the_outlook_has_a_column_for_the_fish() -> None:
    match = table(3, "snapper")
    outlook = preview.outlook(match.hidden(0), match.configs, 0)
    assert outlook.columns == {"fish": {"gain": [1100, 1600]}}
    assert preview.table_extras(match.hidden(0), match.configs, 0) == {"gains": [1100, 1600]}
    assert preview.outlook(match.hidden(1), match.configs, 1).choices == []


def test_looking_ahead_changes_nothing_and_is_quick() -> None:
    match = Match.new(GAME, NAMES, seed="quick", options={**EVERYTHING, "turn_limit": 4})
    luck = new_luck(match)
    took: list[float] = []
    while not match.over:
        seat = match.acting[0]
        hidden: Any = match.hidden(seat)
        before = hidden.tobytes()
        start = time.perf_counter()
        preview.outlook(hidden, match.configs, seat)
        took.append(time.perf_counter() - start)
        assert hidden.tobytes() == before
        match.play(seat, decide(match, seat, "greedy", luck))
    assert sorted(took)[len(took) // 2] < 0.01


def test_nothing_is_left_to_decide_when_the_game_is_over() -> None:
    match = table(2, turn_limit=1)
    for seat in (0, 1):
        match.play(seat, "end turn")
    assert preview.outlook(match.hidden(0), match.configs, 0) == Outlook()
    assert preview.table_extras(match.hidden(0), match.configs, 0) == {}

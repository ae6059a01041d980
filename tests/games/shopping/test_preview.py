"""The predicted outcome of a decision is its real outcome."""

import time
from typing import Any

import pytest

from tests.games.shopping.tables import (
    GAME,
    SEATS,
    at,
    bag,
    bare,
    crate,
    give,
    has_left,
    idle,
    leave_with,
    money,
    play,
    stacks,
    table,
)
from uogashi.bots.players import decide, new_luck
from uogashi.core import engine
from uogashi.core.lookahead import SILENCE
from uogashi.core.match import Match
from uogashi.core.outlook import Choice, Outlook
from uogashi.games.shopping import preview


def choices(match: Match, seat: int = 0) -> dict[str, Choice]:
    return {each.decision: each for each in preview.preview_choices(match.hidden(seat), match.configs, seat)}


def held(match: Match, seat: int) -> dict[str, int]:
    """Money, what the basket would pay, and inside the store the steps to the outside, as everyone sees them."""
    mine = match.view(seat).seats[seat]
    exit_steps = {} if mine.exit_steps is None else {"exit": mine.exit_steps}
    return {"money": mine.money, "basket": mine.basket_pays, **exit_steps}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_previews_of_whole_games_come_true(players: int, bot: str) -> None:
    options = {"turn_limit": 12, **(GAME.variant if players == 5 else {})}
    match = Match.new(GAME, SEATS[:players], seed="preview", options=options)
    luck = new_luck(match)
    seen = 0
    while not match.over:
        seat = match.acting[0]
        found = preview.preview_choices(match.hidden(seat), match.configs, seat)
        assert [choice.decision for choice in found] == match.legal(seat)
        if len(match.entries) % 5 == 0:
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
        assert engine.apply(states, twin.configs, 0, seat, action, SILENCE) >= 0
        twin.states = states
        if number == 0:
            then = held(twin, seat)
            assert choice.change == {name: then[name] - now[name] for name in then if name in now}
    assert choice.after == held(twin, seat)


def test_leaving_shows_what_the_bank_pays() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "2 bra", "shirt", "2 detergent")
    leaving = choices(match)["leave"]
    assert leaving.change == {"money": 1700, "basket": -1700}
    assert leaving.after == {"money": 1700, "basket": 0}
    assert leaving.then == []
    assert not leaving.free


def test_a_walk_shows_the_way_to_the_door() -> None:
    match = table(2)
    at(match, 0, "B4")
    found = choices(match)
    assert found["walk B 3"].change == {"money": 0, "basket": 0, "exit": 1}
    assert found["walk B 6"].change["exit"] == -2


def test_a_walk_away_from_the_door_takes_nothing() -> None:
    match = table(2)
    at(match, 0, "B4")
    away = [each for each in choices(match).values() if each.change.get("exit", 0) < 0]
    further = [each for each in choices(match).values() if each.change.get("exit", 0) > 0]
    assert away
    assert further
    assert all(each.free for each in (*away, *further))


def test_a_walk_shows_the_best_that_could_be_taken_there() -> None:
    match = table(2)
    at(match, 0, "B5")
    found = choices(match)
    assert found["walk B 4"].then == ["take washer"]
    assert found["walk B 4"].after == {"money": 0, "basket": 600, "exit": 3}
    assert found["walk A 6"].then == ["take bed sheet"]


def test_a_detergent_is_worth_what_it_doubles() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "2 pillow case")
    assert choices(match)["walk B 6"].then == ["take detergent"]
    assert choices(match)["walk B 6"].after["basket"] == 1500


def test_taking_shows_what_the_basket_gains() -> None:
    match = table(2)
    stacks(match, clothes=100)
    play(match, 0, "enter B", "here")
    found = choices(match)
    assert {words: choice.change["basket"] for words, choice in found.items()} == {
        "nothing": 0,
        "take shirt": 200,
        "take magazine": 0,
        "take newspaper": 0,
        "take detergent": 0,
    }


def test_where_chance_follows_nothing_of_it_is_told() -> None:
    match = table(2)
    at(match, 0, "C2")
    play(match, 0, "walk C 1")
    found = choices(match)
    for decision in ("take crab", "machine"):
        assert found[decision].change == {"money": 0, "basket": 0, "exit": 0}
        assert found[decision].then == []
    assert found["take salmon"].change["basket"] == 500


def test_a_tuna_shows_its_price() -> None:
    match = table(2)
    money(match, 700)
    at(match, 0, "A2")
    play(match, 0, "walk A 1")
    assert choices(match)["take tuna"].change == {"money": -500, "basket": 0, "exit": 0}


def test_what_may_fall_is_not_foreseen() -> None:
    match = table(2, options={"dexterity": True})
    at(match, 0, "A3")
    give(match, 0, "8 salmon")
    assert choices(match)["walk A 4"].change == {"money": 0, "basket": 0, "exit": -1}
    at(match, 0, "B6")
    assert choices(match)["leave"].change["money"] == 0


def test_entering_shows_what_lies_at_the_door() -> None:
    match = table(2)
    found = choices(match)
    assert list(found) == ["enter B", "enter C"]
    assert found["enter B"].change == {"money": 0, "basket": 0}
    play(match, 0, "enter B")
    assert choices(match)["here"].then == ["take shirt"]


def test_where_nothing_pays_nothing_is_proposed() -> None:
    match = table(2)
    bare(match, "B1")
    crate(match)
    bag(match, "tuna")
    at(match, 0, "B2")
    assert choices(match)["walk B 1"].then == []


def test_the_last_leaving_ends_the_game_and_is_shown_too() -> None:
    match = table(2, options={"end": "at-once"})
    has_left(match, 0, 1)
    at(match, 0, "B6")
    give(match, 0, "washer")
    assert choices(match)["leave"].after == {"money": 600, "basket": 0}


def test_who_is_not_asked_sees_no_choices() -> None:
    match = table(2)
    assert preview.outlook(match.hidden(1), match.configs, 1).choices == []


def test_looking_ahead_changes_nothing_and_is_quick() -> None:
    match = Match.new(GAME, SEATS, seed="quick", options={"turn_limit": 6})
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
    assert sorted(took)[len(took) // 2] < 0.02


def test_nothing_is_left_to_decide_when_the_game_is_over() -> None:
    match = table(2, options={"turn_limit": 1})
    leave_with(match, 0, "shirt")
    idle(match, 1)
    assert match.over
    assert preview.outlook(match.hidden(0), match.configs, 0) == Outlook()
    assert preview.table_extras(match.hidden(0), match.configs, 0) == {}

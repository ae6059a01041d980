"""The predicted outcome of a decision is its real outcome."""

import pytest

from tests.games.tsukiji.tables import GAME, give, place_markers, quoted, table
from uogashi.core.match import Match
from uogashi.games.tsukiji.preview import lot_gains, outlook, preview_choices


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("special_points", [False, True])
def test_previews_of_whole_games_come_true(players: int, special_points: bool) -> None:
    match = Match.new(GAME, ["a", "b", "c", "d"][:players], seed="preview", options={"special_points": special_points})
    seen = 0
    while not match.over:
        seat = match.acting[0]
        choices = preview_choices(match.hidden(seat), match.configs, seat)
        assert [choice.decision for choice in choices] == (
            [] if match.view().phase == "evaluation" else match.legal(seat)
        )
        for choice in choices:
            twin = match.fork()
            for decision in (choice.decision, *choice.then):
                twin.play(seat, decision)
            money = twin.view(seat).seats[seat].money
            assert choice.after == {"money": money, "score": twin.scores[seat]}
            seen += 1
        match.play(seat, match.legal(seat)[0])
    assert seen > 20


def test_what_must_be_decided_next_is_chosen_for_the_best_score() -> None:
    match = quoted(2, ["takusan yakuza sake", "ebi ebi ebi", "tako tako tako"])
    place_markers(match, ebi=1, hotategai=2, fugu=3, tako=40, sake=50)
    give(match, 0, ebi=1, tako=1)
    choice = preview_choices(match.hidden(0), match.configs, 0)[0]
    assert (choice.decision, choice.then) == ("buy 1", ["takusan sake", "yakuza ebi"])


def test_buying_takes_money_and_passing_takes_nothing() -> None:
    match = quoted(2, ["ebi ebi ebi", "tako tako tako", "sake sake sake"])
    choices = preview_choices(match.hidden(0), match.configs, 0)
    assert {choice.decision: choice.free for choice in choices} == {
        **dict.fromkeys(("buy 1", "buy 2", "buy 3"), False),
        "pass": True,
    }


def test_lot_gains_are_what_the_cards_add_whatever_the_lot_costs() -> None:
    match = table(2, ["ebi ebi ebi", "maguro maguro maguro", "yakuza yakuza sake"])
    place_markers(match, ebi=50, sake=1, tako=2, fugu=3, hotategai=4)
    assert lot_gains(match.hidden(0), match.configs, 0) == [30, 12, 0]
    give(match, 0, maguro=2)
    assert lot_gains(match.hidden(0), match.configs, 0)[1] == 25 - 7
    match.states[0].money[0] = 0
    assert lot_gains(match.hidden(0), match.configs, 0)[0] == 30


def test_once_lots_are_quoted_gains_are_net_of_the_price() -> None:
    match = quoted(2, ["ebi ebi ebi", "tako tako tako", "sake sake sake"])
    place_markers(match, ebi=50, sake=1, tako=2, fugu=3, hotategai=4)
    prices = [lot.price or 0 for lot in match.view().lots]
    assert lot_gains(match.hidden(0), match.configs, 0)[0] == 30 - prices[0]


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_lot_says_is_what_buying_it_changes(players: int) -> None:
    """The number on a crate and the preview of its purchase are the same, with Takusan and Yakuza laid out best."""
    match = Match.new(GAME, ["a", "b", "c", "d"][:players], seed="net", options={"special_points": True})
    compared = 0
    while not match.over:
        seat = match.acting[0]
        if match.view().phase == "purchase":
            now = match.scores[seat]
            told = outlook(match.hidden(seat), match.configs, seat)
            for choice in told.choices:
                if choice.decision.startswith("buy"):
                    lot = int(choice.decision.split()[1]) - 1
                    assert told.columns["lots"]["net"][lot] == choice.after["score"] - now
                    compared += 1
        match.play(seat, match.legal(seat)[0])
    assert compared > 20


def test_a_lot_that_is_too_dear_says_what_it_would_bring_all_the_same() -> None:
    match = quoted(2, ["ebi ebi ebi", "tako tako tako", "sake sake sake"])
    rich = lot_gains(match.hidden(0), match.configs, 0)
    match.states[0].money[0] = 0
    assert lot_gains(match.hidden(0), match.configs, 0) == rich


def test_the_column_is_called_by_whether_the_price_is_in_it() -> None:
    assert list(outlook(table(2).hidden(0), table(2).configs, 0).columns["lots"]) == ["gain"]
    assert list(outlook(quoted(2).hidden(0), quoted(2).configs, 0).columns["lots"]) == ["net"]


def test_a_sold_lot_brings_nothing_any_more() -> None:
    match = quoted(2, ["ebi ebi ebi", "tako tako tako", "sake sake sake"])
    match.play(0, "buy 1")
    assert lot_gains(match.hidden(1), match.configs, 1)[0] is None


def test_looking_ahead_changes_nothing() -> None:
    match = quoted(3)
    before = match.states.tobytes()
    seat = match.acting[0]
    preview_choices(match.hidden(seat), match.configs, seat)
    lot_gains(match.hidden(seat), match.configs, seat)
    assert match.states.tobytes() == before

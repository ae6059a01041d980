"""The rules of Tsukiji, phase by phase."""

from collections import Counter

import pytest

from tests.games.reading import all_facts, apply_raw, facts_named, mask_of
from tests.games.tsukiji.tables import GAME, SEATS, empty_pockets, evaluate, give, one_round, quoted, rows_of, table
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.games.tsukiji import actions
from uogashi.games.tsukiji.state import STATE

LOTS = ["ebi tako sake", "fugu maguro maguro", "tako sake sake", "hotategai hotategai ebi"]


def refusal_id(match: Match, seat: int, *decisions: str) -> str:
    with pytest.raises(Refusal) as refused:
        match.play(seat, *decisions)
    return refused.value.message.id


# --- setup ---


@pytest.mark.parametrize(("players", "lots", "cards"), [(2, 3, 63), (3, 4, 84), (4, 5, 105)])
def test_setup_uses_the_cards_of_its_player_count(players: int, lots: int, cards: int) -> None:
    match = Match.new(GAME, SEATS[:players], seed="setup")
    assert len(match.view().lots) == lots
    assert len(match.setup["deck"]) == cards
    assert Counter(match.setup["deck"]) == GAME.figures(players)[0]["deck"]
    assert sorted(match.setup["markers"]) == sorted(["ebi", "hotategai", "fugu", "tako", "sake"])


def test_markers_start_on_spaces_1_to_5() -> None:
    match = table(3, markers=["tako", "ebi", "sake", "fugu", "hotategai"])
    assert {m.product: m.space for m in match.view().market} == {
        "tako": 1,
        "ebi": 2,
        "sake": 3,
        "fugu": 4,
        "hotategai": 5,
    }


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_money_goes_by_turn_order_from_the_first_player_on(first: int) -> None:
    match = table(4, first=first)
    money = [seat.money for seat in match.view().seats]
    assert [money[(first + place) % 4] for place in range(4)] == [48, 51, 54, 57]


def test_every_first_player_and_marker_order_can_be_dealt() -> None:
    matches = [Match.new(GAME, SEATS[:3], seed=f"many/{number}") for number in range(200)]
    assert {match.setup["first"] for match in matches} == {0, 1, 2}
    assert len({tuple(match.setup["markers"]) for match in matches}) > 60


# --- offer ---


def test_cards_are_dealt_one_to_each_lot_from_left_to_right_three_times() -> None:
    match = table(3, LOTS)
    assert [" ".join(lot.cards) for lot in match.view().lots] == LOTS
    assert match.setup["deck"][:4] == ["ebi", "fugu", "tako", "hotategai"]


# --- evaluation ---


def test_all_may_act_at_once_and_each_until_every_lot_has_a_ticket() -> None:
    match = table(3)
    assert list(match.acting) == [0, 1, 2]
    match.play(1, "ticket 4", "ticket 3", "ticket 2")
    assert list(match.acting) == [0, 1, 2]
    match.play(1, "ticket 1")
    assert list(match.acting) == [0, 2]
    assert refusal_id(match, 1, "ticket 0") == "not-your-turn"


def test_a_ticket_lies_on_one_lot_only() -> None:
    match = table(3)
    assert refusal_id(match, 0, "ticket 4", "ticket 4") == "tsukiji-ticket-laid"


def test_normal_tickets_come_back_and_special_ones_leave_the_game() -> None:
    match = table(2)
    evaluate(match, "4 x2 annul", "4 3 2")
    assert match.view().seats[0].special_tickets == ["-1", "+6"]
    assert match.view().seats[1].special_tickets == ["annul", "-1", "+6", "x2"]
    match.play(match.acting[0], "pass")
    match.play(match.acting[0], "pass")
    assert match.legal(0) == [f"ticket {name}" for name in ("0", "1", "2", "3", "4", "-1", "+6")]
    assert refusal_id(match, 0, "ticket x2") == "tsukiji-ticket-gone"


def test_nobody_learns_of_anothers_tickets_but_who_has_finished() -> None:
    match = table(3)
    match.play(0, "ticket 4")
    assert match.view(1) == table(3).view(1)
    match.play(0, "ticket 3", "ticket 2", "ticket 1")
    seen = match.view(1).seats[0]
    assert seen.ready
    assert seen.placed is None
    assert match.view(0).seats[0].placed == ["4", "3", "2", "1"]


def test_a_purchase_is_refused_during_the_evaluation() -> None:
    match = table(3)
    for words in ("buy 1", "pass", "takusan ebi", "yakuza ebi"):
        assert refusal_id(match, 0, words) == "tsukiji-asked-ticket"


# --- quotation ---


@pytest.mark.parametrize(
    ("players", "prices", "modifiers"),
    [(2, [9, 6, 3], [4, 1, -1]), (3, [12, 9, 6, 3], [4, 2, 0, -1]), (4, [15, 12, 9, 6, 3], [4, 2, 1, 0, -1])],
)
def test_tablets_go_to_the_lots_in_the_order_of_their_values(
    players: int, prices: list[int], modifiers: list[int]
) -> None:
    match = quoted(players)
    lots = match.view().lots
    assert [lot.price for lot in lots] == prices
    assert [lot.modifier for lot in lots] == modifiers
    assert [lot.clock for lot in lots] == [True] + [False] * players


def test_of_equal_lots_the_one_further_left_counts_as_higher() -> None:
    match = table(2)
    evaluate(match, "0 1 2", "2 1 0")
    assert [lot.price for lot in match.view().lots] == [9, 6, 3]


def test_maguro_takusan_and_yakuza_move_nothing() -> None:
    match = table(2, ["maguro maguro maguro", "takusan takusan takusan", "yakuza yakuza yakuza"])
    before = [marker.space for marker in match.view().market]
    evaluate(match, "4 1 0", "4 1 0")
    assert [marker.space for marker in match.view().market] == before


# --- purchase ---


def test_purchases_go_clockwise_from_the_first_player() -> None:
    match = quoted(3, LOTS, first=2)
    order = []
    while match.view().phase == "purchase" and match.view().round == 1:
        order.append(match.acting)
        match.play(match.acting[0], "pass")
    assert order == [(2,), (0,), (1,)]


def test_a_bought_lot_is_paid_and_laid_out() -> None:
    match = quoted(3, LOTS)
    match.play(0, "buy 3")
    assert match.view().seats[0].money == 48 - 6
    assert rows_of(match, 0) == {"tako": 1, "sake": 2}
    assert match.view().lots[2].buyer == 0


def test_whoever_passes_takes_3() -> None:
    match = quoted(3, LOTS)
    match.play(0, "pass")
    assert match.view().seats[0].money == 51


def test_there_is_no_credit() -> None:
    match = quoted(3, LOTS)
    match.states[0].money[0] = 8
    assert match.legal(0) == ["buy 3", "buy 4", "pass"]
    with pytest.raises(Refusal) as refused:
        match.play(0, "buy 2")
    assert refused.value.message.id == "tsukiji-lot-too-dear"
    assert refused.value.message.arguments == {"lot": 2, "price": 9, "money": 8, "choices": 2, "lots": [3, 4]}
    match.states[0].money[0] = 9
    match.play(0, "buy 2")
    assert match.view().seats[0].money == 0


def test_a_lot_is_sold_once_and_lot_numbers_do_not_shift() -> None:
    match = quoted(3, LOTS)
    match.play(0, "buy 2")
    assert match.legal(1) == ["buy 1", "buy 3", "buy 4", "pass"]
    assert refusal_id(match, 1, "buy 2") == "tsukiji-lot-sold"
    assert refusal_id(match, 1, "buy 5") == "tsukiji-no-such-lot"


def test_with_one_option_it_is_still_a_step() -> None:
    match = quoted(3, ["takusan ebi ebi", *LOTS[1:]])
    match.play(0, "buy 1")
    assert match.acting == (0,)
    assert match.legal(0) == ["takusan ebi"]


def test_with_no_row_a_takusan_is_discarded_without_a_step() -> None:
    match = quoted(3, ["takusan takusan takusan", *LOTS[1:]])
    entry = match.play(0, "buy 1")
    assert len(facts_named(entry, "takusan-discarded")) == 3
    assert match.acting == (1,)


def test_all_takusan_come_before_all_yakuza() -> None:
    match = quoted(3, ["yakuza takusan yakuza", *LOTS[1:]])
    give(match, 0, ebi=2, tako=1)
    match.play(0, "buy 1")
    assert all(words.startswith("takusan") for words in match.legal(0))
    match.play(0, "takusan tako")
    assert match.legal(0) == ["yakuza ebi", "yakuza tako"]
    match.play(0, "yakuza ebi", "yakuza ebi")
    assert rows_of(match, 0) == {"tako": 2}
    assert match.acting == (1,)


def test_a_takusan_may_join_the_maguro_row() -> None:
    match = quoted(3, ["takusan maguro maguro", *LOTS[1:]])
    match.play(0, "buy 1", "takusan maguro")
    assert rows_of(match, 0) == {"maguro": 3}


def test_the_buyer_of_the_clock_is_first_player_of_the_next_round() -> None:
    match = quoted(3, LOTS)
    match.play(0, "pass")
    match.play(1, "buy 1")
    match.play(2, "pass")
    assert match.view().round == 2
    assert match.view().first == 1


def test_if_nobody_buys_the_clock_the_first_player_stays() -> None:
    match = quoted(3, LOTS, first=2)
    match.play(2, "buy 2")
    match.play(0, "buy 3")
    match.play(1, "pass")
    assert match.view().first == 2


def test_lots_that_nobody_bought_are_discarded() -> None:
    match = quoted(3, LOTS)
    match.play(0, "buy 1")
    match.play(1, "pass")
    entry = match.play(2, "buy 4")
    assert [fact["lot"] for fact in facts_named(entry, "lot-discarded")] == [2, 3]
    assert sum(rows_of(match, 0).values()) == 3


# --- end ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_seven_rounds_and_uses_the_deck_up(players: int) -> None:
    match = Match.new(GAME, SEATS[:players], seed="end")
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert match.view().round == 7
    assert match.view().cards_left == 0
    assert refusal_id(match, 0, "pass") == "game-over"


def test_money_counts_in_the_score() -> None:
    match = table(3)
    assert match.scores == [48, 51, 54]


def test_tied_players_compare_unused_special_tickets() -> None:
    match = table(3)
    match.states[0].money[:3] = [50, 50, 40]
    match.states[0].tickets_owned[:3] = [0b001111111, 0b000111111, 0b111111111]
    assert match.winners == [0]


def test_still_tied_players_share_the_win() -> None:
    match = table(3)
    match.states[0].money[:3] = [50, 40, 50]
    assert match.winners == [0, 2]


def test_used_up_normal_tickets_do_not_break_a_tie() -> None:
    match = table(2, tickets=["0", "1", "2", "3", "x2"])
    match.states[0].money[:2] = [50, 50]
    assert match.winners == [0, 1]


@pytest.mark.parametrize(
    ("special_points", "expected"),
    [
        (None, [0, 0]),
        (False, [0, 0]),
        ([], [0, 0]),
        (True, [28, 8]),
        (["diversified"], [10, 0]),
        (["specialised"], [10, 0]),
        (["popular"], [5, 5]),
        (["safe"], [3, 3]),
        (["safe", "diversified"], [13, 3]),
    ],
)
def test_each_special_point_can_be_switched_on_alone(special_points: object, expected: list[int]) -> None:
    match = table(2, special_points=special_points, final_prices=[0, 0, 0, 0, 0], maguro=[0])
    empty_pockets(match)
    give(match, 0, ebi=8, hotategai=3, fugu=3, tako=3, sake=3, maguro=3)
    give(match, 1, ebi=8 if special_points != ["specialised"] and special_points is not True else 7)
    if special_points is True:
        give(match, 0, ebi=7, tako=8)
    match.states[0].yakuza_bought[:2] = [1, 1]
    assert match.scores == expected


def test_unknown_special_points_are_refused() -> None:
    for wrong in (["lucky"], "lucky", 1, ["safe", "safe"]):
        with pytest.raises(Refusal) as refused:
            table(2, special_points=wrong)
        assert refused.value.message.id == "tsukiji-special-points-unknown"


def test_one_name_of_special_points_is_enough() -> None:
    assert table(2, special_points="popular").options == {"special_points": ["popular"]}


def test_the_last_step_of_the_maguro_list_repeats() -> None:
    match = table(2, maguro=[3, 7, 12])
    empty_pockets(match)
    give(match, 0, maguro=5)
    assert match.scores[0] == 12 + 5 + 5


def test_a_game_of_one_round_ends_after_it() -> None:
    match = one_round(2, ["ebi ebi maguro", "tako takusan yakuza", "sake fugu maguro"])
    evaluate(match, "0 1 2", "0 1 2")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.over
    assert len([fact for fact in all_facts(match) if fact.name == "final-price"]) == 5


# --- the engine's side ---


def test_the_state_is_small() -> None:
    assert STATE.itemsize <= 512


def test_actions_out_of_range_are_refused() -> None:
    match = table(2)
    before = match.states.tobytes()
    for action in (-1, actions.ACTIONS, 10_000):
        assert apply_raw(match, 0, action) < 0
    for seat in (-1, 2, 4, 7, 100):
        assert apply_raw(match, seat, 0) < 0
        assert sum(mask_of(match, seat)) == 0
    assert match.states.tobytes() == before

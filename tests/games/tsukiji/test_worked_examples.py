"""The worked examples of the rulebooks."""

from tests.games.tsukiji.tables import (
    empty_pockets,
    evaluate,
    give,
    lot_prices,
    lot_values,
    one_round,
    place_markers,
    prices_of,
    rows_of,
    spaces_of,
    table,
)

MARKET_LOTS = ["ebi tako sake", "fugu yakuza maguro", "tako sake sake", "hotategai hotategai ebi"]


def test_tickets_0_4_and_times_2_make_a_lot_worth_8() -> None:
    match = table(3)
    evaluate(match, "0 1 2 3", "4 1 2 3", "x2 1 2 3")
    assert lot_values(match)[0] == 8


def test_a_lot_of_nothing_but_times_2_is_worth_0() -> None:
    match = table(2)
    evaluate(match, "x2 1 2", "x2 1 2")
    assert lot_values(match)[0] == 0


def test_of_two_lots_worth_9_the_first_gets_the_12_tablet_and_the_fourth_the_9_tablet() -> None:
    match = table(3)
    evaluate(match, "4 0 1 3", "4 1 0 3", "1 0 2 3")
    assert lot_values(match) == [9, 1, 3, 9]
    assert lot_prices(match) == [12, 3, 6, 9]


def test_market_update_adds_the_modifier_of_the_lot_once_for_each_card() -> None:
    match = table(3, MARKET_LOTS)
    place_markers(match, ebi=10, hotategai=20, fugu=30, tako=40, sake=50)
    evaluate(match, "4 0 3 1", "4 0 3 1", "4 0 3 1")
    assert [lot.modifier for lot in match.view().lots] == [4, -1, 2, 0]
    assert spaces_of(match) == {"ebi": 14, "hotategai": 20, "fugu": 29, "tako": 46, "sake": 58}


def test_final_prices_follow_the_order_of_the_markers() -> None:
    match = table(3, markers=["sake", "fugu", "tako", "ebi", "hotategai"])
    assert prices_of(match) == {"hotategai": 10, "ebi": 7, "tako": 5, "fugu": 3, "sake": 1}


def test_a_row_of_3_tako_and_1_takusan_counts_as_4_tako() -> None:
    match = table(3, markers=["sake", "fugu", "tako", "ebi", "hotategai"])
    empty_pockets(match)
    give(match, 0, tako=3)
    give(match, 0, tako=1, takusan=True)
    assert rows_of(match, 0) == {"tako": 4}
    assert match.scores[0] == 4 * 5


def test_5_maguro_are_worth_25_and_3_are_worth_12() -> None:
    match = table(3)
    empty_pockets(match)
    give(match, 0, maguro=5)
    give(match, 1, maguro=3)
    give(match, 2, maguro=2)
    give(match, 2, maguro=1, takusan=True)
    assert match.scores == [25, 12, 12]


def test_maguro_follows_its_formula_up_to_the_largest_set() -> None:
    match = table(4)
    empty_pockets(match)
    for cards in range(23):
        give(match, 0, maguro=cards)
        assert match.scores[0] == cards * (cards + 5) // 2


def test_a_whole_round_reckoned_by_hand() -> None:
    # Three lots of one round; Ben is first player and has ¥48, Aki ¥51.
    match = one_round(2, ["ebi ebi maguro", "tako takusan yakuza", "sake fugu maguro"], first=1)
    assert [seat.money for seat in match.view().seats] == [51, 48]
    evaluate(match, "3 1 0", "2 4 1")  # 5, 5, 1: the leftmost of the equal lots is more expensive
    assert lot_values(match) == [5, 5, 1]
    assert lot_prices(match) == [9, 6, 3]
    # ebi 1 + 4 + 4 = 9, hotategai 2, fugu 3 - 1 = 2 on top of hotategai, tako 4 + 1 = 5, sake 5 - 1 = 4
    assert spaces_of(match) == {"ebi": 9, "hotategai": 2, "fugu": 2, "tako": 5, "sake": 4}
    assert match.acting == (1,)
    match.play(1, "buy 2", "takusan tako", "yakuza tako")
    assert match.acting == (0,)
    match.play(0, "buy 1")
    assert match.over
    # Ben: 48 - 6 = 42 and a tako row of one Takusan at ¥7. Aki: 51 - 9 = 42, two ebi at ¥10, a maguro for 3.
    assert match.scores == [42 + 20 + 3, 42 + 7]
    assert match.winners == [0]

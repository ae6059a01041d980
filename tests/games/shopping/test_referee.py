"""The independent referee of Shopping Spree: the worked examples and the rulings of the rules, games that it plays by
itself, and the records of the program before the referee, and both before spoilt records."""

import copy
import functools
import itertools
import random
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.games.refereeing import Foul
from tests.games.shopping import referee as independent
from tests.games.shopping.referee import DRINKS, ENDS, Game, Leaving, judge, open_game, replay
from tests.games.tampering import change_a_score, change_winners, duplicate
from uogashi.arena.simulate import Plan, simulate
from uogashi.core import record as program
from uogashi.core.components import ComponentsFile
from uogashi.core.places import OURS
from uogashi.games import load_game

COUNTS = [2, 3, 4, 5]
NAMES = ["Aki", "Ben", "Chie", "Dai", "Emi"]
RULES = OURS / "shopping"

# --- tables ------------------------------------------------------------------------------------------------------

CLOTHES = [
    *("socks", "pants", "underwear", "bed sheet"),  # A3 B3 C3 D3
    *("pants", "bed sheet", "socks", "underwear"),
    *("pillow case", "shirt", "pants", "pillow case"),
    *("shirt", "shirt", "bra", "bra"),
]
DEALT_COLOURS = ["red", "blue", "green", "yellow", "white"]

CORRIDOR = {
    "dots": ["A1", "A2", "A3", "C1"],
    "steps": ["A1-A2-A3"],
    "entrances": ["A3", "C1"],
    "machine": ["A1"],
    "cards": [
        {"at": ["A1"], "bag": "crab"},
        {"at": ["A1", "A2"], "drinks": 2},
        {"at": ["A2"], "drinks": 3},
        {"at": ["C1"], "clothing": 1},
        {"at": ["C1"], "detergent": 1},
    ],
    "clothes": dict.fromkeys(independent.CLOTHING, 0) | {"shirt": 1},
    "drinks": dict.fromkeys(independent.COLOURS, 0) | {"black": 2, "red": 3, "blue": 2},
}
"""Another store: a lane of three dots and one dot with its own door and no further steps."""


@functools.cache
def file_figures() -> dict[str, Any]:
    return tomllib.loads((RULES / "components.toml").read_text(encoding="utf-8"))


def figures(players: int) -> dict[str, Any]:
    given = {name: value for name, value in file_figures().items() if name not in ("from", "players")}
    return copy.deepcopy(given) | {"barrels": 3 * players}


def opening(
    players: int = 3, components: dict[str, Any] | None = None, rules: str = "2", **options: Any
) -> dict[str, Any]:
    """A record before its first move. Seat 0 begins."""
    return {
        "format": "uogashi-record",
        "version": 1,
        "game": "shopping",
        "rules": rules,
        "seats": NAMES[:players],
        "options": {"dexterity": False, "stack_payout": False, "end": ENDS[rules][0], "turn_limit": 60, **options},
        "components": figures(players) | (components or {}),
        "setup": {"first": 0, "clothes": list(CLOTHES), "drinks": [list(DEALT_COLOURS) for _ in range(6)]},
        "moves": [],
    }


def corridor(
    players: int = 2, components: dict[str, Any] | None = None, rules: str = "2", **options: Any
) -> dict[str, Any]:
    record = opening(players, CORRIDOR | (components or {}), rules, **options)
    record["setup"] |= {"clothes": ["shirt"], "drinks": [["red", "blue"], ["red", "blue", "red"]]}
    return record


def is_chance(words: str) -> bool:
    return words.startswith(("crab ", "tuna ", "machine ", "falls ", "holds "))


def read_turn(seat: int, turn: str) -> list[list[Any]]:
    """`walk C 1, take crab, crab 6`: chance decisions are among the moves of the player."""
    return [["chance" if is_chance(words) else seat, words] for words in turn.split(", ")]


def idle(turns: int, lane: str = "C") -> list[str]:
    """The turns of a player who enters and walks up and down."""
    return [f"enter {lane}, here, nothing", *itertools.islice(to_and_fro(lane), turns - 1)]


def to_and_fro(lane: str) -> Iterator[str]:
    return itertools.cycle([f"walk {lane} 5, nothing", f"walk {lane} 6, nothing"])


def read_turns(*scripts: list[str], first: int = 0) -> list[list[Any]]:
    """The moves of a game, given the turns of every seat; who has no turn left is done."""
    moves = []
    for number in range(max(map(len, scripts))):
        for place in range(len(scripts)):
            seat = (first + place) % len(scripts)
            if number < len(scripts[seat]):
                moves += read_turn(seat, scripts[seat][number])
    return moves


def with_turns(record: dict[str, Any], *scripts: list[str], result: tuple[list[int], list[int]] | None = None) -> Any:
    """The record with these turns and this result."""
    record["moves"] = read_turns(*scripts, first=record["setup"]["first"])
    if result:
        record["result"] = dict(zip(("scores", "winners"), result, strict=True))
    return record


def table(players: int = 3, components: dict[str, Any] | None = None, **options: Any) -> Game:
    """A game of seat 0, not started yet, so that items can be handed out first."""
    return open_game(opening(players, components, **options))


def give(game: Game, seat: int, basket: str, dot: str = "B6") -> None:
    """Put a player into the store, with these items from wherever they are."""
    player = game.players[seat]
    player.dot = dot
    for thing in filter(None, basket.split(", ")):
        kind = thing.partition(" ")[0]
        heaps = [game.table.bags[kind]] if kind in game.table.bags else [card.things for card in game.table.cards]
        heap = next(heap for heap in [*heaps, game.table.crate] if heap[thing])
        heap[thing] -= 1
        player.basket.append(thing)


def play(game: Game, seat: int, *turns: str) -> None:
    """Turns of one seat, one after another; everyone else does as little as possible in between."""
    if game.question is None:
        game.begin()
    for turn in turns:
        while game.question is not None and game.question.who != seat:
            pass_by(game)
        for who, words in read_turn(seat, turn):
            game.move(who, words)


def pass_by(game: Game) -> None:
    """The seat that has to decide does as little as possible."""
    assert game.question is not None
    answers = game.question.answers
    wanted = ("nothing", "here", "enter C", "walk C 5", "walk C 6")
    game.move(game.question.who, next((words for words in wanted if words in answers), answers[0]))


def possible(game: Game, seat: int = 0) -> list[str]:
    if game.question is None:
        game.begin()
    assert game.question is not None
    assert game.question.who == seat
    return sorted(game.question.answers)


def last_leaving(game: Game) -> Leaving:
    return game.table.leavings[-1]


def leave_with(basket: str, **stacks: int) -> tuple[Game, Leaving]:
    """The first exit of a game, with these items and unusual stacks."""
    game = table()
    give(game, 0, basket)
    game.table.stacks |= {name.replace("_", " "): yen for name, yen in stacks.items()}
    play(game, 0, "leave")
    return game, last_leaving(game)


# --- the worked examples of the rules ----------------------------------------------------------------------------

FIRST_OUT = [
    "enter B, here, take shirt",
    "walk A 6, take shirt",
    "walk A 3, nothing",
    "walk B 2, take red drink",
    "walk B 1, take salmon",
    "walk C 1, take crab, crab 6",
    "walk C 4, nothing",
    "leave",
]


def test_what_the_first_to_leave_is_paid_at_full_prices() -> None:
    verdict = judge(with_turns(opening(), FIRST_OUT, idle(8), idle(8)))
    (leaving,) = verdict.leavings
    assert (leaving.seat, leaving.number) == (0, 1)
    assert leaving.paid == [("shirt", 400), ("shirt", 400), ("red drink", 300), ("salmon", 500), ("crab 6", 600)]
    assert leaving.total == 800 + 300 + 500 + 600
    usual = {"machines": 500, "bedding": 400, "clothes": 300, "smalls": 200} | dict.fromkeys(DRINKS, 300)
    assert leaving.stacks == usual | {"black drink": 200, "clothes": 200, "red drink": 200}
    assert verdict.scores == [2200, 0, 0]
    assert not verdict.over
    assert verdict.winners == []


def test_detergents_double_the_best_paid_clothing() -> None:
    turns = [
        "enter C, here, take bra",
        "walk D 6, take bra",
        "walk B 6, take shirt",
        "walk C 6, take detergent",
        "walk B 6, take detergent",
        "leave",
    ]
    verdict = judge(with_turns(opening(), turns, idle(6), idle(6)))
    paid = verdict.leavings[0].paid
    assert [yen for thing, yen in paid if thing == "shirt"] == [800]
    assert sorted(yen for thing, yen in paid if thing == "bra") == [300, 600]
    assert verdict.scores[0] == 1700


TWICE_OUT = ["enter B, walk B 4, take washer", "leave", "enter B, walk B 5, take dryer", "leave"]
SLOW = ["enter C, here, take bra", "leave", "enter C, walk C 5, take pants"]


@pytest.mark.parametrize(("rules", "end"), [("1", "usual"), ("2", "even")])
def test_with_two_players_the_round_is_played_to_its_end(rules: str, end: str) -> None:
    running = with_turns(opening(2, rules=rules, end=end), TWICE_OUT, SLOW)
    verdict = judge(running)
    assert [leaving.total for leaving in verdict.leavings if leaving.seat == 0] == [600, 500]
    assert verdict.scores == [1100, 300]
    assert not verdict.over
    verdict = judge(
        with_turns(opening(2, rules=rules, end=end), TWICE_OUT, [*SLOW, "leave"], result=([1100, 700], [0]))
    )
    assert verdict.over
    assert verdict.winners == [0]


# --- walking -----------------------------------------------------------------------------------------------------


def test_a_walk_is_one_to_three_steps_by_a_shortest_way() -> None:
    game = table()
    give(game, 0, "", "B4")
    # Up and down the lanes; across at rows 1, 2, 3 and 6, not at 4 and 5.
    there = ["A 2", "A 3", "A 4", "A 6", "B 1", "B 2", "B 3", "B 5", "B 6", "C 2", "C 3", "C 4", "C 6", "D 3"]
    assert possible(game) == [f"walk {dot}" for dot in there]


def test_after_entering_two_steps_are_left() -> None:
    game = table()
    assert possible(game) == ["enter B", "enter C"]
    play(game, 0, "enter C")
    there = ["A 6", "B 5", "B 6", "C 4", "C 5", "D 5", "D 6"]
    assert possible(game) == ["here", *(f"walk {dot}" for dot in there)]


def test_players_share_a_dot() -> None:
    game = table(2)
    play(game, 0, "enter B, here, nothing")
    play(game, 1, "enter B, here, take shirt")
    assert [player.dot for player in game.players] == ["B6", "B6"]


def test_what_lies_in_front_of_a_dot() -> None:
    game = table()
    play(game, 0, "enter B, here")
    assert possible(game) == [
        "nothing",
        *(f"take {thing}" for thing in ("detergent", "magazine", "newspaper", "shirt")),
    ]
    game = table()
    give(game, 0, "", "A2")
    play(game, 0, "walk B 2")
    assert possible(game) == ["nothing", *(f"take {colour} drink" for colour in sorted(DEALT_COLOURS))]


def test_the_centre_cards_are_one_stock_for_both_lanes() -> None:
    game = table(2)
    play(game, 0, "enter B, walk B 4, take washer")
    play(game, 1, "enter C, walk C 4")
    assert possible(game, 1) == ["nothing", "take socks"]


def test_of_two_cards_with_the_same_thing_the_left_one() -> None:
    game = table()
    give(game, 0, "", "A2")
    play(game, 0, "walk B 2, take red drink")
    reds = [card.things["red drink"] for card in game.table.cards if card.at == ["B2"]]
    assert reds == [0, 1]


# --- leaving (R11, R12) ------------------------------------------------------------------------------------------


def test_the_way_out_is_three_steps_at_the_most() -> None:
    for dot, near_enough in {"B6": True, "B4": True, "D6": True, "D5": True, "B3": False, "D4": False}.items():
        game = table()
        give(game, 0, "salmon", dot)
        assert ("leave" in possible(game)) == near_enough, dot


def test_nobody_leaves_with_an_empty_basket() -> None:
    game = table()
    give(game, 0, "", "B6")
    assert "leave" not in possible(game)


def test_nobody_leaves_in_the_turn_of_entering() -> None:
    game = table()
    play(game, 0, "enter B")
    assert "leave" not in possible(game)
    play(game, 0, "here, take shirt")
    assert game.question is not None
    assert game.question.who == 1


def test_leaving_ends_the_turn() -> None:
    game = table()
    give(game, 0, "salmon", "B6")
    play(game, 0, "leave")
    assert possible(game, 1) == ["enter B", "enter C"]
    assert game.players[0].dot is None
    assert game.players[0].basket == []


def test_after_the_first_leaving_one_enters_again_with_an_empty_basket() -> None:
    game = table(2)
    give(game, 0, "salmon", "B6")
    play(game, 0, "leave", "enter C, here, take bra")
    assert game.players[0].basket == ["bra"]


# --- being paid (R4, R9, R14, R15) -------------------------------------------------------------------------------


def test_clothing_and_machines_pay_more_than_their_stack() -> None:
    basket = ["washer", "dryer", "bed sheet", "pillow case", "shirt", "pants", "bra", "underwear", "socks"]
    _, leaving = leave_with(", ".join(basket))
    assert leaving.paid == list(zip(basket, [600, 600, 500, 500, 400, 400, 300, 300, 300], strict=True))


def test_with_the_option_they_pay_just_their_stack() -> None:
    game = table(stack_payout=True)
    give(game, 0, "washer, bed sheet, shirt, socks, black drink, white drink")
    play(game, 0, "leave")
    assert [yen for _, yen in last_leaving(game).paid] == [500, 400, 300, 200, 200, 300]


def test_a_stack_falls_once_and_after_everything_is_paid() -> None:
    game, leaving = leave_with("bra, socks, underwear, red drink, red drink, red drink")
    assert leaving.paid == [("bra", 300), ("socks", 300), ("underwear", 300), *[("red drink", 300)] * 3]
    assert (leaving.stacks["smalls"], leaving.stacks["red drink"]) == (100, 200)
    assert game.players[0].money == 1800


def test_a_stack_does_not_fall_below_nothing() -> None:
    _, leaving = leave_with("shirt, red drink, blue drink", clothes=0, red_drink=0, blue_drink=50)
    assert leaving.paid == [("shirt", 100), ("red drink", 0), ("blue drink", 50)]
    assert (leaving.stacks["clothes"], leaving.stacks["red drink"], leaving.stacks["blue drink"]) == (0, 0, 0)


def test_salmon_pays_most_on_the_first_leaving_that_has_any() -> None:
    game = table()
    give(game, 0, "shirt")
    give(game, 1, "salmon, salmon")
    give(game, 2, "salmon", "C6")
    play(game, 0, "leave")
    play(game, 1, "leave")
    play(game, 2, "leave")
    assert [leaving.total for leaving in game.table.leavings] == [400, 1000, 400]


def test_crab_and_tuna_pay_a_hundred_times_their_value() -> None:
    _, leaving = leave_with("crab 8, crab 4, tuna 25")
    assert [yen for _, yen in leaving.paid] == [800, 400, 2500]


def test_magazines_newspapers_and_spare_detergents_pay_nothing() -> None:
    game, leaving = leave_with("magazine, newspaper, detergent, washer, red drink")
    assert [yen for _, yen in leaving.paid] == [0, 0, 0, 600, 300]
    assert game.players[0].carried_out == 2


def test_detergents_double_the_best_paid_clothing_once_each() -> None:
    basket = "detergent, bra, pillow case, shirt, detergent, washer"
    _, leaving = leave_with(basket)
    assert [yen for _, yen in leaving.paid] == [0, 300, 1000, 800, 0, 600]
    # Which is best depends on the stacks.
    _, leaving = leave_with(basket, bedding=0, clothes=0)
    assert [yen for _, yen in leaving.paid] == [0, 600, 200, 100, 0, 600]
    _, leaving = leave_with("shirt, detergent, detergent")
    assert leaving.total == 800


# --- tuna and crabs (R2, R10) ------------------------------------------------------------------------------------


def test_every_tuna_of_a_player_is_dearer_than_the_last() -> None:
    game = table()
    for seat in (0, 1):
        give(game, seat, "washer, salmon, salmon, salmon", "B4")
    play(game, 0, "leave")
    assert game.players[0].money == 2100
    game.players[0].dot = "A3"  # straight to the tuna
    play(game, 0, "walk A 1, take tuna, tuna 15", "walk B 1, take tuna, tuna 20")
    assert game.players[0].money == 2100 - 500 - 1000
    assert possible_later(game, 0, "walk A 1") == ["nothing"]  # 1500 for the third: not enough money
    play(game, 1, "leave")
    game.players[1].dot = "A3"
    play(game, 1, "walk A 1, take tuna, tuna 25")
    assert game.players[1].money == 500 + 3 * 400 - 500  # the first of this player
    play(game, 1, "walk B 1")
    assert "take tuna" not in possible(game, 1)  # the bag is empty


def possible_later(game: Game, seat: int, turn: str) -> list[str]:
    """In the middle of the next turn of this seat, which then does nothing."""
    play(game, seat, turn)
    answers = possible(game, seat)
    game.move(seat, "nothing")
    return answers


def test_tuna_needs_money_in_hand() -> None:
    game = table()
    give(game, 0, "tuna 25", "A3")
    play(game, 0, "walk A 1")
    assert possible(game) == ["nothing"]


def test_exactly_the_price_suffices() -> None:
    game = table()
    give(game, 0, "red drink, black drink")
    play(game, 0, "leave")
    assert game.players[0].money == 500
    game.players[0].dot = "A3"
    play(game, 0, "walk A 1, take tuna, tuna 15")
    assert game.players[0].money == 0


def test_crabs_come_from_the_bag_until_it_is_empty() -> None:
    game = table()
    give(game, 0, "crab 4, crab 5, crab 5, crab 6", "D3")
    play(game, 0, "walk D 1, take crab")
    assert game.question is not None
    assert game.question.answers == ["crab 6", "crab 8"]
    game.move("chance", "crab 6")
    play(game, 0, "walk C 1, take crab, crab 8", "walk D 1")
    assert possible(game) == ["nothing"]


# --- the machine (R5, R16) ---------------------------------------------------------------------------------------


def test_what_comes_out_of_the_machine_goes_into_the_basket() -> None:
    game = table()
    give(game, 0, "", "B2")
    play(game, 0, "walk B 1, machine, machine 2 black")
    assert game.players[0].basket == ["black drink"] * 2
    assert game.table.crate["black drink"] == 4
    play(game, 0, "walk C 1, machine, machine nothing")
    assert game.table.crate["black drink"] == 4


def test_an_empty_crate_cannot_be_used() -> None:
    game = table()
    give(game, 0, "", "B2")
    play(game, 0, "walk B 1, machine, machine 6 black", "walk C 1")
    assert "machine" not in possible(game)


def test_the_machine_is_touched_from_two_dots_only() -> None:
    for dot, touched in {"A 1": False, "B 1": True, "C 1": True, "D 1": False, "B 2": False}.items():
        game = table()
        give(game, 0, "", "B3" if dot < "C" else "C3")
        play(game, 0, f"walk {dot}")
        assert ("machine" in possible(game)) == touched, dot


def test_drinks_paid_wait_beside_a_full_crate_the_oldest_first() -> None:
    game = table()
    give(game, 0, "white drink, red drink, blue drink")
    give(game, 1, "green drink, yellow drink")
    give(game, 2, "", "B2")
    play(game, 0, "leave")
    play(game, 1, "leave")
    waiting = ["white drink", "red drink", "blue drink", "green drink", "yellow drink"]
    assert game.table.waiting == waiting
    play(game, 2, "walk B 1, machine, machine 4 black")
    assert +game.table.crate == {"black drink": 2, "white drink": 1, "red drink": 1, "blue drink": 1, "green drink": 1}
    assert game.table.waiting == ["yellow drink"]
    play(game, 2, "walk C 1, machine")
    assert game.question is not None
    assert len(game.question.answers) == 3 * 2**4
    game.move("chance", "machine 1 black 1 red 1 white")
    # In the order of the colours, whatever their order in the crate.
    assert game.players[2].basket == ["black drink"] * 5 + ["red drink", "white drink"]
    assert game.table.waiting == []
    assert game.table.crate.total() == 4


def test_drinks_paid_go_into_the_crate_while_it_has_room() -> None:
    game = table()
    give(game, 0, "black drink, red drink, red drink, blue drink")
    assert game.table.crate.total() == 5
    play(game, 0, "leave")
    assert +game.table.crate == {"black drink": 6}
    assert game.table.waiting == ["red drink", "red drink", "blue drink"]


# --- the end (R7, R8, R17) ---------------------------------------------------------------------------------------


def test_who_has_left_twice_is_skipped() -> None:
    moves = read_turns(TWICE_OUT, idle(6), idle(6, "B"))
    assert moves[-2 * 4 :: 2] == [[1, "walk C 6"], [2, "walk B 6"], [1, "walk C 5"], [2, "walk B 5"]]
    assert not judge(opening() | {"moves": moves}).over
    with pytest.raises(Foul, match="seat 0 may not decide now, but seat 1"):
        judge(opening() | {"moves": [*moves, [0, "enter B"]]})


def test_with_three_players_the_game_ends_at_once() -> None:
    # The first has left twice before; the second does so in the fifth round.
    second = ["enter C, here, take bra", "leave", *idle(1), "walk D 6, take bra", "leave"]
    verdict = judge(with_turns(opening(), TWICE_OUT, second, idle(4), result=([1100, 300 + 200, 0], [0])))
    assert verdict.over
    # The round is finished with the option.
    record = with_turns(opening(end="round"), TWICE_OUT, second, idle(4))
    assert not judge(record).over
    record = with_turns(opening(end="round"), TWICE_OUT, second, idle(5), result=([1100, 500, 0], [0]))
    assert judge(record).over


@pytest.mark.parametrize("rules", ENDS)
def test_with_two_players_the_game_can_end_at_once_as_well(rules: str) -> None:
    verdict = judge(with_turns(opening(2, rules=rules, end="at-once"), TWICE_OUT, SLOW, result=([1100, 300], [0])))
    assert verdict.over


EVERY_END = [(rules, end) for rules, ends in ENDS.items() for end in ends]


@pytest.mark.parametrize(("rules", "end"), EVERY_END)
def test_the_last_of_a_round_ends_the_game_whatever_the_option(rules: str, end: str) -> None:
    record = opening(2, rules=rules, end=end)
    record["setup"]["first"] = 1
    assert judge(with_turns(record, TWICE_OUT, [*SLOW, "walk C 6, nothing"], result=([1100, 300], [0]))).over


FULL_BASKET = ["enter B, here, take shirt", "walk B 5, take shirt", "walk B 6, take magazine"]


def test_a_basket_in_the_store_is_worth_nothing() -> None:
    record = with_turns(opening(2, end="at-once"), TWICE_OUT, FULL_BASKET)
    record["result"] = {"scores": [1100, 0], "winners": [0]}
    assert judge(record).over


def test_at_the_turn_limit_the_game_is_scored_as_it_stands() -> None:
    turns = [*TWICE_OUT[:2], *idle(3, "B")]
    verdict = judge(with_turns(opening(turn_limit=5), turns, idle(5), idle(5), result=([600, 0, 0], [0])))
    assert verdict.over
    assert not judge(with_turns(opening(turn_limit=6), turns, idle(5), idle(5))).over


def test_all_that_are_not_done_have_all_their_turns() -> None:
    record = with_turns(opening(turn_limit=6), TWICE_OUT, idle(6), idle(6), result=([1100, 0, 0], [0]))
    assert judge(record).over
    assert [who for who, _ in record["moves"][-4:]] == [1, 1, 2, 2]


def test_tied_players_compare_what_they_carried_out_to_read() -> None:
    one = ["enter B, here, take magazine", "walk C 6, take newspaper", "leave"]
    other = ["enter C, here, take newspaper", "walk B 6, take detergent", "leave"]
    verdict = judge(with_turns(opening(2, turn_limit=3), one, other, result=([0, 0], [0])))
    assert verdict.carried_out == [2, 1]
    # Items still in the store were not carried out.
    verdict = judge(with_turns(opening(2, turn_limit=2), one[:2], other[:2], result=([0, 0], [0, 1])))
    assert verdict.carried_out == [0, 0]
    other[1] = "walk B 6, take magazine"
    assert judge(with_turns(opening(2, turn_limit=3), one, other, result=([0, 0], [0, 1]))).winners == [0, 1]


# --- dexterity ---------------------------------------------------------------------------------------------------

FULL = "shirt, salmon, red drink, blue drink, magazine, bra, "


def test_what_is_above_six_may_fall_on_every_step_the_last_taken_first() -> None:
    game = table(dexterity=True)
    give(game, 0, FULL + "tuna 20, green drink", "B3")
    play(game, 0, "walk B 5, holds green drink, falls tuna 20, falls green drink")
    assert game.players[0].basket == FULL.strip(", ").split(", ")
    assert game.table.gone == {"tuna 20": 1}
    assert game.table.waiting == ["green drink"]
    assert possible(game) == ["nothing", "take dryer"]


def test_each_thing_above_six_is_asked_for_once_a_step() -> None:
    game = table(dexterity=True)
    give(game, 0, FULL + "washer, socks, pants", "B3")
    play(game, 0, "walk C 3")
    for words in ("falls pants", "holds socks", "falls washer"):
        assert game.question is not None
        assert game.question.answers == [words.replace("holds", "falls"), words.replace("falls", "holds")]
        game.move("chance", words)
    assert game.players[0].basket[6:] == ["socks"]
    assert possible(game)[0] == "nothing"


def test_the_step_out_of_the_store_counts() -> None:
    game = table(dexterity=True)
    give(game, 0, FULL + "washer", "B5")
    play(game, 0, "leave, holds washer, holds washer")
    assert last_leaving(game).paid[-1] == ("washer", 600)
    game = table(dexterity=True)
    give(game, 0, FULL + "washer", "B5")
    play(game, 0, "leave, falls washer")
    assert last_leaving(game).stacks["machines"] == 500


def test_six_things_are_safe() -> None:
    for dexterity, basket in ((True, FULL.strip(", ")), (False, FULL + "washer")):
        game = table(dexterity=dexterity)
        give(game, 0, basket, "B5")
        play(game, 0, "walk B 6, nothing", "leave")
        assert len(last_leaving(game).paid) >= 6


# --- another store (R6) ------------------------------------------------------------------------------------------


def test_who_has_nowhere_to_go_stays() -> None:
    game = open_game(corridor())
    play(game, 0, "enter C")
    assert possible(game) == ["here"]
    game.move(0, "here")
    game.move(0, "nothing")
    play(game, 1, "enter A, here, nothing")
    assert possible(game) == ["stay"]
    play(game, 0, "stay, take shirt")
    play(game, 1, "walk A 1, nothing")
    assert possible(game) == ["leave"]
    play(game, 0, "leave")
    assert game.players[0].money == 400


def test_a_card_in_front_of_two_dots() -> None:
    game = open_game(corridor())
    play(game, 0, "enter A, walk A 2, take blue drink", "walk A 1")
    assert possible(game) == ["machine", "nothing", "take crab", "take red drink"]
    game.move(0, "machine")
    assert game.question is not None
    assert game.question.answers == ["machine nothing", "machine 1 black", "machine 2 black"]


def test_other_figures_are_those_of_the_record() -> None:
    changed = {"steps_a_turn": 1, "leavings": 1, "over_stack": 7, "stack_falls": 30, "crab_pays": 11, "later_salmon": 1}
    game = table(components=changed)
    give(game, 0, "shirt, crab 8", "B6")
    give(game, 1, "shirt", "B5")
    play(game, 0, "leave")
    assert last_leaving(game).paid == [("shirt", 307), ("crab 8", 88)]
    assert last_leaving(game).stacks["clothes"] == 270
    assert possible(game, 1) == ["walk B 4", "walk B 6"]
    play(game, 1, "walk B 6, nothing", "leave")
    assert game.over


# --- whole records -----------------------------------------------------------------------------------------------

WALKS_AGAIN = ["enter B, here, take magazine", "walk B 3, take pants"]


LAST_BLUE = ["enter C, here, nothing", "walk D 4, nothing", "walk D 2, take blue drink", "walk D 3, nothing"]
WRONG: list[tuple[list[str], int]] = [
    (["enter A"], 1),
    (["walk B 6"], 1),
    (["here"], 1),
    (["leave"], 1),
    (["nothing"], 1),
    (["enter B, walk B 3"], 2),
    (["enter B, walk B 6"], 2),
    (["enter B, leave"], 2),
    (["enter B, stay"], 2),
    (["enter B, take shirt"], 2),
    (["enter B, here, take bra"], 3),
    (["enter B, here, take washer"], 3),
    (["enter B, here, machine"], 3),
    (["enter B, here, take red drink"], 3),
    (["enter B, here, walk B 5"], 3),
    (["enter B, here, take shirt, take magazine"], 4),
    (["enter B, here, take shirt, crab 4"], 4),
    (["enter B, here, take shirt", "walk B 6"], 7),
    (["enter B, here, take shirt", "walk B 2"], 7),
    (["enter B, here, take shirt", "stay"], 7),
    (["enter B, here, take shirt", "here"], 7),
    (["enter B, here, take shirt", "enter B"], 7),
    (["enter B, here, take shirt", "walk Z 1"], 7),
    (["enter B, here, take shirt", "leave, nothing"], 8),
    (["enter B, here, nothing", "leave"], 7),
    (["enter B, here, take shirt", "walk B 5, take shirt", "walk B 6, take shirt"], 12),
    ([*WALKS_AGAIN, "walk B 1, take tuna"], 12),
    ([*WALKS_AGAIN, "walk C 1, take crab, crab 7"], 13),
    ([*WALKS_AGAIN, "walk C 1, take crab, tuna 15"], 13),
    ([*WALKS_AGAIN, "walk C 1, take crab", "nothing"], 13),
    ([*WALKS_AGAIN, "walk B 1, machine, machine 7 black"], 13),
    ([*WALKS_AGAIN, "walk B 1, machine, machine 1 red"], 13),
    ([*WALKS_AGAIN, "walk B 1, machine, machine 0 black"], 13),
    ([*WALKS_AGAIN, "walk B 1, falls pants"], 12),
    ([*WALKS_AGAIN, "walk B 1, machine, machine 6 black", "walk C 1, machine"], 17),
    ([*LAST_BLUE, "walk D 2, take blue drink"], 20),
]


@pytest.mark.parametrize(("turns", "move"), WRONG)
def test_a_wrong_move_is_named(turns: list[str], move: int) -> None:
    record = with_turns(opening(2), turns, idle(len(turns)))
    with pytest.raises(Foul, match=f"^move {move}: ") as caught:
        judge(record)
    assert caught.value.move_index == move - 1
    with pytest.raises(program.Foul) as refused:
        program.verify(record, load_game)
    assert refused.value.move == move, "both must blame the same move"


def change_move(number: int, who: int | str, words: str) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["moves"][number - 1] = [who, words]

    return change


def change_part(part: str, name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record[part][name] = value

    return change


def cut(record: dict[str, Any]) -> None:
    del record["moves"][-1]


def go_on(record: dict[str, Any]) -> None:
    record["moves"].append([1, "enter C"])


def forget_result(record: dict[str, Any]) -> None:
    del record["result"]


@pytest.mark.parametrize(
    ("spoil", "move"),
    [
        (change_move(2, 0, "walk B 2"), 2),
        (change_move(3, 0, "take dryer"), 3),
        (change_move(4, 0, "enter C"), 4),
        (change_move(4, "chance", "enter C"), 4),
        (change_move(4, 2, "enter C"), 4),
        (change_move(6, 1, "take magazine"), None),
        (change_part("result", "scores", [1100, 600]), None),
        (change_part("result", "winners", [1]), None),
        (change_part("result", "winners", [0, 1]), None),
        (change_part("setup", "first", 1), 1),
        (change_part("setup", "first", 2), None),
        (change_part("setup", "clothes", ["shirt"] * 16), None),
        (change_part("setup", "drinks", [["red"] * 5] * 6), None),
        (change_part("components", "over_stack", 200), None),
        (change_part("components", "steps_a_turn", 2), 2),
        (change_part("components", "clothes", {}), None),
        (change_part("options", "stack_payout", True), None),
        (change_part("options", "end", "at-once"), 16),
        (change_part("options", "end", "never"), None),
        (change_part("options", "turn_limit", 3), 15),
        (cut, None),
        (go_on, 17),
        (forget_result, None),
    ],
)
def test_a_tampered_record_is_rejected(spoil: Callable[[dict[str, Any]], None], move: int | None) -> None:
    record = with_turns(opening(2, end="even"), TWICE_OUT, [*SLOW, "leave"], result=([1100, 700], [0]))
    judge(record)
    spoil(record)
    with pytest.raises(Foul) as caught:
        judge(record)
    assert caught.value.move_index == (None if move is None else move - 1)


def test_the_table_after_every_move() -> None:
    record = with_turns(opening(2, end="even"), TWICE_OUT, [*SLOW, "leave"], result=([1100, 700], [0]))
    views = list(replay(record))
    assert len(views) == len(record["moves"]) + 1
    assert [view.money for view in views[6:9]] == [[0, 0], [600, 0], [600, 300]]
    assert [view.dots[0] for view in views[:4]] == [None, None, "B4", "B4"]
    assert views[3].baskets == [["washer"], []]
    assert views[3].who == 1
    assert views[-1].who is None
    assert views[-1].left == [2, 2]


# --- games that the referee plays by itself ----------------------------------------------------------------------


def random_record(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The record with a game of random moves among those that the referee allows."""
    record["setup"]["first"] = rng.randrange(len(record["seats"]))
    rng.shuffle(record["setup"]["clothes"])
    game = open_game(record)
    game.begin()
    while game.question is not None:
        words = random_words(game.question.answers, rng)
        record["moves"].append([game.question.who, words])
        game.move(*record["moves"][-1])
    record["result"] = {"scores": game.scores(), "winners": game.winners()}
    return record


def random_words(possible: list[str], rng: random.Random) -> str:
    """Rather fill the basket."""
    wanted = {"nothing": 0.2, "leave": 0.7, "machine": 4, "holds": 3, "take tuna": 5}
    weights = [next((weight for start, weight in wanted.items() if words.startswith(start)), 1) for words in possible]
    return rng.choices(possible, weights)[0]


@pytest.mark.parametrize(("rules", "end"), EVERY_END)
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end_and_lose_nothing(players: int, rules: str, end: str) -> None:
    rng = random.Random(f"{players} {end}")
    for shop, number in itertools.product((opening, corridor), range(2)):
        options: dict[str, Any] = {"end": end, "dexterity": number == 1, "turn_limit": rng.choice([5, 60])}
        record = random_record(shop(players, {"safe_items": 2}, rules, **options), rng)
        verdict = judge(msgspec.json.decode(msgspec.json.encode(record)))
        assert verdict.over
        assert verdict.scores == record["result"]["scores"]


# --- records of the program --------------------------------------------------------------------------------------


@functools.cache
def simulate_lines(players: int, bots: tuple[str, ...], options: str, components: str, rules: str) -> bytes:
    game = load_game("shopping")
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    own = ComponentsFile.parse("own.toml", components) if components else None
    chosen = game.read_options(msgspec.json.decode(options), rules)
    figures = game.figures(players, own, rules)[0]
    plan = Plan("shopping", players, 1, "referee", seats, chosen, figures, rules, records=True)
    return b"".join(chunk.records for chunk in simulate(plan))


def simulated(
    players: int, bots: tuple[str, ...], components: str = "", rules: str = "2", **options: Any
) -> dict[str, Any]:
    """The record of a game of these bots, with the components of a user's own file."""
    lines = simulate_lines(players, bots, msgspec.json.encode(options).decode(), components, rules)
    (record,) = (msgspec.json.decode(line) for line in lines.splitlines())
    assert isinstance(record, dict)
    return record


Case = tuple[tuple[str, ...], dict[str, Any]]
CASES: list[Case] = [
    (("random",), {}),
    (("greedy",), {}),
    (("random",), {"dexterity": True, "turn_limit": 30}),
    (("random", "greedy"), {"stack_payout": True, "end": "at-once"}),
    (("greedy", "random"), {"dexterity": True, "stack_payout": True, "end": "round"}),
    (("random",), {"end": "round", "turn_limit": 8}),
]


@pytest.mark.parametrize("rules", ENDS)
@pytest.mark.parametrize(("bots", "options"), CASES)
@pytest.mark.parametrize("players", COUNTS)
def test_the_referee_accepts_every_simulated_game(
    players: int, bots: tuple[str, ...], options: dict[str, Any], rules: str
) -> None:
    record = simulated(players, bots, rules=rules, **options)
    assert judge(record).over
    program.verify(record, load_game)


OWN_FIGURES = """
steps_a_turn = 2
tuna_price = 100
tuna_dearer = 200
tuna_bag = [15, 15, 20, 30]
crab_bag = [3, 9]
stack_falls = 150
over_stack = 50
safe_items = 2
leavings = 3
"""


@pytest.mark.parametrize("players", COUNTS)
def test_the_referee_accepts_games_with_other_figures(players: int) -> None:
    assert judge(simulated(players, ("random",), OWN_FIGURES, dexterity=True, turn_limit=30)).over


@pytest.mark.parametrize("players", COUNTS)
def test_the_referee_accepts_games_in_other_stores(players: int) -> None:
    for store in sorted((RULES / "maps").glob("*.toml")):
        assert judge(simulated(players, ("random",), store.read_text(encoding="utf-8"))).over


@pytest.mark.parametrize("shop", [opening, corridor])
@pytest.mark.parametrize("players", COUNTS)
def test_the_program_accepts_the_games_of_the_referee(players: int, shop: Callable[..., dict[str, Any]]) -> None:
    rng = random.Random(players)
    program.verify(random_record(shop(players, {"safe_items": 3}, dexterity=True), rng), load_game)


@pytest.mark.parametrize(("bots", "options"), [CASES[0], CASES[4]])
@pytest.mark.parametrize("players", COUNTS)
def test_program_and_referee_agree_after_every_move(
    players: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    record = simulated(players, bots, **options)
    match = program.open_record(record, load_game)
    for number, view in enumerate(replay(record)):
        if number:
            match.replay_move(*program.read_move(record["moves"][number - 1]))
        if view.who != "chance":
            told = f"after move {number}, {record['moves'][number - 1]}"
            assert list(match.acting) == ([] if view.who is None else [view.who]), told
            for seat in match.acting:
                assert sorted(match.legal(seat)) == sorted(view.answers), told
            assert match.scores == view.money, told


def change_draw(record: dict[str, Any], rng: random.Random) -> bool:
    """Of a tuna or a crab: the bag or the score shows."""
    drawn = [move for move in record["moves"] if move[0] == "chance" and move[1].startswith(("tuna", "crab"))]
    if not drawn:
        return False
    move = rng.choice(drawn)
    kind, value = move[1].split()
    move[1] = f"{kind} {int(value) + 31}"
    return True


def change_machine(record: dict[str, Any], rng: random.Random) -> bool:
    """More came out than was in."""
    used = [move for move in record["moves"] if move[0] == "chance" and move[1].startswith("machine")]
    if not used:
        return False
    rng.choice(used)[1] = "machine 7 black"
    return True


def change_take(record: dict[str, Any], rng: random.Random) -> bool:
    """A washer, where there is none."""
    moves = record["moves"]
    taken = [
        number
        for number in range(1, len(moves))
        if moves[number][1].startswith("take ") and moves[number - 1][1] in ("walk A 6", "walk D 6", "here")
    ]
    if not taken:
        return False
    moves[rng.choice(taken)][1] = "take washer"
    return True


TAMPERINGS = [change_draw, change_machine, change_take, change_a_score, change_winners]


@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_a_tampered_game_is_rejected(tamper: Callable[[dict[str, Any], random.Random], bool]) -> None:
    rng = random.Random("tampered")
    rejected = 0
    for _ in range(4):
        record = random_record(opening(3), rng)
        honest = duplicate(record)
        if tamper(record, rng):
            rejected += 1
            assert judge(honest).over
            assert record != honest
            with pytest.raises(Foul):
                judge(record)
    assert rejected > 0


def spoil(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Change one thing: a move, their order, the deal, a component, the result or an option."""
    spoilt = copy.deepcopy(record)
    spoilt.pop("seed", None)
    moves = spoilt["moves"]
    setup = spoilt["setup"]
    place = rng.randrange(len(moves))
    match rng.randrange(13):
        case 0:
            moves[place][1] = rng.choice(moves)[1]
        case 1:
            moves[place][0] = rng.choice([*range(len(spoilt["seats"])), "chance"])
        case 2:
            del moves[place]
        case 3:
            moves.insert(place, rng.choice(moves))
        case 4:
            other = rng.randrange(len(moves))
            moves[place], moves[other] = moves[other], moves[place]
        case 5:
            setup["first"] = rng.randrange(len(spoilt["seats"]))
        case 6:
            one, other = rng.sample(range(len(setup["clothes"])), 2)
            setup["clothes"][one], setup["clothes"][other] = setup["clothes"][other], setup["clothes"][one]
        case 7:
            one, other = rng.sample(range(len(setup["drinks"])), 2)
            setup["drinks"][one], setup["drinks"][other] = setup["drinks"][other], setup["drinks"][one]
        case 8:
            change_a_score(spoilt, rng)
        case 9:
            names = ["over_stack", "stack_falls", "first_salmon", "later_salmon", "tuna_price", "crab_pays"]
            spoilt["components"][rng.choice(names)] += 100
        case 10:
            values: dict[str, list[Any]] = {
                "turn_limit": [5, 20, 59],
                "end": [*ENDS[spoilt["rules"]]],
                "dexterity": [False, True],
            }
            name = rng.choice(list(values))
            spoilt["options"][name] = rng.choice(values[name])
        case 11:
            spoilt["options"]["stack_payout"] = True
        case 12:
            spoilt["moves"] = moves[:place]
            if rng.random() < 0.5:
                del spoilt["result"]
    return spoilt


RIGHT = -1


def their_verdict(record: dict[str, Any]) -> int | None:
    """RIGHT, the number of the bad move from 1, or None if something else is bad."""
    try:
        judge(record)
    except Foul as foul:
        return None if foul.move_index is None else foul.move_index + 1
    return RIGHT


def our_verdict(record: dict[str, Any]) -> int | None:
    try:
        program.verify(record, load_game)
    except program.Foul as foul:
        return foul.move
    return RIGHT


@pytest.mark.parametrize(("bots", "options"), [CASES[1], CASES[4]])
@pytest.mark.parametrize("players", COUNTS)
def test_referee_and_verify_agree_on_spoilt_records(
    players: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    rng = random.Random(f"{players} {options}")
    record = simulated(players, bots, **options)
    bad = 0
    for _ in range(6):
        spoilt = spoil(record, rng)
        theirs, ours = their_verdict(spoilt), our_verdict(spoilt)
        bad += theirs != RIGHT
        assert (ours == RIGHT) == (theirs == RIGHT), f"referee {theirs}, verify {ours}: {spoilt}"
        if ours is not None and theirs is not None:
            assert ours == theirs, "both must blame the same move"
    assert bad > 0

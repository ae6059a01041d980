"""Positions of Shopping Spree in one line: builders that the tests share.

Items are named as in decisions, with their number before them: `"2 shirt"`, `"red drink"`, `"crab 6"`. What a builder
gives to a player comes from its source in the game: from the first card that has it, black drinks from
the crate, tuna and crabs from their bags.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tests.games.reading import apply_raw
from uogashi.core import engine
from uogashi.core.components import merge
from uogashi.core.errors import Refusal
from uogashi.core.match import Entry, Match
from uogashi.core.verbs import CHANCE
from uogashi.games import load_game
from uogashi.games.shopping.basket import put_in_basket
from uogashi.games.shopping.notation import CLOTHING_NAMES, COLOUR_NAMES, STACK_NAMES, THING_WORDS, item_words
from uogashi.games.shopping.state import (
    BLACK,
    DRINK,
    ENTERING,
    ITEMS,
    OUTSIDE,
    PRINTED,
    TUNA_ITEM,
    TUNA_VALUES,
    WALKING,
)
from uogashi.games.shopping.store import dot_number

GAME = load_game("shopping")
SEATS = ("Aki", "Ben", "Chie", "Dai", "Emi")
COUNTS = [2, 3, 4, 5]
CLOTHES = [
    *("shirt", "pants", "bra", "underwear"),  # A3 B3 C3 D3
    *("socks", "bed sheet", "pillow case", "shirt"),
    *("pants", "bra", "underwear", "socks"),
    *("bed sheet", "shirt", "pants", "pillow case"),
]
ONE_OF_EACH = ["red", "blue", "green", "yellow", "white"]
DRINKS = [ONE_OF_EACH] * 6
ONE_DOT = {
    "dots": ["A1"],
    "steps": [],
    "entrances": ["A1"],
    "machine": [],
    "cards": [{"at": ["A1"], "magazine": 1}],
    "clothes": dict.fromkeys(CLOTHING_NAMES, 0),
    "drinks": {**dict.fromkeys(COLOUR_NAMES, 0), "black": 6},
}


# --- tables ------------------------------------------------------------------------------------------------------


def table(
    players: int = 2,
    *,
    first: int = 0,
    clothes: Sequence[str] = CLOTHES,
    drinks: Sequence[Sequence[str]] = DRINKS,
    options: dict[str, Any] | None = None,
    figures: dict[str, Any] | None = None,
    rules: str | None = None,
) -> Match:
    """A game with these clothes and drinks on the cards, with these components changed."""
    setup = {"first": first, "clothes": list(clothes), "drinks": [list(card) for card in drinks]}
    changed = merge(GAME.figures(players)[0], figures or {})
    return Match.settle(GAME, SEATS[:players], setup, options=options or {}, figures=changed, rules=rules)


def one_dot(players: int = 2) -> Match:
    """A store with a single dot, with one magazine."""
    return table(players, clothes=[], drinks=[], figures=ONE_DOT)


def counted(words: str) -> tuple[int, str]:
    """`"2 shirt"` is two shirts, `"crab 6"` one crab."""
    number, _, rest = words.partition(" ")
    return (int(number), rest) if number.isdecimal() else (1, words)


def at(match: Match, seat: int, dot: str | None) -> None:
    """A player is on this dot, or outside."""
    state = match.states[0]
    state.place[seat] = OUTSIDE if dot is None else dot_number(dot)
    if state.turn_player == seat:
        turn_of(match, seat)


def turn_of(match: Match, seat: int, number: int | None = None) -> None:
    """A turn of this player begins; optionally with its number in the game."""
    state = match.states[0]
    state.turn_player = seat
    state.phase = ENTERING if state.place[seat] == OUTSIDE else WALKING
    state.acting_seats = 1 << seat
    if number is not None:
        state.turn_number = number


def give(match: Match, seat: int, *things: str) -> None:
    """More items in a player's basket, in this order: `give(match, 0, "2 shirt", "red drink", "crab 6")`."""
    for number, words in map(counted, things):
        item = words_of_items(match).index(words)
        for _ in range(number):
            take_away(match, item, words)
            put_in_basket(match.states[0], seat, item)


def take_away(match: Match, item: int, words: str) -> None:
    """One of these has been taken from its place."""
    state = match.states[0]
    if item >= TUNA_ITEM:
        assert state.bag[item - TUNA_ITEM] > 0, f"no {words} is left in the bag"
        state.bag[item - TUNA_ITEM] -= 1
        return
    if item == DRINK + BLACK and state.crate[BLACK] > 0:
        state.crate[BLACK] -= 1
        return
    lying = (state.pile_thing == item) & (state.pile_left > 0)
    assert lying.any(), f"no {words} is left"
    state.pile_left[lying.argmax()] -= 1


def money(match: Match, *yen: int) -> None:
    """This much money for everyone, from the first seat on."""
    match.states[0].money[: len(yen)] = yen


def stacks(match: Match, **yen: int) -> None:
    """Put these amounts on the stacks: `stacks(match, clothes=100, red_drink=0)`."""
    for name, height in yen.items():
        match.states[0].stack[STACK_NAMES.index(name.replace("_", "-"))] = height


def crate(match: Match, *drinks: str) -> None:
    """Just these drinks are in the crate: `crate(match, "2 black", "red")`."""
    match.states[0].crate[:] = 0
    for number, colour in map(counted, drinks):
        match.states[0].crate[COLOUR_NAMES.index(colour)] += number


def waiting(match: Match, *colours: str) -> None:
    """These drinks wait beside the crate, the oldest first."""
    state = match.states[0]
    state.beside_crate[:] = 0
    state.beside_crate[: len(colours)] = [COLOUR_NAMES.index(colour) for colour in colours]
    state.waiting = len(colours)


def bag(match: Match, kind: str, *values: int) -> None:
    """Only these are left in a bag: `bag(match, "tuna", 20, 25)`; none: it is empty."""
    state = match.states[0]
    part = slice(0, TUNA_VALUES) if kind == "tuna" else slice(TUNA_VALUES, PRINTED)
    left = Counter(values)
    state.bag[part] = [left.pop(int(value), 0) for value in match.configs[0].printed[part]]
    assert not left, f"there is no such {kind}: {left}"


def bare(match: Match, *dots: str) -> None:
    """The cards in front of these dots are empty now."""
    state, config = match.states[0], match.configs[0]
    for dot in map(dot_number, dots):
        state.pile_left[config.dot_pile[dot, : config.dot_piles[dot]]] = 0


def has_left(match: Match, seat: int, times: int) -> None:
    """A player has left the store so often, and is outside."""
    match.states[0].leavings[seat] = times
    at(match, seat, None)


def bought_tuna(match: Match, seat: int, number: int) -> None:
    match.states[0].tuna_bought[seat] = number


def sold_salmon(match: Match) -> None:
    """A player has left with salmon."""
    match.states[0].salmon_sold = 1


def carried(match: Match, seat: int, *things: str) -> None:
    """A player has carried these out of the store."""
    for number, words in map(counted, things):
        match.states[0].carried_out[seat, words_of_items(match).index(words)] += number


# --- playing -----------------------------------------------------------------------------------------------------


def play(match: Match, seat: int, *decisions: str, chance: str | Sequence[str] = ()) -> Entry:
    """These decisions; with `chance`, that is what chance decides after the last of them."""
    rolled = [chance] if isinstance(chance, str) else list(chance)
    if rolled:
        moves = [*((seat, words) for words in decisions), *((CHANCE, words) for words in rolled)]
        return match.replay_entry(seat, moves)
    return match.play(seat, *decisions)


def leave_with(match: Match, seat: int, *things: str, dot: str = "B6") -> Entry:
    """A player with these items exits."""
    at(match, seat, dot)
    give(match, seat, *things)
    return play(match, seat, "leave")


def idle(match: Match, seat: int) -> Entry:
    """A turn without taking anything: in by B, or to the first dot within reach."""
    entry = match.play(seat, next(words for words in match.legal(seat) if words != "leave"))
    while match.acting == (seat,) and {"here", "nothing"} & set(match.legal(seat)):
        entry = match.play(seat, "here" if "here" in match.legal(seat) else "nothing")
    return entry


def idle_until(match: Match, seat: int) -> None:
    """Such turns, until this player's next one begins."""
    while not match.over:
        idle(match, match.acting[0])
        if match.acting == (seat,):
            return


def refused(match: Match, seat: int, *decisions: str) -> str:
    """The id of why the last of these decisions is refused; it is none that is offered, and nothing changes."""
    twin = match.fork()
    if decisions[:-1]:
        play(twin, seat, *decisions[:-1])
    assert decisions[-1] not in twin.legal(seat)
    before = match.states.tobytes()
    with pytest.raises(Refusal) as refusal:
        match.play(seat, *decisions)
    assert match.states.tobytes() == before
    with pytest.raises(Refusal) as alone:
        twin.play(seat, decisions[-1])
    assert alone.value.message.id == refusal.value.message.id
    return refusal.value.message.id


def refusal_of(match: Match, seat: int, decision: str) -> Refusal:
    """The refusal itself, with its numbers and names."""
    with pytest.raises(Refusal) as refusal:
        match.play(seat, decision)
    return refusal.value


def legal(match: Match, seat: int, *decisions: str) -> list[str]:
    """What a player may do after these decisions, which are only tried."""
    twin = match.fork()
    if decisions:
        play(twin, seat, *decisions)
    return twin.legal(seat)


# --- looking -----------------------------------------------------------------------------------------------------


def words_of_items(match: Match) -> list[str]:
    return [item_words(match.configs[0], item) for item in range(ITEMS)]


def basket_of(match: Match, seat: int) -> list[str]:
    """What is in a basket, in the order of taking."""
    state = match.states[0]
    held = zip(state.held_item[: state.held].tolist(), state.held_by[: state.held].tolist(), strict=True)
    return [words_of_items(match)[item] for item, holder in held if holder == seat]


def dot_of(match: Match, seat: int) -> str | None:
    """The dot where a player is; none outside."""
    dot: str | None = match.view().seats[seat].dot
    return dot


def money_of(match: Match, seat: int) -> int:
    return int(match.view().seats[seat].money)


def all_money(match: Match) -> list[int]:
    return [seat.money for seat in match.view().seats]


def basket_pays(match: Match, seat: int) -> int:
    """What leaving now would pay a player."""
    return int(match.view().seats[seat].basket_pays)


def worth(*things: str, **more: Any) -> int:
    """The payment for a basket of these items, in a game that has just started."""
    match = table(**more)
    leave_with(match, 0, *things)
    return money_of(match, 0)


def stack_of(match: Match, name: str) -> int:
    return int(next(stack.yen for stack in match.view().stacks if stack.stack == name))


def all_stacks(match: Match) -> dict[str, int]:
    return {stack.stack: stack.yen for stack in match.view().stacks}


def fallen(match: Match) -> dict[str, int]:
    """By how much each stack is lower than at the start of the game."""
    heights = zip(STACK_NAMES, match.configs[0].stacks.tolist(), match.states[0].stack.tolist(), strict=True)
    return {name: start - now for name, start, now in heights if start != now}


def crate_of(match: Match) -> dict[str, int]:
    """The drinks in the crate by colour."""
    return {name.removesuffix("-drink"): count for name, count in match.view().crate.items()}


def waiting_of(match: Match) -> list[str]:
    return [name.removesuffix("-drink") for name in match.view().waiting]


def things_at(match: Match, dot: str) -> dict[str, int]:
    """What can be taken from a dot, and how many there are."""
    return next(dict(each.things) for each in match.view().dots if each.dot == dot)


def takes_at(match: Match, seat: int, dot: str) -> set[str]:
    """What a player who ends a walk here may take."""
    at(match, seat, dot)
    turn_of(match, seat)
    twin = match.fork()
    neighbour = next(each.neighbours[0] for each in match.view().dots if each.dot == dot)
    at(twin, seat, neighbour)
    play(twin, seat, walk(dot))
    return {words.removeprefix("take ") for words in twin.legal(seat) if words.startswith("take ")}


def carried_by(match: Match, seat: int) -> list[str]:
    """What a player has carried out of the store."""
    found = zip(words_of_items(match), match.states[0].carried_out[seat].tolist(), strict=True)
    return [words for words, count in found for _ in range(count)]


def walk(dot: str) -> str:
    """The decision to go to a dot."""
    return f"walk {dot[0]} {dot[1]}"


def walks(decisions: Sequence[str]) -> set[str]:
    """The dots to which these decisions lead."""
    return {words.removeprefix("walk ").replace(" ", "") for words in decisions if words.startswith("walk ")}


def reach(match: Match, seat: int, dot: str) -> set[str]:
    """Where a walk from this dot may end."""
    at(match, seat, dot)
    return walks(match.legal(seat))


# --- the engine's side -------------------------------------------------------------------------------------------


def odds_after(match: Match, seat: int, *decisions: str) -> dict[str, int]:
    """The odds of each chance event after these decisions, as whole numbers."""
    twin = match.fork()
    for words in decisions:
        action = GAME.find_decision(twin.states, twin.configs, words)
        assert action is not None
        assert apply_raw(twin, seat, action) >= 0
    weights = np.zeros(GAME.actions, dtype=np.int64)
    total = engine.odds(twin.states, twin.configs, 0, weights)
    found = {GAME.decision_name(twin.states, twin.configs, int(action)): action for action in weights.nonzero()[0]}
    assert sum(int(weights[action]) for action in found.values()) == total
    return {words: int(weights[action]) for words, action in found.items()}


def assert_consistent(match: Match) -> None:
    """What is kept twice agrees: baskets by item, by their size, and in the order of taking."""
    state = match.states[0]
    held = list(zip(state.held_by[: state.held].tolist(), state.held_item[: state.held].tolist(), strict=True))
    assert state.held == state.items.sum() == state.basket.sum()
    for seat in range(len(match.seats)):
        mine = Counter(item for holder, item in held if holder == seat)
        assert mine == Counter({item: int(count) for item, count in enumerate(state.basket[seat]) if count})
        assert state.items[seat] == state.basket[seat].sum()
    assert not state.held_item[state.held :].any()
    assert not state.beside_crate[state.waiting :].any()
    assert state.crate.sum() <= match.configs[0].crate
    assert state.waiting == 0 or state.crate.sum() == match.configs[0].crate


def everything(match: Match) -> Counter[str]:
    """All items of the game, wherever they are, except those that fell out and were lost."""
    state = match.states[0]
    names = words_of_items(match)
    found: Counter[str] = Counter()
    for thing, left in zip(state.pile_thing.tolist(), state.pile_left.tolist(), strict=True):
        if THING_WORDS[thing] not in ("tuna", "crab"):
            found[names[thing]] += left
    for item in range(ITEMS):
        found[names[item]] += int(state.basket[:, item].sum()) + int(state.carried_out[:, item].sum())
    for printed, left in enumerate(state.bag.tolist()):
        found[names[TUNA_ITEM + printed]] += left
    for colour in range(len(COLOUR_NAMES)):
        beside = state.beside_crate[: state.waiting].tolist().count(colour)
        found[names[DRINK + colour]] += int(state.crate[colour]) + beside
    return +found

"""Positions of Tokyo Tsukiji Market in one line: builders that the tests share.

Items are named as in decisions, with their number before them: `"3 mackerel"`, `"tuna 20"`, `"2 fugu degraded 500"`.
Everything a builder lays out comes from its source in the game: pieces and barrels out of their markets,
licences and ships out of the stock.
"""

from typing import Any

import pytest

from uogashi.core.components import merge
from uogashi.core.errors import Refusal
from uogashi.core.match import Entry, Match
from uogashi.core.verbs import CHANCE
from uogashi.games import load_game
from uogashi.games.market.notation import EXTRA_NAMES, FISH, KIND_NAMES, ROW_NAMES, SIZE_NAMES, piece_words
from uogashi.games.market.state import (
    AT_SEA,
    BARGE,
    IN_STOCK,
    IN_USED_STOCK,
    KIND_LOT,
    MOST_SHIPS,
    PIECE_KIND,
    TAKOYAKI,
    TUNA_PIECE,
    YEN,
)

GAME = load_game("market")
SEATS = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi")
ALL_FISH = " ".join(FISH)
ALL_EXTRA = " ".join(EXTRA_NAMES)


# --- tables ------------------------------------------------------------------------------------------------------


def table(
    players: int = 3,
    fish: str = "",
    extra: str = "",
    *,
    first: int = 0,
    turn_limit: int = 40,
    rules: str = GAME.version,
    **changed: Any,
) -> Match:
    """A game with mackerel, ships and just these markets, with these components changed; under the newest rules."""
    figures = merge(GAME.figures(players, rules=rules)[0], changed)
    chosen = {
        "fish": [name for name in FISH if name in ("mackerel", *fish.split())],
        "extra": [name for name in EXTRA_NAMES if name in ("ships", *extra.split())],
    }
    assert set(fish.split()) <= set(FISH)
    assert set(extra.split()) <= set(EXTRA_NAMES)
    options = {"fish_markets": chosen["fish"], "extra_markets": chosen["extra"], "turn_limit": turn_limit}
    setup = {"first": first, **chosen}
    return Match.settle(GAME, SEATS[:players], setup, options=options, figures=figures, rules=rules)


def counted(words: str) -> tuple[int, str]:
    """`"3 mackerel"` is three mackerel, `"tuna 20"` one tuna."""
    number, _, rest = words.partition(" ")
    return (int(number), rest) if number.isdecimal() else (1, words)


def money(match: Match, *yen: int) -> None:
    """This much money for everyone, from the first seat on."""
    match.states[0].money[: len(yen)] = yen


def own(match: Match, seat: int, *pieces: str) -> None:
    """More pieces for a player: `own(match, 0, "3 mackerel", "salmon fresh", "tuna 20")`."""
    state = match.states[0]
    for number, words in map(counted, pieces):
        piece = words_of_pieces(match).index(words)
        kind = int(PIECE_KIND[piece])
        state.pieces[seat, piece] += number
        if kind == TAKOYAKI:
            state.takoyaki_supply -= number
            continue
        assert state.in_play[kind], f"{words} without a market"
        state.market_pieces[kind] -= number
        assert state.market_pieces[kind] > 0 or state.overfished[kind], f"no {words} is left"
        if piece >= TUNA_PIECE:
            state.bag[piece - TUNA_PIECE] -= number
            assert state.bag[piece - TUNA_PIECE] >= 0, f"no {words} is left in the bag"


def on_sale(match: Match, seat: int, *goods: str) -> None:
    """More goods on a harbour: `on_sale(match, 0, "2 fugu degraded 500", "takoyaki 300")`."""
    state = match.states[0]
    for number, words in map(counted, goods):
        kind, *row, price = words.split()
        lot = int(KIND_LOT[KIND_NAMES.index(kind)]) + (ROW_NAMES.index(row[0]) if row else 0)
        state.harbour[seat, lot, int(price) // YEN - 1] += number
        state.on_sale[seat, lot] += number
        if kind == "takoyaki":
            state.takoyaki_supply -= number
        else:
            take_barrels(match, kind, number)


def take_barrels(match: Match, kind: str, number: int) -> None:
    """Barrels leave their market; those of an overfished market were out before."""
    state = match.states[0]
    fish = FISH.index(kind)
    assert state.in_play[fish], f"{kind} without a market"
    if not state.overfished[fish]:
        state.barrels[fish] -= number
        assert state.barrels[fish] > 0, f"no barrel of {kind} is left"


def licences(match: Match, seat: int, *kinds: str) -> None:
    """Just these licences for a player; those that the player had return."""
    state = match.states[0]
    state.licences_left[:] += state.licences[seat]
    state.licences[seat] = 0
    for number, kind in map(counted, kinds):
        state.licences[seat, FISH.index(kind)] += number
        state.licences_left[FISH.index(kind)] -= number
        assert state.licences_left[FISH.index(kind)] >= 0, f"no licence of {kind} is left"


def ship(match: Match, seat: int, size: str, *cargo: str, port: int | None = None) -> int:
    """One more ship for a player, in this port or at sea with this cargo; its number."""
    state = match.states[0]
    found = (state.ship_owner == IN_STOCK) & (state.ship_size == SIZE_NAMES.index(size))
    index = int(found.argmax())
    assert found[index], f"no {size} is left"
    state.ships_had[seat] += 1
    state.ship_owner[index] = seat
    state.ship_number[index] = state.ships_had[seat]
    state.ship_port[index] = AT_SEA if port is None else port
    load(match, index, *cargo)
    return int(state.ship_number[index])


def sail(match: Match, seat: int, number: int, *cargo: str) -> None:
    """A ship that the player has is at sea, with this cargo."""
    index = ship_index(match, seat, number)
    match.states[0].ship_port[index] = AT_SEA
    load(match, index, *cargo)


def load(match: Match, index: int, *cargo: str) -> None:
    state = match.states[0]
    for number, kind in map(counted, cargo):
        take_barrels(match, kind, number)
        if state.ship_size[index] == BARGE:
            state.barge_cargo[FISH.index(kind)] += number
        else:
            state.ship_kind[index] = FISH.index(kind)
            state.ship_barrels[index] += number
            state.ship_fugu[index] = kind == "fugu"


def ship_index(match: Match, seat: int, number: int) -> int:
    state = match.states[0]
    mine = (state.ship_owner == seat) & (state.ship_number == number)
    assert mine.any(), f"seat {seat} has no ship {number}"
    return int(mine.argmax())


def without_ships(match: Match, seat: int, *, used: bool = False) -> None:
    """All ships of a player have been sold, as new or as used ones."""
    state = match.states[0]
    mine = state.ship_owner == seat
    state.ship_owner[mine] = IN_USED_STOCK if used else IN_STOCK
    state.ship_number[mine] = 0
    state.ship_port[mine] = 0


def ports(match: Match, seat: int, opened: int) -> None:
    """This many of the upgrade ports are open, 0 to 2."""
    match.states[0].ports_open[seat] = 1 + opened


def rentals(match: Match, seat: int, *, freezer: int = 0, cart: int = 0) -> None:
    """This many freezer uses and carts."""
    match.states[0].freezer_uses[seat] = freezer
    match.states[0].cart_uses[seat] = cart


def bank(match: Match, seat: int, *, loans: int = 0, shares: int = 0) -> None:
    state = match.states[0]
    state.loans[seat] += loans
    state.loans_left -= loans
    state.shares[seat] += shares
    state.shares_left -= shares


def stock(match: Match, kind: str, *, barrels: int | None = None, pieces: int | None = None) -> None:
    """This much is left in a fish market; the rest is out of everyone's reach."""
    state = match.states[0]
    if barrels is not None:
        state.barrels[FISH.index(kind)] = barrels
    if pieces is not None:
        assert kind not in ("tuna", "crab"), "these have a bag"
        state.market_pieces[FISH.index(kind)] = pieces


def bag(match: Match, *pieces: str) -> None:
    """Only these are left in the bag of their kind: `bag(match, "tuna 20", "tuna 25")`."""
    state = match.states[0]
    kind = KIND_NAMES.index(counted(pieces[0])[1].split()[0])
    state.bag[PIECE_KIND[TUNA_PIECE:] == kind] = 0
    for number, words in map(counted, pieces):
        state.bag[words_of_pieces(match).index(words) - TUNA_PIECE] = number
    state.market_pieces[kind] = sum(number for number, _ in map(counted, pieces))


def overfish(match: Match, kind: str, *, pieces: int | None = None) -> None:
    """A market was overfished; this many pieces are in it now."""
    state = match.states[0]
    state.overfished[FISH.index(kind)] = 1
    state.barrels[FISH.index(kind)] = 0
    stock(match, kind, pieces=pieces)


def eel_track(match: Match, value: int) -> None:
    match.states[0].eel_track = value


def spot(match: Match, number: int, *pieces: str) -> None:
    """Someone sold these pieces at a trading spot, numbered from 1."""
    state = match.states[0]
    state.spot_sold[number - 1] = 1
    own(match, 0, *pieces)
    for count, words in map(counted, pieces):
        piece = words_of_pieces(match).index(words)
        state.pieces[0, piece] -= count
        state.spot_pieces[number - 1, piece] += count


def actions_left(match: Match, number: int) -> None:
    match.states[0].actions_left = number


# --- playing -----------------------------------------------------------------------------------------------------


def play(match: Match, seat: int, *decisions: str, chance: str = "") -> Entry:
    """These decisions; with `chance`, that is what chance decides after the last of them."""
    if chance:
        return match.replay_entry(seat, [*((seat, words) for words in decisions), (CHANCE, chance)])
    return match.play(seat, *decisions)


def bids(match: Match, *yen: int) -> Entry:
    """Everyone bids, seat by seat; the last bid shows them all."""
    for seat, bid in enumerate(yen):
        entry = match.play(seat, f"bid {bid}")
    return entry


def pass_to(match: Match, seat: int) -> Entry:
    """Turns in which nothing is done, until this player's next one begins."""
    while True:
        entry = match.play(match.acting[0], "end turn")
        if match.over or match.view().player == seat:
            return entry


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


def legal(match: Match, seat: int, *decisions: str) -> list[str]:
    """What a player may do after these decisions, which are only tried."""
    twin = match.fork()
    if decisions:
        play(twin, seat, *decisions)
    return twin.legal(seat)


# --- looking -----------------------------------------------------------------------------------------------------


def words_of_pieces(match: Match) -> tuple[str, ...]:
    return piece_words(tuple(match.configs[0].worth.tolist()))


def money_of(match: Match, seat: int) -> int:
    return int(match.view().seats[seat].money)


def all_money(match: Match) -> list[int]:
    return [seat.money for seat in match.view().seats]


def value_of(match: Match, seat: int) -> int:
    return int(match.view().seats[seat].value)


def pieces_of(match: Match, seat: int) -> dict[str, int]:
    """How many a player has of each piece."""
    owned = zip(words_of_pieces(match), match.states[0].pieces[seat].tolist(), strict=True)
    return {words: count for words, count in owned if count}


def pieces_at(match: Match, number: int) -> dict[str, int]:
    """The pieces at a trading spot, numbered from 1."""
    lying = zip(words_of_pieces(match), match.states[0].spot_pieces[number - 1].tolist(), strict=True)
    return {words: count for words, count in lying if count}


def sale_of(match: Match, seat: int) -> list[str]:
    """What is on sale at a harbour, every barrel by itself: `["mackerel fresh 300", "takoyaki 500"]`."""
    goods: list[str] = []
    for lot in match.view().seats[seat].sale:
        words = [lot.fish, *([lot.row] if lot.row else []), str(lot.price)]
        goods += [" ".join(words)] * lot.count
    return goods


def licences_of(match: Match, seat: int) -> list[str]:
    return list(match.view().seats[seat].licences)


def ships_of(match: Match, seat: int) -> dict[int, str]:
    """The ships of a player by their numbers: `{1: "one-slot in port 0", 2: "two-slot at sea"}`."""
    return {
        each.ship: f"{each.size} at sea" if each.port is None else f"{each.size} in port {each.port}"
        for each in match.view().seats[seat].ships
    }


def cargo_of(match: Match, seat: int, number: int) -> list[str]:
    return next(list(each.cargo) for each in match.view().seats[seat].ships if each.ship == number)


def market_of(match: Match, kind: str) -> Any:
    """The public part of a fish market."""
    return next(market for market in match.view().fish if market.market == kind)


def stock_of(match: Match, kind: str) -> tuple[int, int, int]:
    """Barrels, pieces and licences that are left in a fish market."""
    market = market_of(match, kind)
    return market.barrels, market.pieces, market.licences


def ships_left(match: Match) -> list[int]:
    """New ships that can be bought, smallest first, the barge at last."""
    return [size.new for size in match.view().stock]


def used_ships_left(match: Match) -> list[int]:
    return [size.used for size in match.view().stock]


def worth_of(match: Match, kind: str) -> int:
    return int(market_of(match, kind).worth)


def fish_markets(match: Match) -> list[str]:
    return [market.market for market in match.view().fish]


def extra_markets(match: Match) -> list[str]:
    return [market.market for market in match.view().extra]


# --- the engine's side -------------------------------------------------------------------------------------------


def assert_consistent(match: Match) -> None:
    """What is kept twice agrees: goods on a harbour by price and together, pieces of a kind and those in the bag."""
    state = match.states[0]
    assert (state.harbour.sum(axis=2) == state.on_sale).all()
    for kind in ("tuna", "crab"):
        number = FISH.index(kind)
        if state.in_play[number]:
            assert state.bag[PIECE_KIND[TUNA_PIECE:] == number].sum() == state.market_pieces[number]
    for index in range(MOST_SHIPS):
        if state.ship_barrels[index]:
            assert state.ship_kind[index] >= 0
            assert state.ship_port[index] == AT_SEA

"""An independent referee for records of the board game Tsukiji.

`referee(record)` replays one game record and raises `Foul` at the first error in it; it returns
quietly if the record is right to the last number. It was written from the rules page and the record page alone and
shares no code with any other implementation, so that each can catch the errors of the other.

Every number comes from the record's own components. `Foul.move_index` counts from 0, as the list of moves does, and is
None where no move is to blame. On the command line games and moves are counted from 1:

    python referee.py FILE.jsonl...
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

MARKET_PRODUCTS = ("ebi", "hotategai", "fugu", "tako", "sake")  # in the order of the market update
PRODUCTS = (*MARKET_PRODUCTS, "maguro")
CARDS = (*PRODUCTS, "takusan", "yakuza")
NORMAL_TICKETS = ("0", "1", "2", "3", "4")
SPECIAL_TICKETS = ("annul", "-1", "+6", "x2")
SPECIAL_POINTS = ("diversified", "specialised", "popular", "safe")
CARDS_IN_A_LOT = 3
SPARE_ANNULMENT = 2
DIVERSIFIED_CARDS = 3
SPECIALISED_CARDS = 8
MOST_ROUNDS = 7

RECORD_KEYS = ("format", "version", "game", "rules", "seats", "components", "setup", "moves")
OPTIONAL_RECORD_KEYS = ("options", "result", "seed", "seed_proof")
COMPONENT_KEYS = (
    "prices", "modifiers", "final_prices", "deck", "start_money", "pass_income",
    "rounds", "tickets", "track", "maguro", "bonuses",
)  # fmt: skip


class Foul(Exception):
    """The first error in a record."""

    def __init__(self, move_index: int | None, message: str) -> None:
        super().__init__(message)
        self.move_index = move_index
        self.message = message


def require(condition: bool, message: str) -> None:
    if not condition:
        raise Foul(None, message)


# Reading JSON values


def read_whole(value: object, name: str, least: int | None = None) -> int:
    # To Python true is the number 1; to JSON it is not.
    if isinstance(value, bool) or not isinstance(value, int):
        raise Foul(None, f"{name} must be a whole number, not {value!r}")
    require(least is None or value >= least, f"{name} must be at least {least}, not {value}")
    return value


def read_text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise Foul(None, f"{name} must be text, not {value!r}")
    return value


def read_list(value: object, name: str, length: int | None = None) -> list[object]:
    if not isinstance(value, list):
        raise Foul(None, f"{name} must be a list, not {value!r}")
    require(length is None or len(value) == length, f"{name} must have {length} entries, not {len(value)}")
    return value


def read_whole_list(value: object, name: str, length: int | None = None, least: int | None = None) -> list[int]:
    return [read_whole(entry, f"{name}[{i}]", least) for i, entry in enumerate(read_list(value, name, length))]


def read_names(value: object, name: str, allowed: Iterable[str]) -> list[str]:
    names = [read_text(entry, f"{name}[{i}]") for i, entry in enumerate(read_list(value, name))]
    for i, entry in enumerate(names):
        require(entry in allowed, f"{name}[{i}] is {entry!r}, which is not a name known there")
    return names


def read_object(value: object, name: str, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Foul(None, f"{name} must be an object, not {value!r}")
    for key in keys:
        require(key in value, f"{name} has no {key!r}")
    for key in value:
        require(key in (*keys, *optional), f"{name} has an unknown key {key!r}")
    return value


# The parts of a record


@dataclass(frozen=True)
class Components:
    prices: list[int]
    modifiers: list[int]
    final_prices: list[int]
    deck: dict[str, int]
    start_money: list[int]
    pass_income: int
    rounds: int
    tickets: list[str]
    track: int
    maguro: list[int]
    bonuses: dict[str, int]

    @property
    def lots(self) -> int:
        return len(self.prices)

    @property
    def cards_in_a_round(self) -> int:
        return CARDS_IN_A_LOT * self.lots

    @property
    def deck_size(self) -> int:
        return self.rounds * self.cards_in_a_round


def read_components(value: object, players: int) -> Components:
    figures = read_object(value, "components", COMPONENT_KEYS)
    lots = players + 1
    deck = read_object(figures["deck"], "components.deck", CARDS)
    bonuses = read_object(figures["bonuses"], "components.bonuses", SPECIAL_POINTS)
    components = Components(
        prices=read_whole_list(figures["prices"], "components.prices", lots, 0),
        modifiers=read_whole_list(figures["modifiers"], "components.modifiers", lots),
        final_prices=read_whole_list(figures["final_prices"], "components.final_prices", len(MARKET_PRODUCTS), 0),
        deck={card: read_whole(deck[card], f"components.deck.{card}", 0) for card in CARDS},
        start_money=read_whole_list(figures["start_money"], "components.start_money", players, 0),
        pass_income=read_whole(figures["pass_income"], "components.pass_income", 0),
        rounds=read_whole(figures["rounds"], "components.rounds", 1),
        tickets=read_names(figures["tickets"], "components.tickets", (*NORMAL_TICKETS, *SPECIAL_TICKETS)),
        track=read_whole(figures["track"], "components.track", len(MARKET_PRODUCTS)),
        maguro=read_whole_list(figures["maguro"], "components.maguro", None, 0),
        bonuses={name: read_whole(bonuses[name], f"components.bonuses.{name}", 0) for name in SPECIAL_POINTS},
    )
    check_components(components)
    return components


def check_components(components: Components) -> None:
    prices = components.prices
    require(prices == sorted(prices, reverse=True), "components.prices must stand with the dearest first")
    require(components.rounds <= MOST_ROUNDS, f"components.rounds must be at most {MOST_ROUNDS}")
    cards = sum(components.deck.values())
    require(cards == components.deck_size, f"components.deck has {cards} cards, not {components.deck_size}")
    tickets = components.tickets
    require(len(set(tickets)) == len(tickets), "components.tickets names a ticket twice")
    # R9: an override may take tickets out, but every lot must be able to get a normal one.
    normal = sum(ticket in NORMAL_TICKETS for ticket in tickets)
    require(normal >= components.lots, f"components.tickets has {normal} normal tickets for {components.lots} lots")
    require(len(components.maguro) > 0, "components.maguro is empty")


def read_special_points(value: object) -> list[str]:
    chosen = read_object(value, "options", (), ("special_points",)).get("special_points")
    if chosen is None or chosen is False:
        return []
    if chosen is True:
        return list(SPECIAL_POINTS)
    names = read_names(chosen, "options.special_points", SPECIAL_POINTS)
    require(len(set(names)) == len(names), "options.special_points names a bonus twice")
    return names


@dataclass(frozen=True)
class Setup:
    first: int
    markers: list[str]
    deck: list[str]


def read_setup(value: object, players: int) -> Setup:
    parts = read_object(value, "setup", ("first", "markers", "deck"))
    first = read_whole(parts["first"], "setup.first", 0)
    require(first < players, f"setup.first is {first}, but the last seat is {players - 1}")
    markers = read_names(parts["markers"], "setup.markers", MARKET_PRODUCTS)
    require(sorted(markers) == sorted(MARKET_PRODUCTS), "setup.markers must name each of the five markers once")
    return Setup(first, markers, read_names(parts["deck"], "setup.deck", CARDS))


def check_deck(deck: list[str], components: Components, complete: bool) -> None:
    counts = Counter(deck)
    for card in CARDS:
        held, allowed = counts[card], components.deck[card]
        require(held <= allowed, f"setup.deck has {held} {card}, but components.deck has {allowed}")
        require(held == allowed or not complete, f"setup.deck has {held} {card}, not {allowed}")


# Quotation


def lot_value(tickets: Iterable[str]) -> int:
    count = Counter(tickets)
    # R1: annulments and fours pair off, one to one; a spare annulment counts as +2.
    cancelled = min(count["annul"], count["4"])
    spare = count["annul"] - cancelled
    total = SPARE_ANNULMENT * spare - 4 * cancelled
    total += sum(int(name) * number for name, number in count.items() if name not in ("annul", "x2"))
    # R2: a negative sum is doubled too. With nothing but x2 tickets the sum is 0 and stays 0.
    return int(total * 2 ** count["x2"])


def lots_by_value(values: list[int]) -> list[int]:
    """The lots from the highest on; of equal lots the one further left counts as higher."""
    return sorted(range(len(values)), key=lambda lot: (-values[lot], lot))


# Market


def market_moves(lots: list[list[str]], modifiers: list[int]) -> dict[str, int]:
    """How far each marker is to move, given the cards and the modifier of every lot."""
    return {
        product: sum(cards.count(product) * modifier for cards, modifier in zip(lots, modifiers, strict=True))
        for product in MARKET_PRODUCTS
    }


class Market:
    def __init__(self, markers: list[str], track: int) -> None:
        self.track = track
        self.space = {product: i + 1 for i, product in enumerate(markers)}
        # Later arrivals are on top, so the order of arrival is the order within every pile.
        self.arrivals = list(markers)

    def update(self, moves: dict[str, int]) -> None:
        for product in MARKET_PRODUCTS:
            # R3: a move past an end of the track stops there.
            target = min(max(self.space[product] + moves[product], 1), self.track)
            # R4: a marker that stays where it was is not lifted.
            if target != self.space[product]:
                self.space[product] = target
                self.arrivals.remove(product)
                self.arrivals.append(product)

    def ranking(self) -> list[str]:
        """The products from the most expensive on; on one space the upper one first."""
        return sorted(
            MARKET_PRODUCTS, key=lambda product: (self.space[product], self.arrivals.index(product)), reverse=True
        )


# Players


@dataclass
class Player:
    money: int
    placed: list[str] = field(default_factory=list)  # the tickets of this round, leftmost lot first
    used_specials: set[str] = field(default_factory=set)
    products: Counter[str] = field(default_factory=Counter)
    takusan: Counter[str] = field(default_factory=Counter)
    yakuza_bought: int = 0

    def row(self, product: str) -> int:
        return self.products[product] + self.takusan[product]

    def rows(self) -> list[str]:
        # R5: a row of nothing but Takusan is still a row; a row holding no card is none.
        return [product for product in PRODUCTS if self.row(product) > 0]

    def rows_for_yakuza(self) -> list[str]:
        # R6: only a real product card can be discarded, never a Takusan.
        return [product for product in PRODUCTS if self.products[product] > 0]


# The game


def named(words: str, verb: str, names: Iterable[str]) -> str:
    """The name after the verb, if the words are exactly that."""
    for name in names:
        if words == f"{verb} {name}":
            return name
    raise Foul(None, f"{words!r} is not a legal {verb!r} step here, which could name: {', '.join(names)}")


class Game:
    def __init__(self, components: Components, setup: Setup) -> None:
        self.components = components
        self.deck = setup.deck
        self.first = setup.first
        count = len(components.start_money)
        self.players = [Player(components.start_money[(seat - setup.first) % count]) for seat in range(count)]
        self.market = Market(setup.markers, components.track)
        self.round = 0
        self.over = False
        self.offer: list[list[str]] = []
        self.lots_left: dict[int, int] = {}  # lot number: price
        self.clock_lot = 0
        self.next_first = setup.first
        self.buyers: list[int] = []  # seats still to buy or pass; empty during the evaluation
        self.takusan_waiting = 0
        self.yakuza_waiting = 0
        self.deal_offer()

    def cards_dealt(self) -> int:
        return self.round * self.components.cards_in_a_round

    def deal_offer(self) -> None:
        start = self.cards_dealt()
        self.round += 1
        require(len(self.deck) >= self.cards_dealt(), f"setup.deck ends before round {self.round} is dealt")
        cards = self.deck[start : self.cards_dealt()]
        self.offer = [cards[lot :: self.components.lots] for lot in range(self.components.lots)]

    def move(self, seat: int, words: str) -> None:
        require(not self.over, "the game is over")
        if not self.buyers:
            self.place_ticket(seat, words)
            return
        require(seat == self.buyers[0], f"seat {seat} may not act, it is the turn of seat {self.buyers[0]}")
        player = self.players[seat]
        if self.takusan_waiting:
            self.lay_takusan(player, words)
        elif self.yakuza_waiting:
            self.pay_yakuza(player, words)
        elif words == "pass":
            player.money += self.components.pass_income
        else:
            self.buy(seat, words)
        self.skip_steps_without_option(player)
        if not self.takusan_waiting and not self.yakuza_waiting:
            self.end_turn()

    def place_ticket(self, seat: int, words: str) -> None:
        player = self.players[seat]
        require(len(player.placed) < self.components.lots, f"seat {seat} has a ticket on every lot already: {words!r}")
        ticket = named(words, "ticket", self.components.tickets)
        require(ticket not in player.placed, f"seat {seat} has placed ticket {ticket} in this round already")
        require(ticket not in player.used_specials, f"seat {seat} has used special ticket {ticket} in an earlier round")
        player.placed.append(ticket)
        if all(len(other.placed) == self.components.lots for other in self.players):
            self.quotation()

    def quotation(self) -> None:
        lots = range(self.components.lots)
        values = [lot_value(player.placed[lot] for player in self.players) for lot in lots]
        order = lots_by_value(values)
        modifiers = [self.components.modifiers[order.index(lot)] for lot in lots]
        self.market.update(market_moves(self.offer, modifiers))
        self.lots_left = {lot + 1: self.components.prices[order.index(lot)] for lot in lots}
        self.clock_lot = order[0] + 1
        self.next_first = self.first
        count = len(self.players)
        self.buyers = [(self.first + place) % count for place in range(count)]
        for player in self.players:
            player.used_specials.update(ticket for ticket in player.placed if ticket in SPECIAL_TICKETS)
            player.placed = []

    def buy(self, seat: int, words: str) -> None:
        lot = int(named(words, "buy", [str(number) for number in range(1, self.components.lots + 1)]))
        require(lot in self.lots_left, f"lot {lot} is sold")
        player = self.players[seat]
        price = self.lots_left[lot]
        require(price <= player.money, f"seat {seat} has {player.money}, lot {lot} costs {price}")
        player.money -= price
        del self.lots_left[lot]
        if lot == self.clock_lot:
            self.next_first = seat
        # R7: the products of a lot are laid before its Takusan.
        cards = self.offer[lot - 1]
        player.products.update(card for card in cards if card in PRODUCTS)
        self.takusan_waiting = cards.count("takusan")
        self.yakuza_waiting = cards.count("yakuza")
        player.yakuza_bought += self.yakuza_waiting

    def lay_takusan(self, player: Player, words: str) -> None:
        player.takusan[named(words, "takusan", player.rows())] += 1
        self.takusan_waiting -= 1

    def pay_yakuza(self, player: Player, words: str) -> None:
        player.products[named(words, "yakuza", player.rows_for_yakuza())] -= 1
        self.yakuza_waiting -= 1

    def skip_steps_without_option(self, player: Player) -> None:
        if not player.rows():
            self.takusan_waiting = 0
        if not player.rows_for_yakuza():
            self.yakuza_waiting = 0

    def end_turn(self) -> None:
        self.buyers.pop(0)
        if self.buyers:
            return
        self.first = self.next_first
        if self.round == self.components.rounds:
            self.over = True
        else:
            self.deal_offer()


# End


def maguro_value(values: list[int], cards: int) -> int:
    """The worth of a set of maguro; past the end of the list its last step repeats."""
    if cards <= len(values):
        return ([0, *values])[cards]
    last_step = values[-1] - ([0, *values])[-2]
    return values[-1] + last_step * (cards - len(values))


def most(counts: list[int]) -> list[bool]:
    # R8: all who are tied for the most get it, nobody gets it with 0.
    return [count > 0 and count == max(counts) for count in counts]


def awards(players: list[Player], cheapest: str) -> dict[str, list[bool]]:
    """For each of the special points, which seats earn it."""
    return {
        "diversified": [all(player.row(product) >= DIVERSIFIED_CARDS for product in PRODUCTS) for player in players],
        "specialised": [any(player.row(product) >= SPECIALISED_CARDS for product in PRODUCTS) for player in players],
        "popular": most([player.row(cheapest) for player in players]),
        "safe": most([player.yakuza_bought for player in players]),
    }


def final_scores(game: Game, special_points: list[str]) -> list[int]:
    ranking = game.market.ranking()
    final_price = dict(zip(ranking, game.components.final_prices, strict=True))
    earned = awards(game.players, ranking[-1])
    scores = []
    for seat, player in enumerate(game.players):
        score = player.money + sum(player.row(product) * final_price[product] for product in MARKET_PRODUCTS)
        score += maguro_value(game.components.maguro, player.row("maguro"))
        score += sum(game.components.bonuses[name] for name in special_points if earned[name][seat])
        scores.append(score)
    return scores


def winning_seats(scores: list[int], used_specials: list[int]) -> list[int]:
    # All began with the same tickets, so most unused special tickets means fewest used.
    standing = [(score, -used) for score, used in zip(scores, used_specials, strict=True)]
    return [seat for seat, mine in enumerate(standing) if mine == max(standing)]


def check_result(value: object, game: Game, special_points: list[str]) -> None:
    result = read_object(value, "result", ("scores", "winners"))
    stated = read_whole_list(result["scores"], "result.scores", len(game.players))
    scores = final_scores(game, special_points)
    for seat, score in enumerate(scores):
        require(stated[seat] == score, f"result.scores[{seat}] is {stated[seat]}, should be {score}")
    winners = winning_seats(scores, [len(player.used_specials) for player in game.players])
    stated_winners = read_whole_list(result["winners"], "result.winners")
    require(stated_winners == winners, f"result.winners is {stated_winners}, should be {winners}")


# The referee


def check_heading(record: dict[str, object]) -> None:
    for key, expected in (("format", "uogashi-record"), ("game", "tsukiji"), ("rules", "1")):
        require(record[key] == expected, f"{key} must be {expected!r}, not {record[key]!r}")
    version = read_whole(record["version"], "version")
    require(version == 1, f"version must be 1, not {version}")
    if "seed" in record:
        read_text(record["seed"], "seed")


def read_players(value: object) -> int:
    seats = read_list(value, "seats")
    require(2 <= len(seats) <= 4, f"seats must be 2 to 4, not {len(seats)}")
    for seat, name in enumerate(seats):
        read_text(name, f"seats[{seat}]")
    return len(seats)


def play_move(game: Game, value: object) -> None:
    seat_value, words_value = read_list(value, "a move", 2)
    seat = read_whole(seat_value, "the seat of a move", 0)
    require(seat < len(game.players), f"there is no seat {seat}")
    game.move(seat, read_text(words_value, "the words of a move"))


def referee(record: dict[str, object]) -> None:
    """Raise Foul at the first error in the record."""
    read_object(record, "the record", RECORD_KEYS, OPTIONAL_RECORD_KEYS)
    check_heading(record)
    players = read_players(record["seats"])
    special_points = read_special_points(record.get("options", {}))
    components = read_components(record["components"], players)
    setup = read_setup(record["setup"], players)
    # A running game is written with its deck as far as dealt.
    complete = "result" in record or len(setup.deck) >= components.deck_size
    check_deck(setup.deck, components, complete)
    moves = read_list(record["moves"], "moves")
    game = Game(components, setup)
    for index, value in enumerate(moves):
        try:
            play_move(game, value)
        except Foul as foul:
            raise Foul(index, foul.message) from None
    if game.over:
        require("result" in record, "the game is over, but the record has no result")
        check_result(record["result"], game, special_points)
    else:
        require("result" not in record, "the record has a result, but its moves stop before the end of the game")
        require(complete or len(setup.deck) == game.cards_dealt(), "setup.deck goes beyond the cards dealt")


def read_records(path: Path) -> Iterator[object]:
    """The objects of a file; for a line that is no JSON, the error."""
    text = path.read_text(encoding="utf-8")
    try:
        yield json.loads(text)
        return
    except ValueError:
        pass
    # Not splitlines, which would also cut at separators that may be inside a name.
    for line in text.split("\n"):
        if line.strip():
            try:
                yield json.loads(line)
            except ValueError as error:
                yield error


def fault_of(record: object) -> str | None:
    if isinstance(record, ValueError):
        return f"not JSON: {record}"
    if not isinstance(record, dict):
        return "a record must be an object"
    try:
        referee(record)
    except Foul as foul:
        return foul.message if foul.move_index is None else f"move {foul.move_index + 1}: {foul.message}"
    return None


def main(arguments: list[str]) -> int:
    if not arguments:
        print("usage: python referee.py FILE.jsonl...", file=sys.stderr)
        return 2
    records = bad = 0
    for name in arguments:
        try:
            for number, record in enumerate(read_records(Path(name)), start=1):
                records += 1
                fault = fault_of(record)
                if fault is not None:
                    bad += 1
                    print(f"{name}: game {number}: {fault}")
        except (OSError, UnicodeDecodeError) as error:
            bad += 1
            print(f"cannot read {name}: {error}")
    print(f"{records} records, {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

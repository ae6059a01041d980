"""An independent referee for records of the board game Shopping Spree.

`judge(record)` replays one game record and raises `Foul` at the first error in it; if the record is
right to the last yen, it returns a `Verdict`, with the payment at every exit. `replay(record)` shows the table before
the first move and after each. It was written from the rules page and the record page alone and shares no code with any
other implementation, so that each can catch the errors of the other.

The rules are written as they are explained at a table: a turn is a function that stops (`yield`) wherever a player, or
chance, has to decide, with all the answers that the rules allow there, and continues with the one given.

Every number, and the map, comes from the record's own components. `Foul.move_index` counts from 0, as the list of moves
does, and is None where no move is to blame. On the command line games and moves are counted from 1:

    python -m tests.games.shopping.referee FILE.jsonl...
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.games.refereeing import (
    CHANCE,
    Foul,
    check_result,
    judge_files,
    read_list,
    read_object,
    read_text,
    read_whole,
    read_wholes,
    require,
    run_moves,
)

COLOURS = ("black", "red", "blue", "green", "yellow", "white")
STACK_OF = {
    "washer": "machines",
    "dryer": "machines",
    "bed sheet": "bedding",
    "pillow case": "bedding",
    "shirt": "clothes",
    "pants": "clothes",
    "bra": "smalls",
    "underwear": "smalls",
    "socks": "smalls",
}
MACHINES = ("washer", "dryer")
CLOTHING = tuple(thing for thing in STACK_OF if thing not in MACHINES)
READING = ("magazine", "newspaper")
PLAIN_THINGS = ("salmon", *MACHINES, *READING, "detergent")  # they are on their cards by number
BAGS = ("tuna", "crab")
# By version of the rules, the default first; `usual` and `even` are the same end.
ENDS = {"1": ("usual", "at-once", "round"), "2": ("at-once", "even", "round")}
EVEN = ("usual", "even")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
TURN_LIMIT = 60

Who = int | str  # a seat, or CHANCE
T = TypeVar("T")


# Reading JSON values


def read_truth(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise Foul(None, f"{name} must be true or false, not {value!r}")
    return value


def read_name(value: Any, name: str, known: Iterable[str]) -> str:
    text = read_text(value, name)
    require(text in known, f"{name} is {text!r}, which is not a name known there")
    return text


def read_names(value: Any, name: str, known: Iterable[str], length: int | None = None) -> list[str]:
    return [read_name(entry, f"{name}[{i}]", known) for i, entry in enumerate(read_list(value, name, length))]


def read_numbers(value: Any, name: str, keys: Iterable[str]) -> dict[str, int]:
    table = read_object(value, name, keys)
    return {key: read_whole(table[key], f"{name}.{key}", 0) for key in keys}


# The components

NUMBERS = (
    "crate", "barrels", "stack_falls", "over_stack", "first_salmon", "later_salmon", "tuna_pays", "crab_pays",
    "tuna_price", "tuna_dearer", "steps_a_turn", "leavings", "safe_items",
)  # fmt: skip
ODDS = ("machine_odds", "fall_odds")
TABLES = {
    "clothes": CLOTHING,
    "drinks": COLOURS,
    "stacks": ("machines", "bedding", "clothes", "smalls"),
    "drink_stacks": COLOURS,
}
MAP_KEYS = ("dots", "steps", "entrances", "machine", "cards")
BAG_KEYS = tuple(f"{kind}_bag" for kind in BAGS)


@dataclass(frozen=True)
class CardFigure:
    """A card before the deal."""

    at: list[str]
    bag: str | None
    things: dict[str, int]
    drinks: int
    clothing: int


@dataclass(frozen=True)
class Store:
    """The map."""

    next_to: dict[str, list[str]]
    entrances: list[str]
    machine: list[str]
    cards: list[CardFigure]

    def distances(self, start: str) -> dict[str, int]:
        """By a shortest way, to every dot that can be reached."""
        found = {start: 0}
        queue = [start]
        for dot in queue:
            for neighbour in self.next_to[dot]:
                if neighbour not in found:
                    found[neighbour] = found[dot] + 1
                    queue.append(neighbour)
        return found


@dataclass(frozen=True)
class Figures:
    store: Store
    numbers: dict[str, int]
    odds: dict[str, tuple[int, int]]
    tables: dict[str, dict[str, int]]
    bags: dict[str, list[int]]

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]


def read_figures(value: Any) -> Figures:
    given = read_object(value, "components", (*MAP_KEYS, *NUMBERS, *ODDS, *TABLES, *BAG_KEYS))
    figures = Figures(
        read_store(given),
        {name: read_whole(given[name], f"components.{name}", 0) for name in NUMBERS},
        {name: read_odds(given[name], f"components.{name}") for name in ODDS},
        {name: read_numbers(given[name], f"components.{name}", keys) for name, keys in TABLES.items()},
        {kind: read_wholes(given[f"{kind}_bag"], f"components.{kind}_bag", None, 0) for kind in BAGS},
    )
    for name in ("crate", "steps_a_turn", "leavings"):
        require(figures[name] >= 1, f"components.{name} must be at least 1")
    check_deal(figures)
    return figures


def read_odds(value: Any, name: str) -> tuple[int, int]:
    cases, of = read_wholes(value, name, 2, 0)
    require(of >= 1 and cases <= of, f"{name} must be so many cases of so many")
    return cases, of


def read_store(given: dict[str, Any]) -> Store:
    dots = [
        read_text(dot, f"components.dots[{i}]") for i, dot in enumerate(read_list(given["dots"], "components.dots"))
    ]
    require(all(len(dot) == 2 for dot in dots), "components.dots must be a lane and a row each")
    require(len(set(dots)) == len(dots), "components.dots names a dot twice")
    entrances = read_names(given["entrances"], "components.entrances", dots)
    lanes = {lane_of(dot) for dot in entrances}
    require(len(entrances) == len(lanes) > 0, "components.entrances must be one or more, each in a lane of its own")
    cards = read_list(given["cards"], "components.cards")
    return Store(
        read_steps(given["steps"], dots),
        entrances,
        read_names(given["machine"], "components.machine", dots),
        [read_card(card, f"components.cards[{i}]", dots) for i, card in enumerate(cards)],
    )


def read_steps(value: Any, dots: list[str]) -> dict[str, list[str]]:
    """The neighbours of every dot."""
    next_to: dict[str, list[str]] = {dot: [] for dot in dots}
    for i, line in enumerate(read_list(value, "components.steps")):
        name = f"components.steps[{i}]"
        row = [read_name(dot, name, dots) for dot in read_text(line, name).split("-")]
        for one, other in itertools.pairwise(row):
            next_to[one].append(other)
            next_to[other].append(one)
    return next_to


def read_card(value: Any, name: str, dots: list[str]) -> CardFigure:
    card = read_object(value, name, ("at",), ("bag", "drinks", "clothing", *PLAIN_THINGS))
    return CardFigure(
        read_names(card["at"], f"{name}.at", dots),
        read_name(card["bag"], f"{name}.bag", BAGS) if "bag" in card else None,
        {thing: read_whole(card[thing], f"{name}.{thing}", 0) for thing in PLAIN_THINGS if thing in card},
        read_whole(card.get("drinks", 0), f"{name}.drinks", 0),
        read_whole(card.get("clothing", 0), f"{name}.clothing", 0, 1),
    )


def check_deal(figures: Figures) -> None:
    """Whether what is dealt fills the cards."""
    cards = figures.store.cards
    clothes = sum(figures.tables["clothes"].values())
    places = sum(card.clothing for card in cards)
    require(clothes == places, f"components has {clothes} clothes for {places} cards")
    drinks = sum(count for colour, count in figures.tables["drinks"].items() if colour != "black")
    places = sum(card.drinks for card in cards)
    require(drinks == places, f"components has {drinks} drinks to be dealt for {places} places")


def lane_of(dot: str) -> str:
    return dot[0]


def walk_to(dot: str) -> str:
    return f"walk {dot[0]} {dot[1]}"


def drink(colour: str) -> str:
    return f"{colour} drink"


DRINKS = tuple(drink(colour) for colour in COLOURS)


# Options and setup


@dataclass(frozen=True)
class Options:
    dexterity: bool = False
    stack_payout: bool = False
    end: str = "at-once"
    turn_limit: int = TURN_LIMIT


def read_options(value: Any, rules: str) -> Options:
    given = read_object(value, "options", (), ("dexterity", "stack_payout", "end", "turn_limit"))
    return Options(
        read_truth(given.get("dexterity", False), "options.dexterity"),
        read_truth(given.get("stack_payout", False), "options.stack_payout"),
        read_name(given.get("end", ENDS[rules][0]), "options.end", ENDS[rules]),
        read_whole(given.get("turn_limit", TURN_LIMIT), "options.turn_limit", 1),
    )


@dataclass(frozen=True)
class Setup:
    first: int
    clothes: list[str]
    drinks: list[list[str]]


def read_setup(value: Any, figures: Figures, players: int) -> Setup:
    parts = read_object(value, "setup", ("first", "clothes", "drinks"))
    cards = figures.store.cards
    sizes = [card.drinks for card in cards if card.drinks]
    dealt = read_list(parts["drinks"], "setup.drinks", len(sizes))
    setup = Setup(
        read_whole(parts["first"], "setup.first", 0, players - 1),
        read_names(parts["clothes"], "setup.clothes", CLOTHING, sum(card.clothing for card in cards)),
        [read_names(dealt[i], f"setup.drinks[{i}]", COLOURS, size) for i, size in enumerate(sizes)],
    )
    clothes = Counter(setup.clothes)
    for thing, count in figures.tables["clothes"].items():
        require(clothes[thing] == count, f"setup.clothes has {clothes[thing]} {thing}, not {count}")
    drinks = Counter(itertools.chain.from_iterable(setup.drinks))
    for colour, number in figures.tables["drinks"].items():
        count = 0 if colour == "black" else number
        require(drinks[colour] == count, f"setup.drinks has {drinks[colour]} {colour}, not {count}")
    return setup


# Deciding


@dataclass(frozen=True)
class Question:
    """Who has to decide now, and all that the rules allow them to answer."""

    who: Who
    answers: list[str]


Steps = Generator[Question, str, T]


def choose(who: Who, options: Mapping[str, T]) -> Steps[T]:
    words = yield Question(who, list(options))
    return options[words]


def pick(who: Who, options: Iterable[str]) -> Steps[str]:
    return (yield Question(who, list(options)))


# The table


@dataclass
class Card:
    at: list[str]
    bag: str | None
    things: Counter[str]


@dataclass
class Player:
    money: int = 0
    dot: str | None = None  # None: outside
    basket: list[str] = field(default_factory=list)  # in the order of taking
    leavings: int = 0
    tuna_bought: int = 0
    carried_out: int = 0  # magazines and newspapers


@dataclass(frozen=True)
class Leaving:
    """What one leaving paid."""

    seat: int
    number: int
    """The first leaving of this player is 1."""
    paid: list[tuple[str, int]]
    """Every item of the basket, in the order taken, and the yen paid for it."""
    stacks: dict[str, int]
    """Afterwards: `machines`, …, `red drink`, …"""

    @property
    def total(self) -> int:
        return sum(yen for _, yen in self.paid)


class Tabletop:
    """Everything on the table, including in front of players."""

    def __init__(self, figures: Figures, options: Options, setup: Setup, players: int) -> None:
        self.figures = figures
        self.options = options
        self.everything = Counter(all_items(figures))
        self.players = [Player() for _ in range(players)]
        self.cards = deal(figures.store.cards, setup)
        self.bags = {kind: Counter(f"{kind} {value}" for value in values) for kind, values in figures.bags.items()}
        self.crate: Counter[str] = Counter()
        self.waiting: list[str] = []  # beside the crate, the oldest first
        self.gone: Counter[str] = Counter()  # paid or fallen
        self.stacks = figures.tables["stacks"] | {
            drink(colour): yen for colour, yen in figures.tables["drink_stacks"].items()
        }
        self.salmon_paid = False
        self.leavings: list[Leaving] = []
        for _ in range(figures.tables["drinks"]["black"]):
            self.put_away("black drink")

    # Items that come and go

    def things_at(self, dot: str) -> list[str]:
        """Items in front of a dot, to be taken directly."""
        there = (card.things for card in self.cards if dot in card.at)
        return sorted({thing for things in there for thing, count in things.items() if count})

    def bags_at(self, dot: str) -> list[str]:
        return sorted({card.bag for card in self.cards if card.bag and dot in card.at})

    def take_from_card(self, dot: str, thing: str) -> None:
        """Of two cards with the same item the left one."""
        card = next(card for card in self.cards if dot in card.at and card.things[thing])
        card.things[thing] -= 1

    def put_away(self, thing: str) -> None:
        """Items no longer held: a drink goes to the crate or waits beside it (R5), other items leave the game."""
        if thing not in DRINKS:
            self.gone[thing] += 1
        elif self.crate.total() < self.figures["crate"]:
            self.crate[thing] += 1
        else:
            self.waiting.append(thing)

    def refill_crate(self) -> None:
        while self.waiting and self.crate.total() < self.figures["crate"]:
            self.crate[self.waiting.pop(0)] += 1

    def tuna_price(self, player: Player) -> int:
        """R10: each that a player buys is more expensive than the last."""
        return self.figures["tuna_price"] + player.tuna_bought * self.figures["tuna_dearer"]

    # Being paid

    def leave(self, seat: int) -> None:
        player = self.players[seat]
        paid = self.payments(player.basket)
        player.money += sum(paid)
        player.leavings += 1
        player.dot = None
        player.carried_out += sum(thing in READING for thing in player.basket)
        self.salmon_paid = self.salmon_paid or "salmon" in player.basket
        # R14: once for each stack, however many items.
        for stack in {stack_of(thing) for thing in player.basket} - {None}:
            assert stack is not None
            self.stacks[stack] = max(self.stacks[stack] - self.figures["stack_falls"], 0)
        for thing in player.basket:
            self.put_away(thing)
        bill = list(zip(player.basket, paid, strict=True))
        self.leavings.append(Leaving(seat, player.leavings, bill, dict(self.stacks)))
        player.basket = []

    def payments(self, basket: list[str]) -> list[int]:
        """What is paid for each item, with detergents at work (R15)."""
        paid = [self.price(thing) for thing in basket]
        clothing = [place for place, thing in enumerate(basket) if thing in CLOTHING]
        best_first = sorted(clothing, key=lambda place: paid[place], reverse=True)
        for place in best_first[: basket.count("detergent")]:
            paid[place] *= 2
        return paid

    def price(self, thing: str) -> int:
        if thing in DRINKS:
            return self.stacks[thing]
        if thing in STACK_OF:
            # R4
            more = 0 if self.options.stack_payout else self.figures["over_stack"]
            return self.stacks[STACK_OF[thing]] + more
        if thing == "salmon":
            # R9
            return self.figures["later_salmon" if self.salmon_paid else "first_salmon"]
        kind, _, value = thing.partition(" ")
        return int(value) * self.figures[f"{kind}_pays"] if kind in BAGS else 0


def deal(figures: list[CardFigure], setup: Setup) -> list[Card]:
    clothes = iter(setup.clothes)
    drinks = iter(setup.drinks)
    cards = []
    for figure in figures:
        things = Counter(figure.things)
        if figure.clothing:
            things[next(clothes)] += 1
        if figure.drinks:
            things.update(drink(colour) for colour in next(drinks))
        cards.append(Card(figure.at, figure.bag, things))
    return cards


def stack_of(thing: str) -> str | None:
    return thing if thing in DRINKS else STACK_OF.get(thing)


# What chance can decide


def falls_or_holds(thing: str, odds: tuple[int, int]) -> list[str]:
    cases, of = odds
    return [*([f"falls {thing}"] if cases > 0 else []), *([f"holds {thing}"] if cases < of else [])]


def machine_outcomes(crate: Counter[str], odds: tuple[int, int]) -> dict[str, Counter[str]]:
    """All possible outcomes of the machine, in notation (R16)."""
    cases, of = odds
    numbers = [range(crate[thing] if cases == of else 0, crate[thing] + 1 if cases > 0 else 1) for thing in DRINKS]
    outcomes = {}
    for counts in itertools.product(*numbers):
        named = [f"{count} {colour}" for count, colour in zip(counts, COLOURS, strict=True) if count]
        words = " ".join(["machine", *(named or ["nothing"])])
        outcomes[words] = Counter(dict(zip(DRINKS, counts, strict=True)))
    return outcomes


# The game


class Game:
    def __init__(self, figures: Figures, options: Options, setup: Setup, players: int) -> None:
        self.table = Tabletop(figures, options, setup, players)
        self.first = setup.first
        self.question: Question | None = None  # None: the game is over
        self.steps: Steps[None] | None = None

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def figures(self) -> Figures:
        return self.table.figures

    @property
    def over(self) -> bool:
        return self.question is None

    def begin(self) -> None:
        self.steps = self.play()
        self.question = next(self.steps, None)
        check_conservation(self.table)

    def move(self, who: Who, words: str) -> None:
        if self.question is None or self.steps is None:
            raise Foul(None, "the game is over")
        asked, answers = self.question.who, self.question.answers
        require(who == asked, f"{name_of(who)} may not decide now, but {name_of(asked)}")
        require(words in answers, f"{words!r} is not possible; possible are: {', '.join(answers)}")
        try:
            self.question = self.steps.send(words)
        except StopIteration:
            self.question = None
        check_conservation(self.table)

    def play(self) -> Steps[None]:
        order = [(self.first + place) % len(self.players) for place in range(len(self.players))]
        for _ in range(self.table.options.turn_limit):  # R7
            for seat in order:
                if self.is_done(self.players[seat]):  # R17
                    continue
                yield from self.turn(seat)
                if self.is_decided() and self.ends_at_once():
                    return
            if self.is_decided():
                return

    def is_done(self, player: Player) -> bool:
        return player.leavings == self.figures["leavings"]

    def is_decided(self) -> bool:
        """Whether all players but one have left for good."""
        return sum(self.is_done(player) for player in self.players) >= len(self.players) - 1

    def ends_at_once(self) -> bool:
        """Or only when the round is over (R8)."""
        end = self.table.options.end
        return end == "at-once" or (end in EVEN and len(self.players) > 2)

    # A turn

    def turn(self, seat: int) -> Steps[None]:
        player = self.players[seat]
        if player.dot is None:
            yield from self.enter(seat)
        elif (yield from self.go_on(seat, player.dot)) == "leave":
            self.table.leave(seat)
            return
        yield from self.act(seat)

    def walks(self, start: str, steps: int) -> dict[str, str]:
        distances = self.figures.store.distances(start)
        return {walk_to(dot): dot for dot, distance in distances.items() if 1 <= distance <= steps}

    def enter(self, seat: int) -> Steps[None]:
        doors = {f"enter {lane_of(dot)}": dot for dot in self.figures.store.entrances}
        door = yield from choose(seat, doors)
        walks = self.walks(door, self.figures["steps_a_turn"] - 1)
        self.players[seat].dot = yield from choose(seat, {**walks, "here": door})

    def go_on(self, seat: int, start: str) -> Steps[str]:
        """Walk, leave, or stay if there is no other way (R6); what was decided."""
        player = self.players[seat]
        distances = self.figures.store.distances(start)
        walks = self.walks(start, self.figures["steps_a_turn"])
        way_out = 1 + min(
            (distances[door] for door in self.figures.store.entrances if door in distances),
            default=self.figures["steps_a_turn"],
        )
        may_leave = way_out <= self.figures["steps_a_turn"] and bool(player.basket)  # R11
        options = [*walks, *(["leave"] if may_leave else [])]
        words = yield from pick(seat, options or ["stay"])
        if words == "leave":
            yield from self.push_basket(player, way_out)
        elif words in walks:
            player.dot = walks[words]
            yield from self.push_basket(player, distances[player.dot])
        return words

    def push_basket(self, player: Player, steps: int) -> Steps[None]:
        """The option "dexterity": on every step each item above six may fall, the last taken first."""
        if not self.table.options.dexterity:
            return
        for _ in range(steps):
            for place in range(len(player.basket) - 1, self.figures["safe_items"] - 1, -1):
                thing = player.basket[place]
                chances = falls_or_holds(thing, self.figures.odds["fall_odds"])
                if (yield from pick(CHANCE, chances)) == f"falls {thing}":
                    del player.basket[place]
                    self.table.put_away(thing)

    def act(self, seat: int) -> Steps[None]:
        """Take an item, or use the machine, or neither."""
        player = self.players[seat]
        dot = player.dot
        assert dot is not None
        words = yield from pick(seat, [*self.things_to_take(player, dot), *self.machine_at(dot), "nothing"])
        if words == "machine":
            yield from self.use_machine(player)
        elif words in ("take tuna", "take crab"):
            yield from self.draw(player, words.removeprefix("take "))
        elif words != "nothing":
            thing = words.removeprefix("take ")
            self.table.take_from_card(dot, thing)
            player.basket.append(thing)

    def things_to_take(self, player: Player, dot: str) -> list[str]:
        bags = [kind for kind in self.table.bags_at(dot) if self.table.bags[kind].total()]
        if player.money < self.table.tuna_price(player):
            bags = [kind for kind in bags if kind != "tuna"]
        return [f"take {thing}" for thing in (*self.table.things_at(dot), *bags)]

    def machine_at(self, dot: str) -> list[str]:
        return ["machine"] if dot in self.figures.store.machine and self.table.crate.total() else []

    def draw(self, player: Player, kind: str) -> Steps[None]:
        if kind == "tuna":
            player.money -= self.table.tuna_price(player)
            player.tuna_bought += 1
        bag = self.table.bags[kind]
        thing = yield from pick(CHANCE, sorted(thing for thing, count in bag.items() if count))
        bag[thing] -= 1
        player.basket.append(thing)

    def use_machine(self, player: Player) -> Steps[None]:
        outcomes = machine_outcomes(self.table.crate, self.figures.odds["machine_odds"])
        out = yield from choose(CHANCE, outcomes)
        for thing in DRINKS:
            self.table.crate[thing] -= out[thing]
            player.basket += [thing] * out[thing]
        self.table.refill_crate()

    # Scoring

    def scores(self) -> list[int]:
        return [player.money for player in self.players]

    def winners(self) -> list[int]:
        """Most yen, then most magazines and newspapers carried out, then shared."""
        standing = [(player.money, player.carried_out) for player in self.players]
        return [seat for seat, mine in enumerate(standing) if mine == max(standing)]


def name_of(who: Who) -> str:
    return f"seat {who}" if isinstance(who, int) else who


# Conservation: nothing comes from nowhere and nothing is lost


def check_conservation(table: Tabletop) -> None:
    expected = table.everything
    found = Counter(items_on_table(table))
    for thing in sorted({*expected, *found}):
        require(found[thing] == expected[thing], f"there are {found[thing]} {thing}, not {expected[thing]}")
    crate = table.crate.total()
    require(crate <= table.figures["crate"], f"there are {crate} drinks in the crate")
    require(crate == table.figures["crate"] or not table.waiting, "drinks wait beside a crate that has room")
    require(min(table.stacks.values()) >= 0, "a stack has less than nothing")
    for seat, player in enumerate(table.players):
        check_player(table, seat, player)


def all_items(figures: Figures) -> Iterator[str]:
    """All items of the game, from the components."""
    for thing, count in figures.tables["clothes"].items():
        yield from [thing] * count
    for colour, count in figures.tables["drinks"].items():
        yield from [drink(colour)] * count
    for kind, values in figures.bags.items():
        yield from (f"{kind} {value}" for value in values)
    for card in figures.store.cards:
        for thing, count in card.things.items():
            yield from [thing] * count


def items_on_table(table: Tabletop) -> Iterator[str]:
    heaps = [card.things for card in table.cards] + list(table.bags.values()) + [table.crate, table.gone]
    for heap in heaps:
        require(min(heap.values(), default=0) >= 0, "somewhere lies less than nothing")
        yield from heap.elements()
    yield from table.waiting
    for player in table.players:
        yield from player.basket


def check_player(table: Tabletop, seat: int, player: Player) -> None:
    figures = table.figures
    earned = sum(leaving.total for leaving in table.leavings if leaving.seat == seat)
    spent = sum(figures["tuna_price"] + number * figures["tuna_dearer"] for number in range(player.tuna_bought))
    require(player.money == earned - spent >= 0, f"seat {seat} has {player.money}, but earned {earned}, spent {spent}")
    require(player.leavings <= figures["leavings"], f"seat {seat} has left {player.leavings} times")
    require(player.dot is not None or not player.basket, f"seat {seat} has something in the basket outside the store")


# The parts of a record

RECORD_KEYS = ("format", "version", "game", "rules", "seats", "components", "setup", "moves")
OPTIONAL_RECORD_KEYS = ("options", "result", "seed", "seed_proof")


@dataclass(frozen=True)
class View:
    """What is on the table, at the start or after a move."""

    money: list[int]
    dots: list[str | None]
    baskets: list[list[str]]
    left: list[int]
    """How often each player has left."""
    cards: list[dict[str, int]]
    bags: dict[str, dict[str, int]]
    crate: dict[str, int]
    waiting: list[str]
    stacks: dict[str, int]
    who: Who | None
    """Who decides now; None when the game is over."""
    answers: list[str]


@dataclass(frozen=True)
class Verdict:
    """How a game went; a running game has no winners."""

    over: bool
    scores: list[int]
    winners: list[int]
    leavings: list[Leaving]
    carried_out: list[int]
    stacks: dict[str, int]


def counted(counter: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in sorted(counter.items()) if count}


def look_at(game: Game) -> View:
    table = game.table
    return View(
        money=game.scores(),
        dots=[player.dot for player in table.players],
        baskets=[list(player.basket) for player in table.players],
        left=[player.leavings for player in table.players],
        cards=[counted(card.things) for card in table.cards],
        bags={kind: counted(bag) for kind, bag in table.bags.items()},
        crate=counted(table.crate),
        waiting=list(table.waiting),
        stacks=dict(table.stacks),
        who=game.question.who if game.question else None,
        answers=game.question.answers if game.question else [],
    )


def check_heading(record: Mapping[str, Any]) -> None:
    for key, expected in (("format", "uogashi-record"), ("game", "shopping")):
        require(record[key] == expected, f"{key} must be {expected!r}, not {record[key]!r}")
    require(record["rules"] in ENDS, f"rules must be 1 or 2, not {record['rules']!r}")
    require(read_whole(record["version"], "version") == 1, f"version must be 1, not {record['version']}")
    seats = read_list(record["seats"], "seats")
    enough = FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS
    require(enough, f"seats must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {len(seats)}")
    for seat, name in enumerate(seats):
        read_text(name, f"seats[{seat}]")
    if "seed" in record:
        read_text(record["seed"], "seed")


def open_game(record: Mapping[str, Any]) -> Game:
    """The game of a record before its first move; call `begin` on it, then `move`."""
    read_object(record, "the record", RECORD_KEYS, OPTIONAL_RECORD_KEYS)
    check_heading(record)
    players = len(record["seats"])
    options = read_options(record.get("options", {}), record["rules"])
    figures = read_figures(record["components"])
    return Game(figures, options, read_setup(record["setup"], figures, players), players)


# The referee


def replay(record: Mapping[str, Any]) -> Iterator[View]:
    """The table before the first move and after each; Foul at the first move that is wrong."""
    game = open_game(record)
    for _ in run_moves(game, read_list(record["moves"], "moves")):
        yield look_at(game)


def judge(record: Mapping[str, Any]) -> Verdict:
    """Raise Foul at the first error in the record."""
    game = open_game(record)
    for _ in run_moves(game, read_list(record["moves"], "moves")):
        pass
    check_result(record, game)
    return Verdict(
        over=game.over,
        scores=game.scores(),
        winners=game.winners() if game.over else [],
        leavings=game.table.leavings,
        carried_out=[player.carried_out for player in game.players],
        stacks=dict(game.table.stacks),
    )


if __name__ == "__main__":
    sys.exit(judge_files(sys.argv[1:], judge))

"""An independent referee for records of the board game Tokyo Tsukiji Market.

`judge(record)` replays one game record and raises `Foul` at the first error in it; if the record is
right to the last yen, it returns a `Verdict`. `replay(record)` shows the table before the first move and after each.
It was written from the rules page and the record page alone and shares no code with any other implementation, so that
each can catch the errors of the other.

The rules are written as they are explained at a table: a turn is a function that stops (`yield`) wherever a player, or
chance, has to decide, with all the answers that the rules allow there, and continues with the one given.

Versions 1 and 2 of the rules are judged; where version 1 differs, the rule has both, as `older`.
Every number comes from the record's own components. `Foul.move_index` counts from 0, as the list of moves does, and is
None where no move is to blame. On the command line games and moves are counted from 1:

    python -m tests.games.market.referee FILE.jsonl...
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
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

FISH = ("mackerel", "squid", "tuna", "snapper", "salmon", "octopus", "eel", "fugu", "crab")
EXTRA = ("ships", "government", "trading", "bank", "rentals", "aquarium", "used-ships")
AUCTIONED = ("tuna", "crab")  # in the order of their auctions; their pieces are in a bag and have a value
ROWS = ("fresh", "degraded")
SHIP_SIZES = {"ship 1": "one_slot", "ship 2": "two_slot", "ship 3": "three_slot", "ship 4": "four_slot"}
STOCK_NAMES = {**SHIP_SIZES, "barge": "barge"}
ENTRY_PIECE = {"squid": "squid", "octopus": "takoyaki"}  # where the components do not say: those of rules 1
KINDS = (*FISH, "takoyaki")
ACTION_WAYS = ("by action", "by cart")
BARE_WAYS = (*ACTION_WAYS, "by yen")  # ways to pay without giving a piece
PLACES = ("first", "second")  # of the government market
ACTIONS = 2
LAST_PORT = 2
HIGHEST_BID = 10_000  # R39
TURN_LIMIT = 40

Who = int | str  # a seat, or CHANCE
Answer = tuple[Who, str]
T = TypeVar("T")


# Reading JSON values


# The components

NUMBERS = (
    "start_money", "fish_markets", "extra_markets", "licence_slots", "highest_price", "licence_income",
    "end_money", "end_value", "most_value", "least_value", "value_yen",
)  # fmt: skip
LISTS = {"ports": 2, "unloading": 4, "tuna_values": None, "crab_values": None, "trading_values": 3, "trading_yen": 3}
FISH_KEYS = ("barrels", "licences", "licence_cost")
MORE_FISH_KEYS = (
    "pieces", "entry_actions", "entry_yen", "worth", "pays", "pays_a_value", "pays_more", "auction_barrels",
    "pieces_a_worth", "overfished_worth", "degraded_worth", "degraded_pays", "takoyaki", "takoyaki_worth",
    "takoyaki_made", "track", "track_falls",
)  # fmt: skip
EXTRA_KEYS = {
    "ships": (*STOCK_NAMES.values(), "slot_price", "barge_price", "resale_percent"),
    "government": ("first_places", "first_yen", "second_places", "second_yen"),
    "trading": (),
    "bank": ("loans", "loan", "repayment", "shares", "share"),
    "rentals": ("freezers", "carts", "rent", "uses"),
    "aquarium": (),
    "used_ships": ("buys_at", "sells_at", "barge_slots"),
}
PRICES = (  # R37: prices of goods
    ("ships", "slot_price"),
    ("ships", "barge_price"),
    ("used_ships", "sells_at"),
    ("rentals", "rent"),
    ("bank", "share"),
)


@dataclass(frozen=True)
class Figures:
    numbers: dict[str, int]
    lists: dict[str, list[int]]
    tables: dict[str, dict[str, int]]
    entry_pieces: dict[str, str]
    """The kind of piece that pays for the entry, by market; or `none`."""

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def of(self, market: str, name: str) -> int:
        """A component of a market; 0 where the market has none of that name."""
        return self.tables[market].get(name, 0)


def read_figures(value: Any) -> Figures:
    tables: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = dict.fromkeys(FISH, (FISH_KEYS, MORE_FISH_KEYS))
    tables |= {market: (keys, ("entry_actions", "entry_yen")) for market, keys in EXTRA_KEYS.items()}
    tables |= dict.fromkeys(("aquarium_wants", "aquarium_pays"), (FISH, ()))
    given = read_object(value, "components", (*NUMBERS, *LISTS, *tables))
    figures = Figures(
        {name: read_whole(given[name], f"components.{name}", 0) for name in NUMBERS},
        {name: read_wholes(given[name], f"components.{name}", size, 0) for name, size in LISTS.items()},
        {name: read_table(given[name], f"components.{name}", *keys) for name, keys in tables.items()},
        {name: read_entry_piece(given[name], name) for name in (*FISH, *EXTRA_KEYS)},
    )
    for market in EXTRA:  # as the moves call them
        figures.tables[market] = figures.tables[market.replace("-", "_")]
        figures.entry_pieces[market] = figures.entry_pieces[market.replace("-", "_")]
    check_figures(figures)
    return figures


def read_table(value: Any, name: str, keys: tuple[str, ...], optional: tuple[str, ...]) -> dict[str, int]:
    table = read_object(value, name, keys, (*optional, "entry_piece"))
    numbers = {key: number for key, number in table.items() if key != "entry_piece"}
    return {key: read_whole(number, f"{name}.{key}", 0) for key, number in numbers.items()}


def read_entry_piece(table: dict[str, Any], market: str) -> str:
    """The kind of piece that pays for the entry, or `none`."""
    if "entry_piece" not in table:
        return ENTRY_PIECE.get(market, "none")
    kind = read_text(table["entry_piece"], f"components.{market}.entry_piece")
    require(kind in ("none", *KINDS), f"components.{market}.entry_piece is no kind of piece")
    return kind


def check_figures(figures: Figures) -> None:
    """R37, and what the game cannot do without."""
    require(figures["highest_price"] >= 100, "components.highest_price is below 100")
    for market, name in PRICES:
        require(figures.of(market, name) >= 100, f"components.{market}.{name} is below 100")
    for kind in FISH:
        cost = figures.of(kind, "licence_cost")
        require(kind == "fugu" or cost >= 100, f"components.{kind}.licence_cost is below 100")
    used = figures.tables["used_ships"]
    require(used["sells_at"] > used["buys_at"], "components.used_ships cost no more than they fetch")
    for size in STOCK_NAMES:
        require(resale_price(figures, size) < new_price(figures, size), f"a new {size} fetches its price or more")
    for market in (*FISH, *EXTRA_KEYS):
        actions, yen = figures.of(market, "entry_actions"), figures.of(market, "entry_yen")
        require(actions <= ACTIONS, f"components.{market}.entry_actions is more than a turn has")
        require(bool(actions or yen or figures.entry_pieces[market] != "none"), f"components.{market} has no way in")
    require(figures.of("rentals", "uses") >= 1, "components.rentals.uses must be at least 1")


def slots_of(size: str) -> int:
    return int(size.removeprefix("ship "))


def new_price(figures: Figures, size: str) -> int:
    if size == "barge":
        return figures.of("ships", "barge_price")
    return slots_of(size) * figures.of("ships", "slot_price")


def up_to_hundreds(dividend: int, divisor: int) -> int:
    """The quotient, rounded up to 100."""
    return -(-dividend // (100 * divisor)) * 100


def resale_price(figures: Figures, size: str) -> int:
    return up_to_hundreds(new_price(figures, size) * figures.of("ships", "resale_percent"), 100)


def used_slots(figures: Figures, size: str) -> int:
    return figures.of("used_ships", "barge_slots") if size == "barge" else slots_of(size)


# Deciding


@dataclass(frozen=True)
class Question:
    """Who may decide now, and all that the rules allow them to answer."""

    answers: dict[Who, list[str]]
    settled: bool = False
    """Whether nothing is half done: the question is asked between two steps of a turn."""


Steps = Generator[Question, Answer, T]
Deed = Callable[[], Steps[None] | None]
"""Something that can be done: at once, or with further questions."""
Deeds = Iterator[tuple[str, Deed]]
"""Such things with their words, lazily: to check for any, take only the first."""


def choose(who: Who, options: Mapping[str, T], settled: bool = False) -> Steps[T]:
    _, words = yield Question({who: list(options)}, settled)
    return options[words]


def pick(who: Who, options: Iterable[str], settled: bool = False) -> Steps[str]:
    return (yield from choose(who, {words: words for words in options}, settled))


def perform(deed: Deed) -> Steps[None]:
    steps = deed()
    if steps is not None:
        yield from steps


# The table


def kind_of(piece: str) -> str:
    """Of a piece or a lot: `salmon` of `salmon fresh`, `tuna` of `tuna 20`."""
    return piece.partition(" ")[0]


@dataclass
class Ship:
    number: int
    size: str
    port: int | None  # None: at sea
    cargo: list[str] = field(default_factory=list)
    used_fugu_licence: bool = False  # since it last docked (R25)

    def __post_init__(self) -> None:
        self.is_barge = self.size == "barge"


@dataclass
class Player:
    money: int
    pieces: Counter[str] = field(default_factory=Counter)
    licences: Counter[str] = field(default_factory=Counter)
    ships: list[Ship] = field(default_factory=list)
    ships_ever: int = 0
    ports_opened: int = 0
    on_sale: Counter[tuple[str, int]] = field(default_factory=Counter)  # (lot, price)
    freezer_uses: int = 0
    cart_uses: int = 0
    loans: int = 0
    shares: int = 0
    turns: int = 0

    def free_port(self, size: str) -> int | None:
        """The lowest port that has room for such a ship."""
        docked = [ship.port for ship in self.ships]
        if size == "barge":
            return LAST_PORT if self.ports_opened == LAST_PORT and LAST_PORT not in docked else None
        for port in range(self.ports_opened + 1):
            there = docked.count(port)
            if not there or (there == 1 and port == LAST_PORT and not self.has_barge_in(port)):
                return port
        return None

    def has_barge_in(self, port: int) -> bool:
        return any(ship.is_barge and ship.port == port for ship in self.ships)

    def add_ship(self, size: str) -> Ship:
        port = self.free_port(size)
        assert port is not None
        self.ships_ever += 1
        self.ships.append(Ship(self.ships_ever, size, port))
        return self.ships[-1]

    def carrying(self, kind: str) -> int:
        """How many ships carry this kind. A barge is bound by no licence (R24)."""
        return sum([kind in ship.cargo for ship in self.ships if not ship.is_barge])

    def lots(self) -> list[str]:
        return sorted({lot for (lot, _), count in self.on_sale.items() if count})

    def prices(self, lot: str) -> list[int]:
        return sorted([price for (name, price), count in self.on_sale.items() if count and name == lot])


@dataclass
class FishMarket:
    barrels: int
    pieces: Counter[str]  # of tuna and crab: the bag
    licences: int
    overfished: bool = False


def twin_of(thing: T) -> T:
    """The same as copy.copy, which takes several times as long."""
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


class Tabletop:
    """Everything on the table, including in front of players."""

    def __init__(self, figures: Figures, players: int, fish: list[str], extra: list[str], older: bool = False) -> None:
        self.figures = figures
        self.older = older  # played by version 1 of the rules
        self.players = [Player(figures["start_money"]) for _ in range(players)]
        self.fish: dict[str, FishMarket] = {}
        self.all_pieces: Counter[str] = Counter()  # of all markets that were set up
        self.extra = extra
        self.ships = Counter({size: figures.of("ships", name) for size, name in STOCK_NAMES.items()})
        self.used_ships: Counter[str] = Counter()
        self.takoyaki = 0
        self.track = 1
        self.charity: dict[int, list[str]] = {figures.of("government", f"{place}_yen"): [] for place in PLACES}
        self.piles: dict[int, Counter[str] | None] = dict.fromkeys(figures.lists["trading_values"])
        self.aquarium: Counter[str] = Counter()
        self.box: Counter[str] = Counter()  # barrels of overfished markets
        self.unloading: list[str] = []  # barrels that wait for their price
        self.gathered: Counter[str] = Counter()  # tuna and crab barrels that wait for an auction
        self.under_the_hammer: str | None = None
        self.actions = 0
        for kind in fish:
            self.set_up(kind)
        for player in self.players:
            self.ships["ship 1"] -= 1
            player.add_ship("ship 1")
            self.fish["mackerel"].licences -= 1
            player.licences["mackerel"] += 1

    def set_up(self, kind: str) -> None:
        figure = partial(self.figures.of, kind)
        pieces = Counter(all_pieces(self.figures, kind))
        self.all_pieces |= pieces
        self.fish[kind] = FishMarket(figure("barrels"), pieces, figure("licences"))
        if kind == "octopus":
            self.takoyaki = figure("takoyaki")

    def fork(self, seat: int) -> Tabletop:
        """The same table to try an entry or a port out on: what a player pays of money, actions and carts is a copy."""
        twin = twin_of(self)
        twin.players = self.players.copy()
        twin.players[seat] = twin_of(self.players[seat])
        return twin

    def fork_with_pieces(self, seat: int, kind: str) -> Tabletop:
        """Such a table where the player can also give pieces, and this market take them."""
        twin = self.fork(seat)
        mine = twin.players[seat]
        mine.pieces, mine.on_sale = Counter(mine.pieces), Counter(mine.on_sale)
        if kind in self.fish:
            market = twin_of(self.fish[kind])
            market.pieces = Counter(market.pieces)
            twin.fish = {**self.fish, kind: market}
        return twin

    # What pieces are worth

    def salmon_owned(self) -> int:
        return sum(player.pieces[f"salmon {row}"] for player in self.players for row in ROWS)

    def worth_of_one(self, piece: str) -> int:
        kind = kind_of(piece)
        figure = partial(self.figures.of, kind)
        if kind in AUCTIONED:
            return int(piece.removeprefix(f"{kind} "))
        if kind == "snapper":
            market = self.fish[kind]
            left = market.pieces.total()
            return figure("overfished_worth") if market.overfished else -(-left // figure("pieces_a_worth"))
        if kind == "salmon":
            return self.salmon_owned() if piece == "salmon fresh" else figure("degraded_worth")
        if kind == "takoyaki":
            return self.figures.of("octopus", "takoyaki_worth")
        return self.track if kind == "eel" else figure("worth")

    def worth(self, pieces: Counter[str]) -> int:
        """The resource value of these pieces together."""
        fugu = pieces["fugu"]
        each = (count * self.worth_of_one(piece) for piece, count in pieces.items() if count and piece != "fugu")
        return fugu * fugu + sum(each)

    def values(self) -> list[int]:
        return [self.worth(player.pieces) for player in self.players]

    # Licence slots and rentals

    def rentals_of(self, player: Player) -> dict[str, int]:
        uses = self.figures.of("rentals", "uses")
        return {"freezer": -(-player.freezer_uses // uses), "cart": -(-player.cart_uses // uses)}

    def rentals_left(self, rental: str) -> int:
        held = sum([self.rentals_of(player)[rental] for player in self.players])
        return self.figures.of("rentals", f"{rental}s") - held

    def free_slots(self, player: Player) -> int:
        held = sum(player.licences.values()) + sum(self.rentals_of(player).values())
        return self.figures["licence_slots"] - held

    # Returns and removals

    def return_barrels(self, kind: str, count: int = 1) -> None:
        market = self.fish[kind]
        if market.overfished:
            self.box[kind] += count
        else:
            market.barrels += count

    def return_piece(self, piece: str) -> None:
        if piece == "takoyaki":
            self.takoyaki += 1
        else:
            kind = kind_of(piece)
            self.fish[kind].pieces[piece if kind in AUCTIONED else kind] += 1

    def return_licence(self, player: Player, kind: str) -> None:
        player.licences[kind] -= 1
        self.fish[kind].licences += 1
        if kind == "fugu" and not player.licences["fugu"]:
            for ship in player.ships:
                ship.used_fugu_licence = False  # nothing is owed of a licence that is taken later

    def test_overfishing(self, kind: str) -> Steps[None]:
        """After a barrel or a piece has left (R9, R28)."""
        market = self.fish[kind]
        if market.overfished or (market.barrels and market.pieces.total()):
            return
        market.overfished = True
        self.box[kind] += market.barrels
        market.barrels = 0
        boxed = [other for other in FISH if other not in self.fish]
        if boxed:
            self.set_up((yield from choose(CHANCE, {f"new market {other}": other for other in boxed})))

    def buy_from(self, seller: Player, lot: str, price: int, buyer: Player) -> Steps[None]:
        """A barrel or a takoyaki leaves a harbour, paid already; its buyer gets a piece."""
        seller.on_sale[lot, price] -= 1
        if lot == "takoyaki":
            buyer.pieces[lot] += 1
            return
        kind = kind_of(lot)
        self.return_barrels(kind)
        self.fish[kind].pieces[kind] -= 1
        buyer.pieces[lot if kind == "salmon" else kind] += 1
        yield from self.test_overfishing(kind)

    # Ports

    def can_open_port(self, player: Player) -> bool:
        ports = self.figures.lists["ports"]
        return player.ports_opened < LAST_PORT and player.money >= ports[player.ports_opened]

    def open_port(self, seat: int) -> None:
        player = self.players[seat]
        player.money -= self.figures.lists["ports"][player.ports_opened]
        player.ports_opened += 1

    def price_options(self) -> dict[str, int]:
        return {f"price {price}": price for price in range(100, self.figures["highest_price"] + 1, 100)}


def all_pieces(figures: Figures, kind: str) -> list[str]:
    """Every piece of a market, as it is at the start."""
    if kind in AUCTIONED:
        return [f"{kind} {value}" for value in figures.lists[f"{kind}_values"]]
    return [kind] * figures.of(kind, "pieces")


# Everything made of steps, one after another, until `done`


class Activity:
    """A fishing action, a visit to a market or a purchase."""

    def __init__(self, table: Tabletop, seat: int) -> None:
        self.figures = table.figures
        self.seat = seat
        self.sit_down_at(table)

    def sit_down_at(self, table: Tabletop) -> None:
        self.table = table
        self.player = table.players[self.seat]

    def things(self) -> Deeds:
        """All that can be done now."""
        raise NotImplementedError

    def has_sense(self) -> bool:
        """Whether the one required action is possible."""
        return any(self.things())

    def run(self) -> Steps[None]:
        done_one = False
        while True:
            options = dict(self.things())
            if self.may_open_port(done_one):
                options["open port"] = partial(self.table.open_port, self.seat)
            words = yield from pick(self.seat, [*options, "done"] if done_one else options, settled=True)
            if words == "done":
                return
            yield from perform(options[words])
            done_one = done_one or self.was_enough(words)

    def was_enough(self, words: str) -> bool:
        """Whether the action just done is the required one."""
        return words != "open port"

    def may_open_port(self, done_one: bool) -> bool:
        """Not if nothing could be done afterwards, while at least one action is required."""
        return self.table.can_open_port(self.player) and (done_one or self.with_another_port().has_sense())

    def with_another_port(self) -> Activity:
        twin = twin_of(self)
        twin.sit_down_at(self.table.fork(self.seat))
        twin.table.open_port(self.seat)
        return twin


# Fishing


class Fishing(Activity):
    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        self.acted: set[int] = set()
        self.only_handed_over = False
        self.repriced: Counter[tuple[str, int]] = Counter()
        self.unloaded = 0

    def things(self) -> Deeds:
        for ship in self.player.ships:
            if any(self.activities(ship)) or any(self.handing_over(ship)):
                yield f"ship {ship.number}", partial(self.act, ship)
        yield from self.price_changes()

    def price_changes(self) -> Deeds:
        if self.figures["highest_price"] > 100:
            for lot in self.player.lots():
                if self.old_prices(lot):
                    yield f"reprice {lot}", partial(self.reprice, lot)

    def run(self) -> Steps[None]:
        yield from super().run()
        for kind in AUCTIONED:
            if self.table.gathered[kind]:
                self.table.return_barrels(kind, self.table.gathered.pop(kind))
        # R23, R5: whatever was unloaded counts.
        steps = self.figures.lists["unloading"]
        reached = min(self.unloaded // 2, len(steps))
        self.player.money += steps[reached - 1] if reached else 0

    def has_sense(self) -> bool:
        """At least one ship's activity, or one price change: handing over alone is neither."""
        return any(any(self.activities(ship)) for ship in self.player.ships) or any(self.price_changes())

    def was_enough(self, words: str) -> bool:
        handed_over, self.only_handed_over = self.only_handed_over, False
        return super().was_enough(words) and not handed_over

    def act(self, ship: Ship) -> Steps[None]:
        deeds = dict((*self.activities(ship), *self.handing_over(ship)))
        words = yield from pick(self.seat, deeds)
        if words == "hand over":
            self.only_handed_over = True
        else:
            self.acted.add(ship.number)
        yield from perform(deeds[words])

    def activities(self, ship: Ship) -> Deeds:
        """What a ship can do that has not done anything in this action."""
        if ship.number in self.acted:
            return
        if ship.port is not None:
            yield "undock", partial(self.undock, ship)
            return
        barge = self.barge_at_sea()
        for kind in filter(partial(self.may_fish, ship), FISH):
            has_room = self.has_room(ship, kind)
            if has_room:
                yield f"fish {kind}", partial(self.fish, ship, ship, kind)
            if barge and (has_room or not self.table.older):
                yield f"barge {kind}", partial(self.fish, ship, barge, kind)
        if self.player.free_port(ship.size) is not None:
            yield "dock", partial(self.dock, ship)

    def handing_over(self, ship: Ship) -> Deeds:
        """R24: all barrels aboard go to the barge, before or after the activity of the ship; not by the older rules."""
        barge = self.barge_at_sea()
        if not (self.table.older or barge is None or ship.is_barge or not ship.cargo):
            yield "hand over", partial(self.hand_over, ship, barge)

    def barge_at_sea(self) -> Ship | None:
        return next((ship for ship in self.player.ships if ship.is_barge and ship.port is None), None)

    def may_fish(self, ship: Ship, kind: str) -> bool:
        """There is a barrel, and a licence that no other ship binds."""
        licences = self.player.licences[kind]
        if not licences or ship.is_barge or not self.table.fish[kind].barrels:
            return False
        bound = self.player.carrying(kind) - (kind in ship.cargo)
        return bound < licences

    def has_room(self, ship: Ship, kind: str) -> bool:
        room = 1 if kind == "salmon" else slots_of(ship.size)
        return len(ship.cargo) < room and all(other == kind for other in ship.cargo)

    def hand_over(self, ship: Ship, barge: Ship) -> None:
        barge.cargo += ship.cargo
        ship.cargo = []

    def undock(self, ship: Ship) -> None:
        ship.port = None

    def fish(self, ship: Ship, carrier: Ship, kind: str) -> Steps[None]:
        self.table.fish[kind].barrels -= 1
        carrier.cargo.append(kind)
        ship.used_fugu_licence |= kind == "fugu"
        yield from self.table.test_overfishing(kind)

    def dock(self, ship: Ship) -> Steps[None]:
        ship.port = self.player.free_port(ship.size)
        barrels = Counter(ship.cargo)
        ship.cargo = []
        self.unloaded += barrels.total()
        # R25: the ship that used the licence docks; by the older rules, or the barge with that ship's fugu.
        users = self.player.ships if self.table.older and ship.is_barge and barrels["fugu"] else [ship]
        used = [each for each in users if each.used_fugu_licence]
        if used:
            used[-1].used_fugu_licence = False
            self.table.return_licence(self.player, "fugu")
        for kind in AUCTIONED:
            self.table.gathered[kind] += barrels[kind]
        self.table.unloading = [kind for kind in FISH if kind not in AUCTIONED for _ in range(barrels[kind])]
        while self.table.unloading:
            price = yield from choose(self.seat, self.table.price_options())
            self.put_on_sale(self.table.unloading.pop(0), price)
        yield from self.auctions()

    def put_on_sale(self, kind: str, price: int) -> None:
        self.player.on_sale[f"{kind} fresh", price] += 1
        if kind == "eel":
            self.table.track = min(self.table.track + 1, self.figures.of("eel", "track"))

    def old_prices(self, lot: str) -> dict[str, int]:
        """The prices in this lot that were not changed yet (R17)."""
        sale = self.player.on_sale
        return {f"at {old}": old for old in self.player.prices(lot) if sale[lot, old] > self.repriced[lot, old]}

    def reprice(self, lot: str) -> Steps[None]:
        old = yield from choose(self.seat, self.old_prices(lot))
        others = {words: price for words, price in self.table.price_options().items() if price != old}
        new = yield from choose(self.seat, others)
        self.player.on_sale[lot, old] -= 1
        self.player.on_sale[lot, new] += 1
        self.repriced[lot, new] += 1

    def auctions(self) -> Steps[None]:
        for kind in AUCTIONED:
            needed = self.figures.of(kind, "auction_barrels")
            while needed and self.table.gathered[kind] >= needed:
                self.table.gathered[kind] -= needed
                self.table.return_barrels(kind, needed)
                if self.table.fish[kind].pieces.total():  # R22
                    yield from self.auction(kind)

    def auction(self, kind: str) -> Steps[None]:
        bag = self.table.fish[kind].pieces
        piece = yield from choose(CHANCE, {f"draw {piece}": piece for piece in sorted(bag) if bag[piece]})
        bag[piece] -= 1
        self.table.under_the_hammer = piece
        yield from self.table.test_overfishing(kind)
        bids = yield from self.bids()
        highest = [seat for seat in sorted(bids) if bids[seat] == max(bids.values())]
        winner = highest[0]
        if len(highest) > 1:
            winner = yield from choose(self.seat, {f"award seat {seat}": seat for seat in highest})
        self.table.players[winner].money -= bids[winner]
        if winner != self.seat:
            self.player.money += bids[winner]
        self.table.players[winner].pieces[piece] += 1
        self.table.under_the_hammer = None

    def bids(self) -> Steps[dict[int, int]]:
        waiting: dict[Who, list[str]] = {}
        for seat, player in enumerate(self.table.players):
            most = min(player.money, HIGHEST_BID)
            waiting[seat] = [f"bid {bid}" for bid in range(0, most + 1, 100)]
        bids: dict[int, int] = {}
        while waiting:
            who, words = yield Question(dict(waiting))
            del waiting[who]
            bids[int(who)] = int(words.removeprefix("bid "))
        return bids


# Purchases


class Purchase(Activity):
    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        self.seller: int | None = None

    def things(self) -> Deeds:
        if self.seller is not None:
            yield from self.items(self.seller)
        for other in range(len(self.table.players)):
            if other not in (self.seat, self.seller) and any(self.items(other)):
                yield f"from seat {other}", partial(self.turn_to, other)

    def items(self, seller: int) -> Deeds:
        for lot in self.table.players[seller].lots():
            if self.prices(seller, lot):
                yield f"take {lot}", partial(self.take, seller, lot)

    def prices(self, seller: int, lot: str) -> dict[str, int]:
        """What can be paid for one of this lot; nothing if no piece is available for it (R8)."""
        kind = kind_of(lot)
        if kind != "takoyaki" and not self.table.fish[kind].pieces.total():
            return {}
        prices = self.table.players[seller].prices(lot)
        return {f"at {price}": price for price in prices if price <= self.player.money}

    def turn_to(self, seller: int) -> Steps[None]:
        self.seller = seller
        yield from perform((yield from choose(self.seat, dict(self.items(seller)))))

    def take(self, seller: int, lot: str) -> Steps[None]:
        price = yield from choose(self.seat, self.prices(seller, lot))
        self.player.money -= price
        self.table.players[seller].money += price
        yield from self.table.buy_from(self.table.players[seller], lot, price, self.player)


# Markets


class Visit(Activity):
    def __init__(self, table: Tabletop, seat: int, market: str) -> None:
        super().__init__(table, seat)
        self.market = market
        self.board = table.figures.tables[market]
        self.licences_taken = 0
        self.eel_value = table.track
        self.eels_sold = 0
        self.ships_bought: set[int] = set()
        self.spots_used: set[int] = set()

    def figure(self, name: str) -> int:
        """What the board of this market shows."""
        return self.board.get(name, 0)

    def things(self) -> Deeds:
        match self.market:
            case "ships" | "used-ships":
                return self.ship_deals()
            case "government":
                return self.gifts()
            case "trading":
                return self.spots()
            case "bank":
                return self.bank_deals()
            case "rentals":
                return self.rentals()
            case "aquarium":
                return self.aquarium_sales()
        return self.fish_things()

    def has_sense(self) -> bool:
        """R40: ports that could be opened during the visit count where ships are sold; by the older rules not."""
        if any(self.things()):
            return True
        counts = self.market in ("ships", "used-ships") and not self.table.older
        return counts and self.table.can_open_port(self.player) and self.with_another_port().has_sense()

    def run(self) -> Steps[None]:
        yield from super().run()
        fall = self.eels_sold * self.figures.of("eel", "track_falls")
        self.table.track = max(self.table.track - fall, 1)

    def earn(self, yen: int) -> None:
        self.player.money += yen

    def own_pieces(self) -> list[str]:
        return sorted([piece for piece, count in self.player.pieces.items() if count])

    # Slots (R1)

    def returnable(self) -> list[str]:
        """The licences that may go back for one of this market, or for a rental."""
        mine = self.player
        held = mine.licences
        return [kind for kind in FISH if held[kind] and kind != self.market and held[kind] > mine.carrying(kind)]

    def has_room(self) -> bool:
        return self.table.free_slots(self.player) > 0 or bool(self.returnable())

    def make_room(self) -> Steps[None]:
        if self.table.free_slots(self.player) <= 0:
            kind = yield from choose(self.seat, {f"return {kind}": kind for kind in self.returnable()})
            self.table.return_licence(self.player, kind)

    # Fish markets

    def fish_things(self) -> Deeds:
        if self.can_take_licence():
            yield "licence", self.take_licence
        for piece in self.own_pieces():
            if kind_of(piece) == self.market and self.buys(piece):
                yield f"sell {piece}", partial(self.sell, piece)
        if self.market == "mackerel" and self.figure("pays"):
            for row in ROWS:
                if self.player.prices(f"mackerel {row}"):
                    yield f"sell barrel {row}", partial(self.sell_barrel, row)
        if self.can_convert():
            yield "convert", self.convert

    def can_take_licence(self) -> bool:
        if self.market == "mackerel" and self.licences_taken:
            return False
        in_stock = self.table.fish[self.market].licences > 0
        return in_stock and self.player.money >= self.figure("licence_cost") and self.has_room()

    def take_licence(self) -> Steps[None]:
        yield from self.make_room()
        self.player.money -= self.figure("licence_cost")
        self.table.fish[self.market].licences -= 1
        self.player.licences[self.market] += 1
        self.licences_taken += 1

    def sell(self, piece: str) -> None:
        count = self.player.pieces["fugu"] if piece == "fugu" else 1
        self.earn(self.price_for(piece, count))
        for _ in range(count):
            self.player.pieces[piece] -= 1
            self.table.return_piece(piece)
        self.eels_sold += piece == "eel"

    def buys(self, piece: str) -> bool:
        """Whether the board shows any price for it."""
        if piece == "salmon degraded":
            return self.figure("degraded_pays") > 0
        return any(self.figure(name) for name in ("pays", "pays_a_value", "pays_more"))

    def price_for(self, piece: str, count: int) -> int:
        if piece == "salmon degraded":
            return self.figure("degraded_pays")
        if not self.figure("pays_a_value"):
            return self.figure("pays") + self.figure("pays_more")
        value = {"fugu": count * count, "eel": self.eel_value}.get(piece)
        if value is None:
            value = self.table.worth_of_one(piece)
        return value * self.figure("pays_a_value") + self.figure("pays_more")

    def sell_barrel(self, row: str) -> Steps[None]:
        lot = f"mackerel {row}"
        price = yield from choose(self.seat, {f"at {price}": price for price in self.player.prices(lot)})
        self.player.on_sale[lot, price] -= 1
        self.table.return_barrels("mackerel")
        self.earn(self.figure("pays"))

    def can_convert(self) -> bool:
        if self.market != "octopus" or not self.player.pieces["octopus"]:
            return False
        return self.table.takoyaki >= self.figure("takoyaki_made") > 0

    def convert(self) -> Steps[None]:
        self.player.pieces["octopus"] -= 1
        self.table.return_piece("octopus")
        for _ in range(self.figure("takoyaki_made")):
            price = yield from choose(self.seat, self.table.price_options())
            self.table.takoyaki -= 1
            self.player.on_sale["takoyaki", price] += 1

    # Ships and used ships (R30)

    def ship_deals(self) -> Deeds:
        mine = self.player
        stock = self.ship_stock()
        for size in STOCK_NAMES:
            if stock[size] and mine.money >= self.ship_price(size) and mine.free_port(size) is not None:
                yield f"buy {size}", partial(self.buy_ship, size)
        for ship in mine.ships:
            if ship.port is not None and ship.number not in self.ships_bought:
                yield f"sell ship {ship.number}", partial(self.sell_ship, ship)

    def ship_stock(self) -> Counter[str]:
        return self.table.ships if self.market == "ships" else self.table.used_ships

    def ship_price(self, size: str) -> int:
        if self.market == "ships":
            return new_price(self.figures, size)
        return used_slots(self.figures, size) * self.figure("sells_at")

    def buy_ship(self, size: str) -> None:
        self.player.money -= self.ship_price(size)
        self.ship_stock()[size] -= 1
        self.ships_bought.add(self.player.add_ship(size).number)

    def sell_ship(self, ship: Ship) -> None:
        if self.market == "ships":
            self.earn(resale_price(self.figures, ship.size))
        else:
            self.earn(used_slots(self.figures, ship.size) * self.figure("buys_at"))
        self.player.ships.remove(ship)
        self.ship_stock()[ship.size] += 1

    # Government

    def free_places(self) -> dict[str, int]:
        room = {self.figure(f"{place}_yen"): self.figure(f"{place}_places") for place in PLACES}
        return {f"to {yen}": yen for yen in room if len(self.table.charity[yen]) < room[yen]}

    def gifts(self) -> Deeds:
        for piece in self.own_pieces() if self.free_places() else ():
            yield f"give {piece}", partial(self.give, piece)

    def give(self, piece: str) -> Steps[None]:
        yen = yield from choose(self.seat, self.free_places())
        self.player.pieces[piece] -= 1
        self.table.charity[yen].append(piece)
        self.earn(yen)

    # Trading (R15)

    def spots(self) -> Deeds:
        all_mine = self.table.worth(self.player.pieces)
        for value in self.table.piles:
            if all_mine >= value and value not in self.spots_used:
                yield f"spot {value}", partial(self.trade, value)

    def trade(self, value: int) -> Steps[None]:
        offered = yield from self.offer(value)
        self.spots_used.add(value)
        self.player.pieces -= offered
        pile = self.table.piles[value]
        if pile is None:
            spot = self.figures.lists["trading_values"].index(value)
            self.earn(self.figures.lists["trading_yen"][spot])
        else:
            self.player.pieces += pile
        self.table.piles[value] = offered

    def offer(self, value: int) -> Steps[Counter[str]]:
        """What is offered stays the player's until the offer is done, so all values are those from before."""
        offered: Counter[str] = Counter()
        while True:
            left = self.player.pieces - offered
            options = [f"offer {piece}" for piece in sorted(left)]
            enough = self.table.worth(offered) >= value
            words = yield from pick(self.seat, [*options, "done"] if enough else options)
            if words == "done":
                return offered
            offered[words.removeprefix("offer ")] += 1

    # Bank

    def bank_deals(self) -> Deeds:
        loans = sum([player.loans for player in self.table.players])
        if loans < self.figure("loans") and not self.player.shares:
            yield "loan", self.take_loan
        shares = sum([player.shares for player in self.table.players])
        if shares < self.figure("shares") and not self.player.loans and self.player.money >= self.figure("share"):
            yield "share", self.buy_share

    def take_loan(self) -> None:
        self.player.loans += 1
        self.earn(self.figure("loan"))

    def buy_share(self) -> None:
        self.player.shares += 1
        self.player.money -= self.figure("share")

    # Rentals

    def rentals(self) -> Deeds:
        if self.player.money < self.figure("rent") or not self.has_room():
            return
        for rental in ("freezer", "cart"):
            if self.table.rentals_left(rental) > 0:
                yield rental, partial(self.rent, rental)

    def rent(self, rental: str) -> Steps[None]:
        yield from self.make_room()
        self.player.money -= self.figure("rent")
        if rental == "freezer":
            self.player.freezer_uses += self.figure("uses")
        else:
            self.player.cart_uses += self.figure("uses")

    # Aquarium

    def aquarium_sales(self) -> Deeds:
        inside = [kind_of(piece) for piece in self.table.aquarium.elements()]
        wants = self.figures.tables["aquarium_wants"]
        for piece in self.own_pieces():
            if inside.count(kind_of(piece)) < wants.get(kind_of(piece), 0):
                yield f"sell {piece}", partial(self.sell_to_aquarium, piece)

    def sell_to_aquarium(self, piece: str) -> None:
        self.player.pieces[piece] -= 1
        self.table.aquarium[piece] += 1
        self.earn(self.figures.of("aquarium_pays", kind_of(piece)))


# Entering a market


class MarketEntry:
    def __init__(self, table: Tabletop, seat: int, market: str, entered: set[tuple[str, str]]) -> None:
        self.table = table
        self.seat = seat
        self.market = market
        self.actions = table.figures.of(market, "entry_actions")
        self.yen = table.figures.of(market, "entry_yen")
        self.kind = table.figures.entry_pieces[market]
        self.entered = entered  # R16: the markets entered in this turn without an action, and by what

    def ways(self) -> Iterator[str]:
        """Several different pieces that could pay are called by their names, one alone `by piece`."""
        for way in BARE_WAYS:
            if self.pays_off(self.table, way, self.actions):
                yield way
        if self.kind == "none":
            return
        pieces = self.fitting_pieces()
        yield from ["by piece"] if len(pieces) == 1 else [f"by {piece}" for piece in pieces]
        if self.pays_off(self.table, "by own takoyaki", 0):
            yield "by own takoyaki"

    def fitting_pieces(self) -> list[str]:
        """The pieces that the entry can be paid with."""
        mine = self.table.players[self.seat].pieces
        owned = sorted(piece for piece in mine if mine[piece] and kind_of(piece) == self.kind)
        return [piece for piece in owned if self.pays_off(self.table, f"by {piece}", 0)]

    def run(self) -> Steps[None]:
        needed = self.actions
        ways = list(self.ways())
        while ways:
            way = ways[0] if len(ways) == 1 else (yield from pick(self.seat, ways))
            if way == "by piece":
                way = f"by {self.fitting_pieces()[0]}"
            price = (yield from self.own_takoyaki()) if way == "by own takoyaki" else 0
            self.pay(self.table, way, price)
            needed -= 1
            ways = []
            if way in ACTION_WAYS and needed:
                ways = [way for way in ACTION_WAYS if self.pays_off(self.table, way, needed)]
        if way not in ACTION_WAYS:
            self.entered.add((self.market, self.means(way)))
        for player in self.table.players:
            player.money += self.income(player)
        yield from Visit(self.table, self.seat, self.market).run()

    def means(self, way: str) -> str:
        return "yen" if way == "by yen" else "piece"

    def own_takoyaki(self) -> Steps[int]:
        prices = self.table.players[self.seat].prices("takoyaki")
        return (yield from choose(self.seat, {f"at {price}": price for price in prices}))

    def income(self, player: Player) -> int:
        return player.licences[self.market] * self.table.figures["licence_income"]

    def is_payable(self, table: Tabletop, way: str, needed: int) -> bool:
        mine = table.players[self.seat]
        if way in ACTION_WAYS:
            carts = 0 if self.market == "rentals" else mine.cart_uses  # R32: carts never pay for carts
            left = table.actions if way == "by action" else carts
            return needed > 0 and left > 0 and table.actions + carts >= needed
        if (self.market, self.means(way)) in self.entered:
            return False
        if way == "by yen":
            return 0 < self.yen <= mine.money
        if way == "by own takoyaki":
            return self.kind == "takoyaki" and bool(mine.prices("takoyaki"))
        return mine.pieces[way.removeprefix("by ")] > 0

    def pay(self, table: Tabletop, way: str, takoyaki_price: int) -> None:
        mine = table.players[self.seat]
        if way == "by action":
            table.actions -= 1
        elif way == "by cart":
            mine.cart_uses -= 1
        elif way == "by yen":
            mine.money -= self.yen
        elif way == "by own takoyaki":
            mine.on_sale["takoyaki", takoyaki_price] -= 1
            table.return_piece("takoyaki")
        else:
            piece = way.removeprefix("by ")
            mine.pieces[piece] -= 1
            table.return_piece(piece)

    def pays_off(self, table: Tabletop, way: str, needed: int) -> bool:
        """Whether this can be paid, and at least one action is possible when everything is paid."""
        if not self.is_payable(table, way, needed):
            return False
        twin = table.fork(self.seat) if way in BARE_WAYS else table.fork_with_pieces(self.seat, self.kind)
        mine = twin.players[self.seat]
        self.pay(twin, way, mine.prices("takoyaki")[0] if way == "by own takoyaki" else 0)
        if way in ACTION_WAYS and needed > 1:
            return any(self.pays_off(twin, further, needed - 1) for further in ACTION_WAYS)
        mine.money += self.income(mine)
        return Visit(twin, self.seat, self.market).has_sense()


# The game


def has_the_least(amounts: list[int], seat: int, older: bool) -> bool:
    """R10: nobody has less, and someone has more; by the older rules everyone else has more."""
    if older and amounts.count(amounts[seat]) > 1:
        return False
    return amounts[seat] == min(amounts) < max(amounts)


@dataclass(frozen=True)
class Setup:
    first: int
    fish: list[str]
    extra: list[str]


class Game:
    def __init__(
        self, figures: Figures, players: int, setup: Setup, turn_limit: int = TURN_LIMIT, older: bool = False
    ) -> None:
        self.table = Tabletop(figures, players, setup.fish, setup.extra, older)
        self.first = setup.first
        self.turn_limit = turn_limit
        self.last_turns: int | None = None  # the turns left once the end was triggered
        self.question: Question | None = None  # None: the game is over
        self.steps: Steps[None] | None = None

    @property
    def players(self) -> list[Player]:
        return self.table.players

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
        answers = self.question.answers
        if who not in answers:
            raise Foul(None, f"{name_of(who)} may not decide now, but {', '.join(map(name_of, answers))}")
        if words not in answers[who]:
            raise Foul(None, f"{words!r} is not possible; possible are: {', '.join(answers[who])}")
        try:
            self.question = self.steps.send((who, words))
        except StopIteration:
            self.question = None
        if self.question is None or words == "end turn":  # what is lost stays lost
            check_conservation(self.table)

    def play(self) -> Steps[None]:
        seat = self.first
        while not self.is_at_its_end():
            yield from self.turn(seat)
            seat = (seat + 1) % len(self.players)

    def is_at_its_end(self) -> bool:
        limit_reached = all(player.turns >= self.turn_limit for player in self.players)  # R14
        return limit_reached or self.last_turns == 0

    # A turn

    def turn(self, seat: int) -> Steps[None]:
        self.check_end(seat)
        yield from self.degrade(seat)
        self.table.actions = ACTIONS
        entered: set[tuple[str, str]] = set()
        while True:
            options = self.turn_options(seat, entered)
            words = yield from pick(seat, [*options, "end turn"], settled=True)
            if words == "end turn":
                break
            yield from perform(options[words])
        self.table.actions = 0
        self.players[seat].turns += 1
        if self.last_turns is not None:
            self.last_turns -= 1

    def turn_options(self, seat: int, entered: set[tuple[str, str]]) -> dict[str, Deed]:
        options: dict[str, Deed] = {}
        if self.table.actions:
            for name, activity in (("fishing", Fishing(self.table, seat)), ("purchase", Purchase(self.table, seat))):
                if activity.has_sense():
                    options[name] = partial(self.spend_action_on, activity)
        for market in (*self.table.fish, *self.table.extra):
            entry = MarketEntry(self.table, seat, market, entered)
            if any(entry.ways()):
                options[f"enter {market}"] = entry.run
        if self.table.can_open_port(self.players[seat]):
            options["open port"] = partial(self.table.open_port, seat)
        return options

    def spend_action_on(self, activity: Activity) -> Steps[None]:
        self.table.actions -= 1
        yield from activity.run()

    def check_end(self, seat: int) -> None:
        """R10: one condition suffices, but not for who has the least of the other. R19: then one more turn each."""
        if self.last_turns is not None:
            return
        money = [player.money for player in self.players]
        values = self.table.values()
        older = self.table.older
        rich = money[seat] >= self.table.figures["end_money"]
        worthy = values[seat] >= self.table.figures["end_value"]
        by_money = rich and not has_the_least(values, seat, older)
        by_value = worthy and not has_the_least(money, seat, older)
        if by_money or by_value or (rich and worthy and not older):
            self.last_turns = len(self.players)

    # Degrading (R2)

    def degrade(self, seat: int) -> Steps[None]:
        mine = self.players[seat]
        usable = mine.freezer_uses > 0 and any(lot != "takoyaki" for lot in mine.lots())  # R31
        if usable and (yield from pick(seat, ["freeze", "thaw"])) == "freeze":
            mine.freezer_uses -= 1
            return
        yield from self.rescue_fugu(seat)
        kept: Counter[tuple[str, int]] = Counter()
        for (lot, price), count in mine.on_sale.items():
            if lot.endswith(" degraded"):
                self.table.return_barrels(kind_of(lot), count)
            else:
                kept[lot.replace(" fresh", " degraded"), price] += count  # R3: takoyaki stay as they are
        mine.on_sale = kept

    def rescue_fugu(self, seat: int) -> Steps[None]:
        """R26: the seller may buy what is about to be lost, cheapest first."""
        mine = self.players[seat]
        lot = "fugu degraded"
        about_to_be_lost = [price for price in mine.prices(lot) for _ in range(mine.on_sale[lot, price])]
        for price in about_to_be_lost:
            if price > mine.money or not self.table.fish["fugu"].pieces.total():
                return
            if (yield from pick(seat, ["keep", "lose"])) == "keep":
                mine.money -= price
                yield from self.table.buy_from(mine, lot, price, mine)
            else:
                mine.on_sale[lot, price] -= 1
                self.table.return_barrels("fugu")

    # Scoring

    def scores(self) -> list[int]:
        """The scores if the game ended now."""
        figures = self.table.figures
        values = self.table.values()
        scores = [
            player.money + figures["value_yen"] * value for player, value in zip(self.players, values, strict=True)
        ]
        for seat, player in enumerate(self.players):
            if max(values) > min(values):  # R11
                scores[seat] += figures["most_value"] if values[seat] == max(values) else 0
                scores[seat] -= figures["least_value"] if values[seat] == min(values) else 0
            scores[seat] -= player.loans * figures.of("bank", "repayment")
            scores[seat] += self.interest_for(player.shares) if player.shares else 0
        return scores

    def interest_for(self, own: int) -> int:
        """R18: what the owner of this many shares gets, rounded up to 100; by the older rules share by share."""
        interest = self.table.figures.of("bank", "repayment") - self.table.figures.of("bank", "loan")
        loans = sum(player.loans for player in self.players)
        shares = sum(player.shares for player in self.players)
        if self.table.older:
            return own * up_to_hundreds(interest * loans, shares)
        return up_to_hundreds(interest * loans * own, shares)

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def name_of(who: Who) -> str:
    return f"seat {who}" if isinstance(who, int) else who


# Conservation: nothing comes from nowhere and nothing is lost


def check_conservation(table: Tabletop) -> None:
    barrels, licences = barrels_out(table), licences_out(table)
    for kind, market in table.fish.items():
        if min(market.barrels, market.licences, *market.pieces.values()) < 0:
            raise Foul(None, f"the {kind} market holds less than nothing")
        if market.overfished and market.barrels:
            raise Foul(None, f"the overfished {kind} market has barrels")
        check_total("barrels", kind, market.barrels + barrels[kind], table.figures.of(kind, "barrels"))
        check_total("licences", kind, market.licences + licences[kind], table.figures.of(kind, "licences"))
    out = Counter(pieces_out(table))
    check_takoyaki(table, barrels["takoyaki"] + out.pop("takoyaki", 0))
    check_pieces(table, out)
    check_ships(table)
    check_rentals_and_bank(table)
    for seat, player in enumerate(table.players):
        check_player(table, player, f"seat {seat}")


def check_total(what: str, kind: str, found: int, expected: int) -> None:
    if found != expected:
        raise Foul(None, f"there are {found} {what} of {kind}, not {expected}")


def barrels_out(table: Tabletop) -> Counter[str]:
    """By kind: the barrels that are not in their market; among them the takoyaki that are on sale."""
    out = Counter(table.box)
    out.update(table.gathered)
    for kind in table.unloading:
        out[kind] += 1
    for player in table.players:
        for kind in chain.from_iterable(ship.cargo for ship in player.ships):
            out[kind] += 1
        for (lot, _), count in player.on_sale.items():
            out[kind_of(lot)] += count
    return out


def licences_out(table: Tabletop) -> Counter[str]:
    out = Counter[str]()
    for player in table.players:
        for kind, count in player.licences.items():
            out[kind] += count
    return out


def pieces_out(table: Tabletop) -> Iterator[str]:
    """Every piece that is neither in its market nor on sale."""
    for player in table.players:
        yield from player.pieces.elements()
    for pile in table.piles.values():
        if pile is not None:
            yield from pile.elements()
    for gifts in table.charity.values():
        yield from gifts
    yield from table.aquarium.elements()
    if table.under_the_hammer is not None:
        yield table.under_the_hammer


def check_pieces(table: Tabletop, out: Counter[str]) -> None:
    found = Counter[str]()
    for market in table.fish.values():
        found |= market.pieces
    for piece, count in out.items():
        kind = kind_of(piece)
        found[piece if kind in AUCTIONED else kind] += count
    for piece in found.keys() | table.all_pieces.keys():
        check_total("pieces", piece, found[piece], table.all_pieces[piece])


def check_takoyaki(table: Tabletop, out: int) -> None:
    require(table.takoyaki >= 0, "the supply of takoyaki holds less than nothing")
    made = table.figures.of("octopus", "takoyaki") if "octopus" in table.fish else 0
    check_total("pieces", "takoyaki", table.takoyaki + out, made)


def check_ships(table: Tabletop) -> None:
    owned = Counter(ship.size for player in table.players for ship in player.ships)
    for size, name in STOCK_NAMES.items():
        if table.ships[size] < 0 or table.used_ships[size] < 0:
            raise Foul(None, f"the stock of {size} is less than nothing")
        there = table.ships[size] + table.used_ships[size] + owned[size]
        check_total("ships", size, there, table.figures.of("ships", name))


def check_rentals_and_bank(table: Tabletop) -> None:
    for rental in ("freezer", "cart"):
        require(table.rentals_left(rental) >= 0, f"more {rental}s are rented than there are")
    for name in ("loans", "shares"):
        taken = sum([getattr(player, name) for player in table.players])
        require(taken <= table.figures.of("bank", name), f"more {name} were taken than there are")


def check_player(table: Tabletop, player: Player, name: str) -> None:
    counts = (player.money, player.freezer_uses, player.cart_uses, table.free_slots(player))
    held = (*player.pieces.values(), *player.licences.values(), *player.on_sale.values())
    require(min((*counts, *held)) >= 0, f"{name} has less than nothing of something")
    require(not (player.loans and player.shares), f"{name} has loans and shares")
    check_ports(player, name)
    for ship in player.ships:
        if ship.cargo and (ship.port is not None or not cargo_fits(ship)):
            raise Foul(None, f"{name} has a wrong cargo on ship {ship.number}")


def cargo_fits(ship: Ship) -> bool:
    return ship.is_barge or (len(ship.cargo) <= slots_of(ship.size) and len(set(ship.cargo)) <= 1)


def check_ports(player: Player, name: str) -> None:
    ports = [ship.port for ship in player.ships]
    for port in range(LAST_PORT + 1):
        room = 1 if port < LAST_PORT or player.has_barge_in(port) else 2
        if ports.count(port) > (room if port <= player.ports_opened else 0):
            raise Foul(None, f"{name} has too many ships in port {port}")
    right = all(ship.port in (None, LAST_PORT) for ship in player.ships if ship.is_barge)
    require(right, f"{name} has a barge in a wrong port")


# The parts of a record

RECORD_KEYS = ("format", "version", "game", "rules", "seats", "components", "setup", "moves")
OPTIONAL_RECORD_KEYS = ("options", "result", "seed", "seed_proof")


@dataclass(frozen=True)
class View:
    """What is on the table, at the start or after a move."""

    money: list[int]
    pieces: list[dict[str, int]]
    licences_held: list[dict[str, int]]
    on_sale: list[dict[str, int]]
    """By seat: the number of each, `mackerel fresh at 300` and the like."""
    barrels: dict[str, int]
    market_pieces: dict[str, dict[str, int]]
    licences: dict[str, int]
    overfished: list[str]
    takoyaki: int
    track: int
    scores: list[int]
    answers: dict[Who, list[str]]
    settled: bool
    """Whether nothing is half done: then programs must agree in everything."""


@dataclass(frozen=True)
class Verdict:
    """How a game went. Money, pieces and values are those before scoring; a running game has no winners."""

    over: bool
    scores: list[int]
    winners: list[int]
    money: list[int]
    pieces: list[dict[str, int]]
    values: list[int]


def counted(counter: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in sorted(counter.items()) if count}


def harbour_of(player: Player) -> dict[str, int]:
    return {f"{lot} at {price}": count for (lot, price), count in sorted(player.on_sale.items()) if count}


def look_at(game: Game) -> View:
    table = game.table
    return View(
        money=[player.money for player in table.players],
        pieces=[counted(player.pieces) for player in table.players],
        licences_held=[counted(player.licences) for player in table.players],
        on_sale=[harbour_of(player) for player in table.players],
        barrels={kind: market.barrels for kind, market in table.fish.items()},
        market_pieces={kind: counted(market.pieces) for kind, market in table.fish.items()},
        licences={kind: market.licences for kind, market in table.fish.items()},
        overfished=[kind for kind, market in table.fish.items() if market.overfished],
        takoyaki=table.takoyaki,
        track=table.track,
        scores=game.scores(),
        answers=game.question.answers if game.question else {},
        settled=game.question is None or game.question.settled,
    )


def read_markets(value: Any, name: str, known: tuple[str, ...]) -> list[str]:
    markets = [read_text(market, name) for market in read_list(value, name)]
    require(markets == [market for market in known if market in markets], f"{name} must name markets in their order")
    require(known[0] in markets, f"{name} must name {known[0]}")
    return markets


def check_markets(markets: list[str], option: Any, figure: int, name: str, known: tuple[str, ...]) -> None:
    """Whether this many or exactly these markets were to be in play."""
    if isinstance(option, list):
        wanted = {known[0], *(read_text(market, name) for market in option)}
        require(set(markets) == wanted, f"{name} are {markets}, but the options say {option}")
        return
    number = figure if option is None else read_whole(option, name, 1, len(known))
    require(len(markets) == min(number, len(known)), f"{name} are {len(markets)}, not {number}")


def read_setup(record: Mapping[str, Any], figures: Figures, options: dict[str, Any]) -> Setup:
    parts = read_object(record["setup"], "setup", ("first", "fish", "extra"))
    setup = Setup(
        read_whole(parts["first"], "setup.first", 0, len(record["seats"]) - 1),
        read_markets(parts["fish"], "setup.fish", FISH),
        read_markets(parts["extra"], "setup.extra", EXTRA),
    )
    check_markets(setup.fish, options.get("fish_markets"), figures["fish_markets"], "fish markets", FISH)
    check_markets(setup.extra, options.get("extra_markets"), figures["extra_markets"], "extra markets", EXTRA)
    return setup


def check_heading(record: Mapping[str, Any]) -> None:
    for key, expected in (("format", "uogashi-record"), ("game", "market")):
        require(record[key] == expected, f"{key} must be {expected!r}, not {record[key]!r}")
    require(record["rules"] in ("1", "2"), f"rules must be '1' or '2', not {record['rules']!r}")
    require(read_whole(record["version"], "version") == 1, f"version must be 1, not {record['version']}")
    seats = read_list(record["seats"], "seats")
    require(2 <= len(seats) <= 6, f"seats must be 2 to 6, not {len(seats)}")
    for seat, name in enumerate(seats):
        read_text(name, f"seats[{seat}]")
    if "seed" in record:
        read_text(record["seed"], "seed")


def open_game(record: Mapping[str, Any]) -> Game:
    """The game of a record before its first move; call `begin` on it, then `move`."""
    read_object(record, "the record", RECORD_KEYS, OPTIONAL_RECORD_KEYS)
    check_heading(record)
    options = read_object(record.get("options", {}), "options", (), ("fish_markets", "extra_markets", "turn_limit"))
    figures = read_figures(record["components"])
    setup = read_setup(record, figures, options)
    turn_limit = read_whole(options.get("turn_limit", TURN_LIMIT), "options.turn_limit", 1)
    return Game(figures, len(record["seats"]), setup, turn_limit, older=record["rules"] == "1")


# The referee


def replay(record: Mapping[str, Any]) -> Iterator[View]:
    """The table before the first move and after each; Foul at the first move that is wrong."""
    game = open_game(record)
    for _ in run_moves(game, read_list(record["moves"], "moves")):
        yield look_at(game)


def judge(record: Mapping[str, Any], look_on: Callable[[Game], None] | None = None) -> Verdict:
    """Raise Foul at the first error in the record.

    The observer is called before the first move and after each.
    """
    game = open_game(record)
    for _ in run_moves(game, read_list(record["moves"], "moves")):
        if look_on is not None:
            look_on(game)
    check_result(record, game)
    return Verdict(
        over=game.over,
        scores=game.scores(),
        winners=game.winners() if game.over else [],
        money=[player.money for player in game.players],
        pieces=[counted(player.pieces) for player in game.players],
        values=game.table.values(),
    )


if __name__ == "__main__":
    sys.exit(judge_files(sys.argv[1:], judge))

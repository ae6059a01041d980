"""What a person types in a game of Tokyo Tsukiji Market, in English or their language.

Decisions follow each other, with commas between them or without: `fishing, ship 1 fish mackerel, done`. A verb can be
left out where only one is meant (`squid` enters the squid market), names can be cut short (`enter sq`), a number stands
for whatever is asked: a price, a bid, a ship, a player. `3 squid` means three times.

`read` makes decisions of it, `suggest` completes it, `explain_choices` says what is possible and what it would bring.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.core.outlook import Choice
from uogashi.games.market import prompts
from uogashi.games.market.board import QUIET, YOURS, describe_labels, describe_ship, describe_spot
from uogashi.games.market.notation import FISH, KIND_NAMES, MARKET_NAMES, ROW_NAMES
from uogashi.games.market.preview import preview_choices, score_gains
from uogashi.games.market.view import ExtraMarketView, FishMarketView, MarketView, PieceView, SeatView, ShipView
from uogashi.text import Texts, folded, signed, with_minus

WORDS = (
    *("freeze", "thaw", "keep", "lose", "fishing", "purchase", "open", "port", "end", "turn", "done", "by", "action"),
    *(
        "cart",
        "yen",
        "piece",
        "own",
        "undock",
        "dock",
        "hand",
        "over",
        "licence",
        "convert",
        "loan",
        "share",
        "freezer",
    ),
    *(
        "buy",
        "sell",
        "ship",
        "barge",
        "barrel",
        "to",
        "spot",
        "fish",
        "return",
        "enter",
        "give",
        "offer",
        "take",
        "reprice",
        "price",
    ),
    *("at", "from", "seat", "award", "bid"),
)
"""The words of decisions that can be typed in every language; fish, markets and rows are called by their names."""
VERBS = {
    "freezing": ("freeze", "thaw"),
    "keeping": ("keep", "lose"),
    "turn": ("fishing", "enter", "purchase", "open", "end"),
    "entering": ("by",),
    "entering-at": ("at",),
    "fishing": ("ship", "reprice", "open", "done"),
    "ship": ("undock", "fish", "barge", "dock", "hand"),
    "docked": ("price", "ship", "reprice", "open", "done"),
    "unloading": ("price",),
    "repricing-at": ("at",),
    "repricing": ("price",),
    "market": ("licence", "sell", "buy", "convert", "loan", "share", "freezer", "cart", "give", "spot", "open", "done"),
    "returning": ("return",),
    "barrel-at": ("at",),
    "converting": ("price",),
    "converted": ("price", "licence", "sell", "convert", "open", "done"),
    "giving": ("to",),
    "offering": ("offer", "done"),
    "purchasing": ("from", "take", "open", "done"),
    "taking": ("take",),
    "taking-at": ("at",),
    "bidding": ("bid",),
    "awarding": ("award",),
}
"""What can be decided in each phase. After `dock` and after a price nobody knows yet whether another one is due."""
MARKET_VERBS = {
    "octopus": ("licence", "sell", "convert"),
    "ships": ("buy", "sell"),
    "used-ships": ("buy", "sell"),
    "government": ("give",),
    "trading": ("spot",),
    "bank": ("loan", "share"),
    "rentals": ("freezer", "cart"),
    "aquarium": ("sell",),
}
"""What each market is for; a fish market for licences and selling."""
AMOUNTS = {
    **dict.fromkeys(("entering-at", "repricing-at", "barrel-at", "taking-at"), "at"),
    **dict.fromkeys(("unloading", "repricing", "converting"), "price"),
    "giving": "to",
    "bidding": "bid",
}
"""Where a number is an amount of money."""
ALL_VERBS = frozenset(verb for verbs in VERBS.values() for verb in verbs)
KNOWN_ANYWHERE = ALL_VERBS - {
    *("ship", "reprice", "return", "sell", "give", "offer", "award", "price", "at", "bid", "take", "from", "buy"),
}
"""Decisions that have the same name in all phases."""
PLAIN = {"open": "open port", "end": "end turn", "hand": "hand over"}
SECOND = {"open": "port", "end": "turn", "hand": "over"}
SIZES = {"1": "one-slot", "2": "two-slot", "3": "three-slot", "4": "four-slot"}
WAYS = ("action", "cart", "yen", "piece", "own")
LEAST_PRICE = 100
"""A number below this is no price."""
MOST_TIMES = 60
LAST_PORT = 2
NUMBER = re.compile(r"[¥]?(\d{1,6})円?")
TOKEN = re.compile(r"[^\s,;]+")


# --- reading -----------------------------------------------------------------------------------------------------


def read(typed: str, view: MarketView, say: Texts) -> list[str]:
    """The decisions that these words mean."""
    text = typed.lower().replace("、", ",").replace("；", ",")
    if any(not part.strip() for part in re.split("[,;]", text)):
        raise Refusal("market-typed-nothing")
    reader = Reader(TOKEN.findall(text), view, say)
    return reader.read()


@dataclass
class Reader:
    """Words one after another; where the game will be after each decision is followed as far as words tell it."""

    tokens: list[str]
    view: MarketView
    say: Texts
    place: int = 0
    decisions: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        view = self.view
        self.phase: str = view.phase
        self.market = view.market
        self.seller = view.seller
        self.lot: tuple[str, str | None] | None = (view.lot, view.lot_row) if view.lot else None

    @property
    def mine(self) -> SeatView:
        return self.view.seats[self.view.viewer or 0]

    def read(self) -> list[str]:
        while self.place < len(self.tokens):
            before = self.place
            self.read_decision()
            assert self.place > before, "every step reads a word"
        return self.decisions

    # The words themselves.

    def peek(self, ahead: int = 0) -> str:
        place = self.place + ahead
        return self.tokens[place] if place < len(self.tokens) else ""

    def is_word(self, token: str, name: str) -> bool:
        return token in self.say.words(f"market-word-{name}")

    def skip(self, name: str) -> bool:
        """Go past this word, if it stands here."""
        if self.is_word(self.peek(), name):
            self.place += 1
            return True
        return False

    def number(self, ahead: int = 0) -> int | None:
        found = NUMBER.fullmatch(self.peek(ahead))
        return int(found[1]) if found else None

    def take_number(self) -> int | None:
        number = self.number()
        if number is not None:
            self.place += 1
        return number

    def find(self, names: Sequence[str], spell: Callable[[str], list[str]]) -> str | None:
        """Which of these names stands here, whole or as it begins; the longest that fits."""
        spellings = [(spelling, name) for name in names for spelling in spell(name)]
        for whole in (True, False):
            for length in (3, 2, 1):
                text = " ".join(self.tokens[self.place : self.place + length])
                if self.place + length > len(self.tokens):
                    continue
                found = {name for each, name in spellings if (each == text if whole else each.startswith(text))}
                if len(found) > 1 and not whole:
                    known = [spell(name)[0] for name in names if name in found]
                    raise Refusal("market-typed-ambiguous", word=text, known=self.say.join(known))
                if found:
                    self.place += length
                    return found.pop()
        return None

    def find_thing(self, names: Sequence[str]) -> str | None:
        return self.find(names, partial(spell_thing, self.say))

    def must_find(self, names: Sequence[str]) -> str:
        """A thing that has to stand here."""
        known = self.say.join(spell_thing(self.say, name)[0] for name in names)
        if not self.peek():
            raise Refusal("market-typed-which", verb=self.tokens[self.place - 1], known=known)
        found = self.find_thing(names)
        if found is None:
            raise Refusal("market-typed-unknown", word=self.peek(), known=known)
        return found

    def must_number(self) -> int:
        if not self.peek():
            raise Refusal("market-typed-number", verb=self.tokens[self.place - 1])
        number = self.take_number()
        if number is None:
            raise Refusal("market-typed-no-number", word=self.peek())
        return number

    # Decisions.

    def read_decision(self) -> None:
        token, verbs = self.peek(), self.verbs_now()
        exact = [name for name in WORDS if self.is_word(token, name) and name in ALL_VERBS]
        verb = next((name for name in exact if name in verbs), None)
        if verb is None and exact:
            verb = self.meant_instead(exact[0])
        if verb is not None:
            self.place += 1
        else:
            verb = self.guess_verb(verbs, whole=bool(exact))
        if verb is None and exact and exact[0] in KNOWN_ANYWHERE:
            # A decision, but none for now: the rules say why not.
            self.place += 1
            verb = exact[0]
        if verb is None:
            known = self.say.join(first_word(self.say, name) for name in verbs) or "–"
            raise Refusal("market-typed-not-understood", word=token, known=known)
        self.decide(verb)

    def meant_instead(self, verb: str) -> str | None:
        """What a word of another phase means in this one."""
        if self.phase in AMOUNTS and verb in AMOUNTS.values():
            return AMOUNTS[self.phase]
        if self.phase == "market":
            if verb == "ship" and self.market in ("ships", "used-ships"):
                return "buy"
            if verb in ("sell", "give"):
                return "give" if self.market == "government" else "sell"
        if verb == "buy":
            return {"turn": "purchase", "purchasing": "take", "taking": "take"}.get(self.phase)
        return None

    def verbs_now(self) -> tuple[str, ...]:
        """What can be decided now, as far as words tell it."""
        if self.phase == "market":
            back = ("return",) if self.decisions[-1:] in (["licence"], ["freezer"], ["cart"]) else ()
            return (*MARKET_VERBS.get(self.market or "", ("licence", "sell")), *back, "open", "done")
        return VERBS.get(self.phase, ())

    def guess_verb(self, verbs: Sequence[str], whole: bool) -> str | None:
        """What is meant where the verb is cut short or left out: a number, the beginning of a verb, a thing.

        What is a word by itself is the beginning of a verb (`fish` of fishing) but not of a thing (`ship` of ships).
        """
        token, number = self.peek(), self.number()
        if number is not None:
            return self.verb_of_number(number)
        begun = [
            name for name in verbs if any(word.startswith(token) for word in self.say.words(f"market-word-{name}"))
        ]
        if len(begun) > 1:
            known = self.say.join(first_word(self.say, name) for name in begun)
            raise Refusal("market-typed-ambiguous", word=token, known=known)
        if begun:
            self.place += 1
            return begun[0]
        return self.verb_of_thing() if self.could_be_thing(whole) else None

    def verb_of_number(self, number: int) -> str | None:
        """A number alone: the amount, ship, spot or player that is asked for; before a thing, how often."""
        if self.phase in AMOUNTS:
            return AMOUNTS[self.phase]
        if self.phase in ("docked", "converted") and number >= LEAST_PRICE:
            return "price"
        if self.phase in ("fishing", "docked"):
            return "ship"
        if self.peek(1) and self.could_begin_piece(self.peek(1)):
            return self.verb_of_thing()
        if self.phase == "market":
            return {"trading": "spot", "ships": "buy", "used-ships": "buy"}.get(self.market or "")
        return {"purchasing": "from", "awarding": "award"}.get(self.phase)

    def verb_of_thing(self) -> str | None:
        """The verb that a name alone stands for."""
        if self.phase in ("market", "converted"):
            if self.market in FISH or self.market == "aquarium":
                return "sell"
            return {"government": "give", "ships": "buy", "used-ships": "buy"}.get(self.market or "")
        verbs = {"turn": "enter", "entering": "by", "ship": "fish", "returning": "return", "offering": "offer"}
        verbs |= {"purchasing": "take", "taking": "take", "fishing": "reprice", "docked": "reprice"}
        return verbs.get(self.phase)

    def could_be_thing(self, whole: bool) -> bool:
        """Whether a name of what that verb would be about begins here."""
        verb = self.verb_of_thing()
        if verb is None:
            return False
        names = {
            "enter": MARKET_NAMES,
            "by": (*WAYS, *KIND_NAMES, *ROW_NAMES),
            "buy": ("barge", *SIZES.values()),
            "fish": FISH,
            "return": FISH,
        }.get(verb, (*KIND_NAMES, *ROW_NAMES))
        spellings = [spelling for name in names for spelling in spell_thing(self.say, name)]
        return any(each == self.peek() if whole else each.startswith(self.peek()) for each in spellings)

    def decide(self, verb: str) -> None:
        special = getattr(self, f"decide_{verb}", None)
        if special is not None:
            special()
        else:
            self.decide_plainly(verb)

    def add(self, decision: str, phase: str | None = None, times: int = 1) -> None:
        self.decisions += [decision] * times
        self.phase = phase or self.phase

    def decide_plainly(self, verb: str) -> None:
        """Decisions without an object."""
        if verb in SECOND:
            self.skip(SECOND[verb])
        phases = {
            **dict.fromkeys(("freeze", "thaw", "keep", "lose"), "turn"),
            **dict.fromkeys(("fishing", "undock", "hand"), "fishing"),
            "purchase": "purchasing",
            "end": "over",
            "convert": "converting",
            "dock": "docked",
        }
        self.add(PLAIN.get(verb, verb), phases.get(verb))

    def decide_done(self) -> None:
        offering = self.phase == "offering"
        self.add("done", "market" if offering else "turn")
        self.seller = None

    def decide_enter(self) -> None:
        self.market = self.must_find(MARKET_NAMES)
        self.add(f"enter {self.market}", "market")

    def decide_by(self) -> None:
        way = next((name for name in WAYS if self.skip(name)), None) or self.find_way()
        if way == "own":
            self.find_thing(("takoyaki",))
            self.add("by own takoyaki", "entering-at")
            self.lot = ("takoyaki", None)
            self.add_only_price(self.mine, self.lot, "market")
        else:
            self.add(f"by {way}", "market")

    def find_way(self) -> str:
        """The beginning of a way, or the piece that is given: named where several different ones could pay."""
        way = self.find_thing(WAYS)
        if way is not None or not self.peek() or not self.could_begin_piece(self.peek()):
            return way or self.must_find(WAYS)
        pieces, piece = entry_pieces(self.view, self.mine, self.market), self.read_piece()
        return "piece" if [piece_words(each) for each in pieces] == [piece] else piece

    def decide_ship(self) -> None:
        self.add(f"ship {self.must_number()}", "ship")

    def decide_fish(self) -> None:
        fish = self.must_find(FISH)
        barge = self.skip("barge") or (self.skip("to") and self.skip("barge"))
        self.add(f"{'barge' if barge else 'fish'} {fish}", "fishing")

    def decide_barge(self) -> None:
        if self.phase == "market":
            self.add("buy barge")
        else:
            self.add(f"barge {self.must_find(FISH)}", "fishing")

    def decide_price(self) -> None:
        after = {"repricing": "fishing", "converting": "converted", "converted": "converted"}
        self.add(f"price {self.must_number()}", after.get(self.phase, "docked"))

    def decide_at(self) -> None:
        after = {"repricing-at": "repricing", "taking-at": "purchasing"}
        self.add(f"at {self.must_number()}", after.get(self.phase, "market"))

    def decide_to(self) -> None:
        self.add(f"to {self.must_number()}", "market")

    def decide_bid(self) -> None:
        self.add(f"bid {self.must_number()}")

    def decide_spot(self) -> None:
        self.add(f"spot {self.must_number()}", "offering")

    def decide_licence(self) -> None:
        self.add("licence")

    def decide_return(self) -> None:
        self.add(f"return {self.must_find(FISH)}", "market")

    def decide_buy(self) -> None:
        """A ship by its slots, or the barge."""
        self.skip("ship")
        if self.skip("barge"):
            self.add("buy barge")
            return
        slots = self.take_number()
        if slots is None:
            size = self.must_find((*SIZES.values(), "barge"))
            slots_of = {name: number for number, name in SIZES.items()}
            self.add("buy barge" if size == "barge" else f"buy ship {slots_of[size]}")
        else:
            self.add(f"buy ship {slots}")

    def decide_sell(self) -> None:
        if self.skip("ship"):
            self.add(f"sell ship {self.must_number()}")
            return
        times = self.read_times(lambda: self.is_word(self.peek(1), "barrel"))
        if self.skip("barrel"):
            row = self.find_thing(ROW_NAMES) or self.only_row(self.mine, "mackerel")
            for _ in range(times):
                self.add(f"sell barrel {row}", "barrel-at")
                self.lot = ("mackerel", row)
                self.add_only_price(self.mine, self.lot, "market")
            return
        self.add(f"sell {self.read_piece()}", times=times)

    def decide_give(self) -> None:
        times = self.read_times()
        piece = self.read_piece()
        self.skip("to")
        place = self.take_number()
        for _ in range(times):
            self.add(f"give {piece}", "giving")
            if place is not None:
                self.add(f"to {place}", "market")

    def decide_offer(self) -> None:
        times = self.read_times()
        self.add(f"offer {self.read_piece()}", times=times)

    def decide_reprice(self) -> None:
        """`reprice mackerel fresh 300 500`: from the first price to the second; if it is clear, the second alone."""
        lot = self.read_lot(self.mine)
        self.add(f"reprice {lot_words(lot)}", "repricing-at")
        self.lot = lot
        known = prices_of(self.mine, lot)
        first, second = self.number(), self.number(1)
        if len(known) == 1 and (first is None or (second is None and first != known[0])):
            self.add(f"at {known[0]}", "repricing")

    def decide_from(self) -> None:
        """A player by their number, which stands beside their name; a seat of a record is counted from 0."""
        counted_from = 0 if self.skip("seat") else 1
        self.seller = self.must_number() - counted_from
        self.add(f"from seat {self.seller}", "taking")

    def decide_award(self) -> None:
        counted_from = 0 if self.skip("seat") else 1
        self.add(f"award seat {self.must_number() - counted_from}")

    def decide_take(self) -> None:
        times = self.read_times()
        seats = self.view.seats
        seller = seats[self.seller] if self.seller is not None and 0 <= self.seller < len(seats) else None
        lot = self.read_lot(seller)
        self.skip("at")
        price = self.take_number()
        for _ in range(times):
            self.add(f"take {lot_words(lot)}", "taking-at")
            self.lot = lot
            if price is not None:
                self.add(f"at {price}", "purchasing")
            elif seller is not None:
                self.add_only_price(seller, lot, "purchasing")

    # Objects.

    def read_times(self, also: Callable[[], bool] = lambda: False) -> int:
        """`3 squid`: a number before a thing says how often."""
        number = self.number()
        ahead = self.peek(1)
        if number is None or not ahead or not (also() or self.could_begin_piece(ahead)):
            return 1
        self.place += 1
        if not 1 <= number <= MOST_TIMES:
            raise Refusal("market-typed-times", times=number, most=MOST_TIMES)
        return number

    def could_begin_piece(self, token: str) -> bool:
        names = (*KIND_NAMES, *ROW_NAMES)
        return any(spelling.startswith(token) for name in names for spelling in spell_thing(self.say, name))

    def read_piece(self) -> str:
        """A kind of fish, for salmon its side, for tuna and crabs the value; both can be left out if they are clear."""
        row = self.find_thing(ROW_NAMES)
        fish = self.must_find(KIND_NAMES)
        mine = self.mine.pieces
        if fish == "salmon":
            row = row or self.find_thing(ROW_NAMES)
            owned = [name for name in ROW_NAMES if any(each.piece == f"{name}-salmon" for each in mine)]
            if row is None and len(owned) > 1:
                raise Refusal("market-typed-which-side", fish=self.say.thing("market", fish))
            return f"salmon {row or (owned or ROW_NAMES)[0]}"
        if fish in ("tuna", "crab"):
            values = [each.printed for each in mine if each.piece == fish]
            value = self.take_number()
            if value is None and len(values) != 1:
                known = self.say.join(str(value) for value in values) or "–"
                raise Refusal("market-typed-which-value", fish=self.say.thing("market", fish), known=known)
            return f"{fish} {values[0] if value is None else value}"
        return fish

    def read_lot(self, owner: SeatView | None) -> tuple[str, str | None]:
        """A kind on sale and its row, before or behind it; left out, if there is only one."""
        row = self.find_thing(ROW_NAMES)
        fish = self.must_find(KIND_NAMES)
        if fish == "takoyaki":
            return fish, None
        row = row or self.find_thing(ROW_NAMES)
        return fish, row or self.only_row(owner, fish)

    def only_row(self, owner: SeatView | None, fish: str) -> str:
        rows = [] if owner is None else sorted({each.row for each in owner.sale if each.fish == fish and each.row})
        if len(rows) > 1:
            raise Refusal("market-typed-which-row", fish=self.say.thing("market", fish))
        return rows[0] if rows else ROW_NAMES[0]

    def add_only_price(self, owner: SeatView, lot: tuple[str, str | None], phase: str) -> None:
        """Where something has one price only, nobody needs to say which."""
        prices = prices_of(owner, lot)
        if len(prices) == 1 and self.number() is None and not self.is_word(self.peek(), "at"):
            self.add(f"at {prices[0]}", phase)


def prices_of(owner: SeatView, lot: tuple[str, str | None]) -> list[int]:
    return [sale.price for sale in owner.sale if (sale.fish, sale.row) == lot]


def lot_words(lot: tuple[str, str | None]) -> str:
    fish, row = lot
    return fish if row is None else f"{fish} {row}"


def spell_thing(say: Texts, name: str) -> list[str]:
    """How a thing can be spelled, the best first: its name, the word of records, also without its hyphen, its sign."""
    spellings = [say.thing("market", name).lower(), name, name.replace("-", " ")]
    if name in KIND_NAMES:
        spellings.append(say.say(f"market-sign-{name}").lower())
    return list(dict.fromkeys((*spellings, *map(folded, spellings))))


# --- completing --------------------------------------------------------------------------------------------------


def suggest(before: str, view: MarketView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(what completes the last word, what it means): the decisions that are possible now."""
    if re.search("[,;、]", before):
        return  # what comes after a decision is asked for when it is due
    typed = folded(before).split(" ")[:-1]
    for decision in legal:
        form = typed_form(decision, say)
        words = form.split(" ")
        if typed == list(map(folded, words[: len(typed)])) and len(words) > len(typed):
            yield " ".join(words[len(typed) :]), decision_words(decision, view, say)


def decision_words(decision: str, view: MarketView, say: Texts, seats: Sequence[str] = ()) -> str:
    """A decision as a button says it, with what it is about; players by their numbers where no names are known."""
    return say.decision("market", decision, prompts.ask(view), seats)


# --- what is asked, and what it would bring ----------------------------------------------------------------------


def ask(view: MarketView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """What this seat has to decide now, in one line, and what it can type in another."""
    words = say.explain(prompts.ask(view), seats)
    hint = hint_words(view, view.seats[view.viewer or 0], say)
    return Text.assemble((words, "bold"), (f"\n{hint}" if hint else "", QUIET))


def hint_words(view: MarketView, mine: SeatView, say: Texts) -> str:
    """What can be typed, as far as one look at the table tells; a question mark tells all."""
    word = partial(first_word, say)
    verbs = [name for name in VERBS.get(view.phase, ()) if name not in ("at", "bid", "to")]
    if view.phase == "turn":
        able_verbs = [name for name in verbs if able(name, view, mine)]
        parts = [
            f"{word(name)} …" if name == "enter" else typed_form(PLAIN.get(name, name), say) for name in able_verbs
        ]
    elif view.phase == "fishing":
        ships = [ship_hint(ship, say) for ship in mine.ships if not ship.acted or ship.hands_over]
        parts = [*ships, *([f"{word('reprice')} …"] if mine.sale else []), word("done")]
    elif view.phase == "ship":
        ship = next(ship for ship in mine.ships if ship.ship == view.ship)
        catches = [typed_form(decision, say) for decision in catches_of(ship, view, mine)]
        docks = [word("dock")] if has_free_port(mine, ship.size) else []
        acts = [] if ship.acted else [word("undock")] if ship.port is not None else [*catches, *docks]
        parts = [*acts, *([typed_form("hand over", say)] if ship.hands_over else [])]
    elif view.phase == "market":
        parts = [*visit_hints(view, mine, say), *([typed_form("open port", say)] if able("open", view, mine) else [])]
        parts.append(word("done"))
    elif view.phase == "entering":
        parts = [f"{word('by')} {word(way)}" for way in WAYS if payable(way, view, mine)]
        several = entry_pieces(view, mine, view.market) if not view.entry_due else []
        if len(several) > 1:
            parts = [part for part in parts if part != f"{word('by')} {word('piece')}"]
            parts += [typed_form(f"by {piece_words(piece)}", say) for piece in several]
    elif view.phase == "purchasing":
        others = [seat for seat in view.seats if seat.sale and seat.seat not in (mine.seat, view.seller)]
        goods = [] if view.seller is None else goods_hints(view.seats[view.seller], say)
        parts = [*goods, *(seller_hint(seat, say) for seat in others), word("done")]
    elif view.phase == "taking":
        parts = goods_hints(view.seats[view.seller or 0], say)
    elif view.phase == "returning":
        parts = [say.thing("market", fish) for fish in returnable(view, mine)]
    elif view.phase == "giving":
        parts = [str(place.yen) for place in view.government if place.left]
    elif view.phase == "offering":
        parts = [f"{word('offer')} …", word("done")]
    elif view.phase == "awarding" and view.auction is not None and view.auction.bids is not None:
        best = max(view.auction.bids)
        parts = [f"{word('award')} {seat + 1}" for seat, bid in enumerate(view.auction.bids) if bid == best]
    elif view.phase in ("freezing", "keeping"):
        parts = [word(name) for name in verbs]
    else:
        return ""
    return say.say("market-ask-hint", words=say.join(parts))


def ship_hint(ship: ShipView, say: Texts) -> str:
    """`ship 2 (at sea: 2 mackerel)`."""
    words = typed_form(f"ship {ship.ship}", say)
    if ship.port is not None:
        return say.say("market-hint-docked", words=words)
    cargo = say.join(describe_labels(ship.cargo, say)) or "none"
    return say.say("market-hint-at-sea", words=words, cargo=cargo)


def catches_of(ship: ShipView, view: MarketView, mine: SeatView) -> list[str]:
    """What a ship at sea has room and a licence for, as long as there are barrels; if it has no room, for the barge."""
    there = {market.market for market in view.fish if market.barrels}
    if ship.slots is None or len(ship.cargo) >= ship.slots or "salmon" in ship.cargo:
        others = [other.cargo[0] for other in mine.ships if other.slots and other.cargo and other.ship != ship.ship]
        free = [fish for fish in dict.fromkeys(mine.licences) if mine.licences.count(fish) > others.count(fish)]
        return [f"barge {fish}" for fish in free if fish in there and ship.hands_over]
    return [f"fish {fish}" for fish in dict.fromkeys(ship.cargo or mine.licences) if fish in there]


def returnable(view: MarketView, mine: SeatView) -> list[str]:
    """Licences of another kind that no ship needs."""
    ships = [ship.cargo[0] for ship in mine.ships if ship.cargo and ship.slots is not None]
    same = view.market if view.taken == "licence" else None
    kinds = dict.fromkeys(mine.licences)
    return [fish for fish in kinds if fish != same and mine.licences.count(fish) > ships.count(fish)]


def seller_hint(seat: SeatView, say: Texts) -> str:
    """`from 2 (mackerel ¥100, eel ¥300)`."""
    goods = [
        say.say(
            "market-told-priced", goods=say.join(describe_labels([sale.fish] * sale.count, say)), yen=str(sale.price)
        )
        for sale in seat.sale
    ]
    return say.say("market-hint-with", words=typed_form(f"from seat {seat.seat}", say), more=say.join(goods))


def goods_hints(seat: SeatView, say: Texts) -> list[str]:
    """`take mackerel fresh (¥100, ¥300)`."""
    lots = dict.fromkeys((sale.fish, sale.row) for sale in seat.sale)
    return [
        say.say(
            "market-hint-with",
            words=typed_form(f"take {lot_words(lot)}", say),
            more=say.join(f"¥{price}" for price in prices_of(seat, lot)),
        )
        for lot in lots
    ]


def first_word(say: Texts, name: str) -> str:
    return say.words(f"market-word-{name}")[0]


def able(verb: str, view: MarketView, mine: SeatView) -> bool:
    """Whether this is worth a hint."""
    if verb == "fishing":
        return view.actions_left > 0 and bool(mine.ships or mine.sale)
    if verb == "purchase":
        return view.actions_left > 0 and any(seat.sale for seat in view.seats if seat.seat != mine.seat)
    if verb == "enter":
        ways = [*view.fish, *view.extra] if view.actions_left or mine.cart_uses else without_action(view, mine)
        return bool(ways)
    if verb == "open":
        return mine.ports <= len(view.port_cost) and view.port_cost[mine.ports - 1] <= mine.money
    return True


def without_action(view: MarketView, mine: SeatView) -> list[str]:
    """Markets whose entry one has the yen or the piece for."""
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    found = [each.market for each in markets if each.entry_yen is not None and each.entry_yen <= mine.money]
    owned = {kind_of(piece) for piece in mine.pieces} | {sale.fish for sale in mine.sale if sale.row is None}
    return found + [each.market for each in markets if each.entry_piece in owned]


def entry_pieces(view: MarketView, mine: SeatView, name: str | None) -> list[PieceView]:
    """The pieces of this player that pay for the entry of a market."""
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    kinds = [each.entry_piece for each in markets if each.market == name]
    return [piece for piece in mine.pieces if kind_of(piece) in kinds]


def kind_of(piece: PieceView) -> str:
    """Salmon, fresh or degraded."""
    return piece.piece.rpartition("-")[2]


def payable(way: str, view: MarketView, mine: SeatView) -> bool:
    if way == "action":
        return view.actions_left > 0
    if way == "cart":
        return mine.cart_uses > 0 and view.market != "rentals"
    if view.entry_due:
        return False
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    market = next((each for each in markets if each.market == view.market), None)
    piece = market.entry_piece if market is not None else None
    if way == "yen":
        return market is not None and market.entry_yen is not None and market.entry_yen <= mine.money
    if way == "piece":
        return bool(entry_pieces(view, mine, view.market))
    return piece == "takoyaki" and any(sale.fish == "takoyaki" for sale in mine.sale)


def visit_hints(view: MarketView, mine: SeatView, say: Texts) -> Iterator[str]:
    """What can be done in the market that is visited."""
    word = partial(first_word, say)
    market = view.market or ""
    if market in FISH:
        fish = next(each for each in view.fish if each.market == market)
        if fish.licences and fish.licence_cost <= mine.money:
            yield word("licence")
        for piece in mine.pieces:
            if kind_of(piece) == market and is_bought(piece, fish):
                yield typed_form(f"sell {piece_words(piece)}", say)
        if market == "mackerel" and fish.pays is not None and any(sale.fish == market for sale in mine.sale):
            yield f"{word('sell')} {word('barrel')} …"
        if market == "octopus" and any(piece.piece == market for piece in mine.pieces):
            yield word("convert")
    elif market in ("ships", "used-ships"):
        yield from ship_market_hints(view, mine, say)
    elif market == "trading":
        yield from (f"{word('spot')} {spot.value}" for spot in view.trading if spot.value <= mine.value)
    elif market == "aquarium":
        wanted = {want.fish: want.yen for want in view.aquarium if want.left}
        for piece in mine.pieces:
            if kind_of(piece) in wanted:
                yield with_yen(f"sell {piece_words(piece)}", wanted[kind_of(piece)], say)
    else:
        verbs = {"bank": ("loan", "share"), "rentals": ("freezer", "cart")}.get(market)
        yield from map(word, verbs) if verbs else [f"{word('give')} …"]


def is_bought(piece: PieceView, market: FishMarketView) -> bool:
    if piece.piece == "degraded-salmon":
        return market.degraded_pays is not None
    return market.pays is not None or market.pays_a_value is not None


def ship_market_hints(view: MarketView, mine: SeatView, say: Texts) -> Iterator[str]:
    """Ships that one has the money for, and one's own in port."""
    used = view.market == "used-ships"
    slots = {name: number for number, name in SIZES.items()}
    for size in view.stock:
        left, price = (size.used, size.used_price) if used else (size.new, size.price)
        free = has_free_port(mine, size.size)
        if left and free and price is not None and price <= mine.money:
            yield with_yen(f"buy ship {slots[size.size]}" if size.size in slots else "buy barge", price, say)
    fetches = {size.size: size.used_fetches if used else size.fetches for size in view.stock}
    for ship in mine.ships:
        if ship.port is not None:
            yield with_yen(f"sell ship {ship.ship}", fetches[ship.size] or 0, say)


def has_free_port(mine: SeatView, size: str) -> bool:
    """The last port holds two ships or the barge, every other one ship."""
    docked = [ship for ship in mine.ships if ship.port is not None]
    by_port = [sum(ship.port == port for ship in docked) for port in range(mine.ports)]
    last = mine.ports > LAST_PORT and not any(ship.size == "barge" for ship in docked)
    if size == "barge":
        return last and by_port[LAST_PORT] == 0
    return 0 in by_port[:LAST_PORT] or (last and by_port[LAST_PORT] < 2)


def with_yen(decision: str, yen: int, say: Texts) -> str:
    """`buy ship 2 (¥1000)`."""
    return say.say("market-hint-with", words=typed_form(decision, say), more=f"¥{yen}")


def piece_words(piece: PieceView) -> str:
    """A piece as decisions call it: `salmon fresh`, `tuna 20`."""
    side, _, fish = piece.piece.rpartition("-")
    return " ".join(word for word in (fish, side, str(piece.printed or "")) if word)


def offer(hidden: Any, configs: Any, view: MarketView, say: Texts, plain: bool) -> Text | None:
    """What can be answered stands in the question and on the table."""
    return None


def explain_choices(hidden: Any, configs: Any, view: MarketView, say: Texts, plain: bool) -> RenderableType:
    """Everything that is possible now, with what it costs and brings."""
    seat = view.viewer or 0
    if view.phase == "bidding":
        return explain_bids(preview_choices(hidden, configs, seat), view, say)
    if view.phase in ("unloading", "converting", "repricing"):
        return explain_prices(hidden, configs, view, say)
    mine = view.seats[seat]
    now = {"actions": view.actions_left, "money": mine.money, "value": mine.value, "score": mine.score}
    choices = preview_choices(hidden, configs, seat)
    # Only what some choice changes: there is room for little more.
    shown = [name for name in now if any(choice.after.get(name, now[name]) != now[name] for choice in choices)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    for name in ("choice", "meaning"):
        # Folded, because Rich would cut wide characters a column too early.
        table.add_column(say.say(f"market-column-{name}"), no_wrap=name == "choice", overflow="fold")
    for name in shown:
        table.add_column(say.say(f"market-column-{name}-after"), justify="right", no_wrap=True)
    for choice in choices:
        after = choice.after
        cells = {name: changed(after[name], now[name], "¥" if name == "money" else "") for name in after}
        cells["actions"] = Text(str(after.get("actions", "")))
        words = Text(typed_form(choice.decision, say), style="bold")
        table.add_row(words, choice_meaning(choice, view, say), *(cells[name] for name in shown))
    return table


def changed(after: int, before: int, sign: str = "") -> Text:
    """A number, and what it was changed by."""
    change = (f" ({signed(after - before)})", YOURS) if after != before else ("", "")
    return Text.assemble(f"{sign}{with_minus(after)}", change)


def choice_meaning(choice: Choice, view: MarketView, say: Texts) -> Text:
    """What the decision is about, and what it would be best followed by."""
    verb, *words = choice.decision.split()
    line = Text(choice_words(verb, words, view, say) or decision_words(choice.decision, view, say))
    if choice.then:
        then = say.join(typed_form(decision, say) for decision in choice.then)
        line.append(f" → {then}", style=QUIET)
    return line


def choice_words(verb: str, words: list[str], view: MarketView, say: Texts) -> str:
    """What a market is for, how a ship is, what lies at a spot: more than the decision itself says."""
    mine = view.seats[view.viewer or 0]
    if verb == "enter":
        return visit_words(words[0], view, say)
    if verb == "ship" or (verb == "sell" and words[0] == "ship"):
        return next((describe_ship(ship, say) for ship in mine.ships if str(ship.ship) == words[-1]), "")
    if verb == "buy":
        return say.thing("market", SIZES.get(words[-1], "barge"))
    if verb == "spot":
        return next((describe_spot(spot, say) for spot in view.trading if str(spot.value) == words[0]), "")
    return ""


def visit_words(name: str, view: MarketView, say: Texts) -> str:
    """What can be done in a market."""
    market = next((each for each in view.fish if each.market == name), None)
    if market is None:
        return say.say(f"market-explain-{name}")
    parts = []
    if market.licences:
        parts.append(say.say("market-explain-licences", licences=market.licences, cost=str(market.licence_cost)))
    if market.pays is not None:
        parts.append(say.say("market-explain-pays", yen=str(market.pays)))
    if market.degraded_pays is not None:
        parts.append(say.say("market-explain-pays-degraded", yen=str(market.degraded_pays)))
    if market.pays_a_value is not None:
        more = str(market.pays_more or "none")
        parts.append(say.say("market-explain-pays-value", yen=str(market.pays_a_value), more=more))
    if market.takoyaki is not None:
        parts.append(say.say("market-explain-takoyaki"))
    return say.sentences(*parts)


def explain_bids(choices: Sequence[Choice], view: MarketView, say: Texts) -> RenderableType:
    """What winning would add, and the bid up to which it pays; a table of a few bids."""
    if not choices:
        return Text()
    gain = choices[0].change["score-won"]
    lines = [Text(say.say("market-explain-bid", gain=signed(gain), most=str(max(gain, 0))))]
    if view.auction is not None and view.auction.fisher != view.viewer:
        lines.append(Text(say.say("market-explain-bid-other", fisher=say.seat_name(view.auction.fisher, ()))))
    else:
        lines.append(Text(say.say("market-explain-bid-own")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(say.say("market-column-choice"))
    for name in choices[0].after:
        table.add_column(say.say(f"market-outcome-{name}"), justify="right")
    mine = view.seats[view.viewer or 0]
    step = max(1, len(choices) // 10)
    for choice in choices[::step]:
        table.add_row(
            Text(typed_form(choice.decision, say), style="bold"),
            changed(choice.after["money-won"], mine.money, "¥"),
            changed(choice.after["value-won"], mine.value),
            changed(choice.after["score-won"], mine.score),
        )
    return Group(*lines, table)


def explain_prices(hidden: Any, configs: Any, view: MarketView, say: Texts) -> RenderableType:
    """What others ask for the same, and what one piece would add to everybody's score: what they could well pay."""
    fish = view.unpriced[0] if view.unpriced else view.lot or ""
    name = say.thing("market", fish)
    lines = [say.say("market-explain-prices", fish=name, most=str(view.highest_price))]
    for seat, gain in enumerate(score_gains(hidden, configs, KIND_NAMES.index(fish))):
        if seat != view.viewer:
            other = view.seats[seat]
            player = say.seat_name(seat, ())
            lines.append(
                say.say("market-explain-buyer", player=player, money=str(other.money), fish=name, gain=signed(gain))
            )
    asked = [
        say.say(
            "market-explain-rival-price", player=say.seat_name(other.seat, ()), yen=str(sale.price), count=sale.count
        )
        for other in view.seats
        if other.seat != view.viewer
        for sale in other.sale
        if sale.fish == fish
    ]
    if asked:
        lines.append(say.say("market-explain-rivals", prices=say.join(asked)))
    return Group(*map(Text, lines))


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language; players are counted from 1, as the table shows them."""
    verb, *words = decision.split()
    if words and words[0] == "seat":
        return f"{first_word(say, verb)} {int(words[1]) + 1}"
    shown = [typed_word(word, say) for word in (verb, *words)]
    return " ".join(shown)


def typed_word(word: str, say: Texts) -> str:
    if word in WORDS:
        return first_word(say, word)
    return say.thing("market", word).lower() if word in (*MARKET_NAMES, *KIND_NAMES, *ROW_NAMES) else word


def sum_up(pending: Sequence[str], before: MarketView, after: MarketView, say: Texts) -> Text:
    """What was decided and waits to be confirmed, and what it does to money, value and score."""
    seat = before.viewer or 0
    old, new = before.seats[seat], after.seats[seat]
    done = say.join(typed_form(decision, say) for decision in pending)
    if pending[-1].startswith("bid "):
        bid = int(pending[-1].split()[1])
        return Text.assemble((say.say("market-sum-bid", bid=str(bid), left=str(old.money - bid)), "bold"))
    change = say.say(
        "market-sum-change",
        money=str(old.money),
        left=str(new.money),
        value=old.value,
        worth=new.value,
        score=with_minus(old.score),
        total=with_minus(new.score),
    )
    return Text.assemble((done, "bold"), f"\n{change}")

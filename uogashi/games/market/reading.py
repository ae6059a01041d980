"""Reading what a player typed: words in sequence become decisions."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from uogashi.core.errors import Refusal
from uogashi.games.market.notation import FISH, KIND_NAMES, MARKET_NAMES, ROW_NAMES
from uogashi.games.market.view import MarketView, SeatView
from uogashi.games.market.vocabulary import (
    ALL_VERBS,
    AMOUNTS,
    KNOWN_ANYWHERE,
    MARKET_VERBS,
    PLAIN,
    SECOND,
    SIZES,
    VERBS,
    WAYS,
    WORDS,
    entry_pieces,
    first_word,
    lot_words,
    piece_words,
    prices_of,
    spell_thing,
)
from uogashi.text import Texts, folded
from uogashi.text.typed import TypedWords

LEAST_PRICE = 100
"""A number below this is no price."""
MOST_TIMES = 60
NUMBER = re.compile(r"[¥]?(\d{1,6})円?")


@dataclass
class Reader(TypedWords):
    """Words in sequence; the game's phase after each decision is tracked as far as the words allow."""

    game = "market"

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

    def number(self, ahead: int = 0) -> int | None:
        found = NUMBER.fullmatch(self.peek(ahead))
        return int(found[1]) if found else None

    def take_number(self) -> int | None:
        number = self.number()
        if number is not None:
            self.place += 1
        return number

    def find(self, names: Sequence[str], spell: Callable[[str], list[str]]) -> str | None:
        """Which of these names is here, whole or abbreviated; the longest that fits."""
        spellings = [(spelling, name) for name in names for spelling in spell(name)]
        for whole in (True, False):
            for length in (3, 2, 1):
                text = self.peek_words(length)
                if self.place + length > len(self.tokens):
                    continue
                found = {name for each, name in spellings if (each == text if whole else each.startswith(text))}
                if len(found) > 1 and not whole:
                    known = [spell(name)[0] for name in names if name in found]
                    raise Refusal("market-typed-ambiguous", word=self.typed_words(length), known=self.say.join(known))
                if found:
                    self.place += length
                    return found.pop()
        return None

    def find_thing(self, names: Sequence[str]) -> str | None:
        return self.find(names, partial(spell_thing, self.say))

    def must_find(self, names: Sequence[str]) -> str:
        """A name that is required here."""
        known = self.say.join(spell_thing(self.say, name)[0] for name in names)
        if not self.peek():
            raise Refusal("market-typed-which", verb=self.typed(-1), known=known)
        found = self.find_thing(names)
        if found is None:
            raise Refusal("market-typed-unknown", word=self.typed(), known=known)
        return found

    def must_number(self) -> int:
        if not self.peek():
            raise Refusal("market-typed-number", verb=self.typed(-1))
        number = self.take_number()
        if number is None:
            raise Refusal("market-typed-no-number", word=self.typed())
        return number

    # Decisions.

    def read_decision(self) -> None:
        verbs = self.verbs_now()
        exact = [name for name in WORDS if self.is_word(name) and name in ALL_VERBS]
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
            raise Refusal("market-typed-not-understood", word=self.typed(), known=known)
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
        """What can be decided now, as far as the words tell."""
        if self.phase == "market":
            back = ("return",) if self.decisions[-1:] in (["licence"], ["freezer"], ["cart"]) else ()
            return (*MARKET_VERBS.get(self.market or "", ("licence", "sell")), *back, "open", "done")
        return VERBS.get(self.phase, ())

    def guess_verb(self, verbs: Sequence[str], whole: bool) -> str | None:
        """The meaning where the verb is cut short or left out: a number, the beginning of a verb, a name.

        A whole word is the beginning of a verb (`fish` of fishing) but not of a name (`ship` of ships).
        """
        token, number = self.peek(), self.number()
        if number is not None:
            return self.verb_of_number(number)
        begun = [
            name
            for name in verbs
            if any(folded(word).startswith(token) for word in self.say.words(f"market-word-{name}"))
        ]
        if len(begun) > 1:
            known = self.say.join(first_word(self.say, name) for name in begun)
            raise Refusal("market-typed-ambiguous", word=self.typed(), known=known)
        if begun:
            self.place += 1
            return begun[0]
        return self.verb_of_thing() if self.could_be_thing(whole) else None

    def verb_of_number(self, number: int) -> str | None:
        """A number alone: the amount, ship, spot or player that is asked for; before a name, a count."""
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
        """The verb that a name alone implies."""
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
        times = self.read_times(lambda: self.is_word("barrel", ahead=1))
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
        """A player by their number, which is beside their name; a seat of a record is counted from 0."""
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
        """`3 squid`: a number before a name is a count."""
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
        if len(prices) == 1 and self.number() is None and not self.is_word("at"):
            self.add(f"at {prices[0]}", phase)

"""Reading what a player typed: words in sequence become decisions."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from uogashi.core.errors import Refusal
from uogashi.games.shopping.hints import hint_words
from uogashi.games.shopping.notation import THING_NAMES
from uogashi.games.shopping.store import DOT, LANE_NAMES
from uogashi.games.shopping.view import DotView, SeatView, ShoppingView
from uogashi.games.shopping.vocabulary import spell_thing, typed_form
from uogashi.text import Texts
from uogashi.text.typed import TypedWords

TAKING = ("take", "machine", "nothing")
TOKEN = re.compile(r"[^\s,;]+")
LONGEST_THING = 3
"""Names of items have at most this many words."""


@dataclass
class Reader(TypedWords):
    """Words in sequence; the shopper's place after each decision is tracked as far as the words allow."""

    game = "shopping"

    tokens: list[str]
    view: ShoppingView
    say: Texts
    place: int = 0
    decisions: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.phase: str = self.view.phase
        self.dots = {dot.dot: dot for dot in self.view.dots}
        self.doors = {dot.dot[0]: dot.dot for dot in self.view.dots if dot.entrance}
        self.here = self.mine.dot

    @property
    def mine(self) -> SeatView:
        return self.view.seats[self.view.viewer or 0]

    def read(self) -> None:
        while self.place < len(self.tokens):
            if self.phase == "done":
                last = typed_form(self.decisions[-1], self.say)
                raise Refusal("shopping-typed-too-much", word=self.typed(), decision=last)
            self.read_decision()

    def finish(self) -> None:
        """Where nothing can be taken, nobody needs to say so; but what falls on the way must be seen first."""
        dot = self.dots.get(self.here or "")
        if self.phase != "taking" or not self.decisions or dot is None or self.mine.at_risk:
            return
        if not dot.things and not (dot.machine and self.view.crate):
            self.add("nothing", "done")

    # The words themselves.

    def skip_walk(self) -> bool:
        """`walk`, `to` or `walk to`."""
        begin = self.place
        while self.skip("walk"):
            pass
        return self.place > begin

    def add(self, decision: str, phase: str) -> None:
        self.decisions.append(decision)
        self.phase = phase

    def find_dot(self) -> str | None:
        """`b4`, `b 4`, or the number of a row in the own lane."""
        token, row = self.peek().upper(), self.peek(1)
        if DOT.fullmatch(token):
            self.place += 1
            return token
        if row and DOT.fullmatch(token + row):
            self.place += 2
            return token + row
        if self.here and DOT.fullmatch(self.here[0] + token):
            self.place += 1
            return self.here[0] + token
        return None

    def find_lane(self) -> str | None:
        lane = self.peek().upper()
        if len(lane) == 1 and lane in LANE_NAMES:
            self.place += 1
            return lane
        return None

    def find_thing(self, names: Sequence[str]) -> str | None:
        """Which of these names is here, whole or abbreviated; the longest that fits."""
        spellings = [(spelling, name) for name in names for spelling in spell_thing(name, self.say)]
        for whole in (True, False):
            for length in range(LONGEST_THING, 0, -1):
                if self.place + length > len(self.tokens):
                    continue
                text = self.peek_words(length)
                found = {name for each, name in spellings if (each == text if whole else each.startswith(text))}
                if len(found) > 1:
                    known = [self.say.thing("shopping", name) for name in names if name in found]
                    raise Refusal("shopping-typed-ambiguous", word=self.typed_words(length), known=self.say.join(known))
                if found:
                    self.place += length
                    return found.pop()
        return None

    # Decisions.

    def read_decision(self) -> None:
        if self.phase == "entering":
            self.read_entering()
        elif self.phase in ("walking", "walking-on"):
            self.read_walking()
        elif self.phase == "taking":
            self.read_taking()
        else:
            raise self.not_understood()

    def read_plain(self, *names: str) -> bool:
        """A one-word decision, if one of these is here; if it is not allowed now, the rules say why."""
        for name in names:
            if self.skip(name):
                self.add(name, "taking" if name in ("stay", "here") else "done")
                return True
        return False

    def read_entering(self) -> None:
        entering = self.skip("enter")
        walking = not entering and self.skip_walk()
        dot = self.find_dot()
        if dot is not None:
            self.enter_for(dot)
            return
        lane = self.find_lane() if not walking else None
        if lane is not None:
            self.add(f"enter {lane}", "walking-on")
            self.here = self.doors.get(lane)
        elif entering or walking:
            known = self.say.join(self.doors) if entering else self.known_dots()
            raise Refusal("shopping-typed-where", word=self.typed(-1), known=known)
        elif not self.read_plain("leave", "machine", "nothing", "stay", "here"):
            self.take_anyway()

    def enter_for(self, dot: str) -> None:
        """Through the entrance nearest to the destination, and on to it."""
        doors = list(self.doors.values())
        away = {door: steps_between(self.dots, door).get(dot, len(self.dots)) for door in doors}
        door = min(doors, key=lambda each: (away[each], each[0] != dot[0]))
        self.add(f"enter {door[0]}", "walking-on")
        self.here = door
        self.walk_to(dot)

    def walk_to(self, dot: str) -> None:
        if self.phase == "walking-on" and dot == self.here:
            self.add("here", "taking")
            return
        self.add(f"walk {dot[0]} {dot[1]}", "taking")
        self.here = dot

    def read_walking(self) -> None:
        walking = self.skip_walk()
        dot = self.find_dot()
        if dot is not None:
            self.walk_to(dot)
        elif walking:
            raise Refusal("shopping-typed-where", word=self.typed(-1), known=self.known_dots())
        elif self.phase == "walking-on" and self.takes_here():
            self.add("here", "taking")
        elif self.skip("enter"):
            self.add(f"enter {self.find_lane() or next(iter(self.doors))}", "done")
        elif not self.read_plain("leave", "here", "stay", "machine", "nothing"):
            self.take_anyway()

    def take_anyway(self) -> None:
        """An item that is not here, or cannot be taken yet: the rules say why."""
        begin = self.place
        self.skip("take")
        try:
            thing = self.find_thing(THING_NAMES)
        except Refusal:
            thing = None
        if thing is None:
            self.place = begin
            raise self.not_understood()
        self.add(f"take {thing.replace('-', ' ')}", "done")

    def takes_here(self) -> bool:
        """Whether the next words are about the items here: then stopping is implied."""
        if any(self.is_word(name) for name in TAKING):
            return True
        begin = self.place
        dot = self.dots.get(self.here or "")
        found = self.find_thing(list(dot.things)) if dot else None
        self.place = begin
        return found is not None

    def read_taking(self) -> None:
        dot = self.dots.get(self.here or "")
        there = list(dot.things) if dot else []
        # `m` is the machine, but where there is none it may be a magazine.
        words = ["nothing", *(["machine"] if dot and dot.machine else [])]
        if self.read_plain(*words):
            return
        taking = self.skip("take")
        thing = self.find_thing(there)
        if thing is None and self.read_plain("machine", "here", "leave", "stay"):
            return
        if thing is None and not self.peek() and taking:
            raise Refusal("shopping-typed-what", word=self.typed(-1), known=self.known_things(there))
        if thing is not None:
            self.add(f"take {thing.replace('-', ' ')}", "done")
        elif self.skip_walk() or self.find_dot():
            raise Refusal("shopping-asked-taking", dot=self.here or "")
        else:
            self.take_anyway()

    # What could have been typed.

    def known_dots(self) -> str:
        return self.say.join(dot.dot for dot in self.view.dots if dot.steps is not None)

    def known_things(self, things: Sequence[str]) -> str:
        return self.say.join(self.say.thing("shopping", thing) for thing in things) or "–"

    def not_understood(self) -> Refusal:
        known = list(hint_words(self.view, self.phase, self.dots.get(self.here or ""), self.say))
        return Refusal("shopping-typed-not-understood", word=self.typed(), known=self.say.join(known) or "–")


def steps_between(dots: dict[str, DotView], start: str) -> dict[str, int]:
    """How far every dot is from this one."""
    steps, edge = {start: 0}, [start]
    for name in edge:  # grows while it is gone through
        for other in dots[name].neighbours:
            if other not in steps:
                steps[other] = steps[name] + 1
                edge.append(other)
    return steps

"""What a person types in a game of Shopping Spree, in English or their language.

`b4` walks there, and from outside enters first; `b` outside only enters. `shirt`, `red` or their first letters take
what lies there. Decisions follow each other, with commas between them or without: `b, b4, shirt` or `b4 shirt`.

`read` makes decisions of it, `suggest` completes it, `explain_choices` says what is possible and what it would bring.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.core.outlook import Choice
from uogashi.core.trial import after
from uogashi.games.shopping import prompts
from uogashi.games.shopping.board import CANS, QUIET, YOURS, draw_cans, draw_thing, short_name, some
from uogashi.games.shopping.notation import DECISIONS, THING_NAMES
from uogashi.games.shopping.preview import preview_choices
from uogashi.games.shopping.store import DOT, LANE_NAMES
from uogashi.games.shopping.view import DotView, SeatView, ShoppingView
from uogashi.text import Texts, folded, signed

TAKING = ("take", "machine", "nothing")
TOKEN = re.compile(r"[^\s,;]+")
GAP = re.compile("[,;]")
LONGEST_THING = 3
"""Things have at most so many words."""


# --- reading -----------------------------------------------------------------------------------------------------


def read(typed: str, view: ShoppingView, say: Texts) -> list[str]:
    """The decisions that these words mean."""
    text = typed.lower().replace("、", ",").replace("，", ",").replace("；", ",")
    if any(not part.strip() for part in GAP.split(text)):
        raise Refusal("shopping-typed-nothing")
    reader = Reader(TOKEN.findall(text), view, say)
    reader.read()
    reader.finish()
    return reader.decisions


@dataclass
class Reader:
    """Words one after another; where the shopper will be after each decision is followed as far as words tell it."""

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
                raise Refusal("shopping-typed-too-much", word=self.peek(), decision=last)
            self.read_decision()

    def finish(self) -> None:
        """Where nothing can be taken, nobody needs to say so; but what falls on the way must be seen first."""
        dot = self.dots.get(self.here or "")
        if self.phase != "taking" or not self.decisions or dot is None or self.mine.at_risk:
            return
        if not dot.things and not (dot.machine and self.view.crate):
            self.add("nothing", "done")

    # The words themselves.

    def peek(self, ahead: int = 0) -> str:
        place = self.place + ahead
        return self.tokens[place] if place < len(self.tokens) else ""

    def is_word(self, name: str) -> bool:
        return self.peek() in self.say.words(f"shopping-word-{name}")

    def skip(self, name: str) -> bool:
        """Go past this word, if it stands here."""
        if self.is_word(name):
            self.place += 1
            return True
        return False

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
        """Which of these things stands here, whole or as it begins; the longest that fits."""
        spellings = [(spelling, name) for name in names for spelling in spell_thing(name, self.say)]
        for whole in (True, False):
            for length in range(LONGEST_THING, 0, -1):
                if self.place + length > len(self.tokens):
                    continue
                text = " ".join(self.tokens[self.place : self.place + length])
                found = {name for each, name in spellings if (each == text if whole else each.startswith(text))}
                if len(found) > 1:
                    known = [self.say.thing("shopping", name) for name in names if name in found]
                    raise Refusal("shopping-typed-ambiguous", word=text, known=self.say.join(known))
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
        """A decision that is one word, if one of these stands here; the rules say why not, where it is none for now."""
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
            raise Refusal("shopping-typed-where", word=self.tokens[self.place - 1], known=known)
        elif not self.read_plain("leave", "machine", "nothing", "stay", "here"):
            self.take_anyway()

    def enter_for(self, dot: str) -> None:
        """By the entrance that is nearest to where somebody wants to go, and on to there."""
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
            raise Refusal("shopping-typed-where", word=self.tokens[self.place - 1], known=self.known_dots())
        elif self.phase == "walking-on" and self.takes_here():
            self.add("here", "taking")
        elif self.skip("enter"):
            self.add(f"enter {self.find_lane() or next(iter(self.doors))}", "done")
        elif not self.read_plain("leave", "here", "stay", "machine", "nothing"):
            self.take_anyway()

    def take_anyway(self) -> None:
        """Something that does not lie here, or that it is not yet time to take: the rules say why not."""
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
        """Whether what follows is about what lies here: then nobody needs to say that they stop."""
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
            raise Refusal("shopping-typed-what", word=self.tokens[self.place - 1], known=self.known_things(there))
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
        return Refusal("shopping-typed-not-understood", word=self.peek(), known=self.say.join(known) or "–")


def steps_between(dots: dict[str, DotView], start: str) -> dict[str, int]:
    """How far every dot is from this one."""
    steps, edge = {start: 0}, [start]
    for name in edge:  # grows while it is gone through
        for other in dots[name].neighbours:
            if other not in steps:
                steps[other] = steps[name] + 1
                edge.append(other)
    return steps


def spell_thing(name: str, say: Texts) -> list[str]:
    """How a thing can be spelled: its name, the words of records, the colour alone, its sign."""
    spellings = [say.thing("shopping", name).lower(), name, name.replace("-", " ")]
    if name in CANS:
        colour = [word for word in spellings[0].split() if not is_shared(word, name, say)]
        spellings += [*colour, name.partition("-")[0], say.say(f"shopping-sign-{name}").lower()]
    else:
        spellings.append(say.say(f"shopping-short-{name}").lower())
    return list(dict.fromkeys((*spellings, *map(folded, spellings))))


def is_shared(word: str, name: str, say: Texts) -> bool:
    """Whether all drinks are called so: the word that is not the colour."""
    return any(word in say.thing("shopping", other).lower().split() for other in CANS if other != name)


# --- completing --------------------------------------------------------------------------------------------------


def suggest(before: str, view: ShoppingView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(what completes the last word, what it means): what is possible now; after a dot, what lies there."""
    done, gap, last = before.lower().replace("、", ",").rpartition(",")
    here: DotView | None = None
    forms = {typed_form(decision, say): decision_words(decision, view, say) for decision in legal}
    if view.phase == "entering":
        forms |= {dot.dot: dot_words(dot, say) for dot in view.dots if dot.steps is not None}
    if gap:
        reader = Reader(TOKEN.findall(done), view, say)
        try:
            reader.read()
        except Refusal:
            return
        here = reader.dots.get(reader.here or "")
        if reader.phase == "taking" and here is not None:
            forms = {say.thing("shopping", thing): some(thing, count, say) for thing, count in here.things.items()}
            machine = ["machine"] if here.machine and view.crate else []
            forms |= {first_word(name, say): decision_words(name, view, say) for name in (*machine, "nothing")}
        elif reader.phase == "walking-on":
            forms = {dot.dot: dot_words(dot, say) for dot in view.dots if dot.steps is not None}
        else:
            return
    typed = folded(last.lstrip()).split(" ")[:-1]
    for form, meaning in forms.items():
        words = form.split(" ")
        if typed == list(map(folded, words[: len(typed)])) and len(words) > len(typed):
            yield " ".join(words[len(typed) :]), meaning


def decision_words(decision: str, view: ShoppingView, say: Texts) -> str:
    """A decision as a button says it; of a walk, what lies there."""
    verb, _, object = decision.partition(" ")
    if verb == "walk":
        name = object.replace(" ", "")
        return next(dot_words(dot, say) for dot in view.dots if dot.dot == name)
    return say.decision("shopping", decision, prompts.ask(view))


def dot_words(dot: DotView, say: Texts) -> str:
    """What lies at a dot."""
    things = [some(thing, count, say) for thing, count in dot.things.items()]
    if dot.machine:
        things.append(say.say("shopping-board-machine"))
    return say.join(things) or "–"


# --- what is asked, and what it would bring ----------------------------------------------------------------------


def ask(view: ShoppingView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """What this seat has to decide now, in one line, and what it can type in another."""
    mine = view.seats[view.viewer or 0]
    dot = next((dot for dot in view.dots if dot.dot == mine.dot), None)
    words = say.explain(prompts.ask(view), seats)
    hint = say.say("shopping-ask-hint", words=say.join(hint_words(view, view.phase, dot, say)))
    return Text.assemble((words, "bold"), (f"\n{hint}", QUIET))


def hint_words(view: ShoppingView, phase: str, here: DotView | None, say: Texts) -> Iterator[str]:
    """What can be typed, as far as one look at the table tells; a question mark tells all."""
    mine = view.seats[view.viewer or 0]
    if phase == "entering":
        yield from (typed_form(f"enter {dot.dot[0]}", say) for dot in view.dots if dot.entrance)
    if phase in ("entering", "walking", "walking-on"):
        reached = [dot.dot for dot in view.dots if dot.steps is not None and dot.dot != mine.dot]
        yield from [" ".join(reached)] if reached else []
    if phase == "walking-on":
        yield first_word("here", say)
    if phase == "walking" and mine.items and (mine.exit_steps or 0) <= view.steps_a_turn:
        yield say.say("shopping-hint-pays", words=first_word("leave", say), yen=str(mine.basket_pays))
    if phase == "taking" and here is not None:
        pays = {thing: stack.pays for stack in view.stacks for thing in stack.things} | {"salmon": view.salmon_pays}
        for thing in here.things:
            words = say.thing("shopping", thing)
            if thing == "tuna":
                yield say.say("shopping-hint-costs", words=words, yen=str(mine.tuna_cost))
            elif thing in pays:
                yield say.say("shopping-hint-pays", words=words, yen=str(pays[thing]))
            else:
                yield words
        if here.machine and view.crate:
            yield first_word("machine", say)
        yield first_word("nothing", say)


def offer(hidden: Any, configs: Any, view: ShoppingView, say: Texts, plain: bool) -> Text | None:
    """What can be answered stands in the question and on the table."""
    return None


def explain_choices(hidden: Any, configs: Any, view: ShoppingView, say: Texts, plain: bool) -> RenderableType:
    """Everything that is possible now: how far it is, what lies there, and what it would add to the basket."""
    seat = view.viewer or 0
    choices = preview_choices(hidden, configs, seat)
    if view.phase == "entering":
        choices = [*choices, *entered_choices(hidden, configs, seat, view)]
    now = {"money": view.seats[seat].money, "basket": view.seats[seat].basket_pays}
    # Only what some choice changes: there is room for little more.
    shown = [name for name in now if any(choice.after[name] != now[name] for choice in choices)]
    walks = any(choice.decision.startswith("walk") for choice in choices)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    # Folded, because Rich would cut wide characters a column too early.
    table.add_column(say.say("shopping-column-choice"), no_wrap=True)
    if walks:
        table.add_column(say.say("shopping-column-steps"), justify="right")
    table.add_column(say.say("shopping-column-there" if walks else "shopping-column-meaning"), overflow="fold")
    if walks:
        table.add_column(say.say("shopping-column-best"), overflow="fold")
    for name in shown:
        table.add_column(say.say(f"shopping-column-{name}-after"), justify="right", no_wrap=True)
    table.add_column(say.say("shopping-column-out"), justify="right")
    for choice in choices:
        dot = choice_dot(choice, view)
        steps = [Text(str(dot.steps or "") if dot else "")] if walks else []
        best = [Text(say.join(typed_form(each, say) for each in choice.then))] if walks else []
        table.add_row(
            Text(typed_form(choice.decision, say), style="bold"),
            *steps,
            draw_things(dot, say, plain) if dot else Text(choice_words(choice.decision, view, say)),
            *best,
            *(changed(choice.after[name], now[name]) for name in shown),
            str(choice.after.get("exit", "")),
        )
    return table


def entered_choices(hidden: Any, configs: Any, seat: int, view: ShoppingView) -> Iterator[Choice]:
    """Where one can get to by entering, each dot once, in the order of the plan."""
    found: dict[str, Choice] = {}
    for dot in view.dots:
        if dot.entrance:
            entered = after(hidden, configs, seat, DECISIONS.index(f"enter {dot.dot[0]}"))
            for choice in preview_choices(entered, configs, seat):
                where = f"{dot.dot[0]} {dot.dot[1]}" if choice.decision == "here" else choice.decision[len("walk ") :]
                walk = Choice(f"walk {where}", choice.then, choice.change, choice.after)
                found.setdefault(where.replace(" ", ""), walk)
    for dot in view.dots:
        if dot.dot in found:
            yield found[dot.dot]


def choice_dot(choice: Choice, view: ShoppingView) -> DotView | None:
    """The dot where a walk would end."""
    verb, *words = choice.decision.split()
    name = view.seats[view.viewer or 0].dot if verb == "here" else "".join(words) if verb == "walk" else None
    return next((dot for dot in view.dots if dot.dot == name), None)


def draw_things(dot: DotView, say: Texts, plain: bool) -> Text:
    """What lies at a dot, as on the map or in words."""
    if plain:
        return Text(dot_words(dot, say))
    line = Text()
    for thing, count in dot.things.items():
        if thing not in CANS:
            drawn = draw_thing(thing, count if thing not in ("tuna", "crab") else 1, say, True, 40)
            line = Text.assemble(line, "  " if line else "", *drawn)
    cans = [thing for thing, count in dot.things.items() if thing in CANS for _ in range(count)]
    line = Text.assemble(line, "  " if line and cans else "", *draw_cans(cans, say, True, gap=""))
    if dot.machine:
        line = Text.assemble(line, "  " if line else "", say.say("shopping-board-machine"))
    return line if line else Text("–")


def choice_words(decision: str, view: ShoppingView, say: Texts) -> str:
    """What a decision means; of tuna, crabs and the machine, what may come."""
    bag = {"take tuna": view.tuna_bag, "take crab": view.crab_bag}.get(decision)
    if bag is not None:
        return say.say("shopping-explain-bag", values=say.join(map(str, bag)))
    if decision == "machine":
        drinks = say.list([some(drink, count, say) for drink, count in view.crate.items()])
        return say.say("shopping-explain-machine", drinks=drinks)
    mine = view.seats[view.viewer or 0]
    if decision == "leave" and mine.at_risk:
        things = say.join(short_name(thing, say) for thing in mine.at_risk)
        return say.clauses(decision_words(decision, view, say), say.say("shopping-words-at-risk", things=things))
    if decision.startswith("take "):
        return some(decision.removeprefix("take ").replace(" ", "-"), 1, say)
    return decision_words(decision, view, say)


def changed(yen: int, before: int) -> Text:
    """An amount, and what it was changed by."""
    change = (f" ({signed(yen - before)})", YOURS) if yen != before else ("", "")
    return Text.assemble(f"¥{yen}", change)


def first_word(name: str, say: Texts) -> str:
    return say.words(f"shopping-word-{name}")[0]


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language: `B4`, `shirt`, `leave`."""
    verb, _, object = decision.partition(" ")
    if verb == "walk":
        return object.replace(" ", "")
    if verb == "take":
        return say.thing("shopping", object.replace(" ", "-")).lower()
    return f"{first_word(verb, say)} {object}".strip()


def sum_up(pending: Sequence[str], before: ShoppingView, after: ShoppingView, say: Texts) -> Text:
    """What was decided and waits to be confirmed, and what it does to money and basket."""
    seat = before.viewer or 0
    old, new = before.seats[seat], after.seats[seat]
    done = say.join(typed_form(decision, say) for decision in pending)
    parts = []
    if old.money != new.money:
        parts.append(say.say("shopping-sum-money", money=str(old.money), left=str(new.money)))
    if new.dot is not None:
        pays = say.say("shopping-sum-basket", before=str(old.basket_pays), after=str(new.basket_pays))
        parts += [pays, say.say("shopping-sum-out", steps=new.exit_steps or 0)]
    if after.phase in ("falling", "drawing-tuna", "drawing-crab", "machine"):
        parts.append(say.say("shopping-sum-chance"))
    return Text.assemble((done, "bold"), f"\n{say.sentences(*parts)}")

"""What a player types in a game of Shopping Spree, in English or their language.

`b4` walks there, and from outside enters first; `b` outside only enters. `shirt`, `red` or their first letters take
the item there. Decisions follow each other, with or without commas: `b, b4, shirt` or `b4 shirt`.

`read` turns it into decisions, `suggest` completes it, `explain_choices` lists what is possible and what it would do.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.games.shopping import prompts
from uogashi.games.shopping.board import some
from uogashi.games.shopping.choices import entered_choices, explain_decisions
from uogashi.games.shopping.hints import hint_words
from uogashi.games.shopping.preview import preview_choices
from uogashi.games.shopping.reading import TOKEN, Reader
from uogashi.games.shopping.signs import QUIET
from uogashi.games.shopping.view import DotView, ShoppingView
from uogashi.games.shopping.vocabulary import decision_words, dot_words, first_word, typed_form
from uogashi.text import Texts, folded

GAP = re.compile("[,;]")


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


# --- completing --------------------------------------------------------------------------------------------------


def suggest(before: str, view: ShoppingView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(completion of the last word, its meaning): what is possible now; after a dot, the items there."""
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


# --- questions and outcomes --------------------------------------------------------------------------------------


def ask(view: ShoppingView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """What this seat has to decide now, in one line, and what it can type in another."""
    mine = view.seats[view.viewer or 0]
    dot = next((dot for dot in view.dots if dot.dot == mine.dot), None)
    words = say.explain(prompts.ask(view), seats)
    hint = say.say("shopping-ask-hint", words=say.join(hint_words(view, view.phase, dot, say)))
    return Text.assemble((words, "bold"), (f"\n{hint}", QUIET))


def offer(hidden: Any, configs: Any, view: ShoppingView, say: Texts, plain: bool) -> Text | None:
    """The possible answers are in the question and on the table."""
    return None


def explain_choices(hidden: Any, configs: Any, view: ShoppingView, say: Texts, plain: bool) -> RenderableType:
    """Everything that is possible now: how far it is, the items there, and what they would add to the basket."""
    seat = view.viewer or 0
    choices = preview_choices(hidden, configs, seat)
    if view.phase == "entering":
        choices = [*choices, *entered_choices(hidden, configs, seat, view)]
    return explain_decisions(choices, view, say, plain)


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

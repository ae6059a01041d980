"""What can be typed now, for the line below the question: as far as a glance at the table shows."""

from collections.abc import Iterator

from uogashi.games.shopping.view import DotView, ShoppingView
from uogashi.games.shopping.vocabulary import first_word, typed_form
from uogashi.text import Texts


def hint_words(view: ShoppingView, phase: str, here: DotView | None, say: Texts) -> Iterator[str]:
    """What can be typed, as far as a glance at the table shows; a question mark lists everything."""
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

"""The words that a player types in a game of Shopping Spree: items, dots, and decisions spelled with them."""

from uogashi.games.shopping import prompts
from uogashi.games.shopping.board import some
from uogashi.games.shopping.signs import CANS
from uogashi.games.shopping.view import DotView, ShoppingView
from uogashi.text import Texts, folded


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


def decision_words(decision: str, view: ShoppingView, say: Texts) -> str:
    """A decision as a button says it; for a walk, with the items there."""
    verb, _, object = decision.partition(" ")
    if verb == "walk":
        name = object.replace(" ", "")
        return next(dot_words(dot, say) for dot in view.dots if dot.dot == name)
    return say.decision("shopping", decision, prompts.ask(view))


def dot_words(dot: DotView, say: Texts) -> str:
    """The items at a dot."""
    things = [some(thing, count, say) for thing, count in dot.things.items()]
    if dot.machine:
        things.append(say.say("shopping-board-machine"))
    return say.join(things) or "–"


def spell_thing(name: str, say: Texts) -> list[str]:
    """How an item can be spelled: its name, the words of records, the colour alone, its sign."""
    spellings = [say.thing("shopping", name).lower(), name, name.replace("-", " ")]
    if name in CANS:
        colour = [word for word in spellings[0].split() if not is_shared(word, name, say)]
        spellings += [*colour, name.partition("-")[0], say.say(f"shopping-sign-{name}").lower()]
    else:
        spellings.append(say.say(f"shopping-short-{name}").lower())
    return list(dict.fromkeys(map(folded, spellings)))


def is_shared(word: str, name: str, say: Texts) -> bool:
    """Whether all drinks are called so: the word that is not the colour."""
    return any(word in say.thing("shopping", other).lower().split() for other in CANS if other != name)

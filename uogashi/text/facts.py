"""Facts in words: a sentence for each."""

from collections.abc import Sequence
from typing import Any

from uogashi.core.facts import Fact, FactKind
from uogashi.text import Texts, signed, with_minus


def fact_sentence(game: str, kinds: Sequence[FactKind], fact: Fact, seats: Sequence[str], say: Texts) -> str:
    """A fact as a sentence: things by their names in this language, seats by who sits there.

    A number comes twice: as it is, to choose by, and as `NAME_shown`, with a real minus and perhaps a plus.
    """
    kind = next(kind for kind in kinds if kind.name == fact.name)
    arguments: dict[str, Any] = {}
    for name, argument in kind.argument_kinds.items():
        value = fact.arguments[name]
        if argument == "seat":
            value = say.seat_name(value, seats)
        elif argument == "thing":
            value = say.thing(game, value)
        else:
            arguments[f"{name}_shown"] = signed(value) if argument == "change" else with_minus(value)
        arguments[name] = value
    return say.say(f"{game}-fact-{fact.name}", **arguments)

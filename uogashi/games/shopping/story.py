"""What happened in a game of Shopping Spree, told as people tell it: a turn in one line, a leaving with its payment."""

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.games.shopping.board import GOLD, draw_pawns, some
from uogashi.games.shopping.notation import FACTS
from uogashi.text import Texts
from uogashi.text.facts import fact_sentence

UNTOLD = {"turn-begins", "scored"}
"""What the table shows anyway."""
LOUD = {"last-turn", "limit-reached", "basket-lost"}
"""What everybody should notice: a line of its own."""


def tell(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool = False) -> Iterator[Text]:
    """The facts as lines; `plain` puts no pawns before them."""
    if facts and facts[0].name == "turn-begins":
        # Nothing came before it: the game begins.
        yield Text(say.say("shopping-told-first", seat=say.seat_name(facts[0].arguments["seat"], seats)), style="bold")
    for group in turns(facts):
        if group[0].name in LOUD:
            yield Text(fact_sentence("shopping", FACTS, group[0], seats, say), style="bold")
            continue
        words = say.sentences(*tell_turn(group, seats, say))
        if not words:
            continue
        line = Text(words)
        if not plain:
            line.highlight_regex(r"¥\d+", GOLD)
            seat = next((fact.arguments["seat"] for fact in group if "seat" in fact.arguments), None)
            line = Text.assemble(*(draw_pawns([seat]) if seat is not None else []), " ", line)
        yield line


def turns(facts: Sequence[Fact]) -> Iterator[list[Fact]]:
    """The facts of each turn; what is loud, by itself."""
    group: list[Fact] = []
    for fact in facts:
        if fact.name in UNTOLD or fact.name in LOUD:
            if group:
                yield group
            group = []
            if fact.name in LOUD:
                yield [fact]
        else:
            group.append(fact)
    if group:
        yield group


def tell_turn(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Iterator[str]:
    """What somebody did, in one sentence; then what they were paid, and what became of the stacks and the crate."""
    parts = [part for name, teller in PARTS.items() if (part := teller(named(facts, name), facts, say))]
    if parts:
        seat = next(fact.arguments["seat"] for fact in facts if "seat" in fact.arguments)
        done = say.say("shopping-told-then").join(parts)
        yield say.say("shopping-told-turn", seat=say.seat_name(seat, seats), parts=done)
    for fact in named(facts, "left"):
        yield tell_leaving(fact, named(facts, "paid"), seats, say)
    fallen = [
        say.say("shopping-told-stack", stack=say.thing("shopping", each.arguments["stack"]), yen=yen(each))
        for each in named(facts, "stack-fell")
    ]
    if fallen:
        yield say.say("shopping-told-stacks", stacks=say.say("shopping-words-then").join(fallen))
    for fact in named(facts, "crate-refilled"):
        yield fact_sentence("shopping", FACTS, fact, seats, say)


def named(facts: Sequence[Fact], name: str) -> list[Fact]:
    return [fact for fact in facts if fact.name == name]


def yen(fact: Fact) -> str:
    """As a text: a number would be grouped in a message."""
    return str(fact.arguments["yen"])


def goods(fact: Fact, say: Texts) -> str:
    """The things that a fact is about: “2 red drinks”, “crab 6”."""
    told = fact.arguments
    return some(told["thing"], told.get("count", 1), say, told.get("value"))


# --- what somebody did -------------------------------------------------------------------------------------------


def tell_entering(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    return say.say("shopping-told-enters", lane=facts[0].arguments["lane"]) if facts else ""


def tell_walk(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    if not facts:
        return ""
    told = facts[0].arguments
    return say.say("shopping-told-walks", dot=f"{told['lane']}{told['row']}")


def tell_falling(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    return say.say("shopping-told-drops", things=say.list([goods(fact, say) for fact in facts])) if facts else ""


def tell_purchase(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    """A tuna, with what was drawn if that is known already."""
    if not facts:
        return ""
    drawn = named(turn, "drawn")
    tuna = goods(drawn[0], say) if drawn else some("tuna", 1, say)
    return say.say("shopping-told-buys", tuna=tuna, yen=yen(facts[0]))


def tell_drawing(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    if not facts or named(turn, "tuna-bought"):
        return ""
    return say.say("shopping-told-draws", thing=goods(facts[0], say))


def tell_taking(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    return say.say("shopping-told-takes", thing=goods(facts[0], say)) if facts else ""


def tell_machine(facts: Sequence[Fact], turn: Sequence[Fact], say: Texts) -> str:
    """What went in and what came out; nothing, too."""
    if not facts:
        return ""
    drinks = say.list([goods(fact, say) for fact in named(turn, "came-out")])
    count = facts[0].arguments["drinks"]
    return say.say("shopping-told-machine" if drinks else "shopping-told-machine-stuck", drinks=drinks, count=count)


def plainly(id: str) -> Callable[[Sequence[Fact], Sequence[Fact], Texts], str]:
    return lambda facts, turn, say: say.say(id) if facts else ""


PARTS: dict[str, Callable[[Sequence[Fact], Sequence[Fact], Texts], str]] = {
    "entered": tell_entering,
    "walked": tell_walk,
    "stayed": plainly("shopping-told-stays"),
    "fell": tell_falling,
    "basket-held": plainly("shopping-told-holds"),
    "taken": tell_taking,
    "tuna-bought": tell_purchase,
    "drawn": tell_drawing,
    "machine-used": tell_machine,
    "took-nothing": plainly("shopping-told-nothing"),
}
"""What a turn is made of, in the order in which it happens."""


def tell_leaving(left: Fact, paid: Sequence[Fact], seats: Sequence[str], say: Texts) -> str:
    """`Aki leaves with 5 items for ¥2200: 2 shirts ¥800, …`, what pays most first."""
    told = left.arguments
    payments = [tell_payment(fact, say) for fact in sorted(paid, key=lambda fact: -int(fact.arguments["yen"]))]
    return say.say(
        "shopping-told-leaves",
        seat=say.seat_name(told["seat"], seats),
        items=told["items"],
        yen=str(told["yen"]),
        payments=say.join(payments),
    )


def tell_payment(fact: Fact, say: Texts) -> str:
    told, things = fact.arguments, goods(fact, say)
    if not told["yen"]:
        return things
    return say.say("shopping-told-paid", things=things, yen=yen(fact), count=told["count"], doubled=told["doubled"])

"""The game log of Shopping Spree, as people would tell it: a turn in one line, an exit with its payment."""

from collections.abc import Callable, Iterator, Sequence

from uogashi.core.errors import Message, Seat, Series
from uogashi.core.facts import Fact
from uogashi.core.story import FactWords, StoryLine, named, seat_of
from uogashi.games.shopping.notation import FACTS

UNTOLD = {"turn-begins", "scored"}
"""What the table shows anyway."""
LOUD = {"last-turn", "limit-reached", "basket-lost"}
"""Facts that everyone should notice: a separate line."""

WORDS = FactWords("shopping", FACTS)


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """The facts as lines."""
    if facts and facts[0].name == "turn-begins":
        # Nothing came before it: the game begins.
        seat = facts[0].arguments["seat"]
        yield StoryLine([Message("shopping-told-first", {"seat": Seat(seat)})], seat, "loud")
    for group in turns(facts):
        if group[0].name in LOUD:
            yield WORDS.line(group[0], "loud")
        elif messages := list(tell_turn(group)):
            yield StoryLine(messages, seat_of(group))


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


def tell_turn(facts: Sequence[Fact]) -> Iterator[Message]:
    """What a player did, in one sentence; then their payment, and the changes to the stacks and the crate."""
    parts = [part for name, teller in PARTS.items() if (part := teller(named(facts, name), facts))]
    seat = seat_of(facts)
    if parts and seat is not None:
        yield Message("shopping-told-turn", {"seat": Seat(seat), "parts": Series(parts, "shopping-told-then")})
    for fact in named(facts, "left"):
        yield tell_leaving(fact, named(facts, "paid"))
    fallen = [tell_stack(fact) for fact in named(facts, "stack-fell")]
    if fallen:
        yield Message("shopping-told-stacks", {"stacks": Series(fallen, "shopping-words-then")})
    for fact in named(facts, "crate-refilled"):
        yield WORDS.sentence(fact)


def yen(fact: Fact) -> str:
    """As a text: a number would be grouped in a message."""
    return str(fact.arguments["yen"])


def some(thing: str, count: int = 1, value: int | None = None) -> Message:
    """A count and a name: “2 shirts”, “crab 6”."""
    if value:
        return Message("shopping-some-valued", {"thing": WORDS.thing(thing), "count": count, "value": value})
    return Message(f"shopping-some-{thing}", {"count": count})


def goods(fact: Fact) -> Message:
    """The items that a fact is about."""
    said = fact.arguments
    return some(said["thing"], said.get("count", 1), said.get("value"))


# --- what a player did -------------------------------------------------------------------------------------------


def tell_entering(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    return Message("shopping-told-enters", {"lane": facts[0].arguments["lane"]}) if facts else None


def tell_walk(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    if not facts:
        return None
    happened = facts[0].arguments
    return Message("shopping-told-walks", {"dot": f"{happened['lane']}{happened['row']}"})


def tell_falling(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    things = [goods(fact) for fact in facts]
    return Message("shopping-told-drops", {"things": Series(things)}) if facts else None


def tell_purchase(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    """A tuna, with the drawn value if known."""
    if not facts:
        return None
    drawn = named(turn, "drawn")
    tuna = goods(drawn[0]) if drawn else some("tuna")
    return Message("shopping-told-buys", {"tuna": tuna, "yen": yen(facts[0])})


def tell_drawing(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    if not facts or named(turn, "tuna-bought"):
        return None
    return Message("shopping-told-draws", {"thing": goods(facts[0])})


def tell_taking(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    return Message("shopping-told-takes", {"thing": goods(facts[0])}) if facts else None


def tell_machine(facts: Sequence[Fact], turn: Sequence[Fact]) -> Message | None:
    """What went in and what came out; possibly nothing."""
    if not facts:
        return None
    drinks, count = [goods(fact) for fact in named(turn, "came-out")], facts[0].arguments["drinks"]
    id = "shopping-told-machine" if drinks else "shopping-told-machine-stuck"
    return Message(id, {"drinks": Series(drinks), "count": count})


def plainly(id: str) -> Callable[[Sequence[Fact], Sequence[Fact]], Message | None]:
    return lambda facts, turn: Message(id) if facts else None


PARTS: dict[str, Callable[[Sequence[Fact], Sequence[Fact]], Message | None]] = {
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
"""The parts of a turn, in order."""


def tell_leaving(left: Fact, paid: Sequence[Fact]) -> Message:
    """`Aki leaves with 5 items for ¥2200: 2 shirts ¥800, …`, what pays most first."""
    happened = left.arguments
    payments = [tell_payment(fact) for fact in sorted(paid, key=lambda fact: -int(fact.arguments["yen"]))]
    return Message(
        "shopping-told-leaves",
        {"seat": Seat(happened["seat"]), "items": happened["items"], "yen": yen(left), "payments": payments},
    )


def tell_payment(fact: Fact) -> Message:
    happened, things = fact.arguments, goods(fact)
    if not happened["yen"]:
        return things
    arguments = {"things": things, "yen": yen(fact), "count": happened["count"], "doubled": happened["doubled"]}
    return Message("shopping-told-paid", arguments)


def tell_stack(fact: Fact) -> Message:
    return Message("shopping-told-stack", {"stack": WORDS.thing(fact.arguments["stack"]), "yen": yen(fact)})

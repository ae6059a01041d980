"""The game log of Tsukiji, as people would tell it: the reveal lot by lot, a purchase in one line."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from uogashi.core.errors import Message, Seat, Series
from uogashi.core.facts import Fact
from uogashi.core.numbers import signed, with_minus
from uogashi.core.story import FactWords, LineKind, StoryLine, named
from uogashi.games.tsukiji.notation import FACTS

EVALUATION_FACTS = {"ticket-placed", "seat-ready"}
REVEAL_FACTS = {"ticket-revealed", "lot-valued", "tablet-given", "marker-moved"}
PURCHASE_FACTS = {
    "lot-bought",
    "product-laid",
    "takusan-laid",
    "takusan-discarded",
    "yakuza-paid",
    "yakuza-went",
}
UNTOLD = {"lot-offered", "first-player", "scored"}
"""Facts that the table shows anyway, and facts that are part of another line."""
KINDS: dict[str, LineKind] = {"round-begins": "heading", "final-price": "detail"}

WORDS = FactWords("tsukiji", FACTS)


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """The facts as lines."""
    for kind, part in groups_of(facts):
        if kind == "evaluation":
            yield from tell_evaluation(part, facts)
        elif kind == "reveal":
            yield from tell_reveal(part)
        elif kind == "purchase":
            yield tell_purchase(part)
        else:
            for fact in part:
                yield WORDS.line(fact, KINDS.get(kind))


def groups_of(facts: Sequence[Fact]) -> Iterator[tuple[str, list[Fact]]]:
    """Facts that make one line, and their subject."""
    for kind, group in groupby((fact for fact in facts if fact.name not in UNTOLD), key=topic):
        yield kind, list(group)


def topic(fact: Fact) -> str:
    if fact.name in EVALUATION_FACTS:
        return "evaluation"
    if fact.name in REVEAL_FACTS:
        return "reveal"
    return "purchase" if fact.name in PURCHASE_FACTS else fact.name


# --- the evaluation ----------------------------------------------------------------------------------------------


def tell_evaluation(facts: Sequence[Fact], all_facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """The reader's own tickets, from the leftmost lot on; and who else has finished, as long as others have not."""
    laid = named(facts, "ticket-placed")
    if laid:
        tickets = [WORDS.thing(fact.arguments["ticket"]) for fact in laid]
        message = Message("tsukiji-web-told-tickets", {"tickets": tickets, "lots": len(laid)})
        yield StoryLine([message], laid[0].arguments["seat"], "own")
    elif not named(all_facts, "ticket-revealed"):
        for fact in named(facts, "seat-ready"):
            yield WORDS.line(fact, "passing")


# --- the reveal --------------------------------------------------------------------------------------------------


def tell_reveal(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """The tickets of each lot and what they make, then who gets which tablet and why, then the market."""
    yield StoryLine([Message("tsukiji-told-reveal")], kind="loud")
    values, given = valued(facts), list(tablets(facts))
    for lot, tickets in tickets_by_lot(facts).items():
        yield StoryLine([tell_tickets(lot, tickets), WORDS.sentence(values[lot])], kind="detail")
    for place, (tablet, tied) in enumerate(given):
        yield StoryLine([tell_tablet(tablet, dearest=place == 0), *tell_tie(tied)], kind="detail")
    for tablet, tied in given:
        yield StoryLine([tell_lot(values[tablet.arguments["lot"]], tablet), *tell_tie(tied)], kind="brief")
    if market := list(tell_market(named(facts, "marker-moved"))):
        yield StoryLine(market)


def tickets_by_lot(facts: Sequence[Fact]) -> dict[int, list[Fact]]:
    """Those of each lot, from seat to seat."""
    tickets: dict[int, list[Fact]] = {}
    for fact in named(facts, "ticket-revealed"):
        tickets.setdefault(fact.arguments["lot"], []).append(fact)
    return tickets


def valued(facts: Sequence[Fact]) -> dict[int, Fact]:
    """What each lot is worth."""
    return {fact.arguments["lot"]: fact for fact in named(facts, "lot-valued")}


def tablets(facts: Sequence[Fact]) -> Iterator[tuple[Fact, int | None]]:
    """Which lot gets which tablet, most expensive first; of equal lots, the one to the left, which counts as higher."""
    values = {lot: int(fact.arguments["value"]) for lot, fact in valued(facts).items()}
    given = {fact.arguments["lot"]: fact for fact in named(facts, "tablet-given")}
    before: int | None = None
    for lot in sorted(given, key=lambda lot: (-given[lot].arguments["price"], -values[lot], lot)):
        yield given[lot], before if before is not None and values[before] == values[lot] else None
        before = lot


def tell_tickets(lot: int, tickets: Sequence[Fact]) -> Message:
    laid = [
        Message(
            "tsukiji-told-ticket",
            {"seat": Seat(fact.arguments["seat"]), "ticket": WORDS.thing(fact.arguments["ticket"])},
        )
        for fact in tickets
    ]
    return Message("tsukiji-told-tickets", {"lot": lot, "tickets": laid})


def tell_tablet(given: Fact, dearest: bool) -> Message:
    tablet = given.arguments
    return Message(
        "tsukiji-told-tablet-clock" if dearest else "tsukiji-told-tablet",
        {"lot": tablet["lot"], "price": tablet["price"], "modifier": signed(tablet["modifier"])},
    )


def tell_lot(valued: Fact, given: Fact) -> Message:
    """What a lot is worth and which tablet it gets, in one sentence."""
    worth, tablet = valued.arguments, given.arguments
    arguments = {name: worth[name] for name in ("lot", "struck", "doublings")}
    arguments |= {"value": with_minus(worth["value"]), "price": tablet["price"], "modifier": signed(tablet["modifier"])}
    return Message("tsukiji-web-told-lot", arguments)


def tell_tie(tied: int | None) -> list[Message]:
    return [] if tied is None else [Message("tsukiji-told-tie", {"lot": tied})]


def tell_market(facts: Sequence[Fact]) -> Iterator[Message]:
    """The markers that move, in one sentence; then those that the end of the track keeps from moving."""
    moves = [tell_move(fact) for fact in facts if fact.arguments["moved"]]
    if moves:
        yield Message("tsukiji-web-told-market", {"moves": Series(moves)})
    for fact in facts:
        if fact.arguments["by"] and not fact.arguments["moved"]:
            yield WORDS.sentence(fact)


def tell_move(fact: Fact) -> Message:
    happened = fact.arguments
    return Message(
        "tsukiji-web-told-move",
        {"product": WORDS.thing(happened["product"]), "by": signed(happened["moved"]), "space": happened["space"]},
    )


# --- purchases ---------------------------------------------------------------------------------------------------


def tell_purchase(facts: Sequence[Fact]) -> StoryLine:
    """Who buys what for how much, and where Takusan and Yakuza went, in one line."""
    cards = [WORDS.thing(fact.arguments["product"]) for fact in named(facts, "product-laid")]
    messages = []
    for fact in facts:
        if fact.name == "lot-bought" and cards:
            seat, lot, price = (fact.arguments[name] for name in ("seat", "lot", "price"))
            arguments = {"seat": Seat(seat), "lot": lot, "price": price, "cards": cards}
            messages.append(Message("tsukiji-told-buys-cards", arguments))
        elif fact.name != "product-laid":
            messages.append(WORDS.sentence(fact))
    return StoryLine(messages, facts[0].arguments["seat"])

"""The game log of Tokyo Tsukiji Market, as people would tell it.

A fishing action, a visit, a purchase or an auction is one line, whatever the number of its steps.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from uogashi.core.errors import Message, Seat, Series
from uogashi.core.facts import Fact
from uogashi.core.story import FactWords, LineKind, StoryLine, seat_of
from uogashi.games.market.notation import FACTS

UNTOLD = {"scored", "bids-tied"}
"""Facts that the table shows anyway, and facts that are part of another line."""
START = {"freezer-used", "fugu-kept", "rotted", "row-degraded"}
FISHING = {
    *("fishing-begins", "undocked", "fished", "barge-loaded", "handed-over", "docked", "repriced", "barrels-returned"),
    *("unloading-paid", "no-auction"),
}
VISIT = {
    *("entry-paid", "piece-paid", "entered", "licence-paid", "licence-taken", "sold", "barrel-sold", "converted"),
    *(
        "ship-bought",
        "ship-sold",
        "loan-taken",
        "share-bought",
        "rented",
        "given",
        "spot-sold",
        "spot-swapped",
        "piece-offered",
    ),
    "piece-taken",
}
AUCTION = {"bid-shown", "auction-won"}
WITH_OTHERS = {"priced", "eel-track", "licence-returned", "rental-returned", "port-opened"}
"""What belongs to whatever is going on."""
LOUD = {"overfished", "market-opened"}
"""Facts that everyone should notice: a separate line, after their cause."""
KINDS: dict[str, LineKind] = {
    "turn-begins": "heading",
    "end-begins": "loud",
    "limit-reached": "loud",
    "overfished": "loud",
    "market-opened": "loud",
    "bid-made": "own",
    "seat-ready": "passing",
}

WORDS = FactWords("market", FACTS)
sentence, thing = WORDS.sentence, WORDS.thing


@dataclass
class Group:
    """Facts that make one line, and their results."""

    topic: str
    facts: list[Fact] = field(default_factory=list)
    after: list[Fact] = field(default_factory=list)
    by_name: dict[str, list[Fact]] = field(default_factory=dict)

    def add(self, fact: Fact) -> None:
        self.facts.append(fact)
        self.by_name.setdefault(fact.name, []).append(fact)

    def has(self, name: str) -> bool:
        return name in self.by_name

    def named(self, name: str) -> list[Fact]:
        return self.by_name.get(name, [])


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """The facts as lines."""
    for group in groups_of(facts):
        teller = TELLERS.get(group.topic)
        if teller is None:
            yield from (WORDS.line(fact, KINDS.get(fact.name)) for fact in group.facts)
        elif messages := list(teller(group)):
            yield StoryLine(messages, None if group.topic == "auction" else seat_of(group.facts))
        yield from (WORDS.line(fact, KINDS[fact.name]) for fact in group.after)


# --- what belongs together ---------------------------------------------------------------------------------------


def groups_of(facts: Sequence[Fact]) -> list[Group]:
    groups: list[Group] = []
    for fact in worth_telling(facts):
        last = groups[-1] if groups else None
        if fact.name in LOUD and last is not None:
            last.after.append(fact)
            continue
        topic = topic_of(fact, last)
        if last is None or last.topic != topic or begins(fact, last):
            groups.append(Group(topic))
        groups[-1].add(fact)
    return groups


def worth_telling(facts: Sequence[Fact]) -> list[Fact]:
    """A line with the bids makes a line that someone has bid redundant."""
    shown = any(fact.name in ("bid-made", "bid-shown") for fact in facts)
    return [fact for fact in facts if fact.name not in UNTOLD and not (shown and fact.name == "seat-ready")]


def topic_of(fact: Fact, last: Group | None) -> str:
    if fact.name in WITH_OTHERS:
        if last is not None and last.topic in ("fishing", "visit", "purchase", "start"):
            return last.topic
        if fact.name == "priced":
            return "visit" if fact.arguments["kind"] == "takoyaki" else "fishing"
        return {"licence-returned": "fishing"}.get(fact.name, fact.name)
    for topic, names in (("start", START), ("fishing", FISHING), ("visit", VISIT), ("auction", AUCTION)):
        if fact.name in names:
            return topic
    return "purchase" if fact.name == "bought" else fact.name


def begins(fact: Fact, last: Group) -> bool:
    """Whether this fact is of another action than those before it, though of the same kind."""
    if fact.name == "fishing-begins":
        return True
    if fact.name in ("entry-paid", "piece-paid"):
        return last.has("entered")
    if fact.name == "bid-shown":
        return last.has("auction-won")
    return fact.name == "bought" and fact.arguments["seat"] != last.facts[0].arguments["seat"]


# --- the lines ---------------------------------------------------------------------------------------------------


def seat(fact: Fact, name: str = "seat") -> Seat:
    return Seat(fact.arguments[name])


def yen(fact: Fact, name: str = "yen") -> str:
    """As a text: a number would be grouped in a message."""
    return str(fact.arguments[name])


def chain(parts: Sequence[Message]) -> Series:
    """The actions in sequence: there are commas in the parts."""
    return Series(list(parts), "market-told-then")


def piece(fact: Fact, count: int = 1) -> Message:
    """`3 mackerel`, `tuna 20`: the value is that of a tuna or crab."""
    kind = fact.arguments["piece"]
    return goods(kind, count, str(fact.arguments["value"]) if kind in ("tuna", "crab") else "none")


def goods(kind: str, count: int, printed: str = "none") -> Message:
    return Message("market-words-piece", {"count": count, "piece": thing(kind), "printed": printed})


def pieces(facts: Sequence[Fact]) -> list[Message]:
    """Several pieces, those alike together."""
    kinds = same(facts, lambda fact: (fact.arguments["piece"], fact.arguments["value"]))
    return [piece(fact, count) for fact, count in kinds]


def same(facts: Sequence[Fact], key: Callable[[Fact], object]) -> Iterator[tuple[Fact, int]]:
    """Facts that say the same, once, with their number."""
    firsts = {key(fact): fact for fact in reversed(facts)}
    counts = Counter(key(fact) for fact in facts)
    for each, count in counts.items():
        yield firsts[each], count


def tell_start(group: Group) -> Iterator[Message]:
    """What was lost and kept at the start of a turn; moving barrels to the other row is left out."""
    lost: Counter[str] = Counter()
    for fact in group.named("rotted"):
        lost[fact.arguments["kind"]] += fact.arguments["barrels"]
    yield from (sentence(fact) for fact in group.facts if fact.name in ("freezer-used", "fugu-kept"))
    yield from map(sentence, group.named("rental-returned"))
    if lost:
        gone = [goods(kind, count) for kind, count in lost.items()]
        yield Message("market-told-rotted", {"seat": seat(group.facts[0]), "goods": gone})
        yield from map(sentence, group.named("row-degraded"))


# --- fishing -----------------------------------------------------------------------------------------------------


def tell_fishing(group: Group) -> Iterator[Message]:
    """What each ship did, the prices behind the docking, and what it earned."""
    parts, who = [*fishing_parts(group), *tell_track(group)], seat_of(group.facts)
    if who is None:
        yield from map(sentence, group.facts)
    elif parts:
        id = "market-told-fishing" if group.has("fishing-begins") else "market-told-goes-on"
        yield Message(id, {"seat": Seat(who), "parts": chain(parts)})


def tell_track(group: Group) -> Iterator[Message]:
    for fact in group.named("eel-track")[-1:]:
        yield Message("market-told-track", {"value": fact.arguments["value"]})


def fishing_parts(group: Group) -> Iterator[Message]:
    """One for each ship, with all prices of what it landed; the same new price only once."""
    facts = [fact for fact in group.facts if fact.name not in ("eel-track", "fishing-begins", "repriced")]
    place = 0
    while place < len(facts):
        fact = facts[place]
        place += 1
        first = place - (fact.name == "priced")
        while place < len(facts) and facts[place].name == "priced":
            place += 1
        yield fishing_part(fact, list(priced_goods(facts[first:place])))
    for fact, count in same(group.named("repriced"), arguments_of):
        changed, old = goods(fact.arguments["kind"], count), yen(fact, "old")
        yield Message("market-told-repriced", {"goods": changed, "old": old, "yen": yen(fact, "price")})


def arguments_of(fact: Fact) -> tuple[object, ...]:
    return tuple(fact.arguments.values())


def priced_goods(facts: Sequence[Fact]) -> Iterator[Message]:
    for fact, count in same(facts, arguments_of):
        priced = goods(fact.arguments["kind"], count)
        yield Message("market-told-priced", {"goods": priced, "yen": yen(fact, "price")})


def fishing_part(fact: Fact, priced: list[Message]) -> Message:
    """What a ship did or what came of it; `priced` is what was put on sale right after it."""
    happened = fact.arguments
    if fact.name == "docked" and priced:
        return Message("market-told-docks-goods", {"ship": happened["ship"], "goods": priced})
    if fact.name == "priced":
        return Message("market-told-prices", {"goods": priced})
    if fact.name == "handed-over":
        return Message(
            "market-told-hands-over", {"ship": happened["ship"], "goods": goods(happened["kind"], happened["barrels"])}
        )
    if fact.name in ("unloading-paid", "port-opened"):
        return Message(FISHING_PARTS[fact.name], {"yen": yen(fact)})
    given: dict[str, Any] = {name: happened[name] for name in ("ship", "barrels") if name in happened}
    if fish := happened.get("kind") or happened.get("market"):
        given["fish"] = thing(fish)
    return Message(FISHING_PARTS[fact.name], given)


FISHING_PARTS = {
    "undocked": "market-told-undocks",
    "fished": "market-told-catches",
    "barge-loaded": "market-told-onto-barge",
    "docked": "market-told-docks",
    "barrels-returned": "market-told-barrels-back",
    "unloading-paid": "market-told-unloading",
    "licence-returned": "market-told-licence-back",
    "no-auction": "market-told-no-auction",
    "port-opened": "market-told-port",
}


# --- visits ------------------------------------------------------------------------------------------------------


def tell_visit(group: Group) -> Iterator[Message]:
    """Where a player went and how they paid for it, who earned by licences, and what was done there."""
    who, done, entered = seat(group.facts[0]), list(visit_parts(group)), group.named("entered")
    for fact in entered:
        given = {"seat": who, "place": thing(f"enter-{fact.arguments['market']}"), "ways": list(entry_ways(group))}
        if done:
            yield Message("market-told-visits", {**given, "parts": chain(done)})
        else:
            yield Message("market-told-enters", given)
    if done and not entered:
        yield Message("market-told-goes-on", {"seat": who, "parts": chain(done)})
    if not done and not entered:
        yield from map(sentence, group.facts)
    yield from tell_income(group)


def tell_income(group: Group) -> Iterator[Message]:
    earned: dict[int, list[Seat]] = {}
    for fact in group.named("licence-paid"):
        earned.setdefault(fact.arguments["yen"], []).append(seat(fact))
    for amount, holders in sorted(earned.items()):
        given = {"yen": str(amount), "seats": Series(list(holders)), "count": len(holders)}
        yield Message("market-told-income", given)


def entry_ways(group: Group) -> Iterator[Message]:
    for fact, count in same(group.named("entry-paid"), lambda fact: fact.arguments["way"]):
        way = fact.arguments["way"]
        yield Message("market-told-way", {"way": way, "name": thing(way), "yen": yen(fact), "count": count})
    yield from map(piece, group.named("piece-paid"))


def visit_parts(group: Group) -> Iterator[Message]:
    """What was done in a market, items of the same kind together."""
    for fact, count in same(group.named("licence-taken"), lambda fact: None):
        fish, paid = thing(fact.arguments["market"]), str(count * fact.arguments["yen"])
        yield Message("market-told-licences", {"count": count, "fish": fish, "yen": paid})
    for fact in group.named("licence-returned"):
        yield Message("market-told-licence-back", {"fish": thing(fact.arguments["market"])})
    yield from sales(group.named("sold"))
    yield from sales(group.named("given"))
    barrels = group.named("barrel-sold")
    if barrels:
        yield Message("market-told-barrels-sold", {"count": len(barrels), "yen": total(barrels)})
    yield from trades(group)
    for fact in group.facts:
        yield from visit_part(fact)
    prices = [f"¥{fact.arguments['price']}" for fact in group.named("priced")]
    if prices:
        count = sum(fact.arguments["takoyaki"] for fact in group.named("converted")) or len(prices)
        yield Message("market-told-takoyaki", {"count": count, "prices": prices})
    yield from tell_track(group)


def sales(facts: Sequence[Fact]) -> Iterator[Message]:
    """Pieces that are alike, with all that was paid for them."""
    kinds: dict[tuple[object, ...], list[Fact]] = {}
    for fact in facts:
        kinds.setdefault((fact.arguments["piece"], fact.arguments["value"]), []).append(fact)
    for alike in kinds.values():
        yield Message("market-told-sold", {"goods": piece(alike[0], len(alike)), "yen": total(alike)})


def total(facts: Sequence[Fact]) -> str:
    return str(sum(fact.arguments["yen"] for fact in facts))


def trades(group: Group) -> Iterator[Message]:
    """At a trading spot: what was given, and what came for it."""
    given: list[Fact] = []
    taken: list[Fact] = []
    for fact in group.facts:
        if fact.name == "piece-offered":
            given.append(fact)
        elif fact.name == "piece-taken":
            taken.append(fact)
        elif fact.name in ("spot-sold", "spot-swapped"):
            trade = {"spot": fact.arguments["spot"], "goods": pieces(given)}
            if fact.name == "spot-sold":
                yield Message("market-told-trades", {**trade, "yen": yen(fact)})
            else:
                yield Message("market-told-swaps", {**trade, "taken": pieces(taken)})
            given, taken = [], []


def visit_part(fact: Fact) -> Iterator[Message]:
    """Actions that get their own part."""
    happened = fact.arguments
    if fact.name in ("ship-bought", "ship-sold"):
        id = "market-told-ship-bought" if fact.name == "ship-bought" else "market-told-ship-sold"
        yield Message(id, {"size": thing(happened["size"]), "ship": happened["ship"], "yen": yen(fact)})
    elif fact.name == "rented":
        yield Message("market-told-rented", {"rental": thing(happened["rental"]), "yen": yen(fact)})
    elif fact.name == "rental-returned":
        yield Message("market-told-rental-back", {"rental": thing(happened["rental"])})
    elif fact.name in PAID_ALONE:
        yield Message(PAID_ALONE[fact.name], {"yen": yen(fact)})


PAID_ALONE = {
    "loan-taken": "market-told-loan",
    "share-bought": "market-told-share",
    "port-opened": "market-told-port",
}


# --- purchases and auctions --------------------------------------------------------------------------------------


def tell_purchase(group: Group) -> Iterator[Message]:
    """What a player bought, and from whom."""
    bought = group.named("bought")
    parts = []
    for fact, count in same(bought, arguments_of):
        given = {"goods": goods(fact.arguments["piece"], count), "seller": seat(fact, "seller")}
        parts.append(Message("market-told-bought", {**given, "yen": yen(fact, "price"), "count": count}))
    parts += [Message("market-told-port", {"yen": yen(fact)}) for fact in group.named("port-opened")]
    yield Message("market-told-buys", {"seat": seat(bought[0]), "goods": parts})


def tell_auction(group: Group) -> Iterator[Message]:
    """Who bid what, and who gets it."""
    shown = sorted(group.named("bid-shown"), key=lambda fact: -int(fact.arguments["bid"]))
    bids = [Message("market-told-bid", {"seat": seat(fact), "bid": yen(fact, "bid")}) for fact in shown]
    if bids:
        yield Message("market-told-bids", {"bids": bids})
    won = group.named("auction-won")
    for fact in won:
        own = fact.arguments["seat"] == fact.arguments["fisher"]
        given = {"seat": seat(fact), "piece": piece(fact), "bid": yen(fact, "bid"), "fisher": seat(fact, "fisher")}
        yield Message("market-told-won-own" if own else "market-told-won", given)
    if not won:
        yield Message("market-told-tied")


TELLERS: dict[str, Callable[[Group], Iterator[Message]]] = {
    "start": tell_start,
    "fishing": tell_fishing,
    "visit": tell_visit,
    "purchase": tell_purchase,
    "auction": tell_auction,
}

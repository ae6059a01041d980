"""What happened in a game of Tokyo Tsukiji Market, told as people tell it.

A fishing action, a visit, a purchase or an auction is one line, whatever the number of its steps.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.games.market.board import GOLD, YOURS
from uogashi.games.market.notation import FACTS
from uogashi.text import Texts
from uogashi.text.facts import fact_sentence

UNTOLD = {"bid-made", "seat-ready", "scored", "bids-tied"}
"""What the table shows anyway, and what is told together with something else."""
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
"""What everybody should notice: a line of its own, after what led to it."""
HEADINGS = {"turn-begins": YOURS, "end-begins": "bold", "limit-reached": "bold"}


@dataclass
class Group:
    """Facts that are told in one line, and what came of them."""

    chapter: str
    facts: list[Fact] = field(default_factory=list)
    after: list[Fact] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return any(fact.name == name for fact in self.facts)

    def named(self, name: str) -> list[Fact]:
        return [fact for fact in self.facts if fact.name == name]


def tell(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool = False) -> Iterator[Text]:
    """The facts as lines; there is nothing in them that would need a drawing."""
    for group in chapters(facts):
        teller = TELLERS.get(group.chapter)
        if teller is not None:
            line = Text(teller(group, Words(seats, say)))
            if line.plain:
                yield line if plain else coloured(line)
        else:
            for fact in group.facts:
                heading = fact.name == "turn-begins"
                words = sentence(fact, seats, say)
                line = Text(f"── {words}" if heading else words, style=HEADINGS.get(fact.name, ""))
                yield line if plain or heading else coloured(line)
        for fact in group.after:
            yield Text(sentence(fact, seats, say), style="bold")


def coloured(line: Text) -> Text:
    """Amounts of money in gold."""
    line.highlight_regex(r"¥\d+", GOLD)
    return line


def sentence(fact: Fact, seats: Sequence[str], say: Texts) -> str:
    return fact_sentence("market", FACTS, fact, seats, say)


# --- what belongs together ---------------------------------------------------------------------------------------


def chapters(facts: Sequence[Fact]) -> list[Group]:
    groups: list[Group] = []
    for fact in facts:
        if fact.name in UNTOLD:
            continue
        last = groups[-1] if groups else None
        if fact.name in LOUD and last is not None:
            last.after.append(fact)
            continue
        chapter = chapter_of(fact, last)
        if last is None or last.chapter != chapter or begins(fact, last):
            groups.append(Group(chapter))
        groups[-1].facts.append(fact)
    return groups


def chapter_of(fact: Fact, last: Group | None) -> str:
    if fact.name in WITH_OTHERS:
        if last is not None and last.chapter in ("fishing", "visit", "purchase", "start"):
            return last.chapter
        if fact.name == "priced":
            return "visit" if fact.arguments["kind"] == "takoyaki" else "fishing"
        return {"licence-returned": "fishing"}.get(fact.name, fact.name)
    for chapter, names in (("start", START), ("fishing", FISHING), ("visit", VISIT), ("auction", AUCTION)):
        if fact.name in names:
            return chapter
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


class Words:
    """Names in the language of whoever reads."""

    def __init__(self, seats: Sequence[str], say: Texts) -> None:
        self.seats, self.texts = seats, say
        self.say, self.join, self.sentences = say.say, say.join, say.sentences

    def chain(self, parts: Sequence[str]) -> str:
        """What was done, one thing after another: there are commas in the parts."""
        return self.say("market-told-then").join(parts)

    def seat(self, fact: Fact, name: str = "seat") -> str:
        return self.texts.seat_name(fact.arguments[name], self.seats)

    def thing(self, word: str) -> str:
        return self.texts.thing("market", word)

    def sentence(self, fact: Fact) -> str:
        return sentence(fact, self.seats, self.texts)

    def piece(self, fact: Fact, count: int = 1) -> str:
        """`3 mackerel`, `tuna 20`: the value is that of a tuna or crab."""
        piece = fact.arguments["piece"]
        printed = str(fact.arguments["value"]) if piece in ("tuna", "crab") else "none"
        return self.say("market-words-piece", count=count, piece=self.thing(piece), printed=printed)

    def goods(self, kind: str, count: int) -> str:
        return self.say("market-words-piece", count=count, piece=self.thing(kind), printed="none")

    def pieces(self, facts: Sequence[Fact]) -> str:
        """Several pieces, those alike together."""
        kinds = self.same(facts, lambda fact: (fact.arguments["piece"], fact.arguments["value"]))
        return self.join([self.piece(fact, count) for fact, count in kinds])

    def same(self, facts: Sequence[Fact], key: Callable[[Fact], object]) -> Iterator[tuple[Fact, int]]:
        """Facts that say the same, once, with their number."""
        firsts = {key(fact): fact for fact in reversed(facts)}
        counts = Counter(key(fact) for fact in facts)
        for each, count in counts.items():
            yield firsts[each], count


def tell_start(group: Group, words: Words) -> str:
    """What was lost and kept at the start of a turn; that barrels move to the other row goes without saying."""
    seat = words.seat(group.facts[0])
    lost: Counter[str] = Counter()
    for fact in group.named("rotted"):
        lost[fact.arguments["kind"]] += fact.arguments["barrels"]
    parts = [words.sentence(fact) for fact in group.facts if fact.name in ("freezer-used", "fugu-kept")]
    parts += [words.sentence(fact) for fact in group.named("rental-returned")]
    if lost:
        goods = words.join([words.goods(kind, count) for kind, count in lost.items()])
        parts.append(words.say("market-told-rotted", seat=seat, goods=goods))
        parts += [words.sentence(fact) for fact in group.named("row-degraded")]
    return words.sentences(*parts)


def tell_fishing(group: Group, words: Words) -> str:
    """What each ship did, the prices behind the docking, and what it earned."""
    parts = list(fishing_parts(group, words))
    tracks = group.named("eel-track")
    if tracks:
        parts.append(words.say("market-told-track", value=tracks[-1].arguments["value"]))
    if not parts:
        return ""
    seat = words.seat(next(fact for fact in group.facts if "seat" in fact.arguments))
    told = words.chain(parts)
    if group.has("fishing-begins"):
        return words.say("market-told-fishing", seat=seat, parts=told)
    return words.say("market-told-goes-on", seat=seat, parts=told)


def fishing_parts(group: Group, words: Words) -> Iterator[str]:
    """One for each ship, with all prices of what it brought; the same new price only once."""
    facts = [fact for fact in group.facts if fact.name not in ("eel-track", "fishing-begins", "repriced")]
    place = 0
    while place < len(facts):
        fact = facts[place]
        place += 1
        first = place - (fact.name == "priced")
        while place < len(facts) and facts[place].name == "priced":
            place += 1
        goods = words.join(priced_goods(facts[first:place], words))
        if fact.name == "docked" and goods:
            yield words.say("market-told-docks-goods", ship=fact.arguments["ship"], goods=goods)
        elif fact.name == "docked":
            arguments = fact.arguments
            yield words.say("market-told-docks", ship=arguments["ship"], barrels=arguments["barrels"])
        elif fact.name == "priced":
            yield words.say("market-told-prices", goods=goods)
        else:
            yield fishing_part(fact, words)
    for fact, count in words.same(group.named("repriced"), lambda fact: tuple(fact.arguments.values())):
        goods = words.goods(fact.arguments["kind"], count)
        old, price = str(fact.arguments["old"]), str(fact.arguments["price"])
        yield words.say("market-told-repriced", goods=goods, old=old, yen=price)


def priced_goods(facts: Sequence[Fact], words: Words) -> Iterator[str]:
    for fact, count in words.same(facts, lambda fact: tuple(fact.arguments.values())):
        goods = words.goods(fact.arguments["kind"], count)
        yield words.say("market-told-priced", goods=goods, yen=str(fact.arguments["price"]))


def fishing_part(fact: Fact, words: Words) -> str:
    arguments = fact.arguments
    if fact.name == "undocked":
        return words.say("market-told-undocks", ship=arguments["ship"])
    if fact.name == "fished":
        return words.say("market-told-catches", ship=arguments["ship"], fish=words.thing(arguments["kind"]))
    if fact.name == "barge-loaded":
        return words.say("market-told-onto-barge", ship=arguments["ship"], fish=words.thing(arguments["kind"]))
    if fact.name == "handed-over":
        goods = words.goods(arguments["kind"], arguments["barrels"])
        return words.say("market-told-hands-over", ship=arguments["ship"], goods=goods)
    if fact.name == "barrels-returned":
        fish = words.thing(arguments["kind"])
        return words.say("market-told-barrels-back", barrels=arguments["barrels"], fish=fish)
    if fact.name == "unloading-paid":
        return words.say("market-told-unloading", yen=str(arguments["yen"]))
    if fact.name == "licence-returned":
        return words.say("market-told-licence-back", fish=words.thing(arguments["market"]))
    if fact.name == "no-auction":
        return words.say("market-told-no-auction", fish=words.thing(arguments["kind"]))
    return words.say("market-told-port", yen=str(arguments["yen"]))


def tell_visit(group: Group, words: Words) -> str:
    """Where somebody went and how they paid for it, who earned by licences, and what was done there."""
    seat = words.seat(next(fact for fact in group.facts if "seat" in fact.arguments))
    parts = []
    entered = group.named("entered")
    done = list(visit_parts(group, words))
    for fact in entered:
        market = words.thing(fact.arguments["market"])
        ways = words.join(entry_ways(group, words))
        if done:
            told = words.chain(done)
            parts.append(words.say("market-told-visits", seat=seat, market=market, ways=ways, parts=told))
        else:
            parts.append(words.say("market-told-enters", seat=seat, market=market, ways=ways))
    if done and not entered:
        parts.append(words.say("market-told-goes-on", seat=seat, parts=words.chain(done)))
    if not done and not entered:
        parts += [words.sentence(fact) for fact in group.facts]
    earned: dict[int, list[str]] = {}
    for fact in group.named("licence-paid"):
        earned.setdefault(fact.arguments["yen"], []).append(words.seat(fact))
    for yen, holders in sorted(earned.items()):
        parts.append(words.say("market-told-income", yen=str(yen), seats=words.texts.list(holders), count=len(holders)))
    return words.sentences(*parts)


def entry_ways(group: Group, words: Words) -> Iterator[str]:
    for fact, count in words.same(group.named("entry-paid"), lambda fact: fact.arguments["way"]):
        way = fact.arguments["way"]
        yen = str(fact.arguments["yen"])
        yield words.say("market-told-way", way=way, name=words.thing(way), yen=yen, count=count)
    for fact in group.named("piece-paid"):
        yield words.piece(fact, 1)


def visit_parts(group: Group, words: Words) -> Iterator[str]:
    """What was done in a market, things of the same kind together."""
    for fact, count in words.same(group.named("licence-taken"), lambda fact: None):
        fish = words.thing(fact.arguments["market"])
        yield words.say("market-told-licences", count=count, fish=fish, yen=str(count * fact.arguments["yen"]))
    for fact in group.named("licence-returned"):
        yield words.say("market-told-licence-back", fish=words.thing(fact.arguments["market"]))
    for name in ("sold", "given"):
        kinds = words.same(group.named(name), lambda fact: (fact.arguments["piece"], fact.arguments["value"]))
        for fact, count in kinds:
            total = sum(
                each.arguments["yen"]
                for each in group.named(name)
                if (each.arguments["piece"], each.arguments["value"])
                == (fact.arguments["piece"], fact.arguments["value"])
            )
            yield words.say("market-told-sold", goods=words.piece(fact, count), yen=str(total))
    barrels = group.named("barrel-sold")
    if barrels:
        total = sum(fact.arguments["yen"] for fact in barrels)
        yield words.say("market-told-barrels-sold", count=len(barrels), yen=str(total))
    yield from trades(group, words)
    for fact in group.facts:
        yield from visit_part(fact, words)
    prices = [f"¥{fact.arguments['price']}" for fact in group.named("priced")]
    if prices:
        count = sum(fact.arguments["takoyaki"] for fact in group.named("converted")) or len(prices)
        yield words.say("market-told-takoyaki", count=count, prices=words.join(prices))
    tracks = group.named("eel-track")
    if tracks:
        yield words.say("market-told-track", value=tracks[-1].arguments["value"])


def trades(group: Group, words: Words) -> Iterator[str]:
    """At a trading spot: what was given, and what came for it."""
    given: list[Fact] = []
    taken: list[Fact] = []
    for fact in group.facts:
        if fact.name == "piece-offered":
            given.append(fact)
        elif fact.name == "piece-taken":
            taken.append(fact)
        elif fact.name in ("spot-sold", "spot-swapped"):
            spot, goods = fact.arguments["spot"], words.pieces(given)
            if fact.name == "spot-sold":
                yield words.say("market-told-trades", spot=spot, goods=goods, yen=str(fact.arguments["yen"]))
            else:
                yield words.say("market-told-swaps", spot=spot, goods=goods, taken=words.pieces(taken))
            given, taken = [], []


def visit_part(fact: Fact, words: Words) -> Iterator[str]:
    """What stands by itself among what was done."""
    arguments = fact.arguments
    if fact.name in ("ship-bought", "ship-sold"):
        size = words.thing(arguments["size"])
        id = "market-told-ship-bought" if fact.name == "ship-bought" else "market-told-ship-sold"
        yield words.say(id, size=size, ship=arguments["ship"], yen=str(arguments["yen"]))
    elif fact.name == "loan-taken":
        yield words.say("market-told-loan", yen=str(arguments["yen"]))
    elif fact.name == "share-bought":
        yield words.say("market-told-share", yen=str(arguments["yen"]))
    elif fact.name == "rented":
        yield words.say("market-told-rented", rental=words.thing(arguments["rental"]), yen=str(arguments["yen"]))
    elif fact.name == "rental-returned":
        yield words.say("market-told-rental-back", rental=words.thing(arguments["rental"]))
    elif fact.name == "port-opened":
        yield words.say("market-told-port", yen=str(arguments["yen"]))


def tell_purchase(group: Group, words: Words) -> str:
    """What somebody bought from whom."""
    bought = group.named("bought")
    goods = []
    for fact, count in words.same(bought, lambda fact: tuple(fact.arguments.values())):
        piece = words.goods(fact.arguments["piece"], count)
        goods.append(
            words.say(
                "market-told-bought",
                goods=piece,
                seller=words.seat(fact, "seller"),
                yen=str(fact.arguments["price"]),
                count=count,
            )
        )
    goods += [words.say("market-told-port", yen=str(fact.arguments["yen"])) for fact in group.named("port-opened")]
    return words.say("market-told-buys", seat=words.seat(bought[0]), goods=words.join(goods))


def tell_auction(group: Group, words: Words) -> str:
    """Who bid what, and who gets it."""
    bids = [
        words.say("market-told-bid", seat=words.seat(fact), bid=str(fact.arguments["bid"]))
        for fact in sorted(group.named("bid-shown"), key=lambda fact: -int(fact.arguments["bid"]))
    ]
    parts = [words.say("market-told-bids", bids=words.join(bids))] if bids else []
    won = group.named("auction-won")
    for fact in won:
        piece, bid = words.piece(fact), str(fact.arguments["bid"])
        seat, fisher = words.seat(fact), words.seat(fact, "fisher")
        own = fact.arguments["seat"] == fact.arguments["fisher"]
        id = "market-told-won-own" if own else "market-told-won"
        parts.append(words.say(id, seat=seat, piece=piece, bid=bid, fisher=fisher))
    if not won:
        parts.append(words.say("market-told-tied"))
    return words.sentences(*parts)


TELLERS: dict[str, Callable[[Group, Words], str]] = {
    "start": tell_start,
    "fishing": tell_fishing,
    "visit": tell_visit,
    "purchase": tell_purchase,
    "auction": tell_auction,
}

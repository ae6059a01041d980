"""What happened in a game of Tsukiji, told as people tell it: the reveal lot by lot, a purchase in one line."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.games.tsukiji.board import (
    CLOCK,
    GOLD,
    LONGEST_NAME,
    QUIET,
    YOURS,
    draw_badge,
    draw_ticket,
)
from uogashi.games.tsukiji.notation import FACTS
from uogashi.games.tsukiji.rules import SPARE_ANNULMENT
from uogashi.text import Texts, signed, with_minus
from uogashi.text.drawing import fit
from uogashi.text.facts import fact_sentence

PURCHASE_FACTS = {
    "lot-bought",
    "product-laid",
    "takusan-laid",
    "takusan-discarded",
    "yakuza-paid",
    "yakuza-went",
}
REVEAL_FACTS = {"ticket-revealed", "lot-valued", "tablet-given", "marker-moved"}
CARD_WENT = {"takusan-laid": ("takusan", " → "), "yakuza-paid": ("yakuza", " ← ")}
"""Where a Takusan went, and what a Yakuza took."""
LOT_WIDTH = 8
UNTOLD = {"lot-offered", "ticket-placed", "seat-ready", "first-player", "scored"}
"""What the table shows anyway, and what is told together with something else."""


def tell(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool = False) -> Iterator[Text]:
    """The facts as lines; `plain` says everything in words."""
    for kind, group in groupby((fact for fact in facts if fact.name not in UNTOLD), key=chapter):
        part = list(group)
        if kind == "reveal":
            yield from tell_reveal(part, seats, say, plain)
        elif kind == "purchase":
            yield tell_purchase(part, seats, say, plain)
        elif kind == "round-begins":
            yield Text(f"── {sentence(part[0], seats, say)}", style=YOURS)
        else:
            for fact in part:
                yield Text(sentence(fact, seats, say))


def chapter(fact: Fact) -> str:
    if fact.name in REVEAL_FACTS:
        return "reveal"
    return "purchase" if fact.name in PURCHASE_FACTS else fact.name


def sentence(fact: Fact, seats: Sequence[str], say: Texts) -> str:
    return fact_sentence("tsukiji", FACTS, fact, seats, say)


# --- the reveal --------------------------------------------------------------------------------------------------


def tell_reveal(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool) -> Iterator[Text]:
    """The tickets of each lot and what they make, then who gets which tablet and why, then the market."""
    tickets: dict[int, list[str]] = {}
    for fact in named(facts, "ticket-revealed"):
        tickets.setdefault(fact.arguments["lot"], []).append(fact.arguments["ticket"])
    values = {fact.arguments["lot"]: fact for fact in named(facts, "lot-valued")}
    yield Text(say.say("tsukiji-told-reveal"), style="bold")
    if not plain:
        yield reveal_header(seats, say)
    for lot, laid in tickets.items():
        tell_lot = describe_tickets if plain else draw_tickets_line
        yield tell_lot(lot, laid, values[lot], seats, say)
    yield from tell_tablets(facts, {lot: int(fact.arguments["value"]) for lot, fact in values.items()}, say, plain)
    if plain:
        for fact in named(facts, "marker-moved"):
            yield Text(sentence(fact, seats, say))
    else:
        yield draw_moves(named(facts, "marker-moved"), say)


def named(facts: Sequence[Fact], name: str) -> list[Fact]:
    return [fact for fact in facts if fact.name == name]


def shown_names(seats: Sequence[str], say: Texts) -> list[str]:
    return [say.seat_name(seat, seats) for seat in range(len(seats))]


def name_room(seats: Sequence[str]) -> int:
    """Columns for a name, so that the names of four fit beside what they make."""
    return min(LONGEST_NAME, max(6, *map(cell_len, seats)), 44 // len(seats))


def reveal_header(seats: Sequence[str], say: Texts) -> Text:
    room = name_room(seats)
    names = [fit(name, room) for name in shown_names(seats, say)]
    return Text(" " * LOT_WIDTH + "".join(" " * (room + 1 - cell_len(name)) + name for name in names), style=QUIET)


def draw_tickets_line(lot: int, laid: Sequence[str], valued: Fact, seats: Sequence[str], say: Texts) -> Text:
    """` lot 2      4  ×2   3   1   (4+3+1) ×2 = 16`, with struck fours crossed out."""
    room = name_room(seats)
    line = Text(set_cell_size(say.say("tsukiji-told-lot", lot=lot), LOT_WIDTH))
    struck = int(valued.arguments["struck"])
    for ticket in laid:
        crossed = ticket == "4" and struck > 0
        struck -= crossed
        drawn = draw_ticket(ticket, say, crossed)
        line.append(" " * (room + 1 - drawn.cell_len))
        line.append_text(drawn)
    line.append(f"   {formula(laid, valued)} = ")
    line.append(with_minus(int(valued.arguments["value"])), style="bold")
    return line


def formula(laid: Sequence[str], valued: Fact) -> str:
    """How the value comes about: what is added, struck fours left out, and what is doubled."""
    struck = int(valued.arguments["struck"])
    fours, annulments = struck, struck
    parts: list[str] = []
    for ticket in laid:
        if ticket == "4" and fours > 0:
            fours -= 1
        elif ticket == "annul" and annulments > 0:
            annulments -= 1
        elif ticket == "annul":
            parts.append(str(SPARE_ANNULMENT))
        elif ticket != "x2":
            parts.append(with_minus(int(ticket)))
    total = "+".join(parts).replace("+−", "−") or "0"
    doublings = int(valued.arguments["doublings"])
    if not doublings:
        return total
    return (f"({total})" if len(parts) > 1 else total) + " ×2" * doublings


def describe_tickets(lot: int, laid: Sequence[str], valued: Fact, seats: Sequence[str], say: Texts) -> Text:
    parts = [
        say.say("tsukiji-told-ticket", seat=say.seat_name(seat, seats), ticket=say.thing("tsukiji", ticket))
        for seat, ticket in enumerate(laid)
    ]
    told = say.say("tsukiji-told-tickets", lot=lot, tickets=say.join(parts))
    return Text(say.sentences(told, sentence(valued, seats, say)))


def tell_tablets(facts: Sequence[Fact], values: dict[int, int], say: Texts, plain: bool) -> Iterator[Text]:
    """The lots in the order of their tablets, the dearest first; of equal ones it is said why."""
    given = {fact.arguments["lot"]: fact for fact in named(facts, "tablet-given")}
    order = sorted(given, key=lambda lot: (-given[lot].arguments["price"], -values[lot], lot))
    for place, lot in enumerate(order):
        price, modifier = given[lot].arguments["price"], signed(int(given[lot].arguments["modifier"]))
        tied = place > 0 and values[order[place - 1]] == values[lot]
        why = say.say("tsukiji-told-tie", lot=order[place - 1]) if tied else ""
        if plain:
            id = "tsukiji-told-tablet" if place else "tsukiji-told-tablet-clock"
            words = say.say(id, lot=lot, price=price, modifier=modifier)
            yield Text(say.sentences(words, why))
            continue
        line = Text(set_cell_size(say.say("tsukiji-told-lot", lot=lot), LOT_WIDTH))
        line.append(f"{with_minus(values[lot]):>4}", style="bold")
        line.append("  ▸ ", style=QUIET)
        line.append(f"¥{price:<3}", style=f"bold {GOLD}")
        line.append(f"{modifier:>3} {' ' if place else CLOCK}")
        line.append(f"  {why}", style=QUIET)
        yield line


def draw_moves(facts: Sequence[Fact], say: Texts) -> Text:
    line = Text(say.say("tsukiji-told-market"), style=QUIET)
    for fact in facts:
        line.append("  ")
        line.append_text(draw_badge(fact.arguments["product"], say))
        line.append(f" {signed(int(fact.arguments['by']))}", style="bold default")
        line.append(f" → {fact.arguments['space']}", style="default")
    return line


# --- purchases ---------------------------------------------------------------------------------------------------


def tell_purchase(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool) -> Text:
    """Who buys what for how much, and where Takusan and Yakuza went, in one line."""
    cards = [fact.arguments["product"] for fact in facts if fact.name == "product-laid"]
    line = Text()
    for fact in facts:
        if fact.name == "lot-bought":
            words = {**fact.arguments, "seat": say.seat_name(fact.arguments["seat"], seats)}
            if plain and cards:
                things = say.join(say.thing("tsukiji", card) for card in cards)
                line.append(say.say("tsukiji-told-buys-cards", cards=things, **words))
            else:
                line.append(sentence(fact, seats, say))
                for card in cards:
                    line.append_text(Text.assemble("  ", draw_badge(card, say), f" {say.thing('tsukiji', card)}"))
        elif fact.name in CARD_WENT and line and not plain:
            card, arrow = CARD_WENT[fact.name]
            line.append_text(Text.assemble("  ", draw_badge(card, say), arrow, draw_badge(fact.arguments["row"], say)))
            line.append(f" {say.thing('tsukiji', fact.arguments['row'])}")
        elif fact.name != "product-laid":
            line.append(say.say("sentence-gap") if line else "")
            line.append(sentence(fact, seats, say))
    return line

"""The game log of Tsukiji, drawn: a table of the tickets, badges instead of words. `story.py` groups it."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.core.story import named
from uogashi.games.tsukiji.board import (
    CLOCK,
    GOLD,
    LONGEST_NAME,
    QUIET,
    draw_badge,
    draw_ticket,
)
from uogashi.games.tsukiji.quotation import SPARE_ANNULMENT
from uogashi.games.tsukiji.story import WORDS, groups_of, tablets, tell, tell_tie, tickets_by_lot, valued
from uogashi.text import Texts, signed, with_minus
from uogashi.text.drawing import fit
from uogashi.text.stories import tell_lines

CARD_WENT = {"takusan-laid": ("takusan", " → "), "yakuza-paid": ("yakuza", " ← ")}
"""Where a Takusan went, and what a Yakuza took."""
LOT_WIDTH = 8


def draw(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Iterator[Text]:
    """The facts as lines."""
    for kind, part in groups_of(facts):
        if kind == "reveal":
            yield from draw_reveal(part, seats, say)
        elif kind == "purchase":
            yield draw_purchase(part, seats, say)
        else:
            yield from (words for _, words in tell_lines(tell(part), seats, say))


# --- the reveal --------------------------------------------------------------------------------------------------


def draw_reveal(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Iterator[Text]:
    """The tickets of each lot and what they make, then who gets which tablet and why, then the market."""
    yield Text(say.say("tsukiji-told-reveal"), style="bold")
    yield reveal_header(seats, say)
    values = valued(facts)
    for lot, tickets in tickets_by_lot(facts).items():
        yield draw_tickets([fact.arguments["ticket"] for fact in tickets], values[lot], seats, say)
    for place, (given, tied) in enumerate(tablets(facts)):
        why = say.sentences(*(say.explain(each) for each in tell_tie(tied)))
        yield draw_tablet(given, int(values[given.arguments["lot"]].arguments["value"]), place == 0, why, say)
    yield draw_moves(named(facts, "marker-moved"), say)


def name_room(seats: Sequence[str]) -> int:
    """Columns for a name, so that the names of four fit beside what they make."""
    return min(LONGEST_NAME, max(6, *map(cell_len, seats)), 44 // len(seats))


def reveal_header(seats: Sequence[str], say: Texts) -> Text:
    room = name_room(seats)
    names = [fit(say.seat_name(seat, seats), room) for seat in range(len(seats))]
    return Text(" " * LOT_WIDTH + "".join(" " * (room + 1 - cell_len(name)) + name for name in names), style=QUIET)


def draw_tickets(laid: Sequence[str], valued: Fact, seats: Sequence[str], say: Texts) -> Text:
    """` lot 2      4  ×2   3   1   (4+3+1) ×2 = 16`, with struck fours crossed out."""
    room = name_room(seats)
    line = Text(set_cell_size(say.say("tsukiji-told-lot", lot=valued.arguments["lot"]), LOT_WIDTH))
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


def draw_tablet(given: Fact, value: int, dearest: bool, why: str, say: Texts) -> Text:
    line = Text(set_cell_size(say.say("tsukiji-told-lot", lot=given.arguments["lot"]), LOT_WIDTH))
    line.append(f"{with_minus(value):>4}", style="bold")
    line.append("  ▸ ", style=QUIET)
    line.append(f"¥{given.arguments['price']:<3}", style=f"bold {GOLD}")
    line.append(f"{signed(int(given.arguments['modifier'])):>3} {CLOCK if dearest else ' '}")
    line.append(f"  {why}", style=QUIET)
    return line


def draw_moves(facts: Sequence[Fact], say: Texts) -> Text:
    line = Text(say.say("tsukiji-told-market"), style=QUIET)
    for fact in facts:
        line.append("  ")
        line.append_text(draw_badge(fact.arguments["product"], say))
        line.append(f" {signed(int(fact.arguments['by']))}", style="bold default")
        line.append(f" → {fact.arguments['space']}", style="default")
    return line


# --- purchases ---------------------------------------------------------------------------------------------------


def draw_purchase(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Text:
    """Who buys what for how much, and where Takusan and Yakuza went, in one line."""
    line = Text()
    for fact in facts:
        if fact.name == "product-laid":
            card = fact.arguments["product"]
            line.append_text(Text.assemble("  ", draw_badge(card, say), f" {say.thing('tsukiji', card)}"))
        elif fact.name in CARD_WENT and line:
            card, arrow = CARD_WENT[fact.name]
            line.append_text(Text.assemble("  ", draw_badge(card, say), arrow, draw_badge(fact.arguments["row"], say)))
            line.append(f" {say.thing('tsukiji', fact.arguments['row'])}")
        else:
            line.append(say.say("sentence-gap") if line else "")
            line.append(say.explain(WORDS.sentence(fact), seats))
    return line

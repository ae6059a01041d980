"""What a player types in a game of Tsukiji: `4 0 x2 1`, `buy 2`, `2`, `pass`, `tako`, in English or their language.

`read` turns it into decisions, `suggest` completes it, `explain_choices` lists what is possible and what it would do.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.core.outlook import Choice
from uogashi.games.tsukiji import prompts
from uogashi.games.tsukiji.board import QUIET, YOURS, draw_badge, draw_ticket
from uogashi.games.tsukiji.notation import PRODUCT_NAMES
from uogashi.games.tsukiji.preview import lot_gains, preview_choices
from uogashi.games.tsukiji.reading import (
    ROW_PHASES,
    TICKET_SPELLINGS,
    find_row,
    names_card,
    read_decision,
    read_purchase,
    read_tickets,
)
from uogashi.games.tsukiji.view import TsukijiView
from uogashi.text import Texts, signed

SPECIAL = {"annul": "annul", "-1": "minus", "+6": "plus", "x2": "times"}
"""Special tickets, and how their messages are called."""


# --- reading -----------------------------------------------------------------------------------------------------


def read(typed: str, view: TsukijiView, say: Texts) -> list[str]:
    """The decisions that these words mean; several are separated by commas, tickets by spaces too."""
    typed = typed.replace("、", ",")
    if view.phase == "evaluation":
        return read_tickets(typed, view, say)
    words = typed.replace(",", " ").lower().split()
    bought = words[1:] if words and say.means(words[0], "tsukiji-word-buy") else words
    rows = bought[1:] if view.phase == "purchase" and bought[:1] and bought[0].isdecimal() else []
    if rows and not any(word.isdecimal() or is_verb(word, say) for word in rows):
        return read_purchase(bought, view, say)
    return [read_decision(part, view, say) for part in typed.split(",")]


def is_verb(word: str, say: Texts) -> bool:
    """Whether a word after a lot begins another decision; `p` alone is a product there."""
    if find_row([word], say) is not None:
        return False
    return any(say.means(word, f"tsukiji-word-{verb}") for verb in ("buy", "pass"))


# --- completing --------------------------------------------------------------------------------------------------


def suggest(before: str, view: TsukijiView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(word to complete the last one with, what it means): tickets still in the hand, lots, rows."""
    if view.phase == "evaluation":
        yield from suggest_tickets(before, view, say)
        return
    words = before.lower().replace(",", " ").split(" ")
    if len(words) > 2 and say.means(words[0], "tsukiji-word-buy"):
        yield from suggest_rows(words[1], view, say)
        return
    if "," in before:
        return
    buy, skip = say.words("tsukiji-word-buy")[0], say.words("tsukiji-word-pass")[0]
    if len(words) <= 1:
        for decision in legal:
            verb, _, object = decision.partition(" ")
            if verb == "buy":
                yield f"{buy} {object}", lot_meaning(view, int(object), say)
            elif verb == "pass":
                yield skip, say.say("tsukiji-meaning-pass")
            else:
                yield product_word(object, say), say.decision("tsukiji", decision)
        return
    for decision in legal:
        verb, _, object = decision.partition(" ")
        if verb == "buy" and say.means(words[0], "tsukiji-word-buy"):
            yield object, lot_meaning(view, int(object), say)
        elif verb in ROW_PHASES and names_card(words[0], verb, say):
            yield product_word(object, say), say.decision("tsukiji", decision)


def suggest_rows(lot: str, view: TsukijiView, say: Texts) -> Iterator[tuple[str, str]]:
    """Products, after a lot with cards that need a row."""
    if not (lot.isdecimal() and 1 <= int(lot) <= len(view.lots)):
        return
    for card in sorted(set(view.lots[int(lot) - 1].cards) & {*ROW_PHASES})[:1]:
        for product in PRODUCT_NAMES:
            yield product_word(product, say), say.decision("tsukiji", f"{card} {product}")


def product_word(product: str, say: Texts) -> str:
    """A product as it is best typed; its name in records is also understood everywhere."""
    return say.thing("tsukiji", product).lower()


def suggest_tickets(before: str, view: TsukijiView, say: Texts) -> Iterator[tuple[str, str]]:
    words = [word for word in before.replace(",", " ").split() if not say.means(word, "tsukiji-word-ticket")]
    typed = [TICKET_SPELLINGS.get(word, word) for word in words]
    finished = typed if before.endswith((" ", ",")) else typed[:-1]
    mine = view.seats[view.viewer or 0]
    if len(finished) + len(mine.placed or ()) >= len(view.lots):
        return
    lot = view.lots[len(finished) + len(mine.placed or ())]
    for ticket in mine.hand or ():
        if ticket not in finished:
            yield ticket, say.say("tsukiji-meaning-ticket", ticket=say.thing("tsukiji", ticket), lot=lot.lot)


def lot_meaning(view: TsukijiView, number: int, say: Texts) -> str:
    lot = view.lots[number - 1]
    cards = say.join(say.thing("tsukiji", card) for card in lot.cards)
    return f"¥{lot.price}: {cards}"


# --- questions and outcomes --------------------------------------------------------------------------------------


def ask(view: TsukijiView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """What this seat has to decide now, in one line; for tickets, those in hand in another."""
    line = Text(say.explain(prompts.ask(view), seats), style="bold")
    if view.phase == "evaluation":
        hand = view.seats[view.viewer or 0].hand or ()
        line.append("\n")
        line.append_text(Text("  ").join(Text(ticket) if plain else draw_ticket(ticket, say) for ticket in hand))
    return line


def offer(hidden: Any, configs: Any, view: TsukijiView, say: Texts, plain: bool) -> Text | None:
    """The rows that a Takusan may join or a Yakuza may take from, and what that does to the current score."""
    if view.phase not in ROW_PHASES:
        return None
    rows = [
        f"{say.thing('tsukiji', choice.decision.split()[1])} {signed(choice.change['score'])}"
        for choice in preview_choices(hidden, configs, view.viewer or 0)
    ]
    return Text(say.say("tsukiji-offer-rows", rows=say.join(rows)))


def explain_choices(hidden: Any, configs: Any, view: TsukijiView, say: Texts, plain: bool) -> RenderableType:
    """Everything that is possible now, with its cost and outcome."""
    seat = view.viewer or 0
    if view.phase == "evaluation":
        return explain_tickets(lot_gains(hidden, configs, seat), view, say)
    table = Table(box=None, pad_edge=False, header_style=QUIET)
    for name in ("choice", "money-after", "score-after", "brings"):
        table.add_column(say.say(f"tsukiji-column-{name}"), justify="right" if name.endswith("-after") else "left")
    now = view.seats[seat].score.total
    for choice in preview_choices(hidden, configs, seat):
        score = choice.after["score"]
        table.add_row(
            Text(typed_form(choice.decision, say), style="bold"),
            f"¥{choice.after['money']}",
            Text.assemble(str(score), (f" ({signed(score - now)})", YOURS)),
            choice_brings(choice, view, say, plain),
        )
    return table


def explain_tickets(gains: Sequence[int | None], view: TsukijiView, say: Texts) -> RenderableType:
    tickets = Table(box=None, pad_edge=False, show_header=False)
    tickets.add_column(no_wrap=True)
    tickets.add_column(overflow="fold")
    hand = view.seats[view.viewer or 0].hand or ()
    normal = [ticket for ticket in hand if ticket not in SPECIAL]
    tickets.add_row(Text(" ".join(normal), style="bold"), say.say("tsukiji-ticket-normal"))
    for ticket in hand:
        if ticket in SPECIAL:
            tickets.add_row(Text(ticket, style=YOURS), say.say(f"tsukiji-ticket-{SPECIAL[ticket]}"))
    lots = [
        Text(say.say("tsukiji-would-bring", lot=number, gain=signed(gain or 0)))
        for number, gain in enumerate(gains, start=1)
    ]
    return Group(tickets, Text(), *lots, Text(say.say("tsukiji-typed-example"), style=QUIET))


def choice_brings(choice: Choice, view: TsukijiView, say: Texts, plain: bool) -> Text:
    """The cards that come and what would be done with Takusan and Yakuza."""
    verb, _, object = choice.decision.partition(" ")
    line = Text()
    if verb == "buy":
        cards = view.lots[int(object) - 1].cards
        line = Text("  ").join(Text(say.thing("tsukiji", card)) if plain else draw_badge(card, say) for card in cards)
    then = choice.then if verb in ("buy", "pass") else [choice.decision, *choice.then]
    for decision in then:
        what, row = decision.split()
        line.append("  " if line else "")
        line.append(say.say(f"tsukiji-brings-{what}", row=say.thing("tsukiji", row)))
    return line


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language."""
    verb, _, object = decision.partition(" ")
    if verb == "buy":
        return f"{say.words('tsukiji-word-buy')[0]} {object}"
    if verb == "pass":
        return say.words("tsukiji-word-pass")[0]
    return product_word(object, say) if verb in ROW_PHASES else object


def sum_up(pending: Sequence[str], before: TsukijiView, after: TsukijiView, say: Texts) -> Text:
    """What was decided and not yet confirmed: the tickets on their lots, or what the purchase does to the purse."""
    seat = before.viewer or 0
    if pending[0].startswith("ticket"):
        placed = (before.seats[seat].placed or []) + [decision.split()[1] for decision in pending]
        line = Text()
        for lot, ticket in enumerate(placed, start=1):
            line.append("  ·  " if line else "", style=QUIET)
            line.append(f"{say.say('tsukiji-told-lot', lot=lot)}: ", style=QUIET)
            line.append_text(draw_ticket(ticket, say))
        return line
    old, new = before.seats[seat], after.seats[seat]
    verb, _, object = pending[0].partition(" ")
    words = say.say("tsukiji-sum-pass") if verb == "pass" else ""
    if verb == "buy":
        words = say.say("tsukiji-sum-buy", lot=int(object), price=before.lots[int(object) - 1].price)
    change = say.say(
        "tsukiji-sum-change", money=old.money, left=new.money, score=old.score.total, total=new.score.total
    )
    return Text.assemble((words, "bold"), f"  {change}")

"""What a player types in a game of Tokyo Tsukiji Market, in English or their language.

Decisions follow each other, with or without commas: `fishing, ship 1 fish mackerel, done`. A verb can be
left out where only one is meant (`squid` enters the squid market), names can be cut short (`enter sq`), a number is
the answer to the question asked: a price, a bid, a ship, a player. `3 squid` means three times.

`read` turns it into decisions, `suggest` completes it, `explain_choices` lists what is possible and what it would do.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.games.market import prompts
from uogashi.games.market.board import QUIET
from uogashi.games.market.choices import explain_bids, explain_decisions, explain_prices
from uogashi.games.market.hints import hint_words
from uogashi.games.market.preview import preview_choices
from uogashi.games.market.reading import Reader
from uogashi.games.market.view import MarketView
from uogashi.games.market.vocabulary import decision_words, typed_form
from uogashi.text import Texts, folded, with_minus

TOKEN = re.compile(r"[^\s,;]+")


def read(typed: str, view: MarketView, say: Texts) -> list[str]:
    """The decisions that these words mean."""
    text = typed.lower().replace("、", ",").replace("；", ",")
    if any(not part.strip() for part in re.split("[,;]", text)):
        raise Refusal("market-typed-nothing")
    reader = Reader(TOKEN.findall(text), view, say)
    return reader.read()


def suggest(before: str, view: MarketView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(what completes the last word, what it means): the decisions that are possible now."""
    if re.search("[,;、]", before):
        return  # what comes after a decision is asked for when it is due
    typed = folded(before).split(" ")[:-1]
    for decision in legal:
        form = typed_form(decision, say)
        words = form.split(" ")
        if typed == list(map(folded, words[: len(typed)])) and len(words) > len(typed):
            yield " ".join(words[len(typed) :]), decision_words(decision, view, say)


def ask(view: MarketView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """What this seat has to decide now, in one line, and what it can type in another."""
    words = say.explain(prompts.ask(view), seats)
    hint = hint_words(view, view.seats[view.viewer or 0], say)
    return Text.assemble((words, "bold"), (f"\n{hint}" if hint else "", QUIET))


def offer(hidden: Any, configs: Any, view: MarketView, say: Texts, plain: bool) -> Text | None:
    """The possible answers are in the question and on the table."""
    return None


def explain_choices(hidden: Any, configs: Any, view: MarketView, say: Texts, plain: bool) -> RenderableType:
    """Everything that is possible now, with its cost and outcome."""
    if view.phase in ("unloading", "converting", "repricing"):
        return explain_prices(hidden, configs, view, say)
    choices = preview_choices(hidden, configs, view.viewer or 0)
    return explain_bids(choices, view, say) if view.phase == "bidding" else explain_decisions(choices, view, say)


def sum_up(pending: Sequence[str], before: MarketView, after: MarketView, say: Texts) -> Text:
    """What was decided and waits to be confirmed, and what it does to money, value and score."""
    seat = before.viewer or 0
    old, new = before.seats[seat], after.seats[seat]
    done = say.join(typed_form(decision, say) for decision in pending)
    if pending[-1].startswith("bid "):
        bid = int(pending[-1].split()[1])
        return Text.assemble((say.say("market-sum-bid", bid=str(bid), left=str(old.money - bid)), "bold"))
    change = say.say(
        "market-sum-change",
        money=str(old.money),
        left=str(new.money),
        value=old.value,
        worth=new.value,
        score=with_minus(old.score),
        total=with_minus(new.score),
    )
    return Text.assemble((done, "bold"), f"\n{change}")

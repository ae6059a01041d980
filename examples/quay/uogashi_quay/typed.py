"""What a player types in a game of Quay: `3`, `take`, `leave`, or the words of the record such as `bid 3`."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.text import Texts
from uogashi_quay import preview, prompts
from uogashi_quay.view import QuayView


def ask(view: QuayView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """The sentence of `prompts.py`, and what can be typed."""
    how = say.say(f"quay-how-{view.phase}", take=take(say), leave=leave(say))
    return Text.assemble((say.explain(prompts.ask(view), seats), "bold"), " ", how)


def read(typed: str, view: QuayView, say: Texts) -> list[str]:
    """The decision that these words mean; there is only one in each turn."""
    word = typed.strip().lower()
    if view.phase == "bidding" and word.isdecimal():
        return [f"bid {int(word)}"]
    if view.phase == "awarding" and word.isdecimal():
        return [f"award seat {int(word) - 1}"]  # people count from 1
    if view.phase == "taking" and word in say.words("quay-word-take"):
        return [f"take {view.crate}"]
    if view.phase == "taking" and word in say.words("quay-word-leave"):
        return ["leave"]
    if word.split(" ")[0] in ("bid", "award", "take", "leave"):
        return [word]
    raise Refusal("quay-typed-unknown", typed=word)


def suggest(before: str, view: QuayView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(completion, what it means)."""
    for decision in legal:
        form = typed_form(decision, say)
        if form.startswith(before.lower()):
            yield form, say.decision("quay", decision, prompts.ask(view))


def offer(hidden: Any, configs: Any, view: QuayView, say: Texts, plain: bool) -> Text | None:
    """The question names all answers."""
    return None


def explain_choices(hidden: Any, configs: Any, view: QuayView, say: Texts, plain: bool) -> RenderableType:
    """What is possible now, and the outcome of each."""
    lines = [ask(view, say, plain)]
    for choice in preview.outlook(hidden, configs, view.viewer or 0).choices:
        money, score = choice.after["money"], choice.after["score"]
        lines.append(Text(say.say("quay-choice", choice=typed_form(choice.decision, say), money=money, score=score)))
    return Group(*lines)


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language."""
    verb, *rest = decision.split(" ")
    if verb == "award":
        return str(int(rest[-1]) + 1)
    return {"take": take(say), "leave": leave(say)}.get(verb) or rest[0]


def sum_up(pending: Sequence[str], before: QuayView, after: QuayView, say: Texts) -> Text:
    """What was decided and waits to be confirmed."""
    return Text(say.join(say.decision("quay", decision, prompts.ask(before)) for decision in pending))


def take(say: Texts) -> str:
    return say.words("quay-word-take")[0]


def leave(say: Texts) -> str:
    return say.words("quay-word-leave")[0]

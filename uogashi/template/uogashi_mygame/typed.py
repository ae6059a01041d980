"""What a player types in a game of Mygame: a number, or the words of the record such as `take 2`."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.text import Texts
from uogashi_mygame import preview, prompts
from uogashi_mygame.view import MygameView


def ask(view: MygameView, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    """The sentence of `prompts.py`, and what can be typed."""
    return Text(say.explain(prompts.ask(view), seats), style="bold")


def read(typed: str, view: MygameView, say: Texts) -> list[str]:
    """The decisions that these words mean, or a refusal."""
    word = typed.strip().lower().removeprefix("take ")  # TODO: words in other languages
    if not word.isdecimal():
        raise Refusal("mygame-typed-unknown", typed=typed)
    return [f"take {int(word)}"]


def suggest(before: str, view: MygameView, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    """(completion of the last word, what it means)."""
    for decision in legal:
        yield typed_form(decision, say), say.decision("mygame", decision, prompts.ask(view))


def offer(hidden: Any, configs: Any, view: MygameView, say: Texts, plain: bool) -> Text | None:
    """The answers, in a line below the question, where one could not know them."""
    return None


def explain_choices(hidden: Any, configs: Any, view: MygameView, say: Texts, plain: bool) -> RenderableType:
    """What is possible now, and the outcome of each."""
    choices = preview.outlook(hidden, configs, view.viewer or 0).choices
    return Group(*(say.decision("mygame", choice.decision, prompts.ask(view)) for choice in choices))


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language."""
    return decision.removeprefix("take ")


def sum_up(pending: Sequence[str], before: MygameView, after: MygameView, say: Texts) -> Text:
    """What was decided and waits to be confirmed."""
    return Text(say.join(say.decision("mygame", decision, prompts.ask(before)) for decision in pending))

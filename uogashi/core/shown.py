"""What people see of a game in play. Callers that check whether a game can be shown at all use this:
the compiler, the server when it starts, the doctor and the kit.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import parse
from fluent.syntax.ast import Message as FluentMessage

from uogashi.core.errors import Message, Series, Term
from uogashi.core.game import Game
from uogashi.core.match import Entry, Match
from uogashi.core.outlook import Outlook
from uogashi.core.parts import TEXTS

encode = msgspec.json.Encoder().encode


def shown_to(match: Match, seat: int) -> tuple[list[Message], Outlook]:
    """The question and warnings for a seat that has to decide, and the outcome of its decisions; a view that cannot be
    sent to a page is an error.
    """
    game, view = match.game, match.view(seat)
    encode(view)
    asked = game.ask(view)
    messages = [*([asked] if asked is not None else []), *game.warnings(view)]
    return messages, game.outlook(match.hidden(seat), match.configs, seat)


def story_for(match: Match, entry: Entry, reader: int) -> list[Message]:
    """What a reader sees of an entry."""
    return [message for line in match.game.tell(match.facts(entry, reader)) for message in line.messages]


# --- the words for it --------------------------------------------------------------------------------------------


def ids_shown(match: Match, seat: int, messages: list[Message], outlook: Outlook) -> Iterator[str]:
    """The ids of all that a seat reads before it decides: what it is shown, and its decisions."""
    yield from ids_in(messages)
    yield from outlook_ids(match.game, outlook)
    yield from (f"{match.game.name}-decision-{decision.split()[0]}" for decision in match.legal(seat))


def outlook_ids(game: Game, outlook: Outlook) -> Iterator[str]:
    """The ids of a preview's messages, by the names that clients look for."""
    for choice in outlook.choices:
        yield from ids_in(choice.ends)
        yield from (f"{game.name}-outcome-{name}" for name in (*choice.change, *choice.after))
    for columns in outlook.columns.values():
        yield from (f"{game.name}-view-{column.replace('_', '-')}" for column in columns)


def ids_in(said: Any) -> Iterator[str]:
    """The ids of all messages and terms in there."""
    if isinstance(said, Message):
        yield said.id
        yield from ids_in(list(said.arguments.values()))
    elif isinstance(said, Term):
        yield said.term
    elif isinstance(said, Series):
        yield from ids_in(said.items)
        if said.between is not None:
            yield said.between
    elif isinstance(said, list | tuple):
        for each in said:
            yield from ids_in(each)


def unsaid(game: Game, ids: Iterable[str]) -> set[str]:
    """Those of these messages that should be the game's and that its English texts do not have."""
    return {id for id in ids if id.startswith(f"{game.name}-")} - message_ids(game)


@cache
def message_ids(game: Game) -> frozenset[str]:
    """The ids of those English messages that browsers also get."""
    texts = [(game.folder / file).read_text(encoding="utf-8") for file in TEXTS]
    entries = [entry for text in texts for entry in parse(text).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, FluentMessage))

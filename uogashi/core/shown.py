"""What people are shown of a game in play. Whoever wants to know whether a game can be shown at all asks for it here:
the compiler, the server when it starts, and the kit.
"""

from uogashi.core.errors import Message
from uogashi.core.match import Entry, Match
from uogashi.core.outlook import Outlook


def shown_to(match: Match, seat: int) -> tuple[list[Message], Outlook]:
    """What a seat that has to decide is asked and warned of, and what its decisions would bring."""
    game, view = match.game, match.view(seat)
    asked = game.ask(view)
    messages = [*([asked] if asked is not None else []), *game.warnings(view)]
    return messages, game.outlook(match.hidden(seat), match.configs, seat)


def story_for(match: Match, entry: Entry, reader: int) -> list[Message]:
    """What a reader is told of an entry."""
    return [message for line in match.game.tell(match.facts(entry, reader)) for message in line.messages]

"""Who chooses moves. A bot sees only what its seat may know, and draws from its own generator."""

import re

from uogashi.core.errors import Refusal

BOT_NAMES = ("random", "greedy")
"""The bots by name; the place in this list is their number in compiled code (`choose.py`)."""
RANDOM = BOT_NAMES.index("random")
OWN = len(BOT_NAMES)
"""The number of all bots that are not compiled: users' own functions (`own.py`)."""
CALLED = re.compile(rf"(?:{'|'.join(BOT_NAMES)})\d*", re.IGNORECASE)
OWN_CALLED = re.compile(r"([^:]+:[^\W\d]\w*) \d+")
"""The name of a seat played by such a function: `my_bot:choose 1`."""


def is_bot_name(name: str) -> bool:
    """Whether this is a bot's name, with anything between its kind and its number: `greedy 1`, `Greedy-2`."""
    bare = "".join(letter for letter in name if letter.isalnum())
    return CALLED.fullmatch(bare) is not None or OWN_CALLED.fullmatch(name) is not None


def read_bots(text: str, players: int) -> tuple[str, ...]:
    """A list such as `greedy,my_bot.py:choose,random:3`: who sits where. One name alone means all seats."""
    parts = [read_part(part.strip()) for part in text.split(",")]
    if len(parts) == 1 and parts[0][1] is None:
        return (parts[0][0],) * players
    bots = [bot for bot, count in parts for _ in range(count or 1)]
    if len(bots) != players:
        raise Refusal("bots-count", given=len(bots), players=players)
    return tuple(bots)


def read_part(part: str) -> tuple[str, int | None]:
    """A bot, and how many seats it takes if given: `random`, `random:3`, `my_bot.py:choose:2`."""
    found = re.fullmatch(r"(.+):([1-9][0-9]?)", part)
    bot, count = (found[1], int(found[2])) if found else (part, None)
    if ":" in bot:
        check_own(bot, part)
    elif not bot:
        raise Refusal("bots-shape", value=part)
    elif bot not in BOT_NAMES:
        raise Refusal("bot-unknown-or-own", bot=bot, known=", ".join(BOT_NAMES))
    return bot, count


def check_own(bot: str, part: str) -> None:
    place, _, function = bot.rpartition(":")
    if not place or place in BOT_NAMES or not function.isidentifier():
        raise Refusal("bots-shape", value=part)


def is_own(bot: object) -> bool:
    """Whether this is a user's own function or a path to one, not a built-in name."""
    return not isinstance(bot, str) or ":" in bot

"""Who chooses moves. A bot sees only what its seat may know, and draws from a generator of its own."""

import re

from uogashi.core.errors import Refusal

BOT_NAMES = ("random", "greedy")
"""The bots by name; the place in this list is their number in compiled code (`choose.py`)."""
RANDOM = BOT_NAMES.index("random")
CALLED = re.compile(rf"(?:{'|'.join(BOT_NAMES)})\d*", re.IGNORECASE)


def is_bot_name(name: str) -> bool:
    """Whether this is how a bot is called, whatever stands between its kind and its number: `greedy 1`, `Greedy-2`."""
    return CALLED.fullmatch("".join(letter for letter in name if letter.isalnum())) is not None


def read_bots(text: str, players: int) -> tuple[str, ...]:
    """A list such as `random:3,random`: who sits where. One name alone means all seats."""
    bots: list[str] = []
    for part in text.split(","):
        name, colon, count = part.strip().partition(":")
        if (colon and not re.fullmatch(r"[1-9][0-9]?", count)) or not name:
            raise Refusal("bots-shape", value=part)
        if name not in BOT_NAMES:
            raise Refusal("bot-unknown", bot=name, known=", ".join(BOT_NAMES))
        bots += [name] * (int(count) if colon else 1)
    if len(bots) == 1 and ":" not in text:
        bots *= players
    if len(bots) != players:
        raise Refusal("bots-count", given=len(bots), players=players)
    return tuple(bots)

"""Bots at a match, in plain Python: ours by name, and anybody's as a function.

    match = Match.new(load_game("tsukiji"), ["mine", "greedy 1"], seed="1/42")
    play_to_the_end(match, [my_bot, "greedy"])

A function gets what its seat sees and the names of what it may decide, and returns one of them.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from uogashi.bots import BOT_NAMES
from uogashi.bots.choose import choose_at, new_sheets
from uogashi.core.chance import new_generator
from uogashi.core.match import Match

Bot = str | Callable[[Any, list[str]], str]
"""The name of one of our bots, or (view, legal decisions) → decision."""


def decide(match: Match, seat: int, bot: Bot, rngs: Any) -> str:
    """What this bot decides; `rngs` is an array of one generator, for bots that need luck."""
    if not isinstance(bot, str):
        return bot(match.view(seat), match.legal(seat))
    sheets = new_sheets(match.game.actions)
    action = choose_at(BOT_NAMES.index(bot), match.hidden(seat), match.configs, seat, sheets, rngs)
    return match.game.decision_name(match.states, match.configs, action)


def new_luck(match: Match) -> Any:
    """An array of one generator for the bots of a match; the same for the same seed."""
    return new_generator(match.game.name, f"{match.seed or secrets.token_hex(32)} bots")


def play_to_the_end(match: Match, bots: Sequence[Bot]) -> None:
    """Let the bots play, one in each seat. The same seed gives the same game if the functions need no luck."""
    rngs = new_luck(match)
    while not match.over:
        seat = match.acting[0]
        match.play(seat, decide(match, seat, bots[seat], rngs))

"""Bots at a match, in plain Python: ours by name, and any other as a function.

    match = Match.new(load_game("tsukiji"), ["mine", "greedy 1"], seed="1/42")
    play_to_the_end(match, [my_bot, "greedy"])

A function gets what its seat sees and the names of what it may decide, and returns one of them.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from uogashi.bots import BOT_NAMES, is_own, read_bots
from uogashi.bots.choose import choose_at, new_scratches
from uogashi.bots.own import OwnBot, bot_title, check_decision, check_signature
from uogashi.core.chance import new_generator
from uogashi.core.errors import Refusal
from uogashi.core.match import Match

Bot = str | Callable[[Any, list[str]], str]
"""The name of one of our bots, where to find a function (`my_bot.py:choose`), or (view, legal decisions) → decision."""


def ready_bots(bots: Sequence[Bot]) -> list[Bot]:
    """The same bots, those found elsewhere loaded; each of these only once."""
    found: dict[str, Bot] = {}
    for bot in bots:
        if not isinstance(bot, str):
            check_signature(bot, bot_title(bot) if callable(bot) else repr(bot))
        elif bot not in found:
            if not is_own(bot) and bot not in BOT_NAMES:
                raise Refusal("bot-unknown-or-own", bot=bot, known=", ".join(BOT_NAMES))
            found[bot] = OwnBot(bot) if is_own(bot) else bot
    return [found[bot] if isinstance(bot, str) else bot for bot in bots]


def fill_seats(bots: Bot | Sequence[Bot], players: int) -> list[Bot]:
    """A bot for each seat: a list with one for each, a text as `--bots` takes it, or one function for all."""
    if isinstance(bots, str):
        return list(read_bots(bots, players))
    if callable(bots):
        return [bots] * players
    given = as_list(bots)
    if len(given) != players:
        raise Refusal("bots-count", given=len(given), players=players)
    return given


def as_list(bots: Any) -> list[Bot]:
    try:
        return list(bots)
    except TypeError:
        raise Refusal("bots-no-list", value=str(bots)) from None


def decide(match: Match, seat: int, bot: Bot, rngs: Any) -> str:
    """What this bot decides; `rngs` is an array of one generator, for bots that need luck."""
    if not isinstance(bot, str):
        legal = match.legal(seat)
        decision = bot(match.view(seat), list(legal))
        check_decision(bot, decision, legal)
        return decision
    scratches = new_scratches(match.game.actions)
    action = choose_at(BOT_NAMES.index(bot), match.hidden(seat), match.configs, seat, scratches, rngs)
    return match.game.decision_name(match.states, match.configs, action)


def new_luck(match: Match) -> Any:
    """An array of one generator for the bots of a match; the same for the same seed."""
    return new_generator(match.game.name, f"{match.seed or secrets.token_hex(32)} bots")


def play_to_the_end(match: Match, bots: Bot | Sequence[Bot]) -> Match:
    """Let the bots play, one in each seat, and return the match. One name or function alone plays all seats.

    The same seed gives the same game if the functions need no luck.
    """
    ready = ready_bots(fill_seats(bots, len(match.seats)))
    rngs = new_luck(match)
    for seat in seats_until_over(match):
        match.play(seat, decide(match, seat, ready[seat], rngs))
    return match


def seats_until_over(match: Match) -> Iterator[int]:
    """Seats that may act, one after another. A game that never ends is an error, not a reason to hang."""
    bound = match.game.longest(match.configs[0])
    for _ in range(bound + 1):
        if match.over:
            return
        yield match.acting[0]
    raise RuntimeError(f"the game does not end within {bound} decisions")

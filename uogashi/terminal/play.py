"""`uogashi play`: a game in the terminal, against bots, with others at the same keyboard, or taken up again."""

import re
import sys
from pathlib import Path

from uogashi.bots import BOT_NAMES, is_bot_name, read_bots
from uogashi.core.errors import Refusal, Term
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import Foul, restore
from uogashi.games import load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.asking import PlainAsker, TerminalAsker
from uogashi.terminal.exits import OK
from uogashi.terminal.records import foul_line, pick_record, seats_of, warm_game_of
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import Seats, Session
from uogashi.terminal.settings import asked_figures, asked_options, asked_rules, option_words, recommended_options
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

USUAL_PLAYERS = 4
USUAL_BOT = "greedy"
LONGEST_NAME = 40
NOT_WITH_RESUME = ("players", "bots", "hotseat", "name", "seed", "variant", "option", "components", "rules")
BOT_NAME = re.compile(rf"({'|'.join(BOT_NAMES)}) ?\d*", re.IGNORECASE)
"""Bots are called by what they are and a number, so that a record tells who played."""


def play_game(values: Values, say: Texts) -> int:
    match, bots = resume_match(values, say) if values["resume"] else new_match(values, say)
    screen = Screen(values["plain"], pause=not values["no-pause"])
    asker = PlainAsker() if screen.plain or not sys.stdin.isatty() else TerminalAsker()
    file = Path(values["resume"]) if values["resume"] else None
    if not values["resume"]:
        recommend(match, values, screen, say)
    while True:
        session = Session(match, bots, say, screen, asker, confirm=not values["no-confirm"])
        session.file = file
        if not session.run():
            return OK
        match = Match.new(match.game, match.seats, options=match.options, figures=match.figures, rules=match.rules)
        file = None


# --- a new game --------------------------------------------------------------------------------------------------


def new_match(values: Values, say: Texts) -> tuple[Match, Seats]:
    if values["game"] is None:
        raise Refusal("argument-missing", command="play", metavar=Term("metavar-game"))
    game = load_game(values["game"])
    values = {**values, "players": values["players"] or min(USUAL_PLAYERS, game.most_players)}
    game.check_players(values["players"])
    people = values["hotseat"] or max(1, len(values["name"]))
    if people > values["players"]:
        raise Refusal("hotseat-too-many", people=people, players=values["players"])
    free = values["players"] - people
    if values["bots"] and not free:
        raise Refusal("bots-no-seat")
    bots = read_bots(values["bots"] or USUAL_BOT, free) if free else ()
    names = people_names(values["name"], people, say)
    options, figures = asked_options(game, values), asked_figures(game, values)
    ensure_warm(game.name, say)
    seats = [*names, *(f"{bot} {number}" for number, bot in enumerate(bots, start=1))]
    rules = asked_rules(game, values)
    match = Match.new(game, seats, seed=values["seed"], options=options, figures=figures, rules=rules)
    return match, (*[None] * people, *bots)


def recommend(match: Match, values: Values, screen: Screen, say: Texts) -> None:
    """What so many players do well to choose, why, and how."""
    values = {**values, "players": len(match.seats)}
    for option, value in recommended_options(match.game, values).items():
        why = say.say(f"{match.game.name}-option-{option.replace('_', '-')}-recommended")
        screen.print(say.say("play-recommended", why=why, option=option, value=option_words(value)))


def people_names(given: list[str], people: int, say: Texts) -> list[str]:
    """The names of the persons: those given, then guests."""
    names = [" ".join(name.split()) for name in given]
    if len(names) > people:
        raise Refusal("names-too-many", names=len(names), people=people)
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refusal("name-wrong", name=name, most=LONGEST_NAME)
        if is_bot_name(name):
            raise Refusal("name-of-a-bot", name=name)
    if people == 1 and not names:
        return [say.say("play-you")]
    names += [say.say("play-guest", number=number) for number in range(len(names) + 1, people + 1)]
    for name in names:
        if names.count(name) > 1:
            raise Refusal("name-twice", name=name)
    return names


# --- a game taken up again ---------------------------------------------------------------------------------------


def resume_match(values: Values, say: Texts) -> tuple[Match, Seats]:
    """The game of a record; seats that are called like a bot are played by that bot."""
    given = [name for name in NOT_WITH_RESUME if values[name]]
    if given:
        raise Refusal("resume-alone", option=f"--{given[0]}")
    if values["resume"] == "-":
        raise Refusal("resume-needs-file")
    record = None
    try:
        record = pick_record(Path(values["resume"]), 1)
        warm_game_of(record, set(), say)
        match = restore(record, load_game)
    except Foul as foul:
        raise Refusal("resume-foul", sentence=foul_line(values["resume"], 1, foul, seats_of(record), say)) from None
    check_asked_game(match.game, values["game"])
    if match.partial:
        raise Refusal("match-partial")
    found = [BOT_NAME.fullmatch(name) for name in match.seats]
    bots = [each[1].lower() if each else None for each in found]
    if None not in bots:
        bots[0] = None  # a game of bots only: whoever takes it up sits down in the first seat
    return match, bots


def check_asked_game(game: Game, asked: str | None) -> None:
    if asked is not None and asked != game.name:
        raise Refusal("resume-other-game", asked=asked, game=Term(f"{game.name}-title"))

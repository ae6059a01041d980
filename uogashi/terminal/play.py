"""`uogashi play`: a game in the terminal, against bots, with others at the same keyboard, or resumed."""

import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from uogashi.arena.verify import seats_of
from uogashi.bots import BOT_NAMES, OWN_CALLED, is_bot_name, read_bots, read_part
from uogashi.bots.own import bot_title
from uogashi.bots.players import Bot, ready_bots
from uogashi.core.errors import Refusal, Term
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import Foul, restore
from uogashi.games import check_game, game_names, load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.asking import PlainAsker, TerminalAsker
from uogashi.terminal.console import PlainConsole
from uogashi.terminal.exits import OK
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.terminal.keeping import Keeper, Kept, find_kept, games_folder, is_played, kept_games, unfinished_games
from uogashi.terminal.records import foul_line, pick_record, warm_game_of
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import Seats, Session
from uogashi.terminal.settings import (
    asked_bots,
    asked_figures,
    asked_options,
    asked_rules,
    option_words,
    recommended_options,
)
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts, printable

USUAL_PLAYERS = 4
USUAL_BOT = "greedy"
LONGEST_NAME = 40
LIST = "list"
"""`--resume list` lists the games that are kept."""
EXAMPLES = ("waiting", "over", "played")
"""Which game a list takes for its example, the best first."""
NOT_WITH_RESUME = ("players", "hotseat", "name", "seed", "variant", "option", "components", "rules")
BOT_NAME = re.compile(rf"({'|'.join(BOT_NAMES)}) ?\d*", re.IGNORECASE)
"""Bots are named by their kind and a number, so that a record shows who played."""


def play_game(values: Values, say: Texts) -> int:
    if values["game"] is not None:
        check_game(values["game"])
    if values["resume"] == LIST:
        return list_kept(values["game"], say)
    if values["resume"] is None:
        source = None
        match, bots = new_match(values, say)
    else:
        check_alone(values)
        source = find_source(values["resume"], values["game"])
        match, bots = take_up(source, values, say)
    screen = Screen(values["plain"], pause=not values["no-pause"])
    asker = PlainAsker() if screen.plain or not sys.stdin.isatty() else TerminalAsker()
    if source is None:
        recommend(match, values, screen, say)
    INTERRUPTS.leave_on("SIGHUP", "SIGTERM")
    keeper = source.keeper if source else Keeper()
    kept = sys.stdin.isatty() or keeper.path is not None
    if kept and source is None:
        remind(screen, say)
    file = source.file if source else None
    while True:
        session = Session(match, bots, say, screen, asker, confirm=not values["no-confirm"])
        session.file = file
        # A script that types is done when its lines are: its game is over, or meant to end there.
        session.keeper = keeper if kept else None
        if not session.run():
            return OK
        match = Match.new(match.game, match.seats, options=match.options, figures=match.figures, rules=match.rules)
        file, keeper = None, Keeper()


def remind(screen: Screen, say: Texts) -> None:
    """Of games that wait to be played on."""
    waiting = unfinished_games()
    if waiting:
        game, when = title_of(waiting[0], say), waiting[0].when
        screen.print(say.say("play-waiting", game=game, when=when, count=len(waiting), list=LIST))


def title_of(kept: Kept, say: Texts) -> str:
    """What the game is called; a game that is not installed any more has only the name in its record."""
    known = kept.game in game_names() and say.knows(f"{kept.game}-title")
    return say.say(f"{kept.game}-title") if known else printable(kept.game)


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
    bots = ready_bots(read_bots(asked_bots(values, USUAL_BOT), free)) if free else []
    names = people_names(values["name"], people, say)
    options, figures = asked_options(game, values), asked_figures(game, values)
    ensure_warm(game.name, say)
    seats = [*names, *(f"{bot_title(bot)} {number}" for number, bot in enumerate(bots, start=1))]
    rules = asked_rules(game, values)
    match = Match.new(game, seats, seed=values["seed"], options=options, figures=figures, rules=rules)
    return match, (*[None] * people, *bots)


def recommend(match: Match, values: Values, screen: Screen, say: Texts) -> None:
    """The recommended options for this player count, why, and how to choose them."""
    values = {**values, "players": len(match.seats)}
    for option, value in recommended_options(match.game, values).items():
        why = say.say(f"{match.game.name}-option-{option.replace('_', '-')}-recommended")
        screen.print(say.say("play-recommended", why=why, option=option, value=option_words(value)))


def people_names(given: list[str], people: int, say: Texts) -> list[str]:
    """The names of the people: those given, then guests."""
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


# --- a resumed game ----------------------------------------------------------------------------------------------


@dataclass
class Source:
    """Where a game is resumed from: a file given by name, or a game that was kept."""

    path: Path
    keeper: Keeper
    file: Path | None = None
    """Where `save` alone writes to."""


def find_source(asked: str, game: str | None) -> Source:
    """The file of this name, or the kept game of this name; without one, the last game that is not over."""
    if asked == "-":
        raise Refusal("resume-needs-file")
    kept = None if Path(asked).is_file() else find_kept(asked)
    if asked and kept is None and (Path(asked).is_file() or asked not in game_names()):
        if not Path(asked).exists():
            raise Refusal("resume-missing", name=asked, list=LIST)
        return Source(Path(asked), Keeper(), Path(asked))
    if kept is None:
        waiting = unfinished_games(asked or game)
        if not waiting:
            raise Refusal("resume-none", file=str(games_folder()))
        kept = waiting[0].path
    source = Source(kept, Keeper(kept))
    source.keeper.hold()
    return source


def list_kept(game: str | None, say: Texts) -> int:
    """`--resume list`: what is kept, the newest first, and how to go on with each."""
    console = PlainConsole()
    found = kept_games(game)
    if not found:
        raise Refusal("resume-none", file=str(games_folder()))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("name", "when", "game", "seats", "state"):
        table.add_column(say.say(f"kept-{name}"), no_wrap=name in ("name", "when"), overflow="fold")
    states = [state_of(kept) for kept in found]
    for kept, state in zip(found, states, strict=True):
        table.add_row(
            kept.name,
            kept.when,
            title_of(kept, say),
            say.join(map(printable, kept.seats)),
            say.say(f"kept-{state}", moves=kept.moves),
        )
    console.print(table)
    # One that waits is the example: resuming or deleting a game in progress would interfere with its player.
    example = found[min(range(len(found)), key=lambda place: EXAMPLES.index(states[place]))].name
    console.print(say.say("kept-how", name=example))
    console.print(say.say("kept-where", folder=str(games_folder()), name=example))
    return OK


def state_of(kept: Kept) -> str:
    return "over" if kept.over else "played" if is_played(kept.path) else "waiting"


def check_alone(values: Values) -> None:
    """Options of a new game are refused for a resumed one."""
    given = [name for name in NOT_WITH_RESUME if values[name]]
    if given:
        raise Refusal("resume-alone", option=f"--{given[0]}")


def take_up(source: Source, values: Values, say: Texts) -> tuple[Match, Seats]:
    """The game of a source; if that cannot be, nobody else is kept from it."""
    try:
        return resume_match(source, values, say)
    except BaseException:
        source.keeper.let_go()
        raise


def resume_match(source: Source, values: Values, say: Texts) -> tuple[Match, Seats]:
    """The game of a record; seats with a bot's name are played by that bot."""
    record = None
    try:
        record = pick_record(source.path, 1)
        warm_game_of(record, set(), say)
        match = restore(record, load_game)
    except Foul as foul:
        sentence = foul_line(str(source.path), 1, foul, seats_of(record), say)
        raise Refusal("resume-foul", sentence=sentence) from None
    check_asked_game(match.game, values["game"])
    if match.partial:
        raise Refusal("match-partial")
    bots = bots_called(match.seats, asked_bots(values, ""))
    if None not in bots:
        bots[0] = None  # a game of bots only: resuming it takes the first seat
    return match, bots


def bots_called(seats: Sequence[str], given: str) -> list[Bot | None]:
    """Who plays on for whom. A user's own function is never found by the name in a record: anyone who can write there
    could have any code run here. So it has to be given again.
    """
    named = [read_part(part.strip()) for part in given.split(",") if part]
    ready = ready_bots([bot for bot, count in named for _ in range(count or 1)])
    bots: list[Bot | None] = []
    own = defaultdict[str, list[int]](list)
    """The seats of each function."""
    for seat, name in enumerate(seats):
        ours, theirs = BOT_NAME.fullmatch(name), OWN_CALLED.fullmatch(name)
        bots.append(ours[1].lower() if ours else None)
        if theirs:
            own[theirs[1]].append(seat)
    for bot in ready:
        if bot_title(bot) not in own and bot not in bots:
            raise Refusal("resume-bot-unused", bot=bot_title(bot))
    for title, places in own.items():
        found = [bot for bot in ready if bot_title(bot) == title]
        for seat, bot in zip(places, one_for_each(found, places, title, seats), strict=True):
            bots[seat] = bot
    return bots


def one_for_each(found: list[Bot], places: list[int], title: str, seats: Sequence[str]) -> list[Bot]:
    """Functions of the same name, from different files, sit in the order given; a single one takes all."""
    if not found:
        raise Refusal("resume-own-bot", name=seats[places[0]])
    if all(bot is found[0] for bot in found):
        return found[:1] * len(places)
    if len(found) != len(places):
        raise Refusal("resume-bots-count", bot=title, given=len(found), seats=len(places))
    return found


def check_asked_game(game: Game, asked: str | None) -> None:
    if asked is not None and asked != game.name:
        raise Refusal("resume-other-game", asked=asked, game=Term(f"{game.name}-title"))

"""`uogashi record`: show recorded games, verify them, print their schema."""

import json
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from uogashi.arena.records import read_records
from uogashi.arena.verify import seats_of, total_size, verify_files
from uogashi.core.errors import Refusal
from uogashi.core.facts import Fact
from uogashi.core.match import Match
from uogashi.core.record import Foul, open_record, read_move, verify
from uogashi.core.verbs import SPECTATOR
from uogashi.games import game_names, is_sound, load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.console import PlainConsole
from uogashi.terminal.exits import BAD, INTERRUPTED, OK
from uogashi.terminal.game_modules import show_table
from uogashi.terminal.screen import Screen
from uogashi.terminal.simulate import asked_to_stop
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts

MOST_JOBS = 8
"""More processes than these are started only when they are asked for."""
SCHEMA = Path(__file__).parent.parent / "core" / "record.schema.json"


# --- verify ------------------------------------------------------------------------------------------------------


def verify_records(values: Values, say: Texts) -> int:
    files, jobs = values["file"], values["jobs"] or usual_jobs()
    games = bad = 0
    checked = verify_files(files, jobs, lambda game: ensure_warm(game, say))
    with asked_to_stop() as stop, progress_bar(files, say) as advance, closing(checked):
        for batch in checked:
            games += batch.games
            bad += len(batch.findings)
            for finding in batch.findings:
                print(foul_line(finding.file, finding.number, finding.foul, finding.seats, say))
            advance(batch.size)
            if stop():
                break
    print(say.say("records-verified", games=games, bad=bad))
    if stop():
        sys.stdout.flush()
        print(say.say("records-stopped"), file=sys.stderr)
        return INTERRUPTED
    return BAD if bad else OK


def usual_jobs() -> int:
    """A process for each core that we may use."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_JOBS)


@contextmanager
def progress_bar(files: Sequence[str], say: Texts) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, by bytes, if a user can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(
        *columns,
        console=PlainConsole(stderr=True),
        transient=True,
        redirect_stdout=sys.stdout.isatty(),  # findings are printed above the bar, if it goes to the same terminal
        disable=not sys.stderr.isatty(),
    ) as progress:
        size = total_size(files)
        task = progress.add_task(say.say("records-progress"), total=None if math.isinf(size) else size)
        yield lambda size: progress.advance(task, size)


def warm_game_of(record: Any, warmed: set[str], say: Texts) -> None:
    game = record.get("game") if isinstance(record, dict) else None
    if isinstance(game, str) and game not in warmed and game in game_names() and is_sound(game):
        ensure_warm(game, say)
        warmed.add(game)


def foul_line(file: str, game: int, foul: Foul, seats: list[str], say: Texts) -> str:
    sentence = say.explain(foul.message, seats)
    if foul.move is None:
        return say.say("record-bad", file=file, game=game, sentence=sentence)
    return say.say("record-bad-move", file=file, game=game, move=foul.move, sentence=sentence)


# --- show --------------------------------------------------------------------------------------------------------


def show_record(values: Values, say: Texts) -> int:
    """Describe a game up to a move, then show the position."""
    record = None
    try:
        record = pick_record(Path(values["file"]), values["game"])
        warm_game_of(record, set(), say)
        match = open_record(record, load_game)
        problem = find_foul(record)
        moves = record["moves"]
        upto = len(moves) if values["move"] is None else values["move"]
        if upto > len(moves):
            raise Refusal("record-no-such-move", moves=len(moves), move=upto)
        console = PlainConsole()
        for line in head_lines(record, match, values, upto, problem is None, say):
            console.print(line)
        tell_facts(console, 0, match.opening.facts, match, say)
        for number, move in enumerate(moves[:upto], start=1):
            tell_facts(console, number, replay(match, number, move), match, say)
    except Foul as foul:
        sys.stdout.flush()
        print(foul_line(values["file"], values["game"], foul, seats_of(record), say), file=sys.stderr)
        return BAD
    console.print()
    show_table(match, SPECTATOR, say, Screen())
    if problem is None:
        return OK
    sys.stdout.flush()
    print(foul_line(values["file"], values["game"], problem, seats_of(record), say), file=sys.stderr)
    return BAD


def find_foul(record: Any) -> Foul | None:
    try:
        verify(record, load_game)
    except Foul as foul:
        return foul
    return None


def pick_record(path: Path, wanted: int) -> Any:
    number = 0
    for number, record in enumerate(read_records(path), start=1):
        if number == wanted:
            if isinstance(record, Foul):
                raise record
            return record
    raise Refusal("record-no-such-game", file=str(path), games=number, game=wanted)


def replay(match: Match, number: int, move: Any) -> list[Fact]:
    try:
        return match.replay_move(*read_move(move))
    except Refusal as refusal:
        raise Foul(refusal, number) from None


def head_lines(record: Any, match: Match, values: Values, upto: int, right: bool, say: Texts) -> Iterator[str]:
    title = say.say(f"{match.game.name}-title")
    yield say.say("record-title", game=title, seats=say.join(match.seats))
    place = say.say("record-place", game=values["game"], file=values["file"])
    yield say.clauses(place, say.say("record-after", moves=upto, of=len(record["moves"])))
    if any(match.options.values()):
        yield say.say("record-options-line", options=json.dumps(match.options))
    if match.seed:
        yield say.say("record-seed-line", seed=match.seed)
    if right and "result" in record:
        winners = say.list([match.seats[seat] for seat in record["result"]["winners"]])
        yield say.say("record-result-line", names=winners, scores=" – ".join(map(str, record["result"]["scores"])))
    elif right:
        yield say.say("record-running")
    yield ""


def tell_facts(console: Any, number: int, facts: Sequence[Fact], match: Match, say: Texts) -> None:
    """The facts of a move, a sentence each, with the move's number before the first."""
    for place, fact in enumerate(facts):
        label = f"{number}." if place == 0 else ""
        console.print(f"{label:>5} {say.explain(match.game.words.sentence(fact), match.seats)}")


# --- schema ------------------------------------------------------------------------------------------------------


def print_schema(values: Values, say: Texts) -> int:
    if values["game"] is None:
        print(SCHEMA.read_text(encoding="utf-8"), end="")
    else:
        game = load_game(values["game"])
        print((game.folder / "record.schema.json").read_text(encoding="utf-8"), end="")
    return OK

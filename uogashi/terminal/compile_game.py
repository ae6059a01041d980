"""Calls everything of a game that is compiled, so that it is in the cache: run by `uogashi warm`.

Errors are written into a file: the reason in its first line, the traceback below.
"""

import dis
import gc
import os
import re
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from threading import Thread, get_ident
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher
from numba.core.event import Event, Listener, register

from uogashi.arena.simulate import Plan, simulate
from uogashi.bots.players import play_to_the_end, seats_until_over
from uogashi.core import engine
from uogashi.core.chance import new_generator
from uogashi.core.facts import new_logs
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.parts import MODULES
from uogashi.core.places import game_folder
from uogashi.core.record import restore, verify, write_record
from uogashi.core.shown import shown_to, story_for
from uogashi.core.verbs import SPECTATOR
from uogashi.games import load_game, place_in


def compile_game(name: str) -> None:
    """A few moves of a match with everything that can be asked of it, and a simulated game."""
    game = load_game(name)
    players = game.fewest_players
    match = Match.new(game, ["a"] * players, seed="warm")
    story_for(match, match.opening, SPECTATOR)
    for seat in seats_until_over(match):
        shown_to(match, seat)
        decisions = match.legal(seat)
        if not decisions:
            raise RuntimeError(f"nothing is legal for seat {seat}, who is to decide, after {match.moves[-1:]}")
        story_for(match, match.play(seat, decisions[0]), seat)
    match.view(0)
    engine.odds(match.states, match.configs, 0, np.zeros(game.actions, dtype=np.int64))
    engine.imagine(match.hidden(SPECTATOR), match.configs, 0, SPECTATOR, new_generator(name, "warm"))
    refuse_everything(Match.new(game, ["a"] * players, seed="warm"))
    record = write_record(match)
    verify(record, load_game)
    restore(record, load_game)
    for _ in simulate(Plan(name, players, 1, "warm", ("random",) * players, records=True)):
        pass
    play_to_the_end(Match.new(game, ["a"] * players, seed="warm"), ["greedy", *["random"] * (players - 1)])
    rules: Any = engine
    for types in rules.odds.signatures:
        rules.roll.compile(types)  # chance may not have had a turn
    for function in asked_by_python(game):
        for types in function.inner.signatures:
            function.compile(types)


def asked_by_python(game: Game) -> list[Any]:
    """Rules that explanations, previews and views ask: what one seldom asks has not been asked yet."""
    loaded = [game.module(name) for name in MODULES]
    loaded += [module for name, module in sys.modules.items() if name.startswith(f"{game.package}.")]
    found: dict[Any, None] = {}
    for module in loaded:
        functions = [each for each in vars(module).values() if isinstance(each, Dispatcher) and hasattr(each, "inner")]
        if all(each.__module__ != module.__name__ for each in functions):  # else it is a chapter of the rules itself
            found |= dict.fromkeys(functions)
    return list(found)


def refuse_everything(match: Match) -> None:
    """Explanations of refusals call rules too."""
    mask = np.zeros(match.game.actions, dtype=np.uint8)
    logs = new_logs()
    for action in range(match.game.actions):
        engine.legal(match.states, match.configs, 0, 0, mask)
        if not mask[action]:
            why = engine.apply(match.states, match.configs, 0, 0, action, logs)
            match.explain(0, action, why)


SELDOM = (200_000, 50, 50)
"""How often Python looks for garbage: there is little here, and looking takes a tenth of the time."""
NUMBA_CAUSE = "raised a specific error:"
NUMBA_FRAME = re.compile(r"(\w+: )?Failed in \w+ mode pipeline|During: |- Resolution failure|$")
"""Lines of Numba's errors that say where it was, not what is wrong."""
NUMBA_PLACE = re.compile(r'(?:<function (\w+) at .+\n(?: *During: .+\n)*\s*)?File "(.+)", line (\d+)')


UNKNOWN = re.compile(r"NameError: name '(\w+)' is not defined")
MISFIT = re.compile(r"Cannot bind 'args=.+ kws=.*?' to (.+)", re.DOTALL)
LONGEST = 300
"""Numba writes out the types of whole records."""


def reason(error: Exception, folder: Path | None) -> str:
    """The error and its place in this folder, in one sentence. For an unknown name, Numba names only the function
    called: its line is searched for.
    """
    cause = str(error).rpartition(NUMBA_CAUSE)[2]
    lines = [line.strip() for line in cause.splitlines() if not NUMBA_FRAME.match(line.strip())]
    what = lines[0] if lines else ""
    if what.endswith("found for signature:") and len(lines) > 1:
        what = f"{what} {lines[1].removeprefix('>>> ')}"
    what = MISFIT.sub(r"it is called with other arguments than it has: \1", what)
    what = what if len(what) <= LONGEST else f"{what[:LONGEST]} …"
    unknown = UNKNOWN.match(what)
    if unknown is not None and (line := line_with(unknown[1], NAMES, folder)) is not None:
        return f"{what} [{line}]"
    if isinstance(error, KeyError) and error.args:  # a record has no such field, says Numba, and nothing else
        line = line_with(str(error.args[0]), ATTRIBUTES, folder)
        if line is not None:
            return f"no record here has a field {error.args[0]} [{line}]"
    place = NUMBA_PLACE.search(cause)
    if place is not None:
        called = f"{place[1]}, called at " if place[1] else ""
        return f"{what} [{called}{Path(place[2]).name}:{place[3]}]"
    return f"{': '.join(filter(None, (type(error).__name__, what)))} [{place_in(folder, error)}]"


NAMES, ATTRIBUTES = ("LOAD_GLOBAL",), ("LOAD_ATTR", "STORE_ATTR")
"""What Python does with a name of its module, and with a field of a record."""


def line_with(name: str, doing: Sequence[str], folder: Path | None) -> str | None:
    """Where a compiled function of this folder does this with a name, one that its module does not have."""
    for module in list(sys.modules.values()):
        file = Path(getattr(module, "__file__", None) or "")
        if folder is None or not file.is_relative_to(folder) or hasattr(module, name):
            continue
        for function in vars(module).values():
            if isinstance(function, Dispatcher) and function.__module__ == module.__name__:
                for step in dis.get_instructions(function.py_func):
                    if step.opname in doing and step.argval == name and step.positions is not None:
                        return f"{file.name}:{step.positions.lineno}"
    return None


LONGEST_RUN = 60
"""This many seconds without anything to compile: what runs then takes milliseconds, unless it never ends."""


class Watch(Listener):
    """Ends this process when nobody waits for it any more, or when something of the game runs without an end."""

    def __init__(self, game: str, failure: str, parent: int) -> None:
        self.game = game
        self.failure = Path(failure)
        self.parent = parent
        self.runner = get_ident()
        self.compiling = 0
        self.idle_since = time.monotonic()

    def start(self) -> None:
        listen: Any = register
        listen("numba:compile", self)
        Thread(target=self.run, daemon=True).start()

    def on_start(self, event: Event) -> None:
        self.compiling += 1

    def on_end(self, event: Event) -> None:
        self.compiling -= 1
        self.idle_since = time.monotonic()

    def run(self) -> None:
        while os.getppid() == self.parent:
            time.sleep(1)
            if not self.compiling and time.monotonic() - self.idle_since > LONGEST_RUN:
                steps = traceback.extract_stack(sys._current_frames()[self.runner])
                self.failure.write_text(endless(steps, game_folder(self.game)), encoding="utf-8")
                break
        os._exit(1)


def endless(steps: Sequence[traceback.FrameSummary], folder: Path | None) -> str:
    """What runs without an end, and how it came to that."""
    inside = [step for step in steps if folder is not None and Path(step.filename).is_relative_to(folder)]
    last = (inside or steps)[-1]
    what = f"{last.line} has not ended after {LONGEST_RUN} seconds [{Path(last.filename).name}:{last.lineno}]"
    return f"{what}\n\n{''.join(traceback.format_list(list(steps)))}"


def main(game: str, failure: str) -> int:
    try:
        compile_game(game)
    except Exception as error:  # catch any error in an author's rules
        why = reason(error, game_folder(game))
        Path(failure).write_text(f"{why}\n\n{traceback.format_exc()}", encoding="utf-8")
        return 1
    return 0


if __name__ == "__main__":
    game, failure, asked_by = sys.argv[1:]
    Watch(game, failure, int(asked_by)).start()
    gc.set_threshold(*SELDOM)
    sys.exit(main(game, failure))

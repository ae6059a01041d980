"""Calls everything of a game that is compiled, so that it lies in the cache: run by `uogashi warm`.

What goes wrong is written into a file: the reason in its first line, the traceback below.
"""

import dis
import gc
import os
import re
import sys
import time
import traceback
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

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
        story_for(match, match.play(seat, match.legal(seat)[0]), seat)
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
    """What is wrong and where in this folder, in one sentence. Of a name that it does not know, Numba tells only who
    was called: its line is looked for.
    """
    cause = str(error).rpartition(NUMBA_CAUSE)[2]
    lines = [line.strip() for line in cause.splitlines() if not NUMBA_FRAME.match(line.strip())]
    what = lines[0] if lines else ""
    if what.endswith("found for signature:") and len(lines) > 1:
        what = f"{what} {lines[1].removeprefix('>>> ')}"
    what = MISFIT.sub(r"it is called with other arguments than it has: \1", what)
    what = what if len(what) <= LONGEST else f"{what[:LONGEST]} …"
    unknown = UNKNOWN.match(what)
    if unknown is not None and (line := line_that_asks_for(unknown[1], folder)) is not None:
        return f"{what} [{line}]"
    place = NUMBA_PLACE.search(cause)
    if place is not None:
        called = f"{place[1]}, called at " if place[1] else ""
        return f"{what} [{called}{Path(place[2]).name}:{place[3]}]"
    return f"{': '.join(filter(None, (type(error).__name__, what)))} [{place_in(folder, error)}]"


def line_that_asks_for(name: str, folder: Path | None) -> str | None:
    """Where a compiled function of this folder asks its module for a name that it does not have."""
    for module in list(sys.modules.values()):
        file = Path(getattr(module, "__file__", None) or "")
        if folder is None or not file.is_relative_to(folder) or hasattr(module, name):
            continue
        for function in vars(module).values():
            if isinstance(function, Dispatcher) and function.__module__ == module.__name__:
                for step in dis.get_instructions(function.py_func):
                    if step.opname == "LOAD_GLOBAL" and step.argval == name and step.positions is not None:
                        return f"{file.name}:{step.positions.lineno}"
    return None


def end_with(parent: int) -> None:
    """Nobody waits for what is compiled when the process that asked for it is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def main(game: str, failure: str) -> int:
    try:
        compile_game(game)
    except Exception as error:  # whatever may be wrong in somebody's rules
        why = reason(error, game_folder(game))
        Path(failure).write_text(f"{why}\n\n{traceback.format_exc()}", encoding="utf-8")
        return 1
    return 0


if __name__ == "__main__":
    game, failure, asked_by = sys.argv[1:]
    Thread(target=end_with, args=(int(asked_by),), daemon=True).start()
    gc.set_threshold(*SELDOM)
    sys.exit(main(game, failure))

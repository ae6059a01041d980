"""Compiling the rules of the games ahead of time, one process a game, and saying what takes the seconds."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from uogashi.core.compile import (
    FOLDERS,
    INTERPRETED,
    TAG,
    cache_folder,
    cache_problem,
    cache_root,
    remove_temporary,
)
from uogashi.core.errors import Refusal, Term
from uogashi.core.places import game_folder, game_packages
from uogashi.core.sources import PACKAGE, Module, game_sources
from uogashi.games import check_game, game_problems, leave_out, load_game, sound_games
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import OK, WRONG
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.text import Texts

COMPILING = {"NUMBA_LOOP_VECTORIZE": "0"}
"""Loops over small records hardly gain from it, and compiling takes longer."""
ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
KEPT_VERSIONS = 4
"""Compiled code of older sources is deleted; of each game and of generic code, this many newest versions stay."""


def is_warm(game: str) -> bool:
    """Whether everything of this game has been compiled from exactly these sources."""
    return INTERPRETED or all(marker.exists() for marker in markers(game))


def sources(game: str) -> frozenset[Module]:
    """What its compiled code comes from."""
    package, home = game_packages()[check_game(game)], game_folder(game)
    return game_sources(package, home) if home is not None else frozenset()


def markers(game: str) -> list[Path]:
    """Files that say so, in the folder of generic code and in that of the game: either may have been deleted alone.

    Numba keeps compiled code by the place of its source and also by the version of Python.
    """
    place = hashlib.sha256(f"{PACKAGE} {sys.implementation.cache_tag}".encode()).hexdigest()[:8]
    folders = cache_folder(), cache_folder(sources(game), game_packages()[game])
    return [folder / f"{game}-{place}.warm" for folder in folders]


def failure_file(game: str) -> Path:
    """Why exactly these sources could not be compiled, if that was tried: the reason, and the traceback below it."""
    return markers(game)[-1].with_suffix(".failed")


def why_not_compiled(game: str) -> Refusal | None:
    """What came of the last try; None: it went well, or there was none since something of the game was changed, maybe
    what failed: that may be a module that is not compiled.
    """
    file, home = failure_file(game), game_folder(game)
    try:
        failed = file.stat().st_mtime
    except OSError:
        return None
    changed = home is not None and any(each.stat().st_mtime > failed for each in home.rglob("*.py"))
    return None if changed else read_failure(game)


def read_failure(game: str) -> Refusal | None:
    """What has been written down of a try; None: nothing."""
    file = failure_file(game)
    try:
        why = file.read_text(encoding="utf-8").partition("\n")[0]
    except OSError:
        return None
    return Refusal("compile-failed", game=Term(f"{game}-title"), why=why, file=str(file))


def warm_all(values: Values, say: Texts) -> int:
    """`uogashi warm`."""
    for game in filter(is_warm, sound_games()):
        print(say.say("warm-already", game=say.say(f"{game}-title")))
    warm_sound_games(say)
    problems = list(game_problems())
    for problem in problems:
        print(say.say("error", sentence=say.explain(problem.message)), file=sys.stderr)
    return WRONG if problems else OK


def warm_sound_games(say: Texts) -> list[Refusal]:
    """Compile all games that can be played; those that cannot be compiled are left out, and this is why."""
    failed = warm([game for game in sound_games() if not is_warm(game)], say)
    return [leave_out(game, refusal.message) for game, refusal in failed.items()]


def ensure_warm(game: str, say: Texts) -> None:
    """Compile a game now if it has to be, with a word about why it takes a while."""
    for refusal in warm([] if is_warm(game) else [game], say).values():
        raise refusal


def warm(games: list[str], say: Texts) -> dict[str, Refusal]:
    """Compile these games; returns why some could not be."""
    look_after_cache()
    failed: dict[str, Refusal] = {}
    for game in games:  # errors are reported here, not by a process that ends in a traceback
        load_game(game)
    if games:
        tell_of_cache(say)
        with ended_in_order():
            failed = compile_games(games, say)
        forget_old_versions()
    return failed


def compile_command(game: str, failure: Path) -> list[str]:
    """The process that compiles a game, and writes into this file why it could not; it ends with this one."""
    return [sys.executable, "-m", "uogashi.terminal.compile_game", game, str(failure), str(os.getpid())]


def compile_games(games: list[str], say: Texts) -> dict[str, Refusal]:
    """All of them at the same time; returns why some could not be."""
    started = time.perf_counter()
    failed: dict[str, Refusal] = {}
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for game in games:
            title = say.say(f"{game}-title")
            print(say.say("compiling", game=title), file=sys.stderr, flush=True)
            failure_file(game).unlink(missing_ok=True)
            forget_bytecode(game)
            # A separate session: Ctrl-C is for us, and we end the process.
            command, environment = compile_command(game, failure_file(game)), {**os.environ, **COMPILING}
            with INTERRUPTS.held_back():
                processes.append(subprocess.Popen(command, start_new_session=True, env=environment))
                INTERRUPTS.farewells.append(partial(end_at_once, processes[-1]))
        for game, process in zip(games, processes, strict=True):
            if process.wait() != 0:
                failed[game] = why_it_failed(game, process.returncode)
                continue
            for marker in markers(game):
                marker.touch()
    finally:
        for process in processes:
            process.kill()
            process.wait()  # it may have been about to write into a folder deleted with us
    if len(failed) < len(games):
        print(say.say("compiled", seconds=round(time.perf_counter() - started)), file=sys.stderr)
    return failed


def why_it_failed(game: str, code: int) -> Refusal:
    why = read_failure(game)
    if why is None:  # it was killed
        return Refusal("compile-ended", game=Term(f"{game}-title"), code=str(code))
    if cache_problem() is not None:  # the file is deleted with us
        print(failure_file(game).read_text(encoding="utf-8"), file=sys.stderr)
    return why


def forget_bytecode(game: str) -> None:
    """Python takes a file for unchanged that was saved twice within a second at the same length. Compiled from what it
    remembers, the older rule would be kept as the newer one.
    """
    for module in sources(game):
        with suppress(OSError):
            Path(cache_from_source(str(module.file))).unlink()


def end_at_once(process: subprocess.Popen[bytes]) -> None:
    """End a process that another thread may be waiting for at this moment: `wait` would wait for them in turn."""
    process.kill()
    with suppress(OSError):
        os.waitpid(process.pid, 0)


def tell_of_cache(say: Texts) -> None:
    """Where compiled code cannot be kept, and why."""
    problem = cache_problem()
    if problem is None:
        return
    sentence = say.say("cache-unwritable", folder=str(problem.folder), why=problem.why)
    print(say.say("error", sentence=sentence), file=sys.stderr, flush=True)


@cache
def look_after_cache() -> None:
    """A temporary folder of compiled code is deleted at the end, however we are ended."""
    if INTERPRETED or cache_problem() is None:
        return
    INTERRUPTS.farewells.append(partial(remove_temporary, cache_root(), os.getpid()))
    end_in_order_on(ENDING)


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Processes that we start in here end with us, when the terminal is closed or we are asked to end."""
    changed = end_in_order_on(ENDING)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)


def end_in_order_on(numbers: list[int]) -> list[int]:
    """Of these signals, those that nobody has dealt with so far."""
    changed = [number for number in numbers if signal.getsignal(number) == signal.SIG_DFL]
    for number in changed:
        signal.signal(number, end_in_order)
    return changed


def end_in_order(number: int, frame: Any) -> None:
    if INTERRUPTS.held:  # a process is being started: it has to be known before it can be ended
        INTERRUPTS.code = 128 + number
    else:
        sys.exit(128 + number)


def forget_old_versions() -> None:
    """Delete compiled code of old sources, and nothing else in there."""
    in_use = {marker.parent for game in sound_games() for marker in markers(game)}
    kept: Counter[str] = Counter()
    with suppress(OSError):  # another process is at it as well
        tags = cache_root().glob(f"{FOLDERS}/{TAG}")
        for tag in sorted(tags, key=lambda tag: tag.parent.stat().st_mtime, reverse=True):
            owner = tag.read_text(encoding="utf-8")
            kept[owner] += 1
            if kept[owner] > KEPT_VERSIONS and tag.parent not in in_use:
                shutil.rmtree(tag.parent, ignore_errors=True)

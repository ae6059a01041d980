"""Compiling the rules of the games ahead of time, one process a game, and saying what takes the seconds."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from uogashi.core.compile import INTERPRETED, PACKAGE, TAG, cache_folder, cache_root
from uogashi.core.errors import Refusal
from uogashi.games import game_names
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import OK
from uogashi.text import Texts

EXPECTED_SECONDS = 60
COMPILING = {"NUMBA_LOOP_VECTORIZE": "0", "NUMBA_OPT": "1"}
"""Short functions over small records: they hardly gain from more optimising, and compiling takes a sixth less."""
KEPT_VERSIONS = 4
"""Compiled code of older sources is deleted; of this many newest versions it stays."""


def is_warm(game: str) -> bool:
    """Whether everything of this game has been compiled from exactly these sources."""
    return INTERPRETED or marker(game).exists()


def marker(game: str) -> Path:
    """Numba keeps compiled code by the place of its source and the version of Python, too."""
    place = hashlib.sha256(f"{PACKAGE} {sys.implementation.cache_tag}".encode()).hexdigest()[:8]
    return cache_folder() / f"{game}-{place}.warm"


def warm_all(values: Values, say: Texts) -> int:
    """`uogashi warm`."""
    cold = [game for game in game_names() if not is_warm(game)]
    for game in game_names():
        if game not in cold:
            print(say.say("warm-already", game=say.say(f"{game}-title")))
    warm(cold, say)
    return OK


def ensure_warm(game: str, say: Texts) -> None:
    """Compile a game now if it has to be, with a word about why it takes a while."""
    if not is_warm(game):
        warm([game], say)


def warm(games: list[str], say: Texts) -> None:
    started = time.perf_counter()
    processes = []
    for game in games:
        title = say.say(f"{game}-title")
        print(say.say("compiling", game=title, seconds=EXPECTED_SECONDS), file=sys.stderr, flush=True)
        # A session of its own: Ctrl-C is for us, and we end the process.
        command = [sys.executable, "-m", "uogashi.terminal.compile_game", game]
        processes.append(subprocess.Popen(command, start_new_session=True, env={**os.environ, **COMPILING}))
    try:
        for game, process in zip(games, processes, strict=True):
            if process.wait() != 0:
                raise Refusal("compile-failed", game=say.say(f"{game}-title"))
            marker(game).touch()
    finally:
        for process in processes:
            process.kill()
    if games:
        print(say.say("compiled", seconds=round(time.perf_counter() - started)), file=sys.stderr)
        forget_old_versions()


def forget_old_versions() -> None:
    """Delete compiled code of old sources, and nothing else that may lie there."""
    ours = [tag.parent for tag in cache_root().glob(f"{'[0-9a-f]' * 16}/{TAG}")]
    versions = sorted(ours, key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in versions[KEPT_VERSIONS:]:
        shutil.rmtree(folder, ignore_errors=True)

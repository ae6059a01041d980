"""Games are kept while they are played, so that no turn is lost: one file per game, a record with everything in it.

They are in the user's data folder, or in that of `UOGASHI_GAMES`. A game that is being played is locked, so that a
second terminal does not resume it as well.
"""

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from uogashi.arena.records import decode
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, FORMAT, Foul, write_record

FOLDER = "UOGASHI_GAMES"
"""The variable that names another folder."""
KEPT_FINISHED = 10
"""Of finished games the newest stay, to be looked at again; older ones are deleted."""
PARTLY = ".uogashi-"
A_WHILE = 3600


@dataclass(frozen=True)
class Kept:
    """A kept game, as a list shows it."""

    path: Path
    game: str
    seats: list[str]
    moves: int
    over: bool
    changed: float

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def when(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.changed))


def games_folder() -> Path:
    from platformdirs import user_data_path

    chosen = os.environ.get(FOLDER)
    return Path(chosen) if chosen else user_data_path("uogashi") / "games"


def kept_games(game: str | None = None) -> list[Kept]:
    """All games that are kept, or those of one kind, the newest first. Files that are none are left alone."""
    found = []
    with contextlib.suppress(OSError):
        for path in games_folder().glob("*.json"):
            with contextlib.suppress(OSError):
                kept = look_at(path)
                if kept is not None and game in (None, kept.game):
                    found.append(kept)
    return sorted(found, key=lambda kept: kept.changed, reverse=True)


def look_at(path: Path) -> Kept | None:
    record = decode(path.read_bytes())
    if isinstance(record, Foul) or not isinstance(record, dict) or record.get("format") != FORMAT:
        return None
    seats, moves = record.get("seats"), record.get("moves")
    if not isinstance(seats, list) or not isinstance(moves, list):
        return None
    over = "result" in record
    return Kept(path, str(record.get("game")), [str(seat) for seat in seats], len(moves), over, path.stat().st_mtime)


def unfinished_games(game: str | None = None) -> list[Kept]:
    """Games that are not over and that nobody plays at this moment, the newest first."""
    return [kept for kept in kept_games(game) if not kept.over and not is_played(kept.path)]


def find_kept(name: str) -> Path | None:
    """The file of a kept game by its name, as a list shows it."""
    if not name or Path(name).name != name:
        return None
    path = games_folder() / f"{name.removesuffix('.json')}.json"
    return path if path.is_file() else None


# --- one game ------------------------------------------------------------------------------------------------------


class Keeper:
    """Keeps one game: rewrites it after every turn, and holds its lock as long as it is played."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """None until there is something to keep."""
        self.lock: Any = None

    def hold(self) -> None:
        """Lock a resumed game, or refuse it if it is being played elsewhere."""
        assert self.path is not None
        try:
            self.lock = lock_file(self.path)
        except OSError:
            return  # nothing can be written here, and nothing will be: `keep` will say so
        if self.lock is None:
            raise Refusal("resume-busy", name=self.path.stem)

    def keep(self, match: Match) -> None:
        """Write everything, seed and deck included. The file is whole at every moment."""
        try:
            if self.path is None:
                self.path, self.lock = new_place(match.game.name)
            replace_file(self.path, msgspec.json.encode(write_record(match, EVERYTHING)) + b"\n")
            if match.over:
                forget_old_games()
        except OSError as error:
            place = str(self.path or games_folder())
            self.let_go()
            raise Refusal("keep-failed", file=place, why=error.strerror or str(error), variable=FOLDER) from None

    def let_go(self) -> None:
        """Others may take the game up from now on."""
        if self.lock is not None and self.path is not None:
            with contextlib.suppress(OSError):
                lock_path(self.path).unlink()
            self.lock.close()
        self.lock = None


def new_place(game: str) -> tuple[Path, Any]:
    """A file that nobody has yet, locked: two terminals may begin in the same second."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    sweep(folder)
    for name in numbered(f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"):
        path = folder / f"{name}.json"
        lock = lock_file(path)
        if lock is not None and not path.exists():
            return path, lock
        if lock is not None:
            lock.close()
    raise AssertionError("there is always another number")


def numbered(name: str) -> Iterator[str]:
    yield name
    number = 2
    while True:
        yield f"{name}-{number}"
        number += 1


def sweep(folder: Path) -> None:
    """Delete what was half written when a process was ended the hard way."""
    for path in folder.glob(f"{PARTLY}*"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < time.time() - A_WHILE:
                path.unlink()


def forget_old_games() -> None:
    """Finished games do not pile up. Of those that are not over we delete none: only their player knows which to."""
    for kept in [kept for kept in kept_games() if kept.over][KEPT_FINISHED:]:
        with contextlib.suppress(OSError):
            kept.path.unlink()


def replace_file(target: Path, content: bytes) -> None:
    """Write beside its place, then put it there: an old file is lost only when the new one is whole."""
    handle, partly = tempfile.mkstemp(dir=target.parent, prefix=PARTLY)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(partly).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(partly).unlink()
        raise


# --- locks ---------------------------------------------------------------------------------------------------------


def lock_path(path: Path) -> Path:
    """Beside the game, because the game's own file is another one after every turn."""
    return path.with_name(f".{path.stem}.lock")


def lock_file(path: Path) -> Any:
    """The lock of a game, open, or None if another process has it. It ends with the process, however that ends."""
    place = lock_path(path)
    try:
        import fcntl
    except ImportError:
        return open_lock(place)  # Windows: if one game is played in two windows, the last write wins
    while True:
        lock = open_lock(place)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return None
        with contextlib.suppress(FileNotFoundError):
            if os.fstat(lock.fileno()).st_ino == place.stat().st_ino:
                return lock
        lock.close()  # its owner released and deleted it a moment ago


def open_lock(place: Path) -> Any:
    return os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT, 0o600), "r+")


def is_played(path: Path) -> bool:
    """Whether another process has this game open."""
    if not lock_path(path).exists():
        return False
    try:
        lock = lock_file(path)
    except OSError:
        return False
    if lock is None:
        return True
    # Its owner was killed; its remains are deleted.
    with contextlib.suppress(OSError):
        lock_path(path).unlink()
    lock.close()
    return False

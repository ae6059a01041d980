"""The file of a SQLite database: made for its owner's eyes only, watched while it is open, able to shrink."""

import contextlib
import errno
import logging
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

LOG = logging.getLogger("uogashi.store")

LEAST_FREE = 1_000_000
"""Bytes of disk: with less, we do not call ourselves ready."""
INCREMENTAL = 2
"""SQLite's number for a file that gives room back when it is asked to."""

Identity = tuple[int, int] | None


class FileGone(OSError):
    """Where the database was, there is no file any more, or another one."""


class DatabaseFile:
    """Where a SQLite database is, and which file was there when it was opened.

    Deleting or replacing the file of a running server leaves it with one that has no name: everything would be
    written there as if nothing had happened, and be gone with the process. So we look before anything is acknowledged.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = path.with_name(path.name + "-wal")
        """New data is here first; it belongs to the database as much as the file itself."""
        self._opened: Identity = None
        self._opened_log: Identity = None
        self._lock: Any = None
        self._reported = False

    # --- making and holding ----------------------------------------------------------------------------------------

    def hold(self) -> bool:
        """Make the file if there is none, and lock it for this server; False if another one has it."""
        try:
            import fcntl
        except ImportError:
            return True  # Windows: SQLite's own locks keep the file whole
        make_private(self.path)
        if self._lock is None:
            lock = self.path.with_name(self.path.name + ".lock")
            make_private(lock)
            self._lock = lock.open("r+")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()

    # --- watching --------------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """A connection is open, and keeps both files: these are the ones."""
        if self._opened is None:
            self._opened = identity(self.path)
        self._opened_log = identity(self.log)

    def let_go_of_log(self) -> None:
        """The connection is closed; if it was the last one, SQLite has deleted its log."""
        self._opened_log = None

    def check(self) -> None:
        """Raise `FileGone` unless the file opened is still the one in place."""
        if self._opened is None:
            return
        log = self._opened_log
        if identity(self.path) == self._opened and (log is None or identity(self.log) == log):
            self._reported = False
            return
        if not self._reported:
            LOG.error("database file gone", extra={"file": str(self.path)})
            self._reported = True
        raise FileGone(errno.ENOENT, "the database file was deleted or replaced", str(self.path))

    def check_disk(self) -> None:
        """Raise an error if the disk is as good as full."""
        if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))


def make_private(path: Path) -> None:
    """A file that only its owner can read; one that is there keeps the rights it has. SQLite gives its own files beside
    the database the rights of the database.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def identity(path: Path) -> Identity:
    """The identity of the file in place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


# --- shrinking -----------------------------------------------------------------------------------------------------


def make_shrinkable(connection: sqlite3.Connection, path: Path) -> None:
    """Files of earlier versions never gave room back: such a file is rewritten once, which needs twice its size.

    Where there is no room for that, it stays as it is: it is reused, only not given back.
    """
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
        return
    if shutil.disk_usage(path.parent).free < 2 * path.stat().st_size + LEAST_FREE:
        LOG.warning("no room to rewrite the database file", extra={"file": str(path)})
        return
    try:
        connection.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        LOG.warning("database file not rewritten", extra={"file": str(path), "why": str(error)})

"""A copy of the database, whole in itself even while a server writes; it counts only when it has been checked."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path

import sqlalchemy as sa

from uogashi.core.errors import Refusal
from uogashi.server.store.engine import make_engine

DUMP, RESTORE = "pg_dump", "pg_restore"


def back_up(database: str, target: Path, *, overwrite: bool) -> int:
    """Copy the database into this file, readable for its owner only; returns its bytes.

    Until the copy is complete and right it has another name: what is called `target` can be trusted.
    """
    url = make_engine(database).url
    if url.get_backend_name() == "sqlite":
        check_elsewhere(Path(str(url.database)), target)
    check_free(target, overwrite)
    try:
        number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")  # nobody else may read it
    except OSError as error:
        raise Refusal("file-unwritable", file=str(target), why=error.strerror or str(error)) from None
    part = Path(name)
    try:
        if url.get_backend_name() == "sqlite":
            os.close(number)
            copy_sqlite(Path(str(url.database)), part)
        else:
            with open(number, "wb") as file:  # noqa: PTH123  # it is open already
                dump_postgresql(url, file.fileno(), target)
            check_dump(part)
        sync(part)
        check_free(target, overwrite)
        part.replace(target)
        sync(target.parent)
    except OSError as error:
        raise Refusal("file-unwritable", file=str(target), why=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def check_elsewhere(source: Path, target: Path) -> None:
    """A copy never takes the place of the database, nor of the files that belong to it, by whatever name."""
    for ending in ("", "-wal", "-shm", "-journal", ".lock"):
        own = source.with_name(source.name + ending)
        same = target.exists() and own.exists() and target.samefile(own)
        if same or target.resolve() == own.resolve():
            raise Refusal("backup-onto-itself", file=str(target))


def check_free(target: Path, overwrite: bool) -> None:
    if target.exists() and not (overwrite and target.is_file()):
        raise Refusal("file-exists", file=str(target))


def copy_sqlite(source: Path, part: Path) -> None:
    """All of it in one step of the backup API: one moment of the database, while its server keeps writing."""
    if not source.is_file():
        raise Refusal("file-missing", file=str(source))
    try:
        with (
            contextlib.closing(sqlite3.connect(source, timeout=30)) as original,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            original.backup(copy)
            # One file without others beside it; a server that opens it sets this again.
            copy.execute("PRAGMA journal_mode=DELETE")
            found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
    except sqlite3.Error as error:
        raise Refusal("backup-failed", why=str(error)) from None
    if found != ["ok"]:
        raise Refusal("backup-failed", why=found[0])


def dump_postgresql(url: sa.URL, file: int, target: Path) -> None:
    """What PostgreSQL's own program writes; the password is not among what every user of the machine can see."""
    bare = sa.URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    command = [DUMP, "--format=custom", "--no-password", f"--dbname={bare.render_as_string()}"]
    if shutil.which(DUMP) is None:
        raise Refusal("backup-needs-program", program=DUMP, command=" ".join([*command, f"--file={target}"]))
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else dict(os.environ)
    run(command, stdout=file, environment=environment)


def check_dump(part: Path) -> None:
    if shutil.which(RESTORE) is not None:
        run([RESTORE, "--list", str(part)], stdout=subprocess.DEVNULL, environment=dict(os.environ))


def run(command: list[str], stdout: int, environment: dict[str, str]) -> None:
    done = subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, check=False, env=environment)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Refusal("backup-failed", why=said[-1] if said else f"{command[0]}: {done.returncode}")


def sync(path: Path) -> None:
    """On disk, not only on its way."""
    with contextlib.suppress(PermissionError):  # Windows opens no folders
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)

"""How compiled code is stored on disk: a file for each function and types of arguments, named by both.

Numba numbers such files, in an index that processes change without asking one another: two that compile at once can
leave one game's code under the other's number, and every later start fails. Here nothing is shared: a process that
compiles the same code writes the same file, whole or not at all. A file says what it holds; damaged ones are ignored.
"""

import hashlib
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

DIGEST = hashlib.sha256
DIGEST_SIZE = DIGEST().digest_size


class CodeFiles:
    """The files of one function; it takes the place of Numba's `IndexDataCacheFile`."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name

    def file(self, key: Any) -> Path:
        return self.folder / f"{self.name}.{DIGEST(repr(key).encode()).hexdigest()[:16]}.nbc"

    def load(self, key: Any) -> Any:
        """What was saved for this key; None: nothing that could be used, so it has to be compiled."""
        try:
            content = self.file(key).read_bytes()
        except OSError:
            return None
        digest, payload = content[:DIGEST_SIZE], content[DIGEST_SIZE:]
        if DIGEST(payload).digest() != digest:
            return None
        kept, data = pickle.loads(payload)
        return data if kept == key else None

    def save(self, key: Any, data: Any) -> None:
        from numba.core import serialize

        pickler: Any = serialize
        payload: bytes = pickler.dumps((key, data))
        file = self.file(key)
        written = file.with_name(f"{file.name}.{uuid4().hex}")
        try:
            written.write_bytes(DIGEST(payload).digest() + payload)
            written.replace(file)
        finally:
            with suppress(OSError):
                written.unlink()

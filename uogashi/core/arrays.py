"""Arrays of records: states, configs, logs and generators, as they cross between plain Python and compiled code."""

from functools import cache
from typing import Any

import numpy as np


def new_records(dtype: Any, count: int = 1) -> Any:
    """An array of blank records whose fields can be read as attributes.

    A plain array of NumPy's own record type: with a `recarray`, every call into compiled code takes six times as long.
    """
    return np.zeros(count, dtype=record_type(np.dtype(dtype)))


@cache
def record_type(dtype: Any) -> Any:
    """The same object whenever it is asked for: Numba knows a type again at once only by that."""
    return np.dtype((np.record, dtype))


def copy_records(records: Any) -> Any:
    """A copy, by its bytes: `copy` would go field by field."""
    return np.frombuffer(bytearray(records.tobytes()), dtype=records.dtype)


def read_records(content: bytes, like: Any) -> Any:
    """An array of records from its bytes, of the type of another array."""
    return np.frombuffer(bytearray(content), dtype=like.dtype)


def put_records(records: Any, content: bytes) -> None:
    """Write these bytes over an array of records."""
    records.view(np.uint8)[:] = np.frombuffer(content, dtype=np.uint8)

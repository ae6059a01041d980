"""Arrays of records: states, configs, logs and generators, as they cross between plain Python and compiled code."""

import struct
from collections.abc import Callable
from functools import cache
from math import prod
from operator import itemgetter
from typing import Any

import numpy as np

from uogashi.core.compile import INTERPRETED


def new_records(dtype: Any, count: int = 1) -> Any:
    """An array of blank records whose fields can be read as attributes.

    A plain array of NumPy's own record type: with a `recarray`, every call into compiled code takes six times as long.
    """
    return np.zeros(count, dtype=record_type(np.dtype(dtype)))


@cache
def record_type(dtype: Any) -> Any:
    """The same object whenever it is asked for: Numba knows a type again at once only by that."""
    return np.dtype((quick_record(dtype.names) if INTERPRETED else np.record, dtype))


def quick_record(names: tuple[str, ...]) -> type[np.void]:
    """A record with a property for each field: interpreted rules hardly do anything else than read them, and NumPy's
    own record takes several times as long for it.
    """

    def field(name: str) -> property:
        def put(record: np.void, value: Any) -> None:
            record[name] = value

        return property(itemgetter(name), put)

    return type("QuickRecord", (np.void,), {"__slots__": ()} | {name: field(name) for name in names})


def copy_records(records: Any) -> Any:
    """A copy, by its bytes: `copy` would go field by field."""
    return np.frombuffer(bytearray(records.tobytes()), dtype=records.dtype)


def read_records(content: bytes, like: Any) -> Any:
    """An array of records from its bytes, of the type of another array."""
    return np.frombuffer(bytearray(content), dtype=like.dtype)


def put_records(records: Any, content: bytes) -> None:
    """Write these bytes over an array of records."""
    records.view(np.uint8)[:] = np.frombuffer(content, dtype=np.uint8)


PLACES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


def plain_reader(dtype: Any) -> Callable[[bytes], dict[str, Any]]:
    """A function from the bytes of one record to its fields as numbers, tuples, lists of tuples and so on.

    All of them in one go: NumPy would make an array of each first.
    """
    layout, place, end = "=", 0, 0
    places: list[int | slice] = []
    shapes: dict[str, tuple[int, ...]] = {}
    for name, (kind, offset, *_) in dtype.fields.items():
        count = prod(kind.shape)
        layout += f"{offset - end}x{count}{PLACES[kind.base.str[1:]]}"
        places.append(slice(place, place + count) if kind.shape else place)
        if len(kind.shape) > 1:
            shapes[name] = kind.shape
        place, end = place + count, offset + kind.itemsize
    unpack = struct.Struct(f"{layout}{dtype.itemsize - end}x").unpack
    pick, names = itemgetter(*places), dtype.names

    def read(content: bytes) -> dict[str, Any]:
        record = dict(zip(names, pick(unpack(content)), strict=True))
        for name, shape in shapes.items():
            rows = record[name]
            for width in reversed(shape[1:]):
                rows = [rows[first : first + width] for first in range(0, len(rows), width)]
            record[name] = rows
        return record

    return read

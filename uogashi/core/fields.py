"""Records are declared once: a Protocol names the fields with their types, and the record's dtype follows from it.

    class State(Source, Protocol):
        phase: Int8
        money: Annotated[Int32s, MOST_PLAYERS]

    STATE = record_dtype(State)

To mypy a field is an `int` or an array of NumPy's; what `Annotated` adds, the dtype needs: how many bytes a number has,
and how long an array is in each dimension.
"""

from typing import Annotated, Any, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]

Int8s = NDArray[np.int8]
Int16s = NDArray[np.int16]
Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]
UInt32s = NDArray[np.uint32]

Field = tuple[str, Any, tuple[int, ...]]


def record_dtype(declared: type) -> np.dtype[Any]:
    """The dtype of records with these fields, in the order of their declaration, those of its bases first."""
    return np.dtype(record_fields(declared), align=True)


def record_fields(declared: type) -> list[Field]:
    """Name, type and shape of each field."""
    hints = get_type_hints(declared, include_extras=True)
    return [read_field(f"{declared.__name__}.{name}", name, hint) for name, hint in hints.items()]


def read_field(place: str, name: str, hint: Any) -> Field:
    if hasattr(np.record, name):
        raise TypeError(f"{place}: records of NumPy have an attribute {name} of their own, so name the field otherwise")
    kind: Any = getattr(hint, "__origin__", None)
    details: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    if kind is int and len(details) == 1:
        return name, details[0], ()
    if get_origin(kind) is np.ndarray and details and all(isinstance(length, int) for length in details):
        return name, kind.__args__[1].__args__[0], details
    raise TypeError(f"{place}: {hint} says no size; declare a number as Int8, an array as Annotated[Int8s, length]")

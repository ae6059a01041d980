"""What the numbers and words of a view are: types for `view.py` of every game, which its JSON Schema shows as `format`.

With them, a program that does not know a game can draw its view: a seat as its player's name, an amount of money with
its sign, an item by its name in the reader's language.
"""

from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(extra_json_schema={"format": "seat"})]
"""A seat, counted from 0."""
Money = Annotated[int, msgspec.Meta(extra_json_schema={"format": "money"})]
"""An amount of money."""
Change = Annotated[int, msgspec.Meta(extra_json_schema={"format": "change"})]
"""A number that is shown with its sign."""
Points = Annotated[int, msgspec.Meta(extra_json_schema={"format": "points"})]
"""A score, or a part of one."""
Thing = Annotated[str, msgspec.Meta(extra_json_schema={"format": "thing"})]
"""A card, a ticket or the like: `<game>-thing-<word>` of the catalogue is its name."""
Phase = Annotated[str, msgspec.Meta(extra_json_schema={"format": "phase"})]
"""What is being done: `<game>-phase-<word>` of the catalogue."""
Ready = Annotated[bool, msgspec.Meta(extra_json_schema={"format": "ready"})]
"""Of a seat: a secret phase is on, and the seat has nothing to decide any more. Clients know it from who acts."""
Plan = Annotated[list[str], msgspec.Meta(extra_json_schema={"format": "plan"})]
"""A map in letters: lines for a font of equal widths. Everything on it is also in other fields, for those who
cannot see its layout."""


def phase_of(view: Any) -> str | None:
    """The current activity, from this view; None if it has none."""
    field = phase_field(type(view))  # type: ignore[arg-type]  # a class can be hashed
    return getattr(view, field) if field is not None else None


@cache
def phase_field(kind: type) -> str | None:
    """The field of a view of this type for the current activity; None if it has none."""
    hints = get_type_hints(kind, include_extras=True)
    return next((name for name, hint in hints.items() if hint == Phase), None)

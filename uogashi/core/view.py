"""What the numbers and words of a view are: types for `view.py` of every game, which its JSON Schema shows as `format`.

A program that knows nothing of a game can draw its view by them: a seat as whoever sits there, an amount of money with
its sign, a thing by its name in the reader's language.
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
"""A map in letters: lines for a font of equal widths. Whatever it shows stands in other fields, too, for those who
cannot see how the lines lie."""


def phase_of(view: Any) -> str | None:
    """What is being done, by this view; None if it does not tell."""
    field = phase_field(type(view))  # type: ignore[arg-type]  # a class can be hashed
    return getattr(view, field) if field is not None else None


@cache
def phase_field(kind: type) -> str | None:
    """The field of a view of this type that tells what is being done; None if it has none."""
    hints = get_type_hints(kind, include_extras=True)
    return next((name for name, hint in hints.items() if hint == Phase), None)

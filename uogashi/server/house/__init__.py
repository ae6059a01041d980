"""The house: all tables and guests, and everything that people can do there. Plain Python over a store.

`House` is its front; behind it each room does one thing, and dependencies point one way: `front` makes them all. All
changes to a table go through `tables.Tables.commit`. A failed request is a `Refusal`, and has changed nothing.
"""

from uogashi.server.house.front import House
from uogashi.server.house.refusals import StoreLost, Unplayed

__all__ = ["House", "StoreLost", "Unplayed"]

"""The house: all tables and guests, and everything that people can do there. Plain Python over a store.

`House` is its front; behind it each room does one thing, and arrows point one way: `front` makes them all. Whatever
changes a table goes through `tables.Tables.commit`. What cannot be done is a `Refusal`, and has changed nothing.
"""

from uogashi.server.house.front import House
from uogashi.server.house.refusals import StoreLost, Unplayed

__all__ = ["House", "StoreLost", "Unplayed"]

"""What the house refuses itself."""

from collections.abc import Awaitable
from typing import TypeVar

from uogashi.core.errors import Refusal
from uogashi.server.messages import Position
from uogashi.server.store.interface import Lost

Result = TypeVar("Result")


class StoreLost(Refusal):
    """The store did not answer; the same may be asked again."""

    def __init__(self) -> None:
        super().__init__("store-lost")


class Unplayed(Refusal):
    """A move that came too late or breaks the rules; with the table as the sender sees it now."""

    def __init__(self, refusal: Refusal, position: Position | None) -> None:
        super().__init__(refusal.message.id, **refusal.message.arguments)
        self.position = position


async def answered(asked: Awaitable[Result]) -> Result:
    """The store's answer; a failing store is a refusal like any other."""
    try:
        return await asked
    except Lost:
        raise StoreLost from None

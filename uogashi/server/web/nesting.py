"""How deep what is sent may be nested: what reads JSON calls itself for each level, until there is no room left."""

import re
from typing import Any

import msgspec
import numpy as np
from litestar import Request
from litestar.exceptions import ClientException

DEEPEST = 32
"""Levels of lists and objects; our own messages have three at most, components of a game five."""

LEVELS = np.zeros(256, dtype=np.int8)
LEVELS[list(b"[{")] = 1
LEVELS[list(b"]}")] = -1
TEXTS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""A text, or what would be one if it ended: so it is found in one go, whatever is sent."""


class TooDeep(msgspec.DecodeError):
    """Its meaning is ambiguous."""


def check_nesting(content: bytes) -> None:
    """Refuse JSON that is nested too deeply, before parsing it."""
    if content.count(b"[") + content.count(b"{") <= DEEPEST:
        return
    levels = LEVELS[np.frombuffer(TEXTS.sub(b"", content), dtype=np.uint8)]
    if levels.cumsum(dtype=np.int32).max(initial=0) > DEEPEST:
        raise TooDeep(f"JSON is nested more than {DEEPEST} levels deep")


class ShallowRequest(Request[Any, Any, Any]):
    """A request whose body is not nested too deeply."""

    async def body(self) -> bytes:
        content = await super().body()
        try:
            check_nesting(content)
        except TooDeep as error:
            raise ClientException(str(error)) from None
        return content

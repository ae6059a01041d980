"""A WebSocket of Uvicorn's with two short cuts, for most of what the server hears and says.

It can be written to at once, without a task and without going through all layers: a table sends every move to everyone
who follows it. And it goes on reading while a message is worked on, where Uvicorn's stops and starts again each time.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from uogashi.server.web.connections import Connections

LINE = "uogashi.line"
"""Where a WebSocket's scope has its line."""

MOST_UNREAD = 4
"""More messages than these wait outside, until some have been worked on."""

TEXT = 0x81
"""The first byte of a frame that is a whole message of text (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's own, with the two short cuts."""

    def __init__(self, *arguments: Any, watch: Connections, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.watch = watch
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]  # as much of a queue as is used

    def connection_lost(self, exc: Exception | None) -> None:
        self.watch.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope[LINE] = self  # type: ignore[literal-required]
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        # If it believes that reading has stopped already, Uvicorn's does not stop it.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self.queue.events) > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send these messages now; False if that cannot be: the client is slow, or gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        self.transport.write(b"".join([frame_head(len(text)) + text for text in texts]))
        return True


def frame_head(length: int) -> bytes:
    """The frame header for this many bytes of text."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Inbox:
    """What has come and was not yet taken. One task takes it."""

    __slots__ = ("awaited", "events", "loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.awaited: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.awaited = self.loop.create_future()
            await self.awaited
            self.awaited = None
        return self.events.popleft()

    def empty(self) -> bool:
        return not self.events

"""A WebSocket of Uvicorn's that can also be written to at once, without a task and without going through all layers.

A table tells every move to everybody who follows it: that is most of what the server sends.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINE = "uogashi.line"
"""Where a WebSocket's scope has its line."""

TEXT = 0x81
"""The first byte of a frame that is a whole message of text (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's own, with a short cut."""

    async def run_asgi(self) -> None:
        self.scope[LINE] = self  # type: ignore[literal-required]
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send this text now; False if that cannot be: the client is slow, or gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def frame_head(length: int) -> bytes:
    """What stands before so many bytes of text."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")

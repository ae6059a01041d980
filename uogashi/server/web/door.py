"""The door of the server, in front of everything: safe headers on every answer, limits, and a line in the log."""

import logging
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from uogashi.server.metrics import Metrics
from uogashi.server.settings import Settings

LOG = logging.getLogger("uogashi.requests")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TOO_MANY = 1013
LARGEST_HEADERS = 64 * 1024


def safe_headers(settings: Settings) -> list[tuple[str, str]]:
    """What Uvicorn sends with every answer, its own among them."""
    headers = dict(HEADERS)
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return list(headers.items())


class BriefHttp(HttpToolsProtocol):
    """Uvicorn's HTTP, for clients who come to the point: it would take headers without an end."""

    in_headers = True
    heading = 0

    def on_message_begin(self) -> None:
        self.in_headers, self.heading = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.heading += len(data)
        if self.in_headers and self.heading > LARGEST_HEADERS:
            self.transport.close()


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics | None = None) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.connections: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        started = time.perf_counter()
        status = 0

        async def send_safely(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if all(name != b"cache-control" for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        finally:
            # The path has no secrets in it: links travel behind a #, in headers or in bodies. Questions are left out.
            took = round((time.perf_counter() - started) * 1000, 1)
            told = {"method": scope["method"], "path": scope["path"][:200], "status": status, "ms": took}
            self.metrics.requests[f"{status // 100}xx" if status else "none"] += 1
            LOG.log(logging.WARNING if status >= 500 or not status else logging.INFO, "request", extra=told)

    async def connect(self, scope: Any, receive: Any, send: Any) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if self.settings.most_connections and self.connections[address] >= self.settings.most_connections:
            await receive()
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self.connections[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

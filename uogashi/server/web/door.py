"""The door of the server, in front of everything: safe headers on every answer, and a line in the log for each."""

import logging
import time
from collections import Counter
from typing import Any

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


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.connections: Counter[str] = Counter()
        headers = dict(HEADERS)
        if settings.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

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
                given = {name for name, _ in message["headers"]}
                own = [*self.headers, (b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *(each for each in own if each[0] not in given)]
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        finally:
            # The path has no secrets in it: links travel behind a #, in headers or in bodies. Questions are left out.
            took = round((time.perf_counter() - started) * 1000, 1)
            told = {"method": scope["method"], "path": scope["path"][:200], "status": status, "ms": took}
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

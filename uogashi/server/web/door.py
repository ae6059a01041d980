"""The door of the server, in front of everything: safe headers on every answer, limits, and a line in the log."""

import logging
import time
from typing import Any

import msgspec

from uogashi.core.errors import Refusal
from uogashi.server.metrics import Metrics
from uogashi.server.settings import Settings
from uogashi.server.web.limits import FILE_COST, Limits, client_of

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
QUESTIONS = "/api/"
"""What costs a unit each, and some of it more; all else is files and pages."""


def safe_headers(settings: Settings) -> list[tuple[str, str]]:
    """What Uvicorn sends with every answer, its own among them."""
    headers = dict(HEADERS)
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return list(headers.items())


class Door:
    """An ASGI application around another one."""

    def __init__(self, app: Any, limits: Limits, metrics: Metrics | None = None) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics or Metrics()

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
            await self.limits.requests.wait(client_of(scope), 1 if scope["path"].startswith(QUESTIONS) else FILE_COST)
            await self.app(scope, receive, send_safely)
        except Refusal as refusal:
            self.limits.refusals[refusal.message.id] += 1
            await answer_too_often(refusal, send_safely)
        finally:
            # The path has no secrets in it: links travel behind a #, in headers or in bodies. Questions are left out.
            took = round((time.perf_counter() - started) * 1000, 1)
            facts = {"method": scope["method"], "path": scope["path"][:200], "status": status, "ms": took}
            self.metrics.requests[f"{status // 100}xx" if status else "none"] += 1
            LOG.log(logging.WARNING if status >= 500 or not status else logging.INFO, "request", extra=facts)

    async def connect(self, scope: Any, receive: Any, send: Any) -> None:
        """A WebSocket, if its address has not too many already; it begins with a request."""
        address = client_of(scope)
        if not await self.let_in(address):
            await receive()
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.leave(address)

    async def let_in(self, address: str) -> bool:
        try:
            await self.limits.requests.wait(address)
        except Refusal as refusal:
            self.limits.refusals[refusal.message.id] += 1
            return False
        if not self.limits.enter(address):
            self.limits.refusals["sockets-too-many"] += 1
            return False
        return True


async def answer_too_often(refusal: Refusal, send: Any) -> None:
    """Answers that come before any authentication."""
    body = msgspec.json.encode({"why": refusal.message})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(refusal.message.arguments["seconds"]).encode()),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})

"""TCP connections: how many an address may have, how many there may be, and how long one may keep silent.

Uvicorn waits for ever for the first byte, for the end of headers and for a body, and every connection takes a
descriptor: a thousand silent ones would keep everyone else out.
"""

import asyncio
import logging
import math
import time
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from uogashi.server.settings import Settings
from uogashi.server.web.limits import network_of

try:
    import resource
except ImportError:  # there are no such limits on Windows
    resource = None  # type: ignore[assignment]

LOG = logging.getLogger("uogashi.requests")

LARGEST_HEADERS = 64 * 1024
BODY_SECONDS = 30.0
"""Until the whole of a body must have come."""
READING_SECONDS = 60.0
"""Extra time for a client that still has data to read."""
WANTED_DESCRIPTORS = 65_536
FEW_DESCRIPTORS = 4096
RESERVED_DESCRIPTORS = 64
"""For the database, the log and everything else that is no connection."""
WORKING = math.inf


def prepare_descriptors() -> int:
    """The number of descriptors we may have; a low number is logged. 0: unlimited."""
    if resource is None:
        return 0
    limit, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = WANTED_DESCRIPTORS
    if limit == resource.RLIM_INFINITY:
        return 0
    if limit < min(most, WANTED_DESCRIPTORS):
        limit = min(most, WANTED_DESCRIPTORS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if limit < FEW_DESCRIPTORS:
        facts = {"descriptors": limit, "wanted": FEW_DESCRIPTORS, "connections": room_for(limit)}
        LOG.warning("few descriptors", extra=facts)
    return limit


def room_for(descriptors: int) -> int:
    """How many connections fit this many descriptors."""
    return max(descriptors - RESERVED_DESCRIPTORS, 1)


class Connections:
    """All connections there are."""

    def __init__(self, settings: Settings, refusals: Counter[str], descriptors: int = 0) -> None:
        self.refusals = refusals
        self.most = room_for(descriptors) if descriptors else 0
        self.most_of_one = settings.most_tcp_connections
        self.silent_seconds = settings.silent_seconds
        self.proxies = ProxyHeadersMiddleware(refuse_all, settings.trusted_proxies).trusted_hosts
        self._addresses: dict[Any, str] = {}
        """Whose each connection is."""
        self._counts: Counter[str] = Counter()
        self._waiting: dict[BriefHttp, None] = {}
        """Those where it is the client's turn to say something, the longest silent first."""

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, transport: asyncio.Transport, client: str) -> bool:
        """Whether there is room for one more. For a proxy's visitors, which come over its connections, others count."""
        address = "" if client in self.proxies else network_of(client)
        if address and self.most_of_one and self._counts[address] >= self.most_of_one:
            return False
        if self.most and len(self._addresses) >= self.most and not self._make_room():
            return False
        self._addresses[transport] = address
        self._counts[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _make_room(self) -> bool:
        """Close the connection that has been silent for longest, but none that we owe an answer."""
        oldest = next(iter(self._waiting), None)
        if oldest is None:
            return False
        self.refusals["connection-silent"] += 1
        self.hang_up(oldest)
        return True

    def wait_for(self, connection: "BriefHttp", seconds: float) -> None:
        """It is the client's turn, for so long."""
        connection.due = time.monotonic() + seconds
        self._waiting.pop(connection, None)
        self._waiting[connection] = None

    def work_on(self, connection: "BriefHttp") -> None:
        """It is our turn, or nobody's any more."""
        connection.due = WORKING
        self._waiting.pop(connection, None)

    def hang_up(self, connection: "BriefHttp") -> None:
        self.work_on(connection)
        self.leave(connection.transport)
        connection.transport.abort()

    def sweep(self) -> None:
        """Hang up on those who have been silent for too long."""
        now = time.monotonic()
        for connection in [each for each in self._waiting if each.due < now]:
            if connection.transport.get_write_buffer_size() and now < connection.due + READING_SECONDS:
                continue  # it is still reading
            self.refusals["connection-silent"] += 1
            self.hang_up(connection)


async def refuse_all(*_: Any) -> None:
    """No application: of Uvicorn's middleware only the list of proxies is wanted."""


class BriefHttp(HttpToolsProtocol):
    """Uvicorn's HTTP, for clients who come to the point: it would wait for ever, and take headers without an end."""

    in_headers = True
    heading = 0
    due = WORKING

    def __init__(self, *arguments: Any, watch: Connections, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.watch = watch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn has it
        super().connection_made(transport)
        if self.watch.enter(transport, self.client[0] if self.client else ""):
            self.watch.wait_for(self, self.watch.silent_seconds)
        else:
            self.watch.refusals["connections-too-many"] += 1
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.watch.work_on(self)
        self.watch.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.watch.work_on(self)  # it still counts: `Line` lets it go
        super().handle_websocket_upgrade()

    @property
    def answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        self.in_headers, self.heading = True, 0
        super().on_message_begin()
        if self.answered:
            self.watch.wait_for(self, self.watch.silent_seconds)

    def on_headers_complete(self) -> None:
        self.in_headers = False
        super().on_headers_complete()
        self.watch.wait_for(self, BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if not self.answered:
            self.watch.work_on(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.answered:
            self.watch.wait_for(self, self.watch.silent_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch.wait_for(self, self.watch.silent_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.answered:
            self.watch.work_on(self)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.heading += len(data)
        if self.in_headers and self.heading > LARGEST_HEADERS:
            self.transport.close()

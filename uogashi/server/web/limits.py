"""Limits that delay instead of banning: frequent requests wait a little before each answer.

Addresses are counted before any authentication: identities cost nothing, addresses do. What takes the server
longer counts for several: a unit is about a millisecond of its time.
"""

import ipaddress
from asyncio import sleep
from collections import Counter
from functools import lru_cache
from time import monotonic
from typing import Any

from uogashi.core.errors import Refusal
from uogashi.server.settings import Settings

BURST_SECONDS = 4.0
"""The burst, in seconds' worth of requests, before anyone has to wait."""
LONGEST_DELAY = 10.0
REFUSAL_SECONDS = 1.0
"""A refusal also takes time: otherwise a client that ignores it would keep the server busy with refusing."""
MOST_KEYS = 20_000
IPV6_NETWORK = 64
"""Bits of an address that a provider gives to one household: the household can choose the rest."""

FILE_COST = 0.2
"""A file of the client, a page, a path that is not there."""
FOLLOW_COST = 2.0
TRY_COST = 2.0
WAKE_COST = 5.0
"""To read a table that sleeps, and to play its game again up to now."""
ENTRIES_A_UNIT = 20
"""This many entries of a game are replayed in about a millisecond …"""
BYTES_A_UNIT = 16_384
"""… and this many bytes are built and sent in one."""


@lru_cache(maxsize=MOST_KEYS)
def network_of(address: str) -> str:
    """The client an address counts as: an IPv4 address for itself, an IPv6 address for its /64."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, IPV6_NETWORK), strict=False))


def client_of(scope: Any) -> str:
    """The client a request or a WebSocket counts for; behind a trusted proxy, the one the proxy names."""
    return network_of(scope["client"][0]) if scope.get("client") else ""


class Limiter:
    """The rate per second for each client, in the long run."""

    def __init__(self, per_second: float) -> None:
        self.interval = 1 / per_second if per_second else 0.0
        self._paid_until: dict[str, float] = {}

    async def wait(self, key: str, cost: float = 1.0) -> None:
        """Wait until it is this one's turn again; refused where that would take too long."""
        if not self.interval:
            return
        now = monotonic()
        delay = self._paid_until.get(key, now) - now - BURST_SECONDS
        if delay > LONGEST_DELAY:
            await sleep(REFUSAL_SECONDS)
            raise Refusal("too-many-requests", seconds=int(delay) + 1)
        self.charge(key, cost)
        if delay > 0:
            await sleep(delay)

    def charge(self, key: str, cost: float) -> None:
        """A cost known only afterwards: the next requests from that client wait for it."""
        if not self.interval:
            return
        now = monotonic()
        self._paid_until[key] = max(self._paid_until.get(key, now), now) + cost * self.interval
        if len(self._paid_until) > MOST_KEYS:
            self._tidy_up(now)

    def _tidy_up(self, now: float) -> None:
        """Forget those who owe nothing; if nearly all do, those who came first: it must not be repeated each time."""
        owing = [(key, until) for key, until in self._paid_until.items() if until > now]
        self._paid_until = dict(owing[-MOST_KEYS // 2 :])


class Limits:
    """All limits of a server: by address first, then by guest."""

    def __init__(self, settings: Settings, refusals: Counter[str] | None = None) -> None:
        self.refusals: Counter[str] = Counter() if refusals is None else refusals
        """Everything that was refused since the start, by the id of why."""
        self.requests = Limiter(settings.requests_per_second)
        """Of an address, by HTTP; a WebSocket begins with one."""
        self.messages = Limiter(settings.address_messages_per_second)
        """Of an address, on all its WebSockets."""
        self.guests = Limiter(settings.messages_per_second)
        """Messages of a guest, on all their WebSockets."""
        self.most_sockets = settings.most_connections
        self.sockets: Counter[str] = Counter()
        """WebSockets that are open, by address."""

    def enter(self, address: str) -> bool:
        """Whether this address may have one more WebSocket; then it counts until it leaves."""
        if self.most_sockets and self.sockets[address] >= self.most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

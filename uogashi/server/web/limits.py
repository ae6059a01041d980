"""Limits that delay instead of banning: whoever asks too often waits a little before each answer."""

import asyncio
import time

from uogashi.core.errors import Refusal

BURST_SECONDS = 4.0
"""Nobody waits before they have asked for so many seconds' worth at once."""
LONGEST_DELAY = 10.0
MOST_KEYS = 20_000


class Limiter:
    """So many a second for each of those who ask, in the long run."""

    def __init__(self, per_second: float) -> None:
        self.interval = 1 / per_second if per_second else 0.0
        self._paid_until: dict[str, float] = {}

    async def wait(self, key: str) -> None:
        """Wait until it is this one's turn again; refused where that would take too long."""
        if not self.interval:
            return
        now = time.monotonic()
        paid_until = max(self._paid_until.get(key, now), now)
        delay = paid_until - now - BURST_SECONDS
        if delay > LONGEST_DELAY:
            raise Refusal("too-many-requests", seconds=int(delay) + 1)
        self._paid_until[key] = paid_until + self.interval
        if len(self._paid_until) > MOST_KEYS:
            self._paid_until = {each: until for each, until in self._paid_until.items() if until > now}
        if delay > 0:
            await asyncio.sleep(delay)

"""What the server counts about itself, and its export to Prometheus.

Counting is plain arithmetic, so that it costs a move next to nothing and no counting code knows Prometheus. Only
`serve_metrics`, if a host asks for it, turns the counts into Prometheus' format, on a separate port. No label has
anything of a person: no name, address, id of a guest or of a table.
"""

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from uogashi.core.errors import Refusal

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The bounds of all histograms: from a quick commit to a bot that runs out of time."""
LAG_SECONDS = 0.25
"""How often the event loop is asked how late it is."""
PERSON, BOT = "person", "bot"


@dataclass(frozen=True)
class Moment:
    """Current values."""

    tables: Mapping[str, int]
    """How many are kept in each state; none if the store does not answer."""
    in_memory: int
    sockets: int
    bots_waiting: int


class Histogram:
    """How often something took how long. One thread writes."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """(bound, how many took no longer), as Prometheus expects them."""
        passed, found = 0, list[tuple[str, float]]()
        for bound, count in zip((*map(str, SECONDS), "+Inf"), list(self.counts), strict=True):
            passed += count
            found.append((bound, passed))
        return found


class Metrics:
    """All that is counted while the server runs."""

    def __init__(self) -> None:
        self.moves = {PERSON: 0, BOT: 0}
        self.refusals: Counter[str] = Counter()
        """By the id of their sentence."""
        self.requests: Counter[str] = Counter()
        """By the class of their status: `2xx`."""
        self.acknowledgements = Histogram()
        """From hearing of a move until it is acknowledged."""
        self.thinking = Histogram()
        self.lag = Histogram()

    def timed(self, acknowledge: Callable[[int], None]) -> Callable[[int], None]:
        """The same acknowledgement, which notes how long it took from now on."""
        started = time.perf_counter()

        def done(seq: int) -> None:
            acknowledge(seq)
            self.acknowledgements.observe(time.perf_counter() - started)

        return done

    async def watch_loop(self) -> None:
        """Measure regularly how late the event loop wakes a sleeping task."""
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, time.perf_counter() - due))


@contextlib.contextmanager
def serve_metrics(
    host: str, port: int, metrics: Metrics, commits: Histogram, look: Callable[[], Moment]
) -> Iterator[None]:
    """Answer Prometheus at `/metrics` on this port, in its own thread; with port 0, do nothing."""
    if not port:
        yield
        return
    from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Collected(metrics, commits, look))
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise Refusal("port-unavailable", host=host, port=str(port), why=error.strerror or str(error)) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Collected:
    """The counts in Prometheus' words, made when it asks."""

    def __init__(self, metrics: Metrics, commits: Histogram, look: Callable[[], Moment]) -> None:
        self.metrics = metrics
        self.commits = commits
        self.look = look

    def describe(self) -> Iterator[Any]:
        """Nothing in advance: the store need not be asked before Prometheus is."""
        return iter(())

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        now, metrics = self.look(), self.metrics
        yield labelled(GaugeMetricFamily, "tables", "Tables that are kept", "state", now.tables)
        yield GaugeMetricFamily("uogashi_tables_in_memory", "Tables in memory", value=now.in_memory)
        yield GaugeMetricFamily("uogashi_sockets", "WebSocket connections", value=now.sockets)
        yield GaugeMetricFamily("uogashi_bots_waiting", "Tables that wait for a bot to think", value=now.bots_waiting)
        yield labelled(CounterMetricFamily, "moves", "Entries of moves that were stored", "by", metrics.moves)
        yield labelled(CounterMetricFamily, "refusals", "What was refused", "kind", metrics.refusals)
        yield labelled(CounterMetricFamily, "http_requests", "HTTP requests", "status", metrics.requests)
        yield timing("commit", "A transaction of the store", self.commits)
        yield timing("acknowledgement", "From a move to its acknowledgement", metrics.acknowledgements)
        yield timing("bot_thinking", "A bot's thinking about one entry", metrics.thinking)
        yield timing("loop_lag", "How late the event loop was", metrics.lag)


def labelled(family: Any, name: str, about: str, label: str, counts: Mapping[str, int]) -> Any:
    made = family(f"uogashi_{name}", about, labels=[label])
    for value, count in sorted(dict(counts).items()):
        made.add_metric([value], count)
    return made


def timing(name: str, about: str, times: Histogram) -> Any:
    from prometheus_client.core import HistogramMetricFamily

    made = HistogramMetricFamily(f"uogashi_{name}_seconds", about)
    made.add_metric([], times.buckets(), times.total)
    return made

"""What Prometheus reads of a real server, beside what really happened there."""

import asyncio
import re
import socket
from pathlib import Path

import httpx
import pytest

from tests.server.running import PLAIN, RunningServer, everybody_sits, hear, say
from tests.terminal.program import uogashi
from uogashi.server.metrics import SECONDS, Histogram

LINE = re.compile(r"([a-z_]+)(?:\{(.*)\})? (\S+)")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def scrape(port: int) -> dict[tuple[str, str], float]:
    """Every sample by its name and labels."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=PLAIN)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    found = [LINE.fullmatch(line) for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(found), answer.text
    return {(each[1], each[2] or ""): float(each[3]) for each in found if each}


def test_a_server_tells_what_happened_there(tmp_path: Path) -> None:
    port = free_port()
    with RunningServer(tmp_path, metrics_port=port) as server:
        before = scrape(port)
        assert before["uogashi_moves_total", 'by="person"'] == 0
        assert before["uogashi_sockets", ""] == 0

        table, (aki, ben) = everybody_sits(server, ["Aki", "Ben"])
        aki.table("me", "open")
        bots = aki.table("me", "greedy")
        aki.take(bots, 0)
        lots = len(aki.state(table, 0)["position"]["view"]["lots"])
        for _ in range(lots):
            aki.move(table, 0, aki.state(table, 0)["position"]["legal"][0])
        assert ben.refused("POST", f"/api/tables/{table}/leave", {"seat": 0}) == "seat-not-yours"

        async def live() -> dict[tuple[str, str], float]:
            async with ben.connect() as line:
                await hear(line, "welcome")
                await say(line, type="follow", table=table, seat=1)
                await hear(line, "news")
                await say(line, type="move", table=table, seat=1, after=999, id="x", decisions=["nonsense"])
                await hear(line, "refused")
                found = await asyncio.to_thread(scrape, port)
                while not (found["uogashi_loop_lag_seconds_count", ""] and found["uogashi_moves_total", 'by="bot"']):
                    await asyncio.sleep(0.05)
                    found = await asyncio.to_thread(scrape, port)
                return found

        after = asyncio.run(asyncio.wait_for(live(), 60))
        assert after["uogashi_moves_total", 'by="person"'] == lots
        assert after["uogashi_acknowledgement_seconds_count", ""] == lots
        assert 0 < after["uogashi_acknowledgement_seconds_sum", ""] < 60
        assert after["uogashi_commit_seconds_count", ""] > lots
        assert after["uogashi_bot_thinking_seconds_count", ""] >= 1
        assert after["uogashi_tables", 'state="running"'] == 2
        assert after["uogashi_tables", 'state="open"'] == 1
        assert after["uogashi_tables_in_memory", ""] == 3
        assert after["uogashi_bots_waiting", ""] >= 0
        assert after["uogashi_sockets", ""] == 1
        assert after["uogashi_refusals_total", 'kind="seat-not-yours"'] == 1
        assert after["uogashi_refusals_total", 'kind="decision-unknown"'] == 1
        assert after["uogashi_http_requests_total", 'status="4xx"'] == 1
        assert after["uogashi_http_requests_total", 'status="2xx"'] > lots
        assert after["process_open_fds", ""] > 0
        told = repr(after)
        assert not any(secret in told for secret in (table, bots, "Aki", "127.0.0.1", aki.token.partition(".")[0]))
        assert httpx.get(f"{server.address}/metrics", verify=PLAIN).status_code == 404
        assert server.end() == 0
        with pytest.raises(httpx.ConnectError):
            scrape(port)


def test_a_port_that_is_taken_is_named_before_anybody_is_let_in(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        done = uogashi("serve", "--port", "0", "--database", database, "--metrics-port", str(port))
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"cannot listen on 127.0.0.1, port {port}: " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_histogram_counts_what_took_no_longer_than_each_bound() -> None:
    times = Histogram()
    for seconds in (0.0001, SECONDS[0], 0.003, 100):
        times.observe(seconds)
    buckets = dict(times.buckets())
    assert buckets["0.0005"] == 2
    assert buckets["0.002"] == 2
    assert buckets["0.005"] == 3
    assert buckets["5.0"] == 3
    assert buckets["+Inf"] == 4
    assert times.total == pytest.approx(100.0036)

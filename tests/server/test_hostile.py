"""Hostile input: whatever is sent, nothing breaks, nobody learns more than they may know, and no game changes."""

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosedError

from tests.server.fuzz import (
    CROWD,
    SHORT,
    Target,
    complaints,
    fuzz,
    handshake,
    seen_by_owners,
    serving,
    status_of,
    stored,
    talk,
)
from tests.server.running import PLAIN, Browser, Guest, RunningServer, everybody_sits, hear, say
from uogashi.server.web.app import LARGEST_BODY, LARGEST_MESSAGE
from uogashi.server.web.client import FOLDER
from uogashi.server.web.door import HEADERS
from uogashi.server.web.socket import MOST_FOLLOWED

EXAMPLES = 14
"""For each request and each sender; a few for requests without content."""
MOSTLY = some.sampled_from([True, True, True, False])
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FOREIGN = "http://elsewhere.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def secure_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """As it is behind a proxy that speaks https."""
    with serving(tmp_path_factory.mktemp("secure"), public_url="https://play.example") as running:
        yield running


@pytest.fixture
def browser(server: RunningServer) -> Browser:
    """A client with a cookie."""
    return server.browser("Aki")


# --- the REST interface --------------------------------------------------------------------------------------------


class Asking:
    """A client that asks for everything, about its own tables and others'."""

    def __init__(self, server: RunningServer, role: str, others: list[Target]) -> None:
        self.guest = None if role == "nobody" else server.guest("Mallory")
        self.tables = [target.id for target in others]
        self.headers = self.guest.headers if self.guest is not None else {}
        if role == "player":
            self.sit_down(server)

    def sit_down(self, server: RunningServer) -> None:
        """At a table that is open, one that runs and one that is over."""
        assert self.guest is not None
        over, open, running = (self.guest.table("me", "me") for _ in range(3))
        for table in (over, running):
            for seat in range(2):
                self.guest.take(table, seat)
        for seat in range(2):
            self.guest.post(f"/api/tables/{over}/seats/{seat}/end", {"agree": True})
        self.tables += [over, open, running, running]


def real_path(tables: list[str]) -> Any:
    """Values of parameters that lead somewhere."""
    return some.fixed_dictionaries(
        {
            "table": some.sampled_from(tables),
            "seat": some.integers(0, 2),
            "game": some.just("tsukiji"),
            "language": some.sampled_from(["en", "pt", "zh-TW", "xx"]),
            "step": some.integers(0, 3),
        }
    )


def real_body() -> Any:
    """Values of fields of a body that mean something."""
    words = some.sampled_from(["ticket 0", "ticket 1", "ticket x2", "pass", "buy 1"])
    bots = some.sampled_from(["me", "open", "greedy"])
    return some.fixed_dictionaries(
        {
            "seat": some.integers(0, 1),
            "after": some.integers(0, 12),
            "id": some.sampled_from(["a", "b", "c"]),
            "decisions": some.lists(words, min_size=1, max_size=3),
            "random": some.just("0123456789abcdef" * 2),
            "agree": some.booleans(),
            "bot": some.just("greedy"),
            "name": some.just("Mallory"),
            "game": some.just("tsukiji"),
            "seats": some.lists(bots, min_size=2, max_size=3),
        }
    )


def ask_for(operation: schemathesis.APIOperation[Any, Any, Any, Any], asking: Asking) -> Counter[int]:
    """Send one kind of request many times, right and wrong; all answers must match their description."""
    statuses: Counter[int] = Counter()
    right, wrong = (operation.as_strategy(mode) for mode in schemathesis.GenerationMode)
    bare = not operation.body and not list(operation.iter_parameters())

    @settings(
        max_examples=3 if bare else EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(some.one_of(right, right, wrong), real_path(asking.tables), real_body(), MOSTLY, MOSTLY)
    def ask(case: schemathesis.Case[Any], path: Any, body: Any, somewhere: bool, meaning: bool) -> None:
        if somewhere and case.path_parameters:
            case.path_parameters = {name: path[name] for name in case.path_parameters}
        if meaning and isinstance(case.body, dict):
            case.body = {name: body.get(name, value) for name, value in case.body.items()}
        answer = case.call(headers=asking.headers)
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    ask()
    return statuses


EXPECTED = {
    "nobody": {200, 201, 400, 401, 404},
    "guest": {200, 201, 204, 400, 401, 403, 404},
    "player": {200, 201, 204, 400, 401, 403, 404, 409},
}
"""What happens at least, if the questions are good ones."""


@pytest.mark.parametrize("role", EXPECTED)
def test_every_answer_is_as_described_and_no_game_of_others_changes(server: RunningServer, role: str) -> None:
    others = [Target(*everybody_sits(server, ["Aki", "Botan"], public=public)) for public in (False, True)]
    before = [each for other in others for each in seen_by_owners(other)]
    statuses: Counter[int] = Counter()
    for found in schemathesis.openapi.from_url(f"{server.address}/api/openapi.json").get_all_operations():
        assert isinstance(found, Ok), found
        statuses += ask_for(found.ok(), Asking(server, role, others))
    assert [each for other in others for each in seen_by_owners(other)] == before
    assert list(complaints(server.log)) == []
    assert EXPECTED[role] <= set(statuses), statuses


# --- the WebSocket -------------------------------------------------------------------------------------------------


def test_no_game_changes_whatever_is_sent_over_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        figures = fuzz(running, SHORT, seed=1)
    assert figures.messages >= SHORT
    assert {"refused", "pong", "news", "done", "tried"} == set(figures.answers)


def test_a_connection_follows_only_so_many_tables(server: RunningServer) -> None:
    guest = server.guest()
    tables = [guest.table("me", "open") for _ in range(CROWD)]

    async def follow_all() -> list[str]:
        async with guest.connect() as socket:
            await hear(socket, "welcome")
            heard = []
            for table in tables:
                await say(socket, type="follow", table=table)
                heard.append(await hear(socket))
            return [each["type"] for each in heard]

    assert asyncio.run(follow_all()) == ["news"] * MOST_FOLLOWED + ["refused"] * (CROWD - MOST_FOLLOWED)


def test_a_forged_cookie_is_nobodys(browser: Browser) -> None:
    table = browser.table("me", "open")
    ((name, value),) = browser.cookies.items()
    browser.cookies.set(name, value[:-2] + ("AA" if value[-2:] != "AA" else "BB"))

    async def follow() -> Any:
        async with browser.connect() as socket:
            assert (await hear(socket, "welcome"))["name"] is None
            await say(socket, type="follow", table=table)
            return await hear(socket)

    assert asyncio.run(follow())["why"]["id"] == "table-private"


@pytest.mark.parametrize(
    ("headers", "origin"),
    [
        ([], FOREIGN),
        ([], None),
        (["Cookie: uogashi=aaaaaaaaaaaaaaaaaaaa.0.forged"], FOREIGN),
        (["Authorization: Bearer aaaaaaaaaaaaaaaaaaaa.0.forged"], None),
    ],
    ids=["foreign origin", "no origin", "forged cookie from elsewhere", "forged token"],
)
def test_a_foreign_handshake_is_refused(server: RunningServer, headers: list[str], origin: str | None) -> None:
    heard = asyncio.run(talk(server, handshake(server, *headers, origin=origin)))
    assert status_of(heard) == 403
    assert b"welcome" not in heard


# --- too often -----------------------------------------------------------------------------------------------------

PER_SECOND = 5
AT_ONCE = 4 * PER_SECOND
"""Nobody has to wait for this many."""
FLOOD = AT_ONCE + 10 * PER_SECOND + 15
"""More than can wait in line."""


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    limits = {"requests_per_second": PER_SECOND, "messages_per_second": PER_SECOND}
    with serving(tmp_path_factory.mktemp("strict"), trusted_proxies="127.0.0.1", **limits) as running:
        yield running


async def ask_at_once(server: RunningServer, number: int, address: str) -> list[tuple[httpx.Response, float]]:
    """Ask this many times at once from this address; the answers, and how long each took, the fastest first."""
    limits = httpx.Limits(max_connections=None)
    headers = {"X-Forwarded-For": address}
    client = httpx.AsyncClient(base_url=server.address, limits=limits, headers=headers, timeout=60, verify=PLAIN)
    async with client:

        async def ask() -> tuple[httpx.Response, float]:
            started = time.perf_counter()
            return await client.get("/api/games"), time.perf_counter() - started

        return sorted(await asyncio.gather(*(ask() for _ in range(number))), key=lambda each: each[1])


def test_a_flood_of_requests_is_delayed_and_nobody_is_banned(strict_server: RunningServer) -> None:
    answers = asyncio.run(ask_at_once(strict_server, AT_ONCE + 10, "10.0.0.1"))
    assert {answer.status_code for answer, _ in answers} == {200}
    assert answers[AT_ONCE - 2][1] < 1
    assert answers[-1][1] > 1.5
    ((afterwards, _),) = asyncio.run(ask_at_once(strict_server, 1, "10.0.0.1"))
    assert afterwards.status_code == 200


def test_where_too_many_wait_the_next_is_told_when_to_come_again(strict_server: RunningServer) -> None:
    async def flood() -> tuple[list[httpx.Response], float, float]:
        crowd = asyncio.ensure_future(ask_at_once(strict_server, FLOOD, "10.0.0.2"))
        await asyncio.sleep(1)
        ((elsewhere, took),) = await ask_at_once(strict_server, 1, "10.0.0.3")
        async with httpx.AsyncClient(base_url=strict_server.address, verify=PLAIN) as client:
            health = await client.get("/health")
        assert elsewhere.is_success
        assert health.is_success
        return [answer for answer, _ in await crowd], took, health.elapsed.total_seconds()

    answers, elsewhere, health = asyncio.run(flood())
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 5 <= len(refused) < FLOOD - AT_ONCE
    assert all(1 <= int(answer.headers["retry-after"]) <= 15 for answer in refused)
    assert all(answer.json()["why"]["id"] == "too-many-requests" for answer in refused)
    assert {answer.status_code for answer in answers} == {200, 429}
    assert elsewhere < 1
    assert health < 1


def test_somebody_who_says_to_be_somebody_else_waits_all_the_same(tmp_path: Path) -> None:
    async def flood(running: RunningServer) -> list[float]:
        asked = (ask_at_once(running, 1, f"10.1.0.{number}") for number in range(AT_ONCE + 5))
        return [took for answers in await asyncio.gather(*asked) for _, took in answers]

    with serving(tmp_path, requests_per_second=PER_SECOND) as running:
        assert max(asyncio.run(flood(running))) > 0.6


def test_a_flood_of_messages_is_delayed_and_others_are_answered_meanwhile(strict_server: RunningServer) -> None:
    async def flood() -> tuple[float, float]:
        hasty, calm = strict_server.guest("Aki"), strict_server.guest("Botan")
        async with hasty.connect() as one, calm.connect() as other:
            started = time.perf_counter()
            for _ in range(AT_ONCE + 10):
                await say(one, type="ping")
            asked = time.perf_counter()
            await say(other, type="ping")
            await hear(other, "pong")
            waited = time.perf_counter() - asked
            for _ in range(AT_ONCE + 10):
                await hear(one, "pong")
            return time.perf_counter() - started, waited

    whole, other = asyncio.run(flood())
    assert whole > 1.5
    assert other < 1


# --- too much ------------------------------------------------------------------------------------------------------


def test_a_body_over_the_limit_is_too_much(server: RunningServer) -> None:
    answer = server.guest().ask("PUT", "/api/me", content=b'{"name":"' + b"a" * LARGEST_BODY + b'"}')
    assert answer.status_code == 413
    assert answer.json()["why"]["arguments"]["status"] == 413


def test_a_body_over_the_limit_is_too_much_in_pieces_too(server: RunningServer) -> None:
    pieces = (b"a" * 1000 for _ in range(LARGEST_BODY // 1000 + 2))
    assert server.guest().ask("PUT", "/api/me", content=pieces).status_code == 413


async def close_code_after(guest: Guest, text: str) -> int:
    """How the connection ends after this message; 0 if it is answered."""
    async with guest.connect() as socket:
        await hear(socket, "welcome")
        try:
            await socket.send(text)
            await hear(socket)
        except ConnectionClosedError as closed:
            assert closed.rcvd is not None
            return int(closed.rcvd.code)
    return 0


def test_a_message_over_the_limit_ends_the_connection(server: RunningServer) -> None:
    assert asyncio.run(close_code_after(server.guest(), "a" * (LARGEST_MESSAGE + 1))) == 1009


def test_a_message_at_the_limit_is_answered(server: RunningServer) -> None:
    assert asyncio.run(close_code_after(server.guest(), "a" * LARGEST_MESSAGE)) == 0


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "a\u0000b", "a\u202eb", "\u200b", None, 5, ["a"], {"name": "a"}])
def test_a_name_that_nobody_can_read_is_refused(server: RunningServer, name: Any) -> None:
    guest = server.guest("Aki")
    answer = guest.ask("PUT", "/api/me", json={"name": name})
    assert (answer.status_code, guest.get("/api/me")["name"]) == (400, "Aki")


NEW_TABLES = {
    "no seats": {"seats": []},
    "one seat": {"seats": ["me"]},
    "too many for the game": {"seats": ["me"] * 6},
    "far too many": {"seats": ["me"] * 17},
    "an unknown bot": {"seats": ["me", "cheater"]},
    "an unknown option": {"options": {"cheat": True}},
    "an option of a wrong type": {"options": {"variant": [[[]]]}},
    "a huge figure": {"components": {"lots": 10**18}},
    "a negative figure": {"components": {"start_money": -5}},
    "a figure of a wrong type": {"components": {"rounds": "seven"}},
    "unknown figures": {"components": {"__class__": 1}},
    "nested figures": {"components": {"rounds": {"a": {"b": {}}}}},
    "an unknown field": {"host": "somebody"},
    "too few names": {"names": ["Ben"]},
    "far too many names": {"names": [None] * 17},
    "a name for somebody else": {"names": [None, "Ben"]},
    "a name that nobody can read": {"names": ["\u200b", None]},
    "a name of a wrong type": {"names": [5, None]},
    "names of a wrong type": {"names": "Ben"},
}


@pytest.mark.parametrize("asked", NEW_TABLES.values(), ids=NEW_TABLES)
def test_an_absurd_table_is_refused_with_a_reason(server: RunningServer, asked: dict[str, Any]) -> None:
    guest = server.guest()
    answer = guest.ask("POST", "/api/tables", json={"game": "tsukiji", "seats": ["me", "open"], **asked})
    assert answer.status_code == 400, answer.text
    assert answer.json()["why"]["id"]
    assert guest.get("/api/tables") == []


MOVES = {
    "no decisions": {"decisions": []},
    "an empty decision": {"decisions": [""]},
    "too many decisions": {"decisions": ["ticket 0"] * 65},
    "a long decision": {"decisions": ["a" * 81]},
    "a decision that is no text": {"decisions": [0]},
    "a decision of another game": {"decisions": ["castle"]},
    "a long id": {"id": "a" * 65},
    "an id with spaces": {"id": "a b"},
    "a seat that no table has": {"seat": 16},
    "a seat before the first": {"seat": -1},
    "an entry before the first": {"after": -1},
    "an entry beyond all": {"after": 1 << 31},
}


@pytest.mark.parametrize("asked", MOVES.values(), ids=MOVES)
def test_an_absurd_move_is_refused_and_nothing_changes(server: RunningServer, asked: dict[str, Any]) -> None:
    guest = server.guest()
    table = guest.table("me", "me")
    for seat in range(2):
        guest.take(table, seat)
    before = stored(server)
    move = {"seat": 0, "after": guest.state(table, 0)["position"]["seq"], "id": "a", "decisions": ["ticket 0"], **asked}
    answer = guest.ask("POST", f"/api/tables/{table}/moves", json=move)
    assert answer.status_code == 400, answer.text
    assert answer.json()["why"]["id"]
    assert stored(server) == before


# --- headers, origins and cookies ----------------------------------------------------------------------------------


ANSWERS = {
    "the page": ("GET", "/", 200 if (FOLDER / "index.html").is_file() else 503),
    "the page of a table": ("HEAD", "/table/00000000000000", 200 if (FOLDER / "index.html").is_file() else 503),
    "words": ("GET", "/api/games/tsukiji/words/en", 200),
    "a list": ("GET", "/api/games", 200),
    "the description": ("GET", "/api/openapi.json", 200),
    "health": ("GET", "/health", 200),
    "nothing there": ("GET", "/api/nothing", 404),
    "no page": ("GET", "/../../etc/passwd", 404),
    "not in this way": ("DELETE", "/api/games", 405),
    "unreadable": ("POST", "/api/guests", 400),
    "unknown": ("GET", "/api/tables", 401),
    "no such table": ("GET", "/api/tables/00000000000000", 404),
    "the socket without a handshake": ("GET", "/socket", 405),
}


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS.values(), ids=ANSWERS)
def test_every_answer_has_the_safe_headers(server: RunningServer, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.address + path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers


def test_an_answer_to_too_much_has_the_safe_headers(server: RunningServer) -> None:
    answer = httpx.post(f"{server.address}/api/guests", content=b"a" * (LARGEST_BODY + 1))
    assert answer.status_code == 413
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


CHANGES = [("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/me/renew"), ("POST", "/api/tables")]


@pytest.mark.parametrize(("method", "path"), CHANGES)
@pytest.mark.parametrize("origin", [None, FOREIGN, "null"])
def test_a_cookie_from_a_foreign_page_changes_nothing(
    browser: Browser, method: str, path: str, origin: str | None
) -> None:
    assert browser.refused(method, path, headers={"Origin": origin}) == "origin-foreign"
    assert browser.get("/api/me")["name"] == "Aki"


@pytest.mark.parametrize(("method", "path"), CHANGES)
@pytest.mark.parametrize("csrf", [None, "", "forged"])
def test_a_cookie_without_the_csrf_token_changes_nothing(
    browser: Browser, method: str, path: str, csrf: str | None
) -> None:
    assert browser.refused(method, path, headers={"X-Uogashi-CSRF": csrf}) == "csrf-missing"
    assert browser.get("/api/me")["name"] == "Aki"


def test_the_csrf_token_of_somebody_else_is_not_enough(server: RunningServer, browser: Browser) -> None:
    others = httpx.get(f"{server.address}/api/me").json()["csrf"]
    assert browser.refused("DELETE", "/api/me", headers={"X-Uogashi-CSRF": others}) == "csrf-missing"


def test_whoever_has_a_token_needs_neither_origin_nor_csrf(server: RunningServer) -> None:
    guest = server.guest("Aki")
    assert guest.ask("PUT", "/api/me", json={"name": "Botan"}).json()["name"] == "Botan"
    assert guest.ask("PUT", "/api/me", json={"name": "Chiyo"}, headers={"Origin": FOREIGN}).json()["name"] == "Chiyo"


def test_a_refused_request_of_a_foreign_page_is_403(browser: Browser) -> None:
    assert browser.ask("DELETE", "/api/me", headers={"Origin": FOREIGN}).status_code == 403
    assert browser.ask("DELETE", "/api/me", headers={"X-Uogashi-CSRF": None}).status_code == 403


def test_no_page_of_others_may_read_answers(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Origin": FOREIGN})
    assert not [name for name in answer.headers if name.startswith("access-control-")]


def cookie_parts(server: RunningServer) -> list[str]:
    set_cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    return [part.strip().lower() for part in set_cookie.split(";")]


def test_the_cookie_is_out_of_reach_for_scripts_and_other_pages(server: RunningServer) -> None:
    name, *flags = cookie_parts(server)
    assert name.startswith("uogashi=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags
    assert not any(flag.startswith("domain") for flag in flags)


def test_the_cookie_by_https_is_for_this_host_only(secure_server: RunningServer) -> None:
    name, *flags = cookie_parts(secure_server)
    assert name.startswith("__host-uogashi=")
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= set(flags)
    assert not any(flag.startswith("domain") for flag in flags)


def test_by_https_browsers_are_told_to_stay_there(secure_server: RunningServer) -> None:
    assert "max-age" in httpx.get(f"{secure_server.address}/health").headers["strict-transport-security"]


def test_behind_a_proxy_only_the_public_address_is_our_own(secure_server: RunningServer) -> None:
    heard = asyncio.run(talk(secure_server, handshake(secure_server, origin=secure_server.address)))
    assert status_of(heard) == 403
    asked = handshake(secure_server, origin="https://play.example")
    with contextlib.suppress(TimeoutError):
        heard = asyncio.run(talk(secure_server, asked, seconds=0.5))
    assert status_of(heard) == 101


def test_a_cookie_of_another_name_is_nobodys(secure_server: RunningServer) -> None:
    ((_, value),) = httpx.get(f"{secure_server.address}/api/me").cookies.items()
    answer = httpx.get(f"{secure_server.address}/api/tables", headers={"Cookie": f"uogashi={value}"})
    assert answer.status_code == 401


def test_no_secret_stands_in_the_log(server: RunningServer, browser: Browser) -> None:
    browser.ask("PUT", "/api/me", json={"name": "Whatshername"})
    table = browser.table("me", "open")
    link = browser.links(table)["1"]
    token = browser.get("/api/me/token")["secret"]
    server.guest("Botan").take(table, 1, link)
    time.sleep(0.2)
    written = "".join(server.log)
    cookie = next(iter(browser.cookies.values()))
    assert not [each for each in (link, token, cookie, browser.me["csrf"], "Whatshername") if each in written]
    assert all(json.loads(line)["level"] != "error" for line in "".join(server.log).split("\n") if line)

"""A real server in a separate process, and real clients: over HTTP with httpx, over WebSocket with websockets."""

import asyncio
import json
import os
import re
import secrets
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.forking import Forked, fits, start_forked

PLAIN = ssl.create_default_context()
"""Never used on loopback; httpx would make a new one for every request."""


UNLIMITED = {
    "requests_per_second": 0,
    "messages_per_second": 0,
    "address_messages_per_second": 0,
    "bot_moves_per_second": 0,
}
"""Tests are in more of a hurry than people."""


class RunningServer:
    """`uogashi serve` on loopback. It can be ended, killed and started again on the same port and database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.settings = {**UNLIMITED, "log": "json", **settings}
        self.port = 0
        self.before: list[str] = []
        """A command that starts the server, instead of starting it directly."""
        self.process: subprocess.Popen[str] | Forked | None = None
        self.log: list[str] = []
        """Everything that the server wrote to its log."""

    def __enter__(self) -> "RunningServer":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    def start(self) -> None:
        variables = {f"UOGASHI_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**os.environ, **variables, "PYTHONUNBUFFERED": "1"}
        words = ["serve", "--lang", "en"]
        words += ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        if not self.before and fits(environment):
            self.process = start_forked(words, environment, self.folder)
        else:
            self.process = subprocess.Popen(
                [*self.before, sys.executable, "-m", "uogashi", *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                cwd=self.folder,
                env=environment,
            )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        threading.Thread(target=self._read_log, args=(self.process.stderr,), daemon=True).start()
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)", line)
        assert found, f"the server did not start: {line!r} {''.join(self.log)}"
        self.port = int(found[1])

    def _read_log(self, stream: Any) -> None:
        with stream:
            self.log += stream

    def _gone(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def kill(self) -> None:
        """As if the power failed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self._gone()

    def end(self) -> int:
        """Ask it to end, and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self._gone()
        return code

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    # --- clients -------------------------------------------------------------------------------------------------

    def guest(self, name: str = "Aki") -> "Guest":
        """A new guest with a token, as programs have."""
        answer = httpx.post(f"{self.address}/api/guests", json={"name": name}, verify=PLAIN)
        assert answer.status_code == 201, answer.text
        return Guest(self, answer.json()["token"], name)

    def browser(self, name: str | None = "Aki") -> "Browser":
        """A new guest with a cookie, as browsers have."""
        return Browser(self, name)


class Guest:
    """A client with a token."""

    def __init__(self, server: RunningServer, token: str, name: str) -> None:
        self.server = server
        self.token = token
        self.name = name
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        headers = {**self.headers, **arguments.pop("headers", {})}
        return httpx.request(method, self.server.address + path, headers=headers, timeout=30, verify=PLAIN, **arguments)

    def get(self, path: str, **arguments: Any) -> Any:
        return well(self.ask("GET", path, **arguments))

    def post(self, path: str, body: Any = None, **arguments: Any) -> Any:
        return well(self.ask("POST", path, json=body, **arguments))

    def refused(self, method: str, path: str, body: Any = None, **arguments: Any) -> str:
        """The id of why not."""
        answer = (
            self.ask(method, path, json=body, **arguments) if body is not None else self.ask(method, path, **arguments)
        )
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["why"]["id"])

    # --- tables --------------------------------------------------------------------------------------------------

    def table(self, *seats: str, **settings: Any) -> str:
        """A new Tsukiji table; returns its id."""
        return str(self.post("/api/tables", {"game": "tsukiji", "seats": seats, **settings})["id"])

    def take(self, table: str, seat: int, link: str | None = None) -> Any:
        return self.post(f"/api/tables/{table}/seats/{seat}/take", {"random": secrets.token_hex(16), "link": link})

    def links(self, table: str) -> dict[str, str]:
        """The fragment of each link, by seat; `watch` for spectators, `join` for all open seats."""
        found = self.get(f"/api/tables/{table}/links")
        links = {**found["seats"], "watch": found["watch"], "join": found["join"]}
        return {name: link.partition("#")[2] for name, link in links.items() if link is not None}

    def state(self, table: str, seat: int | None = None, **arguments: Any) -> Any:
        question = "" if seat is None else f"?seat={seat}"
        return self.get(f"/api/tables/{table}{question}", **arguments)

    def move(self, table: str, seat: int, *decisions: str, after: int | None = None, id: str | None = None) -> Any:
        if after is None:
            after = self.state(table, seat)["position"]["seq"]
        body = {"seat": seat, "after": after, "id": id or secrets.token_hex(8), "decisions": decisions}
        return self.post(f"/api/tables/{table}/moves", body)

    def connect(self) -> Any:
        """A WebSocket connection, to be used with `async with`."""
        return connect(self.server.socket_address, additional_headers=self.headers, compression=None)


class Browser(Guest):
    """A client with a cookie: every change carries Origin and CSRF token, as our pages do."""

    def __init__(self, server: RunningServer, name: str | None) -> None:
        self.server = server
        self.cookies = httpx.Cookies()
        self.me = {"csrf": ""}
        self.me = self.get("/api/me")
        self.name = name or ""
        if name is not None:
            self.me = well(self.ask("PUT", "/api/me", json={"name": name}))

    def ask(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        headers = {"Origin": self.server.address, "X-Uogashi-CSRF": self.me["csrf"]}
        headers |= arguments.pop("headers", {})
        headers = {name: value for name, value in headers.items() if value is not None}
        with httpx.Client(base_url=self.server.address, timeout=30, cookies=self.cookies, verify=PLAIN) as client:
            answer = client.request(method, path, headers=headers, **arguments)
            self.cookies = client.cookies
        return answer

    def connect(self) -> Any:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        return connect(
            self.server.socket_address,
            additional_headers={"Cookie": cookies, "Origin": self.server.address},
            compression=None,
        )


def well(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def with_view(position: Any, before: Any) -> Any:
    """A position with its view: where it has none, what was seen before is still right but for who is ready."""
    if position["view"] is not None:
        return position
    return {**position, "view": before["view"], "outlook": before["outlook"]}


# --- on the socket -------------------------------------------------------------------------------------------------


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, *types: str, seconds: float = 10) -> Any:
    """The next message of one of these types; others are passed over."""
    async with asyncio.timeout(seconds):
        while True:
            message = json.loads(await socket.recv())
            if not types or message["type"] in types:
                return message


def everybody_sits(server: RunningServer, names: Sequence[str], **settings: Any) -> tuple[str, list[Guest]]:
    """A running table with these people, and who they are."""
    guests = [server.guest(name) for name in names]
    table = guests[0].table("me", *["open"] * (len(names) - 1), **settings)
    links = guests[0].links(table)
    for seat, guest in enumerate(guests):
        guest.take(table, seat, links.get(str(seat)))
    return table, guests

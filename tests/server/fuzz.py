"""A fuzzer for the WebSocket: clients in every role send broken, huge, late and forged messages, and no game changes.

The long form is `python -m tests.server.fuzz --messages 100000 --seed 1`. A seed makes the same messages again, but for
the ids, links and tokens that the server draws. Any failure is `Broken`, with the command to repeat it.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import random
import re
import secrets
import sqlite3
import string
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import PLAIN, Guest, RunningServer, everybody_sits, hear
from uogashi.server.messages import MOST_DECISIONS
from uogashi.server.web.app import LARGEST_BODY, LARGEST_MESSAGE

SHORT = 3_000
LONG = 100_000
CONNECTIONS = 14
LONGEST_BATCH = 40
RAW_SHARE = 0.04
"""The share that bypasses the WebSocket client: broken frames, dropped lines, garbage, foreign handshakes."""
DEAF = 20
"""How much a client requests that reads nothing of it."""
CROWD = 55
"""More tables than one connection may follow."""
MOST_GROWTH_KB = 64 * 1024
"""How much more memory the server may have at the end than before."""
SLOWEST_HEALTH = 5.0
"""Seconds; our own load slows the machine as well."""
ANSWER_SECONDS = 30.0
QUIET_SECONDS = 0.3
"""Who has not answered garbage after so long is not going to."""

NEVER = ("server-failed", "store-lost")
"""Refusals that would be mistakes of the server."""

PING = '{"type":"ping"}'
REFUSED, PONG, NEWS, DONE, TRIED = "refused", "pong", "news", "done", "tried"
NOTHING, EITHER = "nothing", "either"
UNREADABLE = ("message-unreadable",)
NOT_YOURS = ("seat-not-yours", "seat-unknown", "guest-unknown")


class Broken(AssertionError):
    """The server did what it must not do."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


class QuickServer(RunningServer):
    """One that is asked over the same few connections: a new client for each question costs more than the answer."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, None, **settings)
        self.client = httpx.Client(timeout=30, verify=PLAIN)

    def start(self) -> None:
        with contextlib.suppress(AssertionError):  # if there is a public address, it shows that one
            super().start()
        for _ in range(100):
            found = re.search(r'"listening".*"port": (\d+)', "".join(self.log))
            if found:
                self.port = int(found[1])
                return
            time.sleep(0.05)
        raise Broken(f"the server did not start: {''.join(self.log)}")

    def guest(self, name: str = "Aki") -> "QuickGuest":
        answer = self.client.post(f"{self.address}/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return QuickGuest(self, answer.json()["token"], name)


class QuickGuest(Guest):
    server: QuickServer

    def ask(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        headers = {**self.headers, **arguments.pop("headers", {})}
        return self.server.client.request(method, self.server.address + path, headers=headers, **arguments)


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[QuickServer]:
    server = QuickServer(folder, **settings)
    with server, server.client:
        yield server


# --- the stage -------------------------------------------------------------------------------------------------------


@dataclass
class Target:
    """A table with a game that must not change."""

    id: str
    guests: list[Guest]
    """Who sits there, by seat."""
    public: bool = False
    state: str = "running"
    positions: list[Any] = field(default_factory=list)
    """How it looks to each seat."""
    used: list[dict[str, Any]] = field(default_factory=list)
    """Moves that were made, as they were sent."""

    def seats_of(self, guest: Guest | None) -> list[int]:
        return [seat for seat, each in enumerate(self.guests) if each is guest]


@dataclass
class Role:
    """A hostile client."""

    name: str
    headers: dict[str, str]
    guest: Guest | None
    links: dict[str, str] = field(default_factory=dict)
    """Real ones, by table."""


@dataclass
class Stage:
    """A server with tables with running games, and their attackers."""

    server: RunningServer
    targets: list[Target]
    roles: list[Role]
    crowd: list[str]
    """Open public tables."""

    def snapshot(self) -> list[Any]:
        """All that there is to know of all games: as the owners see them, and as they are stored."""
        seen: list[Any] = []
        for target in self.targets:
            seen += seen_by_owners(target)
        return [*seen, *stored(self.server)]


def seen_by_owners(target: Target) -> list[Any]:
    """A table as everyone at it sees it, except who is there and how long they may be away."""
    seen = []
    for seat, guest in enumerate(target.guests):
        state = guest.state(target.id, seat)
        for each in state["info"]["seats"]:
            each["present"] = each["absent_in"] = None
        seen.append(state)
    return seen


def stored(server: RunningServer) -> list[Any]:
    """All rows of tables, seats and logs in the database of SQLite; except when a player was last seen in a seat."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        rows = []
        for name in ("tables", "seats", "entries"):
            found = database.execute(f"select * from {name}")
            columns = [column for column, *_ in found.description]
            rows += [
                (name, *((at, each) for at, each in zip(columns, row, strict=True) if at != "seen")) for row in found
            ]
    return sorted(rows, key=repr)


def set_stage(server: RunningServer, rng: random.Random) -> Stage:
    """Running tables of several kinds, one that is over and one not started."""
    private = Target(*everybody_sits(server, ["Aki", "Botan", "Chiyo"]))
    public = Target(*everybody_sits(server, ["Den", "Emi"], public=True), public=True)
    one = server.guest("Fumi")
    hot_seat = Target(one.table("me", "me", "me", undo=False), [one] * 3)
    for seat in range(3):
        one.take(hot_seat.id, seat)
    alone = server.guest("Goro")
    with_bots = Target(alone.table("me", "greedy", "greedy"), [alone])
    alone.take(with_bots.id, 0)
    over = Target(*everybody_sits(server, ["Hana", "Ichi"]), state="over")
    for seat, guest in enumerate(over.guests):
        guest.post(f"/api/tables/{over.id}/seats/{seat}/end", {"agree": True})
    unbegun = Target(alone.table("me", "open", public=True), [alone], public=True, state="open")
    for target, entries in ((private, 19), (public, 14), (hot_seat, 17), (with_bots, 9)):
        play_on(target, entries, rng)
    targets = [private, public, hot_seat, with_bots, over, unbegun]
    for target in targets:
        target.positions = [guest.state(target.id, seat)["position"] for seat, guest in enumerate(target.guests)]
    many = server.guest("Jun")
    crowd = [many.table("me", "open", public=True) for _ in range(CROWD)]
    return Stage(server, targets, find_roles(server, targets), crowd)


def find_roles(server: RunningServer, targets: Sequence[Target]) -> list[Role]:
    private, public, hot_seat, with_bots, over, _ = targets
    stranger = server.guest("Kuro")
    watch = private.guests[0].links(private.id)["watch"]
    own_page = {"Origin": server.address}
    people = [private.guests[0], private.guests[1], public.guests[0], hot_seat.guests[0], with_bots.guests[0]]
    return [
        *(Role(f"player {guest.name}", guest.headers, guest) for guest in [*people, over.guests[0]]),
        Role("stranger", stranger.headers, stranger),
        Role("spectator", own_page, None, {private.id: watch}),
        Role("nobody", own_page, None),
        Role("forged cookie", {**own_page, "Cookie": f"uogashi={forge(private.guests[0].token)}"}, None),
    ]


def play_on(target: Target, entries: int, rng: random.Random) -> None:
    """Make this many decisions for the people at this table, then wait until no bot has to decide."""
    for _ in range(entries):
        seat = people_act(target)[0]
        guest = target.guests[seat]
        position = guest.state(target.id, seat)["position"]
        move = {"seat": seat, "after": position["seq"], "id": secrets.token_hex(8)}
        move["decisions"] = [rng.choice(position["legal"])]
        guest.post(f"/api/tables/{target.id}/moves", move)
        target.used.append(move)
    people_act(target)


def people_act(target: Target) -> list[int]:
    """The seats that are to decide, once all of them are people's."""
    for _ in range(500):
        acting: list[int] = target.guests[0].state(target.id)["position"]["acting"]
        if acting and max(acting) < len(target.guests):
            return acting
        time.sleep(0.02)
    raise Broken(f"the bots at table {target.id} do not decide")


def forge(text: str) -> str:
    """The same with another signature."""
    last = "A" if text[-1] != "A" else "B"
    return text[:-1] + last


# --- what is sent ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shot:
    """One message and what must be answered."""

    kind: str
    payload: str | bytes
    answer: str = REFUSED
    why: tuple[str, ...] = ()
    """The reasons that a refusal may have; any, if none are named."""


def text_of(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False)


class Hostile:
    """Makes messages for one role. None of them is a legal move or a possible undo of a seat that the role has."""

    def __init__(self, stage: Stage, role: Role, rng: random.Random) -> None:
        self.stage = stage
        self.role = role
        self.rng = rng
        self.kinds: list[Callable[[], Shot]] = [
            self.noise,
            self.binary,
            self.cut_off,
            self.nested,
            self.huge_number,
            self.huge_string,
            self.unknown_type,
            self.missing_field,
            self.extra_field,
            self.wrong_type,
            self.strange_text,
            self.new_line,
            self.said_twice,
            self.mutated,
            self.late_move,
            self.illegal_move,
            self.half_legal_move,
            self.forged_seat,
            self.forged_table,
            self.used_id,
            self.retry,
            self.late_undo,
            self.forged_undo,
            self.impossible_undo,
            self.try_out,
            self.forged_try,
            self.ping,
            self.follow,
            self.follow_forged,
            self.follow_unknown,
            self.follow_many,
            self.unfollow,
        ]

    def shot(self) -> Shot:
        return self.rng.choice(self.kinds)()

    # --- parts -----------------------------------------------------------------------------------------------------

    def id(self) -> str:
        return "".join(self.rng.choices(string.ascii_letters + string.digits + "-_", k=self.rng.randint(1, 64)))

    def table_id(self) -> str:
        return "".join(self.rng.choices("0123456789abcdefghijkmnpqrstvwxyz", k=14))

    def target(self, *states: str) -> Target:
        return self.rng.choice([each for each in self.stage.targets if each.state in (states or ("running",))])

    def own_seat(self, *states: str) -> tuple[Target, int] | None:
        """A seat of this role's at a table in one of these states."""
        states = states or ("running",)
        found = [
            (target, seat)
            for target in self.stage.targets
            for seat in target.seats_of(self.role.guest)
            if target.state in states
        ]
        return self.rng.choice(found) if found else None

    def legal(self, target: Target, seat: int) -> list[str]:
        """Some decision that this seat could make now, if it may decide at all."""
        position = target.positions[seat]
        return [self.rng.choice(position["legal"])] if position and position["legal"] else ["ticket 1"]

    def seq(self, target: Target, seat: int) -> int:
        position = target.positions[seat]
        return int(position["seq"]) if position else 1

    def harmless(self) -> dict[str, Any]:
        """A complete message that has more than one reason to be refused."""
        target = self.target()
        seat = self.rng.randrange(len(target.guests))
        words = "".join(self.rng.choices(string.ascii_lowercase, k=24))
        return self.rng.choice(
            [
                {"type": "move", "table": target.id, "seat": seat, "after": 0, "id": self.id(), "decisions": [words]},
                {"type": "undo", "table": self.table_id(), "seat": seat, "after": 0, "id": self.id()},
                {"type": "follow", "table": self.table_id(), "seat": seat, "since": 0, "link": "watch.forged"},
                {"type": "try", "table": target.id, "seat": seat, "decisions": [words]},
            ]
        )

    def move(self, target: Target, seat: int, after: int, decisions: list[str], id: str | None = None) -> str:
        message = {"type": "move", "table": target.id, "seat": seat, "after": after, "decisions": decisions}
        return text_of({**message, "id": id or self.id()})

    # --- broken ----------------------------------------------------------------------------------------------------

    def noise(self) -> Shot:
        text = "".join(
            chr(self.rng.choice([self.rng.randrange(1, 0xD800), self.rng.randrange(32, 127)])) for _ in "9" * 40
        )
        return Shot("noise", text, why=UNREADABLE)

    def binary(self) -> Shot:
        content = self.rng.choice([self.rng.randbytes(self.rng.randint(0, 600)), PING.encode()])
        return Shot("binary", content, why=UNREADABLE)

    def cut_off(self) -> Shot:
        text = text_of(self.harmless())
        return Shot("cut off", text[: self.rng.randint(0, len(text) - 1)], why=UNREADABLE)

    def nested(self) -> Shot:
        opening, inside, closing = self.rng.choice([("[", "", "]"), ('{"a":', "1", "}"), ('[{"type":', "[]", "}]")])
        deepest = (LARGEST_MESSAGE - 100) // len(opening + closing)
        depth = self.rng.choice([10, 500, 1_100, deepest])
        value = opening * depth + inside + (closing * depth if self.rng.random() < 0.7 else "")
        frame = self.rng.choice(["%s", '{"type":"ping","x":%s}', '{"type":%s}', '{"type":"follow","table":%s}'])
        return Shot("nested", frame % value, why=UNREADABLE)

    def huge_number(self) -> Shot:
        numbers = ["9" * 4_000, "-1", "2147483648", "9223372036854775808", "1e999", "-0.5", "1e-400", "NaN", "0x10"]
        message = {**self.harmless(), self.rng.choice(["seat", "since", "after"]): "§"}
        return Shot("huge number", text_of(message).replace('"§"', self.rng.choice(numbers)), why=UNREADABLE)

    def huge_string(self) -> Shot:
        message = self.harmless()
        name = self.rng.choice(list(message))
        letter = self.rng.choice(["a", "\\u0000", "魚", "\\", '\\"'])
        most = LARGEST_MESSAGE - len(text_of(message).encode()) - 20
        text = letter * (self.rng.choice([200, 5_000, most]) // len(letter.encode()))
        return Shot("huge string", text_of({**message, name: "§"}).replace("§", text))

    def unknown_type(self) -> Shot:
        name: Any = self.rng.choice(
            ["", "moves", "Move", "admin", "welcome", "done", "news", "x" * 900, None, 5, [], {}, True]
        )
        return Shot("unknown type", text_of({**self.harmless(), "type": name}), why=UNREADABLE)

    def missing_field(self) -> Shot:
        message = self.harmless()
        needed = ["type", "table"] if message["type"] == "follow" else list(message)
        del message[self.rng.choice(needed)]
        return Shot("missing field", text_of(message), why=UNREADABLE)

    def extra_field(self) -> Shot:
        name = self.rng.choice(["guest", "admin", "Type", "__class__", "seats", "ä", ""])
        return Shot("extra field", text_of({**self.harmless(), name: self.rng.choice([1, "x", None])}), why=UNREADABLE)

    def wrong_type(self) -> Shot:
        message = self.harmless()
        values: dict[str, list[Any]] = {
            "table": [None, 1, [], {}, True, "", "short", "A" * 14, "../../etc/pas", "0" * 13 + "'"],
            "seat": [-1, 16, 99, 1.5, "0", [], {}, 10**30],
            "after": [-1, 1 << 31, 1.5, "0", None, [], {}],
            "since": [-1, 1 << 31, 1.5, "0", None, [], {}],
            "id": ["", "a" * 65, "ä", "a b", "a\u0000", 5, None, []],
            "link": [5, [], {}, "a" * 101],
            "decisions": [
                [],
                "ticket 0",
                [1],
                [None],
                [""],
                ["a" * 81],
                ["a"] * (MOST_DECISIONS + 1),
                None,
                {"0": "a"},
                [["a"]],
            ],
        }
        if message["type"] == "try":
            values["decisions"].remove([])
        name = self.rng.choice([each for each in message if each in values])
        return Shot("wrong type", text_of({**message, name: self.rng.choice(values[name])}), why=UNREADABLE)

    def strange_text(self) -> Shot:
        message = text_of(self.harmless())
        texts = [
            "\ufeff" + message,
            message + message,
            message + "\u0000",
            f"[{message}]",
            json.dumps(message),
            message.replace('"', "'"),
            message.replace(":", ":\\ud800", 1),
            message.replace("table", "tabl\\ud800"),
            '{"type":"\\ud83d"}',
            "null",
            "",
            " ",
            "{}",
            "0",
        ]
        return Shot("strange text", self.rng.choice(texts), why=UNREADABLE)

    def new_line(self) -> Shot:
        """At the end of a text that must have no spaces."""
        message = self.harmless()
        name = self.rng.choice(["table", "id", "link"])
        return Shot("new line", text_of({**message, name: f"{message.get(name, 'x')}\n"}))

    def said_twice(self) -> Shot:
        message = self.harmless()
        name = self.rng.choice(list(message))
        again = text_of({name: message[name]})[1:-1]
        return Shot("said twice", text_of(message)[:-1] + ", " + again + "}")

    def mutated(self) -> Shot:
        content = bytearray(text_of(self.harmless()).encode())
        for _ in range(self.rng.randint(1, 4)):
            place = self.rng.randrange(len(content))
            content[place : place + self.rng.randint(0, 2)] = self.rng.randbytes(self.rng.randint(0, 2))
        return Shot("mutated", content.decode("utf-8", "replace"), EITHER)

    # --- late, illegal and forged ------------------------------------------------------------------------------------

    def late_move(self) -> Shot:
        own = self.own_seat()
        if own is None:
            return self.forged_seat()
        return Shot("late move", self.move(*own, 0, self.legal(*own)), why=("move-late",))

    def illegal_move(self) -> Shot:
        own = self.own_seat("running", "over", "open")
        if own is None:
            return self.forged_seat()
        words = [
            "buy 9",
            "ticket 99",
            "ticket",
            "pass pass",
            "ticket -0",
            "ticket １",
            "; drop table entries",
            "×",
            " ",
        ]
        why = {"over": ("table-over",), "open": ("table-not-begun",)}.get(own[0].state, ())
        return Shot("illegal move", self.move(*own, self.seq(*own), [self.rng.choice(words)]), why=why)

    def half_legal_move(self) -> Shot:
        """All or none: its valid part must not be played."""
        own = self.own_seat()
        if own is None:
            return self.forged_seat()
        decisions = [*self.legal(*own), "nonsense"] + ["more"] * self.rng.randint(0, 60)
        return Shot("half-legal move", self.move(*own, self.seq(*own), decisions))

    def forged_seat(self) -> Shot:
        target = self.target()
        mine = target.seats_of(self.role.guest)
        seat = self.rng.choice([seat for seat in range(16) if seat not in mine])
        like = seat if seat < len(target.guests) else 0
        move = self.move(target, seat, self.seq(target, like), self.legal(target, like))
        return Shot("forged seat", move, why=NOT_YOURS)

    def forged_table(self) -> Shot:
        own = self.own_seat()
        target, seat = own or (self.target(), 0)
        message = json.loads(self.move(target, seat, self.seq(target, seat), self.legal(target, seat)))
        message["table"] = self.table_id()
        return Shot("forged table", text_of(message), why=("table-unknown", "guest-unknown"))

    def used_id(self) -> Shot:
        """An id that has been used, for other decisions: by whose it is, and by others."""
        target = self.target()
        used = self.rng.choice(target.used)
        other = [*used["decisions"], *used["decisions"]]
        owner = target.guests[used["seat"]] is self.role.guest
        move = self.move(target, used["seat"], self.seq(target, used["seat"]), other, used["id"])
        return Shot("used id", move, why=("move-id-used",) if owner else NOT_YOURS)

    def retry(self) -> Shot:
        """The same once more: acknowledged again, but only for the original sender."""
        target = self.target()
        used = self.rng.choice(target.used)
        text = text_of({"type": "move", "table": target.id, **used})
        if target.guests[used["seat"]] is self.role.guest:
            return Shot("retry", text, DONE)
        return Shot("forged retry", text, why=NOT_YOURS)

    def undo(self, target: Target, seat: int, after: int, id: str | None = None) -> str:
        return text_of({"type": "undo", "table": target.id, "seat": seat, "after": after, "id": id or self.id()})

    def late_undo(self) -> Shot:
        own = self.own_seat()
        if own is None:
            return self.forged_undo()
        return Shot("late undo", self.undo(*own, 0), why=("move-late", "undo-off"))

    def forged_undo(self) -> Shot:
        target = self.target()
        others = [seat for seat in range(len(target.guests)) if target.guests[seat] is not self.role.guest]
        seat = self.rng.choice(others or [15])
        return Shot("forged undo", self.undo(target, seat, self.seq(target, min(seat, 0))), why=NOT_YOURS)

    def impossible_undo(self) -> Shot:
        """After the reveal, or with the id of a move."""
        own = self.own_seat()
        if own is None:
            return self.forged_undo()
        target, seat = own
        ids = [used["id"] for used in target.used if used["seat"] == seat]
        if ids and (target.positions[seat]["can_undo"] or self.rng.random() < 0.5):
            undo = self.undo(target, seat, self.seq(target, seat), self.rng.choice(ids))
            return Shot("undo with a move's id", undo, why=("move-id-used",))
        if target.positions[seat]["can_undo"]:
            return self.late_undo()
        return Shot("impossible undo", self.undo(target, seat, self.seq(target, seat)))

    def try_out(self) -> Shot:
        """What the role may try, and what cannot be tried; neither changes anything."""
        own = self.own_seat("running", "over", "open")
        if own is None:
            return self.forged_try()
        target, seat = own
        decisions = self.rng.choice([[], self.legal(target, seat), [*self.legal(target, seat), "nonsense"] * 20])
        text = text_of({"type": "try", "table": target.id, "seat": seat, "decisions": decisions})
        if target.state == "running" and target.positions[seat]["legal"] and len(decisions) < 2:
            return Shot("try", text, TRIED)
        return Shot("impossible try", text)

    def forged_try(self) -> Shot:
        message = json.loads(str(self.forged_seat().payload))
        asked = {name: message[name] for name in ("table", "seat", "decisions")}
        return Shot("forged try", text_of({"type": "try", **asked}), why=NOT_YOURS)

    # --- floods ------------------------------------------------------------------------------------------------------

    def ping(self) -> Shot:
        return Shot("ping", self.rng.choice([PING, f" {PING}\n\t", '{ "type" : "ping" }']), PONG)

    def follow(self) -> Shot:
        """What the role may follow, unless it follows too many already."""
        own = self.own_seat("running", "over", "open")
        target, seat = self.target("running", "over", "open"), None
        if own is not None and self.rng.random() < 0.7:
            target, seat = own
        link = self.role.links.get(target.id)
        since = self.rng.choice([0, 5, 10_000, (1 << 31) - 1])
        message = {"type": "follow", "table": target.id, "seat": seat, "since": since, "link": link}
        allowed = target.public or target.state == "over" or bool(target.seats_of(self.role.guest)) or link is not None
        if allowed:
            return Shot("follow", text_of(message), EITHER, why=("follows-too-many",))
        return Shot("follow in private", text_of(message), why=("table-private", "follows-too-many"))

    def follow_forged(self) -> Shot:
        target = self.target()
        others = [each.id for each in self.stage.targets if each is not target]
        link = self.rng.choice([None, "", "watch.", f"watch.{self.id()[:24]}", f"0.{self.id()[:24]}", "魚", "\u0000"])
        if target.id in self.role.links:
            link = forge(self.role.links[target.id])
        elif self.role.links.get(others[0]):
            link = self.role.links[others[0]]
        message: dict[str, Any] = {"type": "follow", "table": target.id, "link": link}
        if target.public or target.seats_of(self.role.guest):
            mine = target.seats_of(self.role.guest)
            message["seat"] = self.rng.choice([seat for seat in range(16) if seat not in mine])
        why = ("table-private", "seat-not-yours", "seat-unknown", "follows-too-many")
        return Shot("forged link", text_of(message), why=why)

    def follow_unknown(self) -> Shot:
        text = text_of({"type": "follow", "table": self.table_id()})
        return Shot("follow unknown", text, why=("table-unknown", "follows-too-many"))

    def follow_many(self) -> Shot:
        text = text_of({"type": "follow", "table": self.rng.choice(self.stage.crowd)})
        return Shot("follow many", text, EITHER, why=("follows-too-many",))

    def unfollow(self) -> Shot:
        ids = [self.table_id(), self.target().id, *self.rng.sample(self.stage.crowd, 2)]
        return Shot("unfollow", text_of({"type": "unfollow", "table": self.rng.choice(ids)}), NOTHING)


# --- below the WebSocket ---------------------------------------------------------------------------------------------


def frame(opcode: int, content: bytes, *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame of the WebSocket, right or wrong."""
    size, mask = len(content), 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + content


def handshake(server: RunningServer, *headers: str, path: str = "/socket", origin: str | None = None) -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(b'0123456789abcdef').decode()}",
        *([] if origin is None else [f"Origin: {origin}"]),
        *headers,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def broken_frames(rng: random.Random) -> tuple[bytes, int]:
    """Frames that must end the connection, and its close code."""
    big = LARGEST_MESSAGE
    return rng.choice(
        [
            (frame(1, b"\xff\xfe"), 1007),
            (frame(1, PING.encode()[:5] + b"\xc3"), 1007),
            (frame(1, b"\xed\xa0\x80"), 1007),
            (frame(1, b"a" * (big + rng.randint(1, 5_000))), 1009),
            (frame(2, b"a" * 200_000), 1009),
            (frame(1, b"a" * 9_000, fin=False) + frame(0, b"a" * 9_000), 1009),
            (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", 1009),
            (frame(1, b"a", reserved=rng.randint(1, 7)), 1002),
            (frame(1, PING.encode(), masked=False), 1002),
            (frame(0, b"a"), 1002),
            (frame(rng.choice([3, 7, 11, 15]), b""), 1002),
            (frame(9, b"a" * 126), 1002),
            (frame(9, b"a", fin=False), 1002),
            (frame(1, b"a", fin=False) + frame(1, b"b"), 1002),
            (frame(8, b"a"), 1002),
            (frame(8, b"\0\x63"), 1002),
            (frame(8, b"\x03\xe8\xff"), 1007),
        ]
    )


def garbage(server: RunningServer, rng: random.Random) -> bytes:
    """What is no request, or a strange one."""
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    post = b"POST /api/guests HTTP/1.1\r\n" + host
    own = server.address
    return rng.choice(
        [
            rng.randbytes(rng.randint(1, 2_000)),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"X: " + b"a" * 100_000 + b"\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"".join(b"X-%d: 1\r\n" % each for each in range(500)) + b"\r\n",
            b"GET /api/me HTTP/1.1\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /api/tables/%ff%00 HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /api/me HTTP/9.9\r\n" + host + b"\r\n",
            b"GET http://elsewhere/api/me HTTP/1.1\r\n" + host + b"\r\n",
            b"CONNECT elsewhere:80 HTTP/1.1\r\n" + host + b"\r\n",
            b"OPTIONS * HTTP/1.1\r\n" + host + b"\r\n",
            b"TRACE / HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /socket HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Accept-Language: en;q=nan,de;q=inf,\xff;q=-1,../..;q=1\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"Cookie: uogashi=\xff.\xb2.\xe9; uogashi=a.1.b\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n" + host + b"Authorization: Bearer \xff.1.\xe9\r\n\r\n",
            b"GET /api/lobby?which=open&which=over&before=9e99 HTTP/1.1\r\n" + host + b"\r\n",
            post + b"Content-Length: -1\r\n\r\n",
            post + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            post + b"Content-Length: 500\r\n\r\n{",
            post + b"Content-Length: 2\r\nContent-Type: application/x-msgpack\r\n\r\n\xc1\xc1",
            post + b"Content-Length: 2\r\nContent-Type: multipart/form-data\r\n\r\n{}",
            post + b"Content-Length: 2\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b",
            handshake(server, *(f"X-{each}: 1" for each in range(300)), origin=own),
            handshake(server, "X: " + "a" * 20_000, origin=own),
            handshake(server, "Content-Length: 10", origin=own),
            handshake(server, origin=own).replace(b"Version: 13", b"Version: 7"),
            handshake(server, origin=own).replace(b"Key: ", b"Key: x"),
            handshake(server, origin=own).replace(b"GET", b"POST"),
        ]
    )


DEEPLY = (
    ("PUT", "/api/me"),
    ("POST", "/api/back"),
    ("POST", "/api/guests"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/moves"),
    ("POST", "/api/tables/{table}/undo"),
    ("POST", "/api/tables/{table}/leave"),
    ("POST", "/api/tables/{table}/seats/0/take"),
    ("POST", "/api/tables/{table}/seats/0/end"),
    ("POST", "/api/tables/{table}/seats/0/stand-in"),
)
"""Where a body is read."""


def deep_body(table: str, headers: dict[str, str], rng: random.Random) -> bytes:
    """A request whose body has lists in lists, or objects in objects, up to the largest body that is read."""
    method, path = rng.choice(DEEPLY)
    opening, inside, closing = rng.choice([("[", "", "]"), ('{"a":', "1", "}"), ('[{"players":', "{}", "}]")])
    frame = rng.choice(["%s", '{"name":%s}', '{"game":"tsukiji","seats":["me","open"],"%s":%%s}'])
    if "%%s" in frame:
        frame = frame % rng.choice(["options", "components", "names", "x"])
    deepest = (LARGEST_BODY - 200) // len(opening + closing)
    depth = rng.choice([40, 500, 990, 1_100, deepest])
    value = opening * depth + inside + (closing * depth if rng.random() < 0.7 else "")
    body = (frame % value).encode()
    told = "".join(f"{name}: {each}\r\n" for name, each in headers.items())
    head = f"{method} {path.format(table=table)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n{told}"
    return f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


def foreign_handshake(stage: Stage, rng: random.Random) -> bytes:
    """A client that must not be let in."""
    server = stage.server
    guest = rng.choice(stage.targets[0].guests)
    bearer = "Authorization: Bearer "
    origins = [
        None,
        "null",
        "",
        "http://elsewhere.example",
        f"http://127.0.0.1:{server.port + 1}",
        f"{server.address}.elsewhere.example",
        f"http://elsewhere.example/{server.address}",
        f"http://127.0.0.1:{server.port}@elsewhere.example",
        "http://[",
        "file://",
    ]
    id, era, signature = guest.token.split(".")
    tokens = [
        "",
        forge(guest.token),
        f"{id}.{int(era) + 1}.{signature}",
        f"{id}.{era}.",
        f"{id}..{signature}",
        f"{id[::-1]}.{era}.{signature}",
        f"{id}.²º.{signature}",
        "." * 50,
        "a" * 5_000,
    ]
    if rng.random() < 0.5:
        cookie = f"Cookie: uogashi={rng.choice([guest.token, forge(guest.token), 'x'])}"
        return handshake(server, cookie, origin=rng.choice(origins))
    return handshake(server, bearer + rng.choice(tokens), origin=rng.choice([None, server.address]))


async def talk(server: RunningServer, *said: bytes, seconds: float = ANSWER_SECONDS) -> bytes:
    """Say this on a new line, each part after an answer to the one before, and return all that is heard to the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    heard = b""
    try:
        with contextlib.suppress(TimeoutError, ConnectionError):
            for number, part in enumerate(said):
                if number:
                    heard += await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), seconds)
                writer.write(part)
                await writer.drain()
            async with asyncio.timeout(seconds):
                while more := await reader.read(1 << 16):
                    heard += more
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return heard


def status_of(heard: bytes) -> int:
    """The status of an answer over HTTP; 0 for none."""
    found = re.match(rb"HTTP/1\.\d (\d{3})", heard)
    return int(found[1]) if found else 0


def close_code(heard: bytes) -> int:
    """The server's close code for a WebSocket; 0 if it did not."""
    rest = heard.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        size, start = rest[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(rest[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(rest[2:10], "big"), 10
        if rest[0] & 0x0F == 8:
            return int.from_bytes(rest[start : start + 2], "big")
        rest = rest[start + size :]
    return 0


# --- the run ---------------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What was sent, and what came of it."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    health: list[float] = field(default_factory=list)
    seconds: float = 0.0
    memory_before: int = 0
    memory_after: int = 0

    @property
    def messages(self) -> int:
        return self.sent.total()

    def summary(self) -> str:
        answers = ", ".join(f"{number} {name}" for name, number in self.answers.most_common())
        closed = ", ".join(f"{number}× {code}" for code, number in sorted(self.closed.items()))
        statuses = ", ".join(f"{number}× {status or 'none'}" for status, number in sorted(self.statuses.items()))
        return (
            f"{self.messages} messages of {len(self.sent)} kinds in {self.seconds:.0f} s"
            f" ({self.messages / max(self.seconds, 0.001):.0f}/s);"
            f" answers: {answers}; closed: {closed}; HTTP: {statuses};"
            f" slowest /health {max(self.health) * 1000:.0f} ms of {len(self.health)};"
            f" memory {self.memory_before // 1024} → {self.memory_after // 1024} MiB"
        )


class Attacker:
    """One connection after another in one role, until this many messages are sent."""

    def __init__(self, stage: Stage, role: Role, rng: random.Random, figures: Figures) -> None:
        self.stage = stage
        self.role = role
        self.rng = rng
        self.figures = figures
        self.hostile = Hostile(stage, role, rng)
        self.others = [self.break_frame, self.hang_up, self.send_garbage, self.go_deep, self.come_in, self.stay_deaf]
        self.left = 0

    async def run(self, messages: int) -> None:
        self.left = messages
        while self.left > 0:
            async with self.connect() as socket:
                await hear(socket, "welcome", seconds=ANSWER_SECONDS)
                for _ in range(self.rng.randint(1, 60)):
                    size = self.rng.randint(1, LONGEST_BATCH)
                    await self.batch(socket, [self.hostile.shot() for _ in range(size)])
                    for _ in range(sum(self.rng.random() < RAW_SHARE for _ in range(size))):
                        await self.rng.choice(self.others)()
                    if self.left <= 0:
                        return
                if self.rng.random() < 0.5:
                    await self.too_much(socket)

    def count(self, kind: str, number: int = 1) -> None:
        self.figures.sent[kind] += number
        self.left -= number

    def connect(self) -> Any:
        headers = self.role.headers
        address = self.stage.server.socket_address
        return connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=ANSWER_SECONDS
        )

    async def batch(self, socket: ClientConnection, shots: list[Shot]) -> None:
        """Send all of these at once, and check the answer to each."""
        waiting: deque[Shot] = deque()
        for shot in [*shots, Shot("ping", PING, PONG)]:
            self.count(shot.kind)
            await socket.send(shot.payload)
            waiting.append(shot)
            if shot.answer == EITHER:  # news may arrive at any time: what comes before this pong was the answer
                await socket.send(PING)
                waiting.append(Shot("barrier", PING, PONG))
        while waiting:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    heard = json.loads(await socket.recv())
            except TimeoutError:
                raise Broken(f"no answer for {ANSWER_SECONDS:.0f} s to {waiting[0]}") from None
            except ConnectionClosed as closed:
                raise Broken(f"closed with {closed}, waiting for the answer to {waiting[0]}") from None
            self.figures.answers[heard["type"]] += 1
            if heard["type"] != NEWS:
                self.check(heard, waiting)

    def check(self, heard: Any, waiting: deque[Shot]) -> None:
        """Whether this is the answer to the first of those that wait for one."""
        while waiting[0].answer == NOTHING or (waiting[0].answer == EITHER and heard["type"] == PONG):
            waiting.popleft()
        shot = waiting.popleft()
        expected = REFUSED if shot.answer == EITHER else shot.answer
        told = f"{self.role.name} sent {shot.kind}: {shot.payload[:300]!r} and got {str(heard)[:500]}"
        require(heard["type"] == expected, told)
        if heard["type"] == REFUSED:
            why = heard["why"]["id"]
            self.figures.reasons[why] += 1
            require(why not in NEVER and (not shot.why or why in shot.why), told)

    async def too_much(self, socket: ClientConnection) -> None:
        """A message beyond the limit is the last one on its connection."""
        self.count("too much")
        text = text_of({"type": "ping", "x": "a" * self.rng.randint(LARGEST_MESSAGE, LARGEST_MESSAGE * 4)})
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await socket.send(text)
                while True:
                    await socket.recv()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.figures.closed[code] += 1
            require(code == 1009, f"a message of {len(text)} bytes ended with {code}")

    async def break_frame(self) -> None:
        self.count("broken frame")
        frames, expected = broken_frames(self.rng)
        heard = await talk(self.stage.server, self.opening(), frames)
        code = close_code(heard)
        self.figures.closed[code] += 1
        require(code == expected, f"{frames[:60]!r} ended with {code} instead of {expected}")

    async def hang_up(self) -> None:
        """Go in the middle of a frame, or with a message still to be answered."""
        self.count("hung up")
        said = frame(1, self.hostile.forged_seat().payload.encode())  # type: ignore[union-attr]  # it is a text
        _, writer = await asyncio.open_connection("127.0.0.1", self.stage.server.port)
        opening = self.opening()
        writer.write(opening[: self.rng.choice([len(opening), len(opening), self.rng.randrange(len(opening))])])
        writer.write(said[: self.rng.randint(0, len(said))])
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        if self.rng.random() < 0.5:
            writer.transport.abort()
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async def send_garbage(self) -> None:
        self.count("garbage")
        said = garbage(self.stage.server, self.rng)
        status = status_of(await talk(self.stage.server, said, seconds=QUIET_SECONDS))
        self.figures.statuses[status] += 1
        unbuilt = status == 503 and said.startswith(b"GET / ")
        require(status < 500 or unbuilt, f"{said[:300]!r} was answered with {status}")

    async def go_deep(self) -> None:
        """Anyone who may ask at all is informed that the body is unreadable."""
        self.count("deep body")
        said = deep_body(self.hostile.target().id, self.role.headers, self.rng)
        status = status_of(await talk(self.stage.server, said))
        self.figures.statuses[status] += 1
        require(status in (400, 401, 403), f"{said[:300]!r} was answered with {status}")

    async def come_in(self) -> None:
        self.count("foreign handshake")
        said = foreign_handshake(self.stage, self.rng)
        heard = await talk(self.stage.server, said)
        self.figures.statuses[status_of(heard)] += 1
        require(status_of(heard) == 403 and b"welcome" not in heard, f"{said!r} was answered with {heard[:300]!r}")

    async def stay_deaf(self) -> None:
        """Ask for much and read nothing of it."""
        target = self.hostile.target("over")
        said = frame(1, text_of({"type": "follow", "table": target.id}).encode())
        self.count("deaf follow", DEAF)
        _, writer = await asyncio.open_connection("127.0.0.1", self.stage.server.port)
        writer.write(self.opening() + said * DEAF)
        with contextlib.suppress(ConnectionError):
            await writer.drain()
            await asyncio.sleep(self.rng.random() * 0.05)
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    def opening(self) -> bytes:
        headers = [f"{name}: {value}" for name, value in self.role.headers.items()]
        return handshake(self.stage.server, *headers)


async def watch_health(server: RunningServer, figures: Figures) -> None:
    """Ask how the server is, again and again."""
    async with httpx.AsyncClient(base_url=server.address, timeout=ANSWER_SECONDS, verify=PLAIN) as client:
        while True:
            started = time.perf_counter()
            answer = await client.get("/health")
            figures.health.append(time.perf_counter() - started)
            require(answer.status_code == 200, f"/health answered {answer.status_code}")
            await asyncio.sleep(0.2)


async def tell_progress(figures: Figures, messages: int) -> None:
    while True:
        await asyncio.sleep(5)
        print(f"{figures.messages} of {messages}", flush=True)


async def attack(stage: Stage, messages: int, seed: int, figures: Figures, progress: bool) -> None:
    """Everyone at once."""
    attackers = []
    for number in range(CONNECTIONS):
        role = stage.roles[number % len(stage.roles)]
        attackers.append(Attacker(stage, role, random.Random(f"{seed}/{number}"), figures))
    share = -(-messages // CONNECTIONS)
    watching = [asyncio.ensure_future(watch_health(stage.server, figures))]
    if progress:
        watching.append(asyncio.ensure_future(tell_progress(figures, messages)))
    started = time.perf_counter()
    try:
        async with asyncio.TaskGroup() as group:
            for attacker in attackers:
                group.create_task(attacker.run(share))
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None
    finally:
        figures.seconds = time.perf_counter() - started
        for task in watching:
            task.cancel()
        ended = await asyncio.gather(*watching, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


def resident_kb(server: RunningServer) -> int:
    """The memory of the server, where available."""
    assert server.process is not None
    try:
        status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0


def complaints(log: Sequence[str]) -> Iterator[str]:
    """Lines of the log that report a bug of the server."""
    excused = True  # before it listens, it may report compiling the rules
    for line in "".join(log).split("\n"):
        if line.startswith("{"):
            told = json.loads(line)
            if told.get("status") == 503 and told.get("path") == "/":
                continue  # the browser client need not have been built
            if told["level"] in ("error", "critical") or told.get("status", 0) >= 500 or "error" in told:
                yield line
            excused = False
        elif line and not excused:
            yield line


def check_after(stage: Stage, before: list[Any], figures: Figures) -> None:
    """What must hold when all is over."""
    server = stage.server
    assert server.process is not None
    require(server.process.poll() is None, f"the server ended with {server.process.poll()}")
    started = time.perf_counter()
    httpx.get(f"{server.address}/health", timeout=ANSWER_SECONDS).raise_for_status()
    require(time.perf_counter() - started < 1, "/health is slow")
    require(max(figures.health) < SLOWEST_HEALTH, f"/health took {max(figures.health):.1f} s")
    for was, now in zip(before, stage.snapshot(), strict=True):
        require(was == now, f"a game has changed: {was} became {now}")
    figures.memory_after = resident_kb(server)
    growth = figures.memory_after - figures.memory_before
    require(growth < MOST_GROWTH_KB, f"the server's memory grew by {growth // 1024} MiB")
    time.sleep(0.2)  # the last lines of the log are on their way
    for line in complaints(server.log):
        raise Broken(f"in the log: {line}")


def fuzz(server: RunningServer, messages: int, seed: int, *, progress: bool = False) -> Figures:
    """Attack this fresh server with this many messages, and check that nothing broke."""
    figures = Figures()
    try:
        stage = set_stage(server, random.Random(seed))
        before = stage.snapshot()
        figures.memory_before = resident_kb(server)
        asyncio.run(attack(stage, messages, seed, figures, progress))
        check_after(stage, before, figures)
    except Exception as error:
        command = f"python -m tests.server.fuzz --messages {messages} --seed {seed}"
        raise Broken(
            f"{type(error).__name__}: {error}\nafter {figures.messages} messages; once more: {command}"
        ) from error
    return figures


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--messages", type=int, default=LONG)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--kinds", action="store_true", help="how many of each kind were sent, and why they were refused"
    )
    flags = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        figures = fuzz(server, flags.messages, flags.seed, progress=True)
    if flags.kinds:
        for name, number in [*figures.sent.most_common(), *figures.reasons.most_common()]:
            print(f"{number:8} {name}")
    print(figures.summary())


if __name__ == "__main__":
    main()

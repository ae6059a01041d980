"""Clients that keep every byte they are sent, and tables at which they play: at a real server, or within this process.

`RecordedGame` plays a whole game of Tsukiji at a running server, with a listener in every role. `Room` is the
real application without a network: there the clock is stopped and the shuffle is known, so that the same game can
be played twice.
"""

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import PLAIN, RunningServer, with_view
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.server.house import House
from uogashi.server.links import COOKIE, TOKEN
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable
from uogashi.server.web.app import make_app
from uogashi.server.web.door import Door
from uogashi.server.web.limits import Limits
from uogashi.server.web.socket import Switchboard

LAST_ROUND = 7
PATIENCE = 20
"""Seconds to wait for an answer."""


@dataclass(frozen=True)
class Moment:
    """How much can be known by now: raised just before that is sent which shows more."""

    revealed: int = 0
    """Rounds whose tickets may be known."""
    dealt: int = 1
    """Rounds whose lots may be known."""
    over: bool = False


@dataclass(frozen=True, eq=False)
class Heard:
    """A message that a client received: all of it, and its content."""

    text: str
    body: Any
    moment: Moment
    asked: str
    """The request that it answers; on a socket, nothing."""


@dataclass(frozen=True)
class Silence:
    """A decision that nobody else may hear of: what everyone was sent meanwhile."""

    seat: int
    sent: dict[str, list[Heard]]


# --- a client that listens -------------------------------------------------------------------------------------------


class Recorder:
    """A client at a real server, with a token, with a cookie or without any identity."""

    def __init__(self, game: "RecordedGame", role: str) -> None:
        self.game = game
        self.role = role
        self.name = ""
        self.seats: list[int] = []
        self.link: str | None = None
        self.heard: list[Heard] = []
        self.own: list[str] = []
        """What only this client may receive: anything that would let others in as them."""
        self.headers: dict[str, str] = {}
        self.http = httpx.AsyncClient(base_url=game.server.address, timeout=PATIENCE, verify=PLAIN)
        self.position: Any = None
        """The latest one of the seat that is followed."""
        self._socket: ClientConnection | None = None
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    async def come_with_token(self) -> None:
        token = (await self.ask("POST", "/api/guests", {"name": self.name})).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.own += [token, token.partition(".")[0]]

    async def come_with_cookie(self) -> None:
        self.headers = {"Origin": self.game.server.address}
        self.headers["X-Uogashi-CSRF"] = (await self.ask("GET", "/api/me")).json()["csrf"]
        await self.ask("PUT", "/api/me", {"name": self.name})
        cookies = [str(cookie.value) for cookie in self.http.cookies.jar]
        way_back = (await self.ask("GET", "/api/me/way-back")).json()["secret"].partition("#")[2]
        token = (await self.ask("GET", "/api/me/token")).json()["secret"]
        self.own += [*cookies, way_back, token, token.partition(".")[0], self.headers["X-Uogashi-CSRF"]]

    # --- asking ----------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        link = {"X-Uogashi-Link": self.link} if self.link is not None else {}
        answer = await self.http.request(method, path, json=body, headers={**self.headers, **link})
        text = "".join(f"{name}: {value}\n" for name, value in answer.headers.multi_items()) + answer.text
        told = answer.json() if answer.content else None
        self.heard.append(Heard(text, told, self.game.moment, f"{method} {path}"))
        return answer

    async def refused(self, method: str, path: str, body: Any = None) -> None:
        answer = await self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{self.role} must not: {method} {path} {body} {answer.text}"

    # --- the socket ------------------------------------------------------------------------------------------------

    async def open_socket(self) -> None:
        headers = dict(self.headers)
        if cookies := "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar):
            headers["Cookie"] = cookies
        headers.setdefault("Origin", self.game.server.address)
        self._socket = await connect(
            self.game.server.socket_address, additional_headers=headers, compression=None, max_size=None
        )
        assert self._socket.response is not None
        self.heard.append(Heard(str(self._socket.response.headers), None, self.game.moment, ""))
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            message = json.loads(text)
            self.heard.append(Heard(text, message, self.game.moment, ""))
            if message["type"] == "news" and "position" in message:
                self.position = with_view(message["position"], self.position)
            self._inbox.put_nowait(message)

    async def say(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def until(self, *types: str) -> Any:
        """The next message of one of these types."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._inbox.get()
                if message["type"] in types:
                    return message

    async def catch_up(self) -> None:
        """After this, everything that the server has sent to this client so far has been received."""
        await self.say(type="ping")
        await self.until("pong")

    async def follow(self, seat: int | None) -> Any:
        await self.catch_up()
        await self.say(type="follow", table=self.game.table, seat=seat, link=self.link)
        answer = await self.until("news", "refused")
        await self.catch_up()
        return answer

    async def leave(self) -> None:
        if self._listening is not None and self._socket is not None:
            await self._socket.close()
            await self._listening
        await self.http.aclose()


# --- a game with recorders in every role -----------------------------------------------------------------------------


@dataclass
class RecordedGame:
    """A game of Tsukiji at a real server. Seats are people, with our names, or bots; one person may have several."""

    server: RunningServer
    seats: Sequence[str]
    public: bool
    seed: int
    bots: Sequence[str] = ("greedy", "random")
    moment: Moment = field(default_factory=Moment)
    table: str = "0" * 14
    people: dict[str, Recorder] = field(default_factory=dict)
    others: dict[str, Recorder] = field(default_factory=dict)
    added: dict[int, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    seat_links: list[str] = field(default_factory=list)
    watch_link: str = ""
    silences: list[Silence] = field(default_factory=list)
    record: Any = None
    """The whole record, from after the end."""
    reveals: list[int] = field(default_factory=list)
    """When the tickets of the rounds were revealed."""
    entries: dict[int, list[bool]] = field(default_factory=dict)
    """For each seat, whether its standing entries of this evaluation made it ready."""

    @property
    def everybody(self) -> dict[str, Recorder]:
        return {**self.people, **self.others}

    @property
    def lots(self) -> int:
        return len(self.seats) + 1

    def owner(self, seat: int) -> Recorder | None:
        return self.people.get(self.seats[seat])

    # --- from the table to the end -----------------------------------------------------------------------------------

    async def play(self) -> None:
        self.rng = random.Random(self.seed)
        try:
            await self.sit_down()
            await self.gather_round()
            while not self.people_position()["over"]:
                if await self.somebody_decides():
                    if self.rng.random() < 0.15:
                        await self.somebody_looks()
                    if self.rng.random() < 0.15 and not self.moment.over:
                        await self.somebody_cheats()
                else:
                    await asyncio.sleep(0.002)
                await self.everybody_catches_up()
            await self.read_everything()
        finally:
            for each in self.everybody.values():
                await each.leave()

    def people_position(self) -> Any:
        return next(iter(self.people.values())).position

    async def everybody_catches_up(self) -> None:
        await asyncio.gather(*(each.catch_up() for each in self.everybody.values()))

    async def sit_down(self) -> None:
        labels = [label for label in dict.fromkeys(self.seats) if label not in self.bots]
        for number, label in enumerate([*labels, "watcher", "stranger", "passer-by"]):
            recorder = Recorder(self, label)
            (self.people if label in labels else self.others)[label] = recorder
            if label == "passer-by":
                continue
            recorder.name = f"{label.title()} {secrets.token_hex(6)}"
            self.names.append(recorder.name)
            await (recorder.come_with_cookie() if number % 2 else recorder.come_with_token())
        host = self.people[labels[0]]
        asked = ["me" if label == labels[0] else label if label in self.bots else "open" for label in self.seats]
        settings = {"game": "tsukiji", "seats": asked, "public": self.public}
        self.table = (await host.ask("POST", "/api/tables", settings)).json()["id"]
        links = (await host.ask("GET", f"/api/tables/{self.table}/links")).json()
        self.watch_link = links["watch"].partition("#")[2]
        self.seat_links = [link.partition("#")[2] for link in links["seats"].values()]
        if links["join"] is not None:
            self.seat_links.append(links["join"].partition("#")[2])
        self.others["watcher"].link = self.watch_link
        for seat in range(len(self.seats)):
            owner = self.owner(seat)
            if owner is not None:
                owner.seats.append(seat)
                self.added[seat] = secrets.token_hex(16)
                link = links["seats"].get(str(seat), "#").partition("#")[2] or None
                taking = {"random": self.added[seat], "link": link}
                answer = await owner.ask("POST", f"/api/tables/{self.table}/seats/{seat}/take", taking)
                assert answer.is_success, answer.text

    async def gather_round(self) -> None:
        for each in self.everybody.values():
            await each.open_socket()
            answer = await each.follow(each.seats[0] if each.seats else None)
            welcome = self.public or each.role not in ("stranger", "passer-by")
            assert answer["type"] == ("news" if welcome else "refused")

    # --- deciding ----------------------------------------------------------------------------------------------------

    async def somebody_decides(self) -> bool:
        """One entry of one of the people, if it is for one of them to decide."""
        acting = self.people_position()["acting"]
        ours = [seat for seat in acting if self.owner(seat) is not None]
        if not ours:
            return False
        seat = self.rng.choice(ours)
        owner = self.owner(seat)
        assert owner is not None
        if owner.position["seat"] != seat:
            await owner.follow(seat)
        await owner.catch_up()  # what the first of the people has heard, the others may hear a moment later
        view = owner.position["view"]
        if view["phase"] != "evaluation":
            self.entries.clear()
            await self.try_out(owner, seat, owner.position["legal"])
            self.expect_deal(seat, view)
            await self.decide(owner, seat, [self.rng.choice(owner.position["legal"])])
            if self.moment.dealt == view["round"]:
                await self.think_again(owner, seat)
            return True
        await self.try_out(owner, seat, owner.position["legal"])
        laid, hand = view["seats"][seat]["placed"], view["seats"][seat]["hand"]
        count = self.rng.choice([1, self.lots - len(laid)])
        ready = len(laid) + count == self.lots
        if ready and ours == [seat]:
            if acting != [seat]:
                return False  # bots first: the reveal comes with an entry of a person, so that its moment is known
            self.moment = replace(self.moment, revealed=view["round"])
        tickets = [f"ticket {ticket}" for ticket in self.rng.sample(hand, count)]
        await self.decide(owner, seat, tickets, silently=not ready)
        self.entries.setdefault(seat, []).append(ready)
        if self.moment.revealed < view["round"]:
            await self.think_again(owner, seat)
        return True

    async def try_out(self, owner: Recorder, seat: int, legal: list[str]) -> None:
        """Now and then a player first previews their turn, sometimes the whole of it."""
        if self.rng.random() < 0.3:
            for decisions in ([], [self.rng.choice(legal)], legal[: self.lots]):
                await owner.say(type="try", table=self.table, seat=seat, decisions=decisions)
                await owner.until("tried", "refused")

    def expect_deal(self, seat: int, view: Any) -> None:
        """Once the last of the people buys, the next lots may come at any time; after those of bots behind them."""
        order = [(view["first"] + place) % len(self.seats) for place in range(len(self.seats))]
        if seat == [each for each in order if self.owner(each) is not None][-1]:
            if view["round"] == LAST_ROUND:
                self.moment = replace(self.moment, over=True)
            else:
                self.moment = replace(self.moment, dealt=view["round"] + 1)

    async def think_again(self, owner: Recorder, seat: int) -> None:
        """Now and then the latest entry is undone."""
        await owner.catch_up()
        if self.rng.random() > 0.15 or owner.position["seat"] != seat or not owner.position["can_undo"]:
            return
        entries = self.entries.get(seat)
        silently = entries is not None and not entries.pop()
        asked = {"type": "undo", "table": self.table, "seat": seat, "after": owner.position["seq"]}
        # After a purchase a bot may be quicker.
        await self.done(owner, seat, {**asked, "id": secrets.token_hex(8)}, silently, may_be_late=entries is None)

    async def decide(self, owner: Recorder, seat: int, decisions: list[str], silently: bool = False) -> None:
        asked = {"type": "move", "table": self.table, "seat": seat, "after": owner.position["seq"]}
        await self.done(owner, seat, {**asked, "id": secrets.token_hex(8), "decisions": decisions}, silently)

    async def done(
        self, owner: Recorder, seat: int, asked: dict[str, Any], silently: bool, *, may_be_late: bool = False
    ) -> None:
        before = {role: len(each.heard) for role, each in self.everybody.items()}
        await owner.say(**asked)
        answer = await owner.until("done", "refused")
        assert answer["type"] == "done" or may_be_late, f"{asked} was answered with {answer}"
        await self.everybody_catches_up()
        if silently:
            sent = {role: each.heard[before[role] :] for role, each in self.everybody.items() if each is not owner}
            self.silences.append(Silence(seat, sent))

    # --- looking -----------------------------------------------------------------------------------------------------

    async def somebody_looks(self) -> None:
        """This client reads everything there is to read."""
        for each in self.rng.sample(list(self.everybody.values()), 3):
            for path in self.paths(each):
                await each.ask("GET", path)

    def paths(self, reader: Recorder) -> Iterator[str]:
        table = f"/api/tables/{self.table}"
        for seat in (*(f"?seat={seat}" for seat in reader.seats), ""):
            yield f"{table}{seat}"
            yield f"{table}/record{seat}"
            yield f"{table}/replay/{self.rng.randrange(200)}{seat}"
            yield f"{table}/replay/1{seat}"
            if self.rng.random() < 0.1:
                yield f"{table}/replay{seat}"
        yield f"{table}/links"
        yield "/api/tables"
        yield "/api/lobby?which=running"

    async def read_everything(self) -> None:
        """After the end all may know all."""
        self.moment = replace(self.moment, over=True)
        for each in self.everybody.values():
            for path in (*self.paths(each), "/api/lobby?which=over"):
                await each.ask("GET", path)
        anybody = self.others["passer-by"]
        self.record = (await anybody.ask("GET", f"/api/tables/{self.table}/record")).json()
        log = (await anybody.ask("GET", f"/api/tables/{self.table}")).json()["log"]
        self.reveals = [entry["at"] for entry in log if "ticket-revealed" in str(entry)]

    # --- cheating ----------------------------------------------------------------------------------------------------

    async def somebody_cheats(self) -> None:
        """What cannot be done, and what is not theirs to do: the answers are heard as everything is."""
        everybody = list(self.everybody.values())
        seat = self.rng.randrange(len(self.seats))
        cheat = self.rng.choice([each for each in everybody if seat not in each.seats])
        owner = self.owner(seat)
        move = {"seat": seat, "after": 0, "id": secrets.token_hex(8), "decisions": ["ticket 4"]}
        table = f"/api/tables/{self.table}"
        for path in (table, f"{table}/record", f"{table}/replay", f"{table}/replay/0"):
            await cheat.refused("GET", f"{path}?seat={seat}")
        for asked in ({"type": "move", **move}, {"type": "undo", **{k: move[k] for k in ("seat", "after", "id")}}):
            await cheat.say(**asked, table=self.table)
            assert (await cheat.until("done", "refused"))["type"] == "refused"
        await cheat.say(type="try", table=self.table, seat=seat, decisions=[])
        await cheat.until("refused")
        await cheat.say(type="follow", table=self.table, seat=seat, link=self.watch_link)
        await cheat.until("refused")
        await cheat.refused("POST", f"{table}/moves", move)
        await cheat.refused("POST", f"{table}/undo", {k: move[k] for k in ("seat", "after", "id")})
        if owner is not None:
            for decision in ("ticket 9", "buy 9", "take 1"):
                wrong = {**move, "id": secrets.token_hex(8), "decisions": [decision]}
                await owner.say(type="move", table=self.table, **wrong)
                assert (await owner.until("done", "refused"))["type"] == "refused"
                await owner.refused("POST", f"{table}/moves", wrong)


# --- the application within this process -----------------------------------------------------------------------------

NOW = 1_700_000_000_000
KEY = "the key of a room in which nothing is left to chance"


class Line:
    """A WebSocket connection to an application in this process; and plain requests of the same guest."""

    def __init__(self, app: Any, headers: dict[str, str]) -> None:
        self.app = app
        self.headers = headers
        self.heard: list[str] = []
        self._arrived = asyncio.Condition()
        self._sent: asyncio.Queue[Any] = asyncio.Queue()
        self._pongs = 0
        self._task: asyncio.Task[None] | None = None
        transport = httpx.ASGITransport(app=app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://room", headers=headers)

    async def open(self) -> None:
        headers = [(b"host", b"room"), (b"origin", b"http://room")]
        headers += [(name.lower().encode(), value.encode()) for name, value in self.headers.items()]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/socket",
            "raw_path": b"/socket",
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("room", 80),
            "subprotocols": [],
            "state": {},
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app(scope, self._sent.get, self._take))
        await self.catch_up()

    async def _take(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            return
        async with self._arrived:
            if message["text"] == '{"type":"pong"}':
                self._pongs += 1
            else:
                self.heard.append(message["text"])
            self._arrived.notify_all()

    async def say(self, **message: Any) -> None:
        """Say this, and hear everything that there is to hear up to its answer."""
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        self._sent.put_nowait({"type": "websocket.receive", "text": '{"type":"ping"}'})
        expected = self._pongs + 1
        async with self._arrived, asyncio.timeout(PATIENCE):
            await self._arrived.wait_for(lambda: self._pongs >= expected)

    async def catch_up(self) -> None:
        await self.say(type="ping")

    async def ask(self, method: str, path: str, body: Any = None, link: str | None = None) -> httpx.Response:
        headers = {"X-Uogashi-Link": link} if link is not None else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        lines = [f"{name}: {value}" for name, value in answer.headers.multi_items()]
        self.heard.append("\n".join([f"{method} {path} {answer.status_code}", *lines, answer.text]))
        return answer

    async def close(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await self._task
        await self.http.aclose()


class Room:
    """A separate house with one table; `lines` has everyone's, by role."""

    def __init__(self, house: House, app: Any) -> None:
        self.house = house
        self.app = app
        self.lines: dict[str, Line] = {}
        self.owners: dict[int, str] = {}
        """Whose seat it is, by their role; bots' are not here."""
        self.table_id = ""
        self.moves = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def table(self) -> LiveTable:
        return self.house.tables.live[self.table_id]

    async def line(self, role: str, *, cookie: bool = False, known: bool = True) -> Line:
        """A new client, whose id and signature are the same in every room."""
        headers = {}
        if known:
            guest = Guest(f"guest{role:_>15}".replace(" ", "_"), role.title(), created=NOW, seen=NOW)
            await self.house.store.add_guest(guest)
            if cookie:
                headers = {"Cookie": f"uogashi={self.house.signer.pass_of(COOKIE, guest)}", "Origin": "http://room"}
                headers["X-Uogashi-CSRF"] = self.house.signer.csrf(guest)
            else:
                headers = {"Authorization": f"Bearer {self.house.signer.pass_of(TOKEN, guest)}"}
        line = self.lines[role] = Line(self.app, headers)
        await line.open()
        return line

    async def sit_down(self, game: str, seats: Sequence[str], **settings: Any) -> None:
        """A table: seats are those of a `person`, of the same person `again`, or of a bot."""
        for seat, kind in enumerate(seats):
            if kind == "person":
                await self.line(f"seat {seat}", cookie=seat % 2 == 1)
                self.owners[seat] = f"seat {seat}"
            elif kind == "again":
                self.owners[seat] = self.owners[seat - 1]
        host = next(iter(self.lines.values()))
        asked = ["open" if seat in self.owners else kind for seat, kind in enumerate(seats)]
        made = await host.ask("POST", "/api/tables", {"game": game, "seats": asked, "public": True, **settings})
        self.table_id = made.json()["id"]
        links = (await host.ask("GET", f"/api/tables/{self.table_id}/links")).json()["seats"]
        for seat, role in self.owners.items():
            body = {"random": f"{seat:032x}", "link": links[str(seat)].partition("#")[2]}
            taken = await self.lines[role].ask("POST", f"/api/tables/{self.table_id}/seats/{seat}/take", body)
            assert taken.is_success, taken.text

    async def follow(self, role: str, seat: int | None = None, link: str | None = None) -> None:
        await self.lines[role].say(type="follow", table=self.table_id, seat=seat, link=link)

    async def decide(self, seat: int, *decisions: str) -> None:
        await self._enter(seat, "move", decisions=decisions)

    async def undo(self, seat: int) -> None:
        await self._enter(seat, "undo")

    async def _enter(self, seat: int, kind: str, **more: Any) -> None:
        self.moves += 1
        entries = self.table.row.seq
        asked = {"table": self.table_id, "seat": seat, "after": self.table.known_seq(seat), "id": f"m{self.moves}"}
        line = self.lines[self.owners[seat]]
        await line.say(type=kind, **asked, **more)
        assert self.table.row.seq > entries, line.heard[-1]
        await self.settle()

    async def settle(self) -> None:
        """Bots have decided, and everyone has heard of it."""
        async with asyncio.timeout(PATIENCE):
            while self.table.bot_seats():
                await asyncio.sleep(0.001)
        for line in self.lines.values():
            await line.catch_up()


@asynccontextmanager
async def open_room(folder: Path, load_game: Callable[[str], Game], names: Sequence[str]) -> AsyncIterator[Room]:
    """The whole application over an empty database, without a port."""
    folder.mkdir()
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.db'}",
        secret_key=KEY,
        requests_per_second=0,
        messages_per_second=0,
        address_messages_per_second=0,
        bot_moves_per_second=0,
    )
    async with AsyncExitStack() as after:
        store = DatabaseStore(settings.database)
        store.open()
        after.callback(store.close)
        house = House(store, settings, load_game, lambda: names)
        limits = Limits(settings)
        switchboard = Switchboard(house, limits)
        room = Room(house, Door(make_app(house, switchboard), limits))
        await house.open()
        after.push_async_callback(house.close)
        try:
            yield room
        finally:
            for line in room.lines.values():
                await line.close()

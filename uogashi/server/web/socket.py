"""The WebSocket: one connection per client, to follow tables and decide. docs/protocol.md describes it."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from uogashi import __version__
from uogashi.core.errors import Message, Refusal
from uogashi.server.house import House, StoreLost, Unplayed
from uogashi.server.messages import (
    PROTOCOL,
    Done,
    Follow,
    FromClient,
    Goodbye,
    Move,
    Ping,
    Pong,
    Refused,
    Try,
    Undo,
    Unfollow,
    Welcome,
)
from uogashi.server.store.rows import Guest
from uogashi.server.web.identity import bearer_token, check_origin, identify
from uogashi.server.web.limits import (
    BYTES_A_UNIT,
    ENTRIES_A_UNIT,
    FOLLOW_COST,
    TRY_COST,
    WAKE_COST,
    Limits,
    client_of,
)
from uogashi.server.web.line import LINE, Line
from uogashi.server.web.nesting import check_nesting

LOG = logging.getLogger("uogashi.socket")

MOST_FOLLOWED = 50
MOST_WAITING = 2_000_000
"""Bytes for a client that does not read them; more, and it is sent away, to come back when it can."""
GOING_AWAY, RESTARTING, TRY_AGAIN_LATER, FORBIDDEN = 1001, 1012, 1013, 4403
RETRY_MS = 1000

encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(FromClient).decode


class Connection:
    """One client. What it is sent waits in an outbox, so that a slow one keeps nobody else waiting."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: Guest | None, house: House, limits: Limits) -> None:
        self.socket = socket
        self.line: Line | None = socket.scope.get(LINE)  # type: ignore[assignment]
        self.guest = guest
        self.guest_id = guest.id if guest is not None else None
        self.house = house
        self.limits = limits
        self.address = client_of(socket.scope)
        self.follows: set[str] = set()
        self.held: list[bytes] = []
        """Messages sent together with the next one: most often the news that it acknowledges."""
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        """Bytes in the outbox."""
        self.sender: asyncio.Task[None] | None = None
        self.ended = False

    # --- sending ---------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Give them this, as soon as they can take it: most often at once."""
        self.held.append(message)
        self.release()

    def release(self) -> None:
        """Give them what is held."""
        messages, self.held = self.held, []
        if not messages or self.ended or (self.line and self.sender is None and self.line.write(messages)):
            return
        self.outbox.extend(messages)
        self.waiting += sum(map(len, messages))
        if self.waiting > MOST_WAITING:
            self.outbox.clear()
            self.waiting = 0
            self.end(Message("client-slow"), GOING_AWAY)
        elif self.sender is None:
            self.sender = asyncio.ensure_future(self._flush())

    def say(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    async def _flush(self) -> None:
        try:
            while self.outbox:
                message = self.outbox.popleft()
                self.waiting -= len(message)
                await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        except Exception:
            self.ended = True  # nobody listens any more; the receiving side finds out and tidies up
        finally:
            self.sender = None

    def end(self, why: Message, code: int) -> None:
        """Say goodbye and hang up, once everything before it is sent."""
        self.say(Goodbye(why, RETRY_MS))
        self.ended = True
        self.house.background.start(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(2):
                if self.sender is not None:
                    await asyncio.shield(self.sender)
            await self.socket.close(code)

    # --- receiving -------------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Answer until the client disconnects."""
        self.say(Welcome(PROTOCOL, __version__, self.guest.name or None if self.guest is not None else None))
        receive: Any = self.socket.receive if self.line is None else self.line.receive
        try:
            while True:
                event = await receive()
                if event["type"] != "websocket.receive":
                    return
                await self.hear(event.get("text"))
        finally:
            self.ended = True
            for table in self.follows:
                self.house.unfollow(self, table)

    async def hear(self, text: str | None) -> None:
        """One message. Whatever is wrong with it is answered, and changes nothing."""
        asked: Any = None
        try:
            try:
                check_nesting((text or "").encode())
                asked = decode_message(text or "")
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                asked = error
            await self.limits.messages.wait(self.address, COSTS.get(type(asked), 1.0))
            await self.limits.guests.wait(self.guest_id or str(id(self)))
            if isinstance(asked, Exception):
                raise Refusal("message-unreadable", why=str(asked)[:200])
            await self.answer(asked)
            self.release()
        except Refusal as refusal:
            self.house.metrics.refusals[refusal.message.id] += 1
            self.say(refuse(asked, refusal))
        except Exception:
            # Nothing has been acknowledged; the client may ask again. The error is in the log.
            LOG.exception("message failed")
            self.say(refuse(asked, Refusal("server-failed")))

    async def answer(self, asked: Any) -> None:
        match asked:
            case Move():
                await self.house.play(
                    self.somebody(), asked.table, asked.seat, asked.after, asked.id, asked.decisions, self.done(asked)
                )
            case Follow():
                if asked.table not in self.follows and len(self.follows) >= MOST_FOLLOWED:
                    raise Refusal("follows-too-many", most=MOST_FOLLOWED)
                await self.follow(asked)
            case Undo():
                await self.house.undo(self.somebody(), asked.table, asked.seat, asked.after, asked.id, self.done(asked))
            case Try():
                self.say(await self.house.try_out(self.somebody(), asked.table, asked.seat, asked.decisions))
            case Unfollow():
                self.follows.discard(asked.table)
                self.house.unfollow(self, asked.table)
            case Ping():
                self.say(Pong())

    async def follow(self, asked: Follow) -> None:
        """Long games cost more to send, and sleeping ones more to wake."""
        slept = asked.table not in self.house.tables.live
        sent = await self.house.follow(self, self.guest, asked.table, asked.seat, asked.since, asked.link)
        self.follows.add(asked.table)
        cost = sent / BYTES_A_UNIT
        if slept and (table := self.house.tables.live.get(asked.table)) is not None:
            cost += WAKE_COST + len(table.log) / ENTRIES_A_UNIT
        self.limits.messages.charge(self.address, cost)

    def somebody(self) -> Guest:
        if self.guest is None:
            raise Refusal("guest-unknown")
        return self.guest

    def done(self, asked: Any) -> Any:
        return lambda seq: self.held.append(encode(Done(asked.table, asked.id, seq)))


COSTS: dict[type, float] = {Follow: FOLLOW_COST, Try: TRY_COST}
"""Of messages that take longer than others."""


def refuse(asked: Any, refusal: Refusal) -> Refused:
    """Why not; after a refused move, the table as its player sees it now."""
    return Refused(
        refusal.message,
        to=str(asked.__struct_config__.tag) if isinstance(asked, msgspec.Struct) else None,
        table=getattr(asked, "table", None),
        id=getattr(asked, "id", None),
        again=isinstance(refusal, StoreLost),
        position=refusal.position if isinstance(refusal, Unplayed) else None,
    )


class Switchboard:
    """All connections."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.connections: set[Connection] = set()
        self.ended = 0
        """How many connections have ended since the last clean-up."""
        house.admission.send_away = self.send_away

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One client, from its coming to its going."""
        try:
            if bearer_token(socket) is None:
                check_origin(socket, self.house.settings)
            guest = await identify(socket, self.house)
        except StoreLost as lost:
            await socket.accept()
            await socket.send_text(encode(Goodbye(lost.message, RETRY_MS)).decode())
            await socket.close(TRY_AGAIN_LATER)
            return
        except Refusal as refusal:
            LOG.info("socket refused", extra={"why": refusal.message.id})
            self.house.metrics.refusals[refusal.message.id] += 1
            await socket.close(FORBIDDEN, refusal.message.id)
            return
        await socket.accept()
        connection = Connection(socket, guest, self.house, self.limits)
        self.connections.add(connection)
        try:
            await connection.serve()
        finally:
            self.connections.discard(connection)
            self.ended += 1

    def send_away(self, guest: str, why: str = "guest-changed") -> None:
        """Connections of this guest must authenticate again."""
        for connection in list(self.connections):
            if connection.guest_id == guest:
                connection.end(Message(why), GOING_AWAY)

    async def say_goodbye(self) -> None:
        """The server ends: every client is asked to reconnect."""
        for connection in list(self.connections):
            connection.end(Message("server-ends"), RESTARTING)
        await asyncio.sleep(0.05)


def socket_route(switchboard: Switchboard) -> Any:
    @websocket("/socket", opt={"gate": False})
    async def serve_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await switchboard.serve(socket)

    return serve_socket

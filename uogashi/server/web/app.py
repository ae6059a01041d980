"""The application: the house behind Litestar, and the process that serves it."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from uogashi import __version__
from uogashi.core.errors import Message, Refusal
from uogashi.server.house import House
from uogashi.server.metrics import serve_metrics
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.interface import Store
from uogashi.server.web.answers import Problem
from uogashi.server.web.caching import Prepared
from uogashi.server.web.client import FOLDER, Client
from uogashi.server.web.connections import BriefHttp, Connections, prepare_descriptors
from uogashi.server.web.door import Door, safe_headers
from uogashi.server.web.gate import Gate, answer_refusal, provide_asker, provide_person
from uogashi.server.web.limits import Limits
from uogashi.server.web.line import Line
from uogashi.server.web.nesting import ShallowRequest
from uogashi.server.web.routes import HANDLERS
from uogashi.server.web.socket import Switchboard, socket_route

LOG = logging.getLogger("uogashi.requests")

LARGEST_BODY = 64 * 1024
LARGEST_MESSAGE = 16 * 1024
GRACE_SECONDS = 5
TICKS_A_SECOND = 10
"""Of Uvicorn's own loop."""
COLLECT_SECONDS = 3600
MANY_ENDED = 2000
"""Connections: this many leave 50 MB behind when they end."""
GONE = "client disconnected prematurely"
"""Litestar calls it a failure of the server when a client disconnects before its whole request has arrived."""
SWITCH_SECONDS = 0.001
"""How long a thread may keep the interpreter: the loop must not wait for bots and the writer."""


def make_app(house: House, switchboard: Switchboard, client: Path = FOLDER) -> Litestar:
    """Everything that is answered, by path; `client` is the folder of the built browser client."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        collecting = asyncio.ensure_future(collect_garbage(switchboard))
        if house.settings.metrics_port:
            house.background.start(house.metrics.watch_loop())
        try:
            yield
        finally:
            collecting.cancel()
            await house.close()
            house.store.close()

    built = Client(client)
    prepared = Prepared()

    def answer_nowhere(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        return built.answer_nowhere(request) or answer_http(request, error)

    return Litestar(
        [*HANDLERS, *built.handlers(), socket_route(switchboard)],
        guards=[Gate(house, switchboard.limits)],
        request_class=ShallowRequest,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "limits": Provide(lambda: switchboard.limits, sync_to_thread=False),
            "prepared": Provide(lambda: prepared, sync_to_thread=False),
            "asker": Provide(provide_asker, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: answer_refusal,
            NotFoundException: answer_nowhere,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
        lifespan=[lifespan],
        state=State({"house": house}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Uogashi",
            version=__version__,
            path="/api/openapi",
            render_plugins=[OnceRendered()],
        ),
        logging_config=None,
        debug=False,
    )


class OnceRendered(JsonRenderPlugin):
    """Litestar's own way to the description: it would write it again for every request."""

    def __init__(self) -> None:
        super().__init__()
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, openapi_schema)
        return self._written


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such path, a body that cannot be read."""
    why = error.detail
    if isinstance(error.extra, list):
        why = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra if each) or why
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    status = 400 if error.detail == GONE else error.status_code
    problem = Problem(Message("request-unreadable", {"status": status, "why": str(why)[:500]}))
    return Response(problem, status_code=status, headers=headers)


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: it is logged, and the client learns no more than that."""
    LOG.error("request failed", exc_info=error)
    return Response(Problem(Message("server-failed")), status_code=500)


async def collect_garbage(switchboard: Switchboard) -> None:
    """Collect reference cycles: new ones every second, old ones seldom.

    Left to itself, Python looks for them whenever it has made many objects: most often while many moves are under way.
    To look through all tables takes a tenth of a second, and everyone waits for it.
    """
    seconds = 0
    while True:
        await asyncio.sleep(1)
        seconds += 1
        if seconds >= COLLECT_SECONDS or switchboard.ended >= MANY_ENDED:
            gc.collect()
            seconds = switchboard.ended = 0
        else:
            gc.collect(0)


class Server(uvicorn.Server):
    """Uvicorn, which first says goodbye to everyone when it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        switchboard: Switchboard,
        connections: Connections,
        ready: Callable[[int], None],
    ) -> None:
        super().__init__(config)
        self.switchboard = switchboard
        self.connections = connections
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            LOG.info("listening", extra={"host": host, "port": port})
            self.ready(port)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.switchboard.say_goodbye()
        await super().shutdown(sockets)
        # The signal that ended us has done its work: it must not end the program once more, mid-write.
        self._captured_signals.clear()


def serve(
    settings: Settings, ready: Callable[[int], None], make_house: Callable[[Store, Settings], House] = House
) -> None:
    """Serve until asked to end. If the database or the port is not available, fail before anything is open."""
    listening = listen(settings)
    try:
        store = DatabaseStore(settings.database)
        store.open()
    except BaseException:
        listening.close()
        raise
    descriptors = prepare_descriptors()
    sys.setswitchinterval(SWITCH_SECONDS)
    # What has been loaded until now stays; for what comes, see `collect_garbage`.
    gc.freeze()
    gc.disable()

    async def run() -> None:
        house = make_house(store, settings)
        limits = Limits(settings, house.metrics.refusals)
        connections = Connections(settings, limits.refusals, descriptors)
        switchboard = Switchboard(house, limits)
        config = uvicorn.Config(
            Door(make_app(house, switchboard), limits, house.metrics),
            http=partial(BriefHttp, watch=connections),  # type: ignore[arg-type]  # it only calls it
            ws=partial(Line, watch=connections),  # type: ignore[arg-type]
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            log_level="error",
            access_log=False,
            server_header=False,
            headers=safe_headers(settings),
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        with serve_metrics(
            settings.metrics_host,
            settings.metrics_port,
            house.metrics,
            store.commits,
            lambda: house.moment(len(switchboard.connections)),
        ):
            await Server(config, switchboard, connections, ready).serve([listening])

    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(run())
    except Refusal:
        listening.close()
        store.close()
        raise


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else; a wrong or a used one is named."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except OSError as error:
        raise Refusal(
            "port-unavailable", host=settings.host, port=str(settings.port), why=error.strerror or str(error)
        ) from None
    listening.listen(4096)
    listening.setblocking(False)
    return listening

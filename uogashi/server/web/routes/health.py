"""How the server is."""

from litestar import Response, get

from uogashi import __version__
from uogashi.server.messages import PROTOCOL
from uogashi.server.web.answers import PROBLEMS, Health
from uogashi.server.web.parameters import TheHouse


@get("/health", summary="The server runs", opt={"gate": False})
async def get_health() -> Health:
    return Health("ok", __version__, PROTOCOL)


@get("/ready", summary="The server runs and can store", opt={"gate": False}, responses=PROBLEMS)
async def get_ready(house: TheHouse) -> Response[Health]:
    well = await house.well()
    return Response(Health("ok" if well else "store-lost", __version__, PROTOCOL), status_code=200 if well else 503)


HANDLERS = [get_health, get_ready]

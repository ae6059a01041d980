"""What handlers ask for: parts of the path, the query and the headers, who is asking, and what the server has."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from uogashi.server.house import House
from uogashi.server.messages import MOST_SEATS
from uogashi.server.store.rows import Guest
from uogashi.server.web.caching import Prepared
from uogashi.server.web.limits import Limits

TableInPath = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{14}(?!\n)$", description="The table's id.")]
SeatInPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
ReaderSeat = Annotated[
    int | None, QueryParameter(ge=0, lt=MOST_SEATS, description="Through this seat; without it, as a spectator.")
]
LinkHeader = Annotated[
    str | None, HeaderParameter(name="X-Uogashi-Link", max_length=100, description="A link, for a private table.")
]

Asker = NamedDependency[Guest | None]
Person = NamedDependency[Guest]
TheHouse = NamedDependency[House]
TheLimits = NamedDependency[Limits]
ThePrepared = NamedDependency[Prepared]

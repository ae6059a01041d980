"""Who is asking: a browser by its signed cookie, a program by its token. A browser must come from a page of ours."""

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from uogashi.core.errors import Refusal
from uogashi.server.house import House
from uogashi.server.links import COOKIE, TOKEN
from uogashi.server.settings import Settings
from uogashi.server.store.rows import Guest

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE_NAME = "uogashi"
COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most."""
CSRF_HEADER = "x-uogashi-csrf"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


async def identify(connection: Connection, house: House) -> Guest | None:
    """The guest who is asking, None if they have not been here yet."""
    token = bearer_token(connection)
    if token is not None:
        guest = await read_pass(token, TOKEN, house)
        if guest is None:
            raise Refusal("token-unknown")
        return guest
    cookie = connection.cookies.get(cookie_name(house.settings))
    return None if cookie is None else await read_pass(cookie, COOKIE, house)


async def read_pass(text: str, purpose: str, house: House) -> Guest | None:
    """The guest whose valid pass this is.

    For a guest who is not stored, only the cookie of a visitor without a name is valid: all other passes were given to
    guests who have been deleted since.
    """
    claimed = house.signer.read_pass(text, purpose)
    if claimed is None:
        return None
    id, era = claimed
    guest = await house.guest(id)
    if guest.era != era or (not guest.name and purpose != COOKIE):
        return None
    house.check_welcome(guest)
    return guest


def bearer_token(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def check_origin(connection: Connection, settings: Settings) -> None:
    """Browsers send the origin of a request: only ours is allowed."""
    origin = connection.headers.get("origin")
    if origin is None or origin_of(origin) not in own_origins(connection, settings):
        raise Refusal("origin-foreign", origin=(origin or "-")[:100])


def own_origins(connection: Connection, settings: Settings) -> set[tuple[str, str]]:
    """Where our pages come from: the public address if there is one, else wherever this request was sent to."""
    if settings.public_url:
        return {origin_of(settings.public_url)}
    host = connection.headers.get("host", "")
    return {("http", host.lower()), ("https", host.lower())}


def origin_of(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
    except ValueError:
        return ("", "")
    return (parts.scheme.lower(), parts.netloc.lower())


def check_csrf(connection: Connection, guest: Guest, house: House) -> None:
    """Along with the cookie, our pages send a token that only they can know: perhaps from before they had a name."""
    sent = connection.headers.get(CSRF_HEADER, "").encode()
    visitor = Guest(guest.id, "")
    if not any(hmac.compare_digest(sent, house.signer.csrf(each).encode()) for each in (guest, visitor)):
        raise Refusal("csrf-missing", header=CSRF_HEADER)


def cookie_name(settings: Settings) -> str:
    """Browsers accept a `__Host-` cookie only from the host itself, by https."""
    return f"__Host-{COOKIE_NAME}" if settings.secure else COOKIE_NAME


def make_cookie(guest: Guest, house: House) -> Cookie:
    return Cookie(
        key=cookie_name(house.settings),
        value=house.signer.pass_of(COOKIE, guest),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )


def end_cookie(house: House) -> Cookie:
    return Cookie(
        key=cookie_name(house.settings),
        value="",
        max_age=0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )

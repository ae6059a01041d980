"""The browser client: what was built into the folder `client`, read once and sent as it is.

Only what is there under exactly that name is sent; every path of the client itself is answered with its one page.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from uogashi.server.web.caching import ASK_AGAIN, FOR_EVER, entity_tag, is_known
from uogashi.text import choose_language, texts

FOLDER = Path(__file__).with_name("client")
"""Where the build puts it."""
PAGE = "/index.html"
CLIENT_PATHS = (
    "/",
    "/table/{id:str}",
    "/watch",
    "/about",
    "/back",
    "/rules/{game:str}",
)
"""Where the client shows something: its page finds out by itself what."""
HASHED = "/assets/"
"""Files below it have a hash of their content in their names: what is there never changes."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the best first, and how the compressed one is named."""
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The kinds of files that are sent; others in the folder are nobody's business. Litestar adds that texts are UTF-8."""


class Sent(msgspec.Struct, frozen=True):
    """A content as it is sent: a file, or the same one compressed."""

    content: bytes
    headers: dict[str, str]


class Client:
    """All files of the client, each in every encoding that there is; those whose names never change their meaning are
    under `hashed`.
    """

    def __init__(self, folder: Path = FOLDER, hashed: str | None = HASHED) -> None:
        self.files = {
            path: read_file(file, for_ever=hashed is not None and path.startswith(hashed))
            for path, file in find_files(folder).items()
        }

    def handlers(self) -> list[HTTPRouteHandler]:
        """What answers for the client: nobody is asked who they are, or to wait."""
        settings: Any = {
            "http_method": [HttpMethod.GET, HttpMethod.HEAD],
            "include_in_schema": False,
            "opt": {"gate": False},
            "status_code": 200,
        }
        pages = HTTPRouteHandler(list(CLIENT_PATHS), **settings)(self.answer_page)
        if not self.files:
            return [pages]
        return [pages, HTTPRouteHandler(sorted(self.files), **settings)(self.answer_file)]

    async def answer_page(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return self.answer(PAGE, request) if PAGE in self.files else say_missing(request)

    def answer_nowhere(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """For a person, a page that says not found; programs get their answers elsewhere."""
        reads = "text/html" in request.headers.get("accept", "") and request.method in ("GET", "HEAD")
        if not reads or PAGE not in self.files:
            return None
        sent = choose_encoding(self.files[PAGE], request.headers)
        return Response(sent.content, status_code=404, headers=sent.headers, media_type=MEDIA_TYPES[".html"])

    async def answer_file(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        path = "/" + request.scope["path"].strip("/")  # the router passes over slashes at the end
        if path not in self.files:
            raise NotFoundException
        return self.answer(path, request)

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        sent = choose_encoding(self.files[path], request.headers)
        if is_known(sent.headers["etag"], request.headers):
            headers = {name: sent.headers[name] for name in ("cache-control", "etag", "vary")}
            return Response(b"", status_code=304, headers=headers)
        return Response(sent.content, headers=sent.headers, media_type=MEDIA_TYPES[Path(path).suffix])


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a client to send."""
    return (folder / PAGE.lstrip("/")).is_file()


def find_files(folder: Path) -> dict[str, Path]:
    """The files of a client, by the paths where they are found."""
    return {
        f"/{file.relative_to(folder).as_posix()}": file
        for file in folder.rglob("*")
        if file.suffix in MEDIA_TYPES and file.is_file()
    }


def read_file(file: Path, for_ever: bool) -> dict[str, Sent]:
    """A file in every encoding that there is, by the name of the encoding; plain under no name."""
    names = {"": file} | {encoding: file.with_name(file.name + end) for encoding, end in ENCODINGS.items()}
    return {
        encoding: make_sent(encoding, each.read_bytes(), for_ever) for encoding, each in names.items() if each.is_file()
    }


def make_sent(encoding: str, content: bytes, for_ever: bool) -> Sent:
    headers = {
        "cache-control": FOR_EVER if for_ever else ASK_AGAIN,
        "etag": entity_tag(content),
        "vary": "accept-encoding",
    }
    return Sent(content, headers | ({"content-encoding": encoding} if encoding else {}))


def choose_encoding(file: Mapping[str, Sent], headers: Mapping[str, str]) -> Sent:
    """The best encoding that there is and that is understood."""
    wanted = accepted(headers.get("accept-encoding", ""))
    return next((file[encoding] for encoding in ENCODINGS if encoding in file and encoding in wanted), file[""])


def say_missing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """There is no client to send: it has not been built."""
    say = texts(choose_language(None, accepted(request.headers.get("accept-language", ""))))
    text = say.say("client-missing") + "\n"
    return Response(text.encode(), status_code=503, media_type=MediaType.TEXT, headers={"vary": "accept-language"})


def accepted(header: str) -> list[str]:
    """What an `Accept-Language` or an `Accept-Encoding` names, the most wanted first."""
    wanted = []
    for part in header[:500].split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        try:
            wanted.append((float(weight or 1), name))
        except ValueError:
            continue
    return [name for weight, name in sorted(wanted, key=lambda each: -each[0]) if name and weight > 0]

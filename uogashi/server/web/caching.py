"""What seldom changes is not sent twice: a browser that has it asks whether it is still the same."""

import hashlib
from collections.abc import Callable, Hashable, Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

ASK_AGAIN = "no-cache"
"""Keep it, but ask every time whether it has changed."""
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"


def entity_tag(content: bytes) -> str:
    """A tag that identifies the content."""
    return f'"{hashlib.sha256(content).hexdigest()}"'


def is_known(tag: str, headers: Mapping[str, str]) -> bool:
    """Whether the client has this very content already."""
    known = [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


class Prepared:
    """Answers that are the same for everyone as long as the server runs: made once, at the first request."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[bytes, dict[str, str]]] = {}

    def answer(self, key: Hashable, make: Callable[[], Any], request: Request[Any, Any, Any]) -> Response[Any]:
        """What was made for this key, one of only a few; a client that has it already gets 304."""
        if key not in self._made:
            content = msgspec.json.encode(make())
            self._made[key] = content, {"cache-control": ASK_AGAIN, "etag": entity_tag(content)}
        content, headers = self._made[key]
        if is_known(headers["etag"], request.headers):
            return Response(None, status_code=304, headers=headers)
        return Response(content, headers=headers, media_type=MediaType.JSON)

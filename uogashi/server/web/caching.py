"""What seldom changes is not sent twice: a browser that has it asks whether it is still the same."""

import hashlib
from collections.abc import Mapping

ASK_AGAIN = "no-cache"
"""Keep it, but ask every time whether it has changed."""
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"


def entity_tag(content: bytes) -> str:
    """What tells one content from another."""
    return f'"{hashlib.sha256(content).hexdigest()}"'


def is_known(tag: str, headers: Mapping[str, str]) -> bool:
    """Whether whoever asks has this very content already."""
    known = [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known

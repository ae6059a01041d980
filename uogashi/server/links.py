"""Who is who: everything that lets someone in is an id with a signature, made from one key and kept nowhere.

Cookies, tokens of programs, device links, links to tables and to seats are distinguished by purpose;
a guest's `era` is part of theirs, so that raising it makes all the old ones worthless.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from uogashi.server.store.rows import Guest

COOKIE, TOKEN, WAY_BACK = "cookie", "token", "way-back"
"""What a pass of a guest may be for."""

ALPHABET = "0123456789abcdefghijkmnpqrstvwxyz"
"""For ids: no ambiguous letters."""
GUEST_LETTERS = 20
TABLE_LETTERS = 14
SIGNATURE_BYTES = 18
WATCH, JOIN = "watch", "join"


def new_guest_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(GUEST_LETTERS))


def new_era() -> int:
    """Where the eras of a guest begin: none comes again. 0 is that of visitors without a name."""
    return 1 + secrets.randbelow(1 << 30)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


class Signer:
    """Makes and checks signatures."""

    def __init__(self, key: str) -> None:
        self.use_key(key)

    def use_key(self, key: str) -> None:
        """From now on, this key counts, and nothing that another one has signed."""
        self.key = key.encode()

    def sign(self, purpose: str, *parts: str | int) -> str:
        """The signature of these parts for this purpose."""
        text = "/".join((purpose, *map(str, parts))).encode()
        return urlsafe_b64encode(hmac.digest(self.key, text, hashlib.sha256)[:SIGNATURE_BYTES]).decode()

    def matches(self, signature: str, purpose: str, *parts: str | int) -> bool:
        return hmac.compare_digest(signature.encode(), self.sign(purpose, *parts).encode())

    # --- guests ----------------------------------------------------------------------------------------------------

    def pass_of(self, purpose: str, guest: Guest) -> str:
        """What proves to be this guest: for a cookie, a program's token or a way-back link."""
        return f"{guest.id}.{guest.era}.{self.sign(purpose, guest.id, guest.era)}"

    def read_pass(self, text: str, purpose: str) -> tuple[str, int] | None:
        """The guest and the era of a pass for this purpose; None if we have never given it out."""
        id, _, rest = text.partition(".")
        era, _, signature = rest.partition(".")
        return (id, int(era)) if era.isdecimal() and self.matches(signature, purpose, id, era) else None

    def csrf(self, guest: Guest) -> str:
        """A token that our pages send along, and no other site can know."""
        return self.sign("csrf", guest.id, guest.era)

    # --- tables ----------------------------------------------------------------------------------------------------

    def seat_link(self, table: str, seat: int) -> str:
        return f"{seat}.{self.sign('seat', table, seat)}"

    def watch_link(self, table: str) -> str:
        return f"{WATCH}.{self.sign(WATCH, table)}"

    def join_link(self, table: str) -> str:
        return f"{JOIN}.{self.sign(JOIN, table)}"

    def invites(self, link: str | None, table: str) -> bool:
        """Whether this link invites to any open seat of this table."""
        return link is not None and hmac.compare_digest(link.encode(), self.join_link(table).encode())

    def opens_seat(self, link: str | None, table: str, seat: int) -> bool:
        """Whether this link leads to this seat."""
        return link is not None and hmac.compare_digest(link.encode(), self.seat_link(table, seat).encode())

    def opens_table(self, link: str | None, table: str, players: int) -> bool:
        """Whether this link lets someone watch: the one for spectators does, and so does every other of the table."""
        if link is None:
            return False
        return (
            hmac.compare_digest(link.encode(), self.watch_link(table).encode())
            or self.invites(link, table)
            or any(self.opens_seat(link, table, seat) for seat in range(players))
        )

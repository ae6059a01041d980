"""The protocol: everything that clients and the server say to each other, as structures that become JSON.

docs/protocol.md explains it; the JSON Schemas at `/api/socket.schema.json` and `/api/openapi.json` are made from
here. The server sends ids and numbers, never sentences: clients put them into the reader's language.
"""

from typing import Annotated, Any, Literal

import msgspec

from uogashi.core.errors import Message
from uogashi.core.outlook import Outlook
from uogashi.core.story import StoryLine

PROTOCOL = 1

LONGEST_NAME = 40
LONGEST_DECISION = 80
MOST_DECISIONS = 256
MOST_SEATS = 16

# In Python `$` also matches before a newline at the very end; elsewhere, in JSON Schema, it does not.
TableId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]{14}(?!\n)$", description="A table's id.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0 clockwise.")]
MoveId = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[0-9A-Za-z_-]{1,64}(?!\n)$", description="Chosen by the client; a retry carries the same one."
    ),
]
Link = Annotated[
    str, msgspec.Meta(max_length=100, description="A link of the table: a seat's, that to join or that to watch.")
]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Random = Annotated[
    str,
    msgspec.Meta(pattern=r"^[0-9a-f]{32}(?!\n)$", description="16 random bytes in hexadecimal, added to the shuffle."),
]
Seq = Annotated[
    int,
    msgspec.Meta(
        ge=0,
        lt=1 << 31,
        description="The number of an entry among those that the seat, or a spectator, may know of.",
    ),
]
Decision = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_DECISION)]
Decisions = Annotated[
    list[Decision],
    msgspec.Meta(min_length=1, max_length=MOST_DECISIONS, description="Decisions in the words of the rules page."),
]
Bot = Annotated[str, msgspec.Meta(max_length=32, description="The name of a bot.")]

EVENTS = (
    "made",
    "joined",
    "ready",
    "left",
    "stand-in",
    "back",
    "resigned",
    "end-offered",
    "end-declined",
    "over-rules",
    "over-resigned",
    "over-agreement",
    "over-abandoned",
    "over-closed",
)
"""What can happen around a game: facts whose sentences are `table-fact-<name>`."""

# --- the state of a table --------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. Open: neither a person nor a bot. Both: a bot plays on for the person."""

    seat: int
    person: bool
    name: str | None
    bot: str | None
    ready: bool
    """Has done what is needed for the game to begin."""
    present: bool
    """A player is connected for this seat."""
    resigned: bool
    agrees: bool
    """To end the game here."""
    absent_in: int | None = None
    """Milliseconds until others at the table may let a bot play on for the person in this seat, as they are not
    connected; 0: they may now. Null where that is not the question, and in lists."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    public: bool
    undo: bool
    takeover: bool
    state: Literal["open", "running", "over"]
    end: Literal["rules", "resigned", "agreement", "abandoned", "closed"] | None
    seats: list[SeatInfo]
    you: list[int]
    """The seats that are yours."""
    host: bool
    """You made this table."""
    hash: str
    """SHA-256 of the server's secret part of the shuffle."""
    acting: list[int]
    created: int
    changed: int
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    unreadable: Message | None = None
    """Why the game cannot be shown or played here: a newer program made it, say. The table can be left."""


class FactInfo(msgspec.Struct, frozen=True, gc=False):
    """One fact: the sentence `<game>-fact-<name>` of the catalogue, in events `table-fact-<name>`."""

    name: str
    arguments: dict[str, Any]


class EntryInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry of the log as its reader may know it."""

    seq: int
    kind: Literal["begin", "moves", "undo", "event"]
    at: int
    seat: int | None = None
    facts: list[FactInfo] = []
    undoes: int | None = None
    undone: bool = False
    story: list[StoryLine] = []
    """What the decisions did, for the game log: the facts in a few lines of messages. For the deal and moves."""
    begins: int | None = None
    """The number of the division of the game (`Position.division`) that begins here; of several entries with the same
    number, with the first."""


class Division(msgspec.Struct, frozen=True):
    """The current round or turn of a game, and their total; `GET /api/games/<game>/words` has their names."""

    number: int
    total: int | None = None
    """Null where nobody can know that."""


class Position(msgspec.Struct):
    """The game as one seat, or a spectator, sees it after entry `seq`."""

    seq: int
    seat: int | None
    acting: list[int]
    legal: list[str]
    """What this seat may decide now, in notation."""
    can_undo: bool
    over: bool
    secret: bool
    """Everyone decides in secret: pass-and-play players hand over the device before looking."""
    view: Any
    """What the seat sees; its shape is the game's own: `/api/games/<game>/view.schema.json`. In news, null where it is
    unchanged except for who is ready, which `acting` shows."""
    ask: Message | None = None
    """What this seat has to decide now; null if nothing. Its arguments also go into the texts of the decisions."""
    warnings: list[Message] = []
    """What could soon end the game, and what this seat would lose by it; the most urgent first."""
    division: Division | None = None
    """Null in a game that nothing divides."""
    phase: str | None = None
    """What is being done: the word in the field of the view that has the format `phase`; null if there is none."""
    outlook: Outlook | None = None
    """The outcome of each of the decisions in `legal`; null where there are none. In news, sent with the view."""


# --- from the client -------------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything that a client may send."""


class Follow(ClientMessage, frozen=True, tag="follow"):
    """Show me this table, through one seat of mine or as a spectator, and send me everything that happens there.

    One view at a time: following another seat of the same table leaves the one before.
    """

    table: TableId
    seat: SeatNumber | None = None
    since: Seq = 0
    """Entries up to this one are known already."""
    link: Link | None = None


class Unfollow(ClientMessage, frozen=True, tag="unfollow"):
    """Stop following this table."""

    table: TableId


class Move(ClientMessage, frozen=True, tag="move"):
    """Decisions of a seat of mine, all or none."""

    table: TableId
    seat: SeatNumber
    after: Seq
    """The last entry that I have seen."""
    id: MoveId
    decisions: Decisions


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Undo the latest entry of a seat of mine."""

    table: TableId
    seat: SeatNumber
    after: Seq
    id: MoveId


class Try(ClientMessage, frozen=True, tag="try"):
    """What if a seat of mine, whose turn it is, decided this? Nothing is stored, and nobody hears of it."""

    table: TableId
    seat: SeatNumber
    decisions: Annotated[list[Decision], msgspec.Meta(max_length=MOST_DECISIONS)]
    """None: how it is now."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Follow | Unfollow | Move | Undo | Try | Ping

# --- from the server -------------------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything that the server may send."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message on every connection."""

    protocol: int
    version: str
    name: str | None


class News(ServerMessage, frozen=True, tag="news", omit_defaults=True):
    """What happened at a table that you follow: entries, and what they changed. Also the answer to `follow`."""

    table: str
    log: list[EntryInfo] = []
    info: TableInfo | None = None
    position: Position | None = None


class Done(ServerMessage, frozen=True, tag="done"):
    """Your move or undo is stored as entry `seq`. A retry gets the same answer."""

    table: str
    id: str
    seq: int


class Tried(ServerMessage, frozen=True, tag="tried"):
    """The position after these decisions, as far as the seat can tell: made without hidden information."""

    table: str
    seat: int
    seq: int
    """The last entry that the seat knew of when this was tried."""
    decisions: list[str]
    legal: list[str]
    """What it could decide next in the same entry."""
    whole: bool
    """The entry could end the seat's part here: it has nothing more to decide, or what comes next is not known yet."""
    outlook: Outlook | None
    """The outcome of each of the decisions in `legal`, if any can follow."""
    ask: Message | None = None
    """What would be asked next; null if the entry is whole."""
    ends: Message | None = None
    """These decisions would end the game or begin its last turns: how, as far as the seat can know."""


class Refused(ServerMessage, frozen=True, tag="refused", omit_defaults=True):
    """Your message changed nothing. `again`: the same message may be sent once more, it may well succeed."""

    why: Message
    to: str | None = None
    """The type of your message, if it could be read."""
    table: str | None = None
    id: str | None = None
    again: bool = False
    position: Position | None = None


class Pong(ServerMessage, frozen=True, tag="pong"):
    """Yes."""


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The connection ends; come back after this many milliseconds, and follow your tables since where you were."""

    why: Message
    retry: int


FromServer = Welcome | News | Done | Tried | Refused | Pong | Goodbye


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of all WebSocket messages."""
    (client, server), parts = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the WebSocket of Uogashi",
        "description": f"Version {PROTOCOL} of the protocol.",
        "$defs": {**parts, "FromClient": client, "FromServer": server},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }

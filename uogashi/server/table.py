"""A table in memory: its row, its seats, its log and its match, and what each reader may see of them.

Nothing here waits for anything: `house/` decides what happens and stores it before it becomes part of a table.
"""

import asyncio
import hashlib
import logging
import time
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

import msgspec

from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import EVERYONE
from uogashi.core.game import Game
from uogashi.core.lookahead import find_end
from uogashi.core.match import Entry, Match, seats_of
from uogashi.core.outlook import Outlook
from uogashi.core.record import read_move, write_move
from uogashi.core.story import StoryLine
from uogashi.core.verbs import SPECTATOR
from uogashi.core.view import phase_of
from uogashi.server.messages import Division, EntryInfo, FactInfo, Position, SeatInfo, TableInfo, Tried
from uogashi.server.store.rows import BEGIN, EVENT, MOVES, OPEN, RUNNING, UNDO, EntryRow, SeatRow, TableRow

LOG = logging.getLogger("uogashi.tables")


class Reader(Protocol):
    """A client at the other end of a connection, which follows tables."""

    guest_id: str | None

    def send(self, message: bytes) -> None:
        """Give them this, as soon as they can take it."""


class LogEntry(msgspec.Struct, gc=False):
    """An entry of the log in memory; the moves themselves are the match's."""

    seq: int
    """Its number in the store, which is never sent out: see `LiveTable.number_for`."""
    kind: str
    seat: int | None
    at: int
    id: str | None = None
    number: int = 0
    """The number of the match's entry, for moves and undo."""


class EntryWords:
    """The facts of an entry in notation, and their log lines: made once for all who may know the same."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.rows = entry.fact_rows
        self._game = game
        self._facts = entry.facts
        self._infos = [FactInfo(fact.name, fact.arguments) for fact in self._facts]
        self.open = all(fact.audience == EVERYONE for fact in self._facts)
        """Everyone may know all of it."""
        self._stories: dict[tuple[int, ...], list[StoryLine]] = {}

    def facts(self, seat: int | None) -> list[FactInfo]:
        """Those that this reader may know."""
        return self._infos if self.open else [self._infos[place] for place in self._known(seat)]

    def story(self, seat: int | None) -> list[StoryLine]:
        """The text of those, and of nothing else."""
        known = self._known(seat)
        if known not in self._stories:
            facts = [self._facts[place] for place in known]
            try:
                self._stories[known] = list(self._game.tell(facts))
            except Exception:  # catch any error in a game's code: the table goes on
                LOG.exception("story failed", extra={"game": self._game.name})
                self._stories[known] = list(map(self._game.words.line, facts))
        return self._stories[known]

    def _known(self, seat: int | None) -> tuple[int, ...]:
        """The places of the facts that this reader may know."""
        if self.open:
            return tuple(range(len(self._facts)))
        reader = SPECTATOR if seat is None else seat
        return tuple(place for place, fact in enumerate(self._facts) if fact.known_to(reader))


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table in memory. Changes need its lock; readers see only what is stored."""

    row: TableRow
    seats: list[SeatRow]
    game: Game | None
    """None if this program does not know it."""
    match: Match | None = None
    unreadable: Refusal | None = None
    """Why the game cannot be opened by this program. Then its log is not shown, and it can only be left."""
    log: list[LogEntry] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    """The ids under which entries of the log were sent."""
    events: dict[int, Any] = field(default_factory=dict)
    """What happened around the game, by the number of its entry: `[name, arguments]`."""
    hidden: dict[int | None, list[int]] = field(default_factory=dict)
    """The entries whose very existence a seat, or a spectator, may not know."""
    happenings: int = 0
    """How many events the log has since the game began, or if it has not, at all."""
    left: dict[str, dict[int, int]] = field(default_factory=dict)
    """Who has left which seats of the running game, by guest: the seat, and the entry."""
    taken: dict[int, int] = field(default_factory=dict)
    """The seats of the running game that were taken over, each with the entry."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: dict[Reader, int | None] = field(default_factory=dict)
    absent_in: Callable[["LiveTable", SeatRow], int | None] = lambda table, seat: None
    """The milliseconds until others may let a bot play on for an absent player: the house knows."""
    luck: Any = None
    """The generator of the bots."""
    words: EntryWords | None = None
    """Of the entry that was last asked for: it is sent to all who follow, one after another."""
    stale: bool = False
    """Nobody knows whether this is still what is stored: it must be read again."""
    used: float = field(default_factory=time.monotonic)

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now; none unless the game is running."""
        return seats_of(self.row.acting, self.row.players)

    @property
    def began(self) -> int:
        """When the game began."""
        return next(each.at for each in self.log if each.kind == BEGIN)

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def present(self, guest: str | None) -> bool:
        return guest is not None and any(reader.guest_id == guest for reader in self.followers)

    def names(self) -> list[str]:
        """Who sits where, for records."""
        return [seat.name or f"{seat.number + 1}" for seat in self.seats]

    def bot_seats(self) -> list[int]:
        """The seats where a bot has to decide now."""
        if not self.row.bots_act or self.match is None:
            return []
        return [seat for seat in self.acting if self.seats[seat].bot is not None]

    def acted(self, seat: int) -> int:
        """When a person in this seat last did something that everyone may know of; 0 if never.

        What a bot does for them is not theirs. What they do in secret does not count: others see how long they
        have been away.
        """
        own = (each for each in reversed(self.log) if each.seat == seat and self._by_person(each))
        return next((each.at for each in own if self.knows(None, each)), 0)

    def _by_person(self, logged: LogEntry) -> bool:
        return logged.id is not None or (logged.kind == EVENT and self.events[logged.seq][0] != "stand-in")

    def sat_elsewhere(self, guest: str, seat: int) -> bool:
        """Whether this guest has left another seat since something secret was last shown; this one is theirs to return
        to. Where seats always know something, or nothing is ever secret, it counts from the beginning.
        """
        shown = 0
        if self.match is not None and not self.match.game.private:
            secret = (each for each in reversed(self.match.standing) if each.phase)
            entry = next(secret, None)
            shown = self.logged_of(entry.number).seq if entry is not None else 0
        left = {number for number, seq in self.left.get(guest, {}).items() if seq > shown}
        return bool(left) and seat not in left

    def made_by_holder(self, logged: LogEntry) -> bool:
        """Whether this entry of a seat was made since the seat was taken over."""
        return logged.seq > self.taken.get(logged.seat or 0, 0)

    def can_undo(self, seat: int) -> bool:
        """Whether the player in this seat may undo its latest entry now."""
        match = self.match
        if match is None or self.row.state != RUNNING or not self.row.undo or not match.can_undo(seat):
            return False
        if seat not in self.taken:
            return True
        latest = next(each for each in reversed(match.standing) if each.seat == seat)
        return self.made_by_holder(self.logged_of(latest.number))

    def find(self, seat: int, id: str) -> LogEntry | None:
        """The entry that this seat sent under this id."""
        if id not in self.ids:
            return None
        for each in reversed(self.log):
            if each.id == id and each.seat == seat:
                return each
        return None

    def changed_for(self, seat: int, after: int) -> bool:
        """Whether anything since `after` changed what this seat may do; others' secret entries of this phase do not."""
        if after >= self.known_seq(seat):
            return False
        assert self.match is not None
        phase = self.match.phase
        for each in self._later(seat, after):
            if each.kind not in (MOVES, UNDO):
                continue
            entry = self.match.entries[each.number - 1]
            if each.seat == seat or phase == 0 or entry.phase != phase:
                return True
        return False

    # --- how a reader counts ---------------------------------------------------------------------------------------

    def knows(self, seat: int | None, logged: LogEntry) -> bool:
        """Whether this reader may know that there is this entry."""
        return logged.seq not in self.hidden.get(seat, ())

    def number_for(self, seat: int | None, seq: int) -> int:
        """How many entries this reader may know of, up to this one.

        That is the number under which they know it: so none is missing, and nobody learns what others do in secret.
        """
        return seq - bisect_right(self.hidden.get(seat, ()), seq)

    def known_seq(self, seat: int | None) -> int:
        """The number of the last entry that this reader may know of."""
        return len(self.log) - len(self.hidden.get(seat, ()))

    def _later(self, seat: int | None, after: int) -> list[LogEntry]:
        """Everything from the first entry on that this reader has not seen yet."""
        return self.log[bisect_right(self.log, after, key=lambda each: self.number_for(seat, each.seq)) :]

    # --- what a reader sees ----------------------------------------------------------------------------------------

    def info(self, guest: str | None) -> TableInfo:
        present = {seat.guest for seat in self.seats if self.present(seat.guest)}
        absent_in = {seat.number: self.absent_in(self, seat) for seat in self.seats}
        return table_info(self.row, self.seats, guest, present, self.unreadable, absent_in)

    def position(self, seat: int | None, seen: Any = None) -> Position | None:
        """The game as this seat, or a spectator, sees it; None before it has begun.

        `seen`: what they see, where that is known already. Then the caller also writes the view.
        """
        match = self.match
        if match is None:
            return None
        acting = self.acting
        running = self.row.state == RUNNING
        view = match.view(SPECTATOR if seat is None else seat) if seen is None else seen
        asked = seat is not None and seat in acting
        ask, warnings = prompts_of(match.game, view, asked=asked, warned=running and seat is not None)
        return Position(
            seq=self.known_seq(seat),
            seat=seat,
            acting=list(acting),
            legal=match.legal(seat) if seat is not None and asked else [],
            can_undo=seat is not None and self.can_undo(seat),
            over=not running,
            secret=match.phase != 0,
            view=view if seen is None else None,
            ask=ask,
            warnings=warnings,
            division=division_of(match.game, view),
            phase=phase_of(view),
            outlook=self.outlook(seat) if seen is None else None,
        )

    def outlook(self, seat: int | None) -> Outlook | None:
        """The outcome of each decision of this seat, as far as it can tell; None if it has nothing to decide."""
        match = self.match
        if match is None or seat is None or seat not in self.acting:
            return None
        return outlook_of(match, match.hidden(seat), seat)

    def tried(self, seat: int, decisions: Sequence[str]) -> Tried:
        """How it would be if this seat decided this now: in a game that it imagines from what it may know."""
        assert self.match is not None
        if seat not in self.acting:
            asked = decisions[0] if decisions else "try"
            message = self.match.not_your_turn(seat, asked)
            raise Refusal(message.id, **message.arguments)
        legal, outlook, ask = try_out(self.match, seat, decisions)
        whole = outlook is None
        return Tried(
            self.id,
            seat,
            self.known_seq(seat),
            list(decisions),
            legal,
            whole,
            outlook,
            ask,
            end_of(self.match, seat, decisions),
        )

    def view_changed(self, entries: Iterable[LogEntry], seat: int | None, phase: int) -> bool:
        """Whether this reader sees anything new: during a secret phase, others see only who is ready."""
        if phase == 0 or self.match is None:
            return True
        of = self.match.entries
        return any(
            each.kind not in (MOVES, UNDO) or each.seat == seat or of[each.number - 1].phase != phase
            for each in entries
        )

    def open_to_all(self, logged: LogEntry) -> bool:
        """Whether everyone may know the same of this entry."""
        if logged.kind == EVENT or self.match is None:
            return True
        if logged.kind == UNDO:
            return False  # each reader has their own number for the undone entry
        entry = self.match.opening if logged.kind == BEGIN else self.match.entries[logged.number - 1]
        return entry.phase == 0 and self._words(entry).open

    def entries_for(self, seat: int | None, since: int = 0) -> list[EntryInfo]:
        """The entries after `since` that this reader may know of."""
        infos = (self.entry_info(each, seat) for each in self._later(seat, since))
        return [info for info in infos if info is not None]

    def entry_info(self, logged: LogEntry, seat: int | None) -> EntryInfo | None:
        """An entry as this reader may know it; None if they may not even know that there is one."""
        if not self.knows(seat, logged):
            return None
        number = self.number_for(seat, logged.seq)
        if logged.kind == EVENT:
            name, arguments = self.events[logged.seq]
            return EntryInfo(number, EVENT, logged.at, logged.seat, [FactInfo(name, arguments)])
        assert self.match is not None
        if logged.kind == BEGIN:
            words = self._words(self.match.opening)
            facts = words.facts(seat)
            begins = self.match.game.division_begun(facts)
            return EntryInfo(number, BEGIN, logged.at, facts=facts, story=words.story(seat), begins=begins)
        entry = self.match.entries[logged.number - 1]
        if logged.kind == UNDO:
            undone = self.number_for(seat, self.logged_of(entry.undoes or 0).seq)
            return EntryInfo(number, UNDO, logged.at, logged.seat, undoes=undone)
        words = self._words(entry)
        facts, story = words.facts(seat), words.story(seat)
        begins = self.match.game.division_begun(facts)
        return EntryInfo(number, MOVES, logged.at, logged.seat, facts, None, entry.undone, story, begins)

    def _words(self, entry: Entry) -> EntryWords:
        if self.words is None or self.words.rows is not entry.fact_rows:
            assert self.game is not None
            self.words = EntryWords(self.game, entry)
        return self.words

    def logged_of(self, number: int) -> LogEntry:
        """The entry of the log that has this entry of the match."""
        return next(each for each in reversed(self.log) if each.number == number)

    def _hidden_from(self, logged: LogEntry) -> list[int | None]:
        """Who may not know of this entry: of others' decisions in a secret phase, only as much is shown as the rules
        show, most of them when it makes someone ready, or no longer ready.
        """
        assert self.match is not None
        entry = self.match.entries[logged.number - 1]
        if logged.kind == UNDO:
            undone = self.logged_of(entry.undoes or 0)
            return [reader for reader in self.hidden if not self.knows(reader, undone)]
        if entry.phase == 0 or self._words(entry).facts(None):
            return []  # what spectators may know, everyone may
        seats = [seat for seat in range(self.row.players) if seat != logged.seat and not self._words(entry).facts(seat)]
        return [None, *seats]

    def copy(self) -> tuple[TableRow, list[SeatRow]]:
        """Row and seats to be changed: they become the table's own when they are stored."""
        return msgspec.structs.replace(self.row), [msgspec.structs.replace(seat) for seat in self.seats]

    # --- changing --------------------------------------------------------------------------------------------------

    def take_in(
        self, row: TableRow, seats: Sequence[SeatRow], match: Match | None, entries: Iterable[EntryRow]
    ) -> None:
        """What has been stored becomes visible to everyone."""
        self.row = row
        self.match = match
        if seats is not self.seats or not self.log:
            self.seats = list(seats)
            if match is not None:
                match.seats = tuple(self.names())
        if self.unreadable is not None:
            return  # only the rules know who may see which entry
        entries = list(entries)
        # Every entry of moves, and every undo, is also an entry of the match; these are its last ones.
        number = len(match.entries) if match is not None else 0
        number -= sum(entry.kind in (MOVES, UNDO) for entry in entries)
        for entry in entries:
            logged = LogEntry(entry.seq, entry.kind, entry.seat, entry.at, entry.id)
            if entry.id is not None:
                self.ids.add(entry.id)
            if entry.kind == EVENT:
                self._note_event(entry)
            elif entry.kind == BEGIN:
                self.happenings = 0
                self.left.clear()
                self.taken.clear()
            elif entry.kind in (MOVES, UNDO):
                number += 1
                logged.number = number
                for reader in self._hidden_from(logged):
                    self.hidden.setdefault(reader, []).append(logged.seq)
            self.log.append(logged)

    def _note_event(self, entry: EntryRow) -> None:
        self.events[entry.seq] = entry.content
        self.happenings += 1
        if entry.content[0] == "left" and entry.guest is not None and entry.seat is not None:
            self.left.setdefault(entry.guest, {})[entry.seat] = entry.seq
        elif entry.content[0] == "joined" and entry.seat is not None:
            self.taken[entry.seat] = entry.seq


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    guest: str | None,
    present: set[str | None],
    unreadable: Refusal | None = None,
    absent_in: Mapping[int, int | None] = MappingProxyType({}),
) -> TableInfo:
    """What everyone may know of a table; `present` are the guests who are connected to it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        public=row.public,
        undo=row.undo,
        takeover=row.takeover,
        state=row.state,  # type: ignore[arg-type]  # one of the states that are allowed
        end=row.end,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat=seat.number,
                person=seat.guest is not None,
                name=seat.name,
                bot=seat.bot,
                ready=row.state != OPEN or seat.bot is not None or seat.added is not None,
                present=seat.guest is not None and seat.guest in present,
                resigned=seat.resigned,
                agrees=seat.agrees,
                absent_in=absent_in.get(seat.number),
            )
            for seat in seats
        ],
        you=[seat.number for seat in seats if guest is not None and seat.guest == guest],
        host=guest is not None and row.host == guest,
        hash=hashlib.sha256(bytes.fromhex(row.secret)).hexdigest(),
        acting=list(seats_of(row.acting, row.players)),
        created=row.created,
        changed=row.changed,
        scores=row.scores,
        winners=row.winners,
        rematch=row.rematch,
        unreadable=unreadable.message if unreadable is not None else None,
    )


def division_of(game: Game, view: Any) -> Division | None:
    """The current division of a game, from its view."""
    divisions = game.divisions
    if divisions is None:
        return None
    total = getattr(view, divisions.total) if divisions.total is not None else None
    return Division(getattr(view, divisions.now), total)


def rebuild(table: LiveTable, entries: Sequence[EntryRow]) -> None:
    """The match of a table from its stored deal and log, and the log itself."""
    row = table.row
    table.log.clear()
    table.ids.clear()
    table.events.clear()
    table.hidden.clear()
    table.left.clear()
    table.taken.clear()
    table.happenings = 0
    match = None
    if row.seed is not None and table.unreadable is None:
        match = new_match(table.game, row, table.seats)
        if match.setup != row.setup:
            raise Refusal("table-deals-otherwise")
        row.setup = match.setup
        for entry in entries:
            if entry.kind == MOVES:
                match.replay_entry(entry.seat or 0, [read_move(move) for move in entry.content])
            elif entry.kind == UNDO:
                match.undo(entry.seat or 0)
    table.take_in(row, table.seats, match, entries)


def new_match(game: Game | None, row: TableRow, seats: Sequence[SeatRow]) -> Match:
    """The deal of a table whose people have all added their part of the shuffle."""
    assert game is not None, "nothing is dealt at a table whose game is not known"
    added = [seat.added for seat in seats if seat.added is not None]
    secret = bytes.fromhex(row.secret)
    names = [seat.name or "" for seat in seats]
    match = Match.new(game, names, seed=row.seed, options=row.options, figures=row.figures, rules=row.rules)
    match.seed_proof = {"hash": hashlib.sha256(secret).hexdigest(), "secret": row.secret, "added": added}
    return match


def fair_seed(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """SHA-256 of the server's secret and what every person added, in the order of the seats."""
    added = b"".join(bytes.fromhex(seat.added) for seat in seats if seat.added is not None)
    return hashlib.sha256(bytes.fromhex(row.secret) + added).hexdigest()


def try_out(match: Match, seat: int, decisions: Sequence[str]) -> tuple[list[str], Outlook | None, Message | None]:
    """What this seat could decide after these decisions, the result, and the next question; nothing
    where its part ends.

    They are never tried in the real game: anything revealed or drawn there is not for the seat to know yet. Where
    something is revealed in the game that the seat imagines, that is not shown either: it would be a guess.
    """
    imagined = match.imagined(seat)
    if decisions and imagined.ends(imagined.play(seat, *decisions)):
        return [], None, None
    if seat not in imagined.acting:
        return [], None, None
    imagined.states = imagined.hidden(seat)
    view = match.game.view(imagined.states, match.configs, seat)
    ask, _ = prompts_of(match.game, view, asked=True, warned=False)
    return imagined.legal(seat), outlook_of(match, imagined.states, seat), ask


# --- what a game says beside its rules: any error in its code is caught, and the table goes on ----------------------


def outlook_of(match: Match, hidden: Any, seat: int) -> Outlook:
    """The outcome of each decision in this state."""
    try:
        return match.game.outlook(hidden, match.configs, seat)
    except Exception:
        LOG.exception("preview failed", extra={"game": match.game.name})
        return Outlook()


def end_of(match: Match, seat: int, decisions: Sequence[str]) -> Message | None:
    """Whether these decisions would end the game, and how."""
    try:
        return find_end(match, seat, decisions)
    except Exception:
        LOG.exception("preview failed", extra={"game": match.game.name})
        return None


def prompts_of(game: Game, view: Any, *, asked: bool, warned: bool) -> tuple[Message | None, list[Message]]:
    """What a viewer is asked and warned of."""
    try:
        return game.ask(view) if asked else None, game.warnings(view) if warned else []
    except Exception:
        LOG.exception("prompts failed", extra={"game": game.name})
        return None, []


def stored_moves(entry: Entry) -> list[Any]:
    return [write_move(move) for move in entry.moves]

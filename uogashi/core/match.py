"""A match: one game being played, as terminal, server and tests use it. Plain Python, words in and words out.

    match = Match.new(load_game("tsukiji"), ["Aki", "Ben"], seed="1/42")
    match.play(0, "ticket 4", "ticket 0", "ticket 1")
    match.view(0); match.legal(1); match.undo(0)

`core/record.py` writes a match as a record, and restores it from one.

The log of entries is the truth: an entry is one seat's one or more decisions, done all or none, with what chance
decided right after them.
"""

import secrets
import threading
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from uogashi.core import engine
from uogashi.core.arrays import copy_records, put_records, read_records
from uogashi.core.chance import new_generator, read_seed
from uogashi.core.components import Figures
from uogashi.core.errors import Message, Refusal, Seat
from uogashi.core.facts import Fact, FactKind, copy_rows, fact_kinds, new_logs, read_facts
from uogashi.core.game import Game
from uogashi.core.verbs import CHANCE, GAME_OVER, NOT_YOUR_TURN, SPECTATOR

Move = tuple[int, str]
"""A seat, or CHANCE, and the words of its decision."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log: a seat's decisions, or the undoing of an earlier entry."""

    number: int
    seat: int
    moves: tuple[Move, ...] = ()
    fact_rows: bytes = b""
    """What happened, as the rules wrote it: a server keeps thousands of games in memory."""
    kinds: tuple[FactKind, ...] = ()
    phase: int = 0
    """The secret phase it was made in, 0 if it was public."""
    reveals: bool = False
    """Whether it revealed something hidden: then it cannot be undone."""
    undoes: int | None = None
    undone: bool = False

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(read_facts(self.fact_rows, self.kinds))


@lru_cache(maxsize=10_000)
def as_move(seat: int, words: str) -> Move:
    """The same few moves are made again and again: all matches share them."""
    return seat, words


@lru_cache(maxsize=10_000)
def seats_of(bits: int, count: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(count) if bits >> seat & 1)


class Scratch(threading.local):
    """What every match of a thread writes to while it asks the rules something: none of them keeps its own."""

    def __init__(self) -> None:
        self.logs = new_logs()
        self._count, self._rows = self.logs["count"], self.logs["rows"]
        self.masks: dict[int, Any] = {}
        self.weights: dict[int, Any] = {}

    def take_facts(self) -> bytes:
        """The facts that the rules have just written: a few bytes for each fact, to be kept."""
        return copy_rows(self._rows[0], int(self._count[0]))

    def mask(self, actions: int) -> Any:
        if actions not in self.masks:
            self.masks[actions] = np.zeros(actions, dtype=np.uint8)
        return self.masks[actions]

    def weight(self, actions: int) -> Any:
        if actions not in self.weights:
            self.weights[actions] = np.zeros(actions, dtype=np.int64)
        return self.weights[actions]


SCRATCH = Scratch()


class Match:
    """One game, from its deal to its result.

    A match can be copied and pickled, whole: the copy continues just as the match would, so it contains all that is
    hidden, the seed and the deal. Pickles are for the same version of the program; what must last goes into a record.
    """

    def __init__(
        self, game: Game, seats: Sequence[str], options: dict[str, Any], figures: Figures, rules: str | None = None
    ) -> None:
        """A match without a deal; use `new`, or `restore` of `core/record.py`."""
        game.check_players(len(seats))
        self.game = game
        self.rules = rules or game.version
        """The version of the rules it is played by."""
        game.check_rules(self.rules)
        self.seats = tuple(seats)
        self.options = game.read_options(options, self.rules)
        self.figures = game.complete_figures(figures, len(seats), self.rules)
        self.configs = game.make_config(self.figures, self.options, len(seats), self.rules)
        self.states = engine.new_states(game.state)
        self.seed: str | None = None
        self.seed_proof: dict[str, Any] | None = None
        self.setup: dict[str, Any] = {}
        self.setup_whole = True
        """Whether the whole setup is known, or only as far as a reader has seen it."""
        self.partial = False
        """Restored from a record with only what its reader may know: to look at, not to play on."""
        self.entries: list[Entry] = []
        self.opening = Entry(0, CHANCE, kinds=game.facts)
        """What happened before the first decision: the first facts, and what chance decided then."""
        self._standing: list[tuple[int, bytes]] = []
        """The entries not undone, each with the state before it; empty where it can never be undone."""

    # --- making one ----------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[str],
        *,
        seed: str | int | None = None,
        options: dict[str, Any] | None = None,
        figures: Figures | None = None,
        rules: str | int | None = None,
    ) -> "Match":
        """A new game, dealt from the seed, or from one that nobody can guess. Without `rules`: by the newest."""
        if not isinstance(game, Game):
            raise TypeError(f"Match.new takes a game, not {game!r}: load_game('tsukiji') gives one")
        version = game.version if rules is None else str(rules)
        game.check_rules(version)
        if figures is None:
            figures = game.figures(len(seats), rules=version)[0]
        match = cls(game, seats, options or {}, figures, version)
        match.seed = secrets.token_hex(32) if seed is None else str(seed)
        match._deal(match.seed)
        match.setup = game.describe_setup(match.states[0], match.configs[0])
        match._begin()
        match.let_chance_act()
        return match

    @classmethod
    def settle(
        cls,
        game: Game,
        seats: Sequence[str],
        setup: Any,
        *,
        seed: str | None = None,
        options: dict[str, Any],
        figures: Figures,
        rules: str | None = None,
    ) -> "Match":
        """A game from a given deal. A seed must deal the same; without one, chance goes on from a new one."""
        match = cls(game, seats, options, figures, rules)
        match.lay_out(setup, seed)
        return match

    def lay_out(self, setup: Any, seed: str | None) -> None:
        """Begin a match that has no deal yet from this one."""
        game, state, config = self.game, self.states[0], self.configs[0]
        self._deal(secrets.token_hex(32) if seed is None else seed)
        dealt = game.describe_setup(state, config)
        game.settle(state, config, setup)
        if seed is not None:
            self.seed = seed
            for name in dealt:
                if setup[name] != dealt[name]:
                    raise Refusal("seed-deals-otherwise", seed=seed, part=name)
        self.setup = setup
        self.setup_whole = game.describe_setup(state, config) == setup
        self._begin()
        self._check_known()

    def _deal(self, seed: str) -> None:
        key, stream = read_seed(self.game.name, seed)
        engine.deal(self.states, self.configs, 0, key, stream)

    def _begin(self) -> None:
        engine.begin(self.states, self.configs, 0, SCRATCH.logs)
        self.opening = replace(self.opening, fact_rows=SCRATCH.take_facts())

    def undealt(self, seats: Sequence[str]) -> "Match":
        """A match without a deal with the same settings, for other people: nothing has to be checked again."""
        twin = self.standing_at(bytes(self.states.nbytes))
        twin.seats = tuple(seats)
        return twin

    def fork(self) -> "Match":
        """An independent match that continues from here: changes there do not affect this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.states = copy_records(self.states)
        twin.entries = list(self.entries)
        twin._standing = list(self._standing)
        return twin

    def standing_at(self, state: bytes) -> "Match":
        """A match that continues from this state of the game, without its history."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.states = read_records(state, self.states)
        twin.entries, twin._standing = [], []
        return twin

    def imagined(self, seat: int) -> "Match":
        """A match that goes on from here as this seat may think it is: what the seat cannot know is dealt again.

        Nothing that happens there reveals hidden information, nor future chance events, of this match: it knows
        neither the seed nor the deal nor what others have decided.
        """
        self._check_seat(seat)
        twin = self.fork()
        twin.states = self.hidden(seat)
        engine.imagine(twin.states, self.configs, 0, seat, new_generator(self.game.name, secrets.token_hex(32)))
        twin.seed = twin.seed_proof = None
        twin.setup = self.game.known_setup(self.setup, self.states[0])
        twin.setup_whole = False
        twin.entries, twin._standing = [], []
        twin.opening = Entry(0, CHANCE, kinds=self.game.facts)
        return twin

    # --- copies --------------------------------------------------------------------------------------------------

    def __copy__(self) -> "Match":
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        twin = self.fork()
        twin.configs = copy_records(self.configs)
        for name in ("options", "figures", "setup", "seed_proof"):
            setattr(twin, name, deepcopy(getattr(self, name), memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Everything, but the state as its bytes, and nothing that follows from the game."""
        bare = {
            "states": self.states.tobytes(),
            "configs": None,
            "opening": replace(self.opening, kinds=()),
            "entries": [replace(entry, kinds=()) for entry in self.entries],
        }
        return {**self.__dict__, **bare}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        game = self.game
        self.configs = game.make_config(self.figures, self.options, len(self.seats), self.rules)
        self.states = engine.new_states(game.state)
        self._restore(fields["states"])
        self.opening = replace(self.opening, kinds=game.facts)
        self.entries = [replace(entry, kinds=game.facts if entry.undoes is None else ()) for entry in self.entries]

    def __repr__(self) -> str:
        """What everyone at the table knows."""
        acting = ", ".join(self.seats[seat] for seat in self.acting)
        winners = ", ".join(self.seats[seat] for seat in self.winners) if self.over else ""
        now = f"over, won by {winners}" if self.over else f"{acting} to decide"
        entries = "1 entry" if len(self.entries) == 1 else f"{len(self.entries)} entries"
        return f"<Match {self.game.name}: {', '.join(self.seats)}; {entries}; {now}>"

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(self.acting_bits, len(self.seats))

    @property
    def acting_bits(self) -> int:
        """The same, a bit for each seat."""
        return int(engine.acting(self.states, 0))

    @property
    def over(self) -> bool:
        return engine.acting(self.states, 0) == 0

    @property
    def phase(self) -> int:
        """The number of the secret phase that is going on, 0 if everything is open."""
        return int(engine.secret_phase(self.states, 0))

    @property
    def scores(self) -> list[int]:
        """What each seat would score if the game ended now."""
        out = np.zeros(len(self.seats), dtype=np.int64)
        engine.scores(self.states, self.configs, 0, out)
        return [int(score) for score in out]

    @property
    def winners(self) -> list[int]:
        """Who would win if the game ended now."""
        return list(seats_of(engine.winners(self.states, self.configs, 0), len(self.seats)))

    @property
    def moves(self) -> list[Move]:
        """Every decision that was not undone, in order."""
        return [move for entry in (self.opening, *self.standing) for move in entry.moves]

    @property
    def standing(self) -> list[Entry]:
        """The entries that were not undone."""
        return [self.entries[index] for index, _ in self._standing]

    def legal(self, seat: int) -> list[str]:
        """The names of the decisions that this seat may take now."""
        self._check_seat(seat)
        mask = SCRATCH.mask(self.game.actions)
        engine.legal(self.states, self.configs, 0, seat, mask)
        return [self.game.decision_name(self.states, self.configs, action) for action in mask.nonzero()[0].tolist()]

    def hidden(self, seat: int = SPECTATOR) -> Any:
        """An array of one state with only what this seat may know: what bots and views receive."""
        states = copy_records(self.states)
        engine.hide(states, self.configs, 0, seat)
        return states

    def view(self, seat: int = SPECTATOR) -> Any:
        """What this seat, or a spectator, sees."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        return self.game.view(self.hidden(seat), self.configs, seat)

    def facts(self, entry: Entry, seat: int = SPECTATOR) -> list[Fact]:
        """What this seat may know of what happened in an entry."""
        return [fact for fact in entry.facts if fact.known_to(seat)]

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, seat: int, *decisions: str) -> Entry:
        """Take these decisions one after another, all or none; chance then does its part.

        An entry ends where something hidden is revealed, or a secret phase begins or ends: a player who could go on
        from there, and be refused and undo everything, could look first and decide afterwards.
        """
        if self.partial:
            raise Refusal("match-partial")
        self._check_seat(seat)
        if not decisions:
            raise Refusal("decisions-none")
        before = self.states.tobytes()
        phase = self.phase
        moves: list[Move] = []
        rows = b""
        try:
            for number, words in enumerate(decisions, start=1):
                rows += self._decide(seat, words)
                moves.append(as_move(seat, words))
                for move, more in self._roll():
                    rows += more
                    moves.append(move)
                if number < len(decisions) and (self.phase != phase or self._reveals(moves, rows)):
                    raise Refusal("decisions-after-reveal", decision=words)
        except BaseException:
            self._restore(before)
            raise
        return self._append(seat, moves, rows, phase, before)

    def ends(self, entry: Entry) -> bool:
        """Whether this entry, the latest, can go no further: something was shown, or a secret phase began or ended."""
        return entry.reveals or self.phase != entry.phase

    def replay_move(self, seat: int, words: str) -> list[Fact]:
        """One move of a record, as a separate entry; what chance decided belongs to the entry before it."""
        if seat == CHANCE:
            rows = self._replay_chance(words)
            self._add_to_last((CHANCE, words), rows)
            return list(read_facts(rows, self.game.facts))
        return list(self.replay_entry(seat, [(seat, words)]).facts)

    def replay_entry(self, seat: int, moves: Sequence[Move]) -> Entry:
        """An entry of a log, with what chance decided then: how a table is rebuilt from what was stored."""
        self._check_seat(seat)
        before = self.states.tobytes()
        phase = self.phase
        rows = b""
        try:
            for mover, words in moves:
                rows += self._replay_chance(words) if mover == CHANCE else self._decide(mover, words)
            self._check_known()
        except BaseException:
            self._restore(before)
            raise
        return self._append(seat, [as_move(*move) for move in moves], rows, phase, before)

    def let_chance_act(self) -> None:
        """Roll what is due before anyone can act; it belongs to the last entry."""
        for move, rows in self._roll():
            self._add_to_last(move, rows)

    def _add_to_last(self, move: Move, rows: bytes) -> None:
        last = self.entries[-1] if self.entries else self.opening
        moves, rows = (*last.moves, move), last.fact_rows + rows
        extended = replace(last, moves=moves, fact_rows=rows, reveals=self._reveals(moves, rows))
        if self.entries:
            self.entries[-1] = extended
        else:
            self.opening = extended

    def undo(self, seat: int) -> Entry:
        """Undo this seat's latest entry, if nothing was revealed and nobody else acted since.

        Entries of others in the same secret phase are no hindrance: they stay.
        """
        place = self._find_undoable(seat)
        if isinstance(place, str):
            acted = any(entry.seat == seat for entry in self.standing)
            raise Refusal(place if acted else "undo-nothing")
        taken_back = self._entry(place)
        self._restore(self._standing[place][1])
        indices = [index for index, _ in self._standing[place + 1 :]]
        self.entries[taken_back.number - 1] = replace(taken_back, undone=True)
        del self._standing[place:]
        for index in indices:
            self._standing.append((index, self.states.tobytes()))
            for mover, words in self.entries[index].moves:
                self._decide(mover, words)
        undoing = Entry(len(self.entries) + 1, seat, phase=taken_back.phase, undoes=taken_back.number)
        self.entries.append(undoing)
        return undoing

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may undo its latest entry now."""
        if self._standing and self.entries[self._standing[-1][0]].seat != seat and not self._entry(-1).phase:
            return False  # someone else acted last, in public: a cheap check, and the most common case
        return isinstance(self._find_undoable(seat), int)

    def _find_undoable(self, seat: int) -> int | str:
        """The place of this seat's latest standing entry, or the id of why it cannot be undone."""
        self._check_seat(seat)
        if self.over:
            return "undo-over"
        later: list[Entry] = []
        for place in reversed(range(len(self._standing))):
            entry = self._entry(place)
            if not self._standing[place][1] or entry.reveals:
                return "undo-revealed"
            if entry.seat == seat:
                others_acted = any(other.phase == 0 or other.phase != entry.phase for other in later)
                return "undo-others-acted" if others_acted else place
            later.append(entry)
        return "undo-nothing"

    def _reveals(self, moves: Sequence[Move], rows: bytes) -> bool:
        """Whether these moves, or their effects, revealed something hidden."""
        return any(seat == CHANCE for seat, _ in moves) or not self.game.revealing.isdisjoint(fact_kinds(rows))

    def _append(self, seat: int, moves: Sequence[Move], rows: bytes, phase: int, before: bytes) -> Entry:
        reveals = self._reveals(moves, rows)
        entry = Entry(len(self.entries) + 1, seat, tuple(moves), rows, self.game.facts, phase, reveals)
        self._standing.append((len(self.entries), before))
        self.entries.append(entry)
        if entry.reveals:
            # Nothing up to here can be undone any more, so the states before it need not be kept.
            self._standing = [(index, b"") for index, _ in self._standing]
        return entry

    def _entry(self, place: int) -> Entry:
        return self.entries[self._standing[place][0]]

    def _decide(self, seat: int, words: str) -> bytes:
        """Do it, and return what happened as the rules wrote it."""
        action = self.game.find_decision(self.states, self.configs, words) if isinstance(words, str) else None
        if action is None:
            known = isinstance(words, str) and self.game.is_decision(words)
            id = "decision-out-of-place" if known else "decision-unknown"
            raise Refusal(id, decision=str(words), choices=", ".join(self.legal(seat)) or "-")
        done = engine.apply(self.states, self.configs, 0, seat, action, SCRATCH.logs)
        if done < 0:
            message = self.explain(seat, action, done)
            raise Refusal(message.id, **message.arguments)
        return SCRATCH.take_facts()

    def _roll(self) -> Iterable[tuple[Move, bytes]]:
        """Chance events due now, until someone may act again."""
        while self._chance_acts():
            action = engine.roll(self.states, self.configs, 0, SCRATCH.weight(self.game.actions))
            words = self.game.decision_name(self.states, self.configs, action)
            yield (CHANCE, words), self._decide(CHANCE, words)

    def _replay_chance(self, words: str) -> bytes:
        """What chance decided, from a record: possible, and with a seed just what the seed rolls."""
        if not self._chance_acts():
            raise Refusal("chance-not-asked", decision=words)
        weights = SCRATCH.weight(self.game.actions)
        engine.odds(self.states, self.configs, 0, weights)
        action = self.game.find_decision(self.states, self.configs, words)
        if action is None or weights[action] == 0:
            raise Refusal("chance-impossible", decision=words)
        rolled = engine.roll(self.states, self.configs, 0, weights)
        if self.seed is not None and action != rolled:
            name = self.game.decision_name(self.states, self.configs, rolled)
            raise Refusal("seed-rolls-otherwise", seed=self.seed, decision=words, rolled=name)
        return self._decide(CHANCE, words)

    def _chance_acts(self) -> bool:
        return bool(engine.acting(self.states, 0) == 1 << CHANCE)

    def explain(self, seat: int, action: int, why: int) -> Message:
        """A refusal as a message."""
        words = self.game.decision_name(self.states, self.configs, action)
        if why == GAME_OVER:
            return Message("game-over", {"decision": words})
        if why == NOT_YOUR_TURN:
            return self.not_your_turn(seat, words)
        return self.game.explain(self.states[0], self.configs[0], seat, action)

    def not_your_turn(self, seat: int, words: str) -> Message:
        acting = self.acting
        waiting_for = Seat(acting[0] if acting else -1)
        asked = {"seat": Seat(seat), "decision": words, "acting": waiting_for, "count": len(acting)}
        return Message("not-your-turn", asked)

    def _check_known(self) -> None:
        """A record without the whole deal must have it as far as the game has come."""
        self.game.known_setup(self.setup, self.states[0])

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refusal("seat-unknown", number=str(seat), most=len(self.seats) - 1)

    def _restore(self, state: bytes) -> None:
        put_records(self.states, state)

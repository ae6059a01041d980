"""The checks of the kit: each plays one playthrough and asserts one property of the game. `CHECKS` names them all."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, get_type_hints

import msgspec
import numpy as np
from msgspec.structs import replace

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.chance import new_generator
from uogashi.core.errors import Refusal
from uogashi.core.facts import FACT_ROWS, read_log
from uogashi.core.game import MOST_ACTIONS, Game
from uogashi.core.match import SCRATCH, Entry, Match
from uogashi.core.record import EVERYTHING, restore, verify, write_record
from uogashi.core.shown import ids_in, ids_shown, shown_to, story_for, unsaid
from uogashi.core.verbs import CHANCE, SPECTATOR
from uogashi.core.view import Ready
from uogashi.testing.playthrough import SENSIBLE, Board, Playthrough, greedy_choice

Check = Callable[[Game, Playthrough], None]


def match_steps(game: Game, playthrough: Playthrough) -> Iterator[tuple[Match, int, str]]:
    """A match of this playthrough: before each decision the match, who decides, and what in notation."""
    match = playthrough.new_match(game)
    numbers = playthrough.numbers()
    while not match.over:
        seat = match.acting[next(numbers) % len(match.acting)]
        legal, number = match.legal(seat), next(numbers)
        words = legal[number % len(legal)]
        if playthrough.sensible and number % SENSIBLE:
            words = greedy_words(match, seat, playthrough.seed)
        yield match, seat, words
        match.play(seat, words)


def greedy_words(match: Match, seat: int, seed: str) -> str:
    mask = np.zeros(match.game.actions, dtype=np.uint8)
    engine.legal(match.states, match.configs, 0, seat, mask)
    action = greedy_choice(match.game, match.states, match.configs, seat, mask, seed)
    return match.game.decision_name(match.states, match.configs, action)


def load_only(game: Game) -> Callable[[str], Game]:
    """What `restore` and `verify` ask for a game: this one, whatever its name."""
    return lambda name: game


# --- names and refusals ------------------------------------------------------------------------------------------


def names(game: Game, playthrough: Playthrough) -> None:
    """The mask is the list of names; names are unique and mean the action that they name."""
    assert game.actions <= MOST_ACTIONS
    assert len(game.decisions) == game.actions
    board = Board(game, playthrough)
    for _ in board.play():
        for seat in range(playthrough.players):
            count = engine.legal(board.states, board.configs, 0, seat, board.mask)
            actions = [int(action) for action in np.flatnonzero(board.mask)]
            assert set(board.mask.tolist()) <= {0, 1}
            assert count == len(actions), "legal must return how many actions the mask allows"
            assert bool(actions) == (seat in board.acting), "who may act has an action, who may not has none"
            words = [game.decision_name(board.states, board.configs, action) for action in actions]
            assert len(set(words)) == len(words), f"two decisions have the same name: {words}"
            for action, name in zip(actions, words, strict=True):
                assert game.find_decision(board.states, board.configs, name) == action


REFUSALS_A_STEP = 30
"""This many actions are tried per step on average: games with many of them are tried at fewer steps."""


def refusals(game: Game, playthrough: Playthrough) -> None:
    """What the mask forbids is refused to every seat; nothing changes, and the refusal explains itself."""
    match = playthrough.new_match(game)
    rng = random.Random(playthrough.seed)
    for match, _, _ in match_steps(game, playthrough):
        if rng.random() > REFUSALS_A_STEP / game.actions:
            continue
        before = match.states.tobytes()
        entries = len(match.entries)
        for seat in range(playthrough.players):
            legal = match.legal(seat)
            # A seat that may not act at all is refused everything for that reason.
            for action in range(game.actions) if legal else rng.sample(range(game.actions), min(game.actions, 5)):
                refuse(match, seat, action, legal)
            for words in ("", "nonsense", " ".join(legal) + "!"):
                refuse_words(match, seat, words)
        for stranger in (-1, playthrough.players, CHANCE):
            refuse_words(match, stranger, "pass")
        refuse_numbers(match)
        assert match.states.tobytes() == before, "a refusal changed the state"
        assert len(match.entries) == entries
    for seat in range(playthrough.players):
        assert match.legal(seat) == []
        for action in range(game.actions):
            refuse(match, seat, action, [])


def refuse_numbers(match: Match) -> None:
    """The engine itself refuses what the mask forbids, and actions and seats that there are not."""
    mask = np.zeros(match.game.actions, dtype=np.uint8)
    for seat in range(-1, CHANCE):
        engine.legal(match.states, match.configs, 0, seat, mask)
        for action in (-1, *np.flatnonzero(mask == 0).tolist(), match.game.actions):
            done = engine.apply(match.states, match.configs, 0, seat, action, SCRATCH.logs)
            assert done < 0, f"action {action} of seat {seat} should be refused"


def refuse(match: Match, seat: int, action: int, legal: list[str]) -> None:
    name = match.game.decisions[action]
    if name is None:
        name = match.game.decision_name(match.states, match.configs, action) if legal else "?"
    if name not in legal:
        refuse_words(match, seat, name)


def refuse_words(match: Match, seat: int, words: str) -> None:
    try:
        match.play(seat, words)
    except Refusal as refusal:
        assert refusal.message.id, "a refusal needs a reason"
        return
    raise AssertionError(f"seat {seat} should not be allowed “{words}”")


def all_or_none(game: Game, playthrough: Playthrough) -> None:
    """Of several decisions at once all are done or none; and a refusal reveals nothing of what they would show."""
    names = [name for name in game.decisions if name is not None]
    for match, seat, words in match_steps(game, playthrough):
        before = match.states.tobytes()
        answers = set()
        # Where nothing is shown, other words may well be legal, or refused for other reasons.
        for more in ("nonsense", *(names if shows_something(match, seat, words) else ())):
            try:
                match.play(seat, words, more)
            except Refusal as refusal:
                answers.add(repr(refusal.message))
            else:
                raise AssertionError("an entry with a bad decision was taken")
            assert match.states.tobytes() == before
        assert len(answers) == 1, f"the answers tell what “{words}” would show: {answers}"


def shows_something(match: Match, seat: int, words: str) -> bool:
    """Whether this decision would reveal something, or let chance act."""
    child = copy_records(match.states)
    action = match.game.find_decision(match.states, match.configs, words)
    assert action is not None
    engine.apply(child, match.configs, 0, seat, action, SCRATCH.logs)
    reveals = any(fact.reveals for fact in read_log(SCRATCH.logs[0], match.game.facts))
    return reveals or engine.acting(child, 0) == 1 << CHANCE


# --- states ------------------------------------------------------------------------------------------------------


def chances(game: Game, playthrough: Playthrough) -> None:
    """When chance acts, its outcomes have names and odds, each can happen, and nothing else can."""
    board = Board(game, playthrough)
    for seat, _ in board.play():
        if seat != CHANCE:
            continue
        assert board.acting == [CHANCE], "chance acts alone"
        total = engine.odds(board.states, board.configs, 0, board.weights)
        weights = board.weights.tolist()
        assert total == sum(weights) > 0, "odds must return the sum of what it filled in"
        assert min(weights) >= 0
        words = [game.decision_name(board.states, board.configs, action) for action in possible(weights)]
        assert len(set(words)) == len(words), f"two outcomes have the same name: {words}"
        found = [game.find_decision(board.states, board.configs, name) for name in words]
        assert found == possible(weights), "the name of an outcome means another one"
        for action, weight in enumerate(weights):
            done = engine.apply(copy_records(board.states), board.configs, 0, CHANCE, action, board.logs)
            assert (done >= 0) == (weight > 0), f"outcome {action} with weight {weight} was answered with {done}"


def possible(weights: list[int]) -> list[int]:
    return [action for action, weight in enumerate(weights) if weight > 0]


def copies(game: Game, playthrough: Playthrough) -> None:
    """The forward-model test: a copy takes every legal action; the parent and all other copies stay unchanged."""
    board = Board(game, playthrough)
    past: list[tuple[Any, bytes]] = []
    for seat, _ in board.play():
        before = board.bytes
        if seat != CHANCE:
            for action in board.legal(seat):
                child = copy_records(board.states)
                assert engine.apply(child, board.configs, 0, seat, action, board.logs) >= 0
                assert board.bytes == before, "a copy's move changed its parent"
                assert child.tobytes() != before, "a decision must change the state"
                past.append((child, child.tobytes()))
        del past[:-200]
        for copy, expected in past:
            assert copy.tobytes() == expected, "a past copy changed"


def lockstep(game: Game, playthrough: Playthrough) -> None:
    """The same seed gives the same game, however much the global generators are used in between."""
    first, second = Board(game, playthrough), Board(game, playthrough)
    for (seat, action), (other_seat, other_action) in zip(first.play(), second.play(), strict=True):
        random.random()
        np.random.random()
        assert (seat, action) == (other_seat, other_action)
        assert first.bytes == second.bytes
    assert first.bytes == second.bytes


def saving(game: Game, playthrough: Playthrough) -> None:
    """A state is its bytes: restored at any step, the game continues just the same."""
    board, other = Board(game, playthrough), Board(game, playthrough)
    for seat, action in board.play():
        other.states[:] = np.frombuffer(board.bytes, dtype=game.state)
        child = copy_records(board.states)
        done = engine.apply(child, board.configs, 0, seat, action, other.logs)
        assert other.apply(seat, action) == done
        assert child.tobytes() == other.bytes


def ending(game: Game, playthrough: Playthrough) -> None:
    """The game ends within its bound; its scores are within their range, its winners among the seats."""
    board = Board(game, playthrough)
    config = board.configs[0]
    bound = game.longest(config)
    steps = 0
    for steps, _ in enumerate(board.play(), start=1):
        assert steps <= bound, f"the game takes more than {bound} decisions"
        assert int(board.logs[0].count) < FACT_ROWS
    scores = np.zeros(playthrough.players, dtype=np.int64)
    engine.scores(board.states, board.configs, 0, scores)
    least, most = game.score_range(config)
    assert all(least <= score <= most for score in scores.tolist()), f"{scores} outside {least} to {most}"
    winners = engine.winners(board.states, board.configs, 0)
    assert 0 < winners < 1 << playthrough.players
    won = [seat for seat in range(playthrough.players) if winners >> seat & 1]
    assert all(scores[seat] == max(scores) for seat in won), "a winner has the best score"


def interleavings(game: Game, playthrough: Playthrough) -> None:
    """In a secret phase the order of the players does not matter: any interleaving gives the same bytes."""
    board = Board(game, playthrough)
    phase, start, moves = 0, copy_records(board.states), list[tuple[int, int]]()
    phases: set[int] = set()
    for seat, action in board.play():
        now = engine.secret_phase(board.states, 0)
        if now != phase:
            check_phase(board, start, moves)
            phase, start, moves = now, copy_records(board.states), []
            assert now == 0 or now not in phases, "two secret phases have the same number"
            phases.add(now)
        if now:
            moves.append((seat, action))
    check_phase(board, start, moves)


def check_phase(board: Board, start: Any, moves: list[tuple[int, int]]) -> None:
    """Play the moves of one phase in other orders, each seat's own in its order."""
    rng = random.Random(str(moves))
    results = set()
    for choose in (min, max, rng.choice, rng.choice, rng.choice):
        rows = {seat: [action for mover, action in moves if mover == seat] for seat, _ in moves}
        states = copy_records(start)
        while rows:
            seat = choose(sorted(rows))
            done = engine.apply(states, board.configs, 0, seat, rows[seat].pop(0), board.logs)
            assert done >= 0, "a decision of a secret phase was refused in another order"
            if not rows[seat]:
                del rows[seat]
        results.add(states.tobytes())
    assert len(results) == 1, "the order within a secret phase changed the state"


# --- hidden information ------------------------------------------------------------------------------------------


def imagining(game: Game, playthrough: Playthrough) -> None:
    """An imagined game looks, to its seat, exactly like the real one; and it can be continued."""
    board = Board(game, playthrough)
    rng = random.Random(playthrough.seed)
    generator = new_generator(game.name, f"kit {playthrough.seed}")
    for _ in board.play():
        for seat in (*range(playthrough.players), SPECTATOR):
            hidden = copy_records(board.states)
            engine.hide(hidden, board.configs, 0, seat)
            imagined = copy_records(hidden)
            engine.imagine(imagined, board.configs, 0, seat, generator)
            assert engine.acting(imagined, 0) == engine.acting(board.states, 0)
            again = copy_records(imagined)
            engine.hide(again, board.configs, 0, seat)
            assert again.tobytes() == hidden.tobytes(), "hiding what was imagined must give back what was hidden"
            engine.hide(again, board.configs, 0, seat)
            assert again.tobytes() == hidden.tobytes(), "hiding twice is hiding once"
            if seat != SPECTATOR:
                mask = np.zeros(game.actions, dtype=np.uint8)
                engine.legal(imagined, board.configs, 0, seat, mask)
                engine.legal(board.states, board.configs, 0, seat, board.mask)
                assert mask.tobytes() == board.mask.tobytes(), "a seat knows what it may do"
            if rng.random() < 0.02:
                play_on(board, imagined, rng)


def play_on(board: Board, states: Any, rng: random.Random) -> None:
    """An imagined game comes to its end too."""
    for _ in range(board.game.longest(board.configs[0]) + 1):
        acting = engine.acting(states, 0)
        if acting == 0:
            return
        seat = next(seat for seat in range(CHANCE + 1) if acting >> seat & 1)
        if seat == CHANCE:
            action = engine.roll(states, board.configs, 0, board.weights)
        else:
            engine.legal(states, board.configs, 0, seat, board.mask)
            action = rng.choice(np.flatnonzero(board.mask).tolist())
        assert engine.apply(states, board.configs, 0, seat, action, board.logs) >= 0
    raise AssertionError("an imagined game does not end")


def secrecy(game: Game, playthrough: Playthrough) -> None:
    """Change what a seat cannot know, and its view, its facts and its record do not change by a byte."""
    generator = new_generator(game.name, f"kit {playthrough.seed}")
    for match, seat, _ in match_steps(game, playthrough):
        for viewer in (*range(playthrough.players), SPECTATOR):
            seen = encode(match, viewer)
            other = match.hidden(viewer)
            engine.imagine(other, match.configs, 0, viewer, generator)
            real = copy_records(match.states)
            match.states[:] = other
            assert encode(match, viewer) == seen, f"the view of {viewer} depends on what it cannot know"
            match.states[:] = real
            check_generator(match, viewer)
            if not game.private and match.phase == 0:
                assert match.hidden(viewer).tobytes() == match.hidden().tobytes(), "seats know more: it is `private`"
                assert replace(match.view(viewer), viewer=None) == match.view()
        if engine.secret_phase(match.states, 0):
            check_secret_decision(match, seat)


def encode(match: Match, viewer: int) -> bytes:
    view = match.view(viewer)
    assert view.__struct_fields__[0] == "viewer", "the first field of a view must be its viewer"
    assert view.viewer == (None if viewer == SPECTATOR else viewer)
    return msgspec.json.encode([view, write_record(match, viewer)])


def check_secret_decision(match: Match, seat: int) -> None:
    """Whatever a seat decides in a secret phase, the others know the same afterwards, until the reveal."""
    phase = engine.secret_phase(match.states, 0)
    known: dict[int, set[bytes]] = {viewer: set() for viewer in (*range(len(match.seats)), SPECTATOR) if viewer != seat}
    published: set[bytes] = set()
    logs = SCRATCH.logs
    for words in match.legal(seat):
        action = match.game.find_decision(match.states, match.configs, words)
        assert action is not None
        child = copy_records(match.states)
        engine.apply(child, match.configs, 0, seat, action, logs)
        if engine.secret_phase(child, 0) != phase:
            continue
        rows = logs[0].rows[: int(logs[0].count)]
        published.add(rows[rows[:, 1] != 1 << seat].tobytes())
        for viewer, seen in known.items():
            hidden = copy_records(child)
            engine.hide(hidden, match.configs, 0, viewer)
            seen.add(hidden.tobytes())
    assert len(published) <= 1, "the facts tell others what was decided in a secret phase"
    assert all(len(seen) <= 1 for seen in known.values()), "others can tell what was decided in a secret phase"


def check_generator(match: Match, viewer: int) -> None:
    """The generator is nobody's business."""
    seen = match.hidden(viewer).tobytes()
    other = copy_records(match.states)
    other[0].chance_key[:] = 7
    other[0].chance_words[:] = 7
    other[0].chance_stream = 7
    other[0].chance_position = 7
    engine.hide(other, match.configs, 0, viewer)
    assert other.tobytes() == seen, "what a seat knows depends on the generator"


# --- matches and records -----------------------------------------------------------------------------------------


def undoing(game: Game, playthrough: Playthrough) -> None:
    """Undo restores the bytes from before, or says why not; what was revealed stays."""
    undone = 0
    for match, seat, words in match_steps(game, playthrough):
        before = match.states.tobytes()
        moves = match.moves
        entry = match.play(seat, words)
        try:
            match.undo(seat)
        except Refusal as refusal:
            assert refusal.message.id == ("undo-over" if match.over else "undo-revealed")
            assert entry.reveals or match.over
            # Undo it by force, so that the playthrough can go on as planned.
            match._standing.pop()
            match.entries.pop()
            match._restore(before)
        else:
            assert not entry.reveals, "something was revealed and then undone"
            undone += 1
        assert match.states.tobytes() == before
        assert match.moves == moves
    assert undone > 0, "nothing could ever be undone"


def records(game: Game, playthrough: Playthrough) -> None:
    """A record is the game: restored at any step it gives the same bytes, at the end it verifies."""
    match = playthrough.new_match(game)
    rng = random.Random(playthrough.seed)
    for match, _, _ in match_steps(game, playthrough):
        if rng.random() < 0.1:
            check_record(game, match)
    check_record(game, match)
    record = msgspec.json.decode(msgspec.json.encode(write_record(match)))
    verify(record, load_only(game))
    assert record["result"] == {"scores": match.scores, "winners": match.winners}


def check_record(game: Game, match: Match) -> None:
    written = {reader: msgspec.json.encode(write_record(match, reader)) for reader in (EVERYTHING, *readers_of(match))}
    # Often all records are identical: one restored match serves for all checks.
    restored = {text: restore(msgspec.json.decode(text), load_only(game)) for text in set(written.values())}
    whole, again = msgspec.json.decode(written[EVERYTHING]), restored[written[EVERYTHING]]
    assert again.states.tobytes() == match.states.tobytes()
    assert again.moves == match.moves
    assert write_record(again, EVERYTHING) == whole
    assert write_record(match) == write_record(match, SPECTATOR)
    for reader in readers_of(match):
        part, seen = msgspec.json.decode(written[reader]), restored[written[reader]]
        if not engine.secret_phase(match.states, 0):
            # All that a seat knows is in its record (except who is ready in a secret phase).
            assert seen.hidden(reader).tobytes() == match.hidden(reader).tobytes()
            assert msgspec.json.encode(seen.view(reader)) == msgspec.json.encode(match.view(reader))
        if not match.over:
            assert seen.partial
            assert "seed" not in part
            assert "result" not in part
            check_face_down(match, reader, part["moves"])


def readers_of(match: Match) -> tuple[int, ...]:
    return (*range(len(match.seats)), SPECTATOR)


def check_face_down(match: Match, reader: int, moves: list[Any]) -> None:
    """Of the secret phase that is on, a record has its reader's own moves and no others."""
    secret = engine.secret_phase(match.states, 0)
    face_down = [move for entry in match.standing if secret and entry.phase == secret for move in entry.moves]
    face_up = match.moves[: len(match.moves) - len(face_down)]
    shown = face_up + [move for move in face_down if move[0] == reader]
    assert moves == [["chance" if seat == CHANCE else seat, words] for seat, words in shown]


# --- the greedy player -------------------------------------------------------------------------------------------


def policy(game: Game, playthrough: Playthrough) -> None:
    """The greedy player decides what is legal, changes nothing, and the same whatever its seat cannot know."""
    rng = new_generator(game.name, f"policy {playthrough.seed}")
    for match, _, _ in match_steps(game, playthrough):
        seat = match.acting[0]
        mask = np.zeros(game.actions, dtype=np.uint8)
        engine.legal(match.states, match.configs, 0, seat, mask)
        before, allowed = match.states.tobytes(), mask.tobytes()
        imagined = match.hidden(seat)
        engine.imagine(imagined, match.configs, 0, seat, rng)
        engine.hide(imagined, match.configs, 0, seat)
        decided = {
            engine.greedy(hidden, match.configs, 0, seat, mask, new_generator(game.name, playthrough.seed))
            for hidden in (match.hidden(seat), imagined)
        }
        assert len(decided) == 1, f"seat {seat} decides {decided} by what it cannot know"
        assert 0 <= min(decided) < game.actions
        assert mask[decided.pop()] == 1, "the greedy player decides what is not legal"
        assert (match.states.tobytes(), mask.tobytes()) == (before, allowed), "deciding changes nothing"


def divisions(game: Game, playthrough: Playthrough) -> None:
    """Divisions begin one after another, where facts say so, and views agree; also about who is ready."""
    begun = 0
    for match, _, _ in match_steps(game, playthrough):
        view = match.view()
        for seat, ready in ready_seats(view):
            assert ready == (match.phase != 0 and seat not in match.acting), f"seat {seat} is ready: {ready}"
        if game.divisions is None:
            continue
        entry = match.entries[-1] if match.entries else match.opening
        for fact in entry.facts:
            if fact.name == game.divisions.fact:
                number = fact.arguments[game.divisions.number]
                assert number in (begun, begun + 1), f"{fact.name} {number} follows {begun}"
                begun = number
        assert getattr(view, game.divisions.now) == begun > 0
        assert game.divisions.total is None or getattr(view, game.divisions.total) >= begun


def ready_seats(view: Any) -> Iterator[tuple[int, bool]]:
    """Every seat whose readiness a view shows, and that readiness."""
    for items in (getattr(view, field) for field in view.__struct_fields__):
        for item in items if isinstance(items, list) else ():
            for name in ready_fields(type(item)):  # type: ignore[arg-type]  # a class can be hashed
                yield item.seat, getattr(item, name)


@cache
def ready_fields(kind: type) -> tuple[str, ...]:
    if not issubclass(kind, msgspec.Struct):
        return ()
    return tuple(name for name, hint in get_type_hints(kind, include_extras=True).items() if hint == Ready)


# --- what people read --------------------------------------------------------------------------------------------

LOOKS = 0.2
"""The share of the steps at which the views are checked."""


def shown(game: Game, playthrough: Playthrough) -> None:
    """The question, the warnings, the log lines and the outcome of each decision are messages that
    `text/en.ftl` has.
    """
    rng = random.Random(playthrough.seed)
    match = playthrough.new_match(game)
    check_story(match, match.opening)
    for match, seat, _ in match_steps(game, playthrough):
        if rng.random() > LOOKS:
            continue
        for entry in match.entries[-1:]:
            check_story(match, entry)
        messages, outlook = shown_to(match, seat)
        check_texts(game, ids_shown(match, seat, messages, outlook))
        illegal = {choice.decision for choice in outlook.choices} - set(match.legal(seat))
        assert not illegal, f"the outlook has {', '.join(sorted(illegal))}, which cannot be decided"
    for entry in match.entries[-1:]:
        check_story(match, entry)


def check_story(match: Match, entry: Entry) -> None:
    for reader in readers_of(match):
        check_texts(match.game, ids_in(story_for(match, entry, reader)))


def check_texts(game: Game, ids: Iterable[str]) -> None:
    missing = unsaid(game, ids)
    assert not missing, f"text/en.ftl has no {', '.join(sorted(missing))}"


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        names,
        refusals,
        all_or_none,
        chances,
        copies,
        lockstep,
        saving,
        ending,
        interleavings,
        imagining,
        secrecy,
        undoing,
        records,
        policy,
        divisions,
        shown,
    )
}

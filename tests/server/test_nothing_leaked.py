"""Nothing leaked: hidden information reaches nobody before it is revealed, by any way out of the server.

First, people in every role play games at a real server and keep every byte that they are sent; what they were sent is
then compared with the finished records. Second, the same game is played twice in the real application, and
differing only in what a reader cannot know: that reader is sent the same bytes. `LEAK_GAMES` and `LEAK_TWINS` in the
environment ask for more of both.
"""

import asyncio
import copy
import json
import os
import random
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.server.recording import NOW, Heard, Moment, RecordedGame, Recorder, Room, open_room
from tests.server.running import RunningServer
from uogashi.core.facts import Fact
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import Foul, verify
from uogashi.games import load_game
from uogashi.games.tsukiji.notation import CARDS
from uogashi.server import clock
from uogashi.server import table as table_module
from uogashi.server.house import bot_runner, changes, creating, front
from uogashi_quay import GAME as QUAY

GAMES = int(os.environ.get("LEAK_GAMES", "6"))
TWINS = int(os.environ.get("LEAK_TWINS", "3"))
TABLES: list[tuple[Sequence[str], bool]] = [
    (("ada", "bo"), False),
    (("ada", "ada", "bo"), False),
    (("greedy", "ada"), True),
    (("ada", "bo", "cy", "dee"), True),
    (("ada", "greedy", "bo", "bo"), True),
    (("ada", "random", "bo"), False),
]
"""The seats, and whether the table is public; a player listed twice has two seats."""
PIECE = 16
"""This many consecutive letters of a secret are a leak already."""


# --- recorded at a real server ---------------------------------------------------------------------------------------


@dataclass
class Evening:
    """All games of these tests, and the server's log."""

    games: list[RecordedGame]
    log: list[str]

    def heard(self) -> Iterator[tuple[RecordedGame, Recorder, Heard]]:
        for game in self.games:
            for reader in game.everybody.values():
                for heard in reader.heard:
                    yield game, reader, heard

    def heard_running(self) -> Iterator[tuple[RecordedGame, Recorder, Heard]]:
        return (each for each in self.heard() if not each[2].moment.over)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    games = []
    with RunningServer(tmp_path_factory.mktemp("server")) as server:
        for number in range(GAMES):
            seats, public = TABLES[number % len(TABLES)]
            games.append(RecordedGame(server, seats, public, seed=number))
            asyncio.run(games[-1].play())
    return Evening(games, server.log)


def test_everybody_heard_whole_games(evening: Evening) -> None:
    """What the other tests look through is really there."""
    for game in evening.games:
        assert sum(game.record["result"]["scores"]) > 0
        for reader in game.people.values():
            rounds = {position["view"]["round"] for heard in reader.heard for position in positions(heard)}
            assert rounds == set(range(1, 8))
        assert len(game.others["watcher"].heard) > 50
    assert any(game.silences for game in evening.games)
    assert any("undo" in heard.text for _, _, heard in evening.heard_running())
    assert any('"ticket-placed"' in heard.text for _, _, heard in evening.heard_running())
    assert any('"whole":true' in heard.text for _, _, heard in evening.heard_running())


def test_no_seed_secret_or_part_of_the_shuffle_is_told_before_the_end(evening: Evening) -> None:
    for game, reader, heard in evening.heard_running():
        for secret in shuffle_secrets(game):
            assert not has_piece(secret, heard.text), f"{reader.role} received: {heard.text}"


def test_after_the_end_everybody_is_told_how_it_was_shuffled(evening: Evening) -> None:
    for game in evening.games:
        for reader in game.everybody.values():
            told = "".join(heard.text for heard in reader.heard if heard.moment.over)
            assert all(secret in told for secret in shuffle_secrets(game))


def test_what_lets_somebody_in_is_told_to_nobody_else(evening: Evening) -> None:
    for game, reader, heard in evening.heard():
        for other in game.everybody.values():
            for secret in other.own if other is not reader else ():
                assert secret not in heard.text, f"{reader.role} learnt of {other.role}: {heard.text}"


def test_links_are_told_only_to_those_who_invite(evening: Evening) -> None:
    for game, reader, heard in evening.heard():
        host = reader is next(iter(game.people.values()))
        hidden = [] if host else game.seat_links
        hidden = [*hidden, game.watch_link] if not reader.seats else hidden
        assert not any(link in heard.text for link in hidden), f"{reader.role} received: {heard.text}"


def test_nothing_of_a_private_table_is_told_to_those_without_a_link(evening: Evening) -> None:
    private = 0
    for game, reader, heard in evening.heard_running():
        if not game.public and reader.role in ("stranger", "passer-by"):
            private += 1
            assert not [*parts(heard, "view", "legal"), *entries(heard), *records(heard)]
            assert not any(name in heard.text for name in game.names if name != reader.name), heard.text
    assert private > 5


def test_cards_are_told_only_as_far_as_they_are_dealt(evening: Evening) -> None:
    told = 0
    for game, reader, heard in evening.heard_running():
        for cards, first in cards_told(game, heard):
            told += 1
            assert first + len(cards) <= cards_dealt(game, heard.moment), f"{reader.role} received: {heard.text}"
            assert cards == game.record["setup"]["deck"][first : first + len(cards)]
    assert told > 50


def test_cards_stand_only_where_dealt_cards_stand(evening: Evening) -> None:
    """No list of cards anywhere but lots, the deck of the record and the market."""
    lists = 0
    for _, _, heard in evening.heard_running():
        for path, value in walk(heard.body):
            if isinstance(value, list) and len(value) > 1 and all(card in CARDS for card in value):
                lists += 1
                assert path[-1] in ("cards", "deck", "markers", "rows"), f"{path}: {value}"
    assert lists > 50


def test_tickets_of_others_are_told_only_after_the_reveal(evening: Evening) -> None:
    for game, reader, heard in evening.heard_running():
        for seat, round_number, what in tickets_told(game, heard):
            mine = seat in reader.seats
            assert mine or round_number <= heard.moment.revealed, f"{reader.role} received {what}: {heard.text}"


def test_a_story_is_made_of_the_facts_that_its_reader_was_sent(evening: Evening) -> None:
    """So anything that holds for facts holds for log lines, which are the same facts as text."""
    told = 0
    for _, reader, heard in evening.heard():
        for entry in entries(heard):
            if entry["kind"] in ("begin", "moves"):
                facts = [Fact(fact["name"], fact["arguments"]) for fact in entry.get("facts", [])]
                story = msgspec.to_builtins(list(TSUKIJI.tell(facts)))
                assert entry.get("story", []) == story, f"{reader.role} received: {heard.text}"
                told += len(story)
            else:
                assert "story" not in entry
    assert told > 1000


def test_tickets_are_told_as_they_were_laid(evening: Evening) -> None:
    for game, _, heard in evening.heard_running():
        for record in records(heard):
            told = [move for move in record["moves"] if move[1].startswith("ticket")]
            for seat in range(len(game.seats)):
                laid = [words for mover, words in game.record["moves"] if mover == seat and words.startswith("ticket")]
                shown = [words for mover, words in told if mover == seat]
                assert laid[: heard.moment.revealed * game.lots] == shown[: heard.moment.revealed * game.lots]


def test_only_whoever_decides_is_told_what_they_may_decide(evening: Evening) -> None:
    for _, reader, heard in evening.heard_running():
        for position in parts(heard, "view", "legal"):
            assert position["seat"] is None or position["seat"] in reader.seats
            assert not position["legal"] or position["seat"] in position["acting"]
            asked = position["seat"] in position["acting"]
            assert (position["ask"] is not None) <= asked
            assert position["seat"] is not None or not position["warnings"]


def test_only_whoever_tries_is_told_what_that_would_bring(evening: Evening) -> None:
    tried = [(reader, part) for _, reader, heard in evening.heard() for part in parts(heard, "whole", "outlook")]
    assert len(tried) > 50
    assert all(part["seat"] in reader.seats for reader, part in tried)


def test_nobody_hears_anything_of_a_decision_that_makes_nobody_ready(evening: Evening) -> None:
    assert sum(len(game.silences) for game in evening.games) > 5
    for game in evening.games:
        bots = {seat for seat in range(len(game.seats)) if game.owner(seat) is None}
        for silence in game.silences:
            for role, sent in silence.sent.items():
                for heard in sent:
                    if heard.body["type"] != "pong":
                        told = {entry["seat"] for entry in heard.body.get("log", [])}
                        assert told, f"{role} received: {heard.text}"
                        assert told <= bots, f"{role} received: {heard.text}"
                        assert heard.body["position"]["seq"] == heard.body["log"][-1]["seq"]


def test_during_an_evaluation_others_see_only_who_is_ready(evening: Evening) -> None:
    views = 0
    for game in evening.games:
        seen: dict[int, str] = {}
        for reader in game.everybody.values():
            for heard in reader.heard:
                for position in positions(heard):
                    view = position["view"]
                    if view["phase"] == "evaluation":
                        views += 1
                        known = without_tickets(view)
                        assert seen.setdefault(view["round"], known) == known, f"{reader.role} saw more"
    assert views > 50


def test_the_log_of_the_server_tells_no_names_links_or_secrets(evening: Evening) -> None:
    log = "".join(evening.log)
    assert log.count('"request"') > 100
    for game in evening.games:
        passes = [secret for each in game.everybody.values() for secret in each.own]
        for secret in (*passes, *game.names, *game.seat_links, game.watch_link):
            assert secret not in log
        for secret in shuffle_secrets(game):
            assert not has_piece(secret, log)


def test_a_finished_record_proves_its_shuffle(evening: Evening) -> None:
    for game in evening.games:
        assert game.record["seed_proof"]["added"] == [game.added[seat] for seat in sorted(game.added)]
        verify(game.record, load_game)


@pytest.mark.parametrize("part", ["hash", "secret", "added"])
def test_a_forged_proof_is_found_out(evening: Evening, part: str) -> None:
    record = copy.deepcopy(evening.games[0].record)
    proof = record["seed_proof"]
    proof[part] = ["0" * 32, *proof["added"][1:]] if part == "added" else "0" * 64
    with pytest.raises(Foul) as foul:
        verify(record, load_game)
    assert foul.value.message.id.startswith("record-proof")


def test_a_shuffle_to_taste_is_found_out(evening: Evening) -> None:
    """Another deck than the one that secret and added bytes make."""
    record = copy.deepcopy(evening.games[0].record)
    deck = record["setup"]["deck"]
    other = next(place for place, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    with pytest.raises(Foul) as foul:
        verify(record, load_game)
    assert foul.value.message.id == "seed-deals-otherwise"


# --- the content of a message ---


def walk(value: Any) -> list[tuple[tuple[str, ...], Any]]:
    """Everything in a message, with the names that lead to it."""
    found: list[tuple[tuple[str, ...], Any]] = []

    def look_into(value: Any, path: tuple[str, ...]) -> None:
        found.append((path, value))
        if isinstance(value, dict):
            for name, inner in value.items():
                look_into(inner, (*path, name))
        elif isinstance(value, list):
            for inner in value:
                look_into(inner, path)

    look_into(value, ())
    return found


@cache
def objects(heard: Heard) -> list[Any]:
    return [value for _, value in walk(heard.body) if isinstance(value, dict)]


@cache
def parts(heard: Heard, *names: str) -> list[Any]:
    """The objects in a message that have all of these names."""
    return [value for value in objects(heard) if value.keys() >= {*names}]


def positions(heard: Heard) -> list[Any]:
    """Those with a view; where nothing but who is ready has changed, there is none."""
    return [position for position in parts(heard, "view", "legal") if position["view"] is not None]


def records(heard: Heard) -> list[Any]:
    return parts(heard, "setup", "moves")


def entries(heard: Heard) -> list[Any]:
    return parts(heard, "seq", "kind")


def shuffle_secrets(game: RecordedGame) -> list[str]:
    return [game.record["seed"], game.record["seed_proof"]["secret"], *game.added.values()]


def has_piece(secret: str, text: str) -> bool:
    return any(secret[first : first + PIECE] in text for first in range(0, len(secret), PIECE))


def cards_dealt(game: RecordedGame, moment: Moment) -> int:
    return moment.dealt * game.lots * 3


def cards_told(game: RecordedGame, heard: Heard) -> Iterator[tuple[list[str], int]]:
    """Runs of cards in a message, and the place in the deck where each begins."""
    for record in records(heard):
        yield record["setup"]["deck"], 0
    for position in positions(heard):
        view = position["view"]
        yield in_dealt_order([lot["cards"] for lot in view["lots"]]), (view["round"] - 1) * game.lots * 3
    for entry in entries(heard):
        facts = entry.get("facts", [])
        begins = [fact["arguments"]["round"] for fact in facts if fact["name"] == "round-begins"]
        offered = [list(fact["arguments"].values())[1:] for fact in facts if fact["name"] == "lot-offered"]
        assert bool(begins) == bool(offered)
        if begins:
            yield in_dealt_order(offered), (begins[0] - 1) * game.lots * 3


def in_dealt_order(lots: list[list[str]]) -> list[str]:
    """One card to each lot from left to right, three times."""
    return [card for cards in zip(*lots, strict=True) for card in cards]


KNOWN_PLACES = {"view", "legal", "moves", "facts", "story", "why", "components", "decisions"}
"""Where a message speaks of tickets: all other places are suspect."""


def tickets_told(game: RecordedGame, heard: Heard) -> Iterator[tuple[int | None, int, Any]]:
    """What a message shows about tickets: whose, from which round, and what it shows."""
    for position in positions(heard):
        yield from tickets_in_view(position)
    for record in records(heard):
        counts = [0] * len(game.seats)
        for seat, words in record["moves"]:
            if words.startswith("ticket"):
                yield seat, counts[seat] // game.lots + 1, [seat, words]
                counts[seat] += 1
    for entry in entries(heard):
        for fact in entry.get("facts", []):
            if fact["name"] == "ticket-revealed":
                yield None, game.reveals.index(entry["at"]) + 1, fact
            elif fact["name"].startswith("ticket") or "ticket" in fact["arguments"]:
                assert fact["name"] == "ticket-placed"
                # Even after the reveal nobody else learns the order in which a player placed them.
                yield fact["arguments"]["seat"], 99, fact
    for path, value in walk(heard.body):
        speaks = (path and "ticket" in path[-1]) or (isinstance(value, str) and "ticket" in value)
        if speaks and not KNOWN_PLACES & {*path}:
            yield None, 99, (path, value)


def tickets_in_view(position: Any) -> Iterator[tuple[int | None, int, Any]]:
    view = position["view"]
    for lot in view["lots"]:
        if any(lot[name] is not None for name in ("tickets", "value", "price", "modifier")):
            yield None, view["round"], lot
    for seat in view["seats"]:
        if seat["placed"] is not None or seat["hand"] is not None:
            yield seat["seat"], view["round"], seat
    if any(tablet["lot"] is not None for tablet in view["tablets"]):
        yield None, view["round"], view["tablets"]


def without_tickets(view: Any) -> str:
    """A view without what may differ during an evaluation: the viewer, who is ready, and the viewer's own tickets."""
    seats = [{**seat, "ready": None, "placed": None, "hand": None} for seat in view["seats"]]
    return json.dumps({**view, "viewer": None, "acting": None, "seats": seats})


# --- the same game twice ---------------------------------------------------------------------------------------------

TSUKIJI = load_game("tsukiji")
PEOPLE = [("person", "person"), ("person", "again", "person"), ("person", "person", "person", "person")]
WITH_BOTS = [("person", "random"), ("random", "person", "again")]
OTHERS = ("watcher", "stranger", "passer-by")
LOOKED_AT = ("", "/record", "/replay", "/replay/1", "/links")
NEVER_LEGAL = ("ticket 9", "buy 9", "bid 9")
DEALING = {"lot-offered", "drawn", "over-rules"}
"""Facts that reveal chance decisions."""


@dataclass(frozen=True)
class Scenario:
    """A game up to the secret phase of this number, the same whenever it is played."""

    game: Game
    seats: Sequence[str]
    seed: int
    phase: int

    @property
    def name(self) -> str:
        return f"{self.game.name}-{len(self.seats)}-{self.seed}"


@dataclass(repr=False)  # asyncio writes the result of what it ran in full, whenever it puts a signal back
class Twin:
    """One of two games that differ in something: what everyone was sent, and what really happened."""

    heard: dict[str, list[str]]
    truth: str


Script = Callable[[Room], Coroutine[Any, Any, Any]]


def scenarios(game: Game, tables: Sequence[Sequence[str]]) -> list[Any]:
    found = [Scenario(game, tables[seed % len(tables)], seed, 1 + seed % 3) for seed in range(TWINS)]
    return [pytest.param(scenario, id=scenario.name) for scenario in found]


class Stage:
    """Where games are played with a stopped clock, one secret and one table id."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        self.rooms = 0
        monkeypatch.setattr(clock, "now", lambda: NOW)
        monkeypatch.setattr(creating, "new_table_id", lambda: "0" * 14)
        for module in (creating, front):
            monkeypatch.setattr(module, "secrets", SimpleNamespace(token_hex=lambda size: "5e" * size))

    def play(self, scenario: Scenario, *script: Script, private: bool = False) -> Twin:
        """Play this in a separate room, with a watcher, a stranger and a passer-by."""

        async def run() -> Twin:
            self.rooms += 1
            async with open_room(
                self.folder / str(self.rooms), lambda name: scenario.game, [scenario.game.name]
            ) as room:
                await room.sit_down(scenario.game.name, scenario.seats, public=not private)
                await gather_round(room)
                for part in script:
                    await part(room)
                truth = f"{room.match.setup} {room.match.entries} {room.match.states.tobytes()}"
                return Twin({role: list(line.heard) for role, line in room.lines.items()}, truth)

        return asyncio.run(run())


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Stage:
    return Stage(monkeypatch, tmp_path)


@pytest.fixture
def ticking(stage: Stage) -> Stage:
    """A stage whose clock advances whenever it is read."""
    moments = iter(range(NOW, NOW + 10_000))
    stage.monkeypatch.setattr(clock, "now", lambda: next(moments))
    return stage


async def gather_round(room: Room) -> None:
    await room.settle()
    for role in OTHERS:
        await room.line(role, known=role != "passer-by")
        await room.follow(role, link=link_of(room, role))
    for seat, role in room.owners.items():
        await room.follow(role, seat)
    await room.settle()


def link_of(room: Room, role: str) -> str | None:
    return room.house.signer.watch_link(room.table_id) if role == "watcher" else None


async def play_to_phase(room: Room, scenario: Scenario) -> None:
    """Random decisions until the secret phase begins, the same in every room."""
    rng = random.Random(scenario.seed)
    while room.match.phase != scenario.phase:
        seat = rng.choice(room.match.acting)
        await room.decide(seat, rng.choice(room.match.legal(seat)))


async def play_in_phase(room: Room, scenario: Scenario, hidden: int | None = None, twist: int = 0) -> None:
    """Everyone decides, changes their mind and looks around, until only the decision is left that reveals everything.

    With another twist, the hidden seat decides otherwise.
    """
    rng = random.Random(scenario.seed)
    first = [hidden] if hidden in room.owners else []
    while True:
        acting = [seat for seat in room.match.acting if seat in room.owners]
        seat = first.pop() if first else rng.choice(acting)
        decisions = compose(room.match, seat, rng.randint(1, 3), rng, twist if seat == hidden else 0)
        if not decisions:
            break
        await room.decide(seat, *decisions)
        if rng.random() < 0.2:
            await look_around(room, hidden)
        if rng.random() < 0.3:
            await room.undo(seat)
    await look_around(room, hidden)


def compose(match: Match, seat: int, most: int, rng: random.Random, twist: int = 0) -> list[str]:
    """Up to this many decisions, none of which ends the secret phase."""
    match = match.fork()
    phase, decisions = match.phase, list[str]()
    while len(decisions) < most and seat in match.acting:
        legal = match.legal(seat)
        decision = legal[(rng.randrange(1000) + twist) % len(legal)]
        match.play(seat, decision)
        if match.phase != phase:
            break
        decisions.append(decision)
    return decisions


async def play_to_deal(room: Room, scenario: Scenario) -> None:
    """Everyone goes on deciding, until the next decision would make chance reveal something."""
    rng = random.Random(scenario.seed)
    while True:
        seat = rng.choice(room.match.acting)
        decision = rng.choice(room.match.legal(seat))
        ahead = room.match.fork()
        if DEALING & {fact.name for fact in ahead.play(seat, decision).facts}:
            return
        await room.decide(seat, decision)


async def look_around(room: Room, hidden: int | None = None) -> None:
    """Everyone asks for everything there is, including what they must not have."""
    wanted = hidden or 0
    table = f"/api/tables/{room.table_id}"
    for role, line in room.lines.items():
        link = link_of(room, role)
        seats = [seat for seat, owner in room.owners.items() if owner == role]
        for path in LOOKED_AT:
            for seat in dict.fromkeys((*seats, wanted, None)):
                await line.ask("GET", table + path + ("" if seat is None else f"?seat={seat}"), link=link)
        await line.ask("GET", "/api/tables")
        await line.ask("GET", "/api/lobby?which=running")
        await line.say(type="follow", table=room.table_id, seat=seats[-1] if seats else None, link=link)
        for seat in dict.fromkeys((*seats, wanted)):
            for number, decision in enumerate(NEVER_LEGAL):
                await line.say(type="move", **entry(room, seat, f"{role}{number}"), decisions=[decision])
        if wanted not in seats:
            await line.say(type="undo", **entry(room, wanted, role))
        for seat in dict.fromkeys((*seats, wanted)):
            for decisions in ([], [NEVER_LEGAL[0]], *(turns(room.match, seat) if seat in seats else ())):
                await line.say(type="try", table=room.table_id, seat=seat, decisions=decisions)
    await room.settle()


def turns(match: Match, seat: int) -> Iterator[list[str]]:
    """What this seat could try: each decision alone, and as many together as come to an end."""
    legal = match.legal(seat)
    yield from ([decision] for decision in legal)
    for number in range(2, min(len(legal), 6) + 1):
        yield legal[:number]


def entry(room: Room, seat: int, id: str) -> dict[str, Any]:
    after = room.table.known_seq(seat)
    return {"table": room.table_id, "seat": seat, "after": after, "id": id.replace(" ", "-")}


def assert_same(one: Twin, two: Twin, but: str = "") -> None:
    """Everyone was sent the same, but for this one; and yet it was not the same."""
    assert one.truth != two.truth, "nothing differs that could leak"
    for role in one.heard:
        if role != but:
            assert one.heard[role] == two.heard[role], role
    assert not but or one.heard[but] != two.heard[but]


@pytest.mark.parametrize("scenario", [*scenarios(TSUKIJI, PEOPLE), *scenarios(QUAY, PEOPLE)])
def test_nobody_else_is_sent_other_bytes_for_other_secret_decisions(stage: Stage, scenario: Scenario) -> None:
    hidden = scenario.seed % len(scenario.seats)

    def twin(twist: int) -> Twin:
        return stage.play(
            scenario,
            lambda room: play_to_phase(room, scenario),
            lambda room: play_in_phase(room, scenario, hidden, twist),
            private=scenario.seed % 2 == 1,
        )

    assert_same(twin(0), twin(1), but=f"seat {hidden - (scenario.seats[hidden] == 'again')}")


@pytest.mark.parametrize("scenario", [*scenarios(TSUKIJI, WITH_BOTS), *scenarios(QUAY, WITH_BOTS)])
def test_nobody_is_sent_other_bytes_for_other_secret_decisions_of_a_bot(stage: Stage, scenario: Scenario) -> None:
    def twin(twist: int) -> Twin:
        def think(match: Match, seat: int, bot: str, luck: Any) -> list[str]:
            many = 9 if match.phase else 1
            twisted = twist if match.phase == scenario.phase else 0
            return compose(match, seat, many, random.Random(scenario.seed), twisted) or [match.legal(seat)[0]]

        stage.monkeypatch.setattr(bot_runner, "compose", think)
        return stage.play(
            scenario,
            lambda room: play_to_phase(room, scenario),
            lambda room: play_in_phase(room, scenario, scenario.seats.index("random")),
        )

    assert_same(twin(0), twin(1))


@pytest.mark.parametrize("scenario", scenarios(TSUKIJI, PEOPLE))
def test_nobody_is_sent_other_bytes_for_another_order_of_the_cards_not_dealt(stage: Stage, scenario: Scenario) -> None:
    new_match = table_module.new_match

    def twin(shuffle: int) -> Twin:
        def shuffle_rest(*arguments: Any) -> Match:
            match = new_match(*arguments)
            deck = match.states[0].deck
            dealt = scenario.phase * (len(scenario.seats) + 1) * 3
            size = len(match.setup["deck"])
            deck[dealt:size] = random.Random(shuffle).sample(deck[dealt:size].tolist(), size - dealt)
            match.setup = scenario.game.describe_setup(match.states[0], match.configs[0])
            return match

        for module in (table_module, changes):
            stage.monkeypatch.setattr(module, "new_match", shuffle_rest)
        return stage.play(
            scenario,
            lambda room: play_to_phase(room, scenario),
            lambda room: play_in_phase(room, scenario),
            lambda room: play_to_deal(room, scenario),
            look_around,
        )

    assert_same(twin(1), twin(2))


@pytest.mark.parametrize("scenario", [*scenarios(TSUKIJI, PEOPLE), *scenarios(QUAY, PEOPLE)])
def test_nobody_is_sent_other_bytes_for_another_future(stage: Stage, scenario: Scenario) -> None:
    """From some moment on chance will decide otherwise: future chance events are unknown to everyone."""

    def twin(fate: int) -> Twin:
        async def turn_fate(room: Room) -> None:
            room.match.states[0].chance_key[:] = fate
            room.match.states[0].chance_words[:] = fate

        return stage.play(
            scenario,
            lambda room: play_to_phase(room, scenario),
            turn_fate,
            lambda room: play_in_phase(room, scenario),
            lambda room: play_to_deal(room, scenario),
            look_around,
        )

    assert_same(twin(7), twin(8))


# --- who may know that something happened ----------------------------------------------------------------------------

TWO_PEOPLE = Scenario(TSUKIJI, ("person", "person"), 0, 1)
TABLE = f"/api/tables/{'0' * 14}"
OF_THE_GAME = [f"{TABLE}{path}" for path in ("/record", "/replay", "/replay/0", "/replay/1", "/replay/99", "/links")]
OF_THE_TABLE = [TABLE, "/api/lobby?which=running", "/api/tables"]


async def others_read(room: Room, paths: Sequence[str]) -> list[str]:
    """The answers to everyone but the person in seat 0; the person in seat 1 also looks through it."""
    asked = [(line, path) for role, line in room.lines.items() if role != "seat 0" for path in paths]
    asked += [(room.lines["seat 1"], f"{path}?seat=1") for path in paths if path.startswith(TABLE)]
    return [(await line.ask("GET", path)).text for line, path in asked]


@pytest.mark.parametrize("paths", [OF_THE_GAME, OF_THE_TABLE], ids=["game", "table"])
def test_nothing_tells_others_that_somebody_has_laid_a_first_ticket(ticking: Stage, paths: Sequence[str]) -> None:
    async def script(room: Room) -> None:
        before = await others_read(room, paths)
        await room.decide(0, "ticket 3")
        assert await others_read(room, paths) == before

    ticking.play(TWO_PEOPLE, script)


@pytest.mark.parametrize("paths", [OF_THE_GAME, OF_THE_TABLE], ids=["game", "table"])
def test_nothing_tells_others_that_somebody_has_taken_a_first_ticket_back(ticking: Stage, paths: Sequence[str]) -> None:
    async def script(room: Room) -> None:
        await room.decide(0, "ticket 3")
        before = await others_read(room, paths)
        await room.undo(0)
        assert await others_read(room, paths) == before

    ticking.play(TWO_PEOPLE, script)


def test_numbers_of_entries_do_not_tell_how_many_tickets_others_have_laid(stage: Stage) -> None:
    async def lay_one(room: Room) -> None:
        await room.decide(0, "ticket 3")

    async def think_again(room: Room) -> None:
        await room.undo(0)

    async def be_ready(room: Room) -> None:
        await room.decide(1, "ticket 0", "ticket 1", "ticket 2")

    plain = stage.play(TWO_PEOPLE, be_ready)
    for secretly in ([lay_one], [lay_one, think_again]):
        twin = stage.play(TWO_PEOPLE, *secretly, be_ready)
        for role in ("seat 1", *OTHERS):
            assert without_move_ids(twin.heard[role]) == without_move_ids(plain.heard[role]), role


def without_move_ids(heard: Sequence[str]) -> list[str]:
    """The client chooses the id of its move; here one counter serves everyone."""
    return [re.sub(r'"id":"m\d+"', "", text) for text in heard]


def test_nobody_else_is_sent_a_word_when_somebody_lays_a_first_ticket(stage: Stage) -> None:
    async def script(room: Room) -> None:
        before = {role: list(line.heard) for role, line in room.lines.items() if role != "seat 0"}
        await room.decide(0, "ticket 3")
        await room.undo(0)
        assert {role: line.heard for role, line in room.lines.items() if role != "seat 0"} == before

    stage.play(TWO_PEOPLE, script)


async def until(room: Room, *, secret: bool) -> None:
    """Everyone takes the first decision that is allowed, until a secret phase begins, or is over."""
    while (room.match.phase != 0) != secret:
        seat = next(seat for seat in room.match.acting if seat in room.owners)
        await room.decide(seat, room.match.legal(seat)[0])


@pytest.mark.parametrize("successor", ["greedy", "stranger"])
def test_whoever_gave_up_a_seat_sees_no_more_through_it(stage: Stage, successor: str) -> None:
    """A bot or someone else plays on there: their tickets must not be shown to the previous player."""

    async def script(room: Room) -> None:
        gone = room.lines["seat 0"]
        if successor == "stranger":
            await gone.ask("POST", f"{TABLE}/seats/0/resign")
            await room.settle()
            refused = await room.lines["stranger"].ask("POST", f"{TABLE}/seats/0/take", {})
            assert refused.json()["why"]["id"] == "seat-secret"  # the bot's tickets are there
            await until(room, secret=False)
        before = len(gone.heard)
        if successor == "stranger":
            taken = await room.lines["stranger"].ask("POST", f"{TABLE}/seats/0/take", {})
            assert taken.is_success, taken.text
            room.owners[0] = "stranger"
        else:
            await gone.ask("POST", f"{TABLE}/leave", {"seat": 0})
        await room.settle()
        if successor == "stranger":
            await until(room, secret=True)
            await room.decide(0, "ticket 3")
        for text in gone.heard[before:]:
            assert "ticket-placed" not in text
            assert '"placed":["' not in text

    stage.play(Scenario(TSUKIJI, ("person", "person", "person"), 0, 1), script)


def test_nobody_looks_through_the_seat_of_somebody_else(stage: Stage) -> None:
    async def script(room: Room) -> None:
        for path in ("", "/record", "/replay", "/replay/0"):
            for role in ("seat 1", *OTHERS):
                answer = await room.lines[role].ask("GET", f"{TABLE}{path}?seat=0", link=link_of(room, role))
                assert answer.json()["why"]["id"] == "seat-not-yours"

    stage.play(TWO_PEOPLE, script)

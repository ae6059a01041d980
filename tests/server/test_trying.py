"""Trying a turn out: its outcome is shown to the acting player; nothing changes, and nothing hidden is shown."""

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from tests.games.tsukiji.tables import quoted
from tests.server.inside import Ear, begun, guests, in_a_house, play, refusal, sit
from tests.server.running import RunningServer, everybody_sits, hear, say
from uogashi.core import engine
from uogashi.core.chance import new_generator
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.core.lookahead import find_end
from uogashi.core.match import Match
from uogashi.games import load_game
from uogashi.server.house import House
from uogashi.server.messages import MOST_DECISIONS, socket_schema
from uogashi.server.table import try_out
from uogashi_quay import GAME as QUAY

TICKETS = ["ticket 0", "ticket 1", "ticket 2", "ticket 3"]
TSUKIJI = load_game("tsukiji")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# --- what is answered ------------------------------------------------------------------------------------------------


def test_without_decisions_it_tells_how_it_is_now(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        tried = await house.try_out(aki, table.id, 0, [])
        position = table.position(0)
        assert position is not None
        assert (tried.table, tried.seat, tried.seq, tried.decisions) == (table.id, 0, position.seq, [])
        assert (tried.legal, tried.whole) == (position.legal, False)
        assert tried.outlook is not None
        assert len(tried.outlook.columns["lots"]["gain"]) == 4

    in_a_house(sqlite, test)


def test_an_entry_is_whole_when_the_seat_has_nothing_more_to_decide(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        tried = await house.try_out(aki, table.id, 0, TICKETS[:2])
        assert (tried.whole, tried.decisions) == (False, TICKETS[:2])
        assert not set(TICKETS[:2]) & set(tried.legal)
        tried = await house.try_out(aki, table.id, 0, TICKETS)
        assert (tried.whole, tried.legal, tried.outlook) == (True, [], None)

    in_a_house(sqlite, test)


def test_an_entry_is_whole_where_something_hidden_would_be_shown(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        for seat in (1, 2):
            await play(house, people[seat], table, seat, *TICKETS)
        tried = await house.try_out(people[0], table.id, 0, TICKETS)
        assert (tried.whole, tried.legal, tried.outlook) == (True, [], None)
        first = table.row.setup["first"]  # type: ignore[index]
        asked = [*TICKETS, "pass"] if first == 0 else [*TICKETS, "ticket 4"]
        assert await refusal(house.try_out(people[0], table.id, 0, asked)) == "decisions-after-reveal"

    in_a_house(sqlite, test)


def test_a_purchase_is_tried_step_by_step() -> None:
    match = quoted(2, ["takusan yakuza sake", "ebi ebi ebi", "tako tako tako"])
    seat = match.acting[0]
    legal, outlook, _ = try_out(match, seat, [])
    assert outlook is not None
    assert [choice.decision for choice in outlook.choices] == legal == match.legal(seat)
    then = outlook.choices[0].then
    assert [words.split()[0] for words in then] == ["takusan", "yakuza"]
    legal, outlook, _ = try_out(match, seat, ["buy 1"])
    assert legal == ["takusan sake"]
    assert outlook is not None
    assert outlook.choices[0].change["money"] == 0
    assert try_out(match, seat, ["buy 1", *then]) == ([], None, None)
    assert try_out(match, seat, ["buy 2"]) == ([], None, None)


def test_quay_tells_what_a_crate_would_bring() -> None:
    match = Match.new(QUAY, ["a", "b"], seed="crate")
    match.play(0, "bid 3")
    match.play(1, "bid 0")
    legal, outlook, _ = try_out(match, 0, [])
    assert outlook is not None
    assert [choice.decision for choice in outlook.choices] == legal
    assert outlook.choices[0].change["money"] == -3
    assert try_out(match, 0, ["leave"]) == ([], None, None)


# --- what comes without asking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tsukiji", "market", "shopping"])
def test_a_position_brings_what_each_decision_would_bring(sqlite: str, name: str) -> None:
    """The same as a try without decisions, for the acting player and nobody else."""

    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", game=name)
        rng = random.Random(name)
        for _ in range(40):
            assert table.match is not None
            if table.match.over:
                break
            for seat in (0, 1, None):
                position = table.position(seat)
                assert position is not None
                if seat is None or seat not in table.acting:
                    assert position.outlook is None
                else:
                    assert position.outlook == try_out(table.match, seat, [])[1] is not None
            seat = rng.choice(table.acting)
            await play(house, people[seat], table, seat, rng.choice(table.match.legal(seat)))

    in_a_house(sqlite, test)


def test_news_bring_the_outlook_together_with_the_view(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben")
        ears = [Ear(person) for person in people]
        for seat, ear in enumerate(ears):
            await house.follow(ear, people[seat], table.id, seat, 0, None)
        await play(house, people[0], table, 0, *TICKETS[:3])
        assert [(ear.positions[-1]["view"] is None, ear.positions[-1]["outlook"]) for ear in ears] == [
            (False, None),  # nothing more to decide
            (True, None),  # as before
        ]
        await play(house, people[1], table, 1, *TICKETS[:3])
        (buyer,) = table.acting
        assert [ear.positions[-1]["outlook"] is not None for ear in ears] == [buyer == 0, buyer == 1]

    in_a_house(sqlite, test)


# --- who may ---------------------------------------------------------------------------------------------------------


def test_only_whose_turn_it_is_may_try(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, chie) = await begun(house, "Aki", "Ben", "Chie")
        (stranger,) = await guests(house, "Stranger")
        await play(house, chie, table, 2, *TICKETS)
        for guest, seat, why in (
            (ben, 0, "seat-not-yours"),
            (stranger, 0, "seat-not-yours"),
            (aki, 9, "seat-unknown"),
            (chie, 2, "not-your-turn"),
        ):
            for decisions in ([], ["ticket 4"]):
                assert await refusal(house.try_out(guest, table.id, seat, decisions)) == why
        await house.stand_in(aki, table.id, 0, "greedy")
        assert await refusal(house.try_out(aki, table.id, 0, [])) == "seat-stand-in"
        await house.resign(ben, table.id, 1)
        assert await refusal(house.try_out(ben, table.id, 1, [])) == "seat-resigned"

    in_a_house(sqlite, test)


def test_nothing_is_tried_before_the_game_or_after_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "open"])
        assert await refusal(house.try_out(aki, table.id, 0, [])) == "table-not-begun"
        table = await house.create(aki, "tsukiji", ["me", "me"])
        for seat in (0, 1):
            await sit(house, aki, table, seat)
        await house.resign(aki, table.id, 0)
        assert await refusal(house.try_out(aki, table.id, 1, [])) == "table-over"

    in_a_house(sqlite, test)


@pytest.mark.parametrize(
    ("decisions", "why"),
    [
        (["ticket 9"], "decision-unknown"),
        (["buy 1"], "tsukiji-asked-ticket"),
        (["ticket 3", "ticket 3"], "tsukiji-ticket-laid"),
        ([*TICKETS, "ticket 4"], "not-your-turn"),
    ],
)
def test_what_the_rules_refuse_is_refused(sqlite: str, decisions: list[str], why: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        assert await refusal(house.try_out(aki, table.id, 0, decisions)) == why

    in_a_house(sqlite, test)


# --- nothing changes, nobody hears -----------------------------------------------------------------------------------


def test_trying_changes_nothing_and_nobody_hears_of_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        ears = [Ear(person) for person in people]
        for seat, (ear, person) in enumerate(zip(ears, people, strict=True)):
            await house.follow(ear, person, table.id, seat, 0, None)
        match = table.match
        assert match is not None
        before = await everything(house, table.id)
        heard = [len(ear.heard) for ear in ears]
        for decisions in ([], TICKETS[:1], TICKETS, ["ticket 9"], [*TICKETS, "pass"]):
            with contextlib.suppress(Refusal):
                await house.try_out(people[0], table.id, 0, decisions)
        assert await everything(house, table.id) == before
        assert table.match is match
        assert [len(ear.heard) for ear in ears] == heard
        await play(house, people[0], table, 0, *TICKETS)

    in_a_house(sqlite, test)


async def everything(house: House, id: str) -> Any:
    table = await house.table(id)
    assert table.match is not None
    stored = msgspec.to_builtins(await house.store.table(id))
    return stored, table.match.states.tobytes(), list(table.match.entries), [msgspec.to_builtins(e) for e in table.log]


def test_an_imagined_match_knows_neither_seed_nor_deal_nor_what_others_decided() -> None:
    match = Match.new(TSUKIJI, ["a", "b", "c"], seed="secret")
    match.seed_proof = {"secret": "x"}
    match.play(1, *TICKETS)
    imagined = match.imagined(0)
    assert (imagined.seed, imagined.seed_proof, imagined.entries, imagined.moves) == (None, None, [], [])
    assert len(imagined.setup["deck"]) == 12
    assert imagined.hidden(0).tobytes() == match.hidden(0).tobytes()
    assert imagined.states.tobytes() != match.states.tobytes()
    assert not imagined.can_undo(1)


# --- nothing hidden is shown -----------------------------------------------------------------------------------------


def answer(match: Match, seat: int, decisions: list[str]) -> Any:
    try:
        return *try_out(match, seat, decisions), find_end(match, seat, decisions)
    except Refusal as refused:
        return refused.message


def other_worlds(match: Match, seat: int, rng: random.Random) -> Iterator[Match]:
    """Games that look the same to this seat: other cards, other tickets or bids, another future."""
    for _ in range(3):
        other = match.fork()
        other.states = match.hidden(seat)
        luck = new_generator(match.game.name, str(rng.random()))
        engine.imagine(other.states, match.configs, 0, seat, luck)
        yield other


def turns(match: Match, seat: int, rng: random.Random) -> Iterator[list[str]]:
    """What could be tried: nothing, one decision, whole turns, what is too much and what is illegal."""
    yield []
    yield ["nonsense"]
    imagined, decisions = match.imagined(seat), list[str]()
    while seat in imagined.acting and len(decisions) < 9:
        decisions.append(rng.choice(imagined.legal(seat)))
        yield list(decisions)
        if imagined.ends(imagined.play(seat, decisions[-1])):
            break
    yield [*decisions, rng.choice([words for words in match.game.decisions if words])]


@pytest.mark.parametrize(("game", "players"), [(TSUKIJI, 2), (TSUKIJI, 3), (TSUKIJI, 4), (QUAY, 2), (QUAY, 4)])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_seat_cannot_know_the_answer_is_the_same(game: Game, players: int, seed: int) -> None:
    rng = random.Random(f"{game.name} {players} {seed}")
    match = Match.new(game, ["x"] * players, seed=str(seed), options=dict(game.variant))
    tried = differing = 0
    while not match.over:
        seat = rng.choice(match.acting)
        for decisions in turns(match, seat, rng):
            told = answer(match, seat, decisions)
            for other in other_worlds(match, seat, rng):
                differing += other.states.tobytes() != match.states.tobytes()
                assert answer(other, seat, decisions) == told, decisions
                tried += 1
        match.play(seat, rng.choice(match.legal(seat)))
    assert tried > 100
    assert differing > 100


# --- over the network ------------------------------------------------------------------------------------------------


def test_trying_over_the_socket(server: RunningServer) -> None:
    table, (aki, ben, _) = everybody_sits(server, ["Aki", "Ben", "Chie"])
    check = jsonschema.Draft202012Validator({**socket_schema(), "anyOf": [{"$ref": "#/$defs/FromServer"}]})

    async def test() -> None:
        async with aki.connect() as one, ben.connect() as two:
            await say(two, type="follow", table=table, seat=1)
            await hear(two, "news")
            await say(one, type="try", table=table, seat=0, decisions=TICKETS[:1])
            tried = await hear(one, "tried", "refused")
            check.validate(tried)
            assert {name: tried[name] for name in ("type", "table", "seat", "decisions", "whole")} == {
                "type": "tried",
                "table": table,
                "seat": 0,
                "decisions": TICKETS[:1],
                "whole": False,
            }
            assert tried["outlook"]["choices"] == []
            assert len(tried["outlook"]["columns"]["lots"]["gain"]) == 4
            for asked, why in (
                ({"seat": 1, "decisions": []}, "seat-not-yours"),
                ({"seat": 0, "decisions": ["ticket 9"]}, "decision-unknown"),
                ({"seat": 0, "decisions": ["ticket 0"] * (MOST_DECISIONS + 1)}, "message-unreadable"),
                ({"seat": 0, "decisions": [""]}, "message-unreadable"),
                ({"seat": 0}, "message-unreadable"),
                ({"seat": 0, "decisions": [], "id": "a"}, "message-unreadable"),
            ):
                await say(one, type="try", table=table, **asked)
                refused = await hear(one, "tried", "refused")
                check.validate(refused)
                assert (refused["why"]["id"], "id" in refused, "position" in refused) == (why, False, False)
            with pytest.raises(TimeoutError):
                await hear(two, seconds=0.3)

    asyncio.run(test())

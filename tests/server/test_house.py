"""What people can do at tables, and what is refused them: the house, without the web around it."""

import asyncio
import hashlib
import re
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.inside import (
    Ear,
    begun,
    database_of,
    guests,
    in_a_house,
    opened,
    play,
    refusal,
    replayed,
    reveal,
    sit,
    stand_in_for_store,
    to_the_end,
)
from uogashi.core.errors import Refusal
from uogashi.core.record import restore, verify
from uogashi.core.sources import PACKAGE
from uogashi.games import game_names, load_game
from uogashi.server.clock import now
from uogashi.server.house import House, Unplayed, bot_runner
from uogashi.server.house.changes import STAND_IN
from uogashi.server.house.lists import DAY
from uogashi.server.names import FORGOTTEN
from uogashi.server.store.interface import Lost
from uogashi.server.store.rows import UNDO
from uogashi.server.store.schema import TABLES
from uogashi.server.table import LiveTable

SERVER = PACKAGE / "server"
RANDOM = "00112233445566778899aabbccddeeff"
DAYS_LATER = now() + 4 * DAY
TICKETS = ("ticket 0", "ticket 1", "ticket 2", "ticket 3")
"""An evaluation of three players, all four lots."""


@pytest.fixture
def sqlite(tmp_path: Any) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def timeless(news: bytes) -> bytes:
    """News without how long a player may still be away: that changes by itself, and test_seats.py is about it."""
    return re.sub(rb'"absent_in":\d+', b'"absent_in":0', news)


def facts(table: LiveTable, seat: int | None = None) -> list[str]:
    return [fact.name for entry in table.entries_for(seat) for fact in entry.facts]


# --- sitting down --------------------------------------------------------------------------------------------------


def test_the_game_begins_when_everybody_sits_and_has_added_to_the_shuffle(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "tsukiji", ["me", "open", "greedy"])
        await sit(house, ben, table, 1)
        assert table.row.state == "open"
        assert [seat.ready for seat in table.info(None).seats] == [False, True, True]
        await sit(house, aki, table, 0)
        assert table.row.state == "running"
        assert facts(table)[:5] == ["made", "joined", "ready", "ready", "round-begins"]

    in_a_house(sqlite, test)


def test_the_hash_is_known_before_anybody_adds_and_the_seed_is_made_of_all_parts(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "tsukiji", ["me", "open"])
        published = table.info(None).hash
        await house.take(aki, table.id, 0, RANDOM)
        await house.take(ben, table.id, 1, RANDOM[::-1], house.signer.seat_link(table.id, 1))
        secret = bytes.fromhex(table.row.secret)
        assert hashlib.sha256(secret).hexdigest() == published
        added = bytes.fromhex(RANDOM) + bytes.fromhex(RANDOM[::-1])
        assert table.row.seed == hashlib.sha256(secret + added).hexdigest()

    in_a_house(sqlite, test)


def test_nobody_sits_down_without_adding_to_the_shuffle(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "greedy"])
        assert await refusal(house.take(aki, table.id, 0, None)) == "random-missing"

    in_a_house(sqlite, test)


def test_a_private_table_needs_the_link_of_the_seat_and_a_public_one_none(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben, chie = await guests(house, "Aki", "Ben", "Chie")
        private = await house.create(aki, "tsukiji", ["me", "open", "open"])
        assert await refusal(house.take(ben, private.id, 1, RANDOM)) == "table-private"
        watch = house.signer.watch_link(private.id)
        assert await refusal(house.take(ben, private.id, 1, RANDOM, watch)) == "seat-needs-link"
        wrong = house.signer.seat_link(private.id, 2)
        assert await refusal(house.take(ben, private.id, 1, RANDOM, wrong)) == "seat-needs-link"
        await house.take(ben, private.id, 1, RANDOM, house.signer.seat_link(private.id, 1))
        link = house.signer.seat_link(private.id, 1)
        assert await refusal(house.take(chie, private.id, 1, RANDOM, link)) == "seat-taken"
        public = await house.create(aki, "tsukiji", ["me", "open"], public=True)
        await house.take(chie, public.id, 1, RANDOM)
        assert public.seats[1].name == "Chie"

    in_a_house(sqlite, test)


def test_one_link_opens_every_open_seat_before_the_game(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben, chie, dan = await guests(house, "Aki", "Ben", "Chie", "Dan")
        table = await house.create(aki, "tsukiji", ["me", "open", "greedy", "open"])
        join = house.signer.join_link(table.id)
        house.watching.check_reader(table, None, None, join)
        assert await refusal(house.take(ben, table.id, 0, RANDOM, join)) == "seat-taken"
        assert await refusal(house.take(ben, table.id, 2, RANDOM, join)) == "seat-taken"
        await house.take(ben, table.id, 3, RANDOM, join)
        assert await refusal(house.take(chie, table.id, 3, RANDOM, join)) == "seat-taken"
        await house.take(chie, table.id, 1, RANDOM, join)
        await sit(house, aki, table, 0)
        assert table.row.state == "running"
        house.watching.check_reader(table, None, None, join)
        await house.stand_in(ben, table.id, 3, "random")
        for seat in (0, 1, 3):
            assert await refusal(house.take(dan, table.id, seat, None, join)) == "seat-taken"

    in_a_house(sqlite, test)


def test_the_link_to_join_opens_no_other_table_and_no_bots_seat_where_nobody_takes_over(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "tsukiji", ["me", "greedy", "open"], takeover=False)
        other = await house.create(aki, "tsukiji", ["me", "open"])
        join = house.signer.join_link(other.id)
        assert await refusal(house.take(ben, table.id, 2, RANDOM, join)) == "table-private"
        for forged in (
            join[:-1],
            join + "A",
            "join.",
            "join",
            "",
            house.signer.join_link(table.id).replace("join", "1"),
        ):
            assert await refusal(house.take(ben, other.id, 1, RANDOM, forged)) == "table-private"
        await sit(house, aki, table, 0)
        await sit(house, aki, table, 2)
        assert table.row.state == "running"
        join = house.signer.join_link(table.id)
        assert await refusal(house.take(ben, table.id, 1, None, join)) == "seat-taken"

    in_a_house(sqlite, test)


def test_people_at_one_screen_have_names_of_their_own(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        names = ["  Ben  the cook", None, None, "Chie"]
        table = await house.create(aki, "tsukiji", ["me", "me", "greedy", "me"], names=names)
        assert [seat.name for seat in table.seats] == ["Ben the cook", "Aki", "greedy 1", "Chie"]
        for seat in (0, 1, 3):
            await sit(house, aki, table, seat)
        assert table.match is not None
        assert table.match.seats == ("Ben the cook", "Aki", "greedy 1", "Chie")
        await house.rename(aki, "Somebody else")
        for seat in (0, 1, 3):
            await house.agree_to_end(aki, table.id, seat, True)
        again = await house.rematch(aki, table.id)
        assert [seat.name for seat in again.seats] == ["Ben the cook", "Aki", "greedy 1", "Chie"]

    in_a_house(sqlite, test)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Ben", "Ben", None, None], "name-twice"),
        (["Aki", None, None, None], "name-twice"),
        (["Ben", " Ben ", None, None], "name-twice"),
        ([None, "\u200b", None, None], "name-unreadable"),
        (["Ben", "Chie", "Dan", None], "name-not-yours"),
        (["Ben", "Chie", None, "Dan"], "name-not-yours"),
        (["Ben", "Chie"], "names-not-seats"),
        (["Ben", "Chie", None, None, None], "names-not-seats"),
        ([], "names-not-seats"),
    ],
)
def test_names_that_cannot_be_are_refused(sqlite: str, names: list[str | None], why: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        assert await refusal(house.create(aki, "tsukiji", ["me", "me", "open", "greedy"], names=names)) == why
        assert await house.tables_of(aki) == []

    in_a_house(sqlite, test)


def test_two_names_may_change_places_with_that_of_the_guest(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "me"], names=["Aki", "Ben"])
        assert [seat.name for seat in table.seats] == ["Aki", "Ben"]

    in_a_house(sqlite, test)


def test_whoever_has_no_name_chooses_one_first(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.guest("nobodyyetknown00000a")
        assert await refusal(house.create(nobody, "tsukiji", ["me", "greedy"])) == "name-missing"
        assert await refusal(house.rename(nobody, " \u200b ")) == "name-unreadable"
        assert (await house.rename(nobody, "  Aki   the  cook ")).name == "Aki the cook"

    in_a_house(sqlite, test)


@pytest.mark.parametrize(
    ("asked", "id"),
    [
        ({"game_name": "chess", "seats": ["me", "greedy"]}, "game-unknown"),
        ({"game_name": "tsukiji", "seats": ["me"]}, "players-wrong"),
        ({"game_name": "tsukiji", "seats": ["me", "stockfish"]}, "bot-unknown"),
        ({"game_name": "tsukiji", "seats": ["me", "greedy"], "options": {"colour": 1}}, "option-unknown"),
        ({"game_name": "tsukiji", "seats": ["me", "greedy"], "components": {"prices": "dear"}}, "figure-not-a-list"),
        ({"game_name": "tsukiji", "seats": ["me", "greedy"], "components": {"colour": 1}}, "figure-unknown"),
    ],
)
def test_a_table_that_cannot_be_is_refused(sqlite: str, asked: dict[str, Any], id: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        assert await refusal(house.create(aki, **asked)) == id
        assert await house.tables_of(aki) == []

    in_a_house(sqlite, test)


def test_options_and_figures_of_the_table_are_in_force_and_in_the_record(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        figures = {"pass_income": 7}
        options = {"special_points": ["safe"]}
        table = await house.create(aki, "tsukiji", ["me", "greedy"], options=options, components=figures)
        await sit(house, aki, table, 0)
        record = await house.record(aki, table.id, 0, None)
        assert record["components"]["pass_income"] == 7
        assert record["options"] == options

    in_a_house(sqlite, test)


def test_no_more_tables_at_once_than_allowed(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        for _ in range(2):
            await house.create(aki, "tsukiji", ["me", "open"])
        assert await refusal(house.create(aki, "tsukiji", ["me", "open"])) == "tables-too-many"
        assert await refusal(house.create(aki, "tsukiji", ["greedy", "greedy"])) == "tables-too-many"
        (ben,) = await guests(house, "Ben")
        table = await house.create(ben, "tsukiji", ["me", "open"], public=True)
        assert await refusal(house.take(aki, table.id, 1, RANDOM)) == "tables-too-many"

    in_a_house(sqlite, test, most_tables=2)


# --- moves ---------------------------------------------------------------------------------------------------------


def test_an_entry_is_stored_then_acknowledged_then_told(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        order: list[str] = []
        store = stand_in_for_store(house)
        append = store.append

        async def noted(*given: Any, **named: Any) -> None:
            await append(*given, **named)
            order.append("stored")

        class NotingEar(Ear):
            def send(self, message: bytes) -> None:
                order.append("told")
                super().send(message)

        await house.follow(NotingEar(ben), ben, table.id, 1, 0, None)
        order.clear()
        store.append = noted
        await house.play(aki, table.id, 0, table.known_seq(0), "m1", TICKETS, lambda seq: order.append("acknowledged"))
        assert order == ["stored", "acknowledged", "told"]

    in_a_house(sqlite, test)


def test_a_retry_gets_the_same_answer_and_changes_nothing(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        before = table.known_seq(0)
        seq = await play(house, aki, table, 0, *TICKETS, id="m1", after=before)
        assert await play(house, aki, table, 0, *TICKETS, id="m1", after=before) == seq
        assert table.known_seq(0) == seq
        assert await refusal(play(house, aki, table, 0, "ticket 4", id="m1")) == "move-id-used"

    in_a_house(sqlite, test)


def test_all_decisions_of_an_entry_are_taken_or_none(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        assert table.match is not None
        before = table.match.states.tobytes()
        assert await refusal(play(house, aki, table, 0, "ticket 0", "ticket 0")) == "tsukiji-ticket-laid"
        assert table.match.states.tobytes() == before
        position = table.position(0)
        assert position is not None
        assert position.view.seats[0].placed == []
        assert position.phase == "evaluation"

    in_a_house(sqlite, test)


def test_others_entries_in_the_same_secret_phase_are_no_conflict(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        after = table.known_seq(0)
        for seat, guest in enumerate(people):
            await play(house, guest, table, seat, *TICKETS, after=after)
        assert table.match is not None
        assert table.match.phase == 0

    in_a_house(sqlite, test)


def test_a_late_move_is_told_so_and_how_it_looks_now(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        after = table.known_seq(0)
        for seat, guest in enumerate(people):
            await play(house, guest, table, seat, *TICKETS, after=after)
        assert table.match is not None
        (buyer,) = table.match.acting
        with pytest.raises(Unplayed) as refused:
            await play(house, people[buyer], table, buyer, "pass", after=after)
        assert refused.value.message.id == "move-late"
        assert refused.value.position is not None
        assert refused.value.position.seq == table.known_seq(buyer)
        assert "pass" in refused.value.position.legal

    in_a_house(sqlite, test)


def test_nobody_plays_in_a_seat_of_somebody_else(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (_, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        assert await refusal(play(house, ben, table, 0, *TICKETS)) == "seat-not-yours"
        assert await refusal(play(house, ben, table, 9, *TICKETS)) == "seat-unknown"
        (stranger,) = await guests(house, "Stranger")
        assert await refusal(play(house, stranger, table, 0, *TICKETS)) == "seat-not-yours"

    in_a_house(sqlite, test)


def test_whoever_looks_is_told_through_their_own_eyes(sqlite: str) -> None:
    """What all see alike is written once; who looks is not."""

    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        ears = [Ear(person) for person in people]
        watcher = Ear()
        for seat, (ear, person) in enumerate(zip(ears, people, strict=True)):
            await house.follow(ear, person, table.id, seat, 0, None)
        await house.follow(watcher, None, table.id, None, 0, house.signer.watch_link(table.id))
        views = 0
        while not table.match.over:  # type: ignore[union-attr]
            seat = table.acting[0]
            legal = table.match.legal(seat)  # type: ignore[union-attr]
            await play(house, people[seat], table, seat, *(TICKETS if "ticket 0" in legal else legal[:1]))
            for place, ear in [*enumerate(ears), (None, watcher)]:
                told = ear.heard[-1]["position"]
                shown = msgspec.to_builtins(table.position(place))
                assert told in (shown, {**shown, "view": None, "outlook": None})
                views += told["view"] is not None
        assert views > 4 * 7 * 3

    in_a_house(sqlite, test)


def test_in_a_secret_phase_others_learn_only_who_is_ready(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        own, other, watcher = Ear(aki), Ear(ben), Ear()
        await house.follow(own, aki, table.id, 0, 0, None)
        await house.follow(other, ben, table.id, 1, 0, None)
        await house.follow(watcher, None, table.id, None, 0, house.signer.watch_link(table.id))
        known = len(other.heard), len(watcher.heard)
        await play(house, aki, table, 0, "ticket 3")
        assert (len(other.heard), len(watcher.heard)) == known
        assert own.positions[-1]["view"]["seats"][0]["placed"] == ["3"]
        await play(house, aki, table, 0, "ticket 1", "ticket 2", "ticket 0")
        for ear in (other, watcher):
            assert [fact["name"] for fact in ear.heard[-1]["log"][0]["facts"]] == ["seat-ready"]
            assert ear.positions[-1]["acting"] == [1, 2]
            assert ear.positions[-1]["view"] is None
        assert table.position(1).view.seats[0].placed is None  # type: ignore[union-attr]

    in_a_house(sqlite, test)


def test_who_is_ready_is_told_even_where_the_rules_tell_nobody(sqlite: str) -> None:
    """In Quay a bid is a fact for its bidder alone: others learn of no entry, but whom they wait for."""

    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie", game="quay")
        other, watcher = Ear(ben), Ear()
        await house.follow(other, ben, table.id, 1, 0, None)
        await house.follow(watcher, None, table.id, None, 0, house.signer.watch_link(table.id))
        await play(house, aki, table, 0, "bid 1")
        await house.undo(aki, table.id, 0, table.known_seq(0), "take-back")
        for ear in (other, watcher):
            known, ready, not_ready = ear.positions
            for told, acting in ((ready, [1, 2]), (not_ready, [0, 1, 2])):
                assert (told["acting"], told["seq"], told["view"]) == (acting, known["seq"], None)
            assert not any("log" in message for message in ear.heard[1:])

    in_a_house(sqlite, test)


def test_a_retry_of_the_last_move_is_answered_after_the_end_too(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben")
        last: tuple[Any, ...] = ()
        while table.row.state == "running":
            assert table.match is not None
            seat = table.match.acting[0]
            last = (
                people[seat],
                table.id,
                seat,
                table.known_seq(seat),
                f"m{len(table.log)}",
                [table.match.legal(seat)[0]],
            )
            seq = await house.play(*last)
        assert await house.play(*last) == seq

    in_a_house(sqlite, test)


def test_that_somebody_began_to_decide_in_secret_cannot_be_seen_from_the_table_either(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        before = timeless(house.followers.news(table, 1, ben.id)), await replayed(house, ben, table.id, 1)
        await asyncio.sleep(0.01)
        await play(house, aki, table, 0, "ticket 3")
        assert (timeless(house.followers.news(table, 1, ben.id)), await replayed(house, ben, table.id, 1)) == before
        assert len(await replayed(house, aki, table.id, 0)) == len(before[1]) + 1

    in_a_house(sqlite, test)


def test_a_game_runs_to_its_end_and_its_record_is_right(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "greedy", "random", "greedy"])
        await sit(house, aki, table, 0)
        await to_the_end(house, table, [aki])
        assert (table.row.state, table.row.end) == ("over", "rules")
        record = await house.record(None, table.id, None, None)
        verify(record, load_game)
        assert record["seats"] == ["Aki", "greedy 1", "random 1", "greedy 2"]
        assert record["result"] == {"scores": table.row.scores, "winners": table.row.winners}
        assert record["seed_proof"]["hash"] == table.info(None).hash
        assert await refusal(play(house, aki, table, 0, "pass")) == "table-over"

    in_a_house(sqlite, test)


def test_any_game_of_the_contract_is_played_with_chance_and_secret_bids(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie", game="quay")
        await to_the_end(house, table, people)
        assert table.row.end == "rules"
        fresh = await house.store.table(table.id)
        assert fresh is not None
        assert any(move[0] == "chance" for entry in fresh[2] if entry.kind == "moves" for move in entry.content)
        house.tables.live.clear()
        again = await house.table(table.id)
        assert again.match is not None
        assert table.match is not None
        assert again.match.states.tobytes() == table.match.states.tobytes()

    in_a_house(sqlite, test)


# --- undo ----------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_own_latest_entry_as_an_entry_of_the_log(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        laid = await play(house, aki, table, 0, *TICKETS)
        await play(house, ben, table, 1, *TICKETS)
        assert table.position(0).can_undo  # type: ignore[union-attr]
        undone = await house.undo(aki, table.id, 0, table.known_seq(0), "u1")
        assert await house.undo(aki, table.id, 0, table.known_seq(0), "u1") == undone
        last = table.entries_for(1)[-1]
        assert (last.kind, last.seat, last.undoes) == ("undo", 0, laid)
        assert table.match is not None
        assert table.match.acting == (0, 2)
        house.tables.live.clear()
        again = await house.table(table.id)
        assert again.match is not None
        assert again.match.states.tobytes() == table.match.states.tobytes()

    in_a_house(sqlite, test)


def test_undo_is_refused_where_the_table_does_not_allow_it_or_somebody_acted_since(sqlite: str) -> None:
    async def test(house: House) -> None:
        strict, (aki, *_) = await begun(house, "Aki", "Ben", "Chie", undo=False)
        await play(house, aki, strict, 0, *TICKETS)
        assert not strict.position(0).can_undo  # type: ignore[union-attr]
        assert await refusal(house.undo(aki, strict.id, 0, strict.known_seq(0), "u1")) == "undo-off"
        table, people = await begun(house, "Aki", "Ben", "Chie")
        assert await refusal(house.undo(people[0], table.id, 0, table.known_seq(0), "u2")) == "undo-nothing"
        for seat, guest in enumerate(people):
            await play(house, guest, table, seat, *TICKETS)
        assert await refusal(house.undo(people[2], table.id, 2, table.known_seq(2), "u3")) == "undo-revealed"
        assert table.match is not None
        (buyer,) = table.match.acting
        await play(house, people[buyer], table, buyer, "pass")
        (other,) = table.match.acting
        await play(house, people[other], table, other, "pass")
        assert (
            await refusal(house.undo(people[buyer], table.id, buyer, table.known_seq(buyer), "u4"))
            == "undo-others-acted"
        )

    in_a_house(sqlite, test)


# --- coming and going ----------------------------------------------------------------------------------------------


def test_who_leaves_before_the_game_frees_the_seat_and_during_it_a_bot_plays_on(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "tsukiji", ["me", "open", "open"])
        await sit(house, ben, table, 1)
        await house.leave(ben, table.id)
        assert table.seats[1].open
        await house.leave(aki, table.id)
        assert (table.row.state, table.row.end) == ("over", "abandoned")
        table, people = await begun(house, "Aki", "Ben", "Chie")
        await house.leave(people[1], table.id, 1)
        assert (table.seats[1].guest, table.seats[1].bot, table.seats[1].name) == (None, STAND_IN, "greedy 1")
        await to_the_end(house, table, people)
        assert (await house.record(None, table.id, None, None))["seats"] == ["Aki", "greedy 1", "Chie"]

    in_a_house(sqlite, test)


def test_a_bot_stands_in_for_who_asks_for_it_and_they_come_back_at_any_moment(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        await house.stand_in(aki, table.id, 0, "random")
        while table.bot_seats():
            await asyncio.sleep(0.001)
        assert table.position(0).view.seats[0].ready  # type: ignore[union-attr]
        assert await refusal(play(house, aki, table, 0, *TICKETS)) == "seat-stand-in"
        assert table.info(aki.id).you == [0]
        await house.come_back(aki, table.id, 0)
        assert table.seats[0].playing
        assert [name for name in facts(table) if name in ("stand-in", "back")] == ["stand-in", "back"]

    in_a_house(sqlite, test)


def test_for_somebody_who_is_away_others_may_let_a_bot_play_but_not_before(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        ear = Ear(aki)
        await house.follow(ear, aki, table.id, 0, 0, None)
        assert await refusal(house.stand_in(ben, table.id, 0, "greedy")) == "seat-present"
        house.unfollow(ear, table.id)
        assert await refusal(house.stand_in(ben, table.id, 0, "greedy")) == "seat-present"
        (stranger,) = await guests(house, "Stranger")
        table.seats[0].seen = now() - 61_000
        table.log = [each for each in table.log if each.seat != 0]
        table.row.created -= 61_000
        house.presence.started -= 61_000
        assert await refusal(house.stand_in(stranger, table.id, 0, "greedy")) == "seat-not-yours"
        await house.stand_in(ben, table.id, 0, "greedy")
        assert table.seats[0].bot == "greedy"
        assert await refusal(house.stand_in(ben, table.id, 0, "greedy")) == "seat-no-person"
        assert await refusal(house.stand_in(ben, table.id, 1, "stockfish")) == "bot-unknown"

    in_a_house(sqlite, test)


def test_the_seat_of_a_bot_or_of_who_is_long_away_can_be_taken_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        aki, ben, chie = await guests(house, "Aki", "Ben", "Chie")
        table = await house.create(aki, "tsukiji", ["me", "greedy", "open"], public=True)
        await sit(house, aki, table, 0)
        await sit(house, ben, table, 2)
        await reveal(house, table, {0: aki, 2: ben})
        await house.take(chie, table.id, 1, None)
        assert (table.seats[1].name, table.seats[1].playing) == ("Chie", True)
        (dai,) = await guests(house, "Dai")
        assert await refusal(house.take(dai, table.id, 0, None)) == "seat-taken"
        monkeypatch.setattr("uogashi.server.clock.now", lambda: DAYS_LATER)
        assert await refusal(house.take(ben, table.id, 0, None)) == "seat-second"
        await house.take(dai, table.id, 0, None)
        assert table.seats[0].name == "Dai"
        assert await refusal(play(house, aki, table, 0, *TICKETS)) == "seat-not-yours"
        await to_the_end(house, table, [dai, chie, ben])
        verify(await house.record(None, table.id, None, None), load_game)

    in_a_house(sqlite, test)


def test_where_the_table_forbids_it_nobody_takes_over(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "tsukiji", ["me", "greedy"], public=True, takeover=False)
        await sit(house, aki, table, 0)
        assert await refusal(house.take(ben, table.id, 1, None)) == "seat-taken"

    in_a_house(sqlite, test)


def test_who_has_given_up_a_seat_sees_nothing_more_through_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        for public in (True, False):
            table, (aki, ben, chie) = await begun(house, "Aki", "Ben", "Chie", public=public)
            (dai,) = await guests(house, "Dai")
            await reveal(house, table, {0: aki, 1: ben, 2: chie})
            ear = Ear(ben)
            await house.follow(ear, ben, table.id, 1, 0, None)
            await house.leave(ben, table.id)
            await house.take(dai, table.id, 1, None, house.signer.seat_link(table.id, 1))
            assert table.followers == ({ear: None} if public else {})
            assert all(position["seat"] != 1 for position in ear.positions[1:])

    in_a_house(sqlite, test)


# --- ends ----------------------------------------------------------------------------------------------------------


def test_who_resigns_against_one_other_loses_at_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        await house.resign(aki, table.id, 0)
        assert (table.row.state, table.row.end, table.row.winners) == ("over", "resigned", [1])
        record = await house.record(None, table.id, None, None)
        verify(record, load_game)
        assert "result" not in record
        assert record["seed_proof"]

    in_a_house(sqlite, test)


def test_who_resigns_among_several_is_played_on_for_and_cannot_come_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        await house.resign(people[0], table.id, 0)
        assert table.row.state == "running"
        assert await refusal(house.come_back(people[0], table.id, 0)) == "seat-resigned"
        assert await refusal(play(house, people[0], table, 0, *TICKETS)) == "seat-resigned"
        await to_the_end(house, table, people)
        assert table.row.end == "rules"

    in_a_house(sqlite, test)


def test_when_the_last_person_resigns_the_game_is_over_without_a_winner(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "greedy", "greedy"])
        await sit(house, aki, table, 0)
        await house.resign(aki, table.id, 0)
        assert (table.row.end, table.row.winners) == ("resigned", None)

    in_a_house(sqlite, test)


def test_the_game_ends_when_everybody_who_plays_agrees(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, chie) = await begun(house, "Aki", "Ben", "Chie")
        await house.agree_to_end(aki, table.id, 0, True)
        await house.agree_to_end(ben, table.id, 1, True)
        await house.agree_to_end(ben, table.id, 1, False)
        await house.agree_to_end(chie, table.id, 2, True)
        assert table.row.state == "running"
        assert [seat.agrees for seat in table.info(None).seats] == [True, False, True]
        await house.agree_to_end(ben, table.id, 1, True)
        assert (table.row.state, table.row.end) == ("over", "agreement")
        match = restore(await house.record(None, table.id, None, None), load_game)
        assert not match.over

    in_a_house(sqlite, test)


def test_whoever_leaves_does_not_stand_in_the_way_of_an_agreement(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, chie) = await begun(house, "Aki", "Ben", "Chie")
        await house.agree_to_end(aki, table.id, 0, True)
        await house.agree_to_end(ben, table.id, 1, True)
        await house.leave(chie, table.id)
        assert table.row.end == "agreement"

    in_a_house(sqlite, test)


def test_there_is_one_rematch_with_the_same_people_in_the_same_seats(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben", options={"special_points": True})
        assert await refusal(house.rematch(aki, table.id)) == "table-not-over"
        await house.resign(aki, table.id, 0)
        (stranger,) = await guests(house, "Stranger")
        assert await refusal(house.rematch(stranger, table.id)) == "seat-not-yours"
        again = await house.rematch(ben, table.id)
        assert await house.rematch(aki, table.id) is again
        assert [seat.name for seat in again.seats] == ["Aki", "Ben"]
        assert again.row.options == table.row.options
        assert again.row.secret != table.row.secret
        assert table.info(aki.id).rematch == again.id
        assert again.row.state == "open"
        await house.take(aki, again.id, 0, RANDOM)
        await house.take(ben, again.id, 1, RANDOM)
        assert again.row.state == "running"

    in_a_house(sqlite, test)


# --- looking -------------------------------------------------------------------------------------------------------


def test_a_person_with_several_seats_sees_one_secret_view_at_a_time(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "me"])
        await house.take(aki, table.id, 0, RANDOM)
        await house.take(aki, table.id, 1, RANDOM)
        ear = Ear(aki)
        await house.follow(ear, aki, table.id, 0, 0, None)
        await play(house, aki, table, 0, "ticket 2", "ticket 1", "ticket 0")
        assert ear.positions[-1]["view"]["seats"][0]["placed"] == ["2", "1", "0"]
        await house.follow(ear, aki, table.id, 1, table.known_seq(1), None)
        assert ear.positions[-1]["seat"] == 1
        assert [seat["placed"] for seat in ear.positions[-1]["view"]["seats"]] == [None, []]
        assert table.followers == {ear: 1}

    in_a_house(sqlite, test)


def test_a_follower_who_was_away_is_told_what_happened_since(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        ear = Ear(people[0])
        await house.follow(ear, people[0], table.id, 0, 0, None)
        known = ear.positions[-1]["seq"]
        house.unfollow(ear, table.id)
        for seat, guest in enumerate(people):
            await play(house, guest, table, seat, *TICKETS)
        await house.follow(ear, people[0], table.id, 0, known, None)
        assert [entry["seq"] for entry in ear.heard[-1]["log"]] == [known + 1, known + 2, known + 3]

    in_a_house(sqlite, test)


def test_everybody_counts_the_entries_that_they_may_know_of(sqlite: str) -> None:
    """Nobody's numbers have a gap, and nobody's change when the table is read again."""

    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        aki, ben, chie = people
        begin = table.known_seq(None)
        assert await play(house, aki, table, 0, "ticket 0", id="m1") == begin + 1
        assert await play(house, ben, table, 1, "ticket 1", id="m2") == begin + 1
        assert await house.undo(aki, table.id, 0, begin + 1, "u1") == begin + 2
        assert await play(house, chie, table, 2, *TICKETS, id="m3") == begin + 1
        assert await house.undo(chie, table.id, 2, begin + 1, "u2") == begin + 2
        assert await play(house, ben, table, 1, *TICKETS[2:], "ticket 0", after=begin + 1, id="m4") == begin + 4
        for again in (False, True):
            table.stale = again
            await house.table(table.id)
            for seat, more in ((None, 3), (0, 5), (1, 4), (2, 3)):
                numbers = list(range(1, begin + more + 1))
                assert [entry.seq for entry in table.entries_for(seat)] == numbers
                for since in (0, begin, begin + 1, begin + more, 99):
                    assert [entry.seq for entry in table.entries_for(seat, since)] == numbers[since:]
                (undo,) = [entry for entry in table.entries_for(seat) if entry.kind == UNDO and entry.seat == 2]
                assert table.entries_for(seat)[(undo.undoes or 0) - 1].seat == 2
                position = table.position(seat)
                assert position is not None
                assert position.seq == begin + more
            assert await house.play(aki, table.id, 0, begin, "m1", ["ticket 0"]) == begin + 1
            assert await house.undo(aki, table.id, 0, begin, "u1") == begin + 2

    in_a_house(sqlite, test)


def test_whoever_loses_their_seat_gets_the_log_anew_as_a_spectator_counts_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie", public=True)
        ear = Ear(people[0])
        await house.follow(ear, people[0], table.id, 0, 0, None)
        await play(house, people[0], table, 0, "ticket 0")
        await house.leave(people[0], table.id, 0)
        told = next(message for message in ear.heard if message.get("position", {"seat": 0})["seat"] is None)
        left = table.known_seq(None)
        assert [entry["seq"] for entry in told["log"]] == list(range(1, left + 1))
        await to_the_end(house, table, people)
        later = [entry["seq"] for message in ear.heard[ear.heard.index(told) + 1 :] for entry in message.get("log", [])]
        assert later == list(range(left + 1, table.known_seq(None) + 1))

    in_a_house(sqlite, test)


def test_a_private_table_is_shown_to_those_who_sit_there_or_have_a_link(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        (stranger,) = await guests(house, "Stranger")
        for guest in (stranger, None):
            assert await refusal(house.follow(Ear(guest), guest, table.id, None, 0, None)) == "table-private"
            assert await refusal(house.follow(Ear(guest), guest, table.id, 0, 0, None)) == "seat-not-yours"
            await house.follow(Ear(guest), guest, table.id, None, 0, house.signer.watch_link(table.id))
        assert await refusal(house.follow(Ear(ben), ben, table.id, 0, 0, None)) == "seat-not-yours"
        await house.resign(aki, table.id, 0)
        await house.follow(Ear(stranger), stranger, table.id, 0, 0, None)

    in_a_house(sqlite, test)


def test_presence_is_told_to_the_others(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        one, two = Ear(aki), Ear(ben)
        await house.follow(one, aki, table.id, 0, 0, None)
        await house.follow(two, ben, table.id, 1, 0, None)
        assert [seat["present"] for seat in one.heard[-1]["info"]["seats"]] == [True, True]
        house.unfollow(two, table.id)
        assert [seat["present"] for seat in one.heard[-1]["info"]["seats"]] == [True, False]

    in_a_house(sqlite, test)


def test_your_tables_come_first_that_wait_for_you(sqlite: str) -> None:
    async def test(house: House) -> None:
        waiting, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        done = await house.create(aki, "tsukiji", ["me", "open", "open"])
        await sit(house, aki, done, 0)
        played = await house.create(aki, "tsukiji", ["me", "open", "open"])
        for seat, guest in enumerate([aki, *await guests(house, "Ben", "Chie")]):
            await sit(house, guest, played, seat)
        await play(house, aki, played, 0, *TICKETS)
        order = [summary.table.id for summary in await house.tables_of(aki)]
        assert order == [waiting.id, played.id, done.id]

    in_a_house(sqlite, test)


def test_a_replay_shows_every_step_as_its_reader_saw_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", "Chie")
        ear = Ear(people[1])
        await house.follow(ear, people[1], table.id, 1, 0, None)
        await play(house, people[0], table, 0, *TICKETS)
        await house.undo(people[0], table.id, 0, table.known_seq(0), "u1")
        await to_the_end(house, table, people)
        steps = await replayed(house, people[1], table.id, 1)
        assert table.match is not None
        assert [each.step for each in steps] == list(range(len(table.match.standing) + 1))
        assert steps[0].at == table.began
        assert [each.at for each in steps[1:]] == [table.logged_of(each.number).at for each in table.match.standing]
        seen = {position["seq"]: position["view"] for position in ear.positions if position["view"]}
        told = [each.position for each in steps if each.position.seq in seen]
        assert len(told) > 20
        assert all(msgspec.to_builtins(position.view) == seen[position.seq] for position in told)
        whole = await house.replay(None, table.id, None, None)
        assert whole.step(len(steps) - 1).position.over
        with pytest.raises(Refusal) as refused:
            whole.step(len(steps))
        assert refused.value.message.id == "step-unknown"

    in_a_house(sqlite, test)


# --- being kept ----------------------------------------------------------------------------------------------------


def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as house:
            table, people = await begun(house, "Aki", "Ben", "Chie")
            await play(house, people[0], table, 0, "ticket 3")
            await play(house, people[1], table, 1, *TICKETS)
            seen = [timeless(house.followers.news(table, seat, None)) for seat in (0, 1, 2, None)]
        async with opened(database) as house:
            again = await house.table(table.id)
            assert [timeless(house.followers.news(again, seat, None)) for seat in (0, 1, 2, None)] == seen
            aki = await house.guest(people[0].id)
            await play(house, aki, again, 0, "ticket 0", "ticket 1", "ticket 2")

    asyncio.run(test())


def test_bots_whose_turn_it_was_go_on_after_a_restart(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as house:
            await house.bot_runner.stop()
            (aki,) = await guests(house, "Aki")
            table = await house.create(aki, "tsukiji", ["greedy", "greedy"], public=True)
        async with opened(sqlite) as house:
            async with asyncio.timeout(20):
                while (await house.table(table.id)).row.state != "over":
                    await asyncio.sleep(0.02)

    asyncio.run(test())


def test_when_the_store_is_lost_nothing_is_acknowledged_and_the_same_can_be_asked_again(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, *_) = await begun(house, "Aki", "Ben", "Chie")
        store, told = stand_in_for_store(house), list[int]()
        append = store.append

        async def stored_but_lost(*given: Any, **named: Any) -> None:
            await append(*given, **named)
            raise Lost

        after = table.known_seq(0)
        store.append = stored_but_lost
        asked = house.play(aki, table.id, 0, after, "m1", TICKETS, told.append)
        assert await refusal(asked) == "store-lost"
        assert told == []
        store.append = append
        assert await house.play(aki, table.id, 0, after, "m1", TICKETS, told.append) == after + 1
        assert told == [after + 1]
        fresh = await house.store.table(table.id)
        assert fresh is not None
        assert [entry.id for entry in fresh[2]].count("m1") == 1

    in_a_house(sqlite, test)


def test_a_table_is_not_read_again_while_somebody_is_writing_there(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        store, after = stand_in_for_store(house), table.known_seq(0)
        append, read = store.append, store.table

        async def lose(*given: Any, **named: Any) -> None:
            store.append = slowly
            await asyncio.sleep(0.02)
            raise Lost

        async def slowly(*given: Any, **named: Any) -> None:
            await asyncio.sleep(0.05)
            await append(*given, **named)

        async def read_slowly(id: str) -> Any:
            found = await read(id)
            await asyncio.sleep(0.1)
            return found

        store.append, store.table = lose, read_slowly
        first = asyncio.ensure_future(house.play(aki, table.id, 0, after, "a1", TICKETS))
        await asyncio.sleep(0.01)
        second = asyncio.ensure_future(house.play(ben, table.id, 1, after, "b1", TICKETS))
        assert await refusal(first) == "store-lost"
        await house.table(table.id)
        assert await second == table.known_seq(1)
        assert table.find(1, "b1") is not None

    in_a_house(sqlite, test)


def test_followers_are_told_what_was_stored_though_its_acknowledgement_was_lost(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        ear = Ear(ben)
        await house.follow(ear, ben, table.id, 1, 0, None)
        store = stand_in_for_store(house)
        append = store.append

        async def stored_but_lost(*given: Any, **named: Any) -> None:
            await append(*given, **named)
            raise Lost

        store.append = stored_but_lost
        assert await refusal(play(house, aki, table, 0, *TICKETS)) == "store-lost"
        await house.table(table.id)
        assert [entry["seq"] for entry in ear.heard[-1]["log"]] == [table.known_seq(1)]

    in_a_house(sqlite, test)


def test_bots_go_on_when_the_store_comes_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.02)

    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        store = stand_in_for_store(house)
        append, read = store.append, store.table

        tries: list[Any] = []

        async def away(*given: Any, **named: Any) -> Any:
            tries.append(given)
            raise Lost

        table = await house.create(aki, "tsukiji", ["greedy", "greedy"])
        store.append, store.table = away, away
        async with asyncio.timeout(20):
            while len(tries) < 3:
                await asyncio.sleep(0.02)
        assert table.row.state == "running"
        store.append, store.table = append, read
        async with asyncio.timeout(20):
            while table.row.state == "running":
                await asyncio.sleep(0.02)

    in_a_house(sqlite, test)


def test_whoever_loses_the_seat_while_they_look_back_sees_no_more_through_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben")
        for seat, guest in enumerate(people):
            await play(house, guest, table, seat, *TICKETS[:3])
        aki = people[0]
        for room, slow, ask in (
            (house.replays, "replay", house.replay),
            (house.logs, "prepare", house.readable_table),
        ):
            done = getattr(room, slow)

            async def change_hands(table: LiveTable, seat: int | None, done: Any = done) -> Any:
                table.seats[0].guest = None
                return await done(table, seat)

            setattr(room, slow, change_hands)
            assert await refusal(ask(aki, table.id, 0, None)) == "seat-not-yours"
            table.seats[0].guest = aki.id

    in_a_house(sqlite, test)


async def from_elsewhere(house: House, table: LiveTable, **changed: str) -> None:
    """As if a newer program had made this table."""
    of_it = TABLES.c.id == table.id
    await database_of(house).write(
        lambda connection: connection.execute(sa.update(TABLES).where(of_it).values(changed))
    )
    house.tables.live.clear()


@pytest.mark.parametrize(
    ("changed", "why"),
    [({"rules": "99"}, "table-rules-unknown"), ({"game": "gobang"}, "game-unknown")],
    ids=["rules", "game"],
)
@pytest.mark.parametrize("state", ["open", "running"])
def test_a_table_from_elsewhere_says_so_and_can_be_left(
    sqlite: str, state: str, changed: dict[str, str], why: str
) -> None:
    async def test(house: House) -> None:
        if state == "open":
            (aki,) = await guests(house, "Aki")
            table = await house.create(aki, "tsukiji", ["me", "open"])
        else:
            table, (aki, _) = await begun(house, "Aki", "Ben")
        acting = table.row.acting
        await from_elsewhere(house, table, **changed)
        for asked in (house.table(table.id), play(house, aki, table, 0, "ticket 0"), sit(house, aki, table, 0)):
            assert await refusal(asked) == why
        ear = Ear(aki)
        await house.follow(ear, aki, table.id, 0, 0, None)
        told = ear.heard[0]
        assert told["info"]["unreadable"]["id"] == why
        assert not told.get("log")
        assert not told.get("position")
        await house.leave(aki, table.id)
        assert ear.heard[-1]["info"]["seats"][0]["person"] is False
        row, seats, _ = await house.store.table(table.id) or (None, [], [])
        assert row is not None
        assert row.acting == (acting if row.state == "running" else 0)
        assert seats[0].guest is None

    in_a_house(sqlite, test)


def test_a_table_from_elsewhere_does_not_count_and_does_not_keep_anybody_from_being_forgotten(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        assert await refusal(house.create(aki, "tsukiji", ["me", "open"])) == "tables-too-many"
        await from_elsewhere(house, table, rules="99")
        await house.create(aki, "tsukiji", ["me", "open"])
        await house.forget(aki)
        assert await house.store.guest(aki.id) is None
        assert aki.id not in repr(await house.store.table(table.id))

    in_a_house(sqlite, test, most_tables=1)


def test_a_table_whose_log_makes_no_sense_can_be_left_too(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        await from_elsewhere(house, table, setup='{"first": 0}')
        assert await refusal(house.table(table.id)) == "table-deals-otherwise"
        await house.leave(aki, table.id)

    in_a_house(sqlite, test)


def test_a_guest_who_wants_to_be_forgotten_leaves_and_no_name_stays(sqlite: str) -> None:
    async def test(house: House) -> None:
        over, (aki, _) = await begun(house, "Aki", "Ben")
        await house.resign(aki, over.id, 0)
        running = await house.create(aki, "tsukiji", ["me", "greedy"])
        await sit(house, aki, running, 0)
        await house.forget(aki)
        assert await house.store.guest(aki.id) is None
        assert b"Aki" not in house.followers.news(await house.table(running.id), None, None)
        for table in (over, running):
            fresh = await house.store.table(table.id)
            assert "Aki" not in repr(fresh)
            assert aki.id not in repr(fresh)
        assert (await house.record(None, over.id, None, None))["seats"] == [FORGOTTEN, "Ben"]

    in_a_house(sqlite, test)


def test_what_nobody_touched_for_longer_than_it_is_kept_is_deleted(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "open"])
        later = now() + 8 * DAY
        monkeypatch.setattr("uogashi.server.clock.now", lambda: later)
        await house.upkeep.sweep()
        assert await refusal(house.table(table.id)) == "table-unknown"

    in_a_house(sqlite, test, keep_open_days=7)


def test_old_passes_are_worth_nothing_after_a_renewal(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        old = house.signer.pass_of("token", aki)
        fresh = await house.renew(aki)
        assert house.signer.read_pass(old, "token") == (aki.id, aki.era)
        assert fresh.era != aki.era
        assert house.signer.pass_of("token", fresh) != old

    in_a_house(sqlite, test)


def test_nothing_in_the_server_knows_a_game_by_name() -> None:
    files = [file for file in SERVER.rglob("*") if file.suffix in (".py", ".css", ".html")]
    assert len(files) > 20
    for file in files:
        if "client" not in file.relative_to(SERVER).parts:  # which is built
            assert not any(name in file.read_text().lower() for name in game_names()), file.name

"""Seats that change hands: nobody sees, keeps or undoes another player's secret decisions."""

import asyncio
from pathlib import Path

import pytest

from tests.server.inside import Ear, begun, guests, in_a_house, opened, play, refusal, reveal, sit, until_secret
from uogashi.core.match import Match
from uogashi.server.clock import now
from uogashi.server.house import House
from uogashi.server.house.changes import MOST_EVENTS
from uogashi.server.house.lists import DAY
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable

SECRETS = ["tsukiji", "market"]
"""Games in which something is decided in secret: tickets, and bids at an auction."""


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def in_secret(house: House, game: str) -> tuple[LiveTable, dict[int, Guest]]:
    """A public table in a secret phase: Aki and Ben have still to decide, and a bot has decided."""
    aki, ben = await guests(house, "Aki", "Ben")
    people = {0: aki, 1: ben}
    for _ in range(30):  # not every game comes to an auction
        table = await house.create(aki, game, ["me", "open", "greedy"], public=True)
        for seat, guest in people.items():
            await sit(house, guest, table, seat)
        await until_secret(house, table, people)
        while 2 in match_of(table).acting:
            await asyncio.sleep(0.001)
        if match_of(table).phase and 0 in match_of(table).acting:
            return table, people
    raise AssertionError("nothing secret was ever decided")


def match_of(table: LiveTable) -> Match:
    assert table.match is not None
    return table.match


# --- not while something is secret ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SECRETS)
def test_nobody_takes_over_a_bots_seat_in_a_secret_phase(sqlite: str, game: str) -> None:
    async def test(house: House) -> None:
        table, people = await in_secret(house, game)
        (chie,) = await guests(house, "Chie")
        before = [entry.undone for entry in match_of(table).entries]
        assert await refusal(house.take(chie, table.id, 2, None)) == "seat-secret"
        assert await refusal(house.follow(Ear(chie), chie, table.id, 2, 0, None)) == "seat-not-yours"
        assert [entry.undone for entry in match_of(table).entries] == before
        assert table.seats[2].bot == "greedy"
        await reveal(house, table, people)
        await house.take(chie, table.id, 2, None)
        assert table.seats[2].name == "Chie"

    in_a_house(sqlite, test)


@pytest.mark.parametrize("game", SECRETS)
def test_whoever_leaves_in_a_secret_phase_takes_no_other_seat_in_this_round(sqlite: str, game: str) -> None:
    async def test(house: House) -> None:
        table, people = await in_secret(house, game)
        aki = people[0]
        assert await refusal(house.take(aki, table.id, 2, None)) == "seat-second"
        await house.leave(aki, table.id)
        for seat in (0, 2):
            assert await refusal(house.take(aki, table.id, seat, None)) == "seat-secret"
        await reveal(house, table, people)
        await house.take(aki, table.id, 2, None)  # what was secret when Aki sat there has been shown
        assert table.seats[2].name == "Aki"

    in_a_house(sqlite, test)


def test_whoever_leaves_in_the_open_part_of_a_round_returns_only_to_their_own_seat(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await in_secret(house, "tsukiji")
        await reveal(house, table, people)
        await house.leave(people[0], table.id)
        assert await refusal(house.take(people[0], table.id, 2, None)) == "seat-sat"
        await house.take(people[0], table.id, 0, None)
        assert table.seats[0].name == "Aki"

    in_a_house(sqlite, test)


def test_where_nothing_is_ever_secret_the_whole_game_is_one_round(sqlite: str) -> None:
    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "shopping", ["me", "open", "greedy"], public=True)
        await sit(house, aki, table, 0)
        await sit(house, ben, table, 1)
        await house.leave(ben, table.id)
        assert await refusal(house.take(ben, table.id, 2, None)) == "seat-sat"
        await house.take(ben, table.id, 1, None)

    in_a_house(sqlite, test)


def test_who_sat_where_is_known_after_a_restart_and_of_those_who_lost_their_seat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(sqlite) as house:
            table, people = await in_secret(house, "tsukiji")
            await reveal(house, table, people)
            (dai,) = await guests(house, "Dai")
            monkeypatch.setattr("uogashi.server.clock.now", lambda: now() + 4 * DAY)
            await house.take(dai, table.id, 0, None)
            assert table.seats[0].name == "Dai"
        async with opened(sqlite) as house:
            aki, ben = [await house.guest(people[seat].id) for seat in (0, 1)]
            await house.leave(ben, table.id)
            for guest in (aki, ben):
                assert await refusal(house.take(guest, table.id, 2, None)) == "seat-sat"

    asyncio.run(test())


def test_a_seat_whose_person_stays_away_in_a_secret_phase_waits_until_a_bot_has_decided(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        table, people = await in_secret(house, "tsukiji")
        (dai,) = await guests(house, "Dai")
        await reveal(house, table, {1: people[1]} | people)
        await until_secret(house, table, people)
        await play(house, people[0], table, 0, match_of(table).legal(0)[0])
        assert await refusal(house.stand_in(dai, table.id, 0, "greedy")) == "seat-not-yours"
        monkeypatch.setattr("uogashi.server.clock.now", lambda: now() + 4 * DAY)
        for seat in (0, 1):
            assert await refusal(house.take(dai, table.id, seat, None)) == "seat-secret"
            await house.stand_in(dai, table.id, seat, "greedy")
        while match_of(table).phase:
            await asyncio.sleep(0.001)
        await house.take(dai, table.id, 0, None)  # the bot's moves for Aki do not count as Aki's return
        assert table.seats[0].name == "Dai"

    in_a_house(sqlite, test)


# --- undo ----------------------------------------------------------------------------------------------------------


def test_nobody_takes_back_what_was_decided_before_they_took_the_seat_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben", game="shopping", public=True)
        monkeypatch.setattr(house.bot_queue, "enqueue", lambda table: None)  # no bot takes over for a player who leaves
        seat = match_of(table).acting[0]
        while not match_of(table).can_undo(seat):
            await play(house, people[seat], table, seat, match_of(table).legal(seat)[0])
        await house.leave(people[seat], table.id)
        (chie,) = await guests(house, "Chie")
        await house.take(chie, table.id, seat, None)
        before = match_of(table).states.tobytes()
        position = table.position(seat)
        assert position is not None
        assert not position.can_undo
        assert await refusal(house.undo(chie, table.id, seat, table.known_seq(seat), "undo")) == "undo-not-yours"
        assert match_of(table).states.tobytes() == before

    in_a_house(sqlite, test)


def test_what_a_stand_in_decided_is_its_persons_to_take_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        await house.stand_in(aki, table.id, 0, "greedy")
        while 0 in match_of(table).acting:
            await asyncio.sleep(0.001)
        await house.come_back(aki, table.id, 0)
        await house.undo(aki, table.id, 0, table.known_seq(0), "undo")
        assert 0 in match_of(table).acting

    in_a_house(sqlite, test)


# --- the log is not filled ---------------------------------------------------------------------------------------


def test_joining_and_leaving_an_open_table_fills_its_log_only_so_far(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as house:
            aki, eve = await guests(house, "Aki", "Eve")
            table = await house.create(aki, "tsukiji", ["me", "open"], public=True)
            ear = Ear(aki)
            await house.follow(ear, aki, table.id, 0, 0, None)
            for _ in range(MOST_EVENTS):
                await sit(house, eve, table, 1)
                await house.leave(eve, table.id)
            assert MOST_EVENTS <= len(table.log) <= MOST_EVENTS + 2
            (ben,) = await guests(house, "Ben")
            await sit(house, ben, table, 1)
            assert [message["info"]["seats"][1]["name"] for message in ear.heard if "info" in message][-1] == "Ben"
        async with opened(sqlite) as house:
            again = await house.table(table.id)
            assert (again.seats[1].name, again.row.seq) == ("Ben", len(again.log))
            await sit(house, aki, again, 0)
            assert again.row.state == "running"
            await play(house, ben, again, 1, match_of(again).legal(1)[0])

    asyncio.run(test())


def test_coming_and_going_in_a_running_game_ends_before_it_fills_the_log(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, people = await in_secret(house, "tsukiji")
        await reveal(house, table, people)
        (eve,) = await guests(house, "Eve")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.bot_queue, "enqueue", lambda table: None)
            for _ in range(MOST_EVENTS // 2):
                await house.take(eve, table.id, 2, None)
                await house.leave(eve, table.id)
            assert await refusal(house.take(eve, table.id, 2, None)) == "table-restless"
            log = len(table.log)
            for _ in range(10):
                await house.stand_in(people[0], table.id, 0, "greedy")
                await house.come_back(people[0], table.id, 0)
                await house.agree_to_end(people[0], table.id, 0, True)
                await house.agree_to_end(people[0], table.id, 0, False)
            assert len(table.log) == log
            assert table.seats[0].playing
        await house.leave(people[1], table.id)
        assert table.seats[1].guest is None

    in_a_house(sqlite, test)


# --- absence -------------------------------------------------------------------------------------------------------


def test_after_a_start_nobody_is_away_for_the_first_minute(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was killed could not note who was there."""

    async def test() -> None:
        async with opened(sqlite) as house:
            table, (_, ben) = await begun(house, "Aki", "Ben")
        hours_later = now() + 3_600_000
        monkeypatch.setattr("uogashi.server.clock.now", lambda: hours_later)
        async with opened(sqlite) as house:
            again = await house.table(table.id)
            assert again.info(ben.id).seats[0].absent_in == 60_000
            assert await refusal(house.stand_in(ben, table.id, 0, "greedy")) == "seat-present"
            monkeypatch.setattr("uogashi.server.clock.now", lambda: hours_later + 59_000)
            assert await refusal(house.stand_in(ben, table.id, 0, "greedy")) == "seat-present"
            monkeypatch.setattr("uogashi.server.clock.now", lambda: hours_later + 60_000)
            await house.stand_in(ben, table.id, 0, "greedy")

    asyncio.run(test())


def told_absent(ear: Ear) -> list[int | None]:
    """What the latest news about the table say of who is away."""
    infos = [news["info"] for news in ear.heard if news.get("info")]
    return [seat["absent_in"] for seat in infos[-1]["seats"]]


def test_others_are_told_when_they_may_let_a_bot_play_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        later = now() + 600_000
        monkeypatch.setattr("uogashi.server.clock.now", lambda: later)
        one, two = Ear(aki), Ear(ben)
        await house.follow(one, aki, table.id, 0, 0, None)
        assert told_absent(one) == [None, 0, 0]  # nobody has seen the others for ten minutes
        await house.follow(two, ben, table.id, 1, 0, None)
        assert told_absent(one) == [None, None, 0]
        house.unfollow(two, table.id)
        assert told_absent(one) == [None, 60_000, 0]
        assert await refusal(house.stand_in(aki, table.id, 1, "greedy")) == "seat-present"
        await house.stand_in(aki, table.id, 2, "greedy")
        assert told_absent(one) == [None, 60_000, None]  # a bot plays for Chie already
        monkeypatch.setattr("uogashi.server.clock.now", lambda: later + 59_999)
        assert table.info(aki.id).seats[1].absent_in == 1
        assert await refusal(house.stand_in(aki, table.id, 1, "greedy")) == "seat-present"
        monkeypatch.setattr("uogashi.server.clock.now", lambda: later + 60_000)
        assert table.info(aki.id).seats[1].absent_in == 0
        await house.stand_in(aki, table.id, 1, "greedy")

    in_a_house(sqlite, test)


def test_how_long_somebody_is_away_does_not_tell_that_they_have_begun_to_decide_in_secret(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        later = now() + 20_000
        monkeypatch.setattr("uogashi.server.clock.now", lambda: later)
        before = table.info(ben.id).seats[0].absent_in
        await play(house, aki, table, 0, "ticket 0")
        assert table.info(ben.id).seats[0].absent_in == before
        await play(house, aki, table, 0, "ticket 1", "ticket 2")
        assert table.info(ben.id).seats[0].absent_in == 60_000  # everyone sees that they are ready

    in_a_house(sqlite, test)


def test_that_somebody_is_still_there_is_noted_every_hour(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nobody who has only watched for days loses their seat when the server is killed."""

    async def test() -> None:
        days_later = now() + 5 * DAY
        async with opened(sqlite) as house:
            table, (aki, _) = await begun(house, "Aki", "Ben", public=True)
            await house.follow(Ear(aki), aki, table.id, 0, 0, None)
            monkeypatch.setattr("uogashi.server.clock.now", lambda: days_later)
            house.presence.note_present(table)
            await house.store.try_writing()  # by now what was noted is written
        async with opened(sqlite) as house:
            monkeypatch.setattr("uogashi.server.clock.now", lambda: days_later + 600_000)
            again = await house.table(table.id)
            assert house.presence.away_seconds(again, again.seats[0]) == 600
            assert house.presence.away_seconds(again, again.seats[1]) > 4 * 86_400

    asyncio.run(test())

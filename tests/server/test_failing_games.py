"""A game that fails while it is played at a table: decisions stay, and the others hear of them."""

from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.inside import Ear, begun, guests, in_a_house, play, sit, to_the_end
from uogashi.core.match import Match
from uogashi.core.verbs import SPECTATOR
from uogashi.server import table as server_table
from uogashi.server.house import House


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def fail(*given: object) -> NoReturn:
    raise ZeroDivisionError("nothing to share")


@pytest.mark.parametrize("failing", ["outlook", "ask", "warnings", "tell"])
def test_what_fails_beside_the_rules_stops_no_table(
    failing: str, sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What the game would say is left out; everyone still sees every move, and bots play on."""

    async def test(house: House) -> None:
        aki, ben = await guests(house, "Aki", "Ben")
        table = await house.create(aki, "quay", ["me", "open", "greedy"], public=True)
        await sit(house, aki, table, 0)
        await sit(house, ben, table, 1)
        monkeypatch.setitem(vars(table.game), failing, fail)
        ears = {Ear(aki): (aki, 0), Ear(ben): (ben, 1), Ear(): (None, None)}
        for ear, (guest, seat) in ears.items():
            await house.follow(ear, guest, table.id, seat, 0, None)
        await to_the_end(house, table, [aki, ben])
        for ear, (_, seat) in ears.items():
            entries = [entry["seq"] for message in ear.heard for entry in message.get("log", ())]
            assert entries == list(range(1, table.known_seq(seat) + 1))
            assert ear.positions[-1]["over"]

    in_a_house(sqlite, test)
    assert {line.exc_info[0] for line in caplog.records if line.exc_info} == {ZeroDivisionError}


def test_what_fails_when_it_is_tried_out_is_left_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        expected = await house.try_out(aki, table.id, 0, ["ticket 0"])
        assert expected.ask is not None
        for failing in ("outlook", "ask"):
            monkeypatch.setitem(vars(table.game), failing, fail)
        monkeypatch.setattr(server_table, "find_end", fail)
        tried = await house.try_out(aki, table.id, 0, ["ticket 0"])
        assert (tried.legal, tried.whole, tried.ask, tried.ends) == (expected.legal, False, None, None)

    in_a_house(sqlite, test)


def test_a_view_that_fails_for_one_keeps_nothing_from_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie")
        aside, here, late = Ear(aki), Ear(ben), Ear(aki)
        await house.follow(aside, aki, table.id, 0, 0, None)
        await house.follow(here, ben, table.id, 1, 0, None)
        view = Match.view
        monkeypatch.setattr(Match, "view", lambda match, seat: fail() if seat == 0 else view(match, seat))
        known = table.known_seq(1)
        await play(house, aki, table, 0, "ticket 0", "ticket 1", "ticket 2", "ticket 3")
        assert [entry["seq"] for entry in here.heard[-1]["log"]] == [known + 1]
        assert [line.message for line in caplog.records] == ["news failed"]
        with pytest.raises(ZeroDivisionError):
            await house.follow(late, aki, table.id, 0, 0, None)
        assert set(table.followers) == {aside, here}, "a client it could not be shown to follows nothing"

    in_a_house(sqlite, test)


def test_a_view_that_fails_for_spectators_fails_once_a_move(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        table, (aki, ben, _) = await begun(house, "Aki", "Ben", "Chie", public=True)
        here, watchers = Ear(ben), [Ear() for _ in range(5)]
        await house.follow(here, ben, table.id, 1, 0, None)
        for watcher in watchers:
            await house.follow(watcher, None, table.id, None, 0, None)
        fails_for_spectators(monkeypatch)
        known = table.known_seq(1)
        await play(house, aki, table, 0, "ticket 0", "ticket 1", "ticket 2", "ticket 3")
        assert [entry["seq"] for entry in here.heard[-1]["log"]] == [known + 1]
        assert [line.message for line in caplog.records] == ["news failed"]

    in_a_house(sqlite, test)


def test_who_gives_up_a_seat_may_not_be_shown_the_game_and_everybody_hears_of_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben", public=True)
        gone, here = Ear(aki), Ear(ben)
        await house.follow(gone, aki, table.id, 0, 0, None)
        await house.follow(here, ben, table.id, 1, 0, None)
        fails_for_spectators(monkeypatch)
        await house.leave(aki, table.id)
        assert table.seats[0].bot is not None
        assert [ear.heard[-1]["info"]["you"] for ear in (gone, here)] == [[], [1]]
        assert list(table.followers) == [here]
        assert [line.message for line in caplog.records] == ["news failed"]

    in_a_house(sqlite, test)


def fails_for_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: fail() if seat == SPECTATOR else view(match, seat))

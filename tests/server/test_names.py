"""What people may be called, and passes that stay worthless: nobody can pose as a bot, another player or a ghost."""

import asyncio
from pathlib import Path

import pytest

from tests.server.inside import begun, guests, in_a_house, opened, refusal, reveal, sit
from tests.server.running import Browser, RunningServer
from uogashi.server import clock
from uogashi.server.house import House
from uogashi.server.links import COOKIE, TOKEN, WAY_BACK
from uogashi.server.names import name_key
from uogashi.server.store.rows import Guest
from uogashi.server.web.identity import read_pass


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# --- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("greedy", "name-of-a-bot"),
        ("grееdy 1", "name-of-a-bot"),  # with two Cyrillic letters
        ("gréédy 1", "name-of-a-bot"),
        ("\u02d7", "name-unreadable"),
        ("\u0301\u0336", "name-unreadable"),
        ("greedy 1", "name-of-a-bot"),
        ("GREEDY 12", "name-of-a-bot"),
        ("Greedy1", "name-of-a-bot"),
        ("greedy\u00a01", "name-of-a-bot"),
        ("greedy\u3164 1", "name-of-a-bot"),
        ("gree\ufe0fdy 1", "name-of-a-bot"),
        ("ｇｒｅｅｄｙ　１", "name-of-a-bot"),
        ("greedy-1", "name-of-a-bot"),
        ("random ①", "name-of-a-bot"),
        ("—", "name-unreadable"),
        ("– –", "name-unreadable"),
        ("ー", "name-unreadable"),
        ("\u3164", "name-unreadable"),
        ("\u2800\u2800", "name-unreadable"),
        ("gre\u200bedy", "name-unreadable"),
    ],
)
def test_nobody_is_called_as_a_bot_is_nor_as_somebody_who_is_gone(sqlite: str, name: str, why: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        assert await refusal(house.new_guest(name)) == why
        assert await refusal(house.rename(aki, name)) == why
        assert await refusal(house.create(aki, "tsukiji", ["me", "me"], names=["Aki", name])) == why
        assert (await house.guest(aki.id)).name == "Aki"

    in_a_house(sqlite, test)


@pytest.mark.parametrize("name", ["Greedy Greta", "randomly", "grace", "一", "李", "🐟", "A-1", "Zoë", "O'Neill"])
def test_other_names_are_free(sqlite: str, name: str) -> None:
    async def test(house: House) -> None:
        assert (await house.new_guest(name)).name == name

    in_a_house(sqlite, test)


def test_nobody_sits_down_under_a_name_of_somebody_at_the_table(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben", public=True)
        await reveal(house, table, {0: aki, 1: ben})
        await house.leave(ben, table.id)
        open_table = await house.create(aki, "tsukiji", ["me", "open"], public=True)
        for name in ("Aki", "aki", "ＡＫＩ", "AKI", "A\ufe0fki"):
            (other,) = await guests(house, name)
            assert await refusal(sit(house, other, open_table, 1)) == "name-taken"
            assert await refusal(sit(house, other, table, 1)) == "name-taken"
            other = await house.rename(other, "Chie")
            await sit(house, other, open_table, 1)  # at once, under another name
            await house.leave(other, open_table.id)

    in_a_house(sqlite, test)


def test_people_at_one_screen_have_names_that_differ_whatever_their_letters(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        for names in (["Ben", "BEN"], ["Ben", "Ｂｅｎ"], ["aki", None]):
            assert await refusal(house.create(aki, "tsukiji", ["me", "me"], names=names)) == "name-twice"
        table = await house.create(aki, "tsukiji", ["me", "me"])  # without their own names, both are Aki's
        assert [seat.name for seat in table.seats] == ["Aki", "Aki"]

    in_a_house(sqlite, test)


def test_names_from_before_this_rule_do_not_sit_down_and_are_not_carried_into_a_rematch(sqlite: str) -> None:
    async def test(house: House) -> None:
        old = Guest("oldguest000000000000", "greedy 1", 0, 1, 1)
        await house.store.add_guest(old)
        assert await refusal(house.create(old, "tsukiji", ["me", "open"])) == "name-of-a-bot"
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        assert await refusal(house.take(old, table.id, 1, None)) == "table-private"
        await house.agree_to_end(aki, table.id, 0, True)
        await house.agree_to_end(ben, table.id, 1, True)
        table.seats[1].name = "AKI"
        assert await refusal(house.rematch(aki, table.id)) == "name-twice"
        table.seats[1].name = "Greedy 2"
        assert await refusal(house.rematch(aki, table.id)) == "name-of-a-bot"

    in_a_house(sqlite, test)


def test_names_are_compared_as_they_look() -> None:
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Aki\u3000 Ben") == name_key("aki ben")
    assert name_key("Åse") == name_key("A\u030ase")
    assert name_key("Aki") != name_key("Akie")


# --- passes --------------------------------------------------------------------------------------------------------


def test_renewed_away_passes_stay_worthless_after_deletion_and_after_a_restart(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as house:
            (aki,) = await guests(house, "Aki")
            passes = [(purpose, house.signer.pass_of(purpose, aki)) for purpose in (TOKEN, COOKIE, WAY_BACK)]
            fresh = await house.renew(aki)
            passes += [(purpose, house.signer.pass_of(purpose, fresh)) for purpose in (TOKEN, COOKIE, WAY_BACK)]
            await house.forget(fresh)
            for purpose, each in passes:
                assert await read_pass(each, purpose, house) is None
        async with opened(sqlite) as house:
            for purpose, each in passes:
                assert await read_pass(each, purpose, house) is None

    asyncio.run(test())


def test_passes_of_earlier_versions_hold_until_their_guest_is_deleted(sqlite: str) -> None:
    async def test(house: House) -> None:
        old = Guest("oldguest000000000000", "Aki", created=1, seen=clock.now())
        await house.store.add_guest(old)
        token = house.signer.pass_of(TOKEN, old)
        found = await read_pass(token, TOKEN, house)
        assert found is not None
        assert found.name == "Aki"
        await house.forget(await house.renew(found))
        assert await read_pass(token, TOKEN, house) is None
        # Its cookie is that of a visitor without a name now; under a new name, none of the old ones comes back.
        visitor = await read_pass(house.signer.pass_of(COOKIE, old), COOKIE, house)
        assert visitor is not None
        assert visitor.name == ""
        await house.rename(visitor, "Eve")
        assert await read_pass(token, TOKEN, house) is None
        assert await read_pass(house.signer.pass_of(COOKIE, old), COOKIE, house) is None

    in_a_house(sqlite, test)


def test_what_comes_late_does_not_bring_a_deleted_guest_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        await house.forget(aki)
        assert await refusal(house.rename(aki, "Aki again")) == "guest-unknown"
        assert await refusal(house.renew(aki)) == "guest-unknown"
        assert await house.store.guest(aki.id) is None

    in_a_house(sqlite, test)


def test_a_visitor_takes_a_name_and_the_cookie_of_before_is_worthless(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        visitor = Browser(server, None)
        before = visitor.cookies.get("uogashi")
        visitor.me = visitor.ask("PUT", "/api/me", json={"name": "Aki"}).json()
        assert visitor.cookies.get("uogashi") != before
        assert visitor.get("/api/me")["name"] == "Aki"
        token = visitor.get("/api/me/token")["secret"]
        visitor.table("me", "greedy")
        assert visitor.ask("DELETE", "/api/me").status_code == 204
        headers = {"Authorization": f"Bearer {token}"}
        assert visitor.ask("GET", "/api/tables", headers=headers).status_code == 401

"""The server over the network, with real clients: identity, live play, schemas, records, ends and restarts."""

import asyncio
import json
import re
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import RunningServer, everybody_sits, hear, say
from uogashi import __version__
from uogashi.core.record import verify
from uogashi.games import game_names, load_game
from uogashi.server.messages import PROTOCOL, socket_schema
from uogashi.server.web.client import FOLDER

ROOT = Path(__file__).parent.parent.parent
TICKETS = ["ticket 0", "ticket 1", "ticket 2", "ticket 3"]


# --- who is who ----------------------------------------------------------------------------------------------------


def test_a_visitor_becomes_a_guest_with_a_signed_cookie(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert answer.json()["name"] is None
    forged = httpx.get(f"{server.address}/api/tables", cookies={"uogashi": "someoneelse000000000.0.AAAA"})
    assert forged.status_code == 401


def test_a_guest_keeps_name_and_seats_as_long_as_the_cookie(server: RunningServer) -> None:
    aki = server.browser("Aki")
    table = aki.table("me", "greedy")
    assert [info["id"] for info in aki.get("/api/tables")] == [table]
    assert aki.get("/api/me")["name"] == "Aki"


def test_the_way_back_link_restores_all_seats_on_another_device(server: RunningServer) -> None:
    aki, other = server.browser("Aki"), server.browser(None)
    table = aki.table("me", "greedy")
    link = aki.get("/api/me/way-back")["secret"]
    assert link.startswith("/back#")
    other.me = other.post("/api/back", {"link": link.partition("#")[2]})
    assert other.me["name"] == "Aki"
    assert [info["id"] for info in other.get("/api/tables")] == [table]
    assert other.refused("POST", "/api/back", {"link": "nobody.0.AAAA"}) == "way-back-unknown"


def test_after_a_renewal_old_cookies_tokens_and_links_open_nothing(server: RunningServer) -> None:
    aki, thief = server.browser("Aki"), server.browser(None)
    link = aki.get("/api/me/way-back")["secret"].partition("#")[2]
    token = aki.get("/api/me/token")["secret"]
    thief.me = thief.post("/api/back", {"link": link})
    aki.post("/api/me/renew")
    assert aki.get("/api/me")["name"] == "Aki"
    assert thief.refused("GET", "/api/tables") == "guest-unknown"
    assert thief.refused("POST", "/api/back", {"link": link}) == "way-back-unknown"
    used = httpx.get(f"{server.address}/api/tables", headers={"Authorization": f"Bearer {token}"})
    assert used.json()["why"]["id"] == "token-unknown"


def test_a_guest_can_be_forgotten(server: RunningServer) -> None:
    aki = server.browser("Akiko")
    table = aki.table("me", "greedy", public=True)
    aki.take(table, 0)
    assert aki.ask("DELETE", "/api/me").status_code == 204
    assert "Akiko" not in httpx.get(f"{server.address}/api/tables/{table}").text
    assert "uogashi" not in aki.cookies


def test_a_newline_at_the_end_is_no_part_of_what_is_random(server: RunningServer) -> None:
    aki = server.guest("Aki")
    table = aki.table("me", "greedy")
    for random in ("0" * 32 + "\n", "0" * 31 + "\n"):
        asked = {"random": random}
        assert aki.refused("POST", f"/api/tables/{table}/seats/0/take", asked) == "request-unreadable"


def test_links_are_shown_to_those_they_belong_to_only(server: RunningServer) -> None:
    aki, ben, stranger = server.guest("Aki"), server.guest("Ben"), server.guest("Stranger")
    table = aki.table("me", "open", "open")
    links = aki.links(table)
    assert set(links) == {"1", "2", "watch", "join"}
    ben.take(table, 1, links["1"])
    assert set(ben.links(table)) == {"watch"}
    assert stranger.refused("GET", f"/api/tables/{table}/links") == "seat-not-yours"
    assert stranger.refused("GET", f"/api/tables/{table}") == "table-private"
    assert stranger.state(table, headers={"X-Uogashi-Link": links["watch"]})["info"]["id"] == table


def test_friends_come_by_one_link_until_no_seat_is_open(server: RunningServer) -> None:
    aki, ben, chie = server.guest("Aki"), server.guest("Ben"), server.guest("Chie")
    table = aki.table("me", "open", "open")
    join = aki.links(table)["join"]
    assert join.startswith("join.")
    assert ben.state(table, headers={"X-Uogashi-Link": join})["info"]["id"] == table
    ben.take(table, 1, join)
    assert aki.links(table)["join"] == join
    chie.take(table, 2, join)
    assert set(aki.links(table)) == {"watch"}


def test_names_at_one_screen_come_with_the_table(server: RunningServer) -> None:
    aki = server.guest("Aki")
    asked = {"game": "tsukiji", "seats": ["me", "me", "open"]}
    table = aki.post("/api/tables", {**asked, "names": ["Ben", None, None]})
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "Aki", None]
    assert aki.refused("POST", "/api/tables", {**asked, "names": ["Ben", "Ben", None]}) == "name-twice"
    assert aki.refused("POST", "/api/tables", {**asked, "names": ["a" * 41, None, None]}) == "request-unreadable"


# --- live play -----------------------------------------------------------------------------------------------------


def test_a_full_game_of_two_example_clients_and_two_bots(server: RunningServer) -> None:
    host = server.guest("Host")
    table = host.table("open", "greedy", "open", "random")
    links = host.get(f"/api/tables/{table}/links")["seats"]
    program = str(ROOT / "examples" / "network_bot.py")
    clients = [
        subprocess.Popen([sys.executable, program, server.address + links[seat], f"client {seat}"])
        for seat in ("0", "2")
    ]
    assert [client.wait(60) for client in clients] == [0, 0]
    record = httpx.get(f"{server.address}/api/tables/{table}/record").json()
    assert record["seats"] == ["client 0", "greedy 1", "client 2", "random 1"]
    assert len(record["seed_proof"]["added"]) == 2
    verify(record, load_game)


def test_moves_are_acknowledged_and_told_on_the_socket(server: RunningServer) -> None:
    table, (aki, ben, _) = everybody_sits(server, ["Aki", "Ben", "Chie"])

    async def test() -> None:
        async with aki.connect() as one, ben.connect() as two:
            assert await hear(one) == {"type": "welcome", "protocol": PROTOCOL, "version": __version__, "name": "Aki"}
            await say(one, type="follow", table=table, seat=0)
            await say(two, type="follow", table=table, seat=1)
            seen = await hear(one, "news")
            assert seen["info"]["you"] == [0]
            assert seen["position"]["legal"][0].startswith("ticket")
            await hear(two, "news")
            after = seen["position"]["seq"]
            move = {"table": table, "seat": 0, "after": after, "id": "m1", "decisions": TICKETS}
            await say(one, type="move", **move)
            assert await hear(one, "done", "refused") == {"type": "done", "table": table, "id": "m1", "seq": after + 1}
            told = await hear(two, "news")
            while "log" not in told:
                told = await hear(two, "news")
            assert told["log"][0]["facts"] == [{"name": "seat-ready", "arguments": {"seat": 0}}]
            await say(one, type="move", **{**move, "id": "m2"})
            refused = await hear(one, "refused")
            assert refused["why"]["id"] == "move-late"
            assert refused["position"]["seq"] == after + 1
            await say(one, type="undo", table=table, seat=0, after=after + 1, id="u1")
            assert (await hear(one, "done"))["seq"] == after + 2
            await say(one, type="ping")
            await hear(one, "pong")
            await say(two, type="unfollow", table=table)
            await say(two, type="ping")
            await hear(two, "pong")
            await say(one, type="move", **{**move, "after": after + 2, "id": "m3"})
            await hear(one, "done")
            with pytest.raises(TimeoutError):
                await hear(two, seconds=0.3)

    asyncio.run(test())


def test_the_exchange_in_the_documentation_is_what_a_server_says(server: RunningServer) -> None:
    """Everything that Aki and Ben send there is sent; each answer is waited for, by its types and numbers."""
    text = (ROOT / "docs" / "protocol.md").read_text().partition("## A complete exchange")[2].partition("\n## ")[0]
    lines = "\n".join(re.findall(r"```text\n(.*?)```", text, re.DOTALL))
    exchange = re.findall(r"^([AB])([<>]) (.*?)(?=^[AB][<>]|\Z)", lines, re.DOTALL | re.MULTILINE)
    table, guests = everybody_sits(server, ["Aki", "Ben"])
    people = dict(zip("AB", guests, strict=True))

    def told(message: str) -> list[str]:
        # Lines of the game log that the page leaves out have their own kinds.
        parts = r'"(?:type|seq|undoes)":(?:"[a-z]+"|\d+)|"kind":"(?:begin|moves|undo|event)"|"why":{"id":"[a-z-]+"'
        return re.findall(parts, message)

    async def test() -> None:
        async with AsyncExitStack() as after:
            sockets = {"B": await after.enter_async_context(people["B"].connect())}
            await say(sockets["B"], type="follow", table=table, seat=1)
            for who, way, message in exchange:
                if way == ">":
                    await sockets[who].send(message.replace("r1f66i4y50vvfc", table))
                    continue
                if told(message) == ['"type":"welcome"']:
                    sockets[who] = await after.enter_async_context(people[who].connect())
                async with asyncio.timeout(10):
                    while told(await sockets[who].recv(decode=True)) != told(message):
                        pass  # presence, and what the page leaves out

    assert len(exchange) > 20
    asyncio.run(test())


def test_messages_sent_without_waiting_are_all_answered_in_order(server: RunningServer) -> None:
    table, (aki, _) = everybody_sits(server, ["Aki", "Ben"])

    async def test() -> None:
        async with aki.connect() as socket:
            await hear(socket, "welcome")
            for number in range(12):
                await say(socket, type="unfollow" if number % 2 else "ping", **({"table": "?"} if number % 2 else {}))
            after = aki.state(table)["position"]["seq"]
            move = {"table": table, "seat": 0, "after": after, "id": "m", "decisions": TICKETS[:3]}
            await say(socket, type="move", **move)
            await say(socket, type="ping")
            answers = [(await hear(socket))["type"] for _ in range(14)]
            assert answers == ["pong", "refused"] * 6 + ["done", "pong"]

    asyncio.run(test())


def test_every_message_fits_the_published_schema(server: RunningServer) -> None:
    table, (aki, _) = everybody_sits(server, ["Aki", "Ben"])
    schema = httpx.get(f"{server.address}/api/socket.schema.json").json()
    assert schema == json.loads(json.dumps(socket_schema()))
    jsonschema.Draft202012Validator.check_schema(schema)
    check = jsonschema.Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/FromServer"}]})
    view = httpx.get(f"{server.address}/api/games/tsukiji/view.schema.json").json()
    heard: list[Any] = []

    async def test() -> None:
        async with aki.connect() as socket:
            await say(socket, type="follow", table=table, seat=0)
            await say(socket, type="ping")
            await say(socket, type="nonsense")
            await say(socket, type="move", table=table, seat=0, after=0, id="m", decisions=["ticket 9"])
            await say(socket, type="follow", table="0" * 14)
            await say(socket, type="try", table=table, seat=0, decisions=["ticket 0"])
            while len(heard) < 7:
                heard.append(await hear(socket))

    asyncio.run(test())
    assert {message["type"] for message in heard} == {"welcome", "news", "pong", "refused", "tried"}
    for message in heard:
        check.validate(message)
        if message.get("position"):
            jsonschema.validate(message["position"]["view"], view)


def test_the_socket_is_closed_to_forged_passes_and_foreign_pages(server: RunningServer) -> None:
    from websockets.asyncio.client import connect

    async def test(**headers: str) -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(server.socket_address, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(test())
    asyncio.run(test(Origin="https://elsewhere.example"))
    asyncio.run(test(Authorization="Bearer nobody.0.AAAA"))


def test_a_browser_plays_with_its_cookie(server: RunningServer) -> None:
    aki = server.browser("Aki")
    table = aki.table("me", "greedy")
    aki.take(table, 0)

    async def test() -> None:
        async with aki.connect() as socket:
            await say(socket, type="follow", table=table, seat=0)
            assert (await hear(socket, "news"))["position"]["seat"] == 0

    asyncio.run(test())


def test_without_a_socket_a_game_can_be_played_by_asking(server: RunningServer) -> None:
    table, (aki, ben) = everybody_sits(server, ["Aki", "Ben"])
    assert aki.move(table, 0, "ticket 0", "ticket 1", "ticket 2")["seq"] > 0
    assert ben.state(table)["info"]["acting"] == [1]
    aki.post(f"/api/tables/{table}/undo", {"seat": 0, "after": 99, "id": "u1"})
    answer = aki.ask(
        "POST", f"/api/tables/{table}/moves", json={"seat": 0, "after": 0, "id": "m", "decisions": ["pass"]}
    )
    assert answer.status_code == 409
    assert answer.json()["why"]["id"] == "move-late"
    assert answer.json()["position"]["seat"] == 0


# --- games ---------------------------------------------------------------------------------------------------------


def test_games_tell_their_options(server: RunningServer) -> None:
    games = {game["game"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    assert list(games) == list(game_names())
    game = games["tsukiji"]
    assert (game["options"], game["variant"]) == ({"special_points": []}, {"special_points": True})
    assert (game["offers"], game["recommends"]) == ({"special_points": [True]}, {})
    assert games["shopping"]["recommends"] == {"2": {"end": "even"}}


def test_a_client_gets_the_words_of_a_game(server: RunningServer) -> None:
    words = httpx.get(f"{server.address}/api/games/tsukiji/words/nl").json()
    assert words["language"] == "nl"
    text = load_game("tsukiji").folder / "text"
    assert words["texts"] == (text / "shelf" / "nl.ftl").read_text() + "\n" + (text / "nl.ftl").read_text()
    facts = words["facts"]
    assert facts["round-begins"] == {"round": "number", "first": "seat"}
    assert facts["ticket-placed"] == {"seat": "seat", "lot": "number", "ticket": "thing"}
    assert facts["marker-moved"]["by"] == "change"
    assert set(facts) == {kind.name for kind in load_game("tsukiji").facts}


def test_a_client_gets_the_shelf_of_a_game(server: RunningServer) -> None:
    shelf = httpx.get(f"{server.address}/api/games/market/shelf/pt-PT").json()
    file = load_game("market").folder / "text" / "shelf" / "pt-BR.ftl"
    assert shelf == {"language": "pt-BR", "texts": file.read_text(encoding="utf-8")}


@pytest.mark.parametrize(("name", "division"), [("tsukiji", "web-round"), ("shopping", "shopping-turn")])
def test_a_client_is_told_what_divides_a_game(server: RunningServer, name: str, division: str) -> None:
    assert httpx.get(f"{server.address}/api/games/{name}/words/en").json()["division"] == division


def test_a_client_gets_the_rules_of_a_game(server: RunningServer) -> None:
    rules = httpx.get(f"{server.address}/api/games/tsukiji/rules/pt-PT").json()
    assert (rules["language"], rules["title"]) == ("pt-BR", "Tsukiji")
    assert rules["opening"].startswith("<p>")
    assert [chapter["id"] for chapter in rules["chapters"]][-1] == "questions"
    assert '<li id="r1">' in rules["chapters"][-1]["html"]


@pytest.mark.parametrize(
    "what", ["view.schema.json", "words/ja", "words/pseudo", "shelf/ja", "shelf/pseudo", "rules/ja", "rules/pseudo"]
)
def test_whoever_has_it_already_is_told_that_it_has_not_changed(server: RunningServer, what: str) -> None:
    address = f"{server.address}/api/games/tsukiji/{what}"
    first = httpx.get(address)
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert httpx.get(address, headers={"If-None-Match": '"other"'}).json() == first.json()


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("tsukiji/words/xx", "language-unknown"),
        ("tsukiji/rules/xx", "language-unknown"),
        ("chess/words/en", "game-unknown"),
        ("chess/rules/en", "game-unknown"),
    ],
)
def test_words_and_rules_that_there_are_not(server: RunningServer, path: str, why: str) -> None:
    answer = httpx.get(f"{server.address}/api/games/{path}")
    assert (answer.status_code, answer.json()["why"]["id"]) == (404, why)


def test_the_schema_of_a_view_tells_what_its_numbers_are(server: RunningServer) -> None:
    parts = httpx.get(f"{server.address}/api/games/tsukiji/view.schema.json").json()["$defs"]
    view, lot, seat = (parts[name]["properties"] for name in ("TsukijiView", "LotView", "SeatView"))
    assert view["viewer"]["anyOf"][0]["format"] == "seat"
    assert view["acting"]["items"]["format"] == "seat"
    assert view["phase"]["format"] == "phase"
    assert lot["cards"]["items"]["format"] == "thing"
    assert lot["price"]["anyOf"][0]["format"] == "money"
    assert lot["modifier"]["anyOf"][0]["format"] == "change"
    assert seat["seat"]["format"] == "seat"
    assert parts["ScoreView"]["properties"]["total"]["format"] == "points"


# --- lists, records and replays ------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables(server: RunningServer) -> None:
    aki = server.guest("Aki")
    public, private = aki.table("me", "open", public=True), aki.table("me", "open")
    lobby = httpx.get(f"{server.address}/api/lobby").json()
    listed = [info["id"] for info in lobby]
    assert public in listed
    assert private not in listed
    info = next(info for info in lobby if info["id"] == public)
    assert [seat["name"] for seat in info["seats"]] == ["Aki", None]
    assert info["you"] == []


def test_a_running_record_tells_what_its_reader_may_know(server: RunningServer) -> None:
    table, (aki, ben, _) = everybody_sits(server, ["Aki", "Ben", "Chie"])
    aki.move(table, 0, *TICKETS)
    own = aki.get(f"/api/tables/{table}/record?seat=0")
    assert own["moves"] == [[0, ticket] for ticket in TICKETS]
    assert ben.get(f"/api/tables/{table}/record?seat=1")["moves"] == []
    assert not {"seed", "seed_proof", "result"} & set(own)
    assert len(own["setup"]["deck"]) == 12
    assert ben.refused("GET", f"/api/tables/{table}/record?seat=0") == "seat-not-yours"


def test_a_finished_game_has_a_record_and_a_replay_at_permanent_addresses(server: RunningServer) -> None:
    host = server.guest("Host")
    table = host.table("greedy", "greedy", "random")
    while host.state(table)["info"]["state"] != "over":
        time.sleep(0.05)
    record = httpx.get(f"{server.address}/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    verify(record.json(), load_game)
    steps = httpx.get(f"{server.address}/api/tables/{table}/replay").json()
    assert steps[-1]["position"]["over"]
    assert {step["position"]["phase"] for step in steps} == {"evaluation", "purchase", "over"}
    assert all(step["position"]["phase"] == step["position"]["view"]["phase"] for step in steps)
    log = host.state(table)["log"]
    assert steps[0]["at"] == next(entry["at"] for entry in log if entry["kind"] == "begin")
    assert steps[-1]["at"] == [entry["at"] for entry in log if entry["kind"] == "moves"][-1]
    one = httpx.get(f"{server.address}/api/tables/{table}/replay/7")
    assert one.json() == steps[7]
    assert "max-age" in one.headers["cache-control"]
    assert httpx.get(f"{server.address}/api/tables/{table}/replay/99999").status_code == 404


# --- the server itself ---------------------------------------------------------------------------------------------


def test_health_readiness_and_the_page(server: RunningServer) -> None:
    assert httpx.get(f"{server.address}/health").json()["status"] == "ok"
    assert httpx.get(f"{server.address}/ready").json()["status"] == "ok"
    page = httpx.get(server.address)
    assert page.status_code == (200 if (FOLDER / "index.html").is_file() else 503)
    assert httpx.head(server.address).headers["content-length"] == page.headers["content-length"]


def test_an_unknown_path_is_answered_like_everything_else(server: RunningServer) -> None:
    for path in ("/nothing", "/api/nothing", "/api/tables/short"):
        answer = httpx.get(server.address + path)
        assert answer.status_code in (400, 404)
        assert answer.json()["why"]["id"] == "request-unreadable"
    assert httpx.post(f"{server.address}/health").status_code == 405


def test_a_server_that_ends_says_goodbye_and_all_goes_on_after_its_restart(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        table, (aki, _) = everybody_sits(server, ["Aki", "Ben"])
        aki.move(table, 0, "ticket 0", "ticket 1", "ticket 2")
        before = aki.state(table, 0)

        async def test() -> None:
            async with aki.connect() as socket:
                await say(socket, type="follow", table=table, seat=0)
                await hear(socket, "news")
                ending = asyncio.get_running_loop().run_in_executor(None, server.end)
                goodbye = await hear(socket, "goodbye")
                assert goodbye["why"]["id"] == "server-ends"
                assert goodbye["retry"] > 0
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await ending == 0

        asyncio.run(test())
        server.start()
        after = aki.state(table, 0)
        assert after["position"] == before["position"]
        assert after["log"] == before["log"]


def test_the_log_is_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        aki = server.guest("Aki with a name")
        table = aki.table("me", "greedy")
        links = aki.links(table)
        aki.take(table, 0)
        server.end()
        log = "".join(server.log)
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    assert {"listening", "request"} <= {line["event"] for line in lines}
    for secret in (aki.token, aki.name, *links.values()):
        assert secret not in log

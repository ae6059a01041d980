"""What a browser client needs: its files, each at its path and nothing else, and the words of any game."""

import asyncio
import hashlib
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.moving import moved
from uogashi.core.game import Game
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore
from uogashi.server.web.app import make_app
from uogashi.server.web.client import MEDIA_TYPES
from uogashi.server.web.door import Door
from uogashi.server.web.limits import BURST_SECONDS, FILE_COST, LONGEST_DELAY, Limits
from uogashi.server.web.socket import Switchboard
from uogashi.text import Texts, languages
from uogashi_quay import GAME as QUAY

PAGE, SCRIPT = b"<!doctype html><title>Uogashi</title>", b"import './other.js';"
FILES = {
    "index.html": PAGE,
    "index.html.br": b"page in brotli",
    "index.html.gz": b"page in gzip",
    "assets/index-Bx3_a-1Q.js": SCRIPT,
    "assets/index-Bx3_a-1Q.js.br": b"script in brotli",
    "assets/index-Cd4.css": b"main{}",
    "assets/text-Ab1.woff2": b"font",
    "favicon.svg": b"<svg/>",
    "favicon.svg.gz": b"drawing in gzip",
    "icon.png": b"png",
    "site.webmanifest": b"{}",
    "words.json": b"{}",
    "stamp": b"what it was made of",
    "lonely.svg.br": b"compressed, and nothing else",
}
CLIENT_PATHS = (
    "/",
    "/table/r1f66i4y50vvfc",
    "/watch",
    "/about",
    "/back",
    "/rules/tsukiji",
)


class Visitor:
    """A client of the application of a folder."""

    def __init__(self, folder: Path, games: Sequence[Game] = (), **settings: Any) -> None:
        names = [game.name for game in games]
        house = House(
            DatabaseStore("sqlite://"), Settings(**settings), lambda name: games[names.index(name)], lambda: names
        )
        limits = Limits(house.settings)
        self.app = Door(make_app(house, Switchboard(house, limits), folder), limits)

    def get(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://room") as http:
                sent = {"accept-encoding": "identity"} | {
                    name.replace("_", "-"): each for name, each in headers.items()
                }
                request = http.build_request(method, "http://room/", headers=sent)
                request.url = request.url.copy_with(raw_path=path.encode())
                answer = await http.send(request, stream=True)
                answer._content = b"".join([part async for part in answer.aiter_raw()])
                return answer

        return asyncio.run(ask())


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return Visitor(tmp_path)


@pytest.mark.parametrize("path", CLIENT_PATHS)
def test_every_path_of_the_client_is_its_page(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding"


def test_a_person_who_is_lost_gets_the_page_and_a_program_an_answer(visitor: Visitor) -> None:
    lost = visitor.get("/no/such/page", accept="text/html,application/xhtml+xml")
    assert (lost.status_code, lost.content) == (404, PAGE)
    assert lost.headers["content-type"] == "text/html; charset=utf-8"
    program = visitor.get("/no/such/page", accept="*/*")
    assert program.status_code == 404
    assert program.json()["why"]["id"] == "request-unreadable"


@pytest.mark.parametrize("name", [name for name in FILES if Path(name).suffix in MEDIA_TYPES])
def test_files_are_sent_as_what_they_are(visitor: Visitor, name: str) -> None:
    answer = visitor.get(f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    kind = MEDIA_TYPES[Path(name).suffix]
    assert answer.headers["content-type"] == (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
    assert "content-encoding" not in answer.headers
    assert answer.headers["etag"] == f'"{hashlib.sha256(FILES[name]).hexdigest()}"'


def test_files_with_a_hash_in_their_name_may_be_kept_for_ever(visitor: Visitor) -> None:
    assert visitor.get("/assets/index-Cd4.css").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert visitor.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("understood", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"page in brotli"),
        ("gzip;q=1.0, br;q=0.2", "br", b"page in brotli"),
        ("br;q=0, gzip", "gzip", b"page in gzip"),
        ("deflate, gzip", "gzip", b"page in gzip"),
        ("deflate", None, PAGE),
        ("br;q=x", None, PAGE),
        ("", None, PAGE),
    ],
)
def test_the_best_encoding_that_is_understood_is_sent(
    visitor: Visitor, understood: str, encoding: str | None, content: bytes
) -> None:
    answer = visitor.get("/", accept_encoding=understood)
    assert (answer.headers.get("content-encoding"), answer.content) == (encoding, content)
    assert answer.headers["content-length"] == str(len(content))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_where_the_best_encoding_is_missing_the_next_is_sent(visitor: Visitor) -> None:
    assert visitor.get("/favicon.svg", accept_encoding="br, gzip").headers["content-encoding"] == "gzip"
    assert visitor.get("/assets/index-Cd4.css", accept_encoding="br, gzip").content == b"main{}"


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-Bx3_a-1Q.js"])
@pytest.mark.parametrize("encoding", ["identity", "br", "gzip"])
def test_whoever_has_it_already_is_not_sent_it_again(visitor: Visitor, path: str, encoding: str) -> None:
    tag = visitor.get(path, accept_encoding=encoding).headers["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        answer = visitor.get(path, accept_encoding=encoding, if_none_match=known)
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
        assert "cache-control" in answer.headers
    assert visitor.get(path, accept_encoding=encoding, if_none_match='"other"').status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/r1f66i4y50vvfc", "/favicon.svg"])
def test_head_tells_the_same_without_the_content(visitor: Visitor, path: str) -> None:
    answer, whole = visitor.get(path, "HEAD"), visitor.get(path)
    assert (answer.status_code, answer.content) == (200, b"")
    assert dict(answer.headers) == dict(whole.headers)


@pytest.mark.parametrize(
    "path",
    [
        "/stamp",
        "/lonely.svg",
        "/lonely.svg.br",
        "/index.html.br",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/assets/../stamp",
        "/assets/../../client.py",
        "/../client.py",
        "/..%2fclient.py",
        "/assets/%2e%2e/%2e%2e/client.py",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/table",
        "/table/a/b",
        "/watch/more",
        "/client.py",
    ],
)
def test_nothing_else_is_sent(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"]["id"] == "request-unreadable"


def test_the_interface_is_not_hidden_by_the_client(visitor: Visitor) -> None:
    assert visitor.get("/health").json()["status"] == "ok"
    assert visitor.get("/api/nothing").status_code == 404
    assert visitor.get("/", "POST").status_code == 405


def test_a_file_counts_for_a_part_of_a_question(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(PAGE)
    visitor = Visitor(tmp_path, [QUAY], requests_per_second=1 / BURST_SECONDS)
    assert {visitor.get("/").status_code for _ in range(int(1 / FILE_COST))} == {200}
    patient = Visitor(tmp_path, [QUAY], requests_per_second=1 / (2 * LONGEST_DELAY))
    assert [patient.get("/api/games").status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("path", CLIENT_PATHS)
def test_a_server_without_a_client_says_so(tmp_path: Path, path: str) -> None:
    answer = Visitor(tmp_path / "nothing").get(path)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "make client" in answer.text


@pytest.mark.parametrize("language", languages())
def test_that_there_is_no_client_is_said_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    answer = Visitor(tmp_path).get("/", accept_language=f"xx, {language};q=0.8, en;q=0.1")
    assert answer.text.strip() == Texts(language).say("client-missing")


# --- someone else's game ---------------------------------------------------------------------------------------------


@pytest.fixture
def quay(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path, [QUAY], requests_per_second=0)


def test_a_game_has_its_words_in_its_own_folder(quay: Visitor) -> None:
    words = quay.get("/api/games/quay/words/nl").json()
    assert words["language"] == "nl"
    assert "quay-view-captain = kapitein" in words["texts"]


def test_a_game_has_its_words_in_english_if_in_no_other_language(tmp_path: Path) -> None:
    for name in ("text/en.ftl", "text/shelf/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(QUAY.folder / name, tmp_path / name)
    quay = Visitor(tmp_path, [moved(QUAY, tmp_path)], requests_per_second=0)
    words = quay.get("/api/games/quay/words/nl").json()
    assert words["language"] == "en"
    assert "quay-title = Quay" in words["texts"]
    assert words["facts"]["taken"] == {"seat": "seat", "crate": "number", "price": "number"}


def test_a_message_that_a_game_lacks_in_a_language_is_english(tmp_path: Path) -> None:
    shutil.copytree(QUAY.folder / "text", tmp_path / "text")
    (tmp_path / "text" / "shelf" / "nl.ftl").unlink()
    dutch = tmp_path / "text" / "nl.ftl"
    lines = [line for line in dutch.read_text().splitlines() if not line.startswith("quay-view-captain")]
    dutch.write_text("\n".join(lines))
    quay = Visitor(tmp_path, [moved(QUAY, tmp_path)], requests_per_second=0)
    words = quay.get("/api/games/quay/words/nl").json()
    assert words["language"] == "nl"
    assert "quay-view-captain = captain" in words["texts"]
    assert "quay-title = Quay" in words["texts"]
    assert words["texts"].count("quay-view-money =") == 1


BROUGHT = {
    "assets/crate.js": b"3",
    "board.js": b"export function mount() {}",
    "picture.svg": b"<svg/>",
    "parts/crate.js": b"1",
    "notes.py": b"2",
}


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """Quay in a folder where it has something for the browser, and a shelf."""
    for name, content in BROUGHT.items():
        (tmp_path / "quay" / "web" / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / "quay" / "web" / name).write_bytes(content)
    (tmp_path / "quay" / "text" / "shelf").mkdir(parents=True)
    (tmp_path / "quay" / "text" / "shelf" / "en.ftl").write_text("quay-title = Quay\n")
    (tmp_path / "quay" / "components.toml").write_text("secret = 1")
    monkeypatch.setattr(Game, "folder", tmp_path / "quay")
    return Visitor(tmp_path / "client", [QUAY], requests_per_second=0)


def test_a_game_brings_files_along_for_the_browser(brought: Visitor) -> None:
    (game,) = brought.get("/api/games").json()
    assert game["files"] == ["assets/crate.js", "board.js", "parts/crate.js", "picture.svg"]
    answer = brought.get("/games/quay/board.js")
    assert (answer.status_code, answer.content) == (200, BROUGHT["board.js"])
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert brought.get("/games/quay/picture.svg").headers["content-type"].startswith("image/svg+xml")
    assert brought.get("/games/quay/parts/crate.js").content == b"1"
    assert "immutable" not in brought.get("/games/quay/assets/crate.js").headers["cache-control"]
    known = brought.get("/games/quay/board.js", if_none_match=answer.headers["etag"])
    assert (known.status_code, known.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/games/quay/notes.py",
        "/games/quay/components.toml",
        "/games/quay/../components.toml",
        "/games/quay/%2e%2e/components.toml",
        "/games/quay/..%2fcomponents.toml",
        "/games/quay//etc/passwd",
        "/games/quay/parts",
        "/games/quay/",
        "/games/pier/board.js",
        "/games/../quay/web/board.js",
    ],
)
def test_nothing_else_of_a_game_is_sent(brought: Visitor, path: str) -> None:
    assert brought.get(path).status_code == 404


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """Quay in a folder where it has nothing at all."""
    monkeypatch.setattr(Game, "folder", tmp_path / "quay")
    return Visitor(tmp_path / "client", [QUAY], requests_per_second=0)


def test_a_game_that_brings_nothing_has_nothing_to_send(bare: Visitor) -> None:
    assert bare.get("/api/games").json()[0]["files"] == []
    assert bare.get("/games/quay/board.js").status_code == 404


def test_the_shelf_of_a_game_is_english_if_in_no_other_language(brought: Visitor) -> None:
    assert brought.get("/api/games/quay/shelf/ja").json() == {"language": "en", "texts": "quay-title = Quay\n"}


def test_a_game_without_a_shelf_has_an_empty_one(bare: Visitor) -> None:
    assert bare.get("/api/games/quay/shelf/ja").json() == {"language": "en", "texts": ""}


def test_a_game_without_rules_for_players_has_none(quay: Visitor) -> None:
    answer = quay.get("/api/games/quay/rules/en")
    assert (answer.status_code, answer.json()["why"]["id"]) == (404, "rules-missing")


def test_the_view_of_any_game_tells_what_its_numbers_are(quay: Visitor) -> None:
    fields = quay.get("/api/games/quay/view.schema.json").json()["$defs"]["QuayView"]["properties"]
    assert fields["viewer"]["anyOf"][0]["format"] == "seat"
    assert fields["money"]["items"]["format"] == "money"

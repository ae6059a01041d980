"""`uogashi serve --open`: the page opens by itself when the server is ready, and only then."""

import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import pytest

from uogashi.server.settings import Settings
from uogashi.server.web import app, logs
from uogashi.terminal import serve, warm
from uogashi.text import texts


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was asked to show, by a server that is ready at once."""
    shown: list[str] = []

    def serve_nothing(settings: Settings, ready: Callable[[int], None]) -> None:
        before = set(threading.enumerate())
        ready(1234)
        for thread in set(threading.enumerate()) - before:
            thread.join(10)

    monkeypatch.setattr(app, "serve", serve_nothing)
    monkeypatch.setattr(logs, "start_log", lambda kind: None)
    monkeypatch.setattr(warm, "is_warm", lambda game: True)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    return shown


def run(**values: Any) -> int:
    return serve.run_server({"show-settings": False, "open": False, **values}, texts())


def test_the_browser_is_opened_when_the_server_is_ready(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(open=True) == 0
    assert opened == ["http://127.0.0.1:1234"]
    assert "http://127.0.0.1:1234" in capsys.readouterr().out


def test_the_browser_shows_where_people_reach_the_server(opened: list[str]) -> None:
    run(open=True, **{"public-url": "https://games.example"})
    assert opened == ["https://games.example"]


def test_without_being_asked_no_browser_is_opened(opened: list[str]) -> None:
    run()
    assert opened == []


def test_where_there_is_no_browser_the_server_runs_all_the_same(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(address: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    assert run(open=True) == 0
    assert "Traceback" not in capsys.readouterr().err

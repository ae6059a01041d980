"""Settings: flags before variables before the file; a wrong one is named, and nothing starts half-way."""

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.program import refused, uogashi
from uogashi.core.errors import Refusal
from uogashi.server.settings import NAMES, Settings, read_settings, shown


def why_not(flags: dict[str, Any], **environment: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as found:
        read_settings(flags, environment)
    return found.value.message.id, found.value.message.arguments


def test_without_anything_the_defaults_are_in_force() -> None:
    assert read_settings({}, {}) == Settings()


def test_flags_go_before_variables_and_variables_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "file"\nport = 1\nbot_threads = 3\n')
    environment = {"UOGASHI_PORT": "2", "UOGASHI_HOST": "variable", "UOGASHI_SETTINGS": str(file)}
    settings = read_settings({"host": "flag"}, environment)
    assert (settings.host, settings.port, settings.bot_threads) == ("flag", 2, 3)


@pytest.mark.parametrize(
    ("flags", "id", "named"),
    [
        ({"port": "many"}, "setting-wrong", "--port"),
        ({"port": "70000"}, "setting-range", "port"),
        ({"bot_threads": "0"}, "setting-range", "bot_threads"),
        ({"log": "loud"}, "setting-choice", "log"),
        ({"database": "mysql://x"}, "setting-database", None),
        ({"public_url": "example.org"}, "setting-public-url", None),
        ({"public_url": "https://example.org/games"}, "setting-public-url", None),
        ({"secret_key": "short"}, "setting-secret-key", None),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, Any], id: str, named: str | None) -> None:
    found, arguments = why_not(flags)
    assert found == id
    assert named is None or arguments["setting"] == named


def test_a_variable_that_means_nothing_is_named() -> None:
    assert why_not({}, UOGASHI_PROT="80")[1]["setting"] == "UOGASHI_PROT"


def test_a_file_with_an_unknown_name_a_wrong_value_or_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    for text, id in [("prot = 1", "setting-unknown"), ("port = true", "setting-wrong"), ("port =", "setting-file")]:
        file.write_text(text)
        assert why_not({"settings": str(file)})[0] == id
    assert why_not({"settings": str(tmp_path / "none")})[0] == "file-missing"


def test_secrets_are_not_shown() -> None:
    settings = Settings(secret_key="k" * 40, database="postgresql://me:hush@host/db")
    assert set(shown(settings)) == set(NAMES)
    assert "hush" not in str(shown(settings))
    assert "kkkk" not in str(shown(settings))


def test_the_program_prints_its_settings_as_a_file_that_it_reads(tmp_path: Path) -> None:
    printed = uogashi("serve", "--show-settings", "--port", "1234", UOGASHI_BOT_THREADS="5")
    assert printed.returncode == 0
    file = tmp_path / "settings.toml"
    file.write_text(printed.stdout)
    settings = read_settings({"settings": str(file)}, {})
    assert (settings.port, settings.bot_threads) == (1234, 5)


def test_the_program_names_a_wrong_setting_in_one_sentence() -> None:
    assert refused("serve", "--port", "99999") == "port is 99999; it must be between 0 and 65535"
    assert "sqlite:///file.db" in refused("serve", "--database", "oracle")


def test_a_port_that_is_used_is_named(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        sentence = refused("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert f"cannot listen on 127.0.0.1, port {port}: " in sentence
    assert not (tmp_path / "x.db").exists()

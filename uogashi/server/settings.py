"""The settings of the server: from flags, the environment and a file, in this order; a wrong one is named.

Every setting has one name everywhere: `bot_threads` in the file, `UOGASHI_BOT_THREADS` in the environment and, for
those that are often changed, `--bot-threads` on the command line.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from uogashi.core.errors import Refusal

PREFIX = "UOGASHI_"
FILE_VARIABLE = "UOGASHI_SETTINGS"
OTHERS = ("UOGASHI_CACHE", "UOGASHI_GAMES", "UOGASHI_INTERPRET", "UOGASHI_KIT_EXAMPLES", FILE_VARIABLE)
"""Variables of ours that are no settings of the server."""
FOREVER = 0


class Settings(msgspec.Struct, frozen=True):
    """All that can be set, with what is in force if nothing is."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///uogashi.db"
    public_url: str = ""
    """Where people reach the server, if not at the address it listens on: behind a proxy, for example."""
    trusted_proxies: str = ""
    """Addresses whose word about who is asking is taken."""
    secret_key: str = ""
    """What cookies and links are signed with; without one, a key is made once and kept in the database."""
    log: str = "lines"
    """How the log is written: lines for people, json for programs, or off."""

    metrics_port: int = 0
    """Where Prometheus reads `/metrics`; 0: nowhere."""
    metrics_host: str = "127.0.0.1"

    bot_threads: int = 2
    bot_seconds: float = 5.0
    """How long a bot may think about one decision."""
    bot_moves_per_second: float = 50.0
    """At all tables together where only bots play, and a tenth of it at those that nobody watches; 0: no limit."""
    most_bot_tables: int = 200
    """Tables where only bots play and nobody watches that are kept in memory to go on; others wait in the database."""

    absent_seconds: int = 60
    """After this long away, a bot may play for a player."""
    free_seconds: int = 259_200
    """After this long away, a player may lose the seat to someone else."""
    sleep_seconds: int = 300
    """A table that nobody has looked at for so long is put out of memory."""

    keep_open_days: int = 7
    keep_running_days: int = 365
    keep_finished_days: int = FOREVER
    keep_guests_days: int = 730
    """How long untouched data is kept; 0 means for ever."""

    most_disk: int = 10_000
    """Megabytes: if more is stored, the oldest finished tables go; 0: no limit."""
    most_tables: int = 100
    """Tables that one guest may have open and running at the same time."""
    most_connections: int = 200
    """WebSocket connections from one address; 0: no limit."""
    most_tcp_connections: int = 500
    """Connections of all kinds from one address; 0: no limit."""
    silent_seconds: float = 10.0
    """A connection without a complete request after this long is closed."""
    requests_per_second: float = 50.0
    """From one address; a costly one counts for several."""
    address_messages_per_second: float = 200.0
    """On all WebSockets of one address; a costly one counts for several."""
    messages_per_second: float = 20.0
    """Per guest. Further requests have to wait; 0: no limit."""

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https://")


NAMES = tuple(field.name for field in msgspec.structs.fields(Settings))
LEAST = {"port": 0, "bot_threads": 1, "bot_seconds": 0.01, "most_tables": 1, "silent_seconds": 0.1}
MOST = {"port": 65535, "metrics_port": 65535, "bot_threads": 64}
LOGS = ("lines", "json", "off")


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force; `flags` are those of the command line, and perhaps `settings`, the file."""
    file = flags.get("settings") or environment.get(FILE_VARIABLE)
    values: dict[str, Any] = {}
    if file:
        values |= read_file(Path(file))
    for name in environment:
        if name.startswith(PREFIX) and name not in OTHERS:
            setting = name.removeprefix(PREFIX).lower()
            if setting not in NAMES:
                raise Refusal("setting-unknown", setting=name, known=", ".join(NAMES))
            values[setting] = convert(setting, environment[name], name)
    for setting in NAMES:
        if flags.get(setting) is not None:
            values[setting] = convert(setting, flags[setting], "--" + setting.replace("_", "-"))
    settings = Settings(**values)
    check(settings)
    return settings


def read_file(path: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    except ValueError as error:
        raise Refusal("setting-file", file=str(path), why=str(error)) from None
    for name in content:
        if name not in NAMES:
            raise Refusal("setting-unknown", setting=f"{path}: {name}", known=", ".join(NAMES))
    return {name: convert(name, value, f"{path}: {name}") for name, value in content.items()}


def convert(setting: str, value: Any, named: str) -> Any:
    """A value of the right type, from a text or from the file."""
    kind = type(getattr(Settings(), setting))
    if isinstance(value, bool):
        raise Refusal("setting-wrong", setting=named, value=str(value).lower())
    try:
        return kind(value) if isinstance(value, str) else msgspec.convert(value, kind)
    except (ValueError, msgspec.ValidationError):
        raise Refusal("setting-wrong", setting=named, value=str(value)) from None


def check(settings: Settings) -> None:
    """What the types do not say."""
    for name in NAMES:
        value = getattr(settings, name)
        if isinstance(value, str):
            continue
        least, most = LEAST.get(name, 0), MOST.get(name, 10**9)
        if not least <= value <= most:
            raise Refusal("setting-range", setting=name, value=str(value), least=str(least), most=str(most))
    if settings.log not in LOGS:
        raise Refusal("setting-choice", setting="log", value=settings.log, known=", ".join(LOGS))
    for name in ("host", "metrics_host"):
        if not getattr(settings, name):
            raise Refusal("setting-wrong", setting=name, value="")
    if not settings.database.startswith(("sqlite:///", "postgresql://")):
        raise Refusal("setting-database", value=settings.database.split("@")[-1])
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise Refusal("setting-public-url", value=settings.public_url)
    if settings.secret_key and len(settings.secret_key) < 32:
        raise Refusal("setting-secret-key", length=len(settings.secret_key), least=32)


def shown(settings: Settings) -> dict[str, Any]:
    """The settings as they may be printed; None instead of what is secret."""
    values = msgspec.structs.asdict(settings)
    if settings.secret_key:
        values["secret_key"] = None
    if urlsplit(settings.database).password is not None:
        values["database"] = None
    return values

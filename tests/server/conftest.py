"""Servers and databases for the tests: SQLite always, PostgreSQL for tests that are marked so (`make test`)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import RunningServer
from tools.postgresql import Postgresql

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL server for this process of the tests."""
    with Postgresql(durable=False) as running:
        yield running


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test runs once for each kind."""
    if request.param == "postgresql":
        running: Postgresql = request.getfixturevalue("postgresql")
        return running.new_database()
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A real server that the tests of a file share."""
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running

"""Throwaway PostgreSQL servers: they keep what they promise and leave nothing behind."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import environment, postgresql
from tools.postgresql import Postgresql

pytestmark = pytest.mark.postgresql

HOLDER = """
import os, sys, time
from tools.postgresql import Postgresql
with Postgresql(durable=False) as server:
    child = os.fork() if sys.argv[1:] else 0
    if not sys.argv[1:] or child:
        print(server.process.pid, child, server.folder, flush=True)
    time.sleep(300)
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Postgresql]:
    with Postgresql(durable=False) as running:
        yield running


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def comes_true(fact: Callable[[], bool], seconds: float = 15.0) -> bool:
    patience = time.monotonic() + seconds
    while not fact():
        if time.monotonic() > patience:
            return False
        time.sleep(0.02)
    return True


def sleeping_psql(server: Postgresql) -> subprocess.Popen[str]:
    """A client in the middle of a long query."""
    client = subprocess.Popen(
        [server.programs / "psql", "-X", "-d", server.url, "-c", "SELECT pg_sleep(300)"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    asleep = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    assert comes_true(lambda: server.query(asleep) == "1")
    return client


def test_a_server_answers(server: Postgresql) -> None:
    assert server.query("SELECT 6 * 7, 'ebi'") == "42|ebi"


def test_text_is_unicode(server: Postgresql) -> None:
    assert server.query("SELECT upper('ärger'), length('魚河岸'), current_setting('server_encoding')") == "ÄRGER|3|UTF8"


def test_a_new_database_is_empty(server: Postgresql) -> None:
    url = server.new_database()
    assert server.query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", url) == "0"


def test_new_databases_are_separate(server: Postgresql) -> None:
    one, other = server.new_database(), server.new_database()
    server.query("CREATE TABLE fish (name text)", one)
    with pytest.raises(RuntimeError, match='"fish" does not exist'):
        server.query("SELECT * FROM fish", other)


def test_a_wrong_password_is_refused(server: Postgresql) -> None:
    client = subprocess.run(
        [server.programs / "psql", "-X", "-w", "-d", server.url.replace(server.password, "guess"), "-c", "SELECT 1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "password authentication failed" in client.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux' table of sockets")
def test_a_server_listens_on_loopback_only(server: Postgresql) -> None:
    tables = [Path("/proc/net") / name for name in ("tcp", "tcp6")]
    rows = [row.split() for table in tables if table.exists() for row in table.read_text().splitlines()[1:]]
    listening = [row[1].split(":") for row in rows if row[3] == "0A"]
    hosts = [host for host, port in listening if int(port, 16) == server.port]
    loopback = int.from_bytes(bytes([127, 0, 0, 1]), sys.byteorder)
    assert hosts == [f"{loopback:08X}"]


def test_cutting_connections_ends_a_running_client(server: Postgresql) -> None:
    with sleeping_psql(server) as client:
        assert server.cut_connections() == 1
        _, errors = client.communicate(timeout=15)
    assert client.returncode == 2
    assert "terminating connection due to administrator command" in errors


def test_a_server_answers_after_its_connections_are_cut(server: Postgresql) -> None:
    server.cut_connections()
    assert server.query("SELECT 1") == "1"


def test_a_fast_server_does_not_wait_for_the_disk(server: Postgresql) -> None:
    names = ("fsync", "synchronous_commit", "full_page_writes")
    assert [server.query(f"SHOW {name}") for name in names] == ["off"] * 3


def test_a_server_is_durable_unless_told() -> None:
    with Postgresql() as server:
        names = ("fsync", "synchronous_commit", "full_page_writes")
        assert [server.query(f"SHOW {name}") for name in names] == ["on"] * 3


def test_data_survive_a_crash() -> None:
    with Postgresql() as server:
        url = server.new_database()
        server.query("CREATE TABLE fish AS SELECT 'ebi' AS name", url)
        server.kill()
        server.start()
        assert server.query("SELECT name FROM fish", url) == "ebi"


def test_data_survive_a_stop() -> None:
    with Postgresql(durable=False) as server:
        url = server.new_database()
        server.query("CREATE TABLE fish AS SELECT 'ebi' AS name", url)
        server.stop()
        server.start()
        assert server.query("SELECT name FROM fish", url) == "ebi"


def test_a_crash_ends_a_running_client() -> None:
    with Postgresql(durable=False) as server, sleeping_psql(server) as client:
        server.kill()
        client.communicate(timeout=15)
        assert client.returncode == 2


def test_a_stop_does_not_wait_for_clients() -> None:
    with Postgresql(durable=False) as server, sleeping_psql(server) as client:
        before = time.monotonic()
        server.stop()
        assert time.monotonic() - before < 10
        client.communicate(timeout=15)


def test_two_servers_run_side_by_side(server: Postgresql) -> None:
    with Postgresql(durable=False) as other:
        other.query("CREATE TABLE only_here ()")
        assert server.query("SELECT count(*) FROM pg_tables WHERE tablename = 'only_here'") == "0"


def test_nothing_is_left_after_the_context() -> None:
    with Postgresql(durable=False) as server:
        assert server.process is not None
        assert server.folder is not None
        main, folder = server.process.pid, server.folder
        helpers = server.query("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").split()
        assert helpers
    assert not any(is_running(pid) for pid in (main, *map(int, helpers)))
    assert not folder.exists()


def test_nothing_is_left_when_a_server_does_not_start(server: Postgresql, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(tempfile.mkdtemp())
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(folder))
    second = Postgresql(durable=False)
    second.port = server.port
    with pytest.raises(RuntimeError, match="Address already in use"), second:
        pass
    assert second.process is None
    assert not folder.exists()


def test_a_server_ends_when_its_holder_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER], cwd=environment.ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        pid, _, folder = holder.stdout.readline().split()
        assert is_running(int(pid))
        holder.kill()
    assert comes_true(lambda: not is_running(int(pid)))
    assert comes_true(lambda: not Path(folder).exists())


def test_a_server_ends_when_only_a_forked_child_of_its_holder_lives_on() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, "fork"], cwd=environment.ROOT, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        pid, child, folder = holder.stdout.readline().split()
        holder.kill()
    try:
        assert comes_true(lambda: not is_running(int(pid)))
        assert comes_true(lambda: not Path(folder).exists())
        assert is_running(int(child))
    finally:
        os.kill(int(child), signal.SIGKILL)


def make_programs(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Neither PostgreSQL nor apt-get; the folder is on the PATH."""
    folder = make_programs(tmp_path / "path")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(postgresql, "DEBIAN", tmp_path / "debian")
    monkeypatch.setattr(postgresql, "CREATECLUSTER", tmp_path / "etc" / "uogashi.conf")
    return tmp_path


def test_the_newest_whole_version_is_found(bare_machine: Path) -> None:
    make_programs(bare_machine / "debian" / "9.6" / "bin", *postgresql.PROGRAMS)
    newest = make_programs(bare_machine / "debian" / "15" / "bin", *postgresql.PROGRAMS)
    make_programs(bare_machine / "debian" / "17" / "bin", "psql")
    assert postgresql.find_programs() == newest


def test_programs_on_the_path_are_found(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_programs(bare_machine / "elsewhere", *postgresql.PROGRAMS)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    assert postgresql.find_programs() == folder


def test_no_programs_are_found_where_there_are_none(bare_machine: Path) -> None:
    assert postgresql.find_programs() is None


def test_who_may_not_install_is_told_the_command(bare_machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert postgresql.install() == 1
    assert capsys.readouterr().err.splitlines() == [
        "PostgreSQL is missing, please install it: sudo apt-get install postgresql"
    ]


def test_the_package_is_installed_without_a_server_of_its_own(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An apt-get that knows packages only after an update, and that writes down what the package would read."""
    programs = bare_machine / "debian" / "15" / "bin"
    apt_get = bare_machine / "path" / "apt-get"
    apt_get.write_text(f"""#!{sys.executable} -I
import pathlib, shutil, sys
here = pathlib.Path({str(bare_machine)!r})
if "update" in sys.argv:
    (here / "updated").touch()
elif not (here / "updated").exists():
    sys.exit(100)
else:
    shutil.copy(here / "etc" / "uogashi.conf", here / "read")
    shutil.copytree(here / "package", {str(programs)!r})
""")
    apt_get.chmod(0o755)
    make_programs(bare_machine / "package", *postgresql.PROGRAMS)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert postgresql.install() == 0
    assert postgresql.find_programs() == programs
    assert (bare_machine / "read").read_text() == "create_main_cluster = false\n"
    assert not (bare_machine / "etc" / "uogashi.conf").exists()


def test_nothing_is_printed_when_all_is_there() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.postgresql"], cwd=environment.ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

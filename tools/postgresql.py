"""Throwaway PostgreSQL servers for tests and benchmarks; `python3 -m tools.postgresql` installs it when it is missing.

Standard library only. A server lives in its own temporary folder, listens on 127.0.0.1 alone and lets nobody in
without its random password. A small watcher process ends it and deletes its folder when the process that holds it is
gone, however that happened.
"""

import contextlib
import itertools
import os
import pwd
import random
import secrets
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

DEBIAN = Path("/usr/lib/postgresql")
# Read by the package during installation: whether to create and start its own server.
CREATECLUSTER = Path("/etc/postgresql-common/createcluster.d/uogashi.conf")
PROGRAMS = ("initdb", "postgres", "pg_ctl", "psql")
USER = "uogashi"
# Below the ports that outgoing connections get: nobody takes the server's port while it is down, and a client that
# tries again and again never connects to itself.
PORTS = range(15_000, 32_000)
PATIENCE = 60.0


def find_programs() -> Path | None:
    """The folder with PostgreSQL's programs: Debian's newest, otherwise one on the PATH."""
    versions = [path for path in DEBIAN.glob("*/bin") if path.parent.name.replace(".", "").isdigit()]
    versions.sort(key=lambda path: [int(part) for part in path.parent.name.split(".")], reverse=True)
    for folder in (*versions, *map(Path, os.get_exec_path())):
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    return None


def install() -> int:
    """Install PostgreSQL if it is missing and we may, without a server that runs all the time; 0 if it is there."""
    if find_programs():
        return 0
    from tools import debian  # the watcher runs this file alone

    if not debian.may_install():
        print("PostgreSQL is missing, please install it: sudo apt-get install postgresql", file=sys.stderr)
        return 1
    print("Installing PostgreSQL (once; about a minute) …", flush=True)
    CREATECLUSTER.parent.mkdir(parents=True, exist_ok=True)
    CREATECLUSTER.write_text("create_main_cluster = false\n")
    try:
        failed = debian.install("postgresql")
    finally:
        CREATECLUSTER.unlink()
        with contextlib.suppress(OSError):
            CREATECLUSTER.parent.rmdir()
    if failed is not None or not find_programs():
        print(f"{failed or ''}Installing PostgreSQL failed; the lines above say why.", file=sys.stderr)
        return 1
    return 0


class Postgresql:
    """One server with its own data: `with Postgresql() as server: connect(server.url)`.

    It is as durable as PostgreSQL is by default; without `durable` it is faster, for tests that do not care.
    """

    def __init__(self, durable: bool = True) -> None:
        programs = find_programs()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is missing: python3 -m tools.postgresql installs it")
        self.programs = programs
        self.durable = durable
        self.port = free_port()
        self.password = secrets.token_hex(16)
        self.folder: Path | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    @property
    def url(self) -> str:
        return self._url("postgres")

    def start(self) -> None:
        """Run the server and wait until it answers: the first time with new data, then on the same port and data."""
        if self.process is not None:
            return
        if self.folder is None:
            self._make_cluster()
        assert self.folder is not None
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 50,
            "shared_buffers": "16MB",
        }
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        options = [option for name, value in settings.items() for option in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._as_server(),
            )
        self._tell_watcher(str(self.process.pid))
        patience = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self.process.poll() is not None or time.monotonic() > patience:
                self.kill()
                lines = (self.folder / "log").read_text(errors="replace").splitlines()
                raise RuntimeError("\n".join(["PostgreSQL did not start:", *lines[-20:]]))
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop the server in order, without waiting for its clients; `start` continues with the same data."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Crash the server: the next `start` has to recover, and only a durable server has every commit then."""
        # PostgreSQL's own "immediate" end. A killed main process would leave the others alive for a moment, and
        # until they are gone no new one starts.
        self._end(signal.SIGQUIT)

    def close(self) -> None:
        """End the server and delete all that it wrote."""
        self.kill()
        if self._watcher is not None:
            self._tell_watcher("close")
            self._watcher.communicate()
            self._watcher = None
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"database_{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name}")
        return self._url(name)

    def query(self, sql: str, url: str | None = None) -> str:
        """What `psql` prints for this, a line for each row with | between the columns."""
        # Anyone may read the arguments of a process, but not its environment.
        address = (url or self.url).replace(f":{self.password}@", "@")
        done = subprocess.run(
            [self.programs / "psql", "-X", "-q", "-A", "-t", "-w", "-v", "ON_ERROR_STOP=1", "-d", address, "-c", sql],
            env=clean_environment() | {"PGPASSWORD": self.password},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"psql could not run {sql!r}: {done.stderr.strip()}")
        return done.stdout.removesuffix("\n")

    def cut_connections(self) -> int:
        """End the connections of all clients, wait until they are gone, and say how many there were."""
        ended = self.query(
            "SELECT count(*) FILTER (WHERE pg_terminate_backend(pid, 10000)) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        return int(ended)

    def _url(self, database: str) -> str:
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def _make_cluster(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="uogashi-postgresql-"))
        self._watcher = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__, "--watch", self.folder],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        password = self.folder / "password"
        password.write_text(self.password)
        owner = server_owner()
        if owner is not None:
            for path in (self.folder, password):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        done = subprocess.run(
            [
                *(self.programs / "initdb", "-D", self.folder / "data", "--no-sync"),
                *("--encoding=UTF8", "--locale=C.UTF-8"),
                *(f"--username={USER}", f"--pwfile={password}", "--auth=scram-sha-256"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            check=False,
            **self._as_server(),
        )
        if done.returncode != 0:
            raise RuntimeError(f"initdb failed: {done.stderr.strip()}")
        password.unlink()

    def _as_server(self) -> dict[str, Any]:
        """How the server's programs run: away from the terminal's Ctrl-C, and never as root, which they refuse."""
        how: dict[str, Any] = {"cwd": self.folder, "env": clean_environment(), "start_new_session": True}
        owner = server_owner()
        if owner is not None:
            how |= {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        return how

    def _is_ready(self) -> bool:
        """Whether the server reports readiness, in the file where `pg_ctl` looks too."""
        assert self.folder is not None
        assert self.process is not None
        try:
            lines = (self.folder / "data" / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return len(lines) > 7 and lines[0] == str(self.process.pid) and lines[7].strip() == "ready"

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None
        self._tell_watcher("0")

    def _tell_watcher(self, line: str) -> None:
        assert self._watcher is not None
        assert self._watcher.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._watcher.stdin.write(f"{line}\n".encode())


def watch(folder: Path) -> int:
    """Read which process is the server until the other side closes or is gone; then end it and delete its folder."""
    server, parent = 0, os.getppid()
    # Both, the pipe's end and the parent's: a forked child of the parent would keep the pipe open.
    while os.getppid() == parent:
        if not select.select([0], [], [], 1.0)[0]:
            continue
        read = os.read(0, 1024).split()
        if not read or read[-1] == b"close":
            break
        server = int(read[-1])
    if server:
        with contextlib.suppress(ProcessLookupError):
            os.kill(server, signal.SIGQUIT)
    # While its processes end, they may still write.
    patience = time.monotonic() + PATIENCE
    while folder.exists() and time.monotonic() < patience:
        shutil.rmtree(folder, ignore_errors=True)
        time.sleep(0.05)
    return 0


def server_owner() -> pwd.struct_passwd | None:
    """Who runs the server when we are root: Debian's user for it, otherwise nobody; None if we are not root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def clean_environment() -> dict[str, str]:
    """The environment without what would change where PostgreSQL's programs connect and how they speak."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "LC_", "LANG"))}
    return kept | {"LC_ALL": "C"}


def free_port() -> int:
    for port in random.sample(PORTS, 100):
        with socket.socket() as taken:
            try:
                taken.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"no free port from {PORTS.start} to {PORTS.stop}")


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--watch":
        sys.exit(watch(Path(sys.argv[2])))
    if len(sys.argv) != 1:
        sys.exit("usage: python3 -m tools.postgresql")
    sys.exit(install())

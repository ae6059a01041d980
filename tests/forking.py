"""Processes of the program within milliseconds: forked from one that has loaded everything, not loaded again.

Nearly all that a process of `uogashi` costs in a test is loading modules and the compiled rules. So each worker of the
tests has one process that loads them and waits. For each `fork_program` it forks a child, which takes over the streams,
folder and environment that it is given and runs the program as its entry point does, to a real exit code.
Settings that are read while modules are loaded cannot be passed to such a child: then `fits` is False, and a process is
started.
"""

import atexit
import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, NoReturn

WHILE_LOADING = ("PYTHON", "NUMBA", "UOGASHI_CACHE", "UOGASHI_INTERPRET", "HOME", "XDG_", "LD_", "OPENBLAS")
"""How the names of variables begin that are read while the program is loaded, or by Python itself."""
TAKEN_OVER = ("PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONUTF8")
"""These are dealt with in the child."""
TERMINAL = ("doctor", "figures", "host", "play", "records", "report", "rules", "serve")
LOADED = ("server.web.app", "server.web.logs", "report.files", *(f"terminal.{name}" for name in TERMINAL))
LIBRARIES = ("anyio._backends._asyncio", "attrs", "prompt_toolkit", "uvicorn.lifespan.on", "uvloop")
"""What is loaded only where it is needed."""
STARTED_WITH = dict(os.environ)
"""The process to fork from starts with this, whatever tests have changed meanwhile."""
NUMBER = 8
"""The bytes of a number on the line."""


def as_bytes(number: int) -> bytes:
    return number.to_bytes(NUMBER, sys.byteorder, signed=True)


def loading_variables(environment: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in environment.items()
        if name.startswith(WHILE_LOADING) and name not in TAKEN_OVER and value
    }


def fits(environment: Mapping[str, str]) -> bool:
    """Whether a forked process is what a new one would be, with this environment."""
    return hasattr(os, "fork") and loading_variables(environment) == loading_variables(STARTED_WITH)


# --- in the process of the tests -------------------------------------------------------------------------------------


class Forked:
    """A process of the program, with what tests use of `subprocess.Popen`."""

    def __init__(self, pid: int, ended: int, stdout: IO[str] | None = None, stderr: IO[str] | None = None) -> None:
        self.pid = pid
        self.ended = ended
        """A pipe: its exit code comes out of it."""
        self.stdout = stdout
        self.stderr = stderr
        self.returncode: int | None = None
        self.said = ["", ""]
        self.readers: list[threading.Thread] = []

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self.ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("uogashi", timeout or 0)
            code = os.read(self.ended, NUMBER)
            assert len(code) == NUMBER, "the process that forks has ended"
            self.returncode = int.from_bytes(code, sys.byteorder, signed=True)
            os.close(self.ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """All output of the process and those that share its streams; waits for the end."""
        if not self.readers:
            self.readers = [threading.Thread(target=self.read, args=(each,), daemon=True) for each in range(2)]
            for reader in self.readers:
                reader.start()
        for reader in self.readers:
            reader.join(timeout)
            if reader.is_alive():
                raise subprocess.TimeoutExpired("uogashi", timeout or 0)
        self.wait(timeout)
        return self.said[0], self.said[1]

    def read(self, number: int) -> None:
        stream = (self.stdout, self.stderr)[number]
        if stream is not None:
            with stream:
                self.said[number] = stream.read()


class ForkServer:
    """The process that has loaded everything, and the line to it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.line = ours
        self.lock = threading.Lock()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.forking", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                cwd=Path(__file__).parent.parent,
                env={**STARTED_WITH, "PYTHONUTF8": "1"},
            )
        atexit.register(self.close)

    def close(self) -> None:
        self.line.close()
        self.process.wait()

    def fork(self, request: Mapping[str, Any], *streams: int) -> tuple[int, int]:
        """Start a process with these three streams: its number, and the pipe with its exit code."""
        ended, ends = os.pipe()
        message = json.dumps(request).encode()
        with self.lock:
            try:
                socket.send_fds(self.line, [as_bytes(len(message))], [*streams, ends])
                self.line.sendall(message)
            finally:
                os.close(ends)
            pid = int.from_bytes(self.line.recv(NUMBER), sys.byteorder)
        assert pid, "the process that is to be forked has ended"
        return pid, ended


@cache
def fork_server() -> ForkServer:
    return ForkServer()


def fork_program(
    words: Sequence[str],
    streams: Sequence[int],
    environment: Mapping[str, str],
    cwd: Path | str | None = None,
    session: bool = False,
    finalised: bool = False,
) -> tuple[int, int]:
    """`uogashi` with these words; in a session, its first stream is the terminal that it can be interrupted from.

    If it is to be finalised, Python shuts down normally at its end, and errors there show.
    """
    assert fits(environment)
    request = {"words": list(words), "cwd": str(cwd or Path.cwd()), "environment": dict(environment)}
    return fork_server().fork({**request, "session": session, "finalised": finalised}, *streams)


def run_forked(
    words: Sequence[str], input: str | None, environment: Mapping[str, str], cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end; as `subprocess.run` does it, but for text files instead of pipes."""
    with contextlib.ExitStack() as open_files:
        files = [open_files.enter_context(TemporaryFile()) for _ in range(3)]
        files[0].write((input or "").encode())
        files[0].seek(0)
        code = Forked(*fork_program(words, [file.fileno() for file in files], environment, cwd)).wait()
        said = []
        for file in files[1:]:
            file.seek(0)
            said.append(file.read().decode().replace("\r\n", "\n"))
        return subprocess.CompletedProcess(["uogashi", *words], code, *said)


def start_forked(
    words: Sequence[str],
    environment: Mapping[str, str],
    cwd: Path | str | None = None,
    session: bool = False,
    stdin: int | None = None,
    finalised: bool = False,
) -> Forked:
    """Start the program with pipes for its output, as `subprocess.Popen` does. Its input is empty unless given."""
    (out, out_end), (err, err_end) = os.pipe(), os.pipe()
    nothing = os.open(os.devnull, os.O_RDONLY)
    try:
        streams = [nothing if stdin is None else stdin, out_end, err_end]
        pid, ended = fork_program(words, streams, environment, cwd, session, finalised)
    finally:
        for each in (nothing, out_end, err_end):
            os.close(each)
    return Forked(pid, ended, os.fdopen(out, encoding="utf-8"), os.fdopen(err, encoding="utf-8"))


# --- in the process that forks ---------------------------------------------------------------------------------------


def load() -> None:
    """Everything that the program may load, down to the compiled rules of every game."""
    from uogashi.games import game_names, load_game
    from uogashi.server.house.known_games import play_through
    from uogashi.terminal.main import main
    from uogashi.text import languages, texts

    for module in LOADED:
        import_module(f"uogashi.{module}")
    for library in LIBRARIES:
        import_module(library)
    for language in (*languages(), "pseudo"):
        texts(language)
    for name in game_names():
        with Path(os.devnull).open("w") as nowhere, contextlib.redirect_stdout(nowhere):
            main(["simulate", name, "--players", "2", "--games", "1", "--bots", "greedy,random"])
        play_through(load_game(name))
        for shown in ("board", "report", "story", "typed"):
            load_game(name).module(shown)


def serve_forks(line: socket.socket) -> tuple[Any, list[int]]:
    """Fork for every request and report the exit codes, until the line is closed; returns in forked processes only."""
    running: dict[int, int] = {}
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    while True:
        ready, _, _ = select.select([line.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 1024)
            tell_ends(running)
        if line.fileno() in ready:
            length, streams, _, _ = socket.recv_fds(line, NUMBER, 4)
            if not length:
                os._exit(0)
            message = line.recv(int.from_bytes(length, sys.byteorder), socket.MSG_WAITALL)
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                for each in (woken, wakes, streams.pop(), line.detach(), *running.values()):
                    os.close(each)
                return json.loads(message), streams
            running[pid] = streams.pop()
            for each in streams:
                os.close(each)
            line.send(as_bytes(pid))


def tell_ends(running: dict[int, int]) -> None:
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            pipe = running.pop(ended[0])
            with contextlib.suppress(BrokenPipeError):  # the output is not needed
                os.write(pipe, as_bytes(os.waitstatus_to_exitcode(ended[1])))
            os.close(pipe)


def become(request: Any, streams: list[int]) -> None:
    """Be the process that was asked for."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if request["session"]:
        os.setsid()
        if os.isatty(streams[0]):
            import fcntl
            import termios

            fcntl.ioctl(streams[0], termios.TIOCSCTTY, 0)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["cwd"])
    sys.path[0] = request["cwd"]
    sys.argv = ["uogashi", *request["words"]]
    open_streams()


def open_streams() -> None:
    """As Python opens them."""
    at_once = bool(os.environ.get("PYTHONUNBUFFERED"))
    encoding = os.environ.get("PYTHONIOENCODING") or "utf-8"
    sys.stdin = sys.__stdin__ = open(0, encoding=encoding, closefd=False)  # type: ignore[misc]  # noqa: SIM115
    for number, name, errors in ((1, "stdout", "strict"), (2, "stderr", "backslashreplace")):
        stream: Any = open(number, "w", encoding=encoding, errors=errors, closefd=False)  # noqa: SIM115
        stream.reconfigure(line_buffering=number == 2 or os.isatty(1), write_through=at_once)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def main() -> NoReturn:
    """Load, wait, and be forked."""
    from uogashi.terminal.start import main as run

    load()
    gc.freeze()  # what is shared stays shared
    request, streams = serve_forks(socket.socket(fileno=int(sys.argv[1])))
    become(request, streams)
    if request["finalised"]:
        sys.exit(run())
    leave(run)


def leave(run: Callable[[], int]) -> NoReturn:
    """Run the program and end as Python does, but take nothing apart: that would copy all that is shared."""
    code = 1
    try:
        code = run()
        for thread in threading.enumerate():
            if thread is not threading.main_thread() and not thread.daemon:
                thread.join()
        atexit._run_exitfuncs()
        sys.stdout.flush()
    except BaseException:
        traceback.print_exc()
        code = 1
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()

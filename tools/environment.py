"""Makes the environments that the Makefile needs, and mends them: `python3 tools/environment.py play|dev|bench`.

Standard library only, because it runs before anything is installed. An environment is complete when its stamp says
so and everything that the stamp lists is still there, file by file; otherwise it is made again. Anything a user has
installed there beside it, such as their own game, does no harm.
"""

import ast
import csv
import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
LOCKS = {"play": "play.txt", "dev": "dev.txt", "bench": "bench.txt"}
FOLDERS = {"play": ".venv", "dev": ".venv", "bench": ".venv-bench"}


def main(kind: str) -> int:
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        print(f"Python 3.11 or newer is needed, this is {found}: make PYTHON=/path/to/python3.12 …", file=sys.stderr)
        return 1
    folder = ROOT / FOLDERS[kind]
    stamp = read_stamp(folder)
    # A development environment holds all that playing needs: it is never made smaller.
    if kind == "play" and stamp.get("kind") == "dev":
        kind = "dev"
    if not stamp or not sound(folder, stamp):
        return make(folder, kind, anew=True)
    if stamp["kind"] != kind or stamp["lock"] != lock_hash(kind):
        return make(folder, kind, anew=False)
    return 0


def read_stamp(folder: Path) -> dict[str, Any]:
    try:
        stamp = json.loads((folder / "stamp.json").read_text())
        return stamp if isinstance(stamp, dict) else {}
    except (OSError, ValueError):
        return {}


def lock_hash(kind: str) -> str:
    """What the environment is made of: the lock, and how this project is installed."""
    digest = hashlib.sha256((ROOT / "requirements" / LOCKS[kind]).read_bytes())
    digest.update((ROOT / "pyproject.toml").read_bytes())
    return digest.hexdigest()


def sound(folder: Path, stamp: dict[str, Any]) -> bool:
    """Whether it is where it was made, its Python runs and finds everything that was installed."""
    installed = stamp.get("installed")
    return stamp.get("folder") == str(folder) and isinstance(installed, list) and set(installed) <= set(inspect(folder))


def inspect(folder: Path) -> list[str]:
    """The complete packages installed there, and its Python; nothing if that does not run."""
    try:
        done = subprocess.run(
            [str(python(folder)), "-I", str(Path(__file__)), "--inspect"], capture_output=True, text=True, check=False
        )
    except OSError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def print_installed() -> int:
    """Runs inside the environment: every distribution without missing files."""
    print("Python", " ".join(sys.version.split()))
    for distribution in sorted(metadata.distributions(), key=lambda each: each.name.lower()):
        # The installer's own list: newer Pythons leave what is missing out of `distribution.files`.
        files = csv.reader((distribution.read_text("RECORD") or "").splitlines())
        # Compiled files come and go; everything else stays as the installer put it there.
        lasting = [(file, size) for file, _, size in files if not file.endswith(".pyc")]
        if all(is_whole(Path(str(distribution.locate_file(file))), size) for file, size in lasting):
            print(f"{distribution.name}=={distribution.version}")
    return 0


def is_whole(path: Path, size: str) -> bool:
    try:
        return path.stat().st_size == int(size or path.stat().st_size)
    except OSError:
        return False


def make(folder: Path, kind: str, anew: bool) -> int:
    """Install the locked packages, into a new environment or on top of a sound one; the stamp is written last."""
    added = added_by_hand(folder)
    (folder / "stamp.json").unlink(missing_ok=True)
    if anew:
        verb = "Mending" if folder.exists() else "Making"
        print(f"{verb} the environment {folder.name} (once; half a minute) …", flush=True)
        if added:
            print(f"What you had installed there is to be installed again: {', '.join(sorted(added))}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        outside = getattr(sys, "_base_executable", sys.executable)  # this one may be inside it
        made = subprocess.run([outside, "-m", "venv", str(folder)], check=False)
        if made.returncode != 0:
            print("Python could not make an environment. On Debian: apt-get install python3-venv", file=sys.stderr)
            return 1
    else:
        print(f"Updating the environment {folder.name} …", flush=True)
    lock = ROOT / "requirements" / LOCKS[kind]
    steps = [["-r", str(lock)]]
    if kind != "bench":
        steps.append(["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    quick = bring_uv(folder)
    for step in steps:
        if not (quick and install_by_uv(folder, step)) and not install_by_pip(folder, step):
            print(f"Installing from {lock.relative_to(ROOT)} failed; the lines above say why.", file=sys.stderr)
            return 1
    installed = [each for each in inspect(folder) if anew or each not in added]
    if not installed:
        print(f"The environment {folder.name} is not complete after installing into it.", file=sys.stderr)
        return 1
    stamp = {"kind": kind, "folder": str(folder), "lock": lock_hash(kind), "installed": installed}
    (folder / "stamp.json").write_text(json.dumps(stamp))
    return 0


def added_by_hand(folder: Path) -> set[str]:
    """Packages installed there besides ours; unknown for an environment without a stamp."""
    installed = read_stamp(folder).get("installed")
    ours = {name_of(each) for each in installed} if isinstance(installed, list) else None
    return {each for each in inspect(folder)[1:] if ours is not None and name_of(each) not in ours}


def name_of(installed: str) -> str:
    return installed.partition("==")[0]


def install_by_pip(folder: Path, step: list[str]) -> bool:
    command = [str(python(folder)), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *step]
    return subprocess.run(command, check=False).returncode == 0


def bring_uv(folder: Path) -> bool:
    """Install uv itself with pip, as locked; False if that fails."""
    lock = (ROOT / "requirements" / LOCKS["dev"]).read_text()
    version = next(line for line in lock.splitlines() if line.startswith("uv=="))
    return install_by_pip(folder, ["--no-deps", version])


def install_by_uv(folder: Path, step: list[str]) -> bool:
    """In a tenth of pip's time, from pip's own sources. If that fails, pip reports why, or manages it."""
    asked = [str(python(folder)), "-m", "pip", "config", "list"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    options, certificates = read_pip_settings(said)
    command = [str(python(folder)), "-m", "uv", "pip", "install", "--quiet", "--compile-bytecode", *options, *step]
    environment = {**certificates, **os.environ, "VIRTUAL_ENV": str(folder)}
    return subprocess.run(command, capture_output=True, env=environment, check=False).returncode == 0


def read_pip_settings(said: str) -> tuple[list[str], dict[str, str]]:
    """Package sources from pip's settings, as uv spells them: options, and variables of the environment."""
    options = ["--index-strategy=unsafe-best-match"]  # as pip does it: all sources are equal
    certificates = {}
    for line in said.splitlines():
        name, _, written = line.partition("=")
        name = name.rpartition(".")[2]
        try:
            values = str(ast.literal_eval(written)).split()
        except (SyntaxError, ValueError):
            continue  # not a setting, but some other output of pip
        if name in ("index-url", "extra-index-url", "find-links"):
            options += [f"--{name}={value}" for value in values]
        elif name == "no-index" and values in (["1"], ["true"]):
            options.append("--no-index")
        elif name == "cert" and values:
            certificates["SSL_CERT_FILE"] = values[0]
    return list(dict.fromkeys(options)), certificates


def python(folder: Path) -> Path:
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


if __name__ == "__main__":
    if sys.argv[1:] == ["--inspect"]:
        sys.exit(print_installed())
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit("usage: python3 tools/environment.py play|dev|bench")
    sys.exit(main(sys.argv[1]))

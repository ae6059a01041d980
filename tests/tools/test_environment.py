"""The environment of the Makefile: a broken or half-made one is noticed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import environment


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small environment with one package in it and a stamp."""
    path = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(path)], check=True)
    packages = next(path.glob("lib/python*/site-packages"))
    (packages / "fish.py").write_text("name = 'ebi'\n")
    info = packages / "fish-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fish\nVersion: 1.0\n")
    (info / "RECORD").write_text("fish.py,,13\nfish-1.0.dist-info/METADATA,,\nfish-1.0.dist-info/RECORD,,\n")
    stamp = {
        "kind": "dev",
        "folder": str(path),
        "lock": environment.lock_hash("dev"),
        "installed": environment.inspect(path),
    }
    (path / "stamp.json").write_text(json.dumps(stamp))
    return path


def is_sound(folder: Path) -> bool:
    stamp = environment.read_stamp(folder)
    return bool(stamp) and environment.sound(folder, stamp)


def test_a_whole_environment_is_sound(folder: Path) -> None:
    assert is_sound(folder)


def test_a_missing_file_of_a_package_is_noticed(folder: Path) -> None:
    next(folder.glob("lib/python*/site-packages/fish.py")).unlink()
    assert not is_sound(folder)


def test_an_emptied_file_of_a_package_is_noticed(folder: Path) -> None:
    next(folder.glob("lib/python*/site-packages/fish.py")).write_text("")
    assert not is_sound(folder)


def test_a_moved_environment_is_noticed(folder: Path) -> None:
    moved = folder.parent / "elsewhere"
    folder.rename(moved)
    assert not is_sound(moved)


def test_another_version_of_a_package_is_noticed(folder: Path) -> None:
    metadata = next(folder.glob("lib/python*/site-packages/fish-1.0.dist-info/METADATA"))
    metadata.write_text(metadata.read_text().replace("1.0", "1.1"))
    assert not is_sound(folder)


def test_what_somebody_has_installed_beside_it_is_no_damage(folder: Path) -> None:
    packages = next(folder.glob("lib/python*/site-packages"))
    info = packages / "lantern-0.1.dist-info"
    shutil.copytree(packages / "fish-1.0.dist-info", info)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 0.1\n")
    (info / "RECORD").write_text("lantern.py,,5\n")
    assert is_sound(folder), "it is not even whole"
    (packages / "lantern.py").write_text("a = 1")
    assert is_sound(folder)
    assert environment.added_by_hand(folder) == {"lantern==0.1"}
    metadata = packages / "fish-1.0.dist-info" / "METADATA"
    metadata.write_text(metadata.read_text().replace("1.0", "1.1"))
    assert environment.added_by_hand(folder) == {"lantern==0.1"}, "what we installed is ours in any version"
    metadata.write_text(metadata.read_text().replace("1.1", "1.0"))
    shutil.rmtree(info)
    assert is_sound(folder)


def test_an_environment_is_not_mended_by_its_own_python(folder: Path) -> None:
    """As if its folder came first on the PATH."""
    code = f"""
import sys
sys.path.insert(0, {str(environment.ROOT)!r})
from pathlib import Path
from tools import environment
environment.bring_uv = environment.install_by_pip = lambda *given: True
environment.install_by_uv = lambda *given: True
sys.exit(environment.make(Path({str(folder)!r}), "dev", anew=True))
"""
    done = subprocess.run([folder / "bin" / "python", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (folder / "bin" / "python").exists()
    assert environment.read_stamp(folder)["kind"] == "dev"


def test_a_missing_package_is_noticed(folder: Path) -> None:
    shutil.rmtree(next(folder.glob("lib/python*/site-packages/fish-1.0.dist-info")))
    assert not is_sound(folder)


def test_a_broken_python_is_noticed(folder: Path) -> None:
    python = folder / "bin" / "python"
    python.unlink()
    assert not is_sound(folder)
    python.write_text("not a program")
    assert not is_sound(folder)


@pytest.mark.parametrize("stamp", ["", "{", "[]"])
def test_a_half_made_environment_is_noticed(folder: Path, stamp: str) -> None:
    (folder / "stamp.json").write_text(stamp)
    assert not is_sound(folder)
    (folder / "stamp.json").unlink()
    assert not is_sound(folder)


def test_locks_are_exact_and_name_no_registry() -> None:
    for lock in sorted((environment.ROOT / "requirements").glob("*.txt")):
        lines = [line.split("#")[0].strip() for line in lock.read_text().splitlines()]
        packages = [line for line in lines if line]
        assert len(packages) > 5
        assert all("==" in line.split(";")[0] for line in packages)
        assert "://" not in lock.read_text()
        assert "index-url" not in lock.read_text()


SAID = """:env:.cert='/certs.pem'
:env:.default-timeout='180'
global.extra-index-url='https://one.example/simple\\nhttps://two.example/simple'
global.find-links='wheels'
:env:.find-links='wheels'
install.no-index='true'
WARNING: something else
global.cert=''
"""


def test_uv_is_told_what_pip_was_told() -> None:
    options, certificates = environment.read_pip_settings(SAID)
    assert options == [
        "--index-strategy=unsafe-best-match",
        "--extra-index-url=https://one.example/simple",
        "--extra-index-url=https://two.example/simple",
        "--find-links=wheels",
        "--no-index",
    ]
    assert certificates == {"SSL_CERT_FILE": "/certs.pem"}
    assert environment.read_pip_settings("") == (options[:1], {})


@pytest.mark.parametrize("there", [True, False])
def test_where_uv_cannot_pip_installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command[2:4])
        fails = "uv" in command or (not there and "--no-deps" in command and "-e" not in command)
        return subprocess.CompletedProcess(command, int(fails), "", "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(environment, "inspect", lambda folder: "everything")
    assert environment.make(tmp_path, "dev", anew=False) == 0
    assert ran.count(["uv", "pip"]) == (2 if there else 0)
    assert ran.count(["pip", "install"]) == 3

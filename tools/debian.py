"""Debian's packages, for what tests need beside Python: installed when missing and allowed. Standard library only."""

import os
import shutil
import subprocess

PATIENCE = 60


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> str | None:
    """Install these packages; None on success, else the output."""
    done = apt_get("install", "--no-install-recommends", *packages)
    if done.returncode != 0:
        apt_get("update")  # fresh machines know no package at all
        done = apt_get("install", "--no-install-recommends", *packages)
    return None if done.returncode == 0 else done.stdout


def apt_get(command: str, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["apt-get", "-y", "-q", "-o", f"DPkg::Lock::Timeout={PATIENCE}", command, *options],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )

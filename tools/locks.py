"""Writes the locks in requirements/: exact versions, the same on every platform, without any registry's address."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = {"play": ["build", "client", "study"], "dev": ["build", "client", "study", "test", "docs"]}


def main() -> None:
    for name, extras in EXTRAS.items():
        compile_lock("pyproject.toml", name, *(f"--extra={extra}" for extra in extras))
    compile_lock("requirements/bench.in", "bench")


def compile_lock(source: str, name: str, *options: str) -> None:
    command = [sys.executable, "-m", "uv", "pip", "compile", source, "--universal", "--python-version=3.11"]
    quiet = [
        "--fork-strategy=fewest",
        "--no-emit-index-url",
        "--no-header",
        "--quiet",
        "--upgrade",
        f"--output-file=requirements/{name}.txt",
    ]
    subprocess.run([*command, *options, *quiet], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()

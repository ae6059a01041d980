"""`python3 -m tools.clean`: deletes build results; with `--cache`, also the compiled rules of all versions.

Standard library only: it works without the environment, which it deletes. Compiled rules are outside this folder, so
they are only listed, unless requested; and only folders that carry our tag are deleted.
"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = (
    *(".venv", ".venv-bench", "site", "dist", "build"),
    *("web/node_modules", "web/src/generated", "uogashi/server/web/client"),
    *(".pytest_cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache", ".hypothesis"),
)
TAG = "uogashi-compiled"
"""The same as in `uogashi/core/compile.py`."""


def main(cache: bool) -> int:
    clean(ROOT)
    folders = compiled_folders(cache_root())
    size = sum(file.stat().st_size for folder in folders for file in folder.rglob("*") if file.is_file())
    if not folders:
        return 0
    if not cache:
        print(f"Compiled rules stay in {cache_root()}, {size / 1e6:,.0f} MB: make clean CACHE=1 deletes them, too.")
        return 0
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"Deleted the compiled rules in {cache_root()}, {size / 1e6:,.0f} MB.")
    return 0


def clean(root: Path) -> None:
    for name in MADE:
        remove(root / name)
    for folder in list(root.rglob("__pycache__")):
        remove(folder)


def remove(path: Path) -> None:
    if path.is_symlink():
        path.unlink()  # what it leads to is not ours
    else:
        shutil.rmtree(path, ignore_errors=True)


def cache_root() -> Path:
    """Where compiled rules are kept, according to `uogashi doctor`."""
    chosen = os.environ.get("UOGASHI_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "uogashi" / "compiled"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(local) / "uogashi" / "uogashi" / "Cache" / "compiled"
    base = os.environ.get("XDG_CACHE_HOME", "").strip()
    return (Path(base) if base else Path.home() / ".cache") / "uogashi" / "compiled"


def compiled_folders(root: Path) -> list[Path]:
    """The folders there that are ours."""
    return sorted(tag.parent for tag in root.glob(f"{'[0-9a-f]' * 16}/{TAG}"))


if __name__ == "__main__":
    sys.exit(main("--cache" in sys.argv[1:]))

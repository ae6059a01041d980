"""Builds the documentation strictly and puts the JSON Schemas of records where its pages link to them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
PACKAGE = ROOT / "uogashi"


def main() -> int:
    shutil.rmtree(SITE, ignore_errors=True)
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=ROOT, check=False)
    if built.returncode != 0:
        return built.returncode
    publish_schemas()
    broken = broken_links()
    for page, link in broken:
        print(f"{page.relative_to(SITE)} links to {link}, which is not there", file=sys.stderr)
    return 1 if broken else 0


def publish_schemas() -> None:
    """`schema/record.schema.json` is what all games share, `schema/GAME.schema.json` what a game adds."""
    folder = SITE / "schema"
    folder.mkdir()
    shutil.copy(PACKAGE / "core" / "record.schema.json", folder)
    for schema in sorted(PACKAGE.glob("games/*/record.schema.json")):
        shutil.copy(schema, folder / f"{schema.parent.name}.schema.json")


def broken_links() -> list[tuple[Path, str]]:
    """Links and pictures of the built pages that lead to no file; those to other hosts are not followed."""
    found = []
    for page in sorted(SITE.rglob("index.html")):
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text(encoding="utf-8")):
            target = (page.parent / link).resolve()
            if "://" in link or link.startswith(("data:", "mailto:", "/")):
                continue
            if not (target.is_file() or (target / "index.html").is_file()):
                found.append((page, link))
    return found


if __name__ == "__main__":
    sys.exit(main())

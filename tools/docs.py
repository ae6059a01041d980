"""Builds the documentation strictly: the pages of docs/, rules and rulings of every game, and the schemas of records.

Pages link to the rules in the games' folders, so that such links also work in the source.
The build uses a copy in build/, with the rules as separate pages and in the navigation, and the rulings of all
games on one page.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from babel import Locale

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
BUILD = ROOT / "build" / "documentation"
PACKAGE = ROOT / "uogashi"
IN_NAVIGATION = "# the rules of every game"
"""The line of zensical.toml in whose place they are listed."""
IN_RULINGS = "<!-- the rulings of every game -->"
"""The line of docs/rulings.md that they replace, game by game."""
LINK = re.compile(r"\(\.\./uogashi/games/(\w+)/text/rules/([\w-]+\.md)")


def main() -> int:
    shutil.rmtree(SITE, ignore_errors=True)
    prepare(BUILD)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=BUILD, check=False)
    if built.returncode != 0:
        return built.returncode
    shutil.move(BUILD / "site", SITE)
    publish_schemas()
    broken = broken_links()
    for page, link in broken:
        print(f"{page.relative_to(SITE)} links to {link}, which is not there", file=sys.stderr)
    return 1 if broken else 0


def prepare(folder: Path) -> None:
    """Everything that is built: zensical.toml, the pages, and `rules/GAME.LANGUAGE.md`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder / "docs")
    for page in folder.glob("docs/*.md"):
        page.write_text(LINK.sub(r"(rules/\1.\2", page.read_text(encoding="utf-8")), encoding="utf-8")
    collect_rulings(folder / "docs" / "rulings.md")
    (folder / "docs" / "rules").mkdir()
    for rules in PACKAGE.glob("games/*/text/rules/*.md"):
        shutil.copy(rules, folder / "docs" / "rules" / f"{game_of(rules)}.{rules.name}")
    config = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    assert IN_NAVIGATION in config
    (folder / "zensical.toml").write_text(config.replace(IN_NAVIGATION, navigation()), encoding="utf-8")


def collect_rulings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert IN_RULINGS in text
    rulings = [file.read_text(encoding="utf-8") for file in sorted(PACKAGE.glob("games/*/rulings.md"))]
    collected = "\n".join(rulings).rstrip().replace("](../../../docs/", "](")
    page.write_text(text.replace(IN_RULINGS, collected), encoding="utf-8")


def navigation() -> str:
    """The rules of each game under its English title, by languages."""
    lines = []
    for english in sorted(PACKAGE.glob("games/*/text/rules/en.md")):
        others = sorted(file for file in english.parent.glob("*.md") if file != english)
        pages = [f'{{ "{language(file)}" = "rules/{game_of(file)}.{file.name}" }}' for file in (english, *others)]
        title = english.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f'{{ "Rules of {title}" = [{", ".join(pages)}] }},')
    return "\n        ".join(lines)


def game_of(rules: Path) -> str:
    return rules.parent.parent.parent.name


def language(rules: Path) -> str:
    """What a language calls itself."""
    name = str(Locale.parse(rules.stem, sep="-").get_display_name())
    return name[0].upper() + name[1:]


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

"""Games from elsewhere, as packages on the path with their entry points."""

from pathlib import Path

from uogashi.terminal.new_game import game_files


def announce(site: Path, game: str, package: str) -> None:
    """Say that this package has this game, as a package does that was installed."""
    folder = site / f"{package}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[uogashi.games]\n{game} = {package}\n")


def write_game(site: Path, name: str) -> Path:
    """What `uogashi new-game` writes, found by its entry point; returns the folder of the package."""
    for place, text in game_files(name):
        (site / place).parent.mkdir(parents=True, exist_ok=True)
        (site / place).write_text(text, encoding="utf-8")
    announce(site, name, f"uogashi_{name}")
    return site / f"uogashi_{name}"

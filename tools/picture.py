"""Draws the picture of the README from a real game: `python -m tools.picture`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console

from uogashi.core.match import Match
from uogashi.games import load_game
from uogashi.terminal.sentences import draw_table, fact_sentence
from uogashi.text import texts

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "tsukiji.svg"
SEED = "picture/5"
WIDTH = 92


def main() -> None:
    match = Match.new(load_game("tsukiji"), ["Aki", "Ben", "Chie"], seed=SEED)
    rng = random.Random(SEED)
    # The fourth round, after the first purchase.
    while (view := match.view()).round < 4 or not any(lot.buyer is not None for lot in view.lots):
        entry = match.play(match.acting[0], rng.choice(match.legal(match.acting[0])))
    say = texts()
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    console.print(draw_table(match, match.acting[0], say))
    console.print()
    for fact in entry.facts:
        console.print(fact_sentence(match, fact, say))
    console.print(f"[bold]{match.seats[match.acting[0]]}>[/bold] ?  {', '.join(match.legal(match.acting[0]))}")
    svg = console.export_svg(title="uogashi play tsukiji", unique_id="tsukiji")
    # No request to another host: whoever has the font has it, all others have one like it.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    svg = "\n".join(line.rstrip() for line in svg.splitlines() if line.strip())
    PICTURE.write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

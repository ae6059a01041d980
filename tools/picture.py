"""Draws the picture of the README from a real game: `python -m tools.picture`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from uogashi.bots.players import decide
from uogashi.core.chance import new_generator
from uogashi.core.match import Match
from uogashi.games import load_game
from uogashi.games.tsukiji import board, preview, story, typed
from uogashi.text import texts

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "tsukiji.svg"
SEED = "picture/2"
WIDTH = 80
SEAT = 0
ROUND = 5


def main() -> None:
    match = Match.new(load_game("tsukiji"), ["Marit", "greedy 1", "greedy 2", "greedy 3"], seed=SEED)
    rngs = new_generator("tsukiji", SEED)
    say = texts()
    log: list[Text] = []
    # Until it is the person's turn to buy, with the story since the tickets were turned over.
    while match.view().round < ROUND or match.view().phase != "purchase" or match.acting != (SEAT,):
        seat = match.acting[0]
        entry = match.play(seat, decide(match, seat, "greedy", rngs))
        if any(fact.name == "ticket-revealed" for fact in entry.facts):
            log = []
        log += story.tell(match.facts(entry), match.seats, say)
    view, hidden = match.view(SEAT), match.hidden(SEAT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False)
    for line in log:
        console.print(line)
    console.print()
    console.print(board.draw_position(view, match.seats, say, WIDTH, preview.lot_gains(hidden, match.configs, SEAT)))
    console.print(typed.ask(view, say, plain=False))
    console.print(Text("Marit ▸ ?", style="bold"))
    console.print(typed.explain_choices(hidden, match.configs, view, say, plain=False))
    svg = console.export_svg(title="uogashi play tsukiji", unique_id="tsukiji")
    # No request to another host: whoever has the font has it, all others have one like it.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    svg = "\n".join(line.rstrip() for line in svg.splitlines() if line.strip())
    PICTURE.write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

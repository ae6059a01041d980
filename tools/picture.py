"""Draws the pictures of the terminal from real games: `python -m tools.picture`."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from uogashi.bots.players import decide
from uogashi.core.chance import new_generator
from uogashi.core.match import Match
from uogashi.core.modules import Preview
from uogashi.games import load_game
from uogashi.terminal.game_modules import Board, Typed, tell_story
from uogashi.text import texts

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "picture/2"
WIDTH = 80
SEAT = 0
MOMENTS: dict[str, Callable[[Any], bool]] = {
    "tsukiji": lambda view: view.round == 5 and view.phase == "purchase",
    "shopping": lambda view: view.turn == 7 and view.phase == "walking",
}
"""When each game is drawn, at that player's turn."""


def main() -> None:
    for game, moment in MOMENTS.items():
        (FOLDER / f"{game}.svg").write_text(draw(game, moment), encoding="utf-8")


def draw(name: str, moment: Callable[[Any], bool]) -> str:
    game, say = load_game(name), texts()
    board: Board = game.module("board")
    typed: Typed = game.module("typed")
    preview: Preview = game.module("preview")
    match = Match.new(game, ["Marit", "greedy 1", "greedy 2", "greedy 3"], seed=SEED)
    rngs = new_generator(name, SEED)
    log: list[Text] = []
    # The game log since the tickets were turned over, or since the player's last turn.
    while match.acting != (SEAT,) or not moment(match.view()):
        seat = match.acting[0]
        entry = match.play(seat, decide(match, seat, "greedy", rngs))
        if seat == SEAT or any(fact.name == "ticket-revealed" for fact in entry.facts):
            log = []
        log += tell_story(game, match.facts(entry), match.seats, say)
    view, hidden = match.view(SEAT), match.hidden(SEAT)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False)
    for line in log:
        console.print(line)
    console.print()
    extras = preview.table_extras(hidden, match.configs, SEAT)
    console.print(board.draw_position(view, match.seats, say, WIDTH, **extras))
    console.print(typed.ask(view, say, plain=False))
    console.print(Text("Marit ▸ ?", style="bold"))
    console.print(typed.explain_choices(hidden, match.configs, view, say, plain=False))
    svg = console.export_svg(title=f"uogashi play {name}", unique_id=name)
    # No request to another host: the installed font is used if there is one, otherwise a similar one.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    main()

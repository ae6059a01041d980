"""Repeats a failed check, or rewrites the golden playthroughs: `python -m uogashi.testing --help`."""

import argparse
from pathlib import Path

from uogashi.testing.checks import CHECKS
from uogashi.testing.golden import golden_files
from uogashi.testing.playthrough import Playthrough
from uogashi.testing.trace import find_game, read_options


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m uogashi.testing", description=__doc__)
    parser.add_argument("check", choices=[*CHECKS, "golden"])
    parser.add_argument("game", help="where it is defined, such as uogashi.games.tsukiji:GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default="kit/0")
    parser.add_argument("--choices", default="-", help="numbers with dots between them")
    parser.add_argument("--variant", action="store_true")
    parser.add_argument("--sensible", action="store_true", help="the greedy player takes most decisions")
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON: an option of the game")
    parser.add_argument("--rules", help="the version of the rules, the newest unless one is named")
    parser.add_argument("--folder", type=Path, default=Path("tests/golden"))
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
    except (AssertionError, ImportError, ValueError) as error:
        parser.error(str(error))
    if arguments.check == "golden":
        arguments.folder.mkdir(parents=True, exist_ok=True)
        for name, text in golden_files(game, read_options(arguments.option)).items():
            (arguments.folder / name).write_text(text, encoding="utf-8")
            print(arguments.folder / name)
        return
    choices = () if arguments.choices == "-" else tuple(map(int, arguments.choices.split(".")))
    players = arguments.players or game.fewest_players
    more = read_options(arguments.option)
    playthrough = Playthrough(
        players, arguments.seed, arguments.variant, choices, arguments.sensible, more, arguments.rules
    )
    CHECKS[arguments.check](game, playthrough)
    print("passed")


if __name__ == "__main__":
    main()

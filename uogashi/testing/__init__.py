"""The game test kit: what every game, ours or a newcomer's, must pass at every player count.

    from uogashi.testing import GameKit

    class TestMyGame(GameKit):
        place = "my_package.my_game:GAME"
        golden = Path(__file__).parent / "golden"

pytest then runs every test of `GameKit` on the game. Hypothesis chooses seeds, players, options and decisions; when
something fails, the message ends with a command that repeats it.
"""

from uogashi.testing.kit import GameKit

__all__ = ["GameKit"]

"""What all tests share: Hypothesis has no deadline, for busy machines; and Quay, the example
of a game from elsewhere, can be imported in all processes that tests start, though no list of games has it.

It also says which tests `make check` leaves to `make test`.
"""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests import QUAY

HERE = Path(__file__).parent
THOROUGH = {
    "arena/test_simulate.py": ("test_ctrl_c", "test_workers_end"),
    "core/test_code_files.py": ("",),
    "games/market/test_boards.py": ("test_games_",),
    "games/market/test_coverage.py": ("",),
    "games/market/test_kit.py": ("test_interpreted",),
    "games/market/test_policy.py": ("test_greedy_players_bring",),
    "games/market/test_records.py": ("test_a_record_is_as_its_schemas_say",),
    "games/market/test_referee.py": (
        "test_the_referee_accepts",
        "test_program_and_referee",
        "test_referee_and_verify",
        "test_a_tampered",
    ),
    "games/market/test_terminal.py": ("test_no_drawing",),
    "games/shopping/test_kit.py": ("test_interpreted",),
    "games/shopping/test_referee.py": ("test_the_referee", "test_program_and_referee", "test_referee_and_verify"),
    "games/shopping/test_terminal.py": ("test_no_drawing",),
    "games/test_elsewhere.py": ("",),
    "games/tsukiji/test_kit.py": ("test_interpreted",),
    "games/tsukiji/test_policy.py": ("test_one_greedy_beats", "test_it_wins"),
    "games/tsukiji/test_referee.py": ("test_the_referee", "test_referee_and_verify"),
    "games/tsukiji/test_terminal.py": ("test_no_drawing",),
    "server/test_flood.py": ("",),
    "server/test_hostile.py": ("",),
    "server/test_nothing_leaked.py": ("",),
    "server/test_nothing_lost.py": ("",),
    "terminal/test_cache.py": ("",),
    "terminal/test_fitting.py": ("",),
    "terminal/test_interrupts.py": ("",),
    "terminal/test_languages.py": ("test_no_sentence_of_a_game",),
    "terminal/test_new_game.py": ("test_it_passes_the_kit",),
    "terminal/test_own_bots.py": ("test_ctrl_c",),
    "terminal/test_play.py": ("test_a_game_in_every_language", "test_every_line_fits"),
    "terminal/test_report.py": ("test_the_same_report", "test_ctrl_c", "test_a_report_speaks"),
    "test_documents.py": ("test_the_win_shares",),
    "tools/test_postgresql.py": ("",),
    "upgrade/test_upgrade.py": ("",),
}
"""How the names of those tests begin, file by file: whole games by the hundred, attacks, crashes and other processes. A
change seldom breaks one of them alone, and together they take most of the time.
"""

settings.register_profile("uogashi", settings(), deadline=None)
settings.load_profile("uogashi")

os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(QUAY), os.environ.get("PYTHONPATH"))))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="tests in a browser take pictures of what they see")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            names = THOROUGH.get(item.path.relative_to(HERE).as_posix(), ())
            if item.name.startswith(names):
                item.add_marker(pytest.mark.thorough)


def pytest_collection_finish() -> None:
    """Modules loaded by now stay: the garbage collector need not look at them, nor run often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)

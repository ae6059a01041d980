"""The kit finds what it is for: each fault, put into a sound game, is caught by its check."""

import os
import subprocess
import sys

import pytest

from tests.testing.faults import FAULTS
from uogashi.testing.course import Course


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught(fault: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.testing.faults", fault],
        env={**os.environ, "UOGASHI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("caught: ")


def test_a_course_can_be_repeated_from_its_words() -> None:
    course = Course(3, "kit/7", variant=True, choices=(3, 0, 12))
    assert course.words() == "--players 3 --seed kit/7 --choices 3.0.12 --variant"
    done = subprocess.run(
        [sys.executable, "-m", "uogashi.testing", "ending", "uogashi.games.tsukiji:GAME", *course.words().split()],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "passed\n", done.stderr

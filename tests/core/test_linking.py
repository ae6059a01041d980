"""Functions that compiled code calls become machine code only in those that Python calls, and work as Python's do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import QUAY
from uogashi.core.sources import LINKING, PACKAGE, generic_sources

RULES = """
from uogashi.core.compile import compiled

@compiled
def is_even(number):
    if number == 0:
        return True
    return is_odd(number - 1)

@compiled
def is_odd(number):
    if number == 0:
        return False
    return is_even(number - 1)

@compiled
def factorial(number):
    if number < 2:
        return 1
    return number * factorial(number - 1)

@compiled
def shout(number):
    print("it is", number)
    if number > 5:
        raise ValueError("too many")
    return number

@compiled
def door(number):
    if is_even(number):
        return shout(factorial(number))
    return shout(number)
"""
SAID = "it is 2\n2\nit is 3\n3\nit is 24\ntoo many\n"
DOOR = """
for number in (2, 3, 4):
    try:
        print(door(number))
    except ValueError as error:
        print(error)
"""


class Script:
    """A file of rules, and scripts that use it, each in a separate process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "circle.py").write_text(RULES)

    def run(self, code: str) -> str:
        path = os.pathsep.join([str(self.folder), str(PACKAGE.parent), str(QUAY)])
        bare = {name: value for name, value in os.environ.items() if name != "UOGASHI_INTERPRET"}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**bare, "PYTHONPATH": path, "UOGASHI_CACHE": str(self.folder / "cache")},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def files(self) -> set[str]:
        return {file.name for file in (self.folder / "cache").rglob("*.nbc")}


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Script:
    return Script(tmp_path_factory.mktemp("script"))


def test_functions_may_call_each_other_print_and_fail_also_when_they_come_from_disk(script: Script) -> None:
    assert script.run("from circle import *" + DOOR) == SAID
    outer = {name for name in script.files() if ".inner." not in name}
    assert {name.split("-")[0] for name in outer} == {"circle.door"}, "only what Python calls is machine code"
    kept = script.files()
    assert script.run("from circle import *" + DOOR) == SAID
    assert script.files() == kept, "nothing was compiled again"


def test_each_function_of_a_circle_can_be_called_first_or_alone(script: Script) -> None:
    for first, second in (("is_odd", "is_even"), ("is_even", "is_odd")):
        code = f"from circle import *; print({first}(5), {second}(5), {first}(6))"
        truth = {"is_odd": (True, False), "is_even": (False, True)}
        expected = f"{truth[first][0]} {truth[second][0]} {truth[first][1]}\n"
        for file in (script.folder / "cache").rglob("circle.*"):
            file.unlink()
        assert script.run(code) == expected
        assert script.run(code) == expected, "from disk"


def test_somebody_elses_numba_function_may_call_ours(script: Script) -> None:
    plain = "import numba, circle; door = numba.njit(lambda number: circle.door(number))"
    assert script.run(plain + DOOR) == SAID


FACTORY = """
from uogashi.core.compile import compiled

def adding(more):
    @compiled
    def add(number):
        return number + more
    return add

def calling(add):
    @compiled
    def call(number):
        return add(number)
    return call

one, hundred = adding(1), adding(100)
only_one, only_hundred = calling(one), calling(hundred)

@compiled
def both(number):
    return one(number), hundred(number)
"""


def test_functions_of_one_name_that_were_compiled_in_processes_of_their_own_stay_apart(script: Script) -> None:
    (script.folder / "factory.py").write_text(FACTORY)
    assert script.run("import factory; print(factory.only_one(1))") == "2\n"
    assert script.run("import factory; print(factory.only_hundred(1))") == "101\n"
    assert script.run("import factory; print(factory.both(1))") == "(2, 101)\n"


def test_code_is_compiled_again_when_the_way_of_linking_changes() -> None:
    assert LINKING in {module.file for module in generic_sources()}

"""What `make check` leaves to `make test` is there: a renamed test would slow `make check` down unnoticed."""

from importlib import import_module

import pytest

from tests.conftest import THOROUGH


@pytest.mark.parametrize("file", THOROUGH)
def test_what_is_called_thorough_is_there(file: str) -> None:
    module = import_module(f"tests.{file.removesuffix('.py').replace('/', '.')}")
    holders = [module, *(value for name, value in vars(module).items() if name.startswith("Test"))]
    tests = [name for holder in holders for name in dir(holder) if name.startswith("test_")]
    for begin in THOROUGH[file]:
        assert any(name.startswith(begin) for name in tests), begin

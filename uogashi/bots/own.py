"""Users' own bots: functions that are named on the command line, in a file or in a module.

`my_bot.py:choose` is the function `choose` of that file, `my_package.bots:choose` one of a module that Python finds
from here. Errors in it are for its author to see: a `BotFailure` carries the traceback.
"""

import hashlib
import importlib
import importlib.util
import inspect
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from uogashi.core.errors import Refusal

Choose = Callable[[Any, list[str]], str]
"""(view, legal decisions) → decision."""
SHOWN_CHOICES = 12


class BotFailure(Refusal):
    """A user's own bot has failed; `trace` shows its author where in its code."""

    def __init__(self, id: str, trace: str = "", **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.trace = trace


class OwnBot:
    """A function from a file or a module, with the name that its seats get."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.title = bot_title(spec)
        self.function = load_function(spec)

    def __call__(self, view: Any, legal: list[str]) -> str:
        with blaming("bot-raised", self.function.__code__.co_filename if has_code(self.function) else "", self.spec):
            return self.function(view, legal)


def bot_title(bot: Any) -> str:
    """What the seats of a bot are called, before their number: `greedy`, `my_bot:choose`, or a function by its name."""
    if not isinstance(bot, str):
        return str(getattr(bot, "title", None) or getattr(bot, "__name__", None) or type(bot).__name__)
    place, colon, function = bot.rpartition(":")
    return f"{Path(place).name.removesuffix('.py')}:{function}" if colon else bot


def check_decision(bot: Any, decision: Any, legal: list[str]) -> None:
    """A bot that decides what it may not ends the game, with a word to its author."""
    if isinstance(decision, str) and decision in legal:
        return
    name = bot.spec if isinstance(bot, OwnBot) else bot_title(bot)
    more = ["…"] if len(legal) > SHOWN_CHOICES else []
    choices = ", ".join([*legal[:SHOWN_CHOICES], *more])
    raise BotFailure("bot-illegal", bot=name, decision=shown(decision), choices=choices)


def shown(thing: Any) -> str:
    """What a bot has returned, as text, even if it is something that cannot be printed."""
    try:
        return str(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


# --- finding the function ----------------------------------------------------------------------------------------


def load_function(spec: str) -> Choose:
    place, _, name = spec.rpartition(":")
    if place.endswith(".py") or os.sep in place:
        if not Path(place).is_file():
            raise Refusal("file-missing", file=place)
        module = load_file(Path(place).resolve())
    else:
        module = load_module(place, spec)
    function = getattr(module, name, None)
    if function is None:
        raise Refusal("bot-function-missing", place=place, function=name, known=", ".join(functions_of(module)) or "-")
    check_signature(function, spec)
    found: Choose = function
    return found


@cache
def load_file(path: Path) -> ModuleType:
    """A module from a file, which can import its neighbours as if it were run."""
    # Two files may have the same name: each is a separate module.
    name = f"uogashi_bot_{path.stem}_{hashlib.sha256(os.fsencode(path)).hexdigest()[:8]}"
    found = importlib.util.spec_from_file_location(name, path)
    if found is None or found.loader is None:
        raise Refusal("bot-no-python", file=str(path))
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    with blaming("bot-unloadable", str(path), str(path)):
        found.loader.exec_module(module)
    return module


def load_module(name: str, spec: str) -> ModuleType:
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # as `python -m` does
    try:
        if importlib.util.find_spec(name) is None:
            raise Refusal("bot-module-missing", module=name)
    except (ImportError, ValueError):  # a package above it is missing, or the name is none
        raise Refusal("bot-module-missing", module=name) from None
    with blaming("bot-unloadable", "", spec):
        return importlib.import_module(name)


def functions_of(module: ModuleType) -> list[str]:
    """The functions that are defined there, not those that it has from elsewhere."""
    return [
        name
        for name, each in vars(module).items()
        if inspect.isfunction(each) and each.__module__ == module.__name__ and not name.startswith("_")
    ]


def check_signature(function: Any, spec: str) -> None:
    """It must take a view and the legal decisions, and nothing else that has to be given, and answer at once."""
    if not callable(function) or inspect.isclass(function):
        raise Refusal("bot-no-function", bot=spec)
    if any(map(inspect.iscoroutinefunction, (function, type(function).__call__))):
        raise Refusal("bot-async", bot=spec)
    try:
        inspect.signature(function).bind("view", "legal")
    except TypeError:
        raise Refusal("bot-signature", bot=spec) from None
    except ValueError:  # some built-in functions do not say what they take
        return


# --- whose fault it is -------------------------------------------------------------------------------------------


@contextmanager
def blaming(id: str, file: str, bot: str) -> Iterator[None]:
    """Anything raised meanwhile is the bot's: the traceback starts at the first line of its own file."""
    try:
        yield
    except (Exception, SystemExit) as error:
        trace = "".join(traceback.format_exception(type(error), error, own_part(error.__traceback__, file)))
        raise BotFailure(id, trace, bot=bot, why=in_one_line(error)) from None


def in_one_line(error: BaseException) -> str:
    """`ValueError: too deep`: the kind of error and the first line of its message."""
    lines = "".join(traceback.format_exception_only(type(error), error)).splitlines()
    # Before an error of syntax stands where it is, indented.
    return next(line for line in lines if line and not line[0].isspace()).rstrip()


def own_part(trace: Any, file: str) -> Any:
    """The traceback without what is ours; all of it if the file is nowhere in it."""
    step = trace
    while step is not None and step.tb_frame.f_code.co_filename != file:
        step = step.tb_next
    return trace if step is None else step


def has_code(function: Any) -> bool:
    return hasattr(function, "__code__")

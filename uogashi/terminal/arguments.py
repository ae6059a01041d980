"""Reading the command line: commands, arguments and options declared as data, help and errors from the catalogue.

Our own, because the libraries for it have their own sentences, which cannot be translated from Fluent files.
"""

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from uogashi.core.errors import Refusal, Term
from uogashi.text import Texts

Values = dict[str, Any]
Convert = Callable[[str, str], Any]
"""(name as typed, text) → value, or a refusal."""


def word(name: str, text: str) -> Any:
    return text


def whole_number(least: int, most: int = 10**12) -> Convert:
    """A whole number within bounds."""

    def convert(name: str, text: str) -> int:
        digits = text.replace("_", "")
        if not re.fullmatch(r"-?[0-9]+", digits):
            raise Refusal("number-wrong", option=name, value=text)
        if not digits.startswith("-") and (len(digits) > 18 or int(digits) > most):
            raise Refusal("number-too-big", option=name, most=str(most), value=text)
        if digits.startswith("-") or int(digits) < least:
            raise Refusal("number-too-small", option=name, least=str(least), value=text)
        return int(digits)

    return convert


@dataclass(frozen=True)
class Argument:
    """A value by its place; `many` takes all that follow."""

    name: str
    metavar: str
    many: bool = False
    required: bool = True


@dataclass(frozen=True)
class Option:
    """`--name VALUE`, or `--name` alone where there is no metavar."""

    name: str
    metavar: str | None = None
    convert: Convert = word
    default: Any = None
    many: bool = False
    optional: bool = False
    """`--name` alone is an empty value."""
    about: str | None = None
    """The id of its help in the catalogue, if several commands share it; else below its command."""

    @property
    def flag(self) -> str:
        return "--" + self.name

    @property
    def initial(self) -> Any:
        if self.many:
            return []
        return False if self.metavar is None else self.default


@dataclass(frozen=True)
class Command:
    """A command of the program, with those below it or what it does itself."""

    name: str
    run: Callable[[Values, Texts], int] | None = None
    arguments: Sequence[Argument] = ()
    options: Sequence[Option] = ()
    commands: Sequence["Command"] = field(default_factory=tuple)
    path: tuple[str, ...] = ()
    """The commands above it, and itself: what the user types."""

    @property
    def id(self) -> str:
        """The id of its help in the catalogue."""
        return "-".join(("help", *self.path))

    @property
    def typed(self) -> str:
        return " ".join(self.path)

    @property
    def called(self) -> str:
        """The same with the name of the program."""
        return " ".join(("uogashi", *self.path))


@dataclass(frozen=True)
class Asked:
    """What the command line asks for: a command with its values, or its help."""

    command: Command
    values: Values
    help: bool = False


def place(command: Command, above: tuple[str, ...] = ()) -> Command:
    """The same command, knowing its path, and so all below it."""
    path = (*above, command.name) if command.name else above
    below = tuple(place(each, path) for each in command.commands)
    return Command(command.name, command.run, command.arguments, command.options, below, path)


def read_arguments(root: Command, words: Sequence[str]) -> Asked:
    """Find the command and its values; a wrong word is refused with what was meant, if that can be guessed."""
    command = root
    rest = list(words)
    while command.commands:
        if not rest:
            if command is root:
                return Asked(command, {}, help=True)
            raise Refusal("command-missing", command=command.typed)
        first = rest.pop(0)
        if first in ("-h", "--help"):
            return Asked(command, {}, help=True)
        below = {each.name: each for each in command.commands}
        if first not in below:
            raise Refusal("command-unknown", command=first, close=closest(first, below), above=command.called)
        command = below[first]
    if "-h" in rest or "--help" in rest:
        return Asked(command, {}, help=True)
    return Asked(command, read_values(command, rest))


def read_values(command: Command, words: list[str]) -> Values:
    options = {option.flag: option for option in command.options}
    values: Values = {option.name: option.initial for option in command.options}
    given: set[str] = set()
    loose: list[str] = []
    while words:
        text = words.pop(0)
        if text == "--":
            loose += words
            break
        if not text.startswith("-") or text == "-":
            loose.append(text)
            continue
        flag, equals, value = text.partition("=")
        if flag not in options:
            raise Refusal("option-unknown-here", command=command.typed, option=flag, close=closest(flag, options))
        option = options[flag]
        if flag in given and not option.many:
            raise Refusal("option-twice", option=flag)
        given.add(flag)
        if option.metavar is None:
            if equals:
                raise Refusal("option-takes-no-value", option=flag)
            values[option.name] = True
            continue
        if not equals and words and not (words[0].startswith("--") and len(words[0]) > 2):
            value = words.pop(0)
            equals = "="
        if not value and (equals or not option.optional):
            raise Refusal("option-needs-value", option=flag)
        converted = option.convert(flag, value)
        if option.many:
            values[option.name].append(converted)
        else:
            values[option.name] = converted
    return values | read_loose(command, loose)


def read_loose(command: Command, words: list[str]) -> Values:
    """The words that belong to no option, given to the arguments in their order."""
    values: Values = {}
    for argument in command.arguments:
        if argument.required and not words:
            raise Refusal("argument-missing", command=command.typed, metavar=Term(f"metavar-{argument.metavar}"))
        if argument.many:
            values[argument.name], words = words, []
        else:
            values[argument.name] = words.pop(0) if words else None
    if words:
        raise Refusal("argument-too-many", command=command.typed, value=words[0])
    return values


def closest(text: str, known: Any) -> str:
    """What was probably meant, or "none"."""
    return next(iter(difflib.get_close_matches(text, list(known), n=1)), "none")

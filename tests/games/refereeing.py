"""What referees of different games share: reading a record and running through its moves. They know no rules.

None of the program is used here, as in the referees themselves: two programs that share nothing must agree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

CHANCE = "chance"


class Playable(Protocol):
    """A game that a referee plays through."""

    @property
    def players(self) -> Sequence[Any]: ...

    @property
    def over(self) -> bool: ...

    def begin(self) -> None: ...

    def move(self, who: int | str, words: str) -> None: ...

    def scores(self) -> list[int]: ...

    def winners(self) -> list[int]: ...


GameType = TypeVar("GameType", bound=Playable)


class Foul(Exception):
    """The first error in a record."""

    def __init__(self, move_index: int | None, message: str) -> None:
        super().__init__(message if move_index is None else f"move {move_index + 1}: {message}")
        self.move_index = move_index
        self.message = message


def require(condition: bool, message: str) -> None:
    if not condition:
        raise Foul(None, message)


def read_whole(value: Any, name: str, least: int | None = None, most: int | None = None) -> int:
    # To Python true is the number 1; to JSON it is not.
    if isinstance(value, bool) or not isinstance(value, int):
        raise Foul(None, f"{name} must be a whole number, not {value!r}")
    if least is not None and value < least:
        raise Foul(None, f"{name} must be at least {least}, not {value}")
    if most is not None and value > most:
        raise Foul(None, f"{name} must be at most {most}, not {value}")
    return value


def read_text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise Foul(None, f"{name} must be text, not {value!r}")
    return value


def read_list(value: Any, name: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise Foul(None, f"{name} must be a list, not {value!r}")
    if length is not None and len(value) != length:
        raise Foul(None, f"{name} must have {length} entries, not {len(value)}")
    return value


def read_wholes(value: Any, name: str, length: int | None = None, least: int | None = None) -> list[int]:
    return [read_whole(entry, f"{name}[{i}]", least) for i, entry in enumerate(read_list(value, name, length))]


def read_object(value: Any, name: str, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Foul(None, f"{name} must be an object, not {value!r}")
    keys = set(keys)
    if missing := sorted(keys - value.keys()):
        raise Foul(None, f"{name} has no {missing[0]!r}")
    if unknown := sorted(value.keys() - keys - set(optional)):
        raise Foul(None, f"{name} has an unknown key {unknown[0]!r}")
    return value


def play_move(game: Playable, value: Any) -> None:
    who, words = read_list(value, "a move", 2)
    if who != CHANCE:
        read_whole(who, "the seat of a move", 0, len(game.players) - 1)
    game.move(who, read_text(words, "the words of a move"))


def run_moves(game: GameType, moves: list[Any]) -> Iterator[GameType]:
    game.begin()
    yield game
    for index, value in enumerate(moves):
        try:
            play_move(game, value)
        except Foul as foul:
            raise Foul(index, foul.message) from None
        yield game


def check_result(record: Mapping[str, Any], game: Playable) -> None:
    if not game.over:
        require("result" not in record, "the record has a result, but its moves stop before the end of the game")
        return
    require("result" in record, "the game is over, but the record has no result")
    result = read_object(record["result"], "result", ("scores", "winners"))
    for name, expected in (("scores", game.scores()), ("winners", game.winners())):
        stated = read_wholes(result[name], f"result.{name}")
        require(stated == expected, f"result.{name} is {stated}, should be {expected}")


def fault_of(line: str, judge: Callable[[Mapping[str, Any]], Any]) -> str | None:
    try:
        record = json.loads(line)
        require(isinstance(record, dict), "a record must be an object")
        judge(record)
    except ValueError as error:
        return f"not JSON: {error}"
    except Foul as foul:
        return str(foul)
    return None


def judge_files(arguments: list[str], judge: Callable[[Mapping[str, Any]], Any]) -> int:
    """The records of these files, one a line; 1 if any of them is wrong."""
    records = bad = 0
    for name in arguments:
        # Not splitlines, which would also cut at separators that may be inside a name.
        lines = [line for line in Path(name).read_text(encoding="utf-8").split("\n") if line.strip()]
        for number, line in enumerate(lines, start=1):
            fault = fault_of(line, judge)
            records += 1
            bad += fault is not None
            if fault is not None:
                print(f"{name}: game {number}: {fault}")
    print(f"{records} records, {bad} bad")
    return 1 if bad else 0

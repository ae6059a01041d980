"""`uogashi rules`: the rules of a game, whole or by the chapter."""

import sys
from typing import Any

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from uogashi.core.errors import Refusal
from uogashi.games import check_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.asking import PlainAsker, TerminalAsker
from uogashi.terminal.exits import OK
from uogashi.terminal.paging import paged
from uogashi.terminal.screen import Screen
from uogashi.text import Texts, folded
from uogashi.text.rules import Chapter, RulesPage, read_rules

WIDEST = 100
"""Longer lines are hard to read."""


def show_rules(values: Values, say: Texts) -> int:
    page = read_rules(check_game(values["game"]), say.language)
    screen = Screen(values["plain"])
    chapters = page.chapters if values["chapter"] is None else [find_chapter(page, values["chapter"])]
    with paged(screen, TerminalAsker() if sys.stdin.isatty() else PlainAsker(), say):
        if values["chapter"] is None:
            print_opening(page, screen)
        for chapter in chapters:
            print_chapter(chapter, screen)
        if values["chapter"] is None:
            print_credit(values["game"], say, screen)
    sys.stdout.flush()
    return OK


def find_chapter(page: RulesPage, asked: str) -> Chapter:
    """A chapter by its number, its id or how its title begins."""
    if asked.isdecimal() and 1 <= int(asked) <= len(page.chapters):
        return page.chapters[int(asked) - 1]
    for chapter in page.chapters:
        if chapter.id == asked.lower() or folded(chapter.title).startswith(folded(asked)):
            return chapter
    known = [f"{number} {chapter.title}" for number, chapter in enumerate(page.chapters, start=1)]
    raise Refusal("rules-no-chapter", chapter=asked, known=known)


def print_opening(page: RulesPage, screen: Screen) -> None:
    print_markdown(f"# {page.title}\n\n{page.opening}", screen)


def print_chapter(chapter: Chapter, screen: Screen) -> None:
    screen.print()
    print_markdown(f"## {chapter.title}\n\n{chapter.body}", screen)


def print_credit(game: str, say: Texts, screen: Screen) -> None:
    screen.print()
    screen.print(say.say("rules-credit", credit=say.say(f"{game}-credit")))


def print_contents(page: RulesPage, say: Texts, screen: Screen) -> None:
    """The chapters with their numbers."""
    contents: Any = Table.grid(padding=(0, 2))
    for number, chapter in enumerate(page.chapters, start=1):
        contents.add_row(Text(str(number), style="bold"), chapter.title)
    screen.print(contents)
    screen.print(say.say("rules-how", word=say.words("play-word-rules")[0]))


def print_markdown(text: str, screen: Screen) -> None:
    if screen.plain:
        screen.print(text.replace("**", ""))
    else:
        screen.console.print(Markdown(text), width=min(screen.width, WIDEST))

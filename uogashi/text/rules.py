"""The rules of a game for players, a page of Markdown for each language, cut into chapters."""

import re
from dataclasses import dataclass
from pathlib import Path

from uogashi.core.errors import Refusal
from uogashi.core.places import OURS, game_folder
from uogashi.text import FALLBACK
from uogashi.text.pseudo import PSEUDO, disguise

HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z-]+)\}\n", re.MULTILINE)


@dataclass(frozen=True)
class Chapter:
    """A part of the rules; its id is the same in all languages."""

    id: str
    title: str
    body: str


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game in one language."""

    language: str
    title: str
    opening: str
    chapters: tuple[Chapter, ...]


def rules_file(game: str, language: str) -> Path:
    return (game_folder(game) or OURS / game) / "text" / "rules" / f"{language}.md"


def read_rules(game: str, language: str) -> RulesPage:
    """The rules of this game in this language; in English, where nobody has written them in this one."""
    if not rules_file(game, FALLBACK).is_file():
        raise Refusal("rules-missing", game=game)
    if language != PSEUDO and not rules_file(game, language).is_file():
        return read_rules(game, FALLBACK)
    text = rules_file(game, FALLBACK if language == PSEUDO else language).read_text(encoding="utf-8")
    head, *parts = HEADING.split(text)
    title, _, opening = head.partition("\n")
    chapters = [
        Chapter(id, change(title, language), change(body.strip(), language))
        for title, id, body in zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    ]
    title, opening = change(title.removeprefix("# "), language), change(opening.strip(), language)
    return RulesPage(language, title, opening, tuple(chapters))


def change(text: str, language: str) -> str:
    return disguise(text) if language == PSEUDO else text

"""Sentences for people: Fluent files, one per language, and each game's own in its folder. What pages show of a game
before they load the rest, its title and the like, is in separate files, under `shelf`.

Here are the sentences that every program says; `terminal` has those that no browser shows, `web` those that only
browsers show.

All output text goes through `Texts.say`; the rest of the program deals in ids and arguments. The
rules of a game are separate pages, in Markdown (`rules.py`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message as Written
from fluent.syntax.ast import Resource
from fluent.syntax.ast import Term as WrittenTerm

from uogashi.core.errors import ENTRY, Message, Refusal, Seat, Series, Term, Unsaid, is_of_game, thing_id
from uogashi.core.numbers import signed as signed
from uogashi.core.numbers import with_minus as with_minus
from uogashi.core.places import game_folder
from uogashi.text.pseudo import PSEUDO, disguise_catalogue

FOLDER = Path(__file__).parent
FALLBACK = "en"
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message may refer to: another one, or a term."""
LONGEST_ARGUMENT = 900
"""Fluent takes no more than 1000 characters for an argument."""


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in FOLDER.glob("*.ftl")))


SENT = ("shelf", "")
"""The folders of the texts that browsers load: those for the shelf, and the rest."""


def game_files(folder: Path, language: str, parts: Iterable[str] = (*SENT, "terminal")) -> list[Path]:
    """The files of the game in this folder, as far as they are there; a game may have all its texts in one."""
    return [file for part in parts if (file := folder / "text" / part / f"{language}.ftl").is_file()]


def read_game_texts(folder: Path, language: str) -> tuple[str, str]:
    """The language and the Fluent texts of a game in this folder, but for those of the terminal: English, where it has
    none in the language asked for, and message by message what it lacks there. A game that has no texts at all has an
    empty one.
    """
    if language == PSEUDO:
        return PSEUDO, disguise_catalogue(read_game_texts(folder, FALLBACK)[1])
    for each in (language, FALLBACK):
        if (folder / "text" / f"{each}.ftl").is_file():
            return each, complete(*(read_all(game_files(folder, language, SENT)) for language in (each, FALLBACK)))
    return FALLBACK, ""


def read_all(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def complete(text: str, english: str) -> str:
    """With the English messages that it lacks."""
    missing = message_ids(english) - message_ids(text)
    if not missing:
        return text
    lacking: list[Any] = [
        entry for entry in parse(english).body if isinstance(entry, Written | WrittenTerm) and entry.id.name in missing
    ]
    return f"{text}\n{serialize(Resource(lacking))}"


def message_ids(text: str) -> set[str]:
    return {id.lstrip("-") for id in ENTRY.findall(text)}


def split_catalogue(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each with its id: only they begin at the margin with a name."""
    starts = [*ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts), len(text)][1:]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def read_shelf_texts(folder: Path, language: str) -> tuple[str, str]:
    """The language and the Fluent texts for the shelf of a game in this folder, chosen likewise."""
    if language == PSEUDO:
        return PSEUDO, disguise_catalogue(read_shelf_texts(folder, FALLBACK)[1])
    for each in (language, FALLBACK):
        if (file := folder / "text" / "shelf" / f"{each}.ftl").is_file():
            english = folder / "text" / "shelf" / f"{FALLBACK}.ftl"
            return each, complete(file.read_text(encoding="utf-8"), read_all([english] if english.is_file() else []))
    return FALLBACK, ""


def find_language(asked: str) -> str | None:
    """The language of ours that comes nearest to a tag such as `nl`, `pt_PT.UTF-8` or `zh-TW`; None if none does."""
    tag = asked.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    known = {language.lower(): language for language in (*languages(), PSEUDO)}
    if tag in known:
        return known[tag]
    # A reader of Portuguese or Chinese from another country is better served by ours than by English.
    return next((known[each] for each in known if each.split("-")[0] == tag.split("-")[0]), None)


def choose_language(asked: str | None, system: Iterable[str] = ()) -> str:
    """The language asked for, or refused; else the first of the system's that we have, else English."""
    if asked is not None:
        found = find_language(asked)
        if found is None:
            raise Refusal("language-unknown", language=asked, known=", ".join(languages()))
        return found
    return next((found for tag in system if (found := find_language(tag)) is not None), FALLBACK)


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self.written = FALLBACK if language == PSEUDO else language
        self.locale = Locale.parse("en-GB" if self.written == "en" else self.written, sep="-")  # as it is spelled
        self.bundle = FluentBundle([self.written], use_isolating=False)
        self._files: set[Path] = set()
        """What has been read: many words that are asked for are in no file."""
        self.unparsed: dict[str, str] = {}
        """What has been read and not been asked for, by its id: parsing takes long, and few commands say much."""
        self._said: dict[str, str] = {}
        self._meant: dict[str, frozenset[str]] = {}
        """Messages without arguments: names and signs, which fill a board, are the same every time."""
        self._read(FOLDER / f"{self.written}.ftl")
        self._read(FOLDER / "terminal" / f"{self.written}.ftl")

    def _read(self, file: Path, game: str = "") -> None:
        """A game defines no messages of other games, or ours."""
        self._files.add(file)
        for id, entry in split_catalogue(file.read_text(encoding="utf-8")):
            if not game or is_of_game(id, game):
                self.unparsed.setdefault(id, entry)

    def _has(self, id: str) -> bool:
        """Whether what has been read has a message of this id; now it is parsed, with all that it refers to."""
        if not self.bundle.has_message(id) and id in self.unparsed:
            self._parse(id)
        return bool(self.bundle.has_message(id))

    def _parse(self, id: str, within: tuple[str, ...] = ()) -> None:
        """What it refers to comes first: another thread may say it as soon as it is there."""
        entry = self.unparsed.get(id, "")
        within = (*within, id)
        for name in REFERENCE.findall(entry):
            if name in self.unparsed and name not in within:
                self._parse(name, within)
        self.bundle.add_resource(FluentResource(disguise_catalogue(entry) if self.language == PSEUDO else entry))
        # Only now: another thread may be looking for it.
        self.unparsed.pop(id, None)

    def _read_game_of(self, id: str) -> None:
        """Read a game's files, as far as needed for this message: reading those of all games in advance would make
        every command slower with every game. Messages missing in this language are taken from English.
        """
        game = id.partition("-")[0]
        folder = game_folder(game)
        if folder is None:
            return
        for language in dict.fromkeys((self.written, FALLBACK)):
            for file in game_files(folder, language):
                if file not in self._files and not self._has(id):
                    self._read(file, game)

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id: games from elsewhere need not have all that ours have."""
        if self._has(id):
            return True
        self._read_game_of(id)
        return self._has(id)

    def say(self, id: str, /, **arguments: Any) -> str:
        """The sentence of this id. A message that is missing or lacks an argument is an error of the program."""
        if arguments:
            return self._form(id, arguments)
        if id not in self._said:
            self._said[id] = self._form(id, arguments)
        return self._said[id]

    def _form(self, id: str, arguments: dict[str, Any]) -> str:
        if not self.knows(id):
            raise Unsaid(id, f"no message {id!r} in {self.language}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise Unsaid(id, f"message {id!r} in {self.language} has no text")
        shown = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise Unsaid(id, f"message {id!r} in {self.language}: {errors[0]}")
        return str(text)

    def explain(self, message: Message, seats: Sequence[str] = ()) -> str:
        """A message with the names of those who sit at the table."""
        return self.say(message.id, **{name: self.in_words(each, seats) for name, each in message.arguments.items()})

    def in_words(self, argument: Any, seats: Sequence[str]) -> Any:
        if isinstance(argument, Seat):
            return self.seat_name(argument.seat, seats)
        if isinstance(argument, Term):
            return self.say(argument.term)
        if isinstance(argument, Message):
            return self.explain(argument, seats)
        if isinstance(argument, list):
            return self.join([str(self.in_words(each, seats)) for each in argument])
        if isinstance(argument, Series):
            items = [str(self.in_words(each, seats)) for each in argument.items]
            return self.list(items) if argument.between is None else self.say(argument.between).join(items)
        return argument

    def decision(self, game: str, decision: str, ask: Message | None = None, seats: Sequence[str] = ()) -> str:
        """A decision as a button says it: its first word chooses the sentence, the others are its arguments, empty
        where there are none, together with the question's, which name its object.
        """
        verb, *words = decision.split()
        objects = []
        while words:
            if words[0] == "seat":
                objects.append(self.seat_name(int(words[1]), seats))
                del words[:2]
            else:
                count, name = self._named(game, verb, words)
                objects.append(name)
                del words[:count]
        first, second, third, *_ = (*objects, "", "", "")
        asked = {name: self.in_words(each, seats) for name, each in (ask.arguments if ask else {}).items()}
        given = {**asked, "first": first, "second": second, "third": third}
        return self.say(f"{game}-decision-{verb}", **given).strip()

    def _named(self, game: str, verb: str, words: Sequence[str]) -> tuple[int, str]:
        """The number of these words that name one item, and its name: the one used after this verb comes first."""
        for count in range(len(words), 0, -1):
            name = "-".join(words[:count])
            for word in (f"{verb}-{name}", name):
                if self.knows(thing_id(game, word)):
                    return count, self.thing(game, word)
        return 1, words[0]

    def thing(self, game: str, word: str) -> str:
        """The name of a card, a ticket or the like."""
        return self.say(thing_id(game, word))

    def seat_name(self, seat: int, seats: Sequence[str]) -> str:
        """The name of the player in this seat; the number, counted from 1, where no names are known."""
        return printable(seats[seat]) if 0 <= seat < len(seats) else self.say("seat-number", number=seat + 1)

    def words(self, id: str) -> list[str]:
        """The words that mean the same when typed, the one to show first; the English ones are always understood."""
        own = self.say(id).split()
        if self.language == FALLBACK:
            return own
        return own + [word for word in texts(FALLBACK).say(id).split() if word not in own]

    def means(self, typed: str, id: str) -> bool:
        """Whether what was typed is one of the words of this message."""
        if id not in self._meant:
            self._meant[id] = frozenset(map(folded, self.words(id)))
        return folded(typed) in self._meant[id]

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        places = "." + "0" * digits if digits else ""
        return str(format_decimal(value, f"#,##0{places}", locale=self.locale))

    def percent(self, share: float, digits: int = 2) -> str:
        return str(format_percent(share, f"#,##0.{'0' * digits}%", locale=self.locale))

    def join(self, items: Iterable[str]) -> str:
        """A list, separated as this language does."""
        return self.say("list-comma").join(items)

    def clauses(self, *parts: str) -> str:
        """Parts of a sentence one after another."""
        return self.say("clause-comma").join(parts)

    def sentences(self, *parts: str) -> str:
        """Sentences one after another; empty ones are left out."""
        return self.say("sentence-gap").join(part for part in parts if part)

    def list(self, items: Sequence[str]) -> str:
        """A list in a sentence: “a, b and c”."""
        if not items or self.language == PSEUDO:
            return self.join(items)
        return str(format_list(list(items), locale=self.locale))


def folded(words: str) -> str:
    """As typed words are compared: in small letters, without accents, and with hiragana for katakana."""
    letters = normalize("NFD", words.lower())
    plain = normalize("NFC", "".join(each for each in letters if not "\u0300" <= each <= "\u036f"))
    return plain.translate(HIRAGANA)


HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}


def printable(text: str) -> str:
    """Foreign text made fit for a sentence: one line, without control characters, of limited length."""
    if not text.isprintable():
        text = "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
    return text if len(text) <= LONGEST_ARGUMENT else text[:LONGEST_ARGUMENT] + "…"


@cache
def texts(language: str = FALLBACK) -> Texts:
    return Texts(language)

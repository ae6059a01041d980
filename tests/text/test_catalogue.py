"""The catalogue: no message missing, unused or called with other arguments; every language like English."""

import ast
import re
import typing
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Message, Seat
from uogashi.core.facts import CHANGE, SEAT
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.outlook import Outlook
from uogashi.core.places import OURS as GAMES
from uogashi.core.sections import section_messages
from uogashi.core.sources import PACKAGE, find_module, sources_of
from uogashi.games import game_names, load_game
from uogashi.report.page import SUMMARY
from uogashi.server.messages import EVENTS
from uogashi.terminal.main import PROGRAM
from uogashi.text import FALLBACK, FOLDER, REFERENCE, Texts, folded, game_files, languages, split_catalogue

ORDINALS = ("first", "second", "third")
"""What the further words of a decision are called in the sentence of its first one; what is missing is empty."""

SHELF = ("title", "sentence", "credit", "whose")
"""What pages show of a game before its other texts are loaded."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def files_of(language: str) -> list[Path]:
    games = [file for folder in sorted(GAMES.iterdir()) for file in game_files(folder, language)]
    return [*(FOLDER / part / f"{language}.ftl" for part in ("", "terminal", "web")), *games]


@cache
def parsed(file: Path) -> list[Any]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its arguments; a file that is not Fluent, or a message twice, fails."""
    found: dict[str, set[str]] = {}
    for file in files_of(language):
        for entry in parsed(file):
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@cache
def sources() -> list[tuple[Path, ast.Module]]:
    """Every file of the program that may say something, parsed."""
    files = [
        path for path in PACKAGE.rglob("*.py") if not {"testing", "template"} & set(path.relative_to(PACKAGE).parts)
    ]
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(files)]


CALLS = {"say": None, "Refusal": None, "Message": 1, "problem": None}


def asked_for() -> Iterator[tuple[str, set[str] | None, Path]]:
    """(id, arguments or None if they cannot be seen, file) of every message that the code asks for by a literal id."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in CALLS:
                continue
            place = 1 if name == "problem" else 0
            if len(node.args) <= place:
                continue
            for id in literal_ids(node.args[place]):
                yield id, call_arguments(name, node), path


def literal_ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literal_ids(node.body)
        yield from literal_ids(node.orelse)


def call_arguments(name: str, node: ast.Call) -> set[str] | None:
    if name == "Message":
        if len(node.args) < 2:
            return set()
        table = node.args[1]
        if not isinstance(table, ast.Dict) or any(key is None for key in table.keys):
            return None
        return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    given = {str(keyword.arg) for keyword in node.keywords}
    return given | {"figure"} if name == "problem" else given


@cache
def computed_ids() -> set[str]:
    """Ids that the code builds: help, facts, items, columns of tables."""
    ids = {*metavar_ids(), *purpose_ids(), *command_ids(PROGRAM), *column_ids(), *report_ids(), *event_ids()}
    ids.update(shelf_ids())
    for name in game_names():
        game = load_game(name)
        ids.update(fact_ids(game), thing_ids(game), about_ids(game), section_ids(game), client_ids(game), end_ids(game))
    return ids


def metavar_ids() -> Iterator[str]:
    """The placeholders in the help."""
    for name in (
        *("game", "number", "seed", "bots", "file", "folder", "option", "name", "chapter", "language"),
        *("host", "hosts", "address", "log", "table", "guest", "what", "state", "days"),
    ):
        yield f"metavar-{name}"


def purpose_ids() -> Iterator[str]:
    """The purposes of packages in `uogashi doctor`."""
    for name in (
        *("rules", "records", "terminal", "text", "server", "store", "metrics", "table", "report"),
        *("test", "docs"),
    ):
        yield f"purpose-{name}"


def command_ids(command: Any) -> Iterator[str]:
    """The help of a command and of those below it."""
    if command.path:
        yield command.id
    yield from (f"{command.id}-{each.name}" for each in command.arguments)
    yield from (each.about or f"{command.id}-{each.name}" for each in command.options)
    for below in command.commands:
        yield from command_ids(below)


def column_ids() -> Iterator[str]:
    """The columns of tables in the terminal."""
    for name in ("seat", "bot", "mean", "deviation", "range", "quartiles", "wins", "interval"):
        yield f"simulate-{name}"
    yield from (f"games-{name}" for name in ("game", "title", "players", "credit"))
    yield from (f"components-{name}" for name in ("figure", "value", "from"))


def report_ids() -> Iterator[str]:
    """Names of the general parts of a report."""
    for name in (
        *(*SUMMARY, "all-scores", "winning-totals", "by-places", "by-seats"),
        *("share", "per-game", "in-games", "mean", "winners", "wins"),
    ):
        yield f"report-{name}"
    yield from (f"report-{name}-text" for name in ("length", "scores", "who-wins"))


def event_ids() -> Iterator[str]:
    """What happens at a table beside the game."""
    yield from (f"table-fact-{name}" for name in EVENTS)


def shelf_ids() -> Iterator[str]:
    # A game in progress may be on the shelf before it can be played.
    shelved = {folder.parent.parent.name for folder in GAMES.glob("*/text/shelf")}
    for name in shelved.union(game_names()):
        yield from (f"{name}-{part}" for part in SHELF)


def fact_ids(game: Game) -> Iterator[str]:
    yield from (f"{game.name}-fact-{kind.name}" for kind in game.facts)


def thing_ids(game: Game) -> Iterator[str]:
    """The words that facts are about, as they are called in texts."""
    for kind in game.facts:
        for _, words in kind.arguments:
            if words is not SEAT and words is not CHANGE:
                yield from (f"{game.name}-thing-{word.replace('+', 'plus')}" for word in words or ())


def about_ids(game: Game) -> Iterator[str]:
    """The description of each component, and of all of them if there is one."""
    yield from (f"{game.name}-about-{figure.replace('_', '-')}" for figure in game.shapes)
    if f"{game.name}-about" in messages(FALLBACK):
        yield f"{game.name}-about"


def section_ids(game: Game) -> Iterator[str]:
    """What the game's own sections of a report ask for."""
    for section in game.module("report").SECTIONS:
        yield from section_messages(game.name, section)


def end_ids(game: Game) -> Iterator[str]:
    """How a game can end."""
    yield from (f"{game.name}-ends-{how}" for how in ENDS)
    broken_ties = [f"{game.name}-ends-{how}" for how in BROKEN_TIES]
    if not messages(FALLBACK).keys().isdisjoint(broken_ties):
        yield from broken_ties


@cache
def client_ids(game: Game) -> set[str]:
    """Messages used by a program that knows a game only by its schemas, decisions and outlooks."""
    ids = {f"{game.name}-view-{field.replace('_', '-')}" for field in view_fields(game) - UNNAMED}
    # Where a field has another name once the game is over.
    ids |= {final for id in ids if (final := f"{id}-final") in messages(FALLBACK)}
    ids.add(f"{game.name}-score")  # points in the game's unit
    ids |= set(option_ids(game))
    ids |= {f"{game.name}-decision-{words.split()[0]}" for words in decisions(game)}
    verbs = Counter(words.split()[0] for words in decisions(game))
    ids |= {f"{game.name}-choices-{verb}" for verb, count in verbs.items() if count > 1}
    # What this one game has not seen, or once at most, may well be several decisions elsewhere.
    named = {id.replace("-decision-", "-choices-", 1) for id in messages(FALLBACK) if "-decision-" in id}
    ids |= {id for id in named & set(messages(FALLBACK)) if id.startswith(f"{game.name}-")}
    for outlook in outlooks(game):
        ids |= {f"{game.name}-view-{column}" for columns in outlook.columns.values() for column in columns}
        ids |= {f"{game.name}-outcome-{name}" for choice in outlook.choices for name in (*choice.change, *choice.after)}
    ids |= {ask.id for ask in asks(game)}
    if (divisions := game.divisions) is not None:
        ids |= {f"{divisions.name}{end}" for end in ("", "-before", "-after", *(("-of",) if divisions.total else ()))}
    return ids


ENDS = ("won", "lost", "shared")
BROKEN_TIES = ("won-tie", "lost-tie")
"""How a game can end; only where ties are broken, a score can be as good as another that wins."""


def asks(game: Game) -> Iterator[Message]:
    for match in played(game.name):
        ask = game.ask(match.view(match.acting[0]))
        assert ask is not None
        yield ask


def option_ids(game: Game) -> Iterator[str]:
    """Every option has a name; what a table may choose is explained, and so is each of several values."""
    for option in game.read_options({}, game.version):
        yield f"{game.name}-option-{option.replace('_', '-')}"
    for option, values in game.offers.items():
        id = f"{game.name}-option-{option.replace('_', '-')}"
        yield f"{id}-about"
        if len(values) > 1:
            # Also the defaults of older rules: their tables continue.
            usual = (game.read_options({}, rules)[option] for rules in game.versions)
            yield from (f"{id}-{str(value).replace('_', '-')}" for value in (*usual, *values))
        if any(option in recommended for recommended in game.recommends.values()):
            yield f"{id}-recommended"


UNNAMED = {"viewer", "acting"}
"""Of every view: they are shown by what is done for those seats, not as something that has a name."""


@cache
def played(name: str) -> list[Match]:
    """A whole game, one match for each decision."""
    game = load_game(name)
    match = Match.new(game, ["a"] * game.most_players, seed="words", options=dict(game.variant))
    luck, passed = new_luck(match), list[Match]()
    while not match.over:
        passed.append(match.fork())
        match.play(match.acting[0], decide(match, match.acting[0], "random", luck))
    return passed


def view_fields(game: Game) -> set[str]:
    schema = msgspec.json.schema(typing.get_type_hints(game.view)["return"])
    return {field for part in schema["$defs"].values() for field in part["properties"]}


def decisions(game: Game) -> set[str]:
    named = {words for words in game.decisions if words is not None}
    return named | {words for match in played(game.name) for words in match.legal(match.acting[0])}


def outlooks(game: Game) -> Iterator[Outlook]:
    for match in played(game.name):
        seat = match.acting[0]
        yield game.outlook(match.hidden(seat), match.configs, seat)


def computed_beginnings() -> set[str]:
    return beginnings_of(tree for _, tree in sources())


def beginnings_of(trees: Iterable[ast.Module]) -> set[str]:
    """How the ids begin that code puts together: `tsukiji-phase-` of `f"tsukiji-phase-{phase}"`."""
    return {
        str(node.values[0].value)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z]+(-[a-z]+)*-", str(node.values[0].value))
    }


@cache
def strings() -> set[str]:
    return strings_of(tree for _, tree in sources())


def strings_of(trees: Iterable[ast.Module]) -> set[str]:
    """Every string of some code: ids that are kept in tables."""
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def client_sources() -> str:
    """The browser client: its texts come from the catalogue as well."""
    files = [file for end in ("ts", "svelte") for file in (PACKAGE.parent / "web" / "src").rglob(f"*.{end}")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def file_messages(part: str) -> set[str]:
    """The messages of a file of the catalogue that all games share."""
    parsed = FluentParser().parse((FOLDER / part / f"{FALLBACK}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}


APART = (
    *("arena", "bots", "report", "terminal", "core/compile.py", "core/record.py"),
    *("server/commands.py", "server/metrics.py", "server/settings.py", "server/store", "server/web/client.py"),
)
"""What runs at a command line, or before the server listens: its texts never reach a browser."""
STORED = {"record-move-shape", "record-seat"}
"""Messages of `core/record.py` about the server's own log."""
NEVER_SENT = {
    "port-unavailable",  # `server/web/app.py`, before the server listens
    "command-unknown",  # `server/house/hosting.py`, to the host
    *("game-broken", "game-clash", "game-lacks", "game-lacks-file", "game-name-wrong", "game-other-name"),
}
"""Games that cannot be played are not served: the reason is in the log."""


@cache
def shown_in_browsers() -> set[str]:
    """Messages that the client shows by itself, or that the server may send to it."""
    client = client_sources()
    beginnings = tuple(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", client))
    said = set(re.findall(r"['\"`]([a-z]+(?:-[a-zA-Z0-9]+)+)['\"`]", client))
    said |= {id for id in messages(FALLBACK) if id.startswith(beginnings)}
    sent = {id for id, _, path in asked_for() if not is_apart(path.relative_to(PACKAGE).as_posix())}
    return (said | sent | STORED) - NEVER_SENT


def is_apart(path: str) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in APART)


@pytest.mark.parametrize("part", ["", "web"])
def test_browsers_load_only_what_they_show(part: str) -> None:
    # `test_no_message_is_unused` also covers the client's own file, but not who uses it.
    divisions = {id for name in game_names() for id in client_ids(load_game(name)) if id.startswith("web-")}
    assert not file_messages(part) - shown_in_browsers() - divisions


def test_the_terminal_has_nothing_to_itself_that_browsers_show() -> None:
    assert not file_messages("terminal") & shown_in_browsers()


ASKED = ("rules", "policy", "preview", "prompts", "story")
"""Modules of a game that a server asks. With what they import: the others are for the command line."""
OF_EVERY_GAME = (
    *("ask", "choices", "decision", "ends", "fact", "option", "outcome", "phase", "score", "thing", "view"),
    *("warning", "web"),
)
"""How those messages of a game begin, after its name, that browsers put together or are sent."""


def sent_of(game: Game) -> set[str]:
    """Messages of a game that browsers may show, and what these refer to."""
    shared = [path for part in ("core", "server") for path in (PACKAGE / part).rglob("*.py")]
    asked = (game.package, *(f"{game.package}.{name}" for name in ASKED))
    sources = sources_of(*filter(None, (find_module(name, PACKAGE.parent) for name in asked)))
    own = [module.file for module in sources if module.belongs_to(game.package)]
    found = {*client_ids(game), *re.findall(r"['\"`]([a-z]+(?:-[a-zA-Z0-9]+)+)['\"`]", client_sources())}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (*shared, *own)]
    found |= strings_of(trees)
    beginnings = (*(f"{game.name}-{each}" for each in OF_EVERY_GAME), *beginnings_of(trees))
    texts = {id: text for file in game_files(game.folder, FALLBACK) for id, text in split_catalogue(file.read_text())}
    found |= {id for id in texts if id.startswith(beginnings)}
    waiting = list(found & texts.keys())
    while waiting:
        referred = {id for id in REFERENCE.findall(texts[waiting.pop()]) if id in texts} - found
        found |= referred
        waiting += referred
    return found & texts.keys()


@pytest.mark.parametrize("name", game_names())
def test_browsers_load_no_text_of_a_game_that_only_the_terminal_says(name: str) -> None:
    game = load_game(name)
    sent, kept = (
        {id for file in game_files(game.folder, FALLBACK, [part]) for id, _ in split_catalogue(file.read_text())}
        for part in ("", "terminal")
    )
    shown = sent_of(game)
    assert not {id for id in sent - shown if not id.startswith("-")}, "nobody shows this in a browser"
    assert not kept & shown, "browsers lack this"
    assert len(kept) > 50


def test_every_message_asked_for_is_there_with_the_same_arguments() -> None:
    known = messages(FALLBACK)
    seen = 0
    for id, arguments, path in asked_for():
        seen += 1
        assert id in known, f"{path.name} asks for {id}, which no catalogue has"
        if arguments is not None:
            assert known[id] <= arguments, f"{path.name} does not give {id} all it needs: {known[id] - arguments}"
    assert seen > 100


def test_every_computed_message_is_there() -> None:
    assert computed_ids() <= set(messages(FALLBACK)), computed_ids() - set(messages(FALLBACK))


def test_no_message_is_unused() -> None:
    client = client_sources()
    beginnings = tuple(computed_beginnings() | set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", client)))
    # Some decisions are too rare for the games that are played here.
    beginnings += tuple(f"{name}-decision-" for name in game_names())
    used = {id for id, _, _ in asked_for()} | computed_ids() | strings()
    used |= set(re.findall(r"['\"`]([a-z]+(?:-[a-zA-Z0-9]+)+)['\"`]", client))
    unused = {id for id in set(messages(FALLBACK)) - used if not id.startswith(beginnings)}
    assert not unused, f"nobody says {sorted(unused)}"


def test_facts_give_their_sentences_what_they_need() -> None:
    known = messages(FALLBACK)
    for name in game_names():
        for kind in load_game(name).facts:
            given = {argument for argument, _ in kind.arguments}
            given |= {f"{argument}_shown" for argument, words in kind.arguments if words is None or words is CHANGE}
            assert known[f"{name}-fact-{kind.name}"] <= given


@pytest.mark.parametrize("name", game_names())
def test_a_program_that_knows_nothing_of_a_game_finds_words_for_everything(name: str) -> None:
    needed = client_ids(load_game(name))
    kinds = {
        kind: [id for id in needed if id.startswith(f"{name}-{kind}-")] for kind in ("view", "decision", "outcome")
    }
    assert all(kinds.values())
    assert needed <= set(messages(FALLBACK)), needed - set(messages(FALLBACK))


@pytest.mark.parametrize("name", game_names())
def test_things_and_phases_of_a_view_have_names(name: str) -> None:
    known, game = messages(FALLBACK), load_game(name)
    schema = msgspec.json.schema(typing.get_type_hints(game.view)["return"])
    found = set()
    for match in played(name):
        view = msgspec.to_builtins(match.view(match.acting[0]))
        found |= {(kind, word) for kind, word in formatted(schema, schema, view) if kind in ("thing", "phase")}
    assert {kind for kind, _ in found} == {"thing", "phase"}
    assert {f"{name}-{kind}-{word.replace('+', 'plus')}" for kind, word in found} <= set(known)


def formatted(part: Any, schema: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Everything in a value that the schema describes."""
    if "$ref" in part:
        yield from formatted(schema["$defs"][part["$ref"].rpartition("/")[2]], schema, value)
    elif "anyOf" in part:
        yield from () if value is None else formatted(part["anyOf"][0], schema, value)
    elif isinstance(value, list):
        for each in value:
            yield from formatted(part["items"], schema, each)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from formatted(part.get("propertyNames", {}), schema, name)
            yield from formatted(part.get("properties", {}).get(name) or part["additionalProperties"], schema, each)
    elif "format" in part:
        yield part["format"], value


@pytest.mark.parametrize("name", game_names())
def test_decisions_give_their_words_what_they_need(name: str) -> None:
    """Their own objects, and what every question of the game gives: any of them may be the one in force."""
    known, game = messages(FALLBACK), load_game(name)
    asked = set.intersection(*(set(ask.arguments) for ask in asks(game)))
    assert not asked & set(ORDINALS)
    for words in decisions(game):
        verb, *rest = words.replace("seat ", "").split()
        assert len(objects(name, rest, set(known))) <= len(ORDINALS)
        assert known[f"{name}-decision-{verb}"] <= {*ORDINALS, *asked}


@pytest.mark.parametrize("name", game_names())
def test_questions_give_their_sentences_what_they_need(name: str) -> None:
    known = messages(FALLBACK)
    for ask in asks(load_game(name)):
        assert known[ask.id] <= set(ask.arguments), ask.id


def objects(game: str, words: list[str], known: set[str]) -> list[str]:
    """What the further words of a decision mean: words that name one item count as one, others each as one."""
    if not words:
        return []
    ids = {count: f"{game}-thing-{'-'.join(words[:count]).replace('+', 'plus')}" for count in range(len(words), 1, -1)}
    count = next((count for count, id in ids.items() if id in known), 1)
    return ["-".join(words[:count]), *objects(game, words[count:], known)]


def test_things_of_several_words_are_one_object() -> None:
    known = {"shop-thing-red-drink", "shop-thing-red", "shop-thing-bed-sheet"}
    assert objects("shop", ["red", "drink", "bed", "sheet", "3"], known) == ["red-drink", "bed-sheet", "3"]
    assert objects("shop", ["red", "used-ships"], known) == ["red", "used-ships"]


@pytest.mark.parametrize("name", game_names())
def test_outlooks_speak_of_lists_of_the_view(name: str) -> None:
    game = load_game(name)
    for match, outlook in zip(played(name), outlooks(game), strict=True):
        view = match.view(match.acting[0])
        for field, columns in outlook.columns.items():
            assert {len(column) for column in columns.values()} == {len(getattr(view, field))}


@pytest.mark.parametrize("language", [language for language in languages() if language != FALLBACK] or [FALLBACK])
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert messages(language) == messages(FALLBACK)


def test_a_missing_message_or_argument_is_an_error() -> None:
    say = Texts()
    with pytest.raises(KeyError):
        say.say("no-such-message")
    with pytest.raises(KeyError):
        say.say("version")


def test_files_of_a_game_are_read_when_it_is_spoken_of() -> None:
    say = Texts()
    assert not has_read(say, "tsukiji-title")
    assert say.say("tsukiji-title") == "Tsukiji"
    assert has_read(say, "tsukiji-sentence")
    assert not has_read(say, "tsukiji-thing-ebi")
    assert say.say("tsukiji-thing-ebi") == "prawn"
    assert has_read(say, "tsukiji-thing-sake")
    assert not has_read(say, "market-title")


def has_read(say: Texts, id: str) -> bool:
    return id in say.unparsed or say.bundle.has_message(id)


@pytest.mark.parametrize("language", languages())
def test_messages_parsed_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    """Where the parser ends a message, only comments follow until the next; and all that it refers to is found."""
    for file in files_of(language):
        text = file.read_text(encoding="utf-8")
        entries: list[Any] = [entry for entry in parsed(file) if isinstance(entry, fluent.Message | fluent.Term)]
        parts = list(split_catalogue(text))
        assert [id for id, _ in parts] == [full_id(entry) for entry in entries]
        for entry, (id, part) in zip(entries, parts, strict=True):
            whole = text[entry.id.span.start - id.startswith("-") : entry.span.end]
            assert part.startswith(whole)
            assert all(line.startswith("#") for line in part.removeprefix(whole).splitlines() if line.strip())
            references = References()
            references.visit(entry)
            assert references.names <= set(REFERENCE.findall(part))


def full_id(entry: Any) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else str(entry.id.name)


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    say = Texts()
    say.unparsed |= {"one": "one = { two } and { -three }\n", "two": "two = 2\n", "-three": "-three = { two }1\n"}
    assert say.say("one") == "2 and 21"


def test_what_a_message_refers_to_is_there_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may say it as soon as it is there."""
    say = Texts()
    say.unparsed |= {"one": "one = { two } and { three }\n", "two": "two = { three }\n", "three": "three = { one }\n"}
    add, added = say.bundle.add_resource, []

    def note(resource: Any) -> None:
        added.append(resource.body[0].id.name)
        add(resource)

    monkeypatch.setattr(say.bundle, "add_resource", note)
    assert say.knows("one")
    assert added == ["three", "two", "one"], "but for messages that refer to each other"


def test_seats_are_called_by_their_names() -> None:
    say = Texts()
    message = Message("not-your-turn", {"seat": Seat(0), "acting": Seat(1), "count": 1, "decision": "pass"})
    assert say.explain(message, ["Aki", "Ben"]) == "Aki cannot “pass” now: it is Ben’s turn"
    assert say.explain(message) == "player 1 cannot “pass” now: it is player 2’s turn"


def test_words_are_compared_without_accents_and_in_either_kana_which_keep_their_marks() -> None:
    assert folded("Máquina, SABÃO em pó, één") == "maquina, sabao em po, een"
    assert folded("ビール がぶ飲み 洗衣機") == folded("びーる ガブ飲み 洗衣機") == "びーる がぶ飲み 洗衣機"

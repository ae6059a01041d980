"""Our texts sound as words.toml says: in every language, in the documentation and in comments."""

import ast
import io
import re
import subprocess
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from uogashi.text import languages

ROOT = Path(__file__).parents[2]
WORDS = "tests/text/words.toml"
BANNED: list[dict[str, Any]] = tomllib.loads((ROOT / WORDS).read_text(encoding="utf-8"))["banned"]

CODE_SPAN = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|\{#[^}]*\}|<!--.*?-->|https?://\S+", re.DOTALL)
"""What is no prose in Markdown: code, addresses, anchors."""
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*|<!--.*?-->", re.DOTALL)
IDENTIFIER = re.compile(r"`[^`\n]*`|\b\w*(?:_\w+|[a-z][A-Z]\w*)\b|[\w.-]+\.(?:py|ts|svelte|md|toml|ftl|json)\b")
"""What is no prose in a comment: code spans and names."""


@dataclass(frozen=True)
class Passage:
    """Some text: of a message, or of a file with the line where it begins."""

    place: str
    line: int
    text: str


class Prose(Visitor):
    """The texts of a message, without its variables and the keys of its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: fluent.StringLiteral) -> None:
        self.found.append(node.value)


@cache
def tracked(*patterns: str) -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return sorted(path for path in found if (ROOT / path).is_file())


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def messages(language: str) -> Iterator[Passage]:
    for path in tracked(f"*/{language}.ftl"):
        for entry in FluentParser().parse(read(path)).body:
            # What can be typed stays understood, whatever it is called now.
            if isinstance(entry, fluent.Message) and "-word-" not in entry.id.name:
                prose = Prose()
                prose.visit(entry)
                yield Passage(entry.id.name, 0, " … ".join(prose.found))


def pages(*patterns: str) -> Iterator[Passage]:
    """Paragraph by paragraph: a line may end within what is sought."""
    for path in tracked(*patterns):
        plain = CODE_SPAN.sub(lambda span: "\n" * span[0].count("\n"), read(path))
        for found in re.finditer(r"(?:.+\n?)+", plain):
            yield Passage(path, plain.count("\n", 0, found.start()) + 1, " ".join(found[0].split()))


def documentation() -> Iterator[Passage]:
    yield from (each for each in pages("*.md") if not re.search(r"/text/rules/(?!en)", each.place))


def comments() -> Iterator[Passage]:
    for path in tracked("*.py"):
        yield from python_comments(path)
    for path in tracked("web/src/*.ts", "web/src/*.svelte", "web/src/*.css", "examples/*.js"):
        source = read(path)
        for found in COMMENT.finditer(source):
            yield Passage(path, source.count("\n", 0, found.start()) + 1, " ".join(found[0].split()))
    for path in tracked("*.ftl", "*.toml", "Makefile"):
        for number, line in enumerate(read(path).splitlines(), start=1):
            if line.startswith("#"):
                yield Passage(path, number, line)


def python_comments(path: str) -> Iterator[Passage]:
    source = read(path)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(path, token.start[0], token.string)
    for node in ast.walk(ast.parse(source)):
        # A text that stands alone describes what it follows.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield Passage(path, node.lineno, " ".join(node.value.value.split()))


@cache
def passages(kind: str) -> list[Passage]:
    if kind == "docs":
        return list(documentation())
    if kind == "code":
        return [Passage(each.place, each.line, IDENTIFIER.sub("", each.text)) for each in comments()]
    return [*messages(kind), *pages(f"*/text/rules/{kind}.md")]


def is_named(place: str, names: list[str]) -> bool:
    return any(fnmatchcase(place, name) for name in names)


def pattern_of(rule: dict[str, Any], kind: str) -> re.Pattern[str]:
    whole = kind not in ("ja", "zh-Hant")  # which have no spaces between words
    return re.compile(rf"\b(?:{rule['words']})\b" if whole else rule["words"], re.IGNORECASE)


KINDS = [*languages(), "docs", "code"]


@pytest.mark.parametrize("kind", KINDS)
def test_words_that_we_do_without(kind: str) -> None:
    found = []
    for rule in (rule for rule in BANNED if kind in rule["in"]):
        pattern = pattern_of(rule, kind)
        found += [
            f"{each.place}{f':{each.line}' if each.line else ''}: “{hit[0]}”; say: {rule['say']}"
            for each in passages(kind)
            if is_named(each.place, rule.get("only", ["*"])) and not is_named(each.place, rule.get("except", []))
            for hit in pattern.finditer(each.text)
        ]
    assert not found, f"say it otherwise, or name an exception in {WORDS}:\n" + "\n".join(found)
    # A pattern that finds nothing proves nothing if no text was read.
    assert sum(len(each.text) for each in passages(kind)) > 20_000


@pytest.mark.parametrize("kind", KINDS)
def test_rules_mean_something_and_their_exceptions_are_needed(kind: str) -> None:
    rules = [rule for rule in BANNED if kind in rule["in"]]
    assert rules
    for rule in rules:
        assert set(rule) <= {"in", "words", "like", "say", "only", "except"}
        assert set(rule["in"]) <= {*KINDS}
        assert pattern_of(rule, kind).search(rule["like"]), rule["words"]
        read = (
            [(other, each) for other in rule["in"] for each in passages(other)] if {*rule} & {"only", "except"} else []
        )
        for name in rule.get("only", ()):
            assert any(is_named(each.place, [name]) for _, each in read), name
        hit = {each.place for other, each in read if pattern_of(rule, other).search(each.text)}
        assert [name for name in rule.get("except", ()) if not any(is_named(place, [name]) for place in hit)] == []

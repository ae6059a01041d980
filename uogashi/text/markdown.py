"""Pages in Markdown as HTML for a browser: without raw HTML, and without styles, which our pages do not allow.

Rulings can be linked to: an item of a list that begins with **R1** is `#r1`, and wherever else R1 is
mentioned there is a link to it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from uogashi.text.rules import read_rules

RULING = re.compile(r"(?<![0-9A-Za-z])R(\d+)(?![0-9A-Za-z])")
ALIGNED = re.compile(r"text-align:(\w+)")


class HtmlChapter(msgspec.Struct, frozen=True):
    """A chapter of the rules as HTML; its title is plain text."""

    id: str
    title: str
    html: str


class HtmlRules(msgspec.Struct, frozen=True):
    """The rules of a game in one language as HTML; the title is plain text."""

    language: str
    title: str
    opening: str
    chapters: list[HtmlChapter]


@cache
def rules_as_html(game: str, language: str) -> HtmlRules:
    """The rules of this game in this language."""
    page = read_rules(game, language)
    bodies = [parse(text) for text in (page.opening, *(chapter.body for chapter in page.chapters))]
    rulings = {ruling for tokens in bodies for ruling in mark_rulings(tokens)}
    opening, *chapters = [render(tokens, rulings) for tokens in bodies]
    return HtmlRules(
        page.language,
        page.title,
        opening,
        [HtmlChapter(each.id, each.title, html) for each, html in zip(page.chapters, chapters, strict=True)],
    )


def parse(text: str) -> list[Token]:
    return PARSER.parse(text)


def render(tokens: Sequence[Token], rulings: Iterable[str]) -> str:
    """HTML, with links to these rulings wherever they are mentioned."""
    known = frozenset(rulings)
    for token in tokens:
        drop_style(token)
        if token.children:
            token.children = list(link_rulings(token.children, known))
    return str(PARSER.renderer.render(tokens, PARSER.options, {}))


def mark_rulings(tokens: Sequence[Token]) -> Iterator[str]:
    """Give every item that answers a question its id; yields which there are."""
    for item, _, inline in zip(tokens, tokens[1:], tokens[2:], strict=False):
        found = re.match(r"\*\*R(\d+)\*\*", inline.content)
        if item.type == "list_item_open" and inline.type == "inline" and found:
            item.attrSet("id", f"r{found[1]}")
            assert inline.children is not None
            # What is the ruling itself is no mention of it.
            next(each for each in inline.children if each.type == "text" and each.content).meta["ruling"] = True
            yield found[1]


def link_rulings(children: Sequence[Token], rulings: frozenset[str]) -> Iterator[Token]:
    """The parts of a line, with links where rulings are mentioned; not within other links."""
    within = 0
    for child in children:
        within += (child.type == "link_open") - (child.type == "link_close")
        if child.type != "text" or within or child.meta.get("ruling"):
            yield child
            continue
        end = 0
        for mention in RULING.finditer(child.content):
            if mention[1] in rulings:
                yield text_token(child.content[end : mention.start()])
                yield Token("link_open", "a", 1, attrs={"href": f"#r{mention[1]}"})
                yield text_token(mention[0])
                yield Token("link_close", "a", -1)
                end = mention.end()
        yield text_token(child.content[end:])


def text_token(content: str) -> Token:
    return Token("text", "", 0, content=content)


def drop_style(token: Token) -> None:
    """Where a column is aligned, a class says so."""
    style = token.attrs.pop("style", None)
    if aligned := ALIGNED.search(str(style or "")):
        token.attrSet("class", aligned[1])


PARSER = MarkdownIt("commonmark", {"html": False}).enable("table")

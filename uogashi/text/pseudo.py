"""A language for developers, `--lang pseudo`: English in strange letters. What is readable bypasses the catalogue."""

from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

PSEUDO = "pseudo"

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
STRANGE = "ÅƁÇĐÉƑĜĤÎĴĶĹḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķĺḿñöþǫŕšţûṽŵẋýž"
DISGUISE = str.maketrans(PLAIN, STRANGE)
WORDS_TO_TYPE = "-word-"
"""Messages with this in their id are words that a user types: they stay as they are."""


def disguise(text: str) -> str:
    return text.translate(DISGUISE)


class Disguiser(Transformer):
    """Changes the letters of every text of a message, and nothing else."""

    def visit_Message(self, node: Any) -> Any:  # noqa: N802  # the name that the visitor looks for
        return node if WORDS_TO_TYPE in node.id.name else self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = disguise(node.value)
        return node


def disguise_catalogue(text: str) -> str:
    """A Fluent file in the pseudo-language."""
    return FluentSerializer().serialize(Disguiser().visit(FluentParser().parse(text)))

"""A report as one HTML file that needs no other."""

import html
import re
from collections.abc import Mapping
from pathlib import Path

from uogashi.report.plots import COLOURS
from uogashi.text.markdown import parse, render

STYLE = Path(__file__).with_name("page.css")


def as_html(markdown: str, pictures: Mapping[str, str], title: str, language: str) -> str:
    """The page with its pictures inlined, in the colours of the page by day and by night."""
    body = render(parse(markdown), ())

    def figure(found: re.Match[str]) -> str:
        return f'<figure role="img" aria-label="{found["words"]}">\n{inline(pictures[found["file"]])}</figure>'

    body = re.sub(r'<p><img src="(?P<file>[^"]*)" alt="(?P<words>[^"]*)" /></p>', figure, body)
    body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def inline(drawn: str) -> str:
    """A picture as a part of a page: of its size, in its colours, without what only a file needs."""
    opening, rest = drawn.split(">", 1)
    drawn = re.sub(r' (?:width|height|xmlns(?::xlink)?)="[^"]*"', "", opening) + ">" + rest
    for colour, name in COLOURS.items():
        drawn = drawn.replace(colour, f"var(--{name})")
    return drawn

"""The start page, until the browser client is there: plain, in the reader's language, without a script."""

from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from uogashi.games import game_names
from uogashi.text import Texts, choose_language, texts

STYLE = Path(__file__).with_name("start.css")


@get("/", include_in_schema=False, opt={"gate": False})
async def get_start(request: Request[Any, Any, Any]) -> Response[str]:
    say = texts(choose_language(None, accepted_languages(request.headers.get("accept-language", ""))))
    return Response(start_page(say), media_type=MediaType.HTML, headers={"vary": "accept-language"})


@get("/start.css", include_in_schema=False, opt={"gate": False})
async def get_style() -> Response[str]:
    return Response(STYLE.read_text(encoding="utf-8"), media_type="text/css", headers={"cache-control": "max-age=3600"})


PAGES = [get_start, get_style]


def start_page(say: Texts) -> str:
    games = "".join(
        f"<li><strong>{escape(say.say(f'{game}-title'))}</strong> {escape(say.say(f'{game}-credit'))}</li>"
        for game in game_names()
    )
    return f"""<!doctype html>
<html lang="{say.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Uogashi</title>
<link rel="stylesheet" href="/start.css">
<main>
<h1>Uogashi <span lang="ja">魚河岸</span></h1>
<p>{escape(say.say("start-welcome"))}</p>
<ul>{games}</ul>
<p>{escape(say.say("start-runs"))}</p>
<ul>
<li><a href="/api/openapi.json">{escape(say.say("start-rest"))}</a></li>
<li><a href="/api/socket.schema.json">{escape(say.say("start-socket"))}</a></li>
</ul>
<p class="small">{escape(say.say("start-independent"))}</p>
</main>
</html>
"""


def accepted_languages(header: str) -> list[str]:
    """The languages of an `Accept-Language`, the most wanted first."""
    wanted = []
    for part in header[:500].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for weight, tag in sorted(wanted, key=lambda each: -each[0]) if tag and weight > 0]

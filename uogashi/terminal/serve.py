"""`uogashi serve`: tables on the web."""

import contextlib
import json
import logging
import sys
import threading
import webbrowser

from uogashi.games import game_problems
from uogashi.server.settings import Settings, read_settings, shown
from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import OK
from uogashi.terminal.warm import warm_sound_games
from uogashi.text import Texts

LOG = logging.getLogger("uogashi.games")


def run_server(values: Values, say: Texts) -> int:
    """Serve until Ctrl-C or a signal to end; with `--show-settings`, print them and stop."""
    settings = read_settings({name.replace("-", "_"): value for name, value in values.items()})
    if values["show-settings"]:
        print_settings(settings)
        return OK
    warm_sound_games(say)

    from uogashi.server.web.app import serve
    from uogashi.server.web.logs import start_log

    start_log(settings.log)
    for problem in game_problems():
        LOG.error("game left out", extra={"game": problem.message.arguments["game"], "why": str(problem)})

    def ready(port: int) -> None:
        address = settings.public_url or f"http://{shown_host(settings.host)}:{port}"
        print(say.say("serve-ready", address=address), flush=True)
        if values["open"]:
            # In a separate thread: the server does not wait until a browser has started.
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()

    serve(settings, ready)
    print(say.say("serve-ended"), file=sys.stderr)
    return OK


def open_browser(address: str) -> None:
    """Open the page in the user's browser. Where there is no browser, the address has been printed."""
    with contextlib.suppress(Exception):
        webbrowser.open(address)


def print_settings(settings: Settings) -> None:
    """As a file that could be given back; what is secret is left out of it."""
    for name, value in shown(settings).items():
        print(f"# {name} = …" if value is None else f"{name} = {json.dumps(value, ensure_ascii=False)}")


def shown_host(host: str) -> str:
    """A host as in an address; one that means every interface is also reachable here."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host

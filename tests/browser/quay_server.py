"""A server for Quay, the tiny game of the tests, and for nothing else: `python -m tests.browser.quay_server FOLDER`.

Here it has an option of several values, which changes nothing but what is shown.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests import quay
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.web.app import serve


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    others = {name: value for name, value in options.items() if name != "tide"}
    return {**quay.read_options(others, rules), "tide": options.get("tide", "usual")}


GAME = replace(quay.GAME, read_options=read_options, offers={**quay.GAME.offers, "tide": ("neap", "spring")})

if __name__ == "__main__":
    serve(
        Settings(port=0, database=f"sqlite:///{sys.argv[1]}/quay.db", log="off"),
        lambda port: print(f"http://127.0.0.1:{port}", flush=True),
        lambda store, settings: House(store, settings, lambda name: GAME, lambda: (GAME.name,)),
    )

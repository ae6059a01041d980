"""A server for Quay, the tiny game of the tests, and for nothing else: `python -m tests.browser.quay_server FOLDER`."""

import sys

from tests.quay import GAME
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.web.app import serve

if __name__ == "__main__":
    serve(
        Settings(port=0, database=f"sqlite:///{sys.argv[1]}/quay.db", log="off"),
        lambda port: print(f"http://127.0.0.1:{port}", flush=True),
        lambda store, settings: House(store, settings, lambda name: GAME, lambda: (GAME.name,)),
    )

"""A server for Quay, the example of a game, and for nothing else: `python -m tests.browser.quay_server FOLDER`.

Here it has an option of several values, which changes nothing but what is shown.
"""

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import uogashi_quay as quay
from tests.moving import moved
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.web.app import serve

TIDE = """
quay-option-tide = tide
quay-option-tide-about = How far the water comes.
quay-option-tide-usual = as usual
quay-option-tide-neap = neap tide
quay-option-tide-spring = spring tide
"""


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    others = {name: value for name, value in options.items() if name != "tide"}
    return {**quay.components.read_options(others, rules), "tide": options.get("tide", "usual")}


def main(folder: Path) -> None:
    shutil.copytree(quay.GAME.folder / "text", folder / "text")
    with (folder / "text" / "en.ftl").open("a", encoding="utf-8") as texts:
        texts.write(TIDE)
    offers = {**quay.GAME.offers, "tide": ("neap", "spring")}
    game = moved(quay.GAME, folder, read_options=read_options, offers=offers)
    serve(
        Settings(port=0, database=f"sqlite:///{folder}/quay.db", log="off"),
        lambda port: print(f"http://127.0.0.1:{port}", flush=True),
        lambda store, settings: House(store, settings, lambda name: game, lambda: (game.name,)),
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

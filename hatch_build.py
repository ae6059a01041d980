"""The wheel contains the built browser client: installing it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling has no types for its own configuration
    """Builds the client, unless it is there already or the project is only linked to, for work on it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = Path(self.root) / "uogashi" / "server" / "web" / "client" / "index.html"
        if (Path(self.root) / "web").is_dir():
            subprocess.run([sys.executable, "tools/client.py", "build"], cwd=self.root, check=True)
        elif not built.is_file():
            raise FileNotFoundError("the built browser client is missing")

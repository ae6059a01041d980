"""The wheel contains the browser client: installing it needs no Node."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.running import PLAIN
from tools import client

pytestmark = pytest.mark.browser

SERVE = "from uogashi.terminal.main import main; main()"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    subprocess.run(command, cwd=client.ROOT, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_the_client_and_all_texts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "uogashi/server/web/client/index.html" in names
    assert any(name.startswith("uogashi/server/web/client/assets/index-") and name.endswith(".js.br") for name in names)
    assert "uogashi/games/tsukiji/text/ja.ftl" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "tests/", "tools/"))]


def test_an_installed_wheel_serves_the_page_without_node(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    server = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVE, *("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db")],
        cwd=tmp_path,
        # Interpreted: what is in the wheel is in question, not how long its rules take to compile.
        env=os.environ
        | {"PYTHONPATH": str(tmp_path / "site"), "PATH": "", "UOGASHI_LOG": "off", "UOGASHI_INTERPRET": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
        page = httpx.get(address, verify=PLAIN, headers={"accept-encoding": "identity"})
        assert page.status_code == 200
        assert '<div id="app">' in page.text
        script = page.text.split('type="module" crossorigin src="')[1].split('"')[0]
        assert httpx.get(address + script, verify=PLAIN).status_code == 200
    finally:
        server.kill()
        server.communicate()

"""`python3 -m tools.browser` installs Chromium, and fonts for all our languages, when they are missing and we may.

Standard library only. The tests use Debian's Chromium, not one that Playwright would fetch from elsewhere.
"""

import shutil
import subprocess
import sys

from tools import debian

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is Chromium without windows: smaller, and quicker at what tests ask of it."""
PACKAGES = ("chromium-headless-shell", "fontconfig", "fonts-noto-core", "fonts-noto-cjk")
CJK = ":lang=ja"


def find_browser() -> str | None:
    """Chromium, wherever it is."""
    return next((found for program in PROGRAMS if (found := shutil.which(program))), None)


def has_fontconfig() -> bool:
    """Whether fonts can be listed: a test looks for one without kanji."""
    return shutil.which("fc-list") is not None


def has_fonts() -> bool:
    """Whether Japanese can be shown: screenshots are to be looked at."""
    if not has_fontconfig():
        return False
    return bool(subprocess.run(["fc-list", CJK], capture_output=True, check=False).stdout.strip())


def install() -> int:
    if find_browser() and has_fonts():
        return 0
    if not debian.may_install():
        if find_browser():
            return 0  # everything but the looks of some letters can be tested
        print(f"Chromium is missing, please install it: sudo apt-get install {' '.join(PACKAGES)}", file=sys.stderr)
        return 1
    print("Installing Chromium and fonts (once; a minute or two) …", flush=True)
    failed = debian.install(*PACKAGES)
    if failed is not None or not find_browser():
        print(f"{failed or ''}Installing Chromium failed; the lines above say why.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(install())

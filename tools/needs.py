"""`python3 -m tools.needs`: whether all is there that the tests need beside Python, before any of them starts.

Standard library only. What is missing is installed where we may; otherwise one command that installs it is named.
"""

import sys

from tools import browser, debian, postgresql


def main() -> int:
    if debian.may_install():
        return browser.install() or postgresql.install()
    packages = missing()
    if not packages:
        return 0
    print(
        f"The tests need what is not here yet. On Debian or Ubuntu: sudo apt-get install {' '.join(packages)}\n"
        "Elsewhere, install Chromium and PostgreSQL so that chromium, postgres and initdb are on the PATH.\n"
        "Without them: make check",
        file=sys.stderr,
    )
    return 1


def missing() -> list[str]:
    """The packages of Debian that would have to be installed."""
    packages = [] if browser.has_fontconfig() else ["fontconfig"]
    if not browser.find_browser():
        packages = list(browser.PACKAGES)
    return packages if postgresql.find_programs() else [*packages, "postgresql"]


if __name__ == "__main__":
    sys.exit(main())

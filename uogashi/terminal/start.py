"""Where the program starts: it deals with Ctrl-C before it loads anything else."""

import _signal  # type: ignore[import-not-found]  # a part of Python itself: `signal` would load more first
import os
import sys


def end_quietly(number: int, frame: object) -> None:
    """Ctrl-C while the first modules are loaded; `INTERRUPTS` takes over from here."""
    os._exit(130)


if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, end_quietly)

from uogashi.terminal.exits import INTERRUPTED  # noqa: E402  # not before Ctrl-C is dealt with
from uogashi.terminal.interrupts import INTERRUPTS  # noqa: E402


def main() -> int:
    INTERRUPTS.install()
    try:
        from uogashi.terminal.main import main as run

        return run()
    except BaseException:
        # Libraries turn a KeyboardInterrupt into other exceptions; after Ctrl-C nobody wants to read them.
        if not INTERRUPTS.pressed:
            raise
        print(INTERRUPTS.last_words, file=sys.stderr)
        return INTERRUPTED
    finally:
        INTERRUPTS.at_once = True


if __name__ == "__main__":
    sys.exit(main())

"""`python -m uogashi` is `uogashi`."""

import sys

from uogashi.terminal.start import main

if __name__ == "__main__":
    sys.exit(main())

"""Uogashi: the fish-market board games, to play, to simulate and to study."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("uogashi")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+unknown"

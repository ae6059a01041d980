"""Tests of Uogashi, in the same folders as the package."""

from pathlib import Path

QUAY = Path(__file__).parent.parent / "examples" / "quay"
"""The example of a game from elsewhere: a package that can be installed. pyproject.toml puts it on the path."""

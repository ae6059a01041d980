"""Tests of Uogashi, in folders like its own."""

from pathlib import Path

QUAY = Path(__file__).parent.parent / "examples" / "quay"
"""The example of a game from elsewhere: a package that can be installed. pyproject.toml puts it on the path."""

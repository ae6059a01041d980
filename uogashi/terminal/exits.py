"""How the program ends: its exit codes."""

OK = 0
BAD = 1
"""A check found something bad, or something that the program needs is missing."""
WRONG = 2
"""The command was wrong, or cannot be carried out; one sentence says why."""
INTERRUPTED = 130
"""Ctrl-C."""

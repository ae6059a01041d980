"""Many games: simulation and its statistics, on this machine's cores."""

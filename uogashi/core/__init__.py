"""What every game shares: the contract of a game, chance, records and matches. No input or output."""

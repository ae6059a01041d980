"""Speed, beside peers, in one run: `make bench`."""

"""Where everything is kept: SQLite in one file, or PostgreSQL. The log of entries is the truth."""

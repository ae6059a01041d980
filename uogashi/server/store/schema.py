"""The schema of the database, for SQLite and PostgreSQL alike. What changes here needs a migration in `migrations/`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("era", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("figures", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("takeover", Boolean, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),
    Column("end", String(16)),
    Column("seed", String(64)),
    Column("setup", Text),
    Column("seq", Integer, nullable=False),
    Column("acting", Integer, nullable=False),
    Column("bots_act", Boolean, nullable=False),
    Column("scores", Text),
    Column("winners", Text),
    Column("rematch_of", String(32), unique=True),
    Column("rematch", String(32)),
    # None on what every move changes: it would be written twice as often.
    Index("ix_tables_lobby", "state", "public"),
    Index("ix_tables_bots_act", "bots_act", "state"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), index=True),
    Column("name", String(64)),
    Column("bot", String(32)),
    Column("added", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("agrees", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

HOST_COMMANDS = Table(
    "host_commands",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(16), nullable=False),
    Column("arguments", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("taken", BigInteger),
    Column("answer", Text),
)

NAMED = text("guest IS NOT NULL")

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("content", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("id", String(64)),
    Column("guest", String(32)),
    UniqueConstraint("table", "seat", "id"),
    Index("ix_entries_guest", "guest", sqlite_where=NAMED, postgresql_where=NAMED),
    sqlite_with_rowid=False,
)

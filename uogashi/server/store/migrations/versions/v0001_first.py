"""The first schema: keys, guests, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("takeover", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("end", sa.String(16)),
        sa.Column("seed", sa.String(64)),
        sa.Column("setup", sa.Text),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("acting", sa.Integer, nullable=False),
        sa.Column("bots_act", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_lobby", "tables", ["state", "public"])
    op.create_index("ix_tables_bots_act", "tables", ["bots_act", "state"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("added", sa.String(32)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("id", sa.String(64)),
        sa.Column("guest", sa.String(32)),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_entries"),
        sa.UniqueConstraint("table", "seat", "id", name="uq_entries_table_seat_id"),
        sqlite_with_rowid=False,
    )
    named = sa.text("guest IS NOT NULL")
    op.create_index("ix_entries_guest", "entries", ["guest"], sqlite_where=named, postgresql_where=named)

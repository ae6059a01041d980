"""For hosts: who is banned, and commands that the running server carries out."""

import sqlalchemy as sa
from alembic import op

revision = "0002_host_commands"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_bans"),
    )
    op.create_table(
        "host_commands",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("arguments", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger),
        sa.Column("answer", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_host_commands"),
    )

"""Alembic runs this for every migration; the connection comes from `store/migrate.py`."""

from alembic import context

from uogashi.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()

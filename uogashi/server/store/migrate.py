"""Brings the schema of a database up to date at start; refuses one that a newer version of the program has made."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from uogashi.core.errors import Refusal

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = Config()
    # A percent sign would be taken for the beginning of a variable.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    connection.commit()
    if current == scripts.get_current_head():
        return
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise Refusal("database-newer", revision=current, known=str(scripts.get_current_head()))
    command.upgrade(config, "head")
    connection.commit()

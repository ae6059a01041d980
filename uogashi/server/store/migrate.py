"""Brings the schema of a database up to date at start; refuses one made by a newer version of the program."""

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
    config = configuration()
    config.attributes["connection"] = connection
    if read_revision(connection, config) == ScriptDirectory.from_config(config).get_current_head():
        return
    command.upgrade(config, "head")
    connection.commit()


def check_current(connection: Connection) -> None:
    """Refuse a schema of any other version: reading beside a server must not migrate anything."""
    config = configuration()
    current, head = read_revision(connection, config), ScriptDirectory.from_config(config).get_current_head()
    if current != head:
        raise Refusal("database-older", revision=str(current or "-"), known=str(head))


def configuration() -> Config:
    config = Config()
    # A percent sign would be taken for the beginning of a variable.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def read_revision(connection: Connection, config: Config) -> str | None:
    """The schema of this database; refused if a newer version of the program has made it."""
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    connection.commit()
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise Refusal("database-newer", revision=current, known=str(scripts.get_current_head()))
    return current

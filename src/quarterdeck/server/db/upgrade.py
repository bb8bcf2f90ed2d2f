"""The upgrade of a database to this program's schema, completely or not at all."""

import logging
from pathlib import Path

from sqlalchemy import Connection, delete, insert, inspect, select, text

from quarterdeck.server.db import schema
from quarterdeck.server.settings.config import StartupError

logger = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MARK = "alembic_version"
"""The table with the revision of the database."""
_CREATE_MARK = text(
    f"CREATE TABLE IF NOT EXISTS {MARK} "
    "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
_SET_MARK = text(f"INSERT INTO {MARK} VALUES (:revision)")
BASELINE = "0016"
"""The oldest schema that this program upgrades, with which the migrations begin."""
OLDEST = "oldest program"
"""The name of the row in `secrets` with the oldest revision whose programs may still use the database."""
_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7305808)")
_AT_LEISURE = text("SET LOCAL idle_in_transaction_session_timeout = 0")


def prepare(connection: Connection) -> None:
    """Upgrade the database to this program's revision, and store which programs may still use it.

    A database of a newer revision stays unchanged. Raises StartupError if this program cannot use or upgrade it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_AT_LEISURE)
        connection.execute(_ONE_AT_A_TIME)  # servers that start together migrate one at a time
    found = revision(connection)
    if found is None:
        _nobody_elses(connection)
    elif found > schema.REVISION:
        _may_run_on_newer(connection, found)
        return
    else:
        refuse_older(found)
    migrate(connection)
    if _oldest(connection) != schema.OLDEST:
        connection.execute(delete(schema.secrets).where(schema.secrets.c.name == OLDEST))
        connection.execute(insert(schema.secrets), {"name": OLDEST, "value": schema.OLDEST})


def migrate(connection: Connection) -> None:
    """Upgrade an empty or older database to this program's revision.

    Alembic, which is slow to import, is loaded only if the database is older.
    """
    found = revision(connection)
    if found == schema.REVISION:
        return
    if found is None:
        schema.create(connection)
        connection.execute(_CREATE_MARK)
        connection.execute(_SET_MARK, {"revision": schema.REVISION})
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema.REVISION)


def revision(connection: Connection) -> str | None:
    """Return the revision of the database, or None if it is empty."""
    if not inspect(connection).has_table(MARK):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {MARK}")).scalar()
    return found


def refuse_older(found: str, subject: str = "The database") -> None:
    """Raise StartupError if a schema is too old to be upgraded by this program.

    Args:
        found: The schema's revision.
        subject: The database or backup with this schema, for the message.
    """
    if found < BASELINE:
        raise StartupError(
            f"{subject} has schema {found}, and this program upgrades schema {BASELINE} and later ones. "
            "Keep it for the program that made it, and begin with a new database."
        )


def _nobody_elses(connection: Connection) -> None:
    """Raise StartupError if a database without a revision has a table with the name of one of Quarterdeck's."""
    if others := sorted(schema.metadata.tables.keys() & set(inspect(connection).get_table_names())):
        raise StartupError(
            f"The database belongs to another program: it has a table {others[0]!r} that is not Quarterdeck's. "
            "Choose another with --database."
        )


def _may_run_on_newer(connection: Connection, found: str) -> None:
    """Check whether this program can use a newer database (decision 0053: migrations only add). Raises StartupError."""
    oldest = _oldest(connection)
    if oldest is None or oldest > schema.REVISION:
        raise StartupError(
            f"The database is of a newer Quarterdeck (schema {found}, this program's is {schema.REVISION}): "
            "start that, or restore a backup that this one made."
        )
    logger.warning("the database is of a newer Quarterdeck (schema %s): this one runs on it too", found)


def _oldest(connection: Connection) -> str | None:
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == OLDEST)
    found: str | None = connection.execute(query).scalar()
    return found

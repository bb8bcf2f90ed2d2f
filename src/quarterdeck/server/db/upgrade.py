"""A database before it is used: brought to the schema of this program, all of the way or not at all."""

from __future__ import annotations

import logging
from operator import itemgetter
from pathlib import Path

from sqlalchemy import Connection, Inspector, create_engine, delete, func, insert, inspect, select, table, text

from quarterdeck.server.db import schema
from quarterdeck.server.settings.config import StartupError

logger = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MARK = "alembic_version"
"""The table that says which revision a database is at."""
OLDEST = "oldest program"
"""The secret that says which programs may still run on the database: those of that revision or a later one."""
_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7305808)")
_AT_LEISURE = text("SET LOCAL idle_in_transaction_session_timeout = 0")


def prepare(connection: Connection) -> None:
    """Bring the database up to this program's revision, and note in it which programs may still run there.

    A newer one stays as it is. Raises StartupError where this program cannot run on that.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_AT_LEISURE)
        connection.execute(_ONE_AT_A_TIME)  # of several servers that start together, one migrates
    found = revision(connection)
    if found is not None and found > schema.REVISION:
        _may_run_on_newer(connection, found)
        return
    if found is None and not inspect(connection).has_table(MARK):
        _nobody_elses(connection)
    elif found != schema.REVISION and connection.dialect.name == "sqlite":
        _clear_leftovers(connection, found)
    migrate(connection)
    if _oldest(connection) != schema.OLDEST:
        connection.execute(delete(schema.secrets).where(schema.secrets.c.name == OLDEST))
        connection.execute(insert(schema.secrets), {"name": OLDEST, "value": schema.OLDEST})


def migrate(connection: Connection, to: str | None = None) -> None:
    """Bring a database that is not newer up to a revision, or to this program's. Alembic, which loads much, is asked
    only where it is not.
    """
    to = to or schema.REVISION
    if revision(connection) == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The revision that the database is at; None: an empty one."""
    if not inspect(connection).has_table(MARK):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {MARK}")).scalar()
    return found


def _clear_leftovers(connection: Connection, found: str | None) -> None:
    """Drop what a broken-off upgrade has left in an SQLite file.

    (Programs up to schema 0014 had each CREATE commit by itself.) Only what the next migration makes is dropped, and
    only while nothing is in it. Raises StartupError where that does not lead back to the schema `found`.
    """
    known, coming = _parts_at(found), _parts_at(f"{int(found or 0) + 1:04}")
    here = _parts(inspect(connection))
    if known - here:
        raise StartupError(_half_way(found))
    left = {part for part in here - known if part in coming or part[0].startswith("_alembic_tmp_")}
    for name in sorted({part[0] for part in left if len(part) == 1}):
        if connection.execute(select(func.count()).select_from(table(name))).scalar():
            raise StartupError(_half_way(found))
        connection.exec_driver_sql(f'DROP TABLE "{name}"')
    others = [part for part in left if len(part) == 3 and (part[0],) not in left]
    for owner, kind, name in sorted(others, key=itemgetter(1), reverse=True):  # an index before its column
        statement = f'DROP INDEX "{name}"' if kind == "index" else f'ALTER TABLE "{owner}" DROP COLUMN "{name}"'
        connection.exec_driver_sql(statement)
    if left:
        logger.warning("an upgrade of the database was broken off (schema %s): it is done again", found or "none")


def _half_way(found: str | None) -> str:
    return (
        f"The database was left half way by an upgrade from schema {found or 'none'} that was broken off, and cannot "
        "be set right without loss: restore a backup from before it into a new one (quarterdeck restore FILE)."
    )


def _parts_at(revision: str | None) -> set[tuple[str, ...]]:
    """What a database of a revision is made of; None: an empty one."""
    if revision is None:
        return set()
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            migrate(connection, revision)
            return _parts(inspect(connection))
    finally:
        engine.dispose()


def _parts(inspector: Inspector) -> set[tuple[str, ...]]:
    """A database's tables (name), columns and indices (table, kind, name), but for the mark."""
    found: set[tuple[str, ...]] = set()
    for name in inspector.get_table_names():
        if name != MARK:
            found.add((name,))
            found |= {(name, "column", column["name"]) for column in inspector.get_columns(name)}
            found |= {(name, "index", str(index["name"])) for index in inspector.get_indexes(name)}
    return found


def _nobody_elses(connection: Connection) -> None:
    """See that a database without our mark has none of our tables. Raises StartupError."""
    others = sorted(schema.metadata.tables.keys() & set(inspect(connection).get_table_names()))
    if others:
        raise StartupError(
            f"The database belongs to another program: it has a table {others[0]!r} that is not Quarterdeck's. "
            "Choose another with --database."
        )


def _may_run_on_newer(connection: Connection, found: str) -> None:
    """Migrations only add, so that the program before the newest still runs (decision 0053). Raises StartupError."""
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

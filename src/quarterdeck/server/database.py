"""A database before it is used: how it is connected to, and brought to the schema of this program."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, delete, event, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quarterdeck.server import schema
from quarterdeck.server.config import StartupError
from quarterdeck.server.journal import ANSWER_SECONDS, cause
from quarterdeck.server.transactions import Database, Pooled, Threads

logger = logging.getLogger(__name__)

OLDEST = "oldest program"
"""The secret that says which programs may still run on the database: those of that revision or a later one."""
_READ_OLDEST = select(schema.secrets.c.value).where(schema.secrets.c.name == OLDEST)
_TEXTS: dict[str, Any] = {"json_serializer": schema.json_text, "json_deserializer": schema.json_text}
_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7305808)")

FROZEN_AFTER = "1500"
"""Milliseconds after which PostgreSQL ends a transaction in which nothing is asked: a process that stands still would
have all others wait for the rows that it has changed."""
_AT_LEISURE = text("SET LOCAL idle_in_transaction_session_timeout = 0")


def engine_of(url: str, process: str = "") -> AsyncEngine:
    """What talks to the database at `url`, whose JSON is passed as it is stored. `process`: its name there."""
    postgres = make_url(url).get_backend_name() == "postgresql"
    settings = {"application_name": process, "idle_in_transaction_session_timeout": FROZEN_AFTER}
    named = {"server_settings": settings} if postgres else {}
    engine = create_async_engine(url, hide_parameters=True, pool_timeout=ANSWER_SECONDS, connect_args=named, **_TEXTS)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    return engine


def database_of(engine: AsyncEngine) -> Database:
    """How the database of an engine is asked. Must be called inside the event loop."""
    if engine.dialect.name != "sqlite":
        return Pooled(engine)
    writes, reads = _direct(engine), _direct(engine)
    event.listen(writes, "connect", _by_itself)
    event.listen(writes, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return Threads(writes, reads)


def _direct(engine: AsyncEngine) -> Engine:
    """The same SQLite file for a thread that asks it itself."""
    direct = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool, **_TEXTS)
    event.listen(direct, "connect", _durable)
    return direct


def _by_itself(connection: Any, record: Any) -> None:
    """A statement outside of a transaction is one by itself; Python would begin one that has to be ended."""
    connection.isolation_level = None


def _durable(connection: Any, record: Any) -> None:
    """Every commit on the disk before it is reported, and readers that do not wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


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
    if found is None:
        _nobody_elses(connection)
    migrate(connection)
    if _oldest(connection) != schema.OLDEST:
        connection.execute(delete(schema.secrets).where(schema.secrets.c.name == OLDEST))
        connection.execute(insert(schema.secrets), {"name": OLDEST, "value": schema.OLDEST})


def migrate(connection: Connection, to: str = schema.REVISION) -> None:
    """Bring a database that is not newer up to a revision. Alembic, which loads much, is asked only where it is not."""
    if revision(connection) == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """The revision that the database is at; None: an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def why_not(url: str, error: Exception) -> str:
    """Why the database at `url` cannot be used, in one line without its password."""
    found = make_url(url)
    shown, why = found.render_as_string(hide_password=True), cause(error)
    server = "see that PostgreSQL runs there, and that user, password and name are right"
    advice = "see that there is room on its disk, and that no other program uses it"
    return f"Cannot use the database {shown} ({why}): {server if found.host or found.query else advice}."


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
    found: str | None = connection.execute(_READ_OLDEST).scalar()
    return found

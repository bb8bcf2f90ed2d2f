"""Connections to a database."""

from typing import Any

from sqlalchemy import Engine, NullPool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quarterdeck.server.db import schema
from quarterdeck.server.db.executors import Database, PostgresDatabase, SqliteDatabase
from quarterdeck.server.db.group_commit import ANSWER_SECONDS, cause

_TEXTS: dict[str, Any] = {"json_serializer": schema.json_text, "json_deserializer": schema.json_text}

FROZEN_AFTER = "1500"
"""Milliseconds after which PostgreSQL ends a transaction that sends no query.
Otherwise a process that has stopped working would keep its rows locked for all others."""


def engine_of(url: str, process: str = "", at_leisure: bool = False) -> AsyncEngine:
    """Return an engine for the database at `url`. It passes JSON as text, which the schema's types convert.

    `process`: the name under which PostgreSQL knows this process. `at_leisure`: a transaction may be idle for longer
    than `FROZEN_AFTER`.
    """
    postgres = make_url(url).get_backend_name() == "postgresql"
    settings = {"application_name": process, "idle_in_transaction_session_timeout": "0" if at_leisure else FROZEN_AFTER}
    named = {"server_settings": settings} if postgres else {}
    engine = create_async_engine(url, hide_parameters=True, pool_timeout=ANSWER_SECONDS, connect_args=named, **_TEXTS)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
        _whole_transactions(engine.sync_engine)
    return engine


def database_of(engine: AsyncEngine) -> Database:
    """Return the executor for an engine's database. Must be called inside the event loop."""
    if engine.dialect.name != "sqlite":
        return PostgresDatabase(engine)
    writes, reads = _direct(engine), _direct(engine)
    _whole_transactions(writes)
    return SqliteDatabase(writes, reads)


def _direct(engine: AsyncEngine) -> Engine:
    """Return an engine for the same SQLite file, for a thread that queries it directly."""
    direct = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool, **_TEXTS)
    event.listen(direct, "connect", _durable)
    return direct


def _whole_transactions(engine: Engine) -> None:
    """Begin transactions when SQLAlchemy does. By default Python begins them late, and commits before each CREATE."""
    event.listen(engine, "connect", _by_itself)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))


def _by_itself(connection: Any, record: Any) -> None:
    """Turn off Python's implicit transactions: outside a transaction, each statement commits by itself."""
    connection.isolation_level = None


def _durable(connection: Any, record: Any) -> None:
    """Make SQLite flush every commit to the disk before it reports it, and let readers proceed during a write."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def why_not(url: str, error: Exception) -> str:
    """Return why the database at `url` cannot be used, in one line without its password."""
    found = make_url(url)
    shown, why = found.render_as_string(hide_password=True), cause(error)
    server = "see that PostgreSQL runs there, and that user, password and name are right"
    advice = "see that there is room on its disk, and that no other program uses it"
    return f"Cannot use the database {shown} ({why}): {server if found.host or found.query else advice}."

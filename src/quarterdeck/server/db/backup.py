"""Backups: the whole database of a site in one SQLite file, which a server can also use directly.

A backup is made from SQLite or PostgreSQL while the server runs, and can be restored into either.
"""

import asyncio
import glob
import hashlib
import logging
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, MetaData, NullPool, Table, create_engine, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from quarterdeck.server.db import schema
from quarterdeck.server.db.connect import engine_of
from quarterdeck.server.db.sqlite_file import check_one_name, file_of, only_server
from quarterdeck.server.db.upgrade import BASELINE, MARK, migrate, refuse_older, revision
from quarterdeck.server.settings.config import StartupError

logger = logging.getLogger(__name__)

CHUNK = 1000
"""The number of rows that are copied at once."""
_NO_CONTENT = (MARK, "backup", "processes", "leases", "presence")
_ENGINE = "sqlite+aiosqlite:///"

Counts = dict[str, int]
"""The number of rows in each of the database's tables."""


class BackupError(Exception):
    """A backup cannot be made or used; the message is one line that says what to do."""


async def back_up(url: str, file: Path) -> Counts:
    """Copy the database at `url`, as it is at one moment, into a new `file`. The server may run meanwhile.

    The copy is read back and checked before the file gets its name. Raises BackupError, StartupError.
    """
    source = make_url(url)
    with _new_file(file) as part:
        with _as_backup_error(f"Cannot copy the database {source.render_as_string(hide_password=True)}"):
            if source.get_backend_name() == "sqlite":
                await asyncio.to_thread(_copy_file, Path(str(source.database)), part)
            else:
                await _copy_from(url, part)
        return await asyncio.to_thread(_finish, part, file)


def keep_before_upgrade(url: str) -> None:
    """Back up an SQLite file of an older schema in the same folder before its upgrade, and log the backup's name.

    If this program will not upgrade the database, it makes no backup. It never backs up a PostgreSQL database.

    Raises StartupError, without a change to the database, if the backup fails.
    """
    database = file_of(url)
    if database is None or (found := _read_schema(database)) is None or not BASELINE <= found < schema.REVISION:
        return
    for broken_off in database.parent.glob(f"{glob.escape(database.stem)}-schema-*.db.part*"):
        broken_off.unlink(missing_ok=True)
    file = database.with_name(f"{database.stem}-schema-{found}-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}.db")
    try:
        with _new_file(file) as part, _as_backup_error(f"Cannot copy the database {database}"):
            _copy_file(database, part)
            _finish(part, file)
    except BackupError as error:
        raise StartupError(f"The database is kept as it is, as no backup of it can be made first: {error}") from error
    logger.warning("the database is brought from schema %s to %s; a backup is %s", found, schema.REVISION, file)


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Yield an empty file to write to; `_finish` renames it to `file`, otherwise it is deleted at the end."""
    if file.exists():
        raise BackupError(f"{file} is there already: choose another name.")
    part = file.with_name(f"{file.name}.part")
    try:
        with _as_backup_error(f"Cannot write {file}"):
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
    finally:
        with suppress(OSError):
            part.unlink()


def _finish(part: Path, file: Path) -> Counts:
    with _as_backup_error(f"Cannot write {file}"):
        _seal(part)
        counts = inspected(part)
        part.rename(file)
    return counts


def _read_schema(file: Path) -> str | None:
    """Return the schema's revision in an SQLite file, or None if there is none."""
    if not file.exists():
        return None
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    with suppress(SQLAlchemyError), engine.connect() as connection:
        return revision(connection)
    return None


async def restore(file: Path, url: str) -> Counts:
    """Fill the empty database at `url` with the contents of `file`, completely or not at all.

    Raises BackupError, StartupError.
    """
    await asyncio.to_thread(inspected, file, True)
    with only_server(url), tempfile.TemporaryDirectory() as folder, _as_backup_error(f"Cannot restore {file}"):
        copy = Path(folder) / "backup.db"
        await asyncio.to_thread(shutil.copyfile, file, copy)
        async with _connected(f"{_ENGINE}{copy}") as source, _connected(url) as target:
            await source.run_sync(migrate)
            await source.commit()
            await target.run_sync(_migrate_empty, url)
            counts = await copy_rows(source, target)
            await target.commit()
    return counts


def inspected(file: Path, to_restore: bool = False) -> Counts:
    """Check a backup against its digests, and return the number of rows in each of its tables.

    Args:
        file: The backup.
        to_restore: Whether its schema must be one that this program can restore.

    Raises:
        BackupError: The file is no backup, was damaged, or has a newer schema.
        StartupError: Its schema is too old.
    """
    if not file.is_file():
        raise BackupError(f"There is no backup {file}.")
    broken = f"{file} is no backup, or was damaged: take another one"
    with _as_backup_error(broken), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as base:
        if [row[0] for row in base.execute("PRAGMA integrity_check")] != ["ok"]:
            raise BackupError(f"{broken}.")
        (found,) = base.execute(f"SELECT version_num FROM {MARK}").fetchone()
        told = {name: (count, digest) for name, count, digest in base.execute("SELECT name, rows, sha256 FROM backup")}
        if told != {name: _digest(base, name) for name in _names(base)}:
            raise BackupError(f"{broken}.")
    if to_restore:
        if found > schema.REVISION:
            raise BackupError(f"{file} is of a newer Quarterdeck (schema {found}): restore it with that.")
        refuse_older(found, str(file))
    return {name: count for name, (count, _) in told.items()}


def _copy_file(database: Path, part: Path) -> None:
    """Copy an SQLite file, as it is at one moment, by SQLite's backup function, which does not block writers."""
    if not database.is_file():
        raise BackupError(f"There is no database {database}.")
    check_one_name(database)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # the whole backup in a single file


async def _copy_from(url: str, part: Path) -> None:
    """Copy the rows of a PostgreSQL, as they are at one moment, into an SQLite file with this program's schema."""
    async with _connected(url, isolation_level="REPEATABLE READ") as source, _connected(f"{_ENGINE}{part}") as target:
        found = await source.run_sync(revision)
        if found is None:
            raise BackupError("There is nothing in the database: no server has used it.")
        if found > schema.REVISION:
            raise BackupError(f"The database is of a newer Quarterdeck (schema {found}): make the backup with that.")
        refuse_older(found)
        await target.run_sync(migrate)
        await copy_rows(source, target)
        await target.commit()
    with closing(sqlite3.connect(part)) as base:
        base.execute("PRAGMA journal_mode=DELETE")


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> Counts:
    """Copy all rows of the tables that both databases have, and return the number of rows of each."""
    theirs, ours = await source.run_sync(_reflected), await target.run_sync(_reflected)
    counts = {}
    for table in ours.values():
        if table.name not in theirs:
            continue
        counts[table.name] = 0
        rows = await source.stream(select(theirs[table.name]).order_by(*theirs[table.name].primary_key))
        async for some in rows.mappings().partitions(CHUNK):
            await target.execute(insert(table), [dict(row) for row in some])
            counts[table.name] += len(some)
        arrived = (await target.execute(select(func.count()).select_from(table))).scalar()
        if arrived != counts[table.name]:
            raise BackupError(f"Of {counts[table.name]} rows of {table.name} {arrived} arrived: nothing was kept.")
    return counts


def _migrate_empty(connection: Connection, url: str) -> None:
    """Create the tables in an empty database. Raises BackupError if it is not empty."""
    if (found := revision(connection)) is not None and found != schema.REVISION:
        raise BackupError(
            f"{_without_password(url)} is not empty, but of another Quarterdeck (schema {found}): name a new one."
        )
    migrate(connection)
    for table in _reflected(connection).values():
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BackupError(f"{_without_password(url)} is not empty: a backup is restored into a new database only.")


def _reflected(connection: Connection) -> dict[str, Table]:
    """Return the tables that belong into a backup, each after the tables that it references."""
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables if table.name not in _NO_CONTENT}


def _seal(part: Path) -> None:
    """Store a digest of every table in the backup file, for later checks, and flush the file to the disk."""
    with closing(sqlite3.connect(part)) as base, base:
        base.execute("CREATE TABLE backup (name TEXT PRIMARY KEY, rows INTEGER NOT NULL, sha256 TEXT NOT NULL)")
        for name in _names(base):
            base.execute("INSERT INTO backup VALUES (?, ?, ?)", (name, *_digest(base, name)))
    with part.open("rb") as written:
        os.fsync(written.fileno())


def _names(base: sqlite3.Connection) -> list[str]:
    found = base.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found if name not in _NO_CONTENT and not name.startswith("sqlite_")]


def _digest(base: sqlite3.Connection, table: str) -> tuple[int, str]:
    """Return the number of rows of a table, and a hash of their contents."""
    digest, count = hashlib.sha256(), 0
    keys = [row[1] for row in base.execute(f"PRAGMA table_info('{table}')") if row[5]] or ["rowid"]
    for row in base.execute(f'SELECT * FROM "{table}" ORDER BY {", ".join(keys)}'):
        digest.update(msgspec.json.encode(row))
        count += 1
    return count, digest.hexdigest()


@asynccontextmanager
async def _connected(url: str, **how: Any) -> AsyncIterator[AsyncConnection]:
    engine = engine_of(url, at_leisure=True)
    try:
        async with engine.connect() as connection:
            yield await connection.execution_options(**how) if how else connection
    finally:
        await engine.dispose()


def _without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


@contextmanager
def _as_backup_error(what: str) -> Iterator[None]:
    """Turn an error inside the `with` block into a BackupError of one line, which begins with `what`."""
    try:
        yield
    except (BackupError, StartupError):
        raise
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error).partition("\n")[0]
        raise BackupError(f"{what} ({why}).") from error

"""An SQLite file as a database: private to its owner, and used by a single server."""

import logging
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from quarterdeck.lean.locks import LockedError, LockError, check_name, lock
from quarterdeck.server.settings.config import StartupError

logger = logging.getLogger(__name__)

_BESIDE = ("-wal", "-shm", "-journal")
"""The suffixes of SQLite's additional files. SQLite gives them the permissions of the database."""

_ADVICE = {
    "SQLITE_NOTADB": "choose another with --data-dir or --database",
    "SQLITE_BUSY": "end the other program that uses it",
    "SQLITE_FULL": "make room on its disk",
}
"""Advice for an error message, by SQLite's name for the error."""
_MAY_IT = "see that this user may read and write it and its folder, and that there is room"


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for another database."""
    found = make_url(url)
    return Path(found.database) if found.get_backend_name() == "sqlite" and found.database else None


def keep_private(url: str) -> None:
    """Let only the owner read the file, as it contains cards and the server's keys. Log a warning if that fails."""
    path = file_of(url)
    if path is None:
        return
    with suppress(OSError):  # opening it reports the error
        path.touch(mode=0o600)
    for file in (path, *(path.with_name(path.name + ending) for ending in _BESIDE)):
        if file.exists() and (mode := stat.S_IMODE(file.stat().st_mode)) & 0o077:
            try:
                file.chmod(mode & 0o700)
            except OSError as error:
                logger.warning("%s can be read by others (%s): take that from them with chmod 600", file, error)


def look_over(url: str) -> None:
    """Check that the file, if it exists, is an intact database with a single name. Raises StartupError.

    SQLite itself would find damage only when it reads the damaged part. The check takes a few seconds per gigabyte.
    """
    path = file_of(url)
    if path is None or not path.exists():
        return
    if path.is_dir():
        raise StartupError(f"{path} is a folder: name a file with --database sqlite:///FILE.")
    check_one_name(path)
    try:
        with closing(sqlite3.connect(path)) as base:
            found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        found, name = str(error), error.sqlite_errorname
        if not name.startswith("SQLITE_CORRUPT"):
            raise StartupError(f"Cannot use the database {path} ({found}): {_ADVICE.get(name, _MAY_IT)}.") from error
    if found != "ok":
        why = " ".join(found.split())
        raise StartupError(
            f"The database {path} is damaged ({why}): restore a backup of it, or save what can be read of it with "
            f"SQLite's own program (sqlite3 {path.name} .recover)."
        )


def check_one_name(path: Path) -> None:
    """Raise StartupError if the file has a hard link, under whose name SQLite would miss the newest data (`-wal`)."""
    try:
        check_name(path)
    except LockError as error:
        raise StartupError(f"The database {path} {error}.") from error


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Lock the file against other servers while the context is open; the lock ends with this process.

    Raises StartupError if another server has the lock.
    """
    path = file_of(url)
    if path is None:
        yield
        return
    check_one_name(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        found = lock(path)
    except LockedError as error:
        message = f"Another Quarterdeck serves {path}: stop it, or choose another with --data-dir or --database."
        raise StartupError(message) from error
    except OSError as error:
        raise StartupError(f"Cannot write beside the database {path} ({error.strerror or error}).") from error
    try:
        yield
    finally:
        found.release()  # the lock's file stays: another server may be opening it

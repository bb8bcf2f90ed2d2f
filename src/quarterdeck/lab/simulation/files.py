"""Files that one process at a time writes, and each line of them whole."""

from __future__ import annotations

from io import FileIO
from pathlib import Path
from typing import BinaryIO

from filelock import BaseFileLock, FileLock, Timeout


class LockError(ValueError):
    """A file that cannot be locked; one line, without its name."""


def lock(path: Path) -> BaseFileLock:
    """Return a lock on a file, which no other process can have until `unlock`. Raises LockError and OSError."""
    if not path.parent.is_dir():
        raise LockError(f"cannot be written: there is no folder {path.parent}")
    found = FileLock(path.parent / f"{path.name}.lock", timeout=0)
    try:
        found.acquire()
    except Timeout:
        raise LockError("is being written by another process: wait until it ends") from None
    return found


def unlock(found: BaseFileLock) -> None:
    """Let other processes have a lock, and remove its file."""
    if found.is_locked:
        Path(found.lock_file).unlink(missing_ok=True)
        found.release()


def write_all(file: BinaryIO | FileIO, text: bytes) -> None:
    """Write all of it: a file without a buffer may take a part. Raises OSError."""
    rest = memoryview(text)
    while rest:
        rest = rest[file.write(rest) :]

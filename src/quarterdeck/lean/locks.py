"""Locks, with which only one process at a time uses a file, and only by one name.

A file's lock and journals have names made from its own. So a process that uses the file by a second name would not find
them.
"""

import os
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

MOUNTS = Path("/proc/self/mountinfo")
"""Linux lists its mounts there; the fifth column is the mount point."""


class LockError(ValueError):
    """A file cannot be locked. The message is one line without the file's name, for use after that name."""


class LockedError(LockError):
    """Another process has the lock."""


def lock(path: Path) -> BaseFileLock:
    """Lock a file against other processes until `unlock`, and return the lock.

    Raises OSError, and LockError if another process has the lock or the file has a second name.
    """
    target = path.resolve()
    if not target.parent.is_dir():
        raise LockError(f"cannot be written: there is no folder {path.parent}")
    check_name(target)
    found = FileLock(target.with_name(f"{target.name}.lock"), timeout=0, mode=0o600)
    try:
        found.acquire()
    except Timeout:
        raise LockedError("is being written by another process: wait until it ends") from None
    return found


def unlock(found: BaseFileLock) -> None:
    """Release a lock for other processes, and delete the lock's own file."""
    if found.is_locked:
        Path(found.lock_file).unlink(missing_ok=True)
        found.release()


def check_name(path: Path) -> None:
    """Raise LockError if the file has a second name, by which a process would not find its lock and its journals."""
    target = path.resolve()
    if target.is_file() and target.stat().st_nlink > 1:
        raise LockError("has several names (hard links): remove all but one, or copy the file")
    if target.is_file() and str(target) in _mount_points():
        raise LockError("is mounted without its folder: mount the folder that it lies in")


def _mount_points() -> set[str]:
    lines = MOUNTS.read_bytes().splitlines() if MOUNTS.exists() else []
    escaped = (line.split()[4].decode("unicode_escape") for line in lines)
    return {os.fsdecode(name.encode("latin-1")) for name in escaped}

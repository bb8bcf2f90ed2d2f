"""Files that one process at a time uses, by one name: what belongs to such a file lies beside that name."""

import os
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

MOUNTS = Path("/proc/self/mountinfo")
"""Linux lists its mounts there; the fifth column is the mount point."""


class LockError(ValueError):
    """A file that cannot be locked; one line, without its name."""


class LockedError(LockError):
    """Another process has the lock."""


def lock(path: Path) -> BaseFileLock:
    """Return a lock on a file, which no other process can have until `unlock`.

    Raises LockError, also where the file has a second name, and OSError.
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
    """Let other processes have a lock, and remove its file."""
    if found.is_locked:
        Path(found.lock_file).unlink(missing_ok=True)
        found.release()


def check_name(path: Path) -> None:
    """Raise LockError if the file has a second name: by that name its lock and its journals are not found."""
    target = path.resolve()
    if target.is_file() and target.stat().st_nlink > 1:
        raise LockError("has several names (hard links): remove all but one, or copy the file")
    if target.is_file() and str(target) in _mount_points():
        raise LockError("is mounted without its folder: mount the folder that it lies in")


def _mount_points() -> set[str]:
    lines = MOUNTS.read_bytes().splitlines() if MOUNTS.exists() else []
    escaped = (line.split()[4].decode("unicode_escape") for line in lines)
    return {os.fsdecode(name.encode("latin-1")) for name in escaped}

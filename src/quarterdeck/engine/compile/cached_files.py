"""The user's cache folder, with compiled code and hashes of sources."""

import hashlib
import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs
from filelock import FileLock

SEAL = 32
"""The number of bytes before the machine code in a file. They are its SHA-256, to detect damage.

Running damaged code would crash the process."""
KEPT_SECONDS = 60 * 24 * 3600.0
"""Seconds after its last use until a file is removed. Until then, another version or machine may need it."""


@cache
def cache_folder() -> Path:
    """Return the folder in which files are kept between runs, whether it exists or not."""
    return Path(platformdirs.user_cache_dir("quarterdeck")) / "compiled"


def read_kept(path: Path) -> bytes:
    """Return a file's bytes and renew its time of last use. Raises OSError if it cannot be read."""
    kept = path.read_bytes()
    with suppress(OSError):
        path.touch()
    return kept


def read_sealed(path: Path) -> bytes | None:
    """Return the machine code in a file, or None if the file cannot be read or is damaged."""
    try:
        kept = read_kept(path)
    except OSError:
        return None
    code = kept[SEAL:]
    return code if hashlib.sha256(code).digest() == kept[:SEAL] else None


def sealed_or_made(path: Path, make: Callable[[], bytes]) -> bytes:
    """Return the machine code in a file; if there is none, call `make` and keep its result in the file.

    Only one process at a time makes the code. If the folder cannot be written, the code is made and not kept.
    """

    def made() -> bytes:
        code = make()
        keep(path, hashlib.sha256(code).digest() + code)
        return code

    found = read_sealed(path)
    if found is not None:
        return found
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(path.with_suffix(".lock")):
            return read_sealed(path) or made()
    except OSError:
        return made()


def keep(path: Path, content: bytes) -> None:
    """Replace a file in one step, and remove the files of its folder that were not used for `KEPT_SECONDS`.

    Does nothing if the folder cannot be written.
    """
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
        for old in path.parent.iterdir():
            if time.time() - old.stat().st_mtime > KEPT_SECONDS:
                old.unlink(missing_ok=True)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)

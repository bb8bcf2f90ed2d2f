"""The user's cache folder: compiled code, and digests of sources."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

KEPT_SECONDS = 60 * 24 * 3600.0
"""Seconds that a file stays after its last use. It may belong to other sources, or to another machine."""


@cache
def cache_folder() -> Path:
    """Return the folder in which files are kept between runs, whether it exists or not."""
    return Path(platformdirs.user_cache_dir("quarterdeck")) / "compiled"


def read_kept(path: Path) -> bytes:
    """Return a file's bytes and mark it as in use. Raises OSError where it cannot be read."""
    kept = path.read_bytes()
    with suppress(OSError):
        path.touch()
    return kept


def keep(path: Path, content: bytes) -> None:
    """Replace a file in one step, and remove the files beside it that nobody has used for `KEPT_SECONDS`.

    Does nothing where the folder cannot be written.
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

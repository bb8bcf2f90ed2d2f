"""What all processes of a test run share is made once, by the first that asks for it."""

import os
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock


def made_once(base: Path, name: str, make: Callable[[Path], object]) -> Path:
    """Return a file or folder of the test run, which `make` writes; `base`: pytest's folder of this process."""
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    shared = folder / name
    with FileLock(folder / f"{name}.lock"):
        if not shared.exists():
            part = folder / f"{name}.part"
            make(part)
            part.rename(shared)
    return shared

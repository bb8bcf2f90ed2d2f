"""A PostgreSQL that is there and says nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def frozen(cluster: str) -> Iterator[None]:
    """Stop every process of a cluster, whose URL ends with its folder, and let them go on at the end."""
    postmaster = int((Path(cluster.rpartition("host=")[2]) / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    family = [postmaster, *map(int, children)]
    for one in family:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in family:
            os.kill(one, signal.SIGCONT)

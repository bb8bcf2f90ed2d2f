"""What commands that take long have in common."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LONG = 3600.0
"""Seconds over which the speed is measured that the time left is worked out from."""


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with the time left, on a terminal; gives what is to be called with how many are just done."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    screen = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    off = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=off, speed_estimate_period=LONG) as shown:
        task = shown.add_task(what, total=total)
        yield lambda count: shown.advance(task, count)


@contextmanager
def ended_tidily() -> Iterator[None]:
    """Where the process is told to end, what was begun is cleared away first."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

"""Progress bars, tables, and handling of errors and interrupts for commands that take long."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import click

from quarterdeck.cli.errors import Failure, failing

if TYPE_CHECKING:
    from rich.table import Table

    from quarterdeck.lab.simulation.jobs import Jobs

Command = TypeVar("Command", bound=Callable[..., None])

LONG = 3600.0
"""Seconds over which the speed is averaged to estimate the time left."""


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if standard error is a terminal, and yield a function that adds to the number done."""
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


def new_table(columns: Iterable[str], words: Collection[str] = (), title: str | None = None) -> Table:
    """Return an empty table. Columns in `words` are aligned left, and the others, which have numbers, right."""
    from rich.table import Table

    table = Table(title=title)
    for name in columns:
        table.add_column(name, justify="left" if name in words else "right", overflow="fold")
    return table


def show(table: Table) -> None:
    """Print a table with its text unchanged: `:100:` in a bot's name stays as it is, and `[` does not start markup."""
    from rich.console import Console

    Console(emoji=False, markup=False).print(table)


def work_options(command: Command) -> Command:
    where = click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes; by default one a core.")
    ray = click.option("--ray", metavar="HOST:PORT", help="Work on all of that Ray cluster, not in processes here.")
    return where(ray(command))


def chosen_jobs(jobs: int | None, ray: str | None) -> Jobs:
    """Return the number of processes or the cluster's address. Raises Failure."""
    from quarterdeck.lab.bench import cores

    if ray is not None and jobs is not None:
        raise Failure("--jobs is for processes here, --ray for a cluster, all of which is used: give one of them")
    return ray if ray is not None else jobs or cores()


@contextmanager
def lost_told() -> Iterator[None]:
    """Report the failure of a cluster or of processes that do the work as an error of one line."""
    from quarterdeck.lab.simulation.cluster import ClusterError
    from quarterdeck.lab.simulation.pool import WorkLostError

    with failing(ClusterError, WorkLostError):
        yield


@contextmanager
def ended_tidily() -> Iterator[None]:
    """Exit by an exception on SIGTERM, so that open files and processes are cleaned up."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

"""Work in several processes, here or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from quarterdeck.lab.simulation import cluster, pool

Task = TypeVar("Task")
Result = TypeVar("Result")

Jobs = int | str
"""The number of processes on this machine, or the address of a Ray cluster."""


def carry_out(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: Jobs) -> Iterator[tuple[int, Result]]:
    """Yield each task's place and result as they are done; with one job on this machine, in order.

    `work` and what it takes and gives must be picklable, and `work` must give the same again for the same task.
    Raises what `work` raises, WorkLostError and ClusterError.
    """
    if isinstance(jobs, str):
        return cluster.carry_out(work, tasks, jobs)
    return pool.carry_out(work, tasks, jobs)


def in_order(results: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """Yield the results of `carry_out` in the order of their tasks."""
    early: dict[int, Result] = {}
    due = 0
    for place, result in results:
        early[place] = result
        while due in early:
            yield early.pop(due)
            due += 1

"""Work in several processes, here or on a Ray cluster."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from quarterdeck.engine import refresh
from quarterdeck.engine.long_work import long_work
from quarterdeck.games.base import Game
from quarterdeck.lab.simulation import cluster, pool

Task = TypeVar("Task")
Result = TypeVar("Result")

Jobs = int | str
"""The number of processes on this machine, or the address of a Ray cluster."""


def carry_out(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: Jobs, game: Game | None = None
) -> Iterator[tuple[int, Result]]:
    """Yield each task's place and result as they are done; with one job on this machine, in order.

    `work`, its tasks and its results must be picklable, and the same task must give the same result again. `game`: the
    game that is played; long work on this machine compiles it meanwhile. Raises what `work` raises, WorkLostError and
    ClusterError.
    """
    if isinstance(jobs, str):
        yield from cluster.carry_out(work, tasks, jobs)
    elif game is None:
        yield from pool.carry_out(work, tasks, jobs)
    else:
        with long_work(game):
            yield from pool.carry_out(partial(_refreshed, work), tasks, jobs)


def _refreshed(work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task, with machine code if it has become ready since the last one."""
    refresh()
    return work(task)


def in_order(results: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """Yield the results of `carry_out` in the order of their tasks."""
    early: dict[int, Result] = {}
    due = 0
    for place, result in results:
        early[place] = result
        while due in early:
            yield early.pop(due)
            due += 1

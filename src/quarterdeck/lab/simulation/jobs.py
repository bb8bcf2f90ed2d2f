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
    """Yield the index and the result of each task when it is done; with one job on this machine, in order.

    `work`, its tasks and its results must be picklable, and the same task must always give the same result. `game`: the
    game that is played; if the work takes long, this machine compiles the game in the background. Raises what `work`
    raises, WorkLostError and ClusterError.
    """
    if isinstance(jobs, str):
        yield from cluster.carry_out(work, tasks, jobs)
    elif game is None:
        yield from pool.carry_out(work, tasks, jobs)
    else:
        with long_work(game):
            yield from pool.carry_out(partial(_refreshed, work), tasks, jobs)


def _refreshed(work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task, with machine code as soon as that is ready."""
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

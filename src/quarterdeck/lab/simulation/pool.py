"""Work in several processes. If one is killed, only its unfinished task runs again."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

ENDING = (signal.SIGINT, signal.SIGTERM)
TRIES = 3
"""Largest number of attempts at a task. If it has ended this many processes, it would end the next one, too."""


class WorkLostError(RuntimeError):
    """A task that ended every process that tried it."""


def carry_out(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[tuple[int, Result]]:
    """Yield the index and the result of each task when one of `jobs` processes has done it; with one job, in order.

    Raises what `work` raises, and WorkLostError.
    """
    jobs = min(jobs, len(tasks))
    if jobs < 2:
        yield from ((place, work(task)) for place, task in enumerate(tasks))
        return
    pool = _Pool(work, tasks)
    try:
        yield from pool.results(jobs)
    finally:
        pool.end()


class _Pool(Generic[Task, Result]):
    def __init__(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> None:
        self._work = work
        self._tasks = tasks
        self._waiting = deque(range(len(tasks)))
        self._tries = [0] * len(tasks)
        self._busy: dict[Connection, int] = {}
        self._processes: dict[Connection, Any] = {}

    def results(self, jobs: int) -> Iterator[tuple[int, Result]]:
        for _ in range(jobs):
            self._give(self._begin())
        while self._busy:
            for pipe in wait([*self._busy]):
                assert isinstance(pipe, Connection)
                place = self._busy.pop(pipe)
                try:
                    fine, result = pipe.recv()
                except (EOFError, OSError):
                    self._redo(pipe, place)
                    continue
                if not fine:
                    raise result
                self._give(pipe)
                yield place, result

    def end(self) -> None:
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with undisturbed():
            process = context.Process(target=_serve, args=(theirs, self._work), daemon=True)
            process.start()
            self._processes[ours] = process
        theirs.close()  # so that our end of the pipe closes when the process ends
        return ours

    def _give(self, pipe: Connection) -> None:
        """Send the next task, if there is one. If the process has ended, reading the answer will show it."""
        if self._waiting:
            place = self._waiting.popleft()
            self._busy[pipe] = place
            with suppress(OSError):
                pipe.send(self._tasks[place])

    def _redo(self, pipe: Connection, place: int) -> None:
        """Replace the process at this pipe, which has ended. The new process does the task at `place` first."""
        pipe.close()
        self._processes.pop(pipe).join()
        self._tries[place] += 1
        if self._tries[place] == TRIES:
            raise WorkLostError(f"{TRIES} processes have ended at the same work: too little memory?")
        self._waiting.appendleft(place)
        self._give(self._begin())


def _serve(pipe: Connection, work: Callable[[Task], Result]) -> None:
    """Do one task after the other in a process, until the pipe is closed."""
    _end_with_parent()
    with suppress(EOFError):
        while True:
            pipe.send(attempt(work, pipe.recv()))


def attempt(work: Callable[[Task], Result], task: Task) -> tuple[bool, Any]:
    """Do a task; return True and its result, or False and its exception."""
    try:
        return True, work(task)
    except Exception as error:
        return False, error


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold back signals that end the program while the body runs, and raise them afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {each: signal.signal(each, lambda number, _: came.append(number)) for each in ENDING}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        for number in came:
            signal.raise_signal(number)


def _end_with_parent() -> None:
    """Make this process end silently on Ctrl-C, and when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

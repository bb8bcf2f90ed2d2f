"""Many games between bots, on one core or several, with the same result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt

from quarterdeck.lab.plan import Plan
from quarterdeck.lab.play import Tally, play_chunk

ENDING = (signal.SIGINT, signal.SIGTERM)
Z95 = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared: means over all games."""

    seat: int
    bot: str
    mean_score: float
    win_share: float
    """Mean share of the win: a tie of k counts 1/k for each."""
    low: float
    high: float
    """95% confidence interval of the win share."""
    decisions: float
    """Decisions a game."""


def simulate(
    plan: Plan,
    jobs: int,
    progress: Callable[[int], None],
    record: Callable[[bytes], None],
) -> list[SeatSummary]:
    """Play the plan's games in so many processes; a summary a seat.

    `progress` gets the number of games just finished, `record` each game's record in order, if the plan asks
    for them.
    """
    total = Tally.empty(len(plan.bots))
    for tally in _tallies(plan, jobs):
        total.add(tally)
        for line in tally.records:
            record(line)
        progress(tally.games)
    return summaries(plan, total)


def _tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The plan's chunks in order."""
    chunks = [(first, min(plan.chunk, plan.games - first)) for first in range(0, plan.games, plan.chunk)]
    # The first one here: whatever must be compiled is then on disk before other processes look for it.
    yield play_chunk(plan, *chunks[0])
    rest = chunks[1:]
    jobs = min(jobs, len(rest))
    if jobs < 2:
        for chunk in rest:
            yield play_chunk(plan, *chunk)
        return
    yield from _in_processes(plan, rest, jobs)


def _in_processes(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """Results in order, with few chunks waiting at a time."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent)
    try:
        waiting: deque[Future[Tally]] = deque()
        for chunk in chunks:
            with _undisturbed():
                waiting.append(pool.submit(play_chunk, plan, *chunk))
            if len(waiting) > 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Submitting may begin a process: a signal that comes meanwhile waits, or the half-begun one would complain."""
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
    """Ctrl-C ends this process at once and without words, and so does the end of the one that waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def summaries(plan: Plan, total: Tally) -> list[SeatSummary]:
    """A summary a seat from the sums over all games."""
    found = []
    for seat, bot in enumerate(plan.bots):
        share = total.shares[seat] / total.games
        low, high = interval(share, total.games)
        score = total.scores[seat] / total.games
        found.append(SeatSummary(seat, bot, score, share, low, high, total.decisions[seat] / total.games))
    return found


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a win share over independent games; a little wide where wins are shared."""
    square = Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, centre - half), min(1.0, centre + half)

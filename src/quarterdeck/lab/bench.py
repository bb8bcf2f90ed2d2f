"""Measurements of this machine's speed by CPU time, so that the time of other programs does not count."""

import os
import platform
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from quarterdeck.bots.search import simulations_per_second
from quarterdeck.engine import Mode, Way, empty_states, engine
from quarterdeck.engine.compile import module_file, unit
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count

BATCH = 100
"""Games per call of compiled code; a call takes a few milliseconds."""


@dataclass(frozen=True)
class Bench:
    """Speeds of one game on this machine; the fields are the keys of `quarterdeck bench --json`."""

    game: str
    way: str
    """How its functions run: as machine code (`native`), as a `module`, or `interpreted`."""
    beside: str | None
    """The other fast way, to compare with: `native` if `way` is `module`, and the reverse. None if it is not ready."""
    times_beside: float | None
    """Random decisions a second on one core, divided by those when the functions run in the way `beside`."""
    players: int
    cores: int
    load: float | None
    """The load average of the last minute before the measurements; None if the system has none."""
    machine: str
    decisions_per_second_one_core: int
    """Random decisions of whole games including the deal, in one thread."""
    decisions_per_second_all_cores: int
    """Random decisions of whole games including the deal, with one thread per core."""
    simulations_per_second_one_core: int
    """Complete search simulations from a fresh deal, in one thread."""


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def machine() -> str:
    """Return the processor's name, or its kind if the name is unknown."""
    try:
        lines = Path("/proc/cpuinfo").read_text(errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


class RandomPlayer:
    """Plays batches of random games with the same options. Each thread needs its own player."""

    def __init__(self, game: Game, options: Options, number: int = 0, mode: Mode = "fast") -> None:
        """Prepare random games. Players with different numbers play different games."""
        self._play = engine(game, mode).random_games
        self._states = empty_states(game, 1)
        self._options = game.encode_options(options)
        self._key = np.arange(8, dtype=np.uint32)
        self._words = np.array([0x9E3779B9, number + 1], np.int64)
        self._out = np.zeros(game.max_legal, np.int16)

    def play(self, games: int) -> int:
        return int(self._play(self._states, self._options, self._key, self._words, self._out, games))


def rate(work: Callable[[], int], seconds: float) -> float:
    """Call `work` until this thread has used about `seconds` of CPU time; return the sum of its results per second."""
    count = 0
    began = time.thread_time()
    while True:
        count += work()
        passed = time.thread_time() - began
        if passed >= seconds:
            return count / passed


def decisions_per_second(game: Game, options: Options, threads: int, seconds: float, mode: Mode = "fast") -> float:
    players = [RandomPlayer(game, options, number, mode) for number in range(threads)]
    for player in players:
        player.play(1)  # compiles or loads the code before the measurement
    if threads == 1:
        return rate(lambda: players[0].play(BATCH), seconds)
    rates = [0.0] * threads

    def run(number: int) -> None:
        rates[number] = rate(lambda: players[number].play(BATCH), seconds)

    running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return sum(rates)


def bench(game: Game, options: Options, seconds: float) -> Bench:
    """Measure the speeds of a game; each measurement takes about `seconds`."""
    load = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    count, way = cores(), engine(game).way
    beside = _beside(game, way)
    one = decisions_per_second(game, options, 1, seconds)
    other = decisions_per_second(game, options, 1, seconds, beside) if beside else None
    return Bench(
        game=game.id,
        way=way,
        beside=beside,
        times_beside=other and round(one / other, 2),
        players=seat_count(game, options),
        cores=count,
        load=load,
        machine=machine(),
        decisions_per_second_one_core=round(one),
        decisions_per_second_all_cores=round(decisions_per_second(game, options, count, seconds)),
        simulations_per_second_one_core=round(simulations_per_second(game, options, seconds)),
    )


def _beside(game: Game, way: Way) -> Way | None:
    """Return the other fast way if it is ready; nothing is compiled for it."""
    if way == "native":
        return "module" if module_file.is_fresh(game) else None
    return "native" if way == "module" and unit.load(game) else None

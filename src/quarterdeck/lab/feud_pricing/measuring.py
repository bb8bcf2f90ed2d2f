"""Games between equal bots of which only one may buy a Maneuver, on the same deals at every price and without it.

In each deal each seat is the buyer once. Without the Maneuver, the shares of both seats add up to a whole win. Its
effect is therefore the sum of both buyers' shares less one win, free of the luck of deal and seat. All counts are whole
numbers, so that sums do not depend on the order of adding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.self_play import Referee, quick
from quarterdeck.engine.play import watching
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.deck import BUY, LAST_ROUND, OWN, SEATS
from quarterdeck.games.feud.rules import DEFINED, DEFINITIONS
from quarterdeck.games.feud.steps import LENGTH, barred_to
from quarterdeck.games.options import Options
from quarterdeck.lab.contests.contest import MIXED, Contest
from quarterdeck.lab.simulation.jobs import Jobs, carry_out

WITHOUT = 0
"""The price 0, which stands for games in which the Maneuver is not for sale."""
CHUNK = 25
"""Deals per task for bots that do not search."""


@dataclass(frozen=True)
class Trial:
    """Everything that determines the results, except the number of deals."""

    options: Options
    """Complete; the measured Maneuver is the first of the table's own Maneuvers."""
    prices: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int

    @cached_property
    def contest(self) -> Contest:
        return Contest(GAME.id, self.options, self.bots, MIXED, self.seed)

    def tasks(self, deals: Sequence[int]) -> list[Task]:
        """Return the tasks: for each bot its number of `deals`, without the Maneuver and at every price."""
        return [
            Task(bot, price, first, min(size, count - first))
            for bot, (size, count) in enumerate(zip(self.chunks, deals, strict=True))
            for price in (WITHOUT, *self.prices)
            for first in range(0, count, size)
        ]

    @cached_property
    def chunks(self) -> list[int]:
        """The number of deals in a task, for each bot."""
        return [CHUNK if quick(self.contest.make(bot, 0)) else 1 for bot in range(len(self.bots))]


class Task(NamedTuple):
    bot: int
    price: int
    first: int
    deals: int


class Counted(NamedTuple):
    """Results of one deal, summed over its games.

    These are two games, in which each seat is the buyer once, or one game without the Maneuver.
    """

    share: int = 0
    """The buyer's share of the win, in parts of WHOLE."""
    could: int = 0
    """Decisions at which the Maneuver could be bought."""
    did: int = 0
    could_rounds: int = 0
    did_rounds: int = 0
    """Rounds in which the Maneuver was bought."""
    rounds: int = 0
    did_games: int = 0
    """Games in which the Maneuver was bought."""
    endless: int = 0
    """Games that reached the last Round that a game can have (FEUD-14)."""


Found = dict[tuple[int, int], list[Counted]]
"""Results of each deal, by bot and price."""


def priced(options: Options, price: int) -> npt.NDArray[np.int64]:
    """Return the encoded options, with the first of the table's own Maneuvers at this price."""
    numbers = GAME.encode_options(options)
    numbers[DEFINITIONS + OWN * DEFINED] = price
    return numbers


def barred(numbers: npt.NDArray[np.int64], count: int, seat: int) -> npt.NDArray[np.int64]:
    """Return a copy of the options in which the seat cannot buy the first `count` of the table's own Maneuvers."""
    barred = numbers.copy()
    for place in range(count):
        script = DEFINITIONS + (OWN + place + 1) * DEFINED - LENGTH
        barred[script] = barred_to(int(barred[script]), seat)
    return barred


def play_out(trial: Trial, deals: Sequence[int], jobs: Jobs, progress: Callable[[int], None]) -> Found:
    """Play each bot's number of `deals`, in `jobs` processes or on a cluster.

    `progress` gets the number of games just finished; an exception from it ends the work. Raises WorkLostError,
    ClusterError.
    """
    tasks = trial.tasks(deals)
    pieces: dict[Task, list[Counted]] = {}
    for place, counted in carry_out(partial(play, trial), tasks, jobs, GAME):
        pieces[tasks[place]] = counted
        progress(games_of(tasks[place]))
    found: Found = {}
    for task in tasks:
        found.setdefault((task.bot, task.price), []).extend(pieces[task])
    return found


def games_of(task: Task) -> int:
    return task.deals * (1 if task.price == WITHOUT else SEATS)


def play(trial: Trial, task: Task) -> list[Counted]:
    deals = range(task.first, task.first + task.deals)
    numbers = priced(trial.options, task.price)
    if task.price == WITHOUT:
        table = Series(trial, task.bot, numbers)
        return [table.play(deal, 0) for deal in deals]
    tables = [Series(trial, task.bot, barred(numbers, 1, 1 - buyer)) for buyer in range(SEATS)]
    return [added([tables[buyer].play(deal, buyer) for buyer in range(SEATS)]) for deal in deals]


class Series:
    """Games of one bot against itself with the same encoded options (`numbers`)."""

    def __init__(self, trial: Trial, bot: int, numbers: npt.NDArray[np.int64]) -> None:
        self._trial, self._bot = trial, bot
        self._referee = Referee(GAME, trial.options, log=True, numbers=numbers)

    def play(self, deal: int, buyer: int) -> Counted:
        """Play one game, and return its results for the buyer."""
        contest = self._trial.contest
        chances = [contest.chance(deal, seat) for seat in range(SEATS)]
        key = contest.key(deal)
        played = self._referee.play(key, [contest.make(self._bot, chance) for chance in chances], chances)
        used = self._referee.watch(key, buyer, BUY + OWN)
        rounds = used[watching.ROUNDS]
        return Counted(
            share=played.shares[buyer],
            could=used[watching.COULD],
            did=used[watching.DID],
            could_rounds=used[watching.COULD_ROUNDS],
            did_rounds=used[watching.DID_ROUNDS],
            rounds=rounds,
            did_games=int(used[watching.DID] > 0),
            endless=int(rounds >= LAST_ROUND),
        )


def added(games: Sequence[Counted]) -> Counted:
    return Counted(*map(sum, zip(*games, strict=True)))

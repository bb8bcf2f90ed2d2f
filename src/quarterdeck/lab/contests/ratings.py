"""Ratings over a pool of bots, as Elo numbers: by maximum likelihood, so that the order of games does not matter.

In Luce's model of choice each bot wins a game in proportion to its strength. Of any two bots in it, given that one of
them won, the first did so with the ratio of its strength to the sum of both: a Bradley-Terry comparison, for as many
players as a game has and with shared wins in shares. `bradley_terry` finds the strengths; how sure they are is found
by drawing the deals anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.lab.contests.bradley_terry import Numbers, strengths

AGAIN = 400
"""How often the deals are drawn anew."""

ELO = 400 / log(10)
"""A hundred Elo points more are odds of 1.78 to 1, two hundred 3.16, four hundred 10."""

PRIOR = 0.5
"""Wins that each of two bots is given over the other beforehand: who has never won is not infinitely weak."""


@dataclass(frozen=True)
class Rating:
    """A bot's Elo number, the pool's mean being 0, and its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(bots: Sequence[str], beat: Sequence[Sequence[Sequence[int]]], seed: int) -> list[Rating]:
    """Return a rating for each bot.

    `beat`: a table for each deal (`Deal.beat`), which says how often each bot has beaten each other one. `seed`: of the
    deals drawn again for the intervals.
    """
    tables = np.array(beat, np.float64).reshape(len(beat), -1)
    drawn = np.random.default_rng(seed).multinomial(len(beat), [1 / len(beat)] * len(beat), size=AGAIN)
    # Sums of whole numbers below 2**53: exact in whatever order a machine adds them.
    again = np.array([elo(table) for table in drawn @ tables])
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    found = elo(tables.sum(axis=0))
    return [Rating(bot, *map(float, each)) for bot, *each in zip(bots, found, low, high, strict=True)]


def elo(table: Numbers) -> Numbers:
    """Return the Elo numbers that best explain the wins in `table` (a square table in a row, in parts of WHOLE)."""
    size = round(len(table) ** 0.5)
    wins = table.reshape(size, size) / WHOLE + PRIOR
    np.fill_diagonal(wins, 0)
    return ELO * strengths(wins)

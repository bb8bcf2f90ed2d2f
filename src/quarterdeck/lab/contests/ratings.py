"""Elo ratings of a pool of bots, by maximum likelihood, so that the order of games does not matter.

In Luce's model of choice each bot wins a game with a probability in proportion to its strength. Given that one of two
bots won, the probability that it was the first is the first one's strength divided by the sum of both strengths. This
is a Bradley-Terry comparison for any number of players, in which a shared win counts in shares. The intervals come from
bootstrap samples of the deals.

Player i wins over player j with probability 1 / (1 + exp(s[j] - s[i])). The logarithm of the likelihood is concave in
the strengths s, so Newton's method with halved steps finds its only maximum from any start.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.self_play import WHOLE

Numbers = npt.NDArray[np.float64]

STEPS = 100
"""Largest number of steps of Newton's method. Ten are usually enough, unless a player won a million times more games
than it lost."""
CLOSE = 1e-6
"""A step shorter than this is the last one: near the maximum, each step is about the square of the one before."""

AGAIN = 400
"""Number of bootstrap samples of the deals."""

ELO = 400 / log(10)
"""Elo points per unit of the logarithm of the odds: 100 points more are odds of 1.78 to 1, 400 points 10 to 1."""

PRIOR = 0.5
"""Wins that each bot of a pair is given over the other, so that a bot without wins is not infinitely weak."""


@dataclass(frozen=True)
class Rating:
    """A bot's Elo number and its 95 % interval; the pool's mean is 0."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(bots: Sequence[str], beat: Sequence[Sequence[Sequence[int]]], seed: int) -> list[Rating]:
    """Return a rating for each bot.

    `beat`: for each deal, how often each bot beat each other bot (`Deal.beat`). `seed`: the seed of the bootstrap
    samples for the intervals.
    """
    tables = np.array(beat, np.float64).reshape(len(beat), -1)
    drawn = np.random.default_rng(seed).multinomial(len(beat), [1 / len(beat)] * len(beat), size=AGAIN)
    # Sums of whole numbers below 2**53 are exact in any order.
    again = np.array([elo(table) for table in drawn @ tables])
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    found = elo(tables.sum(axis=0))
    return [Rating(bot, *map(float, each)) for bot, *each in zip(bots, found, low, high, strict=True)]


def elo(table: Numbers) -> Numbers:
    """Return the Elo numbers that best explain `table`, a flattened square table of wins in parts of WHOLE."""
    size = round(len(table) ** 0.5)
    wins = table.reshape(size, size) / WHOLE + PRIOR
    np.fill_diagonal(wins, 0)
    return ELO * strengths(wins)


def strengths(wins: Numbers) -> Numbers:
    """Return the strengths under which a table of wins is most likely, in natural logarithms of odds, with mean 0.

    Args:
        wins: A square table. `wins[i, j]` says how often i won over j, in fractions too. Each player must have won and
            lost against each other player at least a little; the diagonal must be 0.

    Raises:
        ArithmeticError: No maximum was found.
    """
    found = np.zeros(len(wins))
    games = wins + wins.T
    for _ in range(STEPS):
        step = _newton_step(found, wins, games)
        if np.abs(step).max() < CLOSE:
            return _centred(found + step)
        known = log_likelihood(found, wins)
        while log_likelihood(found + step, wins) < known:
            step = step / 2
        found = found + step
    raise ArithmeticError(f"no strengths after {STEPS} steps")


def log_likelihood(strengths: Numbers, wins: Numbers) -> float:
    """Return the logarithm of the probability of the wins, without terms that do not depend on the strengths."""
    return -float(np.sum(wins * np.logaddexp(0, strengths[None, :] - strengths[:, None])))


def gradient(strengths: Numbers, wins: Numbers) -> Numbers:
    """Return the gradient of `log_likelihood`: the wins less the expected ones."""
    slopes: Numbers = np.sum(wins - (wins + wins.T) * _chances(strengths), axis=1)
    return slopes


def _newton_step(strengths: Numbers, wins: Numbers, games: Numbers) -> Numbers:
    """Return the step to the maximum of the parabola that touches the likelihood here."""
    chances = _chances(strengths)
    curvature = games * chances * chances.T
    matrix = np.diag(curvature.sum(axis=1)) - curvature
    # The likelihood does not change if all strengths grow by the same amount. This term makes the matrix invertible,
    # and the step keeps the sum of the strengths.
    matrix += curvature.sum() / len(wins)
    return np.asarray(np.linalg.solve(matrix, gradient(strengths, wins)), np.float64)


def _chances(strengths: Numbers) -> Numbers:
    """Return the probability that each player wins over each other player."""
    chances: Numbers = np.exp(-np.logaddexp(0, strengths[None, :] - strengths[:, None]))
    return chances


def _centred(strengths: Numbers) -> Numbers:
    return np.asarray(strengths - strengths.mean(), np.float64)

"""The Bradley-Terry model by maximum likelihood: strengths from a table of who won how often over whom.

Player i wins over player j with probability 1 / (1 + exp(s[j] - s[i])). The logarithm of the likelihood is concave in
the strengths s, so Newton's method with halved steps finds its only maximum from anywhere.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

STEPS = 100
"""The most steps of Newton's method; ten are many, except where a player won a million times more than lost."""
CLOSE = 1e-6
"""A step shorter than this is the last one: each is about the square of the one before."""


def strengths(wins: Numbers) -> Numbers:
    """Return the strengths under which a table of wins is most likely, in natural logarithms of odds, with mean 0.

    Args:
        wins: A square table. `wins[i, j]` says how often i won over j, in fractions too. Each player must have won and
            lost against each other one at least a little; the diagonal must be 0.

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
    """Return the logarithm of the probability of the wins, less what does not depend on the strengths."""
    return -float(np.sum(wins * np.logaddexp(0, strengths[None, :] - strengths[:, None])))


def gradient(strengths: Numbers, wins: Numbers) -> Numbers:
    """Return how fast `log_likelihood` grows with each strength: wins less those expected."""
    slopes: Numbers = np.sum(wins - (wins + wins.T) * _chances(strengths), axis=1)
    return slopes


def _newton_step(strengths: Numbers, wins: Numbers, games: Numbers) -> Numbers:
    """Return the step to the maximum of the parabola that touches the likelihood here."""
    chances = _chances(strengths)
    curvature = games * chances * chances.T
    matrix = np.diag(curvature.sum(axis=1)) - curvature
    # The likelihood does not change where all strengths grow alike. This keeps their sum, and the matrix regular.
    matrix += curvature.sum() / len(wins)
    return np.asarray(np.linalg.solve(matrix, gradient(strengths, wins)), np.float64)


def _chances(strengths: Numbers) -> Numbers:
    """Return the probability with which each player wins over each other one."""
    chances: Numbers = np.exp(-np.logaddexp(0, strengths[None, :] - strengths[:, None]))
    return chances


def _centred(strengths: Numbers) -> Numbers:
    return np.asarray(strengths - strengths.mean(), np.float64)

"""Strengths by maximum likelihood: those of another program, and at the top of the likelihood."""

from math import log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.lab.contests.ratings import gradient, strengths

WINS = np.array([[0, 2, 1, 4], [1, 0, 3, 2.5], [2, 0.5, 0, 1], [1.5, 3, 2, 0]])
TO_ONE = st.floats(1e-3, 1e5)


@st.composite
def tables(draw):
    """Tables of two to nine players, each of whom has won a little over everybody."""
    size = draw(st.integers(2, 9))
    wins = np.array([[draw(TO_ONE) for _ in range(size)] for _ in range(size)])
    np.fill_diagonal(wins, 0)
    return wins


def test_four_players_by_choix():
    """`choix.ilsr_pairwise_dense(WINS, tol=1e-13)`, less its mean, by choix 0.4.1."""
    assert strengths(WINS) == pytest.approx([0.34509633, 0.11381541, -0.40763486, -0.05127688], abs=1e-8)


def test_odds_of_a_million_millions():
    wins = np.full((3, 3), 0.5)
    np.fill_diagonal(wins, 0)
    wins[0, 1:] = 1e12
    best, *others = strengths(wins)
    assert [best - other for other in others] == pytest.approx([log(2e12)] * 2, rel=1e-6)


def test_who_never_wins_has_no_strength():
    with pytest.raises(ArithmeticError, match="no strengths"):
        strengths(np.array([[0, 10.0], [0, 0]]))


@given(wins=tables())
def test_the_gradient_vanishes(wins):
    found = strengths(wins)
    assert np.abs(gradient(found, wins)).max() < 1e-9 * wins.sum()
    assert found.mean() == pytest.approx(0, abs=1e-9)

"""The model of the other seats: how it learns a seat."""

from math import exp, log

import numpy as np
import pytest

from quarterdeck.engine.search import opponents, policy
from quarterdeck.engine.search.opponents import CERTAIN, DECISION, HEURISTIC, LEARNED, ONE, PLAIN, PRIOR, RANDOM
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.engine.search.workspace import COMPONENTS, search_of
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState

SEAS = GAMES["seas-of-strife"]


def search():
    row = PyState.from_row(search_of(SEAS, range(8), 12345, [])[0])
    opponents.start_counts(row)
    return row


def test_a_decision_is_shared_by_how_likely_each_component_found_it():
    """Against the rule of Bayes, by hand; other seats learn nothing from it."""
    row = search()
    shares = np.array([0.25, 0, 0.5]) * PRIOR
    for at, chance in enumerate((0.25, 0, 0.5)):
        row.chances[at] = round(chance * CERTAIN)
    found = opponents.observe(1, row)
    assert exp(found / ONE) == pytest.approx(shares.sum() / sum(PRIOR), abs=0.002)
    expected = np.array(PRIOR) + DECISION * shares / shares.sum()
    assert row.counts[COMPONENTS : 2 * COMPONENTS] == pytest.approx(expected, abs=2)
    assert row.counts[:COMPONENTS] == list(PRIOR)


def test_without_a_policy_the_pool_has_two_components():
    row = search()
    row.learned = policy.HEURISTIC
    opponents.start_counts(row)
    row.chances[:] = [CERTAIN // 4, CERTAIN, CERTAIN]
    expected = (PLAIN[RANDOM] / 4 + PLAIN[HEURISTIC]) / sum(PLAIN)
    assert exp(opponents.observe(0, row) / ONE) == pytest.approx(expected, abs=0.002)
    assert row.counts[LEARNED] == 0


def test_logarithms_of_chances():
    for chance in (1, 700, 1023, 1024, 5000, CERTAIN // 3, CERTAIN):
        assert opponents.log_of(chance) / ONE == pytest.approx(log(chance / CERTAIN), abs=0.003)


def test_a_round_begins_with_the_counts_of_those_before():
    row = search()
    row.prior[COMPONENTS : 2 * COMPONENTS] = [7, 8, 9]
    opponents.start_counts(row)
    assert row.counts[: 3 * COMPONENTS] == [*PRIOR, 7, 8, 9, *PRIOR]
    assert len(row.counts) == SEATS * COMPONENTS

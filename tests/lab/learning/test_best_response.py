"""A learner against the installed network: where it begins, and what its share of the win is compared with."""

import math

import numpy as np
import pytest
from best_response import apart, learn, learner, shares

from quarterdeck.bots.network import NetworkBot
from quarterdeck.bots.simple import RandomBot
from quarterdeck.engine.search.network import NAMES
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.games import GAMES

pytestmark = pytest.mark.slow  # tools that measure bots

TIDE = GAMES["turn-the-tide"]
SHORT = {"players": 3, "rounds": 1}


def test_a_learner_begins_as_its_rival_and_moves_away():
    rival = installed_network(TIDE)
    training = learner(TIDE, SHORT, rival, rival, seed=1, most=2_000)
    assert all(np.array_equal(training.policy.whole(TIDE)[name], rival[name]) for name in NAMES)
    learn(training, seconds=math.inf)
    assert training.over
    assert not np.array_equal(training.policy.whole(TIDE)["first"], rival["first"])


def test_both_sit_in_the_same_seats_of_the_same_deals():
    def network(seed):
        return NetworkBot(TIDE, seed, 0.5)

    usual = shares(TIDE, SHORT, network, network, 6, seed=2)
    assert sum(apart(usual, shares(TIDE, SHORT, network, network, 6, seed=2))) == 0
    assert sum(shares(TIDE, SHORT, lambda seed: RandomBot(TIDE, seed), network, 6, seed=2)) < sum(usual)

"""What bots conclude from earlier rounds: what a seat remembers of them, and what it takes the others for."""

import random

import numpy as np
import pytest
from tables import play_on

from quarterdeck.bots import create
from quarterdeck.bots.deciding import RolloutDecision, counts_after
from quarterdeck.engine.search.opponents import HEURISTIC, LEARNED, RANDOM
from quarterdeck.engine.search.workspace import COMPONENTS
from quarterdeck.games import GAMES
from quarterdeck.table import Table

SEAS = GAMES["seas-of-strife"]


def second_round(options, kinds):
    """A table in its second round, and the tables as they stood at the first round's beginning and end."""
    table = Table(SEAS, options, bytes(range(32)))
    players = [create(kind, SEAS, 3) for kind in kinds]
    play_on(table, players, lambda table: table.view(-1)[0]["round_number"] > 1)
    stood = [Table(SEAS, options, bytes(range(32))) for _ in range(2)]
    for seat, action in table.decisions[:-1]:
        stood[1].decide(seat, action)
    return table, *stood


def test_an_earlier_round_is_what_the_seat_saw_of_it():
    """Two views, and the decisions in between without what others passed."""
    table, beginning, end = second_round({"players": 4, "passing": True}, ["random"] * 4)
    for seat in range(4):
        (round_,) = table.past(seat).earlier
        assert round_.beginning == beginning.view(seat).tobytes()
        assert round_.end == end.view(seat).tobytes()
        assert np.frombuffer(round_.seats, np.int8).tolist() == [owner for owner, _ in end.decisions]
        actions = np.frombuffer(round_.actions, np.int16).tolist()
        for at, (owner, action) in enumerate(end.decisions):
            assert actions[at] == (-1 if at < 8 and owner != seat else action)


def test_games_without_worlds_dealt_back_remember_nothing_earlier():
    table = Table(GAMES["feud"], {"preset": "basic"}, bytes(32))
    while not table.is_over:
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    assert table.past(0).earlier == ()


@pytest.fixture(scope="module")
def known():
    """A seat's counts after a round among a random player, one by rules of thumb and one by the policy."""
    table, *_ = second_round({"players": 4}, ["heuristic", "random", "heuristic", "policy"])
    return table, counts_after(SEAS, 0, table.past(0).earlier).reshape(-1, COMPONENTS)


def test_a_seat_is_taken_for_what_it_was(known):
    _, counts = known
    assert counts[0].argmax() != HEURISTIC, "a seat needs no model of itself"
    assert [int(counts[seat].argmax()) for seat in (1, 2, 3)] == [RANDOM, HEURISTIC, LEARNED]


def test_a_bot_made_later_concludes_the_same(known):
    table, counts = known
    counts_after.cache_clear()
    assert (counts_after(SEAS, 0, table.past(0).earlier).reshape(-1, COMPONENTS) == counts).all()


def test_a_decision_begins_with_what_is_known(known):
    table, counts = known
    past = table.past(0)
    thought = RolloutDecision(SEAS, table.view(0), 0, past, random.Random(1), 25)
    assert (thought.search["prior"][0].reshape(-1, COMPONENTS) == counts).all()
    thought.consider([0])
    thought.play(1)
    assert (thought.search["counts"][0].reshape(-1, COMPONENTS)[1:4] >= counts[1:4]).all()

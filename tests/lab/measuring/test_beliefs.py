"""What better worlds bring: who compares actions in the true world knows the cards of the others."""

import random
from argparse import Namespace

import pytest
from beliefs import Position, play

from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games import GAMES
from quarterdeck.table.hosted import HostedTable as Table

pytestmark = pytest.mark.slow  # tools that measure bots

GAME = GAMES["seas-of-strife"]


def test_the_true_world_is_the_one_on_the_table():
    table = Table(GAME, {"players": 4}, b"\7" * 32)
    seat = table.pending[0]
    position = Position(table, seat, random.Random(1))
    _, states = position._sample(1, believed=True)
    hands = table.history.states[table.ply]["hand"].tolist()
    assert states["hand"][FIRST].tolist() != hands
    position._uncover(states)
    assert states["hand"][FIRST].tolist() == hands


def test_who_knows_all_cards_chooses_better():
    given = Namespace(worlds=20, more=2, every=0.5)
    sums, count = play(Table(GAME, {"players": 4}, b"\1" * 32), "heuristic", given, random.Random(2))
    drawn, believed, more, true = sums
    assert count > 20
    assert true > max(drawn, believed, more)

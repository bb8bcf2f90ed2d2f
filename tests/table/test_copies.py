"""Games, tables and states can be kept, sent to other processes and copied."""

import copy
import pickle
import random

import pytest

from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState
from quarterdeck.table import Table


def some_table(game, plies=25):
    dice = random.Random(game.id)
    table = Table(game, {}, dice.randbytes(32))
    for _ in range(plies):
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    return table


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_game_is_itself_however_it_is_copied(game, again):
    assert again(game) is game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copied_table_goes_on_by_itself(game, again):
    table = some_table(game)
    other = again(table)
    assert other.everything() == table.everything()
    assert (other.options, other.key, other.decisions, other.pending) == (
        table.options,
        table.key,
        table.decisions,
        table.pending,
    )
    for seat in range(-1, table.seats):
        assert other.view(seat).tobytes() == table.view(seat).tobytes()
    before = table.everything()
    seat = other.pending[0]
    other.decide(seat, other.legal(seat)[0])
    assert table.everything() == before
    assert other.ply == table.ply + 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_state_is_copied_with_its_lists(game):
    state = PyState.from_row(some_table(game).view(0)[0])
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.to_row().tobytes() == state.to_row().tobytes()
        other.hand[0] += 1
        assert other.hand[0] != state.hand[0]

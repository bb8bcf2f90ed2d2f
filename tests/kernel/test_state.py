"""States have no padding: equal states are equal bytes."""

import numpy as np
import pytest

from quarterdeck.games import GAMES
from quarterdeck.kernel import Field, PyState, state_dtype
from quarterdeck.kernel.fields import everybody


def field(name, kind, shape=0):
    return Field(name, kind, everybody(), shape)


def has_padding(dtype):
    return dtype.itemsize != sum(dtype[name].itemsize for name in dtype.names)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_states_of_games_have_no_padding(game):
    assert not has_padding(game.dtype)


def test_left_over_bytes_become_a_field():
    dtype = state_dtype([field("wide", "i8"), field("narrow", "i1", 3)])
    assert dtype.names == ("wide", "narrow", "unused")
    assert dtype["unused"].shape == (5,)
    assert not has_padding(dtype)


def test_a_gap_between_fields_is_refused():
    with pytest.raises(ValueError, match="widest first"):
        state_dtype([field("narrow", "i1"), field("wide", "i8"), field("tail", "i1")])


def test_a_value_that_does_not_fit_is_not_cut():
    state = PyState(np.dtype([("narrow", "i1")]))
    state.narrow = 300
    with pytest.raises(OverflowError):
        state.to_row()

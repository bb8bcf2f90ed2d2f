"""Functions of other packages are compiled, and say what they mean."""

import sys
from textwrap import dedent
from types import SimpleNamespace

import numpy as np
import pytest

from quarterdeck import GAMES, Table, compiled
from quarterdeck.engine import CompileError
from quarterdeck.engine.compile import small_unit
from quarterdeck.games.base import as_state

OUTSIDE = """
    from types import ModuleType

    SCALE = 3
    deck = ModuleType("deck")
    deck.MORE = 1

    def weighed(points):
        return points * SCALE

    def encode(state, seat, out):
        for at in range(state.seats):
            out[at] = weighed(state.taken[(seat + at) % state.seats]) + deck.MORE
        return state.seats

    def wrong(state, seat):
        return {}
"""


@pytest.fixture
def outside(tmp_path, monkeypatch):
    """A module that no part of this project knows."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # bytecode would hide a change within the same second

    def written(text=OUTSIDE):
        (tmp_path / "outside_encoder.py").write_text(dedent(text))
        sys.modules.pop("outside_encoder", None)
        import outside_encoder

        return outside_encoder

    yield written
    sys.modules.pop("outside_encoder", None)


@pytest.mark.slow
def test_an_encoder_from_outside_computes_the_same_compiled(outside):
    game = GAMES["seas-of-strife"]
    table = Table(game, {"players": 4}, bytes(32))
    while not sum(table.view(0)["taken"][0]):
        seat = table.pending[0]
        table.decide(seat, table.legal(seat)[0])
    encode = outside().encode
    plain, fast = [0] * 4, np.zeros(4, np.float32)
    assert encode(as_state(table.view(1)), 1, plain) == 4
    assert compiled(encode, game, out="f4")(table.view(1), 1, fast) == 4
    assert fast.tolist() == plain
    assert sum(plain) == 7


@pytest.mark.slow
def test_the_digest_covers_what_a_function_calls_and_reads(outside, monkeypatch):
    """Another constant, or another callee, is another machine code."""
    found = set()
    monkeypatch.setattr(small_unit, "sealed_or_made", lambda path, make: found.add(path.name))
    monkeypatch.setattr(small_unit, "Library", lambda code: SimpleNamespace(function=lambda *_: None))
    for text in (
        OUTSIDE,
        OUTSIDE.replace("SCALE = 3", "SCALE = 4"),
        OUTSIDE.replace("deck.MORE = 1", "deck.MORE = 2"),
        OUTSIDE.replace("points * SCALE", "points + SCALE"),
    ):
        compiled(outside(text).encode, GAMES["seas-of-strife"], out="f4")
    assert len(found) == 4


@pytest.mark.slow
def test_what_cannot_be_compiled_says_so_in_one_line(outside):
    with pytest.raises(CompileError, match=r"^wrong cannot be compiled for feud: [^\n]+$"):
        compiled(outside().wrong, GAMES["feud"])


def test_parameters_that_are_missing_are_named(outside):
    with pytest.raises(TypeError, match="compiled wants a plain function with parameters named buffer"):
        compiled(outside().encode, GAMES["feud"], buffer="f4")

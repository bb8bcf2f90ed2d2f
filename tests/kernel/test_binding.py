"""Binding puts a game's rules into a template, in every mode."""

import subprocess
import sys

import numpy as np
import pytest

from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.binding import cache_folder, sources_digest
from quarterdeck.kernel.slots import pending

GAME = next(iter(GAMES.values()))


def owing(states, i):
    return pending(states[i])


owing.__module__ = "quarterdeck.tests"


def test_a_slot_needs_a_game():
    with pytest.raises(ValueError, match="say of which game"):
        bind(owing)


def test_a_slot_itself_cannot_be_called():
    with pytest.raises(NotImplementedError, match="bind"):
        pending(None)


@pytest.mark.parametrize("mode", ["compiled", "checked"])
def test_bound_templates_run_the_games_rules(mode):
    states = np.zeros(1, GAME.dtype)
    states[0]["phase"] = 1
    states[0]["turn"] = 2
    assert bind(owing, GAME.rules, mode)(states, 0) == 4
    assert bind(owing, GAME.rules, "interpreted")([PyState.from_row(states[0])], 0) == 4


def test_binding_twice_gives_the_same_function():
    assert bind(owing, GAME.rules) is bind(owing, GAME.rules)


def test_the_cache_is_keyed_by_the_sources():
    assert cache_folder().name == sources_digest()


def test_an_unwritable_cache_is_no_obstacle(tmp_path):
    """Where nothing can be kept, functions still compile."""
    blocked = tmp_path / "file"
    blocked.write_text("")
    program = (
        "import numba; from quarterdeck.kernel import bind; from quarterdeck.kernel.bits import popcount;"
        "print(bind(popcount)(7))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"XDG_CACHE_HOME": str(blocked), "PATH": "/usr/bin", "HOME": str(blocked)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "3", done.stderr

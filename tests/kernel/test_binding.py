"""Binding puts a game's rules into a template, in every mode."""

import inspect
import subprocess
import sys
from types import ModuleType

import numpy as np
import pytest

from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState, bind, slots
from quarterdeck.kernel.binding import cache_folder, sources_digest
from quarterdeck.kernel.slots import pending, reopen

GAME = next(iter(GAMES.values()))


def owing(states, i):
    return pending(states[i])


def owing_again(states, i, seat):
    reopen(states[i], seat)
    return pending(states[i])


def test_a_slot_needs_a_game():
    with pytest.raises(ValueError, match="say of which game"):
        bind(owing)


def test_a_slot_itself_cannot_be_called():
    with pytest.raises(NotImplementedError, match="bind"):
        pending(None)


def game_with(*functions):
    """The rules of a game that has these functions and no others."""
    rules = ModuleType("quarterdeck.games.half_done.rules")
    for function in functions:
        setattr(rules, function.__name__, function)
    return rules


def pending_to_two(state):
    return 4 if state.phase else 0


pending_to_two.__name__ = "pending"


@pytest.mark.parametrize("mode", ["compiled", "checked", "interpreted"])
def test_a_game_without_a_rule_function_is_told_which_and_where_it_belongs(mode):
    with pytest.raises(
        ValueError, match=r"^half_done has no rule function pending: define it in \S+half_done\.rules, or"
    ):
        bind(owing, game_with(), mode)
    with pytest.raises(ValueError, match="no rule function pending"):
        bind(owing_again, game_with(lambda state: 0), mode)


def test_what_a_game_may_leave_out_does_nothing():
    rules = game_with(pending_to_two)
    states = np.zeros(1, GAME.dtype)
    states[0]["phase"] = 1
    before = states.tobytes()
    assert bind(owing_again, rules, "checked")(states, 0, 1) == 4
    assert states.tobytes() == before
    assert bind(owing_again, rules, "interpreted")([PyState.from_row(states[0])], 0, 1) == 4


def test_only_slots_are_optional_and_every_game_has_the_others():
    names = {name for name, value in vars(slots).items() if inspect.isfunction(value)}
    assert names >= slots.OPTIONAL
    for game in GAMES.values():
        assert {name for name in names if not hasattr(game.rules, name)} <= slots.OPTIONAL


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

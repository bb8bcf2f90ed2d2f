"""Binding puts a game's rules into a template; its machine code is made of the same functions."""

import inspect
import random
from types import ModuleType

import numpy as np
import pytest
from machine import ONE, compiled

from quarterdeck.engine.compile.entries import dtypes
from quarterdeck.games import GAMES
from quarterdeck.kernel import PyState, bind, rule_interface
from quarterdeck.kernel.bits import highest, lowest, popcount, select
from quarterdeck.kernel.native import Argument
from quarterdeck.kernel.rule_interface import pending, reopen

GAME = next(iter(GAMES.values()))
ROWS = Argument("rows", "state", 2)


def owing(states, i):
    return pending(states[i])


def owing_again(states, i, seat):
    reopen(states[i], seat)
    return pending(states[i])


def field_at(states, i):
    return states[0].hand[i]


def machine_code(function, rules, *arguments, checked=False):
    return compiled(function, *arguments, dtypes=dtypes(GAME), rules=rules, checked=checked)


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


@pytest.mark.parametrize("make", [bind, lambda function, rules: machine_code(function, rules, ROWS, ONE)])
def test_a_game_without_a_rule_function_is_told_which_and_where_it_belongs(make):
    told = r"^half_done has no rule function pending: define it in \S+half_done\.rules, or"
    with pytest.raises(ValueError, match=told):
        make(owing, game_with())
    with pytest.raises(ValueError, match="no rule function pending"):
        make(owing_again, game_with(lambda state: 0))


@pytest.mark.parametrize("checked", [False, True])
def test_what_a_game_may_leave_out_does_nothing(checked):
    rules = game_with(pending_to_two)
    states = np.zeros(2, GAME.dtype)
    states[0]["phase"] = 1
    before = states.tobytes()
    assert machine_code(owing_again, rules, ROWS, ONE, ONE, checked=checked)(states, 0, 1) == 4
    assert states.tobytes() == before
    assert bind(owing_again, rules)([PyState.from_row(states[0])], 0, 1) == 4


def test_only_slots_are_optional_and_every_game_has_the_others():
    names = {name for name, value in vars(rule_interface).items() if inspect.isfunction(value)}
    assert names >= rule_interface.OPTIONAL
    for game in GAMES.values():
        assert {name for name in names if not hasattr(game.rules, name)} <= rule_interface.OPTIONAL


def test_bound_templates_run_the_games_rules():
    states = np.zeros(2, GAME.dtype)
    states[0]["phase"] = 1
    states[0]["turn"] = 2
    assert machine_code(owing, GAME.rules, ROWS, ONE)(states, 0) == 4
    assert bind(owing, GAME.rules)([PyState.from_row(states[0])], 0) == 4


def test_binding_twice_gives_the_same_function():
    assert bind(owing, GAME.rules) is bind(owing, GAME.rules)


def test_checked_code_says_what_is_out_of_range():
    states = np.zeros(2, GAME.dtype)
    states[0]["hand"] = range(GAME.max_seats)
    look = machine_code(field_at, None, ROWS, ONE, checked=True)
    assert look(states, GAME.max_seats - 1) == GAME.max_seats - 1
    for at in (GAME.max_seats, -1, 1 << 40):
        with pytest.raises(IndexError, match="field_at has reached beyond an array"):
            look(states, at)


def test_machine_code_refuses_arrays_that_it_does_not_know():
    look = machine_code(field_at, None, ROWS, ONE)
    with pytest.raises(TypeError, match="another type"):
        look(np.zeros(2, np.int64), 0)
    with pytest.raises(ValueError, match="too short"):
        look(np.zeros(1, GAME.dtype), 0)
    with pytest.raises(ValueError, match="not in one piece"):
        look(np.zeros(4, GAME.dtype)[::2], 0)


def counts(members):
    return popcount(members) | lowest(members) << 8 | highest(members) << 16


def test_compiled_as_interpreted():
    made = compiled(counts, ONE, dtypes={}, checked=False)
    for i in range(62):
        for members in (1 << i, (1 << i + 1) - 1, 5 << i & 2**62 - 1, 2**62 - (1 << i)):
            assert made(members) == counts(members)


def all_members(members, out):
    for k in range(popcount(members)):
        out[k] = select(members, k)


def test_members_by_their_place_are_the_same_compiled():
    """Processors that have an instruction for it use it."""
    call = compiled(all_members, ONE, Argument("numbers", "i8"), dtypes={}, checked=False)
    dice = random.Random(1)
    for members in [1, 1 << 61, 2**62 - 1, *(dice.getrandbits(62) & dice.getrandbits(62) for _ in range(200))]:
        out = np.zeros(62, np.int64)
        call(members, out)
        assert out[: members.bit_count()].tolist() == [i for i in range(62) if members >> i & 1]

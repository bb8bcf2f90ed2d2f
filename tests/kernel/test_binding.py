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
from quarterdeck.kernel.binding import names_of
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


def told_by_compiler(function, rules):
    return machine_code(function, rules, ROWS, ONE)


@pytest.mark.parametrize("make", [bind, pytest.param(told_by_compiler, marks=pytest.mark.slow)])
def test_a_game_without_a_rule_function_is_told_which_and_where_it_belongs(make):
    told = r"^half_done has no rule function pending: define it in \S+half_done\.rules, or"
    with pytest.raises(ValueError, match=told):
        make(owing, game_with())
    with pytest.raises(ValueError, match="no rule function pending"):
        make(owing_again, game_with(lambda state: 0))


def test_what_a_game_may_leave_out_does_nothing():
    state = PyState(GAME.dtype)
    state.phase = 1
    before = state.to_row().tobytes()
    assert bind(owing_again, game_with(pending_to_two))([state], 0, 1) == 4
    assert state.to_row().tobytes() == before


@pytest.mark.slow
@pytest.mark.parametrize("checked", [False, True])
def test_what_a_game_may_leave_out_does_nothing_compiled(checked):
    states = np.zeros(2, GAME.dtype)
    states[0]["phase"] = 1
    before = states.tobytes()
    rules = game_with(pending_to_two)
    assert machine_code(owing_again, rules, ROWS, ONE, ONE, checked=checked)(states, 0, 1) == 4
    assert states.tobytes() == before


def test_only_slots_are_optional_and_every_game_has_the_others():
    names = {name for name, value in vars(rule_interface).items() if inspect.isfunction(value)}
    assert names >= rule_interface.OPTIONAL
    for game in GAMES.values():
        assert {name for name in names if not hasattr(game.rules, name)} <= rule_interface.OPTIONAL


def test_bound_templates_run_the_games_rules():
    state = PyState(GAME.dtype)
    state.phase, state.turn = 1, 2
    assert bind(owing, GAME.rules)([state], 0) == 4


def test_binding_twice_gives_the_same_function():
    assert bind(owing, GAME.rules) is bind(owing, GAME.rules)


deck = ModuleType("quarterdeck.games.half_done.deck")
vars(deck).update(FIRST=3, TABLE=(2, 3, 5, 7, 11), pending=pending)


def by_module(states, i):
    return deck.TABLE[deck.FIRST] * 100 + deck.TABLE[i] * 10 + deck.pending(states[0])


def test_constants_and_slots_are_found_in_modules_too():
    assert names_of(by_module.__code__) == {"deck.TABLE", "deck.FIRST", "deck.pending"}
    many = ", ".join(f"n{at}" for at in range(300))
    assert names_of(compile(f"def many(): {many}, deck.LAST", "", "exec")) >= {"n299", "deck.LAST"}
    state = PyState(GAME.dtype)
    state.phase = 1
    rules = game_with(pending_to_two)
    assert bind(by_module, rules)([state], 4) == 814
    assert deck.pending is pending


@pytest.mark.slow
def test_constants_and_slots_of_modules_are_compiled():
    """A table is stored once, as one imported by name: an index that is no constant reads it."""
    states = np.zeros(2, GAME.dtype)
    states[0]["phase"] = 1
    look = machine_code(by_module, game_with(pending_to_two), ROWS, ONE, checked=True)
    assert [look(states, at) for at in range(5)] == [724, 734, 754, 774, 814]
    with pytest.raises(IndexError, match="by_module has reached beyond an array"):
        look(states, 5)


@pytest.mark.slow
def test_checked_code_says_what_is_out_of_range():
    states = np.zeros(2, GAME.dtype)
    states[0]["hand"] = range(GAME.max_seats)
    look = machine_code(field_at, None, ROWS, ONE, checked=True)
    assert look(states, GAME.max_seats - 1) == GAME.max_seats - 1
    for at in (GAME.max_seats, -1, 1 << 40):
        with pytest.raises(IndexError, match="field_at has reached beyond an array"):
            look(states, at)


def counts(members):
    return popcount(members) | lowest(members) << 8 | highest(members) << 16


@pytest.mark.slow
def test_compiled_as_interpreted():
    made = compiled(counts, ONE, dtypes={}, checked=False)
    for i in range(62):
        for members in (1 << i, (1 << i + 1) - 1, 5 << i & 2**62 - 1, 2**62 - (1 << i)):
            assert made(members) == counts(members)


def all_members(members, out):
    for k in range(popcount(members)):
        out[k] = select(members, k)


@pytest.mark.slow
def test_members_by_their_place_are_the_same_compiled():
    """Processors that have an instruction for it use it."""
    call = compiled(all_members, ONE, Argument("numbers", "i8"), dtypes={}, checked=False)
    dice = random.Random(1)
    for members in [1, 1 << 61, 2**62 - 1, *(dice.getrandbits(62) & dice.getrandbits(62) for _ in range(200))]:
        out = np.zeros(62, np.int64)
        call(members, out)
        assert out[: members.bit_count()].tolist() == [i for i in range(62) if members >> i & 1]

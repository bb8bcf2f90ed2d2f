"""A game's functions in every mode: the same numbers and bytes, and wrong arrays are refused."""

import copy
import pickle

import numpy as np
import pytest
from modes import COMPILED

from quarterdeck.bots.search import new_search_tree
from quarterdeck.engine import Engine, empty_states, engine, key_words
from quarterdeck.engine.play.self_play import NEVER, OVER
from quarterdeck.engine.search.tree import NODE, places
from quarterdeck.games import GAMES

GAME = GAMES["turn-the-tide"]
OPTIONS = GAME.encode_options(GAME.complete({"players": 3, "rounds": 2}))
KEY = np.arange(8, dtype=np.uint32)


def random_game(functions):
    """A whole game of chance: its last state, what was noted of it, and what the seats would draw next."""
    states, log = empty_states(GAME, 3), np.zeros(200, np.int64)
    tree = np.zeros(1, NODE), np.zeros(places(0), np.int64)
    search_trees = np.concatenate(
        [new_search_tree(GAME.max_seats, list(range(8)), seat + 1, 0, 0.0, 0.0) for seat in range(5)]
    )
    functions.start(states, OPTIONS, KEY.copy())
    legal = np.zeros(GAME.max_legal, np.int16)
    assert functions.go_on(states, *tree, search_trees, legal, NEVER, log, len(log)) == OVER
    return states[:1].copy(), log, search_trees["drawn"].copy()


def thoughts(functions):
    """The tree of a search."""
    states, nodes, index = empty_states(GAME, 2), np.zeros(41, NODE), np.zeros(places(40), np.int64)
    functions.start(states[:1], OPTIONS, KEY.copy())
    functions.write_view(states[:1].copy(), 0, 1, states[:1])
    search_tree = new_search_tree(GAME.max_seats, list(range(8)), 99, 40, 0.7, 0.5)
    functions.run_simulations(states, 1, nodes, index, search_tree, 40)
    return nodes.tobytes(), index.tobytes(), search_tree.tobytes()


@pytest.mark.parametrize("mode", COMPILED)
@pytest.mark.parametrize("ask", [random_game, thoughts])
def test_every_mode_gives_the_same_bytes(mode, ask):
    def plain(found):
        return [value.tobytes() if isinstance(value, np.ndarray) else value for value in found]

    assert plain(ask(engine(GAME, mode))) == plain(ask(engine(GAME, "interpreted")))


def test_it_is_the_same_object_every_time():
    assert engine(GAME) is engine(GAME, "fast")
    assert engine(GAME) is not engine(GAME, "checked")


def arrays():
    return [empty_states(GAME, 1), OPTIONS.copy(), KEY.copy()]


@pytest.mark.parametrize(
    ("at", "wrong"),
    [
        (0, np.zeros(1, GAMES["seas-of-strife"].dtype)),
        (0, np.zeros(10_000, np.uint8)),
        (1, OPTIONS.astype(np.int32)),
        (1, OPTIONS.astype(np.float64)),
        (2, KEY.astype(np.int64)),
        (2, KEY.astype(">u4")),
    ],
)
@pytest.mark.parametrize("mode", COMPILED)
def test_an_array_of_another_type_is_refused(mode, at, wrong):
    given = arrays()
    given[at] = wrong
    with pytest.raises(TypeError, match=f"^start: argument {at} has numbers of another type: "):
        engine(GAME, mode).start(*given)


@pytest.mark.parametrize(
    ("at", "wrong"),
    [(2, KEY[:7]), (2, np.zeros(0, np.uint32)), (2, np.zeros(16, np.uint32)[::2]), (0, empty_states(GAME, 4)[::2])],
)
@pytest.mark.parametrize("mode", COMPILED)
def test_an_array_that_is_too_short_or_in_pieces_is_refused(mode, at, wrong):
    given = arrays()
    given[at] = wrong
    with pytest.raises(ValueError, match=f"^start: argument {at} is too short or not in one piece$"):
        engine(GAME, mode).start(*given)


def test_room_for_what_is_answered_is_looked_for():
    functions, states = engine(GAME, "module"), empty_states(GAME, 1)
    functions.start(states, OPTIONS, KEY)
    with pytest.raises(ValueError, match=r"^legal: argument 3 is too short"):
        functions.legal(states, 0, 1, np.zeros(GAME.max_legal - 1, np.int16))
    with pytest.raises(ValueError, match=r"^write_view: argument 3 is too short"):
        functions.write_view(states, 0, 1, empty_states(GAME, 0))


def test_interpreted_rows_are_those_that_there_are():
    functions = engine(GAME, "interpreted")
    for at in (1, -1):
        with pytest.raises(IndexError, match=f"row {at} is out of range"):
            functions.owing(empty_states(GAME, 1), at)


def test_there_is_no_other_function():
    with pytest.raises(AttributeError):
        Engine(GAME).dance(1)


def test_a_key_has_32_bytes():
    assert key_words(bytes(range(32))).tolist()[0] == 0x03020100
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        key_words(bytes(31))


def test_a_copy_of_the_functions_is_the_same_object():
    for functions in (engine(GAME), engine(GAME, "interpreted")):
        assert copy.deepcopy(functions) is pickle.loads(pickle.dumps(functions)) is functions


def test_a_workspace_is_not_copied():
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="a workspace is memory of this process"):
            copied(engine(GAME, "module").workspace())

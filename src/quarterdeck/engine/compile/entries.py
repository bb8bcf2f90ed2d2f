"""The list of all functions that are compiled for a game, with the types of their arguments."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from quarterdeck.engine.compile.environments import TYPES, environments, with_constants
from quarterdeck.engine.play import (
    guessing,
    many_games,
    orders,
    practice,
    random_play,
    restricted_games,
    retracing,
    self_play,
    steps,
    surveying,
    watching,
)
from quarterdeck.engine.search import (
    analysis,
    endgame,
    ismcts,
    learning,
    levels,
    lookback,
    policy,
    rollouts,
    saying,
    tree,
    world_sampling,
)
from quarterdeck.engine.search.model import model_dtype
from quarterdeck.engine.search.workspace import search_dtype
from quarterdeck.games.base import Game
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.games.types import MAX_NUMBERS
from quarterdeck.kernel.native import Argument, Entry

STATE, NODE, SEARCH_TREE, SEARCH, MODEL, PLACE, LEVEL = (
    "state",
    "node",
    "search_tree",
    "search",
    "model",
    "place",
    "level",
)
MARK = "mark"
PLAN, THOUGHT, LOOK, ORDERS = "plan", "thought", "look", "orders"
PRACTICE = "practice"
DEALT, RETRACED, PLAYER, STREAM = "dealt", "retraced", "player", "stream"
"""The names of the structured types whose rows are arguments of entries."""


def dtypes(game: Game) -> dict[str, np.dtype[Any]]:
    """Return the structured types of a game's entries by name."""
    board = {PLACE: endgame.PLACE, LEVEL: endgame.LEVEL, PLAN: levels.PLAN, THOUGHT: analysis.THOUGHT}
    board |= {ORDERS: orders.ORDERS} if game.orders else {}
    shared = {NODE: tree.NODE, SEARCH_TREE: tree.SEARCH_TREE, LOOK: lookback.LOOK, **board}
    weights = {MODEL: model_dtype(game), PRACTICE: practice.PRACTICE}
    traced = {DEALT: retracing.DEALT, RETRACED: retracing.RETRACED}
    many = {PLAYER: many_games.PLAYER, STREAM: many_games.STREAM, **traced}
    return {STATE: game.dtype, MARK: steps.MARK, SEARCH: search_dtype(game), **weights, **shared, **many, **TYPES}


Arguments = dict[Any, tuple[Argument, ...]]
"""Maps each function to its arguments."""


@cache
def entries(game: Game) -> tuple[Entry, ...]:
    """Return every function that Python calls, with the types of its arguments."""
    table = _surveys(game) | _checks(game) | environments(game)
    return (*page_entries(game), *(Entry(function, arguments) for function, arguments in table.items()))


@cache
def page_entries(game: Game) -> tuple[Entry, ...]:
    """Return the functions that are also in the module for web pages."""
    table = _steps(game) | _play(game) | _search() | (_learning(game) if game.learning else {})
    table |= _practice() if game.network else {}
    table |= _orders() if game.orders else {}
    return tuple(Entry(function, arguments) for function, arguments in table.items())


def _only_read(*arguments: Argument) -> tuple[Argument, ...]:
    return tuple(replace(each, use="in") for each in arguments)


def _space(*arguments: Argument) -> tuple[Argument, ...]:
    return tuple(replace(each, use="space") for each in arguments)


ONE, LONGS = Argument("one", "i8"), Argument("numbers", "i8")
OPTIONS, KEY, LOG = _only_read(LONGS, Argument("numbers", "u4", 8), LONGS)


def _steps(game: Game) -> Arguments:
    """Return the functions by which a table applies the rules."""
    one, states, row = ONE, Argument("rows", STATE), Argument("row", STATE)
    this, next_too = (Argument("rows", STATE, window=(1, reached)) for reached in (1, 2))
    legal, own = Argument("numbers", "i2", game.max_legal), Argument("numbers", "i2", game.actions)
    shares, scores = Argument("numbers", "f8", game.max_seats), Argument("numbers", "i8", game.max_seats)
    numbers = Argument("numbers", "i8", MAX_NUMBERS)
    illegal = Argument("numbers", "i8", game.actions * steps.ILLEGAL_ROW)
    [seen, seen_row], [listed] = _only_read(this, row), _space(legal)
    mark, marks, next_mark = Argument("row", MARK), Argument("rows", MARK), Argument("rows", MARK, window=(1, 2))
    own_events = _own_events(game)
    return {
        steps.start: (states, OPTIONS, KEY),
        steps.carry_out: (this, one, one, one),
        steps.legal: (seen, one, one, legal),
        steps.random_action: (seen, one, one, one, listed),
        steps.candidate_actions: (seen, one, one, own),
        steps.why: (seen, one, one, one, numbers),
        steps.illegal_actions: (seen, one, one, *_space(legal, own, row, numbers), illegal),
        steps.owing: (seen, one),
        steps.phase: (seen, one),
        steps.write_view: (seen, one, one, row),
        steps.world: (seen, one, one, KEY, row),
        steps.reopen_choices: (this, one, one),
        steps.advise: (seen, one, one, one),
        steps.share: (seen, one, shares),
        steps.estimate: (seen, one, shares),
        steps.score: (seen, one, scores),
        steps.horizon_at: (seen, one),
        # These functions call several rule functions. They come last, so that an error in a rule function is reported
        # for the entry above that calls only this rule function.
        steps.begin: (seen_row, mark),
        with_constants(steps.step, own_events): (next_too, one, one, one, listed, next_mark),
        with_constants(steps.replay, own_events): (states, OPTIONS, KEY, *_only_read(LONGS, LONGS), one, listed, marks),
    }


def _own_events(game: Game) -> dict[str, Any]:
    """Return the constant that `steps` uses to recognize a decision that may be taken back."""
    return {"OWN": game.events.own_places(game.retractable)}


def _checks(game: Game) -> Arguments:
    """Return the functions that only the conformance suite calls."""
    two, one = _only_read(*(Argument("rows", STATE, window=(1, reached)) for reached in (2, 1)))
    return {
        with_constants(steps.is_retractable, _own_events(game)): (two, ONE, ONE),
        steps.round_score: (one, ONE, Argument("numbers", "i8", game.max_seats)),
    }


def _play(game: Game) -> Arguments:
    """Return the functions that play whole games, and those of the tree search."""
    one, states = ONE, Argument("rows", STATE)
    two, three = Argument("rows", STATE, 2), Argument("rows", STATE, 3)
    nodes, search_tree, search_trees = (
        Argument("rows", NODE),
        Argument("row", SEARCH_TREE),
        Argument("rows", SEARCH_TREE, game.max_seats),
    )
    key, [legal] = Argument("numbers", "u4", 8), _space(Argument("numbers", "i2", game.max_legal))
    return {
        random_play.random_games: (states, OPTIONS, key, Argument("numbers", "i8", 2), legal, one),
        self_play.go_on: (three, nodes, LONGS, search_trees, legal, one, LONGS, one),
        watching.watch: (states, OPTIONS, KEY, LOG, one, one, legal, LONGS),
        ismcts.run_simulations: (two, one, nodes, LONGS, search_tree, one),
        ismcts.best_action: (one, *_only_read(nodes, search_tree)),
        tree.draw_curve: (search_tree,),
    }


def _search() -> Arguments:
    """Return the functions that compare actions in sampled worlds and explain the choice."""
    one, states, two = ONE, Argument("rows", STATE), Argument("rows", STATE, 2)
    reals, plan = Argument("numbers", "f8"), Argument("row", PLAN)
    model = Argument("row", MODEL, use="kept")
    search, thought = Argument("row", SEARCH), Argument("row", THOUGHT)
    past = (*_only_read(Argument("numbers", "i1"), Argument("numbers", "i2")), one)
    board = (Argument("rows", PLACE), Argument("rows", LEVEL, endgame.LEVELS))
    return {
        world_sampling.sample_worlds: (states, one, *past, search, model, one, one),
        world_sampling.learn_stretch: (states, one, *past, search, model, one),
        endgame.exact: (states, one, *past, search, model, *board, one, one, one, one, one),
        rollouts.compare: (states, one, search, model, one, one),
        policy.likely: (states, one, one, search, model, one),
        levels.decide_directly: (states, one, *past, search, model, plan, *board),
        levels.continue_search: (states, one, *past, search, model, plan, reals, reals, one),
        levels.play_worlds: (states, one, *past, search, model, plan, reals, reals, one),
        lookback.seed_search: (search, one, one),
        lookback.play_on: (two, one, one, one, OPTIONS, search, model, Argument("row", LOOK), one),
        analysis.ask: (states, one, *past, search, model, plan, *board, one),
        analysis.near_outcomes: (states, one, search, model, plan, board[0], thought),
        analysis.weigh_up: (search, one, reals, reals, thought),
        saying.themes_of: (*_only_read(states), *[one] * 4, Argument("numbers", "i8", MAX_THEMES * THEME)),
    }


def _orders() -> Arguments:
    """Return the functions that compare whole orders of a hand."""
    one, states, tried = ONE, Argument("rows", STATE), Argument("row", ORDERS)
    past = (*_only_read(Argument("numbers", "i1"), Argument("numbers", "i2")), one)
    search, model = Argument("row", SEARCH), Argument("row", MODEL, use="kept")
    return {
        orders.try_orders: (states, one, *past, search, model, tried, one),
        orders.choose_order: (states, one, tried),
    }


def _learning(game: Game) -> Arguments:
    """Return the functions that train a learned policy."""
    one, two = ONE, Argument("rows", STATE, 2)
    search, model = Argument("row", SEARCH), Argument("row", MODEL)
    real, reals = Argument("one", "f8"), Argument("numbers", "f8")
    return {
        learning.learn: (two, OPTIONS, search, model, reals, reals, one, one, real, real),
        learning.play_match: (two, OPTIONS, search, model, one, one, one, Argument("numbers", "f8", game.max_seats)),
    }


def _practice() -> Arguments:
    """Return the function by which a policy network practises."""
    two = Argument("rows", STATE, 2)
    rows = Argument("rows", SEARCH, 2), Argument("rows", MODEL, 2), Argument("row", PRACTICE)
    shorts, steps, finals = Argument("numbers", "i2"), Argument("numbers", "i4"), Argument("numbers", "f4")
    written = (shorts, shorts, shorts, steps, finals, finals)
    return {practice.practise: (two, OPTIONS, *rows, *written, ONE, ONE)}


def _surveys(game: Game) -> Arguments:
    """Return the functions that play many games, verify lean records, and measure games for the laboratory."""
    one, longs, words = ONE, LONGS, Argument("numbers", "u4", 8)
    two, three = Argument("rows", STATE, 2), Argument("rows", STATE, 3)
    values = Argument("numbers", "f8", game.max_seats)
    [legal, some] = _space(Argument("numbers", "i2", game.max_legal), Argument("numbers", "i2"))
    [dealt, keys] = _only_read(Argument("rows", DEALT), Argument("numbers", "u2"))
    models = Argument("row", SEARCH), Argument("row", MODEL, use="kept")
    found, players, log = Argument("rows", RETRACED), Argument("rows", PLAYER), Argument("numbers", "u2")
    played = two, OPTIONS, KEY, *models, one, longs
    return {
        many_games.deal_games: (Argument("row", STREAM), one, one, replace(dealt, use="both")),
        many_games.play_games: (two, OPTIONS, dealt, players, *models, legal, log, found, one, one, one),
        retracing.retrace_games: (*_space(Argument("row", STATE)), OPTIONS, dealt, LOG, keys, one, legal, found),
        surveying.survey: (Argument("row", STATE), OPTIONS, KEY, LOG, legal, some, *[longs] * 8, one, one),
        guessing.guess: (three, OPTIONS, KEY, LOG, words, legal, *[some] * 2, longs, longs, one),
        restricted_games.play_free: (*played, one, longs, one, legal, values),
        restricted_games.play_barred: (*played, one, longs, legal, values),
    }

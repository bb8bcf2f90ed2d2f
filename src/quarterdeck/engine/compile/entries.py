"""All functions that are compiled for a game: one list, one unit of machine code."""

from __future__ import annotations

from typing import Any

import numpy as np

from quarterdeck.engine.play import random_play, self_play, steps, watching
from quarterdeck.engine.search import (
    analysis,
    endgame,
    ismcts,
    learning,
    levels,
    lookback,
    policy,
    rollouts,
    world_sampling,
)
from quarterdeck.engine.search.workspace import mind_dtype
from quarterdeck.games.base import MAX_NUMBERS, Game
from quarterdeck.kernel.native import Argument, Entry

STATE, NODE, WORK, MIND, PLACE, LEVEL = "state", "node", "work", "mind", "place", "level"
PLAN, THOUGHT, LOOK = "plan", "thought", "look"
"""The names of the structured types that entries take rows of."""


def dtypes(game: Game) -> dict[str, np.dtype[Any]]:
    """Return the structured types by their names."""
    board = {PLACE: endgame.PLACE, LEVEL: endgame.LEVEL, PLAN: levels.PLAN, THOUGHT: analysis.THOUGHT}
    shared = {NODE: ismcts.NODE, WORK: ismcts.WORK, LOOK: lookback.LOOK, **board}
    return {STATE: game.dtype, MIND: mind_dtype(game), **shared}


def entries(game: Game) -> list[Entry]:
    """Return every function that Python calls, with its arguments."""
    one, states, two = Argument("one", "i8"), Argument("rows", STATE), Argument("rows", STATE, 2)
    nodes, area = Argument("rows", NODE), Argument("rows", WORK, 1)
    row, key, options = Argument("rows", STATE, 1), Argument("numbers", "u4", 8), Argument("numbers", "i8")
    legal, own = Argument("numbers", "i2", game.max_legal), Argument("numbers", "i2", game.actions)
    shares, scores = Argument("numbers", "f8", game.max_seats), Argument("numbers", "i8", game.max_seats)
    places, numbers = Argument("numbers", "i8"), Argument("numbers", "i8", MAX_NUMBERS)
    barred = Argument("numbers", "i8", game.actions * steps.BARRED)
    three, areas = Argument("rows", STATE, 3), Argument("rows", WORK, game.max_seats)
    table: dict[Any, tuple[Argument, ...]] = {
        steps.start: (states, options, key),
        steps.step: (states, one, one, one, legal),
        steps.replay: (states, options, key, places, places, one, legal),
        steps.carry_out: (states, one, one, one),
        steps.legal: (states, one, one, legal),
        steps.by_chance: (states, one, one, one, legal),
        steps.tried: (states, one, one, own),
        steps.why: (states, one, one, one, numbers),
        steps.barred: (states, one, one, legal, own, row, numbers, barred),
        steps.owing: (states, one),
        steps.phase: (states, one),
        steps.look: (states, one, one, row),
        steps.world: (states, one, one, key, row),
        steps.ask_again: (states, one, one),
        steps.advise: (states, one, one, one),
        steps.share: (states, one, shares),
        steps.estimate: (states, one, shares),
        steps.score: (states, one, scores),
        steps.stop: (states, one),
        random_play.random_games: (states, options, key, Argument("numbers", "i8", 2), legal, one),
        self_play.go_on: (three, nodes, places, areas, legal, one, places, one),
        watching.watch: (states, options, key, places, one, one, legal, places),
        ismcts.think: (two, one, nodes, places, area, one),
        ismcts.choice: (one, nodes, area),
        ismcts.draw_curve: (area,),
    }
    seats, mind = Argument("numbers", "i1"), Argument("rows", MIND, 1)
    past = (seats, Argument("numbers", "i2"), one)
    board = (mind, Argument("rows", PLACE), Argument("rows", LEVEL, endgame.LEVELS))
    real, reals, plan = Argument("one", "f8"), Argument("numbers", "f8"), Argument("rows", PLAN, 1)
    table |= {
        world_sampling.believe: (states, one, *past, mind, one, one),
        endgame.exact: (states, one, *past, *board, one, one, one),
        rollouts.compare: (states, one, mind, one, one),
        policy.likely: (states, one, one, mind, one),
        levels.settle: (states, one, *past, mind, plan, *board[1:]),
        levels.ponder: (states, one, *past, mind, plan, reals, reals, one),
        levels.play_worlds: (states, one, *past, mind, plan, reals, reals, one),
        lookback.sow: (mind, one, one),
        lookback.play_on: (two, one, one, one, options, mind, one, Argument("rows", LOOK, 1), one),
        analysis.ask: (states, one, *past, mind, plan, *board[1:], one),
        analysis.foresee: (states, one, mind, plan, board[1], Argument("rows", THOUGHT, 1)),
        analysis.weigh_up: (mind, one, reals, reals, Argument("rows", THOUGHT, 1)),
    }
    if game.learning:
        table |= {
            learning.learn: (two, options, mind, reals, reals, one, one, real, real),
            learning.contend: (two, options, mind, one, one, one, shares),
        }
    return [Entry(function, arguments) for function, arguments in table.items()]

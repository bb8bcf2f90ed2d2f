"""Played games, replayed to examine their decisions."""

from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states, engine, members, share_of
from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.table.history import History


def replayed(plan: Plan, key: bytes, decisions: npt.NDArray[np.uint16]) -> History:
    """Replay a game of the plan. `decisions`: as in lean records."""
    history = History(plan.rules, len(plan.bots), "fast")
    made = [(each & 7, each >> SEAT_BITS) for each in decisions.tolist()]
    assert history.replay(plan.rules.encode_options(plan.options), key, made)
    return history


def legal_at(history: History, ply: int) -> list[int]:
    """Return the legal actions of the decision that was made at a ply."""
    out = np.zeros(history.game.max_legal, np.int16)
    count = engine(history.game).legal(history.states[ply : ply + 1], 0, history.decisions[ply][0], out)
    found: list[int] = out[:count].tolist()
    return found


def last_choice(history: History) -> int | None:
    """Return the ply of the last decision with more than one legal action; None if there was none."""
    return next((ply for ply in range(history.ply - 1, -1, -1) if len(legal_at(history, ply)) > 1), None)


def last_choice_matters(history: History) -> bool:
    """Return whether another action at the last decision with a choice would have changed who wins."""
    ply = last_choice(history)
    if ply is None:
        return False
    won = _winners(history, history.states[history.ply :])
    others = (action for action in legal_at(history, ply) if action != history.decisions[ply][1])
    return any(_winners(history, _played_on(history, ply, action)) != won for action in others)


def _played_on(history: History, ply: int, action: int) -> npt.NDArray[Any]:
    """Return the end of the game with another action at a ply, and then rules of thumb."""
    rules = engine(history.game)
    state, view = history.states[ply : ply + 1].copy(), empty_states(history.game, 1)
    owing = rules.carry_out(state, 0, history.decisions[ply][0], action)
    while owing:
        seat = members(owing)[0]
        rules.write_view(state, 0, seat, view)
        owing = rules.carry_out(state, 0, seat, rules.advise(view, 0, seat, 0))
    return state


def _winners(history: History, states: npt.NDArray[Any]) -> list[bool]:
    return [share > 0 for share in share_of(history.game, states, 0, history.seats)]

"""Steps: the places between events where decisions are made, with their seats and phases."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy.typing as npt

from quarterdeck.engine import Engine, Mode, engine, members
from quarterdeck.games.base import Game


class Step(msgspec.Struct, gc=False):
    """The end of a step: after `events` events, the seats `pending` owe a decision, in this phase of the game."""

    events: int
    pending: list[int]
    phase: str


def steps_of(game: Game, states: npt.NDArray[Any], mode: Mode) -> list[Step]:
    """Return the steps that end with these states.

    A state without events ends no step: a seat has chosen in secret, or has begun an action of several decisions.
    """
    functions = engine(game, mode)
    found: list[Step] = []
    told = 0
    for at, length in enumerate(states["events"].tolist()):
        if length:
            told += game.events.count(states["event"][at, :length].tobytes())
            found.append(step_at(game, functions, states, at, told))
    return found


def step_at(
    game: Game, functions: Engine, states: npt.NDArray[Any], at: int, told: int, owing: tuple[int, ...] | None = None
) -> Step:
    """Return the step that ends with `states[at]`, after `told` events.

    `owing` are the seats that owe a decision then, if known.
    """
    if owing is None:
        owing = members(int(functions.owing(states, at)))
    return Step(told, list(owing), game.phases[functions.phase(states, at)])

"""Steps: between which events decisions are made, by whom and in which phase, so that nobody has to work it out."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy.typing as npt

from quarterdeck.engine import Engine, Mode, engine, members
from quarterdeck.games.base import Game


class Step(msgspec.Struct, gc=False):
    """Where a step ends: once so many events have happened, these seats owe a decision, in this phase of the game."""

    events: int
    pending: list[int]
    phase: str


def steps_of(
    game: Game, states: npt.NDArray[Any], first: int, last: int, told: int = 0, mode: Mode = "compiled"
) -> list[Step]:
    """The steps that end with states `first` to `last`, with `told` events before them.

    A state that tells nothing ends none: somebody has chosen in secret, or begun what takes several decisions.
    """
    functions = engine(game, mode)
    found: list[Step] = []
    for at, length in enumerate(states["events"][first : last + 1].tolist(), first):
        if length:
            told += game.events.count(states["event"][at, :length].tobytes())
            found.append(step_at(game, functions, states, at, told))
    return found


def step_at(
    game: Game, functions: Engine, states: npt.NDArray[Any], at: int, told: int, owing: tuple[int, ...] | None = None
) -> Step:
    """The step that ends with `states[at]`, where `told` events have happened; `owing`: who decides then, if known."""
    if owing is None:
        owing = members(int(functions.owing(states, at)))
    return Step(told, list(owing), game.phases[functions.phase(states, at)])

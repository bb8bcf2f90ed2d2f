"""The play since cards were last dealt, as a seat remembers it: the evidence that a bot draws conclusions from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine
from quarterdeck.games.base import Game

SECRET = -1
"""The action that stands for a secret decision of another seat."""


@dataclass(frozen=True)
class Past:
    """The play since the last deal, shuffle or draw, as one seat may know it.

    Together with the seat's current view this is all the information that the seat has.
    """

    beginning: npt.NDArray[Any]
    """The seat's view then, shape (1,) of `Game.dtype`."""
    seats: npt.NDArray[np.int8]
    """The seat of each decision since then, in order."""
    actions: npt.NDArray[np.int16]
    """The action of each; SECRET if another seat's is not revealed yet, or never will be (`Game.secret_phases`)."""

    def __repr__(self) -> str:
        return f"<Past of {len(self.actions)} decisions>"


def in_secret(game: Game, states: npt.NDArray[Any], at: int, mode: Mode = "compiled") -> bool:
    """Return whether a decision in `states[at]` stays hidden from at least one seat."""
    return bool(game.secret_phases) and game.phases[engine(game, mode).phase(states, at)] in game.secret_phases


def past_of(
    game: Game,
    states: npt.NDArray[Any],
    ply: int,
    decisions: Sequence[tuple[int, int]],
    reader: int,
    mode: Mode = "compiled",
) -> Past:
    """Return the past of `reader` at `ply`.

    `decisions` (seat and action) lead from one of the full `states` to the next.
    """
    told = ply
    while told and not states["events"][told]:
        told -= 1
    drawn = game.deal_back.drawn if game.deal_back else ()
    first = ply
    while first and all(
        states[name][first - 1].tolist() == states[name][ply].tolist() for name in ("shuffles", *drawn)
    ):
        first -= 1
    beginning = empty_states(game, 1)
    rules = engine(game, mode)
    rules.write_view(states, first, reader, beginning)
    actions = [
        action if seat == reader or (at < told and not in_secret(game, states, at, mode)) else SECRET
        for at, (seat, action) in enumerate(decisions[first:ply], first)
    ]
    seats = [seat for seat, _ in decisions[first:ply]]
    return Past(beginning, np.array(seats, np.int8), np.array(actions, np.int16))

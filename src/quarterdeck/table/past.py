"""The play as a seat remembers it: the evidence that a bot draws conclusions from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine
from quarterdeck.games.base import Game

SECRET = -1
"""The action that stands for a secret decision of another seat."""

Decision = tuple[int, int]
"""A seat and its action."""


@dataclass(frozen=True)
class Stretch:
    """Earlier play between two moments at which cards moved by chance, as one seat may know it; mostly a round.

    The decision that led to the second moment is left out. Equal stretches have equal hashes.
    """

    beginning: bytes
    """The seat's view at first, a row of `Game.dtype`,"""
    end: bytes
    """and its last view."""
    seats: bytes
    """The seat of each decision, int8."""
    actions: bytes
    """The action of each, int16, or SECRET."""


@dataclass(frozen=True)
class Past:
    """The play since the last deal, shuffle or draw, as one seat may know it, and the play before.

    Together with the seat's current view this is all the information that the seat has.
    """

    beginning: npt.NDArray[Any]
    """The seat's view then, shape (1,) of `Game.dtype`."""
    seats: npt.NDArray[np.int8]
    """The seat of each decision since then, in order."""
    actions: npt.NDArray[np.int16]
    """The action of each; SECRET if another seat's is not revealed yet, or never will be (`Game.secret_phases`)."""
    earlier: tuple[Stretch, ...] = ()
    """What was played before, in order; empty if worlds of the game cannot be dealt back (`rules.deal_back`)."""

    def __repr__(self) -> str:
        return f"<Past of {len(self.actions)} decisions, and {len(self.earlier)} stretches before>"


def in_secret(game: Game, states: npt.NDArray[Any], at: int, mode: Mode = "fast") -> bool:
    """Return whether a decision in `states[at]` stays hidden from at least one seat."""
    return bool(game.secret_phases) and game.phases[engine(game, mode).phase(states, at)] in game.secret_phases


def past_of(
    game: Game,
    states: npt.NDArray[Any],
    ply: int,
    decisions: Sequence[Decision],
    reader: int,
    mode: Mode = "fast",
) -> Past:
    """Return the past of `reader` at `ply`.

    `decisions` (seat and action) lead from one of the full `states` to the next.
    """
    moments = _moments(game, states, ply)
    earlier = []
    for first, following in pairwise(moments) if hasattr(game.rules, "deal_back") else ():
        if following - first > 1:
            rows = _views(game, states, (first, following - 1), reader, mode)
            known = _remembered(game, states, first, following - 1, decisions, reader, mode)
            earlier.append(Stretch(*(each.tobytes() for each in (rows[0], rows[1], *known))))
    beginning = _views(game, states, (moments[-1],), reader, mode)
    known = _remembered(game, states, moments[-1], ply, decisions, reader, mode)
    return Past(beginning, *known, tuple(earlier))


def _moments(game: Game, states: npt.NDArray[Any], ply: int) -> list[int]:
    """Return the plies at which cards had just moved by chance, from 0 on."""
    moved = np.zeros(ply, np.bool_)
    for name in ("shuffles", *(game.deal_back.drawn if game.deal_back else ())):
        values = states[name][: ply + 1].reshape(ply + 1, -1)
        moved |= (values[1:] != values[:-1]).any(axis=1)
    return [0, *(np.flatnonzero(moved) + 1).tolist()]


def _views(game: Game, states: npt.NDArray[Any], plies: Sequence[int], reader: int, mode: Mode) -> npt.NDArray[Any]:
    """Return what the reader saw at these plies, a row each."""
    found = empty_states(game, len(plies))
    for at, ply in enumerate(plies):
        engine(game, mode).write_view(states, ply, reader, found[at : at + 1])
    return found


def _remembered(
    game: Game, states: npt.NDArray[Any], first: int, ply: int, decisions: Sequence[Decision], reader: int, mode: Mode
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int16]]:
    """Return the seats and actions of the decisions from `first` to `ply`, as the reader knew them at `ply`."""
    known = known_decisions(game, states, first, ply, decisions, reader, mode)
    return np.array([seat for seat, _ in known], np.int8), np.array([action for _, action in known], np.int16)


def known_decisions(
    game: Game, states: npt.NDArray[Any], first: int, ply: int, decisions: Sequence[Decision], reader: int, mode: Mode
) -> list[Decision]:
    """Return the decisions from `first` to `ply`, with SECRET for an action that the reader does not know then."""
    told = ply
    while told and not states["events"][told]:
        told -= 1
    return [
        (seat, action if seat == reader or (at < told and not in_secret(game, states, at, mode)) else SECRET)
        for at, (seat, action) in enumerate(decisions[first:ply], first)
    ]

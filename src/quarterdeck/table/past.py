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


class Memory:
    """What seats remember of one game; what was found out for one decision serves the later ones."""

    def __init__(self, game: Game, mode: Mode = "fast") -> None:
        self._game, self._mode = game, mode
        self._secret: list[bool] = []
        self._moments, self._looked = [0], 0
        """The plies at which cards had just moved by chance, up to the ply that was looked at last."""
        self._stretches: dict[tuple[int, int], Stretch] = {}
        """By reader and beginning."""

    def forget(self, ply: int) -> None:
        """Forget what came after `ply`."""
        del self._secret[ply:]
        self._looked = min(self._looked, ply)
        self._moments = [each for each in self._moments if each <= ply]
        self._stretches.clear()

    def past(self, states: npt.NDArray[Any], ply: int, decisions: Sequence[Decision], reader: int) -> Past:
        """Return the past of `reader` at `ply`.

        `decisions` (seat and action) lead from one of the full `states` to the next.
        """
        self._look(states, ply)
        moments = [each for each in self._moments if each <= ply]
        earlier = []
        for first, following in pairwise(moments) if hasattr(self._game.rules, "deal_back") else ():
            if following - first > 1:
                if (reader, first) not in self._stretches:
                    self._stretches[reader, first] = self._stretch(states, first, following - 1, decisions, reader)
                earlier.append(self._stretches[reader, first])
        beginning = self._view(states, moments[-1], reader)
        return Past(beginning, *self._remembered(states, moments[-1], ply, decisions, reader), tuple(earlier))

    def known(
        self, states: npt.NDArray[Any], first: int, ply: int, decisions: Sequence[Decision], reader: int
    ) -> list[Decision]:
        """Return the decisions from `first` to `ply`, with SECRET for an action that the reader does not know then."""
        told = ply
        while told and not states["events"][told]:
            told -= 1
        for at in range(len(self._secret), ply):
            self._secret.append(in_secret(self._game, states, at, self._mode))
        return [
            (seat, action if seat == reader or (at < told and not self._secret[at]) else SECRET)
            for at, (seat, action) in enumerate(decisions[first:ply], first)
        ]

    def _look(self, states: npt.NDArray[Any], ply: int) -> None:
        """Find the moments up to `ply`."""
        if ply > (begin := self._looked):
            moved = np.zeros(ply - begin, np.bool_)
            for name in ("shuffles", *(self._game.deal_back.drawn if self._game.deal_back else ())):
                values = states[name][begin : ply + 1].reshape(ply + 1 - begin, -1)
                moved |= (values[1:] != values[:-1]).any(axis=1)
            self._moments += (np.flatnonzero(moved) + begin + 1).tolist()
            self._looked = ply

    def _stretch(
        self, states: npt.NDArray[Any], first: int, last: int, decisions: Sequence[Decision], reader: int
    ) -> Stretch:
        views = self._view(states, first, reader), self._view(states, last, reader)
        known = self._remembered(states, first, last, decisions, reader)
        return Stretch(*(each.tobytes() for each in (*views, *known)))

    def _view(self, states: npt.NDArray[Any], ply: int, reader: int) -> npt.NDArray[Any]:
        """Return what the reader saw at a ply, shape (1,)."""
        found = empty_states(self._game, 1)
        engine(self._game, self._mode).write_view(states, ply, reader, found)
        return found

    def _remembered(
        self, states: npt.NDArray[Any], first: int, ply: int, decisions: Sequence[Decision], reader: int
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int16]]:
        """Return the seats and actions of the decisions from `first` to `ply`, as the reader knew them at `ply`."""
        known = self.known(states, first, ply, decisions, reader)
        return np.array([seat for seat, _ in known], np.int8), np.array([action for _, action in known], np.int16)

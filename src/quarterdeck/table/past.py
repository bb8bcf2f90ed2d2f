"""The play as a seat remembers it, from which a bot infers the others' cards."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

SECRET = -1
"""The action that stands for a secret decision of another seat."""

Decision = tuple[int, int]
"""A seat and its action."""


@dataclass(frozen=True)
class Stretch:
    """A stretch of earlier play as one seat may know it: usually a round.

    It lies between two moments at which cards were dealt, shuffled or drawn. It lacks the decision that led to the
    second moment. Equal stretches have equal hashes.
    """

    beginning: bytes
    """The seat's first view, a row of `Game.dtype`."""
    end: bytes
    """The seat's last view, a row of `Game.dtype`."""
    seats: bytes
    """The seat of each decision, int8."""
    actions: bytes
    """The action of each decision, int16, or SECRET."""


@dataclass(frozen=True)
class Play:
    """A decision that a reader may know, and the reader's view before it."""

    view: npt.NDArray[Any]
    """The view, shape (1,) of `Game.dtype`."""
    seat: int
    action: int


@dataclass(frozen=True)
class Past:
    """The play since cards were last dealt, shuffled or drawn, and the play before, as one seat may know them.

    Together with the seat's current view this is all the information that the seat has.
    """

    beginning: npt.NDArray[Any]
    """The seat's view after the last deal, shuffle or draw, shape (1,) of `Game.dtype`."""
    seats: npt.NDArray[np.int8]
    """The seat of each decision since then, in order."""
    actions: npt.NDArray[np.int16]
    """The action of each of these decisions, or SECRET if another seat made it and it is not revealed yet, or never
    will be (`Game.secret_phases`)."""
    earlier: tuple[Stretch, ...] = ()
    """The stretches of play before `beginning`, in order; empty if the game has no `rules.deal_back`."""

    def __repr__(self) -> str:
        return f"<Past of {len(self.actions)} decisions, and {len(self.earlier)} stretches before>"

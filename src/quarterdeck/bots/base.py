"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.games.base import Game
from quarterdeck.kernel import bind
from quarterdeck.kernel.slots import heuristic, legal_actions

View = npt.NDArray[Any]
"""One redacted state: shape (1,) of `Game.dtype`."""

LEGAL, HEURISTIC = range(2)


class BotError(ValueError):
    """A bot or a setting that does not exist, or a bot asked where it owes no decision; one line."""


class Bot(ABC):
    """A player that is a program. It keeps nothing of the game between decisions but its own chance."""

    @abstractmethod
    def choose(self, view: View, seat: int) -> int:
        """A legal action for `seat`, which owes a decision, from its redacted state (shape (1,)).

        Raises BotError where the seat owes none.
        """


def consult(what: int, states: Any, seat: int, bits: int, out: Any) -> int:
    """LEGAL: the seat's legal actions into `out`, how many; HEURISTIC: the rules of thumb's action."""
    if what == LEGAL:
        return legal_actions(states[0], seat, out)
    return heuristic(states[0], seat, bits)


def legal_choices(game: Game, view: View, seat: int) -> list[int]:
    """The seat's legal actions, ascending. Raises BotError where there are none."""
    out = np.zeros(game.max_legal, np.int16)
    count = bind(consult, game.rules)(LEGAL, view, seat, 0, out)
    if not count:
        raise BotError(f"seat {seat} owes no decision: ask the bot of a seat that is pending")
    choices: list[int] = out[:count].tolist()
    return choices

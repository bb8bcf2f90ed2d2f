"""The rewards of a game at a table, which are those of a batch of games."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.table import Table

Reward = Literal["share", "score", "round"]
REWARDS: tuple[Reward, ...] = ("share", "score", "round")
"""The kinds of reward; the index of each is its number in compiled code (`stepping`)."""


def check_choice(name: str, value: Any, known: tuple[Any, ...]) -> None:
    """Raise ValueError if an argument has none of its `known` values."""
    if value not in known:
        raise ValueError(f"{name} is {value!r}: choose one of {', '.join(map(str, known))}")


class Gains:
    """The rewards of the seats in a game. A reward is the increase of a value, which the kind of reward defines.

    `share`: the share of the win, at the end. `score`: the score, negative if the fewest points win. `round`: the
    share of the win that the seat could expect when the last round ended.
    """

    def __init__(self, table: Table, reward: Reward) -> None:
        """Begin at the table's present state, which must be the first of its game."""
        self._table, self._reward, self._ply = table, reward, 0
        self._horizon = engine(table.game).horizon_at(table.history.states, 0) if reward == "round" else 0
        self._values: npt.NDArray[np.float64] = np.full(table.seats, 1 / table.seats if reward == "round" else 0.0)
        self._values = self._present()

    def take(self) -> npt.NDArray[np.float64]:
        """Return each seat's reward since the previous call, shape (seats,)."""
        before, self._values = self._values, self._present()
        return self._values - before

    def _present(self) -> npt.NDArray[np.float64]:
        table, game = self._table, self._table.game
        if self._reward == "score":
            scores, sign = table.scores, -1 if game.fewest_points_win else 1
            return np.array([float(sign * scores[seat % len(scores)]) for seat in range(table.seats)])
        result = table.result()
        if result is not None:
            return np.array(result.returns)
        return self._values if self._reward == "share" else self._last_estimate()

    def _last_estimate(self) -> npt.NDArray[np.float64]:
        """Return the estimated shares at the end of the last round, or the previous values if no round has ended."""
        table, functions, found = self._table, engine(self._table.game), self._values
        states = table.history.states
        for ply in range(self._ply + 1, table.ply + 1):
            horizon = functions.horizon_at(states, ply)
            if horizon != self._horizon:
                self._horizon, estimate = horizon, np.zeros(table.game.max_seats)
                functions.estimate(states, ply, estimate)
                found = estimate[: table.seats]
        self._ply = table.ply
        return found

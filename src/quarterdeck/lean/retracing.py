"""What follows from the decisions of many games, by `engine.play.retracing`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.engine.play.retracing import DEALT, RETRACED
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count


@dataclass(frozen=True)
class Retraced:
    """What follows from the decisions of some games; a row a game."""

    decisions: npt.NDArray[np.int64]
    """How many there are before the first that is refused."""
    is_over: npt.NDArray[np.bool_]
    rounds: npt.NDArray[np.int64]
    """Rounds that are over."""
    hashes: npt.NDArray[np.uint64]
    """Of the events."""
    scores: npt.NDArray[np.int64]
    """A number a side."""
    returns: npt.NDArray[np.float64]
    """Each seat's share of the win; zeros while the game runs."""

    @classmethod
    def of(cls, rows: npt.NDArray[Any], seats: int) -> Retraced:
        """Return what compiled code has found (RETRACED)."""
        return cls(
            rows["decisions"],
            rows["is_over"] > 0,
            rows["rounds"],
            rows["low"].astype(np.uint64) | rows["high"].astype(np.uint64) << np.uint64(32),
            rows["scores"][:, : rows["sides"].max(initial=0)],
            rows["shares"][:, :seats],
        )


def retrace(game: Game, options: Options, keys: bytes, decisions: Sequence[npt.NDArray[np.uint16]]) -> Retraced:
    """Replay games with these complete options: `keys` has 32 bytes a game, `decisions` an array a game."""
    count = len(decisions)
    dealt, found = np.zeros(count, DEALT), np.zeros(count, RETRACED)
    dealt["key"] = np.frombuffer(keys, "<u4").reshape(count, 8)
    engine(game).retrace_games(
        np.zeros(1, game.dtype),
        game.encode_options(options),
        dealt,
        np.cumsum([len(each) for each in decisions], dtype=np.int64),
        np.concatenate([*decisions, np.zeros(1, np.uint16)]),
        count,
        np.zeros(game.max_legal, np.int16),
        found,
    )
    return Retraced.of(found, seat_count(game, options))

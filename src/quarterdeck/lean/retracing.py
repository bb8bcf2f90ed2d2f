"""The replay of the decisions of many games in compiled code (`engine.play.retracing`), for results and hashes."""

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
    """The results of replaying the decisions of some games; each array has one row for each game."""

    decisions: npt.NDArray[np.int64]
    """The number of decisions before the first one that is not legal."""
    is_over: npt.NDArray[np.bool_]
    rounds: npt.NDArray[np.int64]
    """The number of rounds that are over."""
    hashes: npt.NDArray[np.uint64]
    """The hashes of the games' events: FNV-1a of 64 bits."""
    scores: npt.NDArray[np.int64]
    """One score for each side."""
    returns: npt.NDArray[np.float64]
    """Each seat's share of the win; zeros while the game runs."""

    @classmethod
    def of(cls, rows: npt.NDArray[Any], seats: int) -> Retraced:
        """Return the results in rows of the type RETRACED, which compiled code has written."""
        return cls(
            rows["decisions"],
            rows["is_over"] > 0,
            rows["rounds"],
            rows["low"].astype(np.uint64) | rows["high"].astype(np.uint64) << np.uint64(32),
            rows["scores"][:, : rows["sides"].max(initial=0)],
            rows["shares"][:, :seats],
        )


def retrace(game: Game, options: Options, keys: bytes, decisions: Sequence[npt.NDArray[np.uint16]]) -> Retraced:
    """Replay games with these complete options. `keys` has 32 bytes for each game, `decisions` one array for each."""
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

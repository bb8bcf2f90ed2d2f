"""What follows from the decisions of many games, by `engine.play.retracing`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import engine
from quarterdeck.engine.play.retracing import FOUND, HASH_HIGH, HASH_LOW, IS_OVER, LEGAL, ROUNDS, SIDES
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count


@dataclass(frozen=True)
class Retraced:
    """What follows from the decisions of some games; a row a game."""

    legal: npt.NDArray[np.int64]
    """Decisions before the first that is refused."""
    is_over: npt.NDArray[np.bool_]
    rounds: npt.NDArray[np.int64]
    """Rounds that are over."""
    hashes: npt.NDArray[np.uint64]
    """Of the events."""
    scores: npt.NDArray[np.int64]
    """A number a side."""
    returns: npt.NDArray[np.float64]
    """Each seat's share of the win; zeros while the game runs."""


def retrace(game: Game, options: Options, keys: bytes, decisions: Sequence[npt.NDArray[np.uint16]]) -> Retraced:
    """Replay games with these complete options: `keys` has 32 bytes a game, `decisions` an array a game."""
    count, seats = len(decisions), game.max_seats
    found = np.zeros(count * FOUND, np.int64)
    points, shares = np.zeros(count * seats, np.int64), np.zeros(count * seats)
    ends = np.cumsum([len(each) for each in decisions], dtype=np.int64)
    played = np.concatenate([*decisions, np.zeros(1, np.uint16)])
    engine(game).retrace_games(
        np.zeros(1, game.dtype),
        game.encode_options(options),
        np.frombuffer(keys, "<u4").astype(np.uint32),
        np.zeros(8, np.uint32),
        ends,
        played,
        count,
        np.zeros(game.max_legal, np.int16),
        found,
        points,
        shares,
        np.zeros(seats, np.int64),
        np.zeros(seats),
    )
    rows = found.reshape(count, FOUND)
    halves = rows[:, [HASH_LOW, HASH_HIGH]].astype(np.uint64)
    sides = int(rows[0, SIDES]) if count else 0
    return Retraced(
        rows[:, LEGAL],
        rows[:, IS_OVER] > 0,
        rows[:, ROUNDS],
        halves[:, 0] | halves[:, 1] << np.uint64(32),
        points.reshape(count, seats)[:, :sides],
        shares.reshape(count, seats)[:, : seat_count(game, options)],
    )

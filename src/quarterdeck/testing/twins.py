"""Checks that a reader's view follows from what the reader has seen: after the same history, views are the same."""

import random
from typing import Any

import numpy as np

from quarterdeck.engine import members
from quarterdeck.games.types import SPECTATOR
from quarterdeck.testing.rows import Rows

TOGETHER = 40
"""The most plies for which two games are compared."""


def check_history(rows: Rows, rng: random.Random, where: str) -> None:
    """Continue the true game and a world that its reader thinks possible, as long as the reader gets the same events.

    The reader's views must then be the same. The reader makes the same decisions in both games. The other seats often
    do the same, if the rules allow it. Row 1 of `rows` is overwritten, and row 0 is restored.
    """
    reader = rng.randrange(SPECTATOR, int(rows.states[0]["seats"]))
    before = rows.states[0].copy()
    other = Rows(rows.game, rows.mode, np.zeros(1, np.int64))
    rows.resample(reader, 0, 1, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
    other.states[0] = rows.states[1]
    for _ in range(TOGETHER):
        if not _go_on(rows, other, reader, rng):
            break
        one, two = _shown(rows, reader), _shown(other, reader)
        if one != two:
            break
        _check_same_view(rows, other, f"{where}, reader {reader}, later")
    rows.states[0] = before


def _go_on(rows: Rows, other: Rows, reader: int, rng: random.Random) -> bool:
    """Make one decision in each of the two games. Return False if they are over or different seats owe decisions."""
    owing = rows.pending()
    if not owing or owing != other.pending():
        return False
    seat = rng.choice(members(owing))
    action = rng.choice(rows.legal(seat))
    possible = other.legal(seat)
    same = action in possible and (seat == reader or rng.random() < 0.7)
    assert seat != reader or action in possible, f"reader {reader} may not do the same in a world that it may be in"
    rows.apply(seat, action)
    other.apply(seat, action if same else rng.choice(possible))
    return True


def _shown(rows: Rows, reader: int) -> Any:
    """Return what the reader learns from a step: its events, the seats that owe a decision, the phase, the scores."""
    rows.redact(reader, 0, 1)
    return rows.game.events.read(rows.states[1]), rows.pending(), rows.phase(), rows.scores()


def _check_same_view(rows: Rows, other: Rows, where: str) -> None:
    if rows.states[1].tobytes() == other.states[1].tobytes():
        return
    names = rows.game.dtype.names or ()
    wrong = [name for name in names if not np.array_equal(rows.states[1][name], other.states[1][name])]
    raise AssertionError(f"{where}: two games told alike are shown differently in {', '.join(wrong) or 'padding'}")

"""Checks that a view follows from history: two games with the same history for a reader give it the same view."""

import random
from typing import Any

import numpy as np

from quarterdeck.engine import members
from quarterdeck.games.types import SPECTATOR
from quarterdeck.testing.rows import Rows

TOGETHER = 40
"""Most plies for which two games are compared."""


def check_history(rows: Rows, rng: random.Random, where: str) -> None:
    """Play a game beside a world that its reader cannot tell from it, as long as the reader sees the same in both.

    The reader decides the same in both. The others do so if the rules allow it. Rows 0 and 1 of both are used, and
    row 0 of `rows` is restored.
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
    """Make one decision in both games. Return False if they cannot go on together."""
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
    """Return what the reader learns from the step: events, the seats that owe a decision, the phase and the scores."""
    rows.redact(reader, 0, 1)
    return rows.game.events.read(rows.states[1]), rows.pending(), rows.phase(), rows.scores()


def _check_same_view(rows: Rows, other: Rows, where: str) -> None:
    if rows.states[1].tobytes() == other.states[1].tobytes():
        return
    names = rows.game.dtype.names or ()
    wrong = [name for name in names if not np.array_equal(rows.states[1][name], other.states[1][name])]
    raise AssertionError(f"{where}: two games told alike are shown differently in {', '.join(wrong) or 'padding'}")

"""A decision that may be taken back has told nobody anything but itself."""

from __future__ import annotations

import random

import numpy as np

from quarterdeck.table.undo import may_be_taken_back
from quarterdeck.testing.knowledge import readers
from quarterdeck.testing.rows import Rows


def check_taken_back(rows: Rows, seat: int, action: int, rng: random.Random, where: str) -> None:
    """In every world that a reader might be in, the decision that may be taken back looks the same to it.

    So the reader, the seat itself among them, knows nothing afterwards that it did not know before and that the
    decision does not say. Rows 1 to 3 are used, row 0 is put back.
    """
    before = rows.states[0].copy()
    rows.apply(seat, action)
    after = rows.states[0].copy()
    retractable = may_be_taken_back(rows.game, before, after, seat)
    told = readers(rows) if after["events"] else (seat,)  # else others see at most that the seat has chosen
    for reader in told if retractable else ():
        rows.states[0] = after
        rows.redact(reader, 0, 1)
        rows.states[0] = before
        rows.resample(reader, 0, 2, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
        if action not in rows.legal(seat, 2):
            assert reader != seat, f"{where}: seat {seat} may not do the same in a world that it may be in"
            continue
        rows.apply(seat, action, 2)
        rows.redact(reader, 2, 3)
        same = rows.states[1].tobytes() == rows.states[3].tobytes()
        text = rows.game.action_text(action)
        assert same, f"{where}: by seat {seat}'s decision ({text}), which may be taken back, {reader} learns more"
    rows.states[0] = before

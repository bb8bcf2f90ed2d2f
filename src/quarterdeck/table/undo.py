"""The decisions that may be taken back: those that revealed nothing but themselves and caused no random draw.

Other information (others' choices, a card from a pile, points, a new deal) appears as events that the game does not
declare `retractable`, or as such an event of another seat.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from quarterdeck.games.base import Game
from quarterdeck.kernel.draws import DRAW_FIELDS


def may_be_taken_back(game: Game, before: Any, after: Any, seat: int) -> bool:
    """Return whether the seat's decision between two full states, given as rows, may be taken back."""
    told = after["event"][: after["events"]].tobytes()
    return is_only(game, seat, told, memoryview(before.tobytes() + after.tobytes()), 0, before.nbytes)


def is_only(game: Game, seat: int, told: bytes, states: memoryview, before: int, after: int) -> bool:
    """Return `may_be_taken_back`, given the numbers of the events that the decision caused.

    `before` and `after` are offsets in the bytes of `states`.
    """
    if not _tells_only(game, seat, told):
        return False
    for begin, end in _drawn(game.dtype):
        if bytes(states[before + begin : before + end]) != bytes(states[after + begin : after + end]):
            return False
    return True


@lru_cache(maxsize=2000)
def _tells_only(game: Game, seat: int, numbers: bytes) -> bool:
    """Return whether these numbers of events reveal nothing but a decision of the seat."""
    told = game.events.told(numbers)
    return all(event["event"] in game.retractable and event.get("seat", seat) == seat for event in told)


@cache
def _drawn(dtype: np.dtype[Any]) -> tuple[tuple[int, int], ...]:
    """Return the ranges of bytes in a state that a draw changes, as beginnings and ends."""
    fields: Any = dtype.fields
    found: list[tuple[int, int]] = []
    for kind, offset in sorted((fields[field.name][:2] for field in DRAW_FIELDS), key=lambda place: int(place[1])):
        if found and found[-1][1] == offset:
            found[-1] = (found[-1][0], offset + kind.itemsize)
        else:
            found.append((offset, offset + kind.itemsize))
    return tuple(found)

"""Room for numbers that a function needs while it runs."""

from __future__ import annotations

from typing import Any

ROOM = 768
"""How many numbers there is room for."""


def fractions() -> Any:
    """Room for float64[ROOM], all 0: on the stack in compiled code, so for functions that do not call themselves.

    There is one for each place where a function asks, made anew whenever it is asked for.
    """
    return [0.0] * ROOM

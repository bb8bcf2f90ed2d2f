"""Working memory for numbers that a function needs while it runs."""

from typing import Any

ROOM = 768
"""The number of values in the working memory."""


def fractions() -> Any:
    """Return float64[ROOM], all 0: on the stack in compiled code, so only for functions that are not recursive.

    Each call in the source has an array of its own, which is cleared at every call.
    """
    return [0.0] * ROOM

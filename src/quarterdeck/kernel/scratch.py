"""Working memory for a function, while it runs."""

from typing import Any

ROOM = 768
"""The number of values in one array of working memory."""


def fractions() -> Any:
    """Return float64[ROOM], all 0.

    In compiled code the array is on the stack, so recursive functions must not call this. Each place in the source that
    calls it has an array of its own, which is cleared at every call.
    """
    return [0.0] * ROOM

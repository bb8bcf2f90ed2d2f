"""What happened, as numbers in a state's buffer, and who may read them.

A state that tells has the fields `event` (signed bytes) and `events` (how many of them the last step has written). An
event is: its kind; its length (below 256, the sign is its highest bit); how many public numbers follow; those; then
its *parts*, one for each of its fields that is secret or may be left out: the set of seats that may see it, how many
numbers it has, those numbers. Who writes and reads them is made from the declaration of the events
(`quarterdeck.games.events`). What is imagined silently (`quarterdeck.kernel.draws`) tells only that something happened.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.state import blank_rest

SILENT, HEARD = 1, 2
"""How a state is imagined: telling only that something happened, or telling all events."""
HIDDEN = -2
"""Stands for a number that the reader may not see; no event has it as a number of its own."""
NO_VALUE = -1
"""The number of a null."""
EVERYBODY = -1
NOBODY = 0
"""Sets of seats that may see a part."""
HEADER = 3
PART_HEADER = 2
LENGTH = 255
"""Bits of the number that is an event's length."""
BITS = 7
"""Bits that one place of the buffer holds, where a number takes several."""


def signed_byte(number: int) -> int:
    """A length, a set of at most eight seats, or EVERYBODY, as a signed byte."""
    return (number & 127) - (number & 128)


def hide(out: Any, seat: int) -> None:
    """Hide the parts that `seat` (-1: a spectator) may not see, and blank what is left of older steps."""
    if out.imagined == SILENT:
        return
    at = 0
    while at < out.events:
        end = at + (out.event[at + 1] & LENGTH)
        part = at + HEADER + out.event[at + 2]
        while part < end:
            following = part + PART_HEADER + out.event[part + 1]
            seats = out.event[part]
            if seats != EVERYBODY and (seat < 0 or not seats >> seat & 1):
                for i in range(part + PART_HEADER, following):
                    out.event[i] = HIDDEN
            part = following
        at = end
    blank_rest(out.event, out.events)

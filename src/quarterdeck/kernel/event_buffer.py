"""Events as numbers in a state's buffer, with the seats that may read them.

A state with events has the fields `event` (signed bytes) and `events` (how many of them the last step has written). An
event is: its kind; its length (below 256, the sign is its highest bit); the number of its public numbers; those; then
its *parts*, one for each of its fields that is secret or optional: the set of seats that may see it, the number of its
numbers, those numbers. The functions that write and read them are generated from the declaration of the events
(`quarterdeck.games.events`). A silently imagined state (`quarterdeck.kernel.draws`) records only that something
happened.
"""

from typing import Any

from quarterdeck.kernel.state import blank_rest

SILENT, HEARD = 1, 2
"""How a state is imagined: with a mark that something happened, or with complete events."""
HIDDEN = -2
"""The value shown for a number that the reader may not see; no event has it as a number of its own."""
NO_VALUE = -1
"""The number that stands for a null."""
EVERYBODY = -1
NOBODY = 0
"""Sets of seats that may see a part."""
HEADER = 3
PART_HEADER = 2
LENGTH = 255
"""The mask of the number that is an event's length."""
BITS = 7
"""Bits in one place of the buffer, where a number takes several places."""


def signed_byte(number: int) -> int:
    """Return a length, a set of at most eight seats, or EVERYBODY, as a signed byte."""
    return (number & 127) - (number & 128)


def count_events(state: Any) -> int:
    """Return the number of events that the last step has written."""
    count = 0
    at = 0
    while at < state.events:
        at += state.event[at + 1] & LENGTH
        count += 1
    return count


def are_open(state: Any) -> int:
    """Return whether everybody may see all parts of the last step's events."""
    at = 0
    while at < state.events:
        end = at + (state.event[at + 1] & LENGTH)
        part = at + HEADER + state.event[at + 2]
        while part < end:
            if state.event[part] != EVERYBODY:
                return 0
            part += PART_HEADER + state.event[part + 1]
        at = end
    return 1


def hide(out: Any, seat: int) -> None:
    """Hide the parts that `seat` (-1: a spectator) may not see, and zero the remains of older steps."""
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

"""Events as numbers in a state's buffer, with the seats that may read them.

A state with events has the fields `event` (signed bytes) and `events` (how many bytes the last step has written). An
event consists of its kind; its length (below 256, in a signed byte); the count of its public numbers; these numbers;
then its *parts*, one for each field that is secret or optional. A part consists of the set of seats that may see it,
the count of its numbers, and these numbers. The functions that write and read events are generated from the declaration
of the events (`quarterdeck.games.events`). A state that is marked as imagined and SILENT (`quarterdeck.kernel.draws`)
records only that something happened.
"""

from typing import Any

from quarterdeck.kernel.state import blank_rest

SILENT, HEARD = 1, 2
"""The values of `imagined` for a search's states: with only a sign that something happened, or with complete events."""
HIDDEN = -2
"""The value shown for a number that the reader may not see; no event uses it otherwise."""
NO_VALUE = -1
"""The number that stands for a null."""
EVERYBODY = -1
NOBODY = 0
"""Sets of seats that may see a part."""
HEADER = 3
PART_HEADER = 2
LENGTH = 255
"""The mask that turns the signed byte of an event's length into the length."""
BITS = 7
"""How many bits of a number one byte holds, if the number takes several bytes."""


def signed_byte(number: int) -> int:
    """Return a number below 256 (a length, or a set of at most eight seats) or EVERYBODY as a signed byte."""
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
    """Return 1 if everybody may see all parts of the last step's events, else 0."""
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
    """Hide the parts of events that `seat` (-1: a spectator) may not see, and zero what older steps have left."""
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

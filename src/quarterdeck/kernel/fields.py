"""The fields of a state: the type of each, and its *audience*, the readers who may see its entries.

The audiences are the specification; a game's `redact` is the fast function that makes every view. The conformance suite
compares the two entry by entry: `redact` must show nothing more and nothing less. This module is plain Python on
`PyState`, and nothing in it is compiled.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from quarterdeck.kernel.event_buffer import EVERYBODY, HEADER, HIDDEN, LENGTH, PART_HEADER

FOR_ALL, FOR_OWNER = "everybody", "its owner"
"""The descriptions (`Audience.words`) of two common audiences."""

Sees = Callable[[Any, int, int], bool]
"""A function that takes the full state, a reader (-1: a spectator) and the index of an entry, and returns whether the
reader may see the entry."""

Stands = Callable[[Any, int, int], int]
"""A function with the same arguments that returns the value shown instead of an entry that the reader may not see."""


@dataclass(frozen=True)
class Audience:
    """The readers who may see the entries of a field, and the value that others see instead.

    `blank` is that value, or a function of the state.
    """

    sees: Sees
    blank: int | Stands
    words: str
    """A description of the readers, which the documentation quotes."""

    def shown(self, state: Any, reader: int, entry: int, value: int) -> int:
        """Return the value that `reader` sees of the entry whose true value is `value`."""
        if self.sees(state, reader, entry):
            return value
        return self.blank(state, reader, entry) if callable(self.blank) else self.blank

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """Return the values that `reader` sees of all entries, whose true values are `values`."""
        return [self.shown(state, reader, entry, value) for entry, value in enumerate(values)]


class _Everybody(Audience):
    """The audience of a public field; computes all entries at once."""

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """Return all values unchanged; see `Audience`."""
        return list(values)


@dataclass(frozen=True)
class _Owner(Audience):
    """The audience of entries that belong to one seat; computes all entries at once."""

    each: int = 1

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """Return the values with those of other seats blanked; see `Audience`."""
        if callable(self.blank):
            return super().view(state, reader, values)
        own = range(reader * self.each, (reader + 1) * self.each)
        return [value if entry in own else self.blank for entry, value in enumerate(values)]


class _EventAudience(Audience):
    """The audience of the buffer of events; computes all entries at once, as each entry requires reading all events."""

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """Return the buffer with the parts that `reader` may not see hidden; see `Audience`."""
        shown = [*values[: state.events], *(0 for _ in values[state.events :])]
        for seats, first, end in parts_told(state):
            if seats != EVERYBODY and (reader < 0 or not seats >> reader & 1):
                shown[first:end] = [HIDDEN] * (end - first)
        return shown


def parts_told(state: Any) -> Iterator[tuple[int, int, int]]:
    """Yield, for each part of the last step's events, who may see it, where its numbers begin, and where they end."""
    at = 0
    while at < state.events:
        end = at + (state.event[at + 1] & LENGTH)
        part = at + HEADER + state.event[at + 2]
        while part < end:
            following = part + PART_HEADER + state.event[part + 1]
            yield state.event[part], part + PART_HEADER, following
            part = following
        at = end


def everybody() -> Audience:
    """Return the audience of public entries."""
    return _Everybody(lambda state, reader, entry: True, 0, FOR_ALL)


def nobody(blank: int | Stands = 0) -> Audience:
    """Return the audience of entries that are hidden from all."""
    return Audience(lambda state, reader, entry: False, blank, "nobody")


def owner(blank: int | Stands, each: int = 1) -> Audience:
    """Return the audience of a field with `each` entries per seat, which only that seat sees; others see `blank`."""
    return _Owner(lambda state, reader, entry: reader == entry // each, blank, FOR_OWNER, each)


def those(sees: Sees, blank: int | Stands, words: str) -> Audience:
    """Return the audience that `sees` decides; `words` describe it for people."""
    return Audience(sees, blank, words)


def event_audience() -> Audience:
    """Return the audience of the buffer of events, in which each part has its own readers (`kernel.event_buffer`)."""

    def sees(state: Any, reader: int, entry: int) -> bool:
        return audience.view(state, reader, state.event)[entry] == state.event[entry]

    audience = _EventAudience(sees, HIDDEN, "as each event declares")
    return audience


@dataclass(frozen=True)
class Field:
    """One field of a state: one number, or `shape` numbers, of an integer type such as `i8`.

    `code` (of `quarterdeck.games.codes`) turns its numbers into text; a field without a code is not displayed.
    """

    name: str
    type: str
    audience: Audience
    shape: int = 0
    code: Any = None
    by: Literal["", "seat", "side"] = ""
    """Whether the entries belong to seats or to sides: those of one seat (or side) are neighbours, seat 0's first."""
    of: Literal["", "seat", "side"] = ""
    """Whether the field's number, or each member of its set, is a seat or a side."""
    observed: Any = None
    """The code of the field in an observation (`quarterdeck.games.observation`), if it has no `code`."""

    @property
    def dtype(self) -> tuple[Any, ...]:
        """The field as an entry of a NumPy dtype."""
        return (self.name, self.type, (self.shape,)) if self.shape else (self.name, self.type)


def state_dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    """Return the aligned dtype of a state with these fields, which should come widest first.

    Bytes that alignment leaves over become a field `unused`, always 0: NumPy does not copy padding reliably, and two
    equal states must be equal byte for byte. Raises ValueError if they are not at the end.
    """
    given = [field.dtype for field in fields]
    plain = np.dtype(given, align=True)
    spare = plain.itemsize - sum(plain[name].itemsize for name in plain.names or ())
    if not spare:
        return plain
    filled = np.dtype([*given, ("unused", "i1", (spare,))], align=True)
    if filled.itemsize != plain.itemsize:
        raise ValueError("fields of a state must come widest first, so that no gap is between them")
    return filled

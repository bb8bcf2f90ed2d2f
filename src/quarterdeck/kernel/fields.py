"""The fields of a state: what each is made of, and who may see each of its entries.

The audiences are the specification; `redact` is the projection that everything is shown through, written to be fast.
The conformance suite compares the two entry by entry, both ways: nothing more is shown, and nothing less.
Plain Python on `PyState`; nothing here is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from quarterdeck.kernel.telling import EVERYBODY, HEADER, HIDDEN, LENGTH, PART_HEADER

FOR_ALL, FOR_OWNER = "everybody", "its owner"
"""Whom two audiences name; the rest have words of their own."""

Sees = Callable[[Any, int, int], bool]
"""Whether a reader (-1: a spectator) may see an entry: called with the full state, the reader, the entry's place."""

Stands = Callable[[Any, int, int], int]
"""What stands in the place of an entry that the reader may not see."""


@dataclass(frozen=True)
class Audience:
    """Who may see the entries of a field, and what others see in their place (a number, or made of the state)."""

    sees: Sees
    blank: int | Stands
    words: str
    """The same for people: the documentation quotes it."""

    def shown(self, state: Any, reader: int, entry: int, value: int) -> int:
        """What `reader` sees of the entry whose true value is `value`."""
        if self.sees(state, reader, entry):
            return value
        return self.blank(state, reader, entry) if callable(self.blank) else self.blank

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """What `reader` sees of all entries, whose true values are `values`."""
        return [self.shown(state, reader, entry, value) for entry, value in enumerate(values)]


class _Everybody(Audience):
    """A public field in one go."""

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """See `Audience`."""
        return list(values)


@dataclass(frozen=True)
class _Owner(Audience):
    """The entries of one seat in one go."""

    each: int = 1

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """See `Audience`."""
        if callable(self.blank):
            return super().view(state, reader, values)
        own = range(reader * self.each, (reader + 1) * self.each)
        return [value if entry in own else self.blank for entry, value in enumerate(values)]


class _Told(Audience):
    """The buffer of events in one go: entry by entry each would go through all that is told."""

    def view(self, state: Any, reader: int, values: Sequence[int]) -> list[int]:
        """See `Audience`."""
        shown = [*values[: state.events], *(0 for _ in values[state.events :])]
        for seats, first, end in parts_told(state):
            if seats != EVERYBODY and (reader < 0 or not seats >> reader & 1):
                shown[first:end] = [HIDDEN] * (end - first)
        return shown


def parts_told(state: Any) -> Iterator[tuple[int, int, int]]:
    """The parts of the told events: who may see each, where its numbers begin, and where they end."""
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
    """Public."""
    return _Everybody(lambda state, reader, entry: True, 0, FOR_ALL)


def nobody(blank: int | Stands = 0) -> Audience:
    """Hidden from all."""
    return Audience(lambda state, reader, entry: False, blank, "nobody")


def owner(blank: int | Stands, each: int = 1) -> Audience:
    """The seat whose entry it is: `each` entries a seat."""
    return _Owner(lambda state, reader, entry: reader == entry // each, blank, FOR_OWNER, each)


def those(sees: Sees, blank: int | Stands, words: str) -> Audience:
    """Whoever `sees` says; `words` say it for people."""
    return Audience(sees, blank, words)


def told() -> Audience:
    """The buffer of events, whose parts each have an audience of their own (`kernel.telling`)."""

    def sees(state: Any, reader: int, entry: int) -> bool:
        return told_to.view(state, reader, state.event)[entry] == state.event[entry]

    told_to = _Told(sees, HIDDEN, "as each event declares")
    return told_to


@dataclass(frozen=True)
class Field:
    """One field of a state: an integer type such as `i8`, one number or `shape` of them.

    `code` (of `quarterdeck.games.codes`) is how its numbers are shown to people; without it they are not.
    """

    name: str
    type: str
    audience: Audience
    shape: int = 0
    code: Any = None

    @property
    def dtype(self) -> tuple[Any, ...]:
        """The field as NumPy wants it."""
        return (self.name, self.type, (self.shape,)) if self.shape else (self.name, self.type)


def state_dtype(fields: Sequence[Field]) -> np.dtype[Any]:
    """The aligned dtype of a state with these fields, which should come widest first.

    Bytes that alignment leaves over become a field `unused`, always 0: NumPy does not copy padding
    reliably, and two equal states must be equal byte for byte. Raises ValueError where they are not at the end.
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

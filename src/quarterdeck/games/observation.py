"""Observations: what a seat sees of a state, as an array of numbers for programs that learn.

The layout follows from the declared fields. It contains every field that anybody may see, except the events of the last
step (`Table.information_state` has them). Seats are numbered from the reader on, clockwise: the reader's own hand,
tricks and points come first, and a number that is a seat (such as whose turn it is) is changed in the same way. The
same holds for sides.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

from quarterdeck.games.codes import Flag, Members, Name, Number, Wide
from quarterdeck.kernel.fields import FOR_ALL, FOR_OWNER, Field

Form = Literal["float32", "bits"]
"""The type of an observation: float32, with numbers divided by PART; or uint8, all 0 or 1, with the binary digits of
numbers."""

PART = 16
"""The divisor of numbers in float32, so that most are between 0 and 1."""

EVENTS = ("events", "event")
"""The fields that hold the events of the last step."""


@dataclass(frozen=True)
class Place:
    """The place of a field's entries in an observation."""

    field: Field
    kind: Literal["set", "one of", "number", "digits", "flag"]
    """How an entry is written. `set`: one number for each possible member, 1 if it is in the set; if the set can be
    hidden, one more, 1 if it is hidden. `one of`: one number for each name, at most one of them 1. `number`: the number
    itself (float32 only). `digits`: binary digits, the lowest first, the sign last. `flag`: 0 or 1."""
    at: int
    """The index of the first number."""
    width: int
    """How many numbers an entry takes."""
    entries: int
    """The number of entries. They are in order; if they belong to seats or sides, the reader's own come first. If only
    the owner of an entry sees it, there are only the reader's own entries."""
    low: float
    """The least number that is possible."""
    high: float
    """The greatest number that is possible."""

    @property
    def name(self) -> str:
        """The field's name."""
        return self.field.name

    @property
    def end(self) -> int:
        """The index after the last number."""
        return self.at + self.width * self.entries


@dataclass(frozen=True)
class Layout:
    """The layout of a game's observations."""

    form: Form
    places: tuple[Place, ...]
    seats: int
    """The most seats that the game can have."""

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self.places[-1].end

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the numbers."""
        return np.dtype(np.float32 if self.form == "float32" else np.uint8)

    def low(self) -> np.ndarray[Any, np.dtype[Any]]:
        """Return the least value of each number."""
        return self._bounds("low")

    def high(self) -> np.ndarray[Any, np.dtype[Any]]:
        """Return the greatest value of each number."""
        return self._bounds("high")

    def _bounds(self, name: str) -> np.ndarray[Any, np.dtype[Any]]:
        found = [np.full(place.end - place.at, getattr(place, name)) for place in self.places]
        return np.concatenate(found).astype(self.dtype)

    @property
    def words(self) -> int:
        """How many words `observe` (see `source`) compares to find out what has changed."""
        return sum(_words(place) * place.entries for place in self.places)

    def source(self) -> str:
        """Return the source of the template `observe(s, seat, out, at, words, first)`.

        It writes the observation of a state `s`, redacted for `seat`, into `out` from index `at` on. For a spectator
        (-1) seats are numbered from seat 0 on. `words`, from index `first` on, has what the last observation was made
        of. Only entries that differ from their words are written, and their words updated: most entries do not change,
        and writing takes longer than comparing. At first, `words` and `out` must be 0.
        """
        sides = any("side" in (place.field.by, place.field.of) for place in self.places)
        lines = ["def observe(s, seat, out, at, words, first):", "own_seat = max(seat, 0)", "seats = s.seats"]
        lines += ["own_side = own_seat % s.sides", "sides = s.sides"] if sides else []
        for place in self.places:
            lines += _lines(place, self.seats)
            lines.append(f"first += {_words(place) * place.entries}")
        return "\n    ".join(lines) + "\n"


@cache
def layout(fields: tuple[Field, ...], seats: int, form: Form = "float32") -> Layout:
    """Return the layout of the observations of a game with these fields and at most `seats` seats."""
    at = 0
    places = []
    for field in fields:
        if field.name not in EVENTS and field.audience.words != "nobody":
            place = _place(field, at, seats, form)
            places.append(place)
            at = place.end
    return Layout(form, tuple(places), seats)


def _place(field: Field, at: int, seats: int, form: Form) -> Place:
    code = field.observed or field.code
    entries = max(1, field.shape) // getattr(code, "takes", 1)
    if only_own(field):
        entries //= seats
    bits = 8 * np.dtype(field.type).itemsize
    if isinstance(code, Members):
        return Place(field, "set", at, len(code.names) + (field.audience.words != FOR_ALL), entries, 0, 1)
    if isinstance(code, Name) or field.of:
        return Place(field, "one of", at, len(code.names) if isinstance(code, Name) else seats, entries, 0, 1)
    if isinstance(code, Flag):
        return Place(field, "flag", at, 1, entries, 0, 1)
    if form == "float32" and (isinstance(code, Number | Wide) or bits <= 16):
        most = 1 << bits - 1
        return Place(field, "number", at, 1, entries, -most / PART, (most - 1) / PART)
    return Place(field, "digits", at, bits, entries, 0, 1)


def only_own(field: Field) -> bool:
    """Return whether a seat sees only its own entries of a field."""
    return field.by == "seat" and field.audience.words == FOR_OWNER


def _words(place: Place) -> int:
    """Return how many words of `Layout.words` an entry takes."""
    code = place.field.observed or place.field.code
    return code.takes + (place.width > len(code.names)) if isinstance(code, Members) else 1


def _lines(place: Place, seats: int) -> Iterator[str]:
    """Yield the lines that write a field."""
    field, takes = place.field, getattr(place.field.observed or place.field.code, "takes", 1)
    yield f"base = at + {place.at}"
    if not field.shape:
        yield from _entry(place, f"s.{field.name}", "base", "first")
        return
    indent = "    "
    if field.by:
        groups = 1 if only_own(field) else seats
        each = place.entries // groups
        yield f"for d in range({groups}):"
        yield f"    whose = (own_{field.by} + d) % {field.by}s if d < {field.by}s else d"
        yield f"    for k in range({each}):"
        indent *= 2
        entry, number = f"whose * {each} + k", f"d * {each} + k"
    else:
        yield f"for k in range({place.entries}):"
        entry = number = "k"
    yield f"{indent}place = base + ({number}) * {place.width}"
    yield f"{indent}entry = ({entry}) * {takes}"
    yield f"{indent}known = first + ({number}) * {_words(place)}"
    for line in _entry(place, f"s.{field.name}[entry", "place", "known"):
        yield indent + line


def _entry(place: Place, name: str, at: str, known: str) -> Iterator[str]:
    """Yield the lines that write one entry from index `at` on.

    `name`: the expression for the entry; if it has an index, without the closing bracket. `known`: the index of the
    entry's first word.
    """

    def word(number: int) -> str:
        return f"{name} + {number}]" if "[" in name else name

    if place.kind == "set":
        yield from _set(place, word, at, known)
        return
    yield f"value = {word(0)}"
    if place.kind == "one of":
        yield from _counted_from_own(place)
        yield from _if_new(known, _each(at, place.width, "1 if each + 1 == value else 0"))
    elif place.kind == "digits":
        yield from _if_new(known, _each(at, place.width, "value >> each & 1"))
    else:
        yield from _if_new(known, [f"out[{at}] = value" + (f" / {PART}.0" if place.kind == "number" else "")])


def _if_new(known: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield code that, if `value` differs from the word at index `known`, updates the word and runs `lines`."""
    yield f"if value != words[{known}]:"
    yield f"    words[{known}] = value"
    for line in lines:
        yield "    " + line


def _each(at: str, count: int, value: str) -> list[str]:
    """Return the lines that write `count` numbers from index `at` on."""
    return [f"for each in range({count}):", f"    out[{at} + each] = {value}"]


def _set(place: Place, word: Any, at: str, known: str) -> Iterator[str]:
    code = place.field.observed or place.field.code
    for number in range(code.takes):
        begin = number * code.bits
        yield f"value = max({word(number)}, 0)"
        if place.field.of:
            yield from _members_from_own(place.field.of, len(code.names))
        count = min(code.bits, len(code.names) - begin)
        yield from _if_new(f"{known} + {number}", _each(f"{at} + {begin}", count, "value >> each & 1"))
    if place.width > len(code.names):
        yield f"value = 1 if {word(0)} < 0 else 0"
        yield from _if_new(f"{known} + {code.takes}", [f"out[{at} + {len(code.names)}] = value"])


def _members_from_own(kind: str, count: int) -> Iterator[str]:
    """Yield the lines that renumber the members of a set of seats or sides, so that the reader's own comes first."""
    yield "turned = 0"
    yield f"for member in range({count}):"
    yield f"    real = (member + own_{kind}) % {kind}s if member < {kind}s else member"
    yield "    turned |= (value >> real & 1) << member"
    yield "value = turned"


def _counted_from_own(place: Place) -> Iterator[str]:
    """Yield the lines that turn `value` into one more than the index of its place, or into 0 if it has no place.

    Seats and sides are renumbered from the reader's own on.
    """
    if place.field.of:
        whole = f"{place.field.of}s"
        yield f"if value >= 0 and value < {whole}:"
        yield f"    value = (value - own_{place.field.of} + {whole}) % {whole}"
    yield f"value = value + 1 if value >= 0 and value < {place.width} else 0"

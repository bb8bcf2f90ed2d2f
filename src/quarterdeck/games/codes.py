"""Codes: how values of an event are written into its buffer as numbers, and read again; one class for each kind.

The *engine's numbers* are those that a rule function uses for a value, such as a card's number or a bit set. The value
is what a record and the page show, such as the card's name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quarterdeck.kernel.event_buffer import BITS, NO_VALUE

LIMB = (1 << BITS) - 1


class Code(Protocol):
    """The code of one kind of value."""

    @property
    def places(self) -> int:
        """How many places of the buffer a value takes."""
        ...

    @property
    def takes(self) -> int:
        """How many of the engine's numbers make one value."""
        ...

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write one value into the buffer.

        They write at the index `at` and increase it. `given`: expressions for the engine's numbers.
        """
        ...

    def read(self, numbers: Sequence[int]) -> Any:
        """Return the value that is encoded by `numbers`, the places of the buffer that it takes."""
        ...

    def value(self, number: int) -> Any:
        """Return the value of the engine's number (a set of several words as one number)."""
        ...

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON, by which a program in another language can decode values."""
        ...


class _One(Code):
    """The base class of codes for a value that is one number and takes one place."""

    places = 1
    takes = 1

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write a value; see `Code.lines`."""
        return [f"event[at] = {given[0]}", "at += 1"]

    def read(self, numbers: Sequence[int]) -> Any:
        """Return the value that is encoded by these places of the buffer."""
        return self.value(numbers[0])


@dataclass(frozen=True)
class Number(_One):
    """A whole number up to 127, or null for -1; the value is the engine's number plus `plus`."""

    plus: int = 0

    def value(self, number: int) -> int | None:
        """Return the value of the engine's number."""
        return None if number == NO_VALUE else number + self.plus

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "number", "plus": self.plus}


@dataclass(frozen=True)
class Wide:
    """A whole number with a sign and `7 * places - 1` bits."""

    places: int = 3
    takes = 1

    @property
    def _half(self) -> int:
        return 1 << BITS * self.places - 1

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write a value; see `Code.lines`."""
        put = [f"event[at + {k}] = ({given[0]}) + {self._half} >> {BITS * k} & {LIMB}" for k in range(self.places)]
        return [*put, f"at += {self.places}"]

    def read(self, numbers: Sequence[int]) -> int:
        """Return the value that is encoded by these places of the buffer."""
        return sum(number << BITS * k for k, number in enumerate(numbers)) - self._half

    def value(self, number: int) -> int:
        """Return the value of the engine's number."""
        return number

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "wide", "places": self.places}


@dataclass(frozen=True)
class Flag(_One):
    """True or false."""

    def value(self, number: int) -> bool:
        """Return the value of the engine's number."""
        return bool(number)

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "flag"}


@dataclass(frozen=True)
class Name(_One):
    """One of `names`, by its index; null for -1 and for other numbers without a name."""

    names: tuple[Any, ...]

    def value(self, number: int) -> Any:
        """Return the value of the engine's number."""
        return self.names[number] if 0 <= number < len(self.names) else None

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "name", "names": list(self.names)}


@dataclass(frozen=True)
class Members:
    """The names of the members of a set, ascending; the set is `takes` bit sets of `bits` members each."""

    names: tuple[Any, ...]
    bits: int = 63
    takes: int = 1

    @property
    def _limbs(self) -> int:
        return -(-self.bits // BITS)

    @property
    def places(self) -> int:
        """How many places of the buffer a value takes."""
        return self._limbs * self.takes

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write a value; see `Code.lines`."""
        put = [
            f"event[at + {word * self._limbs + k}] = {members} >> {BITS * k} & {LIMB}"
            for word, members in enumerate(given)
            for k in range(self._limbs)
        ]
        return [*put, f"at += {self.places}"]

    def read(self, numbers: Sequence[int]) -> list[Any]:
        """Return the value that is encoded by these places of the buffer."""
        members = 0
        for word in range(self.takes):
            limbs = numbers[word * self._limbs : (word + 1) * self._limbs]
            members |= sum(limb << BITS * k for k, limb in enumerate(limbs)) << self.bits * word
        return self.value(members)

    def value(self, number: int) -> list[Any]:
        """Return the names of the members of a set; the words of a set count as one number."""
        return [name for at, name in enumerate(self.names) if number >> at & 1]

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "members", "names": list(self.names), "bits": self.bits, "words": self.takes}


@dataclass(frozen=True)
class Object:
    """An object of named values; null if the first number in the buffer is 0."""

    parts: tuple[tuple[str, Code], ...]

    @property
    def places(self) -> int:
        """How many places of the buffer a value takes."""
        return sum(code.places for _, code in self.parts)

    @property
    def takes(self) -> int:
        """How many of the engine's numbers make one value."""
        return sum(code.takes for _, code in self.parts)

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write a value; see `Code.lines`."""
        found: list[str] = []
        at = 0
        for _, code in self.parts:
            found += code.lines(given[at : at + code.takes])
            at += code.takes
        return found

    def read(self, numbers: Sequence[int]) -> dict[str, Any] | None:
        """Return the value that is encoded by these places of the buffer."""
        if numbers[0] == 0:
            return None
        value: dict[str, Any] = {}
        at = 0
        for name, code in self.parts:
            value[name] = code.read(numbers[at : at + code.places])
            at += code.places
        return value

    def value(self, number: int) -> None:
        """Raise TypeError, because an object takes more than one number."""
        raise TypeError("an object cannot be read from one number")

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "object", "parts": [{"name": name, **code.data()} for name, code in self.parts]}


@dataclass(frozen=True)
class Several:
    """A list of `count` values whose numbers are separate arguments, not in an array (as with `event_fields.Items`)."""

    code: Code
    count: int

    @property
    def places(self) -> int:
        """How many places of the buffer a value takes."""
        return self.code.places * self.count

    @property
    def takes(self) -> int:
        """How many of the engine's numbers make one value."""
        return self.code.takes * self.count

    def lines(self, given: Sequence[str]) -> list[str]:
        """Return the lines of a rule function that write a value; see `Code.lines`."""
        takes = self.code.takes
        return [line for at in range(0, self.takes, takes) for line in self.code.lines(given[at : at + takes])]

    def read(self, numbers: Sequence[int]) -> list[Any]:
        """Return the value that is encoded by these places of the buffer."""
        places = self.code.places
        return [self.code.read(numbers[at : at + places]) for at in range(0, self.places, places)]

    def value(self, number: int) -> None:
        """Raise TypeError, because a list takes more than one number."""
        raise TypeError("a list cannot be read from one number")

    def data(self) -> dict[str, Any]:
        """Return a description of the code as JSON; see `Code.data`."""
        return {"code": "several", "count": self.count, "value": self.code.data()}

"""Declarations of an event's fields: how they are numbers, which are secret, and to whom."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from quarterdeck.games.codes import Code

Hidden = Literal["left_out", "null", "nulls"]

ITEM = "item"
"""In a list with a part an item: the seat whose number is the item's place."""


class Secret:
    """The audience of a field (or an item): the seats in these fields; ITEM; no one, if none is given; or by `to`.

    `to`: a rule function of the state (and of the numbers in these fields; of the item's place for ITEM) that returns a
    set of seats, or EVERYBODY.
    """

    def __init__(
        self,
        *seats: str,
        to: Callable[..., int] | None = None,
        hidden: Hidden = "left_out",
        optional: bool = False,
        why: str = "",
    ) -> None:
        """Declare who may see a field and what the others see.

        Args:
            seats: Names of the fields that hold the seats which may see it.
            to: Function that returns the set of seats which may see it.
            hidden: What others see in its place.
            optional: Whether the field may be left out for all, like a field that is not secret and may be UNSET.
            why: Who may see it, in words, for the documentation.
        """
        self.seats = seats
        self.to = to
        self.hidden = hidden
        self.optional = optional
        self.why = why


class Items:
    """A list of values: `count` of them, or a number that is an argument of the teller.

    `step`: the distance of an item from the one before in the array; 0 if it is an argument (`name_step`). `down`: read
    downwards, from the place given. `rows`: the number of such lists, which begin `apart` places after each other.
    `each`: every item is a part of its own.
    """

    def __init__(
        self,
        code: Code,
        count: int | None = None,
        down: bool = False,
        each: Secret | None = None,
        step: int = 1,
        rows: int = 1,
        apart: int = 0,
    ) -> None:
        """See the class."""
        self.code = code
        self.count = count
        self.step = -step if down else step
        self.each = each
        self.rows = rows
        self.apart = apart

    def in_rows(self, values: list[Any]) -> list[Any]:
        """Return all values, in rows if there are several rows."""
        if self.rows == 1:
            return values
        length = len(values) // self.rows
        return [values[at : at + length] for at in range(0, length * self.rows, length)]


@dataclass(frozen=True)
class Field:
    """One field of an event: `name` in Python, `key` in records."""

    name: str
    key: str
    code: Code
    items: Items | None
    secret: Secret | None
    optional: bool

    @property
    def is_part(self) -> bool:
        """Whether the whole field is a part of the buffer."""
        return (self.secret is not None or self.optional) and not self.has_parts

    @property
    def has_parts(self) -> bool:
        """Whether every item is a part of the buffer."""
        return self.items is not None and self.items.each is not None

    @property
    def is_later(self) -> bool:
        """Whether the field's numbers stand after the public fields."""
        return self.is_part or self.has_parts

    def data(self) -> dict[str, Any]:
        """Return the field as data for readers in other languages."""
        found: dict[str, Any] = {"key": self.key, "value": self.code.data(), "part": self.is_part}
        secret = self.items.each if self.items and self.items.each else self.secret
        if self.items:
            found |= {"items": self.items.count or 0, "each": self.has_parts, "rows": self.items.rows}
        if secret:
            found |= {"hidden": secret.hidden, "optional": secret.optional}
        return found

"""Declarations of an event's fields: how they are encoded as numbers, and who may see them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from quarterdeck.games.codes import Code

Hidden = Literal["left_out", "null", "nulls"]

ITEM = "item"
"""Stands, in the audience of a list's items (`Items.each`), for the seat whose number is the item's index."""


class Secret:
    """The audience of a field (or of an item of a list).

    It consists of the seats that the named fields hold, or of the set of seats that `to` returns. Without either, no
    one may see the field.
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
            seats: Names of the fields that hold the seats which may see it, or ITEM.
            to: Rule function that returns the set of seats which may see it, or EVERYBODY. It takes the state and the
                numbers in the fields of `seats` (for ITEM, the item's index).
            hidden: What others see in its place.
            optional: Whether the field may be left out for all, like a field that is not secret and may be UNSET.
            why: A description of its audience, for the documentation.
        """
        self.seats = seats
        self.to = to
        self.hidden = hidden
        self.optional = optional
        self.why = why


class Items:
    """The declaration of a list of values, which a teller (`Events.teller`) takes from an array.

    `count`: the number of values; None: it is an argument of the teller. `step`: the distance in the array from one
    item to the next; 0: it is an argument of the teller (`name_step`). `down`: the items are read downwards from the
    given index. `rows`: the number of such lists; each begins `apart` places after the one before. `each`: the audience
    of each item, if every item is a part of its own.
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
        """Declare a list; the class describes the arguments."""
        self.code = code
        self.count = count
        self.step = -step if down else step
        self.each = each
        self.rows = rows
        self.apart = apart

    def in_rows(self, values: list[Any]) -> list[Any]:
        """Return the values as they are, or as a list of rows if there are several rows."""
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
        """Whether the whole field is one part (`kernel.event_buffer`)."""
        return (self.secret is not None or self.optional) and not self.has_parts

    @property
    def has_parts(self) -> bool:
        """Whether every item is a part of its own."""
        return self.items is not None and self.items.each is not None

    @property
    def is_later(self) -> bool:
        """Whether the field's numbers come after those of the public fields in the buffer."""
        return self.is_part or self.has_parts

    def data(self) -> dict[str, Any]:
        """Return a description of the field as JSON, by which a program in another language can decode it."""
        found: dict[str, Any] = {"key": self.key, "value": self.code.data(), "part": self.is_part}
        secret = self.items.each if self.items and self.items.each else self.secret
        if self.items:
            found |= {"items": self.items.count or 0, "each": self.has_parts, "rows": self.items.rows}
        if secret:
            found |= {"hidden": secret.hidden, "optional": secret.optional}
        return found

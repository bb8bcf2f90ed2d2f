"""Events, declared once: a Struct says an event's fields, how they are numbers, which are secret and to whom.

    class Pass(Event, tag="pass", rename={"giver": "from", "receiver": "to"}):
        giver: Seat
        receiver: Seat
        cards: Annotated[list[int] | UnsetType, Items(Name(RANK), 2), Secret("giver", "receiver")] = UNSET

    EVENTS = Events(Deal, Pass, Play)
    tell_pass = EVENTS.teller(Pass)

`tell_pass(state, giver, receiver, cards, cards_at)` is then a rule function: the one line where it happens. What a
reader sees of it (`Events.read`), the redaction (`kernel.event_buffer.hide`), the page's types and decoder and the
documentation follow from the same declaration.

Public fields come first in the buffer; a field that is secret or may be left out is a *part* (`kernel.event_buffer`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from types import FunctionType
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from quarterdeck.games import tellers
from quarterdeck.games.codes import Code
from quarterdeck.games.tellers import ITEM
from quarterdeck.kernel import event_buffer
from quarterdeck.kernel.event_buffer import EVERYBODY, HIDDEN

__all__ = ["ITEM", "Event", "Events", "Field", "Hidden", "Items", "Secret", "fields_of"]

Hidden = Literal["left_out", "null", "nulls"]


class Event(msgspec.Struct, tag_field="event"):
    """Base of all events, with the field `event` for the event's name."""

    @property
    def event_name(self) -> str:
        """The event's name, as in `event` of the dict."""
        return str(self.__struct_config__.tag)


class Secret:
    """Who may see a field (or an item): the seats in these fields; ITEM; nobody, without any; or what `to` says.

    `to`: a rule function of the state (and of the numbers in these fields; of the item's place for ITEM) that gives a
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


def fields_of(struct: type[Event]) -> tuple[Field, ...]:
    """Return the declared fields of an event, public ones first."""
    hints = get_type_hints(struct, include_extras=True)
    found = []
    for each in msgspec.structs.fields(struct):
        marks = getattr(hints[each.name], "__metadata__", ())
        items = next((mark for mark in marks if isinstance(mark, Items)), None)
        secret = next((mark for mark in marks if isinstance(mark, Secret)), None)
        code = items.code if items else next(mark for mark in marks if hasattr(mark, "takes"))
        kinds = get_args(get_args(hints[each.name])[0])
        optional = secret.optional if secret else UnsetType in kinds
        found.append(Field(each.name, each.encode_name, code, items, secret, optional))
    return tuple(found)


class Events:
    """All events of a game, in the order of their kinds."""

    def __init__(self, *types: type[Event]) -> None:
        """Declare the events, one Struct each."""
        self.types = types
        self.fields = {struct: fields_of(struct) for struct in types}
        self._names = [str(struct.__struct_config__.tag) for struct in types]

    @cached_property
    def union(self) -> Any:
        """The Structs as a union, for schemas."""
        found: Any = self.types[0]
        for struct in self.types[1:]:
            found = found | struct
        return found

    def teller(self, struct: type[Event], *present: str) -> Callable[..., None]:
        """Build the rule function that writes one of these events.

        Its arguments after the state are the public fields and then the others, each in order. A value takes its number
        (or numbers, `name_0`, `name_1`), and a set is one number. A list takes an array, the place where it begins,
        and its length if the declaration leaves that open. Of the fields that may be left out it takes only those
        `present`.
        """
        source, names = tellers.source(
            self._names.index(str(struct.__struct_config__.tag)), self.fields[struct], present
        )
        scope: dict[str, Any] = dict(names)
        name = f"tell_{self._names[self.types.index(struct)]}"
        exec(compile(source, f"<{name} of {struct.__module__}>", "exec"), scope)
        found: FunctionType = scope["tell"]
        found.__name__ = found.__qualname__ = f"{name}{''.join('_' + each for each in present)}"
        found.__module__ = struct.__module__
        found.__doc__ = struct.__doc__
        return found

    def typed(self, event: dict[str, Any]) -> Event:
        """Return an event of `read` as its Struct."""
        found: Event = msgspec.convert(event, self.union)
        return found

    def read(self, row: Any) -> list[dict[str, Any]]:
        """Return the events of the step that led to a state, as far as the (redacted) row shows them."""
        end = int(row["events"])
        return self.decode(row["event"][:end].tolist()) if end else []

    def told(self, numbers: bytes) -> list[dict[str, Any]]:
        """Decode as `decode`, from a cache; the result is shared and must not be changed."""
        return _told(self, numbers)

    def count(self, numbers: bytes) -> int:
        """Return the number of events that these numbers encode, including those with hidden fields."""
        return len(_lengths(numbers))

    def decode(self, numbers: list[int]) -> list[dict[str, Any]]:
        """Return the events that these numbers of a buffer encode."""
        found = []
        at = 0
        while at < len(numbers):
            length = numbers[at + 1] & event_buffer.LENGTH
            found.append(self._event(numbers[at], _Reader(numbers[at + event_buffer.HEADER : at + length])))
            at += length
        return found

    def _event(self, kind: int, reader: _Reader) -> dict[str, Any]:
        fields = self.fields[self.types[kind]]
        values = {field.key: reader.public(field) for field in fields if not field.is_later}
        counts = {field.key: reader.take(1)[0] for field in fields if field.has_parts}
        values |= {field.key: reader.later(field, counts.get(field.key, 0)) for field in fields if field.is_later}
        told = {field.key: values[field.key] for field in fields if values[field.key] is not UNSET}
        return {"event": self._names[kind], **told}

    def data(self) -> list[dict[str, Any]]:
        """Return the declaration as data for readers in other languages, one entry for each kind of event."""
        return [
            {"event": name, "fields": [field.data() for field in self.fields[struct]]}
            for name, struct in zip(self._names, self.types, strict=True)
        ]


@lru_cache(maxsize=4000)
def _lengths(numbers: bytes) -> list[int]:
    """Return the number of numbers of each event."""
    found: list[int] = []
    at = 0
    while at < len(numbers):
        found.append(numbers[at + 1] & event_buffer.LENGTH)
        at += found[-1]
    return found


@lru_cache(maxsize=4000)
def _told(events: Events, numbers: bytes) -> list[dict[str, Any]]:
    ends = list(accumulate(_lengths(numbers)))
    return [_one(events, numbers[begin:end]) for begin, end in pairwise([0, *ends])]


@lru_cache(maxsize=4000)
def _one(events: Events, numbers: bytes) -> dict[str, Any]:
    return events.decode(memoryview(numbers).cast("b").tolist())[0]


class _Reader:
    """Reads the numbers of one event, in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._at = 0

    def take(self, count: int) -> list[int]:
        """Return the next `count` numbers."""
        self._at += count
        return self._numbers[self._at - count : self._at]

    def public(self, field: Field) -> Any:
        """Read a field that everybody sees."""
        if field.items is None:
            return field.code.read(self.take(field.code.places))
        count = self.take(1)[0] if field.items.count is None else field.items.count
        count *= field.items.rows
        return field.items.in_rows([field.code.read(self.take(field.code.places)) for _ in range(count)])

    def later(self, field: Field, count: int) -> Any:
        """Read a field in parts (`count` of them), or in one; UNSET if it is left out."""
        if field.items is not None and field.items.each is not None:
            return [self._part(field.code, None, field.items.each) for _ in range(count)]
        return self._part(field.code, field.items, field.secret)

    def _part(self, code: Code, items: Items | None, secret: Secret | None) -> Any:
        audience, length = self.take(event_buffer.PART_HEADER)
        numbers = self.take(length)
        if audience == EVERYBODY and not numbers and (items is None or secret is None or secret.optional):
            return UNSET
        if numbers and numbers[0] == HIDDEN:
            hidden = _HIDDEN[secret.hidden if secret else "left_out"](length // code.places)
            return items.in_rows(hidden) if items and isinstance(hidden, list) else hidden
        if items is None:
            return code.read(numbers)
        return items.in_rows([code.read(numbers[at : at + code.places]) for at in range(0, length, code.places)])


_HIDDEN: dict[str, Callable[[int], Any]] = {
    "left_out": lambda _: UNSET,
    "null": lambda _: None,
    "nulls": lambda count: [None] * count,
}
"""The values that a reader sees in place of a hidden part, by the number of its values."""

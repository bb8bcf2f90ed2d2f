"""Declarations of events: a Struct names an event's fields, how they are encoded, and who may see each.

    class Pass(Event, tag="pass", rename={"giver": "from", "receiver": "to"}):
        giver: Seat
        receiver: Seat
        cards: Annotated[list[int] | UnsetType, Items(Name(RANK), 2), Secret("giver", "receiver")] = UNSET

    EVENTS = Events(Deal, Pass, Play)
    tell_pass = EVENTS.teller(Pass)

`tell_pass(state, giver, receiver, cards, cards_at)` is then a rule function, a *teller*: the rules call it where the
event happens, and it writes the event into the state's buffer. All else follows from the same declaration: how a buffer
is read (`Events.read`) and redacted (`kernel.event_buffer.hide`), the page's types and decoder, and the documentation.

Public fields come first in the buffer; a field that is secret or may be left out is a *part* (`kernel.event_buffer`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from types import FunctionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from quarterdeck.games.codes import Code
from quarterdeck.games.event_fields import ITEM, Field, Items, Secret
from quarterdeck.kernel import event_buffer
from quarterdeck.kernel.event_buffer import EVERYBODY, HIDDEN, NOBODY, signed_byte


class Event(msgspec.Struct, tag_field="event"):
    """The base class of all events; the field `event` of their JSON form is the event's name."""

    @property
    def event_name(self) -> str:
        """The event's name, the value of `event` in its JSON form."""
        return str(self.__struct_config__.tag)


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
    """The kinds of events of a game; the number of a kind in the buffer is its index here."""

    def __init__(self, *types: type[Event]) -> None:
        """Declare the kinds of events, by one Struct for each."""
        self.types = types
        self.fields = {struct: fields_of(struct) for struct in types}
        self._names = [str(struct.__struct_config__.tag) for struct in types]

    @cached_property
    def union(self) -> Any:
        """The union of all Structs of the game's events, as a type for schemas."""
        found: Any = self.types[0]
        for struct in self.types[1:]:
            found = found | struct
        return found

    def teller(self, struct: type[Event], *present: str) -> Callable[..., None]:
        """Build the rule function that writes an event of this kind into a state's buffer.

        Its first argument is the state; those for the public fields follow, then those for the others. A single value
        takes one argument, its number (or several, `name_0`, `name_1`); a set is one number. A list takes an array, the
        index where it begins, and its length if the declaration leaves that open. Of the fields that may be left out,
        the function writes those named in `present`, and has arguments only for these.
        """
        source, names = teller_source(
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

    def own_places(self, names: Collection[str]) -> tuple[int, ...]:
        """Return, for each kind of event, the offset of its field `seat` in the buffer; 0 if it has no such field.

        For kinds that are not in `names`, the number is -1.
        """
        found = []
        for name, struct in zip(self._names, self.types, strict=True):
            keys = [field.key for field in self.fields[struct] if not field.is_later]
            before = self.fields[struct][: keys.index("seat") if "seat" in keys else 0]
            place = event_buffer.HEADER + sum(field.code.places for field in before) if "seat" in keys else 0
            found.append(place if name in names else -1)
        return tuple(found)

    def typed(self, event: dict[str, Any]) -> Event:
        """Return an event from `read`, a dict, as an instance of its Struct."""
        found: Event = msgspec.convert(event, self.union)
        return found

    def read(self, row: Any) -> list[dict[str, Any]]:
        """Return the events of the step that led to a state, as far as the (redacted) row shows them."""
        end = int(row["events"])
        return self.decode(row["event"][:end].tolist()) if end else []

    def decode_cached(self, numbers: bytes) -> list[dict[str, Any]]:
        """Return what `decode` returns, from a cache; the result is shared and must not be changed."""
        return _decode_cached(self, numbers)

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
        """Return the declaration as JSON, by which programs in other languages decode events; an entry per kind."""
        return [
            {"event": name, "fields": [field.data() for field in self.fields[struct]]}
            for name, struct in zip(self._names, self.types, strict=True)
        ]


@lru_cache(maxsize=4000)
def _lengths(numbers: bytes) -> list[int]:
    """Return the length of each event in the buffer."""
    found: list[int] = []
    at = 0
    while at < len(numbers):
        found.append(numbers[at + 1] & event_buffer.LENGTH)
        at += found[-1]
    return found


@lru_cache(maxsize=4000)
def _decode_cached(events: Events, numbers: bytes) -> list[dict[str, Any]]:
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
        """Read a field that is one part, or a list of `count` parts; UNSET if the field is left out."""
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
"""For each `Hidden`, what a reader sees in place of a hidden part with a given number of values."""


def teller_source(kind: int, fields: Sequence[Field], present: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Return the source of a teller, a function `tell`, and the functions that the source uses, by name.

    Raises ValueError for an unknown name in `present`.
    """
    return _Source(kind, fields, present).build()


class _Source:
    """The builder of the source of one teller."""

    def __init__(self, kind: int, fields: Sequence[Field], present: Sequence[str]) -> None:
        self._kind = kind
        self._fields = fields
        self._present = present
        self._names: dict[str, Any] = {"signed_byte": signed_byte}
        self._arguments: list[str] = []
        unknown = set(present) - {field.name for field in fields if field.optional}
        if unknown:
            raise ValueError(f"there is no field {', '.join(sorted(unknown))} that may be left out")

    def build(self) -> tuple[str, dict[str, Any]]:
        """Return the source and the functions that it uses, by name."""
        later = [field for field in self._fields if field.is_later]
        public = [line for field in self._fields if field not in later for line in self._value(field)]
        counts = [line for field in later if field.has_parts for line in self._count(field)]
        parts = [line for field in later for line in self._part(field)]
        body = [
            f"if state.imagined == {event_buffer.SILENT}:",  # a search needs no complete events
            "    state.events = 1",
            "    return",
            "event = state.event",
            "first = state.events",
            f"at = first + {event_buffer.HEADER}",
            *public,
            *counts,
            f"event[first] = {self._kind}",
            f"event[first + 2] = at - first - {event_buffer.HEADER}",
            *parts,
            "event[first + 1] = signed_byte(at - first)",
            "state.events = at",
        ]
        head = f"def tell({', '.join(['state', *self._arguments])}):"
        return "\n    ".join([head, *body]) + "\n", self._names

    def _value(self, field: Field) -> list[str]:
        if field.items is None:
            return field.code.lines(self._scalar(field))
        return [*(self._count(field) if field.items.count is None else []), *self._each(field, [])]

    def _scalar(self, field: Field) -> list[str]:
        names = [field.name] if field.code.takes == 1 else [f"{field.name}_{k}" for k in range(field.code.takes)]
        self._arguments += names
        return names

    def _list(self, field: Field) -> str:
        """Return the number of a list's items as source text; add the list's arguments to the teller's, once."""
        name = field.name
        if name not in self._arguments:
            self._arguments += [name, f"{name}_at"]
            if field.items and field.items.step == 0:
                self._arguments.append(f"{name}_step")
            if field.items and field.items.count is None:
                self._arguments.append(f"{name}_count")
        if field.items and field.items.count is None:
            return f"{name}_count"
        return str(field.items.count if field.items else 1)

    def _count(self, field: Field) -> list[str]:
        return [f"event[at] = {self._list(field)}", "at += 1"]

    def _each(self, field: Field, before: list[str]) -> list[str]:
        """Return the lines that write a list's items; the lines `before` come before those of each item."""
        count, takes = self._list(field), field.code.takes
        step, rows = (field.items.step, field.items.rows) if field.items else (1, 1)
        place = f"{field.name}_at + i * {step * takes if step else f'{field.name}_step'}"
        if rows > 1 and field.items:
            place += f" + row * {field.items.apart}"
        given = [f"{field.name}[{place} + {k}]" for k in range(takes)]
        lines = [*before, *field.code.lines(given)]
        found = [f"for i in range({count}):", *(f"    {line}" for line in lines)]
        return found if rows == 1 else [f"for row in range({rows}):", *(f"    {line}" for line in found)]

    def _part(self, field: Field) -> list[str]:
        if field.has_parts and field.items and field.items.each:
            places = field.code.places
            before = [f"event[at] = {self._audience(field.items.each)}", f"event[at + 1] = {places}"]
            return self._each(field, [*before, f"at += {event_buffer.PART_HEADER}"])
        if field.optional and field.name not in self._present:
            return [f"event[at] = {EVERYBODY}", "event[at + 1] = 0", f"at += {event_buffer.PART_HEADER}"]
        audience = self._audience(field.secret) if field.secret else str(EVERYBODY)
        lines = self._each(field, []) if field.items else field.code.lines(self._scalar(field))
        return [
            "part = at",
            f"at += {event_buffer.PART_HEADER}",
            *lines,
            f"event[part] = {audience}",
            f"event[part + 1] = at - part - {event_buffer.PART_HEADER}",
        ]

    def _audience(self, secret: Secret) -> str:
        seats = ["i" if seat == ITEM else seat for seat in secret.seats]
        if secret.to is not None:
            self._names[secret.to.__name__] = secret.to
            return f"signed_byte({secret.to.__name__}({', '.join(['state', *seats])}))"
        if not seats:
            return str(NOBODY)
        return f"signed_byte({' | '.join(f'1 << {seat}' for seat in seats)})"

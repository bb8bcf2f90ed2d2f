"""The source of tellers: rule functions that write one event into a state's buffer, made from its declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quarterdeck.kernel import event_buffer
from quarterdeck.kernel.event_buffer import EVERYBODY, NOBODY, signed_byte

if TYPE_CHECKING:
    from quarterdeck.games.events import Field, Secret

ITEM = "item"
"""In a list with a part an item: the seat whose number is the item's place."""


def source(kind: int, fields: Sequence[Field], present: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Return the source of a function `tell`, and the functions that it names.

    Raises ValueError for an unknown name in `present`.
    """
    return _Source(kind, fields, present).build()


class _Source:
    """The source of one teller."""

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
        """Return the source and the names that it uses."""
        later = [field for field in self._fields if field.is_later]
        public = [line for field in self._fields if field not in later for line in self._value(field)]
        counts = [line for field in later if field.has_parts for line in self._count(field)]
        parts = [line for field in later for line in self._part(field)]
        body = [
            f"if state.imagined == {event_buffer.SILENT}:",  # nobody reads what is only thought of
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
        """Return the number of items as source text; the list's arguments are added once."""
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
        """Return the lines that write a list's items, with the lines `before` ahead of each item."""
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

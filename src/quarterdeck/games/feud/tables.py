"""What a table makes of maneuvers: changes of the eight, and its own (FEUD-33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quarterdeck.games.feud.book import BOOK
from quarterdeck.games.feud.deck import MANEUVERS, MOST_OWN
from quarterdeck.games.feud.definitions import NOTHING, STEPS, Definition, DefinitionError, check_definition, encoded
from quarterdeck.games.options import listed

MOST_WAITING = 2
"""Own maneuvers of a table that may wait for the end of a window: what they tell must find room in one step."""
CHANGED = ("windows", "once", "by")
"""What a table may change of the eight, beside the price: `maneuvers` has that."""


class _Changes:
    """`{"heal": {"windows": ["before_study"], "once": true}, "sabotage": {"by": "owner"}}`."""

    def wrong(self, value: Any, chosen: Mapping[str, Any]) -> str:
        """See `Codec`."""
        if not isinstance(value, dict):
            return f"it is an object from names of maneuvers to what is changed: {listed(CHANGED, 'and')}"
        try:
            for name, changes in value.items():
                _check_changes(name, changes, chosen)
        except DefinitionError as wrong:
            return str(wrong)
        return ""

    def encoded(self, value: Any) -> list[int]:
        """See `Codec`: all eight."""
        return [number for name in MANEUVERS for number in encoded(changed(name, value.get(name, {})))]


def _check_changes(name: Any, changes: Any, chosen: Mapping[str, Any]) -> None:
    if name not in MANEUVERS:
        raise DefinitionError(f"it has no maneuver {str(name)[:40]!r}; the maneuvers are {listed(MANEUVERS, 'and')}")
    if not isinstance(changes, dict) or set(changes) - set(CHANGED):
        raise DefinitionError(f"{name} must be an object of {listed(CHANGED, 'and')}")
    by = () if name == "betrayal" else STEPS[BOOK[name]["steps"][0]["step"]].by
    if "by" in changes and changes["by"] not in by:
        raise DefinitionError(
            f"{name}.by cannot be {str(changes['by'])[:40]!r}: it is {listed(by, 'or') or 'left out'}"
        )
    check_definition(changed(name, changes), name, {**chosen, "reservation": True}, named=False)


def changed(name: str, changes: Mapping[str, Any]) -> Definition:
    """One of the eight as the table plays it."""
    definition = {**BOOK[name], **{key: changes[key] for key in ("windows", "once") if key in changes}}
    if "by" in changes:
        definition["steps"] = [{**step, "by": changes["by"]} for step in definition["steps"]]
    return definition


class _Own:
    """A list of definitions."""

    def wrong(self, value: Any, chosen: Mapping[str, Any]) -> str:
        """See `Codec`."""
        if not isinstance(value, list) or len(value) > MOST_OWN:
            return f"it is a list of at most {MOST_OWN} maneuvers"
        try:
            for at, definition in enumerate(value):
                check_definition(definition, f"[{at}]", chosen)
        except DefinitionError as wrong:
            return str(wrong)
        names = [str(definition["name"]) for definition in value]
        if len(set(names)) < len(names):
            return "two of its maneuvers have the same name: rename one"
        if sum(definition.get("when") == "window_closes" for definition in value) > MOST_WAITING:
            return f"at most {MOST_WAITING} of its maneuvers may wait for the end of a window: change 'when' of another"
        return ""

    def encoded(self, value: Any) -> list[int]:
        """See `Codec`: room for all."""
        own = [number for definition in value for number in encoded(definition)]
        return [*own, *NOTHING * (MOST_OWN - len(value))]


CHANGES = _Changes()
OWN = _Own()

"""A table's maneuvers: its changes of the eight in the rule book, and its own (FEUD-33)."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from quarterdeck.games.feud.deck import MANEUVERS, MOST_OWN
from quarterdeck.games.feud.definitions import definitions
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.definitions.definitions import Definition, encoded, problems, title
from quarterdeck.games.feud.definitions.problems import Named, Problem

MOST_WAITING = 2
"""The most of a table's own maneuvers that may wait for the end of a window: all their events must fit into one
step."""
CHANGED = ("windows", "once", "by")
"""The fields of the eight maneuvers that a table may change. Prices are changed by the option `maneuvers` instead."""


class _Changes:
    """Changes such as `{"heal": {"windows": ["before_study"], "once": true}, "sabotage": {"by": "owner"}}`."""

    def wrong(self, value: Any, chosen: Mapping[str, Any]) -> str:
        if not isinstance(value, dict):
            return Problem((), "changes", {"fields": Named("field", CHANGED, "and")}).line()
        found = (problem.line() for name, changes in value.items() for problem in change_problems(name, changes))
        return next(found, "")

    def fitting(self, value: Any, _: Mapping[str, Any]) -> dict[str, Any]:
        given = value if isinstance(value, dict) else {}
        return {name: changes for name, changes in given.items() if not any(change_problems(name, changes))}

    def encoded(self, value: Any) -> list[int]:
        return [number for name in MANEUVERS for number in encoded(changed(name, value.get(name, {})))]


def change_problems(name: Any, changes: Any) -> Iterator[Problem]:
    if name not in MANEUVERS:
        yield Problem((), "no_maneuver", {"value": name, "values": Named("", MANEUVERS, "and")})
        return
    if not isinstance(changes, dict) or set(changes) - set(CHANGED):
        yield Problem((name,), "object", {"fields": Named("field", CHANGED, "and")})
        return
    by, allowed = changes.get("by"), choosers(name)
    if "by" in changes and (not isinstance(by, str) or by not in allowed):
        wrong = Problem(("by",), "choice", {"value": by, "values": Named("by", allowed)})
        yield (wrong if allowed else Problem(("by",), "no_meaning")).inside(name)
        return
    found = problems(changed(name, changes), {"study": True, "reservation": True}, named=False)
    yield from (problem.inside(name) for problem in found)


def choosers(name: str) -> tuple[str, ...]:
    """Return the values of `by` that a table may set for one of the eight maneuvers."""
    return () if name == "betrayal" else definitions.STEPS[BOOK[name]["steps"][0]["step"]].by


def changed(name: str, changes: Mapping[str, Any]) -> Definition:
    """Return the definition of one of the eight maneuvers with the table's changes."""
    definition = {**BOOK[name], **{key: changes[key] for key in ("windows", "once") if key in changes}}
    if "by" in changes:
        definition["steps"] = [{**step, "by": changes["by"]} for step in definition["steps"]]
    return definition


class _Own:
    def wrong(self, value: Any, chosen: Mapping[str, Any]) -> str:
        return next((problem.line() for problem in list_problems(value, chosen)), "")

    def fitting(self, value: Any, chosen: Mapping[str, Any]) -> list[Any]:
        """Return the definitions that are valid together with those before them; see `Codec`."""
        found: list[Any] = []
        for definition in value if isinstance(value, list) else []:
            if not any(list_problems([*found, definition], chosen)):
                found.append(definition)
        return found

    def encoded(self, value: Any) -> list[int]:
        """Return the numbers of all own maneuvers, filled up with empty places to `MOST_OWN`; see `Codec`."""
        own = [number for definition in value for number in encoded(definition)]
        return [*own, *definitions.NOTHING * (MOST_OWN - len(value))]


def list_problems(value: Any, chosen: Mapping[str, Any]) -> Iterator[Problem]:
    if not isinstance(value, list) or len(value) > MOST_OWN:
        yield Problem((), "list", {"most": MOST_OWN})
        return
    each = [[problem.inside(at) for problem in problems(it, chosen)] for at, it in enumerate(value)]
    yield from chain.from_iterable(each)
    if any(each):
        return
    for at, definition in enumerate(value):
        if any(title(definition, each) == title(other, each) for other in value[:at] for each in definitions.LANGUAGES):
            yield Problem((at, "name"), "same_name")
    waiting = [at for at, definition in enumerate(value) if definition.get("when") == "window_closes"]
    for at in waiting[MOST_WAITING:]:
        yield Problem((at, "when"), "many_waiting", {"most": MOST_WAITING, "when": Named("field", ("when",))})


CHANGES = _Changes()
OWN = _Own()

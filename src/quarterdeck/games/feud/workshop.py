"""The workshop: what a page needs to compose maneuvers, and what it is told of one (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from quarterdeck.games.feud.book import BOOK
from quarterdeck.games.feud.catalogue import MANEUVERS as TITLES
from quarterdeck.games.feud.catalogue_problems import PROBLEMS
from quarterdeck.games.feud.deck import MANEUVERS, MOST_OWN, WINDOWS
from quarterdeck.games.feud.definitions import (
    HIGHEST_PRICE,
    LONGEST_NAME,
    STEP_FIELDS,
    STEPS,
    WHEN,
    Definition,
    Kind,
    alters_key_rule,
    misshapen,
    problems,
)
from quarterdeck.games.feud.problems import Problem, name_of
from quarterdeck.games.feud.shelf import shelf
from quarterdeck.games.feud.steps import CONDITIONS, LENGTH
from quarterdeck.games.feud.tables import MOST_WAITING, added_problems, change_problems, changed, choosers
from quarterdeck.games.feud.wording import described
from quarterdeck.games.sentences import LANGUAGES

WIDEST = {"study": True, "reservation": True, "skirmishes": "on"}
"""Options under which every step can be carried out: those of `true`."""
GROUPS = {
    "cards": ("exchange", "renew", "keep", "empty_reserve", "shuffle"),
    "looking": ("foresee", "show_hand", "look_hand", "look_columns", "show_column"),
    "columns": ("scatter", "arrange", "turn", "swap", "lock", "unlock"),
    "units": ("heal", "wound", "call", "raise"),
    "points": ("gain", "lose", "steal"),
    "rules": ("deny",),
}
"""The steps, as one looks for them."""
MENDED_ELSEWHERE = ("waits_once", "for_ever")
"""What another field than the one that brings it about may mend just as well: a reason to say so, not to bar it."""

Text = dict[str, str]
"""A text by its language."""


class _Workshop:
    """See `games.workshop`."""

    most = 40
    measure = "quarterdeck.extras.feud.press"

    def bench(self) -> dict[str, Any]:
        """See `Workshop`."""
        limits = {"price": HIGHEST_PRICE, "name": LONGEST_NAME, "steps": LENGTH, "own": MOST_OWN}
        return {
            "limits": {**limits, "waiting": MOST_WAITING},
            "fields": {name.partition(".")[2]: _catalogued(name) for name in PROBLEMS if name.startswith("field.")},
            "windows": _values("windows", WINDOWS),
            "when": _values("when", WHEN),
            "needs": _values("needs", CONDITIONS),
            "groups": [{"name": _catalogued(f"group.{name}"), "steps": steps} for name, steps in GROUPS.items()],
            "steps": {name: {"name": _text("step", name), **_kind(kind)} for name, kind in STEPS.items()},
            "shelf": [asdict(good) for good in shelf()],
            "book": [_booked(name) for name in MANEUVERS],
        }

    def examine(
        self, definition: Any, given: Mapping[str, Any] | None = None, beside: Sequence[Any] = ()
    ) -> dict[str, Any]:
        """See `Workshop`."""
        found = added_problems(beside, definition, WIDEST if given is None else given)
        told = not any(misshapen(definition))
        return {
            "articles": {each: asdict(described(_titled(definition), each)) for each in LANGUAGES} if told else None,
            "problems": [_problem(problem) for problem in found],
            "alters": told and alters_key_rule(definition),
        }

    def barred(self, definition: Any) -> dict[str, Any]:
        """See `Workshop`; None for a definition that cannot be read."""
        if any(misshapen(definition)):
            return {}
        chosen = definition["windows"]
        return {
            "windows": _bars(
                definition, {name: {"windows": [*chosen, name]} for name in WINDOWS if name not in chosen}
            ),
            "when": _bars(definition, {name: {"when": name} for name in WHEN}),
            "add": _bars(definition, {name: {"steps": [*definition["steps"], step]} for name, step in _first_steps()}),
            "steps": [_bars_of_step(definition, at) for at in range(len(definition["steps"]))],
        }


def _first_steps() -> Iterator[tuple[str, dict[str, Any]]]:
    """A step of each kind as it begins; of one about rules, the last of them."""
    for name, kind in STEPS.items():
        count = {"count": 1} if kind.most else {}
        yield name, {"step": name, **count, **({"rule": kind.rules[-1]} if kind.rules else {})}


def _bars_of_step(definition: Definition, at: int) -> dict[str, dict[str, Text]]:
    steps = definition["steps"]
    kind = STEPS[steps[at]["step"]]
    fields = {"whose": kind.whose, "by": kind.by, "pile": kind.piles, "rule": kind.rules}
    return {
        field: _bars(
            definition,
            {value: {"steps": [*steps[:at], {**steps[at], field: value}, *steps[at + 1 :]]} for value in values},
        )
        for field, values in fields.items()
        if len(values) > 1
    }


def _bars(definition: Definition, choices: Mapping[str, Mapping[str, Any]]) -> dict[str, Text]:
    """Why each of the choices that would bring something wrong about cannot be made."""
    now = list(problems(definition, WIDEST, named=False))
    found: dict[str, Text] = {}
    for name, choice in choices.items():
        new = [each for each in problems({**definition, **choice}, WIDEST, named=False) if each not in now]
        new = [each for each in new if each.code not in MENDED_ELSEWHERE]
        if new:
            found[name] = _words(new[0])
    return found


def _problem(problem: Problem) -> dict[str, Any]:
    return {"place": problem.place, "code": problem.code, "words": _words(problem)}


def _words(problem: Problem) -> Text:
    return {language: problem.words(language) for language in LANGUAGES}


def _titled(definition: Definition) -> Definition:
    """With a name that can be told, whatever it is called."""
    name = definition.get("name")
    named = [name] if isinstance(name, str) else list(name.values()) if isinstance(name, dict) else []
    good = named and all(isinstance(text, str) for text in named)
    return definition if good else {**definition, "name": ""}


def _catalogued(key: str) -> Text:
    return dict(zip(LANGUAGES, PROBLEMS[key], strict=True))


def _text(field: str, value: str) -> Text:
    return {language: name_of(field, value, language) for language in LANGUAGES}


def _values(field: str, values: tuple[str, ...]) -> list[dict[str, Any]]:
    return [{"id": value, "name": _text(field, value)} for value in values]


def _kind(kind: Kind) -> dict[str, Any]:
    """What a step can say, as `Kind` has it; of fields with more than one value the values and their names."""
    chosen = {"whose": kind.whose, "by": kind.by, "pile": kind.piles, "rule": kind.rules}
    return {
        "most": kind.most,
        "seen": kind.seen,
        "fields": {field: _values(field, chosen[field]) for field in STEP_FIELDS if len(chosen.get(field, ())) > 1},
    }


def _booked(name: str) -> dict[str, Any]:
    """One of the eight: as it is in the book, and what of it a table may change."""
    definition = BOOK[name]
    windows = [each for each in WINDOWS if not any(change_problems(name, {"windows": [each]}))]
    once = not any(change_problems(name, {"once": not definition.get("once", False)}))
    return {
        "id": name,
        "name": dict(zip(LANGUAGES, TITLES[name], strict=True)),
        "windows": definition["windows"],
        "once": definition.get("once", False),
        "by": next(iter(choosers(name)), None),
        "changes": {"windows": windows, "once": once, "by": _values("by", choosers(name))},
        "articles": {
            each: asdict(described(changed(name, {}), each, name=TITLES[name][at])) for at, each in enumerate(LANGUAGES)
        },
    }


WORKSHOP = _Workshop()

"""The problems of a definition: each with its place and remedy, in words or in the names of a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.games.feud.definitions.effect_sentences import EFFECTS
from quarterdeck.games.feud.definitions.problem_sentences import PROBLEMS
from quarterdeck.games.feud.steps import CONDITIONS
from quarterdeck.games.options import SHOWN, listed
from quarterdeck.games.sentences import Teller

Place = tuple[str | int, ...]
"""Names of fields and places in lists, from 0: ("steps", 0, "count")."""


@dataclass(frozen=True)
class Named:
    """Parts of a definition that a problem names: values of a field, or fields."""

    field: str
    values: Sequence[str]
    link: str = "or"


@dataclass(frozen=True)
class Problem:
    """One mistake: `code` is a sentence of the catalogue, `data` are its parts."""

    place: Place
    code: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def line(self) -> str:
        """Return the problem in English, in a file's words: `[0].steps[1].count: give a whole number from 1 to 5`."""
        parts = {key: _written(value) for key, value in self.data.items()}
        path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.place)
        place = path.lstrip(".")
        told = Teller(PROBLEMS, (), "en").say(self.code, **parts)
        return f"{place}: {told}" if place else told

    def words(self, language: str) -> str:
        """Return the problem as a sentence for a reader who has the field on screen."""
        teller = Teller(PROBLEMS, (), language)
        parts = {key: _in_words(value, teller) for key, value in self.data.items()}
        text = teller.say(self.code, **parts)
        return teller.say("end", text=text[0].upper() + text[1:])

    def inside(self, *place: str | int) -> Problem:
        """Return the same problem, placed in a definition that is a part of something."""
        return Problem((*place, *self.place), self.code, self.data)


def name_of(field: str, value: str, language: str) -> str:
    """Return the words of a form for a value of a field, or for a field; a value without a field is its own name."""
    if not field:
        return value
    teller = Teller(PROBLEMS, (), language)
    if field in ("needs", "if") and value in CONDITIONS[1:]:
        return teller.say("condition", text=Teller(EFFECTS, (), language).say(value))
    return teller.say(f"{field}.{value}")


def _written(value: Any) -> str:
    if isinstance(value, Named):
        return listed(value.values, value.link)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else repr(str(value)[:SHOWN])


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""As browsers write it."""


def _in_words(value: Any, teller: Teller) -> str:
    if not isinstance(value, Named):
        return (value if isinstance(value, str) else _json(value))[:SHOWN]
    names = [teller.say("quoted", name=name_of(value.field, each, teller.language)) for each in value.values]
    return teller.series(names) if teller.language == "ja" else listed(names, value.link)

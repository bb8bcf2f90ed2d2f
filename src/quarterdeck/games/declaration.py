"""All that a game declares of its options, as data for a page: enough to draw its form, check it and begin a game.

A plain value is itself. `{"same_as": name}` is the value of another option; `{"by": name, "cases": [[case, part], ...],
"otherwise": part}` is the part of the first case that fits that option, as `ByOption` says; a case that is a list is
any of several. These two are told from an object of prices by `same_as` and `by`, which are words here, not numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption, SameAs
from quarterdeck.games.options import Note, Option


def declaration(game: Game) -> dict[str, Any]:
    """`options`, `numbers`, `seats` and `sides` of a game, as in `Game` and `Option`, in JSON values."""
    return {
        "id": game.id,
        "options": [_option(option) for option in game.options],
        "numbers": [_part(number) for number in game.numbers or [option.name for option in game.options]],
        "seats": _part(game.seats),
        "sides": _part(game.seats if game.sides is None else game.sides),
    }


def _option(option: Option) -> dict[str, Any]:
    return {field.name: _part(getattr(option, field.name)) for field in fields(option)}


def _part(part: Any) -> Any:
    if isinstance(part, SameAs):
        return {"same_as": part.option}
    if isinstance(part, ByOption):
        cases = [[_part(case), _part(then)] for case, then in part.cases.items()]
        return {"by": part.option, "cases": cases, "otherwise": _part(part.otherwise)}
    if isinstance(part, Note):
        return {"code": part.code, "words": part.words}
    if isinstance(part, Mapping):
        return dict(part)
    return list(part) if isinstance(part, tuple | list) else part

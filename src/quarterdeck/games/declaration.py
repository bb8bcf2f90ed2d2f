"""Everything that a game declares of its options, as data with which a page draws, checks and submits a form.

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
from quarterdeck.games.options import Note, Option, for_forms


def declaration(game: Game) -> dict[str, Any]:
    """Return `options`, `numbers`, `seats` and `sides` of a game, as in `Game` and `Option`, in JSON values."""
    return {
        "id": game.id,
        "options": [_option(option) for option in for_forms(game.options)],
        "numbers": _numbers(game),
        "seats": _part(game.seats),
        "sides": _part(game.seats if game.sides is None else game.sides),
    }


def _numbers(game: Game) -> list[Any]:
    """Return the numbers as in `Game`; for an option that no form has, those of its default."""
    named = {option.name: option for option in game.options}
    found: list[Any] = []
    for number in game.numbers or named:
        option = named.get(number) if isinstance(number, str) else None
        found += option.codec.encoded(option.default) if option and option.codec else [_part(number)]
    return found


def _option(option: Option) -> dict[str, Any]:
    return {field.name: _part(getattr(option, field.name)) for field in fields(option) if field.name != "codec"}


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

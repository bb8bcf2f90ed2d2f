"""A game's options as plain JSON for programs in another language, including how they depend on other options."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption, SameAs
from quarterdeck.games.options import DEFINED, Note, Option

SAME, BY = "$same", "$by"
"""The keys of a part that depends on an option: `$same`, it is the option's value; `$by`, it is given by the first case
that fits the option's value."""


def as_data(part: Any) -> Any:
    """Return a part of an option as plain data: a note as its code, a plain value unchanged."""
    if isinstance(part, SameAs):
        return {SAME: part.option}
    if isinstance(part, ByOption):
        cases = [[_flat(case), as_data(then)] for case, then in part.cases.items()]
        return {BY: part.option, "cases": cases, "otherwise": as_data(part.otherwise)}
    if isinstance(part, Note):
        return part.code
    if isinstance(part, Mapping):
        return {name: as_data(value) for name, value in part.items()}
    return [as_data(value) for value in part] if isinstance(part, tuple | list) else part


def _flat(case: Any) -> list[Any]:
    """Return all values of a case as one list."""
    return [value for one in case for value in _flat(one)] if isinstance(case, tuple) else [case]


def options_data(game: Game) -> dict[str, Any]:
    """Return the data by which a page shows a form for the game's options and encodes the chosen ones for the rules."""
    return {
        "options": [_option(option) for option in game.options],
        "numbers": as_data(game.numbers or tuple(option.name for option in game.options)),
        "seats": as_data(game.seats),
        "sides": as_data(game.sides),
        "level_note": as_data(game.level_note),
        "fresh_rounds": game.fresh_rounds,
    }


def _option(option: Option) -> dict[str, Any]:
    names = ("default", "values", "length", "prices", "note")
    parts = {name: as_data(getattr(option, name)) for name in names}
    numbers = {"low": option.low, "high": option.high, "room": option.room}
    # Only the game's own code can encode such an option, so the data has no more than its encoded default.
    own = {"encoded": option.codec.encoded(option.default)} if option.codec and option.kind == DEFINED else {}
    return {"name": option.name, "kind": option.kind, **parts, **numbers, **own}

"""Games that begin at a given state instead of a deal: the check of this state, and its form in a record."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine, key_words
from quarterdeck.games.base import Game
from quarterdeck.games.observation import EVENTS
from quarterdeck.games.options import Options
from quarterdeck.table.records import RecordError

CAREFUL: Mode = "checked"
"""The engine's mode for a state that a program supplied: with bounds checks, as the state may have invalid values."""

_UNTOLD = (*EVENTS, "imagined")
"""Fields that are set to 0 at the beginning, since the game has no events yet and is not an imagined one."""

ASTRAY = (IndexError, KeyError, OverflowError, TypeError, ValueError)
"""The errors that rule functions may raise if a state is invalid."""


def beginning(game: Game, options: Options, state: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return the first state of a game, shape (1,), made from a full state, shape () or (1,).

    Raises ValueError if `state` is not a full state of this game with these options.
    """
    given = np.asarray(state).reshape(-1)
    if given.dtype != game.dtype or len(given) != 1:
        raise ValueError(f"a game of {game.id} begins at one state of its dtype, not at {np.asarray(state).dtype.name}")
    row = np.array(given)
    for name in _UNTOLD:
        row[name] = 0
    dealt = empty_states(game, 1)
    engine(game, CAREFUL).start(dealt, game.encode_options(options), key_words(bytes(32)))
    if row["seats"] != dealt["seats"]:
        raise ValueError(f"the state has {row['seats'][0]} seats, but these options want {dealt['seats'][0]}")
    if _cards(game, row[0]) != game.census(dealt[0]):
        raise ValueError("the state lacks cards or has strange ones: a full state is wanted, not what a seat sees")
    return row


def _cards(game: Game, row: Any) -> list[int]:
    try:
        return game.census(row)
    except ASTRAY:
        return []


def as_numbers(row: Any) -> dict[str, int | list[int]]:
    """Return a state in the form of a record: its fields by name, as numbers or lists; fields of zeros are left out."""
    return {name: row[name].tolist() for name in row.dtype.names if row[name].any()}


def from_numbers(game: Game, numbers: Mapping[str, int | list[int]], where: str) -> npt.NDArray[Any]:
    """Return the state, shape (1,), from the form that `as_numbers` returns. Raises RecordError."""
    row = empty_states(game, 1)
    for name, value in numbers.items():
        if name not in (game.dtype.names or ()):
            raise RecordError(where, f"start: a state of {game.id} has no field {name[:40]!r}")
        kind = game.dtype[name]
        try:
            found = np.array(value, dtype=kind.base)
        except OverflowError:
            raise RecordError(where, f"start: {name} has a number that does not fit") from None
        if found.shape != kind.shape:
            words = f"{kind.shape[0]} numbers" if kind.shape else "one number"
            raise RecordError(where, f"start: {name} wants {words}")
        row[name] = found
    return row

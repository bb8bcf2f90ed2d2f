"""Meanings of a game's outcomes, from the file `reasons.json` beside its rules.

Compiled code finds the reasons by them (`quarterdeck.engine.search.analysis`). In a game without that file, the
outcomes that differ most are the reasons.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from quarterdeck.games.base import Game

__all__ = ["Meaning", "Meanings", "meanings_of"]


@dataclass(frozen=True)
class Meaning:
    """Meaning of one outcome."""

    words: tuple[str, str]
    """A verb and its object in English and Japanese; a noun if the outcome is an amount."""
    worth: float | None = None
    """Points that it brings by the rules; None if the rules give none, so that its value depends on the position."""
    when: str = ""
    """The field of a state that is not 0 if it brings them; empty if it always does."""


@dataclass(frozen=True)
class Meanings:
    """Effects of a game's outcomes on the result of a round."""

    result: str
    """The code of the count that is the result."""
    better: int
    """1 if more of it is better, else -1."""
    outcomes: Mapping[str, Meaning]


@cache
def meanings_of(game: Game) -> Meanings | None:
    """Return the meanings of a game's outcomes, or None if the game has no such file."""
    path = Path(str(game.rules.__file__)).with_name("reasons.json")
    return msgspec.json.decode(path.read_bytes(), type=Meanings) if path.exists() else None

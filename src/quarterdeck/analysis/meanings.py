"""What the outcomes of a game bring, as the game says in `reasons.json` beside its rules.

Compiled code finds the reasons by it (`quarterdeck.engine.search.analysis`). A game without that file has the outcomes
that differ most.
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
    """What an outcome brings."""

    words: tuple[str, str]
    """A verb and its object in English and Japanese; a noun where the outcome is an amount."""
    worth: float | None = None
    """Points that it brings by the rules; None: the rules give it none, so the position says whether it is good."""
    when: str = ""
    """The field of a state that is not 0 where it brings them; empty: it always does."""


@dataclass(frozen=True)
class Meanings:
    """What the outcomes of a game do to the result of a round."""

    result: str
    """The code of the count that is the result,"""
    better: int
    """and 1 where more of it is better, or -1."""
    outcomes: Mapping[str, Meaning]


@cache
def meanings_of(game: Game) -> Meanings | None:
    """Return what a game's outcomes bring, or None where nothing is kept of it."""
    path = Path(str(game.rules.__file__)).with_name("reasons.json")
    return msgspec.json.decode(path.read_bytes(), type=Meanings) if path.exists() else None

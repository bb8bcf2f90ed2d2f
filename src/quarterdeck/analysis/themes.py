"""Themes of a game: what a good player would say of a choice, from the file `themes.json` beside its rules.

Compiled code finds the themes that distinguish two choices (`quarterdeck.engine.search.saying`). A game without that
file has no reasons.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from quarterdeck.games.base import Game
from quarterdeck.games.themes import MAX_THEMES

__all__ = ["Meaning", "Theme", "Unit", "Vocabulary", "path_of", "vocabulary_of"]

Words = tuple[str, str]
"""A text in English and Japanese."""


@dataclass(frozen=True)
class Meaning:
    """Meaning of one outcome."""

    words: Words
    """A verb and its object; a noun if the outcome is an amount."""
    worth: float | None = None
    """Points that it brings by the rules; None if the rules give none, so that its value depends on the position."""
    when: str = ""
    """The field of a state that is not 0 if it brings them; empty if it always does."""


@dataclass(frozen=True)
class Unit:
    """The unit in which the game compares choices."""

    words: Words
    """Its plural."""
    threshold: float
    """The least difference that matters."""
    share: bool = False
    """True if it is the share of the win; else points of the round."""


@dataclass(frozen=True)
class Theme:
    """One theme. Its predicate is in the game's rule function `themes`."""

    rule: str
    outcome: str
    """A code of `Game.outcomes` or `Game.counts` to which it leads."""
    sign: int
    """1 if a choice with the theme brings the outcome more often (or more of it), -1 if less."""
    name: Words
    """A short heading."""
    public: bool = False
    """True if its predicate reads only public facts and the reader's own cards."""
    likely: bool = False
    """True if it may be said with the certainty "likely"."""
    lesson: int | None = None
    """The number of the course's lesson about it."""
    sure: Words | None = None
    out: Words | None = None
    probably: Words | None = None
    """Its sentences by certainty; the last for "likely"."""
    separates: float | None = None
    """The share of measured positions in which the choice that has the theme is the better one; None: not measured."""


@dataclass(frozen=True)
class Vocabulary:
    """The themes of a game, and the effects of its outcomes on the result of a round."""

    result: str
    """The code of the count that is the result."""
    better: int
    """1 if more of it is better, else -1."""
    outcomes: Mapping[str, Meaning]
    unit: Unit
    themes: Mapping[str, Theme]


def path_of(game: Game) -> Path:
    """Return the path of a game's themes."""
    return Path(str(game.rules.__file__)).with_name("themes.json")


@cache
def vocabulary_of(game: Game) -> Vocabulary | None:
    """Return the themes of a game, or None if the game declares none. Raises ValueError."""
    path = path_of(game)
    if not path.exists():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Vocabulary)
    codes = [each.code for each in game.outcomes] + [each.code for each in game.counts]
    wrong = [name for name, theme in found.themes.items() if theme.outcome not in codes or theme.sign not in (1, -1)]
    if wrong or len(found.themes) > MAX_THEMES:
        raise ValueError(f"{path}: {wrong[0] if wrong else len(found.themes)} is no theme, or there are too many")
    return found

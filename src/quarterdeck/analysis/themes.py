"""Themes of a game, from the file `themes.json` beside its rules: reasons that a good player gives for a choice.

Compiled code finds the themes that distinguish two choices (`quarterdeck.engine.search.saying`). A game without that
file gives no reasons for choices.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from quarterdeck.games.base import Game
from quarterdeck.games.themes import MAX_THEMES
from quarterdeck.games.types import Certainty

__all__ = ["OF_OUTCOMES", "Meaning", "Theme", "Unit", "Vocabulary", "path_of", "vocabulary_of"]

Words = tuple[str, str]
"""A text in English and Japanese."""

OF_OUTCOMES: tuple[Certainty, ...] = ("counted", "later", "repaid")
"""The certainties of a counted outcome, in the order in which they are tried: the names of its texts."""


@dataclass(frozen=True)
class Meaning:
    """The meaning of one outcome for the result of a round."""

    worth: float
    """Points that the outcome brings by the rules."""
    when: str = ""
    """The field of a state that must not be 0 for the outcome to bring points; empty if it always does."""
    rule: str = ""
    counted: Words | None = None
    """The sentence that compares how often the outcome occurs after a worse choice and after the best one; None: the
    outcome is never given as the reason why a choice is worse."""
    later: Words | None = None
    """The same for the outcome now or in the next trick, or bid; it is given only if `counted` is no reason."""
    repaid: Words | None = None
    """The sentence for an outcome that is worse after the best choice, which makes up for it later in the round; it is
    given only if the other two are no reasons."""


@dataclass(frozen=True)
class Unit:
    """The unit in which the game compares choices."""

    words: Words
    """The unit in the plural, such as "tricks"."""
    threshold: float
    """The least difference that matters, in this unit."""
    share: bool = False
    """True if the unit is the share of the win; False if it is points of the round."""


@dataclass(frozen=True)
class Theme:
    """One theme. The game's rule function `themes` tests which choices have it."""

    rule: str
    outcome: str
    """What the theme leads to: a code of `Game.outcomes` or `Game.counts`."""
    sign: int
    """1 if a choice with the theme brings the outcome more often (or more of it), -1 if less."""
    name: Words
    """A short heading."""
    public: bool = False
    """True if the test for the theme reads only public facts and the reader's own cards."""
    likely: bool = False
    """True if the theme can be given as a reason with the certainty "likely"."""
    lesson: int | None = None
    """The number of the course's lesson about the theme."""
    sure: Words | None = None
    out: Words | None = None
    probably: Words | None = None
    """The theme's sentences for the certainties "sure", "out" and "likely"."""
    separates: float | None = None
    """The share of measured positions in which the choice that has the theme is the better one; None: not measured."""


@dataclass(frozen=True)
class Vocabulary:
    """The themes of a game, and the effects of its outcomes on the result of a round."""

    result: str
    """The code of the count that is the result."""
    better: int
    """1 if more of the result is better, -1 if less."""
    outcomes: Mapping[str, Meaning]
    """By code. An outcome without an entry has no fixed worth: its value depends on the position."""
    unit: Unit
    themes: Mapping[str, Theme]
    against: bool = False
    """True if the opponent's result counts against one's own; only in games for two."""


def path_of(game: Game) -> Path:
    """Return the path of a game's file of themes."""
    return Path(str(game.rules.__file__)).with_name("themes.json")


@cache
def vocabulary_of(game: Game) -> Vocabulary | None:
    """Return the themes of a game, or None if it has no file of themes. Raises ValueError if the file is wrong."""
    path = path_of(game)
    if not path.exists():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Vocabulary)
    codes = [each.code for each in game.outcomes] + [each.code for each in game.counts]
    wrong = [name for name, theme in found.themes.items() if theme.outcome not in codes or theme.sign not in (1, -1)]
    if wrong or len(found.themes) > MAX_THEMES:
        raise ValueError(f"{path}: {wrong[0] if wrong else len(found.themes)} is no theme, or there are too many")
    return found

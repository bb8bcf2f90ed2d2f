"""The levels of bots that people are offered, and who plays at each.

A level is fixed work a decision, the same on every machine and under any load (docs/decisions/0032-levels.md).
`benchmarks/levels.py` says how long that takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from inspect import signature

from quarterdeck.bots.kinds import BOTS, parse
from quarterdeck.bots.search import EXPLORE, GUIDED
from quarterdeck.games.base import Game


class Level(StrEnum):
    """A level by its name, the weakest first."""

    BEGINNER = "beginner"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"

    @classmethod
    def _missing_(cls, value: object) -> Level | None:
        """`easy`, as Beginner was called: in logs of tables, in what browsers remember, in people's scripts."""
        return cls.BEGINNER if value == "easy" else None

    @property
    def thinks(self) -> bool:
        """Whether the level plays games on in imagined worlds, which is too slow until the rules are compiled."""
        return self in (Level.HARD, Level.EXPERT)


CEILING = 10.0
"""Seconds after which a thinking bot at a table decides by what it has found so far: ten times what the longest
thoughts take, so that nobody waits for ever where something else keeps the machine busy. It is no part of a level."""

USUAL: Mapping[Level, str] = {
    Level.BEGINNER: "learner:slips=0.6",
    Level.MEDIUM: "thumb",
    Level.HARD: "search:4000",
    Level.EXPERT: "search:40000",
}
"""Who plays where a game says nothing else (`Game.levels`): a kind and its settings, as `kinds.parse` reads them."""


def named(name: str) -> Level | None:
    """Return the level of this name, which may be a former one, or None."""
    try:
        return Level(name)
    except ValueError:
        return None


def offered(name: str, game: Game) -> tuple[str, dict[str, int | float]]:
    """Return the kind of bot that a level is, and its settings; any other name is a kind without own settings."""
    level = named(name)
    if level is None:
        return name, {}
    kind, settings = _plays(level, game)
    return kind, settings | ({"seconds": CEILING} if level.thinks else {})


def levels_of(game: Game) -> dict[str, dict[str, str | int | float]]:
    """Who plays at each level of a game: the `kind`, and all its settings; `explore` and `guided`: of its searches."""
    found: dict[str, dict[str, str | int | float]] = {}
    for level in Level:
        kind, settings = _plays(level, game)
        usual = {name: each.default for name, each in signature(BOTS[kind]).parameters.items()}
        numbers = {name: value for name, value in usual.items() if isinstance(value, int | float)}
        found[str(level)] = {"kind": kind, "explore": EXPLORE, "guided": GUIDED, **numbers, **settings}
    return found


def _plays(level: Level, game: Game) -> tuple[str, dict[str, int | float]]:
    return parse(game.levels.get(level) or USUAL[level])


def remembers(level: str, game: Game) -> bool:
    """Whether a bot of this level is to be given what its seat remembers."""
    kind, settings = offered(level, game)
    return BOTS[kind].remembers or bool(settings.get("endings"))

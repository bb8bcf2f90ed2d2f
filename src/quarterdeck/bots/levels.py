"""The levels of bots, which of them a game offers, and who plays at each.

A level is fixed work a decision, the same on every machine and under any load (docs/decisions/0032-levels.md).
`benchmarks/levels.py` says how long that takes.
"""

from collections.abc import Mapping
from enum import StrEnum
from inspect import signature

from quarterdeck.bots.kinds import BOTS, parse
from quarterdeck.bots.search import EXPECTS, EXPLORE, GUIDED
from quarterdeck.games.base import Game


class Level(StrEnum):
    """A level by its name, the weakest first."""

    BEGINNER = "beginner"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"

    @property
    def thinks(self) -> bool:
        """Whether the level plays games on in imagined worlds."""
        return self in (Level.HARD, Level.EXPERT)


CEILING = 10.0
"""Seconds after which a thinking bot at a table decides by what it has found so far: ten times what the longest
thoughts take, so that a busy machine keeps no one waiting for ever. It is no part of a level."""

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


def offered_levels(game: Game) -> list[Level]:
    """Return the levels that a game offers, the weakest first."""
    return list(_players(game))


def offered_level(level: Level, game: Game) -> Level:
    """Return the level that plays where this one is asked for: itself, or the strongest offered one below it."""
    order = list(Level)
    return [each for each in offered_levels(game) if order.index(each) <= order.index(level)][-1]


def player_at(name: str, game: Game) -> tuple[str, dict[str, int | float | str]]:
    """Return the kind of bot that plays at a level, and its settings; any other name is a kind without own settings."""
    asked = named(name)
    if asked is None:
        return name, {}
    level = offered_level(asked, game)
    kind, settings = parse(_players(game)[level])
    return kind, settings | ({"seconds": CEILING} if level.thinks else {})


def levels_of(game: Game) -> dict[str, dict[str, str | int | float]]:
    """Who plays at each level that a game offers: the `kind` and its settings, those of its searches, too."""
    found: dict[str, dict[str, str | int | float]] = {}
    searching = {"explore": EXPLORE, "guided": GUIDED, "expects": EXPECTS}
    for level, player in _players(game).items():
        kind, settings = parse(player)
        usual = {name: each.default for name, each in signature(BOTS[kind]).parameters.items()}
        numbers = {name: value for name, value in usual.items() if isinstance(value, int | float)}
        found[str(level)] = {"kind": kind, **searching, **numbers, **settings}
    return found


def _players(game: Game) -> dict[Level, str]:
    """Return who plays at each level that a game offers, the weakest first."""
    players = {level: game.levels.get(level, USUAL[level]) for level in Level}
    return {level: player for level, player in players.items() if player is not None}


def remembers(level: str, game: Game) -> bool:
    """Whether a bot of this level is to be given what its seat remembers."""
    kind, settings = player_at(level, game)
    return BOTS[kind].remembers or bool(settings.get("endings"))

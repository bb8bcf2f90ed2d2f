"""The levels of bots, which of them a game offers, and which bot plays at each level.

A level is a fixed amount of work per decision, the same on every machine and under any load
(docs/decisions/0032-levels.md). `benchmarks/levels.py` measures its time.
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
        """True if the level runs simulations in sampled worlds."""
        return self in (Level.HARD, Level.EXPERT)


CEILING = 10.0
"""Seconds after which a searching bot at a table decides by its results so far, so that a busy machine does not keep
people waiting forever. It is ten times the time of the longest decisions, and does not define a level."""

USUAL: Mapping[Level, str] = {
    Level.BEGINNER: "heuristic:endings=1:slips=0.6",
    Level.MEDIUM: "heuristic:endings=1",
    Level.HARD: "search:4000",
    Level.EXPERT: "search:40000",
}
"""Default bots of the levels, unless `Game.levels` names others: a kind and its settings, as `kinds.parse` reads."""


def named(name: str) -> Level | None:
    """Return the level of this name, or None."""
    try:
        return Level(name)
    except ValueError:
        return None


def offered_levels(game: Game) -> list[Level]:
    """Return the levels that a game offers, the weakest first."""
    return list(_players(game))


def offered_level(level: Level, game: Game) -> Level:
    """Return this level if the game offers it, otherwise the strongest offered level below it."""
    order = list(Level)
    return [each for each in offered_levels(game) if order.index(each) <= order.index(level)][-1]


def player_at(name: str, game: Game) -> tuple[str, dict[str, int | float | str]]:
    """Return the kind of bot that plays at a level, and its settings. Any other name is treated as a kind of bot."""
    asked = named(name)
    if asked is None:
        return name, {}
    level = offered_level(asked, game)
    kind, settings = parse(_players(game)[level])
    return kind, settings | ({"seconds": CEILING} if level.thinks else {})


def levels_of(game: Game) -> dict[str, dict[str, str | int | float]]:
    """Return the bot of each offered level: its `kind` and all its settings, also those that have their defaults."""
    found: dict[str, dict[str, str | int | float]] = {}
    searching = {"explore": EXPLORE, "guided": GUIDED, "expects": EXPECTS}
    for level, player in _players(game).items():
        kind, settings = parse(player)
        usual = {name: each.default for name, each in signature(BOTS[kind]).parameters.items()}
        numbers = {name: value for name, value in usual.items() if isinstance(value, int | float)}
        found[str(level)] = {"kind": kind, **searching, **numbers, **settings}
    return found


def _players(game: Game) -> dict[Level, str]:
    """Return the bot of each offered level, the weakest level first."""
    players = {level: game.levels.get(level, USUAL[level]) for level in Level}
    return {level: player for level, player in players.items() if player is not None}


def remembers(level: str, game: Game) -> bool:
    """Return whether a bot of this level uses what its seat remembers."""
    kind, settings = player_at(level, game)
    return BOTS[kind].remembers or bool(settings.get("endings"))

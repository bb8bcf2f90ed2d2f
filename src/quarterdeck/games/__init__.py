"""The games, by their names in records and addresses."""

from quarterdeck.games.base import Event, Game, Option, OptionError, Options, Reason
from quarterdeck.games.registry import GAMES

__all__ = ["GAMES", "Event", "Game", "Option", "OptionError", "Options", "Reason"]

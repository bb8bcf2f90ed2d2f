"""The games and the types in which they declare themselves; `GAMES` has all installed games by id."""

from quarterdeck.games.base import Game
from quarterdeck.games.options import Option, OptionError, Options
from quarterdeck.games.registry import GAMES, UnknownGameError, as_game
from quarterdeck.games.types import Event, Reason

__all__ = ["GAMES", "Event", "Game", "Option", "OptionError", "Options", "Reason", "UnknownGameError", "as_game"]

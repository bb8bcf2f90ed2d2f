"""The games, by their names in records and addresses."""

from quarterdeck.games.base import Event, Game, Option, OptionError, Options, Reason
from quarterdeck.games.feud import GAME as FEUD
from quarterdeck.games.sea_change import GAME as SEA_CHANGE
from quarterdeck.games.seas_of_strife import GAME as SEAS_OF_STRIFE
from quarterdeck.games.turn_the_tide import GAME as TURN_THE_TIDE

GAMES: dict[str, Game] = {
    SEAS_OF_STRIFE.id: SEAS_OF_STRIFE,
    TURN_THE_TIDE.id: TURN_THE_TIDE,
    SEA_CHANGE.id: SEA_CHANGE,
    FEUD.id: FEUD,
}
"""Every game. A new one is a package beside this file and a line here."""

__all__ = ["GAMES", "Event", "Game", "Option", "OptionError", "Options", "Reason"]

"""Rules of thumb with exact endings."""

from __future__ import annotations

import random

from quarterdeck.bots.base import Bot, Player, View, legal_choices
from quarterdeck.bots.deciding import Deciding
from quarterdeck.engine.play.self_play import HEURISTIC
from quarterdeck.engine.search.endgame import has_endings
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class ThumbBot(Bot):
    """Sensible play by the game's rules of thumb, and near the end of a round what is best in all that may be."""

    remembers = True

    def __init__(self, game: Game, seed: int) -> None:
        """Ties are broken by chance that follows from `seed`."""
        self._slips = 0.0
        self._game = game
        self._chance = random.Random(seed)
        self.remembers = has_endings(game)

    def player(self) -> Player | None:
        """See `Bot`: without endings it is rules of thumb alone."""
        return None if self.remembers else Player(HEURISTIC)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1:
            return choices[0]
        found = Deciding(self._game, view, seat, past, self._chance, slips=self._slips).settled()
        assert found is not None, "rules of thumb always say something"
        return found

"""Bots that do not look ahead."""

from __future__ import annotations

import random

from quarterdeck.bots.base import Bot, Player, View, legal_choices
from quarterdeck.engine import engine
from quarterdeck.engine.play.self_play import HEURISTIC, RANDOM
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        """Its choices follow from `seed` and from what it is asked."""
        self._game = game
        self._chance = random.Random(seed)

    def player(self) -> Player:
        """See `Bot`."""
        return Player(RANDOM)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        return self._chance.choice(legal_choices(self._game, view, seat))


class HeuristicBot(Bot):
    """Sensible play by the game's rules of thumb."""

    def __init__(self, game: Game, seed: int) -> None:
        """Ties are broken by chance that follows from `seed`."""
        self._game = game
        self._chance = random.Random(seed)

    def player(self) -> Player | None:
        """See `Bot`."""
        return Player(HEURISTIC)

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1:
            return choices[0]
        return engine(self._game).advise(view, 0, seat, self._chance.getrandbits(32))

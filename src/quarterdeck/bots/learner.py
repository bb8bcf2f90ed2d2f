"""The bot that still makes mistakes."""

from __future__ import annotations

import random

from quarterdeck.bots.base import Bot, BotError, View, legal_choices
from quarterdeck.bots.rollout import Comparison
from quarterdeck.bots.thumb import ThumbBot
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class LearnerBot(Bot):
    """Rules of thumb with exact endings, but for its slips: two actions come to its mind, and it plays the better one.

    The two are drawn from all that are legal, and tried in one deal as it might be: what is plainly the worse of them
    is not played, so its mistakes are those that people make.
    """

    remembers = True

    def __init__(self, game: Game, seed: int, slips: float = 0.5) -> None:
        """`slips`: the share of its decisions that are slips; `seed` decides everything. Raises BotError."""
        if not 0 <= slips <= 1:
            raise BotError("a learner needs `slips` from 0 to 1")
        self._game = game
        self._chance = random.Random(seed)
        self._sober = ThumbBot(game, self._chance.getrandbits(32))
        self._slips = slips
        self.remembers = self._sober.remembers

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1 or self._chance.random() >= self._slips:
            return self._sober.choose(view, seat, past)
        two = self._chance.sample(choices, 2)
        # By rules of thumb alone: what has been learned would make its slips too good, and change with every training.
        thought = Comparison(self._game, view, seat, None, two, self._chance, worlds=1, learned=0)
        thought.run(1)
        thought.drop_worse_half()
        return thought.actions[0]

"""The bot that plays by what the game's policy has learned, or by rules of thumb where it has none."""

from __future__ import annotations

import random

from quarterdeck.bots.base import Bot, BotError, View, legal_choices
from quarterdeck.engine import engine
from quarterdeck.engine.search.policy import ONE
from quarterdeck.engine.search.workspace import mind_of
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class PolicyBot(Bot):
    """Each decision takes some millionths of a second."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0) -> None:
        """`heat`: how much chance there is in what it does, 1 as much as it has learned with. Raises BotError."""
        if not 0 <= heat <= ONE:
            raise BotError(f"a policy bot needs a `heat` from 0 to {ONE}")
        chance = random.Random(seed)
        self._game = game
        self._heat = round(heat * ONE)
        self._mind = mind_of(game, [0] * 8, chance.getrandbits(32) | 1, [])

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        return choices[0] if len(choices) == 1 else engine(self._game).likely(view, 0, seat, self._mind, self._heat)

"""The bot that asks the game's policy network, which has learned by play against itself."""

from __future__ import annotations

import random
from typing import Any

import numpy.typing as npt

from quarterdeck.bots.base import Bot, BotError, Player, View, legal_choices
from quarterdeck.engine import engine
from quarterdeck.engine.play.self_play import ASKED
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import NETWORK, ONE
from quarterdeck.engine.search.workspace import mind_of
from quarterdeck.games.base import Game
from quarterdeck.table.past import Past


class NetworkBot(Bot):
    """Each decision takes some millionths of a second."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0, net: npt.NDArray[Any] | None = None) -> None:
        """Play by `net`, a model (`network_file`), or else by the installed network.

        `heat`: 0 for the most likely action, 1 for a choice by the network's own chances. Raises BotError.
        """
        if not 0 <= heat <= ONE:
            raise BotError(f"a network bot needs a `heat` from 0 to {ONE}")
        self._is_installed = net is None
        net = installed_network(game) if net is None else net
        if net is None:
            raise BotError(f"{game.id} has no network: install one with quarterdeck train network {game.id}")
        self._game = game
        self._chance = random.Random(seed)
        self._heat = round(heat * ONE)
        self._mind = mind_of(game, [0] * 8, 1, [])
        self._mind["learned"] = NETWORK
        self._net = net

    def player(self) -> Player | None:
        """See `Bot`: compiled code knows the installed network alone."""
        return Player(ASKED, learned=NETWORK, heat=self._heat) if self._is_installed else None

    def choose(self, view: View, seat: int, past: Past | None = None) -> int:
        """See `Bot`."""
        choices = legal_choices(self._game, view, seat)
        if len(choices) == 1:
            return choices[0]
        self._mind["drawn"] = self._chance.getrandbits(32) | 1
        return engine(self._game).likely(view, 0, seat, self._mind, self._net, self._heat)

"""Bots that play by a network: one from a file, or the one that is installed with the game."""

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import BotError, ChoosingBot, Player, View
from quarterdeck.bots.net_file import read_net
from quarterdeck.engine import engine
from quarterdeck.engine.play.self_play import ASKED
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.policy import NETWORK, ONE
from quarterdeck.engine.search.workspace import search_of
from quarterdeck.games.base import Game, as_state
from quarterdeck.games.observation import Form
from quarterdeck.table.past import Past


class BundledNetworkBot(ChoosingBot):
    """A bot that plays by the game's own network, trained by self-play, and decides in a few millionths of a second."""

    def __init__(self, game: Game, seed: int, heat: float = 0.0, net: npt.NDArray[Any] | None = None) -> None:
        """Set up a bot that plays by `net`, a model (`network_file`), or by the installed network if `net` is None.

        `heat`: 0 for the most likely action, 1 for a choice with the network's own probabilities. Raises BotError.
        """
        if not 0 <= heat <= ONE:
            raise BotError(f"a network bot needs a `heat` from 0 to {ONE}")
        self._is_installed = net is None
        net = installed_network(game) if net is None else net
        if net is None:
            raise BotError(f"{game.id} has no network: install one with quarterdeck train network {game.id}")
        super().__init__(game, seed)
        self._heat = round(heat * ONE)
        self._search = search_of(game, [0] * 8, 1, [])
        self._search["learned"] = NETWORK
        self._net = net

    def player(self) -> Player | None:
        """Return the settings for compiled code; None with another network than the installed one."""
        return Player(ASKED, learned=NETWORK, heat=self._heat) if self._is_installed else None

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        self._search["drawn"] = self._chance.getrandbits(32) | 1
        return engine(self._game).likely(view, 0, seat, self._search, self._net, self._heat)


class FileNetworkBot(ChoosingBot):
    """A bot that plays the legal action with the highest output, or one drawn by the softmax of the outputs."""

    def __init__(self, game: Game, seed: int, file: str, heat: float = 0.0) -> None:
        """Set up a bot that plays by the network in `file` (see `net_file`).

        `heat`: 0 for the action with the highest output; otherwise outputs are divided by it before the softmax. Raises
        BotError.
        """
        if not 0 <= heat < math.inf:
            raise BotError("a net bot needs a `heat` of at least 0")
        super().__init__(game, seed)
        self._heat = heat
        self._net = read_net(file, game)
        self._layout = game.observation(self._net.form)

    def _choose(self, choices: list[int], view: View, seat: int, past: Past | None) -> int:
        seen, words = [0.0] * self._layout.width, [0] * self._layout.words
        _observer(self._game, self._net.form)(as_state(view[0]), seat, seen, 0, words, 0)
        values = self._net.outputs(np.array(seen, np.float32))[choices].astype(np.float64)
        if not self._heat:
            return choices[int(values.argmax())]
        weights = np.exp((values - values.max()) / self._heat)
        return self._chance.choices(choices, weights.tolist())[0]


@cache
def _observer(game: Game, form: Form) -> Callable[[Any, int, list[float], int, list[int], int], None]:
    """Return the function of `Layout.source`, interpreted, so that no bot waits for a compiler."""
    names: dict[str, Any] = {}
    exec(compile(game.observation(form).source(), "<observe>", "exec"), names)
    found: Callable[[Any, int, list[float], int, list[int], int], None] = names["observe"]
    return found

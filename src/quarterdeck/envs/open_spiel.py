"""The adapter to OpenSpiel: importing this module registers every installed game.

    import pyspiel
    import quarterdeck.envs.open_spiel
    game = pyspiel.load_game("quarterdeck_seas_of_strife")

The first node is a chance node, which draws one of `deals` deals. All later chance of the game follows from the deal.
Where several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides first, and the others
do not see its choice. Utilities are shares of the win.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from quarterdeck.envs.playing import Playing
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.table import Table

__all__ = ["game_name", "register"]

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEALS = 1000
"""The number of deals of the games that are registered by the import."""
LONGEST = 20_000
"""The most decisions in a game, as declared to OpenSpiel."""


def game_name(game: Game) -> str:
    """Return the name under which a game with its default options is registered."""
    return f"quarterdeck_{game.id.replace('-', '_')}"


def register(game: Game | str, options: Mapping[str, Any] | None = None, name: str = "", deals: int = DEALS) -> str:
    """Register a game with these options, and return its name. Raises OptionError."""
    playing = Playing(game, options)
    short = name or game_name(playing.game)
    kind = _type(playing, short)
    info = pyspiel.GameInfo(
        num_distinct_actions=max(playing.game.actions, 1),
        max_chance_outcomes=deals,
        num_players=playing.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )

    class SpielGame(pyspiel.Game):
        """The game in the form that OpenSpiel expects."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, info, dict(params or {}))
            self.playing, self.deals = playing, deals

        def new_initial_state(self) -> SpielState:
            """Return the state before the deal."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """Return an observer, which writes observations."""
            return Observer(playing)

    pyspiel.register_game(kind, SpielGame)
    return short


def _type(playing: Playing, name: str) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{playing.game.id} (Quarterdeck, rules {playing.game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=playing.seats,
        min_num_players=playing.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


class SpielState(pyspiel.State):
    """A game in progress; `table` is None before the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._playing: Playing = game.playing
        self._deals: int = game.deals
        self.table: Table | None = None
        self._asked = CHANCE
        self._seen: npt.NDArray[np.float32] | None = None
        """What each seat observes now; None until it is requested after a decision."""

    def current_player(self) -> int:
        """Return the seat that decides next."""
        return self._asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player) if self.table and player == self._asked else []

    def _seat(self, player: int | None) -> int:
        """Return `player`, or the one that decides next if it is None."""
        return self._asked if player is None else player

    # Programs in Python call the next three methods. OpenSpiel's own would go through C++ and copy number by number.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return a player's legal actions, by default those of the player that decides next; all others have none."""
        if self.table is None:
            return list(range(self._deals)) if self._seat(player) == CHANCE else []
        return self._legal_actions(self._seat(player))

    def observation_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """Return what a player observes, by default the one that decides next. Raises ValueError if no player does."""
        seat = self._seat(player)
        if not 0 <= seat < self._playing.seats:
            raise ValueError(f"player {seat} observes nothing: give one from 0 to {self._playing.seats - 1}")
        if self._seen is None:
            self._seen = self._playing.observe_all(self.table)
        seen: npt.NDArray[np.float32] = self._seen[seat]
        return seen

    def rewards(self) -> list[float]:
        """Return the rewards of the last decision: the shares of the win if it ended the game, otherwise zeros."""
        return self.returns()

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            key = hashlib.sha256(f"{self._playing.game.id} {action}".encode()).digest()
            self.table = self._playing.deal(key)
        else:
            self.table.decide(self._asked, int(action))
        pending = self.table.pending
        self._asked, self._seen = pending[0] if pending else TERMINAL, None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self._playing.game.action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._asked == TERMINAL

    def returns(self) -> list[float]:
        """Return the shares of the win; zeros while the game runs."""
        return self._playing.returns(self.table) if self.table else [0.0] * self._playing.seats

    def __str__(self) -> str:
        return "not dealt" if self.table is None else str(self.table.view(-1))

    def information_state_string(self, player: int | None = None) -> str:
        """Return `Table.information_state` of a player, by default of the one that decides next."""
        seat = self._seat(player)
        return self.table.information_state(seat) if self.table and seat >= 0 else "not dealt"

    def observation_string(self, player: int | None = None) -> str:
        """Return the position, without the cards that are hidden from the player."""
        seat = self._seat(player)
        return str(self.table.view(max(seat, -1))) if self.table else "not dealt"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that agrees with all that the player knows."""
        other: SpielState = self.clone()
        if self.table is not None:
            key = b"".join(int(sampler() * 2**32).to_bytes(4, "little") for _ in range(8))
            other.table = self.table.resampled(player, key)
        return other


class Observer:
    """Writes observations into `tensor`, float32."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self.tensor = np.zeros(playing.layout.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self._playing.observe(state.table, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the position, without the cards that are hidden from the player."""
        return state.observation_string(player)


for _game in GAMES.values():
    register(_game)

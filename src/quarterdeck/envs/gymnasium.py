"""The adapter to Gymnasium: an environment is one seat of a game; bots play the other seats.

    import quarterdeck.envs.gymnasium
    gymnasium.make("quarterdeck/SeasOfStrife-v1", opponents="medium", reward="score")
    gymnasium.make_vec("quarterdeck/SeasOfStrife-v1", num_envs=1024)

Importing this module registers every installed game, under its name and the version of its rules. If several seats owe
a decision at the same time (bids, Feud's orders) and the environment's seat is one of them, it decides before the bots,
which do not see its choice.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.bots import create
from quarterdeck.envs.batches import OPPONENTS, batch
from quarterdeck.envs.playing import RENDER_MODES, Playing, rendered
from quarterdeck.envs.rewards import REWARDS, Gains, Reward, check_choice
from quarterdeck.extras import needed
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.games.registry import as_game
from quarterdeck.table import Table

with needed("quarterdeck.envs.gymnasium needs", "quarterdeck[envs]"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from quarterdeck.envs.spaces import spaces_of

__all__ = ["BatchEnv", "SeatEnv", "env_id"]

Seen = dict[str, npt.NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game for one seat.

    The rewards are those of `quarterdeck.envs.batch`. The legal actions are in the observation and in
    `info["action_mask"]`, and `action_masks` returns them. An illegal action is replaced by a random legal one, since
    Gymnasium has no way to reject an action; `info["replaced"]` is then True.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        opponents: str = "heuristic",
        seat: int = 0,
        observation: Form = "float32",
        reward: Reward = "share",
        render_mode: Literal["ansi", "svg"] | None = None,
    ) -> None:
        """Prepare games against `opponents`, a level or a bot's name. Raises OptionError, BotError and ValueError."""
        self._playing = Playing(game, options, observation)
        if not 0 <= seat < self._playing.seats:
            raise ValueError(f"seat is {seat}: the game has seats 0 to {self._playing.seats - 1}")
        self._seat, self._opponents, self._reward, self.render_mode = seat, opponents, reward, render_mode
        create(opponents, self._playing.game, seed=0)
        check_choice("reward", reward, REWARDS)
        self.observation_space, self.action_space = spaces_of(self._playing)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and play to the seat's first decision."""
        super().reset(seed=seed)
        self.table: Table = self._playing.deal(self.np_random.bytes(32))
        seeds = self.np_random.integers(1 << 31, size=self._playing.seats).tolist()
        self._bots = [create(self._opponents, self._playing.game, seed=each) for each in seeds]
        self._gains = Gains(self.table, self._reward)
        self._play_others()
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out the seat's decision, and play to its next one."""
        legal = self.table.legal(self._seat)
        wrong = int(action) not in legal
        self.table.decide(self._seat, int(self.np_random.choice(legal)) if wrong else int(action))
        self._play_others()
        seen, info = self._look()
        reward = float(self._gains.take()[self._seat])
        return seen, reward, self.table.is_over, False, info | ({"replaced": True} if wrong else {})

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return 1 for each action that the seat may choose now, else 0; shape (actions,)."""
        return self.table.mask(self._seat)

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        seen = self._playing.look(self.table, self._seat)
        return seen, {"action_mask": seen["action_mask"]}

    def _play_others(self) -> None:
        table = self.table
        while not table.is_over and self._seat not in table.pending:
            seat = table.pending[0]
            bot = self._bots[seat]
            table.decide(seat, bot.choose(table.view(seat), seat, table.past(seat) if bot.remembers else None))

    def render(self) -> str | None:
        """Return the position, without the cards that are hidden from the seat."""
        return rendered(self.table, self._seat, self.render_mode)


class BatchEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games in compiled code (`quarterdeck.envs.Batch`), in each of which the caller plays one seat.

    Observations are arrays that the next step changes. If a game has ended, the next step ignores its action and starts
    a new one. An illegal action raises ValueError.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        num_envs: int = 1,
        opponents: str = "heuristic",
        seat: int | Literal["rotate"] = 0,
        observation: Form = "float32",
        reward: Reward = "share",
        threads: int = 1,
    ) -> None:
        """Prepare games; `opponents`: random, heuristic, policy or network. Raises OptionError and ValueError."""
        if opponents not in OPPONENTS:
            raise ValueError(
                f"opponents is {opponents!r}: games in one batch have {', '.join(OPPONENTS)}; for any other bot, give"
                ' make_vec vectorization_mode="async"'
            )
        self._given: dict[str, Any] = {"options": options, "n": num_envs, "observation": observation, "reward": reward}
        self._given |= {"agent": seat, "opponents": opponents, "threads": threads, "auto_reset": False}
        self._game = as_game(game)
        self._batch = batch(self._game, **self._given)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(Playing(self._game, options, observation))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows, self._have_masks = np.arange(num_envs), np.ones(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start all games again."""
        self._batch.reset(seed=seed)
        return self._look()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Carry out one decision in each game; if the game has ended, start a new one instead."""
        self._batch.step(np.where(self._batch.ended, -1, actions))
        agents = self._rows % self._batch.players if self._given["agent"] == "rotate" else self._given["agent"]
        rewards = self._batch.rewards[self._rows, agents]
        seen, info = self._look()
        return seen, rewards, self._batch.ended, np.zeros(self.num_envs, np.bool_), info

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        masks = self._batch.masks
        return {"observation": self._batch.observations, "action_mask": masks}, {
            "action_mask": masks,
            "_action_mask": self._have_masks,
        }

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for each game, in an array that the next call changes; 0 for an ended game."""
        return self._batch.sample()


def env_id(game: Game) -> str:
    """Return the id under which a game is registered."""
    return f"quarterdeck/{''.join(word.capitalize() for word in game.id.split('-'))}-v{game.version}"


for _game in GAMES.values():
    gymnasium.register(
        id=env_id(_game),
        entry_point="quarterdeck.envs.gymnasium:SeatEnv",
        vector_entry_point="quarterdeck.envs.gymnasium:BatchEnv",
        kwargs={"game": _game.id},
    )

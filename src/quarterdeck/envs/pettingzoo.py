"""The adapter to PettingZoo: every game as an AEC environment, and as a parallel one.

An agent is a seat. If several seats owe a decision at the same time (bids, Feud's orders), the lowest seat decides
first, and the others do not see its choice. The parallel environment ignores the actions of all agents but the one that
decides next, whose `infos[agent]["asked"]` is True.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from quarterdeck.envs.playing import RENDER_MODES, Playing, rendered
from quarterdeck.envs.rewards import REWARDS, Gains, Reward, check_choice
from quarterdeck.extras import needed
from quarterdeck.games.base import Game
from quarterdeck.games.observation import Form
from quarterdeck.table import Table

with needed("quarterdeck.envs.pettingzoo needs", "quarterdeck[envs]"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import turn_based_aec_to_parallel

    from quarterdeck.envs.spaces import spaces_of

__all__ = ["GameEnv", "env", "parallel_env"]


class GameEnv(AECEnv):
    """A game for all its seats.

    An observation is a dict of `observation` (see `quarterdeck.games.observation`) and `action_mask`. The rewards are
    those of `quarterdeck.envs.batch`. A step with an illegal action raises the table's IllegalAction.
    """

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": True, "render_fps": 1}  # noqa: RUF012 - as PettingZoo wants it

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        observation: Form = "float32",
        reward: Reward = "share",
        render_mode: Literal["ansi", "svg"] | None = None,
    ) -> None:
        """Prepare a game; the options are those of a table. Raises OptionError and ValueError."""
        super().__init__()
        check_choice("reward", reward, REWARDS)
        self._reward = reward
        self._playing = Playing(game, options, observation)
        self.metadata = {**self.metadata, "name": f"quarterdeck_{self._playing.game.id}_v{self._playing.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._playing.seats)]
        made = {agent: spaces_of(self._playing) for agent in self.possible_agents}
        self._seen = {agent: seen for agent, (seen, _) in made.items()}
        self._actions = {agent: actions for agent, (_, actions) in made.items()}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same `seed` gives the same deals from there on."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
            for at, space in enumerate(self._actions.values()):
                space.seed(seed + at)
        self.table: Table = self._playing.deal(self._chance.bytes(32))
        self._gains = Gains(self.table, self._reward)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """Return what an agent observes and may do."""
        return self._playing.look(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out the decision of the selected agent. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.decide(self.possible_agents.index(agent), int(action if action is not None else -1))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._gains.take().tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.is_over)
        self._ask()
        self._accumulate_rewards()
        if self.table.is_over:
            self._deads_step_first()

    def _ask(self) -> None:
        if not self.table.is_over:
            self.agent_selection = self.possible_agents[self.table.pending[0]]
        self.infos = {
            agent: {"asked": not self.table.is_over and agent == self.agent_selection} for agent in self.agents
        }

    def render(self) -> str | None:
        """Return the position, without the cards that are hidden from the selected agent."""
        return rendered(self.table, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def env(game: Game | str, options: Mapping[str, Any] | None = None, **more: Any) -> GameEnv:
    """Return a game as an AEC environment, see `GameEnv`."""
    return GameEnv(game, options, **more)


def parallel_env(game: Game | str, options: Mapping[str, Any] | None = None, **more: Any) -> ParallelEnv[str, Any, int]:
    """Return a game as a parallel environment, in which only the action of the agent that decides next counts."""
    found: ParallelEnv[str, Any, int] = turn_based_aec_to_parallel(GameEnv(game, options, **more))
    return found

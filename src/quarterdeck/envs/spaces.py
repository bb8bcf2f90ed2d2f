"""The spaces, as Gymnasium defines them, of an agent's observations and actions."""

import numpy as np
from gymnasium import spaces

from quarterdeck.envs.playing import Playing


def spaces_of(playing: Playing) -> tuple[spaces.Dict, spaces.Discrete]:
    """Return the space of the observations that `Playing.look` returns, and the space of the actions."""
    plan, actions = playing.layout, playing.game.actions
    seen = spaces.Box(plan.low(), plan.high(), dtype=plan.dtype.type)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(actions)

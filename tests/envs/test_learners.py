"""What learning libraries ask of environments, by Stable-Baselines3, PyTorch and JAX themselves.

No group of this project installs them: pip finds PyTorch without CUDA where uv does not. `.ci/run` shows how to.
"""

import re
from pathlib import Path

import numpy as np
import pytest

from quarterdeck.envs import batch

NEEDED = "it needs PyTorch, sb3-contrib and JAX on the path, see .ci/run"
torch = pytest.importorskip("torch", reason=NEEDED)
pytest.importorskip("sb3_contrib", reason=NEEDED)
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]  # the warnings of three libraries

PAGE = Path(__file__).parents[2] / "docs/environments.md"


@pytest.mark.parametrize("kind", ["DummyVecEnv", "SubprocVecEnv"])
def test_vector_environments_of_stable_baselines_pass_masks_on(kind):
    from gymnasium.wrappers import FlattenObservation
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
    from stable_baselines3.common import vec_env
    from stable_baselines3.common.env_util import make_vec_env

    how = {"options": {"players": 3}, "reward": "round", "render_mode": None}
    given = {"vec_env_cls": getattr(vec_env, kind), "wrapper_class": FlattenObservation, "env_kwargs": how}
    games = make_vec_env("quarterdeck.envs.gymnasium:quarterdeck/TurnTheTide-v1", 4, seed=1, **given)
    games.reset()
    assert is_masking_supported(games)
    for _ in range(20):
        masks = get_action_masks(games)
        *_, infos = games.step(masks.argmax(axis=1))
        assert masks.shape == (4, games.action_space.n)
        assert not any("replaced" in info for info in infos)
    MaskablePPO("MlpPolicy", games, n_steps=8, batch_size=16).learn(32)
    games.close()


def test_the_documents_first_script_learns():
    """Its share of the win is above that of play by chance, in the same deals, by three standard errors."""
    names = {}
    exec(re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[1], names)
    games = names["games"]
    learned = games.returns[:, 0].copy()
    games.reset(seed=2)
    while not games.ended.all():
        games.step(games.sample())
    chance = games.returns[:, 0]
    error = ((learned.var() + chance.var()) / len(games)) ** 0.5
    assert learned.mean() > chance.mean() + 3 * error


def test_pytorch_shares_the_arrays_of_a_batch_and_jax_reads_them():
    jax = pytest.importorskip("jax", reason=NEEDED)
    games = batch("seas-of-strife", n=3, seed=1)
    arrays = games.observations, games.masks, games.rewards
    shared = [torch.from_dlpack(array) for array in arrays]
    games.step(games.sample())
    for array, tensor in zip(arrays, shared, strict=True):
        assert tensor.data_ptr() == array.ctypes.data
        assert np.array_equal(tensor.numpy(), array)
    for array in arrays[:2]:
        assert np.array_equal(jax.numpy.from_dlpack(array), array)

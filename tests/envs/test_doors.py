"""The doors to other libraries, held by the tests of those libraries."""

import random
import warnings

import numpy as np
import pytest

from quarterdeck import GAMES, Table
from quarterdeck.envs.playing import RENDER_MODES, rendered

SHORT = {
    "seas-of-strife": {"players": 3, "target": 1},
    "turn-the-tide": {"players": 3, "rounds": 1},
    "sea-change": {"players": 2},
    "feud": {"preset": "strikes"},
}
"""Short games of each kind."""
EVERY = pytest.mark.parametrize("name", SHORT)

pytest.importorskip("pettingzoo", reason="the doors need uv run --group envs")
pytestmark = pytest.mark.slow  # they play compiled games


@pytest.fixture(autouse=True)
def quiet():
    """PettingZoo warns that an observation with a mask is a dict, which its own documentation asks for."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="pettingzoo")
        yield


@EVERY
def test_pettingzoo(name):
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from quarterdeck.envs.pettingzoo import env, parallel_env

    api_test(env(name, SHORT[name]), num_cycles=100)
    seed_test(lambda: env(name, SHORT[name]), num_cycles=10)
    parallel_api_test(parallel_env(name, SHORT[name]), num_cycles=30)


@EVERY
@pytest.mark.parametrize("mode", RENDER_MODES)
def test_what_is_rendered_is_what_the_reader_knows(name, mode):
    """It looks the same in each state that the reader thinks possible, and for the other seats it is another one."""
    chance = random.Random(1)
    table = Table(GAMES[name], SHORT[name], bytes(32))
    for _ in range(8):
        shown = [rendered(table, seat, mode) for seat in range(table.seats)]
        assert len(set(shown)) == table.seats
        for seat in range(table.seats):
            assert rendered(table.resampled(seat, chance.randbytes(32)), seat, mode) == shown[seat]
        table.decide(table.pending[0], chance.choice(table.legal(table.pending[0])))


def test_pettingzoo_renders_for_the_agent_that_is_asked():
    from quarterdeck.envs.pettingzoo import env

    games = env("seas-of-strife", SHORT["seas-of-strife"], render_mode="ansi")
    games.reset(seed=1)
    for _ in range(4):
        asked = games.table.pending[0]
        assert games.agent_selection == f"seat_{asked}"
        assert games.render() == str(games.table.view(asked))
        games.step(games.table.legal(asked)[0])


def test_gymnasium_asks_its_seat_as_soon_as_it_owes_a_decision():
    """All bid at the same time: seat 2 is asked before seats 0 and 1, and bots wait for its bid."""
    from quarterdeck.envs.gymnasium import SeatEnv

    games = SeatEnv("turn-the-tide", SHORT["turn-the-tide"], seat=2)
    games.reset(seed=1)
    assert games.table.pending == (0, 1, 2)
    assert games.table.decisions == []


@EVERY
def test_gymnasium(name):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from quarterdeck.envs.gymnasium import env_id

    made = gymnasium.make(env_id(GAMES[name]), options=SHORT[name])
    check_env(made.unwrapped, skip_render_check=False)


@EVERY
def test_gymnasium_gives_masks_through_wrappers_and_in_infos(name):
    """In the ways that MaskablePPO and other learners look for them."""
    import gymnasium
    from gymnasium.wrappers import FlattenObservation

    from quarterdeck.envs.gymnasium import env_id

    games = FlattenObservation(gymnasium.make(env_id(GAMES[name]), options=SHORT[name], reward="score"))
    masks = games.get_wrapper_attr("action_masks")
    (seen, info), over, total, chance = games.reset(seed=1), False, 0.0, random.Random(1)
    while not over:
        table = games.unwrapped.table
        assert games.observation_space.contains(seen)
        assert info["action_mask"].dtype == np.int8
        assert np.array_equal(info["action_mask"], masks())
        assert np.flatnonzero(masks()).tolist() == table.legal(0)
        seen, reward, over, _, info = games.step(chance.choice(table.legal(0)))
        assert "replaced" not in info
        total += reward
    assert not info["action_mask"].any()
    assert total == (-1 if table.game.fewest_points_win else 1) * table.scores[0]


def test_gymnasium_refuses_in_the_words_of_its_caller():
    import gymnasium

    from quarterdeck.envs.gymnasium import SeatEnv, env_id

    name = env_id(GAMES["turn-the-tide"])
    with pytest.raises(ValueError, match=r"^opponents is 'medium': games in one batch have random, heuristic, .* give"):
        gymnasium.make_vec(name, num_envs=2, opponents="medium")
    with pytest.raises(ValueError, match=r"^reward is 'win': choose one of share, score, round$"):
        SeatEnv("turn-the-tide", reward="win")
    games = gymnasium.make_vec(name, num_envs=2, opponents="medium", vectorization_mode="async")
    _, info = games.reset(seed=1)
    assert info["action_mask"].shape == (2, GAMES["turn-the-tide"].actions)
    games.step(info["action_mask"].argmax(axis=1))
    games.close()


def test_gymnasium_steps_batches():
    """A game that has ended starts again with the next step, and every seat's share is its reward once."""
    import gymnasium

    from quarterdeck.envs.gymnasium import env_id

    games = gymnasium.make_vec(
        env_id(GAMES["turn-the-tide"]), num_envs=6, vectorization_mode="vector_entry_point", seat="rotate"
    )
    seen, info = games.reset(seed=1)
    assert games.observation_space.contains(seen)
    assert info["action_mask"] is seen["action_mask"]
    _, infos = gymnasium.wrappers.vector.DictInfoToList(games).reset(seed=1)
    assert all(np.array_equal(each["action_mask"], mask) for each, mask in zip(infos, seen["action_mask"], strict=True))
    over, ended, total = np.zeros(6, bool), 0, 0.0
    while ended < 12:
        actions = games.unwrapped.sample()
        seen, rewards, over_now, _, _ = games.step(actions)
        assert not (over & over_now).any()
        assert not rewards[~over_now].any()
        over, ended, total = over_now, ended + int(over_now.sum()), total + float(rewards.sum())
    assert total <= ended

"""Batches: what they show follows from their states, and what they give adds up."""

import copy
import pickle

import numpy as np
import pytest

from quarterdeck import Table
from quarterdeck.engine import empty_states, engine
from quarterdeck.envs import batch, parts
from quarterdeck.envs.rewards import REWARDS, Gains
from quarterdeck.games.base import as_state
from quarterdeck.games.observation import layout

KINDS = {
    "seas-of-strife": {"players": 3, "passing": True},
    "turn-the-tide": {"players": 4},
    "sea-change": {"players": 4, "teams": 2},
    "feud": {"preset": "skirmish"},
}
EVERY = pytest.mark.parametrize("name", KINDS)
STEPS = 60


def views_of(games):
    """What the seats that decide know of their games, from the states that the batch keeps."""
    views = empty_states(games.game, len(games))
    for env, seat in enumerate(games.seats):
        engine(games.game).write_view(games._envs.states, env, int(seat), views[env : env + 1])
    return views


@EVERY
@pytest.mark.parametrize("form", ["float32", "bits", "rows"])
def test_what_is_shown_follows_from_the_view_of_the_seat_that_decides(name, form):
    games = batch(name, KINDS[name], n=3, seed=5, observation=form)
    written = {}
    if form != "rows":
        plan = layout(games.game.fields, games.game.max_seats, form)
        exec(plan.source(), written)
    for _ in range(STEPS):
        views = views_of(games)
        for env, seat in enumerate(games.seats.tolist()):
            legal = np.zeros(games.game.max_legal, np.int16)
            count = engine(games.game).legal(views, env, seat, legal)
            assert np.flatnonzero(games.masks[env]).tolist() == legal[:count].tolist()
            if form == "rows":
                assert games.observations[env] == views[env]
            else:
                wanted = [0] * plan.width
                written["observe"](as_state(views[env]), seat, wanted, 0, [0] * plan.words, 0)
                assert np.array_equal(games.observations[env], np.array(wanted, plan.dtype))
        games.step(games.sample())


@EVERY
def test_rewards_add_up(name):
    """Shares to one win, scores to the final score, and rounds to what the game brought above a fair share."""
    kinds = {reward: batch(name, KINDS[name], n=1, seed=2, reward=reward, auto_reset=False) for reward in REWARDS}
    first = kinds["share"]
    sums = {reward: np.zeros(first.players) for reward in kinds}
    while not first.ended[0]:
        actions = first.sample().copy()
        for reward, games in kinds.items():
            games.step(actions)
            sums[reward] += games.rewards[0]
    assert sums["share"].sum() == pytest.approx(1)
    assert sums["share"] == pytest.approx(first.returns[0])
    assert sums["round"] == pytest.approx(first.returns[0] - 1 / first.players, abs=1e-5)
    points = first.game.scores(first._envs.states[0])
    sign = -1 if first.game.fewest_points_win else 1
    assert sums["score"].tolist() == [sign * points[seat % len(points)] for seat in range(first.players)]
    best = np.flatnonzero(sums["score"] == sums["score"].max())
    assert set(np.flatnonzero(first.returns[0])) <= set(best.tolist()) or name == "feud"


@EVERY
@pytest.mark.parametrize("reward", REWARDS)
def test_a_table_gives_the_rewards_of_a_batch(name, reward):
    """A table that begins at the batch's state takes the same decisions, and deals the same later rounds."""
    games = batch(name, KINDS[name], seed=6, reward=reward, auto_reset=False)
    table = Table.from_state(name, KINDS[name], games._envs.states)
    gains, rewarded = Gains(table, reward), 0
    while not table.is_over and table.ply < 250:
        seat, action = int(games.seats[0]), int(games.sample()[0])
        games.step([action])
        table.decide(seat, action)
        assert gains.take() == pytest.approx(games.rewards[0], abs=1e-6)
        rewarded += bool(games.rewards.any())
    assert rewarded or not table.is_over


def played(steps=80, **more):
    games = batch("turn-the-tide", n=6, agent="rotate", **more)
    for _ in range(steps):
        games.step(games.sample())
    return games


def test_threads_do_not_change_anything_and_seeds_do():
    one, two, other = played(seed=1), played(seed=1, threads=2), played(seed=2)
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one._envs.envs, two._envs.envs)
    assert not np.array_equal(one.observations, other.observations)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["native", "interpreted"])
@pytest.mark.parametrize(
    "more", [{}, {"threads": 2}, {"observation": "rows"}, {"opponents": "policy", "reward": "round"}]
)
def test_every_mode_steps_alike(mode, more, monkeypatch):
    found = [played(seed=3, **more)]
    monkeypatch.setattr(parts, "engine", lambda game: engine(game, mode))
    found.append(played(seed=3, **more))
    for name in ("observations", "masks", "rewards", "returns", "seats"):
        one, two = (getattr(games, name) for games in found)
        assert np.array_equal(one, two), name


def test_a_saved_batch_goes_on_identically(tmp_path):
    games, again = played(seed=1), played(steps=1, seed=9)
    games.save(tmp_path / "games.npz")
    again.load(tmp_path / "games.npz")
    for each in (games, again):
        for _ in range(30):
            each.step(each.sample())
    assert np.array_equal(games.observations, again.observations)
    assert np.array_equal(games.returns, again.returns)
    shared = played(steps=1, seed=9, threads=3)
    shared.load(tmp_path / "games.npz")
    shared.save(tmp_path / "again.npz")
    with np.load(tmp_path / "games.npz") as one, np.load(tmp_path / "again.npz") as two:
        assert all(np.array_equal(one[name], two[name]) for name in one)
    with pytest.raises(ValueError, match=r"games\.npz was saved by another kind of batch: its states differ"):
        batch("turn-the-tide", n=2).load(tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as found:
        np.savez(tmp_path / "other.npz", **{**found, "states": found["states"][::-1]})
    with pytest.raises(ValueError, match=r"other\.npz was changed since it was saved"):
        again.load(tmp_path / "other.npz")


def test_without_auto_reset_a_game_stands_until_reset():
    games = batch("sea-change", {"players": 2}, n=2, seed=3, auto_reset=False)
    while not games.ended.all():
        games.step(games.sample())
    before = games._envs.states.copy()
    games.step([0, 0])
    assert np.array_equal(games._envs.states, before)
    assert not games.masks.any()
    assert not games.rewards.any()
    with pytest.raises(ValueError, match=r"^environment 1: its game is over$"):
        games.worlds(1, 2)
    games.reset()
    assert games.masks.any(axis=1).all()
    assert not games.ended.any()


@pytest.mark.parametrize("threads", [1, 2])
def test_some_games_begin_again_and_the_others_go_on(threads):
    games, alone = (batch("sea-change", {"players": 2}, n=4, seed=3, threads=threads, auto_reset=False) for _ in "12")
    while not games.ended.any():
        for each in (games, alone):
            each.step(each.sample())
    over = games.ended.copy()
    games.reset(games=over)
    assert not games.ended.any()
    assert games.masks.any(axis=1).all()
    for name in ("observations", "masks", "rewards", "returns", "seats"):
        assert np.array_equal(getattr(games, name)[~over], getattr(alone, name)[~over])
    games.reset(seed=8, games=[3])
    fresh = batch("sea-change", {"players": 2}, n=4, seed=8)
    assert [np.array_equal(games.observations[at], fresh.observations[at]) for at in (0, 3)] == [False, True]
    with pytest.raises(IndexError):
        games.reset(games=[4])


@EVERY
@pytest.mark.parametrize("threads", [1, 2])
def test_worlds_look_alike_to_the_seat_that_decides_and_differ(name, threads):
    games = batch(name, KINDS[name], n=3, seed=5, threads=threads)
    for _ in range(6):
        worlds = games.worlds(1, 8, seed=2)
        for shown in ("observations", "masks", "seats"):
            assert all(np.array_equal(row, getattr(games, shown)[1]) for row in getattr(worlds, shown))
        before = views_of(worlds)
        assert all(view == before[0] for view in before)
        assert np.array_equal(worlds._envs.states, games.worlds(1, 8, seed=2)._envs.states)
        assert len({state.tobytes() for state in worlds._envs.states}) == 8
        for _ in range(STEPS):
            worlds.step(worlds.sample())
        games.step(games.sample())


@pytest.mark.parametrize("opponents", ["random", "heuristic", "policy", "network"])
def test_an_agent_is_asked_alone(opponents):
    games = batch("seas-of-strife", {"players": 3}, n=3, seed=1, agent="rotate", opponents=opponents, heat=0.5)
    for _ in range(STEPS):
        assert games.seats.tolist() == [0, 1, 2]
        games.step(games.sample())


def test_rules_of_thumb_beat_an_agent_that_plays_by_chance():
    """Each seat's share in 20 games; the agent would have 5 if it were as good."""
    games = batch("turn-the-tide", n=20, seed=4, agent=0, auto_reset=False)
    while not games.ended.all():
        games.step(games.sample())
    assert games.returns[:, 0].sum() < 2


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"observation": "bytes"}, "observation is 'bytes': choose one of float32, bits, rows, None"),
        ({"reward": "win"}, "reward is 'win': choose one of share, score, round"),
        ({"agent": 4}, 'agent is 4: give a seat from 0 to 3, "rotate" or None'),
        ({"opponents": "hard"}, "opponents is 'hard': choose one of random, heuristic, policy, network"),
        ({"n": 1, "threads": 2}, "n is 1 and threads 2: both are at least 1, and threads at most n"),
    ],
)
def test_impossible_settings_are_refused_in_one_line(given, words):
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        batch("seas-of-strife", **given)


def test_a_game_without_a_network_says_so():
    with pytest.raises(ValueError, match="feud has no learned network: choose heuristic or random"):
        batch("feud", opponents="network")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_goes_on_as_the_batch_does_and_shares_nothing_with_it(copied, threads):
    games = played(seed=1, threads=threads, observation="rows")
    again = copied(games)
    before = games._envs.states.copy()
    for _ in range(30):
        again.step(again.sample())
    assert np.array_equal(games._envs.states, before)
    for _ in range(30):
        games.step(games.sample())
    for name in ("observations", "masks", "seats", "rewards", "returns"):
        assert np.array_equal(getattr(games, name), getattr(again, name)), name


@pytest.mark.parametrize("wrong", [-1, 10_000, 1 << 40])
def test_what_is_written_into_lent_arrays_makes_nothing_legal(wrong):
    games = batch("seas-of-strife", n=2, seed=1)
    legal, seats = games.sample().copy(), games.seats.copy()
    illegal = int(np.flatnonzero(games.masks[1] == 0)[0])
    games.masks[:], games.seats[:] = 1, 3
    before = games._envs.states.copy()
    for action in (illegal, wrong):
        with pytest.raises(
            ValueError, match=rf"^environment 1: seat {seats[1]} may not choose action {action}; legal: \d"
        ):
            games.step([legal[0], action])
    assert np.array_equal(games._envs.states, before)
    games.step(legal)
    assert not games.masks.all()


def test_actions_are_whole_numbers_one_an_environment():
    games = batch("feud", n=2)
    for wrong in (games.sample() + 0.5, [float("nan"), 0], games.sample() > 0, ["0", "1"], [None, 0]):
        with pytest.raises(TypeError, match=r"^actions are \S+: give whole numbers, of an integer dtype$"):
            games.step(wrong)
    for wrong in (0, [0], [[0, 0]], [0, 0, 0]):
        with pytest.raises(ValueError, match=r"^actions have the shape \(.*\): give one an environment, \(2,\)$"):
            games.step(wrong)
    with pytest.raises(ValueError, match=r"^environment 0: seat \d may not choose action 18446744073709551615"):
        games.step(np.full(2, 2**64 - 1, np.uint64))
    games.step(games.sample().astype(np.uint16))

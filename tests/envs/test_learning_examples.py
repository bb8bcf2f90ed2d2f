"""The learning scripts without PyTorch: what they collect, and what decisions are found to have brought."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from quarterdeck.envs import batch


@pytest.fixture
def scripts(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples/learning")
    import dmc
    import ppo

    return ppo, dmc


def segment_of(ppo):
    """One lane, two seats: seat 0, 1, 0, the end, which brings them 1 and -1, and two decisions of the next game."""
    column = (5, 1)
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    seats, ended = np.array([0, 1, 0, 1, 0]).reshape(column), np.array([0, 0, 1, 0, 0], bool).reshape(column)
    nothing = np.zeros(column, np.float32)
    return ppo.Segment(np.zeros((5, 1, 3)), np.ones((5, 1, 2)), seats, nothing, nothing, nothing + 0.5, rewards, ended)


def test_each_seat_gains_what_it_gets_until_its_game_ends(scripts):
    ppo, dmc = scripts
    gains, known = dmc.gains_of(segment_of(ppo))
    assert known[:, 0].tolist() == [True, True, True, False, False]
    assert gains[:3, 0] == pytest.approx([dmc.GAMMA, -1, 1])


def test_advantages_follow_each_seat_apart(scripts):
    ppo, _ = scripts
    found, known = ppo.advantages(segment_of(ppo), np.array([1]), np.array([0.25], np.float32))
    last, first = 1 - 0.5, ppo.GAMMA * 0.5 - 0.5
    assert known[:, 0].tolist() == [True, True, True, True, False]
    wanted = [first + ppo.GAMMA * ppo.LAMBDA * last, -1 - 0.5, last, ppo.GAMMA * 0.25 - 0.5]
    assert found[:4, 0] == pytest.approx(wanted)


def test_segments_are_what_the_batch_showed(scripts):
    ppo, _ = scripts
    games, again = (batch("turn-the-tide", {"players": 3}, n=2, seed=1, reward="round") for _ in range(2))

    def first_legal(observations, masks):
        return masks.argmax(axis=1), np.zeros(2, np.float32), np.ones(2, np.float32)

    segment = ppo.collect(games, first_legal, 30)
    for at in range(30):
        assert np.array_equal(segment.observations[at], again.observations)
        assert np.array_equal(segment.seats[at], again.seats)
        again.step(segment.actions[at])
        assert np.array_equal(segment.rewards[at], again.rewards)


def test_imitated_decisions_are_legal_and_free(scripts):
    from imitation import imitated

    seen, masks, actions = imitated("seas-of-strife", {"players": 3}, 50, seed=1)
    assert np.all(masks[np.arange(50), actions] == 1)
    assert masks.sum(axis=1).min() > 1
    assert seen.any(axis=1).all()
    assert all(map(np.array_equal, imitated("seas-of-strife", {"players": 3}, 50, seed=1), (seen, masks, actions)))


def test_a_dataset_has_every_decision_of_whole_games(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples/learning")
    import dataset

    out = tmp_path / "rows"
    monkeypatch.setattr(
        "sys.argv", ["dataset.py", "turn-the-tide", "--level", "heuristic", "--games", "2", "--out", str(out)]
    )
    dataset.main()
    rows = pq.read_table(out.with_suffix(".parquet")).to_pylist()
    for number in (0, 1):
        game = [row for row in rows if row["game"] == number]
        assert [row["ply"] for row in game] == list(range(len(game)))
        assert sum({row["seat"]: row["share"] for row in game}.values()) == pytest.approx(1)
    assert all(np.unpackbits(np.frombuffer(row["mask"], np.uint8))[row["action"]] for row in rows)
    assert f"{len(rows):,} decisions" in out.with_suffix(".md").read_text(encoding="utf-8")

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
    """Two seats: seat 0, 1, 0, the end, which brings them 1 and -1, and two decisions of the next game."""
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


def test_lessons_are_free_decisions_where_the_network_has_led(scripts):
    from imitation import lessons

    def last_legal(observations, masks):
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    taught = lessons("seas-of-strife", {"players": 3}, envs=4, steps=30, seed=1, choose=last_legal)
    first, second = next(taught), next(taught)
    for seen, masks, advised in (first, second):
        assert np.all(masks[np.arange(len(masks)), advised] == 1)
        assert masks.sum(axis=1).min() > 1
        assert seen.any(axis=1).all()
    again = lessons("seas-of-strife", {"players": 3}, envs=4, steps=30, seed=1, choose=last_legal)
    assert all(map(np.array_equal, next(again), first))


def test_strength_is_less_than_that_of_rules_of_thumb_for_play_by_chance(scripts):
    from evaluation import strength

    chance = np.random.default_rng(1)

    def by_chance(observations, masks):
        return (chance.random(masks.shape) * masks).argmax(axis=1)

    found = strength("seas-of-strife", {"players": 3}, by_chance, games=40, seed=1)
    assert found.share + found.share_error < 1 / 3
    assert found.gap + found.gap_error < 0


def test_a_dataset_has_every_decision_of_whole_games(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples/learning")
    import dataset

    given = ["dataset.py", "turn-the-tide", "--level", "heuristic", "--deals", "2", "--out", str(tmp_path)]
    monkeypatch.setattr("sys.argv", given)
    dataset.main()
    table = pq.read_table(tmp_path / "turn-the-tide-heuristic.parquet")
    assert {field.name: str(field.type) for field in table.schema} == {
        "game": "int32",
        "ply": "int32",
        "seat": "int8",
        "observation": "binary",
        "mask": "binary",
        "action": "int16",
        "share": "float",
    }
    rows = table.to_pylist()
    for number in (0, 1):
        game = [row for row in rows if row["game"] == number]
        assert [row["ply"] for row in game] == list(range(len(game)))
        assert sum({row["seat"]: row["share"] for row in game}.values()) == pytest.approx(1)
    assert all(np.unpackbits(np.frombuffer(row["mask"], np.uint8))[row["action"]] for row in rows)
    assert f"{len(rows):,} decisions" in (tmp_path / "turn-the-tide-heuristic.md").read_text(encoding="utf-8")

"""The example scripts for learning: training, continuing, the network at a table, and datasets."""

import csv
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from quarterdeck import create_bot

EXAMPLES = Path(__file__).parents[2] / "examples/learning"
SHORT = {
    "game": "turn-the-tide",
    "precision": "float32",
    "imitated": 512,
    "decisions": 1024,
    "envs": 32,
    "steps": 8,
    "minibatch": 64,
    "hidden": 8,
    "warm": 1,
    "points": 2,
    "deals": 4,
    "last-deals": 8,
}
"""A training of some seconds: four updates."""


@pytest.fixture
def ppo(monkeypatch, tmp_path):
    pytest.importorskip("torch", reason="needs PyTorch on the path, see .ci/run")
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    import ppo

    return ppo


def run(ppo, monkeypatch, *flags, **options):
    words = [f"--{name}={value}" for name, value in options.items()]
    monkeypatch.setattr("sys.argv", ["ppo.py", *flags, *words])
    ppo.main()


def curve(name):
    """The points of a curve without its times."""
    rows = csv.DictReader(Path(f"{name}.csv").read_text(encoding="utf-8").splitlines())
    return [{key: row[key] for key in row if key not in ("seconds", "processor")} for row in rows]


def test_a_training_that_was_stopped_continues_to_the_same_network(ppo, monkeypatch):
    run(ppo, monkeypatch, **SHORT, out="whole")
    update = ppo.Training.update

    def stop(training):
        if training.updates == 3:
            raise KeyboardInterrupt
        update(training)

    with monkeypatch.context() as stopped:
        stopped.setattr(ppo.Training, "update", stop)
        with pytest.raises(KeyboardInterrupt):
            run(ppo, monkeypatch, **SHORT, out="parts")
    run(ppo, monkeypatch, "--resume", out="parts")
    assert Path("parts.npz").read_bytes() == Path("whole.npz").read_bytes()
    assert curve("parts") == curve("whole")
    assert [row["decisions"] for row in curve("whole")] == ["0", "256", "0", "512", "1024"]


def test_the_file_plays_at_a_table_as_the_policy_does_in_a_batch(ppo):
    options = ppo.Options(game="turn-the-tide", hidden=8, precision="float32")
    agent = ppo.Agent(options)
    agent.write("new.npz")
    bot = create_bot("net:new.npz", agent.game, seed=1)
    games, views = (ppo.Games(options, 12, 3, observation=form) for form in ("float32", "rows"))
    for _ in range(15):
        actions, rows = agent.best(games), views.batch.observations
        assert [bot.choose(rows[at : at + 1], at % 3) for at in range(12)] == actions.tolist()
        games.batch.step(actions)
        views.batch.step(actions)


def test_there_must_be_something_to_continue(ppo, monkeypatch, capsys):
    with pytest.raises(SystemExit):
        run(ppo, monkeypatch, "--resume", out="nothing")
    assert "there is no nothing.pt to continue from: begin without --resume" in capsys.readouterr().err


def test_advantages_end_with_the_game(ppo):
    import torch

    gains, values = torch.tensor([[1.0], [2.0], [4.0]]), torch.tensor([[0.5], [0.25], [1.0], [8.0]])
    ended = torch.tensor([[False], [True], [False]])
    last, second = 4 + 8 - 1, 2 - 0.25
    first = 1 + 0.25 - 0.5 + 0.5 * second
    assert ppo.generalized_advantages(gains, values, ended, 0.5)[:, 0].tolist() == [first, second, last]


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

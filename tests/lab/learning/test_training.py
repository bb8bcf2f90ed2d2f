"""Training a policy: the same for any number of processes, resumable, and told where it cannot be."""

from functools import partial

import numpy as np
import pytest
from commands import output, refusal, run
from modes import COMPILED

from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.model import empty_model
from quarterdeck.engine.search.workspace import search_of
from quarterdeck.games import GAMES
from quarterdeck.lab import training

TIDE = GAMES["turn-the-tide"]
FEW = 300


def trained(path, rounds, jobs=1):
    fresh = training.begun(TIDE, 5, FEW)
    return training.train(training.load(path, fresh), rounds, jobs, path, lambda _: None)


@pytest.mark.slow
def test_the_same_for_any_number_of_processes_and_where_it_was_interrupted(tmp_path):
    whole = trained(tmp_path / "whole.npz", 2)
    trained(tmp_path / "parts.npz", 1, jobs=2)
    parts = trained(tmp_path / "parts.npz", 2)
    assert parts.rounds == whole.rounds == 2
    assert np.array_equal(parts.weights, whole.weights)
    assert np.array_equal(parts.power, whole.power)
    assert parts.strength == whole.strength
    assert not np.array_equal(whole.weights, training.begun(TIDE, 5, FEW).weights)


def test_learning_makes_a_player():
    """From nothing to better than it was, in a second."""
    fresh = training.begun(TIDE, 5, 20_000)
    weights, _ = training.practise(fresh, (0, 0))
    before = training.measure(fresh, (0, 0))
    fresh.weights = weights
    assert training.measure(fresh, (0, 0)) > before + 0.2


@pytest.mark.parametrize("name", sorted(name for name, game in GAMES.items() if game.learning))
@pytest.mark.parametrize("against", COMPILED)
def test_lessons_are_the_same_interpreted(name, against):
    game, found = GAMES[name], []
    options = game.encode_options(game.complete({}))
    for mode in ("interpreted", against):
        search, model = search_of(game, range(8), 77, []), empty_model(game)
        weights, power = np.zeros(game.learning.size), np.zeros(game.learning.size)
        engine(game, mode).learn(empty_states(game, 2), options, search, model, weights, power, 3, 3, 0.01, 0.1)
        totals = np.zeros(game.max_seats)
        engine(game, mode).play_match(empty_states(game, 2), options, search, model, 1, 1, 0, totals)
        found.append((weights.tobytes(), power.tobytes(), model.tobytes(), totals.tobytes()))
    assert found[0] == found[1]


def test_the_command_trains_and_goes_on(tmp_path):
    common = ("train", "table", "turn-the-tide", "--lessons", FEW, "--jobs", 1, "--out", tmp_path / "tide.npz")
    assert "round 1:" in output(*common, "--rounds", 1)
    second = output(*common, "--rounds", 2)
    assert "round 1:" not in second
    assert "round 2:" in second


def test_what_was_learned_is_installed_where_bots_look(tmp_path, monkeypatch):
    monkeypatch.setattr(training, "learned_path", lambda game: tmp_path / game.id)
    done = training.begun(TIDE, 5, FEW)
    done.weights[7] = 0.5
    assert training.install(done, TIDE).read_bytes()[14:16] == (512).to_bytes(2, "little")


def test_what_cannot_be_trained_is_told_in_a_line(tmp_path):
    out = tmp_path / "x.npz"
    assert "feud has no features" in refusal("train", "table", "feud", "--out", out)
    refused = partial(refusal, "train", "table", "turn-the-tide", "--out")
    out.write_bytes(b"nothing")
    assert "is not the checkpoint of a training" in refused(out)
    training.save(out, training.begun(TIDE, 4, FEW))
    assert "seed 4, not 1" in refused(out, "--lessons", FEW)
    assert "lessons 300, not 50000" in refused(out, "--seed", 4)
    few, nowhere = ("--lessons", FEW, "--rounds", 1, "--jobs", 1), tmp_path / "no" / "x.npz"
    assert "there is no folder" in run("train", "table", "turn-the-tide", "--out", nowhere, *few).output

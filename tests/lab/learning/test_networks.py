"""Networks that learn by play against themselves: gradients, the same result for any threads, where they go on."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from commands import output, refusal
from modes import COMPILED

from quarterdeck import bots
from quarterdeck.bots.network_bots import BundledNetworkBot
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.compile import unit
from quarterdeck.engine.play.practice import OWN, PRACTICE, RIVAL, STEP
from quarterdeck.engine.search import network_file
from quarterdeck.engine.search.model import empty_model
from quarterdeck.engine.search.network import NAMES, ONE
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games import GAMES
from quarterdeck.lab.networks import course, gradients
from quarterdeck.lab.networks.checkpoint import load, save
from quarterdeck.lab.networks.shards import NOBODY_ALONE, joined
from quarterdeck.lab.networks.training import Training
from quarterdeck.lab.networks.weights import Weights

SEAS = GAMES["seas-of-strife"]
LEARNING = sorted(name for name, game in GAMES.items() if game.network)
FEW = 60
"""Steps of a shard and iteration."""


def begun(game=SEAS):
    return Training(game, 5, 1_000_000, 1, FEW)


def iterated(training, times, threads=1):
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(times):
            training.iterate(pool)
    return training


def same(one, other):
    return all(
        np.array_equal(getattr(one, name).flat, getattr(other, name).flat)
        and np.array_equal(getattr(one, name).square, getattr(other, name).square)
        for name in ("policy", "value")
    )


@pytest.mark.slow
def test_the_number_of_threads_does_not_change_the_result():
    one, other = iterated(begun(), 2), iterated(begun(), 2, threads=3)
    assert same(one, other)
    assert not same(one, begun())


@pytest.mark.slow
def test_a_checkpoint_goes_on_as_if_nothing_had_happened(tmp_path):
    whole = iterated(begun(), 3)
    half = iterated(begun(), 2)
    save(tmp_path / "half.npz", half)
    resumed = begun()
    load(tmp_path / "half.npz", resumed)
    assert same(iterated(resumed, 1), whole)
    assert resumed.decisions == whole.decisions
    prolonged = Training(SEAS, 5, 2 * resumed.whole, resumed.imitated, FEW)
    load(tmp_path / "half.npz", prolonged)
    assert prolonged.decisions == half.decisions


def practised():
    training = begun()
    net = training.policy.whole(SEAS)
    for shard in training.shards:
        shard.play(net, imitate=False)
    return training, joined(training.shards)


def odds_at(net, batch, at):
    """Return the chances that a network gives the choices of one step."""
    one, two, odds = np.zeros(128, np.float32), np.zeros(32, np.float32), np.zeros(64, np.float32)
    ends = batch.steps[at * STEP], batch.steps[(at + 1) * STEP]
    gradients.hidden_layers(*net[:4], batch.inputs, *ends, one, two)
    low, high = batch.steps[at * STEP + 2], batch.steps[(at + 1) * STEP + 2]
    gradients.odds_of(*net[4:], batch.choices, low, high, two, odds)
    return odds[: high - low]


def slope_of(loss, flat, at):
    """Return the slope of a loss by one weight, from both sides."""
    reach, kept = 0.02, flat[at]
    flat[at] = kept + reach
    more = loss()
    flat[at] = kept - reach
    less = loss()
    flat[at] = kept
    return (more - less) / (2 * reach)


def agreeing(weights, gradient, loss):
    """Compare the largest slopes of a gradient with what the loss does."""
    for at in np.argsort(-np.abs(gradient))[:20]:
        assert slope_of(loss, weights.flat, at) == pytest.approx(gradient[at], rel=0.1, abs=0.02)


@pytest.mark.slow
def test_the_gradient_of_the_value_network_is_the_slope_of_its_error():
    training, batch = practised()
    weights, order = training.value, np.arange(80)
    targets = np.random.default_rng(1).uniform(0, 1, (len(batch.seats), 8)).astype(np.float32)
    net, into = weights.cut(weights.flat), weights.cut(weights.gradients[0])
    inputs = batch.inputs, batch.hidden, training.network.inputs, batch.steps, order, batch.seats, targets

    def loss():
        told = np.zeros(2)
        gradients.value_gradient(net, weights.cut(np.zeros_like(weights.flat)), *inputs, told)
        return told[0] / 2

    gradients.value_gradient(net, into, *inputs, np.zeros(2))
    agreeing(weights, weights.gradients[0], loss)


@pytest.mark.slow
def test_the_gradient_of_the_policy_is_the_slope_of_what_is_gained():
    training, batch = practised()
    weights, order = training.policy, batch.own[:80]
    gains = np.random.default_rng(1).uniform(-1, 1, len(batch.seats)).astype(np.float32)
    net, into = weights.cut(weights.flat), weights.cut(weights.gradients[0])

    def loss():
        found = [odds_at(net, batch, at) for at in order]
        gained = sum(
            gains[at] * odds[batch.steps[at * STEP + 3]] / np.exp(batch.logs[at])
            for at, odds in zip(order, found, strict=True)
        )
        return -gained + 0.1 * sum((odds * np.log(odds)).sum() for odds in found)

    steps = batch.inputs, batch.choices, batch.steps, order, batch.logs, gains
    gradients.policy_gradient(net, into, *steps, np.float32(1), np.float32(0.1), False, np.zeros(4))
    agreeing(weights, weights.gradients[0], loss)


@pytest.mark.slow
def test_the_log_chances_of_practice_are_those_of_the_network():
    training, batch = practised()
    net = training.policy.cut(training.policy.flat)
    for at in batch.own[:50]:
        odds = odds_at(net, batch, at)
        assert np.log(odds[batch.steps[at * STEP + 3]]) == pytest.approx(batch.logs[at], abs=0.02)


@pytest.mark.parametrize("name", LEARNING)
@pytest.mark.parametrize("against", COMPILED)
def test_practice_is_the_same_interpreted(name, against):
    game, found = GAMES[name], []
    for mode in ("interpreted", against):
        search, models = search_of(game, range(8), 77, []).repeat(2), model_of(game).repeat(2)
        chance = np.random.default_rng(3)
        for field in ("first", "second", "last"):
            models[field] = chance.integers(-500, 500, models[field].shape)
        batch = np.zeros(1, PRACTICE)
        batch["mixed"] = 65536
        room = 2_000
        arrays = [np.zeros(room * width, np.int16) for width in (512, 512, 64)]
        arrays += [np.zeros(room * STEP, np.int32), np.zeros(room * 8, np.float32), np.zeros(room, np.float32)]
        options = game.encode_options(game.complete({}))
        engine(game, mode).practise(empty_states(game, 2), options, search, models, batch, *arrays, 5, NOBODY_ALONE)
        found.append([batch.tobytes(), *(array.tobytes() for array in arrays)])
    assert found[0] == found[1]


def test_a_rival_plays_all_seats_but_one():
    training = begun()
    rival = training.policy.whole(SEAS)
    rival["last_bias"] = 8 * ONE * np.arange(SEAS.network.outputs)[::-1]  # it always plays its lowest card
    shard = training.shards[0]
    shard.face(rival, 2)
    shard.play(training.policy.whole(SEAS), imitate=False)
    batch = joined([shard])
    steps = batch.steps.reshape(-1, STEP)
    players = steps[:-1, 4] >> 8
    assert (players == np.where(steps[:-1, 4] & 0xFF == 2, OWN, RIVAL)).all()
    for at in np.flatnonzero(players == RIVAL):
        legal = batch.choices[steps[at, 2] : steps[at + 1, 2]]
        assert legal[steps[at, 3]] == legal.min()


def test_rules_of_thumb_as_rival_need_no_network():
    net, played = begun().policy.whole(SEAS), []
    for rival in (None, net, net):
        shard = begun().shards[0]
        shard.face(net, 2)
        shard.face(rival, 2)
        shard.play(net, imitate=False)
        played.append(joined([shard]).steps.tolist())
    assert played[0] != played[1] == played[2]


@pytest.mark.slow
def test_advantages_of_an_episode_by_hand():
    """Two seats, two steps: seat 0 moves, then seat 1; the end is worth 1 to seat 0."""
    steps = np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], np.int32)
    finals = np.zeros((1, 8), np.float32)
    finals[0, :2] = 1, 0
    worths = np.zeros((2, 8), np.float32)
    worths[0, :2] = 0.5, 0.5  # counted from the mover: seats 0 and 1
    worths[1, :2] = 0.4, 0.6  # seats 1 and 0
    gains, targets = np.zeros(2, np.float32), np.zeros((2, 8), np.float32)
    gradients.advantages(steps, finals, worths, 2, 0, 2, np.float32(0.5), gains, targets)
    assert gains == pytest.approx([0.1 + 0.5 * 0.4, -0.4])
    assert targets[0, :2] == pytest.approx([0.5 + 0.3, 0.5 + (-0.1 - 0.2)])
    assert targets[1, :2] == pytest.approx([0.0, 1.0])


def test_a_packed_network_chooses_nearly_alike():
    weights = Weights(SEAS.network.inputs, SEAS.network.outputs, np.random.default_rng(2))
    row = network_file.unpacked(SEAS, network_file.packed(weights.cut(weights.flat)))
    exact = weights.whole(SEAS)
    for name in NAMES:
        assert np.abs(row[name].astype(float) - exact[name]).max() <= 4
    with pytest.raises(ValueError, match="not"):
        network_file.unpacked(SEAS, network_file.packed(weights.cut(weights.flat)) + b"x")


@pytest.mark.parametrize("name", [name for name in LEARNING if network_file.network_path(GAMES[name]).exists()])
def test_installed_networks_are_small_and_beat_the_rules_of_thumb(name):
    game = GAMES[name]
    assert network_file.network_path(game).stat().st_size < 300_000
    assert course.strength(game, network_file.installed_network(game)) > 1.1


def test_a_network_bot_without_a_network_is_told_what_to_do(monkeypatch):
    monkeypatch.setattr("quarterdeck.bots.network_bots.installed_network", lambda game: None)
    with pytest.raises(bots.BotError, match="quarterdeck train network seas-of-strife"):
        BundledNetworkBot(SEAS, 1)
    with pytest.raises(bots.BotError, match="heat"):
        bots.create("network:heat=-1", SEAS, 1)


@pytest.mark.slow
def test_the_command_trains_and_installs(tmp_path, monkeypatch):
    monkeypatch.setattr(course, "MILLION", 300)
    monkeypatch.setattr(course, "DEALS", 1)
    monkeypatch.setattr(course, "network_path", lambda game: tmp_path / game.id)
    monkeypatch.setattr("quarterdeck.lab.networks.training.STEPS", FEW)
    few = ("--decisions", 1, "--jobs", 1)
    told = output("train", "network", SEAS.id, *few, "--out", tmp_path / "seas.npz", "--install")
    assert "times fair among rules of thumb" in told
    assert network_file.unpacked(SEAS, (tmp_path / SEAS.id).read_bytes()).dtype == empty_model(SEAS).dtype


def test_what_cannot_be_trained_is_told_in_a_line(tmp_path):
    out = tmp_path / "x.npz"
    out.write_bytes(b"nothing")
    command = ("train", "network", SEAS.id, "--out", out)
    assert "is not the checkpoint of a network" in refusal(*command)
    save(out, Training(SEAS, 4, 1_000_000, 15))
    assert "seed 4, not 1" in refusal(*command)


def test_without_a_compiler_one_line_says_what_is_needed(monkeypatch):
    monkeypatch.setattr(unit, "can_compile", lambda: False)
    told = refusal("train", "network", "sea-change")
    assert told == "training a network needs a compiler: install quarterdeck[native]"

"""Networks from files: what they play, and one line for a file that is broken or of another game."""

import itertools
import os
import random
import zipfile

import numpy as np
import pytest

from quarterdeck import GAMES, Table
from quarterdeck.bots import BotError, create, parse, spelled
from quarterdeck.bots.net_file import MOST_BYTES, read_net, write_net
from quarterdeck.cli.errors import Failure
from quarterdeck.cli.parameters import named_bots
from quarterdeck.envs import batch
from quarterdeck.server.messages.client_messages import Level

GAME = GAMES["seas-of-strife"]


def layers_for(game, form="float32", hidden=8):
    chance = np.random.default_rng(3)
    sizes = (game.observation(form).width, hidden, game.actions)
    return [(chance.normal(size=pair), chance.normal(size=pair[1])) for pair in itertools.pairwise(sizes)]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "A=b:C.npz"
    write_net(path, GAME, "float32", layers_for(GAME))
    return path


def changed(path, **arrays):
    """Write the file again with other arrays; None leaves one out."""
    with np.load(path) as found:
        kept = {**found, **arrays}
    np.savez(path, **{name: array for name, array in kept.items() if array is not None})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("form", ["float32", "bits"])
def test_it_plays_the_legal_action_of_the_highest_output_on_what_a_batch_shows(tmp_path, name, form):
    game, path = GAMES[name], tmp_path / "x.npz"
    write_net(path, game, form, layers_for(game, form), "tanh")
    net, bot = read_net(path, game), create(f"net:{path}", game, 1)
    games, views = batch(game, n=2, seed=4, observation=form), batch(game, n=2, seed=4, observation="rows")
    for _ in range(25):
        values = np.where(games.masks, net.outputs(games.observations), -np.inf)
        chosen = [bot.choose(views.observations[env : env + 1], int(views.seats[env])) for env in range(2)]
        assert chosen == values.argmax(axis=1).tolist()
        games.step(chosen)
        views.step(chosen)


def test_heat_draws_by_softmax_with_the_seed(file):
    table = Table(GAME, {"players": 4}, bytes(32))
    while len(table.legal(table.pending[0])) < 4:
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    seat = table.pending[0]

    def chosen(seed, heat):
        bot = create(f"net:{file}:heat={heat}", GAME, seed)
        return [bot.choose(table.view(seat), seat) for _ in range(40)]

    assert chosen(1, 1000) == chosen(1, 1000) != chosen(2, 1000)
    assert 1 < len(set(chosen(1, 1000)) & set(table.legal(seat))) == len(set(chosen(1, 1000)))
    assert chosen(1, 0) == chosen(2, 0.0001)


def test_a_file_keeps_its_name_with_capitals_and_colons():
    assert spelled(" NET:C:\\A=b.npz:heat=1") == "net:C:\\A=b.npz:heat=1"
    assert parse("net:C:\\A=b.npz:heat=0.5") == ("net", {"file": "C:\\A=b.npz", "heat": 0.5})
    assert parse("net:other") == ("net", {"file": "other"})


def test_a_command_plays_it_and_no_level_of_a_server_is_one(file):
    assert named_bots(f"net:{file},medium", GAME) == [f"net:{file}", "medium"]
    with pytest.raises(Failure, match=r"--bots: cannot read none\.npz: No such file"):
        named_bots("net:none.npz", GAME)
    with pytest.raises(ValueError, match="is not a valid Level"):
        Level(f"net:{file}")


@pytest.mark.parametrize(
    ("arrays", "words"),
    [
        ({"game": np.array("feud")}, "is for the game 'feud', not seas-of-strife"),
        ({"game": None}, "lacks game"),
        ({"observation": np.array("rows")}, "has the observation 'rows': choose float32 or bits"),
        ({"observation": np.array("bits")}, "another layout of observations"),
        ({"layout": np.array("0" * 16)}, "another layout of observations"),
        ({"activation": np.array("gelu")}, "choose relu or tanh"),
        ({"weights_0": np.zeros((3, 8))}, r"weights_0 has shape \(3, 8\), not \(1417, 8\)"),
        ({"bias_0": np.zeros((1, 8))}, "bias_0 must be an array of floats with 1 dimensions"),
        ({"bias_1": None}, "bias_1 must be"),
        ({"weights_1": np.zeros((8, 3)), "bias_1": np.zeros(3)}, "has 3 outputs, but seas-of-strife has 68 actions"),
        ({"bias_1": np.full(68, np.nan)}, "bias_1 has numbers that are not finite"),
        ({"weights_0": None, "weights_1": None}, "has no weights_0"),
        ({"game": np.array([None])}, "is no .npz file of arrays, or is broken"),
        ({"game": np.frombuffer(bytes([255, 255, 255, 127]), "<U1").reshape(())}, "is no .npz file of arrays"),
        ({"more": np.zeros(MOST_BYTES // 8 + 1)}, "is too big"),
    ],
)
def test_a_file_that_does_not_fit_is_told_in_a_line(file, arrays, words):
    changed(file, **arrays)
    with pytest.raises(BotError, match=words) as error:
        create(f"net:{file}", GAME, 1)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("content", [b"", b"not a file of arrays"])
def test_a_file_of_another_kind_is_told_in_a_line(tmp_path, content):
    path = tmp_path / "x.npz"
    path.write_bytes(content)
    with pytest.raises(BotError, match=r"x\.npz is no \.npz file"):
        read_net(path, GAME)


def test_a_pipe_is_told_in_a_line(tmp_path):
    os.mkfifo(tmp_path / "x.npz")
    with pytest.raises(BotError, match=r"x\.npz is no regular file"):
        read_net(tmp_path / "x.npz", GAME)


def test_a_damaged_file_is_told_in_a_line(file):
    with zipfile.ZipFile(file) as parts:
        at = parts.getinfo("weights_0.npy").header_offset + 200
    content = bytearray(file.read_bytes())
    content[at : at + 50] = random.Random(1).randbytes(50)
    file.write_bytes(content)
    with pytest.raises(BotError, match="is broken"):
        read_net(file, GAME)


def test_a_file_that_changes_is_read_again(file):
    first = read_net(file, GAME)
    write_net(file, GAME, "float32", layers_for(GAME, hidden=9))
    assert len(read_net(file, GAME).layers[0][1]) == len(first.layers[0][1]) + 1


def test_what_does_not_fit_is_not_written(tmp_path):
    with pytest.raises(BotError, match="weights_0 has shape"):
        write_net(tmp_path / "x.npz", GAME, "float32", [(np.zeros((4, 4)), np.zeros(4))])
    assert not (tmp_path / "x.npz").exists()

"""The adapter to OpenSpiel, held by OpenSpiel's own tests and programs."""

import random
from multiprocessing import get_context

import numpy as np
import pytest
from duel import GAME as TINY

from quarterdeck import GAMES, OptionError
from quarterdeck.games.observation import PART
from quarterdeck.kernel.event_buffer import HIDDEN

pyspiel = pytest.importorskip("pyspiel", reason="the doors need uv run --group envs")
from open_spiel.python import rl_environment  # noqa: E402 - without the library, this module is skipped

from quarterdeck.envs import open_spiel  # noqa: E402

pytestmark = pytest.mark.slow  # they play compiled games

SEAS = "quarterdeck_seas_of_strife(players=3,target=1,passing=on,deals=2)"
TIDE = "quarterdeck_turn_the_tide(players=3,rounds=1,deals=2)"
CHANGE, FEUD = "quarterdeck_sea_change(players=2,target=1,deals=2)", "quarterdeck_feud(last_round=10,deals=2)"
EVERY = pytest.mark.parametrize("text", [SEAS, TIDE, CHANGE, FEUD])
"""Short games of each kind."""


def walk(state, chance):
    """Play a game by chance, mostly the lowest action, so that games meet; yield the state after each decision."""
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[0] if chance.random() < 0.7 else chance.choice(actions))
        yield state


def assert_tensors_tell_histories_apart(text, games):
    """Equal tensors mean equal information states, and the other way round; they have all that the player knows."""
    game, chance = pyspiel.load_game(text), random.Random(1)
    tensors, strings = {}, {}
    for _ in range(games):
        for state in walk(game.new_initial_state(), chance):
            for player in range(game.num_players()):
                tensor = hash(state.information_state_tensor(player).tobytes())
                string = hash(state.information_state_string(player))
                assert tensors.setdefault((player, tensor), string) == string
                assert strings.setdefault((player, string), tensor) == tensor


@EVERY
def test_equal_tensors_mean_equal_histories(text):
    assert_tensors_tell_histories_apart(text, games=30)


@EVERY
def test_tensors_tell_nothing_hidden(text):
    """A state that the player thinks possible has the same tensor for it; the others' have nothing that it lacks."""
    chance = random.Random(2)
    game = pyspiel.load_game(text)
    width = game.observation_tensor_shape()[0]
    for state in walk(game.new_initial_state(), chance):
        if state.is_terminal() or chance.random() < 0.8:
            continue
        known = state.information_state_tensor(0)
        other = state.resample_from_infostate(0, chance.random)
        assert (other.information_state_tensor(0) == known).all()
        assert other.information_state_string(0) == state.information_state_string(0)
        heard = np.trim_zeros(other.information_state_tensor(1)[width:], "b")
        assert ((heard == known[width:][: len(heard)]) | (heard == HIDDEN / PART)).all()


LONG = ("seas_of_strife(happy_faces=on,passing=on)", "turn_the_tide(players=5)", "sea_change(players=8,teams=4)")


@pytest.mark.parametrize(
    "text", [*LONG, "seas_of_strife(rules=strife)", "sea_change(players=1)", "feud(last_round=30)"]
)
def test_no_history_is_longer_than_declared(text):
    *_, over = walk(pyspiel.load_game(f"quarterdeck_{text}").new_initial_state(), random.Random(3))
    assert over.information_state_tensor(0)[-1] == 0  # raises ValueError if the array is too short


@pytest.mark.parametrize(
    "text", ["seas_of_strife(tie_break=ask)", "turn_the_tide(rounds=1000)", "feud", "feud(preset='true',last_round=10)"]
)
def test_without_a_bound_there_is_no_tensor(text):
    game = pyspiel.load_game(f"quarterdeck_{text}")
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="the options do not bound the length of a game"):
        game.new_initial_state().information_state_tensor(0)


@EVERY
def test_open_spiel_plays_and_serializes(text):
    """Its tests in C++ and in Python; these pickle and clone, too."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    GamesSimTest().sim_game(game)


def test_open_spiel_writes_playthroughs():
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough_lines(TIDE, seed=1)
    assert any(line.startswith("InformationStateTensor(1).history") for line in lines)


def look(state):
    """Return what another process makes of a state."""
    return str(state.get_game()), state.information_state_string(1), state.information_state_tensor(1).tobytes()


def test_states_and_games_pickle_into_other_processes():
    """Also those of a game that only this process has registered."""
    open_spiel.register("seas-of-strife", {"players": 3, "target": 1}, "short_seas", deals=2)
    states = []
    for text in (SEAS, "short_seas(passing=on)"):
        states += [state.clone() for state in walk(pyspiel.load_game(text).new_initial_state(), random.Random(1))][:8]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(look, states) == [look(state) for state in states]


def test_options_are_parameters():
    game = pyspiel.load_game("quarterdeck_feud(preset=strikes,last_round=10)")
    assert game.playing.options == GAMES["feud"].complete({"preset": "strikes", "last_round": 10})
    assert pyspiel.load_game("quarterdeck_feud", {"items": "off", "deals": 3}).playing.options["items"] is False
    game = pyspiel.load_game("quarterdeck_sea_change(players=1,target=2)")
    assert game.num_players() == 1
    assert game.playing.options["target"] == [2, 2]
    true = pyspiel.load_game("quarterdeck_feud(preset='true')")
    assert true == pyspiel.load_game(str(true)) == pyspiel.load_game("quarterdeck_feud", {"preset": "true"})
    assert true.playing.options["study"]
    assert str(pyspiel.load_game(TIDE)) == "quarterdeck_turn_the_tide(deals=2,players=3,rounds=1)"


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("feud(preset=best)", OptionError, "option preset cannot be 'best': it is strikes, basic, true or skirmish"),
        ("seas_of_strife(players=9)", OptionError, "option players cannot be 9: it is a whole number from 3 to 6"),
        ("feud(player=2)", pyspiel.SpielError, "Unknown parameter 'player'. Available parameters are: affinities, "),
    ],
)
def test_a_wrong_parameter_is_one_line(text, error, words):
    with pytest.raises(error, match=words):
        pyspiel.load_game(f"quarterdeck_{text}")


@EVERY
def test_open_spiels_own_search_plays(text):
    """It requests states that the player thinks possible, and the same information state in each."""
    from open_spiel.python.algorithms import ismcts, mcts

    chance = np.random.RandomState(1)
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(6):
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=chance)
        state.apply_action(bot.step(state))


def test_open_spiels_own_regret_minimization_becomes_hard_to_exploit():
    """In the tiny duel, which is installed nowhere; OpenSpiel walks its whole tree to measure exploitability."""
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

    open_spiel.register(TINY, {"cards": 4, "size": 2}, "tiny_duel", deals=12)
    game = pyspiel.load_game("tiny_duel")
    np.random.seed(1)  # OpenSpiel's solvers draw from it
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(100):
        solver.iteration()
    assert before > 0.3
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 5


def test_open_spiel_asks_one_player_at_a_time():
    """Where several owe a decision, the lowest is asked alone, and whatever it chooses looks alike to the others."""
    state = pyspiel.load_game(TIDE).new_initial_state()
    state.apply_action(0)
    assert state.table.pending == (0, 1, 2)
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [True, False, False]
    with pytest.raises(ValueError, match="player 3 observes nothing: give one from 0 to 2"):
        state.observation_tensor(3)
    after = [state.child(action) for action in state.legal_actions()]
    assert {other.current_player() for other in after} == {1}
    for seat, looks in enumerate((len(after), 1, 1)):
        assert len({other.observation_tensor(seat).tobytes() for other in after}) == looks
        assert len({other.information_state_tensor(seat).tobytes() for other in after}) == looks
        assert len({other.information_state_string(seat) for other in after}) == looks


@pytest.mark.parametrize("kind", [None, rl_environment.ObservationType.OBSERVATION])
def test_open_spiels_environment_observes(kind):
    """By default with perfect recall."""
    game = pyspiel.load_game(TIDE)
    games = rl_environment.Environment(game, observation_type=kind)
    shape = game.observation_tensor_shape() if kind else game.information_state_tensor_shape()
    chance, now = random.Random(1), games.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert list(now.observations["info_state"][player].shape) == shape
        now = games.step([chance.choice(now.observations["legal_actions"][player])])
    assert sum(now.rewards) == pytest.approx(1)

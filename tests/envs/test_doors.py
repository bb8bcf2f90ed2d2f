"""The doors to other libraries, held by the tests of those libraries."""

import importlib
import random
import warnings

import numpy as np
import pytest
from duel import GAME as TINY

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
pytest.importorskip("pyspiel", reason="the doors need uv run --group envs")
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


def test_a_picture_is_the_text_as_svg():
    from xml.etree import ElementTree

    table = Table(GAMES["turn-the-tide"], {"players": 3}, bytes(32))
    picture = ElementTree.fromstring(rendered(table, 1, "svg"))
    lines = picture.findall("{http://www.w3.org/2000/svg}text")
    assert [line.text for line in lines] == rendered(table, 1, "ansi").splitlines()


def test_gymnasium_asks_its_seat_as_soon_as_it_owes_a_decision():
    """All bid at the same time: seat 2 is asked before seats 0 and 1, and bots wait for its bid."""
    from quarterdeck.envs.gymnasium import SeatEnv

    games = SeatEnv("turn-the-tide", SHORT["turn-the-tide"], opponents="heuristic", seat=2)
    games.reset(seed=1)
    assert games.table.pending == (0, 1, 2)
    assert games.table.decisions == []


@EVERY
def test_gymnasium(name):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from quarterdeck.envs.gymnasium import env_id

    made = gymnasium.make(env_id(GAMES[name]), options=SHORT[name], opponents="heuristic")
    check_env(made.unwrapped, skip_render_check=False)


def test_gymnasium_has_ids_with_the_version_of_the_rules():
    from quarterdeck.envs.gymnasium import env_id

    assert env_id(GAMES["seas-of-strife"]) == "quarterdeck/SeasOfStrife-v1"


def test_gymnasium_steps_batches():
    """A game that has ended starts again with the next step, and every seat's share is its reward once."""
    import gymnasium

    from quarterdeck.envs.gymnasium import env_id

    games = gymnasium.make_vec(
        env_id(GAMES["turn-the-tide"]), num_envs=6, vectorization_mode="vector_entry_point", seat="rotate"
    )
    seen, _ = games.reset(seed=1)
    assert games.observation_space.contains(seen)
    over, ended, total = np.zeros(6, bool), 0, 0.0
    while ended < 12:
        actions = games.unwrapped.sample()
        seen, rewards, over_now, _, _ = games.step(actions)
        assert not (over & over_now).any()
        assert not rewards[~over_now].any()
        over, ended, total = over_now, ended + int(over_now.sum()), total + float(rewards.sum())
    assert total <= ended


def spiel(name):
    import pyspiel

    from quarterdeck.envs import open_spiel

    short = f"short_{name.replace('-', '_')}"
    if short not in pyspiel.registered_names():
        open_spiel.register(name, SHORT[name], short, deals=2)
    return pyspiel.load_game(short)


@EVERY
def test_open_spiel_plays_and_serializes(name):
    import pyspiel

    pyspiel.random_sim_test(spiel(name), num_sims=1, serialize=True, verbose=False)


def test_open_spiel_knows_every_game():
    import pyspiel

    from quarterdeck.envs import open_spiel

    for game in GAMES.values():
        assert pyspiel.load_game(open_spiel.game_name(game)).num_distinct_actions() == game.actions


@EVERY
def test_open_spiels_own_search_plays(name):
    """It asks for states that the player thinks possible, and for the same information state in each."""
    from open_spiel.python.algorithms import ismcts, mcts

    chance = np.random.RandomState(1)
    game = spiel(name)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(6):
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            max_simulations=4,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            random_state=chance,
        )
        state.apply_action(bot.step(state))


@pytest.mark.parametrize(
    ("module", "solver", "iterations"),
    [
        ("external_sampling_mccfr", "ExternalSamplingSolver", 100),
        ("outcome_sampling_mccfr", "OutcomeSamplingSolver", 500),
    ],
)
def test_open_spiels_own_regret_minimization_becomes_hard_to_exploit(module, solver, iterations):
    """In the tiny duel, which is installed nowhere; OpenSpiel walks its whole tree to measure exploitability."""
    import pyspiel
    from open_spiel.python.algorithms import exploitability

    from quarterdeck.envs import open_spiel

    if "tiny_duel" not in pyspiel.registered_names():
        open_spiel.register(TINY, {"cards": 4, "size": 2}, "tiny_duel", deals=12)
    game = pyspiel.load_game("tiny_duel")
    np.random.seed(1)  # OpenSpiel's solvers draw from it
    solving = getattr(importlib.import_module(f"open_spiel.python.algorithms.{module}"), solver)(game)
    before = exploitability.nash_conv(game, solving.average_policy())
    for _ in range(iterations):
        solving.iteration()
    assert before > 0.3
    assert exploitability.nash_conv(game, solving.average_policy()) < before / 5


def test_open_spiel_asks_one_player_at_a_time():
    """Where several owe a decision, the lowest is asked alone, and whatever it chooses looks alike to the others."""
    state = spiel("turn-the-tide").new_initial_state()
    state.apply_action(0)
    assert state.table.pending == (0, 1, 2)
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [True, False, False]
    with pytest.raises(ValueError, match="player 3 observes nothing: give one from 0 to 2"):
        state.observation_tensor(3)
    after = [state.child(action) for action in state.legal_actions()]
    assert {other.current_player() for other in after} == {1}
    for seat, looks in enumerate((len(after), 1, 1)):
        assert len({other.observation_tensor(seat).tobytes() for other in after}) == looks
        assert len({other.information_state_string(seat) for other in after}) == looks


def test_open_spiels_environment_observes_what_a_view_says():
    from open_spiel.python import rl_environment

    game = spiel("turn-the-tide")
    games = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    chance, now = random.Random(1), games.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert now.observations["legal_actions"][player]
        now = games.step([chance.choice(now.observations["legal_actions"][player])])
    assert sum(now.rewards) == pytest.approx(1)

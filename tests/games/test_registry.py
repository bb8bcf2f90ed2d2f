"""Games are found by entry points: this project's own, and anyone's. An unusable one is logged in one line."""

import subprocess
import sys

import pytest
from elsewhere import copied, declared, imported

from quarterdeck.games import GAMES
from quarterdeck.games.registry import FIRST, Games


@pytest.fixture
def games(tmp_path, monkeypatch, caplog):
    """A function that returns the games found with the packages in `tmp_path`, their ids, and the log."""

    def find():
        monkeypatch.syspath_prepend(tmp_path)
        found = Games()
        names = list(found)
        return found, names, caplog.messages

    return find


def tide(folder, name):
    """A package with a game of this id."""
    package = copied(folder, name)
    file = package / "__init__.py"
    file.write_text(file.read_text("utf-8").replace(f'id="{name}"', f'id="{name.replace("_", "-")}"'), "utf-8")
    return package


def test_the_four_own_games_come_in_the_same_way(games):
    found, names, said = games()
    assert tuple(names) == FIRST
    assert len(found) == 4
    assert not said
    assert all(found[name] is GAMES[name] for name in FIRST)
    assert "whist" not in found
    assert found.get("whist") is None


def test_a_game_is_found_after_the_own_ones_and_only_loaded_when_asked_for(games, tmp_path, monkeypatch):
    imported(monkeypatch, tide(tmp_path, "low_tide"))
    declared(tmp_path, "low-tide", "low-tide", "low_tide:GAME")
    found, names, said = games()
    assert names == [*FIRST, "low-tide"]
    assert found["low-tide"].id == "low-tide"
    assert not said
    fresh = Games()
    assert fresh["feud"] is GAMES["feud"]
    assert list(fresh.loaded) == ["feud"]


BROKEN = {
    "raises": ("raise RuntimeError('no luck\\nat all')", "RuntimeError: no luck"),
    "is no game": ("GAME = 4", "its entry point names no quarterdeck.games.Game"),
    "cannot be imported": ("import a_package_that_is_not_there", "ModuleNotFoundError: No module named"),
    "has no such name": ("", "AttributeError"),
    "has another id": ("from quarterdeck.games.feud import GAME", "its Game is called 'feud'"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_package_is_one_line_and_the_others_go_on(games, tmp_path, monkeypatch, how):
    source, line = BROKEN[how]
    name = f"broken_{how.replace(' ', '_')}"
    (tmp_path / f"{name}.py").write_text(source, "utf-8")
    declared(tmp_path, "broken", "broken", f"{name}:GAME")
    found, names, said = games()
    assert tuple(names) == FIRST
    assert "broken" not in found
    assert len(said) == 1
    assert said[0].startswith(f"the game 'broken' of broken 1.0 is left out: {line}")
    assert "\n" not in said[0]


def test_a_game_without_a_rule_function_is_left_out(games, tmp_path, monkeypatch):
    package = tide(tmp_path, "tide_without_worth")
    rules = package / "rules.py"
    text = rules.read_text("utf-8").replace("outcomes, worth", "outcomes")
    rules.write_text(text.replace('    "worth",\n', ""), "utf-8")
    declared(tmp_path, "tide-without-worth", "tide-without-worth", "tide_without_worth:GAME")
    _, names, said = games()
    assert tuple(names) == FIRST
    assert said[0].endswith("is left out: tide_without_worth.rules has no rule function worth")


def test_a_game_without_medium_is_left_out(games, tmp_path):
    file = tide(tmp_path, "tide_without_medium") / "__init__.py"
    file.write_text(file.read_text("utf-8").replace("levels={", 'levels={"medium": None,'), "utf-8")
    declared(tmp_path, "tide-without-medium", "tide-without-medium", "tide_without_medium:GAME")
    _, names, said = games()
    assert tuple(names) == FIRST
    assert said[0].endswith("is left out: Game.levels: every game has the levels beginner and medium")


def test_a_name_is_had_once(games, tmp_path):
    """This project's own names stay its own; of two others the first by name has it."""
    declared(tmp_path, "b-tides", "tides", "tides_of_b:GAME")
    declared(tmp_path, "a-feud", "feud", "feud_of_a:GAME")
    declared(tmp_path, "a-tides", "tides", "tides_of_a:GAME")
    found, names, said = games()
    assert tuple(names) == FIRST
    assert found["feud"] is GAMES["feud"]
    assert said[0] == "the game 'feud' of a-feud 1.0 is left out: 'feud' of quarterdeck 0.1.0 has that name"
    assert said[1] == "the game 'tides' of b-tides 1.0 is left out: 'tides' of a-tides 1.0 has that name"
    assert said[2].startswith("the game 'tides' of a-tides 1.0 is left out: ModuleNotFoundError")


@pytest.mark.slow
def test_the_command_says_it_in_a_line_and_goes_on(tmp_path):
    declared(tmp_path, "broken", "broken", "not_there:GAME")
    words = [sys.executable, "-m", "quarterdeck", "simulate", "whist"]
    done = subprocess.run(words, capture_output=True, text=True, env={"PYTHONPATH": str(tmp_path)}, check=False)
    assert done.returncode != 0
    first, second = done.stderr.splitlines()
    assert first.startswith("the game 'broken' of broken 1.0 is left out")
    assert "unknown game 'whist'" in second

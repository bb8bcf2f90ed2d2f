"""`quarterdeck new-game`: what it makes proves what every game must, from the first minute."""

import re

import pytest
from commands import output, refusal
from elsewhere import imported

from quarterdeck.testing import all_options, check_game, check_page


@pytest.fixture
def made(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert re.search(r"pip install .*-e tiny-tricks ", output("new-game", "Tiny Tricks"))
    return tmp_path / "tiny-tricks"


@pytest.mark.parametrize("modes", [("interpreted",), pytest.param(("native", "interpreted"), marks=pytest.mark.slow)])
def test_the_new_game_conforms(made, monkeypatch, modes):
    """The slow one compiles it, too."""
    game = imported(monkeypatch, made / "src/tiny_tricks")
    check_page(game)
    for options in all_options(game):
        assert check_game(game, options, seed=1, modes=modes) == 18 * options["players"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "gives no name"),
        ("3 cards", "gives no name"),
        ("日本", "gives no name"),
        ('Say "x"', "gives no name"),
        ("Feud", "something called feud already"),
        ("json", "something called json already"),
        ("class", "something called class already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_line(tmp_path, monkeypatch, name, why):
    monkeypatch.chdir(tmp_path)
    assert why in refusal("new-game", name)
    assert not list(tmp_path.iterdir())


def test_what_is_there_stays(made):
    before = sorted(made.rglob("*"))
    assert "tiny-tricks is there already" in refusal("new-game", "Tiny Tricks")
    assert sorted(made.rglob("*")) == before

"""Two builds at one table: what a build wins among itself, and that the other one is what was named."""

from argparse import Namespace
from pathlib import Path

import pytest
from builds import gained, won
from other_build import Before

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.games import GAMES

pytestmark = pytest.mark.slow  # tools that measure bots

ROOT = Path(__file__).parents[3]
GAME = GAMES["sea-change"]
GIVEN = Namespace(bot="rollout:60:worlds=4", rounds=True, seed=4)
THREE = GAME.complete({"players": 3})


def test_a_build_among_itself_plays_the_same_game_at_each_seat():
    """So the shares of all seats add up to a whole win, in each deal and again in the same one."""
    with Before(ROOT, GAME, GIVEN.bot) as before:
        for alone in ("now", "before"):
            found = [won(Namespace(**vars(GIVEN), alone=alone), GAME, THREE, before, deal) for deal in (0, 1, 1)]
            assert found == [pytest.approx(WHOLE, abs=3)] * 3


def test_single_decisions_by_chance_are_worth_less_than_by_rules_of_thumb():
    with Before(ROOT, GAME, "heuristic") as before:
        gain, count = gained(Namespace(**vars(GIVEN) | {"bot": "random"}), GAME, THREE, before, 0)
    assert count > 20
    assert gain < 0


def test_a_folder_without_a_build_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="name the root of a working tree"):
        Before(tmp_path, GAME, GIVEN.bot)

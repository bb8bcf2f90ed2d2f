"""Sea Change, who wins a round and the game: every test is named by the rule it would fail without."""

import random

import pytest
from changes import Game
from interpreted import only

from quarterdeck.games import OptionError
from quarterdeck.games.sea_change import GAME, deck


def finish(totals, *collected, target=3, players=3):
    """The last trick of a round (nobody's cards count in it, the last seat takes it), after these totals."""
    game = Game(players=players, target=target).hands(*("Y4", "Y5", "Y6", "Y7")[:players], trump="B")
    for side, names in enumerate(collected):
        game.collected(side, names)
    game.totals(*totals)
    return game, game.play(" ".join(("Y4", "Y5", "Y6", "Y7")[:players]))


def test_sea_12_the_most_points_get_the_victory_point_and_ties_get_one_each():
    found = only(finish((0, 0, 0), "B11 Y11", "B9 B10", "B0")[1], "round_end")
    assert found["points"] == [2, 2, 5]
    assert (found["victory_points"], found["totals"]) == ([0, 0, 1], [0, 0, 1])
    found = only(finish((0, 0, 0), "B11 Y11", "B9 B10", "B0 B8")[1], "round_end")
    assert found["points"] == [2, 2, 1]
    assert found["victory_points"] == [1, 1, 0]
    assert found["cards"] == [2, 2, 5]


def test_sea_13_the_game_ends_at_the_target():
    game, found = finish((2, 1, 2), "B10 B11", "B9", "P4 B8 B0", target=3)
    assert found[-1] == {"event": "game_end", "winners": [0], "scores": [3, 1, 2]}
    assert game.turn is None
    assert game.shares() == [1, 0, 0]
    assert game.state.phase == deck.OVER


def test_sea_13_of_several_the_one_with_the_final_trumps_zero_wins():
    """Although it collected more cards than the other."""
    game, found = finish((2, 2, 0), "B10 P9 P10 P11 P12 Y9", "B0 P4 P5 P6 P7 Y12 B4", "")
    ended = only(found, "round_end")
    assert (ended["points"], ended["victory_points"]) == ([6, 6, 0], [1, 1, 0])
    assert (ended["trump_zero"], ended["cards"]) == (1, [6, 7, 3])
    assert found[-1]["winners"] == [1]
    assert game.shares() == [0, 1, 0]


def test_sea_13_else_the_one_with_the_fewest_cards():
    """The 0 of the final trump is with a third seat, which has not reached the target."""
    game, found = finish((2, 2, 0), "B10 P9 P4", "Y9 B9", "B0 B8 Y8")
    assert only(found, "round_end")["victory_points"] == [1, 1, 0]
    assert only(found, "round_end")["trump_zero"] == 2
    assert found[-1]["winners"] == [1]
    assert game.shares() == [0, 1, 0]


def test_sea_13_if_that_ties_too_they_share_the_win():
    game, found = finish((2, 2, 0), "B10 P9", "Y9 B9", "B0 B8 Y8")
    assert found[-1] == {"event": "game_end", "winners": [0, 1], "scores": [3, 3, 0]}
    assert game.shares() == [0.5, 0.5, 0]


def test_sea_13_targets_are_options_one_a_side():
    assert GAME.complete({"players": 5})["target"] == [3] * 5
    assert GAME.complete({"players": 5, "target": 2})["target"] == [2] * 5
    found = finish((1, 0, 0), "B10 B11", "B9", "P4 B8 B0", target=[5, 1, 1])[1]
    assert found[-1]["event"] == "deal"
    found = finish((0, 0, 0), "", "B9 B10", "P4 B8 B0", target=[5, 1, 1])[1]
    assert found[-1]["winners"] == [1]
    with pytest.raises(OptionError, match="target"):
        GAME.complete({"players": 5, "target": [3] * 4})


@pytest.mark.parametrize(
    ("players", "teams", "members"),
    [
        (4, 2, [[0, 2], [1, 3]]),
        (5, 2, [[0, 2, 4], [1, 3]]),
        (5, 3, [[0, 3], [1, 4], [2]]),
        (6, 2, [[0, 2, 4], [1, 3, 5]]),
        (6, 3, [[0, 3], [1, 4], [2, 5]]),
        (7, 3, [[0, 3, 6], [1, 4], [2, 5]]),
        (7, 4, [[0, 4], [1, 5], [2, 6], [3]]),
        (8, 2, [[0, 2, 4, 6], [1, 3, 5, 7]]),
        (8, 4, [[0, 4], [1, 5], [2, 6], [3, 7]]),
    ],
)
def test_sea_14_teams_alternate_and_need_their_size_and_one(players, teams, members):
    options = GAME.complete({"players": players, "teams": teams})
    assert options["target"] == [len(team) + 1 for team in members]
    for team, seats in enumerate(members):
        assert [seat for seat in range(players) if GAME.side(options, seat) == team] == seats
    game = Game(players=players, teams=teams)
    assert game.state.sides == teams
    assert game.state.target[:teams] == options["target"]
    ended = only(game.random_round(random.Random(1)), "round_end")
    assert len(ended["points"]) == len(ended["totals"]) == len(ended["cards"]) == teams


def test_sea_14_only_the_splits_of_the_rule():
    allowed = {1: [0], 2: [0], 3: [0], 4: [0, 2], 5: [0, 2, 3], 6: [0, 2, 3], 7: [0, 3, 4], 8: [0, 2, 4]}
    for players, splits in allowed.items():
        for teams in range(9):
            if teams in splits:
                assert GAME.complete({"players": players, "teams": teams})["teams"] == teams
            else:
                with pytest.raises(OptionError, match="teams"):
                    GAME.complete({"players": players, "teams": teams})


def test_sea_14_a_teams_cards_are_one_pile_and_the_team_wins_together():
    game = Game(players=4, teams=2).hands("Y4", "Y5", "Y6", "Y9", trump="B")
    game.collected(0, "B10 B11").collected(1, "B0 P8")
    game.totals(2, 2)
    found = game.play("Y4 Y5 Y6 Y9")
    ended = only(found, "round_end")
    assert ended["points"] == [2, 5 - 4 + 1]
    assert (ended["victory_points"], ended["totals"]) == ([1, 1], [3, 3])
    assert (ended["trump_zero"], ended["cards"]) == (1, [2, 6])
    assert found[-1] == {"event": "game_end", "winners": [1, 3], "scores": [3, 3]}
    assert game.shares() == [0, 0.5, 0, 0.5]

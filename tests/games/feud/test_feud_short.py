"""FEUD-14 and FEUD-53, the last Round, and short games: a last Round that is chosen, and how bots play towards it."""

import pytest
from feud_duel import Duel, tied

from quarterdeck.games import OptionError
from quarterdeck.games.feud import GAME, rules
from quarterdeck.games.options import form, note_of, values_of

LOSING = ("3S 4S 5S 6S 7S 8S", "4H 5H 6H 7H 8H 9H")
"""With a King of hearts against a King of spades seat 0 is hit in every column."""


@pytest.mark.parametrize(("chosen", "number"), [(0, 500), (10, 10), (15, 15), (20, 20), (30, 30)])
def test_feud_14_and_53_the_game_ends_after_the_last_round(chosen, number):
    assert tied(number - 1, chosen)[-1]["event"] == "draw"
    assert tied(number, chosen)[-1] == {"event": "game_end", "winners": [0, 1], "scores": [0, 0], "cause": "rounds"}
    assert tied(number, 0)[-1]["event"] == ("draw" if chosen else "game_end")


@pytest.mark.parametrize(("chosen", "number"), [(0, 500), (10, 10)])
@pytest.mark.parametrize(
    ("last", "points", "winners"), [([0], (999, 0), [1]), ([1], (0, 999), [0]), ([], (50, 0), [0]), ([], (0, 20), [1])]
)
def test_feud_14_and_53_more_units_win_then_more_points(chosen, number, last, points, winners):
    end = tied(number, chosen, last, points)[-1]
    assert (end["event"], end["winners"], end["cause"]) == ("game_end", winners, "rounds")


def test_feud_53_a_unit_killed_in_the_last_round_is_gone_and_none_follows_it():
    """Points do not help: seat 0 has a Unit less."""
    duel = Duel(last_round=10).units("KH", "KS").points(900, 0)
    duel.state.round_number = 10
    found = duel.meet(*LOSING)
    assert [event["event"] for event in found[-3:]] == ["killed", "tally", "game_end"]
    assert (found[-1]["winners"], found[-1]["cause"]) == ([1], "rounds")


def test_feud_53_an_army_that_falls_in_the_last_round_has_lost_as_ever():
    duel = Duel(last_round=10).units("KH", "KS").last_units(0)
    duel.state.round_number = 10
    assert duel.meet(*LOSING)[-1]["cause"] == "army"


@pytest.mark.parametrize("preset", ["skirmish", "strikes"])
def test_feud_53_where_games_are_short_a_last_round_comes_early(preset):
    assert GAME.complete({"preset": preset, "last_round": 15})["last_round"] == 15
    with pytest.raises(OptionError, match="option last_round cannot be 30: it is 0, 10 or 15 "):
        GAME.complete({"preset": preset, "last_round": 30})
    noted = {option.name: note_of(option) for option in form(GAME.options, {"preset": preset})[0]}
    assert noted["last_round"].code == "few_rounds"


def test_feud_53_what_a_form_offers():
    shown = {option.name: option for option in form(GAME.options, {"preset": "true"})[0]}
    assert values_of(shown["last_round"]) == (0, 10, 15, 20, 30)
    assert note_of(shown["last_round"]).code == "last_round"


def test_a_unit_more_is_worth_more_the_nearer_the_last_round():
    out = [0.0, 0.0]
    worths = []
    for chosen, number in ((0, 10), (20, 10), (15, 10), (10, 10)):
        duel = Duel(last_round=chosen).units("KC", "KC")
        duel.state.army_count[1] -= 1
        duel.state.round_number = number
        rules.worth(duel.state, out)
        worths.append(out[0])
    assert 0.5 < worths[0] < worths[1] < worths[2] < worths[3] < 1

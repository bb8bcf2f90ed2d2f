"""Feud rule by rule, FEUD-33, FEUD-34, FEUD-41 and FEUD-42: windows, and the points that are spent in them."""

import pytest
from feud_duel import NONE, Duel, of_kind
from feud_windows import TIES, window

from quarterdeck.games.feud import deck


def test_feud_33_points_are_spent():
    duel = window((60, 500))
    assert duel.pending() == [0]
    assert duel.legal(0) == [NONE, 62]
    duel.act(0, "buy tactical_adjustment")
    assert duel.state.points == [60, 500]
    duel.act(0, "9S")
    duel.act(0, "TC")
    assert duel.state.points == [10, 500]
    reason = duel.why(1, "buy sabotage")
    assert (reason.rule, reason.code) == ("FEUD-34", "other_window")


def test_feud_33_why_not():
    duel = window((60, 60), prices={"tactical_adjustment": 61, "resurrection": 5})
    assert duel.pending() == [0, 1]  # nobody can buy: on to the arrangement
    duel = window((60, 70), prices={"tactical_adjustment": 50, "resurrection": 61})
    assert duel.why(0, "buy replacement").code == "not_allowed"
    reason = duel.why(0, "buy resurrection")
    assert (reason.code, reason.data["price"], reason.data["points"]) == ("too_dear", 61, 60)
    assert duel.why(0, 0).code == "buy_or_pass"


@pytest.mark.parametrize(
    ("points", "before", "first"), [((500, 400), 1, 1), ((400, 500), 0, 0), ((400, 400), 0, 1), ((400, 400), 1, 0)]
)
def test_feud_34_fewer_points_act_first_and_equal_ones_alternate(points, before, first):
    duel = Duel(maneuvers={"tactical_adjustment": 50}).units("KH", "KS").points(*points)
    duel.state.first = before
    found = duel.meet(TIES, TIES)
    assert of_kind(found, "first") == [{"event": "first", "seat": first}]
    assert found.index(of_kind(found, "first")[0]) < found.index(of_kind(found, "draw")[0])
    assert duel.pending() == [first]


def test_feud_34_drawn_at_random_in_round_one():
    told = [of_kind(Duel(key=key, maneuvers={"heal": 30}).events(), "first")[0]["seat"] for key in range(60)]
    assert 15 < sum(told) < 45


def test_feud_34_in_turn_until_both_pass_one_after_the_other():
    duel = window((400, 500))
    assert duel.act(0, NONE) == [{"event": "pass_window", "seat": 0, "window": "before_study"}]
    assert duel.pending() == [1]
    duel.act(1, "buy tactical_adjustment")
    assert duel.pending() == [1]
    duel.act(1, "9S")
    duel.act(1, "3H")
    assert duel.pending() == [0]
    duel.act(0, NONE)
    assert duel.pending() == [1]
    duel.act(1, NONE)
    assert (duel.state.window, duel.pending()) == (deck.AFTER_STUDY, [0])


def test_feud_34_who_can_buy_nothing_passes_without_being_asked():
    duel = window((49, 500))
    assert duel.pending() == [1]
    assert [event["seat"] for event in duel.act(1, NONE)] == [1]
    duel = window((30, 30))
    assert duel.state.phase == deck.ARRANGE


def test_feud_41_heal_after_the_tally():
    duel = Duel(maneuvers={"heal": 30}).units("KH", "KS").markers(2, 0).points(100, 0)
    found = duel.meet(TIES, TIES)
    assert of_kind(found, "tally")[0]["points"] == [0, 20]
    assert not of_kind(found, "draw")
    assert duel.pending() == [0]
    found = duel.act(0, "buy heal")
    assert found[0]["window"] == "end_of_round"
    assert (duel.state.markers, duel.state.points) == ([1, 0], [70, 20])
    duel.act(0, "buy heal")
    assert duel.state.markers == [0, 0]
    assert duel.state.round_number == 2


def test_feud_42_spent_points_are_gone():
    duel = Duel(maneuvers={"heal": 30}).units("KH", "KS").markers(1, 0).points(35, 0)
    duel.meet(TIES, TIES)
    duel.act(0, "buy heal")
    duel.last_units(0, 1).markers(5, 5)
    end = duel.meet(TIES, TIES)[-1]
    assert (end["scores"], end["winners"], end["cause"]) == ([80, 85], [1], "points")

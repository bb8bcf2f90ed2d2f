"""Feud rule by rule, FEUD-43 to FEUD-51: Skirmishes; and example 6."""

import pytest
from feud_duel import NONE, Duel, fight, named, of_kind

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.phases.fighting import tally

WITH = {"skirmishes": "on"}


def skirmish(one, other, units=("KC", "KC"), markers=(0, 0), **options):
    """A Skirmish in its Decision Phase with these hands."""
    duel = Duel(**({"preset": "skirmish"} | options)).units(*units).markers(*markers)
    duel.cards(0, one).cards(1, other)
    return duel


def test_feud_43_a_ten_is_a_strike():
    duel = skirmish("TC AC 2C 2S X1 X2", "3C 4C 5C 6C 7C 8C")
    assert duel.legal_cards(0) == {"TC"}
    reason = duel.why(0, "AC")
    assert (reason.rule, reason.code) == ("FEUD-46", "place_strike")
    found = duel.both("TC", "3C")
    event = of_kind(found, "column")[0]
    assert event["attacks"][0] == {"value": 10, "suit": "C", "kind": "ultimate"}
    assert (event["decided"], event["hit"], event["markers"], event["healed"]) == ("value", 1, 2, [0, 0])
    found = duel.act(0, "2S")
    found = duel.act(1, "4C")
    assert of_kind(found, "column")[0]["attacks"][0]["value"] == 12


def test_feud_44_no_skirmish_inside_one():
    """Two Jokers are decided by the last Strikes; a tie with a Joker stays one."""
    duel = skirmish("9C X1 X2 5C 6C 7C", "3C X1 9C 5C 6C 7C")
    duel.both("9C", "3C")
    duel.act(0, "X1")
    event = of_kind(duel.act(1, "X1"), "column")[0]
    assert (event["decided"], event["hit"], event["reversed"]) == ("value", 1, False)
    duel.act(0, "X2")
    found = duel.act(1, "9C")
    event = of_kind(found, "column")[0]
    assert (event["decided"], event["reversed"]) == ("tie", False)
    assert not of_kind(found, "skirmish")


def test_feud_45_two_jokers():
    _, found = fight("9C X1 3S 4S 5S 6S", "5C X2 3S 4S 5S 6S", ("KC", "KC"), **WITH)
    told = of_kind(found, "column")
    assert len(told) == 2
    assert (told[1]["decided"], told[1]["hit"], told[1]["reversed"]) == ("tie", None, False)
    assert told[1]["attacks"][0] == {"value": 9, "suit": "C", "kind": "ultimate"}
    at = found.index(told[1])
    assert found[at + 1] == {"event": "skirmish", "phase": "start"}


def test_feud_45_a_joker_against_a_ten_after_its_healing():
    duel, found = fight("5C X1 3S 4S 5S 6S", "4C TC 3S 4S 6C 7S", ("KC", "KC"), (3, 0), **WITH)
    event = of_kind(found, "column")[1]
    assert (event["decided"], event["healed"]) == ("healing", [3, 0])
    assert duel.state.phase == deck.DECIDE


def test_feud_46_a_fresh_deck_of_everything_but_the_action_reserve():
    duel = Duel(reservation=True, **WITH).first_units()
    one, other = "9C X1 3S 4S 5S 6S", "5C X2 3S 4S 5S 6S"
    duel.both(NONE, NONE)
    duel.units("KC", "KC")
    duel.cards(0, one, reserve="3D 4D", discard="5D 6D").cards(1, other)
    found = duel.arrange(one, other)
    shuffles = of_kind(found, "reshuffle")
    assert [event["cause"] for event in shuffles] == ["skirmish", "skirmish"]
    assert set(shuffles[0]["deck"]) == set(deck.NAMES[:42]) - {"3D", "4D"}
    assert len(shuffles[1]["deck"]) == 42
    draws = of_kind(found, "draw")
    assert draws[0]["cards"] == shuffles[0]["deck"][:6]
    assert (duel.state.reserve_count[0], duel.state.discard[0]) == (2, 0)


def test_feud_46_both_place_a_strike_at_the_same_time():
    duel = skirmish("3C 4C 5C 6C AC 8C", "3H 4H 5H 6H 7H 8H")
    assert duel.pending() == [0, 1]
    assert duel.act(1, "8H") == []
    assert duel.view(0).choice[1] == -1
    assert duel.legal_cards(0) == {"3C", "4C", "5C", "6C", "8C"}
    found = duel.act(0, "4C")
    assert found[:2] == [
        {"event": "place", "seat": 0, "column": 1, "card": "4C"},
        {"event": "place", "seat": 1, "column": 1, "card": "8H"},
    ]
    assert found[2]["event"] == "column"


def test_feud_47_the_winner_is_active():
    for one, other, active in (("9C", "3C", 0), ("3C", "9C", 1)):
        duel = skirmish("3C 4C 5C 9C 7C 8C", "3C 4C 5C 9C 7C 8C")
        found = duel.both(one, other)
        assert of_kind(found, "skirmish")[0]["active"] == active
        assert duel.pending() == [active]


def test_feud_48_active_then_reactive_to_the_sixth_column():
    duel = skirmish("9C 4C 5C 6C 7C 8C", "3C AC 5S 6S 7S 8S")
    duel.both("9C", "3C")
    assert duel.pending() == [0]
    assert duel.legal_cards(0) == {"4C", "5C", "6C", "7C", "8C"}
    found = duel.act(0, "8C")
    assert found == [{"event": "place", "seat": 0, "column": 2, "card": "8C"}]
    assert duel.view(1).column[1] == duel.state.column[1]
    assert duel.pending() == [1]
    assert "AC" in duel.legal_cards(1)
    assert duel.why(1, "9H").rule == "FEUD-48"


def test_feud_48_an_instant_kill_ends_the_skirmish_at_once():
    duel = skirmish("TH 2H 4D 5D 6D 7D", "4H 3H 4S 5S 6S 7S", units=("JH", "KC"), affinities=True)
    duel.both("TH", "4H")
    duel.act(0, "2H")
    found = duel.act(1, "3H")
    told = [event["event"] for event in found[1:5]]
    assert told == ["column", "skirmish", "killed", "tally"]
    assert found[3] == {"event": "killed", "seat": 1, "card": "KC", "markers": 4, "instant": True}
    assert found[4]["points"] == [4 * 30, 0]


def test_feud_49_a_new_skirmish_while_both_live():
    duel = skirmish("9C 3S 4S 5S 6S 7S", "8C 3S 4S 5S 6S 7S", units=("KC", "KC"))
    duel.both("9C", "8C")
    found = []
    for card in ["3S", "4S", "5S", "6S", "7S"]:
        duel.act(0, card)
        found = duel.act(1, card)
    assert [event["phase"] for event in of_kind(found, "skirmish")] == ["restart"]
    assert duel.state.markers == [0, 1]
    assert duel.state.phase == deck.DECIDE
    assert duel.state.round_number == 1


def test_feud_50_doubled_points_and_everything_discarded():
    duel = skirmish("9C 4C 5C 6C 7C 8C", "3C AC 5S 6S 7S 8S", markers=(2, 4))
    duel.state.skirmishes = deck.OFF
    found = duel.both("9C", "3C")
    assert of_kind(found, "tally")[0]["points"] == [6 * 30, 2 * 20]
    assert duel.state.round_number == 2
    assert named(duel.state.discard[0]) == {"9C", "4C", "5C", "6C", "7C", "8C"}
    assert of_kind(found, "x_discard") == [
        {"event": "x_discard", "seat": 0, "cards": ["4C", "5C", "6C", "7C", "8C"]},
        {"event": "x_discard", "seat": 1, "cards": ["5S", "6S", "7S", "8S", "AC"]},
    ]
    for seat in (-1, 0, 1):
        assert of_kind(duel.seen(seat), "x_discard") == of_kind(found, "x_discard")
    assert duel.state.skirmish == 0


@pytest.mark.parametrize(("in_skirmish", "points"), [(0, 150), (1, 300)])
def test_example_6_ten_markers_on_a_dead_unit(in_skirmish, points):
    duel = Duel().markers(0, 10)
    duel.state.skirmish = in_skirmish
    tally(duel.state, 0b10)
    assert duel.state.points == [points, 0]


def test_feud_51_every_round_is_a_skirmish():
    duel = Duel(preset="skirmish", maneuvers={"heal": 30, "sabotage": 1}).points(500, 500)
    assert [event["event"] for event in duel.events()].count("skirmish") == 1
    assert duel.state.phase == deck.DECIDE
    duel.units("KC", "KC").markers(1, 4)
    duel.cards(0, "9C 4C 5C 6C 7C 8C").cards(1, "3C AC 5S 6S 7S 8S")
    found = duel.both("9C", "3C")
    assert of_kind(found, "tally")
    assert (duel.state.phase, duel.state.window) == (deck.WINDOW, deck.END_OF_ROUND)
    assert duel.pending() == [0]
    found = duel.act(0, NONE)
    assert [event["event"] for event in found[:3]] == ["pass_window", "first", "skirmish"]
    assert duel.state.phase == deck.DECIDE

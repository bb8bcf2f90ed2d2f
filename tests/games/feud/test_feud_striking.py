"""Feud rule by rule, FEUD-15 to 24, FEUD-32 and FEUD-43 to 51: what two cards in a column do, and Skirmishes."""

import pytest
from feud_duel import NONE, Duel, column, fight, named, of_kind

from quarterdeck.games.feud import deck
from quarterdeck.games.feud.deck import SUITS
from quarterdeck.games.feud.phases.fighting import tally
from quarterdeck.games.feud.phases.striking import kind_of


def outcome(event):
    return event["decided"], event["hit"], event["markers"], event["saved"]


@pytest.mark.parametrize(("unit", "kinds"), [("JC", "usnn"), ("QS", "sunn"), ("KD", "nnus"), ("QH", "nnsu")])
def test_feud_15_kinds(unit, kinds):
    """In the order clubs, spades, diamonds, hearts."""
    names = ["nsu"[kind_of(suit, 42 + 4 * "JQK".index(unit[0]) + SUITS.index(unit[1]))] for suit in range(4)]
    assert "".join(names) == kinds


@pytest.mark.parametrize(
    ("one", "other", "units", "expected"),
    [
        ("5H", "3C", ("KC", "KH"), ("value", 1, 1, None)),  # example 1
        ("9H", "4C", ("JC", "KS"), ("trump", 0, 1, None)),  # example 2
        ("9H", "4H", ("JC", "KD"), ("value", 1, 1, None)),  # example 3
        ("3C", "9H", ("KC", "KC"), ("trump", 1, 1, None)),  # Ultimate beats Normal
        ("3C", "9S", ("KC", "KC"), ("trump", 1, 1, None)),  # Ultimate beats Superior
        ("3S", "9H", ("KC", "KC"), ("trump", 1, 1, None)),  # Superior beats Normal
        ("5H", "5D", ("KC", "KC"), ("tie", None, 0, None)),
        ("5H", "5H", ("KC", "KH"), ("tie", None, 0, None)),  # the same suit comes before the kinds
        ("9C", "3D", ("KC", "KD"), ("value", 1, 2, None)),  # two Ultimates
    ],
)
def test_feud_16_the_way_of_striking(one, other, units, expected):
    event = column(one, other, units, before="4S 4D")
    assert outcome(event) == expected


@pytest.mark.parametrize(
    ("one", "other", "markers"), [("9C", "4C", 1), ("9C", "3C", 2), ("8C", "3C", 1), ("3C", "9D", 1)]
)
def test_feud_17_two_markers_from_a_margin_of_six(one, other, markers):
    event = column(one, other, ("KC", "KC"), before="4S 4S")
    assert (event["hit"], event["markers"], event["total"]) == (1, markers, [0, markers])


def test_feud_18_an_item_rests_on_the_last_strike_alone():
    """Items in between do not count and do not add up: Two after Two is still 5 + 2."""
    one, other = "5C TD 2S AH 2H X1", "3C 3D 3S 3H 4D 4C"
    _, found = fight(one, other, ("KC", "KH"))
    attacks = [event["attacks"][0] for event in of_kind(found, "column")]
    assert [attack and (attack["value"], attack["suit"]) for attack in attacks] == [
        (5, "C"),
        None,
        (7, "S"),
        (5, "H"),
        (7, "H"),
        (5, "C"),
    ]


@pytest.mark.parametrize(
    ("before", "other", "expected"),
    [
        ("6C 4D", "9D", ("value", None, 0, 0)),  # 6 of diamonds against 9 of diamonds: saved at 3
        ("5C 4D", "9D", ("value", 0, 1, None)),  # at 4 no more
        ("6C 4D", "3D", ("value", 1, 1, None)),  # Armor attacks with the last Strike's value and its own suit
    ],
)
def test_feud_19_armor(before, other, expected):
    event = column("AD", other, ("KC", "KC"), before=before)
    assert outcome(event) == expected
    assert event["attacks"][0] == {"value": int(before[0]), "suit": "D", "kind": "normal"}


def test_feud_19_armor_does_not_help_against_trump():
    event = column("AD", "5C", ("KC", "KC"), before="4S 9S")
    assert outcome(event) == ("trump", 0, 1, None)


def test_feud_20_weaponry_adds_two():
    event = column("2H", "8H", ("KC", "KC"), before="7S 3S")
    assert event["attacks"][0] == {"value": 9, "suit": "H", "kind": "normal"}
    assert outcome(event) == ("value", 1, 1, None)


@pytest.mark.parametrize(("card", "healed"), [("TD", 1), ("TS", 2), ("TC", 3)])
def test_feud_21_healing_by_kind(card, healed):
    event = column(card, "9C", ("KC", "KC"), before="3H 4H", markers=(4, 0))
    assert (event["decided"], event["hit"], event["healed"]) == ("healing", None, [healed, 0])
    assert event["total"][0] == 4 + 1 - healed  # the first column cost one Marker
    assert event["attacks"][0] is None
    assert event["attacks"][1] == {"value": 9, "suit": "C", "kind": "ultimate"}


def test_feud_21_no_more_than_there_are_and_two_tens_both_heal():
    event = column("TC", "TS", ("KC", "KC"), before="4H 3H", markers=(2, 2))
    assert (event["healed"], event["total"], event["reversed"]) == ([2, 2], [0, 1], False)


@pytest.mark.parametrize(
    ("one", "other", "before", "expected"),
    [
        ("X1", "9C", "3C 4S", ("value", 1, 2, None)),  # 3 of clubs would lose by 6
        ("X1", "4C", "9C 4S", ("value", 0, 1, None)),  # 9 of clubs would win by 5
        ("X1", "9H", "3C 4S", ("trump", 0, 1, None)),  # Ultimate would win
        ("X1", "AC", "9C 6S", ("value", 0, 1, None)),  # the Joker is hit, so the other side's Armor has no effect
        ("AC", "X1", "7S 5C", ("value", None, 0, 0)),  # turned on Armor, which saves by 2
        ("AC", "X1", "9S 5C", ("value", 0, 1, None)),  # a margin of 4 is too much for it
    ],
)
def test_feud_22_fate_turns_the_outcome(one, other, before, expected):
    event = column(one, other, ("KC", "KC"), before=before)
    assert outcome(event) == expected
    assert event["reversed"] is True


def test_feud_23_fate_turns_healing():
    """The number is that of the Ten for its own Unit, not for the healed one."""
    event = column("X1", "TC", ("KH", "KC"), before="3C 9C", markers=(2, 3))
    assert event["reversed"] is True
    assert event["decided"] == "healing"
    assert event["healed"] == [3, 0]
    assert event["total"] == [1, 3]


def test_feud_24_a_tie_stays_a_tie_and_two_jokers_cancel_out():
    event = column("X1", "5C", ("KC", "KC"), before="5C 4C")
    assert (outcome(event), event["reversed"]) == (("tie", None, 0, None), False)
    event = column("X1", "X2", ("KC", "KC"), before="9C 5C")
    assert (outcome(event), event["reversed"]) == (("value", 1, 1, None), False)


def test_example_4_the_sample_round():
    one = "8S AD 4S 3H 6C TC"
    other = "6D 9D 7S 2H 5C 8D"
    _, found = fight(one, other, ("QS", "JD"))
    told = of_kind(found, "column")
    attack = lambda value, suit, kind: {"value": value, "suit": suit, "kind": kind}  # noqa: E731
    expected = [
        ([attack(8, "S", "ultimate"), attack(6, "D", "ultimate")], ("value", 1, 1, None), [0, 1]),
        ([attack(8, "D", "normal"), attack(9, "D", "ultimate")], ("value", None, 0, 0), [0, 1]),
        ([attack(4, "S", "ultimate"), attack(7, "S", "normal")], ("value", 0, 1, None), [1, 1]),
        ([attack(3, "H", "normal"), attack(9, "H", "superior")], ("value", 0, 2, None), [3, 1]),
        ([attack(6, "C", "superior"), attack(5, "C", "normal")], ("value", 1, 1, None), [3, 2]),
        ([None, attack(8, "D", "ultimate")], ("healing", None, 0, None), [1, 2]),
    ]
    assert [(event["attacks"], outcome(event), event["total"]) for event in told] == expected
    assert told[5]["healed"] == [2, 0]
    assert of_kind(found, "tally")[0]["points"] == [20, 10]
    assert not of_kind(found, "killed")


ON = {"affinities": True}


@pytest.mark.parametrize(("unit", "saved"), [("KC", 0), ("QC", None), ("JC", None)])
def test_feud_32_armor_on_a_king_saves_up_to_five(unit, saved):
    assert column("AC", "9C", (unit, "KC"), before="4S 4C", **ON)["saved"] == saved
    assert column("AC", "9C", (unit, "KC"), before="3S 4C", **ON)["saved"] is None
    assert column("AC", "9C", (unit, "KC"), before="4S 4C")["saved"] is None


@pytest.mark.parametrize(("unit", "value"), [("JC", 8), ("QC", 6), ("KC", 6)])
def test_feud_32_weaponry_on_a_jack_adds_four(unit, value):
    assert column("2C", "9C", (unit, "KC"), before="4S 5C", **ON)["attacks"][0]["value"] == value
    assert column("2C", "9C", (unit, "KC"), before="4S 5C")["attacks"][0]["value"] == 6


@pytest.mark.parametrize(("unit", "healed"), [("JD", 1), ("QD", 2), ("KD", 1)])
def test_feud_32_healing_on_a_queen_removes_one_more(unit, healed):
    event = column("TC", "9C", (unit, "KC"), before="5S 5S", markers=(4, 0), **ON)
    assert event["healed"] == [healed, 0]
    assert column("TC", "9C", (unit, "KC"), before="5S 5S", markers=(4, 0))["healed"] == [1, 0]


JOKED = {"one": "7S AC 3S 4S 5S 6S", "other": "5C X1 3S 4S 6C 7S"}
"""In Column Two a King's Armor saves it by 2, after a Joker has turned the hit on it."""
TIED = {**ON, "skirmishes": "on", "kings_armor": "tie"}


@pytest.mark.parametrize(
    ("unit", "options", "starts"),
    [
        ("KC", TIED, True),
        ("KC", {**TIED, "kings_armor": "saved"}, False),
        ("KC", {**ON, "skirmishes": "on"}, False),  # `saved` is the default
        ("QC", TIED, False),  # only Kings have a King's Armor
        ("KC", {**TIED, "affinities": False}, False),  # without Affinities there is no King's Armor
        ("KC", {**TIED, "skirmishes": "off"}, False),
    ],
)
def test_feud_19_and_32_a_column_that_a_kings_armor_has_saved(unit, options, starts):
    """By FEUD-45 the Joker beside it starts a Skirmish where it is a tie."""
    _, found = fight(**JOKED, units=(unit, "KC"), **options)
    told = of_kind(found, "column")
    assert outcome(told[1]) == ("value", None, 0, 0)
    assert told[1]["reversed"] is True
    assert of_kind(found, "skirmish") == ([{"event": "skirmish", "phase": "start"}] if starts else [])
    assert len(told) == (2 if starts else 6)


def instant(last=(), **options):
    """Example 5: a Two of hearts after a 9 on a Jack of hearts against a 3 of hearts."""
    duel = Duel(**(ON | options)).units("JH", "KC").markers(0, 1).last_units(*last)
    return duel, duel.meet("9H 2H 4D 5D 6D 7D", "9C 3H 4S 5S 6S 7S")


def test_feud_32_and_example_5_instant_kill():
    """It scores 15 for each of its Markers at once; the next Unit fights on."""
    _duel, found = instant()
    at = [event["event"] for event in found].index("killed")
    assert found[at - 1]["attacks"][0] == {"value": 13, "suit": "H", "kind": "ultimate"}
    assert (found[at - 1]["markers"], found[at - 1]["hit"]) == (2, 1)
    markers = found[at - 1]["total"][1]
    assert found[at] == {
        "event": "killed",
        "seat": 1,
        "card": "KC",
        "markers": markers,
        "instant": True,
        "points": 15 * markers,
    }
    assert (found[at + 1]["event"], found[at + 1]["seat"], found[at + 1]["cause"]) == ("unit", 1, "killed")
    tally = of_kind(found, "tally")[0]
    assert tally["totals"][0] == tally["points"][0] + 15 * markers
    assert len(of_kind(found, "column")) == 6
    assert found[at + 2]["total"][1] <= 2


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
    tally(duel.state)
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

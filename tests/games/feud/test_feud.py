"""Feud rule by rule, FEUD-1 to 13 and FEUD-25 to 31: every test is named by the rule it would fail without."""

import pytest
from feud_duel import CARD, LOCK, NONE, ONE, OTHER, TAKE_UP, Duel, fight, named, of_kind

from quarterdeck.games import OptionError
from quarterdeck.games.feud import GAME, deck
from quarterdeck.games.feud.cards import strength


def test_feud_1_the_army_deck():
    deal = Duel().events()[0]
    for army in deal["army"]:
        assert sorted(army) == sorted(rank + suit for rank in "JQK" for suit in "CDHS")
    assert deal["army"][0] != deal["army"][1]


@pytest.mark.parametrize(("items", "size"), [(True, 42), (False, 28)])
def test_feud_2_the_action_deck(items, size):
    deal = Duel(items=items).events()[0]
    for pack in deal["action"]:
        assert len(pack) == len(set(pack)) == size
        assert sum(card[0] in "3456789" for card in pack) == 28
        assert sum(card[0] == "X" for card in pack) == (2 if items else 0)


def test_feud_3_markers_that_kill():
    assert [strength(CARD[unit]) for unit in ("JC", "JH", "QS", "KD")] == [3, 3, 4, 5]


def test_feud_4_the_top_units_come_first():
    found = Duel().events()
    units = of_kind(found, "unit")
    assert [(unit["seat"], unit["card"], unit["cause"]) for unit in units] == [
        (seat, found[0]["army"][seat][0], "start") for seat in (0, 1)
    ]
    assert "reserve" not in units[0]


def test_feud_5_six_cards_from_the_top():
    duel = Duel()
    found = duel.events()
    for seat, draw in enumerate(of_kind(found, "draw")):
        assert draw == {"event": "draw", "seat": seat, "cards": found[0]["action"][seat][:6], "from": "deck"}
        assert named(duel.state.hand[seat]) == set(draw["cards"])


def test_feud_5_the_discard_pile_goes_under_what_is_left():
    duel = Duel(key=3)
    hand = "3C 4C 5C 6C 7C 8C"
    duel.short_deck(0, hand, "9C 3S").cards(1, OTHER)
    found = duel.arrange(hand, OTHER)
    refill, draw = of_kind(found, "refill")[0], of_kind(found, "draw")[0]
    assert found.index(refill) == found.index(draw) - 1
    assert sorted(refill["pile"]) == sorted(set(deck.NAMES[:42]) - {"9C", "3S"})
    assert draw["cards"] == ["9C", "3S", *refill["pile"][:4]]
    assert duel.state.discard[0] == 0


NO_STRIKE = "AC AS AD AH 2C 2S"


def without_strike(options, discard="", top="2D 2H TC 3C 4C 5C 6C"):
    """Seat 0 is about to draw `NO_STRIKE`."""
    duel = Duel(**options)
    hand = "7C 8C 9C 7S 8S 9S"
    duel.cards(0, hand, f"{NO_STRIKE} {top}", discard).cards(1, OTHER)
    return duel, duel.arrange(hand, OTHER)


def test_feud_6_a_hand_without_a_strike_is_shuffled_back():
    duel, found = without_strike({})
    chain = [event for event in found if event.get("seat") == 0 and event["event"] in ("draw", "reshuffle")]
    assert chain[0]["cards"] == NO_STRIKE.split()
    assert chain[1]["cause"] == "no_strike"
    assert set(NO_STRIKE.split()) <= set(chain[1]["deck"])
    assert len(chain[1]["deck"]) == 36
    assert chain[2]["cards"] == chain[1]["deck"][:6]
    assert duel.state.hand[0] & deck.STRIKES


def test_feud_6_many_times_in_a_row_are_told_a_few_times():
    """One Strike among fifteen cards: the hand has it in the end, no buffer overflows, and everybody sees the same."""
    items = [name for name in deck.NAMES[28:42] if name not in NO_STRIKE.split()]
    counts, views = set(), set()
    for key in range(20):
        duel = Duel(key=key).units("KC", "KH")
        hand = "7C 8C 9C 7S 8S 9S"
        duel.short_deck(0, hand, f"{NO_STRIKE} {' '.join(items)} 3C").cards(1, OTHER)
        told = len(of_kind(duel.arrange(hand, OTHER), "reshuffle"))
        assert 1 <= told <= deck.REPEATS
        assert named(duel.state.hand[0]) & {"3C"}
        if told == deck.REPEATS:
            counts.add(duel.state.shuffles)
            views.add(duel.view(-1).to_row().tobytes())
    assert len(counts) > 3
    assert len(views) == 1


def test_feud_7_both_arrange_at_the_same_time():
    """Nothing shows, and nothing of the other's choices changes, until both are done."""
    one, other = "3C 4C 5C 6C 7C 8C", OTHER
    duel = Duel().cards(0, one).cards(1, other)
    assert duel.pending() == [0, 1]
    before = duel.legal(1)
    for card in one.split():
        assert duel.act(0, card) == []
    assert duel.legal(1) == before
    assert duel.pending() == [1]
    assert duel.view(1).column[:6] == [-1] * 6
    found = duel.arrange("", other)
    assert [(e["seat"], e["columns"]) for e in of_kind(found, "arrange")] == [(0, one.split()), (1, other.split())]


def test_feud_8_the_way_of_order():
    duel = Duel().cards(0, "AC 2C X1 TC TS 9H")
    assert duel.legal_cards(0) == {"TC", "TS", "9H"}
    reason = duel.why(0, "AC")
    assert (reason.rule, reason.code, reason.data) == ("FEUD-8", "needs_strike", {"card": "AC", "column": 1})
    duel.act(0, "TC")
    assert duel.legal_cards(0) == {"TS", "9H"}
    duel.act(0, "9H")
    assert duel.legal_cards(0) == {"AC", "2C", "X1", "TS"}


def test_feud_9_column_after_column():
    _, found = fight("3C 4C 5C 6C 7C 8C", OTHER, ("KC", "KH"))
    assert [event["column"] for event in of_kind(found, "column")] == [1, 2, 3, 4, 5, 6]
    assert [event["cards"] for event in of_kind(found, "column")][2] == ["5C", "5H"]


def test_feud_10_the_columns_are_discarded_openly():
    one, other = "3C 4C 5C 6C 7C 8C", OTHER
    duel, _ = fight(one, other, ("KC", "KH"))
    for seat in (-1, 0, 1):
        assert [named(cards) for cards in duel.view(seat).discard] == [set(one.split()), set(other.split())]
    assert duel.state.column == [-1] * 12


# Seat 0 loses every column by one: six Markers on its Unit, none on the other.
LOSING = ("4C 5C 6C 7C 8C 3C", "5C 6C 7C 8C 9C 4C")


def test_feud_11_ten_points_a_marker_fifteen_on_a_dead_unit():
    _, found = fight(*LOSING, ("KH", "KS"), (0, 2))
    tally = of_kind(found, "tally")[0]
    assert tally == {"event": "tally", "round": 1, "points": [20, 90], "totals": [20, 90]}


def test_feud_12_the_dead_are_replaced_and_survivors_keep_their_markers():
    duel, found = fight(*LOSING, ("KH", "KS"), (0, 2))
    killed = of_kind(found, "killed")
    assert killed == [{"event": "killed", "seat": 0, "card": "KH", "markers": 6, "instant": False}]
    assert [event["event"] for event in found[-5:]] == ["killed", "tally", "unit", "draw", "draw"]
    assert (duel.state.markers, named(duel.state.dead[0] << 42)) == ([0, 2], {"KH"})
    assert of_kind(found, "unit")[0]["seat"] == 0
    assert duel.state.dead[1] == 0


@pytest.mark.parametrize("unit", ["JH", "QH", "KH"])
def test_feud_12_exactly_its_number_kills(unit):
    """The last of six columns brings the Marker that is missing, or one too few."""
    number = strength(CARD[unit])
    for missing, dies in ((1, True), (2, False)):
        one, other = "4C 5C 6C 7C 9C 3C", "4C 5C 6C 7C 9C 8C"
        _, found = fight(one, other, (unit, "KC"), (number - missing, 0))
        assert bool(of_kind(found, "killed")) is dies


def test_feud_13_who_has_no_unit_left_has_lost():
    duel = Duel().units("KH", "KS").last_units(0)
    found = duel.meet(*LOSING)
    assert found[-1] == {"event": "game_end", "winners": [1], "scores": [0, 90], "cause": "army"}
    assert not of_kind(found, "unit")
    assert duel.pending() == []


@pytest.mark.parametrize(("points", "winners"), [((0, 0), [1]), ((200, 0), [0]), ((15, 0), [0, 1])])
def test_feud_13_both_lost_at_the_same_tally(points, winners):
    """Six Markers on seat 0's King, five old ones on seat 1's: 90 points against 75."""
    duel = Duel().units("KH", "KS").last_units(0, 1).markers(0, 5).points(*points)
    end = duel.meet(*LOSING)[-1]
    assert (end["winners"], end["cause"]) == (winners, "points")
    assert duel.shares() == [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]


CLOSED = {"maneuvers": {}, "skirmishes": "off", "kings_armor": "saved", "last_round": 0}


def test_the_presets():
    off = dict.fromkeys(("study", "reservation", "affinities"), False)
    assert GAME.complete({}) == {"preset": "basic", "items": True, **off, **CLOSED}
    assert GAME.complete({"preset": "strikes"})["items"] is False
    assert GAME.complete({"preset": "skirmish"})["skirmishes"] == "always"
    true = GAME.complete({"preset": "true"})
    assert (true["study"], true["reservation"], true["affinities"], true["skirmishes"]) == (True, True, True, "on")
    assert true["maneuvers"] == dict(zip(deck.MANEUVERS, (50, 90, 100, 40, 70, 100, 120, 30), strict=True))
    assert GAME.complete({"preset": "true", "study": False, "skirmishes": "off"})["maneuvers"] == true["maneuvers"]


def test_replacement_needs_reservation():
    assert "replacement" not in GAME.complete({"preset": "true", "reservation": False})["maneuvers"]
    with pytest.raises(OptionError, match="replacement needs reservation"):
        GAME.complete({"maneuvers": {"replacement": 90}})
    assert GAME.complete({"reservation": True, "maneuvers": {"replacement": 1}})["maneuvers"] == {"replacement": 1}


def test_the_last_strike_is_of_the_same_round():
    """FEUD-18: an Item stands behind a Strike of the Round's own columns; with the Round that is forgotten."""
    duel, _ = fight("3C 4C 5C 6C 7C 8C", OTHER, ("KC", "KH"))
    assert duel.state.round_number == 2
    assert duel.state.last == [-1, -1]


def studied(one=ONE, other=OTHER, **options):
    """A Round up to the locks."""
    duel = Duel(study=True, **options)
    return duel, duel.meet(one, other)


def test_feud_25_both_show_their_columns_at_the_same_time():
    duel = Duel(study=True).cards(0, ONE).cards(1, OTHER)
    assert duel.legal_cards(0) == {"3C", "4C", "5C", "TC"}
    assert duel.arrange(ONE) == []
    assert duel.view(1).column[:6] == [-1] * 6
    found = duel.arrange("", OTHER)
    assert found == [
        {"event": "study", "seat": 0, "columns": ONE.split()},
        {"event": "study", "seat": 1, "columns": OTHER.split()},
    ]
    assert duel.view(-1).column[:6] == [CARD[card] for card in ONE.split()]


def test_feud_26_both_may_lock_one_card_or_none():
    duel, _ = studied()
    assert duel.pending() == [0, 1]
    assert duel.legal(0) == [NONE, *range(LOCK + 1, LOCK + 7)]
    assert duel.act(1, "lock 4") == []
    assert duel.view(0).choice[1] == -1
    found = duel.act(0, NONE)
    assert found == [{"event": "lock", "seat": 0, "column": None}, {"event": "lock", "seat": 1, "column": 4}]
    assert duel.state.lock == [3, -1]
    assert duel.why(0, LOCK + 1).rule == "FEUD-7"


def test_feud_27_the_others_are_arranged_round_the_locked_card():
    duel, _ = studied()
    duel.both(NONE, "lock 4")
    for seat in (-1, 0, 1):
        assert duel.view(seat).column[:6] == [-1, -1, -1, CARD["AC"], -1, -1]
    assert named(duel.state.hand[0]) == {"3C", "4C", "5C", "2C", "TC"}
    found = duel.arrange("TC 5C 2C 4C 3C", OTHER)
    assert of_kind(found, "arrange")[0]["columns"] == ["TC", "5C", "2C", "AC", "4C", "3C"]


def test_feud_27_a_locked_item_needs_a_strike_before_it():
    one = "3C AC TC TS TD 2C"
    duel, _ = studied(one)
    duel.both(NONE, "lock 2")
    assert duel.legal_cards(0) == {"3C"}
    reason = duel.why(0, "TC")
    assert (reason.rule, reason.code) == ("FEUD-27", "lock_needs_strike")
    assert duel.why(0, "2C").rule == "FEUD-27"
    found = duel.arrange("3C TC TS TD 2C", OTHER)
    assert of_kind(found, "arrange")[0]["columns"] == ["3C", "AC", "TC", "TS", "TD", "2C"]


def test_feud_28_the_owner_picks_one_of_two():
    duel = Duel(reservation=True)
    army = duel.events()[0]["army"]
    assert duel.pending() == [0, 1]
    assert duel.legal_cards(0) == set(army[0][:2])
    assert duel.why(0, 0).rule == "FEUD-28"
    assert duel.act(1, army[1][1]) == []
    assert duel.view(0).choice[1] == -1
    found = duel.act(0, army[0][0])
    assert found[0] == {
        "event": "unit",
        "seat": 0,
        "card": army[0][0],
        "cause": "start",
        "reserve": [army[0][1], army[0][2]],
    }
    assert found[1]["reserve"] == [army[1][0], army[1][2]]


def test_feud_28_the_owner_alone_sees_the_army_reserve():
    duel = Duel(reservation=True).first_units()
    for seat in (-1, 1):
        assert duel.view(seat).guard[:2] == [-1, -1]
    assert duel.view(0).guard[:2] == duel.state.guard[:2]
    assert duel.seen(1)[0]["reserve"] == [None, None]


def test_feud_29_a_card_away_and_another_from_the_deck():
    duel = Duel(reservation=True).first_units().cards(0, OTHER, top="9S").cards(1, OTHER, top="9D")
    assert duel.pending() == [0, 1]
    assert duel.legal(0) == [*sorted(CARD[card] for card in OTHER.split()), NONE]
    assert duel.act(0, "8H") == []
    found = duel.act(1, NONE)
    assert found == [
        {"event": "reserve", "seat": 0, "card": "8H"},
        {"event": "reserve", "seat": 1, "card": None},
        {"event": "draw", "seat": 0, "cards": ["9S"], "from": "deck"},
    ]
    assert (duel.state.reserve_count, duel.state.reserve[0]) == ([1, 0], CARD["8H"])
    other = duel.seen(1)
    assert other[0] == {"event": "reserve", "seat": 0}
    assert other[2]["cards"] == [None]
    assert duel.view(1).reserve[0] == -1
    assert duel.view(1).reserve_count[0] == 1


def test_feud_30_the_sixth_card_makes_the_reserve_the_hand():
    reserve = "3S 4S 5S 6S 7S"
    duel = Duel(reservation=True).first_units().cards(0, OTHER, top="9S", reserve=reserve).cards(1, OTHER)
    duel.act(1, NONE)
    found = duel.act(0, "8H")
    assert found[2:] == [
        {"event": "x_discard", "seat": 0, "cards": ["3H", "4H", "5H", "6H", "7H"]},
        {"event": "draw", "seat": 0, "cards": [*reserve.split(), "8H"], "from": "reserve"},
    ]
    assert named(duel.state.hand[0]) == {*reserve.split(), "8H"}
    assert named(duel.state.discard[0]) == {"3H", "4H", "5H", "6H", "7H"}
    assert duel.state.reserve_count[0] == 0
    for seat in (-1, 1):
        told = duel.seen(seat)
        assert told[2] == found[2]
        assert told[0] == {"event": "reserve", "seat": 0}
        assert told[3]["cards"] == [None] * 6
    words = GAME.narrate(found[2], ("Ada", "Bo"))
    assert words == "Ada discards 3H 4H 5H 6H 7H."


def test_feud_31_the_reserve_may_be_taken_up_before_drawing():
    duel = Duel(reservation=True).first_units()
    duel.both(NONE, NONE)
    hand = "3C 4C 5C 6C 7C 8C"
    duel.cards(0, hand, top="9C 9S", reserve="3S 4S 5S 6S").cards(1, hand, reserve="3S")
    duel.arrange(hand, hand)
    assert duel.pending() == [0, 1]
    assert duel.legal(0) == [NONE, TAKE_UP]
    assert duel.act(0, TAKE_UP) == []
    found = duel.act(1, NONE)
    assert found[:2] == [
        {"event": "take_reserve", "seat": 0, "taken": True},
        {"event": "take_reserve", "seat": 1, "taken": False},
    ]
    assert found[2] == {"event": "draw", "seat": 0, "cards": ["3S", "4S", "5S", "6S"], "from": "reserve"}
    assert found[3] == {"event": "draw", "seat": 0, "cards": ["9C", "9S"], "from": "deck"}
    assert (found[4]["seat"], len(found[4]["cards"])) == (1, 6)
    assert duel.state.reserve_count == [0, 1]
    assert duel.seen(1)[2]["cards"] == [None] * 4

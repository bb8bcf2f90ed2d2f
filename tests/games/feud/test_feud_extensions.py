"""Feud rule by rule, FEUD-25 to FEUD-31: Study and Reservation."""

from feud_duel import CARD, LOCK, NONE, TAKE_UP, Duel, named, of_kind
from feud_windows import ONE, OTHER

from quarterdeck.games.feud import GAME


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

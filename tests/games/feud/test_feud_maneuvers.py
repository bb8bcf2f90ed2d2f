"""Feud rule by rule, FEUD-33 to FEUD-42: windows, what is spent in them, and what each maneuver does."""

import msgspec
import pytest
from feud_duel import (
    CARD,
    NONE,
    ONE,
    OTHER,
    TIES,
    Duel,
    action,
    after_study,
    before_columns,
    named,
    of_kind,
    passes,
    window,
)

from quarterdeck.games.feud import GAME, deck


def test_feud_33_tactical_adjustment_from_the_deck_is_secret():
    duel = window((60, 500))
    duel.act(0, "buy tactical_adjustment")
    assert len(duel.legal(0)) == 36
    assert duel.act(0, "9H") == []
    assert duel.why(0, "9H").code == "not_in_hand"
    assert duel.view(1).choice[0] == -1
    found = duel.act(0, "TC")
    assert found[0] == {
        "event": "buy",
        "seat": 0,
        "window": "before_study",
        "maneuver": "tactical_adjustment",
        "cost": 50,
        "pile": "deck",
        "took": "9H",
        "gave": "TC",
    }
    assert (found[1]["event"], found[1]["cause"], "TC" in found[1]["deck"]) == ("reshuffle", "maneuver", True)
    assert named(duel.state.hand[0]) == {"3C", "4C", "5C", "AC", "2C", "9H"}
    seen = duel.seen(1)[0]
    assert (seen["pile"], "took" in seen, "gave" in seen) == ("deck", False, False)


def test_feud_35_from_the_discard_pile_it_is_public():
    duel = window((60, 500))
    duel.cards(0, ONE, discard="9H 9D")
    duel.act(0, "buy tactical_adjustment")
    duel.act(0, "9H")
    found = duel.act(0, "TC")
    assert (found[0]["pile"], found[0]["took"], found[0]["gave"]) == ("discard", "9H", "TC")
    assert duel.seen(-1)[0] == found[0]
    assert len(found) == 1
    assert named(duel.state.discard[0]) == {"9D", "TC"}


def test_feud_36_a_strike_must_be_left():
    duel = window((60, 500), one="3C AC AS 2C 2S TC")
    duel.act(0, "buy tactical_adjustment")
    duel.act(0, "TS")
    assert duel.legal_cards(0) == {"AC", "AS", "2C", "2S", "TC"}
    assert (duel.why(0, "3C").rule, duel.why(0, "3C").code) == ("FEUD-36", "last_strike")


def test_feud_33_and_38_replacement_inherits_the_markers():
    duel = window((500, 500), reservation=True)
    duel.units("KH", "KS").markers(4, 0)
    guard = [deck.NAMES[unit] for unit in duel.state.guard[:2]]
    duel.state.guard[0] = CARD["JC"] if "JC" not in guard else duel.state.guard[0]
    guard = [deck.NAMES[unit] for unit in duel.state.guard[:2]]
    duel.act(0, "buy replacement")
    assert duel.legal_cards(0) == set(guard)
    found = duel.act(0, guard[0])
    assert found[0]["unit"] == guard[0]
    assert found[1] == {
        "event": "unit",
        "seat": 0,
        "card": guard[0],
        "cause": "replacement",
        "reserve": [guard[1], "KH"],
    }
    assert duel.state.markers == [4, 0]
    duel.act(1, NONE)
    assert 62 + deck.REPLACEMENT not in duel.legal(0)
    assert duel.why(0, "buy replacement").code == "once_a_round"


def test_feud_33_resurrection():
    duel = window((500, 500), prices={"tactical_adjustment": 50, "resurrection": 100})
    assert 62 + deck.RESURRECTION not in duel.legal(0)
    assert duel.why(0, "buy resurrection").code == "no_effect"
    army = [deck.NAMES[unit] for unit in duel.state.army[: duel.state.army_count[0]]]
    dead = army.pop(0)
    duel.state.army[: len(army)] = [CARD[unit] for unit in army]
    duel.state.army_count[0] -= 1
    duel.state.dead[0] = 1 << (CARD[dead] - deck.UNIT)
    duel.act(0, "buy resurrection")
    assert duel.legal_cards(0) == {dead}
    assert duel.why(0, 0).code == "choose_dead"
    found = duel.act(0, dead)
    assert (found[0]["maneuver"], found[0]["unit"]) == ("resurrection", dead)
    assert sorted(found[1]["army"]) == sorted([*army, dead])
    assert duel.state.dead[0] == 0


def test_feud_33_sabotage():
    duel = after_study((500, 500))
    found = duel.act(0, "buy sabotage")
    assert [event["event"] for event in found] == ["buy"]
    lost, drew = found[0]["lost"], found[0]["drew"]
    assert lost in OTHER.split()
    assert drew == "9S"
    assert named(duel.state.hand[1]) == {*OTHER.split(), "9S"} - {lost}
    assert duel.state.deck[42] == CARD[lost]
    assert duel.state.deck_count[1] == 36
    # FEUD-37: the victim sees the card that left, the card that came, and the bottom card; the saboteur sees none.
    assert duel.seen(1) == found
    assert duel.view(1).deck[42] == CARD[lost]
    hidden = duel.seen(0)[0]
    assert "lost" not in hidden
    assert "drew" not in hidden
    assert duel.view(0).deck[42] == -1
    assert 62 + deck.SABOTAGE in duel.legal(1)


def test_feud_37_a_locked_card_cannot_be_drawn_and_any_other_can():
    lost = set()
    for key in range(40):
        duel = after_study((500, 500), lock=4)
        duel.state.key[:] = [key] * 8
        duel.act(0, NONE)
        lost.add(duel.act(1, "buy sabotage")[0]["lost"])
    assert lost == set(ONE.split()) - {"AC"}


def sabotaged(one, lock, top, wanted, **options):
    """Sabotage of seat 0 by seat 1 that hits the card `wanted` and brings `top`."""
    for key in range(60):
        duel = after_study((500, 500), lock=lock, one=one, **options)
        hand = " ".join(card for card in one.split() if lock is None or card != one.split()[lock - 1])
        laid, column = duel.state.laid[0], duel.state.column[:6]
        duel.cards(0, hand, top=top)
        duel.state.laid[0] = laid
        if lock is not None:
            locked = CARD[one.split()[lock - 1]]
            pile = [card for card in duel.state.deck[: duel.state.deck_count[0]] if card != locked]
            duel.state.deck[: len(pile)] = pile
            duel.state.deck_count[0] = len(pile)
        assert duel.state.column[:6] == column
        duel.state.key[:] = [key] * 8
        duel.act(0, NONE)
        found = duel.act(1, "buy sabotage")
        if found[0]["lost"] == wanted:
            return duel, found
    raise AssertionError("never drawn")


def test_feud_27_a_lock_that_cannot_be_kept_is_void():
    duel, found = sabotaged("TC TS 3C AC 2C X1", 3, "AS", "TC")
    assert found[1:] == [{"event": "x_unlock", "seat": 0, "column": 3, "card": "3C"}]
    for seat in (-1, 0, 1):
        assert duel.seen(seat)[1:] == found[1:]
    assert GAME.narrate(found[1], ("Ada", "Bo")) == "Ada takes the 3 of clubs in column 3 back: its lock is void."
    assert msgspec.convert(found[1], GAME.events.union).card == "3C"
    assert duel.state.lock[0] == -1
    assert named(duel.state.hand[0]) == {"TS", "3C", "AC", "2C", "X1", "AS"}
    assert duel.state.column[:6] == [-1] * 6


def test_feud_39_confuse():
    orders = set()
    for key in range(30):
        duel = before_columns(one=OTHER, other=ONE)
        duel.state.key[:] = [key] * 8
        found = duel.act(0, "buy confuse")
        columns = found[0]["columns"]
        assert sorted(columns) == sorted(ONE.split())
        strikes = [card[0] in "345" for card in columns]
        assert all(any(strikes[:at]) for at, card in enumerate(columns) if card[0] in "A2")
        assert [deck.NAMES[card] for card in duel.state.column[6:]] == columns
        orders.add(tuple(columns))
        for seat in (-1, 0, 1):
            assert duel.seen(seat)[0]["columns"] == [None] * 6
            assert duel.view(seat).column[6:] == [-1] * 6
        assert named(duel.view(1).laid[1]) == set(ONE.split())
    assert len(orders) > 20
    duel.act(1, NONE)
    assert duel.why(0, "buy confuse").code == "once_a_round"


def test_feud_40_betrayal_after_the_window_has_closed():
    duel = before_columns(one=OTHER, other=ONE)
    found = duel.act(0, "buy betrayal")
    assert found[0] == {
        "event": "buy",
        "seat": 0,
        "window": "before_columns",
        "maneuver": "betrayal",
        "cost": 120,
    }
    assert duel.view(0).column[6:] == [-1] * 6
    duel.act(1, NONE)
    told = duel.act(0, NONE)
    assert [event["event"] for event in told] == ["pass_window", "x_look"]
    assert told[1] == {"event": "x_look", "seat": 0, "columns": ONE.split()}
    for seat in (-1, 1):
        assert duel.seen(seat)[1]["columns"] == [None] * 6
    assert duel.seen(0) == told
    assert duel.pending() == [0]
    assert [deck.NAMES[card] for card in duel.view(0).column[6:]] == ONE.split()
    assert duel.view(-1).column[6:] == [-1] * 6
    assert duel.legal_cards(0) == {"3C", "4C", "5C", "TC"}
    assert duel.why(0, "AC").rule == "FEUD-8"
    assert duel.why(0, "3H").rule == "FEUD-40"
    for card in ["TC", "5C", "2C", "AC", "4C"]:
        assert duel.act(0, card) == []
        assert duel.view(1).plan[:6] == [-1] * 6
    found = duel.act(0, "3C")
    assert found[0] == {"event": "betray", "seat": 0, "columns": ["TC", "5C", "2C", "AC", "4C", "3C"]}
    assert [event["cards"][1] for event in of_kind(found, "column")] == ["TC", "5C", "2C", "AC", "4C", "3C"]
    assert of_kind(duel.seen(1), "betray")[0]["columns"] == [None] * 6


def test_feud_40_locks_do_not_bind_it():
    duel = passes(window((500, 500), study=True, one=OTHER, other=ONE))
    duel.arrange(OTHER, ONE)
    duel.both("lock 4", NONE)
    passes(duel)
    duel.arrange(OTHER, "3C 4C 5C 2C TC")
    duel.act(0, "buy confuse")
    assert duel.state.lock[1] == -1
    assert duel.view(-1).column[6:] == [-1] * 6


def test_feud_37_what_went_under_the_deck_before_lies_above_what_goes_there_now():
    """Only their owner knows both cards and their order."""
    duel = after_study((500, 500))
    first = duel.act(0, "buy sabotage")[0]["lost"]
    duel.act(1, NONE)
    second = duel.act(0, "buy sabotage")[0]["lost"]
    under = [CARD[second], CARD[first]]
    assert duel.state.deck[42:44] == under
    assert duel.view(1).deck[42:45] == [*under, -1]
    assert duel.view(0).deck[42:45] == duel.view(-1).deck[42:45] == [-1] * 3


def test_feud_37_the_top_card_comes_before_the_lost_one_goes_under_the_deck():
    """Also where it is the only card of the deck."""
    duel = after_study((500, 500))
    duel.short_deck(1, OTHER, "9S")
    (bought,) = [event for event in duel.act(0, "buy sabotage") if event["event"] == "buy"]
    assert bought["drew"] == "9S"
    assert CARD[bought["lost"]] == duel.state.deck[42]
    assert duel.state.hand[1] >> CARD["9S"] & 1


def test_feud_33_what_is_bought_once_a_round_can_be_bought_in_the_next_one():
    duel = before_columns((500, 500))
    duel.act(0, "buy confuse")
    duel.act(1, NONE)
    assert action("buy confuse") not in duel.legal(0)
    number = duel.state.round_number
    passes(duel)
    duel.points(500, 500)
    while duel.state.phase != deck.WINDOW or duel.state.window != deck.BEFORE_COLUMNS:
        seat = duel.pending()[0]
        duel.act(seat, duel.legal(seat)[0])
        duel.points(500, 500)
    assert duel.state.round_number == number + 1
    assert action("buy confuse") in duel.legal(duel.pending()[0])


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
    assert duel.pending() == [0, 1]  # no player can buy: on to the arrangement
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

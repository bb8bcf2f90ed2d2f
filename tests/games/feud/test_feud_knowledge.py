"""FEUD-52: what is public, and what `resample` knows of cards that lie hidden."""

import pytest
from feud_duel import CARD, NONE, ONE, OTHER, Duel, after_study, before_columns, bits, named, passes, window

from quarterdeck.games.feud import GAME, deck, rules
from quarterdeck.kernel import PyState


def drawn(duel, seat, count=40):
    """Full states that agree with what the seat knows."""
    found = []
    for key in range(count):
        out = PyState(deck.STATE)
        rules.resample(duel.state, seat, [key] * 8, out)
        assert GAME.census(out.to_row()) == GAME.census(duel.state.to_row())
        found.append(out)
    return found


def pile(state, seat):
    return [deck.NAMES[card] for card in state.deck[42 * seat : 42 * seat + state.deck_count[seat]]]


def test_feud_52_hands_columns_and_orders_are_secret():
    duel = Duel(preset="true").first_units()
    for seat in (-1, 0, 1):
        view = duel.view(seat)
        for other in (0, 1):
            assert view.deck[42 * other : 42 * other + 30] == [-1] * 30
            assert view.army[12 * other : 12 * other + 5] == [-1] * 5
            assert view.deck_count[other] == 36
            if other != seat:
                assert view.hand[other] == -1
                assert view.guard[2 * other : 2 * other + 2] == [-1, -1]
            else:
                assert view.hand[other] == duel.state.hand[other]
        assert view.key == [0] * 8
        assert view.unit == duel.state.unit


def test_own_cards_are_known_but_not_their_order():
    duel = Duel(reservation=True).first_units()
    duel.both(duel.legal(0)[0], NONE)
    decks = [pile(state, 0) for state in drawn(duel, 0)]
    assert {tuple(sorted(cards)) for cards in decks} == {tuple(sorted(pile(duel.state, 0)))}
    assert len({tuple(cards) for cards in decks}) == len(decks)
    for state in drawn(duel, 0, 5):
        assert state.hand[0] == duel.state.hand[0]
        assert state.reserve[:6] == duel.state.reserve[:6]
        assert sorted(state.army[:9]) == sorted(duel.state.army[:9])


def test_hidden_hands_have_a_strike_and_columns_keep_the_way_of_order():
    one = "TC 3C AC AS 2C X1"
    duel = Duel().cards(0, one, discard=" ".join(deck.NAMES[1:26])).cards(1, OTHER)
    assert all(state.hand[0] & deck.STRIKES for state in drawn(duel, 1))
    duel.arrange(one)
    first = set()
    for state in drawn(duel, 1):
        columns = state.column[:6]
        strikes = [at for at, card in enumerate(columns) if card < deck.ACE]
        items = [at for at, card in enumerate(columns) if deck.ACE <= card < deck.TEN or card >= deck.JOKER]
        assert not items or strikes[0] < items[0]
        first.add(columns[0])
    assert len(first) > 2


def test_what_was_left_of_a_deck_is_in_the_hand_after_a_refill():
    duel = Duel()
    hand = "3C 4C 5C 6C 7C 8C"
    duel.short_deck(0, hand, "9C 3S 4S").cards(1, hand)
    duel.state.may_hold[0], duel.state.may_deck[0] = bits(hand.split()), bits(["9C", "3S", "4S"])
    duel.arrange(hand, hand)
    for state in drawn(duel, 1):
        assert {"9C", "3S", "4S"} <= named(state.hand[0])
    assert len({state.hand[0] for state in drawn(duel, 1)}) > 20


def test_a_study_shows_the_hand_and_a_lock_keeps_its_column():
    duel = after_study((0, 0), lock=4)
    for state in drawn(duel, 1, 10):
        assert named(state.hand[0]) == set(ONE.split()) - {"AC"}
        assert state.column[3] == CARD["AC"]
    duel.arrange("3C 4C 5C 2C TC")
    for state in drawn(duel, 1):
        assert named(state.laid[0]) == set(ONE.split())
        assert state.column[3] == CARD["AC"]
    assert len({tuple(state.column[:6]) for state in drawn(duel, 1)}) > 10


def test_what_was_arranged_in_secret_can_be_taken_back_but_for_a_locked_card():
    """FEUD-27: for a search, which must not take its guess at the order for the order; the lock is public."""
    duel = after_study((0, 0), lock=4)
    duel.arrange("3C 4C 5C 2C TC")
    assert duel.pending() == [1]
    rules.reopen(duel.state, 1)
    assert duel.pending() == [0, 1]
    assert duel.state.column[:6] == [-1, -1, -1, CARD["AC"], -1, -1]
    assert named(duel.state.hand[0]) == set(ONE.split()) - {"AC"}
    assert named(duel.state.laid[0]) == {"AC"}
    duel.arrange("4C 3C TC 5C 2C")


def test_sabotage_after_a_study_leaves_five_of_six():
    duel = after_study((500, 500))
    lost = duel.act(0, "buy sabotage")[0]["lost"]
    for state in drawn(duel, 0):
        assert len(named(state.hand[1]) & set(OTHER.split())) == 5
    assert len({state.hand[1] for state in drawn(duel, 0)}) > 20
    for state in drawn(duel, 1, 10):
        assert pile(state, 1)[0] == lost
        assert state.hand[1] == duel.state.hand[1]


def test_a_locked_card_stays_known_through_sabotage():
    duel = after_study((500, 500), lock=1)
    duel.act(0, NONE)
    duel.act(1, "buy sabotage")
    for state in drawn(duel, 1):
        assert state.column[0] == CARD["3C"]
        assert len(named(state.hand[0]) & set(ONE.split())) == 4


def test_a_shuffle_wipes_what_was_known_of_an_order():
    duel = after_study((500, 500))
    duel.act(0, "buy sabotage")
    duel.act(1, "buy secret_tactical_adjustment")
    duel.act(1, "9H")
    duel.act(1, "9S")
    assert duel.state.seen[1] == 0
    assert len({pile(state, 1)[0] for state in drawn(duel, 1)}) > 5


def test_a_card_taken_openly_is_known():
    duel = window((500, 500))
    duel.cards(0, ONE, discard="9H 9D")
    duel.state.may_deck[0] &= ~bits(["9H", "9D"])
    duel.act(0, "buy tactical_adjustment")
    for state in drawn(duel, 1, 10):
        assert state.hand[0].bit_count() == 6
    duel.act(0, "9H")
    duel.act(0, "TC")
    for state in drawn(duel, 1):
        assert "9H" in named(state.hand[0])
        assert named(state.discard[0]) == {"TC", "9D"}


def test_an_adjustment_from_the_deck_leaves_five_of_six():
    duel = after_study((500, 500))
    duel.act(0, "buy secret_tactical_adjustment")
    duel.act(0, "9H")
    duel.act(0, "TC")
    for state in drawn(duel, 1):
        assert len(named(state.hand[0]) & set(ONE.split())) >= 5


def test_reserved_cards_are_none_that_have_been_seen_since():
    duel = Duel(reservation=True).first_units()
    duel.both(duel.legal(0)[0], NONE)
    for _ in range(2):
        for seat in (0, 1):
            while duel.pending() and seat in duel.pending() and duel.state.phase == deck.ARRANGE:
                duel.act(seat, duel.legal(seat)[0])
        while duel.state.phase != deck.ARRANGE:
            seat = duel.pending()[0]
            duel.act(seat, NONE if NONE in duel.legal(seat) else duel.legal(seat)[0])
    seen = duel.state.discard[0]
    reserved = [state.reserve[0] for state in drawn(duel, 1, 80)]
    assert not any(seen >> card & 1 for card in reserved)
    assert duel.state.may_reserve[0] & seen == 0
    assert duel.state.may_reserve[0] >> duel.state.reserve[0] & 1
    assert len(set(reserved)) > 10


def test_betrayal_shows_the_columns_to_the_betrayer_alone():
    duel = before_columns(one=OTHER, other=ONE)
    duel.act(0, "buy betrayal")
    passes(duel)
    for state in drawn(duel, 0, 5):
        assert state.column[6:] == duel.state.column[6:]
    assert len({tuple(state.column[6:]) for state in drawn(duel, -1)}) > 30


def test_a_replaced_unit_is_known_to_be_in_the_army_reserve():
    duel = window((500, 500), reservation=True)
    old = duel.state.unit[0]
    duel.act(0, "buy replacement")
    duel.act(0, duel.legal(0)[0])
    for state in drawn(duel, 1):
        assert state.guard[1] == old
    assert len({state.guard[0] for state in drawn(duel, 1)}) > 5


def test_a_resurrected_unit_is_not_in_the_reserve_that_lay_there_before():
    duel = window((500, 500), reservation=True)
    dead = deck.NAMES[duel.state.army[0]]
    duel.state.army[: duel.state.army_count[0] - 1] = duel.state.army[1 : duel.state.army_count[0]]
    duel.state.army_count[0] -= 1
    unit = 1 << (CARD[dead] - deck.UNIT)
    duel.state.dead[0] = unit
    duel.state.may_army[0] &= ~unit
    for i in range(2):
        duel.state.may_guard[i] &= ~unit
    duel.act(0, "buy resurrection")
    duel.act(0, dead)
    for state in drawn(duel, 1):
        assert CARD[dead] not in state.guard[:2]


@pytest.mark.parametrize("what", ["bring up", "take", "reserve", "lock", "decide"])
def test_choices_at_the_same_time_do_not_show(what):
    """The other's view is the same whichever choice was made."""
    views = set()
    for choice in range(2):
        if what == "decide":
            duel = Duel(preset="skirmish")
        elif what == "lock":
            duel = Duel(study=True).cards(0, ONE).cards(1, OTHER)
            duel.arrange(ONE, OTHER)
        else:
            duel = Duel(reservation=True)
        if what in ("take", "reserve"):
            duel.first_units()
        if what == "take":
            duel.both(NONE, NONE)
            duel.cards(0, ONE, reserve="9H").cards(1, OTHER, reserve="9H")
            duel.arrange(ONE, OTHER)
        duel.act(0, duel.legal(0)[choice])
        views.add(duel.view(1).to_row().tobytes())
        before = duel.legal(1)
        assert before
    assert len(views) == 1

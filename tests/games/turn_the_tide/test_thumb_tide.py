"""Rules of thumb for Turn the Tide, interpreted: small positions in which a sensible player's choice is clear."""

from tides import HIGHER, TOP, WHOLE, Sea

from quarterdeck.games.turn_the_tide import rules, strategy
from quarterdeck.games.turn_the_tide.strategy import CALM, ONE


def calm(sea):
    """The moods of seats that bid any of their cards."""
    return sum(CALM << 12 * seat for seat in range(sea.players))


def first_and_second(sea, seat, card):
    """The chances to be the highest, and the second highest, in 1024ths."""
    state = sea.view(seat)
    odds = strategy.chances(state, seat, seat, card, strategy.unseen_cards(state, seat), calm(sea))
    return odds >> 16, odds & 0xFFFF


def left(sea, seat, *kept):
    """The seat has played all but these cards of its hand in this round."""
    state = sea.state
    state.played[seat] = state.hand[seat] & ~sum(1 << card for card in kept)
    state.shown[seat] |= state.played[seat]
    return sea


def test_the_highest_card_of_all_is_certain_to_win_and_the_lowest_not_to():
    sea = Sea(players=3).hands(TOP, [1, *WHOLE[1:]], HIGHER)
    assert first_and_second(sea, 0, 60) == (ONE, 0)
    assert first_and_second(sea, 1, 1)[0] == 0
    assert first_and_second(sea, 1, 1)[1] < ONE // 100
    assert 0 < first_and_second(sea, 2, 48)[0] < ONE


def test_the_higher_tide_of_two_is_avoided():
    """The 60 is certain to take the lowest tide; the 36 would take nothing or the highest one."""
    sea = Sea(players=3, rounds=9).hands([60, *WHOLE[1:]], [*TOP[:-1], 1], HIGHER)
    sea.state.round_number = 3  # every hand is known
    sea.show(5, 6, 7, up=[3, 3, 3], hand_number=1).tides(1, 12)
    left(sea, 0, 36, 60)
    left(sea, 1, 1, 55)
    left(sea, 2, 37, 38)
    assert sea.advice(0) == {60}


def test_a_seat_with_the_highest_tide_and_without_preservers_wants_another_tide():
    """TTT-8, TTT-9: it is out if it still shows the highest tide after this hand; the highest card saves it."""
    sea = Sea(players=3, rounds=9).hands([60, *range(1, 12)], [*TOP[:-1], 12], HIGHER)
    sea.state.round_number = 3
    sea.show(12, 3, 4, up=[0, 3, 3], hand_number=6).tides(2, 8)
    left(sea, 0, 5, 60)
    left(sea, 1, 49, 50)
    left(sea, 2, 37, 38)
    assert sea.advice(0) == {60}


def test_points_are_good_and_hands_still_to_be_played_count():
    """The worth that a search gets at a round's end."""
    sea = Sea(players=3, rounds=3).hands(range(1, 13), TOP, HIGHER)
    out = [0.0] * 5
    sea.state.score[:3] = [4, 9, 4]
    sea.state.round_number = 1  # each seat plays all three hands by the end
    rules.worth(sea.state, out)
    assert out[0] == out[2] < out[1]
    assert abs(sum(out) - 1) < 1e-9
    sea.state.score[:3] = [4, 4, 4]
    sea.state.round_number = 3  # one round is left: low cards are worth more than middle and high ones
    rules.worth(sea.state, out)
    strength = [strategy.strength(hand) for hand in sea.state.hand[:3]]
    assert sorted(range(3), key=lambda seat: out[seat]) == sorted(range(3), key=lambda seat: strength[seat])
    assert len(set(out[:3])) == 3

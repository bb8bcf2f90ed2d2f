"""Rules of thumb for Sea Change, interpreted: small positions in which a sensible player's choice is clear."""

import pytest
from changes import Game

from quarterdeck.games.sea_change import strategy
from quarterdeck.games.sea_change.deck import CARD, NAME
from quarterdeck.games.sea_change.strategy import ONE


def advice(game):
    """What the rules of thumb say to the seat whose turn it is, from its view, however ties are broken."""
    return {NAME[card] for card in game.advice(game.turn)}


def after(played, *hands, trump, **options):
    """These hands, and seats 0, 1, ... have played these cards, which are added to theirs."""
    cards = played.split()
    dealt = [f"{hand} {cards[seat]}" if seat < len(cards) else hand for seat, hand in enumerate(hands)]
    game = Game(players=len(hands), **options).hands(*dealt, trump=trump)
    game.play(played)
    return game


LOW = ("R4 R5", "R6 R7", "B4 B5")


@pytest.mark.parametrize(
    ("played", "hand", "best"),
    [
        ("Y9 Y10 Y4", "Y12 Y5", "Y12"),  # the trick has three points: take it
        ("Y9 Y8 Y4", "Y12 Y5", "Y5"),  # the 8 in the trick costs four
        ("Y9 Y12 Y10", "B8 B5", "B8"),  # another seat takes the trick: give it the 8
        ("Y11 Y10 Y5", "B12 Y12 Y4", "Y12"),  # a higher value of another suit takes nothing
        ("Y9 P4 Y10", "Y12 Y5", "Y5"),  # the lowest trump takes the trick already: play no card with points
    ],
)
def test_the_last_to_play_takes_what_is_worth_it(played, hand, best):
    """SEA-3, SEA-10; the hand has one card more, so nothing is played because it is the last."""
    game = after(played, *LOW, hand, trump="P")
    assert advice(game) == {best}


def test_mates_bring_each_other_points():
    """SEA-14: what a mate takes is won, too: it gets the 9, and the 8 is kept from it."""
    game = after("Y6 Y12 Y5", "R4 R5", "R6 R7", "B4 B5", "Y9 Y4", trump="P", teams=2)
    assert advice(game) == {"Y9"}
    game = after("Y12 Y6 Y5", "R4 R5", "R6 R7", "B4 B5", "Y9 Y4", trump="P", teams=2)
    assert advice(game) == {"Y4"}


def test_the_zero_of_trump_is_worth_most():
    """SEA-4: five points for the final trump's 0; other 0s have a chance to become it."""
    state = Game(players=4).hands(*LOW, "Y4 Y5", trump="P").state
    worth = [strategy.points_of(state, CARD[name], CARD["P0"] >> 4, 3) for name in ("P0", "Y0", "Y4", "Y8")]
    assert worth[0] > worth[1] > worth[2] == 0 > worth[3]
    assert strategy.points_of(state, CARD["P0"], CARD["P0"] >> 4, 0) == 5 * ONE
    assert strategy.points_of(state, CARD["Y0"], CARD["P0"] >> 4, 0) == 0


def test_trump_is_changed_to_the_zero_that_one_has_collected_and_not_away_from_it():
    """SEA-4, SEA-8: in the last trick the match makes its suit the final trump."""
    for mine, best in (("Y0", "Y10"), ("P0", "P4")):
        game = after("B9 B10", "R4 R5", "R6 R7", "Y10 P4", trump="P")
        game.state.held = [1, 1, 1, *game.state.held[3:]]
        game.collected(2, mine)
        assert advice(game) == {best}


def alone(hand, led, collected="", trump="P"):
    """SEA-16: one player, with so few cards that all others have been collected by the stack, but for the led one."""
    game = Game(players=1).hands(hand, trump=trump, pile=f"{led} B4 B5")
    game.collected(0, collected)
    everything = {NAME[card] for card in range(48) if (strategy.unseen(game.state, 0)[0] >> card) & 1}
    game.collected(1, " ".join(everything - {"B4", "B5"}))
    return game


def test_alone_what_is_worth_it_is_taken():
    assert advice(alone("Y12 Y4", "Y9")) == {"Y12"}


def test_alone_the_first_eight_is_sought_and_the_second_is_not():
    """SEA-17: no round is won without an 8."""
    assert advice(alone("Y12 Y5", "Y8")) == {"Y12"}
    assert advice(alone("Y12 Y5", "Y8", collected="P8")) == {"Y5"}


def test_alone_what_the_stack_takes_is_lost():
    """The stack has led trump's highest card: it does not get a point with it."""
    assert advice(alone("P11 P5", "P12")) == {"P5"}

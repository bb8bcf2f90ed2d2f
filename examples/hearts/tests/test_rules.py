"""Tests the rules of Hearts one by one, in positions set up by hand; the rules run interpreted."""

import pytest
from quarterdeck_hearts import GAME, rules
from quarterdeck_hearts.deck import CARD_NAMES, PLAY, STATE

from quarterdeck.kernel import PyState

CARD = {name: card for card, name in enumerate(CARD_NAMES)}


def cards(names):
    return sum(1 << CARD[name] for name in names.split())


class Position:
    """A game in which cards are played by their names."""

    def __init__(self, key=1, **options):
        self.state = PyState(STATE)
        rules.init(self.state, GAME.encode_options(GAME.complete(options)).tolist(), [key] * 8)

    def hands(self, *hands, turn=0, tricks=1, broken=0):
        """Give the seats these hands, in the middle of a round; seat `turn` leads."""
        state = self.state
        state.phase, state.owing, state.turn, state.leader = PLAY, 0, turn, turn
        state.in_trick, state.tricks, state.broken = 0, tricks, broken
        for seat, hand in enumerate(hands):
            state.hand[seat] = cards(hand)
        return self

    def owing(self):
        return [seat for seat in range(4) if rules.pending(self.state) >> seat & 1]

    def legal(self, seat=None):
        out = [0] * 13
        seat = self.owing()[0] if seat is None else seat
        return " ".join(CARD_NAMES[card] for card in out[: rules.legal_actions(self.state, seat, out)])

    def hand(self, seat):
        return [name for name, card in CARD.items() if self.state.hand[seat] >> card & 1]

    def play(self, names):
        """Play these cards in order; return the events of the last one."""
        for name in names.split():
            seat = self.owing()[0]
            assert name in self.legal(seat).split(), f"seat {seat} may not play {name}"
            rules.apply(self.state, seat, CARD[name])
        return GAME.events.read(self.state.to_row())

    def why(self, name):
        reason = GAME.why_illegal(self.state, self.owing()[0], CARD[name])
        return reason.rule, reason.words


def test_hrt_3_all_cards_are_dealt():
    position = Position()
    hands = [position.hand(seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    assert len({card for hand in hands for card in hand}) == 52


@pytest.mark.parametrize(("number", "direction", "to"), [(1, "left", 1), (2, "right", 3), (3, "across", 2)])
def test_hrt_4_three_cards_are_passed(number, direction, to):
    position = Position(key=number)
    position.state.round_number = number - 1
    rules.deal(position.state)
    told = GAME.events.read(position.state.to_row())[-1]
    assert (told["round"], told["passing"]) == (number, direction)
    given = {seat: position.hand(seat)[:3] for seat in range(4)}
    for seat in range(4):
        for name in given[seat]:
            rules.apply(position.state, seat, CARD[name])
    events = GAME.events.read(position.state.to_row())
    assert [(event["from"], event["to"], event["cards"]) for event in events] == [
        (seat, (seat + to) % 4, given[seat]) for seat in range(4)
    ]
    assert all(set(given[seat]) <= set(position.hand((seat + to) % 4)) for seat in range(4))


@pytest.mark.parametrize(("number", "passing"), [(4, True), (8, True), (1, False)])
def test_hrt_4_in_every_fourth_round_hands_are_kept(number, passing):
    position = Position(passing=passing)
    position.state.round_number = number - 1
    rules.deal(position.state)
    assert GAME.phase(position.state) == "play"
    assert GAME.events.read(position.state.to_row())[-1]["passing"] is None


def test_hrt_5_the_two_of_clubs_opens():
    position = Position(passing=False)
    (opener,) = position.owing()
    assert "2C" in position.hand(opener)
    assert position.legal() == "2C"
    assert position.why(position.hand(opener)[-1]) == ("HRT-5", "the 2C opens the round")


def test_hrt_6_suit_is_followed():
    position = Position().hands("4D", "3D KS 2H", "9S", "5H")
    position.play("4D")
    assert position.legal() == "3D"
    assert position.why("KS") == ("HRT-6", "you hold diamonds")
    assert position.why("9S") == ("HRT-6", "you do not hold the 9S")


def test_hrt_7_no_points_in_the_first_trick():
    position = Position().hands("2C AC", "3D QS 2H", "QS 5H", "4C 5C", tricks=0)
    position.play("2C")
    assert position.legal() == "3D"
    assert position.why("2H") == ("HRT-7", "no points in the first trick")
    position.play("3D")
    assert position.legal() == "QS 5H"


def test_hrt_8_hearts_are_led_once_they_are_broken():
    position = Position().hands("4D 4H", "3D 3H", "5H 6H", "9D 9H")
    assert position.legal() == "4D"
    assert position.why("4H") == ("HRT-8", "hearts may not be led before one has been played")
    position.play("4D 3D 5H 9D")
    assert position.legal() == "9H"
    assert Position().hands("4H 9H", "3D", "5D", "6D").legal() == "4H 9H"


def test_hrt_9_the_highest_card_of_the_suit_led_takes():
    position = Position().hands("4D 4C", "AS 3C", "10D 5C", "9D 6C")
    played, trick = position.play("4D AS 10D 9D")
    assert played["event"] == "play"
    assert trick == {"event": "trick", "taker": 2, "card": "10D", "cards": ["4D", "AS", "10D", "9D"]}
    assert position.owing() == [2]


def ended(taken, **options):
    """Return the state after a round in which the seats have taken these point cards."""
    position = Position(passing=False, **options)
    position.hands("2C", "3C", "4C", "5C", tricks=12)
    for seat, names in enumerate(taken):
        position.state.taken[seat] = cards(names)
    return next(event for event in position.play("2C 3C 4C 5C") if event["event"] == "round_end")


HEARTS = " ".join(name for name in CARD_NAMES if name.endswith("H"))


@pytest.mark.parametrize(
    ("taken", "options", "points", "moon"),
    [
        (("2H 3H", "QS", "4H", "JD"), {}, [2, 13, 1, 0], None),
        ((HEARTS, "QS", "", ""), {}, [13, 13, 0, 0], None),
        (("", f"{HEARTS} QS", "", ""), {}, [26, 0, 26, 26], 1),
        (("", f"{HEARTS} QS", "", ""), {"moon": "self"}, [0, -26, 0, 0], 1),
        (("2H 3H", "QS", "4H", "JD"), {"jack": True}, [2, 13, 1, -10], None),
        (("JD", f"{HEARTS} QS", "", ""), {"jack": True}, [16, 0, 26, 26], 1),
    ],
)
def test_hrt_10_to_12_points(taken, options, points, moon):
    event = ended(taken, **options)
    assert (event["points"], event["moon"]) == (points, moon)


def test_hrt_13_the_fewest_points_win_when_somebody_has_the_target():
    position = Position(passing=False, target=50)
    position.hands("2C", "3C", "4C", "5C", tricks=12)
    position.state.score[:] = [40, 12, 12, 30]
    position.state.taken[0] = cards(HEARTS)
    *_, end = position.play("2C 3C 4C 5C")
    assert end == {"event": "game_end", "winners": [1, 2], "scores": [53, 12, 12, 30]}
    assert position.owing() == []
    shares = [0.0] * 4
    rules.returns(position.state, shares)
    assert shares == [0, 0.5, 0.5, 0]


def test_hrt_13_below_the_target_the_game_goes_on():
    position = Position(passing=False, target=50)
    position.hands("2C", "3C", "4C", "5C", tricks=12)
    position.state.taken[0] = cards(HEARTS)
    assert position.play("2C 3C 4C 5C")[-1]["event"] == "deal"

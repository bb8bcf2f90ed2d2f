"""Sea Change, cards and tricks, rule by rule: every test is named by the rule it would fail without."""

import random
from collections import Counter
from itertools import chain

import pytest
from changes import Game, cards
from interpreted import only

from quarterdeck.games.sea_change import GAME, deck
from quarterdeck.games.sea_change.deck import CARD, IN_PLAY, NAME

DECKS = [
    (1, "YPB", [0, *range(4, 13)]),
    (2, "YPB", [0, *range(4, 13)]),
    (3, "YPB", [0, *range(4, 13)]),
    (4, "YPBR", [0, *range(4, 13)]),
    (5, "YPBRG", [0, *range(4, 13)]),
    (6, "YPBRG", [0, *range(3, 14)]),
    (7, "YPBRG", [0, *range(2, 15)]),
    (8, "YPBRG", list(range(16))),
]


def dealt(game):
    """Every card of a fresh round."""
    held = chain(*(game.hand(seat) for seat in range(game.players)))
    return [*held, *game.pile(), *(NAME[card] for card in game.state.trick[: game.state.in_trick])]


def test_sea_1_eighty_cards_of_five_suits():
    assert len(NAME) == len(set(NAME)) == 80
    assert [name for name in NAME if name[0] == "Y"] == [f"Y{value}" for value in range(16)]
    assert deck.SUIT_NAMES == ("yellow", "purple", "blue", "red", "green")
    assert [CARD[name] for name in ("Y0", "P3", "B15", "R8", "G12")] == [0, 19, 47, 56, 76]


@pytest.mark.parametrize(("players", "suits", "values"), DECKS)
def test_sea_2_the_deck_depends_on_the_players(players, suits, values):
    game = Game(players=players)
    expected = [f"{suit}{value}" for suit in suits for value in values]
    assert sorted(dealt(game)) == sorted(expected)
    assert cards(*IN_PLAY[2 * players : 2 * players + 2]) == expected


def test_sea_3_points_of_a_card():
    assert GAME.complete({})["points"] == [-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1]
    assert Game(players=8).state.value == [0, -1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1]


def test_sea_3_the_points_are_an_option():
    points = [1000, *[0] * 5, -1000, *[3] * 8]
    game = Game(players=8, points=points)
    assert game.state.value == [0, *points]
    game.hands("R1", "R7", "R9", "R2", "R3", "R4", "R5", "G1")
    found = game.collected(7, "R0").play("R1 R7 R9 R2 R3 R4 R5 G1")
    assert only(found, "round_end")["points"] == [0, 0, 1000 - 1000 + 3 + 1000, 0, 0, 0, 0, 5]


def test_sea_4_a_zero_is_worth_nothing_but_the_final_trumps():
    """Example 5: trump turns red with the last card, the red 0 takes and is worth 5, the blue 0 nothing."""
    game = Game(players=4).hands("G12", "B7", "B0", "R0", trump="B")
    found = game.play("G12 B7 B0 R0")
    assert only(found, "trump") == {"event": "trump", "suit": "R", "cause": "sea_change"}
    assert (only(found, "trick")["taker"], only(found, "trick")["card"]) == (3, "R0")
    ended = only(found, "round_end")
    assert ended["points"] == [0, 0, 0, 1 + 5]
    assert ended["trump_zero"] == 3


def test_sea_5_the_first_dealer_is_drawn_then_the_deal_passes_to_the_left():
    first = Counter(Game(players=5, key=key).state.dealer for key in range(200))
    assert set(first) == set(range(5))
    assert max(first.values()) < 70
    game = Game(players=5, target=100)
    for _ in range(6):
        dealer = game.state.dealer
        assert game.turn == (dealer + 1) % 5
        found = only(game.random_round(random.Random(1)), "deal")
        assert found["dealer"] == game.state.dealer == (dealer + 1) % 5


def test_sea_6_the_rounds_first_card_sets_lead_suit_and_trump():
    game = Game(players=3).hands("P5 Y4", "P6 Y5", "P7 Y6")
    assert game.trump is None
    found = game.play("P5")
    assert found[1:] == [{"event": "trump", "suit": "P", "cause": "lead"}]
    assert (game.trump, deck.SUIT_LETTERS[game.state.lead]) == ("P", "P")


def test_sea_6_trump_does_not_carry_over_to_the_next_round():
    game = Game(players=3).hands("P5", "P6", "P7").collected(0, "P0")
    game.play("P5 P6 P7")
    assert game.state.round_number == 2
    assert game.trump is None
    name = next(name for name in game.legal() if name[0] != "P")
    assert game.play(name)[1] == {"event": "trump", "suit": name[0], "cause": "lead"}


def test_sea_7_the_lead_suit_must_be_followed():
    game = Game(players=4).hands("Y4 R4", "Y5 Y9 P12 B11", "Y6", "Y7")
    game.play("Y4")
    assert game.legal() == ["Y5", "Y9"]
    assert game.refusal(1, CARD["P12"]) == ("SEA-7", "must_follow", {"suit": "yellow", "match": 4})
    assert game.why(1, CARD["P12"]).words == "you hold yellow: play yellow, or any 4 to match the last card"


def test_sea_7_the_exception_a_card_of_the_last_cards_value():
    """It matches the last card of the trick, not any other, and in any suit."""
    game = Game(players=4).hands("Y4 R4", "Y5 Y9", "Y6 P5 R4 G5 B9", "Y7 P4 P6")
    game.play("Y4 Y5")
    assert game.legal() == ["Y6", "P5", "G5"]
    game.play("Y6")
    assert game.legal() == ["Y7", "P6"]


def test_sea_7_a_card_that_is_not_held():
    game = Game(players=3).hands("Y4", "Y5", "Y6")
    assert game.refusal(0, CARD["Y9"]) == ("SEA-7", "not_in_hand", {"card": "Y9"})
    assert GAME.own_actions(game.view(0), 0) == [CARD["Y4"]]
    assert GAME.own_actions(game.view(1), 0) == []
    assert GAME.action_text(CARD["G12"]) == "card G12"


def test_sea_7_a_card_of_the_second_word_is_held_as_well():
    """Red and green cards are asked for like all others; of the trick the last card's value can be matched."""
    table = Game(players=5).hands("Y9 B4", "Y5 B5", "R4 G6 Y6", "B6 P6", "B7 P7", trump="B")
    table.play("Y9 Y5")
    assert table.refusal(2, CARD["R4"])[1:] == ("must_follow", {"suit": "yellow", "match": 5})
    assert table.why(2, CARD["R5"]).code == "not_in_hand"


def test_sea_8_a_match_makes_its_suit_trump_at_once():
    game = Game(players=4).hands("Y6 P4", "Y8 P5", "B8 P6", "R8 P7", trump="Y")
    assert not any(event["event"] == "trump" for event in game.play("Y6 Y8"))
    assert game.play("B8") == [
        {"event": "play", "seat": 2, "card": "B8"},
        {"event": "trump", "suit": "B", "cause": "sea_change"},
    ]
    assert deck.SUIT_LETTERS[game.state.lead] == "Y"
    assert game.play("R8")[1]["suit"] == "R"


def test_sea_9_without_the_lead_suit_anything_may_be_played():
    game = Game(players=3).hands("Y4 P5", "P9 B6 B0", "Y9 B7", trump="B")
    game.play("Y4")
    assert game.legal() == ["P9", "B0", "B6"]


TRICKS = [
    (4, "Y", "Y4 Y10 P10 Y12", "P10", "P", 3),  # example 1
    (3, "Y", "B5 P8 B4", "B5", "Y", -4),  # example 2
    (3, "Y", "Y6 Y8 B8", "B8", "B", -8),  # example 3
    (4, "P", "B9 Y8 B4 Y4", "Y8", "Y", -3),  # example 4
    (4, "B", "G12 B7 B0 R0", "R0", "R", 1),  # example 5
    (8, "R", "R4 R2 G9 G11 P11 P15 R8 G0", "P15", "P", -1 + 1 + 1 + 1 + 1 - 4),  # example 6
    (3, "P", "Y4 Y9 Y12", "Y12", "P", 2),
    (3, "B", "Y12 B0 Y11", "B0", "B", 2),
    (3, "Y", "P4 B12 B11", "P4", "Y", 2),
]


@pytest.mark.parametrize(("players", "trump", "played", "takes", "ends", "points"), TRICKS)
def test_sea_10_the_highest_of_the_final_trump_takes_else_of_the_lead_suit(players, trump, played, takes, ends, points):
    order = played.split()
    spare = ("B10", "P7", "G7", "R7", "Y11", "B11", "Y7", "R11")  # so that the round goes on
    game = Game(players=players).hands(
        *(f"{name} {more}" for name, more in zip(order, spare, strict=False)), trump=trump
    )
    for seat, name in enumerate(order):  # what the others hold is not told in the examples
        game.state.hand[2 * seat : 2 * seat + 2] = [0, 0]
        game.state.hand[2 * seat + (CARD[name] >= 48)] = 1 << CARD[name] - 48 * (CARD[name] >= 48)
    found = game.play(played)
    told = only(found, "trick")
    taker = order.index(takes)
    assert told == {"event": "trick", "taker": taker, "card": takes, "cards": order}
    assert game.trump == ends
    assert game.state.gathered[taker] == points
    assert game.turn == taker


def test_sea_7_example_4_the_match_is_allowed_although_blue_is_held():
    game = Game(players=4).hands("B9 P4", "Y8 P5", "B4 P6", "Y4 B5", trump="P")
    game.play("B9 Y8 B4")
    assert game.legal() == ["Y4", "B5"]


def test_sea_10_no_other_suit_takes_however_high():
    """The lowest card of the lead suit, against the highest of one that is neither lead nor trump."""
    plain = Game(players=4).hands("Y4 P9", "B12 P4", "P11 B9", "Y5 B4", trump="R")
    found = plain.play("Y4 B12 P11 Y5")
    assert found[-1]["card"] == "Y5"
    alone = Game(players=3).hands("Y4 P9", "B12 P4", "P11 B9", trump="R")
    assert alone.play("Y4 B12 P11")[-1]["card"] == "Y4"
    lowest = Game(players=3).hands("Y0 P9", "B12 P4", "P11 B9", trump="R")
    assert lowest.play("Y0 B12 P11")[-1]["card"] == "Y0"


def test_sea_11_the_last_trick_and_the_number_of_cards_are_public():
    game = Game(players=3).hands("Y4 P5 B6", "Y5 P6 B7", "Y9 P7 B8")
    game.play("Y4 Y5 Y9 P7")
    view = game.view(-1)
    assert [NAME[card] for card in view.last[:3]] == ["Y4", "Y5", "Y9"]
    assert cards(*view.collected[4:6]) == ["Y4", "Y5", "Y9"]
    assert view.held[:3] == [2, 2, 1]
    assert view.hand[:6] == [-1] * 6
